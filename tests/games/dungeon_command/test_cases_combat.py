"""Worked cases of chapters 19 to 24: attacks, sight, cover, damage, cowering, treasure."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, Place, walls
from warhall.games.dungeon_command.combat import has_cover, sees

WIZARD = ("hc_war_wizard", "gold", (2, 5))
MASTIFF = ("sl_shadow_mastiff", "silver", (7, 5))


@pytest.mark.case("DC-C60")
@pytest.mark.rule("DC-19.2", "DC-22.5")
def test_attacking_an_own_creature() -> None:
    f = Field([("sl_drow_house_guard", "gold", (3, 3)), ("sl_demonweb_spider", "gold", (4, 3))])
    f.act("gold activate sl_drow_house_guard#1", "gold strike sl_demonweb_spider#1").passing()
    assert (f.is_gone("sl_demonweb_spider#1"), f.morale("gold")) == (True, 9)


@pytest.mark.case("DC-C61", "DC-C62")
@pytest.mark.rule("DC-19.3", "DC-11.17")
def test_melee_around_and_through_walls() -> None:
    f = Field(
        [
            ("hc_dragon_knight", "gold", (3, 3)),
            ("hc_elf_archer", "silver", (4, 3)),
            ("hc_elf_archer", "silver", (4, 4)),
        ],
        edges=[(3, 3, 4, 3)],
    )
    f.act("gold activate hc_dragon_knight#1")
    assert f.rule("gold strike hc_elf_archer#1") == "DC-19.3"
    assert f.rule("gold strike hc_elf_archer#2") is None
    f = Field([("hc_dragon_knight", "gold", (3, 3)), ("hc_elf_archer", "silver", (4, 4))], marks=walls((4, 3), (3, 4)))
    f.act("gold activate hc_dragon_knight#1")
    assert f.rule("gold strike hc_elf_archer#1") == "DC-19.3"
    assert not sees(f.g, 1, f.g.cells[0])


@pytest.mark.case("DC-C63")
@pytest.mark.rule("DC-19.7", "DC-19.8")
def test_no_shooting_with_an_enemy_at_the_elbow() -> None:
    f = Field(
        [
            ("hc_elf_archer", "gold", (3, 3)),
            ("sl_drow_house_guard", "silver", (4, 4)),
            ("sl_drow_wizard", "silver", (8, 3)),
        ]
    )
    f.act("gold activate hc_elf_archer#1")
    assert f.rule("gold shoot sl_drow_wizard#1") == "DC-19.7"
    assert f.rule("gold shoot sl_drow_house_guard#1") == "DC-19.7"
    assert f.rule("gold strike sl_drow_house_guard#1") is None


@pytest.mark.case("DC-C64", "DC-C70")
@pytest.mark.rule("DC-20.6", "DC-20.7", "DC-20.10", "DC-20.11", "DC-20.12", "DC-20.15")
def test_one_wall_square_gives_cover_and_the_mastiff_dodges() -> None:
    f = Field([WIZARD, MASTIFF], marks=walls((4, 5)))
    f.act(
        "gold activate hc_war_wizard#1", "gold shoot sl_shadow_mastiff#1", "silver dodge sl_shadow_mastiff#1"
    ).passing()
    assert (f.damage("sl_shadow_mastiff#1"), f.tapped("sl_shadow_mastiff#1"), f.tapped("hc_war_wizard#1")) == (
        0,
        True,
        True,
    )
    f = Field([WIZARD, (*MASTIFF, {"tapped": True})], marks=walls((4, 5)))
    f.act("gold activate hc_war_wizard#1", "gold shoot sl_shadow_mastiff#1").passing(until="cower")
    f.act("silver endure sl_shadow_mastiff#1").passing()
    assert f.damage("sl_shadow_mastiff#1") == 30


@pytest.mark.case("DC-C65")
@pytest.mark.rule("DC-20.1", "DC-20.14")
def test_three_wall_squares_block_sight_and_the_refusal_names_one() -> None:
    f = Field([WIZARD, MASTIFF], marks=walls((4, 4), (4, 5), (4, 6)))
    f.act("gold activate hc_war_wizard#1")
    rule, square = f.named("gold shoot sl_shadow_mastiff#1", "square")
    assert rule == "DC-20.1"
    assert square in ("e5", "e6", "e7")


@pytest.mark.case("DC-C66")
@pytest.mark.rule("DC-20.1", "DC-20.6")
@pytest.mark.parametrize(
    ("place", "seen", "covered"),
    [((3, 4), True, False), ((4, 5), True, True), ((5, 5), True, True), ((6, 5), False, True), ((7, 7), False, True)],
)
def test_field_of_view_past_a_wall_end(place: Place, seen: bool, covered: bool) -> None:  # noqa: FBT001
    marks = walls((4, 6), (4, 7), (4, 8), (4, 9))
    f = Field([("hc_war_wizard", "gold", (2, 8)), ("sl_drow_wizard", "silver", place)], marks=marks)
    assert (sees(f.g, 0, f.g.cells[1]), has_cover(f.g, 0, 1)) == (seen, covered)


@pytest.mark.case("DC-C67", "DC-C68", "DC-C69")
@pytest.mark.rule("DC-20.2", "DC-20.3", "DC-20.8")
def test_enemies_block_allies_do_not_and_obstacles_cover() -> None:
    archer = ("hc_elf_archer", "gold", (2, 5))
    wizard = ("sl_drow_wizard", "silver", (7, 5))
    guards = [("sl_drow_house_guard", "silver", (4, y)) for y in (5, 4, 6)]
    assert not has_cover(Field([archer, wizard, ("hc_human_ranger", "gold", (4, 5))]).g, 0, 1)
    one = Field([archer, wizard, guards[0]]).g
    assert (sees(one, 0, one.cells[1]), has_cover(one, 0, 1)) == (True, True)
    three = Field([archer, wizard, *guards]).g
    assert not sees(three, 0, three.cells[1])
    standing = Field([archer, wizard], marks={(7, 5): "O"}).g
    assert (sees(standing, 0, standing.cells[1]), has_cover(standing, 0, 1), has_cover(standing, 1, 0)) == (
        True,
        True,
        False,
    )
    half = Field([archer, ("sl_drider", "silver", (7, 5))], marks={(7, 5): "O", (7, 6): "O"})
    whole = Field([archer, ("sl_drider", "silver", (7, 5))], marks={(x, y): "O" for x in (7, 8) for y in (5, 6)})
    assert (has_cover(half.g, 0, 1), has_cover(whole.g, 0, 1)) == (False, True)


@pytest.mark.case("DC-C71", "DC-C108")
@pytest.mark.rule("DC-20.12", "DC-18.6", "DC-22.16", "DC-20.13")
@pytest.mark.card("hc_half_orc_thug")
def test_explosive_bolts_splash_around_the_target_dodged_or_destroyed() -> None:
    f = Field(
        [
            ("hc_half_orc_thug", "gold", (2, 5)),
            ("sl_drow_wizard", "silver", (7, 5)),
            ("sl_drow_house_guard", "silver", (8, 5)),
        ],
        marks=walls((4, 5)),
    )
    f.act("gold activate hc_half_orc_thug#1", "gold shoot sl_drow_wizard#1", "silver dodge sl_drow_wizard#1").passing()
    assert (f.damage("sl_drow_wizard#1"), f.damage("sl_drow_house_guard#1")) == (0, 10)
    f = Field(
        [
            ("hc_half_orc_thug", "gold", (2, 5)),
            ("sl_demonweb_spider", "silver", (6, 5)),
            ("sl_drow_wizard", "silver", (7, 5)),
            ("sl_drow_house_guard", "silver", (9, 5)),
        ]
    )
    f.act("gold activate hc_half_orc_thug#1", "gold shoot sl_demonweb_spider#1").passing()
    assert (f.is_gone("sl_demonweb_spider#1"), f.damage("sl_drow_wizard#1"), f.damage("sl_drow_house_guard#1")) == (
        True,
        10,
        0,
    )
    assert f.morale("silver") == 9


@pytest.mark.case("DC-C72", "DC-C73")
@pytest.mark.rule("DC-21.2", "DC-21.3", "DC-21.5")
def test_ranges_are_counted_around_walls_from_the_best_square() -> None:
    creatures = [("hc_half_orc_thug", "gold", (2, 5)), ("sl_drow_wizard", "silver", (7, 5))]
    f = Field(creatures, edges=[(4, y, 5, y) for y in (4, 5, 6)])
    assert f.g.board.map.distance_of(f.g.cells[0], f.g.cells[1]) == 5
    f.act("gold activate hc_half_orc_thug#1")
    assert f.rule("gold shoot sl_drow_wizard#1") == "DC-20.4"
    f = Field(creatures, edges=[(4, y, 5, y) for y in range(3, 8)])
    assert f.g.board.map.distance_of(f.g.cells[0], f.g.cells[1]) == 6
    f = Field([("hc_copper_dragon", "gold", (0, 0)), ("sl_drow_wizard", "silver", (6, 1))])
    f.act("gold activate hc_copper_dragon#1")
    assert f.rule("gold shoot sl_drow_wizard#1") is None


@pytest.mark.case("DC-C74", "DC-C98")
@pytest.mark.rule("DC-21.7", "DC-22.7", "DC-23.8", "DC-23.12")
@pytest.mark.card("hc_fireball")
def test_fireball_hits_friend_and_foe_at_once() -> None:
    f = Field(
        [
            ("hc_war_wizard", "gold", (0, 5)),
            ("hc_elf_archer", "gold", (5, 6)),
            ("sl_drow_wizard", "silver", (6, 5)),
            ("sl_demonweb_spider", "silver", (5, 3)),
        ],
        hands={"gold": ["hc_fireball"]},
    )
    f.act(
        "gold activate hc_war_wizard#1", "gold play hc_fireball hc_war_wizard#1", f"gold at {f.square(5, 5)}"
    ).passing()
    assert (f.morale("gold"), f.morale("silver")) == (9, 7)
    f = Field(
        [
            ("hc_war_wizard", "gold", (0, 5)),
            ("sl_drow_wizard", "silver", (6, 5)),
            ("sl_drow_house_guard", "silver", (5, 3)),
        ],
        hands={"gold": ["hc_fireball"]},
        seats={"silver": {"morale": 5}},
    )
    f.act(
        "gold activate hc_war_wizard#1", "gold play hc_fireball hc_war_wizard#1", f"gold at {f.square(5, 5)}"
    ).passing(until="cower")
    f.act("silver cower sl_drow_wizard#1").passing()
    assert (f.morale("silver"), f.damage("sl_drow_wizard#1"), f.damage("sl_drow_house_guard#1")) == (2, 0, 30)


@pytest.mark.case("DC-C75", "DC-C76", "DC-C77")
@pytest.mark.rule("DC-23.1", "DC-23.4", "DC-23.5", "DC-23.6", "DC-27.1")
@pytest.mark.parametrize(("morale", "left"), [(11, 1), (10, 0), (9, 8)])
def test_cowering_costs_the_full_damage(morale: int, left: int) -> None:
    f = Field(
        [
            ("hc_dragon_knight", "gold", (3, 3)),
            ("sl_demonweb_spider", "silver", (4, 3), {"tapped": True}),
            ("sl_drider", "silver", (9, 9)),
        ],
        hands={"gold": ["hc_killing_strike"]},
        seats={"silver": {"morale": morale}, "gold": {"morale": 4}},
    )
    f.act("gold activate hc_dragon_knight#1", "gold play hc_killing_strike hc_dragon_knight#1").passing(
        until="cower act"
    )
    if morale >= 10:
        f.act("silver cower sl_demonweb_spider#1")
        assert (f.damage("sl_demonweb_spider#1"), f.is_gone("sl_demonweb_spider#1")) == (0, False)
    else:
        assert f.is_gone("sl_demonweb_spider#1")
    assert f.morale("silver") == left
    assert f.winners == (("gold",) if left == 0 else ())


@pytest.mark.case("DC-C78")
@pytest.mark.rule("DC-23.2", "DC-22.8")
@pytest.mark.card("hc_dwarven_defender")
def test_prevention_first_then_cowering() -> None:
    f = Field(
        [
            ("sl_umber_hulk", "gold", (2, 3)),
            ("hc_dwarf_cleric", "silver", (4, 3)),
            ("hc_dwarven_defender", "silver", (5, 3)),
        ],
        hands={"gold": ["hc_power_attack"], "silver": ["hc_intercept"]},
    )
    f.act(
        "gold activate sl_umber_hulk#1",
        "gold play hc_power_attack sl_umber_hulk#1",
        "silver play hc_intercept hc_dwarf_cleric#1",
    )
    f.passing(until="cower").act("silver cower hc_dwarf_cleric#1").passing()
    assert (f.morale("silver"), f.damage("hc_dwarf_cleric#1")) == (8, 0)


@pytest.mark.case("DC-C79", "DC-C80")
@pytest.mark.rule("DC-23.3", "DC-23.9", "DC-15.10", "DC-15.16")
@pytest.mark.card("sl_deep_wound", "sl_piercing_strike")
def test_cowering_avoids_the_attached_card_and_unpreventable_damage() -> None:
    f = Field(
        [("sl_drow_house_guard", "gold", (3, 3)), ("hc_dwarf_cleric", "silver", (4, 3))],
        hands={"gold": ["sl_deep_wound"]},
    )
    f.act("gold activate sl_drow_house_guard#1", "gold play sl_deep_wound sl_drow_house_guard#1").passing(until="cower")
    f.act("silver cower hc_dwarf_cleric#1").passing()
    assert (f.morale("silver"), f.attached("hc_dwarf_cleric#1"), f.discard("gold")) == (7, [], ["sl_deep_wound"])
    f = Field(
        [("sl_drow_blademaster", "gold", (3, 3)), ("hc_human_ranger", "silver", (4, 3))],
        hands={"gold": ["sl_piercing_strike"], "silver": ["hc_intercept"]},
    )
    f.act(
        "gold activate sl_drow_blademaster#1",
        "gold play sl_piercing_strike sl_drow_blademaster#1",
        "silver play hc_intercept hc_human_ranger#1",
    )
    f.passing(until="cower").act("silver endure hc_human_ranger#1").passing()
    assert f.damage("hc_human_ranger#1") == 30


@pytest.mark.case("DC-C81")
@pytest.mark.rule("DC-22.2", "DC-22.3", "DC-22.4")
def test_destruction_clears_the_table() -> None:
    f = Field(
        [
            ("sl_drow_blademaster", "gold", (3, 3)),
            ("sl_drow_house_guard", "gold", (5, 3)),
            (
                "hc_dwarf_cleric",
                "silver",
                (4, 3),
                {"damage": 40, "attached": ["gold sl_faerie_fire", "silver hc_level_up"], "tapped": True},
            ),
        ]
    )
    f.act("gold activate sl_drow_blademaster#1", "gold strike hc_dwarf_cleric#1").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.hit_points("hc_dwarf_cleric#1")) == (70, 80)
    f.act("gold end-activation", "gold activate sl_drow_house_guard#1", "gold strike hc_dwarf_cleric#1").passing()
    assert (f.is_gone("hc_dwarf_cleric#1"), f.morale("silver")) == (True, 7)
    assert (f.discard("gold"), f.discard("silver")) == (["sl_faerie_fire"], ["hc_level_up"])


@pytest.mark.case("DC-C82", "DC-C83")
@pytest.mark.rule("DC-24.2", "DC-24.3", "DC-24.4", "DC-24.5", "DC-24.6")
def test_chests_are_revealed_on_the_way_and_collected_after() -> None:
    f = Field([("hc_human_ranger", "gold", (0, 0))], marks={(5, 0): "$"}, chests={"f1": 2})
    f.act("gold activate hc_human_ranger#1", f"gold move {f.square(5, 0)}").passing()
    f.act("gold collect f1").passing()
    assert (f.morale("gold"), f.g.tokens, f.tapped("hc_human_ranger#1")) == (11, [1], True)
    f = Field([("sl_shadow_mastiff", "gold", (0, 0))], marks={(4, 0): "$"}, chests={"e1": 3})
    f.act("gold activate sl_shadow_mastiff#1", f"gold move-by {f.path(*((x, 0) for x in range(1, 9)))}").passing()
    assert (f.at("sl_shadow_mastiff#1"), f.g.tokens) == ((8, 0), [3])
    assert f.rule("gold collect e1") == "DC-24.4"


@pytest.mark.case("DC-C84")
@pytest.mark.rule("DC-24.7", "DC-10.8")
def test_destroyed_while_collecting() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (3, 3)), ("hc_dwarven_defender", "silver", (4, 3))],
        marks={(3, 3): "$"},
        tokens={"d4": 1},
        hands={"silver": ["hc_seize_the_opportunity"]},
    )
    f.act(
        "gold activate hc_elf_archer#1", "gold collect d4", "silver play hc_seize_the_opportunity hc_dwarven_defender#1"
    ).passing()
    assert (f.is_gone("hc_elf_archer#1"), f.morale("gold"), f.g.tokens) == (True, 9, [1])


@pytest.mark.case("DC-C97")
@pytest.mark.rule("DC-23.11", "DC-10.13")
@pytest.mark.card("hc_forceful_strike")
def test_cowering_protects_from_the_later_actions_of_the_same_card() -> None:
    f = Field(
        [
            ("hc_dwarf_cleric", "gold", (5, 5)),
            ("sl_drow_assassin", "silver", (6, 5)),
            ("sl_demonweb_spider", "silver", (4, 5)),
        ],
        hands={"gold": ["hc_forceful_strike"]},
    )
    f.act(
        "gold activate hc_dwarf_cleric#1",
        "gold play hc_forceful_strike hc_dwarf_cleric#1",
        "gold target sl_drow_assassin#1",
    )
    f.passing(until="cower").act("silver cower sl_drow_assassin#1").passing(until="go-slide")
    assert f.morale("silver") == 5
    f.act(f"gold go {f.square(2, 5)}").passing()
    assert (f.at("sl_demonweb_spider#1"), f.at("sl_drow_assassin#1")) == ((2, 5), (6, 5))


@pytest.mark.case("DC-C104")
@pytest.mark.rule("DC-20.16", "DC-19.13")
def test_when_a_shot_after_a_shift_may_be_dodged() -> None:
    for destination, rule in (((3, 2), "DC-20.10"), (None, None)):
        f = Field(
            [("sl_drow_assassin", "gold", (2, 5)), ("hc_war_wizard", "silver", (7, 5))],
            marks=walls((4, 5)),
            hands={"gold": ["sl_spring_attack"], "silver": ["hc_shield"]},
        )
        f.act("gold activate sl_drow_assassin#1", "gold play sl_spring_attack sl_drow_assassin#1", "gold by ranged")
        assert f.rule("silver dodge hc_war_wizard#1") == "DC-20.16"
        f.passing(until="go-shift").act("gold stay" if destination is None else f"gold go {f.square(*destination)}")
        assert f.rule("silver dodge hc_war_wizard#1") == rule


@pytest.mark.case("DC-C116")
@pytest.mark.rule("DC-9.17", "DC-13.7")
@pytest.mark.card("hc_recoil")
def test_recoil_against_terrain_and_against_an_attack() -> None:
    f = Field(
        [("hc_half_orc_thug", "gold", (2, 2))],
        marks={(3, 2): "!"},
        hands={"gold": ["hc_recoil"]},
        seats={"gold": {"deck": ["hc_recoil"]}},
    )
    f.act("gold activate hc_half_orc_thug#1", f"gold move {f.square(3, 2)}")
    f.passing(until="respond act")
    f.act("gold play hc_recoil hc_half_orc_thug#1").passing()
    assert (f.damage("hc_half_orc_thug#1"), f.tapped("hc_half_orc_thug#1"), f.hand("gold")) == (0, True, [])
    f = Field(
        [("sl_drow_house_guard", "silver", (3, 3)), ("hc_half_orc_thug", "gold", (4, 3))],
        hands={"gold": ["hc_recoil"]},
        seats={"silver": {"deck": ["sl_parry"]}},
        turn={"seat": "silver"},
    )
    f.act(
        "silver activate sl_drow_house_guard#1",
        "silver strike hc_half_orc_thug#1",
        "gold play hc_recoil hc_half_orc_thug#1",
    ).passing()
    assert (f.damage("hc_half_orc_thug#1"), f.hand("silver")) == (0, ["sl_parry"])
