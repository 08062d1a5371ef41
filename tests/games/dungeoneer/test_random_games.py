"""Whole random games: nothing is lost or doubled, every game ends by itself, points and health stay in their bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.dungeoneer.at_table import AtTable, start
from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.options import VARIANTS
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel.dice import SeededDice

TABLES: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "sets": "tl"},
    {"players": 3, "sets": "tl"},
    {"players": 2, "sets": "all"},
    {"players": 4, "sets": "all", "split_decks": False},
    *({"players": 3, **dict[str, object]({name: True})} for name in VARIANTS),
    {"players": 4, "sets": "all", **{name: True for name in VARIANTS if name != "ap_for_falling"}},
)
SOME_SEEDS = st.integers(0, 2**32)


def moments(options: dict[str, object], seed: int, every: int = 1) -> Iterator[AtTable]:
    """A random game: the table at its start, after every so many actions, and at its end."""
    table = start(options, seed)
    state, chooser = table.state, SeededDice(seed).child(1)
    while (decision := state.decision) is not None:
        if state.count % every == 0:
            yield table
        assert state.count < GAME.step_cap
        state.apply(decision.seat, chooser.pick(list(decision.options)))
    yield table


def cards_of(g: Dungeoneer) -> Counter[int]:
    """Every adventure card, wherever it is."""
    zones = [*g.hands, *g.inventory, *g.lairs, *g.decks, *g.discards, g.applied]
    found = Counter(card for zone in zones for card in zone)
    found.update(card for card in g.game.tables.attachments if g.host[card] != -1)
    return found


def check_table(g: Dungeoneer) -> None:
    """What holds at every moment of every game."""
    tables = g.game.tables
    wanted = Counter(card for card, number in enumerate(tables.card_set) if g.sets >> number & 1)
    assert cards_of(g) == wanted
    laid = [place for place, cell in enumerate(g.cells) if cell != -1]
    decks = [place for deck in g.location_decks for place in deck]
    tiles = [place for each in g.tiles for place in each]
    drawn = [g.drawn] if g.drawn != -1 and g.drawn not in laid else []
    places = Counter(laid + decks + tiles + drawn + g.aside)
    assert places == Counter(place for place, number in enumerate(tables.place_set) if g.sets >> number & 1)
    assert min(g.glory + g.peril + g.ap + g.health) >= 0
    assert all(1 <= level <= 4 for level in g.level)
    hidden = sum(1 << card for zone in (*g.hands, *g.decks) for card in zone)
    assert g.seen & hidden == 0
    assert g.seen | hidden == (1 << len(tables.cards)) - 1


@pytest.mark.rule("DG-1.3", "DG-1.10", "DG-2.5", "DG-13.4")
@settings(max_examples=8, deadline=None)
@given(st.sampled_from(TABLES), SOME_SEEDS)
def test_nothing_is_lost_or_doubled(options: dict[str, object], seed: int) -> None:
    for table in moments(options, seed, every=7):
        check_table(table.state)


@pytest.mark.rule("DG-1.1", "DG-1.2", "DG-21.4", "DG-21.6")
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options)))
def test_every_game_ends_by_itself_with_one_winner(options: dict[str, object]) -> None:
    for seed in (3, 4):
        *_, table = moments(options, seed, every=50)
        result = table.state.result
        assert result is not None
        assert len(result.winners) == 1
        (winner,) = result.winners
        third = len(table.state.completed[winner]) == 3
        assert result.rule == ("DG-1.1" if third else "DG-1.2")


@pytest.mark.deep
@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options)))
def test_many_games_end(options: dict[str, object]) -> None:
    for seed in range(100, 140):
        *_, table = moments(options, seed, every=25)
        check_table(table.state)
