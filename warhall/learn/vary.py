"""Varying a position: pieces stand elsewhere, are hurt otherwise, hold other cards.

Here: chance, and what a file of a position may hold. What comes of it is read by the rules: what cannot be is refused
there. Not here: whether it makes a puzzle (`mine`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

import yaml

from warhall.kernel.dice import SeededDice

COUNTS = {
    "hp": (-20, -10, -5, 5, 10, 20),
    "damage": (-20, -10, 10, 20),
    "wounds": (-1, 1),
    "fatigue": (-1, 1),
    "health": (-1, 1),
    "ap": (-1, 1, 2),
    "glory": (-2, -1, 1, 2),
    "peril": (-2, -1, 1, 2),
    "leadership": (-2, -1, 1, 2),
    "vp": (-3, -2, -1, 1, 2, 3),
}
"""What is counted in a position, and by how much it may differ."""
SWAPPED = ("card", "unit", "hero")
HELD = ("hand", "deck")
FARTHEST = 2
MOST_CHANGES = 3
OUTER = ("", "seats", "sides")
"""Parts that belong to no seat."""
SQUARE = re.compile(r"([a-z])(\d+)\Z")


class Varying:
    """Varies the positions of one game; cards and pieces come from its other positions."""

    def __init__(self, documents: Iterable[Any]) -> None:
        self.pools: dict[tuple[str, str], list[str]] = {}
        for document in documents:
            self._gather(document["position"], "")

    def _gather(self, node: Any, side: str) -> None:
        """Note every card and piece with the side that has it."""
        match node:
            case dict():
                side = str(node.get("of", node.get("side", side)))
                for key, value in node.items():
                    if key in SWAPPED and isinstance(value, str):
                        self._note(key, side, value)
                    elif key in HELD and isinstance(value, list):
                        for each in value:
                            self._note(key, side, str(each))
                    else:
                        self._gather(value, str(key) if side in OUTER else side)
            case list():
                for each in node:
                    self._gather(each, side)
            case _:
                pass

    def _note(self, key: str, side: str, value: str) -> None:
        pool = self.pools.setdefault((key, side), [])
        if value not in pool:
            pool.append(value)

    def vary(self, text: str, seat: str, dice: SeededDice) -> str:
        """A position that differs from one in a few things."""
        document = yaml.safe_load(text)
        places = list(self._places(document["position"], "", seat))
        for _ in range(1 + dice.below(MOST_CHANGES)):
            node, key, side = pick(places, dice)
            node[key] = self._other(key, node[key], side, dice)
        return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=118, default_flow_style=None)

    def _places(self, node: Any, side: str, seat: str) -> Iterator[tuple[dict[str, Any], str, str]]:
        """Whatever may be otherwise: the part it stands in, its key, and whose it is."""
        if isinstance(node, list):
            for each in node:
                yield from self._places(each, side, seat)
        if not isinstance(node, dict):
            return
        side = str(node.get("of", node.get("side", side)))
        for key, value in node.items():
            is_square = key == "at" and isinstance(value, str) and SQUARE.match(value) is not None
            is_count = key in COUNTS and isinstance(value, int)
            is_hand = key == "hand" and isinstance(value, list) and side == seat
            if is_square or is_count or is_hand or (key in SWAPPED and (key, side) in self.pools):
                yield node, key, side
            else:
                yield from self._places(value, str(key) if side in OUTER else side, seat)

    def _other(self, key: str, value: Any, side: str, dice: SeededDice) -> Any:
        if key in COUNTS:
            return max(0, value + pick(COUNTS[key], dice))
        if key == "at":
            return beside(value, dice)
        return self._hand(value, side, dice) if key == "hand" else pick(self.pools[key, side], dice)

    def _hand(self, hand: list[str], side: str, dice: SeededDice) -> list[str]:
        """Another hand, of about as many cards."""
        pool = [card for card in self.pools["hand", side] if card not in hand]
        kept = [card for card in hand if dice.below(3)]
        while pool and (len(kept) < len(hand) or dice.below(3) == 0):
            kept.append(pool.pop(dice.below(len(pool))))
        return kept


def pick(pool: Any, dice: SeededDice) -> Any:
    """One of several."""
    return pool[dice.below(len(pool))]


def beside(square: str, dice: SeededDice) -> str:
    """A square or hex not far from one."""
    found = SQUARE.match(square)
    assert found is not None  # noqa: S101  asked before
    across, up = (dice.below(2 * FARTHEST + 1) - FARTHEST for _ in range(2))
    return f"{chr(max(ord('a'), ord(found[1]) + across))}{max(1, int(found[2]) + up)}"
