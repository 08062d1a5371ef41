"""How a card is tried: its set is played, hero, adventure and quest are the seat's, a location is drawn next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

from warhall.games.dungeoneer.printed import Adventure, Hero, Location, Quest
from warhall.games.dungeoneer.state import SET_UP, Dungeoneer
from warhall.games.dungeoneer.tables import DungeoneerGame
from warhall.kernel.game import Game
from warhall.kernel.trial import Trial

ENOUGH = 9
"""Glory and peril with which nearly every card can be paid for."""


def trial(game: Game, file: str, ident: str) -> Trial:
    """By the set that a thing belongs to."""
    tables = cast("DungeoneerGame", game).tables
    if file == "sets":
        return Trial({"sets": ident}, ready=in_turn)
    shelves: dict[str, tuple[Sequence[Hero | Adventure | Quest | Location], Callable[..., None]]] = {
        "heroes": (tables.heroes, take_hero),
        "adventures": (tables.cards, deal),
        "quests": (tables.quests, open_quest),
        "locations": (tables.places, lay_on_top),
    }
    if file not in shelves:
        return Trial(ready=in_turn)
    things, give = shelves[file]
    number = next(number for number, each in enumerate(things) if each.id == ident)
    return Trial({"sets": things[number].set}, ready=in_turn, give=partial(give, number=number))


def in_turn(g: Dungeoneer, seat: int) -> bool:
    """The set-up is over, and it is the seat's turn."""
    return g.phase != SET_UP and g.active == seat and seat in g.decisions


def take_hero(g: Dungeoneer, seat: int, number: int) -> None:
    """The seat plays this hero; who had it gets the other one."""
    mine = g.heroes[seat]
    if number in g.unused:
        g.unused[g.unused.index(number)] = mine
        g.unused.sort()
    elif number in g.heroes:
        other = g.heroes.index(number)
        g.heroes[other] = mine
        g.health[other] = g.game.tables.heroes[mine].health
    g.heroes[seat] = number
    g.health[seat] = g.game.tables.heroes[number].health


def deal(g: Dungeoneer, seat: int, number: int) -> None:
    """The card comes into the hand in exchange for another, and there is glory and peril to pay for it."""
    hand = g.hands[seat]
    alike = g.game.tables.cards[number].id
    if all(g.game.tables.cards[card].id != alike for card in hand):
        for zone in (*g.decks, *(each for other, each in enumerate(g.hands) if other != seat)):
            if number in zone:
                zone[zone.index(number)] = hand.pop()
                hand.append(number)
                break
    for other in range(g.seats):
        g.glory[other] = max(g.glory[other], ENOUGH)
        g.peril[other] = max(g.peril[other], ENOUGH)


def open_quest(g: Dungeoneer, seat: int, number: int) -> None:
    """The quest lies open before the seat in exchange for another one."""
    if number in g.quests[seat]:
        return
    for zone in (g.quest_deck, g.common, *(each for other, each in enumerate(g.quests) if other != seat)):
        if number in zone:
            zone[zone.index(number)], g.quests[seat][0] = g.quests[seat][0], number


def lay_on_top(g: Dungeoneer, seat: int, number: int) -> None:
    """The location is the next that is drawn of its plane, unless it lies on the map already."""
    deck = g.location_decks[g.game.tables.plane[number]]
    if number in deck:
        deck.remove(number)
        deck.append(number)
