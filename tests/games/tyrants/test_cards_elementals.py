"""The 20 cards of the Elementals half-deck: what each one does, and what it does when it cannot."""

from __future__ import annotations

import pytest

from tests.games.tyrants.card_table import facing, holding

KILLED = {"white -eryndlyn:1", "red trophies +white"}
TWO_STEPS = ("deploy eryndlyn:1", "deploy eryndlyn:2")
TWO_TROOPS = {"red troops +eryndlyn:1", "red troops +eryndlyn:2"}
DRAWN = {"red deck -noble", "red hand +noble"}
SPY_BACK = {"red spies -araumycos"}


@pytest.mark.card("water_elemental")
@pytest.mark.rule("TU-6.20", "TU-6.21", "TU-6.22", "TU-6.23", "TU-6.24")
def test_water_elemental_deploys_two_troops_and_draws_a_card_by_conquest_focus() -> None:
    card = "water_elemental"
    assert holding(card, played="kobold", deck="noble soldier").plays(card, *TWO_STEPS) == TWO_TROOPS | DRAWN
    red = holding(f"{card} {card} advocate kobold", deck="noble")
    assert red.asks(card, *TWO_STEPS) == {f"reveal {card}", "reveal kobold", "decline"}
    assert red.changes("reveal kobold") == TWO_TROOPS | DRAWN | {"shown +kobold"}
    assert holding(f"{card} kobold", deck="noble").plays(card, *TWO_STEPS, "decline") == TWO_TROOPS
    assert holding(f"{card} advocate", deck="noble").asks(card, *TWO_STEPS) == {"decline"}
    assert holding(card, played="advocate", deck="noble").plays(card, *TWO_STEPS) == TWO_TROOPS
    assert holding(card, played="kobold", barracks=0).plays(card) == {"red vp +2"}


@pytest.mark.card("crushing_wave_cultist")
@pytest.mark.rule("TU-6.24")
def test_crushing_wave_cultist_assassinates_a_white_troop_and_may_deploy_two_by_conquest_focus() -> None:
    card, kill = "crushing_wave_cultist", "assassinate eryndlyn:1"
    red = facing("eryndlyn--kanaglym:0", card, white="eryndlyn:1 skullport:0", played="kobold")
    assert red.asks(card) == {kill}
    assert red.asks_next(kill) == {"use", "decline"}
    supplanted = KILLED | TWO_TROOPS
    assert red.changes("use", *TWO_STEPS) == supplanted
    assert holding(card, white="eryndlyn:1", played="kobold").plays(card, kill, "decline") == KILLED
    shown = holding(f"{card} kobold", white="eryndlyn:1")
    assert shown.plays(card, kill, "reveal kobold", *TWO_STEPS) == supplanted | {"shown +kobold"}
    assert holding(card, white="skullport:0").plays(card) == set()


@pytest.mark.card("water_elemental_myrmidon")
@pytest.mark.rule("TU-9.76")
def test_water_elemental_myrmidon_assassinates_a_white_troop_and_promotes_a_card_with_obedience() -> None:
    card = "water_elemental_myrmidon"
    white = "eryndlyn:1 eryndlyn--kanaglym:0 skullport:0"
    red = facing("eryndlyn:2", card, white=white, played="noble kobold house_guard")
    assert red.asks(card) == {"assassinate eryndlyn:1", "assassinate eryndlyn--kanaglym:0"}
    assert red.changes("assassinate eryndlyn:1") == KILLED | {f"waiting +{card}"}
    assert red.asks_at_end() == {"promote noble", "promote house_guard"}
    assert red.ends("promote house_guard") == {"red inner_circle +house_guard"}
    other = holding(card, white="skullport:0", played="kobold")
    assert other.plays(card) == {f"waiting +{card}"}
    assert other.ends() == set()


@pytest.mark.card("gar_shatterkeel")
@pytest.mark.rule("TU-9.87", "TU-9.82")
def test_gar_shatterkeel_deploys_three_troops_and_recruits_a_conquest_card_of_cost_four_or_less() -> None:
    card, steps = "gar_shatterkeel", (*TWO_STEPS, "deploy araumycos--eryndlyn:0")
    troops = TWO_TROOPS | {"red troops +araumycos--eryndlyn:0"}
    red = holding(card, market="ettin umber_hulk quaggoth ghoul", market_deck="kobold kobold")
    assert red.asks(card, *steps) == {"recruit ettin", "recruit umber_hulk"}
    assert red.refused("red", "recruit quaggoth") == ("TU-9.87", "too-dear")
    assert red.refused("red", "recruit house_guard") == ("TU-9.87", "only-market")
    assert red.refused("red", "done") == ("TU-6.4", "compulsory")
    assert red.changes("recruit ettin") == {
        *troops,
        "market -ettin",
        "red discard +ettin",
        "market_deck -kobold",
        "market +kobold",
    }
    assert holding(card, market="neogi ghoul").plays(card, *steps) == troops
    assert holding(card, market="neogi", barracks=0).plays(card) == {"red vp +3"}


@pytest.mark.card("gar_shatterkeel")
@pytest.mark.rule("TU-9.87", "TU-10.34")
@pytest.mark.parametrize(
    ("devoured", "offered"), [("ettin", {"recruit-devoured"}), ("ghoul", set()), ("quaggoth", set()), ("", set())]
)
def test_a_card_opened_by_ghost_must_be_of_the_aspect_and_cost_that_are_asked_for(
    devoured: str, offered: set[str]
) -> None:
    """Ettin is a Conquest card of cost 4, Ghoul a Malice card of cost 2, Quaggoth a Conquest card of cost 5."""
    card, steps = "gar_shatterkeel", (*TWO_STEPS, "deploy araumycos--eryndlyn:0")
    red = holding(f"ghost {card}", spies="araumycos", market="umber_hulk ghoul", devoured=devoured)
    red.act("red", "play ghost", "choose 2", "return-spy araumycos red")
    assert red.asks(card, *steps) == {"recruit umber_hulk"} | offered
    assert red.allowed("red", "recruit-devoured") == bool(offered)


@pytest.mark.card("olhydra")
def test_olhydra_supplants_a_white_troop_anywhere_and_may_deploy_two_by_conquest_focus() -> None:
    supplanted = {"white -skullport:0", "red troops +skullport:0", "red trophies +white"}
    red = facing("eryndlyn--kanaglym:0", "olhydra", white="skullport:0", played="kobold")
    assert red.asks("olhydra") == {"supplant skullport:0"}
    assert red.asks_next("supplant skullport:0") == {"use", "decline"}
    assert red.changes("use", *TWO_STEPS) == supplanted | TWO_TROOPS
    declined = holding("olhydra kobold", white="skullport:0")
    assert declined.plays("olhydra", "supplant skullport:0", "decline") == supplanted
    shown = holding("olhydra kobold")
    assert shown.plays("olhydra", "reveal kobold", *TWO_STEPS) == TWO_TROOPS | {"shown +kobold"}
    assert holding("olhydra").plays("olhydra") == set()


@pytest.mark.card("fire_elemental")
@pytest.mark.rule("TU-6.24", "TU-9.43")
def test_fire_elemental_gives_two_power_or_two_influence_and_draws_a_card_by_malice_focus() -> None:
    card = "fire_elemental"
    assert holding(card, played="wight", deck="noble soldier").plays(card, "choose 1") == {"power +2"} | DRAWN
    shown = holding(f"{card} wight", deck="noble")
    assert shown.plays(card, "choose 2", "reveal wight") == {"influence +2", "shown +wight"} | DRAWN
    assert holding(f"{card} wight", deck="noble").plays(card, "choose 2", "decline") == {"influence +2"}
    assert holding(card, deck="noble", played="kobold").plays(card, "choose 1") == {"power +2"}
    assert holding(card, played="wight").plays(card, "choose 1") == {"power +2"}


@pytest.mark.card("eternal_flame_cultist")
def test_eternal_flame_cultist_assassinates_a_troop_and_gains_two_power_by_malice_focus() -> None:
    card, kill = "eternal_flame_cultist", "assassinate eryndlyn:1"
    red = facing("eryndlyn:2", card, white="eryndlyn:1 skullport:0", played="wight")
    assert red.asks(card) == {kill, "assassinate eryndlyn:2"}
    assert red.changes(kill) == KILLED | {"power +2"}
    shown = holding(f"{card} wight", white="eryndlyn:1")
    assert shown.plays(card, kill, "reveal wight") == KILLED | {"power +2", "shown +wight"}
    assert holding(f"{card} wight").plays(card, "decline") == set()
    assert holding(card, played="kobold").plays(card) == set()


@pytest.mark.card("fire_elemental_myrmidon")
@pytest.mark.rule("TU-9.76")
def test_fire_elemental_myrmidon_gives_two_power_and_promotes_a_card_with_obedience() -> None:
    card = "fire_elemental_myrmidon"
    red = holding(card, played="noble kobold priestess_of_lolth")
    assert red.plays(card) == {"power +2", f"waiting +{card}"}
    assert red.asks_at_end() == {"promote noble", "promote priestess_of_lolth"}
    assert red.ends("promote noble") == {"red inner_circle +noble"}
    other = holding(card, played="kobold")
    other.plays(card)
    assert other.ends() == set()


@pytest.mark.card("vanifer")
def test_vanifer_assassinates_a_troop_and_recruits_a_malice_card_of_cost_four_or_less() -> None:
    market = "ghoul wight glabrezu ettin"
    red = facing("eryndlyn:2", "vanifer", white="eryndlyn:1 skullport:0", market=market, market_deck="kobold kobold")
    assert red.asks("vanifer") == {"assassinate eryndlyn:1", "assassinate eryndlyn:2"}
    assert red.asks_next("assassinate eryndlyn:1") == {"recruit ghoul", "recruit wight"}
    assert red.changes("recruit ghoul") == {
        *KILLED,
        "market -ghoul",
        "red discard +ghoul",
        "market_deck -kobold",
        "market +kobold",
    }
    assert holding("vanifer", market="ettin marilith").plays("vanifer") == set()


@pytest.mark.card("imix")
def test_imix_gives_four_power_and_two_more_by_malice_focus() -> None:
    assert holding("imix", played="wight").plays("imix") == {"power +6"}
    shown = holding("imix wight")
    assert shown.asks("imix") == {"reveal wight", "decline"}
    assert shown.pool == (4, 0)
    assert shown.changes("reveal wight") == {"power +6", "shown +wight"}
    assert holding("imix wight").plays("imix", "decline") == {"power +4"}
    assert holding("imix", played="kobold").plays("imix") == {"power +4"}


@pytest.mark.card("air_elemental")
def test_air_elemental_places_a_spy_or_returns_one_to_deploy_three_and_draws_a_card_by_guile_focus() -> None:
    card, back = "air_elemental", ("choose 2", "return-spy araumycos red")
    steps, troops = (*TWO_STEPS, "deploy araumycos--eryndlyn:0"), TWO_TROOPS | {"red troops +araumycos--eryndlyn:0"}
    red = holding(card, played="spy_master", deck="noble")
    assert red.plays(card, "choose 1", "spy everfire") == {"red spies +everfire"} | DRAWN
    shown = holding(f"{card} spy_master", spies="araumycos", deck="noble")
    assert shown.plays(card, *back, *steps, "reveal spy_master") == SPY_BACK | troops | DRAWN | {"shown +spy_master"}
    assert holding(f"{card} spy_master", deck="noble").plays(card, "choose 2", "decline") == set()
    assert holding(card, spies="araumycos", deck="noble").plays(card, "choose 2", "decline") == set()
    assert holding(card, spies="araumycos", barracks=0).plays(card, *back) == SPY_BACK | {"red vp +3"}


@pytest.mark.card("howling_hatred_cultist")
def test_howling_hatred_cultist_places_a_spy_or_returns_one_for_influence_and_gains_a_power_by_guile_focus() -> None:
    card, back = "howling_hatred_cultist", ("choose 2", "return-spy araumycos red")
    placed = {"red spies +everfire"}
    assert holding(card, played="spy_master").plays(card, "choose 1", "spy everfire") == placed | {"power +1"}
    shown = holding(f"{card} spy_master", spies="araumycos")
    assert shown.plays(card, *back, "reveal spy_master") == SPY_BACK | {"influence +3", "power +1", "shown +spy_master"}
    assert holding(f"{card} spy_master", spies="araumycos").plays(card, "choose 2", "decline", "decline") == set()
    assert holding(card, played="kobold").plays(card, "choose 2") == set()


@pytest.mark.card("air_elemental_myrmidon")
@pytest.mark.rule("TU-9.76")
def test_air_elemental_myrmidon_places_a_spy_and_promotes_a_card_with_obedience() -> None:
    card = "air_elemental_myrmidon"
    red = holding(card, played="soldier kobold noble")
    assert red.plays(card, "spy everfire") == {"red spies +everfire", f"waiting +{card}"}
    assert red.asks_at_end() == {"promote noble", "promote soldier"}
    assert red.ends("promote soldier") == {"red inner_circle +soldier"}
    other = holding(card, played="kobold", spies="araumycos skullport eryndlyn kanaglym tsenviilyq")
    assert other.plays(card, "decline") == {f"waiting +{card}"}
    assert other.ends() == set()


@pytest.mark.card("aerisi_kalinoth")
def test_aerisi_kalinoth_gives_a_power_places_a_spy_and_recruits_a_guile_card_of_cost_four_or_less() -> None:
    card = "aerisi_kalinoth"
    red = holding(card, market="jackalwere night_hag conjurer ettin", market_deck="kobold kobold")
    assert red.asks(card, "spy everfire") == {"recruit night_hag", "recruit jackalwere"}
    assert red.changes("recruit night_hag") == {
        "power +1",
        "red spies +everfire",
        "market -night_hag",
        "red discard +night_hag",
        "market_deck -kobold",
        "market +kobold",
    }
    nothing = holding(card, market="conjurer ettin")
    assert nothing.plays(card, "spy everfire") == {"power +1", "red spies +everfire"}
    all_out = holding(card, spies="araumycos skullport eryndlyn kanaglym tsenviilyq")
    assert all_out.plays(card, "decline") == {"power +1"}


@pytest.mark.card("yan_c_bin")
@pytest.mark.rule("TU-6.18", "TU-9.64")
def test_yan_c_bin_places_a_spy_assassinates_there_and_may_place_another_by_guile_focus() -> None:
    card = "yan_c_bin"
    red = facing("ched_nasad:0 eryndlyn:1", card, white="ched_nasad:1", played="spy_master")
    assert red.asks(card, "spy ched_nasad") == {"assassinate ched_nasad:0", "assassinate ched_nasad:1"}
    killed = {"red spies +ched_nasad", "blue troops -ched_nasad:0", "red trophies +blue"}
    assert red.asks_next("assassinate ched_nasad:0") == {"use", "decline"}
    assert red.changes("use", "spy everfire") == killed | {"red spies +everfire"}
    shown = facing("eryndlyn:1", f"{card} spy_master")
    assert shown.plays(card, "spy everfire", "reveal spy_master", "spy skullport") == {
        "red spies +everfire",
        "red spies +skullport",
        "shown +spy_master",
    }
    declined = holding(card, played="spy_master")
    assert declined.plays(card, "spy everfire", "decline") == {"red spies +everfire"}
    all_out = facing("eryndlyn:1", card, spies="araumycos skullport eryndlyn kanaglym tsenviilyq")
    assert all_out.plays(card, "decline") == set()


@pytest.mark.card("black_earth_cultist")
def test_black_earth_cultist_promotes_and_gains_two_influence_by_ambition_focus() -> None:
    card = "black_earth_cultist"
    red = holding(card, played="advocate noble")
    assert red.plays(card) == {"influence +2", f"waiting +{card}"}
    assert red.asks_at_end() == {"promote noble", "promote advocate"}
    assert red.ends("promote advocate") == {"red inner_circle +advocate"}
    shown = holding(f"{card} advocate")
    assert shown.plays(card, "reveal advocate") == {"influence +2", f"waiting +{card}", "shown +advocate"}
    assert shown.ends() == set()
    assert holding(f"{card} advocate").plays(card, "decline") == {f"waiting +{card}"}
    assert holding(card, played="noble").plays(card) == {f"waiting +{card}"}


@pytest.mark.card("earth_elemental")
def test_earth_elemental_gives_an_influence_returns_a_piece_and_draws_a_card_by_ambition_focus() -> None:
    card = "earth_elemental"
    blue = {"blue": {"troops": "eryndlyn:1 ched_nasad:0", "spies": "eryndlyn"}}
    red = holding(card, others=blue, white="eryndlyn:2", played="advocate", deck="noble")
    assert red.asks(card) == {"return-troop eryndlyn:1", "return-spy eryndlyn blue"}
    assert red.changes("return-troop eryndlyn:1") == {"influence +1", "blue troops -eryndlyn:1"} | DRAWN
    shown = holding(f"{card} advocate", deck="noble")
    assert shown.plays(card, "reveal advocate") == {"influence +1", "shown +advocate"} | DRAWN
    assert holding(f"{card} advocate", deck="noble").plays(card, "decline") == {"influence +1"}
    assert holding(card, deck="noble", played="spy_master").plays(card) == {"influence +1"}


@pytest.mark.card("earth_elemental_myrmidon")
def test_earth_elemental_myrmidon_gives_two_influence_and_promotes_any_other_card() -> None:
    card = "earth_elemental_myrmidon"
    red = holding(card, played="kobold noble")
    assert red.plays(card) == {"influence +2", f"waiting +{card}"}
    assert red.asks_at_end() == {"promote noble", "promote kobold"}
    assert red.ends("promote kobold") == {"red inner_circle +kobold"}
    alone = holding(card)
    alone.plays(card)
    assert alone.ends() == set()


@pytest.mark.card("marlos_urnrayle")
def test_marlos_urnrayle_gives_an_influence_promotes_and_recruits_an_ambition_card_of_cost_four_or_less() -> None:
    card = "marlos_urnrayle"
    market = "myconid_sovereign wyrmspeaker puppeteer ettin"
    red = holding(card, market=market, market_deck="kobold kobold", played="noble soldier")
    assert red.asks(card) == {"recruit wyrmspeaker", "recruit myconid_sovereign"}
    assert red.changes("recruit wyrmspeaker") == {
        "influence +1",
        f"waiting +{card}",
        "market -wyrmspeaker",
        "red discard +wyrmspeaker",
        "market_deck -kobold",
        "market +kobold",
    }
    assert red.ends("promote noble") == {"red inner_circle +noble"}
    nothing = holding(card, market="puppeteer ettin")
    assert nothing.plays(card) == {"influence +1", f"waiting +{card}"}
    assert nothing.ends() == set()


@pytest.mark.card("ogremoch")
@pytest.mark.rule("TU-9.74", "TU-6.24")
def test_ogremoch_gives_two_influence_and_promotes_one_card_and_a_second_by_ambition_focus() -> None:
    red = holding("ogremoch", played="advocate noble soldier")
    assert red.asks("ogremoch") == {"use", "decline"}
    assert red.changes("use") == {"influence +2", "waiting +2 ogremoch"}
    assert red.asks_at_end() == {"promote noble", "promote soldier", "promote advocate"}
    assert red.asks_next("promote noble") == {"promote soldier", "promote advocate"}
    assert red.ends("promote advocate") == {"red inner_circle +noble", "red inner_circle +advocate"}
    shown = holding("ogremoch advocate")
    assert shown.plays("ogremoch", "reveal advocate") == {"influence +2", "waiting +2 ogremoch", "shown +advocate"}
    assert shown.ends() == set()
    one = {"influence +2", "waiting +ogremoch"}
    assert holding("ogremoch", played="advocate").plays("ogremoch", "decline") == one
    assert holding("ogremoch", played="noble").plays("ogremoch") == one
