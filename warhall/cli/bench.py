"""`warhall bench`: how fast a game runs here. Races beside other engines are in `benchmarks/`, outside the package."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from warhall.kernel.game import Game
    from warhall.kernel.state import State

app = typer.Typer(help="Speed.", no_args_is_help=True)

PICKS = 65_521
"""A prime, so that games do not repeat when the picks do."""
COPIES = 200
"""So many copies are made between two looks at the clock."""


@app.callback()
def bench() -> None:
    """Measure speed."""


@app.command()
def engine(
    game: Annotated[str, typer.Option(help="Which game.")] = "four",
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="For about how long.")] = 3.0,
    json: Annotated[bool, typer.Option("--json", help="For programs: one object.")] = False,
) -> None:
    """Play random games and copy states, normalised against the drift of the machine."""
    import msgspec

    from warhall.cli.pace import rate
    from warhall.games import game as game_of

    found = game_of(game)
    decisions = rate(playing(found), seconds * 2 / 3)
    copies = rate(copying(half_way(found)), seconds / 3)
    figures = {
        "game": found.id,
        "decisions_per_second": round(decisions.normalised),
        "decisions_per_second_unnormalised": round(decisions.here),
        "games_per_second": round(decisions.normalised / decisions.per_call, 1),
        "copy_us": round(1e6 / copies.normalised, 3),
    }
    if json:
        print(msgspec.json.encode(figures).decode())
        return
    for name, value in figures.items():
        print(f"{name:<36}{value}")


def picks(seed: int) -> Iterator[int]:
    """Numbers below 2**16 for ever, made beforehand: what is measured is the game, not the picking of moves."""
    from warhall.kernel.dice import SeededDice

    dice = SeededDice(seed)
    return cycle([dice.below(1 << 16) for _ in range(PICKS)])


def advance(state: State, chance: Iterator[int], most: int | None = None) -> int:
    """Random decisions until the game ends or so many were made; how many it were."""
    made = 0
    while (decision := state.decision) is not None and made != most:
        options = decision.options
        state.apply(decision.seat, options[next(chance) * len(options) >> 16])
        made += 1
    return made


def playing(game: Game) -> Callable[[], int]:
    """Work that plays one random game and tells its number of decisions."""
    from warhall.kernel.dice import SeededDice

    chance = picks(1)
    options = game.choose()
    return lambda: advance(game.begin(options, SeededDice(next(chance))), chance)


def half_way(game: Game) -> State:
    """A state in the middle of a random game: played once for its length, and once to its half."""
    from warhall.kernel.dice import SeededDice

    length = advance(game.begin(None, SeededDice(1)), picks(2))
    state = game.begin(None, SeededDice(1))
    advance(state, picks(2), length // 2)
    return state


def copying(state: State) -> Callable[[], int]:
    """Work that copies a state so often that the clock costs nothing beside it."""

    def work() -> int:
        copy = state.copy
        for _ in range(COPIES):
            copy()
        return COPIES

    return work
