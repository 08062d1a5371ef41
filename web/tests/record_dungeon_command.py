"""Records views of Dungeon Command from the engine as fixtures of the client's tests.

    python web/tests/record_dungeon_command.py

Here: golden records of the game played again, and their outlooks at telling moments: each question once, some through
other eyes, and what is said of a line of sight that is blocked. Not here: any view written by hand, so client and
engine cannot drift apart.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from warhall.games.dungeon_command import GAME
from warhall.kernel.dice import ScriptedDice
from warhall.kernel.events import Told
from warhall.kernel.game import HOUSE_TEXTS
from warhall.kernel.outlook import event_sentence, outlook, refusal_sentence
from warhall.kernel.record import Record
from warhall.kernel.state import State
from warhall.kernel.table import Table

FIXTURE = Path(__file__).parent / "fixtures" / "dungeon_command.json"
RECORDS = Path(__file__).parents[2] / "tests" / "games" / "dungeon_command" / "records"
GAMES = ("standard_2", "first_game", "build_2", "teams_4")
LATE = 3
"""The round from which most moments are kept: by then there is something to see."""
EARLY = frozenset({"lay", "lead", "first", "deploy-start"})
SEEN_BY_OTHERS = frozenset({"act", "respond", "deploy"})
MANY_TILES = 6


def play(name: str, moments: dict[str, Any], told: dict[str, Any], refusals: dict[str, Any]) -> None:
    """Plays a golden record again and keeps its moments by name, with what was told before each."""
    record = Record.parse((RECORDS / f"{name}.record").read_text("utf-8"))
    fallen = [value for entry in (record.start, *record.entries) for value in entry.fallen]
    table = Table(GAME, record.options, ScriptedDice(fallen))
    heard: list[Told] = []
    for entry in record.entries:
        state, seat = table.state, table.seat(entry.seat)
        for moment in keep(state, seat, name, moments):
            told[moment] = [told_to(state, each, seat) for each in heard if each.seen_by(seat) is not None]
        keep_blocked(state, seat, moments, refusals)
        heard = table.act(seat, entry.action)
    moments[f"over-{name}"] = msgspec.to_builtins(outlook(table.state, 0))


def keep(state: State, seat: int, name: str, moments: dict[str, Any]) -> list[str]:
    """Keeps the first moment of each question, and a few of them through other eyes; which were new."""
    ask = state.decisions[seat].ask
    moment = f"{ask}-teams" if name == "teams_4" else ask
    seen: Any = outlook(state, seat)
    if moment in moments or (ask not in EARLY and state.round < LATE):
        return []
    if ask == "lay" and len(seen.view.battlefield.tiles) < MANY_TILES:
        return []
    if ask == "act" and not (seen.view.routes and any(each.attached for each in seen.view.units)):
        return []
    if name == "teams_4" and ask not in SEEN_BY_OTHERS:
        return []
    moments[moment] = msgspec.to_builtins(seen)
    if ask in SEEN_BY_OTHERS:
        moments[f"{moment}-waiting"] = msgspec.to_builtins(outlook(state, (seat + 1) % len(seen.seats)))
        moments[f"{moment}-public"] = msgspec.to_builtins(outlook(state, None))
    return [moment]


def keep_blocked(state: State, seat: int, moments: dict[str, Any], refusals: dict[str, Any]) -> None:
    """Keeps the first moment at which a wall or an obstacle hides an enemy from a shooter, and what is said of it."""
    if state.decisions[seat].ask != "act" or "blocked" in moments:
        return
    seen: Any = outlook(state, seat)
    for sight in seen.view.sights:
        action = GAME.codec.parse(state, f"shoot {sight.target}")
        reason = state.explain(seat, action)
        if sight.sight == "blocked" and reason is not None and reason.message.startswith("sight-"):
            moments["blocked"] = msgspec.to_builtins(seen)
            refusals[f"shoot {sight.target}"] = msgspec.to_builtins(refusal_sentence(reason))
            return


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
    refusals: dict[str, Any] = {}
    for name in GAMES:
        play(name, moments, told, refusals)
    names = {kind: {each: said["en"] for each, said in of.items()} for kind, of in GAME.names.items()}
    sources = (HOUSE_TEXTS / "en.ftl", GAME.folder / "texts" / "en.ftl")
    kept = {
        "moments": moments,
        "told": told,
        "refusals": refusals,
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
