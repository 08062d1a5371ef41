"""What an option touches on the table, and what pointing at a thing means.

An option names its things itself: they are its arguments. Here is what a screen must know besides to light them: what
they are to the action (`roles`), where cards of that name lie, whether more may be named than is listed, and
whether it says yes to what the question names. All of it is declared with the verbs; no screen needs to know a verb.

The other way round, `meant` finds the action that a player would have meant by pointing at a thing, so that "why not?"
can be answered for it alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from warhall.kernel.actions import Action, Codec, Coded
from warhall.kernel.roles import Role
from warhall.kernel.words import Name

if TYPE_CHECKING:
    from warhall.kernel.state import Decision, State
    from warhall.kernel.verbs import Verb

Zones: TypeAlias = tuple[str, ...]
"""Where cards lie, in words of the view."""
Lies: TypeAlias = Zones | Callable[..., Zones]
"""The same, or how it is found: `lies(g, seat, *asked)`."""
Pointed: TypeAlias = Callable[[Any, int, Mapping[str, int]], tuple[int, ...] | None]
"""`pointed(g, seat, things)`: the arguments that pointing at things means, by their kinds; None if it is not meant. It
looks only at what the seat may know."""


class Touch(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the options of a verb touch what they name."""

    roles: dict[str, Role] = {}
    """What a thing is to the action, by the word that names it; what is not listed is simply pointed at."""
    lies: Zones = ()
    """Where the cards lie that it names; an option that names none touches whatever lies there."""
    free: bool = False
    """The rules allow more of this verb than is listed."""
    agrees: bool = False
    """It says yes to what the question names, and touches that."""


def touch_of(verb: Verb, codec: Codec, lies: Zones) -> Touch:
    """How a verb touches what it names."""
    roles = {field.name: field.role for field in codec.coded(verb.action).fields if field.role is not None}
    return Touch(roles, lies, bool(verb.more), verb.agrees)


def touches(g: State, decision: Decision) -> dict[str, Touch]:
    """How the verbs of a question touch what they name; those that only point at it are left out."""
    asking = decision.asking
    if asking is None:
        return {}
    if not asking.searching:
        return asking.touches
    assert g.agenda is not None  # noqa: S101  the step that asked is on the agenda
    found = dict(asking.touches)
    for tag, verb, lies in asking.searching:
        if zones := lies(g, decision.seat, *g.agenda[1]):
            found[tag] = touch_of(verb, asking.codec, zones)
    return found


def meant(g: State, seat: int, things: Iterable[Name], zone: str = "", verb: str = "") -> Action | None:
    """The action that pointing at a thing means; None if that cannot be told.

    It is the first of those that answer what the seat is asked, in the order of the question. Where nothing that is
    asked is about such a thing, it is what is otherwise done with one: the law says why that is no answer.

    Args:
        g: the state.
        seat: who points.
        things: what is pointed at, first, and what was picked before.
        zone: where the card lies that is pointed at.
        verb: what the seat has taken up to do, if it has.
    """
    codec = g.game.codec
    found = _numbers(g, codec, things)
    if not found:
        return None
    kind = next(iter(found))
    decision = g.decisions.get(seat)
    asking = None if decision is None else decision.asking
    if decision is None or asking is None:
        return _usual(codec.verbs, kind, found)
    at = touches(g, decision)
    for each in asking.verbs.values():
        coded = codec.coded(each.action)
        touch = at.get(coded.tag)
        if (verb and coded.tag != verb) or (zone and touch is not None and touch.lies and zone not in touch.lies):
            continue
        arguments = _arguments(coded, kind, found) if each.pointed is None else each.pointed(g, seat, found)
        if arguments is not None:
            return coded.type(*arguments)
    if any(kind in _kinds(codec.coded(each.action)) for each in asking.verbs.values()):
        return None
    return _usual(codec.verbs, kind, found)


def _usual(verbs: Iterable[Coded], kind: str, found: Mapping[str, int]) -> Action | None:
    """What is done with such a thing, and needs nothing else."""
    return next((coded.type(found[kind]) for coded in verbs if coded.codes and _kinds(coded) == [kind]), None)


def _numbers(g: State, codec: Codec, things: Iterable[Name]) -> dict[str, int]:
    """The numbers of things by their kinds, the first thing first."""
    kinds = {field.vocabulary.kind: field.vocabulary for verb in codec.verbs for field in verb.fields}
    found: dict[str, int] = {}
    for thing in things:
        number = kinds[thing.kind].find(g, thing.id) if thing.kind in kinds else None
        if number is not None:
            found.setdefault(thing.kind, number)
        elif not found:
            break  # nobody knows what was pointed at
    return found


def _arguments(coded: Coded, first: str, found: Mapping[str, int]) -> tuple[int, ...] | None:
    """The arguments of a verb, if all are pointed at and what was pointed at first is among them."""
    kinds = _kinds(coded)
    if first not in kinds or len(set(kinds)) < len(kinds) or not found.keys() >= set(kinds):
        return None
    return None if any(field.many for field in coded.fields) else tuple(found[kind] for kind in kinds)


def _kinds(coded: Coded) -> list[str]:
    """The kinds of thing that a verb names."""
    return [field.vocabulary.kind for field in coded.fields]
