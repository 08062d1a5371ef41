"""Army building and tactic decks (chapter 3, chapter 5): what is legal, and building both at the table.

Here: the limits, as refusals that say which one is broken; the steps in which players put together armies and decks.
Not here: which armies a battle starts with (`setup`), the roster of a campaign (`campaign`).
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import MOST_UNITS, Kind
from warhall.games.fantasy_commander.contexts import Muster
from warhall.games.fantasy_commander.printed import Unit
from warhall.games.fantasy_commander.state import RAID, Battle
from warhall.games.fantasy_commander.tables import GIANT, HERO, Tables
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, Decision, step
from warhall.kernel.words import Name

CARDS_PER_STAR = 4
"""FC-5.3: one star card for each so many cards."""
MOST_PER_SIDE = (MOST_UNITS - 8) // 2


def points(tables: Tables, army: Sequence[int]) -> int:
    """FC-3.1: the cost of an army."""
    return sum(tables.kinds[kind].cost for kind in army)


def refuse_unit(tables: Tables, faction: int, army: Sequence[int], kind: int, limit: int) -> Refusal | None:
    """FC-3.1 to FC-3.7: why a unit cannot join an army."""
    reason = refuse_kind(tables, faction, army, kind)
    if reason is not None:
        return reason
    cost = points(tables, army) + tables.kinds[kind].cost
    if cost > limit:
        return refusal("FC-3.1", "too-dear", unit=unit_name(tables, kind), points=cost, limit=limit)
    if len(army) >= most_units(tables, faction):
        return refusal("FC-5.1", "too-many-units", count=len(army))
    return None


def refuse_kind(tables: Tables, faction: int, others: Sequence[int], kind: int) -> Refusal | None:
    """FC-3.2, FC-3.4, FC-3.7: why a unit cannot be in an army beside the others, whatever it costs."""
    unit, name = tables.kinds[kind], unit_name(tables, kind)
    if is_never_mustered(tables.printed.units[kind]):
        return refusal("FC-3.7", "not-for-armies", unit=name)
    if unit.faction != faction:
        return refusal("FC-3.4", "other-faction", unit=name)
    if unit.type in (GIANT, HERO) and kind in others:
        return refusal("FC-3.2", "named-twice", unit=name)
    return None


def unit_name(tables: Tables, kind: int) -> Name:
    """A unit card as a fact."""
    return Name("unit", tables.printed.units[kind].id)


def is_never_mustered(card: Unit) -> bool:
    """FC-3.7: recruits and raiders are in no army."""
    return card.level in ("recruit", "monster")


def most_units(tables: Tables, faction: int) -> int:
    """FC-5.1: the largest army for which a faction can build a deck, and the table has names."""
    return min(MOST_PER_SIDE, most_cards(tables, faction))


def most_cards(tables: Tables, faction: int) -> int:
    """The largest deck that a faction can build."""
    plain = sum(card.copies for card in tables.cards if tables.factions[card.faction] == faction and not card.star)
    stars = sum(card.copies for card in tables.cards if tables.factions[card.faction] == faction and card.star)
    return max(size for size in range(plain + stars + 1) if size - min(stars, size // CARDS_PER_STAR) <= plain)


def refuse_card(tables: Tables, faction: int, deck: Sequence[int], card: int, size: int) -> Refusal | None:
    """FC-5.1 to FC-5.5: why a card cannot join a deck that will have so many cards."""
    reason = refuse_copy(tables, faction, deck.count(card), card)
    if reason is not None:
        return reason
    stars = sum(tables.cards[each].star for each in deck) + 1
    if tables.cards[card].star and stars > size // CARDS_PER_STAR:
        return too_many_stars(stars, size)
    if len(deck) >= size:
        return refusal("FC-5.1", "deck-full", cards=size)
    return None


def refuse_copy(tables: Tables, faction: int, others: int, card: int) -> Refusal | None:
    """FC-5.2, FC-5.4: why a card cannot be in a deck beside other copies of it."""
    printed = tables.cards[card]
    name = Name("card", printed.id)
    if tables.factions[printed.faction] != faction:
        return refusal("FC-5.4", "foreign-card", card=name)
    if others >= printed.copies:
        return refusal("FC-5.2", "too-many-copies", card=name, copies=printed.copies)
    return None


def too_many_stars(stars: int, cards: int) -> Refusal:
    """FC-5.3: more star cards than the deck allows."""
    return refusal("FC-5.3", "too-many-stars", stars=stars, cards=cards, allowed=cards // CARDS_PER_STAR)


def army_faults(tables: Tables, faction: int, army: Sequence[int], limit: int) -> list[Refusal]:
    """Everything that is wrong with a whole army."""
    if not army:
        return [refusal("FC-3.7", "no-units")]
    found: list[Refusal] = []
    for kind in dict.fromkeys(army):
        others = [kind] * (army.count(kind) - 1)
        reason = refuse_kind(tables, faction, others, kind)
        if reason is not None:
            found.append(reason)
    cost, most = points(tables, army), most_units(tables, faction)
    if cost > limit:
        found.append(refusal("FC-3.1", "army-too-dear", points=cost, limit=limit))
    if len(army) > most:
        found.append(refusal("FC-5.1", "too-many-units", count=most))
    return found


def deck_faults(tables: Tables, faction: int, deck: Sequence[int], units: int) -> list[Refusal]:
    """Everything that is wrong with a whole deck for so many units."""
    found: list[Refusal] = []
    if len(deck) != units:
        found.append(refusal("FC-5.1", "deck-size", cards=len(deck), units=units))
    for card in dict.fromkeys(deck):
        reason = refuse_copy(tables, faction, deck.count(card) - 1, card)
        if reason is not None:
            found.append(reason)
    stars = sum(tables.cards[card].star for card in deck)
    if stars > units // CARDS_PER_STAR:
        found.append(too_many_stars(stars, units))
    return found


def muster_of(g: Battle) -> Muster:
    """The armies being built."""
    if g.muster is None:
        raise LookupError("no army is being built")
    return g.muster


@step
def build_army(g: Battle, side: int) -> Asked:
    """FC-3.1: one unit after another, as far as the points go."""
    muster, tables = muster_of(g), g.game.tables
    army, verbs = muster.armies[side], tables.verbs
    options = [verbs.add_unit + kind for kind in range(len(tables.kinds)) if refuse_recruit(g, side, kind) is None]
    if army:
        options.append(verbs.done)
    if not options:  # FC-C.13: nobody is left to defend
        return None
    words = {"points": points(tables, army), "limit": muster.limits[side]}
    return Decision(side, "build-army", "FC-3.1", options, change_army, words)


def refuse_recruit(g: Battle, side: int, kind: int) -> Refusal | None:
    """Why a unit cannot join the army that is being built; in a campaign the roster has a say."""
    muster, tables = muster_of(g), g.game.tables
    army = muster.armies[side]
    reason = refuse_unit(tables, g.factions[side], army, kind, muster.limits[side])
    if reason is None and g.campaign is not None:
        campaign, card = g.campaign, tables.printed.units[kind]
        ready = sum(
            campaign.kinds[entry] == kind and campaign.sides[entry] == side and not campaign.away[entry]
            for entry in range(len(campaign.kinds))
        )
        if army.count(kind) >= ready and (card.level != "basic" or g.kind == RAID):
            return refusal("FC-C.3", "not-in-roster", unit=Name("unit", card.id))
    return reason


def change_army(g: Battle, seat: int, code: int, side: int) -> None:
    """FC-3.1: a unit joins or leaves; or the army stands."""
    verbs, army = g.game.tables.verbs, muster_of(g).armies[side]
    if code == verbs.done:
        if g.ears is not None:
            units = tuple(Kind(kind) for kind in army)
            g.tell("FC-3.1", events.ArmyMustered(Seat(side), units, points(g.game.tables, army)))
        return
    if code < verbs.drop_unit:
        army.append(code - verbs.add_unit)
    else:
        army.remove(code - verbs.drop_unit)
    g.push(build_army, side)


@step
def build_deck(g: Battle, side: int) -> Asked:
    """FC-5.1 to FC-5.5, FC-C.32: one card after another, exactly one for each unit."""
    muster, tables = muster_of(g), g.game.tables
    verbs, deck, size = tables.verbs, muster.decks[side], len(muster.armies[side])
    options = [
        verbs.add_card + card
        for card in range(len(tables.cards))
        if refuse_card(tables, g.factions[side], deck, card, size) is None
    ]
    if len(deck) == size:
        options = [verbs.done]
    words = {"cards": len(deck), "size": size}
    return Decision(side, "build-deck", "FC-5.1", options, change_deck, words)


def change_deck(g: Battle, seat: int, code: int, side: int) -> None:
    """FC-5.1: a card joins or leaves; or the deck stands."""
    verbs, deck = g.game.tables.verbs, muster_of(g).decks[side]
    if code == verbs.done:
        return
    if code < verbs.drop_card:
        deck.append(code - verbs.add_card)
    else:
        deck.remove(code - verbs.drop_card)
    g.push(build_deck, side)
