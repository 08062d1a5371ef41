"""Further worked cases: sliding, burrowing, deployment beside walls, fireballs on obstacles, rituals."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from warhall.games.dungeon_command.combat import has_cover, sees
from warhall.games.dungeon_command.turn import deploy_start
from warhall.geometry.squares import Corner


@pytest.mark.case("DC-C39")
@pytest.mark.rule("DC-14.11", "DC-14.13")
@pytest.mark.card("sl_umber_hulk")
def test_sliding_a_webbed_enemy_past_its_own_enemies() -> None:
    f = Field(
        [
            ("sl_umber_hulk", "gold", (1, 7)),
            ("sl_drow_blademaster", "gold", (6, 3)),
            ("hc_dwarven_defender", "silver", (4, 4), {"attached": ["gold sl_web"]}),
        ]
    )
    f.act("gold activate sl_umber_hulk#1", "gold use sl_umber_hulk#1 confusion_gaze", "gold no-target").passing(
        until="go-slide"
    )
    f.act(f"gold go-by {f.path((5, 4), (6, 4), (7, 4))}").passing()
    assert f.at("hc_dwarven_defender#1") == (7, 4)


@pytest.mark.case("DC-C100")
@pytest.mark.rule("DC-11.18", "DC-8.4")
def test_the_mover_itself_is_slid_away() -> None:
    f = Field(
        [("sl_drow_blademaster", "gold", (5, 5), {"tapped": True}), ("hc_earth_guardian", "silver", (6, 5))],
        hands={"silver": ["hc_seize_the_opportunity"]},
        turn={"active": "sl_drow_blademaster#1"},
    )
    f.act(f"gold move {f.square(4, 5)}", "silver play hc_seize_the_opportunity hc_earth_guardian#1").passing(
        until="use"
    )
    f.act("silver accept", f"silver go-by {f.path((5, 6), (5, 7), (5, 8))}").passing()
    assert (f.at("sl_drow_blademaster#1"), f.damage("sl_drow_blademaster#1")) == ((5, 8), 20)
    assert f.rule(f"gold move {f.square(5, 9)}") == "DC-11.3"


@pytest.mark.case("DC-C102")
@pytest.mark.rule("DC-14.18", "DC-14.19", "DC-14.8", "DC-14.13")
def test_a_burrower_burrows_while_shifting_not_while_slid() -> None:
    wall = dict.fromkeys(((5, y) for y in range(12)), "#")
    creatures = [("sl_umber_hulk", "gold", (2, 5)), ("hc_dwarf_cleric", "silver", (1, 5))]
    f = Field(creatures, marks=wall, hands={"gold": ["sl_stalk"]})
    f.act("gold activate sl_umber_hulk#1", "gold play sl_stalk sl_umber_hulk#1").passing(until="go-shift")
    f.act(f"gold go {f.square(6, 5)}").passing()
    assert f.at("sl_umber_hulk#1") == (6, 5)
    f = Field(creatures, marks=wall, hands={"silver": ["hc_shove_aside"]}, turn={"seat": "silver"})
    f.act("silver activate hc_dwarf_cleric#1", "silver play hc_shove_aside hc_dwarf_cleric#1").passing(until="go-slide")
    assert f.rule(f"silver go {f.square(3, 5)}") is None
    assert f.rule(f"silver go {f.square(4, 5)}") == "DC-11.8"
    assert f.rule(f"silver go {f.square(6, 5)}") is not None


@pytest.mark.case("DC-C105")
@pytest.mark.rule("DC-5.14", "DC-24.3", "DC-25.9")
@pytest.mark.card("sl_shadow_mastiff")
def test_starting_deployment_next_to_a_wall() -> None:
    f = Field(
        [],
        seats={"silver": {"leadership": 7, "creature_hand": ["sl_shadow_mastiff"]}},
        battlefield={"layout": "duel", "face": "dungeon"},
        turn={"phase": "set-up"},
        chests={"g15": 2},
    )
    f.g.push(deploy_start, 1)
    f.g.advance()
    assert f.rule("silver deploy sl_shadow_mastiff e20") == "DC-5.6"
    f.act("silver deploy sl_shadow_mastiff g15")
    assert sum(f.g.tokens) == 2


@pytest.mark.case("DC-C117")
@pytest.mark.rule("DC-20.18", "DC-21.7")
def test_fireball_on_an_obstacle_square() -> None:
    f = Field(
        [("hc_war_wizard", "gold", (2, 5)), ("sl_drow_wizard", "silver", (5, 5))],
        marks={(5, 5): "O", (6, 5): "#"},
        hands={"gold": ["hc_fireball"]},
    )
    f.act("gold activate hc_war_wizard#1", "gold play hc_fireball hc_war_wizard#1")
    assert f.rule(f"gold at {f.square(6, 5)}") == "DC-20.18"
    f.act(f"gold at {f.square(5, 5)}").passing()
    assert (f.is_gone("sl_drow_wizard#1"), f.damage("hc_war_wizard#1")) == (True, 0)


@pytest.mark.case("DC-C119")
@pytest.mark.rule("DC-20.4", "DC-20.5", "DC-20.6", "DC-20.17")
def test_lines_that_touch_corners_and_edges() -> None:
    seen = []
    for marks in (walls((3, 4)), walls((3, 4), (4, 3)), walls((4, 4))):
        g = Field([("hc_elf_archer", "gold", (2, 2)), ("sl_drow_wizard", "silver", (5, 5))], marks=marks).g
        seen.append((sees(g, 0, g.cells[1]), has_cover(g, 0, 1)))
    assert seen == [(True, False), (False, True), (True, True)]
    single = 4 * Corner.SE + Corner.NW  # along y = 5, from corner (4,5) of (3,4) to corner (7,5) of (7,5)
    for marks, free in ((walls((4, 5), (6, 4)), 1), (walls((4, 5), (5, 4)), 0)):
        board = Field([], marks=marks).g.board
        assert board.sight.lines(4 * 12 + 3, 5 * 12 + 7) >> single & 1 == free


@pytest.mark.case("DC-C121")
@pytest.mark.rule("DC-14.15", "DC-14.16", "DC-8.10")
@pytest.mark.card("hc_arcane_ritual", "hc_into_the_fray")
def test_into_the_fray_and_arcane_ritual() -> None:
    for enemies, drawn in (([], 1), ([("sl_drider", "silver", (6, 1))], 0)):
        f = Field(
            [("hc_war_wizard", "gold", (0, 0)), *enemies],
            marks={(10, 4): "r"},
            hands={"gold": ["hc_arcane_ritual", "hc_into_the_fray"]},
        )
        f.act("gold activate hc_war_wizard#1", "gold play hc_arcane_ritual hc_war_wizard#1").passing()
        place = (6, 0) if not enemies else (5, 0)
        f.act(f"gold move {f.square(*place)}").passing()
        f.act("gold play hc_into_the_fray hc_war_wizard#1").passing(until="go-move")
        if enemies:
            assert f.rule(f"gold go {f.square(10, 4)}") == "DC-12.3"
            f.act("gold stay")
        else:
            f.act(f"gold go {f.square(10, 4)}")
        f.passing()
        assert not f.tapped("hc_war_wizard#1")
        f.act("gold end-activation").passing(until="activate")
        assert len(f.hand("gold")) == drawn


@pytest.mark.case("DC-C122")
@pytest.mark.rule("DC-22.8", "DC-23.4", "DC-10.13")
@pytest.mark.card("hc_defend_ally", "hc_invigorating_smash")
def test_defend_ally_and_invigorating_smash() -> None:
    knight = ("hc_dragon_knight", "gold", (3, 3), {"damage": 30})
    f = Field(
        [knight, ("hc_elf_archer", "silver", (4, 3)), ("hc_dwarven_defender", "silver", (5, 3))],
        hands={"silver": ["hc_defend_ally"]},
    )
    f.act(
        "gold activate hc_dragon_knight#1",
        "gold strike hc_elf_archer#1",
        "silver play hc_defend_ally hc_dwarven_defender#1",
    )
    f.passing(until="cower").act("silver cower hc_elf_archer#1").passing()
    assert (f.morale("silver"), f.tapped("hc_dwarven_defender#1")) == (9, True)
    f = Field(
        [knight, ("sl_umber_hulk", "silver", (4, 3))],
        hands={"gold": ["hc_invigorating_smash"], "silver": ["sl_uncanny_dodge", "sl_parry"]},
    )
    f.act("gold activate hc_dragon_knight#1", "gold play hc_invigorating_smash hc_dragon_knight#1")
    f.act("silver play sl_uncanny_dodge sl_umber_hulk#1", "silver discard sl_parry").passing()
    assert (f.damage("sl_umber_hulk#1"), f.damage("hc_dragon_knight#1")) == (0, 10)
