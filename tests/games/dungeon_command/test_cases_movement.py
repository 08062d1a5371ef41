"""Worked cases of chapters 8 and 11 to 14: activation, moves, terrain, special movement."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls

ROW = dict.fromkeys(((5, y) for y in range(12)), "#")


@pytest.mark.case("DC-C12")
@pytest.mark.rule("DC-8.2", "DC-8.4", "DC-11.2", "DC-17.4")
def test_a_tapped_creature_may_move_but_is_activated_once() -> None:
    f = Field([("hc_dragon_knight", "gold", (2, 2), {"tapped": True}), ("sl_drider", "silver", (10, 10))])
    f.act("gold activate hc_dragon_knight#1", f"gold move {f.square(7, 2)}").passing()
    assert f.at("hc_dragon_knight#1") == (7, 2)
    assert f.rule("gold strike sl_drider#1") == "DC-17.4"
    f.act("gold end-activation")
    assert f.rule("gold activate hc_dragon_knight#1") == "DC-8.2"


@pytest.mark.case("DC-C13")
@pytest.mark.rule("DC-11.3")
def test_a_move_cannot_be_split_around_an_attack() -> None:
    f = Field(
        [
            ("sl_drow_house_guard", "gold", (2, 2)),
            ("hc_elf_archer", "silver", (8, 8)),
            ("sl_demonweb_spider", "silver", (5, 2)),
        ]
    )
    f.act("gold activate sl_drow_house_guard#1", f"gold move {f.square(4, 2)}").passing()
    f.act("gold strike sl_demonweb_spider#1").passing()
    assert f.is_gone("sl_demonweb_spider#1")
    assert f.rule(f"gold move {f.square(5, 2)}") == "DC-11.3"


@pytest.mark.case("DC-C14")
@pytest.mark.rule("DC-12.6")
def test_kill_first_then_move_at_full_speed() -> None:
    f = Field([("hc_dwarven_defender", "gold", (3, 3)), ("sl_demonweb_spider", "silver", (4, 3))])
    f.act("gold activate hc_dwarven_defender#1", "gold strike sl_demonweb_spider#1").passing()
    assert (f.morale("silver"), f.tapped("hc_dwarven_defender#1")) == (9, True)
    f.act(f"gold move {f.square(8, 3)}").passing()
    assert f.at("hc_dwarven_defender#1") == (8, 3)


@pytest.mark.case("DC-C15")
@pytest.mark.rule("DC-12.3", "DC-12.4")
def test_next_to_an_enemy_the_speed_is_one_whatever_the_bonus() -> None:
    f = Field(
        [("sl_drow_house_guard", "gold", (3, 3)), ("hc_dragon_knight", "silver", (4, 4))],
        seats={"gold": {"commander": "sl_aliszandra"}},
    )
    f.act("gold activate sl_drow_house_guard#1")
    assert f.rule(f"gold move {f.square(1, 3)}") == "DC-12.3"
    assert f.rule(f"gold move-by {f.path((2, 3), (1, 3))}") == "DC-12.3"
    assert f.rule(f"gold move {f.square(2, 3)}") is None


@pytest.mark.case("DC-C16")
@pytest.mark.rule("DC-12.5", "DC-13.3")
def test_speed_one_cannot_enter_difficult_terrain() -> None:
    marks = {(2, 2): "^", (2, 3): "^", (2, 4): "^", (3, 2): "O"}
    f = Field([("hc_human_ranger", "gold", (3, 3)), ("hc_dwarf_cleric", "silver", (4, 3))], marks=marks)
    f.act("gold activate hc_human_ranger#1")
    assert f.rule(f"gold move {f.square(2, 3)}") == "DC-12.5"
    assert f.rule(f"gold move {f.square(3, 2)}") == "DC-12.5"
    assert f.rule(f"gold move {f.square(3, 4)}") is None


@pytest.mark.case("DC-C17")
@pytest.mark.rule("DC-12.1")
def test_a_moving_creature_stops_next_to_an_enemy() -> None:
    f = Field([("hc_halfling_sneak", "gold", (0, 5)), ("hc_dragon_knight", "silver", (4, 4))])
    f.act("gold activate hc_halfling_sneak#1")
    assert f.named(f"gold move-by {f.path((1, 5), (2, 5), (3, 5), (4, 5), (5, 5))}", "square") == ("DC-12.1", "d6")
    assert f.rule(f"gold move-by {f.path((1, 5), (2, 5), (3, 5))}") is None


@pytest.mark.case("DC-C18")
@pytest.mark.rule("DC-12.2", "DC-11.9")
def test_no_stepping_into_an_allys_square_next_to_an_enemy() -> None:
    f = Field(
        [
            ("hc_elf_archer", "gold", (1, 5)),
            ("hc_dwarven_defender", "gold", (2, 5)),
            ("hc_dragon_knight", "silver", (3, 5)),
        ]
    )
    f.act("gold activate hc_elf_archer#1")
    assert f.rule(f"gold move-by {f.path((2, 5), (2, 6))}") == "DC-12.2"
    assert f.rule(f"gold move-by {f.path((1, 6), (2, 6))}") is None


@pytest.mark.case("DC-C19")
@pytest.mark.rule("DC-11.9", "DC-11.11")
def test_through_an_ally_but_not_ending_there() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (1, 1)), ("hc_halfling_sneak", "gold", (2, 1))],
        marks=walls((1, 0), (2, 0), (1, 2), (2, 2)),
    )
    f.act("gold activate hc_elf_archer#1")
    assert f.rule(f"gold move {f.square(2, 1)}") == "DC-11.11"
    assert f.rule(f"gold move-by {f.path((2, 1), (3, 1))}") is None


@pytest.mark.case("DC-C20")
@pytest.mark.rule("DC-11.10", "DC-14.10")
def test_a_shift_does_not_pass_through_enemies() -> None:
    marks = {(x, y): "#" for x in range(8) for y in (0, 2)}
    f = Field(
        [("sl_shadow_mastiff", "gold", (1, 1)), ("hc_elf_archer", "silver", (3, 1))],
        marks=marks,
        hands={"gold": ["sl_stalk"]},
    )
    f.act("gold activate sl_shadow_mastiff#1", "gold play sl_stalk sl_shadow_mastiff#1").passing(until="go-shift")
    assert f.rule(f"gold go-by {f.path((2, 1), (3, 1), (4, 1), (5, 1))}") == "DC-11.10"
    f.act(f"gold go {f.square(2, 1)}")
    assert f.at("sl_shadow_mastiff#1") == (2, 1)


@pytest.mark.case("DC-C21", "DC-C22")
@pytest.mark.rule("DC-11.5", "DC-11.6")
def test_wall_corners_in_dungeon_and_outdoors() -> None:
    for face, marks, rule in (
        ("dungeon", walls((4, 3)), "DC-11.5"),
        ("outdoors", walls((4, 3)), None),
        ("outdoors", walls((4, 3), (3, 4)), "DC-11.6"),
    ):
        f = Field([("hc_human_ranger", "gold", (3, 3))], marks=marks, face=face)
        f.act("gold activate hc_human_ranger#1")
        assert f.rule(f"gold move-by {f.path((4, 4))}") == rule


@pytest.mark.case("DC-C23")
@pytest.mark.rule("DC-11.5", "DC-11.8")
def test_thick_wall_lines_stop_steps_across_and_past_their_ends() -> None:
    f = Field([("hc_human_ranger", "gold", (3, 3))], edges=[(3, 3, 4, 3)])
    f.act("gold activate hc_human_ranger#1")
    assert f.rule(f"gold move-by {f.path((4, 3))}") == "DC-11.8"
    assert f.rule(f"gold move-by {f.path((4, 4))}") == "DC-11.5"
    assert f.rule(f"gold move-by {f.path((4, 2))}") == "DC-11.5"
    assert f.rule(f"gold move-by {f.path((3, 4), (4, 4))}") is None


@pytest.mark.case("DC-C24", "DC-C25")
@pytest.mark.rule("DC-11.14")
def test_a_large_creature_needs_room() -> None:
    f = Field([("sl_drider", "gold", (2, 2))], marks=walls((4, 2), (6, 3)))
    f.act("gold activate sl_drider#1")
    assert f.rule(f"gold move-by {f.path((3, 2))}") == "DC-11.14"
    assert f.rule(f"gold move-by {f.path((2, 3), (3, 3), (4, 3))}") is None
    assert f.rule(f"gold move-by {f.path((2, 3), (3, 3), (4, 3), (5, 3))}") == "DC-11.14"
    f = Field([("sl_drider", "gold", (3, 5))], edges=[(5, 5, 6, 5)])
    f.act("gold activate sl_drider#1")
    assert f.rule(f"gold move-by {f.path((4, 5))}") is None
    assert f.rule(f"gold move-by {f.path((4, 5), (5, 5))}") == "DC-11.14"


@pytest.mark.case("DC-C27")
@pytest.mark.rule("DC-13.1", "DC-13.2", "DC-13.3")
def test_difficult_terrain_costs_two() -> None:
    marks = {(1, 0): "^", (2, 0): "^", **{(x, 1): "#" for x in range(12)}}
    f = Field([("hc_dwarf_cleric", "gold", (0, 0))], marks=marks)
    f.act("gold activate hc_dwarf_cleric#1")
    assert f.rule(f"gold move-by {f.path((1, 0), (2, 0), (3, 0))}") is None
    assert f.rule(f"gold move-by {f.path((1, 0), (2, 0), (3, 0), (4, 0))}") == "DC-13.3"
    assert f.rule(f"gold move {f.square(4, 0)}") == "DC-11.1"


@pytest.mark.case("DC-C28")
@pytest.mark.rule("DC-13.5", "DC-13.6", "DC-13.7")
def test_hazard_strikes_once_on_entering_and_again_at_the_end_of_the_turn() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (0, 0)), ("sl_drider", "silver", (10, 10))], marks={(1, 0): "!", (2, 0): "!"}
    )
    f.act("gold activate hc_human_ranger#1", f"gold move-by {f.path((1, 0), (2, 0))}").passing()
    assert f.damage("hc_human_ranger#1") == 10
    f.act("gold end-activation", "gold end-phase").passing(until="activate")
    assert f.asked() == "silver"
    assert f.damage("hc_human_ranger#1") == 20


@pytest.mark.rule("DC-13.5", "DC-13.6")
@pytest.mark.parametrize(
    ("hazard", "path", "damage"),
    [
        ((5, 4), ((5, 4),), 0),  # covered before and after
        ((4, 4), ((5, 4),), 0),  # left
        ((6, 4), ((5, 4),), 10),  # entered
        ((6, 4), ((5, 4), (4, 4)), 10),  # entered and left again
        ((4, 4), ((5, 4), (4, 4)), 10),  # left and entered again
        ((5, 5), ((5, 4), (4, 4)), 0),  # never left
    ],
)
def test_a_large_creature_is_burnt_by_squares_it_enters_not_by_those_it_covered(
    hazard: tuple[int, int], path: tuple[tuple[int, int], ...], damage: int
) -> None:
    """The Drider covers (4,4) to (5,5)."""
    creatures = [("sl_drider", "silver", (4, 4)), ("hc_human_ranger", "gold", (11, 11))]
    f = Field(creatures, marks={hazard: "!"}, turn={"seat": "silver", "active": "sl_drider#1"})
    f.act(f"silver move-by {f.path(*path)}").passing()
    assert (f.at("sl_drider#1"), f.damage("sl_drider#1")) == (path[-1], damage)


@pytest.mark.case("DC-C30")
@pytest.mark.rule("DC-13.8", "DC-14.12")
@pytest.mark.card("hc_shove_aside")
def test_slid_through_hazard() -> None:
    f = Field(
        [("hc_dwarf_cleric", "gold", (3, 3)), ("sl_drow_house_guard", "silver", (4, 3))],
        marks={(5, 3): "!"},
        hands={"gold": ["hc_shove_aside"]},
    )
    f.act("gold activate hc_dwarf_cleric#1", "gold play hc_shove_aside hc_dwarf_cleric#1").passing(until="go-slide")
    assert f.rule(f"gold go-by {f.path((5, 3), (6, 3), (7, 3))}") == "DC-13.3"
    f.act(f"gold go-by {f.path((5, 3), (6, 3))}").passing()
    assert (f.at("sl_drow_house_guard#1"), f.damage("sl_drow_house_guard#1")) == ((6, 3), 10)


@pytest.mark.case("DC-C31")
@pytest.mark.rule("DC-14.3", "DC-14.1")
def test_flying_over_an_enemy_and_landing_in_hazard() -> None:
    f = Field(
        [("hc_copper_dragon", "gold", (0, 0)), ("sl_drow_wizard", "silver", (3, 1))], marks={(5, 0): "!", (6, 0): "!"}
    )
    f.act("gold activate hc_copper_dragon#1", f"gold move-by {f.path(*((x, 0) for x in range(1, 6)))}").passing()
    assert (f.at("hc_copper_dragon#1"), f.damage("hc_copper_dragon#1")) == ((5, 0), 10)


@pytest.mark.case("DC-C32", "DC-C33")
@pytest.mark.rule("DC-14.3", "DC-14.4", "DC-14.2")
def test_walls_stop_flying_but_not_burrowing() -> None:
    marks = dict.fromkeys(((4, y) for y in range(12)), "#")
    f = Field([("hc_copper_dragon", "gold", (2, 5))], marks=marks)
    f.act("gold activate hc_copper_dragon#1")
    assert f.rule(f"gold move {f.square(5, 5)}") is not None
    f = Field([("sl_umber_hulk", "gold", (2, 5))], marks=ROW)
    f.act("gold activate sl_umber_hulk#1")
    assert f.rule(f"gold move {f.square(4, 5)}") == "DC-14.2"
    assert f.rule(f"gold move {f.square(5, 5)}") == "DC-14.2"
    f.act(f"gold move-by {f.path((3, 5), (4, 5), (5, 5), (6, 5))}").passing()
    assert f.at("sl_umber_hulk#1") == (6, 5)


@pytest.mark.case("DC-C35")
@pytest.mark.rule("DC-14.6")
def test_a_flyer_next_to_an_enemy_has_speed_one() -> None:
    f = Field([("hc_copper_dragon", "gold", (2, 2)), ("hc_elf_archer", "silver", (4, 3))])
    f.act("gold activate hc_copper_dragon#1")
    assert f.rule(f"gold move {f.square(0, 2)}") == "DC-12.3"
    assert f.rule(f"gold move {f.square(1, 2)}") is None


@pytest.mark.case("DC-C36")
@pytest.mark.rule("DC-14.8", "DC-14.15")
@pytest.mark.card("sl_stalk")
def test_stalk_out_of_contact_then_a_normal_move() -> None:
    f = Field(
        [("sl_drow_assassin", "gold", (3, 3)), ("hc_dwarf_cleric", "silver", (4, 3))], hands={"gold": ["sl_stalk"]}
    )
    f.act("gold activate sl_drow_assassin#1", "gold play sl_stalk sl_drow_assassin#1").passing(until="go-shift")
    f.act(f"gold go {f.square(3, 9)}").passing()
    assert not f.tapped("sl_drow_assassin#1")
    f.act(f"gold move {f.square(9, 9)}").passing()
    assert f.at("sl_drow_assassin#1") == (9, 9)


@pytest.mark.case("DC-C99")
@pytest.mark.rule("DC-11.18", "DC-10.10", "DC-22.15")
def test_a_path_that_is_blocked_in_response_is_followed_as_far_as_possible() -> None:
    f = Field(
        [
            ("hc_human_ranger", "gold", (2, 2)),
            ("hc_dwarf_cleric", "gold", (6, 5), {"tapped": True}),
            ("hc_earth_guardian", "silver", (7, 5)),
        ],
        hands={"silver": ["hc_seize_the_opportunity"]},
        turn={"seat": "gold", "active": "hc_human_ranger#1"},
    )
    f.act(
        f"gold move-by {f.path((3, 2), (4, 2), (5, 2), (6, 2))}",
        "silver play hc_seize_the_opportunity hc_earth_guardian#1",
    )
    f.passing(until="use")
    assert f.damage("hc_dwarf_cleric#1") == 20
    f.act("silver accept", f"silver go-by {f.path((6, 4), (6, 3), (6, 2))}").passing()
    assert (f.at("hc_dwarf_cleric#1"), f.at("hc_human_ranger#1")) == ((6, 2), (5, 2))
    assert f.rule(f"gold move {f.square(4, 2)}") == "DC-11.3"


@pytest.mark.case("DC-C113")
@pytest.mark.rule("DC-14.21")
@pytest.mark.card("sl_web", "sl_spring_attack")
def test_orders_in_a_web() -> None:
    f = Field(
        [
            ("sl_drow_house_guard", "gold", (3, 3), {"attached": ["silver sl_web"]}),
            ("hc_dwarf_cleric", "silver", (4, 3)),
        ],
        hands={"gold": ["sl_stalk", "sl_spring_attack"]},
    )
    f.act("gold activate sl_drow_house_guard#1")
    assert f.rule("gold play sl_stalk sl_drow_house_guard#1") == "DC-14.21"
    assert f.rule(f"gold move {f.square(2, 3)}") == "DC-14.21"
    f.act("gold play sl_spring_attack sl_drow_house_guard#1", "gold by melee").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.at("sl_drow_house_guard#1")) == (20, (3, 3))
