"""Warbands: the limits of chapter 4, boosters (DM-27.1), and creatures that join the battle."""

from __future__ import annotations

from collections import Counter

import msgspec

from warhall.games.dnd_miniatures.printed import MOST_SEATS, Band, Limit, Scenario
from warhall.games.dnd_miniatures.state import NONE, OFF, DndMiniatures
from warhall.games.dnd_miniatures.tables import EPIC, Tables
from warhall.kernel.dice import Dice
from warhall.kernel.errors import Refusal, nearest, refusal
from warhall.kernel.words import Name

HUGE = 3


class Army(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A warband of a player's own: its faction, its creatures by card, and the map that it brings."""

    faction: str
    creatures: dict[str, int]
    """Cards and how many of each; the epic card is called like the standard one with `_epic` behind it."""
    map: str = ""


def army_of(band: Band) -> Army:
    """A ready-made warband."""
    counts: dict[str, int] = {}
    for member in band.creatures:
        label = member.id + (EPIC if member.epic else "")
        counts[label] = counts.get(label, 0) + member.n
    return Army(band.faction, counts, band.map)


def unknown(tables: Tables, army: Army) -> str | None:
    """What an army names that there is not."""
    if army.faction not in {each.id for each in tables.printed.factions}:
        return f"no faction {army.faction[:40]!r}"
    for label, count in army.creatures.items():
        if label not in tables.kind_of:
            return f"no card {label[:40]!r}{nearest(label, tables.labels)}"
        if not 0 < count <= MOST_SEATS * 2:
            return f"{label}: a warband has 1 to {MOST_SEATS * 2} of a card"
    if army.map and army.map not in tables.maps:
        return f"no map {army.map[:40]!r}"
    return None


def kinds_of(tables: Tables, army: Army) -> list[int]:
    """The cards of an army, one by one, in the order of the content."""
    kinds = {tables.kind_of[label]: count for label, count in army.creatures.items()}
    return [kind for kind in sorted(kinds) for _ in range(kinds[kind])]


def faults(tables: Tables, scenario: Scenario, limit: Limit, army: Army, number: int) -> list[Refusal]:
    """DM-28.8: every limit that a warband breaks; `number` says whose it is."""
    kinds = kinds_of(tables, army)
    total = sum(tables.cost[kind] for kind in kinds)
    found = []
    if not kinds:
        found.append(refusal("DM-4.15", "empty-warband", warband=number))
    if total > limit.points:
        found.append(refusal("DM-4.4", "over-points", warband=number, points=total, limit=limit.points))
    if len(kinds) > limit.creatures:
        found.append(refusal("DM-4.3", "over-numbers", warband=number, count=len(kinds), limit=limit.creatures))
    for kind in dict.fromkeys(kinds):
        found += _card_faults(tables, scenario, limit, army, kind, number)
    if not scenario.sealed:
        found += _together_faults(tables, kinds, number)
    if army.map and tables.maps[army.map].size != limit.map and not scenario.joined:
        found.append(map_fault(limit, number, army.map))
    return found


def map_fault(limit: Limit, number: int, ident: str) -> Refusal:
    """DM-4.8: half-size maps are for battles of 100 points or less, full-size maps for bigger ones."""
    if limit.map == "half":
        return refusal("DM-4.8", "map-half", warband=number, map=Name("map", ident))
    return refusal("DM-4.8", "map-full", warband=number, map=Name("map", ident))


def _card_faults(tables: Tables, scenario: Scenario, limit: Limit, army: Army, kind: int, number: int) -> list[Refusal]:
    """What is wrong with one card."""
    card, name, found = tables.cards[kind], Name("card", tables.labels[kind]), []
    if card.cost > limit.max_cost:
        found.append(refusal("DM-4.3", "too-dear", warband=number, card=name, cost=card.cost, limit=limit.max_cost))
    if tables.side[kind] >= HUGE and not scenario.huge:
        found.append(refusal("DM-4.13", "huge", warband=number, card=name))
    if kind >= tables.standard and not scenario.epic:
        found.append(refusal("DM-4.11", "epic", warband=number, card=name))
    if not scenario.sealed and army.faction not in card.factions and not let_in(tables, army, kind):
        faction = Name("faction", army.faction)
        found.append(refusal("DM-4.1", "wrong-faction", warband=number, card=name, faction=faction))
    return found


def let_in(tables: Tables, army: Army, kind: int) -> bool:
    """DM-4.12: a commander of the warband lets creatures of a keyword in."""
    for label in army.creatures:
        commander = tables.cards[tables.kind_of[label]].commander
        for each in commander.warband_building if commander is not None else ():
            if tables.keyword_bits[kind] & tables.keywords[each.allow.keyword]:
                return True
    return False


def _together_faults(tables: Tables, kinds: list[int], number: int) -> list[Refusal]:
    """DM-4.2, DM-4.9: what does not go together."""
    found = []
    good = [kind for kind in kinds if tables.cards[kind].alignment == "good"]
    evil = [kind for kind in kinds if tables.cards[kind].alignment == "evil"]
    if good and evil:
        names = (Name("card", tables.labels[good[0]]), Name("card", tables.labels[evil[0]]))
        found.append(refusal("DM-4.2", "good-and-evil", warband=number, good=names[0], evil=names[1]))
    same: Counter[str] = Counter(identity for kind in kinds if (identity := tables.cards[kind].identity))
    for identity, count in same.items():
        if count > 1:
            kind = next(kind for kind in kinds if tables.cards[kind].identity == identity)
            found.append(refusal("DM-4.9", "unique", warband=number, card=Name("card", tables.labels[kind])))
    return found


def enlist(g: DndMiniatures, seat: int, kinds: list[int]) -> None:
    """The creatures of a warband join the battle, not yet on the map."""
    tables = g.game.tables
    for kind in kinds:
        g.ordinals.append(1 + g.kinds.count(kind))
        g.kinds.append(kind)
        g.owners.append(seat)
        g.controllers.append(seat)
        g.places.append(OFF)
        g.hp.append(tables.hp[kind])
        for empty in (g.boxes, g.spent, g.activations, g.ended, g.suffered, g.last_blow):
            empty.append(0)
        g.temporary.append(())
        g.effects.append(())
        g.awards.append(())


# Boosters


def open_boosters(tables: Tables, dice: Dice) -> list[int]:
    """DM-27.1, DM-27.3: the figures of a player's boosters; none twice in one booster."""
    boosters = tables.printed.setup.boosters
    pool: list[int] = []
    for _ in range(boosters.per_player):
        for slot in boosters.slots:
            left = [
                kind
                for kind, card in enumerate(tables.cards[: tables.standard])
                if card.rarity == slot.rarity and card.set.code == boosters.pool_set and card.id not in boosters.exclude
            ]
            dice.shuffle(left)
            pool += left[: slot.n]
    return sorted(pool)


def pool_left(g: DndMiniatures, seat: int) -> list[int]:
    """DM-27.2: the figures that can still be taken: points, number and maximum cost are kept."""
    tables, limit = g.game.tables, g.game.tables.limits[g.limit]
    taken = [kind for kind in g.picks[seat] if kind != NONE]
    if len(taken) >= limit.creatures or (g.picks[seat] and g.picks[seat][-1] == NONE):
        return []
    spent = sum(tables.cost[kind] for kind in taken)
    left = Counter(g.pools[seat])
    left.subtract(taken)
    return [
        kind
        for kind in sorted(left)
        if left[kind] > 0 and tables.cost[kind] <= min(limit.max_cost, limit.points - spent)
    ]
