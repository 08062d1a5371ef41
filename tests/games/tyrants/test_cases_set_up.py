"""Worked cases of chapter 2: the board, the market, starting troops and hands."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tyrants.at_table import AtTable, at, start, start_with
from warhall.games.tyrants import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError, PositionError
from warhall.kernel.words import Name


def white_troops(table: AtTable) -> tuple[int, int]:
    """How many white troops stand at sites and on routes."""
    view = table.view()
    return (
        sum(site.spaces.count("white") for site in view.sites),
        sum(route.spaces.count("white") for route in view.routes),
    )


def sites(table: AtTable) -> set[str]:
    return {site.id for site in table.view().sites}


def markers(table: AtTable) -> set[str]:
    return {site.id for site in table.view().sites if site.marker}


def starting_sites(table: AtTable) -> set[str]:
    return {site.id for site in table.view().sites if site.start}


@pytest.mark.case("TU-C08")
@pytest.mark.rule("TU-2.2", "TU-2.6", "TU-2.12")
def test_two_players_have_the_centre_only() -> None:
    table = start({"players": 2})
    assert len(sites(table)) == 15
    assert {site.section for site in table.view().sites} == {"centre"}
    assert white_troops(table) == (20, 5)
    assert markers(table) == {"menzoberranzan", "araumycos", "tsenviilyq"}
    assert starting_sites(table) == {"mantol_derith", "skullport", "eryndlyn", "ched_nasad"}
    assert "jhachalkhyn--gracklstugh" not in {route.id for route in table.view().routes}
    with pytest.raises(PositionError, match=r"jhachalkhyn--gracklstugh:0 is not in play \(TU-2\.5\)"):
        at("seats: {red: {troops: [jhachalkhyn--gracklstugh:0]}, blue: {}}")


@pytest.mark.case("TU-C09")
@pytest.mark.rule("TU-2.3")
def test_three_players_with_the_left_section() -> None:
    table = start({"players": 3, "section": "left"})
    assert len(sites(table)) == 21
    assert sum(white_troops(table)) == 32
    assert markers(table) == {"menzoberranzan", "araumycos", "tsenviilyq", "gauntlgrym", "chchitl"}
    assert starting_sites(table) == {"mantol_derith", "skullport", "eryndlyn", "ched_nasad", "jhachalkhyn"}
    assert not sites(table) & {"chaulssin", "phaerlin"}


@pytest.mark.case("TU-C10")
@pytest.mark.rule("TU-2.4", "TU-2.12", "TU-1.3")
def test_four_players_have_the_whole_board() -> None:
    table = start({"players": 4})
    assert len(sites(table)) == 26
    assert len(table.spaces) == 140
    assert sum(white_troops(table)) == 40
    assert len(markers(table)) == 7
    assert all(player.markers == [] for player in table.view().seats)
    assert len(starting_sites(table)) == 6


@pytest.mark.case("TU-C11")
@pytest.mark.rule("TU-2.19", "TU-2.20")
def test_a_starting_site_that_another_player_has_taken_is_refused() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0]}, blue: {}}
        white: start
        turn: {seat: blue, stage: set-up}
    """)
    reason = table.refusal("blue", "deploy eryndlyn:1")
    assert (reason.rule, reason.message, reason.args["site"]) == ("TU-2.20", "site-taken", Name("site", "eryndlyn"))
    assert reason.args["sites"] == tuple(Name("site", site) for site in ("mantol_derith", "ched_nasad", "skullport"))


@pytest.mark.case("TU-C12")
@pytest.mark.rule("TU-2.20")
def test_a_starting_troop_needs_a_space_without_a_white_troop() -> None:
    table = at("""
        seats: {red: {}, blue: {}}
        white: start
        turn: {stage: set-up}
    """)
    assert table.refused("red", "deploy skullport:0") == ("TU-2.20", "occupied")
    legal = [space for space in table.options("deploy") if space.startswith("skullport")]
    assert legal == ["skullport:2", "skullport:3", "skullport:4"]


@pytest.mark.case("TU-C13")
@pytest.mark.rule("TU-2.19")
def test_a_starting_troop_on_an_ordinary_site_is_refused() -> None:
    table = start_with(["red", "blue"])
    assert table.refused(table.asked[0], "deploy kanaglym:0") == ("TU-2.19", "not-starting-site")


@pytest.mark.case("TU-C14")
@pytest.mark.rule("TU-2.21", "TU-8.5", "TU-8.7")
def test_control_right_after_the_set_up() -> None:
    table = at("""
        seats: {red: {}, blue: {}}
        white: start
        turn: {stage: set-up}
    """)
    table.act("red", "deploy eryndlyn:0").act("blue", "deploy skullport:2")
    assert table.control("eryndlyn") == ("red", False)
    assert table.control("skullport") == (None, False)
    assert table.asked == ("red", "act")


@pytest.mark.case("TU-C15")
@pytest.mark.rule("TU-2.7", "TU-2.10", "TU-9.85")
def test_without_demons_there_are_no_outcasts() -> None:
    view = start({"half_decks": ["drow", "undead"]}).view()
    assert view.stacks["insane_outcast"] == 0
    assert view.market_deck == 74
    assert len([card for card in view.market if card is not None]) == 6
    assert start({"half_decks": ["drow", "demons"]}).view().stacks["insane_outcast"] == 30


@pytest.mark.case("TU-C16")
@pytest.mark.rule("TU-2.7")
def test_the_same_half_deck_twice_is_refused() -> None:
    with pytest.raises(OptionsError, match=r"TU-2\.7: two different half-decks are needed"):
        GAME.begin({"half_decks": ["drow", "drow"]}, SeededDice(1))


@pytest.mark.case("TU-C17")
@pytest.mark.rule("TU-2.17", "TU-2.18")
def test_starting_hands() -> None:
    table = start_with(["red", "blue", "orange"])
    for seat in ("red", "blue", "orange"):
        player = table.player(seat)
        assert (player.hand_count, player.deck_count) == (5, 5)
        assert Counter(table.hand(seat) + table.deck(seat)) == {"noble": 7, "soldier": 3}
        assert (player.discard, player.inner_circle, player.trophies) == ([], [], {})


@pytest.mark.case("TU-C98")
@pytest.mark.rule("TU-2.6", "TU-2.3")
def test_roads_over_the_dotted_line_with_the_right_section() -> None:
    table = start({"players": 3, "section": "right"})
    view = table.view()
    routes = {route.id: len(route.spaces) for route in view.routes}
    over_the_line = (
        "ched_nasad--ruins_of_dekanter",
        "ched_nasad--yathchol",
        "yathchol--halls_of_the_scoured_legion",
        "chaulssin--everfire",
        "llacerellyn--sszuraassnee",
    )
    assert [routes[road] for road in over_the_line] == [1, 1, 1, 1, 2]
    to_the_left = {
        "jhachalkhyn--gracklstugh",
        "buiyrandyn--labyrinth",
        "stoneshaft_clanhold--skullport",
        "chchitl--kanaglym",
        "mantol_derith--wormwrithings",
    }
    assert not to_the_left & set(routes)
    assert (len(view.sites), sum(len(site.spaces) for site in view.sites), sum(routes.values())) == (20, 69, 43)
    assert sum(white_troops(table)) == 33
