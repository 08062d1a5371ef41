"""Chapter 19: attacking."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.card_table import foe, own
from warhall.games.dungeon_command.actions import MELEE, Attack, Unit
from warhall.games.dungeon_command.activate import shots, strikes
from warhall.games.dungeon_command.events import AttackAnnounced
from warhall.games.dungeon_command.pieces import put
from warhall.games.dungeon_command.state import USED_RANGED
from warhall.kernel.words import Name

KNIGHT = ("hc_dragon_knight", "gold", (3, 3))
HULK = ("sl_umber_hulk", "silver", (4, 3))


@pytest.mark.rule("DC-19.1")
def test_an_attack_taps_names_its_target_and_deals_its_damage_only_when_resolved() -> None:
    f = Field([KNIGHT, HULK], hands={"silver": ["sl_close_call"]}, turn={"active": "hc_dragon_knight#1"})
    f.act("gold strike sl_umber_hulk#1")
    assert f.heard[0].rule == "DC-19.1"
    assert f.heard[0].event == AttackAnnounced(Unit(0), Unit(1), Attack(MELEE))
    assert (f.ask, f.asked(), f.stack()) == ("respond", "silver", ["attack"])
    assert (f.tapped("hc_dragon_knight#1"), f.damage("sl_umber_hulk#1")) == (True, 0)
    f.passing(until="cower").act("silver endure sl_umber_hulk#1")
    assert f.damage("sl_umber_hulk#1") == 40


@pytest.mark.rule("DC-19.4")
@pytest.mark.parametrize(("card", "dealt"), [("hc_dragon_knight", 40), ("hc_war_wizard", 10), ("sl_giant_spider", 20)])
def test_a_melee_attack_deals_the_melee_damage_of_the_creature(card: str, dealt: int) -> None:
    f = Field([(card, "gold", (3, 3)), HULK], turn={"active": f"{card}#1"})
    f.act("gold strike sl_umber_hulk#1").passing()
    assert f.damage("sl_umber_hulk#1") == dealt


@pytest.mark.rule("DC-19.5")
def test_only_a_creature_with_a_ranged_damage_shoots_within_its_range_and_sight() -> None:
    f = Field([KNIGHT, ("sl_drider", "silver", (7, 3))], turn={"active": "hc_dragon_knight#1"})
    assert f.rule("gold shoot sl_drider#1") == "DC-19.5"
    thug = ("hc_half_orc_thug", "gold", (2, 5))
    for place, marks, rule in (
        ((7, 5), {}, None),
        ((8, 5), {}, "DC-21.2"),
        ((7, 5), walls((4, 4), (4, 5), (4, 6)), "DC-20.1"),
    ):
        f = Field([thug, ("sl_drow_wizard", "silver", place)], marks=marks, turn={"active": "hc_half_orc_thug#1"})
        assert f.rule("gold shoot sl_drow_wizard#1") == rule


@pytest.mark.rule("DC-19.6")
@pytest.mark.parametrize(("attached", "dealt"), [([], 30), (["gold sl_faerie_fire"], 40)])
def test_a_ranged_attack_deals_the_ranged_damage_as_cards_change_it(attached: list[str], dealt: int) -> None:
    f = Field(
        [("hc_war_wizard", "gold", (2, 5)), ("sl_umber_hulk", "silver", (7, 5), {"attached": attached})],
        turn={"active": "hc_war_wizard#1"},
    )
    f.act("gold shoot sl_umber_hulk#1").passing()
    assert f.damage("sl_umber_hulk#1") == dealt


@pytest.mark.rule("DC-19.9")
def test_a_stated_number_replaces_the_damage_and_a_plus_adds_to_it() -> None:
    for card, order, dealt in (
        ("hc_dragon_knight", "hc_daring_attack", 30),
        ("hc_dragon_knight", "hc_power_attack", 60),
        ("hc_human_ranger", "hc_power_attack", 30),
        ("sl_drow_house_guard", "sl_quick_jab", 20),
    ):
        f = Field([(card, "gold", (3, 3)), HULK], hands={"gold": [order]}, turn={"active": f"{card}#1"})
        f.act(f"gold play {order} {card}#1").passing()
        assert f.damage("sl_umber_hulk#1") == dealt


@pytest.mark.rule("DC-19.9")
def test_the_order_is_the_source_of_its_attack_and_taps_by_its_own_type() -> None:
    f = Field(
        [("sl_drow_house_guard", "gold", (3, 3)), HULK],
        hands={"gold": ["sl_quick_jab", "hc_quick_shot"]},
        turn={"active": "sl_drow_house_guard#1"},
    )
    assert f.rule("gold play hc_quick_shot sl_drow_house_guard#1") == "DC-9.9", "an enemy is adjacent (DC-19.7)"
    f.act("gold play sl_quick_jab sl_drow_house_guard#1").passing()
    assert not f.tapped("sl_drow_house_guard#1")
    f.act("gold strike sl_umber_hulk#1").passing()
    assert (f.damage("sl_umber_hulk#1"), f.tapped("sl_drow_house_guard#1")) == (40, True)


@pytest.mark.rule("DC-19.10")
def test_bonuses_are_added_to_a_replaced_number_too() -> None:
    lit = ("sl_umber_hulk", "silver", (4, 3), {"attached": ["gold sl_faerie_fire"]})
    f = Field([KNIGHT, lit], hands={"gold": ["hc_daring_attack"]}, turn={"active": "hc_dragon_knight#1"})
    f.act("gold play hc_daring_attack hc_dragon_knight#1").passing()
    assert f.damage("sl_umber_hulk#1") == 40
    # Flanking of the Halfling Sneak, and Riposte for 10.
    f = Field(
        [
            ("hc_halfling_sneak", "gold", (3, 3), {"attached": ["gold hc_level_up"]}),
            ("hc_dwarven_defender", "gold", (6, 3)),
            HULK,
        ],
        hands={"gold": ["sl_riposte"]},
        turn={"seat": "silver", "active": "sl_umber_hulk#1"},
    )
    f.act("silver strike hc_halfling_sneak#1", "gold play sl_riposte hc_halfling_sneak#1")
    f.act("gold target sl_umber_hulk#1", "gold against 1").passing()
    assert f.damage("sl_umber_hulk#1") == 20


@pytest.mark.rule("DC-19.12")
def test_a_creature_attacks_as_often_as_its_actions_and_its_tapping_allow() -> None:
    f = Field(
        [("sl_drow_blademaster", "gold", (3, 3)), HULK],
        hands={"gold": ["sl_quick_jab", "sl_quick_jab", "hc_heroic_surge", "sl_deep_wound"]},
        turn={"active": "sl_drow_blademaster#1"},
    )
    f.act("gold strike sl_umber_hulk#1").passing()
    assert f.rule("gold play sl_deep_wound sl_drow_blademaster#1") == "DC-17.4"
    for _ in range(2):
        f.act("gold play sl_quick_jab sl_drow_blademaster#1").passing()
    assert f.damage("sl_umber_hulk#1") == 60
    f.act("gold play hc_heroic_surge sl_drow_blademaster#1").passing()
    assert f.rule("gold strike sl_umber_hulk#1") == "DC-9.3"
    f.act("gold play sl_deep_wound sl_drow_blademaster#1").passing()
    assert f.damage("sl_umber_hulk#1") == 90


@pytest.mark.rule("DC-17.4", "DC-19.5")
def test_who_is_tapped_does_not_shoot() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (2, 3), {"tapped": True}), ("sl_drow_blademaster", "silver", (6, 3))],
        turn={"active": "hc_elf_archer#1"},
    )
    assert f.rule("gold shoot sl_drow_blademaster#1") == "DC-17.4"


@pytest.mark.rule("DC-20.2", "DC-19.5")
def test_an_enemy_in_the_line_of_sight_is_named() -> None:
    f = Field(
        [
            ("hc_elf_archer", "gold", (0, 5)),
            ("sl_drow_wizard", "silver", (4, 5)),
            ("sl_drow_house_guard", "silver", (8, 5)),
        ],
        marks=walls(*((x, y) for x in range(12) for y in (4, 6))),
        turn={"active": "hc_elf_archer#1"},
    )
    reason = f.refusal("gold shoot sl_drow_house_guard#1")
    assert reason is not None
    assert (reason.rule, reason.args["unit"]) == ("DC-20.2", Name("unit", "sl_drow_wizard#1"))


@pytest.mark.rule("DC-9.3", "DC-18.4")
def test_whoever_has_shot_and_is_untapped_again_does_not_shoot_twice() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (0, 5), {"used": USED_RANGED}), ("sl_drow_wizard", "silver", (4, 5))],
        turn={"active": "hc_elf_archer#1"},
    )
    assert not [text for text in f.options() if text.startswith("shoot")]
    assert f.rule("gold shoot sl_drow_wizard#1") == "DC-9.3"


@pytest.mark.rule("DC-19.11", "DC-11.17")
@pytest.mark.parametrize(("edges", "dealt"), [([], 40), ([(3, 3, 3, 4)], 0)])
def test_a_strike_fails_when_a_thick_wall_has_come_between(edges: list[tuple[int, int, int, int]], dealt: int) -> None:
    f = Field(
        [own("hc_dragon_knight"), foe("hc_dragon_knight"), foe("hc_dwarf_cleric", (9, 9), damage=10)],
        edges=edges,
        turn={"active": "hc_dragon_knight#1"},
    )
    f.act("gold strike hc_dragon_knight#2")
    put(f.g, 1, f.g.board.map.cell_named(f.square(3, 4)))
    f.passing()
    assert f.damage("hc_dragon_knight#2") == dealt


@pytest.mark.rule("DC-18.10", "DC-19.6")
def test_poison_waits_for_a_melee_attack_and_adds_nothing_to_a_shot() -> None:
    f = Field(
        [own("sl_drow_assassin", attached=["gold sl_vial_of_poison"]), foe("hc_dragon_knight", (6, 3))],
        hands={"gold": ["hc_heroic_surge"]},
        turn={"active": "sl_drow_assassin#1"},
    )
    f.act("gold use sl_drow_assassin#1 use_poison").passing()
    assert f.g.venom == [30, 0]
    f.act("gold shoot hc_dragon_knight#1").passing(until="go-shift activate act")
    assert (f.damage("hc_dragon_knight#1"), f.g.venom) == (20, [30, 0])


@pytest.mark.rule("DC-9.3", "DC-18.4")
@pytest.mark.parametrize(("first", "second"), [("strike", "shoot"), ("shoot", "strike")])
def test_each_own_attack_is_made_once_a_turn_by_a_creature_that_untaps(first: str, second: str) -> None:
    far, near = (8, 3), (4, 3)
    f = Field(
        [
            own("sl_drow_assassin", damage=0),
            foe("hc_dragon_knight", near if first == "strike" else far),
            foe("sl_umber_hulk", (10, 10)),
        ],
        turn={"active": "sl_drow_assassin#1"},
    )
    f.act(f"gold {first} hc_dragon_knight#1").passing(until="go-shift act")
    if f.ask == "go-shift":
        f.act("gold stay").passing()
    f.g.tapped = 0
    for place, verb, rule in (
        (near, "strike", "DC-9.3" if first == "strike" else None),
        (far, "shoot", "DC-9.3" if first == "shoot" else None),
    ):
        put(f.g, 1, f.g.board.map.cell_named(f.square(*place)))
        assert f.rule(f"gold {verb} hc_dragon_knight#1") == rule
        offered = list(strikes(f.g, 0) if verb == "strike" else shots(f.g, 0))
        assert (offered == []) == (rule is not None)


@pytest.mark.rule("DC-19.2", "DC-19.8", "DC-19.9")
@pytest.mark.card("hc_quick_shot")
def test_an_order_may_shoot_at_an_ally_even_beside_the_archer() -> None:
    creatures = [own("sl_drow_wizard"), own("hc_dwarf_cleric", (4, 3)), foe("sl_drider", (9, 9))]
    f = Field(creatures, hands={"gold": ["hc_quick_shot"]}, turn={"active": "sl_drow_wizard#1"})
    f.act("gold play hc_quick_shot sl_drow_wizard#1", "gold target hc_dwarf_cleric#1")
    assert f.passing().damage("hc_dwarf_cleric#1") == 20
