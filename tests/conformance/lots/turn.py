"""The flow of play of lots."""

from __future__ import annotations

from tests.conformance.lots.actions import Discard, Draw, Play, Pledge, Roll, no_discard, no_draw, not_held
from tests.conformance.lots.state import Card, Lots
from warhall.kernel.actions import Seat
from warhall.kernel.events import Event
from warhall.kernel.result import ranked
from warhall.kernel.state import Asked, Decision, step
from warhall.kernel.verbs import Question, Verb


class Pledged(Event, frozen=True, tag="pledged"):
    seat: Seat
    card: Card


class Hid(Event, frozen=True, tag="hid"):
    seat: Seat


class Played(Event, frozen=True, tag="played"):
    seat: Seat
    card: Card


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat
    card: Card


class DrewHidden(Event, frozen=True, tag="drew-hidden"):
    seat: Seat


class Rolled(Event, frozen=True, tag="rolled"):
    seat: Seat
    face: int


EVENTS = (Pledged, Hid, Played, Drew, DrewHidden, Rolled)


@step
def pledging(g: Lots) -> Asked:
    """LT-1.2: all seats pledge a card at the same time."""
    waiting = [seat for seat, pledge in enumerate(g.pledges) if pledge < 0]
    if not waiting:
        g.push(turn, 0)
        return None
    return tuple(asked for seat in waiting if (asked := PLEDGE.put(g, seat)))


def pledge(g: Lots, seat: int, card: int) -> None:
    """LT-1.2: the card lies face down until the end."""
    g.hands[seat].remove(card)
    g.pledges[seat] = card
    if g.ears is not None:
        g.tell("LT-1.2", Pledged(Seat(seat), Card(card)), (seat,), Hid(Seat(seat)))
    g.push(pledging)


@step
def turn(g: Lots, seat: int) -> Decision | None:
    """LT-2.1: the seats act in turn until the turns are used up."""
    if g.left == 0:
        end(g)
        return None
    return TURN.put(g, seat, seat)


def done(g: Lots, seat: int) -> None:
    """LT-2.1: one action, then the next seat."""
    g.left -= 1
    g.push(turn, (seat + 1) % len(g.hands))


def play_card(g: Lots, seat: int, card: int, *_: object) -> None:
    """LT-2.2."""
    done(g, seat)
    lay(g, seat, card, card + 1)


def draw_card(g: Lots, seat: int, *_: object) -> None:
    """LT-2.3."""
    done(g, seat)
    draw(g, seat)


def roll_die(g: Lots, seat: int, *_: object) -> None:
    """LT-2.4."""
    done(g, seat)
    roll(g, seat)


def discard(g: Lots, seat: int, cards: tuple[int, ...], *_: object) -> None:
    """LT-2.5: one point for each card."""
    done(g, seat)
    for card in cards:
        lay(g, seat, card, 1)


def hand(g: Lots, seat: int, *_: object) -> list[int]:
    """LT-1.1: the cards in hand."""
    return sorted(g.hands[seat])


PLEDGE = Question("pledge", "LT-1.2", Verb(Pledge, does=pledge, forbids=not_held, offers=hand))
TURN = Question(
    "turn",
    "LT-2.1",
    Verb(Play, does=play_card, forbids=not_held, offers=hand),
    Verb(Draw, does=draw_card, forbids=no_draw),
    Verb(Roll, does=roll_die),
    Verb(Discard, does=discard, forbids=no_discard),
    words=lambda g, *_: {"left": g.left},
)
QUESTIONS = (PLEDGE, TURN)


def lay(g: Lots, seat: int, card: int, points: int) -> None:
    """LT-2.2: a card laid open counts its number."""
    g.hands[seat].remove(card)
    g.shown[seat].append(card)
    g.points[seat] += points
    if g.ears is not None:
        g.tell("LT-2.2", Played(Seat(seat), Card(card)))


def draw(g: Lots, seat: int) -> None:
    """LT-2.3: the seat sees the card, the others only that one was drawn."""
    card = g.deck.pop()
    g.hands[seat].append(card)
    g.hands[seat].sort()
    uncover(g)
    if g.ears is not None:
        g.tell("LT-2.3", Drew(Seat(seat), Card(card)), (seat,), DrewHidden(Seat(seat)))


def uncover(g: Lots) -> None:
    """Something hidden came to be known."""
    g.uncovered += 1


def roll(g: Lots, seat: int) -> None:
    """LT-2.4: as many points as the die shows."""
    face = g.dice.d6()
    g.points[seat] += face
    if g.ears is not None:
        g.tell("LT-2.4", Rolled(Seat(seat), face))


def end(g: Lots) -> None:
    """LT-3.1: the pledges are shown and count, and the most points win."""
    uncover(g)
    for seat, card in enumerate(g.pledges):
        g.points[seat] += card + 1
    g.finish(ranked(g.points, "LT-3.1", "points"))
