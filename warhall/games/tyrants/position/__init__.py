"""Positions: a state as readable plain data, and back (see `kernel.position` for the file around it).

    seats:                      # clockwise
      red: {hand: [noble, bounty_hunter], troops: ["eryndlyn:0"], spies: [araumycos], trophies: {white: 2}}
      blue: {troops: ["skullport:2"]}
    white: start                # or a list of spaces
    market: [wight, kobold]
    turn: {seat: red, power: 3}

Whatever is left out has a sensible value: no cards in a zone, no troops on the board, the rest of the pieces in the
barracks, the rest of the cards in their stacks, the first seat to act in stage 1. Decks and piles are written from the
top down.
"""

from warhall.games.tyrants.position.parts import troops_left
from warhall.games.tyrants.position.reading import read
from warhall.games.tyrants.position.writing import write

__all__ = ["read", "troops_left", "write"]
