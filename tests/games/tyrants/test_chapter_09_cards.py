"""Chapter 9, with cards: devour, draw, promote, recruit."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at


@pytest.mark.rule("TU-9.30", "TU-9.33", "TU-11.13")
def test_a_devoured_card_is_out_of_the_game_and_scores_nothing() -> None:
    table = at("seats: {red: {hand: [marilith, lich]}, blue: {}}\nending: troops\nturn: {seat: red}")
    assert table.score("red").deck == 2 + 4
    table.act("red", "play marilith", "devour lich")
    assert table.view().devoured == ["lich"]
    table.act("red", "end-turn")
    assert table.score("red").deck == 2
    assert table.hand("red") == ["marilith"]


@pytest.mark.rule("TU-9.31")
def test_a_devoured_market_card_is_replaced_at_once() -> None:
    table = at("seats: {red: {hand: [cult_fanatic]}, blue: {}}\nmarket: [kobold, lich]\nmarket_deck: [ghost, wight]")
    table.act("red", "play cult_fanatic", "devour kobold")
    assert table.view().market[:2] == ["ghost", "lich"]
    assert table.view().market_deck == 1


@pytest.mark.rule("TU-9.32")
def test_this_card_is_devoured_from_the_played_area() -> None:
    table = at("seats: {red: {hand: [wraith], troops: [eryndlyn:0]}, blue: {troops: [everfire:0]}}")
    table.act("red", "play wraith", "spy everfire", "use", "assassinate everfire:0")
    assert (table.played, table.view().devoured) == ([], ["wraith"])


@pytest.mark.rule("TU-9.32")
def test_any_card_in_hand_may_be_devoured() -> None:
    table = at("seats: {red: {hand: [marilith, noble, lich, marilith], discard: [kobold]}, blue: {}}")
    table.act("red", "play marilith")
    assert set(table.options("devour")) == {"noble", "lich", "marilith"}
    assert table.refused("red", "devour kobold") == ("TU-9.32", "not-in-hand")


@pytest.mark.rule("TU-9.34")
@pytest.mark.parametrize("card", ["house_guard", "priestess_of_lolth", "insane_outcast"])
def test_the_stacks_are_no_market_for_devouring(card: str) -> None:
    table = at("half_decks: [demons, dragons]\nseats: {red: {hand: [cult_fanatic]}, blue: {}}\nmarket: [kobold]")
    table.act("red", "play cult_fanatic")
    assert table.refused("red", f"devour {card}") == ("TU-9.34", "not-in-market")


@pytest.mark.rule("TU-9.35")
def test_carrion_crawler_may_be_recruited_by_anyone() -> None:
    table = at("""
        seats: {red: {hand: [carrion_crawler]}, blue: {hand: [priestess_of_lolth]}}
        market: [lich]
        market_deck: [ghost, wight]
    """)
    table.act("red", "play carrion_crawler", "devour lich", "end-turn")
    assert table.view().market[0] == "carrion_crawler"
    table.act("blue", "play priestess_of_lolth", "recruit carrion_crawler")
    assert table.player("blue").discard == ["carrion_crawler"]
    assert table.view().market[0] == "ghost"


@pytest.mark.rule("TU-9.35")
def test_with_an_empty_market_carrion_crawler_stays_in_the_played_area() -> None:
    table = at("seats: {red: {hand: [carrion_crawler]}, blue: {}}").act("red", "play carrion_crawler")
    assert (table.asked, table.played, table.pool) == (("red", "act"), ["carrion_crawler"], (3, 0))


@pytest.mark.rule("TU-9.40")
def test_the_top_card_of_the_deck_is_drawn() -> None:
    table = at("seats: {red: {hand: [gauth], deck: [kobold, wight]}, blue: {}}")
    table.act("red", "play gauth", "choose 2")
    assert (table.hand("red"), table.deck("red")) == (["kobold"], ["wight"])


@pytest.mark.rule("TU-9.41")
def test_the_shuffle_comes_only_when_a_card_is_needed() -> None:
    table = at("""
        seats: {red: {deck: [noble, noble, noble, noble, noble], discard: [kobold, wight]}, blue: {}}
    """)
    table.act("red", "end-turn")
    assert table.events("reshuffled") == []
    assert (table.player("red").deck_count, table.player("red").discard) == (0, ["kobold", "wight"])


@pytest.mark.rule("TU-9.41")
def test_the_new_deck_is_shuffled() -> None:
    position = "seats: {red: {discard: [noble, soldier, kobold, wight, lich, ghost, vampire]}, blue: {}}"
    hands = {tuple(at(position, seed=seed).act("red", "end-turn").hand("red")) for seed in range(12)}
    assert len(hands) > 1


@pytest.mark.rule("TU-9.42")
def test_hand_inner_circle_and_played_cards_stay_out_of_a_reshuffle() -> None:
    table = at("""
        seats: {red: {hand: [rath_modar, noble], discard: [kobold], inner_circle: [lich]}, blue: {}}
        turn: {played: [soldier]}
    """)
    table.act("red", "play rath_modar")
    assert table.hand("red") == ["kobold", "noble"]
    assert table.player("red").inner_circle == ["lich"]
    assert table.played == ["soldier", "rath_modar"]


@pytest.mark.rule("TU-9.43")
def test_a_draw_without_any_card_is_lost() -> None:
    table = at("seats: {red: {hand: [rath_modar, noble]}, blue: {}}").act("red", "play rath_modar")
    assert table.hand("red") == ["noble"]
    assert table.asked == ("red", "spy")


@pytest.mark.rule("TU-9.44", "TU-9.77")
def test_promoting_the_top_of_an_empty_deck_reshuffles_first() -> None:
    table = at("seats: {red: {hand: [nalfeshnee], discard: [kobold, kobold]}, blue: {}}").act("red", "play nalfeshnee")
    red = table.player("red")
    assert (red.inner_circle, red.deck_count, red.discard) == (["kobold"], 1, [])
    assert table.events("reshuffled") == ["reshuffled red"]


@pytest.mark.rule("TU-9.44")
def test_with_no_card_at_all_nothing_is_promoted_from_the_deck() -> None:
    table = at("seats: {red: {hand: [nalfeshnee]}, blue: {}}").act("red", "play nalfeshnee")
    assert (table.player("red").inner_circle, table.pool) == ([], (0, 3))


@pytest.mark.rule("TU-9.70")
def test_a_promoted_card_is_never_shuffled_back() -> None:
    table = at("seats: {red: {hand: [wyrmspeaker, noble], inner_circle: [lich]}, blue: {}}")
    table.act("red", "play wyrmspeaker", "play noble", "end-turn", "promote noble").act("blue", "end-turn")
    for _ in range(2):
        assert table.hand("red") == ["wyrmspeaker"]
        table.act("red", "end-turn").act("blue", "end-turn")
    assert table.player("red").inner_circle == ["lich", "noble"]


@pytest.mark.rule("TU-9.71")
def test_the_card_to_be_promoted_is_chosen_at_end_of_turn() -> None:
    table = at("seats: {red: {hand: [wyrmspeaker, noble, soldier]}, blue: {}}")
    table.act("red", "play noble", "play wyrmspeaker")
    assert table.asked == ("red", "act")
    assert table.view().waiting == ["wyrmspeaker"]
    table.act("red", "play soldier", "end-turn")
    assert table.options() == ["promote noble", "promote soldier"]


@pytest.mark.rule("TU-9.72")
def test_another_copy_may_be_promoted_but_not_the_giver() -> None:
    table = at("seats: {red: {hand: [wyrmspeaker, advocate, advocate]}, blue: {}}")
    table.act("red", "play advocate", "choose 2", "play advocate", "choose 1", "end-turn")
    assert table.options() == ["promote advocate"]
    table.act("red", "promote advocate")
    assert table.player("red").inner_circle == ["advocate"]
    assert table.hand("red") == ["advocate", "wyrmspeaker"]


@pytest.mark.rule("TU-9.73")
def test_up_to_two_promotions_are_optional() -> None:
    table = at("seats: {red: {hand: [blue_dragon, noble, soldier]}, blue: {}}")
    table.act("red", "play blue_dragon", "play noble", "play soldier", "end-turn", "promote noble")
    assert table.options() == ["promote soldier", "done"]


@pytest.mark.rule("TU-9.74")
def test_the_order_of_end_of_turn_effects_is_the_players() -> None:
    table = at("seats: {red: {hand: [blue_dragon, wyrmspeaker, noble], inner_circle: [kobold, kobold]}, blue: {}}")
    table.act("red", "play blue_dragon", "play wyrmspeaker", "play noble", "end-turn")
    assert table.options() == ["resolve wyrmspeaker", "resolve blue_dragon"]
    assert table.refused("red", "resolve noble") == ("TU-9.74", "nothing-waits")
    table.act("red", "resolve wyrmspeaker", "promote noble")
    assert table.options() == ["promote wyrmspeaker", "done"]
    table.act("red", "done")
    assert table.player("red").vp == 1


@pytest.mark.rule("TU-9.74")
def test_a_promotion_takes_one_card_and_no_card_twice() -> None:
    table = at("seats: {red: {hand: [puppeteer, wyrmspeaker, noble]}, blue: {}}")
    table.act(
        "red", "play puppeteer", "play wyrmspeaker", "play noble", "end-turn", "resolve puppeteer", "promote noble"
    )
    assert table.options() == ["promote puppeteer"]
    table.act("red", "promote puppeteer")
    assert table.player("red").inner_circle == ["noble", "puppeteer"]


@pytest.mark.rule("TU-9.75")
def test_a_promotion_survives_the_promotion_of_its_card() -> None:
    table = at("seats: {red: {hand: [puppeteer, wyrmspeaker, noble]}, blue: {}}")
    table.act("red", "play puppeteer", "play wyrmspeaker", "play noble", "end-turn")
    table.act("red", "resolve puppeteer", "promote wyrmspeaker")
    assert table.options() == ["promote noble", "promote puppeteer"]


@pytest.mark.rule("TU-9.76")
def test_a_limited_promotion_lapses_without_such_a_card() -> None:
    table = at("seats: {red: {hand: [fire_elemental_myrmidon, bounty_hunter]}, blue: {}}")
    table.act("red", "play fire_elemental_myrmidon", "play bounty_hunter", "end-turn")
    assert table.asked == ("blue", "act")
    assert table.player("red").inner_circle == []


@pytest.mark.rule("TU-9.77", "TU-10.45")
def test_other_promotions_happen_at_once() -> None:
    table = at("seats: {red: {hand: [vampire], discard: [kobold, lich], inner_circle: [noble, noble]}, blue: {}}")
    table.act("red", "play vampire", "choose 2")
    assert table.refused("red", "promote vampire") == ("TU-9.77", "not-in-discard")
    table.act("red", "promote lich")
    assert table.player("red").inner_circle == ["noble", "noble", "lich"]
    assert (table.player("red").vp, table.asked) == (1, ("red", "act"))


@pytest.mark.rule("TU-9.79", "TU-9.78")
@pytest.mark.parametrize(("card", "vp"), [("noble", 1), ("soldier", 1), ("house_guard", 3), ("priestess_of_lolth", 2)])
def test_supply_cards_may_be_promoted(card: str, vp: int) -> None:
    table = at(f"seats: {{red: {{hand: [wyrmspeaker, {card}]}}, blue: {{}}}}")
    table.act("red", "play wyrmspeaker", f"play {card}", "end-turn", f"promote {card}")
    assert table.player("red").inner_circle == [card]
    assert table.score("red").inner_circle == vp


@pytest.mark.rule("TU-9.80", "TU-9.81", "TU-9.88")
def test_a_recruited_card_goes_to_the_discard_pile_and_cannot_be_played_now() -> None:
    table = at("seats: {red: {}, blue: {}}\nmarket: [kobold]\nturn: {influence: 2}")
    table.act("red", "recruit kobold")
    assert (table.pool, table.player("red").discard) == ((0, 1), ["kobold"])
    assert table.refused("red", "play kobold") == ("TU-5.3", "not-in-hand")


@pytest.mark.rule("TU-9.88")
def test_a_recruited_card_drawn_after_a_reshuffle_can_be_played() -> None:
    table = at("seats: {red: {hand: [rath_modar]}, blue: {}}\nmarket: [kobold]\nturn: {influence: 1}")
    table.act("red", "recruit kobold", "play rath_modar", "spy everfire", "play kobold")
    assert table.asked == ("red", "choose")


@pytest.mark.rule("TU-9.81", "TU-12.7")
def test_a_card_that_is_not_on_offer_is_refused() -> None:
    table = at("seats: {red: {}, blue: {}}\nmarket: [kobold, lich]\nturn: {influence: 6}")
    assert table.refused("red", "recruit wight") == ("TU-9.81", "not-in-market")
    assert table.refusal("red", "recruit lich").args == {"need": 7, "have": 6}


@pytest.mark.rule("TU-9.82")
def test_the_card_that_fills_the_space_may_be_recruited_in_the_same_turn() -> None:
    table = at("seats: {red: {}, blue: {}}\nmarket: [kobold]\nmarket_deck: [advocate, lich]\nturn: {influence: 3}")
    table.act("red", "recruit kobold", "recruit advocate")
    assert table.player("red").discard == ["advocate", "kobold"]
    assert table.view().market[0] == "lich"


@pytest.mark.rule("TU-9.83", "TU-10.4")
def test_an_outcast_returned_to_the_empty_stack_can_be_recruited_again() -> None:
    table = at("""
        half_decks: [demons, drow]
        seats: {red: {hand: [ghoul, insane_outcast, noble, myconid_adult]}, blue: {}}
        stacks: {insane_outcast: 0}
    """)
    table.act("red", "play ghoul")
    assert table.player("blue").discard == []
    table.act("red", "play insane_outcast", "discard noble", "play myconid_adult")
    assert table.player("blue").discard == ["insane_outcast"]


@pytest.mark.rule("TU-9.87")
def test_recruiting_by_aspect_takes_a_matching_market_card() -> None:
    table = at("""
        seats: {red: {hand: [vanifer]}, blue: {}}
        market: [kobold, blackguard, doppelganger, wight]
    """)
    table.act("red", "play vanifer")
    assert table.options() == ["recruit blackguard", "recruit wight"]
    assert table.refused("red", "recruit doppelganger") == ("TU-9.87", "too-dear")
    assert table.refused("red", "recruit kobold") == ("TU-9.87", "not-matching")
    assert table.refused("red", "recruit priestess_of_lolth") == ("TU-9.87", "only-market")
    assert table.refused("red", "done") == ("TU-6.4", "compulsory")
    table.act("red", "recruit wight")
    assert (table.player("red").discard, table.pool) == (["wight"], (0, 0))


@pytest.mark.rule("TU-9.87")
def test_conjurer_recruits_from_the_stacks_too() -> None:
    table = at("seats: {red: {hand: [conjurer], spies: [everfire]}, blue: {}}\nmarket: [kobold, lich]")
    table.act("red", "play conjurer", "choose 2", "return-spy everfire red")
    assert table.options() == ["recruit house_guard", "recruit priestess_of_lolth", "recruit kobold", "done"]
    table.act("red", "recruit house_guard", "recruit kobold")
    assert table.player("red").discard == ["kobold", "house_guard"]
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-9.76", "TU-12.9")
def test_only_cards_of_the_type_that_is_named_are_promoted() -> None:
    table = at("""
        seats: {red: {hand: [high_priest_of_myrkul], troops: [eryndlyn:0]}, blue: {}}
        turn: {played: [wight, kobold]}
    """)
    table.act("red", "play high_priest_of_myrkul")
    while table.asked[1] != "act":
        table.act("red", table.options()[0])
    table.act("red", "end-turn")
    assert table.options("promote") == ["wight"]
    assert table.refused("red", "promote kobold") == ("TU-9.76", "not-matching")


@pytest.mark.rule("TU-9.72", "TU-9.75")
def test_of_two_equal_cards_the_one_that_waits_is_promoted_so_that_its_promotion_has_more_to_choose_from() -> None:
    table = at("seats: {red: {hand: [advocate, advocate, wyrmspeaker]}, blue: {}}")
    table.act("red", "play advocate", "choose 1", "play advocate", "choose 2", "play wyrmspeaker", "end-turn")
    table.act("red", "resolve wyrmspeaker", "promote advocate")
    assert table.options() == ["promote advocate", "promote wyrmspeaker"]


@pytest.mark.rule("TU-5.7")
def test_a_resolved_card_leaves_nothing_to_remember() -> None:
    table = at("seats: {red: {hand: [noble], troops: [eryndlyn:0]}, blue: {}}").act("red", "play noble")
    assert table.written["turn"] == {"played": ["noble"], "influence": 1}


@pytest.mark.rule("TU-5.7", "TU-10.39")
def test_troops_of_an_earlier_card_are_not_those_just_deployed() -> None:
    table = at("""
        half_decks: [demons, drow]
        seats:
          red: {hand: [kobold, gibbering_mouther], troops: [eryndlyn:0, skullport:1]}
          blue: {troops: [eryndlyn:1]}
          orange: {troops: [skullport:0]}
        section: left
    """)
    table.act("red", "play kobold", "choose 1", "deploy eryndlyn:2", "play gibbering_mouther")
    near = [space for space in table.options("deploy") if space.startswith("skullport")]
    table.act("red", *(f"deploy {space}" for space in (*near, "skullport--gracklstugh:0")[:2]))
    assert table.asked == ("red", "act")
    assert (table.player("blue").discard, table.player("orange").discard) == ([], ["insane_outcast"])


@pytest.mark.rule("TU-9.40", "TU-6.17")
def test_only_own_spies_are_counted_for_the_draw() -> None:
    table = at("""
        seats:
          red: {hand: [aboleth], spies: [everfire], deck: [noble, soldier, kobold]}
          blue: {spies: [everfire, skullport]}
    """)
    table.act("red", "play aboleth", "choose 2")
    assert len(table.hand("red")) == 1
