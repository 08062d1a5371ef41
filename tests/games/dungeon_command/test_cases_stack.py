"""Worked cases of chapters 9, 10 and 15 to 18: the stack, orders, assisting, powers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_command.at_table import Field

KNIGHT = ("hc_dragon_knight", "gold", (3, 3))


@pytest.mark.case("DC-C41", "DC-C42")
@pytest.mark.rule("DC-10.16", "DC-22.8", "DC-15.14")
@pytest.mark.card("hc_killing_strike", "sl_uncanny_dodge")
def test_killing_strike_against_uncanny_dodge() -> None:
    f = Field(
        [KNIGHT, ("sl_drider", "silver", (4, 3))],
        hands={"gold": ["hc_killing_strike"], "silver": ["sl_uncanny_dodge", "sl_parry"]},
    )
    f.act("gold activate hc_dragon_knight#1", "gold play hc_killing_strike hc_dragon_knight#1")
    assert f.tapped("hc_dragon_knight#1")
    f.act("silver play sl_uncanny_dodge sl_drider#1", "silver discard sl_parry").passing()
    assert (f.tapped("sl_drider#1"), f.damage("sl_drider#1")) == (True, 0)
    assert (f.discard("gold"), f.discard("silver")) == (["hc_killing_strike"], ["sl_parry", "sl_uncanny_dodge"])
    f = Field(
        [KNIGHT, ("sl_drider", "silver", (4, 3))],
        hands={"gold": ["hc_killing_strike"], "silver": ["sl_uncanny_dodge"]},
        seats={"silver": {"deck": ["sl_parry"]}},
    )
    f.act("gold activate hc_dragon_knight#1", "gold play hc_killing_strike hc_dragon_knight#1")
    before = f.digest()
    assert f.rule("silver play sl_uncanny_dodge sl_drider#1") == "DC-15.14"
    assert f.digest() == before


@pytest.mark.case("DC-C44", "DC-C45")
@pytest.mark.rule("DC-10.11", "DC-10.12", "DC-10.17", "DC-10.5", "DC-17.2")
@pytest.mark.card("sl_shadowy_ambush", "hc_shield")
def test_shadowy_ambush_shifts_first_and_may_be_answered_between() -> None:
    f = Field(
        [
            ("sl_drow_assassin", "gold", (2, 2)),
            ("hc_war_wizard", "silver", (5, 2)),
            ("hc_dwarven_defender", "silver", (6, 2)),
        ],
        hands={"gold": ["sl_shadowy_ambush"], "silver": ["hc_shield", "hc_shove_aside"]},
    )
    f.act(
        "gold activate sl_drow_assassin#1",
        "gold play sl_shadowy_ambush sl_drow_assassin#1",
        "gold target hc_war_wizard#1",
    )
    assert f.stack() == ["sl_shadowy_ambush", "sl_shadowy_ambush"]
    f.passing(until="go-shift").act(f"gold go {f.square(4, 2)}")
    assert (f.ask, f.asked()) == ("respond", "silver")
    assert f.rule("silver play hc_shove_aside hc_dwarven_defender#1") == "DC-17.2"
    f.act("silver play hc_shield hc_war_wizard#1").passing()
    # 50 less 30 by the Shield, and less 10 by the Shield Block of the Dwarven Defender beside it.
    assert (f.damage("hc_war_wizard#1"), f.tapped("hc_war_wizard#1")) == (10, True)
    assert f.discard("gold") == ["sl_shadowy_ambush"]


@pytest.mark.case("DC-C46")
@pytest.mark.rule("DC-10.8", "DC-19.11")
def test_an_attack_on_a_creature_that_is_not_adjacent_does_nothing() -> None:
    f = Field(
        [("sl_shadow_mastiff", "gold", (1, 1)), ("hc_elf_archer", "silver", (8, 8))],
        hands={"gold": ["sl_shadowy_ambush"]},
    )
    f.act("gold activate sl_shadow_mastiff#1", "gold play sl_shadowy_ambush sl_shadow_mastiff#1").passing(
        until="go-shift"
    )
    f.act(f"gold go {f.square(3, 3)}").passing()
    assert (f.damage("hc_elf_archer#1"), f.tapped("sl_shadow_mastiff#1")) == (0, True)
    assert f.discard("gold") == ["sl_shadowy_ambush"]


@pytest.mark.case("DC-C47")
@pytest.mark.rule("DC-10.8", "DC-22.15")
@pytest.mark.card("sl_riposte", "sl_drow_blademaster")
def test_the_attacker_is_destroyed_by_a_riposte() -> None:
    f = Field(
        [
            ("hc_elf_archer", "gold", (3, 3)),
            ("hc_dragon_knight", "gold", (5, 4)),
            ("sl_drow_blademaster", "silver", (4, 3)),
        ],
        hands={"silver": ["sl_riposte"]},
    )
    f.act(
        "gold activate hc_elf_archer#1",
        "gold strike sl_drow_blademaster#1",
        "silver play sl_riposte sl_drow_blademaster#1",
    )
    f.act("silver target hc_elf_archer#1", "silver against 1")
    f.passing(until="use-on")
    assert (f.is_gone("hc_elf_archer#1"), f.morale("gold")) == (True, 9)
    f.act("silver accept").passing()
    assert f.damage("hc_dragon_knight#1") == 10
    assert (f.tapped("sl_drow_blademaster#1"), f.damage("sl_drow_blademaster#1")) == (True, 0)
    assert f.discard("silver") == ["sl_riposte"]


@pytest.mark.case("DC-C50")
@pytest.mark.rule("DC-9.3", "DC-9.5")
@pytest.mark.card("hc_heroic_surge", "hc_power_attack")
def test_one_own_melee_attack_per_turn_even_after_untapping() -> None:
    f = Field([KNIGHT, ("sl_umber_hulk", "silver", (4, 3))], hands={"gold": ["hc_heroic_surge", "hc_power_attack"]})
    f.act("gold activate hc_dragon_knight#1", "gold strike sl_umber_hulk#1").passing()
    f.act("gold play hc_heroic_surge hc_dragon_knight#1").passing()
    assert not f.tapped("hc_dragon_knight#1")
    assert f.rule("gold strike sl_umber_hulk#1") == "DC-9.3"
    f.act("gold play hc_power_attack hc_dragon_knight#1").passing()
    assert f.is_gone("sl_umber_hulk#1")


@pytest.mark.case("DC-C52")
@pytest.mark.rule("DC-15.2", "DC-15.3", "DC-15.4")
def test_who_may_play_killing_strike() -> None:
    creatures = (
        ("hc_dragon_knight", None),
        ("hc_copper_dragon", None),
        ("hc_dwarven_defender", "DC-15.3"),
        ("hc_war_wizard", "DC-15.2"),
    )
    for card, rule in creatures:
        f = Field([(card, "gold", (3, 3)), ("sl_drider", "silver", (5, 3))], hands={"gold": ["hc_killing_strike"]})
        if f.game.tables.side[f.g.kinds[0]] == 1:
            f = Field([(card, "gold", (4, 3)), ("sl_drider", "silver", (5, 3))], hands={"gold": ["hc_killing_strike"]})
        f.act(f"gold activate {card}#1")
        assert f.rule(f"gold play hc_killing_strike {card}#1") == rule


@pytest.mark.case("DC-C53")
@pytest.mark.rule("DC-16.1", "DC-16.2", "DC-16.3", "DC-16.7")
def test_assisted_killing_strike() -> None:
    f = Field(
        [
            ("hc_human_ranger", "gold", (3, 3)),
            ("hc_dwarf_cleric", "gold", (3, 4)),
            ("hc_dwarven_defender", "gold", (2, 3)),
            ("sl_drider", "silver", (4, 2)),
        ],
        hands={"gold": ["hc_killing_strike"]},
    )
    f.act("gold activate hc_human_ranger#1", "gold play hc_killing_strike hc_human_ranger#1", "gold target sl_drider#1")
    assert not f.tapped("hc_human_ranger#1")
    f.act("gold assist hc_dwarf_cleric#1")
    assert [f.tapped(name) for name in ("hc_human_ranger#1", "hc_dwarf_cleric#1", "hc_dwarven_defender#1")] == [
        True,
        True,
        False,
    ]
    f.passing()
    assert (f.is_gone("sl_drider#1"), f.morale("silver")) == (True, 6)


@pytest.mark.case("DC-C54")
@pytest.mark.rule("DC-16.2", "DC-16.4", "DC-16.8")
def test_helpers_that_do_not_qualify() -> None:
    creatures: list[Any] = [
        ("hc_human_ranger", "gold", (3, 3)),
        ("hc_half_orc_thug", "gold", (2, 3), {"tapped": True}),
        ("hc_war_wizard", "gold", (3, 4)),
        ("hc_dwarf_cleric", "gold", (1, 1)),
        ("sl_drider", "silver", (4, 2)),
    ]
    f = Field(creatures, hands={"gold": ["hc_killing_strike"]}, turn={"active": "hc_human_ranger#1"})
    before = f.digest()
    reason = f.refusal("gold play hc_killing_strike hc_human_ranger#1")
    assert reason is not None
    assert (reason.rule, reason.args["need"], reason.args["have"]) == ("DC-15.3", 5, 2)
    assert (f.hand("gold"), f.digest()) == (["hc_killing_strike"], before)
    # With two that do qualify the question is asked, and each of the others is refused for its own reason.
    more = [("hc_dwarf_cleric", "gold", (2, 2)), ("hc_dwarven_defender", "gold", (2, 4))]
    f = Field([*creatures, *more], hands={"gold": ["hc_killing_strike"]}, turn={"active": "hc_human_ranger#1"})
    f.act("gold play hc_killing_strike hc_human_ranger#1", "gold target sl_drider#1")
    assert f.ask == "helpers"
    for helper, rule in (
        ("hc_half_orc_thug#1", "DC-16.2"),
        ("hc_war_wizard#1", "DC-16.4"),
        ("hc_dwarf_cleric#1", "DC-16.8"),
    ):
        assert f.rule(f"gold assist {helper}") == rule
    assert not any(f.tapped(name) for name in ("hc_human_ranger#1", "hc_war_wizard#1", "hc_dwarf_cleric#1"))


@pytest.mark.case("DC-C55")
@pytest.mark.rule("DC-16.5", "DC-17.2")
@pytest.mark.card("sl_fire_trap")
def test_helpers_tap_even_for_a_minor_order() -> None:
    f = Field(
        [
            ("hc_elf_archer", "gold", (3, 3)),
            ("hc_halfling_sneak", "gold", (3, 4)),
            ("sl_drow_wizard", "silver", (10, 3)),
        ],
        marks={(9, 3): "!"},
        hands={"gold": ["sl_fire_trap"]},
    )
    f.act("gold activate hc_elf_archer#1", "gold play sl_fire_trap hc_elf_archer#1")
    assert (f.tapped("hc_halfling_sneak#1"), f.tapped("hc_elf_archer#1")) == (True, False)
    f.passing()
    assert f.damage("sl_drow_wizard#1") == 20


@pytest.mark.case("DC-C56", "DC-C57")
@pytest.mark.rule("DC-15.7", "DC-15.8", "DC-15.9")
@pytest.mark.card("sl_faerie_fire", "hc_level_up")
def test_affinity_and_requires() -> None:
    accepted = {
        "sl_faerie_fire": ["sl_drow_house_guard", "sl_drow_wizard"],
        "sl_web": ["sl_demonweb_spider", "sl_drow_wizard"],
    }
    for card in ("sl_drow_house_guard", "sl_demonweb_spider", "sl_umber_hulk", "sl_drow_wizard"):
        f = Field([(card, "gold", (3, 3)), ("hc_dwarf_cleric", "silver", (8, 3))], hands={"gold": list(accepted)})
        f.act(f"gold activate {card}#1")
        for order, players in accepted.items():
            assert (f.rule(f"gold play {order} {card}#1") is None) == (card in players)
    f = Field(
        [("hc_copper_dragon", "gold", (3, 3)), ("hc_elf_archer", "gold", (8, 8))], hands={"gold": ["hc_level_up"]}
    )
    f.act("gold activate hc_copper_dragon#1")
    assert f.rule("gold play hc_level_up hc_copper_dragon#1") == "DC-15.7"
    f.act("gold end-activation", "gold activate hc_elf_archer#1", "gold play hc_level_up hc_elf_archer#1").passing()
    assert (f.hit_points("hc_elf_archer#1"), f.tapped("hc_elf_archer#1"), f.attached("hc_elf_archer#1")) == (
        30,
        False,
        ["hc_level_up"],
    )


@pytest.mark.case("DC-C59")
@pytest.mark.rule("DC-15.15")
@pytest.mark.card("hc_dwarf_cleric")
def test_removing_level_up_kills() -> None:
    f = Field(
        [
            ("hc_dwarf_cleric", "gold", (3, 3)),
            ("hc_elf_archer", "gold", (4, 3), {"damage": 10, "attached": ["gold hc_level_up"]}),
            ("sl_drider", "silver", (9, 9)),
        ]
    )
    f.act(
        "gold activate hc_dwarf_cleric#1",
        "gold use hc_dwarf_cleric#1 healing_touch",
        "gold target hc_elf_archer#1",
        "gold choose 2",
    ).passing()
    assert (f.is_gone("hc_elf_archer#1"), f.morale("gold"), f.discard("gold")) == (True, 9, ["hc_level_up"])
