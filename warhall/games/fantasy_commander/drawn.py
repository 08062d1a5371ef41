"""The hex board of the terminal, and the legend under it: what every letter and sign on it stands for."""

from __future__ import annotations

from typing import cast

from warhall.games.fantasy_commander.faces import BattleView, UnitView
from warhall.games.fantasy_commander.tables import FantasyGame
from warhall.geometry.names import LETTERS
from warhall.kernel.game import Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import Name

WIDTH = 4
"""Columns of the terminal for one hex: the ground, the letter of a unit, what it has left, its order."""
OPEN, POINT, BUILDING = "·", "*", "#"
ORDERS = {"red": "▲", "blue": "◆", "green": "●", "yellow": "■", "purple": "★"}
SEATS = ("seat-1", "seat-2")


def board(view: BattleView, narrator: Narrator) -> list[list[Span]]:
    """Hexes row by row, odd rows half a hex to the right."""
    units = {unit.hex: unit for unit in view.units if unit.hex is not None}
    letters = unit_letters(view, narrator)
    width = len(view.terrain[0])
    lines = [[Span("    " + "".join(f"{LETTERS[column]:<{WIDTH}}" for column in range(width)), "muted")]]
    for number, row in enumerate(view.terrain):
        line = [Span(f"{number + 1:>3} " + " " * (WIDTH // 2 * (number % 2)), "muted")]
        for column, glyph in enumerate(row):
            name = f"{LETTERS[column]}{number + 1}"
            line.append(Span(" " if glyph == "." else glyph, "muted"))
            unit = units.get(name)
            if unit is not None:
                sign = f"{letters[unit.side, unit.card]}{unit.left}{ORDERS.get(unit.order or '', '')}"
                line.append(Span(f"{sign:<3}"[:3], SEATS[unit.side]))
            else:
                mark = POINT if name in view.points else BUILDING if name in view.buildings else OPEN
                line.append(Span(f"{mark}  ", "strong" if mark != OPEN else "muted"))
        lines.append(line)
    return lines


def unit_letters(view: BattleView, narrator: Narrator) -> dict[tuple[int, str], str]:
    """A letter for each kind of unit: capitals for the first side, small ones for the second; no side has one twice."""
    letters: dict[tuple[int, str], str] = {}
    for unit in view.units:
        key = (unit.side, unit.card)
        if unit.hex is None or key in letters:
            continue
        taken = {letter for (side, _), letter in letters.items() if side == unit.side}
        name = [letter for letter in narrator.name("unit", unit.card).upper() if letter.isalpha()]
        cased = [letter if unit.side == 0 else letter.lower() for letter in [*name, *LETTERS.upper()]]
        letters[key] = next((letter for letter in cased if letter not in taken), cased[0])
    return letters


def legend(view: BattleView, narrator: Narrator) -> list[list[Span]]:
    """What is drawn on this board, in words: terrain and marks, units, orders."""
    terrain = cast("FantasyGame", narrator.game).tables.printed.terrain
    drawn = set("".join(view.terrain))
    ground = [entry(narrator, kind.glyph, Name("terrain", kind.id)) for kind in terrain[1:] if kind.glyph in drawn]
    if view.points:
        ground.append(entry(narrator, POINT, Name("legend", "capture")))
    if view.buildings:
        ground.append(entry(narrator, BUILDING, Name("legend", "building")))
    lines = [[Span(narrator.say("legend-terrain", terrain=", ".join(ground)), "muted")]] if ground else []
    letters = unit_letters(view, narrator)
    for number, side in enumerate(view.sides):
        units = ", ".join(
            entry(narrator, letter, Name("unit", card)) for (whose, card), letter in letters.items() if whose == number
        )
        if units:
            said = narrator.say("legend-units", side=Name("faction", side.faction), units=units)
            lines.append([Span(said, SEATS[number])])
    if letters:
        lines.append([Span(narrator.say("legend-number"), "muted")])
    if any(is_ordered(unit) for unit in view.units):
        orders = ", ".join(entry(narrator, sign, Name("colour", colour)) for colour, sign in ORDERS.items())
        lines.append([Span(narrator.say("legend-orders", orders=orders), "muted")])
    return lines


def entry(narrator: Narrator, mark: str, name: Name) -> str:
    """A sign and what it stands for."""
    return narrator.say("legend-entry", mark=mark, name=name)


def is_ordered(unit: UnitView) -> bool:
    """Whether an order is drawn with a unit."""
    return unit.hex is not None and unit.order is not None
