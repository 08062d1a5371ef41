"""Chapter 10: Insane Outcasts and forced discards."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at
from warhall.games.tyrants import GAME

DEMONS = "half_decks: [demons, aberrations]\n"


@pytest.mark.rule("TU-10.1")
def test_an_outcast_whose_cost_is_not_paid_is_discarded_normally() -> None:
    table = at(DEMONS + "seats: {red: {hand: [insane_outcast, noble]}, blue: {}}")
    table.act("red", "play insane_outcast")
    assert table.options() == ["discard noble", "decline"]
    table.act("red", "decline", "end-turn")
    assert table.hand("red") == ["insane_outcast", "noble"]


@pytest.mark.rule("TU-10.2")
def test_an_outcast_on_top_of_the_deck_is_not_promoted() -> None:
    table = at(DEMONS + "seats: {red: {hand: [nalfeshnee], deck: [insane_outcast, noble]}, blue: {}}")
    before = table.view().stacks["insane_outcast"]
    table.act("red", "play nalfeshnee")
    assert table.player("red").inner_circle == []
    assert table.view().stacks["insane_outcast"] == before + 1
    assert table.deck("red") == ["noble"]


@pytest.mark.rule("TU-10.3", "TU-11.9")
def test_an_outcast_costs_a_point_and_has_nothing_else() -> None:
    card = next(card for card in GAME.tables.printed.supply if card.id == "insane_outcast")
    assert (card.deck_vp, card.inner_vp, card.aspect, card.cost) == (-1, 0, None, None)
    table = at(
        DEMONS + "seats: {red: {hand: [insane_outcast], deck: [insane_outcast], discard: [insane_outcast]}, blue: {}}"
    )
    assert table.score("red").deck == -3


@pytest.mark.rule("TU-10.3")
def test_an_outcast_meets_no_focus() -> None:
    table = at("half_decks: [demons, elementals]\nseats: {red: {hand: [imix, insane_outcast]}, blue: {}}")
    table.act("red", "play imix")
    assert table.options() == ["decline"]


@pytest.mark.rule("TU-10.5")
def test_an_outcast_may_be_discarded_for_another() -> None:
    table = at(DEMONS + "seats: {red: {hand: [insane_outcast, insane_outcast]}, blue: {}}")
    before = table.view().stacks["insane_outcast"]
    table.act("red", "play insane_outcast", "discard insane_outcast")
    assert table.player("red").discard == ["insane_outcast"]
    assert table.view().stacks["insane_outcast"] == before + 1


@pytest.mark.rule("TU-10.5")
def test_an_outcast_forced_out_lands_in_the_discard_pile() -> None:
    table = at(DEMONS + "seats: {red: {hand: [gauth]}, blue: {hand: [insane_outcast, noble, noble, noble]}}")
    before = table.view().stacks["insane_outcast"]
    table.act("red", "play gauth", "choose 2").act("blue", "discard insane_outcast")
    assert table.player("blue").discard == ["insane_outcast"]
    assert table.view().stacks["insane_outcast"] == before


@pytest.mark.rule("TU-10.6", "TU-9.85")
def test_an_outcast_goes_to_the_discard_pile_of_who_gets_it() -> None:
    table = at(
        DEMONS + "seats: {red: {hand: [myconid_adult, derro]}, blue: {}, orange: {}}\nsection: left\nwhite: start"
    )
    table.act("red", "play myconid_adult")
    assert table.options() == ["opponent blue", "opponent orange"]
    table.act("red", "opponent orange")
    assert (table.player("blue").discard, table.player("orange").discard) == ([], ["insane_outcast"])
    table.act("red", "play derro", "supplant araumycos:0")
    assert table.player("red").discard == ["insane_outcast"]


@pytest.mark.rule("TU-9.86")
def test_each_takes_the_full_number_before_the_next() -> None:
    table = at("""
        half_decks: [demons, drow]
        seats: {orange: {}, red: {hand: [ghoul]}, blue: {}, black: {}}
        stacks: {insane_outcast: 2}
        turn: {seat: red}
    """)
    table.act("red", "play ghoul")
    assert [len(table.player(seat).discard) for seat in ("blue", "black", "orange")] == [1, 1, 0]


@pytest.mark.rule("TU-10.10")
def test_the_victim_chooses_the_card() -> None:
    table = at("seats: {red: {hand: [gauth]}, blue: {hand: [noble, soldier, lich, noble]}}")
    table.act("red", "play gauth", "choose 2")
    assert table.asked == ("blue", "forced-discard")
    assert table.options() == ["discard noble", "discard soldier", "discard lich"]
    assert table.refused("blue", "discard wight") == ("TU-10.10", "not-in-hand")
    assert table.refused("blue", "end-turn") == ("TU-10.10", "must-discard")
    assert table.refused("red", "play noble")[0] == "TU-12.1"
    table.act("blue", "discard lich")
    assert table.heard(None, "discarded") == ["discarded blue lich forced"]
    assert table.view().seats[1].discard == ["lich"]


@pytest.mark.rule("TU-10.11")
def test_only_opponents_with_more_than_three_cards_can_be_chosen() -> None:
    table = at("""
        seats:
          red: {hand: [gauth], deck: [noble]}
          blue: {hand: [noble, noble, noble]}
          orange: {hand: [noble, noble, noble, noble]}
          black: {hand: [noble, noble, noble, noble, noble]}
    """)
    table.act("red", "play gauth", "choose 2")
    assert table.options() == ["opponent orange", "opponent black"]
    reason = table.refusal("red", "opponent blue")
    assert (reason.rule, reason.args["count"], reason.args["need"]) == ("TU-10.11", 3, 4)
    assert table.refused("red", "opponent red") == ("TU-10.11", "no-opponent")


@pytest.mark.rule("TU-10.11")
def test_with_small_hands_nobody_discards() -> None:
    table = at("seats: {red: {hand: [gauth], deck: [noble]}, blue: {hand: [noble, noble, noble]}}")
    table.act("red", "play gauth", "choose 2")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-10.12")
def test_opponents_discard_clockwise_from_the_active_player() -> None:
    table = at("""
        seats:
          orange: {hand: [noble, noble, noble, noble]}
          red: {hand: [nothic], spies: [everfire]}
          blue: {hand: [noble, noble, noble, noble]}
          black: {hand: [noble]}
        turn: {seat: red}
    """)
    table.act("red", "play nothic", "choose 2", "return-spy everfire red")
    assert table.asked == ("blue", "forced-discard")
    table.act("blue", "discard noble")
    assert table.asked == ("orange", "forced-discard")
    table.act("orange", "discard noble")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-10.12")
def test_hand_sizes_are_looked_at_when_the_turn_to_discard_comes() -> None:
    table = at("""
        section: left
        seats:
          red: {hand: [nothic], spies: [everfire]}
          blue: {hand: [umber_hulk, noble, noble, noble]}
          orange: {hand: [noble, noble, noble]}
    """)
    table.act("red", "play nothic", "choose 2", "return-spy everfire red").act("blue", "discard umber_hulk")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-10.13")
def test_a_lost_card_is_not_replaced() -> None:
    table = at("seats: {red: {hand: [gauth]}, blue: {hand: [noble, noble, noble, noble], deck: [soldier]}}")
    table.act("red", "play gauth", "choose 2").act("blue", "discard noble").act("red", "end-turn")
    assert table.asked == ("blue", "act")
    assert table.hand("blue") == ["noble", "noble", "noble"]


@pytest.mark.rule("TU-10.14")
def test_the_owner_may_let_the_ambassador_go() -> None:
    table = at("seats: {red: {hand: [gauth]}, blue: {hand: [ambassador, noble, noble, noble]}}")
    table.act("red", "play gauth", "choose 2").act("blue", "discard ambassador")
    assert table.asked == ("blue", "react")
    table.act("blue", "decline")
    assert (table.player("blue").discard, table.player("blue").inner_circle) == (["ambassador"], [])


@pytest.mark.rule("TU-10.15")
def test_grimlock_may_be_drawn_again_after_a_reshuffle() -> None:
    table = at("seats: {red: {hand: [gauth]}, blue: {hand: [grimlock, noble, noble, noble], deck: [soldier]}}")
    table.act("red", "play gauth", "choose 2").act("blue", "discard grimlock")
    assert table.hand("blue") == ["grimlock", "noble", "noble", "noble", "soldier"]
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-10.16")
def test_umber_hulk_hits_a_hand_of_any_size() -> None:
    table = at("seats: {red: {hand: [gauth, noble]}, blue: {hand: [umber_hulk, noble, noble, noble]}}")
    table.act("red", "play gauth", "choose 2").act("blue", "discard umber_hulk")
    assert table.asked == ("red", "forced-discard")
    table.act("red", "discard noble")
    assert (table.hand("red"), table.player("red").discard) == ([], ["noble"])


@pytest.mark.rule("TU-10.16")
def test_umber_hulk_does_nothing_to_an_empty_hand() -> None:
    table = at("seats: {red: {hand: [gauth]}, blue: {hand: [umber_hulk, noble, noble, noble]}}")
    table.act("red", "play gauth", "choose 2").act("blue", "discard umber_hulk")
    assert table.asked == ("red", "act")


@pytest.mark.rule("TU-10.17", "TU-10.14")
def test_an_ambassador_that_umber_hulk_forces_out_may_be_promoted() -> None:
    table = at("seats: {red: {hand: [gauth, ambassador]}, blue: {hand: [umber_hulk, noble, noble, noble]}}")
    table.act("red", "play gauth", "choose 2").act("blue", "discard umber_hulk").act("red", "discard ambassador", "use")
    assert table.player("red").inner_circle == ["ambassador"]


@pytest.mark.rule("TU-10.18")
@pytest.mark.parametrize("card", ["grimlock", "ambassador", "umber_hulk"])
def test_the_end_of_a_turn_triggers_no_reaction(card: str) -> None:
    table = at(f"""
        seats:
          red: {{hand: [{card}], deck: [noble, noble, noble, noble, noble, lich, lich]}}
          blue: {{hand: [noble]}}
    """)
    table.act("red", "end-turn")
    assert table.asked == ("blue", "act")
    assert (table.player("red").discard, len(table.hand("red"))) == ([card], 5)
    assert table.player("red").inner_circle == []


@pytest.mark.rule("TU-10.19")
def test_neogi_strikes_at_end_of_turn_at_every_hand() -> None:
    table = at("""
        seats:
          red: {hand: [neogi], troops: [eryndlyn:0], barracks: 0}
          blue: {hand: [noble]}
          orange: {}
          black: {hand: [noble, noble]}
    """)
    table.act("red", "play neogi")
    assert table.asked == ("red", "act")
    table.act("red", "end-turn")
    assert (table.asked, table.view().stage) == (("blue", "forced-discard"), "2")
    table.act("blue", "discard noble")
    assert table.asked == ("black", "forced-discard")
    table.act("black", "discard noble")
    assert table.asked == ("blue", "act")
    assert [table.player(seat).hand_count for seat in ("blue", "orange", "black")] == [0, 0, 1]


@pytest.mark.rule("TU-10.19", "TU-5.9")
def test_neogi_strikes_before_the_active_player_draws() -> None:
    table = at("""
        seats: {red: {hand: [neogi], deck: [noble, noble, noble], barracks: 0}, blue: {hand: [umber_hulk]}}
    """)
    table.act("red", "play neogi", "end-turn").act("blue", "discard umber_hulk")
    assert table.asked == ("blue", "act")
    assert len(table.hand("red")) == 4


@pytest.mark.rule("TU-10.14")
def test_a_reaction_may_be_let_go_before_it_is_asked_for() -> None:
    assert GAME.windows == {"react": "decline"}


@pytest.mark.rule("TU-10.11", "TU-9.2")
def test_only_who_has_a_troop_at_the_site_of_the_spy_discards() -> None:
    table = at("""
        seats:
          red: {hand: [chuul]}
          blue: {hand: [noble, noble, noble, noble], troops: [araumycos--eryndlyn:0]}
    """)
    table.act("red", "play chuul", "spy eryndlyn")
    assert table.asked == ("red", "act")
    assert table.player("blue").hand_count == 4


@pytest.mark.rule("TU-10.11", "TU-5.7")
def test_whose_troop_an_earlier_card_has_killed_discards_no_more_for_the_next_one() -> None:
    table = at("""
        seats:
          red: {hand: [mindwitness, mindwitness], troops: [eryndlyn:0]}
          blue: {hand: [noble, noble, noble, noble, noble], troops: [eryndlyn:1]}
    """)
    table.act("red", "play mindwitness", "assassinate eryndlyn:1").act("blue", "discard noble")
    table.act("red", "play mindwitness")
    assert (table.asked, table.player("blue").hand_count) == (("red", "act"), 4)
