"""What is remembered or worked out beforehand says the same as the rules asked one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.combat import blockers, sees
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
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.threats import in_danger
from warhall.kernel.dice import SeededDice

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
        for what in ("rings", "crews", "armed", "fronts", "foes", "occupied"):
            assert getattr(anew, what) == getattr(g, what), what
        for seat in range(g.seats):
            units = [u for u, place in enumerate(g.places) if place >= 0 and g.controllers[u] == seat]
            enemies = [u for u, owner in enumerate(g.controllers) if g.teams[owner] != g.teams[seat]]
            assert list(g.crews[seat]) == units
            assert g.foes[seat] == sum(g.cells[unit] for unit in enemies)
        assert g.occupied == sum(g.cells)


def test_a_copy_and_its_original_go_separate_ways() -> None:
    for g in moments(6, {}, every=20):
        lined = (list(g.rings), list(g.crews), list(g.armed), list(g.fronts), list(g.foes), g.occupied)
        other = g.copy()
        for _ in range(30):
            if other.decision is not None:
                other.apply(other.decision.seat, other.decision.options[0])
        assert (g.rings, g.crews, g.armed, g.fronts, g.foes, g.occupied) == lined


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
