"""Warbands in the making: every broken rule is named, whatever is still missing (chapter 30)."""

from __future__ import annotations

from typing import Any

import pytest

from warhall.games.dungeon_command import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.game import Draft

CREATURES = {"hc_copper_dragon": 4, "hc_war_wizard": 4, "hc_dwarf_cleric": 4}
ORDERS = {order.id: 4 for order in GAME.tables.orders[:7]} | {GAME.tables.orders[7].id: 2}
LEGAL = {"creatures": CREATURES, "orders": ORDERS, "commander": "hc_valnar", "tiles": "sting_of_lolth"}


def judged(*warbands: dict[str, Any], **options: Any) -> Draft:
    return GAME.draft(GAME, GAME.choose({"warbands": list(warbands), **options}))


def reasons(draft: Draft) -> list[tuple[str, str]]:
    return [(fault.rule, fault.message) for fault in draft.faults]


def test_an_empty_draft_names_everything_that_is_missing() -> None:
    assert (
        reasons(judged({}, {}))
        == [
            ("DC-30.2", "few-creatures"),
            ("DC-30.3", "few-orders"),
            ("DC-30.4", "no-commander"),
            ("DC-30.7", "no-tiles"),
        ]
        * 2
    )


@pytest.mark.rule("DC-30.2", "DC-30.3")
def test_every_card_with_too_many_copies_is_named_at_once() -> None:
    many = {**LEGAL, "creatures": {**CREATURES, "hc_copper_dragon": 5}, "orders": {**ORDERS, "hc_arcane_ritual": 9}}
    draft = judged(LEGAL, many)
    assert reasons(draft) == [("DC-30.2", "too-many-copies"), ("DC-30.3", "too-many-copies")]
    assert [fault.args["warband"] for fault in draft.faults] == [2, 2]
    assert [warband["legal"] for warband in draft.tally["warbands"]] == [True, False]


@pytest.mark.rule("DC-30.4", "DC-30.7")
def test_a_warband_without_commander_and_tiles_is_not_complete() -> None:
    bare = {"creatures": CREATURES, "orders": ORDERS}
    assert reasons(judged(LEGAL, bare)) == [("DC-30.4", "no-commander"), ("DC-30.7", "no-tiles")]


@pytest.mark.rule("DC-1.4")
def test_one_warband_is_judged_but_is_not_enough_for_two_players() -> None:
    draft = judged(LEGAL)
    assert reasons(draft) == [("DC-1.4", "a-warband-each")]
    assert draft.tally["warbands"][0]["legal"] is True


def test_the_tally_counts_cards_by_level_ability_and_type() -> None:
    tally = judged({"creatures": {"hc_copper_dragon": 2, "hc_war_wizard": 1}, "orders": {"hc_arcane_ritual": 3}})
    counted = tally.tally["warbands"][0]
    assert (counted["creatures"], counted["creatures_min"]) == (3, 12)
    assert (counted["orders"], counted["orders_min"]) == (3, 30)
    assert counted["levels"] == {"4": 1, "6": 2}
    assert counted["abilities"]["Int"] == {"creatures": 3, "orders": 3}
    assert counted["types"] == {"minor": 3}


def test_a_game_starts_with_exactly_the_drafts_that_have_no_fault() -> None:
    assert judged(LEGAL, LEGAL).faults == ()
    assert GAME.begin({"warbands": [LEGAL, LEGAL]}, SeededDice(1)).decision is not None
    for faulty in ([LEGAL], [LEGAL, {}], [LEGAL, {**LEGAL, "tiles": ""}]):
        assert judged(*faulty).faults
        with pytest.raises(OptionsError):
            GAME.begin({"warbands": faulty}, SeededDice(1))


def test_a_draft_of_unknown_cards_or_for_the_first_game_is_refused_as_a_whole() -> None:
    with pytest.raises(OptionsError, match="no creature 'goblin'"):
        judged({"creatures": {"goblin": 1}})
    with pytest.raises(OptionsError, match="First game"):
        judged(LEGAL, mode="first-game")


def test_every_fault_is_said_in_every_language() -> None:
    wrong = {"creatures": {"hc_copper_dragon": 5, "hc_war_wizard": -1}, "orders": {"hc_arcane_ritual": 9}}
    for fault in judged(wrong).faults:
        said = {GAME.texts.say(language, f"refuse-{fault.message}", fault.args) for language in ("en", "ru", "uk")}
        assert len(said) == 3


@pytest.mark.rule("DC-28.6")
def test_the_players_of_a_first_game_do_not_name_the_same_commander() -> None:
    def first(*commanders: str) -> Draft:
        return GAME.draft(GAME, GAME.choose({"mode": "first-game", "commanders": list(commanders)}))

    assert reasons(first("hc_valnar", "hc_valnar")) == [("DC-28.6", "shared-commander")]
    assert reasons(first("hc_valnar", "hc_rhynseera")) == []
    assert reasons(first("", "")) == []


@pytest.mark.rule("DC-4.1")
def test_a_seat_whose_commander_is_not_named_chooses_when_the_game_begins() -> None:
    state = GAME.begin({"mode": "first-game", "commanders": ["", "hc_valnar"]}, SeededDice(1))
    asked = state.decisions[0]
    assert (asked.ask, [GAME.codec.notation(state, GAME.codec.action(code)) for code in asked.options]) == (
        "lead",
        ["lead hc_rhynseera"],
    )


@pytest.mark.rule("DC-1.4")
@pytest.mark.parametrize(("count", "faults"), [(1, 1), (2, 0), (3, 1)])
def test_there_is_a_warband_for_each_player_and_no_more(count: int, faults: int) -> None:
    draft = judged(*[LEGAL] * count)
    assert reasons(draft) == [("DC-1.4", "a-warband-each")] * faults
