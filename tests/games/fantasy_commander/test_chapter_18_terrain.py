"""Chapters 18 and 28: terrain, faction terrain and the extra elements of scenarios."""

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from warhall.games.fantasy_commander import GAME, events
from warhall.games.fantasy_commander.plan import FantasyOptions
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError

CAVALRY = "undead_cavalry"


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled)]


def has(f: Field, unit: str, prop: str) -> bool:
    """Whether a unit has a property now."""
    return any(text.split()[0].split(":")[0] == prop for text in f.unit(unit).properties)


def shot(glyph: str, *pieces: object, **fields: object) -> str | None:
    """Why Imperial Shooters at f6 cannot shoot over g6 at h6."""
    f = Field(own("imperial_shooters", "f6", order="red"), foe(CAVALRY, "h6"), ground={"g6": glyph})
    return f.rule("empire", "shoot undead_cavalry-1")


@pytest.mark.rule("FC-18.2", "FC-18.3", "FC-18.4", "FC-18.5", "FC-18.6", "FC-18.9", "FC-18.17", "FC-28.10", "FC-23.5")
@pytest.mark.parametrize(
    ("glyphs", "rule"), [("RFHTw", "FC-23.5"), (".~f=Cacqgxtvhpk", None)], ids=["blocking", "clear"]
)
def test_which_terrain_blocks_the_line_of_sight(glyphs: str, rule: str | None) -> None:
    assert {glyph: shot(glyph) for glyph in glyphs} == dict.fromkeys(glyphs, rule)


@pytest.mark.rule("FC-18.2", "FC-18.3", "FC-18.6", "FC-18.7", "FC-18.8", "FC-18.12", "FC-28.7", "FC-28.10", "FC-26.10")
@pytest.mark.parametrize(("glyphs", "ends"), [("FHfTp", True), (".=Cacqwgxtvhk", False)], ids=["difficult", "open"])
def test_which_terrain_is_difficult(glyphs: str, ends: bool) -> None:  # noqa: FBT001
    for glyph in glyphs:
        f = Field(own("roland", "f6", order="red"), foe("zombie_warriors", "h6"), ground={"g6": glyph})
        f.do("empire", "move g6")
        assert (f.active == SENTINEL) is ends, glyph


@pytest.mark.rule("FC-18.3", "FC-18.6")
@pytest.mark.parametrize("glyph", ["R", "~"])
def test_rocks_and_river_are_impassable(glyph: str) -> None:
    f = Field(own("roland", "f6", order="red"), ground={"g6": glyph})
    assert f.rule("empire", "move g6") == "FC-16.10"


@pytest.mark.rule("FC-18.4", "FC-18.18", "FC-18.10")
def test_a_forest_ignores_a_hit_in_every_roll_against_its_unit() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", fatigue=2), own("legionnaires", "g6", defends=True, fatigue=2),
        ground={"f6": "F", "g6": "F"}, roll="hit hit support  hit hit", turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert (f.left("legionnaires-1"), f.left("undead_cavalry-1")) == (3, 2)


@pytest.mark.rule("FC-18.5", "FC-18.10")
def test_a_hill_gives_either_side_a_die() -> None:
    f = Field(foe(CAVALRY, "f6", order="red"), own("roland", "g6"), ground={"f6": "H"}, roll="shield " * 4, turn="styx")
    f.fight("styx", "attack roland-1")
    assert rolls(f) == [4]


@pytest.mark.rule("FC-18.9", "FC-18.11")
def test_a_town_takes_one_damage_off_after_blocks_and_not_off_the_retreat() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("imperial_shooters", "g6", fatigue=2, defends=True),
        ground={"g6": "T", "h6": "R"}, roll="hit hit panic  shield", turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack imperial_shooters-1")
    assert f.left("imperial_shooters-1") == 2, "one hit blocked, one spared, one lost to the rocks"


@pytest.mark.rule("FC-18.12")
def test_a_cemetery_helps_styx_beside_it_and_nobody_else() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", wounds=1), own("legionnaires", "g6", fatigue=2), ground={"e6": "C"},
        roll="support shield shield", turn="styx",
    )  # fmt: skip
    assert has(f, "undead_cavalry-1", "vampirism")
    f.fight("styx", "attack legionnaires-1", vampirism="use")
    assert (f.left("legionnaires-1"), f.left("undead_cavalry-1")) == (3, 3)
    f = Field(
        own("legionnaires", "f6", order="red"), foe(CAVALRY, "g6", defends=True), ground={"g6": "C"},
        roll="support hit shield  support panic",
    )  # fmt: skip
    assert not has(f, "legionnaires-1", "vampirism")
    f.fight("empire", "attack undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 3, "support in defence blocks the hit; the support of the Empire is lost"


@pytest.mark.rule("FC-18.13")
def test_an_altar_of_healing_refreshes_the_empire_in_its_aura() -> None:
    f = Field(own("legionnaires", "f6", order="red", fatigue=2), ground={"g6": "a"}).begin()
    assert f.unit("legionnaires-1").fatigue == 1
    f = Field(own("legionnaires", "f6", order="red", fatigue=2), ground={"h6": "a"})
    assert f.unit("legionnaires-1").fatigue == 2
    f = Field(foe(CAVALRY, "f6", order="red", fatigue=2), ground={"g6": "a"}, turn="styx")
    assert f.unit("undead_cavalry-1").fatigue == 2


@pytest.mark.rule("FC-18.14")
def test_cursed_lands_tire_the_empire_only() -> None:
    f = Field(own("legionnaires", "f6", order="red"), ground={"g6": "c"}).begin()
    assert f.unit("legionnaires-1").fatigue == 1
    f = Field(foe(CAVALRY, "f6", order="red"), ground={"g6": "c"}, turn="styx")
    assert f.unit("undead_cavalry-1").fatigue == 0


@pytest.mark.rule("FC-18.17")
def test_a_watchtower_shoots_farther_over_own_units() -> None:
    def tower(glyph: str, at: str) -> str | None:
        f = Field(
            own("imperial_shooters", "c6", order="red"), own("roland", "d6"), foe(CAVALRY, at), ground={"c6": glyph}
        )
        return f.rule("empire", "shoot undead_cavalry-1")

    assert (tower(".", "f6"), tower("w", "f6")) == ("FC-23.4", None)
    assert (tower(".", "h6"), tower("w", "h6"), tower("w", "i6")) == ("FC-23.9", None, "FC-23.9")
    f = Field(own("imperial_shooters", "c6", order="red"), foe(CAVALRY, "f6"), ground={"c6": "w"}, roll="support " * 3)
    f.fight("empire", "shoot undead_cavalry-1")
    assert f.unit("undead_cavalry-1").destroyed, "three hexes are base distance"


@pytest.mark.rule("FC-18.17", "FC-23.4", "FC-23.8")
@pytest.mark.parametrize(
    ("glyph", "over", "far"), [(".", "FC-23.4", "FC-23.9"), ("w", "FC-23.4", "FC-23.9"), ("H", None, "FC-23.9")]
)
def test_a_watchtower_lifts_no_unit_of_styx(glyph: str, over: str | None, far: str) -> None:
    """Zombie Archers in it see no farther and not over their own; from a hill, which belongs to nobody, they do."""
    archers = foe("zombie_archers", "c6", order="red")
    behind = Field(archers, foe("imelstar", "d6"), own("legionnaires", "f6"), ground={"c6": glyph}, turn="styx")
    assert behind.rule("styx", "shoot legionnaires-1") == over
    assert ("shoot legionnaires-1" in behind.options("styx")) is (over is None)
    away = Field(archers, own("legionnaires", "g6"), own("roland", "h6"), ground={"c6": glyph}, turn="styx")
    assert away.rule("styx", "shoot legionnaires-1") is None
    assert away.rule("styx", "shoot roland-1") == far


def command(glyph: str, *, enemy: bool = False, roll: str = "hit " * 8) -> Field:
    """The command phase with Roland (purple, a die, a reroll) in a hex, and Imelstar far away or beside him."""
    return Field(
        own("roland", "f6"), foe("imelstar", "g6" if enemy else "k2"), phase="end", alone=True,
        ground={"f6": glyph}, roll=roll,
    )  # fmt: skip


@pytest.mark.rule("FC-18.16", "FC-28.4", "FC-28.5")
@pytest.mark.parametrize(("glyph", "dice", "green"), [(".", 1, 0), ("q", 2, 0), ("t", 1, 1), ("v", 2, 0)])
def test_headquarters_tree_and_wagon_give_orders_only_free_of_contact(glyph: str, dice: int, green: int) -> None:
    f = command(glyph)
    assert f.view.sides[0].order_dice == ["hit"] * dice
    assert f.view.sides[0].reserve == [0, 0, green, 1]
    assert command(glyph, enemy=True).view.sides[0].order_dice == ["hit"]
    assert command(glyph, enemy=True).view.sides[0].reserve == [0, 0, 0, 1]


@pytest.mark.rule("FC-28.5")
def test_the_supply_wagon_rerolls_any_number_of_order_dice_once_without_loss() -> None:
    f = command("v", roll="hit panic  shield  shield shield")
    f.do("empire", "reroll-any", "reroll hit", "reroll panic", "done")
    assert f.view.sides[0].order_dice == ["shield", "shield"]
    assert f.rule("empire", "reroll-any") == "FC-28.5"


@pytest.mark.rule("FC-28.1")
def test_elements_are_agreed_before_set_up_on_open_hexes() -> None:
    g = GAME.begin(FantasyOptions(scenario="s1", elements={"a4": "graves"}), SeededDice(1))
    assert g.terrain[GAME.tables.board.cell_named("a4")] == GAME.tables.terrain_of["graves"]
    with pytest.raises(OptionsError, match=r"FC-28\.1"):
        GAME.begin(FantasyOptions(scenario="s1", elements={"d5": "graves"}), SeededDice(1))


@pytest.mark.rule("FC-28.3", "FC-28.6", "FC-28.9", "FC-26.37")
@pytest.mark.parametrize(("glyph", "mine", "theirs"), [("x", 4, 2), ("h", 3, 3), (".", 3, 2)])
def test_altar_and_statue_give_their_faction_a_die_of_each_kind_once(glyph: str, mine: int, theirs: int) -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6", defends=True, fatigue=2),
        ground={"g8": glyph, "g4": glyph}, roll="shield " * (mine + theirs), turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert rolls(f) == [mine, theirs]


@pytest.mark.rule("FC-28.9", "FC-23.19")
def test_a_statue_adds_no_die_to_a_shot_and_none_to_a_unit_that_does_not_defend() -> None:
    f = Field(own("imperial_shooters", "f6", order="red"), foe(CAVALRY, "h6"), ground={"f7": "h"}, roll="shield " * 3)
    f.fight("empire", "shoot undead_cavalry-1")
    assert rolls(f) == [3]


@pytest.mark.rule("FC-28.7")
@pytest.mark.parametrize(("unit", "works"), [("legionnaires", True), ("equestrian_knights", False)])
def test_fortifications_help_infantry(unit: str, works: bool) -> None:  # noqa: FBT001
    f = Field(own(unit, "f6", order="red"), ground={"f6": "p"})
    assert (has(f, f"{unit}-1", "counterblow"), has(f, f"{unit}-1", "brave")) == (works, works)


@pytest.mark.rule("FC-28.8")
def test_coffins_make_styx_survivable() -> None:
    f = Field(own("roland", "f6", order="red"), foe(CAVALRY, "g6", fatigue=2), ground={"g6": "k"}, roll="hit " * 4)
    assert not has(f, "roland-1", "survivable")
    f.fight("empire", "attack undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 1


@pytest.mark.rule("FC-18.1", "FC-27.1")
def test_the_scenario_puts_its_terrain_before_the_game() -> None:
    g = GAME.begin(FantasyOptions(scenario="s1"), SeededDice(1))
    name = GAME.tables.board.cell_named
    kinds = [GAME.tables.printed.terrain[g.terrain[name(cell)]].id for cell in ("d5", "j7", "g6", "a6", "c6")]
    assert kinds == ["town", "town", "bridge", "river", "ford"]
    assert (g.play_to, g.points) == (10, sum(1 << name(cell) for cell in ("d5", "g6", "j7")))


@pytest.mark.rule("FC-28.1", "FC-13.15")
@pytest.mark.parametrize("options", [{"scenario": "s1"}, {"mode": "epic"}])
def test_an_element_that_was_agreed_on_is_not_left_in_the_supply(options: dict[str, str]) -> None:
    tables = GAME.tables
    left = []
    for elements in ({}, {"a4": "coffins_on_chains"}):
        g = GAME.begin(FantasyOptions(**options, elements=elements), SeededDice(1))  # type: ignore[arg-type]
        left.append(g.supply[tables.terrain_of["coffins_on_chains"]])  # type: ignore[attr-defined]
    assert left == [1, 0]
