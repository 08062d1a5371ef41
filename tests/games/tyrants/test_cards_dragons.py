"""The 20 cards of the Dragons half-deck: what each one does, and what it does when it cannot."""

from __future__ import annotations

import pytest

from tests.games.tyrants.card_table import facing, holding

KILLED = {"white -eryndlyn:1", "red trophies +white"}
TWO_STEPS = ("deploy eryndlyn:1", "deploy eryndlyn:2")
TWO_TROOPS = {"red troops +eryndlyn:1", "red troops +eryndlyn:2"}
REPLACED = {"market -kobold", "devoured +kobold", "market_deck -red_dragon", "market +red_dragon"}
SPY_BACK = {"red spies -araumycos"}


@pytest.mark.card("kobold")
def test_kobold_deploys_a_troop_or_assassinates_a_white_one() -> None:
    assert holding("kobold").plays("kobold", "choose 1", "deploy eryndlyn:1") == {"red troops +eryndlyn:1"}
    red = facing("eryndlyn:2", "kobold", white="eryndlyn:1 skullport:0")
    assert red.asks("kobold", "choose 2") == {"assassinate eryndlyn:1"}
    assert red.changes("assassinate eryndlyn:1") == KILLED
    assert holding("kobold", barracks=0).plays("kobold", "choose 1") == {"red vp +1"}
    assert facing("eryndlyn:2", "kobold").plays("kobold", "choose 2") == set()


@pytest.mark.card("white_wyrmling")
@pytest.mark.rule("TU-9.30", "TU-9.31", "TU-9.34")
def test_white_wyrmling_deploys_two_troops_and_may_devour_a_market_card() -> None:
    red = holding("white_wyrmling noble", market="kobold wight", market_deck="red_dragon spy_master")
    assert red.asks("white_wyrmling", *TWO_STEPS) == {"devour kobold", "devour wight", "decline"}
    assert red.changes("devour kobold") == TWO_TROOPS | REPLACED
    declined = holding("white_wyrmling", market="kobold")
    assert declined.plays("white_wyrmling", *TWO_STEPS, "decline") == TWO_TROOPS
    assert holding("white_wyrmling", barracks=0).plays("white_wyrmling") == {"red vp +2"}


@pytest.mark.card("black_wyrmling")
@pytest.mark.rule("TU-6.5")
def test_black_wyrmling_gives_one_influence_and_assassinates_a_white_troop() -> None:
    red = facing("eryndlyn:2", "black_wyrmling", white="eryndlyn:1 eryndlyn--kanaglym:0 skullport:0")
    assert red.asks("black_wyrmling") == {"assassinate eryndlyn:1", "assassinate eryndlyn--kanaglym:0"}
    assert red.pool == (0, 1)
    assert red.changes("assassinate eryndlyn:1") == {"influence +1", *KILLED}
    assert facing("eryndlyn:2", "black_wyrmling").plays("black_wyrmling") == {"influence +1"}


@pytest.mark.card("white_dragon")
@pytest.mark.rule("TU-6.17", "TU-10.42", "TU-10.43")
def test_white_dragon_deploys_three_troops_and_then_gains_a_vp_for_every_two_sites_controlled() -> None:
    way = ("deploy eryndlyn--kanaglym:0", "deploy eryndlyn--kanaglym:1", "deploy kanaglym:0")
    troops = {"red troops +eryndlyn--kanaglym:0", "red troops +eryndlyn--kanaglym:1", "red troops +kanaglym:0"}
    assert holding("white_dragon").plays("white_dragon", *way) == troops | {"red vp +1"}
    five_sites = holding("white_dragon", "eryndlyn:0 everfire:0 ched_nasad:0 skullport:2")
    assert five_sites.plays("white_dragon", *way) == troops | {"red vp +2"}
    one_site = holding("white_dragon")
    assert one_site.plays("white_dragon", *TWO_STEPS, "deploy araumycos--eryndlyn:0") == {
        *TWO_TROOPS,
        "red troops +araumycos--eryndlyn:0",
    }
    assert holding("white_dragon", "eryndlyn:0 everfire:0", barracks=0).plays("white_dragon") == {"red vp +4"}


@pytest.mark.card("black_dragon")
@pytest.mark.rule("TU-10.42", "TU-7.13", "TU-9.14")
def test_black_dragon_supplants_a_white_troop_anywhere_and_then_gains_a_vp_for_every_three_white_trophies() -> None:
    red = facing("eryndlyn:1", "black_dragon", white="skullport:0 everfire:0", trophies={"white": 5, "blue": 3})
    assert red.asks("black_dragon") == {"supplant skullport:0", "supplant everfire:0"}
    assert red.changes("supplant skullport:0") == {
        "white -skullport:0",
        "red troops +skullport:0",
        "red trophies +white",
        "red vp +2",
    }
    assert holding("black_dragon", trophies={"white": 3}).plays("black_dragon") == {"red vp +1"}
    assert holding("black_dragon", trophies={"white": 2, "blue": 9}).plays("black_dragon") == set()


@pytest.mark.card("dragon_cultist")
def test_dragon_cultist_gives_two_power_or_two_influence() -> None:
    red = holding("dragon_cultist")
    assert red.asks("dragon_cultist") == {"choose 1", "choose 2"}
    assert red.changes("choose 1") == {"power +2"}
    assert holding("dragon_cultist").plays("dragon_cultist", "choose 2") == {"influence +2"}


@pytest.mark.card("dragonclaw")
@pytest.mark.rule("TU-9.2", "TU-6.17")
def test_dragonclaw_assassinates_a_troop_and_then_gives_two_power_for_five_player_trophies() -> None:
    red = facing("eryndlyn:2", "dragonclaw", white="eryndlyn:1 skullport:0", trophies={"blue": 4, "white": 9})
    assert red.asks("dragonclaw") == {"assassinate eryndlyn:1", "assassinate eryndlyn:2"}
    assert red.changes("assassinate eryndlyn:2") == {"blue troops -eryndlyn:2", "red trophies +blue", "power +2"}
    white = holding("dragonclaw", white="eryndlyn:1", trophies={"blue": 4})
    assert white.plays("dragonclaw", "assassinate eryndlyn:1") == KILLED
    assert holding("dragonclaw", trophies={"blue": 5}).plays("dragonclaw") == {"power +2"}
    assert holding("dragonclaw").plays("dragonclaw") == set()


@pytest.mark.card("red_wyrmling")
def test_red_wyrmling_gives_two_power_and_two_influence() -> None:
    assert holding("red_wyrmling").plays("red_wyrmling") == {"power +2", "influence +2"}


@pytest.mark.card("severin_silrajin")
def test_severin_silrajin_gives_five_power() -> None:
    assert holding("severin_silrajin").plays("severin_silrajin") == {"power +5"}


@pytest.mark.card("red_dragon")
@pytest.mark.rule("TU-10.42", "TU-10.43", "TU-8.8")
def test_red_dragon_supplants_a_troop_returns_a_spy_and_gains_a_vp_for_each_site_under_total_control() -> None:
    blue = {"blue": {"troops": "eryndlyn:2 araumycos--eryndlyn:0 everfire:0", "spies": "eryndlyn skullport"}}
    red = holding("red_dragon", "eryndlyn:0 eryndlyn:1 llacerellyn:0 llacerellyn:1", blue, spies="araumycos")
    assert red.asks("red_dragon") == {"supplant eryndlyn:2", "supplant araumycos--eryndlyn:0"}
    assert red.asks_next("supplant eryndlyn:2") == {"return-spy eryndlyn blue"}
    assert red.changes("return-spy eryndlyn blue") == {
        "blue troops -eryndlyn:2",
        "red troops +eryndlyn:2",
        "red trophies +blue",
        "blue spies -eryndlyn",
        "red vp +2",
    }
    assert holding("red_dragon").plays("red_dragon") == set()
    assert holding("red_dragon", "llacerellyn:0 llacerellyn:1").plays("red_dragon") == {"red vp +1"}


@pytest.mark.card("watcher_of_thay")
@pytest.mark.rule("TU-6.11", "TU-6.12")
def test_watcher_of_thay_places_a_spy_or_returns_one_for_three_influence() -> None:
    card = "watcher_of_thay"
    assert holding(card).plays(card, "choose 1", "spy araumycos") == {"red spies +araumycos"}
    paid = holding(card, spies="araumycos").plays(card, "choose 2", "return-spy araumycos red")
    assert paid == SPY_BACK | {"influence +3"}
    assert holding(card, spies="araumycos").plays(card, "choose 2", "decline") == set()
    assert holding(card, others={"blue": {"spies": "eryndlyn"}}).plays(card, "choose 2") == set()


@pytest.mark.card("enchanter_of_thay")
def test_enchanter_of_thay_places_a_spy_or_returns_one_for_four_power() -> None:
    card = "enchanter_of_thay"
    assert holding(card).plays(card, "choose 1", "spy araumycos") == {"red spies +araumycos"}
    paid = holding(card, spies="araumycos").plays(card, "choose 2", "return-spy araumycos red")
    assert paid == SPY_BACK | {"power +4"}
    assert holding(card, spies="araumycos").plays(card, "choose 2", "decline") == set()
    assert holding(card, others={"blue": {"spies": "eryndlyn"}}).plays(card, "choose 2") == set()


@pytest.mark.card("green_wyrmling")
def test_green_wyrmling_places_a_spy_and_gains_two_influence_if_another_players_troop_is_there() -> None:
    card = "green_wyrmling"
    assert facing("ched_nasad:0", card).plays(card, "spy ched_nasad") == {"red spies +ched_nasad", "influence +2"}
    assert holding(card, white="skullport:0").plays(card, "spy skullport") == {"red spies +skullport"}
    all_out = facing("skullport:2", card, spies="araumycos skullport eryndlyn kanaglym tsenviilyq")
    assert all_out.plays(card, "decline") == set()


@pytest.mark.card("rath_modar")
@pytest.mark.rule("TU-6.1")
def test_rath_modar_draws_two_cards_and_then_places_a_spy() -> None:
    red = holding("rath_modar", deck="kobold soldier noble")
    red.asks("rath_modar")
    assert red.hand("red") == ["kobold", "soldier"]
    assert red.changes("spy araumycos") == {
        "red deck -kobold",
        "red deck -soldier",
        "red hand +kobold",
        "red hand +soldier",
        "red spies +araumycos",
    }
    assert holding("rath_modar").plays("rath_modar", "spy araumycos") == {"red spies +araumycos"}


@pytest.mark.card("green_dragon")
@pytest.mark.rule("TU-6.18", "TU-10.42", "TU-10.43", "TU-9.64")
def test_green_dragon_supplants_at_the_site_of_a_spy_and_a_returned_one_brings_a_vp_for_each_marker() -> None:
    placing = facing("ched_nasad:0 eryndlyn:1", "green_dragon")
    assert placing.asks("green_dragon", "choose 1", "spy ched_nasad") == {"supplant ched_nasad:0"}
    assert placing.changes("supplant ched_nasad:0") == {
        "red spies +ched_nasad",
        "blue troops -ched_nasad:0",
        "red troops +ched_nasad:0",
        "red trophies +blue",
    }
    assert facing("eryndlyn:1", "green_dragon").plays("green_dragon", "choose 1", "spy skullport") == {
        "red spies +skullport"
    }
    red = holding("green_dragon", "tsenviilyq:0", white="araumycos:3", spies="araumycos")
    back = ("choose 2", "return-spy araumycos red")
    assert red.plays("green_dragon", *back, "supplant araumycos:3") == {
        *SPY_BACK,
        "white -araumycos:3",
        "red troops +araumycos:3",
        "red trophies +white",
        "influence +1",
        "red vp +2",
    }
    nobody = holding("green_dragon", "tsenviilyq:0 skullport:2", spies="araumycos")
    assert nobody.plays("green_dragon", *back) == SPY_BACK | {"red vp +1"}
    assert holding("green_dragon", "tsenviilyq:0").plays("green_dragon", "choose 2") == set()
    assert holding("green_dragon", spies="araumycos").plays("green_dragon", "choose 2", "decline") == set()


@pytest.mark.card("wyrmspeaker")
@pytest.mark.rule("TU-9.72", "TU-12.9")
def test_wyrmspeaker_gives_one_influence_and_promotes_another_played_card_at_the_end() -> None:
    red = holding("wyrmspeaker soldier", played="noble kobold")
    assert red.plays("wyrmspeaker") == {"influence +1", "waiting +wyrmspeaker"}
    assert red.asks_at_end() == {"promote noble", "promote kobold"}
    assert red.refused("red", "promote wyrmspeaker") == ("TU-9.72", "promotes-itself")
    assert red.refused("red", "promote soldier") == ("TU-12.9", "not-played")
    assert red.ends("promote noble") == {"red inner_circle +noble"}
    alone = holding("wyrmspeaker")
    alone.plays("wyrmspeaker")
    assert alone.ends() == set()


@pytest.mark.card("cult_fanatic")
def test_cult_fanatic_gives_two_influence_and_may_devour_a_market_card() -> None:
    red = holding("cult_fanatic", market="kobold wight", market_deck="red_dragon spy_master")
    assert red.asks("cult_fanatic") == {"devour kobold", "devour wight", "decline"}
    assert red.changes("devour kobold") == {"influence +2"} | REPLACED
    assert holding("cult_fanatic", market="kobold").plays("cult_fanatic", "decline") == {"influence +2"}
    assert holding("cult_fanatic").plays("cult_fanatic") == {"influence +2"}


@pytest.mark.card("cleric_of_laogzed")
@pytest.mark.rule("TU-6.4", "TU-9.50")
def test_cleric_of_laogzed_moves_one_enemy_troop_and_promotes() -> None:
    red = facing("eryndlyn:2 ched_nasad:0", "cleric_of_laogzed", white="eryndlyn:1", played="noble kobold")
    assert red.asks("cleric_of_laogzed") == {"move eryndlyn:1", "move eryndlyn:2"}
    assert red.refused("red", "done") == ("TU-6.4", "compulsory")
    assert red.changes("move eryndlyn:1", "to everfire:0") == {
        "white -eryndlyn:1",
        "white +everfire:0",
        "waiting +cleric_of_laogzed",
    }
    assert red.ends("promote noble") == {"red inner_circle +noble"}
    nobody = facing("ched_nasad:0", "cleric_of_laogzed")
    assert nobody.plays("cleric_of_laogzed") == {"waiting +cleric_of_laogzed"}
    assert nobody.ends() == set()


@pytest.mark.card("blue_wyrmling")
@pytest.mark.rule("TU-9.90", "TU-9.96")
def test_blue_wyrmling_gives_three_influence_and_returns_another_players_piece() -> None:
    blue = {"blue": {"troops": "eryndlyn:1 ched_nasad:0", "spies": "eryndlyn skullport"}}
    red = holding("blue_wyrmling", others=blue, white="eryndlyn:2", spies="araumycos")
    assert red.asks("blue_wyrmling") == {"return-troop eryndlyn:1", "return-spy eryndlyn blue"}
    assert red.changes("return-spy eryndlyn blue") == {"influence +3", "blue spies -eryndlyn"}
    troop = holding("blue_wyrmling", others=blue)
    assert troop.plays("blue_wyrmling", "return-troop eryndlyn:1") == {"influence +3", "blue troops -eryndlyn:1"}
    assert facing("ched_nasad:0", "blue_wyrmling").plays("blue_wyrmling") == {"influence +3"}


@pytest.mark.card("blue_dragon")
@pytest.mark.rule("TU-10.42", "TU-6.6", "TU-9.72")
def test_blue_dragon_promotes_up_to_two_other_cards_and_then_gains_a_vp_for_every_three_promoted() -> None:
    red = holding("blue_dragon", played="noble soldier kobold", inner_circle="noble")
    assert red.plays("blue_dragon") == {"waiting +blue_dragon"}
    assert red.asks_at_end() == {"promote noble", "promote soldier", "promote kobold", "done"}
    assert red.ends("promote kobold", "promote soldier") == {
        "red inner_circle +kobold",
        "red inner_circle +soldier",
        "red vp +1",
    }
    declined = holding("blue_dragon", played="noble", inner_circle="noble noble")
    declined.plays("blue_dragon")
    assert declined.ends("done") == set()
    alone = holding("blue_dragon", inner_circle="noble noble noble noble noble noble soldier")
    alone.plays("blue_dragon")
    assert alone.ends() == {"red vp +2"}
