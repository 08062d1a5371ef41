"""How a position is told: drawn for the terminal, and in sentences for everybody who listens.

On the drawn board a creature is a letter of its seat (A to D) and a number; small letters are tapped creatures. The
list below says who is who.
"""

from __future__ import annotations

from collections.abc import Mapping

from warhall.games.dungeon_command.battlefield import DIFFICULT, HAZARD, OBSTACLE, WALL
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.view import DungeonCommandView, ItemView, PlayerView, UnitView, item_view
from warhall.geometry.ground import cells_of
from warhall.kernel.game import Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.state import Decision
from warhall.kernel.verbs import words_of
from warhall.kernel.words import Name, Word

SEAT_LETTERS = "ABCD"
COUNTS = "123456789abcdefghijklmnopqrstuvwxyz"
"""One character for each creature of a side, so that its mark fits its square."""
GROUND = {".": "·", "#": "█", "^": "^", "!": "!", "O": "O", "$": "·", " ": " "}
GROUNDS = {WALL: "wall", DIFFICULT: "difficult", HAZARD: "hazard", OBSTACLE: "obstacle"}
CHEST, TREASURE = "?$"
COLUMN_WIDTH = 2


def picture(view: DungeonCommandView, narrator: Narrator) -> list[list[Span]]:
    """The table: battlefield, players, creatures, the stack, and the own hand."""
    drawing = _Drawing(view, narrator)
    lines = [drawing.head(), [], *drawing.board(), [], *drawing.players(), [], *drawing.units()]
    if view.stack:
        lines += [[], [Span(narrator.say("pic-stack"), "strong")], *drawing.stack()]
    own = next((player for player in view.seats if player.seat == view.viewer), None)
    if own is not None and own.hand is not None and own.creature_hand is not None:
        lines += [[], [Span(narrator.say("pic-hand", cards=_names("order", own.hand)), "strong")]]
        lines += [[Span(narrator.say("pic-creature-hand", cards=_names("creature", own.creature_hand)), "strong")]]
    return lines


def _names(kind: str, idents: list[str]) -> tuple[Name, ...] | str:
    return tuple(Name(kind, ident) for ident in idents) or "–"


class _Drawing:
    """Draws one view in one language."""

    def __init__(self, view: DungeonCommandView, narrator: Narrator) -> None:
        self.view = view
        self.say = narrator.say
        self.name = narrator.name
        self.seats = {player.seat: number for number, player in enumerate(view.seats)}
        self.marks: dict[str, str] = {}
        counts = [0] * len(view.seats)
        for unit in view.units:
            seat = self.seats[unit.controller]
            counts[seat] += 1
            letter = SEAT_LETTERS[seat]
            self.marks[unit.id] = f"{letter.lower() if unit.tapped else letter}{COUNTS[counts[seat] - 1]}"

    def head(self) -> list[Span]:
        view = self.view
        phase = self.say(f"phase-{view.phase}")
        return [Span(self.say("pic-turn", round=view.round, seat=Name("seat", view.turn), phase=phase), "strong")]

    def board(self) -> list[list[Span]]:
        """The squares with terrain, thick walls, chests and creatures; columns have letters, rows numbers."""
        field = self.view.battlefield
        standing: dict[tuple[int, int], UnitView] = {}
        for unit in self.view.units:
            if unit.square is not None:
                for dy in range(unit.size):
                    for dx in range(unit.size):
                        standing[unit.x + dx, unit.y + dy] = unit
        treasure = {
            (each.x, each.y): CHEST if each.chest else f"{TREASURE}{each.tokens}"
            for each in self.view.treasures
            if each.chest or each.tokens
        }
        east = {(min(x1, x2), y1) for x1, y1, x2, y2 in field.edges if y1 == y2}
        south = {(x1, min(y1, y2)) for x1, y1, x2, y2 in field.edges if x1 == x2}
        lines = [[Span("    " + "".join(f"{_column(x):<3}" for x in range(field.width)), "muted")]]
        for y, row in enumerate(field.rows):
            line = [Span(f"{y + 1:>3} ", "muted")]
            for x, mark in enumerate(row):
                line += self.cell(mark, standing.get((x, y)), treasure.get((x, y)), wall=(x, y) in south)
                line.append(Span("|" if (x, y) in east else " ", "strong"))
            lines.append(line)
        return [*lines, [Span(self.say("pic-legend"), "muted")]]

    def cell(self, mark: str, unit: UnitView | None, treasure: str | None, *, wall: bool) -> list[Span]:
        """One square: two characters wide; an underline of the second is a thick wall to the south."""
        edge = "_" if wall else " "
        if unit is not None:
            style = f"seat-{self.seats[unit.controller] + 1}"
            return [Span(f"{self.marks[unit.id]:<{COLUMN_WIDTH}}"[:COLUMN_WIDTH], style)]
        if treasure is not None:
            return [Span((treasure + edge)[:COLUMN_WIDTH], "strong")]
        return [Span(GROUND.get(mark, mark) + edge, "muted")]

    def players(self) -> list[list[Span]]:
        """One line for each player."""
        lines = []
        for number, player in enumerate(self.view.seats):
            said = self.say("pic-player", **player_facts(player))
            lines.append([Span(f"{SEAT_LETTERS[number]} ", f"seat-{number + 1}"), Span(said)])
        return lines

    def units(self) -> list[list[Span]]:
        """One line for each creature."""
        lines = []
        for unit in self.view.units:
            style = f"seat-{self.seats[unit.controller] + 1}"
            lines.append([Span(f"{self.marks[unit.id]:<4}", style), Span(self.say("pic-unit", **unit_facts(unit)))])
        return lines

    def stack(self) -> list[list[Span]]:
        """The topmost action first."""
        found = list(enumerate(self.view.stack, 1))
        return [[Span(f"{number:>3}  "), Span(item_text(item, self.say))] for number, item in reversed(found)]


def _column(x: int) -> str:
    """The letters of a column."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return letters[x] if x < len(letters) else letters[x // 26 - 1] + letters[x % 26]


def player_facts(player: PlayerView) -> dict[str, Word]:
    """What is said of a player."""
    return {
        "seat": Name("seat", player.seat),
        "commander": "–" if player.commander is None else Name("commander", player.commander),
        "morale": "–" if player.commander is None else f"{player.morale}".replace("-", "−"),
        "leadership": player.leadership,
        "used": player.leadership_used,
        "hand": player.hand_count,
        "deck": player.deck_count,
        "creatures": player.creature_hand_count,
        "creature_deck": player.creature_deck_count,
    }


def unit_facts(unit: UnitView) -> dict[str, Word]:
    """What is said of a creature."""
    return {
        "unit": Name("unit", unit.id),
        "seat": Name("seat", unit.controller),
        "square": "–" if unit.square is None else unit.square,
        "damage": unit.damage,
        "hp": unit.hit_points,
        "level": unit.level,
        "speed": unit.speed,
        "acted": "yes" if unit.activated and not unit.active else "no",
        "tapped": "yes" if unit.tapped else "no",
        "active": "yes" if unit.active else "no",
        "hidden": "yes" if unit.square is None else "no",
        "cards": tuple(Name("order", card.order) for card in unit.attached) or "none",
    }


def item_facts(item: ItemView) -> dict[str, Word]:
    """What is said of an action on the stack."""
    target = item.aim or item.target
    return {
        "seat": Name("seat", item.seat),
        "unit": "–" if item.unit is None else Name("unit", item.unit),
        "target": "none" if target is None else Name("unit", target),
        "square": item.square or (item.path[-1] if item.path else "–"),
        "spot": "yes" if item.what == "script" and item.square else "no",
        "what": item.what,
        "attack": item.attack or "none",
        "source": "–" if item.source is None else Name("source", item.source),
        "part": item.part,
        "parts": item.parts,
    }


def item_text(item: ItemView, say: object) -> str:
    """An action on the stack in words."""
    assert callable(say)  # noqa: S101  the narrator's voice
    return str(say("item-script" if item.what == "script" else "item-own", **item_facts(item)))


def asks(g: DungeonCommand, decision: Decision) -> Mapping[str, Word]:
    """DC-10.2: whoever may respond is told to what; other questions name what they were asked with."""
    if decision.ask != "respond":
        return words_of(g, decision)
    return item_facts(item_view(g, g.stack[-1], g.seat_names()))


def ground_sentences(view: DungeonCommandView, narrator: Narrator) -> list[str]:
    """The terrain, the thick walls, the start zones and the magic circles, each with its squares."""
    field = view.battlefield
    sentences = [
        narrator.say("say-ground", ground=Name("ground", ground), squares=squares)
        for mark, ground in GROUNDS.items()
        if (squares := cells_of(field.rows, mark))
    ]
    if field.edges:
        pairs = (f"{_column(x)}{y + 1}/{_column(to_x)}{to_y + 1}" for x, y, to_x, to_y in field.edges)
        sentences.append(narrator.say("say-thick-walls", pairs=", ".join(pairs)))
    sentences += [
        narrator.say("say-zone", seat=Name("seat", player.seat), squares=", ".join(zone))
        for player, zone in zip(view.seats, field.zones, strict=False)
        if zone
    ]
    return sentences + [narrator.say("say-circle", squares=", ".join(circle)) for circle in field.circles]


def describe(view: DungeonCommandView, narrator: Narrator) -> list[str]:
    """The whole position in sentences: the turn, the players, the creatures, treasure, the stack, the hand."""
    say = narrator.say
    phase = say(f"phase-{view.phase}")
    sentences = [say("say-turn", round=view.round, seat=Name("seat", view.turn), phase=phase)]
    for player in view.seats:
        sentences.append(say("say-player", **player_facts(player)))
        if player.discard:
            sentences.append(say("say-discard", seat=Name("seat", player.seat), cards=_names("order", player.discard)))
        if player.graveyard:
            fallen = _names("creature", player.graveyard)
            sentences.append(say("say-graveyard", seat=Name("seat", player.seat), cards=fallen))
    sentences += ground_sentences(view, narrator)
    sentences += [say("say-unit", **unit_facts(unit)) for unit in view.units]
    for each in view.treasures:
        if each.chest:
            sentences.append(say("say-chest", square=each.square))
        elif each.tokens:
            sentences.append(say("say-tokens", square=each.square, count=each.tokens))
    sentences += [item_text(item, say) for item in reversed(view.stack)]
    own = next((player for player in view.seats if player.seat == view.viewer), None)
    if own is not None and own.hand is not None and own.creature_hand is not None:
        sentences.append(say("pic-hand", cards=_names("order", own.hand)))
        sentences.append(say("pic-creature-hand", cards=_names("creature", own.creature_hand)))
    return sentences
