"""Resolving a card: its operations go on the agenda, and the state remembers what "this card" and "that site" are.

Here: how a list of operations is begun and how a card inside another one is kept apart (TU-5.7, TU-6.1, TU-6.18).
Not here: the operations themselves (`effects`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from warhall.games.tyrants.actions import Kind
from warhall.games.tyrants.events import Played
from warhall.games.tyrants.state import ASIDE, EMPTY, NONE, Tyrants
from warhall.kernel.actions import Seat
from warhall.kernel.state import step

if TYPE_CHECKING:
    from warhall.games.tyrants.tables import Script


def run(g: Tyrants, script: Script) -> None:
    """TU-6.1: operations are carried out in printed order, before anything else that waits."""
    agenda = g.agenda
    for function, arguments in script:
        agenda = (function, arguments, agenda)
    g.agenda = agenda


def forget(g: Tyrants, kind: int, place: int) -> None:
    """A card begins or ends: nothing is remembered of the one before."""
    g.card = kind
    g.this = place
    g.that_site = NONE
    g.those_sites = 0
    g.victim = NONE
    g.causer = NONE
    if g.deployed:
        g.deployed = []


PlayedFrom: TypeAlias = Literal["hand", "market", "inner_circle", "devoured"]
PLAYED_BY = {"hand": "TU-6.1", "market": "TU-10.30", "inner_circle": "TU-10.31", "devoured": "TU-10.50"}
"""By which rule a card is played, by the zone that it is played from."""


def play(g: Tyrants, seat: int, kind: int, place: int, zone: PlayedFrom = "hand") -> None:
    """TU-6.1, TU-6.16: a card that lies where it is played counts as played, and its effect begins."""
    tables = g.game.tables
    g.aspects[tables.aspect[kind]] += 1
    g.card = kind
    g.this = place
    run(g, tables.effects[kind][seat])
    if g.ears is not None:
        g.tell(PLAYED_BY[zone], Played(Seat(seat), Kind(kind), zone=zone))


@step
def finish_card(g: Tyrants) -> None:
    """TU-5.7: the card is resolved; what it remembered is over."""
    g.card, g.this, g.that_site, g.those_sites, g.victim, g.causer = EMPTY, NONE, NONE, 0, NONE, NONE
    if g.deployed:
        g.deployed = []


def set_aside(g: Tyrants, kind: int) -> int:
    """TU-10.47: a card is in no zone while it is resolved. What the interrupted card remembers comes back later.

    Returns the place of the card.
    """
    place = ASIDE + len(g.aside)
    g.aside.append(kind)
    interrupt(g)
    return place


def interrupt(g: Tyrants) -> None:
    """TU-D83: what comes now is finished first, then the card that it interrupts goes on."""
    g.push(resume, g.card, g.this, g.that_site, g.those_sites, g.victim, g.causer, tuple(g.deployed))


@step
def resume(
    g: Tyrants,
    card: int,
    this: int,
    that_site: int,
    those_sites: int,
    victim: int,
    causer: int,
    deployed: tuple[int, ...],
) -> None:
    """The interrupted card goes on."""
    g.card = card
    g.this = this
    g.that_site = that_site
    g.those_sites = those_sites
    g.victim = victim
    g.causer = causer
    g.deployed = list(deployed)
