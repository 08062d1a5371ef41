"""Chapter 9: actions, sources, targets and tapping."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.opening import table, told

CLERIC = ("hc_dwarf_cleric", "silver", (10, 10), {"damage": 10})
"""A creature of the other player that can always answer: it may heal itself."""
RANGER = ("hc_human_ranger", "gold", (3, 3))


@pytest.mark.rule("DC-9.1", "DC-9.2")
@pytest.mark.parametrize(
    ("line", "what", "source"),
    [
        ("move d5", "move", None),
        ("strike sl_drow_wizard#1", "attack", None),
        ("collect d4", "collect", None),
        ("play hc_cleave hc_human_ranger#1", "script", "hc_cleave"),
        ("use hc_human_ranger#1 brace", "script", "hc_battle_ready.brace"),
    ],
)
def test_moves_powers_orders_and_other_actions_wait_on_the_stack_with_one_source(
    line: str, what: str, source: str | None
) -> None:
    f = Field(
        [
            ("hc_human_ranger", "gold", (3, 3), {"attached": ["gold hc_battle_ready"]}),
            ("sl_drow_wizard", "silver", (4, 3)),
            CLERIC,
        ],
        marks={(3, 3): "$"},
        tokens={"d4": 1},
        hands={"gold": ["hc_cleave"]},
        turn={"active": "hc_human_ranger#1"},
    )
    if "brace" in line:
        # Only damage can be braced against.
        f = Field(
            [
                ("hc_human_ranger", "silver", (3, 3), {"attached": ["silver hc_battle_ready"]}),
                ("sl_drow_wizard", "gold", (4, 3)),
                CLERIC,
            ],
            turn={"active": "sl_drow_wizard#1"},
        )
        f.act("gold strike hc_human_ranger#1", f"silver {line}")
    else:
        f.act(f"gold {line}")
    top = table(f).stack[-1]
    assert (f.ask, top.what, top.source, top.unit) == ("respond", what, source, "hc_human_ranger#1")


@pytest.mark.rule("DC-9.1", "DC-9.2")
def test_triggered_effects_are_actions_with_a_creature_or_terrain_as_source() -> None:
    f = Field(
        [RANGER, ("sl_drow_wizard", "silver", (4, 3)), CLERIC],
        marks={(3, 4): "!"},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold strike sl_drow_wizard#1", "silver pass")
    f.act("silver endure sl_drow_wizard#1")
    assert [(each.what, each.source) for each in table(f).stack] == [("script", "hc_human_ranger.flashing_blades")]
    f = Field([RANGER, CLERIC], marks={(3, 4): "!"}, turn={"active": "hc_human_ranger#1"})
    f.act("gold move d5", "silver pass")
    assert [(each.what, each.source, each.unit) for each in table(f).stack] == [("hazard", None, "hc_human_ranger#1")]


@pytest.mark.rule("DC-9.6")
def test_a_triggered_power_happens_every_time_its_event_does() -> None:
    f = Field(
        [RANGER, ("hc_dragon_knight", "silver", (4, 3)), ("sl_drider", "silver", (1, 3))],
        hands={"gold": ["hc_power_attack", "hc_heroic_surge"]},
        turn={"active": "hc_human_ranger#1"},
    )
    for attack in ("strike hc_dragon_knight#1", "play hc_power_attack hc_human_ranger#1"):
        f.act(f"gold {attack}")
        if f.ask == "target":
            f.act("gold target hc_dragon_knight#1")
        f.passing(until="trigger-target").act("gold target sl_drider#1").passing(until="use-on")
        f.act("gold accept").passing()
        if "strike" in attack:
            assert f.damage("sl_drider#1") == 10
            f.act("gold play hc_heroic_surge hc_human_ranger#1").passing()
    assert (f.damage("sl_drider#1"), f.damage("hc_dragon_knight#1")) == (20, 40)


@pytest.mark.rule("DC-9.7")
def test_the_target_is_chosen_at_the_announcement_and_not_changed_later() -> None:
    f = Field(
        [
            ("hc_dragon_knight", "gold", (3, 3)),
            ("sl_drow_house_guard", "silver", (4, 3)),
            ("sl_drow_assassin", "silver", (3, 4)),
            CLERIC,
        ],
        hands={"gold": ["hc_power_attack"]},
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold play hc_power_attack hc_dragon_knight#1")
    assert (f.ask, f.options()) == ("target", ["target sl_drow_house_guard#1", "target sl_drow_assassin#1"])
    f.act("gold target sl_drow_assassin#1")
    assert (f.asked(), table(f).stack[0].target) == ("silver", "sl_drow_assassin#1")
    f.act("silver use hc_dwarf_cleric#1 healing_touch").passing(until="act target")
    assert (f.ask, f.damage("sl_drow_assassin#1"), f.damage("sl_drow_house_guard#1")) == ("act", 60, 0)


def healer_slid_away() -> Field:
    """Healing Touch is announced, and in response the healer is slid away from the creature it touches."""
    f = Field(
        [
            ("hc_dwarf_cleric", "gold", (3, 3)),
            ("hc_dragon_knight", "gold", (2, 3), {"damage": 20}),
            ("hc_earth_guardian", "silver", (4, 3)),
        ],
        hands={"silver": ["hc_seize_the_opportunity"]},
        turn={"active": "hc_dwarf_cleric#1"},
    )
    f.act("gold use hc_dwarf_cleric#1 healing_touch", "gold target hc_dragon_knight#1")
    f.act("silver play hc_seize_the_opportunity hc_earth_guardian#1").passing(until="use")
    return f.act("silver accept", f"silver go-by {f.path((3, 4), (3, 5), (3, 6))}").passing()


@pytest.mark.rule("DC-9.8")
def test_the_target_is_checked_again_before_the_action_is_carried_out() -> None:
    f = healer_slid_away()
    assert (f.at("hc_dwarf_cleric#1"), f.damage("hc_dragon_knight#1")) == ((3, 6), 20)
    assert [each.rule for each in told(f, "fizzled")] == ["DC-10.8"]
    assert told(f, "healed") == []


@pytest.mark.rule("DC-9.12")
def test_the_cost_of_tapping_is_paid_even_if_the_action_fails() -> None:
    f = Field([("hc_dwarf_cleric", "gold", (3, 3), {"damage": 10})], turn={"active": "hc_dwarf_cleric#1"})
    f.act("gold use hc_dwarf_cleric#1 healing_touch")
    assert f.tapped("hc_dwarf_cleric#1")
    f = healer_slid_away()
    assert f.tapped("hc_dwarf_cleric#1")
    assert f.rule("gold use hc_dwarf_cleric#1 healing_touch") == "DC-9.3"


@pytest.mark.rule("DC-9.10")
def test_a_tapped_creature_takes_no_other_action_that_needs_it() -> None:
    f = Field(
        [("hc_dwarf_cleric", "gold", (3, 3), {"damage": 10}), ("sl_drider", "silver", (4, 3))],
        marks={(3, 3): "$"},
        tokens={"d4": 1},
        hands={"gold": ["hc_power_attack"]},
        turn={"active": "hc_dwarf_cleric#1"},
    )
    f.act("gold strike sl_drider#1").passing()
    for action in ("collect d4", "play hc_power_attack hc_dwarf_cleric#1", "use hc_dwarf_cleric#1 healing_touch"):
        assert f.rule(f"gold {action}") == "DC-17.4"
    assert f.rule(f"gold move {f.square(2, 3)}") is None


@pytest.mark.rule("DC-9.11")
@pytest.mark.parametrize("phase", ["refresh", "cleanup"])
def test_creatures_untap_in_refresh_and_cleanup_of_their_controllers_turn(phase: str) -> None:
    tapped = {"tapped": True}
    f = Field(
        [
            ("hc_elf_archer", "gold", (0, 0), tapped),
            ("hc_elf_archer", "silver", (0, 2), tapped),
            ("hc_elf_archer", "silver", (0, 4), {**tapped, "controller": "gold"}),
            ("hc_elf_archer", "gold", (0, 6), {**tapped, "controller": "silver"}),
            ("hc_dragon_knight", "silver", (9, 9), {"attached": ["gold sl_deep_wound"]}),
        ],
        turn={"phase": phase},
    )
    # After the Cleanup the next Refresh stops at the Deep Wound, before the other player untaps.
    assert f.ask == ("activate" if phase == "refresh" else "cower")
    assert [f.tapped(f"hc_elf_archer#{number}") for number in (1, 2, 3, 4)] == [False, True, False, True]


@pytest.mark.rule("DC-9.13")
def test_tapping_a_tapped_creature_and_untapping_an_untapped_one_does_nothing() -> None:
    f = Field(
        [RANGER, ("hc_dragon_knight", "silver", (4, 3), {"tapped": True})],
        hands={"gold": ["sl_feint", "hc_heroic_surge"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold play sl_feint hc_human_ranger#1").passing()
    f.act("gold play hc_heroic_surge hc_human_ranger#1").passing()
    assert (f.tapped("hc_dragon_knight#1"), f.tapped("hc_human_ranger#1")) == (True, False)
    assert told(f, "tapped", "untapped") == []
    assert sorted(f.discard("gold")) == ["hc_heroic_surge", "sl_feint"]


@pytest.mark.rule("DC-9.14")
def test_an_effect_is_applied_in_full_when_its_action_is_resolved() -> None:
    f = Field(
        [("sl_drow_priestess", "gold", (3, 3)), CLERIC],
        hands={"gold": ["sl_scheme"]},
        seats={"gold": {"deck": ["hc_cleave", "sl_web", "sl_stalk"]}},
        turn={"active": "sl_drow_priestess#1"},
    )
    f.act("gold play sl_scheme sl_drow_priestess#1")
    assert (f.asked(), f.hand("gold")) == ("silver", [])
    f.act("silver pass")
    assert sorted(f.hand("gold")) == ["hc_cleave", "sl_web"]


@pytest.mark.rule("DC-9.16")
def test_the_level_of_the_acting_creature_is_not_checked_again() -> None:
    f = Field(
        [
            ("hc_human_ranger", "gold", (3, 3), {"attached": ["gold hc_level_up"]}),
            ("hc_dwarf_cleric", "gold", (3, 4)),
            ("hc_dragon_knight", "silver", (4, 2)),
        ],
        hands={"gold": ["hc_daring_attack"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold play hc_daring_attack hc_human_ranger#1")
    if f.ask == "target":
        f.act("gold target hc_dragon_knight#1")
    f.act("gold use hc_dwarf_cleric#1 healing_touch", "gold target hc_human_ranger#1", "gold choose 2").passing()
    assert (f.attached("hc_human_ranger#1"), f.damage("hc_dragon_knight#1")) == ([], 30)
    assert not f.tapped("hc_human_ranger#1")


@pytest.mark.rule("DC-9.16")
def test_the_target_clause_is_checked_again() -> None:
    # Seize the Opportunity names a tapped creature; it fails once that is untapped.
    f = Field(
        [
            RANGER,
            ("hc_dragon_knight", "silver", (4, 3)),
            ("sl_drider", "gold", (9, 9)),
        ],
        hands={"gold": ["hc_heroic_surge"], "silver": ["hc_seize_the_opportunity"]},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold strike hc_dragon_knight#1", "silver play hc_seize_the_opportunity hc_dragon_knight#1")
    if f.ask == "against":
        f.act("silver against 1")
    f.act("gold play hc_heroic_surge hc_human_ranger#1").passing()
    assert (f.tapped("hc_human_ranger#1"), f.damage("hc_human_ranger#1")) == (False, 0)
    assert f.damage("hc_dragon_knight#1") == 0
