"""The 20 cards of the Aberrations half-deck: what each one does, and what it does when it cannot."""

from __future__ import annotations

import pytest

from tests.games.tyrants.card_table import DEMONS, CardTable, Zones, facing, holding

KILLED = {"white -eryndlyn:1", "red trophies +white"}
TWO_STEPS = ("deploy eryndlyn:1", "deploy eryndlyn:2")
TWO_TROOPS = {"red troops +eryndlyn:1", "red troops +eryndlyn:2"}
SPY_BACK = {"red spies -araumycos"}
BACK = ("choose 2", "return-spy araumycos red")
FOUR, THREE_CARDS = "noble soldier soldier kobold", "noble soldier kobold"
LOST = {"blue hand -noble", "blue discard +noble"}


def against(hand: str, blue: str, deck: str = "") -> CardTable:
    """Red against blue with these cards in hand."""
    return holding(hand, others={"blue": {"hand": blue, "deck": deck}})


@pytest.mark.card("grimlock")
@pytest.mark.rule("TU-10.15", "TU-10.18")
def test_grimlock_deploys_a_troop_and_forced_out_of_hand_makes_its_owner_draw_two_cards() -> None:
    assert holding("grimlock").plays("grimlock", "deploy eryndlyn:1") == {"red troops +eryndlyn:1"}
    assert holding("grimlock", barracks=0).plays("grimlock") == {"red vp +1"}
    forced = against("cranium_rats", "grimlock noble noble noble", "kobold soldier wight")
    assert forced.plays("cranium_rats", *TWO_STEPS, "blue discard grimlock") == {
        *TWO_TROOPS,
        "blue hand -grimlock",
        "blue discard +grimlock",
        "blue deck -kobold",
        "blue deck -soldier",
        "blue hand +kobold",
        "blue hand +soldier",
    }
    nothing_else = against("cranium_rats", "grimlock noble noble noble")
    assert nothing_else.plays("cranium_rats", *TWO_STEPS, "blue discard grimlock") == TWO_TROOPS
    own_cost = holding("insane_outcast grimlock", deck="noble noble", half_decks=DEMONS)
    assert own_cost.plays("insane_outcast", "discard grimlock") == {
        "red hand -grimlock",
        "red discard +grimlock",
        "played -insane_outcast",
    }


@pytest.mark.card("cranium_rats")
@pytest.mark.rule("TU-10.10", "TU-10.11")
def test_cranium_rats_deploy_two_troops_and_a_chosen_opponent_with_four_cards_discards_one() -> None:
    card = "cranium_rats"
    red = holding(card, others={"blue": {"hand": FOUR}, "orange": {"hand": FOUR}})
    assert red.asks(card, *TWO_STEPS) == {"opponent blue", "opponent orange"}
    assert red.asks_next("opponent blue") == {"discard noble", "discard soldier", "discard kobold"}
    assert red.asked == ("blue", "forced-discard")
    assert red.changes("blue discard noble") == TWO_TROOPS | LOST
    only_blue = holding(card, others={"blue": {"hand": FOUR}, "orange": {"hand": THREE_CARDS}})
    assert only_blue.plays(card, *TWO_STEPS, "blue discard noble") == TWO_TROOPS | LOST
    assert against(card, THREE_CARDS).plays(card, *TWO_STEPS) == TWO_TROOPS
    assert holding(card, barracks=0).plays(card) == {"red vp +2"}


@pytest.mark.card("umber_hulk")
@pytest.mark.rule("TU-10.16", "TU-10.17")
def test_umber_hulk_deploys_three_troops_and_forced_out_of_hand_makes_the_opponent_discard_too() -> None:
    card = "umber_hulk"
    three = TWO_TROOPS | {"red troops +araumycos--eryndlyn:0"}
    assert holding(card).plays(card, *TWO_STEPS, "deploy araumycos--eryndlyn:0") == three
    assert holding(card, barracks=0).plays(card) == {"red vp +3"}
    lost = TWO_TROOPS | {"blue hand -umber_hulk", "blue discard +umber_hulk"}
    hands: dict[str, Zones] = {"blue": {"hand": f"{card} noble noble noble"}, "orange": {"hand": "noble"}}
    forced = holding("cranium_rats wight kobold", others=hands)
    assert forced.asks("cranium_rats", *TWO_STEPS, f"blue discard {card}") == {"discard wight", "discard kobold"}
    assert forced.changes("discard wight") == lost | {"red hand -wight", "red discard +wight"}
    empty_hand = against("cranium_rats", f"{card} noble noble noble")
    assert empty_hand.plays("cranium_rats", *TWO_STEPS, f"blue discard {card}") == lost
    chain = against(f"cranium_rats {card}", f"{card} noble noble noble")
    answers = (f"blue discard {card}", f"red discard {card}", "blue discard noble")
    assert chain.plays("cranium_rats", *TWO_STEPS, *answers) == lost | LOST | {
        f"red hand -{card}",
        f"red discard +{card}",
    }


@pytest.mark.card("quaggoth")
@pytest.mark.rule("TU-6.17", "TU-10.43")
def test_quaggoth_assassinates_a_white_troop_for_each_site_controlled_before_its_first_kill() -> None:
    near = "eryndlyn--kanaglym:0 llacerellyn--eryndlyn:0 ched_nasad--araumycos:0 skullport:0"
    red = holding(
        "quaggoth", "eryndlyn:0 ched_nasad:0", white=near, others={"blue": {"troops": "eryndlyn--kanaglym:1"}}
    )
    assert red.asks("quaggoth") == {f"assassinate {space}" for space in near.split()[:-1]}
    assert red.changes("assassinate eryndlyn--kanaglym:0", "assassinate ched_nasad--araumycos:0") == {
        "white -eryndlyn--kanaglym:0",
        "white -ched_nasad--araumycos:0",
        "red trophies +2 white",
    }
    fixed = holding("quaggoth", "eryndlyn:0 skullport:2", white="skullport:0 eryndlyn--kanaglym:0")
    assert fixed.plays("quaggoth", "assassinate skullport:0") == {"white -skullport:0", "red trophies +white"}
    assert holding("quaggoth", "araumycos--eryndlyn:0", white="eryndlyn:1").plays("quaggoth") == set()
    assert facing("eryndlyn--kanaglym:0", "quaggoth").plays("quaggoth") == set()


@pytest.mark.card("neogi")
@pytest.mark.rule("TU-10.19", "TU-10.12")
def test_neogi_deploys_four_troops_and_at_the_end_each_opponent_discards_a_card() -> None:
    steps = (*TWO_STEPS, "deploy araumycos--eryndlyn:0", "deploy eryndlyn--kanaglym:0")
    hands: dict[str, Zones] = {"blue": {"hand": "noble"}, "orange": {"hand": "kobold soldier"}, "black": {}}
    red = holding("neogi", others=hands)
    assert red.plays("neogi", *steps) == {
        *TWO_TROOPS,
        "red troops +araumycos--eryndlyn:0",
        "red troops +eryndlyn--kanaglym:0",
        "waiting +neogi",
    }
    assert red.asks_at_end() == {"discard noble"}
    assert red.asks_next("blue discard noble") == {"discard kobold", "discard soldier"}
    assert red.ends("orange discard soldier") == LOST | {"orange hand -soldier", "orange discard +soldier"}
    nobody = holding("neogi", barracks=0)
    assert nobody.plays("neogi") == {"red vp +4", "waiting +neogi"}
    assert nobody.ends() == set()


@pytest.mark.card("mindwitness")
@pytest.mark.rule("TU-10.11")
def test_mindwitness_assassinates_a_troop_and_its_owner_with_four_cards_discards_one() -> None:
    card, killed = "mindwitness", {"blue troops -eryndlyn:2", "red trophies +blue"}
    blue: dict[str, Zones] = {"blue": {"troops": "eryndlyn:2", "hand": FOUR}, "orange": {"hand": FOUR}}
    red = holding(card, others=blue, white="eryndlyn:1 skullport:0")
    assert red.asks(card) == {"assassinate eryndlyn:1", "assassinate eryndlyn:2"}
    assert red.changes("assassinate eryndlyn:2", "blue discard noble") == killed | LOST
    assert holding(card, others=blue, white="eryndlyn:1").plays(card, "assassinate eryndlyn:1") == KILLED
    few = holding(card, others={"blue": {"troops": "eryndlyn:2", "hand": THREE_CARDS}})
    assert few.plays(card, "assassinate eryndlyn:2") == killed
    assert against(card, FOUR).plays(card) == set()


@pytest.mark.card("gauth")
def test_gauth_gives_two_influence_or_draws_a_card_and_makes_a_chosen_opponent_discard() -> None:
    drawn = {"red deck -wight", "red hand +wight"}
    assert holding("gauth").plays("gauth", "choose 1") == {"influence +2"}
    red = holding("gauth", others={"blue": {"hand": FOUR}, "orange": {"hand": FOUR}}, deck="wight noble")
    assert red.asks("gauth", "choose 2") == {"opponent blue", "opponent orange"}
    assert red.hand("red") == ["wight"]
    assert red.changes("opponent blue", "blue discard noble") == drawn | LOST
    assert holding("gauth", others={"blue": {"hand": THREE_CARDS}}, deck="wight").plays("gauth", "choose 2") == drawn
    assert against("gauth", THREE_CARDS).plays("gauth", "choose 2") == set()


@pytest.mark.card("spectator")
def test_spectator_gives_two_power_and_one_influence() -> None:
    assert holding("spectator").plays("spectator") == {"power +2", "influence +1"}


@pytest.mark.card("beholder")
@pytest.mark.rule("TU-6.17", "TU-9.14")
def test_beholder_assassinates_a_troop_and_then_gains_a_power_for_every_three_trophies() -> None:
    red = facing("eryndlyn:2", "beholder", white="eryndlyn:1", trophies={"white": 3, "blue": 2})
    assert red.asks("beholder") == {"assassinate eryndlyn:1", "assassinate eryndlyn:2"}
    assert red.changes("assassinate eryndlyn:1") == KILLED | {"power +2"}
    assert holding("beholder", trophies={"blue": 4}).plays("beholder") == {"power +1"}
    assert facing("ched_nasad:0", "beholder", trophies={"white": 2}).plays("beholder") == set()


@pytest.mark.card("death_tyrant")
@pytest.mark.rule("TU-9.15", "TU-6.6")
def test_death_tyrant_assassinates_up_to_three_troops_at_one_site_for_an_influence_each() -> None:
    card, route = "death_tyrant", "araumycos--eryndlyn:0"
    blue: dict[str, Zones] = {"blue": {"troops": "eryndlyn:2 llacerellyn--eryndlyn:0"}}
    red = holding(card, route, blue, white="eryndlyn:0 eryndlyn:1 skullport:0 everfire:0", spies="skullport")
    site = {"assassinate eryndlyn:1", "assassinate eryndlyn:2"}
    assert red.asks(card) == site | {"assassinate eryndlyn:0", "assassinate skullport:0", "done"}
    assert red.asks_next("assassinate eryndlyn:0") == site | {"done"}
    assert red.pool == (0, 1)
    assert red.changes("assassinate eryndlyn:1", "assassinate eryndlyn:2") == {
        "white -eryndlyn:0",
        "white -eryndlyn:1",
        "blue troops -eryndlyn:2",
        "red trophies +2 white",
        "red trophies +blue",
        "influence +3",
    }
    most = holding(card, white=" ".join(f"menzoberranzan:{space}" for space in range(4)), spies="menzoberranzan")
    assert most.plays(card, *(f"assassinate menzoberranzan:{space}" for space in range(3))) == {
        "white -menzoberranzan:0",
        "white -menzoberranzan:1",
        "white -menzoberranzan:2",
        "red trophies +3 white",
        "influence +3",
    }
    stopped = holding(card, route, blue, white="eryndlyn:0 eryndlyn:1")
    assert stopped.plays(card, "assassinate eryndlyn:1", "done") == KILLED | {"influence +1"}
    assert holding(card, route, blue).plays(card, "done") == set()
    assert facing("araumycos--eryndlyn:0", card).plays(card) == set()


@pytest.mark.card("cloaker")
@pytest.mark.rule("TU-6.18")
def test_cloaker_places_a_spy_or_returns_one_to_assassinate_at_its_site() -> None:
    card = "cloaker"
    assert holding(card).plays(card, "choose 1", "spy everfire") == {"red spies +everfire"}
    red = facing("araumycos:0 eryndlyn:2", card, white="araumycos:1 araumycos:2", spies="araumycos")
    assert red.asks(card, *BACK) == {f"assassinate araumycos:{space}" for space in range(3)}
    assert red.changes("assassinate araumycos:0") == SPY_BACK | {"blue troops -araumycos:0", "red trophies +blue"}
    assert facing("eryndlyn:2", card, spies="araumycos").plays(card, *BACK) == SPY_BACK
    assert facing("eryndlyn:2", card).plays(card, "choose 2") == set()
    assert facing("araumycos:0", card, spies="araumycos").plays(card, "choose 2", "decline") == set()


@pytest.mark.card("chuul")
@pytest.mark.rule("TU-10.11", "TU-10.12", "TU-9.64")
def test_chuul_places_a_spy_and_opponents_with_a_troop_there_and_four_cards_discard_one() -> None:
    card, placed = "chuul", {"red spies +ched_nasad"}
    there: dict[str, Zones] = {
        "blue": {"troops": "ched_nasad:0", "hand": FOUR},
        "orange": {"troops": "everfire:0", "hand": FOUR},
        "black": {"troops": "ched_nasad:1", "hand": FOUR},
    }
    red = holding(card, others=there)
    red.asks(card, "spy ched_nasad")
    assert red.asked == ("blue", "forced-discard")
    red.asks_next("blue discard noble")
    assert red.asked == ("black", "forced-discard")
    lost = LOST | {"black hand -kobold", "black discard +kobold"}
    assert red.changes("black discard kobold") == placed | lost
    few = holding(card, others={"blue": {"troops": "ched_nasad:0", "hand": THREE_CARDS}})
    assert few.plays(card, "spy ched_nasad") == placed
    all_out = holding(card, others=there, spies="araumycos skullport eryndlyn kanaglym ched_nasad")
    assert all_out.plays(card, "decline") == set()


@pytest.mark.card("nothic")
@pytest.mark.rule("TU-10.12")
def test_nothic_places_a_spy_or_returns_one_to_draw_a_card_and_make_opponents_with_four_cards_discard() -> None:
    card, drawn = "nothic", {"red deck -wight", "red hand +wight"}
    assert holding(card).plays(card, "choose 1", "spy everfire") == {"red spies +everfire"}
    hands: dict[str, Zones] = {"blue": {"hand": FOUR}, "orange": {"hand": THREE_CARDS}, "black": {"hand": FOUR}}
    red = holding(card, others=hands, spies="araumycos", deck="wight noble")
    red.asks(card, *BACK)
    assert red.hand("red") == ["wight"]
    lost = LOST | {"black hand -kobold", "black discard +kobold"}
    assert red.changes("blue discard noble", "black discard kobold") == SPY_BACK | drawn | lost
    assert holding(card, spies="araumycos").plays(card, *BACK) == SPY_BACK
    assert holding(card, others=hands).plays(card, "choose 2") == set()
    assert holding(card, others=hands, spies="araumycos").plays(card, "choose 2", "decline") == set()


@pytest.mark.card("brainwashed_slave")
def test_brainwashed_slave_places_a_spy_or_returns_one_for_two_power_and_two_influence() -> None:
    card = "brainwashed_slave"
    assert holding(card).plays(card, "choose 1", "spy everfire") == {"red spies +everfire"}
    assert holding(card, spies="araumycos").plays(card, *BACK) == SPY_BACK | {"power +2", "influence +2"}
    assert holding(card).plays(card, "choose 2") == set()
    assert holding(card, spies="araumycos").plays(card, "choose 2", "decline") == set()


@pytest.mark.card("aboleth")
@pytest.mark.rule("TU-6.17")
def test_aboleth_places_two_spies_or_draws_a_card_for_each_spy_on_the_board() -> None:
    placed = holding("aboleth").plays("aboleth", "choose 1", "spy everfire", "spy skullport")
    assert placed == {"red spies +everfire", "red spies +skullport"}
    red = holding("aboleth", spies="araumycos skullport", deck="wight kobold noble")
    assert red.plays("aboleth", "choose 2") == {
        "red deck -wight",
        "red deck -kobold",
        "red hand +wight",
        "red hand +kobold",
    }
    assert holding("aboleth", deck="wight").plays("aboleth", "choose 2") == set()
    assert holding("aboleth", spies="araumycos").plays("aboleth", "choose 2") == set()


@pytest.mark.card("ambassador")
@pytest.mark.rule("TU-10.14", "TU-12.1")
def test_ambassador_promotes_and_forced_out_of_hand_may_be_promoted_instead() -> None:
    red = holding("ambassador", played="noble kobold")
    assert red.plays("ambassador") == {"waiting +ambassador"}
    assert red.asks_at_end() == {"promote noble", "promote kobold"}
    assert red.ends("promote noble") == {"red inner_circle +noble"}
    alone = holding("ambassador")
    alone.plays("ambassador")
    assert alone.ends() == set()
    out = {"blue hand -ambassador"}
    forced = against("cranium_rats", "ambassador noble noble noble")
    assert forced.asks("cranium_rats", *TWO_STEPS, "blue discard ambassador") == {"use", "decline"}
    assert forced.asked == ("blue", "react")
    assert forced.changes("blue use") == TWO_TROOPS | out | {"blue inner_circle +ambassador"}
    refrained = against("cranium_rats", "ambassador noble noble noble")
    answers = ("blue discard ambassador", "blue decline")
    assert refrained.plays("cranium_rats", *TWO_STEPS, *answers) == TWO_TROOPS | out | {"blue discard +ambassador"}


@pytest.mark.card("intellect_devourer")
@pytest.mark.rule("TU-9.91", "TU-9.92", "TU-9.97")
def test_intellect_devourer_gives_three_influence_or_returns_up_to_two_pieces_of_anybody() -> None:
    card = "intellect_devourer"
    assert holding(card).plays(card, "choose 1") == {"influence +3"}
    blue: dict[str, Zones] = {"blue": {"troops": "eryndlyn:2 ched_nasad:0", "spies": "eryndlyn everfire"}}
    red = holding(card, "eryndlyn:0 kanaglym:0", blue, white="eryndlyn:1", spies="skullport")
    own = {"return-troop eryndlyn:0", "return-troop kanaglym:0", "return-spy skullport red", "done"}
    assert red.asks(card, "choose 2") == own | {"return-troop eryndlyn:2", "return-spy eryndlyn blue"}
    assert red.changes("return-troop eryndlyn:2", "return-spy skullport red") == {
        "blue troops -eryndlyn:2",
        "red spies -skullport",
    }
    one = holding(card, "eryndlyn:0 kanaglym:0", blue)
    assert one.plays(card, "choose 2", "return-troop kanaglym:0", "done") == {"red troops -kanaglym:0"}
    assert holding(card, "", {"blue": {"troops": "ched_nasad:0"}}).plays(card, "choose 2") == set()


@pytest.mark.card("puppeteer")
def test_puppeteer_gives_two_influence_and_promotes_another_played_card_at_the_end() -> None:
    red = holding("puppeteer", played="noble kobold")
    assert red.plays("puppeteer") == {"influence +2", "waiting +puppeteer"}
    assert red.asks_at_end() == {"promote noble", "promote kobold"}
    assert red.ends("promote kobold") == {"red inner_circle +kobold"}
    alone = holding("puppeteer")
    alone.plays("puppeteer")
    assert alone.ends() == set()


@pytest.mark.card("ulitharid")
@pytest.mark.rule("TU-10.30", "TU-10.33", "TU-10.46")
def test_ulitharid_plays_a_market_card_of_cost_four_or_less_and_devours_it() -> None:
    red = holding("ulitharid", market="neogi spectator wyrmspeaker", market_deck="kobold kobold")
    assert red.asks("ulitharid") == {"play spectator", "play wyrmspeaker"}
    assert red.refused("red", "play neogi") == ("TU-10.30", "too-dear")
    replaced = {"market_deck -kobold", "market +kobold"}
    assert (
        red.changes("play spectator")
        == {"power +2", "influence +1", "market -spectator", "devoured +spectator"} | replaced
    )
    waiting = holding("ulitharid", market="wyrmspeaker", market_deck="kobold kobold")
    assert (
        waiting.plays("ulitharid", "play wyrmspeaker")
        == {
            "influence +1",
            "waiting +wyrmspeaker",
            "market -wyrmspeaker",
            "devoured +wyrmspeaker",
        }
        | replaced
    )
    assert waiting.asks_at_end() == {"promote ulitharid"}
    assert waiting.ends("promote ulitharid") == {"red inner_circle +ulitharid"}
    assert holding("ulitharid", market="neogi quaggoth").plays("ulitharid") == set()


@pytest.mark.card("elder_brain")
@pytest.mark.rule("TU-10.31", "TU-10.32", "TU-10.46")
def test_elder_brain_promotes_the_top_of_the_deck_and_plays_a_card_of_the_inner_circle_that_goes_back() -> None:
    card = "elder_brain"
    red = holding(card, deck="spectator noble", inner_circle="advocate")
    assert red.asks(card) == {"play advocate", "play spectator"}
    promoted = {"red deck -spectator", "red inner_circle +spectator"}
    assert red.changes("play spectator") == promoted | {"power +2", "influence +1"}
    gone = holding(card, inner_circle="flesh_golem")
    assert gone.plays(card, "play flesh_golem", "use") == {
        "power +2",
        "red inner_circle -flesh_golem",
        "devoured +flesh_golem",
    }
    assert holding(card).plays(card) == set()
