"""The registry of a game's operations: what card data may call, and the function that does it.

Here: registering, looking up, and the check that an operation is whole. Not here: what the functions do, and how
they are called; that is the game's business.

    Op: TypeAlias = Gain | Deploy | Choose                  # operations.py of the game: the structures
    OPERATIONS: Operations[Decision | None] = Operations(Op)

    @OPERATIONS.operation(Gain, rule="TU-6.1")              # effects.py: the functions
    def gain(g: State, call: Call, op: Gain) -> Decision | None: ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, TypeVar

import msgspec
from msgspec import inspect as mi

from warhall.content.clauses import Clause, Operation, default_message, tag_of
from warhall.content.shapes import structures
from warhall.content.text import card_text
from warhall.kernel.texts import TextError, Texts
from warhall.kernel.words import LANGUAGES

R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., object])


class Registered(msgspec.Struct, Generic[R], frozen=True):
    """One operation: its word in the files, its structure, its function, its rule."""

    tag: str
    kind: type[Operation]
    function: Callable[..., R]
    rule: str
    unused: str
    """Why no content uses it, if none does."""


class Operations(Generic[R]):
    """The operations of a game; `R` is what their functions return."""

    def __init__(self, union: object) -> None:
        """`union` is the type of one operation in the game's content: all structures, joined by `|`."""
        found = structures(mi.type_info(union))
        self.kinds = {tag_of(cls): cls for cls in found if issubclass(cls, Operation)}
        self.clauses = tuple(cls for cls in found if issubclass(cls, Clause))
        self._registered: dict[type[Operation], Registered[R]] = {}

    def operation(self, kind: type[Operation], *, rule: str, unused: str = "") -> Callable[[F], F]:
        """Registers the function that carries an operation out."""

        def register(function: F) -> F:
            if kind not in self.kinds.values():
                raise TypeError(f"{kind.__name__} is no operation of this game")
            if kind in self._registered:
                raise TypeError(f"{kind.__name__} has a function already")
            self._registered[kind] = Registered(tag_of(kind), kind, function, rule, unused)  # type: ignore[arg-type]  # F returns R
            return function

        return register

    def __iter__(self) -> Iterator[Registered[R]]:
        return iter(self._registered.values())

    def __getitem__(self, kind: type[Operation]) -> Registered[R]:
        return self._registered[kind]

    def gaps(self, texts: Texts, content: object) -> list[str]:
        """What an operation lacks: a function, a rule, words in each language, or a use in content."""
        clauses = list(clauses_in(content))
        used = {type(clause) for clause in clauses}
        gaps = [f"{tag}: no function" for tag, kind in self.kinds.items() if kind not in self._registered]
        for one in self:
            if not one.rule:
                gaps.append(f"{one.tag}: no rule")
            if one.kind not in used and not one.unused:
                gaps.append(f"{one.tag}: no content uses it, and no reason is written")
            if one.kind in used and one.unused:
                gaps.append(f"{one.tag}: content uses it, though it is said to be unused: {one.unused}")
        gaps += [
            f"{message}: no message in {language}"
            for message in map(default_message, self.clauses)
            for language in LANGUAGES
            if not any(known == message or known.startswith(f"{message}-") for known in texts.ids(language))
        ]
        return gaps or list(dict.fromkeys(_unsaid(clauses, texts)))


def _unsaid(clauses: Iterable[Clause], texts: Texts) -> Iterator[str]:
    """Facts of clauses that their text leaves out, and clauses that cannot be said at all."""
    for clause in clauses:
        message = clause.message()
        for language in LANGUAGES:
            try:
                card_text(texts, language, [clause])
            except TextError as error:
                yield str(error)
                continue
            named = texts.variables(language, message)
            yield from (
                f"{message}: the text does not say {fact!r} in {language}"
                for fact in clause.facts()
                if fact not in named
            )


def clauses_in(content: object) -> Iterator[Clause]:
    """Every clause in content, those within others too."""
    if isinstance(content, Clause):
        yield content
    inner: Iterable[object] = ()
    match content:
        case msgspec.Struct():
            inner = (getattr(content, field) for field in content.__struct_fields__)
        case Mapping():
            inner = content.values()
        case tuple() | list() | frozenset():
            inner = content
        case _:
            pass  # a plain value
    for one in inner:
        yield from clauses_in(one)
