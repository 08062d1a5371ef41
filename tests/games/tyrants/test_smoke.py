"""Random games over all half-decks and numbers of players: they end, nothing is lost, and everything replays.

Day by day every pair of half-decks is played once, with two, three and four players in turn. What the conformance suite
demands of every game is only asked of all pairs where a game is proved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import cast

import pytest

from warhall.games.tyrants import GAME
from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.control import holder, majority
from warhall.games.tyrants.position import troops_left
from warhall.games.tyrants.state import COLOURS, EMPTY, Tyrants
from warhall.kernel import position
from warhall.kernel.dice import SeededDice
from warhall.kernel.saving import digest, resume, save

PAIRS = list(combinations(GAME.tables.half_decks, 2))
TABLES = [
    pytest.param(
        players, pair, id=f"{players}-{'-'.join(pair)}", marks=[] if number % 3 + 2 == players else [pytest.mark.deep]
    )
    for number, pair in enumerate(PAIRS)
    for players in (2, 3, 4)
]
MOST_STEPS = 20_000


def random_game(seed: int, **options: object) -> Iterator[Tyrants]:
    """Every state of a random game; the same object each time."""
    g = cast("Tyrants", GAME.begin(options, SeededDice(seed)))
    dice = SeededDice(seed + 1)
    yield g
    for _ in range(MOST_STEPS):
        if g.decision is None:
            return
        options_now = g.decision.options
        g.apply(g.decision.seat, options_now[dice.below(len(options_now))])
        yield g
    raise AssertionError("the game does not end")


def cards_of(g: Tyrants) -> Counter[int]:
    """Every card, wherever it is."""
    zones = [*g.decks, *g.hands, *g.discards, *g.inner, g.market, g.market_deck, g.devoured, g.played, g.aside]
    found = Counter(kind for zone in zones for kind in zone if kind != EMPTY)
    for stack, kind in enumerate(g.game.tables.stack_kinds):
        found[kind] += g.stacks[stack]
    return +found


def check_board(g: Tyrants) -> None:
    """Pieces on the board, presence and control are what the single pieces say."""
    tables = g.game.tables
    spaces = tables.layouts[g.layout].spaces
    taken = 0
    for troops in g.troops:
        assert not troops & taken
        taken |= troops
    assert taken | g.empty == spaces
    assert not taken & g.empty
    for seat in range(g.seats):
        assert g.barracks[seat] == troops_left(g, seat)
        assert g.spies[seat].bit_count() <= tables.setup.spies
        presence = 0
        for space in range(len(tables.space_ids)):
            if g.troops[seat] >> space & 1:
                presence |= tables.spread[space]
        for site, site_spaces in enumerate(tables.site_spaces):
            if g.spies[seat] >> site & 1:
                presence |= site_spaces
        assert g.presence[seat] == presence
    for site, site_spaces in enumerate(tables.site_spaces):
        leader, count = majority(g, site)
        assert holder(g, site) == leader
        for seat in range(g.seats):
            others = any(g.spies[other] >> site & 1 for other in range(g.seats) if other != seat)
            filled = leader == seat and count == site_spaces.bit_count()
            assert (g.total[seat] >> site & 1) == (filled and not others)


def white_troops(g: Tyrants) -> int:
    return g.troops[WHITE].bit_count() + sum(g.trophies[COLOURS * seat + WHITE] for seat in range(g.seats))


@pytest.mark.parametrize(("players", "pair"), TABLES)
def test_every_random_game_ends_and_loses_no_piece_and_no_card(players: int, pair: tuple[str, str]) -> None:
    seed = 1000 * players + PAIRS.index(pair)
    cards: Counter[int] = Counter()
    white = 0
    for number, g in enumerate(random_game(seed, players=players, half_decks=pair)):
        if not number:
            cards, white = cards_of(g), white_troops(g)
        assert cards_of(g) == cards
        assert white_troops(g) == white
        check_board(g)
    assert g.result is not None
    assert g.result.places.count(1) >= 1


@pytest.mark.deep
@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_seeds_give_equal_games(players: int) -> None:
    halves = ("demons", "aberrations")
    first = [digest(g) for g in random_game(5, players=players, half_decks=halves)]
    second = [digest(g) for g in random_game(5, players=players, half_decks=halves)]
    assert first == second


@pytest.mark.deep
@pytest.mark.parametrize("pair", PAIRS[::4], ids="-".join)
def test_every_state_survives_copy_save_and_position(pair: tuple[str, str]) -> None:
    for number, g in enumerate(random_game(77, players=3, half_decks=pair)):
        if number % 12 == 0:  # a position is a long text
            mine = digest(g)
            assert digest(g.copy()) == mine
            assert digest(resume(GAME, save(g))) == mine
            text = position.write(g)
            read = position.read(GAME, text, SeededDice(0))
            assert digest(read) == mine, text
            asked = read.decision and (read.decision.seat, read.decision.ask, list(read.decision.options))
            assert asked == (g.decision and (g.decision.seat, g.decision.ask, list(g.decision.options)))


@pytest.mark.deep
@pytest.mark.parametrize("pair", PAIRS[::5], ids="-".join)
def test_whatever_is_not_offered_is_refused_with_a_rule_of_the_catalogue(pair: tuple[str, str]) -> None:
    known = GAME.catalogue("en").rules
    for number, g in enumerate(random_game(99, players=4, half_decks=pair)):
        if number % 40 == 0 and g.decision is not None:
            offered = set(g.decision.options)
            for code in range(GAME.codec.size):
                reason = g.explain(g.decision.seat, code)
                assert (reason is None) == (code in offered), GAME.codec.notation(g, code)
                assert reason is None or reason.rule in known
                assert reason is None or GAME.texts.has(f"refuse-{reason.message}")


@pytest.mark.deep
def test_an_imagined_state_looks_the_same_and_asks_the_same_seat() -> None:
    for number, g in enumerate(random_game(3, players=4, half_decks=("elementals", "aberrations"))):
        if number % 25 == 0 and g.decision is not None:
            for seat in (*range(g.seats), None):
                imagined = g.imagine(seat, SeededDice(number))
                assert imagined.view(seat) == g.view(seat)
                assert imagined.decision is not None
                assert imagined.decision.seat == g.decision.seat
                assert imagined.decision.ask == g.decision.ask
                if seat == g.decision.seat:
                    assert list(imagined.decision.options) == list(g.decision.options)
