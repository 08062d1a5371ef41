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


class Playing:
    """Sets of orders, by type and by what they need."""

    def __init__(self, tables: Tables) -> None:
        orders = range(len(tables.orders))
        self.sources = tuple(tables.sources[number] for number in tables.order_source)
        """For each order, what it does."""

        def those(meant: Callable[[Source], bool]) -> int:
            return mask_of(kind for kind in orders if meant(self.sources[kind]))

        self.typed = tuple(mask_of(k for k in orders if tables.order_type[k] == wanted) for wanted in range(3))
        """By type: standard, minor, immediate."""
        self.easy = those(lambda source: source.needs == NOTHING and not source.discards)
        """What needs nothing but its acting creature."""
        *_, immediate = self.typed
        self.peaceful = immediate & ~those(lambda source: source.prevents_alone)
        """Immediate orders that do more than prevent damage (DC-22.13)."""
        self.guarding = those(lambda source: source.needs == DANGER)
        """What needs nothing but damage to its acting creature."""
        self.saving = those(lambda source: source.needs == DANGER and not source.discards)
        """What needs nothing but that, not even a card to discard."""
        self.attacking = those(lambda source: source.attack >= 0)
        self.calm = self.peaceful & ~self.guarding
        """Immediate orders for a seat none of whose creatures is in danger."""
        self.social = those(lambda source: _is_social(source, peace=False))
        """What a creature that stands alone cannot play (DC-9.9)."""
        self.social_in_peace = those(lambda source: _is_social(source, peace=True))
        """The same while there is no damage to prevent (DC-22.15)."""

    @staticmethod
    def skills(tables: Tables, creature: int, cards: Sequence[int]) -> tuple[int, int]:
        """DC-15.2 to DC-15.9: what a creature with some attached cards may play, if need be with help, and without."""
        level, keywords = tables.level[creature], tables.kind_keywords[creature]
        for card in cards:
            level += tables.level_bonus[card >> 3]
            keywords |= tables.keyword_bonus[card >> 3]
        able = mask_of(kind for kind in range(len(tables.orders)) if _is_able(tables, kind, creature, keywords))
        high = mask_of(kind for kind, wanted in enumerate(tables.order_level) if level >= wanted)
        akin = mask_of(kind for kind, affinity in enumerate(tables.affinity) if keywords & affinity)
        return able, able & (high | akin)


def _is_able(tables: Tables, kind: int, creature: int, keywords: int) -> bool:
    """DC-15.2, DC-15.7, DC-15.8: whether a creature has what an order asks for, its level left aside."""
    required = tables.requires[kind]
    if keywords & required != required or (tables.requires_ranged[kind] and not tables.shot[creature]):
        return False
    ability = tables.order_ability[kind]
    return bool(keywords & tables.affinity[kind]) or not ability or bool(tables.has[creature] & ability)


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
