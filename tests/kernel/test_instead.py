"""What is possible instead of a refused action."""

from __future__ import annotations

from tests.games.dnd_miniatures.at_table import Field
from tests.games.tyrants.at_table import at
from warhall.kernel.instead import instead
from warhall.kernel.narrator import Narrator
from warhall.kernel.state import State


def near(state: State, seat: int, notation: str, language: str = "en") -> list[str]:
    """What is told to be possible."""
    action = state.game.codec.parse(state, notation)
    assert state.explain(seat, action) is not None
    return [Narrator(state.game, language).sentence(each) for each in instead(state, seat, action)]


def test_another_attack_on_the_same_creature_comes_first() -> None:
    f = Field(
        [("elf_warlock", "azure", (2, 2)), ("hill_giant", "ember", (8, 2))],
        active="elf_warlock#1",
    )
    melee = next(line.id for line in f.g.game.tables.cards[f.g.kinds[0]].attacks if line.basic)
    assert near(f.g, 0, f"attack {melee} hill_giant#1")[0] == "Eldritch Blast: Hill Giant 1"


def test_few_cards_that_can_be_paid_for_are_named_and_a_crowd_of_spaces_is_not() -> None:
    table = at("""
        market: [kobold, blackguard, spellspinner]
        seats:
          red: {troops: [eryndlyn:0, ched_nasad:0, everfire:0]}
          blue: {}
        turn: {power: 1, influence: 2}
    """)
    assert near(table.state, table.number("red"), "recruit spellspinner")
    assert near(table.state, table.number("red"), "deploy skullport:2") == []
    assert instead(table.state, table.number("blue"), table.state.game.codec.parse(table.state, "end-turn")) == []
