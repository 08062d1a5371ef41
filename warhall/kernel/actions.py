"""Actions: what a seat can do, in three forms that say the same.

structure   `Deploy(space=17)`, a frozen msgspec structure: rules, refusals and tests speak of it
code        a small integer: what options list and search and learning use; all codes of a game are 0 .. size-1
notation    `deploy araumycos:2`: records, logs, the terminal, the bot protocol and bug reports

The codec of a game turns each form into the others. An action that does not fit a code (an explicit path) has only the
structure and the notation.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, NewType, Protocol, cast, get_args, get_origin, get_type_hints
from weakref import WeakKeyDictionary

import msgspec

from warhall.kernel.errors import NotationError, nearest, quoted
from warhall.kernel.roles import Role
from warhall.kernel.words import Name, Word

NOTATION_LIMIT = 2000
KEPT = 4096
"""The codes of a verb with at most so many actions are listed beforehand."""
READ_ONCE = 1 << 16
"""The codes of a verb with at most so many actions are taken apart once, and what they say is kept."""

NO_FACTS: Mapping[str, Word] = MappingProxyType({})

Seat = NewType("Seat", int)
"""The place of a player at the table, counted from 0."""


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """Something a seat can do; a game's actions are subclasses, named by verbs of the rulebook.

    Every field is a `NewType` over int that the game's vocabularies know, or a tuple of one (then it has no code). What
    a thing is to the action is said around it: `square: roles.To[Square]`.
    """


def values(action: Action) -> tuple[Any, ...]:
    """The arguments of an action."""
    return tuple(getattr(action, name) for name in action.__struct_fields__)


class Vocabulary:
    """The names of one kind of thing: columns, spaces, cards, units. Things are numbered from 0.

    The names are fixed here; a game whose things are named by the state (units of an army) overrides `names_in`.
    """

    __slots__ = ("__weakref__", "_index", "kind", "names", "size")

    def __init__(self, kind: str, names: Iterable[str]) -> None:
        self.kind = kind
        self.names = tuple(names)
        self.size = len(self.names)
        self._index = {name: i for i, name in enumerate(self.names)}

    def names_in(self, state: object) -> Sequence[str]:
        """The names as they are in a state."""
        return self.names

    def settled_by(self, state: object) -> object | None:
        """What all names follow from, where that outlives a move: itself, a map; None if they may change."""
        return self if type(self) is Vocabulary else None

    def name(self, state: object, number: int) -> str:
        """The name of a thing in notation."""
        return self.names_in(state)[number]

    def word(self, state: object, number: int) -> Word:
        """A thing as a fact of a message."""
        return Name(self.kind, self.name(state, number))

    def facts(self, number: int) -> Mapping[str, Word]:
        """What a message may say of a thing beside its name, where that is no way to say it."""
        return NO_FACTS

    def knows(self, number: int) -> bool:
        """Whether a number is that of a thing; a kind of thing without end has more than are listed."""
        return 0 <= number < self.size

    def find(self, state: object, text: str) -> int | None:
        """The thing of that name, if there is one."""
        names = self.names_in(state)
        if names is self.names:
            return self._index.get(text)
        return names.index(text) if text in names else None


class Seated(Protocol):
    """A state, as far as the names of its seats go."""

    def seat_names(self) -> tuple[str, ...]:
        """What the seats are called, seat by seat."""


class SeatVocabulary(Vocabulary):
    """The seats: who sits where is a matter of the single game."""

    __slots__ = ()

    def __init__(self, most: int) -> None:
        super().__init__("seat", (f"seat-{number + 1}" for number in range(most)))

    def names_in(self, state: object) -> Sequence[str]:
        """The names of the seats of this game."""
        return cast("Seated", state).seat_names()


class Field(NamedTuple):
    """One argument of a verb."""

    name: str
    vocabulary: Vocabulary
    many: bool
    role: Role | None = None


class Coded(NamedTuple):
    """One kind of action in a codec: where its codes begin, and what arguments it takes."""

    tag: str
    type: type[Action]
    fields: tuple[Field, ...]
    first: int
    codes: int
    """How many codes it has; 0 for a verb that exists only as a structure."""


class Codec:
    """All actions of a game, and how one form becomes another."""

    def __init__(self, actions: Iterable[type[Action]], vocabularies: Mapping[Any, Vocabulary]) -> None:
        """Number the actions in the order given.

        Args:
            actions: every kind of action of the game.
            vocabularies: for each `NewType` that their fields use, the names behind its numbers.
        """
        self.vocabularies = dict(vocabularies)
        self._fields: dict[type[msgspec.Struct], tuple[Field, ...]] = {}
        self.verbs: list[Coded] = []
        self._by_tag: dict[str, Coded] = {}
        self._by_type: dict[type[Action], Coded] = {}
        self._known: dict[int, tuple[Coded, tuple[int, ...]]] = {}
        self._said: WeakKeyDictionary[Any, dict[int, Any]] = WeakKeyDictionary()
        self.size = 0
        for action in actions:
            fields = self.fields_of(action)
            codes = 0 if any(field.many for field in fields) else 1
            for field in fields:
                codes *= field.vocabulary.size
            verb = Coded(str(action.__struct_config__.tag), action, fields, self.size, codes)
            self.size += codes
            self.verbs.append(verb)
            self._by_tag[verb.tag] = verb
            self._by_type[action] = verb
        self._coded = [verb for verb in self.verbs if verb.codes]
        self._firsts = [verb.first for verb in self._coded]

    def fields_of(self, structure: type[msgspec.Struct]) -> tuple[Field, ...]:
        """The fields of a structure whose numbers stand for named things."""
        known = self._fields.get(structure)
        if known is not None:
            return known
        hints = get_type_hints(structure)
        roles = get_type_hints(structure, include_extras=True)
        fields = []
        for name in structure.__struct_fields__:
            many = get_origin(hints[name]) is tuple
            kind = get_args(hints[name])[0] if many else hints[name]
            if kind in self.vocabularies:
                (role,) = getattr(roles[name], "__metadata__", (None,))
                fields.append(Field(name, self.vocabularies[kind], many, role))
            elif issubclass(structure, Action):
                raise TypeError(f"{structure.__name__}.{name}: no vocabulary for {kind}")
        self._fields[structure] = tuple(fields)
        return self._fields[structure]

    def first(self, action: type[Action]) -> int:
        """The first code of a verb: the code of an action with one argument is this plus the argument."""
        return self._by_type[action].first

    def codes(self, action: type[Action]) -> Sequence[int]:
        """The codes of a verb with at most one argument, in the order of its things."""
        verb = self._by_type[action]
        return range(verb.first, verb.first + verb.codes)

    def verb(self, action: Action) -> Coded:
        """The verb of an action."""
        return self._by_type[type(action)]

    def coded(self, action: type[Action]) -> Coded:
        """The verb of a kind of action."""
        return self._by_type[action]

    def names_something(self, action: Action) -> bool:
        """Whether every number of an action is that of a thing; otherwise it has no notation either."""
        for field in self._by_type[type(action)].fields:
            value = getattr(action, field.name)
            for number in value if field.many else (value,):
                if not field.vocabulary.knows(number):
                    return False
        return True

    def said(self, state: object, action: type[Action]) -> dict[int, Any] | None:
        """Where choices of a kind may be kept as they are put into words, by their codes; None if their names change.

        The names of a verb's things are settled for ever, or by one thing that lasts, such as the map in play. There
        must not be too many.
        """
        verb = self._by_type[action]
        if verb.codes > KEPT:
            return None
        settled: object = self
        for field in verb.fields:
            by = field.vocabulary.settled_by(state)
            if by is None or (by is not field.vocabulary and settled is not self and by is not settled):
                return None
            settled = settled if by is field.vocabulary else by
        return self._said.setdefault(settled, {})

    def code(self, action: Action) -> int | None:
        """The code of an action; None if it has none (an explicit path, or a number out of range)."""
        verb = self._by_type.get(type(action))
        if verb is None or not verb.codes:
            return None
        code = 0
        for field in verb.fields:
            number = getattr(action, field.name)
            if not 0 <= number < field.vocabulary.size:
                return None
            code = code * field.vocabulary.size + number
        return verb.first + code

    def arguments(self, code: int) -> tuple[Coded, tuple[int, ...]]:
        """The verb of a code and its arguments."""
        known = self._known.get(code)
        if known is not None:
            return known
        verb = self._coded[bisect_right(self._firsts, code) - 1]
        rest = code - verb.first
        numbers = []
        for field in reversed(verb.fields):
            rest, number = divmod(rest, field.vocabulary.size)
            numbers.append(number)
        read = verb, tuple(reversed(numbers))
        if verb.codes <= READ_ONCE:
            self._known[code] = read
        return read

    def action(self, code: int) -> Action:
        """The structure of a code."""
        if not 0 <= code < self.size:
            raise NotationError(str(code)[:40], 0, f"a code from 0 to {self.size - 1}")
        verb, numbers = self.arguments(code)
        return verb.type(*numbers)

    def notation(self, state: object, action: Action | int) -> str:
        """The text of an action."""
        if isinstance(action, int):
            action = self.action(action)
        verb = self._by_type[type(action)]
        words = [verb.tag]
        for field in verb.fields:
            value = getattr(action, field.name)
            for number in value if field.many else (value,):
                words.append(field.vocabulary.name(state, number))
        return " ".join(words)

    def parse(self, state: object, text: str) -> Action:
        """The action of a text.

        Raises:
            NotationError: the text is no action; it says where, and what was expected there.
        """
        if len(text) > NOTATION_LIMIT:
            raise NotationError(text[:40], NOTATION_LIMIT, f"at most {NOTATION_LIMIT} characters, not {len(text)}")
        words = text.split()
        verb = self._by_tag.get(words[0]) if words else None
        if verb is None:
            meant = self._meant(words)
            raise NotationError(text, 0, f"an action{meant}" if meant else f"one of {quoted(self._by_tag, most=20)}")
        values: list[int | tuple[int, ...]] = []
        at = 1
        for field in verb.fields:
            if field.many:
                values.append(tuple(self._thing(state, text, words, i, field) for i in range(at, len(words))))
                at = len(words)
            else:
                values.append(self._thing(state, text, words, at, field))
                at += 1
        if at < len(words):
            raise NotationError(text, _offset(text, at), f"nothing more after {' '.join(words[:at])!r}")
        return verb.type(*values)

    def _meant(self, words: list[str]) -> str:
        """The verbs that a text may mean: written apart, shortened or misspelt; an empty text if there are none."""
        joined = "-".join(words).lower()
        verbs = [tag for tag in self._by_tag if joined.startswith(tag)] or [
            tag for tag in self._by_tag if words and tag.startswith(f"{words[0].lower()}-")
        ]
        if verbs:
            return f" (did you mean {' or '.join(map(repr, verbs))}?)"
        return nearest(words[0], self._by_tag) if words else ""

    def _thing(self, state: object, text: str, words: list[str], at: int, field: Field) -> int:
        """The thing that one word of a text names."""
        vocabulary = field.vocabulary
        if at >= len(words):
            raise NotationError(text, len(text), f"a {vocabulary.kind}: one of {quoted(vocabulary.names_in(state))}")
        number = vocabulary.find(state, words[at])
        if number is None:
            hint = nearest(words[at], vocabulary.names_in(state)) or f": one of {quoted(vocabulary.names_in(state))}"
            raise NotationError(text, _offset(text, at), f"a {vocabulary.kind}{hint}")
        return number


def _offset(text: str, word: int) -> int:
    """Where a word begins in a text."""
    at = 0
    for part in text.split()[:word]:
        at = text.index(part, at) + len(part)
    return at + len(text[at:]) - len(text[at:].lstrip())
