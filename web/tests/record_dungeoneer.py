"""Records views of Dungeoneer from the engine as fixtures of the client's tests.

    python web/tests/record_dungeoneer.py

Here: games played by the room's own move ordering from fixed seeds, and their outlooks at telling moments: each
question once, some through other eyes. Not here: any view written by hand, so client and engine cannot drift apart.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from warhall.games.dungeoneer import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.events import Told
from warhall.kernel.game import HOUSE_TEXTS
from warhall.kernel.outlook import event_sentence, outlook
from warhall.kernel.state import State

FIXTURE = Path(__file__).parent / "fixtures" / "dungeoneer.json"
GAMES: tuple[tuple[dict[str, object], int], ...] = (
    ({"players": 4}, 8),
    ({"players": 2}, 3),
    ({"players": 2}, 12),
    ({"players": 2}, 13),
    ({"players": 2, "sets": "all"}, 4),
    ({"players": 2, "no_blank_spots": True, "choice_of_heroes": True}, 5),
)
LATE = 9
"""So many locations lie there before most moments are kept: by then there is something to see."""
EARLY = frozenset({"hero", "lay", "entrance", "form", "place"})
SEEN_BY_OTHERS = frozenset({"feats", "battle"})
SOME_WAYS = 2
MOST = 2_000


def play(options: dict[str, object], seed: int, moments: dict[str, Any], told: dict[str, Any]) -> None:
    """Plays a game and keeps its moments by name, with what was told before each."""
    state = GAME.begin(options, SeededDice(seed))
    choices = SeededDice(seed + 1)
    heard: list[Told] = []
    while state.result is None and state.count < MOST:
        seat, decision = next(iter(state.decisions.items()))
        for moment in keep(state, seat, moments):
            told[moment] = [told_to(state, each, seat) for each in heard if each.seen_by(seat) is not None]
        heard.clear()
        state.ears = heard.append
        ordered = GAME.bench.order(state, seat, decision.options)
        state.apply(seat, ordered[0] if choices.below(5) else ordered[choices.below(len(ordered))])
    if state.result is not None:
        moments.setdefault("over", msgspec.to_builtins(outlook(state, 0)))


def keep(state: State, seat: int, moments: dict[str, Any]) -> list[str]:
    """Keeps the first telling moment of each question, and a few of them through other eyes; which were new."""
    ask = state.decisions[seat].ask
    seen: Any = outlook(state, seat)
    view = seen.view
    name = ask if len(view.sets) == 1 else f"{ask}-planes"
    if name in moments or (len(view.sets) > 1 and ask != "feats"):
        return []
    if ask not in EARLY and len(view.places) < LATE:
        return []
    if ask == "feats" and (len(view.ways) < SOME_WAYS or not any(player.inventory for player in view.seats)):
        return []
    if ask == "battle" and not any(attack.attack is not None for fight in view.fights for attack in fight.attacks):
        return []
    moments[name] = msgspec.to_builtins(seen)
    if name in SEEN_BY_OTHERS:
        moments[f"{name}-waiting"] = msgspec.to_builtins(outlook(state, (seat + 1) % len(seen.seats)))
        moments[f"{name}-public"] = msgspec.to_builtins(outlook(state, None))
    return [name]


def told_to(state: State, told: Told, seat: int) -> dict[str, Any]:
    """An event as the table tells it."""
    return {
        "rule": told.rule,
        "event": msgspec.to_builtins(told.seen_by(seat)),
        "say": msgspec.to_builtins(event_sentence(state, told, seat)),
    }


def recorded() -> str:
    """Everything that the client's tests need, as the file holds it."""
    moments: dict[str, Any] = {}
    told: dict[str, Any] = {}
    for options, seed in GAMES:
        play(options, seed, moments, told)
    names = {kind: {each: said["en"] for each, said in of.items()} for kind, of in GAME.names.items()}
    sources = (HOUSE_TEXTS / "en.ftl", GAME.folder / "texts" / "en.ftl")
    kept = {
        "moments": moments,
        "told": told,
        "names": names,
        "texts": "\n".join(source.read_text("utf-8") for source in sources),
        "library": GAME.library("en"),
    }
    return json.dumps(kept, ensure_ascii=False, default=msgspec.to_builtins)


def main() -> None:
    """Writes the fixtures."""
    FIXTURE.write_text(recorded(), "utf-8")


if __name__ == "__main__":
    main()
