"""Chapter 4: Power and Influence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.tyrants.at_table import at, packed

LATE_GAINS = """
- id: grimlock
  name: {en: Grimlock, ru: Гримлок, uk: Ґрімлок}
  half_deck: aberrations
  copies: 2
  cost: 1
  aspect: conquest
  type: grimlock
  deck_vp: 0
  inner_vp: 1
  effect: [{do: end_of_turn, then: [{do: gain, influence: 2}, {do: promote, from: played, other: true}]}]
  when_forced_out: {then: [{do: gain, power: 2}]}
"""

BESIDE = """
    seats:
      red: {{hand: [{hand}], troops: [eryndlyn:0]}}
      blue: {{troops: [eryndlyn:1], spies: [eryndlyn]}}
    market: [kobold, wight]
    turn: {{power: {power}, influence: {influence}}}
"""


@pytest.mark.rule("TU-4.1", "TU-4.3")
def test_the_pool_is_two_numbers_that_grow_at_once() -> None:
    table = at(BESIDE.format(hand="red_wyrmling, soldier", power=0, influence=0))
    table.act("red", "play red_wyrmling")
    assert table.pool == (2, 2)
    table.act("red", "deploy eryndlyn:2", "play soldier", "recruit kobold")
    assert table.pool == (2, 1)


@pytest.mark.rule("TU-4.2", "TU-4.4")
def test_power_buys_no_cards() -> None:
    table = at(BESIDE.format(hand="", power=9, influence=0))
    assert table.options("recruit") == []
    assert table.refused("red", "recruit kobold") == ("TU-4.6", "not-enough-influence")


@pytest.mark.rule("TU-4.2", "TU-4.4", "TU-12.2")
@pytest.mark.parametrize("action", ["deploy eryndlyn:2", "assassinate eryndlyn:1", "return-spy eryndlyn blue"])
def test_influence_pays_for_nothing_on_the_board(action: str) -> None:
    table = at(BESIDE.format(hand="", power=0, influence=9))
    assert table.refused("red", action) == ("TU-4.6", "not-enough-power")


@pytest.mark.rule("TU-4.6", "TU-5.4", "TU-9.13", "TU-9.21", "TU-9.93")
@pytest.mark.parametrize(
    ("action", "price"), [("deploy eryndlyn:2", 1), ("assassinate eryndlyn:1", 3), ("return-spy eryndlyn blue", 3)]
)
def test_a_basic_action_needs_its_price_and_takes_it(action: str, price: int) -> None:
    poor = at(BESIDE.format(hand="", power=price - 1, influence=0))
    reason = poor.refusal("red", action)
    assert (reason.rule, reason.message, reason.args) == (
        "TU-4.6",
        "not-enough-power",
        {"need": price, "have": price - 1},
    )
    assert at(BESIDE.format(hand="", power=price, influence=0)).act("red", action).pool == (0, 0)


@pytest.mark.rule("TU-4.5")
def test_the_pool_is_empty_in_stage_two_and_in_the_next_turn() -> None:
    table = at(BESIDE.format(hand="wyrmspeaker, noble", power=5, influence=5))
    table.act("red", "play wyrmspeaker", "play noble", "end-turn")
    assert table.asked == ("red", "promote")
    assert table.pool == (0, 0)
    assert table.refused("red", "recruit kobold") == ("TU-12.2", "stage-two")
    table.act("red", "promote noble").act("blue", "end-turn")
    assert table.pool == (0, 0)


@pytest.mark.rule("TU-4.7", "TU-8.18")
def test_nothing_is_gained_in_another_players_turn() -> None:
    table = at("""
        seats:
          red: {troops: [tsenviilyq:0, kanaglym:0], hand: [intellect_devourer]}
          blue: {troops: [tsenviilyq:1]}
    """)
    table.act("red", "play intellect_devourer", "choose 2", "return-troop tsenviilyq:0", "done")
    assert table.player("blue").markers == ["tsenviilyq"]
    assert table.pool == (0, 0)
    assert table.events("influence-gained") == []
    table.act("red", "end-turn")
    assert table.pool == (0, 1)


@pytest.mark.rule("TU-4.7")
def test_a_card_forced_out_in_another_players_turn_gives_no_resources(tmp_path: Path) -> None:
    table = at(
        "seats: {red: {hand: [gauth]}, blue: {hand: [grimlock, noble, noble, noble]}}",
        game=packed(tmp_path, LATE_GAINS),
    )
    table.act("red", "play gauth", "choose 2").act("blue", "discard grimlock")
    assert table.pool == (0, 0)
    table.act("red", "end-turn")
    assert table.pool == (0, 0)


@pytest.mark.rule("TU-4.5")
def test_nothing_is_added_to_the_pool_in_stage_two(tmp_path: Path) -> None:
    table = at("seats: {red: {hand: [grimlock, noble]}, blue: {}}", game=packed(tmp_path, LATE_GAINS))
    table.act("red", "play grimlock", "play noble", "end-turn")
    assert table.asked == ("red", "promote")
    assert table.pool == (0, 0)


ODD_GAINS = """
- id: grimlock
  name: {en: Grimlock, ru: Гримлок, uk: Ґрімлок}
  half_deck: aberrations
  copies: 2
  cost: 1
  aspect: conquest
  type: grimlock
  deck_vp: 0
  inner_vp: 1
  effect: [{do: end_of_turn, then: [{do: gain, power: 2}]}]
  when_forced_out: {then: [{do: gain, influence: 2}]}
"""


@pytest.mark.rule("TU-4.5")
def test_no_power_is_gained_in_stage_two(tmp_path: Path) -> None:
    table = at("seats: {red: {hand: [grimlock, noble]}, blue: {}}", game=packed(tmp_path, ODD_GAINS))
    table.act("red", "play grimlock", "end-turn")
    assert not table.events("power-gained")


@pytest.mark.rule("TU-4.7")
def test_no_influence_is_gained_in_anothers_turn(tmp_path: Path) -> None:
    table = at(
        "seats: {red: {hand: [gauth]}, blue: {hand: [grimlock, noble, noble, noble]}}",
        game=packed(tmp_path, ODD_GAINS),
    )
    table.act("red", "play gauth", "choose 2").act("blue", "discard grimlock")
    assert table.pool == (0, 0)
