"""Worked cases of chapter 8: control, total control and the markers."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at


@pytest.mark.case("TU-C01")
@pytest.mark.rule("TU-8.4", "TU-8.6", "TU-8.11")
def test_the_majority_at_araumycos_takes_the_marker() -> None:
    table = at("""
        seats:
          red: {hand: [kobold], troops: [araumycos:0]}
          black: {troops: [araumycos:2]}
        white: [araumycos:3]
    """)
    assert table.control("araumycos") == (None, False)
    table.act("red", "play kobold", "choose 1", "deploy araumycos:1")
    assert table.control("araumycos") == ("red", False)
    assert table.player("red").markers == ["araumycos"]
    assert table.events("marker-taken", "marker-flipped") == ["marker-taken red araumycos"]


@pytest.mark.case("TU-C02")
@pytest.mark.rule("TU-9.93", "TU-9.95", "TU-8.8", "TU-8.13")
def test_returning_a_spy_gives_total_control() -> None:
    table = at("""
        section: right
        seats:
          red: {troops: [phaerlin:0, phaerlin:1, phaerlin:2]}
          blue: {spies: [phaerlin]}
          orange: {}
        turn: {power: 3}
    """)
    assert table.control("phaerlin") == ("red", False)
    table.act("red", "return-spy phaerlin blue")
    assert table.pool == (0, 0)
    assert table.player("blue").spies == 5
    assert table.control("phaerlin") == ("red", True)
    assert table.events("marker-flipped") == ["marker-flipped red phaerlin yes"]
    assert table.player("red").vp == 0
    table.act("red", "end-turn")
    assert table.player("red").vp == 1


@pytest.mark.case("TU-C32")
@pytest.mark.rule("TU-8.5", "TU-8.12")
def test_a_tie_sends_the_marker_back() -> None:
    table = at("""
        seats:
          red: {troops: [tsenviilyq:0, tsenviilyq:1]}
          blue: {hand: [deathblade], spies: [tsenviilyq]}
        white: [tsenviilyq:2]
        turn: {seat: blue, power: 3}
    """)
    assert table.player("red").markers == ["tsenviilyq"]
    table.act("blue", "assassinate tsenviilyq:0")
    assert table.control("tsenviilyq") == (None, False)
    assert table.player("red").markers == []
    assert table.events("marker-returned") == ["marker-returned tsenviilyq"]


@pytest.mark.case("TU-C33")
@pytest.mark.rule("TU-8.11")
def test_a_marker_goes_from_player_to_player() -> None:
    table = at("""
        section: right
        seats:
          red: {troops: [sszuraassnee:0, sszuraassnee:1]}
          blue: {hand: [doppelganger], troops: [sszuraassnee:2]}
          orange: {}
        turn: {seat: blue}
    """)
    assert table.player("red").markers == ["sszuraassnee"]
    table.act("blue", "play doppelganger", "supplant sszuraassnee:0")
    assert table.control("sszuraassnee") == ("blue", False)
    assert table.player("red").markers == []
    assert table.player("blue").markers == ["sszuraassnee"]
    assert table.pool == (0, 1)


@pytest.mark.case("TU-C34")
@pytest.mark.rule("TU-8.16")
def test_a_marker_gives_influence_only_once_a_turn() -> None:
    table = at("""
        section: left
        seats:
          orange: {}
          red: {hand: [intellect_devourer, soldier], troops: [gauntlgrym:0, gauntlgrym:1]}
          blue: {}
        white: [gauntlgrym:2]
    """)
    table.act("orange", "end-turn")
    assert table.pool == (0, 1)
    table.act("red", "play intellect_devourer", "choose 2", "return-troop gauntlgrym:0", "done")
    assert table.control("gauntlgrym") == (None, False)
    table.act("red", "play soldier", "deploy gauntlgrym:0")
    assert table.player("red").markers == ["gauntlgrym"]
    assert table.pool == (0, 1)


@pytest.mark.case("TU-C35")
@pytest.mark.rule("TU-8.17", "TU-8.13")
def test_only_total_control_at_step_two_gives_vp() -> None:
    table = at("""
        seats:
          red:
            troops: [menzoberranzan:0, menzoberranzan:1, menzoberranzan:2,
                     menzoberranzan:3, menzoberranzan:4, menzoberranzan:5]
          blue: {hand: [spy_master]}
    """)
    assert table.player("red").vp == 0
    table.act("red", "end-turn")
    assert table.player("red").vp == 2
    table.act("blue", "play spy_master", "spy menzoberranzan")
    assert table.events("marker-flipped") == ["marker-flipped red menzoberranzan no"]
    assert table.control("menzoberranzan") == ("red", False)
    table.act("blue", "end-turn")
    assert table.pool == (0, 1)
    table.act("red", "end-turn")
    assert table.player("red").vp == 2


@pytest.mark.case("TU-C36")
@pytest.mark.rule("TU-8.8")
def test_an_own_spy_does_not_disturb_total_control() -> None:
    table = at("""
        seats:
          red: {troops: [araumycos:0, araumycos:1, araumycos:2, araumycos:3], spies: [araumycos]}
          blue: {}
    """)
    assert table.control("araumycos") == ("red", True)
    table.act("red", "end-turn")
    assert table.player("red").vp == 3


@pytest.mark.case("TU-C37")
@pytest.mark.rule("TU-8.18", "TU-8.11")
def test_a_marker_gained_in_another_players_turn_pays_later() -> None:
    table = at("""
        section: right
        seats:
          blue: {hand: [cleric_of_laogzed, intellect_devourer], troops: [phaerlin:0]}
          red: {troops: [phaerlin:1]}
          orange: {}
        white: [phaerlin:2]
    """)
    table.act("blue", "play cleric_of_laogzed", "move phaerlin:2", "to everfire:0")
    table.act("blue", "play intellect_devourer", "choose 2", "return-troop phaerlin:0")
    assert table.control("phaerlin") == ("red", False)
    assert table.player("red").markers == ["phaerlin"]
    assert table.pool == (0, 0)
    table.act("blue", "end-turn", "promote intellect_devourer")
    assert table.asked == ("red", "act")
    assert table.pool == (0, 1)


@pytest.mark.case("TU-C38")
@pytest.mark.rule("TU-8.7", "TU-11.6")
def test_where_white_has_the_majority_nobody_scores() -> None:
    table = at("""
        seats:
          red: {troops: [menzoberranzan:3, menzoberranzan:4]}
          blue: {troops: [menzoberranzan:5]}
        white: [menzoberranzan:0, menzoberranzan:1, menzoberranzan:2]
        ending: troops
    """)
    table.act("red", "end-turn").act("blue", "end-turn")
    assert table.over
    assert [table.score(seat).sites for seat in ("red", "blue")] == [0, 0]
