"""What a choice would come to is shown to whoever decides: ways, lines of sight, cover."""

from __future__ import annotations

import pytest

from tests.games.dungeon_command.at_table import Field, walls
from warhall.games.dungeon_command.movement import WALKING, budget, path_to
from warhall.games.dungeon_command.previews import RouteView, SightView

WIZARD = ("hc_war_wizard", "gold", (2, 5))
MASTIFF = ("sl_shadow_mastiff", "silver", (7, 5))


def routes_of(f: Field, seat: str) -> list[RouteView]:
    return list(f.table(f.seat(seat)).routes)


def sights_of(f: Field, seat: str) -> list[SightView]:
    return list(f.table(f.seat(seat)).sights)


def test_every_offered_square_comes_with_the_way_that_is_taken() -> None:
    f = Field([WIZARD, MASTIFF], marks={(3, 4): "!", (3, 5): "!", (3, 6): "^"}).act("gold activate hc_war_wizard#1")
    routes = {route.square: route for route in routes_of(f, "gold")}
    assert [f"move {square}" for square in routes] == [line for line in f.options() if line.startswith("move ")]
    for square, route in routes.items():
        end = f.g.board.names.index(square)
        path = path_to(f.g, 0, budget(f.g, 0), WALKING, end)
        assert route.path == [f.g.board.names[place] for place in path]
    assert (routes[f.square(3, 6)].unit, routes[f.square(3, 6)].points) == ("hc_war_wizard#1", 2)
    assert routes[f.square(3, 5)].hazards == [f.square(3, 5)]
    assert routes[f.square(4, 5)].hazards == []


def test_a_creature_that_has_moved_is_shown_no_ways() -> None:
    f = Field([WIZARD, MASTIFF]).act("gold activate hc_war_wizard#1", f"gold move {Field([WIZARD]).square(2, 6)}")
    assert routes_of(f.passing(until="act"), "gold") == []


def test_a_blocked_line_of_sight_names_the_square() -> None:
    f = Field([WIZARD, MASTIFF], marks=walls((4, 4), (4, 5), (4, 6))).act("gold activate hc_war_wizard#1")
    (sight,) = sights_of(f, "gold")
    assert (sight.sight, sight.square, sight.beyond) == ("blocked", f.square(4, 5), None)
    refused = f.refusal("gold shoot sl_shadow_mastiff#1")
    assert refused is not None
    assert refused.rule == "DC-20.1"


def test_a_thick_wall_is_named_by_the_squares_on_both_sides() -> None:
    f = Field([WIZARD, MASTIFF], edges=[(4, y, 5, y) for y in range(3, 8)]).act("gold activate hc_war_wizard#1")
    (sight,) = sights_of(f, "gold")
    assert (sight.sight, sight.square, sight.beyond) == ("blocked", f.square(4, 5), f.square(5, 5))


def test_cover_names_the_square_that_gives_it() -> None:
    f = Field([WIZARD, MASTIFF], marks=walls((6, 5))).act("gold activate hc_war_wizard#1")
    (sight,) = sights_of(f, "gold")
    assert (sight.sight, sight.square) == ("cover", f.square(6, 5))
    clear = Field([WIZARD, MASTIFF]).act("gold activate hc_war_wizard#1")
    assert [(each.sight, each.square) for each in sights_of(clear, "gold")] == [("clear", None)]


def test_cover_is_shown_corner_by_corner() -> None:
    f = Field([WIZARD, MASTIFF], marks=walls((6, 5))).act("gold activate hc_war_wizard#1")
    (sight,) = sights_of(f, "gold")
    assert sight.corner in {(2, 5), (3, 5), (2, 6), (3, 6)}
    assert set(sight.seen) | set(sight.unseen) == {(7, 5), (8, 5), (7, 6), (8, 6)}
    assert 0 < len(sight.unseen) < 4
    (clear,) = sights_of(Field([WIZARD, MASTIFF]).act("gold activate hc_war_wizard#1"), "gold")
    assert (clear.corner, len(clear.seen), clear.unseen) == ((3, 5), 4, [])
    (blocked,) = sights_of(
        Field([WIZARD, MASTIFF], marks=walls((4, 4), (4, 5), (4, 6))).act("gold activate hc_war_wizard#1"), "gold"
    )
    assert (blocked.corner, blocked.seen, blocked.unseen) == (None, [], [])


@pytest.mark.rule("DC-20.8")
def test_a_target_in_an_obstacle_is_covered_by_its_own_square() -> None:
    f = Field([WIZARD, MASTIFF], marks={(7, 5): "O"}).act("gold activate hc_war_wizard#1")
    (sight,) = sights_of(f, "gold")
    assert (sight.sight, sight.square, sight.unseen) == ("cover", f.square(7, 5), [])


def test_only_the_seat_that_decides_is_shown_what_its_choice_would_come_to() -> None:
    f = Field([WIZARD, MASTIFF]).act("gold activate hc_war_wizard#1")
    assert (routes_of(f, "silver"), sights_of(f, "silver")) == ([], [])
    assert (f.table().routes, f.table().sights) == ([], [])
