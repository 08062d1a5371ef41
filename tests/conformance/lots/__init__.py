"""Lots: a tiny game with everything that `four` lacks: hidden hands, a face-down deck, a die, simultaneous choices.

It exists only to prove that the checks of the suite can fail: four has no secrets to leak. Each seat holds three
numbered cards, pledges one face down at the same time as the others, and then plays, draws, discards or rolls.
"""

from pathlib import Path

from tests.conformance.lots.actions import CODEC, NOTHING, misplaced
from tests.conformance.lots.setup import LotsOptions, new, read, write
from tests.conformance.lots.state import Lots
from tests.conformance.lots.turn import EVENTS, QUESTIONS
from tests.conformance.lots.view import BENCH, describe, imagine, picture, view
from warhall.kernel.game import Game

GAME = Game(
    id="lots",
    version=1,
    folder=Path(__file__).parent,
    prefix="LT",
    players=(2, 3),
    modes=("standard",),
    options=LotsOptions,
    codec=CODEC,
    state=Lots,
    events=EVENTS,
    new=new,
    questions=QUESTIONS,
    nothing=NOTHING,
    misplaced=misplaced,
    view=view,
    imagine=imagine,
    write=write,
    read=read,
    turn_rule="LT-2.1",
    picture=picture,
    describe=describe,
    bench=BENCH,
    workshop=("turns",),
)
