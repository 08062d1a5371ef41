"""Worked cases of chapters 4 and 5: resources, the two stages of a turn, drawing up."""

from __future__ import annotations

import pytest

from tests.games.tyrants.at_table import at


@pytest.mark.case("TU-C18")
@pytest.mark.rule("TU-4.5", "TU-5.8")
def test_unspent_resources_vanish() -> None:
    table = at("""
        seats:
          red: {hand: [noble], troops: [eryndlyn:0]}
          blue: {hand: [noble]}
        turn:
          {power: 2, influence: 1, played: [wyrmspeaker, neogi, noble], waiting: [["wyrmspeaker.1", 0], ["neogi.1", 1]]}
    """)
    table.act("red", "end-turn")
    assert table.asked == ("red", "resolve")
    assert table.view().stage == "2"
    assert table.pool == (0, 0)
    for action in ("deploy eryndlyn:1", "recruit priestess_of_lolth", "play noble"):
        assert table.refused("red", action) == ("TU-12.2", "stage-two")
    table.act("red", "resolve wyrmspeaker", "promote noble").act("blue", "discard noble", "end-turn")
    assert table.asked == ("red", "act")
    assert table.pool == (0, 0)


@pytest.mark.case("TU-C19")
@pytest.mark.rule("TU-4.4", "TU-5.4", "TU-12.2")
def test_influence_cannot_pay_for_a_deploy() -> None:
    table = at("""
        seats: {red: {troops: [eryndlyn:0]}, blue: {}}
        turn: {influence: 4}
    """)
    reason = table.refusal("red", "deploy eryndlyn:1")
    assert (reason.rule, reason.message, reason.args) == ("TU-4.6", "not-enough-power", {"need": 1, "have": 0})


@pytest.mark.case("TU-C20")
@pytest.mark.rule("TU-5.3", "TU-5.7")
def test_cards_and_basic_actions_are_interleaved() -> None:
    table = at("""
        seats:
          red: {hand: [soldier, noble, bounty_hunter], troops: [eryndlyn:0]}
          blue: {troops: [eryndlyn:1]}
    """)
    table.act("red", "play bounty_hunter", "assassinate eryndlyn:1", "play soldier", "deploy eryndlyn:1", "play noble")
    assert table.pool == (0, 1)
    assert table.player("red").trophies == {"blue": 1}
    assert table.at("eryndlyn:1") == "red"


@pytest.mark.case("TU-C21")
@pytest.mark.rule("TU-5.11", "TU-5.12")
def test_unplayed_cards_are_discarded() -> None:
    table = at("""
        seats:
          red: {hand: [noble, noble], deck: [kobold, kobold, wight, wight, lich]}
          blue: {}
        turn: {played: [soldier, noble, noble]}
    """)
    table.act("red", "end-turn")
    assert sorted(table.player("red").discard) == ["noble", "noble", "noble", "noble", "soldier"]
    assert table.hand("red") == ["kobold", "kobold", "lich", "wight", "wight"]
    assert table.played == []


@pytest.mark.case("TU-C22")
@pytest.mark.rule("TU-5.12", "TU-9.41", "TU-9.42")
def test_the_discard_pile_is_reshuffled_while_drawing_up() -> None:
    table = at("""
        seats:
          red: {deck: [wight, lich], discard: [noble, noble, noble, noble, noble, noble, noble, soldier]}
          blue: {}
    """)
    table.act("red", "end-turn")
    red = table.player("red")
    assert (red.hand_count, red.deck_count, red.discard) == (5, 5, [])
    assert {"wight", "lich"} < set(table.hand("red"))
    assert table.events("reshuffled") == ["reshuffled red"]


@pytest.mark.case("TU-C23")
@pytest.mark.rule("TU-9.43", "TU-5.14")
def test_a_player_with_three_cards_draws_three() -> None:
    table = at("""
        seats:
          red: {hand: [noble], deck: [soldier], discard: [kobold], inner_circle: [wight, lich]}
          blue: {}
    """)
    table.act("red", "end-turn").act("blue", "end-turn")
    assert table.hand("red") == ["kobold", "noble", "soldier"]
    assert table.player("red").inner_circle == ["wight", "lich"]
    assert table.asked == ("red", "act")


@pytest.mark.case("TU-C24")
@pytest.mark.rule("TU-9.42")
def test_played_cards_are_not_reshuffled() -> None:
    table = at("""
        seats:
          red: {hand: [information_broker], deck: [wight], discard: [lich], spies: [araumycos]}
          blue: {}
        turn: {played: [noble, noble, soldier]}
    """)
    table.act("red", "play information_broker", "choose 2", "return-spy araumycos red")
    red = table.player("red")
    assert table.hand("red") == ["lich", "wight"]
    assert (red.deck_count, red.discard) == (0, [])
    assert table.played == ["noble", "noble", "soldier", "information_broker"]
