"""How the clauses of a card are put together into sentences.

Here: a clause said in a grammatical case or mood, a creature that is pointed at, clauses linked by a word. Not here:
which clause of a card gets which form (`wording`), the words (`texts/*.ftl`).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar

import msgspec

from warhall.content import Clause, Operation
from warhall.content.clauses import Nested
from warhall.kernel.words import Name, Word


class Case(StrEnum):
    """The case of whoever an operation is done to; English says all but the first with "to"."""

    ACCUSATIVE = "accusative"
    DATIVE = "dative"
    ALLATIVE = "allative"
    """To whom something is attached."""


class Mood(StrEnum):
    """How an operation is said: as an order, as a leave, as what a cost is paid for, or after one of the last two."""

    ORDER = "order"
    MAY = "may"
    PURPOSE = "purpose"
    FOLLOWING = "following"

    @property
    def next(self) -> Mood:
        """The mood of what is said after it in the same sentence."""
        return Mood.ORDER if self is Mood.ORDER else Mood.FOLLOWING


class Link(StrEnum):
    """The word between two clauses."""

    AND = "and"
    OR = "or"
    ELSE = "else"
    """Between two options that are sentences of their own."""
    THEN = "then"


class Phrase(Clause, frozen=True, kw_only=True):
    """A clause with some of its facts, or of the clauses within, said otherwise."""

    clause: Clause
    changed: dict[str, str] = msgspec.field(default_factory=dict)
    inner: dict[str, Clause] = msgspec.field(default_factory=dict)

    def message(self) -> str:
        """The message of the clause itself."""
        return self.clause.message()

    def facts(self) -> dict[str, Word]:
        """Its facts with the changes."""
        return {**self.clause.facts(), **self.changed}

    def within(self) -> dict[str, Nested]:
        """Its clauses with the changes."""
        return {**self.clause.within(), **self.inner}


class Pointed(Clause, frozen=True, kw_only=True):
    """A creature that needs no description: this one, the target, the one just deployed."""

    to: str

    def facts(self) -> dict[str, Word]:
        """Which one."""
        return {"to": self.to, "case": Case.ACCUSATIVE.value}


class Linked(Clause, frozen=True, kw_only=True):
    """Two clauses in one sentence."""

    first: Clause
    other: Clause
    link: Link

    def message(self) -> str:
        """Each link has its own words."""
        return f"clause-linked-{self.link.value}"

    def facts(self) -> dict[str, Word]:
        """Nothing but the two."""
        return {}


class Called(Clause, frozen=True, kw_only=True):
    """The name of a keyword within a sentence."""

    keyword: str

    def facts(self) -> dict[str, Word]:
        """The keyword."""
        return {"keyword": Name("keyword", self.keyword)}


class Deed(Operation, frozen=True, kw_only=True):
    """An operation that is said with a verb, and therefore in a mood."""

    case: ClassVar[Case] = Case.ACCUSATIVE
    """The case of whoever it is done to."""

    def facts(self) -> dict[str, Word]:
        """Its fields, said as an order."""
        return {**Operation.facts(self), "mood": Mood.ORDER.value}


class Given(Clause, frozen=True, kw_only=True):
    """A gift within a sentence."""

    gift: str

    def message(self) -> str:
        """Each gift has its own words."""
        return f"gift-{self.gift}"

    def facts(self) -> dict[str, Word]:
        """Nothing: the words of the gift say it."""
        return {}


def inflected(clause: Clause, case: Case) -> Clause:
    """A creature or a group of them in a case."""
    return Phrase(clause=clause, changed={"case": case.value})


def linked(link: Link, clauses: Sequence[Clause]) -> Clause | None:
    """All clauses in one sentence."""
    if not clauses:
        return None
    said = clauses[-1]
    for clause in reversed(clauses[:-1]):
        said = Linked(first=clause, other=said, link=link)
    return said


def called(link: Link, keywords: Sequence[str]) -> Clause | None:
    """The names of keywords."""
    return linked(link, [Called(keyword=keyword) for keyword in keywords])
