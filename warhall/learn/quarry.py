"""Where puzzles are looked for: at which questions of a game one may begin, when it is over, and what is worth having.

Here: what one sees of a position that any game shows alike (pieces, sites, quests). Not here: searching (`mine`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from warhall.kernel.outlook import action_sentence
from warhall.kernel.state import State
from warhall.kernel.words import Name
from warhall.learn.judge import asked
from warhall.learn.lesson import Claims


class Prize(NamedTuple):
    """Something worth having or worth keeping: how it is claimed, what it is called, and what it is about."""

    goal: Claims
    thing: Name
    about: str
    """`victory`, `fall`, `site`, `quest` or `keep`: which texts tell the task."""


class Vein(NamedTuple):
    """One kind of moments: at which questions they begin, when they are decided, and what is at stake."""

    asks: tuple[str, ...]
    until: dict[str, tuple[str, ...]]
    prizes: Callable[[State, State, int], list[Prize]]
    moves: int = 3
    """So many decisions of the solver the answer must have at least."""
    last: int = 0
    """Only so many decisions before the end of a game are looked at; 0: all."""


def victory(before: State, after: State, seat: int) -> list[Prize]:
    """The game, if the seat has not won it yet: perhaps it could have."""
    name = before.seat_names()[seat]
    won = after.result is not None and seat in after.result.winners
    return [] if won else [Prize({"winner": name}, Name("seat", name), "victory")]


def last_turn(before: State, after: State, seat: int) -> list[Prize]:
    """The same where a game ends only with its last turn."""
    return [] if after.result is None else victory(before, after, seat)


def within_reach(before: State, after: State, seat: int) -> list[Prize]:
    """The enemies that fell, and then those that were hurt: perhaps they could have fallen."""
    there, left = enemies(before, seat), enemies(after, seat)
    gone = [name for name in there if name not in left]
    hurt = [name for name in there if name in left and left[name] != there[name]]
    found = []
    for name in (*gone, *hurt):
        thing = called(before, name) or Name(piece_kind(before), name)
        found.append(Prize(gone_claim(before, name), thing, "fall"))
    return found


def lost(before: State, after: State, seat: int) -> list[Prize]:
    """The own pieces that fell."""
    left = enemies(after, 1 - seat)
    found = []
    for name in enemies(before, 1 - seat):
        if name not in left:
            thing = called(before, name) or Name(piece_kind(before), name)
            found.append(Prize(kept_claim(before, name), thing, "keep"))
    return found


def gone_claim(state: State, name: str) -> Claims:
    """How a game says that a piece has fallen."""
    match state.game.id:
        case "dnd_miniatures":
            return {"at": {name: "gone"}}
        case "dungeon_command":
            return {f"gone {name}": True}
        case _:
            return {"gone": [name]}


def kept_claim(state: State, name: str) -> Claims:
    """How a game says that a piece is still there."""
    return {f"gone {name}": False} if state.game.id == "dungeon_command" else {"alive": [name]}


def piece_kind(state: State) -> str:
    """The kind under which a game names its pieces."""
    return "creature" if state.game.id == "dungeon_command" else "unit"


def enemies(state: State, seat: int) -> dict[str, int]:
    """The pieces of the other side that are on the board, by their names in the view, and what they have left."""
    plain = msgspec.to_builtins(state.view(None))
    other = state.seat_names()[1 - seat]
    found = {}
    for unit in plain.get("units", plain.get("creatures", [])):
        owner = unit.get("seat", unit.get("of", unit.get("side", unit.get("owner"))))
        placed = unit.get("at", unit.get("hex", unit.get("square", unit.get("cell"))))
        if owner in (other, 1 - seat) and placed is not None:
            found[unit["id"]] = unit.get("hp", unit.get("left", -unit.get("damage", 0)))
    return dict(sorted(found.items()))


def called(state: State, ident: str) -> Name | None:
    """What a thing is called in the actions that name it."""
    for code in asked(state).options:
        for word in action_sentence(state, state.game.codec.action(code)).words.values():
            if isinstance(word, Name) and word.id == ident:
                return word
    return None


def sites(before: State, after: State, seat: int) -> list[Prize]:
    """The sites that came under total control, and then those in which the seat has troops."""
    name = before.seat_names()[seat]
    held = [
        {site["id"] for site in _sites(state) if site["total"] and site["controller"] == name}
        for state in (before, after)
    ]
    own = [site["id"] for site in _sites(before) if name in site["spaces"] and site["id"] not in held[0]]
    order = dict.fromkeys([*sorted(held[1] - held[0]), *own])
    return [Prize({"total": {site: name}}, Name("site", site), "site") for site in order]


def _sites(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.to_builtins(state.view(None))["sites"]
    return found


def quests(before: State, after: State, seat: int) -> list[Prize]:
    """The quest that was completed, and then those that could be."""
    name = before.seat_names()[seat]
    first, last = (
        next(player for player in msgspec.to_builtins(state.view(None))["seats"] if player["seat"] == name)
        for state in (before, after)
    )
    done = first["completed"]
    order = dict.fromkeys([*(quest for quest in last["completed"] if quest not in done), *first["quests"]])
    return [Prize({name: {"completed": [*done, quest]}}, Name("quest", quest), "quest") for quest in order]


TURN: dict[str, dict[str, tuple[str, ...]]] = {
    "tyrants": {"OTHER": ("*",)},
    "dungeoneer": {"active": ("OTHER",)},
    "dungeon_command": {"any": ("activate",), "turn": ("OTHER",)},
    "dnd_miniatures": {"any": ("activate", "first", "deploy"), "new": ("round",)},
    "fantasy_commander": {"any": ("turn", "activate"), "new": ("round",)},
}
"""When a turn of the solver is over, game by game; where pieces act one by one, when the one that acts has done so."""
STROKE: dict[str, dict[str, tuple[str, ...]]] = {
    "dungeon_command": {"OTHER": ("act", "activate"), "turn": ("SELF",)},
    "fantasy_commander": {"any": ("turn", "activate"), "new": ("round",)},
}
"""When a blow of the other side is over."""
VEINS: dict[str, tuple[Vein, ...]] = {
    "tyrants": (Vein(("act",), TURN["tyrants"], last_turn), Vein(("act",), TURN["tyrants"], sites, 4)),
    "dungeoneer": (
        Vein(("feats",), TURN["dungeoneer"], victory, last=45),
        Vein(("feats",), TURN["dungeoneer"], quests),
    ),
    "dungeon_command": (
        Vein(("act",), TURN["dungeon_command"], victory, 2, last=120),
        Vein(("respond", "chance", "cower"), STROKE["dungeon_command"], lost, 2),
        Vein(("act",), TURN["dungeon_command"], within_reach, 2),
    ),
    "dnd_miniatures": (
        Vein(("act",), TURN["dnd_miniatures"], victory, 2, last=45),
        Vein(("act",), TURN["dnd_miniatures"], within_reach, 2),
    ),
    "fantasy_commander": (
        Vein(("act",), TURN["fantasy_commander"], victory, 2, last=45),
        Vein(("defence", "defence-die"), STROKE["fantasy_commander"], lost, 2),
        Vein(("act",), TURN["fantasy_commander"], within_reach, 2),
    ),
}
"""Where to look, game by game; what is rarer comes first."""
