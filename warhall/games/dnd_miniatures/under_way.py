"""Attacks and movements in progress (chapters 8, 12 and 13): what is remembered of them. No rules here."""

from __future__ import annotations

from dataclasses import field

from warhall.games.dnd_miniatures.tables import NONE
from warhall.kernel.declared import declared
from warhall.kernel.part import Part


@declared(kw_only=False)
class Fight(Part):
    """An attack in progress (chapters 12 and 13)."""

    number: int
    attacker: int
    line: int
    how: int
    targets: list[int] = field(default_factory=list)
    """Who is still to be attacked."""
    chosen: list[int] = field(default_factory=list)
    """Everybody who was named or stood in the area."""
    target: int = NONE
    area: int = 0
    origin: int = NONE
    corner: int = NONE
    strikes: int = 0
    loose: int = 0
    """Whether its target limits are not asked for."""
    bonus: int = 0
    """DM-23.19: what powers add to all its rolls."""
    damage: list[int] = field(default_factory=list)
    """What powers add to the damage of all its hits."""
    advantage: int = 0
    typed: int = NONE
    extra: list[int] = field(default_factory=list)
    """What powers add to the damage of this hit."""
    grown: list[int] = field(default_factory=list)
    """DM-11.10: for one after the other of what is added without a type, the type of damage that grows by it."""
    guard: int = 0
    """What powers add to the defence against this roll."""
    die: int = 0
    total: int = 0
    hit: int = 0
    critical: int = 0
    sure: int = 0
    """Whether the hit is automatic."""
    had_advantage: int = 0
    dealt: int = 0
    types: int = 0
    """The types of the damage that was dealt, as bits; the lowest is plain damage."""
    used: list[int] = field(default_factory=list)
    """Names of the powers used on it (DM-13.14)."""
    bloodied: int = 0
    """Whether the target was Bloodied before the damage."""


@declared(kw_only=False)
class Motion(Part):
    """A movement in progress (chapter 8)."""

    unit: int
    how: int
    gait: int
    budget: int
    spent: int = 0
    path: list[int] = field(default_factory=list)
    """The positions still ahead."""
    steps: int = 0
    legal: int = NONE
    """DM-8.4: the last legal position."""
    target: int = NONE
    """Whom it charges."""
    struck: int = 0
    """Whether an opportunity attack was made at this step."""
    asked: list[int] = field(default_factory=list)
    """Seats that let their opportunity attacks at this step go by."""
