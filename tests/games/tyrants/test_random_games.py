"""Whole random games: nothing is lost or doubled, every game ends, and everybody has the same number of turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tyrants.at_table import AtTable, start
from warhall.games.tyrants import GAME
from warhall.games.tyrants.actions import EndTurn
from warhall.kernel.dice import SeededDice

BOARDS: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 3, "section": "left"},
    {"players": 3, "section": "right"},
    {"players": 4},
)
PAIRS = list(combinations(GAME.tables.half_decks, 2))
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


def pieces(table: AtTable) -> dict[str, int]:
    """Every troop by colour and every spy by owner, wherever it is."""
    view = table.view()
    found: Counter[str] = Counter()
    found.update(colour for colour in table.spaces.values() if colour is not None)
    for site in view.sites:
        found.update(f"spy of {seat}" for seat in site.spies)
    for player in view.seats:
        found[player.seat] += player.troops
        found[f"spy of {player.seat}"] += player.spies
        found.update(player.trophies)
    return dict(found)


def cards(table: AtTable) -> dict[str, int]:
    """Every card, wherever it is."""
    written = table.written
    turn = written.get("turn", {})
    zones = [written.get("market", []), written.get("market_deck", []), written.get("devoured", [])]
    zones += [turn.get("played", []), turn.get("memory", {}).get("aside", [])]
    for seat in written["seats"].values():
        zones += [seat.get(zone, []) for zone in ("hand", "deck", "discard", "inner_circle")]
    found: Counter[str] = Counter(card for zone in zones for card in zone if card is not None)
    found.update(table.view().stacks)
    return {card: count for card, count in found.items() if count}


@pytest.mark.rule("TU-1.2", "TU-9.30", "TU-9.70")
@settings(max_examples=6, deadline=None)
@given(st.sampled_from(BOARDS), st.sampled_from(PAIRS), SOME_SEEDS)
def test_no_card_is_ever_lost_or_doubled(board: dict[str, object], pair: tuple[str, str], seed: int) -> None:
    wanted: dict[str, int] | None = None
    for table in moments({**board, "half_decks": list(pair)}, seed, every=3):
        wanted = wanted or cards(table)
        assert cards(table) == wanted
    assert wanted is not None
    printed = {card.id: card.copies for card in GAME.tables.printed.cards if card.half_deck in pair}
    seats = int(str(board["players"]))
    supply = {"noble": 7 * seats, "soldier": 3 * seats, "house_guard": 15, "priestess_of_lolth": 15}
    outcasts = {"insane_outcast": 30} if "demons" in pair else {}
    assert wanted == printed | supply | outcasts


@pytest.mark.rule("TU-4.6", "TU-5.2", "TU-5.16", "TU-8.4", "TU-8.8", "TU-8.9", "TU-8.11", "TU-11.3")
@settings(max_examples=6, deadline=None)
@given(st.sampled_from(BOARDS), st.sampled_from(PAIRS), SOME_SEEDS)
def test_what_never_changes_or_only_grows(board: dict[str, object], pair: tuple[str, str], seed: int) -> None:
    before = None
    for table in moments({**board, "half_decks": list(pair)}, seed, every=3):
        view = table.view()
        assert min(view.power, view.influence) >= 0
        for site in view.sites:
            counts = Counter(colour for colour in site.spaces if colour is not None).most_common(2)
            alone = counts and (len(counts) == 1 or counts[0][1] > counts[1][1]) and counts[0][0] != "white"
            assert site.controller == (counts[0][0] if alone else None)
            spied = any(spy != site.controller for spy in site.spies)
            assert site.total == (bool(alone) and counts[0][1] == len(site.spaces) and not spied)
        held = {marker: player.seat for player in view.seats for marker in player.markers}
        assert held == {site.id: site.controller for site in view.sites if site.marker and site.controller}
        if before is not None:
            assert view.first == before.first
            assert all(now.vp >= was.vp for now, was in zip(view.seats, before.seats, strict=True))
            assert before.ending in ("no", view.ending)
        before = view


def play_out(board: dict[str, object], pair: tuple[str, str], seed: int) -> None:
    """A whole game, and what holds at the end of every one."""
    table = start({**board, "half_decks": list(pair)}, seed)
    state, chooser = table.state, SeededDice(seed).child(1)
    turns: Counter[int] = Counter()
    end_turn = GAME.codec.first(EndTurn)
    while (decision := state.decision) is not None:
        code = chooser.pick(list(decision.options))
        turns[decision.seat] += code == end_turn
        assert state.count < GAME.step_cap
        state.apply(decision.seat, code)
    assert state.result is not None
    assert table.view().ending != "no"
    assert len(set(turns.values())) == 1
    totals = [table.score(seat).total for seat in table.names]
    assert table.winners == [seat for seat, total in zip(table.names, totals, strict=True) if total == max(totals)]


@pytest.mark.rule("TU-2.7", "TU-5.1", "TU-11.3", "TU-11.4", "TU-11.12")
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_every_pair_of_half_decks_is_played_to_the_end_on_every_board(pair: tuple[str, str]) -> None:
    for board in BOARDS:
        play_out(board, pair, 7)


@pytest.mark.slow
@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_many_games_of_every_pair_are_played_to_the_end(pair: tuple[str, str]) -> None:
    for board in BOARDS:
        for seed in range(100, 106):
            play_out(board, pair, seed)
