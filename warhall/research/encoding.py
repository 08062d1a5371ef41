"""Observations and masks: what a seat sees as a vector of fixed length, and what it may do as a vector of 0 and 1.

The layout of the vector is laid out once for a game and its options, from the declared structure of the view and from
a few games of chance that are the same everywhere: which lists have how many entries, and which words stand where.
Where all the words of a field belong to one vocabulary of the game (cards, spaces, heroes), the whole vocabulary gets
its places. What still was not foreseen shares a few places by its hash.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache
from sys import getrefcount
from types import MappingProxyType
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import inspect

from warhall.kernel.dice import SeededDice
from warhall.kernel.game import Game
from warhall.kernel.state import State
from warhall.research.columns import Columns, column_walk
from warhall.research.copies import HELD_BY_ONE, Observation
from warhall.research.parts import places_of
from warhall.research.pieces import pieces_of
from warhall.research.sight import Sight
from warhall.research.simulation import Simulation
from warhall.research.walking import Eyes, Found, Layout, Shape, Walk, Walker
from warhall.research.watching import Watch

Mask = npt.NDArray[np.int8]

GAMES = 3
LONGEST = 600
EVERY = 7
"""The layout is laid out from so many games, at most so many decisions of each, one of so many decisions."""
VOCABULARY = 256
"""A larger vocabulary does not get all its places: squares and units are told apart by other fields."""

FEW = 8
"""Lists whose entries have no more words than this have places for all of them at every entry."""
NUMBERS = re.compile(r"\.\d+")

SHORT = 32
MASKS = 1024
"""A mask of so few places is kept when it was made once, and so many of them are."""
LONG = 1 << 15
"""A mask of so many places is long."""

NOTHING_PICKED: Mapping[str, float] = MappingProxyType({})

DRAWN: Mapping[str, frozenset[str]] = {
    "dungeon_command": frozenset({"routes", "sights", "edges", "rows"}),
    "dnd_miniatures": frozenset({"routes", "sights", "aims", "laid", "edges", "rows"}),
    "fantasy_commander": frozenset({"paths", "sights", "aim"}),
    "dungeoneer": frozenset({"ways", "forms"}),
}
"""What only helps the eye: ways and lines that follow from where everything stands, and what is printed on the map."""


class Form(msgspec.Struct, frozen=True):
    """A layout as plain data: for other processes, and beside a dataset."""

    game: str
    names: dict[str, int]
    scales: dict[str, float]


class Encoder:
    """Turns what a seat sees into numbers."""

    def __init__(self, game: Game, form: Form, *, by_pieces: bool = True) -> None:
        """An encoder; not by pieces, it makes a whole view each time: that is slower, and gives the same numbers."""
        self.game = game
        self.pieces = pieces_of(game.id) if by_pieces else None
        self.form = form
        self.layout = Layout(form.names, form.scales)
        self.size = self.layout.size
        self.actions = game.codec.size
        self._walker = Walker(self.layout, DRAWN.get(game.id, frozenset()))
        self._sights: dict[tuple[object, int], Look] = {}
        self.mask = Masks(game.codec.size).mask
        """What may be done, by code."""

    def names(self) -> list[str]:
        """What each number of an observation is about; the shared places are called `?0` and so on."""
        shared = [f"?{place}" for place in range(self.size - len(self.layout.names))]
        return shared + sorted(self.layout.names, key=self.layout.names.__getitem__)

    def observation(
        self, state: State, seat: int, of: object = None, picked: Mapping[str, float] = NOTHING_PICKED
    ) -> Observation:
        """What a seat sees, and what it has `picked` of an action that is chosen in parts (`parts`); the caller's own.

        Most of it is as it was when the seat looked before: only what differs is put into numbers anew. The numbers do
        not depend on it, the time does: whoever looks at several games in turn says of which this one is. When nobody
        holds the array any more, its memory is used again.
        """
        sight = self._sights.get((of, seat))
        numbers = None if sight is None else sight.look(state)
        while numbers is None:
            sight = self._sights[of, seat] = self._sight(state, seat, sight)
            numbers = sight.look(state)
        if picked:
            for name, number in picked.items():
                numbers[self.layout.place(name)] = number
        return numbers

    def sights(self) -> list[Look]:
        """All looks that were taken."""
        return list(self._sights.values())

    def _sight(self, state: State, seat: int, known: Look | None) -> Look:
        """A seat's first look at a game: by the pieces of the view where the game tells them, else by all of it."""
        eyes = Eyes(state.seat_names(), seat)
        if known is not None and known.eyes.seats == eyes.seats:
            known.turn(eyes, state)
            return known
        if self.pieces is not None:
            return Watch(self.pieces, self._walker, eyes, state)
        return Whole(shape_of(self._walker, type(seen(state, seat))), self.layout, eyes)


class Masks:
    """Vectors of 0 and 1 for what may be done."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._empty = bytes(size if size < LONG else 0)
        self._marked: list[int] = []
        self._kept: dict[tuple[int, ...], Mask] = {}
        self._new()

    def _new(self) -> None:
        self._bits = bytearray(self.size)
        self._mask: Mask = np.frombuffer(self._bits, np.int8)

    def _learn(self, options: tuple[int, ...]) -> Mask:
        """A short mask, which is kept."""
        mask = np.zeros(self.size, np.int8)
        mask[list(options)] = 1
        if len(self._kept) < MASKS:
            self._kept[options] = mask
        return mask.copy()

    def mask(self, options: Collection[int]) -> Mask:
        """A mask with a 1 for each option.

        Where nobody holds the last one any more it is cleared and handed out again: that is sooner done than making
        one. It may have millions of places, of which a few are set: of such a long one only these are cleared. Short
        ones are few, and copied.
        """
        if self.size <= SHORT:
            found = self._kept.get(tuple(options))
            return self._learn(tuple(options)) if found is None else found.copy()
        if getrefcount(self._mask) > HELD_BY_ONE:
            self._new()
        elif self._empty:
            self._bits[:] = self._empty
        else:
            for option in self._marked:
                self._bits[option] = 0
        bits = self._bits
        for option in options:
            bits[option] = 1
        if not self._empty:
            self._marked = list(options)
        return self._mask


class Whole(Sight):
    """One seat's look at one game after another, by whole views."""

    def __init__(self, shape: Shape, layout: Layout, eyes: Eyes) -> None:
        super().__init__(shape, layout, eyes)
        self._asked: str | None = None

    def look(self, state: State) -> Observation | None:
        """The numbers of what the seat sees, the caller's own; None if the seats are called otherwise."""
        if state.seat_names() != self.eyes.names:
            return None
        decision = state.decisions.get(self.eyes.seat)
        ask = None if decision is None else decision.ask
        if ask != self._asked:
            self.ask(self._asked, ask)
            self._asked = ask
        return self.see(seen(state, self.eyes.seat))

    def turn(self, eyes: Eyes, state: State) -> None:
        """Look at a game in which the seats are called otherwise."""
        self.known.forget(self)
        self.eyes = eyes


Look = Whole | Watch


def seen(state: State, seat: int) -> msgspec.Struct:
    """The view of a seat without what its options come to, all of which is left out (`DRAWN`)."""
    return state.shown_to(seat)


def shape_of(walker: Walker, view: type[msgspec.Struct]) -> Shape:
    """How views of a game can be compared piece by piece."""
    if view.__name__ == "FourView":
        return [("columns", Columns(walker))]
    return walker.shape(inspect.type_info(view), "")


def walk_of(walker: Walker, view: type[msgspec.Struct]) -> Walk:
    """The walk over whole views of a game."""
    if view.__name__ == "FourView":
        walks = [column_walk(walker, index) for index in range(7)]

        def walk(value: Any, eyes: Eyes, found: Found) -> None:
            for column, discs in zip(walks, value.columns, strict=True):
                column(discs, eyes, found)

        return walk
    return walker.walk(inspect.type_info(view), "")


def lay_out(game: Game, options: Mapping[str, object] | None) -> Form:
    """A layout for a game with its options, from games of chance that are the same everywhere."""
    layout = Layout()
    walker = Walker(layout, DRAWN.get(game.id, frozenset()))
    walks: dict[type, Walk] = {}
    simulation = Simulation(game, options)
    for number in range(GAMES):
        simulation.reset(number)
        picks = SeededDice(number).child(1)
        state = simulation.state
        for step in range(LONGEST):
            decision = state.decision
            if decision is None:
                break
            layout.place(f"asked={decision.ask}")
            if step % EVERY == 0:
                view, eyes = seen(state, decision.seat), Eyes(state.seat_names(), decision.seat)
                if type(view) not in walks:
                    walks[type(view)] = walk_of(walker, type(view))
                walks[type(view)](view, eyes, {})
            state.apply(decision.seat, decision.options[picks.below(len(decision.options))])
    known = [frozenset(vocabulary.names) for vocabulary in game.codec.vocabularies.values()]
    known += [frozenset(map(str, names)) for names in game.names.values()]
    known.sort(key=len)
    for path, words in walker.words.items():
        met = {word for word in words if not word.startswith("seat+")}
        whole = next((names for names in known if met and met <= names and len(names) <= VOCABULARY), None)
        for word in sorted(whole or ()):
            layout.place(f"{path}={word}")
    side_by_side(walker, layout, len(simulation.seats))
    for parts in places_of(game).parts.values():
        for part in parts[:-1]:
            layout.place(part.name)
    return Form(game.id, layout.names, layout.scales)


def side_by_side(walker: Walker, layout: Layout, seats: int) -> None:
    """Places for words that were met at one entry of a list, at all its entries; and for every seat where one was met.

    Who stands on which space of the board is worth a place of its own, even where no game of chance put anybody.
    """
    alike: dict[str, set[str]] = {}
    for path, words in walker.words.items():
        alike.setdefault(NUMBERS.sub(".*", path), set()).update(words)
    for met in alike.values():
        if any(word.startswith("seat+") for word in met):
            met.update(f"seat+{seat}" for seat in range(seats))
    for path in list(walker.words):
        met = alike[NUMBERS.sub(".*", path)]
        if len(met) <= FEW:
            for word in sorted(met):
                layout.place(f"{path}={word}")


@cache
def _laid_out(ident: str, options: str) -> Form:
    from warhall.games import game as game_of  # noqa: PLC0415  only for the games of the house

    return lay_out(game_of(ident), msgspec.json.decode(options))


def encoder(game: str | Game, options: Mapping[str, object] | None = None, form: Form | None = None) -> Encoder:
    """The encoder of a game with its options; the layout of a game of the house is laid out once in a process."""
    simulation = Simulation(game, options)
    room = simulation.game
    if form is None:
        chosen = msgspec.json.encode(simulation.options, order="sorted").decode()
        form = _laid_out(room.id, chosen) if isinstance(game, str) else lay_out(room, options)
    return Encoder(room, form)


def information(state: State, seat: int) -> str:
    """What a seat sees now, as a text: equal for two states exactly if the seat cannot tell them apart by looking."""
    decision = state.decisions.get(seat)
    asked = "" if decision is None else decision.ask
    options = [] if decision is None else list(decision.options)
    seen = {"seat": seat, "count": state.count, "asked": asked, "options": options, "view": state.view(seat)}
    return msgspec.json.encode(seen, order="deterministic").decode()
