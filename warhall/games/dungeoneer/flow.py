"""Turning points of a turn, and cutting the agenda back to one of them.

Whatever is pending when a quest is completed, a turn ends early or a battle is broken off stands on the agenda above
one of these marks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel.state import Step, step

if TYPE_CHECKING:
    from warhall.games.dungeoneer.tables import Script


@step
def phase_five(g: Dungeoneer) -> None:
    """DG-7.18: here phase V begins."""


@step
def battle_over(g: Dungeoneer) -> None:
    """DG-11.1: here a battle or a challenge ends."""
    g.fights.pop()


def leave_it(g: Dungeoneer, *_: object) -> None:
    """Nothing is done."""


def cut_to(g: Dungeoneer, mark: Step) -> None:
    """Nothing above a mark is done any more."""
    agenda = g.agenda
    while agenda is not None and agenda[0] is not mark:
        agenda = agenda[2]
    g.agenda = agenda


def run(g: Dungeoneer, script: Script, controller: int, target: int, card: int, x: int) -> None:
    """Operations are carried out in printed order, before anything else that waits."""
    agenda = g.agenda
    for function, number in script:
        agenda = (function, (number, controller, target, card, x), agenda)
    g.agenda = agenda
