"""Checks that the fields of a state are what they are declared to be: public, secret, hidden or derived.

A world that looks the same to a viewer may differ only in what is declared to be secret or hidden from it; `secrets`
proves that such worlds give the viewer the same bytes; both together prove that nobody sees what is declared unknown.
And what is declared unknown must differ in some world: else `imagine` gives it away, and no other check would notice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from warhall.conformance.play import ConformanceFailure, Play
from warhall.conformance.secrets import worlds
from warhall.conformance.seen import viewers
from warhall.geometry.masks import cells_of
from warhall.kernel.declared import About, Sight, fields_of
from warhall.kernel.part import Part
from warhall.kernel.saving import own_fields, resume, save
from warhall.kernel.state import State

Telling = Callable[[About, Any], object]
"""A field to as much of it as is of interest."""
EARLY = 60
"""So many of the first moments of a game are looked at for secrets that only the beginning has."""


def check_sights(play: Play) -> None:
    """What is declared as known to a viewer is the same in every world that looks the same to it."""
    for moment in play.stops():
        for viewer in viewers(moment.state):
            for world in worlds(play, moment, viewer, 2):
                for name in differing(moment.state, world, viewer, known=True):
                    problem = f"{name} is declared as known to {viewer}, and differs where {viewer} sees no difference"
                    raise play.failure(moment.number, problem)


def check_sights_vary(plays: Sequence[Play]) -> None:
    """What is declared as unknown differs in some world: else it was never dealt anew, and is given away.

    What is the same at all moments of all plays holds no secret in them, and nothing is asked of it.
    """
    moving: dict[str, None] = {}
    varied: set[str] = set()
    first = plays[0].last().state
    for play in plays:
        for moment in (*play.stops(), *play.moments[:EARLY]):
            moving |= dict.fromkeys(differing(first, moment.state, None, known=False))
            for viewer in viewers(moment.state) if moving.keys() - varied else ():
                for world in worlds(play, moment, viewer, 1):
                    varied.update(differing(moment.state, world, viewer, known=False))
    for name in moving:
        if name not in varied:
            raise ConformanceFailure(f"{plays[0].game.id}: {name} is declared as unknown, and is never dealt anew")


def check_derived(play: Play) -> None:
    """What is derived is what follows from the rest of the state: in play, and in imagined worlds."""
    names = [name for name, about in fields_of(play.game.state).items() if about.sight is Sight.DERIVED]
    names = [name for name in names if not fields_of(play.game.state)[name].lazy]
    for moment in play.stops() if names else ():
        imagined = {f"imagined for {viewer}": next(worlds(play, moment, viewer)) for viewer in viewers(moment.state)}
        for what, state in {"played": moment.state, **imagined}.items():
            fresh = resume(play.game, save(state))
            for name in names:
                same = getattr(state, name) == getattr(fresh, name)
                play.demand(moment.number, f"{name} does not follow from the rest of a state {what}", holds=same)


def differing(state: State, world: State, viewer: int | None, *, known: bool) -> Iterator[str]:
    """The fields that are different in another world, as far as they are declared as known to a viewer, or as not."""
    told = partial(_told, viewer=viewer, known=known)
    return _differing(partial(told, state), partial(told, world), state, world)


def _differing(here: Telling, there: Telling, one: Part, other: Part) -> Iterator[str]:
    for name, about in _fields(one).items():
        mine, theirs = getattr(one, name), getattr(other, name)
        parts, others = _parts(mine), _parts(theirs)
        if parts and len(parts) == len(others):
            for pair in zip(parts, others, strict=True):
                yield from (f"{name}.{inner}" for inner in _differing(here, there, *pair))
        elif here(about, mine) != there(about, theirs):
            yield name


def _told(state: State, about: About, value: Any, *, viewer: int | None, known: bool) -> object:
    """As much of a field as is declared as known to a viewer, or as not."""
    if about.sight is not Sight.SECRET:
        return value if (about.sight is Sight.PUBLIC) == known else None
    whose = about.of or (lambda _, number: number)
    entries = enumerate(value) if isinstance(value, list) else ((bit, 1) for bit in cells_of(value))
    return {number: entry for number, entry in entries if (whose(state, number) == viewer) == known}


def _fields(part: Part) -> dict[str, About]:
    """The fields that a game declares, but for those that are derived."""
    kind: type = type(part)
    about = fields_of(kind)
    return {name: about[name] for name in own_fields(type(part))} if isinstance(part, State) else about


def _parts(value: object) -> list[Part]:
    if isinstance(value, Part):
        return [value]
    return [each for each in value if isinstance(each, Part)] if isinstance(value, list) else []
