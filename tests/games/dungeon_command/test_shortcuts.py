"""What is remembered or worked out beforehand says the same as the rules asked one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest

from warhall.games.dungeon_command import GAME, battlefield
from warhall.games.dungeon_command.combat import blockers, has_cover, sees
from warhall.games.dungeon_command.movement import budget, follow
from warhall.games.dungeon_command.on_board import OFF, OnBoard
from warhall.games.dungeon_command.orders import (
    has_ability,
    has_affinity,
    has_all_it_needs,
    has_level,
    is_able,
    is_possible,
    meets_requires,
)
from warhall.games.dungeon_command.playing import MUCH
from warhall.games.dungeon_command.position import read, write
from warhall.games.dungeon_command.state import MOVE, DungeonCommand, Item
from warhall.games.dungeon_command.threats import in_danger
from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.reach import Trip, search
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import PositionError

LINE_UP = [name for name in OnBoard.__slots__ if name != "board"]
"""What a state works out from its cards and from the places of its creatures."""

VARIANTS: list[dict[str, Any]] = [{}, {"face": "outdoors"}, {"players": 3}, {"players": 4, "mode": "teams"}]


def moments(seed: int, options: dict[str, Any], every: int = 5) -> Iterator[DungeonCommand]:
    """Some moments of a random game."""
    pick = SeededDice(seed + 100)
    g = GAME.begin(options, SeededDice(seed))
    while (decision := g.decision) is not None and g.count < 500:
        assert isinstance(g, DungeonCommand)
        if g.count % every == 0:
            yield g
        g.apply(decision.seat, decision.options[pick.below(len(decision.options))])


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_line_up_follows_from_the_places_at_every_moment(options: dict[str, Any]) -> None:
    for g in moments(4, options, every=1):
        anew = g.copy()
        anew.look_round()
        for what in LINE_UP:
            assert getattr(anew, what) == getattr(g, what), what
        for seat in range(g.seats):
            units = [u for u, place in enumerate(g.places) if place >= 0 and g.controllers[u] == seat]
            enemies = [u for u, owner in enumerate(g.controllers) if g.teams[owner] != g.teams[seat]]
            assert list(g.crews[seat]) == units
            assert g.foes[seat] == sum(g.cells[unit] for unit in enemies)
            hidden = [u for u, place in enumerate(g.places) if place == OFF and g.controllers[u] == seat]
            assert g.led[seat] == sum(g.game.tables.level[g.kinds[unit]] for unit in units + hidden)
            assert cells_of(g.held[seat]) == sorted({*g.hands[seat]})
            assert cells_of(g.unseen[seat]) == sorted({*g.hands[seat], *g.decks[seat]})
        assert g.occupied == sum(g.cells)


def test_a_copy_and_its_original_go_separate_ways() -> None:
    for g in moments(6, {}, every=20):
        lined = {what: copy(getattr(g, what)) for what in LINE_UP}
        other = g.copy()
        for _ in range(30):
            if other.decision is not None:
                other.apply(other.decision.seat, other.decision.options[0])
        assert {what: getattr(g, what) for what in LINE_UP} == lined


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_what_a_card_needs_in_one_word_is_what_it_needs_in_full(options: dict[str, Any]) -> None:
    told = set()
    for g in moments(8, options):
        danger = in_danger(g)
        for unit, place in enumerate(g.places):
            if place < 0:
                continue
            for source in g.game.tables.sources:
                if source.event is None and source.needs != MUCH:
                    seat = g.controllers[unit]
                    full = has_all_it_needs(g, seat, unit, source, danger)
                    assert is_possible(g, seat, unit, source, danger) == full, source.label
                    told.add((source.needs, full))
    assert len(told) > 5


@pytest.mark.parametrize("options", VARIANTS[:2], ids=str)
def test_who_may_play_an_order_by_the_tables_may_play_it_by_the_rules(options: dict[str, Any]) -> None:
    orders = range(len(GAME.tables.orders))
    for g in moments(9, options, every=25):
        for unit, place in enumerate(g.places):
            if place < 0:
                continue
            seat = g.controllers[unit]
            for kind in orders:
                level = g.game.tables.extra_assist[kind] or has_level(g, seat, kind, unit)
                able = has_affinity(g, kind, unit) or (has_ability(g, kind, unit) and level)
                assert is_able(g, seat, kind, unit) == (meets_requires(g, kind, unit) and able)


@pytest.mark.rule("DC-20.1", "DC-20.3")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_what_is_remembered_of_sight_is_what_the_lines_say(options: dict[str, Any]) -> None:
    answers = set()
    for g in moments(10, options, every=15):
        for unit, cells in enumerate(g.cells):
            for other in g.cells:
                if cells and other and other != cells:
                    seen = g.board.sight.sees(cells, other, blockers(g, unit))
                    assert sees(g, unit, other) == seen
                    answers.add(seen)
    assert answers == {True, False}


@pytest.mark.rule("DC-20.6", "DC-20.7")
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_what_is_remembered_of_cover_is_what_the_lines_say(options: dict[str, Any]) -> None:
    answers = set()
    for g in moments(10, options, every=15):
        for unit in g.present:
            for other in g.present:
                if other != unit:
                    squares = g.cells[other]
                    aim = squares & ~g.board.obstacle
                    clear = g.board.sight.clear_shot(g.cells[unit], squares, blockers(g, unit), aim)
                    assert has_cover(g, unit, other) == (not aim or clear is None)
                    answers.add(clear is None)
    assert answers == {True, False}


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_sight_past_walls_and_scattered_enemies_is_what_the_lines_say(options: dict[str, Any]) -> None:
    pick = SeededDice(12)
    g = GAME.begin(options, SeededDice(12))
    assert isinstance(g, DungeonCommand)
    board = g.board
    squares, large = cells_of(board.open), [space for space in board.spaces[2] if space and not space & ~board.open]

    def space() -> int:
        return large[pick.below(len(large))] if pick.below(5) == 0 else 1 << squares[pick.below(len(squares))]

    answers = Counter[bool]()
    for _ in range(2000):
        one, reach = space(), pick.below(6)
        near = cells_of(board.map.within(one, 1 + reach) & board.open)
        other = 1 << near[pick.below(len(near))] if reach else space()
        enemies = mask_of(squares[pick.below(len(squares))] for _ in range(pick.below(14)))
        seen = board.sight.sees(one, other, board.obstacle | enemies)
        assert board.lookout.sees(one, other, enemies) == seen
        answers[seen] += 1
    assert min(answers.values()) > 100


def test_the_areas_in_sight_are_their_squares_one_by_one() -> None:
    for g in moments(13, {}, every=40):
        for unit in g.present:
            looker, foes = g.cells[unit], g.foes[g.controllers[unit]]
            area = g.board.within(looker, 5) & g.board.open
            seen = [square for square in cells_of(area) if g.board.lookout.sees(looker, 1 << square, foes)]
            assert cells_of(g.board.lookout.seen(looker, area, foes)) == seen


def test_of_all_movements_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    g = GAME.begin({}, SeededDice(14))
    assert isinstance(g, DungeonCommand)
    monkeypatch.setattr(battlefield, "MOST_SEARCHES", 10)
    board = battlefield.Board(g.board.ground)
    steps, enemies = board.walk(1), g.occupied
    for start in cells_of(board.open & ~enemies):
        free = board.roaming(steps, start, 6)
        board.hindered(free, enemies, stops=True)
        every = [each for kept in board._roamings.values() for each in kept.values()]
        assert sum(1 + len(each.among) for each in every) <= 10
        assert board.roaming(steps, start, 6).reach.destinations == search(steps, Trip(start, 6)).destinations


def moves_on_top(seed: int) -> Iterator[tuple[DungeonCommand, Item]]:
    """Moments of a random game with a move on top of the stack after which nobody has acted."""
    for g in moments(seed, {"chances": "every"}, every=1):
        if g.stack and g.stack[-1].what == MOVE and g.stack[-1].number == g.serial:
            yield g, g.stack[-1]


@pytest.mark.rule("DC-11.18")
def test_a_path_after_which_nobody_acted_is_still_legal_as_a_whole() -> None:
    found = [follow(g, item.unit, budget(g, item.unit), item.path) == item.path for g, item in moves_on_top(14)]
    assert len(found) > 10
    assert all(found)


def test_a_position_with_a_path_through_the_air_is_refused() -> None:
    g, item = next(moves_on_top(14))
    position = write(g)
    assert write(read(GAME, position, SeededDice(1))) == position
    far = max(cells_of(g.board.open), key=lambda square: abs(square - g.places[item.unit]))
    position["stack"][-1]["path"] = [g.board.names[far]]
    with pytest.raises(PositionError, match="cannot go along it"):
        read(GAME, position, SeededDice(1))
