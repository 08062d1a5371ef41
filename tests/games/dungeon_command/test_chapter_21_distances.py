"""Chapters 20 and 21: the corner a shot is taken from, and how distances are counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from tests.games.dungeon_command.card_table import active, foe, own, played
from warhall.games.dungeon_command import dungeon_command
from warhall.games.dungeon_command.actions import RANGED
from warhall.games.dungeon_command.chances import open_chances
from warhall.games.dungeon_command.combat import has_cover
from warhall.games.dungeon_command.pieces import put
from warhall.games.dungeon_command.resolving import put_on_stack
from warhall.games.dungeon_command.state import ATTACK, Item
from warhall.games.dungeon_command.threats import dodgeable

WIZARD = ("hc_war_wizard", "gold", (2, 5))


@pytest.mark.rule("DC-20.9")
def test_one_good_corner_of_the_attacker_is_enough_to_deny_cover() -> None:
    target = ("sl_shadow_mastiff", "silver", (7, 6))
    hands = {"silver": ["sl_close_call"]}
    # Past the wall on (4,6) all four lines are free from the upper right corner of (2,5) only.
    for marks, rule in ((walls((4, 6)), "DC-20.10"), (walls((4, 6), (6, 5)), None)):
        f = Field([WIZARD, target], marks=marks, hands=hands, turn={"active": "hc_war_wizard#1"})
        f.act("gold shoot sl_shadow_mastiff#1")
        assert (f.ask, f.rule("silver dodge sl_shadow_mastiff#1")) == ("respond", rule)


@pytest.mark.rule("DC-21.1")
def test_a_stated_distance_needs_line_of_sight() -> None:
    f = Field(
        [
            ("sl_drow_wizard", "gold", (2, 5)),
            ("hc_elf_archer", "silver", (6, 5)),
            ("hc_human_ranger", "silver", (2, 9)),
            ("hc_dwarf_cleric", "silver", (5, 9)),
        ],
        marks=walls((4, 4), (4, 5), (4, 6)),
        hands={"gold": ["sl_faerie_fire"]},
        turn={"active": "sl_drow_wizard#1"},
    )
    f.act("gold play sl_faerie_fire sl_drow_wizard#1")
    assert f.named("gold target hc_elf_archer#1", "square") == ("DC-20.1", "e6")
    f.act("gold target hc_human_ranger#1").passing()
    assert f.attached("hc_human_ranger#1") == ["sl_faerie_fire"]


ROUND_A_WALL = [((8, 8), 6, "DC-21.2"), ((8, 8), 5, None), ((7, 7), 6, None), ((9, 8), 5, "DC-21.2")]
"""Where a target stands and how long the wall is. Seen from (3,3) past the end of the wall, (8,8) is 5 squares off in
a straight line."""


def along_a_wall(target: tuple[int, int], wall: int, **more: object) -> Field:
    """A Half-Orc Thug, whose bolts fly 5 squares, and a Drow Wizard on the other side."""
    creatures = [("hc_half_orc_thug", "gold", (3, 3)), ("sl_drow_wizard", "silver", target)]
    edges = [(4, y, 5, y) for y in range(wall)]
    return Field(creatures, edges=edges, turn={"active": "hc_half_orc_thug#1"}, **more)


@pytest.mark.rule("DC-21.5", "DC-21.2", "DC-19.5")
@pytest.mark.parametrize(("target", "wall", "rule"), ROUND_A_WALL)
def test_a_target_in_sight_is_out_of_range_where_the_way_round_a_wall_is_too_long(
    target: tuple[int, int], wall: int, rule: str | None
) -> None:
    f = along_a_wall(target, wall)
    assert f.rule("gold shoot sl_drow_wizard#1") == rule
    assert ("shoot sl_drow_wizard#1" in f.options()) is (rule is None)


@pytest.mark.rule("DC-21.5", "DC-21.2", "DC-19.7")
@pytest.mark.parametrize(("target", "wall", "rule"), ROUND_A_WALL)
def test_the_shot_of_an_order_goes_round_walls_too(target: tuple[int, int], wall: int, rule: str | None) -> None:
    f = along_a_wall(target, wall, hands={"gold": ["hc_quick_shot"]})
    if rule is not None:
        assert f.rule("gold play hc_quick_shot hc_half_orc_thug#1") is not None
        return
    f.act("gold play hc_quick_shot hc_half_orc_thug#1").passing()
    assert f.damage("sl_drow_wizard#1") == 20


@pytest.mark.rule("DC-21.5", "DC-21.2", "DC-21.3")
@pytest.mark.parametrize(("target", "offered"), [((8, 8), True), ((9, 9), False)])
def test_a_distance_of_a_power_is_counted_round_walls_too(target: tuple[int, int], offered: bool) -> None:  # noqa: FBT001
    """The gaze of an Umber Hulk on (3,3) to (4,4) reaches 5 squares; straight ahead, (9,9) would be the fifth."""
    creatures = [("sl_umber_hulk", "gold", (3, 3)), ("hc_elf_archer", "silver", target)]
    edges = [(4, y, 5, y) for y in range(6)]
    f = Field(creatures, edges=edges, turn={"active": "sl_umber_hulk#1"})
    assert ("use sl_umber_hulk#1 confusion_gaze" in f.options()) is offered


@pytest.mark.rule("DC-21.4")
def test_difficult_ground_obstacles_and_creatures_do_not_lengthen_the_count() -> None:
    corridor = walls(*((x, y) for x in range(12) for y in (4, 6)))
    rough = {(3, 5): "^", (4, 5): "!", (5, 5): "^", (7, 5): "O"}
    for place, rule in (((7, 5), None), ((8, 5), "DC-21.2")):
        f = Field(
            [
                ("hc_half_orc_thug", "gold", (2, 5)),
                ("hc_elf_archer", "gold", (6, 5)),
                ("sl_drow_wizard", "silver", place),
            ],
            marks={**corridor, **rough},
            turn={"active": "hc_half_orc_thug#1"},
        )
        assert f.rule("gold shoot sl_drow_wizard#1") == rule


PACK = """\
id: whispers
game: dungeon_command
version: "1.0"
title: {en: Whispers, ru: Шёпот, uk: Шепіт}
author: Ada
"""
FEINT = """\
- id: sl_feint
  faction: sting_of_lolth
  name: {en: Feint, ru: Финт, uk: Фінт}
  source: designed
  copies: {gold: 0, silver: 1}
  level: 1
  ability: Dex
  type: minor
  target: {who: other, within: 3, sight: false}
  actions:
    - [{do: tap, to: target}]
- id: sl_fire_trap
  faction: sting_of_lolth
  name: {en: Fire Trap, ru: Огненная ловушка, uk: Вогняна пастка}
  source: designed
  copies: {gold: 1, silver: 0}
  level: 2
  ability: Dex
  type: minor
  target: {square: true, within: 3, sight: false}
  actions:
    - [{do: damage, amount: 20, to: each, each: {who: any, within: 1, of: target_square}}]
"""


@pytest.mark.rule("DC-21.6")
def test_an_effect_without_line_of_sight_is_counted_straight_through_walls(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    (tmp_path / "orders.yaml").write_text(FEINT, encoding="utf-8")
    wall = walls(*((4, y) for y in range(12)))
    for place, legal in (((6, 5), True), ((7, 5), False)):
        f = Field(
            [("sl_drow_wizard", "gold", (3, 5)), ("hc_elf_archer", "silver", place)],
            marks=wall,
            hands={"gold": ["sl_feint", "sl_fire_trap"]},
            turn={"active": "sl_drow_wizard#1"},
            game=dungeon_command(tmp_path),
        )
        assert (f.rule("gold play sl_feint sl_drow_wizard#1") is None) == legal
        f.act("gold play sl_fire_trap sl_drow_wizard#1")
        assert (f.rule(f"gold at {f.square(6, 5)}"), f.rule(f"gold at {f.square(7, 5)}")) == (None, "DC-21.6")


@pytest.mark.rule("DC-21.8")
def test_a_creature_is_within_any_distance_of_itself() -> None:
    f = Field(
        [("hc_war_wizard", "gold", (3, 5)), ("sl_drow_wizard", "silver", (8, 5))],
        hands={"gold": ["hc_fireball"]},
        turn={"active": "hc_war_wizard#1"},
    )
    f.act("gold play hc_fireball hc_war_wizard#1", f"gold at {f.square(3, 5)}").passing()
    assert (f.damage("hc_war_wizard#1"), f.damage("sl_drow_wizard#1")) == (30, 0)
    f = Field(
        [("sl_drow_wizard", "silver", (3, 3)), ("hc_war_wizard", "gold", (4, 3))],
        hands={"gold": ["hc_shield"]},
        turn={"seat": "silver", "active": "sl_drow_wizard#1"},
    )
    f.act("silver strike hc_war_wizard#1", "gold play hc_shield hc_war_wizard#1").passing()
    assert f.damage("hc_war_wizard#1") == 0, "Shield names any creature within 5 squares, the acting one too"


@pytest.mark.rule("DC-20.18", "DC-20.2")
def test_squares_behind_an_enemy_that_came_since_are_no_longer_in_sight() -> None:
    free = played("hc_fireball", own("hc_war_wizard", (1, 5)), foe("sl_drider", (9, 9)))
    behind = f"at {free.square(6, 6)}"
    assert behind in free.options()
    assert behind not in played("hc_fireball", own("hc_war_wizard", (1, 5)), foe("sl_drider", (3, 5))).options()


@pytest.mark.rule("DC-20.2", "DC-20.4")
def test_at_the_rim_a_wall_line_a_wall_and_an_enemy_leave_no_line_of_sight() -> None:
    seen, unseen = foe("hc_elf_archer", (0, 2)), foe("hc_dwarf_cleric", (3, 3))
    f = played(
        "sl_faerie_fire", own("sl_drow_wizard", (0, 3)), seen, unseen, marks=walls((0, 4)), edges=[(0, 3, 1, 3)]
    ).passing()
    assert f.attached("hc_elf_archer#1") == ["sl_faerie_fire"], "nobody else could be named"


@pytest.mark.rule("DC-20.12", "DC-20.16")
def test_whoever_dodges_is_the_one_that_is_not_hit() -> None:
    f = Field(
        [
            own("hc_elf_archer", (0, 5)),
            own("hc_dragon_knight", (0, 9)),
            foe("sl_drow_wizard", (9, 9)),
            foe("sl_drow_house_guard", (6, 6)),
        ],
        marks={(5, 6): "O", (6, 6): "O"},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold shoot sl_drow_house_guard#1", "silver dodge sl_drow_house_guard#1").passing()
    assert (f.damage("sl_drow_house_guard#1"), f.tapped("sl_drow_house_guard#1")) == (0, True)


@pytest.mark.rule("DC-20.16")
def test_a_dodge_names_one_of_two_shots_and_avoids_that_one_alone() -> None:
    f = Field(
        [
            own("hc_elf_archer", (0, 5)),
            own("hc_half_orc_thug", (2, 6)),
            foe("sl_drow_house_guard", (6, 6)),
            foe("sl_umber_hulk", (9, 9)),
        ],
        marks={(6, 6): "O"},
        turn={"active": "hc_elf_archer#1"},
    )
    for unit in (0, 1):
        put_on_stack(f.g, Item(ATTACK, 0, unit, target=2, attack=RANGED))
    f.g.push(open_chances)
    f.g.advance()
    f.passing(until="respond").act("silver dodge sl_drow_house_guard#1")
    assert (f.ask, sorted(f.options())) == ("dodged", ["against 1", "against 2"])
    f.act("silver against 2").passing()
    assert f.damage("sl_drow_house_guard#1") == 10, "the archer below it has hit"


@pytest.mark.rule("DC-20.9")
def test_of_a_large_target_a_square_that_is_no_obstacle_must_be_in_full_view() -> None:
    for obstacle, cover in (((7, 6), True), ((11, 11), False)):
        f = Field(
            [own("hc_war_wizard", (0, 0)), foe("sl_umber_hulk", (6, 6))],
            marks={obstacle: "O", **walls((5, 6), (4, 0))},
        )
        assert has_cover(f.g, 0, 1) == cover


@pytest.mark.rule("DC-20.10", "DC-20.16")
def test_a_shot_that_no_longer_reaches_cannot_be_dodged() -> None:
    f = Field(
        [own("hc_half_orc_thug", (2, 6)), foe("sl_drow_house_guard", (6, 6)), foe("sl_umber_hulk", (0, 10))],
        marks={(6, 6): "O"},
        turn={"active": "hc_half_orc_thug#1"},
    )
    f.act("gold shoot sl_drow_house_guard#1")
    assert dodgeable(f.g, 1) == [0]
    put(f.g, 0, f.g.board.map.cell_named(f.square(0, 6)))
    assert dodgeable(f.g, 1) == [], "six squares away, and five is its range"


@pytest.mark.rule("DC-21.7")
def test_the_creatures_of_an_area_are_counted_round_walls() -> None:
    behind, open_ = foe("sl_drow_assassin", (7, 5)), foe("sl_drow_blademaster", (9, 3))
    for wall, damage in ((walls((6, 4), (7, 4), (8, 4)), 0), ({}, 30)):
        f = played("hc_fireball", own("hc_war_wizard", (3, 3)), behind, open_, marks=wall)
        f.act(f"gold at {f.square(7, 3)}").passing()
        assert (f.damage("sl_drow_assassin#1"), f.damage("sl_drow_blademaster#1")) == (damage, 30)


@pytest.mark.rule("DC-21.3", "DC-11.16")
def test_all_that_stand_beside_any_square_of_a_large_creature_are_adjacent_to_it() -> None:
    enemies = [foe("sl_drow_assassin", (5, 3)), foe("sl_drow_wizard", (2, 2)), foe("sl_drow_priestess", (5, 5))]
    f = played("hc_forceful_strike", own("sl_umber_hulk"), *enemies).act("gold target sl_drow_assassin#1")
    f.passing(until="slide-next")
    assert len(f.options()) == 3
    dragon = own("hc_copper_dragon", (0, 4))
    f = active(dragon, foe("sl_drider", (6, 4)), foe("sl_drow_assassin", (8, 6)), foe("sl_drow_wizard", (9, 4)))
    f.act("gold shoot sl_drider#1").passing()
    assert [f.damage(f"sl_{name}#1") for name in ("drider", "drow_assassin", "drow_wizard")] == [20, 20, 0]


@pytest.mark.rule("DC-20.13")
def test_nobody_dodges_a_shot_that_is_aimed_at_another() -> None:
    other = foe("sl_drow_assassin", (5, 9))
    f = Field(
        [own("hc_elf_archer", (2, 5)), foe("sl_drow_blademaster", (6, 6)), other],
        marks={(6, 6): "O", (5, 9): "O"},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act("gold shoot sl_drow_blademaster#1")
    assert f.asked() == "silver"
    assert f.rule("silver dodge sl_drow_assassin#1") == "DC-20.13"
    assert f.rule("silver dodge sl_drow_blademaster#1") is None
