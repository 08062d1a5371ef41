"""How fast bots think, and what more thinking is worth: `python -m benchmarks.minds [GAME ...] [--games N] [--json]`.

For each game: positions looked at in a second of the processor by the search of a level, and how the same level fares
with twice, four times ... its looks against itself with half of them. `--part 4` begins with a quarter of the looks,
`--option points=50` plays another kind of game. Every number is played with the seats exchanged,
so the luck of the deal falls to both. Seconds are those of the processor: other programs do not disturb them.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping, Sequence

import msgspec

from warhall.arena.tally import wilson
from warhall.bots.bot import Budget, Plan
from warhall.bots.choose import play_safely
from warhall.bots.search import SearchBot
from warhall.cli.opening import chosen
from warhall.games import game as game_of
from warhall.games import rooms
from warhall.kernel.dice import SeededDice
from warhall.kernel.game import Game
from warhall.kernel.minds import Thought
from warhall.kernel.state import State

FIRST = 700_000
"""The number of the first game: no weight was ever fitted to these."""


class Thinker(SearchBot):
    """A level with another number of looks."""

    def __init__(self, thought: Thought) -> None:
        super().__init__("normal")
        self.own = thought
        self.looked = 0
        self.seconds = 0.0

    def thought(self, state: State) -> Thought:
        """Its own."""
        return self.own


class Step(msgspec.Struct, frozen=True):
    """Twice the looks against once."""

    looks: int
    games: int
    share: float
    low: float
    high: float
    ms_per_choice: float


class Row(msgspec.Struct, frozen=True):
    """One game."""

    game: str
    level: str
    looks_per_second: float
    steps: list[Step]


def play(game: Game, options: Mapping[str, object] | None, bots: Sequence[Thinker], number: int) -> tuple[int, ...]:
    """One game between two thinkers: the seats of the winners."""
    dice = SeededDice(number)
    state = game.begin(options, dice.child(0))
    own = [dice.child(1 + seat) for seat in range(len(bots))]
    plans: list[Plan] = [()] * len(bots)
    while state.result is None and state.count < game.step_cap:
        seat = next(iter(state.decisions))
        bot, budget = bots[seat], Budget(bots[seat].own.looks)
        started = time.process_time()
        choice = play_safely(bot, state, seat, own[seat], budget, plans[seat])
        bot.seconds += time.process_time() - started
        bot.looked += budget.spent
        plans[seat] = choice.plan
        state.apply(seat, choice.code)
    return () if state.result is None else state.result.winners


def compare(game: Game, options: Mapping[str, object] | None, thought: Thought, games: int) -> tuple[Step, float]:
    """A thought with twice its looks against it as it is, and the looks in a second."""
    won, looked, seconds = 0.0, 0, 0.0
    for number in range(games):
        more = Thinker(msgspec.structs.replace(thought, looks=2 * thought.looks))
        less = Thinker(thought)
        seat = number % 2
        winners = play(game, options, (more, less) if seat == 0 else (less, more), FIRST + number // 2)
        won += (seat in winners) / len(winners) if winners else 0.5
        looked += more.looked + less.looked
        seconds += more.seconds + less.seconds
    low, high = wilson(won, games)
    per_choice = 1000 * 2 * thought.looks * seconds / max(1, looked)
    return Step(2 * thought.looks, games, won / games, low, high, per_choice), looked / max(seconds, 1e-9)


def measure(name: str, pairs: Sequence[str], level: str, part: int, games: int, doublings: int) -> Row:
    """One game: some doublings, the smallest first."""
    game = game_of(name)
    options = chosen(game, pairs, None) or None
    thought = game.bench.levels[level]
    thought = msgspec.structs.replace(thought, looks=max(1, thought.looks // part))
    steps, rates = [], []
    for _ in range(doublings):
        step, rate = compare(game, options, thought, games)
        steps.append(step)
        rates.append(rate)
        thought = msgspec.structs.replace(thought, looks=2 * thought.looks)
    return Row(name, level, sum(rates) / len(rates), steps)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0] if __doc__ else None)
    parser.add_argument("games_", metavar="GAME", nargs="*", help="which games; all of them if none is named")
    parser.add_argument("--level", default="normal", help="whose settings are taken")
    parser.add_argument("--games", type=int, default=20, help="games for each comparison")
    parser.add_argument("--doublings", type=int, default=2, help="how often the looks are doubled")
    parser.add_argument("--json", action="store_true", help="for programs: one object a line")
    parser.add_argument("--part", type=int, default=1, help="begin with this part of the level's looks: 4 is a quarter")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as in points=50")
    said = parser.parse_args(arguments)
    for name in said.games_ or list(rooms()):
        row = measure(name, said.option, said.level, said.part, said.games, said.doublings)
        if said.json:
            print(msgspec.json.encode(row).decode(), flush=True)
            continue
        print(f"{row.game} ({row.level}): {row.looks_per_second:,.0f} looks/s")
        for step in row.steps:
            print(
                f"  {step.looks // 2:>7} -> {step.looks:>7} looks: {step.share:6.1%} ({step.low:.0%}-{step.high:.0%}) "
                f"of {step.games} games, {step.ms_per_choice:.0f} ms for a plan",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
