"""Chapter 17: standard, minor and immediate actions."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field
from warhall.games.dungeon_command.orders import is_time
from warhall.games.dungeon_command.state import HAZARD, Item
from warhall.games.dungeon_command.tables import MINOR, STANDARD

KNIGHT = ("hc_dragon_knight", "gold", (3, 3))
DRIDER = ("sl_drider", "silver", (4, 3))


@pytest.mark.rule("DC-17.1")
def test_a_standard_action_is_for_the_active_creature_while_it_is_untapped() -> None:
    creatures = [KNIGHT, ("hc_human_ranger", "gold", (3, 4)), DRIDER]
    f = Field(creatures, hands={"gold": ["hc_power_attack", "hc_power_attack"]})
    assert f.rule("gold play hc_power_attack hc_dragon_knight#1") == "DC-17.1"
    f.act("gold activate hc_dragon_knight#1")
    assert f.rule("gold play hc_power_attack hc_human_ranger#1") == "DC-17.1"
    f.act("gold play hc_power_attack hc_dragon_knight#1", "gold target sl_drider#1")
    assert (f.tapped("hc_dragon_knight#1"), f.damage("sl_drider#1")) == (True, 0), "it taps when it is announced"
    f.passing()
    assert f.rule("gold play hc_power_attack hc_dragon_knight#1") == "DC-17.4"


@pytest.mark.rule("DC-17.1")
def test_a_standard_action_is_for_the_own_activate_phase() -> None:
    f = Field(
        [KNIGHT, DRIDER],
        hands={"gold": ["hc_power_attack", "hc_intercept"]},
        turn={"seat": "silver", "active": "sl_drider#1"},
    )
    f.act("silver strike hc_dragon_knight#1")
    assert (f.asked(), f.rule("gold play hc_power_attack hc_dragon_knight#1")) == ("gold", "DC-17.1")
    assert f.rule("gold play hc_intercept hc_dragon_knight#1") is None
    f = Field([KNIGHT, DRIDER], hands={"gold": ["hc_power_attack"]}, turn={"phase": "deploy"})
    assert f.ask == "deploy"
    assert f.rule("gold play hc_power_attack hc_dragon_knight#1") == "DC-17.1"


@pytest.mark.rule("DC-17.5")
def test_a_standard_action_comes_before_or_after_a_move_and_never_during_it() -> None:
    f = Field(
        [("hc_dragon_knight", "gold", (1, 3)), DRIDER],
        hands={"gold": ["hc_heroic_surge", "hc_power_attack"]},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act(f"gold move {f.square(3, 3)}").passing(until="respond")
    assert (f.asked(), f.stack()) == ("gold", ["move"])
    assert f.rule("gold strike sl_drider#1") == "DC-10.14"
    assert f.rule("gold play hc_power_attack hc_dragon_knight#1") == "DC-10.14"
    f.passing()
    assert (f.at("hc_dragon_knight#1"), f.rule("gold strike sl_drider#1")) == ((3, 3), None)


@pytest.mark.rule("DC-17.6")
def test_an_immediate_action_before_the_activation_leaves_no_standard_action_unless_untapped() -> None:
    f = Field([("hc_dwarf_cleric", "gold", (3, 3), {"damage": 10}), DRIDER], hands={"gold": ["hc_heroic_surge"]})
    f.act("gold use hc_dwarf_cleric#1 healing_touch").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.tapped("hc_dwarf_cleric#1")) == (0, True)
    f.act("gold activate hc_dwarf_cleric#1")
    assert f.rule("gold strike sl_drider#1") == "DC-17.4"
    f.act("gold play hc_heroic_surge hc_dwarf_cleric#1").passing()
    f.act("gold strike sl_drider#1").passing()
    assert f.damage("sl_drider#1") == 20


@pytest.mark.rule("DC-17.1", "DC-17.2", "DC-10.14")
def test_only_the_active_creature_takes_minor_and_standard_actions_and_standard_ones_on_an_empty_stack() -> None:
    f = Field(
        [("hc_dragon_knight", "gold", (3, 3)), ("hc_elf_archer", "gold", (0, 0)), ("sl_drider", "silver", (9, 9))],
        turn={"active": "hc_dragon_knight#1"},
    )
    assert [is_time(f.g, 0, unit, kind) for unit in (0, 1) for kind in (MINOR, STANDARD)] == [True, True, False, False]
    f.g.stack.append(Item(HAZARD, 0, 0))
    assert [is_time(f.g, 0, 0, kind) for kind in (MINOR, STANDARD)] == [True, False]
