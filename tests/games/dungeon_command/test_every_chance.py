"""DC-D80, DC-D85: who is asked for a response, if only worthwhile ones count or every legal one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.dungeon_command.at_table import Field
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.chances import could_respond
from warhall.games.dungeon_command.state import CHANCES, DungeonCommand
from warhall.games.dungeon_command.threats import in_danger
from warhall.kernel import position
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError, PositionError

ARCHER = ("hc_elf_archer", "gold", (0, 0))
EMPTY: dict[str, dict[str, list[str]]] = {"gold": {"deck": []}, "silver": {"deck": []}}


def moved(*creatures: Any, chances: str, hand: str = "") -> Field:
    """Gold's archer goes a step, far from all the others; what silver could play is in its hand, or nowhere."""
    hands = {"silver": [hand]} if hand else {}
    f = Field([ARCHER, *creatures], hands=hands, seats=EMPTY, chances=chances)
    return f.act("gold activate hc_elf_archer#1", f"gold move {f.square(1, 0)}")


IDLE = [
    pytest.param(
        [("hc_dwarf_cleric", "silver", (9, 9))], "", "use hc_dwarf_cleric#1 healing_touch", id="nobody is hurt"
    ),
    pytest.param(
        [("sl_drow_blademaster", "silver", (9, 9)), ("sl_drow_house_guard", "silver", (9, 8))],
        "sl_riposte",
        "play sl_riposte sl_drow_blademaster#1",
        id="only an ally can be struck",
    ),
    pytest.param(
        [("sl_drow_house_guard", "silver", (9, 9), {"attached": ["silver sl_vial_of_poison"]})],
        "",
        "use sl_drow_house_guard#1 use_poison",
        id="no blade strikes",
    ),
]


@pytest.mark.rule("DC-10.2", "DC-10.14", "DC-18.10")
@pytest.mark.parametrize(("creatures", "hand", "response"), IDLE)
def test_an_idle_response_is_asked_for_only_by_those_who_want_every_chance(
    creatures: list[Any], hand: str, response: str
) -> None:
    assert moved(*creatures, chances="worthwhile", hand=hand).ask == "act"
    f = moved(*creatures, chances="every", hand=hand)
    assert (f.ask, f.asked()) == ("respond", "silver")
    assert response in f.options()
    f.act(f"silver {response}")
    assert any(isinstance(each.event, ev.OrderPlayed | ev.PowerUsed) for each in f.heard)


@pytest.mark.rule("DC-10.2", "DC-22.13")
def test_even_every_chance_asks_nobody_who_has_no_legal_response() -> None:
    lonely = ("sl_drow_blademaster", "silver", (9, 9))
    assert moved(lonely, chances="every", hand="sl_riposte").ask == "act"
    assert moved(lonely, chances="every", hand="sl_parry").ask == "act"


def test_the_chances_are_chosen_before_the_game_and_kept_in_positions() -> None:
    g = GAME.begin({"chances": "every"}, SeededDice(1))
    assert isinstance(g, DungeonCommand)
    again = position.read(GAME, position.write(g), SeededDice(1))
    assert isinstance(again, DungeonCommand)
    assert CHANCES[g.chances] == CHANCES[g.copy().chances] == CHANCES[again.chances] == "every"
    usual = GAME.begin({}, SeededDice(1))
    assert isinstance(usual, DungeonCommand)
    assert CHANCES[usual.chances] == "worthwhile"


def test_there_are_no_other_chances() -> None:
    with pytest.raises(OptionsError, match="chances: 'never' is not one of"):
        GAME.begin({"chances": "never"}, SeededDice(1))
    with pytest.raises(PositionError, match="chances"):
        Field([ARCHER], chances="never")


def played(seed: int, **options: Any) -> Iterator[DungeonCommand]:
    """A random game, at each of its questions."""
    pick = SeededDice(seed + 100)
    g = GAME.begin(options, SeededDice(seed))
    while (decision := g.decision) is not None and g.count < 400:
        assert isinstance(g, DungeonCommand)
        yield g
        g.apply(decision.seat, decision.options[pick.below(len(decision.options))])


@pytest.mark.rule("DC-10.2")
@pytest.mark.parametrize("chances", CHANCES)
@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 2), (3, 3)])
def test_who_is_asked_is_the_same_in_every_world_that_a_seat_can_imagine(seed: int, players: int, chances: str) -> None:
    for g in played(seed, players=players, chances=chances):
        if g.count % 7:
            continue
        asked = [could_respond(g, seat, in_danger(g)) for seat in range(players)]
        for viewer in (None, *range(players)):
            world = g.imagine(viewer, SeededDice(g.count))
            assert isinstance(world, DungeonCommand)
            assert [could_respond(world, seat, in_danger(world)) for seat in range(players)] == asked


@pytest.mark.rule("DC-10.2")
@pytest.mark.parametrize("chances", CHANCES)
def test_whoever_has_a_response_at_every_chance_is_asked(chances: str) -> None:
    """A seat is never left out for what its hand holds: if it could respond it is asked, and its options are legal."""
    questions = 0
    for g in played(5, chances=chances):
        decision = g.decision
        if decision is not None and decision.ask in ("respond", "chance"):
            questions += 1
            assert could_respond(g, decision.seat, in_danger(g))
            assert all(g.explain(decision.seat, code) is None for code in decision.options)
    assert questions
