"""What can come into question at a moment at all, for each card and skill, computed once.

Here: the part of `playing` that never changes during a game: the time of a card, and the operations that belong to a
moment. Whoever looks for options asks here first, and asks `playing` only about what is left.
"""

from __future__ import annotations

from warhall.games.dungeoneer.blocks import Doing, Plain
from warhall.games.dungeoneer.operations import (
    ChangeStat,
    Discard,
    Heal,
    IgnoreAttack,
    Prevent,
    Reroll,
    Skip,
    Warp,
)
from warhall.games.dungeoneer.playing import (
    BATTLE,
    BOUND,
    DECLARATION,
    ENTRY,
    FEATS_CHOICE,
    MOMENTS,
    OPEN,
    RESPONSE,
    ROLL,
    VILLAINY_CHOICE,
    WOUND,
)
from warhall.games.dungeoneer.printed import Duration, Time
from warhall.games.dungeoneer.tables import X_COST, Tables
from warhall.games.dungeoneer.vocabulary import Held, When

BEARING = {ROLL: (ChangeStat, Reroll, Skip, Heal), WOUND: (Prevent, Heal), RESPONSE: (IgnoreAttack, ChangeStat, Warp)}
"""The operations that can matter at the moments at which only what bears on them is done."""


def fill_in(tables: Tables) -> None:
    """Computes for every moment which cards can be played, played and used at once, or used, and which skills."""
    cards = range(len(tables.cards))
    tables.played_at = [tuple(can_play(tables, card, moment) for card in cards) for moment in MOMENTS]
    tables.used_at_once = [tuple(can_use_at_once(tables, card, moment) for card in cards) for moment in MOMENTS]
    tables.used_at = [
        tuple(not tables.banes[card] and can_use(tables.used_by[card], moment) for card in cards) for moment in MOMENTS
    ]
    tables.skilled_at = [tuple(can_use(doing, moment) for doing in tables.skills) for moment in MOMENTS]
    tables.hidden_at = [
        tuple(card for card in cards if is_hidden(tables, card, moment) and at_some_time(tables, card, moment))
        for moment in MOMENTS
    ]
    tables.least_at = [
        min((0 if tables.pile[card] else max(0, tables.cost[card]) for card in hidden), default=0)
        for hidden in tables.hidden_at
    ]
    tables.free_at = [
        tuple(sorted((tables.cost[card], card) for card in tables.hidden_at[moment] if is_free(tables, card, moment)))
        for moment in MOMENTS
    ]


def is_timely(time: Time, moment: int) -> bool:
    """DG-5.1, DG-9.1, DG-9.2, DG-9.10: whether a card of a time can be played at a moment."""
    if (time is Time.RESPONSE) != (moment == RESPONSE):
        return False
    if time is Time.VILLAINY:
        return moment in (VILLAINY_CHOICE, DECLARATION)
    return time is not Time.FEATS or moment in (FEATS_CHOICE, ENTRY)


def suits(plain: Plain, moment: int) -> bool:
    """Whether operations can matter at a moment."""
    if moment in BOUND:
        banes = moment == ROLL and any(isinstance(op, Discard) and op.what is Held.BANE for op in plain.ops)
        return banes or any(isinstance(op, BEARING[moment]) for op in plain.ops)
    return not plain.bound


def can_play(tables: Tables, card: int, moment: int) -> bool:
    """Whether a card can ever be played at a moment; encounters are named in their own way."""
    if tables.encounters[card] or not is_timely(tables.cards[card].time, moment):
        return False
    plain = tables.play_ops[card]
    joins = moment == ROLL and tables.permanent[card] and bool(tables.lasting[card])
    return joins or suits(plain, moment) or (not plain.ops and moment not in BOUND)


def can_use(doing: Doing | None, moment: int) -> bool:
    """Whether a block can ever be used at a moment."""
    if doing is None or (doing.block.at is When.RESPONSE) != (moment == RESPONSE):
        return False
    return suits(doing.plain, moment)


def can_use_at_once(tables: Tables, card: int, moment: int) -> bool:
    """DG-2.19: whether a card can ever be played and used at once at a moment."""
    doing = tables.used_by[card]
    if not tables.treasures[card] or doing is None or doing.block.cost is None or not doing.block.cost.discard_self:
        return False
    return is_timely(tables.cards[card].time, moment) and can_use(doing, moment)


def at_some_time(tables: Tables, card: int, moment: int) -> bool:
    """Whether a card can ever be played at a moment, kept or used at once."""
    return tables.played_at[moment][card] or tables.used_at_once[moment][card]


def is_hidden(tables: Tables, card: int, moment: int) -> bool:
    """Whether a card may be played out of the own phases, so that others do not know who could do so."""
    return tables.cards[card].time is (Time.RESPONSE if moment == RESPONSE else Time.ANY)


def is_free(tables: Tables, card: int, moment: int) -> bool:
    """Whether nothing but glory is needed to play a card at a moment."""
    face = tables.cards[card]
    if moment not in (OPEN, ENTRY, BATTLE) or tables.pile[card] or tables.cost[card] == X_COST:
        return False
    if face.duration is not Duration.INSTANT or not tables.played_at[moment][card]:
        return False
    return not tables.play_ops[card].needy
