"""What all have seen stays known, whatever is imagined about the rest (DG-1.19)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross
from tests.games.dungeoneer.test_cards_glory import hit
from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.view import imagine
from warhall.kernel.dice import SeededDice


def imagined(t: AtTable, seat: str, times: int = 12) -> list[AtTable]:
    """What a seat may think the table looks like."""
    return [AtTable(imagine(t.state, t.number(seat), SeededDice(dice))) for dice in range(times)]


@pytest.mark.rule("DG-11.18", "DG-1.19")
def test_a_monster_openly_taken_back_to_hand_stays_known() -> None:
    deck = "deck: [fd_rope, fd_parry, fd_rust, fd_thirst, fd_mirage, fd_harpy]"
    t = hit("fd_giant_antlion", "melee", 1, 1, ember="", more=deck).act("azure", "to-hand")
    assert t.view("ember").seats[0].known == ["fd_giant_antlion"]
    assert all(other.of("azure").hand == ["fd_giant_antlion"] for other in imagined(t, "ember"))
    t = cross(
        "hand: [fd_rope, fd_parry], known: [fd_rope]",
        turn="phase: ending, moved: true",
        more="deck: [fd_rust, fd_thirst, fd_mirage]",
    )
    hands = [other.of("azure").hand or [] for other in imagined(t, "ember")]
    assert all("fd_rope" in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1
    assert t.act("azure", "discard fd_rope").view("ember").seats[0].known == []


@pytest.mark.rule("DG-6.9", "DG-6.13")
def test_a_location_card_that_was_seen_and_buried_stays_at_the_bottom() -> None:
    t = cross(
        "",
        more="""
        locations: {surface: [fd_salt_lake, fd_sun_temple, fd_oracle_oasis, fd_trog_caves]}
        buried: {surface: 2}
        """,
    )
    decks = [other.written["locations"]["surface"] for other in imagined(t, "ember")]
    assert all(deck[2:] == ["fd_oracle_oasis", "fd_trog_caves"] for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 2


@pytest.mark.rule("DG-19.13", "DG-1.19")
def test_all_know_from_which_of_split_decks_the_cards_of_a_hand_came() -> None:
    text = """
        sets: [fd, tl]
        split: true
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate}
          ember: {hero: fd_barbarian, at: fd_caravan_gate, hand: [fd_rope, fd_parry]}
          jade: {hero: fd_arcanist, at: fd_caravan_gate, hand: [fd_rust, fd_thirst]}
        map: {fd_caravan_gate: "0:0"}
        deck: [fd_naphtha, fd_second_wind]
        peril_deck: [fd_mirage, fd_harpy]
        """
    tables = GAME.tables
    for other in imagined(at(text), "azure"):
        piles = [{tables.pile[card] for card in other.state.hands[seat]} for seat in (1, 2)]
        assert piles == [{0}, {1}]


@pytest.mark.rule("DG-6.9", "DG-6.13")
def test_a_buried_card_that_is_drawn_lies_at_the_bottom_no_more() -> None:
    t = cross("ap: 1", more="locations: {surface: [fd_salt_lake, fd_oracle_oasis]}\nburied: {surface: 2}")
    t.act("azure", "explore")
    assert t.state.buried[0] == 1
