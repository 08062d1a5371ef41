"""Worked cases of chapter 9 on the board: assassinate, deploy, move, place a spy, return, supplant."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at


@pytest.mark.case("TU-C03")
@pytest.mark.rule("TU-9.100", "TU-9.102")
def test_supplant_takes_a_trophy_and_deploys_in_its_place() -> None:
    table = at("""
        seats:
          black: {hand: [doppelganger], troops: [eryndlyn:0], barracks: 30}
          red: {troops: [eryndlyn:1]}
    """)
    barracks = table.player("red").troops
    table.act("black", "play doppelganger", "supplant eryndlyn:1")
    assert table.player("black").trophies == {"red": 1}
    assert table.at("eryndlyn:1") == "black"
    assert table.player("black").troops == 29
    assert table.player("red").troops == barracks


@pytest.mark.case("TU-C39")
@pytest.mark.rule("TU-9.12", "TU-12.3")
def test_an_own_troop_cannot_be_assassinated() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0, eryndlyn:1]}, blue: {}}
        turn: {power: 3}
    """)
    assert table.refused("red", "assassinate eryndlyn:1") == ("TU-9.12", "own-troop")
    assert table.options("assassinate") == []


@pytest.mark.case("TU-C40")
@pytest.mark.rule("TU-9.10", "TU-7.13")
def test_supplant_anywhere_needs_no_presence() -> None:
    table = at("""
        seats: {red: {hand: [master_of_melee_magthere], troops: [eryndlyn:0]}, blue: {}}
        white: start
    """)
    assert "mantol_derith--blingdenstone:0" not in table.view("red").presence
    table.act("red", "play master_of_melee_magthere", "choose 2", "supplant mantol_derith--blingdenstone:0")
    assert table.player("red").trophies == {"white": 1}
    assert table.at("mantol_derith--blingdenstone:0") == "red"


@pytest.mark.case("TU-C41")
@pytest.mark.rule("TU-9.23", "TU-5.4")
def test_deploying_without_troops_gives_vp() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0], barracks: 0}, blue: {}}
        turn: {power: 3}
    """)
    table.act("red", "deploy-for-vp", "deploy-for-vp", "deploy-for-vp")
    assert table.player("red").vp == 3
    assert table.pool == (0, 0)
    assert table.site("eryndlyn").spaces == ["red", None, None]


@pytest.mark.case("TU-C42")
@pytest.mark.rule("TU-9.25", "TU-11.1")
def test_barracks_that_run_out_in_the_middle_give_vp() -> None:
    table = at("""
        seats: {red: {hand: [mercenary_squad], troops: [eryndlyn:0], barracks: 1}, blue: {}}
    """)
    table.act("red", "play mercenary_squad", "deploy eryndlyn:1")
    assert table.view().ending == "troops"
    assert table.player("red").vp == 2
    assert table.site("eryndlyn").spaces == ["red", "red", None]
    assert table.asked == ("red", "act")


@pytest.mark.case("TU-C43")
@pytest.mark.rule("TU-9.103")
def test_supplant_with_empty_barracks_leaves_the_space_empty() -> None:
    table = at("""
        seats:
          red: {hand: [doppelganger], troops: [eryndlyn:0], barracks: 0}
          blue: {troops: [eryndlyn:1]}
    """)
    table.act("red", "play doppelganger", "supplant eryndlyn:1")
    assert table.player("red").trophies == {"blue": 1}
    assert table.at("eryndlyn:1") is None
    assert table.player("red").vp == 1


@pytest.mark.case("TU-C44")
@pytest.mark.rule("TU-9.27", "TU-12.4")
def test_deploying_on_a_white_troop_is_refused() -> None:
    table = at("""
        seats: {red: {troops: [gracklstugh:2]}, blue: {}}
        white: start
        turn: {power: 1}
    """)
    assert table.refused("red", "deploy gracklstugh:0") == ("TU-9.27", "occupied")
    assert table.allowed("red", "deploy gracklstugh:3")


@pytest.mark.case("TU-C45")
@pytest.mark.rule("TU-9.60", "TU-9.61", "TU-12.5")
def test_a_second_own_spy_at_a_site_is_refused() -> None:
    table = at("""
        seats:
          red: {hand: [spy_master], spies: [menzoberranzan]}
          blue: {spies: [menzoberranzan, araumycos]}
    """)
    table.act("red", "play spy_master")
    assert table.refused("red", "spy menzoberranzan") == ("TU-9.60", "spy-there")
    every = {site.id for site in table.view().sites}
    assert set(table.options("spy")) == every - {"menzoberranzan"}
    table.act("red", "spy araumycos")
    assert table.site("araumycos").spies == ["red", "blue"]


@pytest.mark.case("TU-C46")
@pytest.mark.rule("TU-9.62", "TU-9.63")
def test_with_all_spies_on_the_board_one_may_be_returned_first() -> None:
    position = """
        seats:
          red: {hand: [spy_master], spies: [menzoberranzan, araumycos, kanaglym, eryndlyn, everfire]}
          blue: {}
    """
    table = at(position)
    before = [site.id for site in table.view().sites if site.spies]
    table.act("red", "play spy_master", "decline")
    assert [site.id for site in table.view().sites if site.spies] == before
    assert table.asked == ("red", "act")
    table = at(position)
    table.act("red", "play spy_master", "return-spy kanaglym red")
    assert table.allowed("red", "spy kanaglym")
    assert table.refused("red", "spy araumycos") == ("TU-9.60", "spy-there")
    table.act("red", "spy skullport")
    assert table.site("skullport").spies == ["red"]
    assert table.site("kanaglym").spies == []


@pytest.mark.case("TU-C47")
@pytest.mark.rule("TU-9.92", "TU-12.6")
def test_white_troops_cannot_be_returned() -> None:
    table = at("""
        seats: {red: {hand: [chosen_of_lolth], troops: [gracklstugh:2]}, blue: {troops: [everfire:0]}}
        white: [gracklstugh:0, gracklstugh:1]
    """)
    table.act("red", "play chosen_of_lolth")
    assert table.asked == ("red", "act")
    assert table.site("gracklstugh").spaces == ["white", "white", "red", None]
    assert table.view().waiting == ["chosen_of_lolth"]
    beside_blue = at("""
        seats: {red: {hand: [chosen_of_lolth], troops: [gracklstugh:2]}, blue: {troops: [gracklstugh:3]}}
        white: [gracklstugh:0]
    """)
    beside_blue.act("red", "play chosen_of_lolth")
    assert beside_blue.refused("red", "return-troop gracklstugh:0") == ("TU-9.92", "white-troop")


@pytest.mark.case("TU-C48")
@pytest.mark.rule("TU-9.93", "TU-12.6")
def test_the_basic_action_returns_spies_only() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
        turn: {power: 3}
    """)
    assert table.refused("red", "return-troop eryndlyn:1") == ("TU-9.93", "only-spies")


@pytest.mark.case("TU-C49")
@pytest.mark.rule("TU-9.90", "TU-9.91")
def test_intellect_devourer_returns_own_and_enemy_pieces() -> None:
    table = at("""
        seats:
          red: {hand: [intellect_devourer], troops: [eryndlyn:0], spies: [menzoberranzan]}
          blue: {troops: [eryndlyn:1]}
    """)
    barracks = table.player("blue").troops
    table.act("red", "play intellect_devourer", "choose 2", "return-spy menzoberranzan red", "return-troop eryndlyn:1")
    assert table.player("red").spies == 5
    assert table.player("blue").troops == barracks + 1
    assert table.player("red").trophies == {}
    assert table.asked == ("red", "act")


@pytest.mark.case("TU-C50")
@pytest.mark.rule("TU-9.50", "TU-9.52")
def test_an_enemy_troop_is_moved_where_the_mover_has_no_presence() -> None:
    table = at("""
        seats:
          red: {hand: [cleric_of_laogzed], troops: [eryndlyn:0]}
          blue: {troops: [eryndlyn:1]}
    """)
    assert table.control("eryndlyn") == (None, False)
    table.act("red", "play cleric_of_laogzed", "move eryndlyn:1", "to kanaglym:1")
    assert table.at("kanaglym:1") == "blue"
    assert table.control("eryndlyn") == ("red", False)
    assert table.control("kanaglym") == ("blue", False)


@pytest.mark.case("TU-C51")
@pytest.mark.rule("TU-6.6", "TU-9.50")
def test_council_member_may_move_fewer() -> None:
    table = at("""
        seats: {red: {hand: [council_member], troops: [gracklstugh:2]}, blue: {}}
        white: [gracklstugh:0, gracklstugh:1]
    """)
    table.act("red", "play council_member", "move gracklstugh:0", "to everfire:0", "done")
    assert table.at("everfire:0") == "white"
    assert table.at("gracklstugh:1") == "white"
    assert table.view().waiting == ["council_member"]
    assert table.asked == ("red", "act")
