"""The 20 cards of the Drow half-deck: what each one does, and what it does when it cannot."""

from __future__ import annotations

import pytest

from tests.games.tyrants.card_table import BOX, facing, holding

KILLED = {"white -eryndlyn:1", "red trophies +white"}
SUPPLANTED = {*KILLED, "red troops +eryndlyn:1"}
THREE_STEPS = ("deploy eryndlyn--kanaglym:0", "deploy eryndlyn--kanaglym:1", "deploy kanaglym:0")
THREE_TROOPS = {"red troops +eryndlyn--kanaglym:0", "red troops +eryndlyn--kanaglym:1", "red troops +kanaglym:0"}


@pytest.mark.card("advance_scout")
@pytest.mark.rule("TU-9.100", "TU-9.102", "TU-9.103", "TU-9.2")
def test_advance_scout_supplants_one_white_troop_within_presence() -> None:
    red = facing("eryndlyn:2", "advance_scout", white="eryndlyn:1 eryndlyn--kanaglym:0 skullport:0")
    assert red.asks("advance_scout") == {"supplant eryndlyn:1", "supplant eryndlyn--kanaglym:0"}
    assert red.changes("supplant eryndlyn:1") == SUPPLANTED
    without_troops = holding("advance_scout", white="eryndlyn:1", barracks=0)
    assert without_troops.plays("advance_scout", "supplant eryndlyn:1") == {*KILLED, "red vp +1"}
    assert holding("advance_scout", white="skullport:0").plays("advance_scout") == set()


@pytest.mark.card("mercenary_squad")
@pytest.mark.rule("TU-9.24", "TU-9.25", "TU-9.26")
def test_mercenary_squad_deploys_three_troops_each_of_which_may_open_the_way_for_the_next() -> None:
    red = holding("mercenary_squad")
    assert "deploy kanaglym:0" not in red.asks("mercenary_squad")
    assert red.changes(*THREE_STEPS) == THREE_TROOPS
    last_troop = {"red troops +eryndlyn:1", "red barracks -1", "red vp +2", "ending +troops"}
    assert holding("mercenary_squad", barracks=1).plays("mercenary_squad", "deploy eryndlyn:1") == last_troop
    assert holding("mercenary_squad", barracks=0).plays("mercenary_squad") == {"red vp +3"}
    assert holding("mercenary_squad", "chasmleap_bridge:0", white=BOX).plays("mercenary_squad") == set()


@pytest.mark.card("underdark_ranger")
@pytest.mark.rule("TU-6.7", "TU-9.2")
def test_underdark_ranger_assassinates_two_white_troops_or_as_many_as_there_are() -> None:
    red = facing("araumycos--eryndlyn:0", "underdark_ranger", white="eryndlyn:1 eryndlyn:2 eryndlyn--kanaglym:0")
    asked = red.asks("underdark_ranger")
    assert asked == {"assassinate eryndlyn:1", "assassinate eryndlyn:2", "assassinate eryndlyn--kanaglym:0"}
    assert red.changes("assassinate eryndlyn:2", "assassinate eryndlyn--kanaglym:0") == {
        "white -eryndlyn:2",
        "white -eryndlyn--kanaglym:0",
        "red trophies +2 white",
    }
    alone = holding("underdark_ranger", white="eryndlyn:1 skullport:0")
    assert alone.plays("underdark_ranger", "assassinate eryndlyn:1") == KILLED
    assert facing("eryndlyn:1", "underdark_ranger").plays("underdark_ranger") == set()


@pytest.mark.card("master_of_melee_magthere")
@pytest.mark.rule("TU-6.8", "TU-7.13")
def test_master_of_melee_magthere_deploys_four_troops_or_supplants_a_white_troop_anywhere() -> None:
    red = holding("master_of_melee_magthere")
    assert red.asks("master_of_melee_magthere") == {"choose 1", "choose 2"}
    assert red.changes("choose 1", *THREE_STEPS, "deploy eryndlyn:1") == {*THREE_TROOPS, "red troops +eryndlyn:1"}
    far = facing("eryndlyn:2", "master_of_melee_magthere", white="eryndlyn:1 skullport:0")
    assert far.asks("master_of_melee_magthere", "choose 2") == {"supplant eryndlyn:1", "supplant skullport:0"}
    supplanted = {"white -skullport:0", "red troops +skullport:0", "red trophies +white"}
    assert far.changes("supplant skullport:0") == supplanted
    assert holding("master_of_melee_magthere").plays("master_of_melee_magthere", "choose 2") == set()
    assert holding("master_of_melee_magthere", barracks=0).plays("master_of_melee_magthere", "choose 1") == {
        "red vp +4"
    }


@pytest.mark.card("weaponmaster")
@pytest.mark.rule("TU-6.9")
def test_weaponmaster_chooses_three_times_between_a_troop_and_the_death_of_a_white_one() -> None:
    red = facing("eryndlyn:2", "weaponmaster", white="eryndlyn:1 skullport:0")
    assert red.asks("weaponmaster") == {"choose 1", "choose 2"}
    assert red.asks_next("choose 1", "deploy eryndlyn--kanaglym:0", "choose 2") == {"assassinate eryndlyn:1"}
    assert red.changes("assassinate eryndlyn:1", "choose 1", "deploy eryndlyn:1") == {
        *SUPPLANTED,
        "red troops +eryndlyn--kanaglym:0",
    }
    same = holding("weaponmaster", white="eryndlyn:1")
    assert same.plays("weaponmaster", "choose 2", "assassinate eryndlyn:1", "choose 2", "choose 2") == KILLED
    without_troops = holding("weaponmaster", barracks=0)
    assert without_troops.plays("weaponmaster", "choose 1", "choose 1", "choose 1") == {"red vp +3"}


@pytest.mark.card("blackguard")
@pytest.mark.rule("TU-6.8", "TU-9.1")
def test_blackguard_gives_two_power_or_assassinates_one_enemy_troop() -> None:
    assert holding("blackguard").plays("blackguard", "choose 1") == {"power +2"}
    red = facing("eryndlyn:2 ched_nasad:0", "blackguard", white="eryndlyn:1")
    assert red.asks("blackguard", "choose 2") == {"assassinate eryndlyn:1", "assassinate eryndlyn:2"}
    assert red.changes("assassinate eryndlyn:2") == {"blue troops -eryndlyn:2", "red trophies +blue"}
    assert facing("ched_nasad:0", "blackguard").plays("blackguard", "choose 2") == set()


@pytest.mark.card("inquisitor")
def test_inquisitor_gives_two_influence_or_assassinates_one_enemy_troop() -> None:
    assert holding("inquisitor").plays("inquisitor", "choose 1") == {"influence +2"}
    red = facing("eryndlyn:2 ched_nasad:0", "inquisitor", white="eryndlyn:1")
    assert red.asks("inquisitor", "choose 2") == {"assassinate eryndlyn:1", "assassinate eryndlyn:2"}
    assert red.changes("assassinate eryndlyn:1") == KILLED
    assert facing("ched_nasad:0", "inquisitor").plays("inquisitor", "choose 2") == set()


@pytest.mark.card("bounty_hunter")
@pytest.mark.rule("TU-4.3")
def test_bounty_hunter_gives_three_power() -> None:
    assert holding("bounty_hunter").plays("bounty_hunter") == {"power +3"}


@pytest.mark.card("doppelganger")
@pytest.mark.rule("TU-9.100", "TU-9.101")
def test_doppelganger_supplants_one_enemy_troop_within_presence() -> None:
    red = facing("eryndlyn:2 ched_nasad:0", "doppelganger", white="eryndlyn:1")
    assert red.asks("doppelganger") == {"supplant eryndlyn:1", "supplant eryndlyn:2"}
    assert red.changes("supplant eryndlyn:2") == {
        "blue troops -eryndlyn:2",
        "red troops +eryndlyn:2",
        "red trophies +blue",
    }
    assert facing("ched_nasad:0", "doppelganger").plays("doppelganger") == set()


@pytest.mark.card("deathblade")
@pytest.mark.rule("TU-6.7")
def test_deathblade_assassinates_two_enemy_troops_or_as_many_as_there_are() -> None:
    red = facing("eryndlyn:2", "deathblade", white="eryndlyn:1 eryndlyn--kanaglym:0 skullport:0")
    near = {"assassinate eryndlyn:1", "assassinate eryndlyn--kanaglym:0"}
    assert red.asks("deathblade") == near | {"assassinate eryndlyn:2"}
    assert red.asks_next("assassinate eryndlyn:2") == near
    assert red.changes("assassinate eryndlyn:1") == {
        *KILLED,
        "blue troops -eryndlyn:2",
        "red trophies +blue",
    }
    alone = facing("eryndlyn:2 ched_nasad:0", "deathblade")
    assert alone.plays("deathblade", "assassinate eryndlyn:2") == {"blue troops -eryndlyn:2", "red trophies +blue"}
    assert facing("ched_nasad:0", "deathblade").plays("deathblade") == set()


@pytest.mark.card("spy_master")
@pytest.mark.rule("TU-9.60", "TU-9.61", "TU-9.62", "TU-9.63")
def test_spy_master_places_one_spy_where_none_of_red_is_and_may_move_one_if_all_are_out() -> None:
    red = holding("spy_master", spies="araumycos", others={"blue": {"spies": "skullport"}})
    offered = red.asks("spy_master")
    assert len(offered) == 14
    assert "spy araumycos" not in offered
    assert red.changes("spy skullport") == {"red spies +skullport"}
    everywhere = "araumycos skullport eryndlyn kanaglym tsenviilyq"
    red = holding("spy_master", spies=everywhere)
    assert {"return-spy araumycos red", "decline"} < red.asks("spy_master")
    assert "spy araumycos" in red.asks_next("return-spy araumycos red")
    assert red.changes("spy everfire") == {"red spies -araumycos", "red spies +everfire"}
    assert holding("spy_master", spies=everywhere).plays("spy_master", "decline") == set()


@pytest.mark.card("infiltrator")
@pytest.mark.rule("TU-9.2", "TU-9.64")
def test_infiltrator_places_a_spy_and_gains_a_power_if_another_players_troop_is_there() -> None:
    red = facing("ched_nasad:0", "infiltrator")
    assert red.plays("infiltrator", "spy ched_nasad") == {"red spies +ched_nasad", "power +1"}
    assert holding("infiltrator", white="araumycos:0").plays("infiltrator", "spy araumycos") == {"red spies +araumycos"}
    assert holding("infiltrator").plays("infiltrator", "spy eryndlyn") == {"red spies +eryndlyn"}
    all_out = facing("araumycos:0", "infiltrator", spies="araumycos skullport eryndlyn kanaglym tsenviilyq")
    assert all_out.plays("infiltrator", "decline") == set()


@pytest.mark.card("spellspinner")
@pytest.mark.rule("TU-6.10", "TU-6.11", "TU-6.12", "TU-6.13", "TU-6.18")
def test_spellspinner_places_a_spy_or_returns_one_to_supplant_a_troop_at_its_site() -> None:
    assert holding("spellspinner").plays("spellspinner", "choose 1", "spy araumycos") == {"red spies +araumycos"}
    red = facing("ched_nasad:0 eryndlyn:1", "spellspinner", white="araumycos:0", spies="ched_nasad araumycos")
    asked = red.asks("spellspinner", "choose 2")
    assert asked == {"return-spy araumycos red", "return-spy ched_nasad red", "decline"}
    assert red.asks_next("return-spy ched_nasad red") == {"supplant ched_nasad:0"}
    assert red.changes("supplant ched_nasad:0") == {
        "red spies -ched_nasad",
        "blue troops -ched_nasad:0",
        "red troops +ched_nasad:0",
        "red trophies +blue",
    }
    assert holding("spellspinner").plays("spellspinner", "choose 2") == set()
    assert holding("spellspinner", spies="araumycos").plays("spellspinner", "choose 2", "decline") == set()
    nobody = holding("spellspinner", spies="araumycos")
    assert nobody.plays("spellspinner", "choose 2", "return-spy araumycos red") == {"red spies -araumycos"}


@pytest.mark.card("information_broker")
@pytest.mark.rule("TU-9.40", "TU-9.43")
def test_information_broker_places_a_spy_or_returns_one_to_draw_three_cards() -> None:
    pay = ("information_broker", "choose 2", "return-spy araumycos red")
    card, deck = "information_broker", "noble soldier noble kobold"
    assert holding(card).plays(card, "choose 1", "spy araumycos") == {"red spies +araumycos"}
    assert holding(card, spies="araumycos", deck=deck).plays(*pay) == {
        "red spies -araumycos",
        "red deck -2 noble",
        "red hand +2 noble",
        "red deck -soldier",
        "red hand +soldier",
    }
    short = {"red spies -araumycos", "red deck -kobold", "red hand +kobold"}
    assert holding(card, spies="araumycos", deck="kobold").plays(*pay) == short
    assert holding(card, deck=deck).plays(card, "choose 2") == set()
    assert holding(card, spies="araumycos", deck=deck).plays(card, "choose 2", "decline") == set()


@pytest.mark.card("masters_of_sorcere")
@pytest.mark.rule("TU-9.65")
def test_masters_of_sorcere_place_two_spies_or_return_one_for_four_power() -> None:
    card = "masters_of_sorcere"
    red = holding(card)
    assert "spy araumycos" not in red.asks(card, "choose 1", "spy araumycos")
    assert red.changes("spy eryndlyn") == {"red spies +araumycos", "red spies +eryndlyn"}
    last = holding(card, spies="araumycos skullport eryndlyn kanaglym")
    assert last.plays(card, "choose 1", "spy everfire", "decline") == {"red spies +everfire"}
    paid = holding(card, spies="araumycos").plays(card, "choose 2", "return-spy araumycos red")
    assert paid == {"red spies -araumycos", "power +4"}
    assert holding(card).plays(card, "choose 2") == set()
    assert holding(card, spies="araumycos").plays(card, "choose 2", "decline") == set()


@pytest.mark.card("advocate")
@pytest.mark.rule("TU-9.71", "TU-9.72", "TU-9.73")
def test_advocate_gives_two_influence_or_promotes_another_played_card_at_the_end() -> None:
    assert holding("advocate").plays("advocate", "choose 1") == {"influence +2"}
    red = holding("advocate", played="noble soldier")
    assert red.plays("advocate", "choose 2") == {"waiting +advocate"}
    assert red.asks_at_end() == {"promote noble", "promote soldier"}
    assert red.refused("red", "done") == ("TU-9.73", "compulsory")
    assert red.ends("promote soldier") == {"red inner_circle +soldier"}
    alone = holding("advocate")
    alone.plays("advocate", "choose 2")
    assert alone.ends() == set()


@pytest.mark.card("drow_negotiator")
@pytest.mark.rule("TU-6.17")
def test_drow_negotiator_gives_three_influence_with_four_cards_in_the_inner_circle_and_promotes() -> None:
    red = holding("drow_negotiator", inner_circle="noble noble noble soldier", played="kobold noble")
    assert red.plays("drow_negotiator") == {"influence +3", "waiting +drow_negotiator"}
    assert red.asks_at_end() == {"promote noble", "promote kobold"}
    assert red.ends("promote kobold") == {"red inner_circle +kobold"}
    three = holding("drow_negotiator", inner_circle="noble noble noble")
    assert three.plays("drow_negotiator") == {"waiting +drow_negotiator"}
    assert three.ends() == set()


@pytest.mark.card("chosen_of_lolth")
@pytest.mark.rule("TU-9.90", "TU-9.92", "TU-9.94", "TU-9.96")
def test_chosen_of_lolth_returns_another_players_piece_within_presence_and_promotes() -> None:
    blue = {"blue": {"troops": "eryndlyn:1 ched_nasad:0", "spies": "eryndlyn skullport"}}
    red = holding("chosen_of_lolth", others=blue, white="eryndlyn:2", spies="araumycos", played="noble kobold")
    asked = red.asks("chosen_of_lolth")
    assert asked == {"return-spy eryndlyn blue", "return-troop eryndlyn:1"}
    assert red.changes("return-troop eryndlyn:1") == {"blue troops -eryndlyn:1", "waiting +chosen_of_lolth"}
    assert red.ends("promote noble") == {"red inner_circle +noble"}
    spied = holding("chosen_of_lolth", others=blue)
    assert spied.plays("chosen_of_lolth", "return-spy eryndlyn blue") == {
        "blue spies -eryndlyn",
        "waiting +chosen_of_lolth",
    }
    nobody = holding("chosen_of_lolth", white="eryndlyn:1")
    assert nobody.plays("chosen_of_lolth") == {"waiting +chosen_of_lolth"}
    assert nobody.ends() == set()


@pytest.mark.card("council_member")
@pytest.mark.rule("TU-6.6", "TU-9.50", "TU-9.51", "TU-9.52", "TU-12.10")
def test_council_member_moves_up_to_two_enemy_troops_and_promotes() -> None:
    red = facing("eryndlyn:2 ched_nasad:0", "council_member", white="eryndlyn:1", played="noble kobold")
    assert red.asks("council_member") == {"move eryndlyn:1", "move eryndlyn:2", "done"}
    offered = red.asks_next("move eryndlyn:2")
    assert "to skullport:0" in offered
    assert not {"to eryndlyn:2", "to eryndlyn:1", "to ched_nasad:0"} & offered
    assert red.changes("to skullport:0", "move eryndlyn:1", "to eryndlyn:2") == {
        "blue troops -eryndlyn:2",
        "blue troops +skullport:0",
        "white -eryndlyn:1",
        "white +eryndlyn:2",
        "waiting +council_member",
    }
    assert red.ends("promote noble") == {"red inner_circle +noble"}
    one = facing("eryndlyn:2", "council_member")
    assert one.plays("council_member", "move eryndlyn:2", "to skullport:0") == {
        "blue troops -eryndlyn:2",
        "blue troops +skullport:0",
        "waiting +council_member",
    }
    assert facing("eryndlyn:2", "council_member").plays("council_member", "done") == {"waiting +council_member"}
    nobody = facing("ched_nasad:0", "council_member")
    assert nobody.plays("council_member") == {"waiting +council_member"}
    assert nobody.ends() == set()


@pytest.mark.card("matron_mother")
@pytest.mark.rule("TU-10.40", "TU-9.77")
def test_matron_mother_puts_the_deck_into_the_discard_pile_and_promotes_a_card_from_there() -> None:
    red = holding("matron_mother", deck="noble kobold", discard="soldier")
    assert red.asks("matron_mother") == {"promote noble", "promote soldier", "promote kobold"}
    assert red.changes("promote kobold") == {
        "red deck -noble",
        "red discard +noble",
        "red deck -kobold",
        "red inner_circle +kobold",
    }
    without_deck = holding("matron_mother", discard="soldier")
    assert without_deck.plays("matron_mother", "promote soldier") == {
        "red discard -soldier",
        "red inner_circle +soldier",
    }
    assert holding("matron_mother").plays("matron_mother") == set()
