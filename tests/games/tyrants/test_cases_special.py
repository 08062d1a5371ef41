"""Worked cases of chapter 10: forced discards, foreign cards, the devoured pile, trophies, dragons."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at


@pytest.mark.case("TU-C72")
@pytest.mark.rule("TU-10.11", "TU-10.10")
def test_a_hand_of_exactly_three_is_spared() -> None:
    table = at("""
        seats:
          red: {hand: [cranium_rats], troops: [eryndlyn:0]}
          blue: {hand: [noble, noble, noble]}
          orange: {hand: [noble, soldier, noble, noble]}
        section: left
    """)
    table.act("red", "play cranium_rats", "deploy eryndlyn:1", "deploy eryndlyn:2")
    assert table.asked == ("orange", "forced-discard")
    assert table.options() == ["discard noble", "discard soldier"]
    table.act("orange", "discard soldier")
    assert table.hand("orange") == ["noble", "noble", "noble"]
    assert table.player("orange").discard == ["soldier"]
    assert len(table.hand("blue")) == 3


@pytest.mark.case("TU-C73")
@pytest.mark.rule("TU-10.15")
def test_grimlock_forced_out_draws_two_cards() -> None:
    table = at("""
        seats:
          red: {hand: [mindwitness], troops: [eryndlyn:0]}
          blue: {hand: [grimlock, noble, noble, soldier], deck: [wight, lich, ghost], troops: [eryndlyn:1]}
    """)
    table.act("red", "play mindwitness", "assassinate eryndlyn:1").act("blue", "discard grimlock")
    assert table.hand("blue") == ["lich", "noble", "noble", "soldier", "wight"]
    assert table.player("blue").discard == ["grimlock"]


@pytest.mark.case("TU-C74")
@pytest.mark.rule("TU-10.16", "TU-10.17")
def test_umber_hulk_strikes_back_and_grimlock_answers() -> None:
    table = at("""
        seats:
          red: {hand: [nothic, grimlock], deck: [noble, wight, lich], spies: [araumycos]}
          blue: {hand: [umber_hulk, noble, noble, noble, noble]}
    """)
    table.act("red", "play nothic", "choose 2", "return-spy araumycos red")
    assert table.hand("red") == ["grimlock", "noble"]
    table.act("blue", "discard umber_hulk")
    assert table.asked == ("red", "forced-discard")
    table.act("red", "discard grimlock")
    assert table.hand("red") == ["lich", "noble", "wight"]
    assert table.asked == ("red", "act")


@pytest.mark.case("TU-C75")
@pytest.mark.rule("TU-10.14")
def test_an_ambassador_is_saved() -> None:
    table = at("""
        seats:
          red: {hand: [gauth], deck: [noble]}
          blue: {hand: [ambassador, noble, noble, noble]}
    """)
    table.act("red", "play gauth", "choose 2").act("blue", "discard ambassador", "use")
    assert table.player("blue").inner_circle == ["ambassador"]
    assert table.hand("blue") == ["noble", "noble", "noble"]
    assert table.player("blue").discard == []
    assert table.asked == ("red", "act")


@pytest.mark.case("TU-C76")
@pytest.mark.rule("TU-10.18")
def test_a_discard_of_ones_own_triggers_nothing() -> None:
    table = at("""
        half_decks: [demons, aberrations]
        seats: {red: {hand: [insane_outcast, grimlock], deck: [noble, noble]}, blue: {}}
        stacks: {insane_outcast: 5}
    """)
    table.act("red", "play insane_outcast", "discard grimlock")
    assert table.hand("red") == []
    assert table.player("red").discard == ["grimlock"]
    assert table.view().stacks["insane_outcast"] == 6


@pytest.mark.case("TU-C77")
@pytest.mark.rule("TU-9.86")
def test_outcasts_that_run_short_are_handed_out_clockwise() -> None:
    table = at("""
        half_decks: [demons, drow]
        seats: {red: {hand: [demogorgon, noble], troops: [eryndlyn:0]}, blue: {}, orange: {}, black: {}}
        stacks: {insane_outcast: 3}
    """)
    table.act("red", "play demogorgon", "devour noble")
    given = [len(table.player(seat).discard) for seat in ("red", "blue", "orange", "black")]
    assert given == [0, 2, 1, 0]
    assert table.view().stacks["insane_outcast"] == 0


@pytest.mark.case("TU-C78")
@pytest.mark.rule("TU-10.31", "TU-10.32")
def test_a_card_that_devours_itself_does_not_return_to_the_inner_circle() -> None:
    table = at("""
        seats:
          red: {hand: [elder_brain], deck: [noble], inner_circle: [skeletal_horde], troops: [eryndlyn:0]}
          blue: {}
    """)
    table.act("red", "play elder_brain", "play skeletal_horde", "deploy eryndlyn:1", "deploy eryndlyn:2", "use")
    table.act("red", "deploy eryndlyn--kanaglym:0", "deploy eryndlyn--kanaglym:1", "deploy kanaglym:0")
    assert table.view().devoured == ["skeletal_horde"]
    assert table.written["seats"]["red"]["inner_circle"] == ["noble"]
    assert table.asked == ("red", "act")


@pytest.mark.case("TU-C79")
@pytest.mark.rule("TU-10.30", "TU-10.33", "TU-6.26")
def test_ulitharid_borrows_a_card() -> None:
    table = at("""
        seats:
          red: {hand: [ulitharid, imix, wyrmspeaker], troops: [eryndlyn:0]}
          blue: {troops: [eryndlyn:1]}
        market: [eternal_flame_cultist, imix]
        market_deck: [kobold, noble]
    """)
    table.act("red", "play ulitharid")
    assert table.refused("red", "play imix") == ("TU-10.30", "too-dear")
    table.act("red", "play eternal_flame_cultist", "assassinate eryndlyn:1", "reveal imix")
    assert table.pool == (2, 0)
    assert table.view().devoured == ["eternal_flame_cultist"]
    assert table.view().market[:2] == ["kobold", "imix"]
    table.act("red", "play imix")
    assert table.pool == (8, 0)
    table.act("red", "play wyrmspeaker", "end-turn")
    assert table.options() == ["promote imix", "promote ulitharid"]
    assert table.refused("red", "promote eternal_flame_cultist") == ("TU-12.9", "not-played")


@pytest.mark.case("TU-C80")
@pytest.mark.rule("TU-10.34")
def test_ghost_opens_the_devoured_pile() -> None:
    table = at("""
        seats: {red: {hand: [ghost], spies: [araumycos]}, blue: {}}
        devoured: [wight, noble]
        turn: {influence: 3}
    """)
    assert table.refused("red", "recruit-devoured") == ("TU-10.34", "pile-closed")
    table.act("red", "play ghost", "choose 2", "return-spy araumycos red", "recruit-devoured")
    assert table.pool == (0, 0)
    assert table.player("red").discard == ["wight"]
    assert table.view().devoured == ["noble"]
    assert table.refused("red", "recruit-devoured") == ("TU-10.34", "not-for-sale")


@pytest.mark.case("TU-C81")
@pytest.mark.rule("TU-10.35", "TU-10.38")
def test_orcus_puts_trophies_back_on_the_board() -> None:
    table = at("""
        seats:
          red: {hand: [orcus, noble], troops: [eryndlyn:0]}
          blue: {troops: [eryndlyn:1, eryndlyn:2], trophies: {red: 2, white: 1}}
    """)
    barracks = table.player("red").troops
    table.act("red", "play orcus", "devour noble", "assassinate eryndlyn:1", "assassinate eryndlyn:2")
    table.act("red", "take blue red", "to kanaglym:0", "take blue red", "to kanaglym:1")
    assert table.player("blue").trophies == {"white": 1}
    assert table.site("kanaglym").spaces == ["red", "red", None]
    assert table.player("red").troops == barracks
    assert table.asked == ("red", "act")


@pytest.mark.case("TU-C82")
@pytest.mark.rule("TU-10.43")
def test_red_dragon_counts_sites_without_a_marker_too() -> None:
    table = at("""
        seats:
          red:
            hand: [red_dragon]
            troops: [eryndlyn:0, eryndlyn:1, eryndlyn:2, araumycos:0, araumycos:1, araumycos:2, araumycos:3, kanaglym:0]
          blue: {troops: [kanaglym:1], spies: [kanaglym]}
    """)
    table.act("red", "play red_dragon", "supplant kanaglym:1", "return-spy kanaglym blue")
    assert table.player("red").vp == 2


@pytest.mark.case("TU-C83")
@pytest.mark.rule("TU-10.42", "TU-9.74")
def test_blue_dragon_counts_after_its_own_promotions() -> None:
    table = at("""
        seats:
          red: {hand: [blue_dragon, noble, house_guard], inner_circle: [kobold, kobold, kobold, wight]}
          blue: {}
    """)
    table.act("red", "play blue_dragon", "play noble", "play house_guard")
    assert table.player("red").vp == 0
    table.act("red", "end-turn", "promote noble", "promote house_guard")
    assert len(table.player("red").inner_circle) == 6
    assert table.player("red").vp == 2
    assert table.hand("red") == ["blue_dragon"]


@pytest.mark.case("TU-C85")
@pytest.mark.rule("TU-10.44")
def test_revenant_with_eight_trophies_is_promoted_at_once() -> None:
    table = at("""
        seats:
          red: {hand: [revenant], troops: [eryndlyn:0], trophies: {white: 6}}
          blue: {troops: [eryndlyn:1, eryndlyn:2]}
    """)
    table.act("red", "play revenant", "assassinate eryndlyn:1", "assassinate eryndlyn:2")
    assert table.player("red").trophies == {"blue": 2, "white": 6}
    assert table.player("red").inner_circle == ["revenant"]
    assert table.played == []


@pytest.mark.case("TU-C91")
@pytest.mark.rule("TU-10.30", "TU-10.32", "TU-10.48")
@pytest.mark.parametrize(("trophies", "inner_circle", "devoured"), [(6, ["revenant"], []), (5, [], ["revenant"])])
def test_ulitharid_plays_a_revenant(trophies: int, inner_circle: list[str], devoured: list[str]) -> None:
    table = at(f"""
        seats:
          red: {{hand: [ulitharid], troops: [eryndlyn:0], trophies: {{white: {trophies}}}}}
          blue: {{troops: [eryndlyn:1, eryndlyn:2]}}
        market: [kobold, revenant, wight]
        market_deck: [ghost, {", ".join(["banshee"] * 19)}]
    """)
    table.act("red", "play ulitharid", "play revenant", "assassinate eryndlyn:1", "assassinate eryndlyn:2")
    assert table.player("red").inner_circle == inner_circle
    assert table.written.get("devoured", []) == devoured
    assert table.view().market[:3] == ["kobold", "ghost", "wight"]
    assert table.view().market_deck == 19


@pytest.mark.case("TU-C92")
@pytest.mark.rule("TU-9.35", "TU-10.32", "TU-10.47")
def test_ulitharid_plays_a_carrion_crawler() -> None:
    table = at(f"""
        seats: {{red: {{hand: [ulitharid]}}, blue: {{}}}}
        market: [carrion_crawler, lich, lich, wight]
        market_deck: [ghost, {", ".join(["banshee"] * 19)}]
    """)
    table.act("red", "play ulitharid", "play carrion_crawler")
    assert table.view().market[:4] == [None, "lich", "lich", "wight"]
    assert table.refused("red", "devour carrion_crawler") == ("TU-9.34", "not-in-market")
    table.act("red", "devour wight")
    assert table.pool == (3, 0)
    assert table.view().devoured == ["wight"]
    assert table.view().market[:4] == ["ghost", "lich", "lich", "carrion_crawler"]
    assert table.view().market_deck == 19


@pytest.mark.case("TU-C94")
@pytest.mark.rule("TU-10.34", "TU-10.50")
def test_carrion_crawler_cannot_take_the_place_of_the_opened_card() -> None:
    table = at("""
        seats: {red: {hand: [ghost, carrion_crawler], spies: [araumycos]}, blue: {}}
        market: [wight, wight, wight, lich, conjurer, vampire]
        devoured: [kobold]
    """)
    table.act("red", "play ghost", "choose 2", "return-spy araumycos red", "play carrion_crawler")
    assert table.refused("red", "devour kobold") == ("TU-10.50", "no-market-space")
    assert table.refused("red", "devour-devoured") == ("TU-10.50", "no-market-space")
    assert table.options() == ["devour wight", "devour conjurer", "devour lich", "devour vampire"]
    table.act("red", "devour wight")
    assert table.view().devoured == ["wight", "kobold"]
    reason = table.refusal("red", "recruit-devoured")
    assert (reason.rule, reason.args["need"]) == ("TU-4.6", 3)


@pytest.mark.case("TU-C95")
@pytest.mark.rule("TU-10.12", "TU-10.16", "TU-10.17")
def test_reactions_are_finished_before_the_next_victim_discards() -> None:
    table = at("""
        section: left
        seats:
          red: {hand: [nothic, umber_hulk], deck: [noble], spies: [araumycos]}
          blue: {hand: [umber_hulk, noble, noble, noble]}
          orange: {hand: [noble, noble, noble, noble]}
    """)
    table.act("red", "play nothic", "choose 2", "return-spy araumycos red")
    table.act("blue", "discard umber_hulk").act("red", "discard umber_hulk")
    assert table.asked == ("blue", "forced-discard")
    table.act("blue", "discard noble")
    assert table.hand("blue") == ["noble", "noble"]
    assert table.asked == ("orange", "forced-discard")
    table.act("orange", "discard noble")
    assert (len(table.hand("orange")), len(table.hand("red"))) == (3, 1)
    assert table.asked == ("red", "act")


@pytest.mark.case("TU-C97")
@pytest.mark.rule("TU-10.36", "TU-10.37", "TU-10.49")
def test_trophies_do_not_use_the_rule_of_the_empty_board() -> None:
    position = """
        seats:
          red: {hand: [lich, mummy_lord]}
          blue: {troops: [%s], trophies: {red: 1, white: 1}}
    """
    full = at(position % "llacerellyn:0, llacerellyn:1")
    full.act("red", "play lich", "spy llacerellyn", "opponent blue")
    assert full.asked == ("red", "act")
    assert full.player("blue").trophies == {"red": 1, "white": 1}
    half_full = at(position % "llacerellyn:0")
    half_full.act("red", "play lich", "spy llacerellyn", "opponent blue", "take blue red")
    assert half_full.options("to") == ["llacerellyn:1"]
    assert half_full.refused("red", "to kanaglym:0") == ("TU-10.49", "no-presence")
    full.act("red", "play mummy_lord", "choose 2", "take blue white", "to kanaglym:0")
    assert full.at("kanaglym:0") == "white"
