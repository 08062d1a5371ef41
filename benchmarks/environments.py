"""The speed of the environments, as one table: `python -m benchmarks.environments [GAMES] [--json] [--seconds N]`.

Here: random steps a second of each game as the bare engine, with observation and mask, and as a PettingZoo environment,
beside PettingZoo's own `connect_four_v3` and the games of catanatron and OpenSpiel, all in turns in one run
(`measure`). `seeing / decision` is what seeing costs beside deciding, by the time of the processor, in turns of its
own: so it hardly depends on what else the machine does. At most 1 is the goal.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

import msgspec

from benchmarks.measure import TURN, Contestant, Pace, pin, race, ratio
from benchmarks.peers import peers
from warhall.research import Simulation, encoder, pettingzoo_env

STEPS = 20
"""So many steps are made between two looks at the clock."""
GAMES = ("four", "tyrants", "fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures")


class Row(msgspec.Struct, frozen=True):
    """One game: steps a second at the reference pace."""

    game: str
    engine: float
    seen: float
    """With the observation of whoever is asked, and the mask."""
    environment: float
    observation_to_decision: float
    beside_connect_four: float | None
    """How many times as fast as PettingZoo's `connect_four_v3` the environment is."""


def main(words: Sequence[str] | None = None) -> None:
    """Read the command line, race, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="ids of games (default: all)")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each contestant runs (default: 3)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    given = parser.parse_args(words)
    pin()
    others, missing = peers()
    pairs = {game: (engine(game), seen(game)) for game in given.games}
    contestants = [each for game, pair in pairs.items() for each in (*pair, environment(game))]
    paces = race([*contestants, *(entry.play for entry in others)], given.seconds)
    rows = [row(game, paces, seeing(*pairs[game], given.seconds)) for game in given.games]
    if given.json:
        steps = {entry.title: round(paces[entry.play.id].normalised, 1) for entry in others}
        print(
            msgspec.json.encode({"seconds": given.seconds, "rows": rows, "peers": steps, "missing": missing}).decode()
        )
        return
    width = max(len(each.game) for each in rows)
    print(f"{'':{width}}{'engine':>12}{'seen':>12}{'environment':>14}{'seeing/decision':>18}{'x connect_four_v3':>20}")
    for each in rows:
        beside = "-" if each.beside_connect_four is None else f"{each.beside_connect_four:.2f}"
        print(
            f"{each.game:{width}}{each.engine:>12,.0f}{each.seen:>12,.0f}{each.environment:>14,.0f}"
            f"{each.observation_to_decision:>18.2f}{beside:>20}"
        )
    for entry in others:
        print(f"{entry.title}: {paces[entry.play.id].normalised:,.0f} steps a second")
    print(*missing, sep="\n")


def seeing(bare: Contestant, looking: Contestant, seconds: float) -> float:
    """What seeing costs beside deciding: seconds of the processor for a step of each, in turns."""
    units, spent = {bare.id: 0, looking.id: 0}, {bare.id: 0.0, looking.id: 0.0}
    for _ in range(max(1, round(seconds / TURN))):
        for each in (bare, looking):
            begun = now = process_time()
            while now < begun + TURN:
                units[each.id] += each.work()
                now = process_time()
            spent[each.id] += now - begun
    return spent[looking.id] / units[looking.id] * units[bare.id] / spent[bare.id] - 1


def row(game: str, paces: dict[str, Pace], beside: float) -> Row:
    """The figures of one game."""
    bare, looking, env = (paces[f"{game} {kind}"] for kind in ("engine", "seen", "environment"))
    yardstick = paces.get("pettingzoo")
    return Row(
        game,
        round(bare.normalised, 1),
        round(looking.normalised, 1),
        round(env.normalised, 1),
        round(beside, 3),
        None if yardstick is None else round(ratio(env, yardstick), 3),
    )


def engine(game: str) -> Contestant:
    """Steps of the bare game."""
    simulation, bits = Simulation(game), Random(1).getrandbits

    def work() -> int:
        for _ in range(STEPS):
            if simulation.over:
                simulation.reset(bits(32))
            legal = simulation.legal
            simulation.step(legal[(bits(16) * len(legal)) >> 16])
        return STEPS

    return Contestant(f"{game} engine", work)


def seen(game: str) -> Contestant:
    """Steps, each after an observation and a mask."""
    simulation, seer, bits = Simulation(game), encoder(game), Random(1).getrandbits

    def work() -> int:
        for _ in range(STEPS):
            if simulation.over:
                simulation.reset(bits(32))
            legal = simulation.legal
            seer.observation(simulation.state, simulation.seat)
            seer.mask(legal)
            simulation.step(legal[(bits(16) * len(legal)) >> 16])
        return STEPS

    return Contestant(f"{game} seen", work)


def environment(game: str) -> Contestant:
    """Steps as PettingZoo drives them."""
    env: Any = pettingzoo_env(game)
    bits = Random(1).getrandbits
    env.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset(seed=bits(32))
                observation = env.last()[0]
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[(bits(16) * len(legal)) >> 16]))
        return STEPS

    return Contestant(f"{game} environment", work)


if __name__ == "__main__":
    main()
