"""Chapter 1: components, zones, and what everybody may see."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.tyrants.at_table import AtTable, at, start, start_with
from warhall.games.tyrants import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError, PositionError


@pytest.mark.rule("TU-1.1")
def test_two_three_or_four_may_play() -> None:
    assert [len(start({"players": players}).names) for players in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("TU-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_may_play(players: int) -> None:
    with pytest.raises(OptionsError):
        GAME.begin({"players": players}, SeededDice(1))


@pytest.mark.rule("TU-1.1")
def test_a_position_of_one_player_cannot_be() -> None:
    with pytest.raises(PositionError, match="2, 3 or 4 players, not 1"):
        at("seats: {red: {}}")


@pytest.mark.rule("TU-1.2")
def test_there_are_340_cards() -> None:
    copies = {card.id: card.copies for card in GAME.tables.printed.supply}
    assert copies == {"noble": 28, "soldier": 12, "house_guard": 15, "priestess_of_lolth": 15, "insane_outcast": 30}
    halves: Counter[str] = Counter()
    for card in GAME.tables.printed.cards:
        assert card.half_deck is not None
        halves[card.half_deck] += card.copies
    assert halves == dict.fromkeys(("drow", "dragons", "elementals", "demons", "aberrations", "undead"), 40)
    assert sum(copies.values()) + sum(halves.values()) == 340


@pytest.mark.rule("TU-1.3", "TU-2.16")
def test_every_colour_has_40_troops_and_5_spies() -> None:
    table = start({"players": 4})
    assert [(player.troops, player.spies) for player in table.view().seats] == [(40, 5)] * 4
    assert list(table.spaces.values()).count("white") == 40
    assert sum(site.marker for site in table.view().sites) == 7


@pytest.mark.rule("TU-1.4", "TU-2.16")
def test_each_house_has_a_colour_of_its_own() -> None:
    houses = {player.seat: player.house for player in start({"players": 4}).view().seats}
    assert houses == {"black": "baenre", "red": "barrison_delarmgo", "blue": "xorlarrin", "orange": "mizzrym"}


@pytest.mark.rule("TU-1.4")
def test_a_player_uses_only_pieces_of_the_own_colour() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0]}, blue: {troops: [skullport:2]}}
        turn: {power: 1}
    """)
    table.act("red", "deploy eryndlyn:1")
    assert table.at("eryndlyn:1") == "red"
    assert (table.player("red").troops, table.player("blue").troops) == (38, 39)
    with pytest.raises(PositionError, match="green"):
        at("seats: {red: {}, green: {}}")


@pytest.mark.rule("TU-1.5")
def test_a_card_goes_through_the_zones_of_its_owner() -> None:
    table = at("""
        seats: {red: {hand: [noble], deck: [soldier, kobold, wight, lich, ghost], inner_circle: [vampire]}, blue: {}}
    """)
    table.act("red", "play noble")
    assert (table.hand("red"), table.played) == ([], ["noble"])
    table.act("red", "end-turn")
    assert (table.played, table.player("red").discard) == ([], ["noble"])
    assert table.hand("red") == ["ghost", "kobold", "lich", "soldier", "wight"]
    assert table.player("red").inner_circle == ["vampire"]


@pytest.mark.rule("TU-1.5")
def test_the_deck_is_ordered_and_drawn_from_the_top() -> None:
    table = at("""
        seats: {red: {hand: [rath_modar], deck: [kobold, wight, lich]}, blue: {}}
    """)
    table.act("red", "play rath_modar")
    assert table.hand("red") == ["kobold", "wight"]
    assert table.deck("red") == ["lich"]


@pytest.mark.rule("TU-1.5", "TU-9.11", "TU-9.14")
def test_a_killed_troop_lies_in_the_trophy_hall_by_its_colour() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
        white: [eryndlyn:2]
        turn: {power: 6}
    """)
    table.act("red", "assassinate eryndlyn:1", "assassinate eryndlyn:2")
    assert table.player("red").trophies == {"blue": 1, "white": 1}


@pytest.mark.rule("TU-1.6")
def test_the_market_board_holds_deck_spaces_stacks_and_devoured_pile() -> None:
    view = start({"half_decks": ["demons", "undead"]}).view()
    assert (view.market_deck, len(view.market)) == (74, 6)
    assert view.stacks == {"house_guard": 15, "priestess_of_lolth": 15, "insane_outcast": 30}
    assert view.devoured == []


@pytest.mark.rule("TU-1.6", "TU-9.30")
def test_the_last_devoured_card_is_on_top_of_the_pile() -> None:
    table = at("""
        seats: {red: {hand: [cult_fanatic, white_wyrmling]}, blue: {}}
        market: [wight, lich]
        devoured: [kobold]
    """)
    table.act("red", "play cult_fanatic", "devour lich")
    assert table.view().devoured == ["lich", "kobold"]


@pytest.mark.rule("TU-1.7")
def test_at_most_one_troop_stands_on_a_space() -> None:
    with pytest.raises(PositionError, match=r"eryndlyn:0 holds a troop already.* \(TU-1\.7\)"):
        at("seats: {red: {troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:0]}}")


@pytest.mark.rule("TU-1.7")
def test_a_spy_takes_no_troop_space() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0]}, blue: {spies: [eryndlyn]}}
        turn: {power: 2}
    """)
    table.act("red", "deploy eryndlyn:1", "deploy eryndlyn:2")
    assert table.site("eryndlyn").spaces == ["red"] * 3
    assert table.site("eryndlyn").spies == ["blue"]


@pytest.mark.rule("TU-1.8")
def test_vp_never_run_out() -> None:
    table = at("""
        seats: {red: {vp: 136, barracks: 0}, blue: {vp: 136}}
        turn: {power: 1}
    """)
    table.act("red", "deploy-for-vp")
    assert table.player("red").vp == 137


@pytest.mark.rule("TU-1.9")
def test_what_is_nowhere_else_is_in_the_barracks() -> None:
    table = at("""
        seats:
          red: {troops: [eryndlyn:0, eryndlyn:1], spies: [araumycos], trophies: {red: 3}}
          blue: {trophies: {red: 4, blue: 1}}
    """)
    assert (table.player("red").troops, table.player("red").spies) == (31, 4)
    assert (table.player("blue").troops, table.player("blue").spies) == (39, 5)
    with pytest.raises(PositionError, match=r"more than 40 troops \(TU-1\.3\)"):
        at("seats: {red: {troops: [eryndlyn:0]}, blue: {trophies: {red: 40}}}")


def hidden() -> AtTable:
    return at("""
        seats:
          red: {hand: [wight, kobold], deck: [lich, ghost], discard: [noble], inner_circle: [vampire]}
          blue: {hand: [soldier, banshee], deck: [conjurer], vp: 3, trophies: {white: 1}}
        market: [advocate]
        market_deck: [neogi, imix]
        devoured: [orcus]
        turn: {played: [advance_scout]}
    """)


@pytest.mark.rule("TU-1.10")
def test_hands_are_seen_by_their_owners_only() -> None:
    table = hidden()
    red, blue = table.view("red").seats
    assert (red.hand, blue.hand) == (["wight", "kobold"], None)
    assert [player.hand for player in table.view(None).seats] == [None, None]
    assert [(player.hand_count, player.deck_count) for player in table.view(None).seats] == [(2, 2), (2, 1)]


@pytest.mark.rule("TU-1.10")
def test_the_order_of_decks_is_seen_by_nobody() -> None:
    seen = [msgspec.json.encode(hidden().view(seat)) for seat in ("red", "blue", None)]
    table = at("""
        seats:
          red: {hand: [wight, kobold], deck: [ghost, lich], discard: [noble], inner_circle: [vampire]}
          blue: {hand: [soldier, banshee], deck: [conjurer], vp: 3, trophies: {white: 1}}
        market: [advocate]
        market_deck: [imix, neogi]
        devoured: [orcus]
        turn: {played: [advance_scout]}
    """)
    assert [msgspec.json.encode(table.view(seat)) for seat in ("red", "blue", None)] == seen
    assert b"neogi" not in seen[2]


@pytest.mark.rule("TU-1.10")
def test_everything_else_is_public() -> None:
    view = hidden().view(None)
    red, blue = view.seats
    assert (red.discard, red.inner_circle, blue.trophies, blue.vp) == (["noble"], ["vampire"], {"white": 1}, 3)
    assert (view.market[0], view.market_deck) == ("advocate", 2)
    assert (view.devoured, view.played) == (["orcus"], ["advance_scout"])
    assert view.stacks["house_guard"] == 15


@pytest.mark.rule("TU-1.10")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    table = at("seats: {red: {hand: [rath_modar], deck: [kobold, wight, lich]}, blue: {}}")
    table.act("red", "play rath_modar")
    assert table.heard("red", "drew") == ["drew red kobold,wight"]
    for other in ("blue", None):
        assert table.heard(other, "drew", "drew-hidden") == ["drew-hidden red 2"]


@pytest.mark.rule("TU-1.4", "TU-2.16")
def test_houses_are_chosen_by_colour_or_name_and_each_only_once() -> None:
    assert start_with(["orange", "baenre"]).names == ("orange", "black")
    with pytest.raises(OptionsError, match=r"TU-2\.16: each player takes a different House"):
        start_with(["red", "barrison_delarmgo"])
