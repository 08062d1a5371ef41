"""Which orders which creatures may play, by print alone: sets of orders as bit masks.

Most of what decides about an order stands on the cards and never changes. It is worked out here once, so that play
begins with one `&` instead of a question for each card and each creature. Bit n stands for the kind of order n.

Here: tables. Not here: what depends on the moment (`orders`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from warhall.games.dungeon_command.operations import Attack, AttackKind, Near, Who
from warhall.geometry.masks import mask_of

if TYPE_CHECKING:
    from warhall.games.dungeon_command.tables import Source, Tables

NOTHING, NEIGHBOUR, DANGER, COMPANY, FREEDOM, CARD, MUCH = range(7)
"""What a source needs beside its acting creature: nothing; a creature next to it; damage to prevent; another creature
on the battlefield; that it may move; an attached card; or more than that.
"""
MOST_PILES = 5_000
"""How many piles of cards are remembered as sets."""


class Playing:
    """Sets of orders, by type and by kind of creature."""

    def __init__(self, tables: Tables) -> None:
        orders, creatures = range(len(tables.orders)), range(len(tables.creatures))
        self.sources = tuple(tables.sources[number] for number in tables.order_source)
        """For each order, what it does."""

        def those(meant: Callable[[Source], bool]) -> int:
            return mask_of(kind for kind in orders if meant(self.sources[kind]))

        self.typed = tuple(mask_of(k for k in orders if tables.order_type[k] == wanted) for wanted in range(3))
        """By type: standard, minor, immediate."""
        self.able = tuple(mask_of(k for k in orders if _is_able(tables, k, creature)) for creature in creatures)
        """For each kind of creature what it may play without attached cards, if need be with help (DC-15.2 to 9)."""
        self.sure = tuple(
            mask_of(k for k in orders if self.able[creature] >> k & 1 and _has_level(tables, k, creature))
            for creature in creatures
        )
        """The same without help."""
        self.easy = those(lambda source: source.needs == NOTHING and not source.discards)
        """What needs nothing but its acting creature."""
        *_, immediate = self.typed
        self.peaceful = immediate & ~those(lambda source: source.prevents_alone)
        """Immediate orders that do more than prevent damage (DC-22.13)."""
        self.guarding = those(lambda source: source.needs == DANGER)
        """What needs nothing but damage to its acting creature."""
        self.attacking = those(lambda source: source.attack >= 0)
        self.social = those(lambda source: _is_social(source, peace=False))
        """What a creature that stands alone cannot play (DC-9.9)."""
        self.social_in_peace = those(lambda source: _is_social(source, peace=True))
        """The same while there is no damage to prevent (DC-22.15)."""
        self._piles: dict[tuple[int, ...], int] = {}

    def set_of(self, cards: Sequence[int]) -> int:
        """The kinds of order in a pile."""
        pile = tuple(cards)
        found = self._piles.get(pile)
        if found is None:
            if len(self._piles) >= MOST_PILES:
                self._piles.clear()
            found = self._piles[pile] = mask_of({*pile})
        return found


def _is_able(tables: Tables, kind: int, creature: int) -> bool:
    """DC-15.2, DC-15.7, DC-15.8: whether a creature has what an order asks for, its level left aside."""
    keywords, required = tables.kind_keywords[creature], tables.requires[kind]
    if keywords & required != required or (tables.requires_ranged[kind] and not tables.shot[creature]):
        return False
    ability = tables.order_ability[kind]
    return bool(keywords & tables.affinity[kind]) or not ability or bool(tables.has[creature] & ability)


def _has_level(tables: Tables, kind: int, creature: int) -> bool:
    """DC-15.3, DC-15.8: whether a creature has the level for an order, or need not have it."""
    affinity = tables.kind_keywords[creature] & tables.affinity[kind]
    return bool(affinity) or tables.level[creature] >= tables.order_level[kind]


def _is_social(source: Source, *, peace: bool) -> bool:
    """DC-9.9, DC-22.15: whether a source needs a creature next to the one that acts."""
    target = source.target
    if target is None or target.reach is not Near.ADJACENT or target.self_too:
        return False
    return not target.optional or (peace and source.protects_self)


def needs_of(source: Source, attack: object, *, extra_assist: bool) -> int:
    """What a source needs, if that can be said in one word.

    Args:
        source: the order or power.
        attack: the operation with which it attacks, if it does.
        extra_assist: whether who may assist depends on its target.
    """
    if source.condition is not None or source.deploys >= 0 or extra_assist:
        return MUCH
    target = source.target
    if target is None or target.who is Who.SELF:
        return _alone(source)
    if source.only_moves or source.removes or source.prevents >= 0 or target.square or target.tapped:
        return MUCH
    aimed = attack is not None and source.aim is None and not source.moves_first
    if target.optional or ((target.self_too or target.who is Who.ANY) and not aimed):
        return NOTHING
    if target.who is Who.OTHER and target.reach is Near.ADJACENT:
        shoots = isinstance(attack, Attack) and attack.kind is AttackKind.RANGED
        return MUCH if shoots and aimed else NEIGHBOUR
    anywhere = target.who is Who.OTHER and target.reach in (None, Near.BATTLEFIELD)
    return COMPANY if anywhere and not aimed else MUCH


def _alone(source: Source) -> int:
    """The same for a source that names no other creature."""
    needs = [
        need
        for need, asked in (
            (DANGER, source.protects_self and source.prevents_alone),
            (FREEDOM, source.only_moves),
            (CARD, source.removes),
        )
        if asked
    ]
    return NOTHING if not needs else needs[0] if len(needs) == 1 else MUCH
