"""Army building and tactic decks (chapter 3, chapter 5): what is legal, and building both at the table.

Here: the limits, as refusals that say which one is broken; the steps in which players put together armies and decks.
Not here: which armies a battle starts with (`setup`), the roster of a campaign (`campaign`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import MOST_UNITS, Kind
from warhall.games.fantasy_commander.contexts import Muster
from warhall.games.fantasy_commander.printed import Unit
from warhall.games.fantasy_commander.state import RAID, Battle
from warhall.games.fantasy_commander.tables import GIANT, HERO, Tables
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb, unoffered
from warhall.kernel.words import Name, Word

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


@cache
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
    """FC-3.1: one unit after another, as far as the points go; nobody may be left to defend (FC-C.13)."""
    return BUILD_ARMY.put(g, side, side)


def army_words(g: Battle, seat: int, side: int) -> dict[str, Word]:
    """FC-3.1: what the army costs, and may cost."""
    muster = muster_of(g)
    return {"points": points(g.game.tables, muster.armies[side]), "limit": muster.limits[side]}


def no_recruit(g: Battle, seat: int, kind: int, side: int) -> Refusal | None:
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


def recruit(g: Battle, seat: int, kind: int, side: int) -> None:
    """FC-3.1: a unit joins."""
    muster_of(g).armies[side].append(kind)


def not_in_army(g: Battle, seat: int, kind: int, side: int) -> Refusal | None:
    """FC-3.1: only a unit of the army leaves it."""
    if kind in muster_of(g).armies[side]:
        return None
    return refusal("FC-3.1", "not-in-army", unit=unit_name(g.game.tables, kind))


def dismiss(g: Battle, seat: int, kind: int, side: int) -> None:
    """FC-3.1: a unit leaves again."""
    muster_of(g).armies[side].remove(kind)


def no_army(g: Battle, seat: int, side: int) -> Refusal | None:
    """FC-3.7: an army has at least one unit."""
    return None if muster_of(g).armies[side] else refusal("FC-3.7", "no-units")


def army_stands(g: Battle, seat: int, side: int) -> None:
    """FC-3.1: the army stands."""
    if g.ears is not None:
        army = muster_of(g).armies[side]
        units = tuple(Kind(kind) for kind in army)
        g.tell("FC-3.1", events.ArmyMustered(Seat(side), units, points(g.game.tables, army)))


TAKEN_BACK = "what was chosen may be taken back"
BUILD_ARMY = Question(
    "build-army",
    "FC-3.1",
    Verb(do.AddUnit, does=recruit, forbids=no_recruit, again=True),
    Verb(do.Done, does=army_stands, forbids=no_army),
    Verb(do.DropUnit, does=dismiss, forbids=not_in_army, offers=unoffered, more=TAKEN_BACK, again=True),
    words=army_words,
)


@step
def build_deck(g: Battle, side: int) -> Asked:
    """FC-5.1 to FC-5.5, FC-C.32: one card after another, exactly one for each unit."""
    return BUILD_DECK.put(g, side, side)


def deck_words(g: Battle, seat: int, side: int) -> dict[str, Word]:
    """FC-5.1: how many cards the deck has, and will have."""
    muster = muster_of(g)
    return {"cards": len(muster.decks[side]), "size": len(muster.armies[side])}


def no_card_for_deck(g: Battle, seat: int, card: int, side: int) -> Refusal | None:
    """FC-5.1 to FC-5.5: what a deck may hold."""
    muster = muster_of(g)
    return refuse_card(g.game.tables, g.factions[side], muster.decks[side], card, len(muster.armies[side]))


def add_card(g: Battle, seat: int, card: int, side: int) -> None:
    """FC-5.1: a card joins."""
    muster_of(g).decks[side].append(card)


def not_in_deck(g: Battle, seat: int, card: int, side: int) -> Refusal | None:
    """FC-5.1: only a card of the deck leaves it."""
    if card in muster_of(g).decks[side]:
        return None
    return refusal("FC-5.1", "not-in-deck", card=Name("card", g.game.tables.cards[card].id))


def drop_card(g: Battle, seat: int, card: int, side: int) -> None:
    """FC-5.1: a card leaves again."""
    muster_of(g).decks[side].remove(card)


def deck_unfinished(g: Battle, seat: int, side: int) -> Refusal | None:
    """FC-5.1: one card for each unit."""
    muster = muster_of(g)
    cards, units = len(muster.decks[side]), len(muster.armies[side])
    return None if cards == units else refusal("FC-5.1", "deck-size", cards=cards, units=units)


def deck_stands(g: Battle, seat: int, side: int) -> None:
    """FC-5.1: the deck stands."""


BUILD_DECK = Question(
    "build-deck",
    "FC-5.1",
    Verb(do.AddCard, does=add_card, forbids=no_card_for_deck, again=True),
    Verb(do.Done, does=deck_stands, forbids=deck_unfinished),
    Verb(do.DropCard, does=drop_card, forbids=not_in_deck, offers=unoffered, more=TAKEN_BACK, again=True),
    words=deck_words,
)

QUESTIONS = (BUILD_ARMY, BUILD_DECK)
