"""What lessons and puzzles claim of a position of Fantasy Commander, in the words that they use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhall.games.fantasy_commander.faces import UnitView
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.view import view
from warhall.kernel.game import UnknownFactError, no_fact

COUNTED = {
    "damage": "hurt",
    "panic": "scared",
    "damage_back": "hurt_back",
    "panic_back": "scared_back",
    "attack_dice": "attack_dice",
    "defence_dice": "defence_dice",
}
"""What is claimed of an attack, and what the rules call it."""
KEPT = ("red", "blue", "green", "purple")
"""The colours of the reserve, in the order of the view."""


def found(g: Battle, seat: int, word: str, wanted: Any, moments: Sequence[Battle]) -> object:  # noqa: PLR0911  one line a word
    """What is true; a mapping is answered for the sides or units that it names."""
    if word == "round":  # asked after every action of a puzzle: without the whole view
        return g.round
    seen = view(g, seat)
    sides = dict(zip(g.seat_names(), seen.sides, strict=True))
    match word:
        case "vp":
            return {side: sides[side].vp for side in wanted}
        case "reserve":
            held = sides[g.seat_names()[seat]].reserve or []
            return {colour: count for colour, count in zip(KEPT, held, strict=True) if count}
        case "left" | "fatigue" | "order" | "hex":
            units = _units(g)
            return {name: _one_of(getattr(_unit(units, name), word), value) for name, value in wanted.items()}
        case "alive":
            return [name for name in wanted if _unit(_units(g), name).hex is not None]
        case "gone":
            return [name for name in wanted if _unit(_units(g), name).hex is None]
        case "phase" | "colour":
            return getattr(seen, word)
        case "initiative":
            return g.seat_names()[g.initiative]
        case _ if word in COUNTED:
            last = next((each.attack for each in (g, *reversed(moments)) if each.attack is not None), None)
            return None if last is None else getattr(last, COUNTED[word])
        case _:
            return no_fact(g, seat, word, wanted, moments)


def _units(g: Battle) -> dict[str, UnitView]:
    """The units as somebody sees them who sees every order."""
    seen = [{unit.id: unit for unit in view(g, seat).units} for seat in range(2)]
    return {name: unit if unit.order is not None else seen[1][name] for name, unit in seen[0].items()}


def _unit(units: dict[str, UnitView], name: str) -> UnitView:
    if name not in units:
        raise UnknownFactError(f"no unit {name[:60]!r}: there are {', '.join(units)}")
    return units[name]


def _one_of(value: object, wanted: object) -> object:
    """A list of what may be is answered by itself if it is one of them."""
    return wanted if isinstance(wanted, list) and value in wanted else value
