"""Verbs at the wrong moment: each is refused by the rule that says when its time is."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.opening import begun
from warhall.kernel.words import Name

CLERIC = ("hc_dwarf_cleric", "gold", (1, 1))
GUARD = ("sl_drow_house_guard", "silver", (9, 9))


@pytest.mark.rule("DC-25.6", "DC-8.6", "DC-10.20", "DC-17.1", "DC-17.2")
@pytest.mark.parametrize(
    ("action", "rule", "message"),
    [
        ("activate hc_dwarf_cleric#1", "DC-25.6", "activate-phase-over"),
        ("move a2", "DC-8.6", "activate-phase-over"),
        ("move-by a2", "DC-8.6", "activate-phase-over"),
        ("strike sl_drow_house_guard#1", "DC-8.6", "activate-phase-over"),
        ("collect a2", "DC-8.6", "activate-phase-over"),
        ("end-activation", "DC-8.6", "activate-phase-over"),
        ("play hc_power_attack hc_dwarf_cleric#1", "DC-17.1", "not-active"),
        ("play hc_heroic_surge hc_dwarf_cleric#1", "DC-17.2", "not-active"),
        ("play hc_intercept hc_dwarf_cleric#1", "DC-10.20", "no-chance-while-deploying"),
        ("use hc_dwarf_cleric#1 healing_touch", "DC-10.20", "no-chance-while-deploying"),
        ("dodge hc_dwarf_cleric#1", "DC-10.20", "no-chance-while-deploying"),
        ("pass", "DC-10.6", "no-chance-to-pass"),
        ("assist hc_dwarf_cleric#1", "DC-16.1", "nobody-asks"),
        ("lead hc_valnar", "DC-4.1", "nobody-asks"),
    ],
)
def test_in_the_deploy_phase_each_other_verb_is_refused_by_its_own_rule(action: str, rule: str, message: str) -> None:
    hand = {"gold": ["hc_power_attack", "hc_heroic_surge", "hc_intercept"]}
    f = Field([CLERIC, GUARD], hands=hand, turn={"phase": "deploy"})
    assert f.ask == "deploy"
    reason = f.refusal(f"gold {action}")
    assert reason is not None
    assert (reason.rule, reason.message) == (rule, message)


@pytest.mark.rule("DC-1.8")
def test_a_commander_of_another_pack_is_refused_by_name() -> None:
    reason = begun().refusal("gold lead sl_kalteros")
    assert reason is not None
    assert (reason.rule, reason.message) == ("DC-1.8", "foreign-commander")
    assert dict(reason.args) == {"commander": Name("commander", "sl_kalteros")}


@pytest.mark.rule("DC-28.6")
def test_in_the_first_game_the_commander_of_the_other_player_is_refused() -> None:
    f = begun(mode="first-game").act("gold lead hc_valnar")
    assert f.rule("silver lead hc_valnar") == "DC-28.6"
    assert f.rule("silver lead sl_kalteros") == "DC-1.8"


@pytest.mark.rule("DC-5.11")
def test_before_the_first_turn_nobody_acts() -> None:
    f = begun()
    for action in ("end-phase", "move a1", "play hc_cleave unit-1", "command scrollbook"):
        assert f.rule(f"gold {action}") == "DC-5.11", action


@pytest.mark.rule("DC-10.18", "DC-10.14")
def test_another_player_can_only_respond_on_an_empty_stack_as_on_a_full_one() -> None:
    healer = ("hc_dwarf_cleric", "silver", (9, 9), {"damage": 10})
    f = Field([("hc_elf_archer", "gold", (0, 0)), healer], seats={"gold": {"deck": []}}).act("gold end-phase")
    reason = f.refusal("silver activate hc_dwarf_cleric#1")
    assert (f.ask, reason and reason.rule) == ("chance", "DC-10.18")
    assert reason is not None
    assert dict(reason.args) == {"seat": Name("seat", "gold")}
    f = Field([("hc_elf_archer", "gold", (0, 0)), healer], seats={"gold": {"deck": []}})
    f.act("gold activate hc_elf_archer#1", "gold move b1")
    assert (f.ask, f.rule("silver activate hc_dwarf_cleric#1")) == ("respond", "DC-10.14")


@pytest.mark.rule("DC-10.10")
def test_in_the_middle_of_an_action_nothing_else_is_begun() -> None:
    f = Field([CLERIC, GUARD], hands={"gold": ["hc_into_the_fray"]}, turn={"active": "hc_dwarf_cleric#1"})
    f.act("gold play hc_into_the_fray hc_dwarf_cleric#1").passing(until="go-shift go-move")
    assert f.rule("gold use hc_dwarf_cleric#1 healing_touch") == "DC-10.10"
    assert f.rule("gold accept") == "DC-14.17"
