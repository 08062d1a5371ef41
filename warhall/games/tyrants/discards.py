"""Forced discards, and the cards that react to them (TU-10.10 to TU-10.19).

Here: asking a victim, and what the discarded card does about it. Not here: who the victims are (`effects`).
"""

from __future__ import annotations

from warhall.games.tyrants.actions import Decline, DiscardCard, Kind, Use
from warhall.games.tyrants.cards import discard, kinds_in_hand, leave_hand
from warhall.games.tyrants.events import Declined
from warhall.games.tyrants.reasons import not_in_hand
from warhall.games.tyrants.resolving import forget, interrupt, run, set_aside
from warhall.games.tyrants.state import EMPTY, NONE, Tyrants
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word


@step
def forced_discard(g: Tyrants, victim: int, causer: int, min_hand: int, left: int) -> Decision | None:
    """TU-10.10 to TU-10.12: a victim with enough cards at that moment chooses one and discards it."""
    if not left or len(g.hands[victim]) < max(min_hand, 1):
        return None
    return FORCED_DISCARD.put(g, victim, victim, causer, min_hand, left)


def who_causes_it(g: Tyrants, seat: int, victim: int, causer: int, *_: object) -> dict[str, Word]:
    """Whose card it is that makes the victim discard."""
    return {"seat": Name("seat", g.seat_names()[causer])}


def not_held(g: Tyrants, seat: int, kind: int, *_: object) -> Refusal | None:
    """TU-10.10: only a card in hand."""
    return not_in_hand(g, seat, kind, "TU-10.10")


def yield_card(g: Tyrants, seat: int, kind: int, victim: int, causer: int, min_hand: int, left: int) -> None:
    """TU-10.12, TU-10.14 to TU-10.17: the card goes, and its reaction is finished before anything else."""
    if left > 1:
        g.push(forced_discard, victim, causer, min_hand, left - 1)
    leave_hand(g, victim, kind)
    reaction = g.game.tables.reaction[kind]
    if reaction is None:
        discard(g, victim, kind)
    elif reaction.instead:
        place = set_aside(g, kind)
        forget(g, kind, place)
        g.causer = causer
        g.uncovered += 1
        g.push(settle_aside, victim)
        g.push(react, victim, kind)
    else:
        discard(g, victim, kind)
        interrupt(g)
        forget(g, kind, NONE)
        g.causer = causer
        g.push(react, victim, kind)


FORCED_DISCARD = Question(
    "forced-discard",
    "TU-10.10",
    Verb(DiscardCard, does=yield_card, forbids=not_held, offers=kinds_in_hand, lies=("hand",)),
    words=who_causes_it,
)


@step
def react(g: Tyrants, victim: int, kind: int) -> Decision | None:
    """TU-10.14 to TU-10.16: the reaction of the discarded card; where it says so, its owner may do without."""
    tables = g.game.tables
    reaction = tables.reaction[kind]
    if reaction is not None and reaction.may:
        return REACT.put(g, victim, victim, kind)
    run(g, tables.forced_scripts[kind][victim])
    return None


def use_reaction(g: Tyrants, seat: int, victim: int, kind: int) -> None:
    """TU-10.14: the owner lets it happen."""
    run(g, g.game.tables.forced_scripts[kind][victim])


def decline(g: Tyrants, seat: int, victim: int, kind: int) -> None:
    """TU-10.14: nothing happens."""
    if g.ears is not None:
        g.tell("TU-10.14", Declined(Seat(seat), Kind(kind), "effect"))


REACT = Question(
    "react",
    "TU-10.14",
    Verb(Use, does=use_reaction),
    Verb(Decline, does=decline, lets_go=True),
    words=lambda g, seat, victim, kind: {"card": g.game.tables.names[kind]},
)
QUESTIONS = (FORCED_DISCARD, REACT)


@step
def settle_aside(g: Tyrants, victim: int) -> None:
    """TU-10.14: a card that its reaction has not moved is discarded after all."""
    kind = g.aside.pop()
    if kind != EMPTY:
        discard(g, victim, kind)
