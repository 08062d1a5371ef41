"""`--plain` tells what a sighted player sees: walls between squares, whose a unit is, who has acted, what lies open."""

from __future__ import annotations

import pytest

from warhall.kernel import position as positions
from warhall.kernel.dice import SeededDice
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook
from warhall.kernel.state import State
from warhall.learn.school import school


def told(state: State) -> list[str]:
    """The position in English, as the seat that is asked hears it."""
    assert state.decision is not None
    return Narrator(state.game, "en").position(outlook(state, state.decision.seat))


@pytest.mark.parametrize(
    ("game", "position", "sentence"),
    [
        ("dungeon_command", "puzzle-4-friends", "level 3, speed "),
        ("fantasy_commander", "p6-who-first", "Legionnaires 1 (Empire of the Iron Nest): "),
        ("fantasy_commander", "p6-who-first", ", fatigue 0 of 2"),
        ("fantasy_commander", "8-battle", "fatigue 0 of 2; Brave, Charge."),
        ("dnd_miniatures", "puzzle_two_arrows", "Human Ranger 1 is active; move action used, attack action left."),
        ("dnd_miniatures", "puzzle_two_arrows", "10/15 HP, Speed 6"),
    ],
)
def test_a_position_is_told_with_what_a_sighted_player_sees(game: str, position: str, sentence: str) -> None:
    sentences = told(school(game).state(position, SeededDice(1)))
    assert any(sentence in each for each in sentences), sentences


def test_walls_between_squares_are_told() -> None:
    state = school("dungeon_command").game.begin(None, SeededDice(5))
    assert any(each.startswith("Thick walls between squares: h13/i13, ") for each in told(state))
    state = school("dnd_miniatures").game.begin(None, SeededDice(5))
    assert any(each.startswith("Walls between squares: l10/m10, ") for each in told(state))
    assert "Walls across the north-west half of: d3, x4, z7, v15, h16, j20." in told(state)


def test_lasting_effects_are_told_with_their_size() -> None:
    taught = school("dnd_miniatures")
    effect = "{what: ongoing, of: poison, n: 5, until: save, source: orc_raider.greataxe}"
    text = taught.position("puzzle_7").replace("{what: condition, of: Immobilized, until: save}", effect)
    state = positions.read(taught.game, text, SeededDice(1))
    assert any(each.startswith("Human Sellsword 1, ") and "5 ongoing damage" in each for each in told(state))
