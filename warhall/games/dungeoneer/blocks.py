"""Blocks of operations in the form that play uses: what is done at once, and what works while a card is in play.

Here: everything about a block that never changes, computed once. Not here: whether it can be used now (`playing`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from warhall.games.dungeoneer.operations import (
    Block,
    ChangeStat,
    Choose,
    CostMod,
    Explore,
    If,
    Limit,
    Op,
    Prevent,
    Reroll,
    Shift,
    Skip,
    StandTest,
    Summon,
    ThreatMod,
)
from warhall.games.dungeoneer.vocabulary import Until, When

NEEDY = (Shift, Summon, Explore)
"""DG-2.18: the operations that need something to be there."""
LASTING = (ChangeStat, StandTest, Limit, Skip, ThreatMod, CostMod)
"""The operations that work while their card is in play."""


class Plain(NamedTuple):
    """Operations with those that a choice offers."""

    ops: tuple[Op, ...]
    bound: bool
    """Whether all of them make sense only at a moment of their own."""
    needy: bool
    """Whether some of them need something to be there."""


class Doing(NamedTuple):
    """A block that is done when something happens."""

    block: Block
    script: int
    plain: Plain


class Lasting(NamedTuple):
    """An operation that works while its card is in play, with the condition of its block."""

    op: Op
    condition: If | None


class Works(NamedTuple):
    """Everything that has operations of one kind that work all the time; a table is empty if nothing in it has any."""

    skills: tuple[tuple[Lasting, ...], ...]
    cards: tuple[tuple[Lasting, ...], ...]
    artifacts: tuple[tuple[Lasting, ...], ...]
    influences: tuple[tuple[Lasting, ...], ...]
    escorts: tuple[tuple[int, tuple[Lasting, ...]], ...]
    """With their quests."""
    only_skills: bool


def plain_ops(ops: Iterable[Op]) -> list[Op]:
    """Operations with those that a choice offers."""
    found: list[Op] = []
    for op in ops:
        found += [each for option in op.options for each in plain_ops(option)] if isinstance(op, Choose) else [op]
    return found


def plain_of(ops: Iterable[Op]) -> Plain:
    """What is known about operations once and for all."""
    each = tuple(plain_ops(ops))
    return Plain(each, all(is_bound(op) for op in each), any(isinstance(op, NEEDY) for op in each))


def is_bound(op: Op) -> bool:
    """Whether an operation makes sense only at a moment of its own: before a roll or before a wound."""
    return (
        (isinstance(op, ChangeStat) and op.until is Until.ROLL)
        or isinstance(op, Reroll | Prevent)
        or (isinstance(op, Skip) and op.n is not None)
    )


def lasting_of(blocks: Iterable[Block]) -> tuple[Lasting, ...]:
    """The operations that work while a card is in play."""
    return tuple(
        Lasting(op, block.condition)
        for block in blocks
        if block.at is When.READY
        for op in block.ops
        if isinstance(op, LASTING)
    )


def picked(table: Iterable[tuple[Lasting, ...]], kind: type[Op]) -> tuple[tuple[Lasting, ...], ...]:
    """Of everything that lasts only the operations of a kind."""
    return tuple(tuple(lasting for lasting in each if isinstance(lasting.op, kind)) for each in table)
