"""Actions of verbs with very many codes, chosen part by part: the mask of an environment stays short.

A verb with several arguments has a code for every combination of them: a line attack of D&D Miniatures has 3.5 million,
of which a dozen are ever allowed. Here such a verb gets a place for each value of each argument instead, and its action
is chosen in several steps: first the first argument, which also says which verb is meant, then the next, until only one
action is left. All other actions keep one place each, in the order of their codes. What a place means depends on the
game alone, never on the position.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from warhall.kernel.actions import Codec, Coded
from warhall.kernel.errors import ProtocolError
from warhall.kernel.game import Game
from warhall.research.simulation import Simulation

MANY = 1 << 13
"""A verb with more codes than this is chosen in parts."""


class Part(NamedTuple):
    """One argument of a verb that is chosen in parts: where its places begin."""

    verb: Coded
    field: int
    first: int

    @property
    def name(self) -> str:
        """What stands in an observation while the next argument is asked for."""
        return f"picked={self.verb.tag}.{self.verb.fields[self.field].name}"


class Places:
    """The places of all actions of a game in a mask."""

    def __init__(self, codec: Codec, many: int = MANY) -> None:
        self.codec = codec
        self.verbs = [verb for verb in codec.verbs if verb.codes]
        self.firsts = [verb.first for verb in self.verbs]
        self.starts: list[int] = []
        """For each verb the place of its first code, or of the first value of its first argument."""
        self.parts: dict[str, list[Part]] = {}
        self.size = 0
        whole = [verb for verb in self.verbs if verb.codes <= many or len(verb.fields) == 1]
        starts = {}
        for verb in whole:
            starts[verb.tag] = self.size
            self.size += verb.codes
        self.flat = self.size
        """Below are the actions that are chosen at once."""
        for verb in self.verbs:
            if verb.tag not in starts:
                starts[verb.tag] = self.size
                self.parts[verb.tag] = []
                for number, field in enumerate(verb.fields):
                    self.parts[verb.tag].append(Part(verb, number, self.size))
                    self.size += field.vocabulary.size
        self.starts = [starts[verb.tag] for verb in self.verbs]
        self._whole = [starts[verb.tag] for verb in whole]
        self._codes = [verb.first for verb in whole]
        self._every = [part for parts in self.parts.values() for part in parts]
        self._begins = [part.first for part in self._every]

    def place(self, code: int) -> int:
        """Where an action is chosen: its own place, or that of its first argument."""
        number = bisect_right(self.firsts, code) - 1
        verb = self.verbs[number]
        if verb.tag in self.parts:
            return self.starts[number] + self.codec.arguments(code)[1][0]
        return self.starts[number] + code - verb.first

    def places(self, codes: Iterable[int]) -> list[int]:
        """Where some actions are chosen, each place once, in their order."""
        found: dict[int, None] = {}
        start = low = high = by = 0
        parted, arguments = False, self.codec.arguments
        for code in codes:
            if not low <= code < high:  # neighbours are mostly of one verb
                number = bisect_right(self.firsts, code) - 1
                verb, start = self.verbs[number], self.starts[number]
                low, high, by, parted = verb.first, verb.first + verb.codes, start - verb.first, verb.tag in self.parts
            found[start + arguments(code)[1][0] if parted else code + by] = None
        return list(found)

    def code(self, place: int) -> int:
        """The action of a place of its own."""
        number = bisect_right(self._whole, place) - 1
        return self._codes[number] + place - self._whole[number]

    def part(self, place: int) -> tuple[Part, int]:
        """The argument that a place stands for, and its value."""
        part = self._every[bisect_right(self._begins, place) - 1]
        return part, place - part.first

    def meaning(self, place: int) -> str:
        """What a place stands for, for people: `move square=17`, or `line attack=3 ...`."""
        if place >= self.flat:
            part, number = self.part(place)
            return f"{part.verb.tag} {part.verb.fields[part.field].name}={number} ..."
        verb, numbers = self.codec.arguments(self.code(place))
        said = [f"{field.name}={number}" for field, number in zip(verb.fields, numbers, strict=True)]
        return " ".join([verb.tag, *said])


class Stepwise(Simulation):
    """A game whose actions are places of a mask; some are chosen in parts."""

    def __init__(self, game: str | Game, options: Mapping[str, object] | None = None) -> None:
        """A game with its options."""
        self.begun: tuple[int, ...] = ()
        """The arguments that are chosen so far."""
        self._left: list[int] = []
        """The codes that begin with them."""
        super().__init__(game, options)
        self.places = places_of(self.game)

    def reset(self, seed: int) -> None:
        """A new game."""
        self.begun, self._left = (), []
        super().reset(seed)

    @property
    def legal(self) -> Sequence[int]:
        """The places of all that the asked seat may choose."""
        places, codes = self.places, super().legal
        if not places.parts:
            return codes
        if not self.begun:
            return places.places(codes)
        arguments, at = places.codec.arguments, len(self.begun)
        verb = arguments(self._left[0])[0]
        first = places.parts[verb.tag][at].first
        return list(dict.fromkeys(first + arguments(code)[1][at] for code in self._left))

    def step(self, code: int) -> None:
        """Choose a place.

        Raises:
            ProtocolError: it is over, or this is none of the choices.
        """
        places, options = self.places, super().legal
        if not places.parts or (code < places.flat and not self.begun):
            super().step(places.code(code) if places.parts and 0 <= code < places.flat else code)
            return
        if options and code not in self.legal:
            raise ProtocolError("not-offered", f"place {code} is none of the {len(self.legal)} choices")
        part, number = places.part(code)
        self.begun = (*self.begun, number)
        count, arguments = len(self.begun), places.codec.arguments
        self._left = [
            each
            for each in options
            if part.verb.first <= each < part.verb.first + part.verb.codes and arguments(each)[1][:count] == self.begun
        ]
        if len(self._left) == 1:
            chosen, self.begun, self._left = self._left[0], (), []
            super().step(chosen)

    def play(self, code: int) -> None:
        """Do an action at once, by its code, as bots name it."""
        super().step(code)

    def picked(self) -> dict[str, float]:
        """The arguments that are chosen so far, for an observation: by their names, scaled to at most 1."""
        if not self.begun:
            return {}
        verb = self.places.codec.arguments(self._left[0])[0]
        parts = self.places.parts[verb.tag]
        sizes = [field.vocabulary.size for field in verb.fields]
        return {part.name: (number + 1) / sizes[part.field] for part, number in zip(parts, self.begun, strict=False)}


@lru_cache(maxsize=16)
def _places(codec: Codec) -> Places:
    return Places(codec)


def places_of(game: Game) -> Places:
    """The places of a game's actions."""
    return _places(game.codec)
