"""A table for tests of single cards: red holds cards, plays them, and everything that changes is said in words.

Here: short positions, playing a card to its end, and the difference that it made to the written position. Not here: any
expectation about a card. Every answer checks that no card was lost or doubled on the way (TU-1.2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import yaml

from tests.games.tyrants.at_table import AtTable
from warhall.games.tyrants import GAME
from warhall.kernel import position
from warhall.kernel.dice import SeededDice

Zones: TypeAlias = Mapping[str, "str | int | Mapping[str, int]"]
Words: TypeAlias = "Counter[tuple[str, str]]"

OWN = ("deck", "discard", "inner_circle", "spies", "trophies", "vp", "barracks")
OTHERS = ("blue", "orange", "black")
TURN = ("played", "power", "influence")
BOX = (
    "araumycos--chasmleap_bridge:0 chasmleap_bridge--gracklstugh:0 menzoberranzan--chasmleap_bridge:1"
    " chasmleap_bridge--everfire:0"
)
"""All that lies next to the one space of Chasmleap Bridge."""
DEMONS = "demons drow"
"""Half-decks with which the Insane Outcasts are put out (TU-2.10)."""


class CardTable(AtTable):
    """Red's turn."""

    def __init__(self, text: str) -> None:
        super().__init__(position.read(GAME, text, SeededDice(1)))
        self.before = self.words()
        self.count = self.cards()

    def asks(self, card: str, *answers: str) -> set[str]:
        """Red plays a card and gives some answers; what is offered next."""
        self.before = self.words()
        self.before[("red hand", card)] -= 1
        self.before[("played", card)] += 1
        self.count = self.cards()
        return self.asks_next(f"play {card}", *answers)

    def answer(self, *answers: str) -> None:
        """Actions of red, or of another seat that is named first: `blue discard noble`."""
        for answer in answers:
            seat, _, action = answer.partition(" ")
            if seat in self.names:
                self.act(seat, action)
            else:
                self.act("red", answer)

    def asks_next(self, *answers: str) -> set[str]:
        """What is offered after some more answers."""
        self.answer(*answers)
        return set(self.options())

    def changes(self, *answers: str) -> set[str]:
        """The rest of the answers; the card is then resolved. What has changed since it was in the played area."""
        self.answer(*answers)
        assert self.asked == ("red", "act"), f"{self.asked} with {self.options()}"
        return self.difference()

    def plays(self, card: str, *answers: str) -> set[str]:
        """A whole card."""
        self.asks(card, *answers)
        return self.changes()

    def asks_at_end(self, *answers: str) -> set[str]:
        """Red ends stage 1; what is offered then."""
        self.before = self.words()
        return self.asks_next("end-turn", *answers)

    def ends(self, *answers: str) -> set[str]:
        """The end of the turn; what has changed, apart from red's new hand and the turn that has passed on."""
        if self.view().stage == "1":
            self.asks_at_end()
        self.answer(*answers)
        assert self.over or self.asked[1] == "act", f"{self.asked} with {self.options()}"
        passing = ("red hand", "red deck", "red discard", "played", "power", "influence", "waiting", "shown", "opened")
        return {change for change in self.difference() if not change.startswith(passing)}

    def difference(self) -> set[str]:
        """What the position says now and did not say before."""
        assert self.cards() == self.count, "a card was lost or doubled"
        change = self.words()
        change.subtract(self.before)
        return {_said(label, thing, number) for (label, thing), number in change.items() if number}

    def words(self) -> Words:
        """The position as counted words: `red hand, noble`."""
        return Counter(dict(_counted(GAME.write(self.state))))

    def cards(self) -> Counter[str]:
        """Every card on the table, wherever it is."""
        written, seen = GAME.write(self.state), self.view()
        zones = ("hand", "deck", "discard", "inner_circle")
        found = Counter(card for seat in written["seats"].values() for zone in zones for card in seat.get(zone, []))
        found.update(card for card in [*seen.market, *written.get("market_deck", [])] if card is not None)
        found.update([*seen.devoured, *seen.played, *seen.aside])
        found.update(seen.stacks)
        return found


def _said(label: str, thing: str, number: int) -> str:
    sign = "+" if number > 0 else "-"
    if not thing:
        return f"{label} {sign}{abs(number)}"
    return f"{label} {sign}{thing}" if abs(number) == 1 else f"{label} {sign}{abs(number)} {thing}"


def _counted(written: Mapping[str, Any]) -> Iterator[tuple[tuple[str, str], int]]:
    """Lists and names as counts, numbers as they are."""
    parts: dict[str, object] = {
        f"{seat} {zone}": held for seat, part in written["seats"].items() for zone, held in part.items()
    }
    parts |= {name: part for name, part in written.items() if name not in ("seats", "turn", "round")}
    turn = written.get("turn", {})
    parts |= {name: part for name, part in turn.items() if name not in ("seat", "stage", "aspects", "memory", "paid")}
    for label, part in parts.items():
        if isinstance(part, int):
            yield (label, ""), int(part)
        elif isinstance(part, Mapping):
            yield from (((label, thing), int(number)) for thing, number in part.items())
        elif isinstance(part, Sequence):
            things = [part] if isinstance(part, str) else [_thing(thing) for thing in part if thing is not None]
            yield from (((label, thing), number) for thing, number in Counter(things).items())


def _thing(thing: str | Sequence[object]) -> str:
    """A name; of an effect that waits, the name of its card."""
    return thing if isinstance(thing, str) else str(thing[0]).partition(".")[0]


def _zones(parts: Zones) -> dict[str, object]:
    return {name: part.split() if isinstance(part, str) else part for name, part in parts.items()}


def holding(
    hand: str,
    troops: str = "eryndlyn:0",
    others: Mapping[str, Zones] | None = None,
    **parts: str | int | Mapping[str, int],
) -> CardTable:
    """Red to play with these cards in hand and a troop at Eryndlyn; words in a text are things in a list.

    Names of red's zones, of the turn and of the market board may follow; other seats as `others`, blue unless said.
    """
    seats = {"red": _zones({"hand": hand, "troops": troops} | {name: parts.pop(name) for name in OWN if name in parts})}
    seats |= {seat: _zones(zones) for seat, zones in (others or {"blue": {}}).items()}
    turn = _zones({name: parts.pop(name) for name in TURN if name in parts})
    return CardTable(yaml.safe_dump({"position": {"seats": seats, "turn": turn, **_zones(parts)}}, sort_keys=False))


def facing(blue: str, hand: str, **parts: str | int | Mapping[str, int]) -> CardTable:
    """Red with these cards, and blue with these troops."""
    return holding(hand, "eryndlyn:0", {"blue": {"troops": blue}}, **parts)
