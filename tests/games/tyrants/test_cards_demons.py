"""The 20 cards of the Demons half-deck: what each one does, and what it does when it cannot."""

from __future__ import annotations

import pytest

from tests.games.tyrants.card_table import DEMONS, CardTable, Zones, facing, holding

KILLED = {"white -eryndlyn:1", "red trophies +white"}
BLUE_KILLED = {"blue troops -eryndlyn:2", "red trophies +blue"}
EATEN = {"red hand -noble", "devoured +noble"}
SPY_BACK = {"red spies -araumycos"}
BACK = ("choose 2", "return-spy araumycos red")
NO_OUTCASTS = {"insane_outcast": 0}


def three(hand: str, blue: Zones, orange: Zones, stacks: int | None = None) -> CardTable:
    """Red, blue and orange, with the Insane Outcasts."""
    others = {"blue": blue, "orange": orange}
    left = {} if stacks is None else {"insane_outcast": stacks}
    return holding(hand, "eryndlyn:0", others, half_decks=DEMONS, stacks=left)


@pytest.mark.card("gibbering_mouther")
@pytest.mark.rule("TU-10.39", "TU-10.6")
def test_gibbering_mouther_deploys_two_troops_and_one_opponent_next_to_them_recruits_an_outcast() -> None:
    card, way = "gibbering_mouther", ("deploy eryndlyn--kanaglym:0", "deploy eryndlyn--kanaglym:1")
    troops = {"red troops +eryndlyn--kanaglym:0", "red troops +eryndlyn--kanaglym:1"}
    red = three(card, {"troops": "eryndlyn:2"}, {"troops": "kanaglym:1"})
    assert red.asks(card, *way) == {"opponent blue", "opponent orange"}
    assert red.changes("opponent orange") == troops | {"orange discard +insane_outcast"}
    same_site = three(card, {"troops": "eryndlyn:2"}, {"troops": "kanaglym:1"})
    assert same_site.plays(card, "deploy eryndlyn:1", "deploy araumycos--eryndlyn:0") == {
        "red troops +eryndlyn:1",
        "red troops +araumycos--eryndlyn:0",
        "blue discard +insane_outcast",
    }
    assert facing("tsenviilyq:0", card, half_decks=DEMONS).plays(card, *way) == troops
    assert facing("eryndlyn:2", card, half_decks=DEMONS, stacks=NO_OUTCASTS).plays(card, *way) == troops
    assert facing("eryndlyn:2", card, half_decks=DEMONS, barracks=0).plays(card) == {"red vp +2"}


@pytest.mark.card("derro")
@pytest.mark.rule("TU-7.13")
def test_derro_supplants_a_white_troop_anywhere_and_red_recruits_an_outcast() -> None:
    red = facing("eryndlyn:1", "derro", white="skullport:0", half_decks=DEMONS)
    assert red.asks("derro") == {"supplant skullport:0"}
    assert red.changes("supplant skullport:0") == {
        "white -skullport:0",
        "red troops +skullport:0",
        "red trophies +white",
        "red discard +insane_outcast",
    }
    assert holding("derro", half_decks=DEMONS).plays("derro") == {"red discard +insane_outcast"}
    assert holding("derro", half_decks=DEMONS, stacks=NO_OUTCASTS).plays("derro") == set()


@pytest.mark.card("ettin")
def test_ettin_deploys_three_troops_or_assassinates_two_white_ones() -> None:
    steps = ("deploy eryndlyn:1", "deploy eryndlyn:2", "deploy araumycos--eryndlyn:0")
    assert holding("ettin").plays("ettin", "choose 1", *steps) == {
        "red troops +eryndlyn:1",
        "red troops +eryndlyn:2",
        "red troops +araumycos--eryndlyn:0",
    }
    near = "eryndlyn:1 eryndlyn:2 eryndlyn--kanaglym:0"
    red = facing("araumycos--eryndlyn:0", "ettin", white=f"{near} skullport:0")
    assert red.asks("ettin", "choose 2") == {f"assassinate {space}" for space in near.split()}
    assert red.changes("assassinate eryndlyn:1", "assassinate eryndlyn:2") == {
        "white -eryndlyn:1",
        "white -eryndlyn:2",
        "red trophies +2 white",
    }
    assert holding("ettin", white="eryndlyn:1").plays("ettin", "choose 2", "assassinate eryndlyn:1") == KILLED
    assert facing("eryndlyn:1", "ettin").plays("ettin", "choose 2") == set()
    assert holding("ettin", barracks=0).plays("ettin", "choose 1") == {"red vp +3"}


@pytest.mark.card("balor")
@pytest.mark.rule("TU-6.10", "TU-6.11", "TU-6.12", "TU-6.13", "TU-6.14", "TU-10.2")
def test_balor_devours_a_card_from_hand_to_supplant_a_white_troop_anywhere_and_deploy_one() -> None:
    red = facing("eryndlyn:2", "balor noble", white="skullport:0")
    assert red.asks("balor") == {"devour noble", "decline"}
    assert red.asks_next("devour noble") == {"supplant skullport:0"}
    assert red.changes("supplant skullport:0", "deploy skullport:2") == {
        *EATEN,
        "white -skullport:0",
        "red troops +skullport:0",
        "red trophies +white",
        "red troops +skullport:2",
    }
    outcast = holding("balor insane_outcast", half_decks=DEMONS)
    assert outcast.plays("balor", "devour insane_outcast", "deploy eryndlyn:1") == {
        "red hand -insane_outcast",
        "red troops +eryndlyn:1",
    }
    assert holding("balor noble", barracks=0).plays("balor", "devour noble") == EATEN | {"red vp +1"}
    assert holding("balor noble", white="skullport:0").plays("balor", "decline") == set()
    assert holding("balor", white="skullport:0").plays("balor") == set()


@pytest.mark.card("demogorgon")
@pytest.mark.rule("TU-9.86", "TU-9.100")
def test_demogorgon_devours_a_card_to_supplant_two_white_troops_and_each_opponent_recruits_two_outcasts() -> None:
    card, near = "demogorgon", "eryndlyn:1 eryndlyn:2 skullport:0"
    others: dict[str, Zones] = {"blue": {"troops": "eryndlyn--kanaglym:0"}, "orange": {}}
    red = holding(f"{card} noble", "eryndlyn:0", others, white=near, half_decks=DEMONS)
    assert red.asks(card, "devour noble") == {"supplant eryndlyn:1", "supplant eryndlyn:2"}
    assert red.changes("supplant eryndlyn:1", "supplant eryndlyn:2") == {
        *EATEN,
        "white -eryndlyn:1",
        "white -eryndlyn:2",
        "red troops +eryndlyn:1",
        "red troops +eryndlyn:2",
        "red trophies +2 white",
        "blue discard +2 insane_outcast",
        "orange discard +2 insane_outcast",
    }
    scarce = three(f"{card} noble", {}, {}, stacks=3)
    assert scarce.plays(card, "devour noble") == {
        *EATEN,
        "blue discard +2 insane_outcast",
        "orange discard +insane_outcast",
        "stacks -3 insane_outcast",
    }
    assert holding(f"{card} noble", white=near, half_decks=DEMONS).plays(card, "decline") == set()
    assert holding(card, white=near, half_decks=DEMONS).plays(card) == set()


@pytest.mark.card("mind_flayer")
def test_mind_flayer_devours_a_card_for_three_influence_or_the_death_of_an_enemy_troop() -> None:
    card = "mind_flayer"
    assert holding(f"{card} noble").plays(card, "devour noble", "choose 1") == EATEN | {"influence +3"}
    red = facing("eryndlyn:2 ched_nasad:0", f"{card} noble", white="eryndlyn:1")
    asked = red.asks(card, "devour noble", "choose 2")
    assert asked == {"assassinate eryndlyn:1", "assassinate eryndlyn:2"}
    assert red.changes("assassinate eryndlyn:2") == EATEN | BLUE_KILLED
    assert holding(f"{card} noble").plays(card, "devour noble", "choose 2") == EATEN
    assert holding(f"{card} noble").plays(card, "decline") == set()
    assert facing("eryndlyn:2", card).plays(card) == set()


@pytest.mark.card("ghoul")
@pytest.mark.rule("TU-9.86")
def test_ghoul_gives_two_power_and_each_opponent_recruits_an_outcast() -> None:
    assert three("ghoul", {}, {}).plays("ghoul") == {
        "power +2",
        "blue discard +insane_outcast",
        "orange discard +insane_outcast",
    }
    last = {"power +2", "blue discard +insane_outcast", "stacks -insane_outcast"}
    assert three("ghoul", {}, {}, stacks=1).plays("ghoul") == last
    assert three("ghoul", {}, {}, stacks=0).plays("ghoul") == {"power +2"}


@pytest.mark.card("glabrezu")
def test_glabrezu_devours_a_card_to_assassinate_two_enemy_troops() -> None:
    kills = ("assassinate eryndlyn:1", "assassinate eryndlyn:2")
    red = facing("eryndlyn:2", "glabrezu noble", white="eryndlyn:1 eryndlyn--kanaglym:0 skullport:0")
    assert red.asks("glabrezu", "devour noble") == {*kills, "assassinate eryndlyn--kanaglym:0"}
    assert red.changes(*kills) == EATEN | KILLED | BLUE_KILLED
    one = facing("eryndlyn:2 ched_nasad:0", "glabrezu noble")
    assert one.plays("glabrezu", "devour noble", "assassinate eryndlyn:2") == EATEN | BLUE_KILLED
    assert facing("eryndlyn:2", "glabrezu noble").plays("glabrezu", "decline") == set()
    assert facing("eryndlyn:2", "glabrezu").plays("glabrezu") == set()


@pytest.mark.card("marilith")
def test_marilith_devours_a_card_for_five_power() -> None:
    assert holding("marilith noble").plays("marilith", "devour noble") == EATEN | {"power +5"}
    assert holding("marilith noble").plays("marilith", "decline") == set()
    assert holding("marilith").plays("marilith") == set()


@pytest.mark.card("orcus")
@pytest.mark.rule("TU-10.35", "TU-10.38", "TU-6.6")
def test_orcus_devours_a_card_to_assassinate_two_troops_and_to_put_out_up_to_two_trophies_anywhere() -> None:
    kills = ("assassinate eryndlyn:1", "assassinate eryndlyn:2")
    blue: dict[str, Zones] = {"blue": {"troops": "eryndlyn:2", "trophies": {"red": 1}}}
    red = holding("orcus noble", "eryndlyn:0", blue, white="eryndlyn:1 araumycos:0")
    assert red.asks("orcus", "devour noble") == set(kills)
    assert red.asks_next(*kills) == {"take red blue", "take red white", "take blue red", "done"}
    assert "to eryndlyn:0" not in red.asks_next("take blue red")
    assert red.changes("to skullport:0", "take red white", "to everfire:0") == {
        *EATEN,
        *BLUE_KILLED,
        "white -eryndlyn:1",
        "white +everfire:0",
        "blue trophies -red",
        "red troops +skullport:0",
    }
    none = holding("orcus noble", "eryndlyn:0", blue, white="eryndlyn:1")
    assert none.plays("orcus", "devour noble", *kills, "done") == EATEN | KILLED | BLUE_KILLED
    assert holding("orcus noble").plays("orcus", "devour noble") == EATEN
    assert holding("orcus noble", "eryndlyn:0", blue).plays("orcus", "decline") == set()
    assert holding("orcus", "eryndlyn:0", blue).plays("orcus") == set()


@pytest.mark.card("night_hag")
@pytest.mark.rule("TU-9.41")
def test_night_hag_places_a_spy_or_returns_one_to_draw_two_cards() -> None:
    card = "night_hag"
    assert holding(card).plays(card, "choose 1", "spy everfire") == {"red spies +everfire"}
    assert holding(card, spies="araumycos", deck="noble kobold soldier").plays(card, *BACK) == {
        *SPY_BACK,
        "red deck -noble",
        "red deck -kobold",
        "red hand +noble",
        "red hand +kobold",
    }
    shuffled = holding(card, spies="araumycos", deck="noble", discard="soldier")
    assert shuffled.plays(card, *BACK) == {
        *SPY_BACK,
        "red deck -noble",
        "red hand +noble",
        "red discard -soldier",
        "red hand +soldier",
    }
    assert holding(card, spies="araumycos").plays(card, *BACK) == SPY_BACK
    assert holding(card, deck="noble").plays(card, "choose 2") == set()
    assert holding(card, spies="araumycos", deck="noble").plays(card, "choose 2", "decline") == set()


@pytest.mark.card("jackalwere")
def test_jackalwere_places_a_spy_or_returns_one_for_two_power_and_two_influence() -> None:
    card = "jackalwere"
    assert holding(card).plays(card, "choose 1", "spy everfire") == {"red spies +everfire"}
    assert holding(card, spies="araumycos").plays(card, *BACK) == SPY_BACK | {"power +2", "influence +2"}
    assert holding(card).plays(card, "choose 2") == set()
    assert holding(card, spies="araumycos").plays(card, "choose 2", "decline") == set()


@pytest.mark.card("succubus")
@pytest.mark.rule("TU-6.18", "TU-9.64")
def test_succubus_devours_a_card_to_place_a_spy_and_assassinate_at_its_site() -> None:
    red = facing("ched_nasad:0 eryndlyn:2", "succubus noble", white="ched_nasad:1")
    asked = red.asks("succubus", "devour noble", "spy ched_nasad")
    assert asked == {"assassinate ched_nasad:0", "assassinate ched_nasad:1"}
    assert red.changes("assassinate ched_nasad:0") == {
        *EATEN,
        "red spies +ched_nasad",
        "blue troops -ched_nasad:0",
        "red trophies +blue",
    }
    nobody = facing("eryndlyn:2", "succubus noble")
    assert nobody.plays("succubus", "devour noble", "spy everfire") == EATEN | {"red spies +everfire"}
    all_out = facing("eryndlyn:2", "succubus noble", spies="araumycos skullport eryndlyn kanaglym tsenviilyq")
    assert all_out.plays("succubus", "devour noble", "decline") == EATEN
    assert holding("succubus noble").plays("succubus", "decline") == set()
    assert holding("succubus").plays("succubus") == set()


@pytest.mark.card("vrock")
def test_vrock_places_a_spy_or_returns_one_for_five_power() -> None:
    assert holding("vrock").plays("vrock", "choose 1", "spy everfire") == {"red spies +everfire"}
    assert holding("vrock", spies="araumycos").plays("vrock", *BACK) == SPY_BACK | {"power +5"}
    assert holding("vrock").plays("vrock", "choose 2") == set()
    assert holding("vrock", spies="araumycos").plays("vrock", "choose 2", "decline") == set()


@pytest.mark.card("grazzt")
@pytest.mark.rule("TU-10.41", "TU-9.65")
def test_grazzt_places_two_spies_or_returns_any_number_to_supplant_a_troop_at_each_of_their_sites() -> None:
    placed = holding("grazzt").plays("grazzt", "choose 1", "spy everfire", "spy skullport")
    assert placed == {"red spies +everfire", "red spies +skullport"}
    red = facing(
        "ched_nasad:0 ched_nasad:1 llacerellyn:0", "grazzt", white="skullport:0", spies="ched_nasad skullport everfire"
    )
    spies = {"return-spy ched_nasad red", "return-spy skullport red", "return-spy everfire red"}
    assert red.asks("grazzt", "choose 2") == spies | {"decline"}
    first = red.asks_next("return-spy ched_nasad red", "return-spy everfire red")
    assert first == {"return-spy skullport red", "done"}
    both = red.asks_next("return-spy skullport red")
    assert both == {"supplant skullport:0", "supplant ched_nasad:0", "supplant ched_nasad:1"}
    assert red.asks_next("supplant ched_nasad:1") == {"supplant skullport:0"}
    assert red.changes("supplant skullport:0") == {
        "red spies -ched_nasad",
        "red spies -everfire",
        "red spies -skullport",
        "blue troops -ched_nasad:1",
        "red troops +ched_nasad:1",
        "red trophies +blue",
        "white -skullport:0",
        "red troops +skullport:0",
        "red trophies +white",
    }
    some = facing("ched_nasad:0", "grazzt", spies="ched_nasad skullport everfire")
    assert some.plays("grazzt", "choose 2", "return-spy everfire red", "done") == {"red spies -everfire"}
    assert holding("grazzt", spies="araumycos").plays("grazzt", "choose 2", "decline") == set()
    assert holding("grazzt").plays("grazzt", "choose 2") == set()


@pytest.mark.card("hezrou")
@pytest.mark.rule("TU-9.44", "TU-9.77")
def test_hezrou_moves_one_enemy_troop_and_promotes_the_top_card_of_the_deck() -> None:
    red = facing("eryndlyn:2 ched_nasad:0", "hezrou", white="eryndlyn:1", deck="kobold noble")
    assert red.asks("hezrou") == {"move eryndlyn:1", "move eryndlyn:2"}
    assert red.changes("move eryndlyn:2", "to everfire:0") == {
        "blue troops -eryndlyn:2",
        "blue troops +everfire:0",
        "red deck -kobold",
        "red inner_circle +kobold",
    }
    shuffled = facing("ched_nasad:0", "hezrou", discard="soldier")
    assert shuffled.plays("hezrou") == {"red discard -soldier", "red inner_circle +soldier"}
    assert holding("hezrou").plays("hezrou") == set()


@pytest.mark.card("myconid_adult")
def test_myconid_adult_gives_two_influence_and_a_chosen_opponent_recruits_an_outcast() -> None:
    red = three("myconid_adult", {}, {})
    assert red.asks("myconid_adult") == {"opponent blue", "opponent orange"}
    assert red.changes("opponent blue") == {"influence +2", "blue discard +insane_outcast"}
    assert three("myconid_adult", {}, {}, stacks=0).plays("myconid_adult") == {"influence +2"}


@pytest.mark.card("myconid_sovereign")
def test_myconid_sovereign_makes_a_chosen_opponent_recruit_an_outcast_and_promotes() -> None:
    card = "myconid_sovereign"
    red = three(f"{card} noble soldier", {}, {})
    red.plays("noble")
    red.plays("soldier")
    assert red.asks(card) == {"opponent blue", "opponent orange"}
    assert red.changes("opponent orange") == {"orange discard +insane_outcast", f"waiting +{card}"}
    assert red.asks_at_end() == {"promote noble", "promote soldier"}
    assert red.ends("promote noble") == {"red inner_circle +noble"}
    nothing = three(card, {}, {}, stacks=0)
    assert nothing.plays(card) == {f"waiting +{card}"}
    assert nothing.ends() == set()


@pytest.mark.card("nalfeshnee")
@pytest.mark.rule("TU-10.2")
def test_nalfeshnee_gives_three_influence_and_promotes_the_top_card_of_the_deck() -> None:
    red = holding("nalfeshnee", deck="kobold noble")
    assert red.plays("nalfeshnee") == {"influence +3", "red deck -kobold", "red inner_circle +kobold"}
    outcast = holding("nalfeshnee", deck="insane_outcast noble", half_decks=DEMONS)
    assert outcast.plays("nalfeshnee") == {"influence +3", "red deck -insane_outcast"}
    assert holding("nalfeshnee").plays("nalfeshnee") == {"influence +3"}


@pytest.mark.card("zuggtmoy")
@pytest.mark.rule("TU-9.32", "TU-6.6", "TU-6.12")
def test_zuggtmoy_devours_a_card_of_the_inner_circle_for_three_influence_and_two_promotions() -> None:
    red = holding("zuggtmoy wight", inner_circle="noble kobold", played="soldier advocate kobold")
    assert red.asks("zuggtmoy") == {"devour noble", "devour kobold", "decline"}
    assert red.changes("devour noble") == {
        "red inner_circle -noble",
        "devoured +noble",
        "influence +3",
        "waiting +zuggtmoy",
    }
    assert red.asks_at_end() == {"promote soldier", "promote kobold", "promote advocate", "done"}
    assert red.ends("promote soldier", "promote advocate") == {
        "red inner_circle +soldier",
        "red inner_circle +advocate",
    }
    stopped = holding("zuggtmoy", inner_circle="noble", played="soldier")
    stopped.plays("zuggtmoy", "devour noble")
    assert stopped.ends("done") == set()
    assert holding("zuggtmoy", inner_circle="noble", played="soldier").plays("zuggtmoy", "decline") == set()
    assert holding("zuggtmoy noble", played="soldier").plays("zuggtmoy") == set()
