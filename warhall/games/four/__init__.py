"""Four in a row: the tutorial game, and the smallest complete room of the house.

Read it in this order: `state` (what is on the table), `setup` (how it begins), `turn` (the flow of play), `actions`
(what a player can do), `score` (how it ends), `view` (what each seat sees), `narrate` (how it is told), `bots` (how
good a position is). `docs/add-a-game.md` walks through these files.
"""

from pathlib import Path

from warhall.games.four.actions import CODEC, NO_COLUMN
from warhall.games.four.bots import BENCH
from warhall.games.four.narrate import describe, picture
from warhall.games.four.setup import FourOptions, new, read, write
from warhall.games.four.state import Four
from warhall.games.four.turn import DROP, Dropped
from warhall.games.four.view import common, view
from warhall.kernel.game import Game

GAME = Game(
    id="four",
    version=1,
    folder=Path(__file__).parent,
    prefix="CF",
    players=(2,),
    modes=("standard",),
    options=FourOptions,
    codec=CODEC,
    state=Four,
    events=(Dropped,),
    new=new,
    questions=(DROP,),
    nothing=NO_COLUMN,
    view=view,
    common=common,
    write=write,
    read=read,
    turn_rule="CF-2.1",
    picture=picture,
    describe=describe,
    bench=BENCH,
)
