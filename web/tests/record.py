"""Records views of Tyrants from the engine as fixtures of the client's tests.

    python web/tests/record.py

Here: one game of four seats played by its own move ordering from a fixed seed, and its outlooks at telling moments. Not
here: any view written by hand, so client and engine cannot drift apart.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from warhall.games.tyrants import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.events import Told
from warhall.kernel.game import HOUSE_TEXTS
from warhall.kernel.outlook import event_sentence, outlook
from warhall.kernel.state import State

FIXTURE = Path(__file__).parent / "fixtures" / "tyrants.json"
SEED = 11
LATE = 5
"""The round from which moments are kept: by then there is something to see."""


def play() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The kept outlooks by the name of the moment, and what was told before the last of them."""
    state = GAME.begin({"players": 4}, SeededDice(SEED))
    moments: dict[str, Any] = {}
    heard: list[Told] = []
    said: list[dict[str, Any]] = []
    choices = SeededDice(SEED + 1)
    while state.result is None:
        seat, decision = next(iter(state.decisions.items()))
        keep(state, seat, decision.ask, moments)
        heard.clear()
        state.ears = heard.append
        ordered = GAME.bench.order(state, seat, decision.options)
        state.apply(seat, ordered[0] if choices.below(4) else ordered[choices.below(len(ordered))])
        if not said and state.round >= LATE and len(heard) > 1:
            said = [told_to(state, told, seat) for told in heard]
    moments["over"] = msgspec.to_builtins(outlook(state, 0))
    return moments, said


def keep(state: State, seat: int, ask: str, moments: dict[str, Any]) -> None:
    """Keeps the first late moment of each question, and one through other eyes."""
    if ask == "start" and "start" not in moments:
        moments["start"] = msgspec.to_builtins(outlook(state, seat))
    if state.round < LATE or (ask == "act" and (state.power < 2 or len(state.hands[seat]) < 2)):
        return
    if ask not in moments:
        moments[ask] = msgspec.to_builtins(outlook(state, seat))
    if "waiting" not in moments:
        moments["waiting"] = msgspec.to_builtins(outlook(state, (seat + 1) % 4))
        moments["public"] = msgspec.to_builtins(outlook(state, None))


def told_to(state: State, told: Told, seat: int) -> dict[str, Any]:
    """An event as the table tells it."""
    return {
        "rule": told.rule,
        "event": msgspec.to_builtins(told.seen_by(seat)),
        "say": msgspec.to_builtins(event_sentence(state, told, seat)),
    }


def recorded() -> str:
    """Everything that the client's tests need, as the file holds it."""
    moments, told = play()
    names = {kind: {each: said["en"] for each, said in of.items()} for kind, of in GAME.names.items()}
    sources = (HOUSE_TEXTS / "en.ftl", GAME.folder / "texts" / "en.ftl")
    texts = "\n".join(source.read_text("utf-8") for source in sources)
    kept = {"moments": moments, "told": told, "names": names, "texts": texts, "library": GAME.library("en")}
    return json.dumps(kept, ensure_ascii=False, default=msgspec.to_builtins)


def main() -> None:
    """Writes the fixtures."""
    FIXTURE.write_text(recorded(), "utf-8")


if __name__ == "__main__":
    main()
