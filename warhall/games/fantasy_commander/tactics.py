"""Tactic cards (chapter 13): playing the top card for its effect or its order, decks and discard piles.

Here: the life of a card. Not here: what its operations do (`effects`), when a card is played (`turn`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import Card, Colour
from warhall.games.fantasy_commander.effects import do_op
from warhall.games.fantasy_commander.in_vain import TerrainKept
from warhall.games.fantasy_commander.orders import place_of
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.kernel.actions import Seat
from warhall.kernel.state import step


def reshuffle(g: Battle, side: int) -> None:
    """FC-13.8: an empty deck is made anew from the discard pile."""
    if g.decks[side] or not g.discards[side]:
        return
    g.decks[side], g.discards[side] = sorted(g.discards[side]), []
    g.dice.shuffle(g.decks[side])
    g.known[side] = g.known[2 + side] = 0
    g.uncovered += 1
    if g.ears is not None:
        g.tell("FC-13.8", events.Shuffled(Seat(side)))


def draw(g: Battle, side: int) -> int:
    """The top card leaves the deck, and the next one is seen (FC-5.6)."""
    played = g.decks[side].pop()
    g.uncovered += 1
    for knower in (side, 2 + side):
        if g.known[knower]:
            g.known[knower] -= 1
    return played


def play_for_effect(g: Battle, side: int) -> None:
    """FC-13.1, FC-13.4, FC-13.21: the operations are done in order; those on the activated unit wait for it."""
    played = draw(g, side)
    tables = g.game.tables
    if g.ears is not None:
        g.tell("FC-13.1", events.CardPlayed(Seat(side), Card(played)))
    g.waiting = tables.card_waits[played][:]
    at_once = tables.card_at_once[played]
    if not at_once:
        g.discards[side].append(played)
        return
    g.playing, g.placed, g.chosen = played, False, 0
    g.push(put_away, side)
    for address in reversed(at_once):
        g.push(do_op, side, address, NONE)


def take_the_order(g: Battle, side: int) -> None:
    """FC-13.2, FC-13.9, FC-13.14: the order of the card instead of its effect; the card is discarded."""
    played = draw(g, side)
    colour = g.game.tables.card_order[played]
    g.reserve[4 * side + place_of(colour)] += 1
    g.discards[side].append(played)
    g.waiting = []
    if g.ears is not None:
        g.tell("FC-13.2", events.CardOrder(Seat(side), Card(played), Colour(colour)))


@step
def put_away(g: Battle, side: int) -> None:
    """FC-13.6, FC-13.13 to FC-13.15: a played card is discarded; a unique terrain that was placed stays open."""
    played, g.playing = g.playing, NONE
    stays = g.placed and g.game.tables.cards[played].unique
    if g.ears is not None and not g.placed and g.game.tables.cards[played].kind == "terrain":
        g.tell("FC-13.14", TerrainKept(Card(played)))
    (g.laid if stays else g.discards)[side].append(played)
