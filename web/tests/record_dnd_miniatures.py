"""Records views of D&D Miniatures from the engine as fixtures of the client's tests.

    python web/tests/record_dnd_miniatures.py

Here: golden records of the game played again, and their outlooks at telling moments: each question once, some through
other eyes, and what is said of an enemy that is not seen. Not here: any view written by hand, so client and engine
cannot drift apart.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from warhall.games.dnd_miniatures import GAME
from warhall.kernel.dice import ScriptedDice
from warhall.kernel.events import Told
from warhall.kernel.game import HOUSE_TEXTS
from warhall.kernel.outlook import event_sentence, outlook, refusal_sentence
from warhall.kernel.record import Record
from warhall.kernel.state import State
from warhall.kernel.table import Table

FIXTURE = Path(__file__).parent / "fixtures" / "dnd_miniatures.json"
RECORDS = Path(__file__).parents[2] / "tests" / "games" / "dnd_miniatures" / "records"
GAMES = ("assault-50", "epic", "sealed", "team-4")
LATE = 2
"""The round from which most moments are kept: by then there is something to see."""
EARLY = frozenset({"build", "map", "letter", "corner", "deploy", "first"})
SEEN_BY_OTHERS = frozenset({"act", "build"})
TWINS = 4
"""Creatures of one card are named up to this number."""


def play(name: str, moments: dict[str, Any], told: dict[str, Any], refusals: dict[str, Any]) -> None:
    """Plays a golden record again and keeps its moments by name, with what was told before each."""
    record = Record.parse((RECORDS / f"{name}.record").read_text("utf-8"))
    fallen = [value for entry in (record.start, *record.entries) for value in entry.fallen]
    table = Table(GAME, record.options, ScriptedDice(fallen))
    heard: list[Told] = []
    for entry in record.entries:
        state, seat = table.state, table.seat(entry.seat)
        for moment in keep(state, seat, name, moments, refusals):
            told[moment] = [told_to(state, each, seat) for each in heard if each.seen_by(seat) is not None]
        heard = table.act(seat, entry.action)
    moments[f"over-{name}"] = msgspec.to_builtins(outlook(table.state, 0))


def keep(state: Any, seat: int, name: str, moments: dict[str, Any], refusals: dict[str, Any]) -> list[str]:
    """Keeps what is telling about one moment; which were new."""
    ask = state.decisions[seat].ask
    wanted = [moment for moment in named(ask, name) if moment not in moments]
    if not wanted or (ask not in EARLY and state.round < LATE):
        return []
    seen: Any = outlook(state, seat)
    found = [moment for moment in wanted if moment not in TELLING or TELLING[moment](seen.view)]
    for moment in found:
        moments[moment] = msgspec.to_builtins(seen)
        if moment in SEEN_BY_OTHERS:
            moments[f"{moment}-waiting"] = msgspec.to_builtins(outlook(state, (seat + 1) % len(seen.seats)))
            moments[f"{moment}-public"] = msgspec.to_builtins(outlook(state, None))
        if moment == "blocked":
            keep_refusal(state, seat, seen, refusals)
    return found


def named(ask: str, game: str) -> list[str]:
    """What a moment may be kept as."""
    if game == "team-4":
        return ["act-teams"] if ask == "act" else []
    return ["act", "charge", "cover", "area", "blocked"] if ask == "act" else [ask]


TELLING: dict[str, Callable[[Any], bool]] = {
    "act": lambda view: bool(view.aims) and any(route.provokes and not route.target for route in view.routes),
    "charge": lambda view: len({route.target is None for route in view.routes}) > 1,
    "cover": lambda view: any(aim.cover for aim in view.aims),
    "area": lambda view: len(view.laid) > 1,
    "blocked": lambda view: any(sight.sight == "blocked" for sight in view.sights),
    "build": lambda view: any(player.picks for player in view.seats),
}
"""What must be there to see at a moment that is kept for it."""


def keep_refusal(state: State, seat: int, seen: Any, refusals: dict[str, Any]) -> None:
    """What is said when somebody is attacked who is not seen."""
    unit = next(unit for unit in seen.view.units if unit.active)
    for sight in seen.view.sights:
        if sight.sight == "blocked":
            for attack in GAME.tables.cards[GAME.tables.kind_of[unit.card]].attacks:
                notation = f"attack {attack.id} {sight.target}"
                reason = state.explain(seat, GAME.codec.parse(state, notation))
                if reason is not None:
                    refusals[notation] = msgspec.to_builtins(refusal_sentence(reason))


def told_to(state: State, told: Told, seat: int) -> dict[str, Any]:
    """An event as the table tells it."""
    return {
        "rule": told.rule,
        "event": msgspec.to_builtins(told.seen_by(seat)),
        "say": msgspec.to_builtins(event_sentence(state, told, seat)),
    }


def is_kept(kind: str, ident: str) -> bool:
    """Of the names of creatures only the first few of each card are needed."""
    return kind != "unit" or int(ident.partition("#")[2]) <= TWINS


def recorded() -> str:
    """Everything that the client's tests need, as the file holds it."""
    moments: dict[str, Any] = {}
    told: dict[str, Any] = {}
    refusals: dict[str, Any] = {}
    for name in GAMES:
        play(name, moments, told, refusals)
    names = {
        kind: {each: said["en"] for each, said in of.items() if is_kept(kind, each)} for kind, of in GAME.names.items()
    }
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
