"""Chapters 11 to 13: movement, enemies and terrain."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Creature, Field, Place, walls
from tests.games.dungeon_command.opening import creature, table
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.movement import budget, follow

RANGER = ("hc_human_ranger", "gold", (3, 3))
ACTIVE = {"active": "hc_human_ranger#1"}
CLERIC = ("hc_dwarf_cleric", "silver", (11, 11), {"damage": 10})
"""A creature of the other player that can always answer: it may heal itself."""


def moves(f: Field) -> set[str]:
    """Where the active creature may move to."""
    return {text.split()[1] for text in f.options() if text.startswith("move ")}


@pytest.mark.rule("DC-11.1")
def test_a_move_is_announced_with_its_full_path_and_may_stop_short() -> None:
    f = Field([RANGER, CLERIC], turn=ACTIVE)
    f.act(f"gold move-by {f.path((4, 4), (3, 5), (4, 6))}")
    assert (f.at("hc_human_ranger#1"), table(f).stack[0].path) == ((3, 3), ["e5", "d6", "e7"])
    f.passing()
    assert f.at("hc_human_ranger#1") == (4, 6)


@pytest.mark.rule("DC-11.1")
def test_a_move_has_as_many_points_as_the_speed_and_one_of_no_squares_is_none() -> None:
    f = Field([RANGER], turn=ACTIVE)
    assert moves(f) == {f.square(x, y) for x in range(11) for y in range(11)} - {"d4"}
    assert f.rule(f"gold move {f.square(11, 3)}") == "DC-11.1"
    assert f.rule("gold move d4") == "DC-11.1"
    assert f.rule(f"gold move-by {f.path(*((3, y) for y in (4, 5, 6, 7, 8, 9, 10)))}") is None
    assert f.rule(f"gold move-by {f.path(*((3, y) for y in (4, 5, 6, 7, 8, 9, 10, 11)))}") == "DC-13.3"


@pytest.mark.rule("DC-11.4")
def test_each_square_is_next_to_the_last_and_diagonals_cost_the_same() -> None:
    f = Field([RANGER], turn=ACTIVE)
    assert f.named(f"gold move-by {f.path((4, 3), (6, 3))}", "square") == ("DC-11.4", "g4")
    assert f.rule(f"gold move-by {f.path((5, 4))}") == "DC-11.4"
    f.act(f"gold move-by {f.path(*((4 + n, 4 + n) for n in range(7)))}").passing()
    assert f.at("hc_human_ranger#1") == (10, 10)


@pytest.mark.rule("DC-11.7")
@pytest.mark.parametrize(("line", "place"), [("stay", (3, 3)), ("go d6", (3, 5)), ("go d10", (3, 9))])
def test_a_shift_may_be_shorter_than_stated_or_nothing(line: str, place: Place) -> None:
    f = Field([RANGER, CLERIC], hands={"gold": ["sl_stalk"]}, turn=ACTIVE)
    f.act("gold play sl_stalk hc_human_ranger#1").passing(until="go-shift").act(f"gold {line}").passing()
    assert (f.at("hc_human_ranger#1"), f.discard("gold")) == (place, ["sl_stalk"])


@pytest.mark.rule("DC-11.7")
def test_a_slide_and_an_extra_move_may_be_nothing_too() -> None:
    f = Field(
        [RANGER, ("sl_drider", "silver", (4, 3))], hands={"gold": ["hc_shove_aside", "hc_into_the_fray"]}, turn=ACTIVE
    )
    f.act("gold play hc_shove_aside hc_human_ranger#1").passing(until="go-slide").act("gold stay").passing()
    f.act("gold play hc_into_the_fray hc_human_ranger#1").passing(until="go-move").act("gold stay").passing()
    assert (f.at("sl_drider#1"), f.at("hc_human_ranger#1")) == ((4, 3), (3, 3))


@pytest.mark.case("DC-C38")
@pytest.mark.rule("DC-11.12", "DC-14.9", "DC-19.3")
def test_drider_and_blademaster_converge() -> None:
    f = Field(
        [
            ("sl_drider", "gold", (0, 0)),
            ("sl_drow_blademaster", "gold", (11, 0)),
            ("hc_human_ranger", "silver", (9, 3)),
        ]
    )
    f.act("gold activate sl_drider#1", f"gold move-by {f.path(*((n, min(n, 2)) for n in range(1, 8)))}").passing()
    assert f.at("sl_drider#1") == (7, 2)
    f.act("gold strike hc_human_ranger#1").passing()
    assert f.damage("hc_human_ranger#1") == 20
    f.act("gold end-activation", "gold activate sl_drow_blademaster#1")
    f.act(f"gold move-by {f.path((11, 1), (11, 2), (10, 3))}").passing()
    f.act("gold strike hc_human_ranger#1").passing()
    assert (f.is_gone("hc_human_ranger#1"), f.morale("silver")) == (True, 8)


@pytest.mark.rule("DC-11.13")
def test_a_large_creature_covers_two_by_two_squares() -> None:
    large = [card.id for card in GAME.tables.creatures if card.size == 2]
    assert large == ["hc_copper_dragon", "hc_earth_guardian", "sl_umber_hulk", "sl_drider"]
    f = Field([RANGER, ("sl_drider", "gold", (5, 5))], turn=ACTIVE)
    assert (creature(f, "sl_drider#1").size, creature(f, "hc_human_ranger#1").size) == (2, 1)
    for place in ((5, 5), (6, 5), (5, 6), (6, 6)):
        assert f.rule(f"gold move {f.square(*place)}") == "DC-11.11"
    assert {f.square(7, 5), f.square(5, 7), f.square(4, 5), f.square(5, 4)} <= moves(f)


@pytest.mark.rule("DC-11.15")
@pytest.mark.parametrize(
    ("wall", "face", "rule"),
    [
        ((4, 2), "dungeon", "DC-11.5"),
        ((2, 4), "dungeon", "DC-11.5"),
        ((4, 4), "dungeon", "DC-11.14"),
        ((4, 2), "outdoors", None),
        ((5, 2), "dungeon", None),
        ((1, 4), "dungeon", None),
    ],
)
def test_every_square_of_a_large_creature_steps_past_wall_corners_on_its_own(
    wall: Place, face: str, rule: str | None
) -> None:
    f = Field([("sl_drider", "gold", (2, 2))], marks=walls(wall), face=face, turn={"active": "sl_drider#1"})
    assert f.rule(f"gold move-by {f.path((3, 3))}") == rule


@pytest.mark.rule("DC-11.16")
@pytest.mark.parametrize(("place", "rule"), [((7, 4), None), ((4, 7), None), ((7, 7), None), ((8, 5), "DC-19.3")])
def test_a_large_creature_is_adjacent_to_all_around_any_of_its_squares(place: Place, rule: str | None) -> None:
    f = Field([("sl_drider", "gold", (5, 5)), ("hc_elf_archer", "silver", place)], turn={"active": "sl_drider#1"})
    assert f.rule("gold strike hc_elf_archer#1") == rule


@pytest.mark.rule("DC-11.16")
@pytest.mark.parametrize("under", [(5, 5), (6, 5), (5, 6), (6, 6)])
def test_a_large_creature_is_in_a_terrain_with_any_of_its_squares_and_is_hit_as_one(under: Place) -> None:
    f = Field(
        [("sl_drider", "gold", (5, 5)), ("hc_war_wizard", "silver", (10, 5))],
        marks={under: "!"},
        hands={"silver": ["hc_fireball"]},
        turn={"phase": "cleanup"},
    )
    f.passing(until="cower").act("gold endure sl_drider#1").passing()
    assert f.damage("sl_drider#1") == 10
    f.act("silver activate hc_war_wizard#1", "silver play hc_fireball hc_war_wizard#1", f"silver at {f.square(5, 5)}")
    f.passing()
    assert f.damage("sl_drider#1") == 40


@pytest.mark.rule("DC-11.19")
@pytest.mark.parametrize("seat", ["gold", "silver"])
def test_creatures_beside_a_diagonal_step_do_not_hinder_it(seat: str) -> None:
    f = Field([RANGER, ("hc_elf_archer", seat, (4, 3)), ("hc_elf_archer", seat, (3, 4))], turn=ACTIVE)
    f.act(f"gold move-by {f.path((4, 4))}").passing()
    assert f.at("hc_human_ranger#1") == (4, 4)


@pytest.mark.rule("DC-12.7")
def test_tapped_enemies_stop_and_slow_like_untapped_ones() -> None:
    f = Field([("hc_human_ranger", "gold", (0, 3)), ("hc_elf_archer", "silver", (4, 4), {"tapped": True})], turn=ACTIVE)
    assert f.rule(f"gold move-by {f.path((1, 3), (2, 3), (3, 3), (4, 2))}") == "DC-12.1"
    f = Field([RANGER, ("hc_elf_archer", "silver", (4, 4), {"tapped": True})], turn=ACTIVE)
    assert f.rule(f"gold move {f.square(1, 3)}") == "DC-12.3"
    assert len(moves(f)) == 7


@pytest.mark.rule("DC-12.8")
def test_a_wall_takes_away_what_an_enemy_does_to_movement() -> None:
    enemies = [("hc_elf_archer", "silver", (4, y)) for y in (3, 6)]
    wall = [(3, y, 4, y) for y in range(12)]
    f = Field([RANGER, *enemies], edges=wall, turn=ACTIVE)
    f.act(f"gold move-by {f.path(*((3, y) for y in range(4, 11)))}").passing()
    assert f.at("hc_human_ranger#1") == (3, 10)
    f = Field([RANGER, *enemies], turn=ACTIVE)
    assert f.rule(f"gold move-by {f.path((3, 4), (3, 5))}") == "DC-12.1"
    assert f.rule(f"gold move {f.square(3, 10)}") == "DC-12.3"


@pytest.mark.case("DC-C26")
@pytest.mark.rule("DC-13.4")
def test_a_large_creature_pays_for_difficult_terrain_once() -> None:
    # A slide takes away the Dragon's flight (DC-14.13) and has exactly the three points that this costs.
    f = Field(
        [("hc_copper_dragon", "gold", (2, 2)), ("hc_dwarf_cleric", "gold", (1, 2))],
        marks={(4, 2): "^", (4, 3): "^"},
        hands={"gold": ["hc_shove_aside"]},
        turn={"active": "hc_dwarf_cleric#1"},
    )
    f.act("gold play hc_shove_aside hc_dwarf_cleric#1").passing(until="go-slide")
    assert f.rule(f"gold go-by {f.path((3, 2), (4, 2), (5, 2))}") == "DC-13.3"
    f.act(f"gold go-by {f.path((3, 2), (4, 2))}").passing()
    assert f.at("hc_copper_dragon#1") == (4, 2)


@pytest.mark.rule("DC-13.4")
def test_a_large_creature_pays_only_for_squares_that_it_newly_enters() -> None:
    # Ten points: two for the first step, then one for each further step although it stands in the mud.
    f = Field([("sl_drider", "gold", (0, 0))], marks={(2, 0): "^", (2, 1): "!"}, turn={"active": "sl_drider#1"})
    assert f.rule(f"gold move-by {f.path(*((x, 0) for x in range(1, 10)))}") is None
    assert f.rule(f"gold move-by {f.path(*((x, 0) for x in range(1, 11)))}") == "DC-13.3"


@pytest.mark.rule("DC-13.9")
def test_an_obstacle_may_be_entered_and_stood_in() -> None:
    f = Field([RANGER], marks={(4, 3): "O", (5, 3): "O", (6, 3): "O", (7, 3): "O"}, turn=ACTIVE)
    assert f.rule(f"gold move-by {f.path(*((x, 3) for x in (4, 5, 6, 7)))}") == "DC-13.3"
    f.act(f"gold move-by {f.path(*((x, 3) for x in (4, 5, 6)))}").passing()
    assert (f.at("hc_human_ranger#1"), f.damage("hc_human_ranger#1")) == ((6, 3), 0)


@pytest.mark.case("DC-C29")
@pytest.mark.rule("DC-13.7", "DC-10.10")
@pytest.mark.parametrize(("choice", "gone"), [("endure", True), ("cower", False)])
def test_hazard_damage_waits_for_the_end_of_the_move(choice: str, gone: bool) -> None:  # noqa: FBT001
    f = Field(
        [("hc_elf_archer", "gold", (0, 0)), CLERIC],
        marks={(1, 0): "!", (3, 0): "$"},
        chests={"d1": 2},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act(f"gold move-by {f.path((1, 0), (2, 0), (3, 0))}")
    assert (f.stack(), table(f).treasures[0].chest) == (["move"], True)
    f.act("silver pass")
    assert (f.stack(), f.at("hc_elf_archer#1"), table(f).treasures[0].tokens) == (["hazard"], (3, 0), 2)
    f.act("silver pass", f"gold {choice} hc_elf_archer#1")
    assert (f.is_gone("hc_elf_archer#1"), f.morale("gold"), table(f).treasures[0].tokens) == (gone, 9, 2)


@pytest.mark.rule("DC-13.5", "DC-11.1")
def test_a_move_without_a_path_goes_round_hazardous_squares_where_it_can() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (2, 2)), ("sl_drider", "silver", (10, 10))],
        marks={(3, 1): "!", (3, 2): "!", (3, 3): "!"},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act(f"gold move {f.square(4, 2)}").passing()
    assert (f.at("hc_elf_archer#1"), f.damage("hc_elf_archer#1")) == ((4, 2), 0)


@pytest.mark.rule("DC-14.3", "DC-13.5")
@pytest.mark.parametrize(("end", "damage"), [((6, 2), 0), ((5, 2), 10)])
def test_a_flyer_is_burnt_where_it_lands_and_not_where_it_passes(end: tuple[int, int], damage: int) -> None:
    """The dragon covers two columns: beyond the hazardous one, or with one foot in it."""
    f = Field(
        [("hc_copper_dragon", "gold", (2, 2)), ("sl_drider", "silver", (10, 10))],
        marks={(5, y): "!" for y in range(12)},
        turn={"active": "hc_copper_dragon#1"},
    )
    f.act(f"gold move {f.square(*end)}").passing()
    assert (f.at("hc_copper_dragon#1"), f.damage("hc_copper_dragon#1")) == (end, damage)


@pytest.mark.rule("DC-13.5")
def test_hazardous_squares_strike_once_in_an_activation() -> None:
    f = Field(
        [("hc_elf_archer", "gold", (2, 2), {"burnt": True}), ("sl_drider", "silver", (10, 10))],
        marks={(3, 2): "!", (5, 2): "!"},
        turn={"active": "hc_elf_archer#1"},
    )
    f.act(f"gold move-by {f.path((3, 2), (4, 2), (5, 2))}").passing()
    assert (f.at("hc_elf_archer#1"), f.damage("hc_elf_archer#1")) == ((5, 2), 0)


@pytest.mark.rule("DC-11.18")
def test_of_a_path_whose_end_was_taken_meanwhile_as_much_is_gone_as_is_free() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3)), ("hc_dwarf_cleric", "gold", (6, 3))],
        marks=walls(*((x, y) for x in range(12) for y in (2, 4))),
        turn={"active": "hc_human_ranger#1"},
    )
    path = tuple(3 * f.g.board.width + x for x in (4, 5, 6, 7))
    assert follow(f.g, 0, budget(f.g, 0), path[:3]) == path[:2]
    assert follow(f.g, 0, budget(f.g, 0), path) == path, "one's own may be passed"


@pytest.mark.rule("DC-12.1")
def test_in_a_passage_a_move_leads_no_farther_than_beside_an_enemy() -> None:
    rock = walls(*((x, y) for x in range(12) for y in (2, 4) if (x, y) != (5, 2)))
    f = Field(
        [("hc_human_ranger", "gold", (2, 3)), ("sl_drow_wizard", "silver", (5, 2))],
        marks=rock,
        turn={"active": "hc_human_ranger#1"},
    )
    ends = {text.split()[1] for text in f.options() if text.startswith("move ")}
    assert ends == {f.square(x, 3) for x in (0, 1, 3, 4)}


@pytest.mark.rule("DC-11.18")
def test_a_move_whose_end_was_taken_in_response_ends_before_it() -> None:
    """No path was named: the ranger goes the only way there is, and one of its own is thrust into its end."""
    f = Field(
        [
            ("hc_human_ranger", "gold", (2, 2)),
            ("hc_dwarf_cleric", "gold", (6, 5), {"tapped": True}),
            ("hc_earth_guardian", "silver", (7, 5)),
        ],
        marks=walls(*((x, y) for x in range(7) for y in (1, 3) if (x, y) != (6, 3))),
        hands={"silver": ["hc_seize_the_opportunity"]},
        turn=ACTIVE,
    )
    f.act(f"gold move {f.square(6, 2)}", "silver play hc_seize_the_opportunity hc_earth_guardian#1")
    f.passing(until="use").act("silver accept", f"silver go {f.square(6, 2)}").passing()
    assert (f.at("hc_dwarf_cleric#1"), f.at("hc_human_ranger#1")) == ((6, 2), (5, 2))


THRUST: list[Creature] = [
    ("hc_earth_guardian", "gold", (4, 3)),
    ("sl_drow_blademaster", "silver", (3, 3), {"tapped": True, "burnt": True}),
]
"""A creature that a hazardous square struck in this activation, beside one that can thrust it into another."""


@pytest.mark.rule("DC-13.5")
@pytest.mark.parametrize("ending", ["end-activation", "play sl_stealth sl_drow_house_guard#1"])
def test_when_the_activation_is_over_hazardous_squares_strike_again(ending: str) -> None:
    """It ends because its player says so, or because the active creature hides."""
    f = Field(
        [("sl_drow_house_guard", "gold", (11, 11)), *THRUST],
        marks={(2, 5): "!", **walls((10, 11), (10, 10), (11, 10))},
        hands={"gold": ["hc_seize_the_opportunity", "sl_stealth"]},
        turn={"active": "sl_drow_house_guard#1"},
    )
    f.act(f"gold {ending}").passing(until="activate")
    f.act("gold play hc_seize_the_opportunity hc_earth_guardian#1").passing(until="use")
    f.act("gold accept", f"gold go-by {f.path((2, 4), (2, 5))}").passing()
    assert (f.at("sl_drow_blademaster#1"), f.damage("sl_drow_blademaster#1")) == ((2, 5), 20 + 10)


@pytest.mark.rule("DC-11.11", "DC-11.13")
@pytest.mark.parametrize(
    ("end", "rule"),
    [
        ((4, 4), "DC-11.11"),
        ((5, 4), "DC-11.11"),
        ((4, 5), "DC-11.11"),
        ((5, 5), "DC-11.11"),
        ((3, 4), None),
        ((6, 5), None),
        ((4, 3), None),
        ((5, 6), None),
    ],
)
def test_no_square_of_a_large_creature_ends_on_that_of_a_friend(end: Place, rule: str | None) -> None:
    f = Field([("sl_drider", "gold", (1, 1)), ("hc_human_ranger", "gold", (5, 5))], turn={"active": "sl_drider#1"})
    assert f.rule(f"gold move {f.square(*end)}") == rule
    assert (f"move {f.square(*end)}" in f.options()) == (rule is None)


@pytest.mark.rule("DC-11.18", "DC-13.3")
def test_a_move_through_difficult_ground_is_finished_whoever_acted_in_between() -> None:
    f = Field(
        [RANGER, CLERIC],
        marks={(3, y): "^" for y in (4, 5, 6)},
        turn=ACTIVE,
    )
    f.act(f"gold move-by {f.path((3, 4), (3, 5), (3, 6))}", "silver use hc_dwarf_cleric#1 healing_touch").passing()
    assert (f.damage("hc_dwarf_cleric#1"), f.at("hc_human_ranger#1")) == (0, (3, 6))


@pytest.mark.rule("DC-11.18", "DC-18.13")
def test_the_path_of_a_sprint_is_looked_at_again_when_it_is_resolved() -> None:
    f = Field(
        [
            ("hc_human_ranger", "gold", (2, 5)),
            ("hc_earth_guardian", "silver", (9, 8)),
            ("sl_drow_assassin", "silver", (8, 8), {"tapped": True}),
        ],
        seats={"gold": {"commander": "hc_valnar"}},
        hands={"silver": ["hc_seize_the_opportunity"]},
        turn={"active": "hc_human_ranger#1"},
        chances="every",
    )
    f.act(f"gold sprint-by {f.path(*((x, 5) for x in range(3, 8)))}")
    f.act("silver play hc_seize_the_opportunity hc_earth_guardian#1").passing(until="use")
    f.act("silver accept", f"silver go {f.square(6, 6)}").passing()
    assert f.at("hc_human_ranger#1") == (5, 5), "it stops next to the Assassin"
