"""Whole games by random choices: they end, and nothing is lost or doubled on the way."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.warband import Warband
from warhall.kernel.dice import SeededDice

VARIANTS: list[dict[str, Any]] = [
    {},
    {"layout": "duel_facing", "face": "outdoors", "factions": ["sting_of_lolth", "sting_of_lolth"]},
    {"layout": "build"},
    {"mode": "first-game"},
    {"mode": "first-game", "factions": ["sting_of_lolth"], "large": "L2"},
    {"players": 3},
    {"players": 4},
    {"players": 4, "mode": "teams", "face": "outdoors"},
]


def owned(g: DungeonCommand) -> list[tuple[Counter[int], Counter[int]]]:
    """Every order and creature card of each owner, wherever it is."""
    found = []
    for seat in range(g.seats):
        orders = Counter(g.hands[seat]) + Counter(g.decks[seat]) + Counter(g.discards[seat])
        for cards in g.attached:
            orders += Counter(card >> 3 for card in cards if card >> 1 & 3 == seat)
        waiting = {item.group: item for item in (*g.stack, *(each for each in (g.now, g.draft) if each is not None))}
        orders += Counter(item.card for item in waiting.values() if item.card >= 0 and item.owner == seat)
        creatures = Counter(g.creature_hands[seat]) + Counter(g.creature_decks[seat]) + Counter(g.graveyards[seat])
        creatures += Counter(
            g.kinds[unit] for unit, owner in enumerate(g.owners) if owner == seat and g.places[unit] >= -1
        )
        found.append((orders, creatures))
    return found


def check(g: DungeonCommand) -> None:
    for unit, place in enumerate(g.places):
        side = GAME.tables.side[g.kinds[unit]]
        assert g.cells[unit] == (g.board.spaces[side][place] if place >= 0 else 0)
        assert g.damage[unit] >= 0
        assert g.damage[unit] % 10 == 0
    assert sum(cells.bit_count() for cells in g.cells) == sum(taken.bit_count() for taken in g.taken)
    if g.decision is not None and g.decision.ask in ("activate", "act", "deploy", "deploy-start"):
        assert not g.stack


def play(options: dict[str, Any], seed: int) -> DungeonCommand:
    g = GAME.begin(options, SeededDice(seed))
    assert isinstance(g, DungeonCommand)
    chance = SeededDice(seed).child(1)
    before = owned(g)
    for number in range(GAME.step_cap):
        if g.decision is None:
            break
        choices = g.decision.options
        g.apply(g.decision.seat, choices[chance.below(len(choices))])
        if number % 8 == 0:
            check(g)
            assert owned(g) == before
    assert owned(g) == before
    return g


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_end_and_lose_no_card(options: dict[str, Any]) -> None:
    for seed in range(2):
        g = play(options, seed)
        assert g.result is not None
        assert g.stack == [] or min(g.morale) <= 0


def test_random_custom_warbands_play() -> None:
    tables = GAME.tables
    for seed in range(3):
        dice = SeededDice(seed)
        bands = []
        for _ in range(2):
            creatures: Counter[str] = Counter()
            while sum(creatures.values()) < 12:
                creatures[dice.pick([c.id for c in tables.creatures if creatures[c.id] < 4])] += 1
            orders: Counter[str] = Counter()
            while sum(orders.values()) < 30:
                orders[dice.pick([o.id for o in tables.orders if orders[o.id] < 4])] += 1
            commander = dice.pick([each.id for each in tables.commanders])
            tiles = dice.pick(tables.factions)
            bands.append(Warband(creatures=dict(creatures), orders=dict(orders), commander=commander, tiles=tiles))
        assert play({"warbands": tuple(bands)}, seed).result is not None
