"""Habits about the cards of one's hand: what each is worth to its player, which is played and which discarded.

Speed comes first: it is an action point in every turn (DG-1.8). For a card that gives it glory is saved up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.operations import Ap, ChangeStat, Choose, Explore, Heal, Limit, Op, Warp
from warhall.games.dungeoneer.printed import Time
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.tables import X_COST, Tables
from warhall.games.dungeoneer.vocabulary import For, Stats, When

WHOLE = 5
"""With so much health he does not think of healing."""
SPEED, AT_ONCE, HEALING, VALUE, RESPONSE, OTHER, ROOM = 100, 55, 45, 50, 30, 20, 1
"""What a glory card is worth: by what it raises all the time, what it gives at once, or its time."""
ENCOUNTER, SLOWING, BANE = 40, 60, 10
"""What a card of villainy is worth; a point of its cost takes something off, since the others' peril is scarce."""
POINT = 4
SAVING = 2
"""So much glory that is still missing is waited for."""
Options = Sequence[int]


@cache
def worths(tables: Tables) -> tuple[int, ...]:
    """What each adventure card is worth in hand."""
    return tuple([worth_of(tables, card) for card in range(len(tables.cards))])


def worth_of(tables: Tables, card: int) -> int:
    """What a card is worth in hand."""
    if tables.encounters[card]:
        return ENCOUNTER - POINT * tables.cost[card] if tables.cost[card] != X_COST else 0
    if tables.banes[card]:
        return SLOWING if card in slowing(tables) else BANE
    if any(spares_ap(op) for block in tables.cards[card].effects for op in block.ops):
        return AT_ONCE
    if tables.codes[act.Play][card] in healing(tables):
        return HEALING
    return RESPONSE if tables.cards[card].time is Time.RESPONSE else raised(tables, card)


def raised(tables: Tables, card: int) -> int:
    """What a glory card is worth by the values that it raises all the time."""
    worth = OTHER
    for op, condition in tables.lasting[card]:
        if isinstance(op, Limit):
            return ROOM
        if isinstance(op, ChangeStat) and op.n > 0 and op.use is For.ALL and condition is None:
            worth = max(worth, SPEED if op.stat is Stats.SPEED else VALUE)
    return worth


def wanted_card(g: Dungeoneer, seat: int, options: Options, spare: int) -> int:
    """DG-7.10: the glory card to be played now; NONE if none is, or if glory is saved up for a better one.

    Args:
        g: the game.
        seat: whose phase of feats it is.
        options: what can be done.
        spare: the glory that is not needed for anything else.
    """
    tables = g.game.tables
    worth, codes = worths(tables), tables.codes[act.Play]
    best, chosen = 0, NONE
    for card in g.hands[seat]:
        cost, code = tables.cost[card], codes[card]
        if tables.pile[card] or cost in (0, X_COST) or worth[card] <= best:
            continue
        if cost <= spare and code in options:
            if not is_healing(g, code) or g.health[seat] < WHOLE:
                best, chosen = worth[card], code
        elif spare < cost <= spare + SAVING and worth[card] >= SPEED:
            best, chosen = worth[card], NONE
    return chosen


def discard(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-8.2: the card of the hand that is worth least; none if one need not."""
    read, decline = g.game.codec.arguments, g.game.codec.first(act.Decline)
    if decline in options:
        return decline
    worth = worths(g.game.tables)
    hand = [code for code in options if read(code)[1][0] in g.hands[seat]]
    return min(hand or options, key=lambda code: (worth[read(code)[1][0]], (7 * code + g.count) % 13))


@cache
def healing(tables: Tables) -> frozenset[int]:
    """The codes of playing or using a card that heals."""
    codes = [
        tables.codec.code(verb(act.Card(number)))
        for verb in (act.Play, act.PlayAndUse, act.Use)
        for number, card in enumerate(tables.cards)
        if any(isinstance(op, Heal) for block in card.effects for op in block.ops)
    ]
    return frozenset(code for code in codes if code is not None)


def is_healing(g: Dungeoneer, code: int) -> bool:
    """Whether an option is to play or use a card that heals."""
    return code in healing(g.game.tables)


@cache
def hurrying(tables: Tables) -> frozenset[int]:
    """The codes of playing or using a card that gives AP at once."""
    codes = [
        tables.codec.code(verb(act.Card(number)))
        for number, card in enumerate(tables.cards)
        if tables.boons[number] or tables.treasures[number]
        for block in card.effects
        if any(gives_ap(op) for op in block.ops)
        for verb in ((act.PlayAndUse, act.Use) if block.at is When.USE else (act.Play,))
    ]
    return frozenset(code for code in codes if code is not None)


@cache
def exploring(tables: Tables) -> frozenset[int]:
    """The codes of using a card that explores without AP."""
    codes = [
        tables.codec.code(act.Use(act.Card(number)))
        for number, card in enumerate(tables.cards)
        if any(isinstance(op, Explore) for block in card.effects for op in block.ops)
    ]
    return frozenset(code for code in codes if code is not None)


@cache
def warping(tables: Tables) -> frozenset[int]:
    """The codes of playing and using a card that carries its player as far as he pays."""
    codes = [
        tables.codec.code(act.PlayAndUse(act.Card(number)))
        for number, card in enumerate(tables.cards)
        if any(isinstance(op, Warp) and op.reach for block in card.effects for op in block.ops)
    ]
    return frozenset(code for code in codes if code is not None)


@cache
def slowing(tables: Tables) -> frozenset[int]:
    """The banes that take AP in every recovery."""
    return frozenset(
        number
        for number, card in enumerate(tables.cards)
        if tables.banes[number]
        for block in card.effects
        if block.at is When.RECOVERY and any(isinstance(op, Ap) and op.n < 0 for op in block.ops)
    )


def spares_ap(op: Op) -> bool:
    """Whether an operation gives AP, or does what else takes some: explores, or carries its player far."""
    return isinstance(op, Explore) or (isinstance(op, Warp) and op.reach is not None) or gives_ap(op)


def slowed(g: Dungeoneer, seat: int) -> int:
    """How many AP banes take from a hero in every recovery."""
    slow = slowing(g.game.tables)
    return sum([card in slow for card in g.inventory[seat]])


def gives_ap(op: Op) -> bool:
    """Whether an operation gives AP, or may."""
    if isinstance(op, Choose):
        return any(gives_ap(each) for option in op.options for each in option)
    return isinstance(op, Ap) and op.n > 0
