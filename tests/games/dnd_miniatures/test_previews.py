"""What a choice would come to, shown before it is made: ways, rolls, areas, lines of sight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field, under, walls
from warhall.kernel.outlook import outlook
from warhall.kernel.saving import digest

SELL, SCALE = "human_sellsword#1", "yuan_ti_swiftscale#1"


def seen(f: Field, seat: int = 0) -> Any:
    return f.g.view(seat)


def duel(theirs: dict[str, Any] | None = None, **more: Any) -> Field:
    """Red's sellsword is active next to ember's swiftscale."""
    creatures: list[Any] = [("human_sellsword", "azure", (5, 5)), ("yuan_ti_swiftscale", "ember", (6, 5), theirs or {})]
    return Field([*creatures, *more.pop("others", [])], active=SELL, **more)


@pytest.mark.rule("DM-19.2", "DM-19.7")
def test_a_way_names_its_cost_and_who_may_strike_where() -> None:
    f = duel()
    routes = {route.option: route for route in seen(f).routes}
    away = routes[f"move {f.square(2, 5)}"]
    assert away.points == len(away.path) == 3
    assert [(each.square, each.units) for each in away.provokes] == [(f.square(5, 5), [SCALE])]


@pytest.mark.rule("DM-19.5")
def test_an_enemy_is_named_once_on_a_way() -> None:
    f = duel()
    for route in seen(f).routes:
        strikers = [unit for each in route.provokes for unit in each.units]
        assert len(strikers) == len(set(strikers))


@pytest.mark.rule("DM-19.11", "DM-22.1")
def test_nobody_who_is_dazed_is_named_on_a_way() -> None:
    assert not any(route.provokes for route in seen(duel(under("Dazed"))).routes)


@pytest.mark.rule("DM-13.1", "DM-13.2", "DM-13.4")
@pytest.mark.parametrize("theirs", [{}, under("Dazed"), under("Helpless")])
def test_the_lowest_face_that_hits_is_foretold(theirs: dict[str, Any]) -> None:
    option = f"attack greatsword {SCALE}"
    aim = next(aim for aim in seen(duel(theirs)).aims if aim.option == option)
    assert sum(part.n for part in aim.parts) == aim.bonus
    for face in range(1, 21):
        f = duel(theirs, faces=[face]).act(f"azure {option}")
        assert bool(f.told("missed")) == (face < aim.need), face
        rolled = f.told("attack-rolled")[0]
        assert (rolled.total - face, rolled.against) == (aim.bonus, aim.against)


@pytest.mark.rule("DM-11.1", "DM-13.7")
def test_the_damage_of_a_hit_is_foretold() -> None:
    aim = next(aim for aim in seen(duel()).aims if aim.attack == "greatsword")
    f = duel(faces=[aim.need]).act(f"azure attack greatsword {SCALE}")
    assert [each.n for each in aim.damage] == [55 - f.hp(SCALE)]


@pytest.mark.rule("DM-17.3", "DM-13.7")
def test_flanking_is_a_part_of_the_roll() -> None:
    f = duel(others=[("human_sellsword", "azure", (7, 5))])
    parts = {part.what: part.n for part in next(aim for aim in seen(f).aims if aim.attack == "greatsword").parts}
    assert parts == {"attack": 11, "advantage": 2}


@pytest.mark.rule("DM-16.1", "DM-13.7")
def test_a_charge_is_foretold_from_where_it_ends() -> None:
    f = Field([("human_sellsword", "azure", (1, 5)), ("yuan_ti_swiftscale", "ember", (6, 5))], active=SELL)
    view = seen(f)
    route = next(route for route in view.routes if route.target == SCALE)
    aim = next(aim for aim in view.aims if aim.option == route.option)
    assert {part.what: part.n for part in aim.parts} == {"attack": 11, "charge": 1}
    assert f.at(SELL) == (1, 5)


def shot(marks: dict[tuple[int, int], str], others: list[Any] | None = None) -> Field:
    """Red's archer is active, ten squares from ember's sellsword."""
    creatures: list[Any] = [("elf_scout", "azure", (2, 5)), ("human_sellsword", "ember", (9, 5)), *(others or [])]
    return Field(creatures, active="elf_scout#1", marks=marks)


@pytest.mark.rule("DM-15.1")
def test_the_wall_that_blocks_a_line_of_sight_is_named() -> None:
    f = shot(walls(*((5, y) for y in range(12))))
    (sight,) = seen(f).sights
    assert (sight.sight, sight.square) == ("blocked", f.square(5, 5))


@pytest.mark.rule("DM-15.1", "DM-24.26")
def test_of_a_wall_edge_the_square_before_it_is_named() -> None:
    edges = [(5, y, "E") for y in range(12)]
    f = Field([("elf_scout", "azure", (2, 5)), (SELL[:-2], "ember", (9, 5))], active="elf_scout#1", edges=edges)
    (sight,) = seen(f).sights
    assert (sight.sight, sight.square) == ("blocked", f.square(5, 5))


@pytest.mark.rule("DM-18.3", "DM-18.4")
def test_whoever_gives_cover_is_named_in_the_roll_and_in_the_line() -> None:
    f = shot({}, [("dire_wolf", "ember", (5, 5))])
    view = seen(f)
    sight = next(each for each in view.sights if each.target == SELL)
    aims = [aim for aim in view.aims if aim.target == SELL and any(part.what == "cover" for part in aim.parts)]
    assert sight.sight == "cover"
    assert sight.square in {f.square(5, 5), f.square(6, 5), f.square(5, 6), f.square(6, 6)}
    assert aims
    assert all(aim.cover == sight.square for aim in aims)


@pytest.mark.rule("DM-19.3")
def test_a_shot_beside_an_enemy_names_who_may_strike_first() -> None:
    f = shot({}, [("orc_raider", "ember", (3, 5))])
    ranged = [aim for aim in seen(f).aims if aim.target == SELL and aim.option.startswith("attack")]
    assert ranged
    assert all(aim.provokes == ["orc_raider#1"] for aim in ranged)


@pytest.mark.rule("DM-14.6", "DM-12.17")
def test_an_area_names_its_squares_and_everybody_in_it() -> None:
    f = Field(
        [("orc_chieftain", "azure", (5, 5)), ("human_sellsword", "ember", (6, 5)), ("orc_raider", "azure", (5, 6))],
        active="orc_chieftain#1",
    )
    view = seen(f)
    area = next(laid for laid in view.laid if laid.attack == "chieftains_roar")
    assert f.square(6, 5) in area.squares
    assert SELL in area.targets
    assert {aim.target for aim in view.aims if aim.option == area.option} == set(area.targets)


@pytest.mark.rule("DM-19.6")
def test_an_opportunity_attack_is_foretold_to_whoever_decides_about_it() -> None:
    f = duel().act("azure move " + duel().square(2, 5))
    assert f.ask == "opportunity"
    (aim,) = seen(f, 1).aims
    assert (aim.unit, aim.target, aim.option) == (SCALE, SELL, f"opportunity {SCALE}")


def test_nothing_is_foretold_to_whoever_does_not_decide() -> None:
    f = duel()
    for seat in (1, None):
        view: Any = f.g.view(seat)
        assert (view.routes, view.aims, view.laid, view.sights) == ([], [], [], [])


@pytest.mark.rule("DM-7.1")
def test_the_actions_that_are_left_are_told() -> None:
    f = duel(under("Dazed"), faces=[20])
    assert (seen(f).move_left, seen(f).attack_left) == (True, True)
    f.act(f"azure attack greatsword {SCALE}")
    assert (seen(f).move_left, seen(f).attack_left) == (True, False)


def test_looking_ahead_changes_nothing() -> None:
    f = duel(others=[("human_sellsword", "azure", (7, 5))])
    before = digest(f.g)
    places = f.g.places[:]
    seen(f)
    assert digest(f.g) == before
    assert f.g.places == places


def tells(f: Field, option: str) -> dict[str, Any]:
    """What is said beside an option of azure."""
    asked = outlook(f.g, 0).question
    assert asked is not None
    said = next(each.tells for each in asked.options if each.notation == option)
    assert said is not None
    return dict(said.words)


@pytest.mark.rule("DM-13.1", "DM-6.8", "DM-23.4")
def test_options_say_how_likely_they_are_and_what_they_use_up() -> None:
    master = ("dwarf_battlemaster", "azure", (1, 1))
    f = Field([("human_sellsword", "azure", (5, 5)), master, ("orc_raider", "ember", (6, 5))])
    assert tells(f, "activate human_sellsword#1") == {"hp": 60, "whole": 60, "speed": 6}
    f.act("azure activate human_sellsword#1")
    assert tells(f, "use dwarf_battlemaster#1 hold_the_line")["cost"] == 2
    f.act("azure pass")
    strike = tells(f, "attack greatsword orc_raider#1")
    assert strike["chance"] == 5 * (21 - (strike["against"] - strike["bonus"]))
    assert (strike["bonus"], strike["damage"]) == (11, 15)
