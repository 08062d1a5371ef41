"""Chapter 5: rounds and turns."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at

EMPTY = "seats: {red: {}, blue: {}, orange: {}}\nsection: left"


@pytest.mark.rule("TU-5.1", "TU-5.15")
def test_every_player_has_one_turn_a_round_clockwise() -> None:
    table = at(EMPTY)
    order = []
    for _ in range(7):
        order.append((table.asked[0], table.view().round))
        table.act(table.asked[0], "end-turn")
    assert order == [("red", 1), ("blue", 1), ("orange", 1), ("red", 2), ("blue", 2), ("orange", 2), ("red", 3)]


@pytest.mark.rule("TU-5.1", "TU-5.2")
def test_a_round_begins_with_the_holder_of_the_token() -> None:
    table = at("first: orange\n" + EMPTY + "\nturn: {seat: orange}")
    order = []
    for _ in range(4):
        order.append((table.asked[0], table.view().round))
        table.act(table.asked[0], "end-turn")
    assert order == [("orange", 1), ("red", 1), ("blue", 1), ("orange", 2)]


@pytest.mark.rule("TU-5.3")
def test_stage_one_offers_cards_and_what_can_be_paid() -> None:
    table = at("""
        seats:
          red: {hand: [noble, soldier, noble], troops: [eryndlyn:0]}
          blue: {troops: [eryndlyn:1], spies: [eryndlyn]}
        market: [kobold, lich]
        turn: {power: 3, influence: 2}
    """)
    assert table.options() == [
        "play noble",
        "play soldier",
        "recruit priestess_of_lolth",
        "recruit kobold",
        "deploy eryndlyn:2",
        "deploy eryndlyn--kanaglym:0",
        "deploy llacerellyn--eryndlyn:0",
        "deploy araumycos--eryndlyn:0",
        "assassinate eryndlyn:1",
        "return-spy eryndlyn blue",
        "end-turn",
    ]


@pytest.mark.rule("TU-5.3")
def test_only_a_card_in_hand_can_be_played() -> None:
    table = at("seats: {red: {hand: [noble], deck: [soldier]}, blue: {hand: [wight]}}")
    assert table.refused("red", "play wight") == ("TU-5.3", "not-in-hand")
    assert table.refused("red", "play soldier") == ("TU-5.3", "not-in-hand")


@pytest.mark.rule("TU-5.5")
def test_one_payment_does_one_action_and_may_be_repeated() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1, eryndlyn:2]}}
        turn: {power: 8}
    """)
    table.act("red", "assassinate eryndlyn:1")
    assert (table.pool, table.player("red").trophies) == ((5, 0), {"blue": 1})
    table.act("red", "assassinate eryndlyn:2", "deploy eryndlyn:1", "deploy eryndlyn:2")
    assert table.pool == (0, 0)
    assert table.site("eryndlyn").spaces == ["red"] * 3


@pytest.mark.rule("TU-5.6")
def test_cards_may_be_left_unplayed() -> None:
    table = at("seats: {red: {hand: [bounty_hunter, noble]}, blue: {}}")
    table.act("red", "end-turn")
    assert table.asked == ("blue", "act")
    assert table.events("played") == []


@pytest.mark.rule("TU-5.7", "TU-12.2")
def test_a_card_is_finished_before_anything_else() -> None:
    table = at("""
        seats: {red: {hand: [mercenary_squad, noble], troops: [eryndlyn:0]}, blue: {troops: [eryndlyn:1]}}
        turn: {power: 9, influence: 9}
    """)
    table.act("red", "play mercenary_squad")
    assert table.refused("red", "play noble") == ("TU-5.7", "finish-card")
    for action in ("assassinate eryndlyn:1", "recruit house_guard", "end-turn"):
        assert table.refused("red", action) == ("TU-12.2", "finish-card")


@pytest.mark.rule("TU-5.8", "TU-5.9", "TU-5.10", "TU-5.11", "TU-5.12")
def test_stage_two_runs_in_its_fixed_order() -> None:
    table = at("""
        seats:
          red:
            hand: [wyrmspeaker, noble, soldier]
            deck: [kobold, kobold, kobold, kobold, kobold]
            troops: [araumycos:0, araumycos:1, araumycos:2, araumycos:3]
          blue: {}
    """)
    table.act("red", "play wyrmspeaker", "play noble")
    table.told.clear()
    table.act("red", "end-turn", "promote noble")
    assert table.events() == [
        "stage-two red 0 2",
        "due red wyrmspeaker promotion",
        "promoted red noble played",
        "marker-scored red araumycos 3",
        "cleaned-up red 2",
        "drew red kobold,kobold,kobold,kobold,kobold",
        "turn-began blue 1",
    ]


@pytest.mark.rule("TU-5.10", "TU-8.17")
def test_markers_pay_after_the_promotions() -> None:
    table = at("""
        seats:
          red: {hand: [blue_dragon, noble], troops: [tsenviilyq:0, tsenviilyq:1, tsenviilyq:2]}
          blue: {}
    """)
    table.act("red", "play blue_dragon", "play noble", "end-turn")
    assert table.asked == ("red", "promote")
    assert table.player("red").vp == 0
    table.act("red", "done")
    assert table.player("red").vp == 1


@pytest.mark.rule("TU-5.12", "TU-5.14")
def test_a_new_hand_has_five_cards_if_there_are_five() -> None:
    table = at(
        "seats: {red: {deck: [noble, noble, noble, noble, noble, noble, noble]}, blue: {deck: [noble, soldier]}}"
    )
    table.act("red", "end-turn").act("blue", "end-turn")
    assert (table.player("red").hand_count, table.player("blue").hand_count) == (5, 2)


@pytest.mark.rule("TU-5.13")
def test_there_is_no_hand_limit_in_stage_one() -> None:
    table = at("""
        seats:
          red: {hand: [rath_modar, noble, noble, noble, noble], deck: [soldier, soldier, kobold]}
          blue: {}
    """)
    table.act("red", "play rath_modar")
    assert len(table.hand("red")) == 6
    table.act("red", "spy araumycos", "play noble")
    assert len(table.hand("red")) == 5


@pytest.mark.rule("TU-5.15")
def test_a_turn_with_an_empty_hand_is_a_turn() -> None:
    table = at("""
        seats:
          blue: {}
          red: {troops: [araumycos:0, araumycos:1, araumycos:2, araumycos:3]}
        market: [kobold]
    """)
    table.act("blue", "end-turn")
    assert table.hand("red") == []
    table.act("red", "recruit kobold", "end-turn")
    assert table.player("red").vp == 3


@pytest.mark.rule("TU-5.16", "TU-11.11")
def test_vp_gained_are_kept_to_the_end() -> None:
    table = at("""
        seats: {red: {vp: 4, troops: [araumycos:0, araumycos:1, araumycos:2, araumycos:3]}, blue: {hand: [spy_master]}}
        ending: troops
    """)
    table.act("red", "end-turn")
    assert table.player("red").vp == 7
    table.act("blue", "play spy_master", "spy araumycos", "end-turn")
    assert table.over
    assert table.score("red").tokens == 7


@pytest.mark.rule("TU-5.13", "TU-5.3")
def test_every_card_of_a_hand_of_more_than_five_may_be_played() -> None:
    table = at("seats: {red: {hand: [noble, noble, noble, noble, noble, soldier, kobold]}, blue: {}}")
    assert sorted(table.options("play")) == ["kobold", "noble", "soldier"]
