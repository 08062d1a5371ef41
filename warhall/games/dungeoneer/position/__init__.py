"""Positions: a state as readable plain data, and back (see `kernel.position` for the file around it).

    seats:                        # clockwise
      azure: {hero: fd_cleric, at: fd_caravan_gate, glory: 2, hand: [fd_dragonling], ap: 3}
      ember: {hero: fd_barbarian, at: fd_bone_road, health: 4}
    map: {fd_caravan_gate: "0:0", fd_bone_road: "0:1", fd_dune_path: "1:0 180"}
    turn: {seat: azure, phase: feats}

Whatever is left out has a sensible value: full health, level 1, no points, empty zones, the first set, no variants, the
first seat to choose in its phase IV. Decks and piles are written from the top down.
"""

from warhall.games.dungeoneer.position.reading import read
from warhall.games.dungeoneer.position.writing import write

__all__ = ["read", "write"]
