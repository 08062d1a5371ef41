"""Chapter 2: set-up."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.tyrants.at_table import at, start, start_with
from warhall.games.tyrants import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.words import LANGUAGES

HALVES = ("drow", "dragons", "elementals", "demons", "aberrations", "undead")
FAR = "seats: {red: {hand: [%s], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}\nturn: {power: 3}"


@pytest.mark.rule("TU-2.1")
def test_the_board_has_three_sections() -> None:
    view = start({"players": 4}).view()
    assert view.sections == ["left", "centre", "right"]
    assert Counter(site.section for site in view.sites) == {"left": 6, "centre": 15, "right": 5}


@pytest.mark.rule("TU-2.2", "TU-2.3", "TU-2.4")
@pytest.mark.parametrize(
    ("options", "sites", "site_spaces", "route_spaces", "white", "markers", "starting"),
    [
        ({"players": 2}, 15, 50, 32, 25, 3, 4),
        ({"players": 3, "section": "left"}, 21, 68, 42, 32, 5, 5),
        ({"players": 3, "section": "right"}, 20, 69, 43, 33, 5, 5),
        ({"players": 4}, 26, 87, 53, 40, 7, 6),
    ],
)
def test_what_is_in_play(
    options: dict[str, object],
    sites: int,
    site_spaces: int,
    route_spaces: int,
    white: int,
    markers: int,
    starting: int,
) -> None:
    table = start(options)
    view = table.view()
    assert len(view.sites) == sites
    assert sum(len(site.spaces) for site in view.sites) == site_spaces
    assert sum(len(route.spaces) for route in view.routes) == route_spaces
    assert list(table.spaces.values()).count("white") == white
    assert sum(site.marker for site in view.sites) == markers
    assert sum(site.start for site in view.sites) == starting


@pytest.mark.rule("TU-2.3")
def test_only_three_players_choose_an_outer_section() -> None:
    sections = {tuple(start({"players": 3}, seed).view().sections) for seed in range(20)}
    assert sections == {("left", "centre"), ("centre", "right")}
    with pytest.raises(OptionsError, match=r"TU-2\.3: .* there are 'random'$"):
        GAME.begin({"players": 2, "section": "left"}, SeededDice(1))
    with pytest.raises(OptionsError, match="section: 'centre' is not one of 'random', 'left', 'right'"):
        GAME.begin({"players": 3, "section": "centre"}, SeededDice(1))


@pytest.mark.rule("TU-2.5", "TU-12.4")
def test_no_troop_is_deployed_outside_the_sections_in_play() -> None:
    table = at("seats: {red: {}, blue: {}}\nturn: {power: 1}")
    assert table.refused("red", "deploy chaulssin:0") == ("TU-2.5", "not-in-play")


@pytest.mark.rule("TU-2.5", "TU-12.5")
def test_no_spy_is_placed_outside_the_sections_in_play() -> None:
    table = at(FAR % "spy_master").act("red", "play spy_master")
    assert table.refused("red", "spy gauntlgrym") == ("TU-2.5", "not-in-play")


@pytest.mark.rule("TU-2.5", "TU-7.13")
def test_no_troop_is_moved_outside_the_sections_in_play() -> None:
    table = at(FAR % "cleric_of_laogzed").act("red", "play cleric_of_laogzed", "move eryndlyn:1")
    assert table.refused("red", "to chchitl:2") == ("TU-2.5", "not-in-play")


@pytest.mark.rule("TU-2.6", "TU-7.5")
def test_presence_does_not_cross_a_road_that_is_not_in_play() -> None:
    two = at("seats: {red: {troops: [gracklstugh:2]}, blue: {}}")
    assert "jhachalkhyn--gracklstugh:0" not in two.view("red").presence
    four = at("seats: {red: {troops: [gracklstugh:2]}, blue: {}, orange: {}, black: {}}")
    assert "jhachalkhyn--gracklstugh:0" in four.view("red").presence


@pytest.mark.rule("TU-2.7", "TU-2.11")
@pytest.mark.parametrize("pair", list(combinations(HALVES, 2)), ids="+".join)
def test_any_two_half_decks_make_the_market(pair: tuple[str, str]) -> None:
    table = start({"half_decks": list(pair)})
    view = table.view()
    assert (view.half_decks, view.market_deck) == (list(pair), 74)
    dealt = [card for card in view.market if card is not None] + GAME.write(table.state)["market_deck"]
    printed = {card.id: card.copies for card in GAME.tables.printed.cards if card.half_deck in pair}
    assert Counter(dealt) == printed


@pytest.mark.rule("TU-2.7")
@pytest.mark.parametrize("halves", [["drow"], ["drow", "dragons", "undead"], ["drow", "elves"]])
def test_one_three_or_unknown_half_decks_are_refused(halves: list[str]) -> None:
    with pytest.raises(OptionsError, match=r"half.deck"):
        GAME.begin({"half_decks": halves}, SeededDice(1))


@pytest.mark.rule("TU-2.7")
def test_the_market_deck_is_shuffled() -> None:
    assert start(seed=1).view().market != start(seed=2).view().market


@pytest.mark.rule("TU-2.8")
def test_a_first_game_has_drow_and_dragons() -> None:
    assert start().view().half_decks == ["drow", "dragons"]


@pytest.mark.rule("TU-2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_priestesses_and_guards_lie_in_two_stacks_of_fifteen(players: int) -> None:
    stacks = start({"players": players}).view().stacks
    assert (stacks["priestess_of_lolth"], stacks["house_guard"]) == (15, 15)


@pytest.mark.rule("TU-2.10")
@pytest.mark.parametrize(("halves", "outcasts"), [(["undead", "demons"], 30), (["undead", "aberrations"], 0)])
def test_outcasts_come_with_the_demons_only(halves: list[str], outcasts: int) -> None:
    assert start({"half_decks": halves}).view().stacks["insane_outcast"] == outcasts


@pytest.mark.rule("TU-2.10", "TU-9.83")
def test_an_absent_stack_of_outcasts_counts_as_empty() -> None:
    table = at("seats: {red: {hand: [ghoul]}, blue: {}}")
    table.act("red", "play ghoul")
    assert table.pool == (2, 0)
    assert table.player("blue").discard == []


@pytest.mark.rule("TU-2.12")
def test_white_troops_stand_where_the_board_marks_them() -> None:
    table = start({"players": 2})
    assert table.site("halls_of_the_scoured_legion").spaces == [None, "white"]
    assert table.site("menzoberranzan").spaces == ["white"] * 3 + [None] * 3
    routes = {route.id for route in table.view().routes if "white" in route.spaces}
    assert routes == {
        "araumycos--labyrinth",
        "mantol_derith--blingdenstone",
        "araumycos--chasmleap_bridge",
        "ched_nasad--araumycos",
        "araumycos--eryndlyn",
    }
    assert (table.at("araumycos--labyrinth:0"), table.at("araumycos--labyrinth:1")) == ("white", None)


@pytest.mark.rule("TU-2.13", "TU-2.14")
def test_nobody_starts_with_a_marker_or_vp() -> None:
    table = start({"players": 4})
    assert all((player.markers, player.vp) == ([], 0) for player in table.view().seats)
    assert all(site.controller is None for site in table.view().sites)


@pytest.mark.rule("TU-2.15")
def test_the_first_player_is_chosen_at_random() -> None:
    firsts = Counter(start_with(["red", "blue", "orange"], seed).view().first for seed in range(60))
    assert set(firsts) == {"red", "blue", "orange"}
    assert min(firsts.values()) > 8


@pytest.mark.rule("TU-2.15", "TU-5.2", "TU-5.1")
def test_the_first_player_keeps_the_token() -> None:
    table = at("first: blue\nseats: {red: {}, blue: {}}\nturn: {seat: blue}")
    for _ in range(3):
        table.act("blue", "end-turn").act("red", "end-turn")
        assert table.view().first == "blue"
    assert table.view().round == 4


@pytest.mark.rule("TU-2.17")
def test_starting_decks_are_shuffled() -> None:
    decks = {tuple(start_with(["red", "blue"], seed).deck("red")) for seed in range(10)}
    assert len(decks) > 1


@pytest.mark.rule("TU-2.18", "TU-2.19")
def test_hands_are_drawn_before_the_first_starting_troop() -> None:
    table = start_with(["red", "blue"])
    assert table.asked[1] == "start"
    assert [player.hand_count for player in table.view().seats] == [5, 5]


@pytest.mark.rule("TU-2.19")
def test_starting_troops_are_placed_clockwise_from_the_first_player() -> None:
    table = at("""
        first: blue
        seats: {red: {}, blue: {}, orange: {}}
        section: left
        white: start
        turn: {seat: blue, stage: set-up}
    """)
    asked = []
    for site in ("eryndlyn:0", "ched_nasad:0", "jhachalkhyn:0"):
        asked.append(table.asked)
        table.act(table.asked[0], f"deploy {site}")
    assert asked == [("blue", "start"), ("orange", "start"), ("red", "start")]
    assert table.asked == ("blue", "act")


@pytest.mark.rule("TU-2.19")
def test_every_empty_space_of_every_free_starting_site_is_offered() -> None:
    table = at("seats: {red: {}, blue: {}}\nwhite: start\nturn: {stage: set-up}")
    offered = Counter(space.split(":")[0] for space in table.options("deploy"))
    assert offered == {"mantol_derith": 3, "ched_nasad": 4, "skullport": 3, "eryndlyn": 3}
    assert table.options() == [f"deploy {space}" for space in table.options("deploy")]
    table.act("red", "deploy skullport:2")
    assert Counter(space.split(":")[0] for space in table.options("deploy")) == {
        "mantol_derith": 3,
        "ched_nasad": 4,
        "eryndlyn": 3,
    }


@pytest.mark.rule("TU-2.19")
def test_before_the_starting_troop_nothing_else_can_be_done() -> None:
    table = at("seats: {red: {hand: [noble]}, blue: {}}\nturn: {stage: set-up}")
    for action in ("play noble", "end-turn", "recruit house_guard"):
        assert table.refused("red", action) == ("TU-2.19", "place-first")


@pytest.mark.rule("TU-2.21")
def test_after_the_set_up_everybody_has_39_troops_and_5_spies() -> None:
    table = start_with(["red", "blue"])
    for site in ("eryndlyn:0", "ched_nasad:1"):
        table.act(table.asked[0], f"deploy {site}")
    assert [(player.troops, player.spies) for player in table.view().seats] == [(39, 5), (39, 5)]
    assert {table.control("eryndlyn")[0], table.control("ched_nasad")[0]} == {"red", "blue"}


@pytest.mark.rule("TU-2.22")
def test_every_half_deck_has_a_character_in_every_language() -> None:
    characters = {half.id: half.character.said() for half in GAME.tables.printed.half_decks}
    assert tuple(characters) == HALVES
    for said in characters.values():
        assert all(said[language] for language in LANGUAGES)
    assert "Focus" in characters["elementals"]["en"]
    assert "Outcasts" in characters["demons"]["en"]


@pytest.mark.rule("TU-2.19")
def test_only_spaces_of_starting_sites_are_offered_on_the_whole_board() -> None:
    table = at("seats: {red: {}, blue: {}, orange: {}, black: {}}\nturn: {stage: set-up}")
    assert table.at("gauntlgrym:0") is None
    assert "gauntlgrym:0" not in table.options("deploy")


@pytest.mark.rule("TU-2.19", "TU-6.20")
def test_a_new_game_begins_with_nothing_played() -> None:
    assert start_with(["red", "blue"], seed=2).written["turn"].keys() <= {"seat", "stage"}


@pytest.mark.rule("TU-2.12", "TU-2.19")
def test_a_new_game_offers_no_starting_space_under_a_white_troop() -> None:
    table = start_with(["red", "blue"])
    assert Counter(space.split(":")[0] for space in table.options("deploy")) == {
        "mantol_derith": 3,
        "ched_nasad": 4,
        "skullport": 3,
        "eryndlyn": 3,
    }


@pytest.mark.rule("TU-2.16")
def test_houses_that_nobody_chose_are_drawn() -> None:
    assert len({start({"players": 2}, seed=seed).names for seed in range(6)}) > 1


@pytest.mark.rule("TU-2.16")
def test_nobody_is_dealt_a_house_that_another_has_chosen() -> None:
    for seed in range(12):
        names = start({"players": 4, "houses": ["random", "blue"]}, seed=seed).names
        assert (len(set(names)), names[1]) == (4, "blue")


@pytest.mark.rule("TU-2.19", "TU-12.1")
def test_whoever_places_a_starting_troop_is_the_active_player() -> None:
    table = at("first: blue\nseats: {red: {}, blue: {}}\nwhite: start\nturn: {seat: blue, stage: set-up}")
    assert table.view().active == "blue"
    table.act("blue", "deploy skullport:2")
    assert (table.view().active, table.asked) == ("red", ("red", "start"))
