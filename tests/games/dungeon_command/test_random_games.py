"""Whole games by random choices: they end, and nothing is lost or doubled on the way."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.statics import hit_points
from warhall.games.dungeon_command.warband import Warband
from warhall.kernel.dice import SeededDice
from warhall.kernel.events import Told
from warhall.kernel.saving import digest

HEART, STING = "heart_of_cormyr", "sting_of_lolth"
VARIANTS: list[dict[str, Any]] = [
    {},
    {"layout": "duel_facing", "face": "outdoors", "factions": [STING, STING]},
    {"factions": [STING, HEART], "face": "outdoors"},
    {"factions": [HEART, HEART], "layout": "build"},
    {"layout": "build", "face": "outdoors"},
    {"mode": "first-game"},
    {"mode": "first-game", "factions": [STING], "large": "L2"},
    {"players": 3},
    {"players": 4, "factions": [STING, STING, HEART, HEART]},
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


class Ledger:
    """What the events say of Morale and damage: nothing changes that is not told."""

    def __init__(self, g: DungeonCommand) -> None:
        self.morale = list(g.morale)
        self.damage: Counter[int] = Counter()
        g.ears = self.hear

    def hear(self, told: Told) -> None:
        match told.event:
            case ev.Led(seat=seat, commander=number):
                symbols = GAME.tables.setup.first_game.morale_change if self.first_game else 0
                self.morale[seat] = GAME.tables.commanders[number].morale + symbols
            case ev.MoraleChanged(seat=seat, change=change):
                self.morale[seat] += change
            case ev.Damaged(unit=unit, amount=amount):
                self.damage[unit] += amount
            case ev.Healed(unit=unit, amount=amount):
                self.damage[unit] -= amount
            case ev.Destroyed(unit=unit):
                self.damage[unit] = 0

    first_game = False

    def agrees(self, g: DungeonCommand) -> bool:
        return self.morale == g.morale and [self.damage[unit] for unit in range(len(g.kinds))] == g.damage


def check(g: DungeonCommand) -> None:
    for unit, place in enumerate(g.places):
        side = GAME.tables.side[g.kinds[unit]]
        assert g.cells[unit] == (g.board.spaces[side][place] if place >= 0 else 0)
        assert g.damage[unit] >= 0
        assert g.damage[unit] % 10 == 0
        assert g.damage[unit] < hit_points(g, unit) or place < -1
    assert sum(cells.bit_count() for cells in g.cells) == sum(taken.bit_count() for taken in g.taken)
    numbers = [item.number for item in g.stack]
    assert numbers == sorted(set(numbers))
    if g.decision is not None and g.decision.ask in ("activate", "act", "deploy", "deploy-start"):
        assert not g.stack


def play(options: dict[str, Any], seed: int) -> DungeonCommand:
    g = GAME.begin(options, SeededDice(seed))
    assert isinstance(g, DungeonCommand)
    ledger = Ledger(g)
    ledger.first_game = bool(g.symbols)
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
            assert ledger.agrees(g)
    assert owned(g) == before
    assert ledger.agrees(g)
    return g


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_random_games_end_and_lose_no_card(options: dict[str, Any]) -> None:
    for seed in range(2):
        g = play(options, seed)
        assert g.result is not None
        assert g.stack == [] or min(g.morale) <= 0


def random_warband(dice: SeededDice) -> Warband:
    """Any legal warband, sometimes a larger one than it must be."""
    tables = GAME.tables
    creatures: Counter[str] = Counter()
    for _ in range(12 + dice.below(5)):
        creatures[dice.pick([each.id for each in tables.creatures if creatures[each.id] < 4])] += 1
    orders: Counter[str] = Counter()
    for _ in range(30 + dice.below(10)):
        orders[dice.pick([each.id for each in tables.orders if orders[each.id] < 4])] += 1
    commander = dice.pick([each.id for each in tables.commanders])
    return Warband(
        creatures=dict(creatures), orders=dict(orders), commander=commander, tiles=dice.pick(tables.factions)
    )


@pytest.mark.parametrize("more", [{}, {"layout": "build"}, {"players": 3}, {"players": 4, "mode": "teams"}], ids=str)
def test_random_custom_warbands_play(more: dict[str, Any]) -> None:
    dice = SeededDice(len(str(more)))
    for seed in range(2):
        bands = tuple(random_warband(dice) for _ in range(more.get("players", 2)))
        options = {"warbands": bands, **more}
        assert GAME.draft(GAME, GAME.choose(options)).faults == ()
        assert play(options, seed).result is not None


def test_the_outcome_of_a_random_game_is_the_same_whoever_listens() -> None:
    quiet = GAME.begin({}, SeededDice(5))
    chance = SeededDice(5).child(1)
    while quiet.decision is not None:
        choices = quiet.decision.options
        quiet.apply(quiet.decision.seat, choices[chance.below(len(choices))])
    assert digest(quiet) == digest(play({}, 5))
