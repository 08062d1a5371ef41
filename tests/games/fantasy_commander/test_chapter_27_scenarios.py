"""Chapter 27: the six scenarios."""

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, Piece, foe, own
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.faces import BattleView
from warhall.games.fantasy_commander.movement import closed_ground, travel
from warhall.games.fantasy_commander.plan import FantasyOptions
from warhall.kernel.dice import SeededDice

CAVALRY = "undead_cavalry"


def round_ends(scenario: str, *pieces: Piece, **fields: object) -> Field:
    """The only unit with an order passes, and the round is scored."""
    f = Field(*pieces, alone=True, scenario=scenario, roll="hit " * 12, **fields)  # type: ignore[arg-type]
    return f.do("empire", "pass")


def opened(scenario: str, **options: object) -> BattleView:
    """A new game of a scenario, seen by the first seat."""
    view = GAME.begin(FantasyOptions(scenario=scenario, **options), SeededDice(3)).view(0)  # type: ignore[arg-type]
    assert isinstance(view, BattleView)
    return view


@pytest.mark.rule("FC-27.1", "FC-27.5", "FC-27.10", "FC-27.13", "FC-27.15", "FC-27.20", "FC-27.21")
@pytest.mark.parametrize(
    ("scenario", "play_to", "towns", "points"),
    [
        ("s1", 10, {"d5", "j7"}, {"d5", "g6", "j7"}),
        ("s2", 10, {"d5", "j7"}, {"b6", "g5", "l7"}),
        ("s3", 12, {"g3", "g7"}, {"g3", "d9", "g7"}),
        ("s4", 12, set(), {"g6", "h5", "f6", "g7"}),
        ("s5", 15, {"d7", "j7"}, {"b6", "l5", "e3", "i5"}),
        ("s6", 10, {"c6", "k6", "e8", "i8"}, set()),
    ],
)
def test_what_each_scenario_is_played_to_and_where(
    scenario: str, play_to: int, towns: set[str], points: set[str]
) -> None:
    view = opened(scenario)
    assert view.play_to == play_to
    assert {town.hex for town in view.towns} == towns
    assert points <= set(view.points)
    assert bool(view.points) is (scenario != "s6")
    glyphs = {
        f"{'abcdefghijklm'[c]}{r + 1}": glyph for r, row in enumerate(view.terrain) for c, glyph in enumerate(row)
    }
    assert {name for name, glyph in glyphs.items() if glyph == "T"} == towns
    assert {name for name, glyph in glyphs.items() if glyph == "C"} == ({"g6"} if scenario == "s4" else set())


@pytest.mark.rule("FC-27.4", "FC-27.9", "FC-27.11", "FC-27.14", "FC-27.19", "FC-27.26")
@pytest.mark.parametrize(
    ("scenario", "points", "decks", "first"),
    [
        ("s1", (193, 188), (7, 9), "styx"),
        ("s2", (210, 208), (7, 7), None),
        ("s3", (238, 188), (8, 9), "styx"),
        ("s4", (269, 208), (8, 8), None),
        ("s5", (361, 343), (9, 10), "styx"),
        ("s6", (269, 278), (8, 9), "styx"),
    ],
)
def test_armies_decks_and_who_deploys_first(
    scenario: str, points: tuple[int, int], decks: tuple[int, int], first: str | None
) -> None:
    view = opened(scenario)
    cost = {unit.id: unit.cost for unit in GAME.tables.printed.units}
    assert tuple(sum(cost[unit.card] for unit in view.units if unit.side == side) for side in (0, 1)) == points
    assert tuple(side.deck for side in view.sides) == decks
    for wish in ("empire", "styx"):
        expected = first or wish
        assert view.sides[opened(scenario, deploy_first=wish).turn].faction == expected


@pytest.mark.rule("FC-27.2", "FC-27.6", "FC-27.11", "FC-27.14", "FC-27.17", "FC-27.21")
@pytest.mark.parametrize(
    ("scenario", "victim", "vp"),
    [
        ("s1", "legionnaires", 1), ("s1", "roland", 2), ("s2", "roland", 1), ("s3", "crusader", 2), ("s3", "roland", 1),
        ("s4", "roland", 1), ("s5", "roland", 2), ("s5", "crusader", 2), ("s5", "legionnaires", 1), ("s6", "roland", 1),
    ],
)  # fmt: skip
def test_what_styx_gets_for_a_destroyed_unit(scenario: str, victim: str, vp: int) -> None:
    size = {unit.id: unit.size or unit.health or 0 for unit in GAME.tables.printed.units}[victim]
    f = Field(
        foe(CAVALRY, "f9", order="red", fatigue=2), own(victim, "g9", wounds=size - 1, fatigue=2), scenario=scenario,
        ground={"f9": ".", "g9": "."}, turn="styx", roll="hit hit shield",
    )  # fmt: skip
    f.fight("styx", f"attack {victim}-1")
    assert f.vp() == (0, vp)


@pytest.mark.rule("FC-27.6", "FC-27.17")
@pytest.mark.parametrize(
    ("scenario", "victim", "vp"), [("s2", "demonic_hydra", 2), ("s2", "imelstar", 1), ("s5", "imelstar", 2)]
)
def test_what_the_empire_gets_for_a_destroyed_unit(scenario: str, victim: str, vp: int) -> None:
    wounds = {"demonic_hydra": 6, "imelstar": 3}[victim]
    f = Field(
        own("roland", "f9", order="red", fatigue=2), foe(victim, "g9", wounds=wounds, fatigue=3 if wounds > 3 else 2),
        scenario=scenario, ground={"f9": ".", "g9": "."}, roll="hit hit hit shield",
    )  # fmt: skip
    f.fight("empire", f"attack {victim}-1")
    assert f.vp() == (vp, 0)


@pytest.mark.rule("FC-27.2", "FC-27.6", "FC-27.11", "FC-27.14", "FC-27.17")
@pytest.mark.parametrize(("scenario", "at"), [("s1", "g6"), ("s2", "g5"), ("s3", "d9"), ("s4", "f6"), ("s5", "b6")])
def test_capture_points_give_a_point_at_the_end_of_the_round(scenario: str, at: str) -> None:
    f = round_ends(scenario, own("legionnaires", at, order="red"), foe(CAVALRY, "a1"))
    assert f.vp() == (1, 0)


@pytest.mark.rule("FC-27.3")
@pytest.mark.parametrize(("scenario", "at", "dice"), [("s1", "d5", 2), ("s1", "d8", 1), ("s2", "d5", 1)])
def test_in_the_first_scenario_a_unit_in_a_town_gives_an_order_die(scenario: str, at: str, dice: int) -> None:
    f = Field(own("roland", at), foe(CAVALRY, "a1"), alone=True, scenario=scenario, phase="end", roll="hit hit hit")
    assert f.view.sides[0].order_dice == ["hit"] * dice


@pytest.mark.rule("FC-27.7", "FC-9.13")
@pytest.mark.parametrize(("second", "vp", "dice"), [("j7", 1, 1), ("j8", 0, 2)])
def test_in_the_second_two_towns_give_a_point_and_cost_an_order(second: str, vp: int, dice: int) -> None:
    f = round_ends("s2", own("roland", "d5", order="red"), own("legionnaires", second), foe(CAVALRY, "a1"))
    assert f.vp() == (vp, 0)
    assert f.view.sides[0].order_dice == ["hit"] * dice


@pytest.mark.rule("FC-27.8")
@pytest.mark.parametrize(("scenario", "rule"), [("s2", None), ("s1", "FC-15.13")])
def test_in_the_second_the_empire_rests_in_a_town_beside_enemies(scenario: str, rule: str | None) -> None:
    f = Field(own("legionnaires", "d5", order="red", fatigue=1), foe(CAVALRY, "e5"), scenario=scenario)
    assert f.rule("empire", "rest") == rule


@pytest.mark.rule("FC-27.12")
@pytest.mark.parametrize(("there", "rule"), [(("e1", "f1", "g1"), "FC-27.12"), (("e1", "f1", "m5"), None)])
def test_in_the_third_at_most_three_units_stand_in_the_north(there: tuple[str, ...], rule: str | None) -> None:
    units = [{"unit": "legionnaires", "side": "empire", "at": at} for at in there]
    f = Field(
        *(own(str(unit["unit"]), str(unit["at"])) for unit in units), Piece("roland", "empire", "", {"at": None}),
        foe(CAVALRY, "a5"), alone=True, scenario="s3", phase="deploy",
    )  # fmt: skip
    assert f.asked == ("empire", "deploy-hex")
    assert f.rule("empire", "on h1") == rule
    assert f.rule("empire", "on l9") is None


@pytest.mark.rule("FC-27.16")
@pytest.mark.parametrize(
    ("scenario", "unit", "rule"),
    [("s5", "demonic_hydra", None), ("s5", CAVALRY, "FC-16.10"), ("s1", "demonic_hydra", "FC-16.10")],
)
def test_in_the_fifth_the_hydra_wades_through_the_river(scenario: str, unit: str, rule: str | None) -> None:
    f = Field(foe(unit, "i5", order="red"), scenario=scenario, turn="styx")
    assert f.rule("styx", "move i6") == rule


@pytest.mark.rule("FC-27.18")
def test_in_the_fifth_towns_are_worth_more_to_styx() -> None:
    assert round_ends("s5", own("roland", "d7", order="red"), foe(CAVALRY, "a1")).vp() == (0, 0)
    both = (own("roland", "d7", order="red"), own("legionnaires", "j7"), foe(CAVALRY, "a1"))
    assert round_ends("s5", *both).vp() == (1, 0)
    assert round_ends("s5", own("roland", "a11", order="red"), foe(CAVALRY, "d7")).vp() == (0, 1)
    two = (own("roland", "a11", order="red"), foe(CAVALRY, "d7"), foe("imelstar", "j7"))
    assert round_ends("s5", *two).vp() == (0, 2)


@pytest.mark.rule("FC-27.22", "FC-27.23")
def test_in_the_sixth_styx_destroys_a_town_by_entering_it() -> None:
    f = Field(foe(CAVALRY, "e6", order="red"), own("roland", "b6"), scenario="s6", turn="styx")
    f.do("styx", "move c6")
    assert (f.vp(), f.view.terrain[5][2], f.active) == ((0, 1), "C", SENTINEL)
    assert [town.fallen for town in f.view.towns].count(True) == 1


@pytest.mark.rule("FC-27.22")
def test_a_retreat_into_a_town_destroys_it_too() -> None:
    f = Field(own("roland", "e6", order="red"), foe(CAVALRY, "d6"), scenario="s6", roll="panic shield shield shield")
    f.fight("empire", "attack undead_cavalry-1")
    assert (f.at("undead_cavalry-1"), f.vp(), f.view.terrain[5][2]) == ("c6", (0, 1), "C")


@pytest.mark.rule("FC-27.22")
def test_the_empire_destroys_no_town() -> None:
    f = Field(own("roland", "d6", order="red"), scenario="s6").do("empire", "move c6")
    assert (f.vp(), f.view.terrain[5][2]) == ((0, 0), "T")


@pytest.mark.rule("FC-27.23", "FC-21.5")
def test_an_advance_into_a_town_ends_the_activation() -> None:
    f = Field(
        foe(CAVALRY, "d6", order="red"), own("legionnaires", "c6", wounds=3, fatigue=2), own("roland", "b7"),
        scenario="s6", turn="styx", roll="hit hit shield", sides={"styx": {"reserve": {"red": 1}}},
    )  # fmt: skip
    f.do("styx", "pay 1").fight("styx", "attack legionnaires-1", advance="advance")
    assert (f.at("undead_cavalry-1"), f.vp(), f.active) == ("c6", (0, 2), SENTINEL)


@pytest.mark.rule("FC-27.24")
@pytest.mark.parametrize(("fallen", "vp"), [(0, 2), (1, 1), (3, 1)])
def test_in_the_sixth_the_empire_is_paid_for_the_towns_that_stand(fallen: int, vp: int) -> None:
    f = round_ends("s6", own("roland", "a11", order="red"), foe(CAVALRY, "a1"), fallen=fallen)
    assert f.vp() == (vp, 0)


@pytest.mark.rule("FC-27.25", "FC-25.4")
def test_with_the_fourth_town_the_empire_has_lost_whatever_the_points() -> None:
    f = Field(
        foe(CAVALRY, "e6", order="red"), own("roland", "b6"), scenario="s6", turn="styx", fallen=3,
        ground={"k6": "C", "e8": "C", "i8": "C"}, sides={"empire": {"vp": 9}},
    )  # fmt: skip
    f.do("styx", "move c6")
    assert f.g.result is not None
    assert (f.g.result.places, f.g.result.rule) == ((2, 1), "FC-27.25")


@pytest.mark.rule("FC-27.27")
def test_a_unit_in_a_town_keeps_styx_out() -> None:
    f = Field(foe(CAVALRY, "e6", order="red"), own("roland", "c6"), scenario="s6", turn="styx")
    assert f.rule("styx", "move c6") == "FC-16.2"


@pytest.mark.rule("FC-27.8", "FC-15.13")
def test_outside_a_town_nobody_rests_beside_enemies_in_the_second_either() -> None:
    f = Field(
        own("legionnaires", "e6", order="red", fatigue=1),
        foe("undead_cavalry", "f6"),
        scenario="s2",
        ground={"e6": "."},
    )
    assert f.rule("empire", "rest") == "FC-15.13"


@pytest.mark.rule("FC-27.16")
def test_the_wader_enters_the_river_and_nothing_else_that_is_closed() -> None:
    f = Field(foe("demonic_hydra", "f6"), scenario="s5", ground={"g6": "R", "g5": "~"}, turn="styx")
    rocks, river = (1 << f.g.game.tables.board.cell_named(name) for name in ("g6", "g5"))
    assert (closed_ground(f.g, 0) & (rocks | river)) == rocks


@pytest.mark.rule("FC-27.22", "FC-26.12")
@pytest.mark.parametrize(("flies", "fallen"), [(True, 0), (False, 1)])
def test_a_town_does_not_fall_to_whoever_flies_over_it(flies: bool, fallen: int) -> None:  # noqa: FBT001
    f = Field(foe("vargoth", "f6"), scenario="s6", ground={"g6": "T", "h6": "."}, turn="styx")
    path = tuple(f.g.game.tables.board.cell_named(name) for name in ("g6", "h6"))
    travel(f.g, 0, path, "FC-16.1", flies=flies)
    assert f.g.fallen == fallen


@pytest.mark.rule("FC-27.22")
def test_every_town_of_scenario_6_is_worth_one_point() -> None:
    f = Field(
        foe("zombie_warriors", "f6", order="red"), own("roland", "m1"), scenario="s6", fallen=1, turn="styx",
        ground={"f6": ".", "g6": "T"}, sides={"styx": {"vp": 1}},
    )  # fmt: skip
    assert f.do("styx", "move g6").vp() == (0, 2)
