"""What lessons and puzzles claim of a position of D&D Miniatures, in the words that they use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.games.dnd_miniatures.view import view
from warhall.kernel.game import UnknownFactError, no_fact

GONE = "gone"


def found(g: DndMiniatures, seat: int, word: str, wanted: Any, moments: Sequence[DndMiniatures]) -> object:  # noqa: PLR0911  one line a word
    """What is true; a mapping or list is answered for the creatures that it names."""
    match word:
        case "hp":
            return {name: g.hp[_creature(g, name)] for name in wanted}
        case "at":
            return {name: _square(g, name) for name in wanted}
        case "vp":
            return list(g.vp)
        case "round":
            return g.round
        case "alive":
            return [name for name in wanted if g.alive(_creature(g, name))]
        case "bloodied":
            bloodied = {unit.id for unit in view(g, None).units if unit.bloodied}
            return [name for name in wanted if name in bloodied]
        case "free":
            return [name for name in wanted if not g.effects[_creature(g, name)]]
        case _:
            return no_fact(g, seat, word, wanted, moments)


def _creature(g: DndMiniatures, name: str) -> int:
    names = [g.unit_name(unit) for unit in range(len(g.kinds))]
    if name not in names:
        raise UnknownFactError(f"no creature {name[:60]!r}: there are {', '.join(names)}")
    return names.index(name)


def _square(g: DndMiniatures, name: str) -> str:
    place = g.places[_creature(g, name)]
    return g.board.names[place] if place >= 0 else GONE
