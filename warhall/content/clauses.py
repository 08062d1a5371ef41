"""Operations, and the other structures that card text is made of.

Here: how a structure names its message and its facts. Not here: how they become text (`text`), what an operation
does (`operations` and the game).

A clause is said by one Fluent message, `op-place-spy` for the operation `PlaceSpy` (`do: place_spy`) and
`clause-per-trophy` for the clause `PerTrophy`. The facts of the message are the fields of the structure, under their
names in the file:

- a number is a number, so that a message can choose a plural form;
- a word of a list (an enum) is that word, a truth value is `yes` or `no`, nothing or an empty list is `none`, for a
  message to select by;
- an id that refers to a thing becomes the name of the thing; words and ids in a list become their names;
- clauses within (`then`, `options`) are said inside the sentence where the message names the field, and follow as
  lines of their own where it does not.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache
from typing import TypeAlias

import msgspec
from msgspec import inspect as mi

from warhall.content.parts import REFERS
from warhall.content.shapes import structures
from warhall.kernel.words import Name, Word

NONE = "none"

Nested: TypeAlias = "Clause | tuple[Nested, ...] | None"
"""What a field with clauses holds: a clause, a list of them, or a list of lists."""


def snake(name: str) -> str:
    """`PlaceSpy` -> `place_spy`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def kebab(name: str) -> str:
    """`PlaceSpy` or `place_spy` -> `place-spy`."""
    return snake(name).replace("_", "-")


class Clause(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a card's effect that has words of its own: a condition, a filter, a target."""

    def message(self) -> str:
        """The message that says it; a clause may choose among several that begin alike."""
        return default_message(type(self))

    def facts(self) -> dict[str, Word]:
        """The facts of the message, except the clauses within; the message must name every one of them."""
        return {
            plan.name: _word(self, getattr(self, plan.field), plan) for plan in plan_of(type(self)) if not plan.nested
        }

    def within(self) -> dict[str, Nested]:
        """The clauses within, by the fields that hold them."""
        return {plan.name: getattr(self, plan.field) for plan in plan_of(type(self)) if plan.nested}


class Operation(Clause, frozen=True, kw_only=True, tag_field="do", tag=snake):
    """One verb of the rulebook with its arguments, as card data calls it: `{do: place_spy, n: 2}`."""


class Plan(msgspec.Struct, frozen=True):
    """How one field of a clause is said."""

    field: str
    name: str
    nested: bool
    refers: str | None


@cache
def plan_of(cls: type[Clause]) -> tuple[Plan, ...]:
    """How each field of a clause is said."""
    info = structures(mi.type_info(cls))[cls]
    return tuple(
        Plan(field.name, field.encode_name, _is_nested(field.type), _kind(field.type)) for field in info.fields
    )


def _is_nested(kind: mi.Type) -> bool:
    return any(issubclass(cls, Clause) for cls in structures(kind))


def _kind(kind: mi.Type) -> str | None:
    """The kind of thing that the ids of a field refer to."""
    match kind:
        case mi.Metadata(extra=extra) if extra and REFERS in extra:
            return str(extra[REFERS])
        case mi.UnionType(types=types):
            return next((found for one in types if (found := _kind(one))), None)
        case mi.CollectionType(item_type=item):
            return _kind(item)
        case _:
            return None


def _word(clause: Clause, value: object, plan: Plan) -> Word:
    match value:
        case None | ():
            return NONE
        case bool():
            return "yes" if value else "no"
        case Enum():
            return _word(clause, value.value, plan)
        case int():
            return value
        case str():
            return Name(plan.refers, value) if plan.refers else value
        case tuple() if all(isinstance(item, str) for item in value):
            return tuple(Name(plan.refers or kebab(type(item).__name__), str(item)) for item in value)
        case _:
            raise TypeError(f"{type(clause).__name__}.{plan.field} cannot be said: make it a clause or write facts()")


def default_message(cls: type[Clause]) -> str:
    """The message of a clause that does not choose another."""
    if issubclass(cls, Operation):
        return f"op-{kebab(tag_of(cls))}"
    return f"clause-{kebab(cls.__name__)}"


def tag_of(cls: type[Operation]) -> str:
    """The word for an operation in the files."""
    return str(cls.__struct_config__.tag)
