"""Records views of Fantasy Commander from the engine as fixtures of the client's tests.

    python web/tests/record_fantasy_commander.py

Here: battles played by the move ordering of the game from fixed seeds, and their outlooks at telling moments: each
question once, some through other eyes. Not here: any view written by hand, so client and engine cannot drift apart.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from warhall.games.fantasy_commander import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.events import Told
from warhall.kernel.game import HOUSE_TEXTS
from warhall.kernel.outlook import event_sentence, outlook
from warhall.kernel.state import State

FIXTURE = Path(__file__).parent / "fixtures" / "fantasy_commander.json"
BATTLES: tuple[tuple[dict[str, Any], int], ...] = (
    ({}, 7),
    ({"mode": "epic", "map": "hand_made"}, 8),
    *(({"scenario": scenario.id}, 9) for scenario in GAME.tables.scenarios[1:]),
    ({"mode": "campaign", "round_limit": 2}, 3),
)
LATE = 2
"""The round from which moments of a battle are kept: by then there is something to see."""
EARLY = frozenset({"build-army", "build-deck", "lay-map", "lay-hex", "deploy", "deploy-hex"})
BETWEEN = frozenset({"escalation", "spend-reputation", "settlement", "promotion", "bring-back", "raid-by-dice"})
"""What is asked between the missions of a campaign."""
WANTED = frozenset({"pursue", "spare-retreat", "vampirism"})
"""What does not come about in every battle: more are played until it does, so that no change of the bots can lose it."""
MOST_STEPS = 6000


def play(options: dict[str, Any], seed: int, moments: dict[str, Any], told: dict[str, Any]) -> None:
    """Plays one battle and keeps its moments by name, with what was told before each."""
    state = GAME.begin(options, SeededDice(seed))
    heard: list[Told] = []
    choices = SeededDice(seed + 1)
    for _ in range(MOST_STEPS):
        if state.result is not None:
            break
        seat, decision = next(iter(state.decisions.items()))
        shown = [told_to(state, each, seat) for each in heard if each.seen_by(seat) is not None]
        told |= dict.fromkeys(keep(state, seat, decision.ask, moments), shown)
        if "blocked" not in moments and any(each["say"]["message"] == "event-blocked" for each in shown):
            moments["blocked"], told["blocked"] = msgspec.to_builtins(outlook(state, seat)), shown
        heard.clear()
        state.ears = heard.append
        ordered = GAME.bench.order(state, seat, decision.options)
        state.apply(seat, ordered[0] if choices.below(4) else ordered[choices.below(len(ordered))])
    if state.result is not None:
        moments.setdefault("over", msgspec.to_builtins(outlook(state, 0)))


def keep(state: State, seat: int, ask: str, moments: dict[str, Any]) -> list[str]:
    """Keeps the first moment of each question, and a few of them through other eyes; which were new."""
    ask = "promotion" if ask == "settlement" and may_promote(state, seat) else ask
    if ask in moments or (ask not in EARLY | BETWEEN and state.round < LATE):
        return []
    if ask == "give-orders" and sum(unit.order is not None for unit in outlook(state, seat).view.units) < 3:
        return []
    moments[ask] = msgspec.to_builtins(outlook(state, seat))
    if ask in ("give-orders", "defence"):
        moments[f"{ask}-waiting"] = msgspec.to_builtins(outlook(state, 1 - seat))
        moments[f"{ask}-public"] = msgspec.to_builtins(outlook(state, None))
    return [ask]


def may_promote(state: State, seat: int) -> bool:
    """Whether a unit of the roster may be promoted."""
    question = outlook(state, seat).question
    return question is not None and any(option.notation.startswith("promote ") for option in question.options)


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
    for options, seed in BATTLES:
        play(options, seed, moments, told)
    more = ((options, seed) for seed in range(100, 120) for options, _ in BATTLES)
    while not moments.keys() >= WANTED:
        play(*next(more), moments, told)
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
