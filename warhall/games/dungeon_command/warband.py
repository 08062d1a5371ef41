"""Warbands: the packs as they are, halves of them for the First game, and custom ones (DC-28.1, chapter 30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from warhall.games.dungeon_command.printed import Creature, Order
from warhall.games.dungeon_command.tables import Tables
from warhall.kernel.errors import Refusal, nearest, quoted, refusal
from warhall.kernel.words import Name


class Warband(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """DC-30.1: cards of any packs, one commander, and the pack whose four tiles are brought."""

    creatures: dict[str, int] = {}
    orders: dict[str, int] = {}
    commander: str = ""
    """Empty while none is chosen."""
    tiles: str = ""
    """The same."""


class Decks(NamedTuple):
    """The cards of a warband, as kinds in ascending order."""

    creatures: tuple[int, ...]
    orders: tuple[int, ...]


def pack(tables: Tables, faction: str, symbol: str | None = None) -> Decks:
    """DC-1.6, DC-1.7, DC-28.1: all cards of a pack, or those of one colour; packs are kept."""
    found = tables.packs.get((faction, symbol))
    if found is None:
        creatures, orders = (_of_pack(cards, faction, symbol) for cards in (tables.creatures, tables.orders))
        found = tables.packs[faction, symbol] = Decks(creatures, orders)
    return found


def _of_pack(cards: Sequence[Creature | Order], faction: str, symbol: str | None) -> tuple[int, ...]:
    found: list[int] = []
    for kind, card in enumerate(cards):
        if card.faction == faction:
            copies = card.copies
            count = copies.gold + copies.silver if symbol is None else getattr(copies, symbol)
            found += [kind] * count
    return tuple(found)


def cards_of(tables: Tables, warband: Warband) -> Decks:
    """The cards of a custom warband."""
    creatures = [kind for ident, kind in tables.creature_kinds.items() for _ in range(warband.creatures.get(ident, 0))]
    orders = [kind for ident, kind in tables.order_kinds.items() for _ in range(warband.orders.get(ident, 0))]
    return Decks(tuple(creatures), tuple(orders))


def unknown_card(tables: Tables, warband: Warband) -> str | None:
    """What a custom warband names that is not in the content, in a sentence."""
    for what, idents, known in (
        ("creature", warband.creatures, tables.creature_kinds),
        ("order", warband.orders, tables.order_kinds),
        ("commander", [warband.commander] if warband.commander else [], tables.commander_kinds),
        ("faction", [warband.tiles] if warband.tiles else [], tables.factions),
    ):
        for ident in idents:
            if ident not in known:
                return f"no {what} {ident[:40]!r}{nearest(ident, known)}: there are {quoted(known)}"
    return None


def faults(tables: Tables, warband: Warband, number: int = 1) -> list[Refusal]:
    """DC-30.2 to DC-30.7: why a custom warband is not legal; all reasons at once, each with the warband's number."""
    limits = tables.setup
    found = []
    for counts, least, most, kind in (
        (warband.creatures, limits.creatures_min, limits.creature_copies_max, "creature"),
        (warband.orders, limits.orders_min, limits.order_copies_max, "order"),
    ):
        rule = "DC-30.2" if kind == "creature" else "DC-30.3"
        total = sum(counts.values())
        if total < least:
            few = "few-creatures" if kind == "creature" else "few-orders"
            found.append(refusal(rule, few, warband=number, least=least, count=total))
        for ident, count in counts.items():
            card = Name(kind, ident)
            if count > most:
                found.append(refusal(rule, "too-many-copies", warband=number, card=card, most=most, count=count))
            if count < 0:
                found.append(refusal(rule, "negative-copies", warband=number, card=card))
    if not warband.commander:
        found.append(refusal("DC-30.4", "no-commander", warband=number))
    if not warband.tiles:
        found.append(refusal("DC-30.7", "no-tiles", warband=number))
    return found
