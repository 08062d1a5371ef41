"""Chapter 9: placing spies, and returning pieces."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at

ALL_OUT = "spies: [menzoberranzan, araumycos, kanaglym, eryndlyn, everfire]"


@pytest.mark.rule("TU-9.60")
def test_a_spy_is_placed_without_presence() -> None:
    table = at("seats: {red: {hand: [spy_master], troops: [eryndlyn:0]}, blue: {}}")
    table.act("red", "play spy_master", "spy blingdenstone")
    assert table.site("blingdenstone").spies == ["red"]
    assert table.player("red").spies == 4
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-9.61")
def test_several_players_may_have_a_spy_at_a_site() -> None:
    table = at(
        "section: left\nseats: {red: {hand: [spy_master]}, blue: {spies: [everfire]}, orange: {spies: [everfire]}}"
    )
    table.act("red", "play spy_master", "spy everfire")
    assert table.site("everfire").spies == ["red", "blue", "orange"]


@pytest.mark.rule("TU-9.62")
def test_while_a_spy_is_left_none_may_be_returned_first() -> None:
    table = at("seats: {red: {hand: [spy_master], spies: [araumycos, kanaglym, eryndlyn, everfire]}, blue: {}}")
    table.act("red", "play spy_master")
    assert table.asked == ("red", "spy")
    assert table.refused("red", "decline") == ("TU-6.4", "compulsory")
    assert not table.allowed("red", "return-spy kanaglym red")


@pytest.mark.rule("TU-9.63")
def test_a_spy_may_go_back_to_where_it_came_from() -> None:
    table = at(f"seats: {{red: {{hand: [infiltrator], {ALL_OUT}}}, blue: {{troops: [everfire:0]}}}}")
    table.act("red", "play infiltrator", "return-spy everfire red", "spy everfire")
    assert table.site("everfire").spies == ["red"]
    assert table.pool == (1, 0)


@pytest.mark.rule("TU-9.64")
@pytest.mark.parametrize(("card", "gain"), [("infiltrator", (1, 0)), ("green_wyrmling", (0, 2)), ("banshee", (3, 0))])
def test_without_a_placed_spy_there_is_no_that_site(card: str, gain: tuple[int, int]) -> None:
    position = f"seats: {{red: {{hand: [{card}], {ALL_OUT}}}, blue: {{troops: [everfire:0], spies: [everfire]}}}}"
    table = at(position).act("red", f"play {card}", "decline")
    assert (table.pool, table.asked) == ((0, 0), ("red", "act"))
    placed = at(position).act("red", f"play {card}", "return-spy everfire red", "spy everfire")
    assert placed.pool == gain


@pytest.mark.rule("TU-9.64", "TU-6.18")
def test_without_a_placed_spy_nothing_is_done_at_that_site() -> None:
    table = at(f"seats: {{red: {{hand: [yan_c_bin], {ALL_OUT}}}, blue: {{troops: [everfire:0]}}}}")
    table.act("red", "play yan_c_bin", "decline")
    assert table.asked == ("red", "act")
    assert table.at("everfire:0") == "blue"


@pytest.mark.rule("TU-9.65")
def test_two_spies_are_placed_one_after_another() -> None:
    table = at(
        "seats: {red: {hand: [masters_of_sorcere], spies: [araumycos, kanaglym, eryndlyn, skullport]}, blue: {}}"
    )
    table.act("red", "play masters_of_sorcere", "choose 1", "spy everfire")
    assert table.asked == ("red", "spy-again")
    table.act("red", "return-spy everfire red", "spy menzoberranzan")
    assert {site.id for site in table.view().sites if site.spies} == {
        "araumycos",
        "kanaglym",
        "eryndlyn",
        "skullport",
        "menzoberranzan",
    }
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-9.65", "TU-9.61")
def test_the_second_spy_cannot_join_the_first() -> None:
    table = at("seats: {red: {hand: [masters_of_sorcere]}, blue: {}}")
    table.act("red", "play masters_of_sorcere", "choose 1", "spy everfire")
    assert table.refused("red", "spy everfire") == ("TU-9.60", "spy-there")


@pytest.mark.rule("TU-9.90", "TU-9.94", "TU-9.96")
def test_another_players_piece_goes_to_its_owners_barracks() -> None:
    table = at("""
        section: left
        seats:
          red: {hand: [vampire_spawn], troops: [gracklstugh:0]}
          blue: {troops: [gracklstugh:1], spies: [gracklstugh]}
          orange: {troops: [gracklstugh:2, everfire:0]}
    """)
    table.act("red", "play vampire_spawn")
    offered = {"return-spy gracklstugh blue", "return-troop gracklstugh:1", "return-troop gracklstugh:2"}
    assert set(table.options()) == offered
    assert table.refused("red", "return-troop everfire:0") == ("TU-9.90", "no-presence")
    table.act("red", "return-troop gracklstugh:2")
    assert table.player("orange").troops == 39
    assert (table.player("red").trophies, table.score("red").trophies) == ({}, 0)
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-9.91", "TU-9.96")
def test_own_pieces_are_not_another_players() -> None:
    table = at("""
        seats: {red: {hand: [vampire_spawn], troops: [eryndlyn:0], spies: [eryndlyn]}, blue: {troops: [eryndlyn:1]}}
    """)
    table.act("red", "play vampire_spawn")
    assert table.refused("red", "return-troop eryndlyn:0") == ("TU-9.96", "own-troop")
    assert table.refused("red", "return-spy eryndlyn red") == ("TU-9.96", "enemy-spy-wanted")


@pytest.mark.rule("TU-9.96")
def test_without_a_piece_in_presence_the_return_is_skipped() -> None:
    table = at(
        "seats: {red: {hand: [vampire_spawn], troops: [eryndlyn:0]}, blue: {troops: [everfire:0], spies: [everfire]}}"
    )
    table.act("red", "play vampire_spawn")
    assert (table.pool, table.asked) == ((0, 1), ("red", "act"))


@pytest.mark.rule("TU-9.91")
def test_an_own_spy_is_returned_from_anywhere() -> None:
    table = at("seats: {red: {hand: [night_hag], troops: [eryndlyn:0], spies: [blingdenstone]}, blue: {}}")
    table.act("red", "play night_hag", "choose 2", "return-spy blingdenstone red")
    assert table.player("red").spies == 5


@pytest.mark.rule("TU-9.93", "TU-12.6")
def test_the_basic_action_returns_an_enemy_spy_in_presence_only() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0], spies: [eryndlyn]}, blue: {spies: [eryndlyn, everfire]}}
        turn: {power: 6}
    """)
    assert table.refused("red", "return-spy everfire blue") == ("TU-9.90", "no-presence-at")
    assert table.refused("red", "return-spy eryndlyn red") == ("TU-9.93", "enemy-spy-wanted")
    assert table.refused("red", "return-spy araumycos blue") == ("TU-9.93", "no-spy")
    table.act("red", "return-spy eryndlyn blue")
    assert (table.pool, table.player("blue").spies) == ((3, 0), 4)


@pytest.mark.rule("TU-9.97")
def test_intellect_devourer_takes_any_mix() -> None:
    table = at("""
        seats:
          red: {hand: [intellect_devourer], troops: [eryndlyn:0, everfire:0], spies: [blingdenstone]}
          blue: {troops: [eryndlyn:1, kanaglym:0], spies: [eryndlyn, kanaglym]}
        white: [eryndlyn:2]
    """)
    table.act("red", "play intellect_devourer", "choose 2")
    assert set(table.options()) == {
        "return-troop eryndlyn:0",
        "return-troop everfire:0",
        "return-troop eryndlyn:1",
        "return-spy blingdenstone red",
        "return-spy eryndlyn blue",
        "done",
    }
    assert table.left() == 2
    table.act("red", "return-troop everfire:0")
    assert table.left() == 1
    table.act("red", "return-spy eryndlyn blue")
    assert (table.player("blue").spies, table.player("red").troops) == (4, 39)
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-9.96", "TU-12.6")
def test_a_card_that_speaks_of_spies_returns_no_troop() -> None:
    table = at("""
        seats:
          red: {hand: [red_dragon], troops: [eryndlyn:0]}
          blue: {troops: [eryndlyn:1, eryndlyn:2], spies: [eryndlyn]}
    """)
    table.act("red", "play red_dragon", "supplant eryndlyn:1")
    assert table.refused("red", "return-troop eryndlyn:2") == ("TU-9.96", "only-spies")
    assert table.options() == ["return-spy eryndlyn blue"]


@pytest.mark.rule("TU-9.93")
def test_who_does_not_play_has_no_spy_to_return() -> None:
    table = at("seats: {red: {troops: [eryndlyn:0]}, blue: {spies: [eryndlyn]}}\nturn: {power: 3}")
    assert table.refused("red", "return-spy eryndlyn seat-3") == ("TU-9.93", "no-spy")


@pytest.mark.rule("TU-9.93", "TU-9.96")
def test_of_several_spies_at_one_site_each_may_be_returned() -> None:
    table = at("""
        seats: {red: {troops: [everfire:0]}, blue: {spies: [everfire]}, orange: {spies: [everfire]}}
        turn: {power: 3}
    """)
    assert table.options("return-spy") == ["everfire blue", "everfire orange"]


@pytest.mark.rule("TU-9.50", "TU-6.5")
def test_with_no_empty_space_on_the_board_no_troop_is_moved() -> None:
    blank = at("seats: {red: {troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}")
    white = [space for space, colour in blank.spaces.items() if colour is None]
    for left, asked in ((0, "act"), (1, "move")):
        table = at(f"""
            seats: {{red: {{hand: [cleric_of_laogzed], troops: [eryndlyn:0]}}, blue: {{troops: [eryndlyn:1]}}}}
            white: [{", ".join(white[left:])}]
        """)
        assert table.act("red", "play cleric_of_laogzed").asked == ("red", asked)


@pytest.mark.rule("TU-9.62", "TU-9.65")
def test_each_of_two_spies_may_be_one_that_was_returned_for_it() -> None:
    table = at("""
        seats:
          red: {hand: [masters_of_sorcere], spies: [everfire, skullport, eryndlyn, llacerellyn, kanaglym]}
          blue: {}
    """)
    table.act("red", "play masters_of_sorcere", "choose 1", "return-spy everfire red", "spy araumycos")
    assert table.asked == ("red", "spy-again")
    table.act("red", "return-spy skullport red", "spy labyrinth")
    assert sorted(table.written["seats"]["red"]["spies"]) == sorted(
        ["araumycos", "labyrinth", "eryndlyn", "llacerellyn", "kanaglym"]
    )
    assert table.asked == ("red", "act")
