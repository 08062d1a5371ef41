"""Forced discards, and the cards that react to them (TU-10.10 to TU-10.19).

Here: asking a victim, and what the discarded card does about it. Not here: who the victims are (`effects`).
"""

from __future__ import annotations

from warhall.games.tyrants.cards import discard, leave_hand
from warhall.games.tyrants.resolving import forget, interrupt, run, set_aside
from warhall.games.tyrants.state import EMPTY, NONE, Tyrants
from warhall.kernel.state import Decision, step
from warhall.kernel.words import Name


@step
def forced_discard(g: Tyrants, victim: int, causer: int, min_hand: int, left: int) -> Decision | None:
    """TU-10.10 to TU-10.12: a victim with enough cards at that moment chooses one and discards it."""
    hand = g.hands[victim]
    if not left or len(hand) < max(min_hand, 1):
        return None
    first = g.game.tables.verbs.discard
    options = [first + kind for kind in sorted(set(hand))]
    words = {"seat": Name("seat", g.seat_names()[causer])}
    return Decision(victim, "forced-discard", "TU-10.10", options, yield_card, words)


def yield_card(g: Tyrants, seat: int, code: int, victim: int, causer: int, min_hand: int, left: int) -> None:
    """TU-10.12, TU-10.14 to TU-10.17: the card goes, and its reaction is finished before anything else."""
    kind = code - g.game.tables.verbs.discard
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


@step
def react(g: Tyrants, victim: int, kind: int) -> Decision | None:
    """TU-10.14 to TU-10.16: the reaction of the discarded card; where it says so, its owner may do without."""
    tables = g.game.tables
    reaction = tables.reaction[kind]
    if reaction is not None and reaction.may:
        verbs = tables.verbs
        return Decision(
            victim, "react", "TU-10.14", (verbs.use, verbs.decline), answer_react, {"card": tables.names[kind]}
        )
    run(g, tables.forced_scripts[kind][victim])
    return None


def answer_react(g: Tyrants, seat: int, code: int, victim: int, kind: int) -> None:
    """TU-10.14: the owner decides."""
    tables = g.game.tables
    if code == tables.verbs.use:
        run(g, tables.forced_scripts[kind][victim])


@step
def settle_aside(g: Tyrants, victim: int) -> None:
    """TU-10.14: a card that its reaction has not moved is discarded after all."""
    kind = g.aside.pop()
    if kind != EMPTY:
        discard(g, victim, kind)
