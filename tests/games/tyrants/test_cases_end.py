"""Worked cases of chapter 11: the last round and the score."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at
from warhall.games.tyrants.score import Sheet


@pytest.mark.case("TU-C86")
@pytest.mark.rule("TU-11.1", "TU-11.3", "TU-11.4")
def test_the_round_of_the_last_troop_is_played_to_its_end() -> None:
    table = at("""
        seats:
          red: {troops: [skullport:2]}
          blue: {troops: [eryndlyn:0], barracks: 1}
          orange: {troops: [chaulssin:0]}
          black: {troops: [ched_nasad:0]}
        turn: {seat: blue, power: 1}
    """)
    table.act("blue", "deploy eryndlyn:1", "end-turn")
    assert table.asked == ("orange", "act")
    table.act("orange", "end-turn")
    assert table.asked == ("black", "act")
    table.act("black", "end-turn")
    assert table.over
    assert table.refused("red", "end-turn") == ("TU-11.12", "game-over")


@pytest.mark.case("TU-C87")
@pytest.mark.rule("TU-11.4")
def test_when_the_last_player_triggers_the_end_it_comes_after_that_turn() -> None:
    table = at("""
        seats:
          red: {}
          blue: {troops: [araumycos:0, araumycos:1, araumycos:2], barracks: 1}
        turn: {seat: blue, power: 1}
    """)
    table.act("blue", "deploy araumycos:3")
    assert table.asked == ("blue", "act")
    table.act("blue", "end-turn")
    assert table.over
    assert table.player("blue").vp == 3


@pytest.mark.case("TU-C88")
@pytest.mark.rule("TU-11.3")
def test_the_trigger_cannot_be_undone() -> None:
    table = at("""
        section: left
        seats:
          red: {}
          blue: {troops: [eryndlyn:0], barracks: 1}
          orange: {hand: [intellect_devourer], troops: [eryndlyn:2]}
        turn: {seat: blue, power: 1}
    """)
    table.act("blue", "deploy eryndlyn:1", "end-turn")
    table.act("orange", "play intellect_devourer", "choose 2", "return-troop eryndlyn:0", "return-troop eryndlyn:1")
    assert table.player("blue").troops == 2
    table.act("orange", "end-turn")
    assert table.over


@pytest.mark.case("TU-C89")
@pytest.mark.rule("TU-11.6", "TU-11.7", "TU-11.8", "TU-11.9", "TU-11.10", "TU-11.11")
def test_full_scoring() -> None:
    table = at("""
        half_decks: [demons, drow]
        seats:
          blue: {}
          red:
            troops: [araumycos:0, araumycos:1, araumycos:2, araumycos:3, kanaglym:0]
            trophies: {white: 4, blue: 3}
            hand: [noble, house_guard]
            deck: [noble, noble, insane_outcast]
            discard: [noble, noble, house_guard]
            inner_circle: [bounty_hunter, noble]
            vp: 8
        ending: troops
        turn: {seat: red}
    """)
    table.act("red", "end-turn")
    assert table.over
    assert table.score("red") == Sheet(sites=6, total_control=2, trophies=7, deck=1, inner_circle=5, tokens=11)
    assert table.score("red").total == 32
    assert table.winners == ["red"]


@pytest.mark.case("TU-C90")
@pytest.mark.rule("TU-11.12")
def test_players_with_the_same_highest_score_share_the_victory() -> None:
    table = at("""
        section: left
        seats: {red: {vp: 61}, blue: {vp: 61}, orange: {vp: 40}}
        ending: market
        turn: {seat: orange}
    """)
    table.act("orange", "end-turn")
    assert table.winners == ["red", "blue"]
