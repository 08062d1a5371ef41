"""How a position is told: drawn for the terminal, and in sentences for everybody who listens.

On the drawn map a creature is a letter of its seat (A to F) and a number. The list below says who is who.
"""

from __future__ import annotations

from warhall.games.dnd_miniatures.actions import CORNERS
from warhall.games.dnd_miniatures.view import DndMiniaturesView, SeatView, UnitView
from warhall.geometry.ground import cells_of
from warhall.kernel.game import Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import Name, Word

SEAT_LETTERS = "ABCDEF"
COUNTS = "123456789abcdefghijklmnopqrstuvwxyz"
"""One character for each creature of a side, so that its mark fits its square."""
GROUND = {".": "·", "#": "█", "1": "◤", "2": "◥", "3": "◢", "4": "◣"}
GROUNDS = {
    "#": "wall",
    "d": "difficult",
    "f": "forest",
    "o": "pit",
    "l": "lava",
    "s": "smoke",
    "r": "river",
    "c": "circle",
    "S": "statue",
    "T": "teleporter",
    "b": "blood-rock",
    "h": "fountain",
}
HALVES = {"1": "nw", "2": "ne", "3": "se", "4": "sw"}
"""DM-24.27: which corner a diagonal wall fills."""
WIDTH = 2


def picture(view: DndMiniaturesView, narrator: Narrator) -> list[list[Span]]:
    """The table: the map, the players, the creatures."""
    drawing = _Drawing(view, narrator)
    lines = [[Span(_head(view, narrator), "strong")], []]
    if view.phase != "building":
        lines += [*drawing.board(), []]
    lines += [*drawing.players(), [], *drawing.units()]
    return lines


def _head(view: DndMiniaturesView, narrator: Narrator) -> str:
    scenario, phase = Name("scenario", view.scenario), narrator.say(f"phase-{view.phase}")
    return narrator.say("pic-round", scenario=scenario, round=view.round, phase=phase, target=view.target)


class _Drawing:
    """Draws one view in one language."""

    def __init__(self, view: DndMiniaturesView, narrator: Narrator) -> None:
        self.view = view
        self.say = narrator.say
        self.seats = {player.seat: number for number, player in enumerate(view.seats)}
        self.marks: dict[str, str] = {}
        counts = [0] * len(view.seats)
        for unit in view.units:
            seat = self.seats[unit.owner]
            counts[seat] += 1
            self.marks[unit.id] = f"{SEAT_LETTERS[seat]}{COUNTS[counts[seat] - 1]}"

    def board(self) -> list[list[Span]]:
        """The squares with terrain, wall edges and creatures; columns have letters, rows numbers."""
        field = self.view.map
        standing = {
            (unit.x + dx, unit.y + dy): unit
            for unit in self.view.units
            if unit.square is not None
            for dy in range(unit.size)
            for dx in range(unit.size)
        }
        east = {(x - (side == "W"), y) for x, y, side in field.edges if side in "EW"}
        south = {(x, y - (side == "N")) for x, y, side in field.edges if side in "NS"}
        lines = [[Span("    " + "".join(f"{_column(x):<3}" for x in range(field.width)), "muted")]]
        for y, row in enumerate(field.rows):
            line = [Span(f"{y + 1:>3} ", "muted")]
            for x, mark in enumerate(row):
                line.append(self.cell(mark, standing.get((x, y)), wall=(x, y) in south))
                line.append(Span("|" if (x, y) in east else " ", "strong"))
            lines.append(line)
        return [*lines, [Span(self.say("pic-legend"), "muted")]]

    def cell(self, mark: str, unit: UnitView | None, *, wall: bool) -> Span:
        """One square, two characters wide; an underline is a wall edge to the south."""
        if unit is not None:
            return Span(f"{self.marks[unit.id]:<{WIDTH}}"[:WIDTH], f"seat-{self.seats[unit.controller] + 1}")
        return Span(GROUND.get(mark, mark) + ("_" if wall else " "), "muted")

    def players(self) -> list[list[Span]]:
        """One line for each player."""
        return [
            [Span(f"{SEAT_LETTERS[number]} ", f"seat-{number + 1}"), Span(self.say("pic-player", **player_facts(each)))]
            for number, each in enumerate(self.view.seats if self.view.target else ())
        ]

    def units(self) -> list[list[Span]]:
        """One line for each creature that is in the battle."""
        return [
            [
                Span(f"{self.marks[unit.id]:<4}", f"seat-{self.seats[unit.controller] + 1}"),
                Span(self.say("pic-unit", **unit_facts(unit))),
            ]
            for unit in self.view.units
            if not unit.gone
        ]


def _column(x: int) -> str:
    letters = "abcdefghijklmnopqrstuvwxyz"
    return letters[x] if x < len(letters) else letters[x // 26 - 1] + letters[x % 26]


def player_facts(player: SeatView) -> dict[str, Word]:
    """What is said of a player."""
    return {
        "seat": Name("seat", player.seat),
        "vp": player.vp,
        "start": Name("corner", player.start) if player.start in CORNERS else player.start or "none",
        "at": "corner" if player.start in CORNERS else "area" if player.start else "none",
        "picks": tuple(Name("card", label) for label in player.picks or ()) or "none",
    }


def unit_facts(unit: UnitView) -> dict[str, Word]:
    """What is said of a creature."""
    conditions = tuple(Name("condition", each) for each in unit.conditions)
    sources = dict.fromkeys(effect.source for effect in unit.effects if effect.what != "condition")
    effects = tuple(Name("source", source) for source in sources if source)
    spent = tuple(Name("source", box.id) for box in unit.boxes if box.ticked >= box.boxes)
    return {
        "unit": Name("unit", unit.id),
        "seat": Name("seat", unit.owner),
        "square": unit.square or "–",
        "hp": unit.hp,
        "whole": unit.starting_hp,
        "temporary": unit.temporary_hp,
        "bloodied": "yes" if unit.bloodied else "no",
        "activated": "yes" if unit.activated else "no",
        "conditions": conditions or "none",
        "speed": unit.speed,
        "effects": effects or "none",
        "spent": spent or "none",
    }


def describe(view: DndMiniaturesView, narrator: Narrator) -> list[str]:
    """The whole position in sentences."""
    sentences = [_head(view, narrator)]
    if view.target:  # DM-2.2, DM-2.9: in a quick-start battle no points are scored, and areas are ignored
        sentences += [narrator.say("pic-player", **player_facts(player)) for player in view.seats]
    sentences += [
        narrator.say("say-ground", ground=Name("ground", ground), squares=squares)
        for mark, ground in GROUNDS.items()
        if (squares := cells_of(view.map.rows, mark))
    ]
    sentences += [
        narrator.say("say-half-wall", corner=corner, squares=squares)
        for mark, corner in HALVES.items()
        if (squares := cells_of(view.map.rows, mark))
    ]
    if view.map.edges:
        sentences.append(narrator.say("say-walls", pairs=", ".join(_beside(*edge) for edge in view.map.edges)))
    for area in view.map.areas if view.target else ():
        keyword = Name("keyword", area.keyword) if area.keyword else "none"
        sentences.append(narrator.say("say-area", letter=area.owner, keyword=keyword, squares=", ".join(area.squares)))
    if view.phase == "deploying":
        for letter, start in zip(SEAT_LETTERS, view.map.start, strict=False):
            sentences.append(narrator.say("say-start", letter=letter, squares=", ".join(start)))
    for unit in view.units:
        if not unit.gone:
            sentences.append(narrator.say("say-unit", **unit_facts(unit)))
            sentences += effect_sentences(unit, narrator)
    gone = tuple(Name("unit", unit.id) for unit in view.units if unit.gone)
    if gone:
        sentences.append(narrator.say("say-gone", units=gone))
    if view.active is not None:
        left = {"move": "yes" if view.move_left else "no", "attack": "yes" if view.attack_left else "no"}
        sentences.append(narrator.say("say-active", unit=Name("unit", view.active), **left))
    return sentences


def effect_sentences(unit: UnitView, narrator: Narrator) -> list[str]:
    """How large the lasting effects on a creature are."""
    return [
        narrator.say(
            "say-effect",
            unit=Name("unit", unit.id),
            source=Name("source", effect.source),
            kind=effect.what,
            n=abs(effect.n),
            sign="less" if effect.n < 0 else "more",
        )
        for effect in unit.effects
        if effect.n and effect.source and effect.what in ("bonus", "ongoing", "vulnerable")
    ]


def _beside(x: int, y: int, side: str) -> str:
    """The two squares on both sides of a wall edge."""
    dx, dy = {"N": (0, -1), "S": (0, 1), "E": (1, 0), "W": (-1, 0)}[side]
    return f"{_column(x)}{y + 1}/{_column(x + dx)}{y + dy + 1}"
