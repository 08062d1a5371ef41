"""Squares, hexes and graphs: distance, movement, sight, cover, areas. Knows no game.

Which module answers which question:

* sets of cells as integers: `masks`
* squares: which touch, where walls are, may one step there, how far is it, what is the square called, flanking:
  `squares`
* where can it move, by which safest path, what is wrong with this path: `reach`, with the ground from
  `square_steps` or `hex_steps`
* who sees whom on squares, from corner to corner or from inner corner to inner corner, and what is in the way:
  `square_sight`
* is the target covered: `square_cover`
* which squares does a burst, cone or line take: `square_areas`
* how a line runs over the grid: `square_lines` (corners), `square_rays` (inner corners), both over `square_planes`
* hexes: coordinates, distance, rings, straight directions, names: `hexes`; who sees whom: `hex_sight`
* places joined by links: `graphs`

Cells are small integers, sets of cells are bit masks, a map is an immutable object whose tables are built on first
use. All arithmetic is in whole numbers and every answer has a fixed order.
"""
