"""Records a game of each room as changes, so that the client's tests can follow it step by step.

    python web/tests/changes.py

Here: the first outlook of a seat, then what changes with every action, and of each whole outlook a digest, since whole
ones would be many times as long. The digest is that of the text which a browser makes of the outlook. Not here: what
the outlooks mean.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec

from warhall.games import games
from warhall.kernel.dice import SeededDice
from warhall.kernel.game import Game
from warhall.kernel.outlook import outlook
from warhall.server.changes import changes

FIXTURE = Path(__file__).parent / "fixtures" / "changes.json"
SEED = 5
STEPS = 40
SKIP = 60
"""So many actions are taken before the first that is kept: by then there is something to see."""


def digest(value: object) -> str:
    """Of a value as a browser writes it."""
    text = json.dumps(json.loads(msgspec.json.encode(value)), ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def game_of(game: Game) -> dict[str, Any]:
    """A piece of a game, through the eyes of the first seat."""
    state = game.begin({"players": 2, "mode": game.modes[0]}, SeededDice(SEED))
    choose = SeededDice(SEED + 1)
    seen, steps = outlook(state, 0, ahead=False), []
    first = msgspec.to_builtins(seen)
    skip = SKIP if game.id != "four" else 0
    for number in range(skip + STEPS):
        if state.result is not None:
            break
        seat, decision = min(state.decisions.items())
        state.apply(seat, decision.options[choose.below(len(decision.options))])
        after = outlook(state, 0, ahead=False)
        if number < skip:
            first = msgspec.to_builtins(after)
        else:
            steps.append({"changes": msgspec.to_builtins(changes(seen, after)), "digest": digest(after)})
        seen = after
    return {"game": game.id, "first": first, "steps": steps}


def main() -> None:
    """Writes the fixtures."""
    recorded = [game_of(game) for game in games()]
    FIXTURE.write_text(json.dumps(recorded, ensure_ascii=False, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main()
