"""Chapter 4: unit types, cards, losses."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, Piece, foe, own
from warhall.games.fantasy_commander import GAME, events

LEGION, SHOOTERS, KNIGHTS, ZOMBIES = "legionnaires", "imperial_shooters", "equestrian_knights", "zombie_warriors"


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled) if isinstance(event, events.Rolled)]


@pytest.mark.rule("FC-4.1")
@pytest.mark.parametrize(
    ("card", "fits"),
    [
        ("shield_wall", [LEGION]),  # infantry
        ("healing_herbs", [LEGION, KNIGHTS, "roland"]),  # infantry, brute and heroes
        ("counterblow_card", [LEGION, KNIGHTS, "roland", "crusader"]),  # all are units
    ],
)
def test_units_are_infantry_brutes_heroes_or_giants(card: str, fits: list[str]) -> None:
    f = Field(
        own(LEGION, "c6", order="red", wounds=1), own(LEGION, "k6", wounds=1), own(KNIGHTS, "e6", wounds=1),
        own("roland", "g6", wounds=1), own("crusader", "i6", wounds=1), foe(ZOMBIES, "a1"), alone=True,
        sides={"empire": {"deck": [card]}},
    )  # fmt: skip
    f.do("empire", "effect")
    expected = [f"target {unit}-1" for unit in fits] + ["target legionnaires-2"]
    assert sorted(f.options("empire")) == sorted(expected)


@pytest.mark.rule("FC-4.2", "FC-4.4")
@pytest.mark.parametrize(("roll", "left"), [("hit shield shield", 2), ("hit hit shield", 1), ("hit hit hit", 0)])
def test_each_damage_removes_a_miniature_and_the_last_destroys_the_unit(roll: str, left: int) -> None:
    f = Field(foe(ZOMBIES, "f6", order="red"), own(SHOOTERS, "g6"), turn="styx", roll=roll)
    f.fight("styx", "attack imperial_shooters-1")
    unit = f.unit("imperial_shooters-1")
    assert (unit.left, unit.wounds, unit.destroyed) == (left, 3 - left, left == 0)
    assert (unit.hex is None) is (left == 0)


@pytest.mark.rule("FC-4.3")
@pytest.mark.parametrize(("unit", "health"), [("roland", 4), ("crusader", 6)])
def test_a_hero_or_giant_is_destroyed_when_its_wounds_equal_its_health(unit: str, health: int) -> None:
    for wounds, destroyed in ((health - 2, False), (health - 1, True)):
        f = Field(
            foe(ZOMBIES, "f6", order="red"), own(unit, "g6", wounds=wounds), turn="styx", roll="hit shield shield"
        )
        f.fight("styx", f"attack {unit}-1")
        seen = f.unit(f"{unit}-1")
        assert (seen.wounds, seen.destroyed, seen.hex) == (wounds + 1, destroyed, None if destroyed else "g6")


@pytest.mark.rule("FC-4.5")
def test_a_unit_card_prints_its_numbers() -> None:
    card = next(unit for unit in GAME.tables.printed.units if unit.id == SHOOTERS)
    assert (card.faction, card.attack, card.defence, card.size, card.stamina) == ("empire", 2, 1, 3, 2)
    assert (card.move, card.run, card.cost) == (2, 3, 27)
    assert card.ranged is not None
    assert (card.ranged.dice, card.ranged.base, card.ranged.max) == (3, 2, 4)


@pytest.mark.rule("FC-4.6", "FC-9.2", "FC-9.3")
@pytest.mark.parametrize(
    ("unit", "tokens", "dice", "rerolls"),
    [("roland", [0, 0, 0, 1], 1, 1), ("starkov", [0, 0, 0, 0], 2, 0), ("anna_dark", [0, 0, 0, 1], 0, 2)],
)
def test_leadership_is_what_a_unit_generates(unit: str, tokens: list[int], dice: int, rerolls: int) -> None:
    # One die of the Legionnaires is added, so that there is something to decide.
    f = Field(
        own(unit, "g6"), own(LEGION, "a11"), foe(ZOMBIES, "a1"), phase="end", alone=True, roll="hit " * (dice + 1)
    )
    mine = f.view.sides[0]
    assert (mine.reserve, mine.order_dice, mine.rerolls) == (tokens, ["hit"] * (dice + 1), rerolls)


@pytest.mark.rule("FC-4.7")
def test_attack_defence_and_ranged_attack_are_numbers_of_dice() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe("undead_cavalry", "g6", defends=True), roll="shield " * 5)
    f.fight("empire", "attack undead_cavalry-1")
    assert rolls(f) == [3, 2]
    f = Field(own(SHOOTERS, "f6", order="red"), foe("undead_cavalry", "h6"), roll="shield " * 3)
    f.fight("empire", "shoot undead_cavalry-1")
    assert rolls(f) == [3]
    f = Field(own(LEGION, "f6", order="red"), foe("undead_cavalry", "h6"))
    assert f.rule("empire", "shoot undead_cavalry-1") == "FC-4.7"


@pytest.mark.rule("FC-4.8")
@pytest.mark.parametrize(("unit", "fatigue", "asked"), [(LEGION, 1, True), (LEGION, 2, False), ("crusader", 0, False)])
def test_stamina_is_the_most_fatigue_a_unit_can_hold(unit: str, fatigue: int, *, asked: bool) -> None:
    f = Field(own(unit, "f6", order="red", fatigue=fatigue), foe(ZOMBIES, "g6"), roll="shield " * 5)
    f.fight("empire", "attack zombie_warriors-1")
    assert ("attack-die" in f.reactions) is asked


@pytest.mark.rule("FC-4.9")
def test_a_unit_moves_by_the_first_value_and_runs_by_the_second() -> None:
    f = Field(own(LEGION, "b6", order="red"))
    assert f.rule("empire", "move d6") is None
    assert f.rule("empire", "move e6") == "FC-16.1"
    assert f.rule("empire", "run f6") is None
    assert f.rule("empire", "run g6") == "FC-16.4"


@pytest.mark.rule("FC-4.10", "FC-14.9")
def test_a_property_with_a_cost_works_only_once_paid() -> None:
    f = Field(own("roland", "f6", order="red"), own(LEGION, "g6"), sides={"empire": {"reserve": {"red": 1}}})
    assert {"counterblow", "brave"} <= set(f.unit("roland-1").properties)
    assert "master_of_attack" not in f.unit("roland-1").properties
    f.do("empire", "pay 1")
    assert "master_of_attack" in f.unit("roland-1").properties
    f.do("empire", "pass")
    assert f.active == SENTINEL
    assert "master_of_attack" not in f.unit("roland-1").properties


@pytest.mark.rule("FC-4.11")
def test_damage_beyond_the_last_miniature_is_lost() -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), own(LEGION, "g6", wounds=3), own(LEGION, "h6"), own(LEGION, "g5"),
        turn="styx", roll="hit hit hit",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert f.unit("legionnaires-1").wounds == 4
    assert (f.left("legionnaires-2"), f.left("legionnaires-3")) == (4, 4)


@pytest.mark.rule("FC-4.12")
def test_nothing_restores_above_the_printed_size_or_brings_back_the_destroyed() -> None:
    f = Field(own(LEGION, "g6", order="red"), ground={"g6": "T"}).do("empire", "rest")
    assert f.left("legionnaires-1") == 4
    f = Field(foe(ZOMBIES, "g6", order="red", wounds=1), ground={"g6": "g"}, turn="styx")  # graves restore two
    assert f.left("zombie_warriors-1") == 5
    fallen = Piece(LEGION, "empire", "h6", {"at": None, "wounds": 4, "destroyed": True})
    f = Field(
        own(LEGION, "g6", order="red"),
        own(LEGION, "b6", wounds=1),
        fallen,
        sides={"empire": {"deck": ["healing_herbs"]}},
    )
    f.do("empire", "effect")
    assert f.rule("empire", "target legionnaires-2") is None
    assert f.rule("empire", "target legionnaires-3") == "FC-13.10"
