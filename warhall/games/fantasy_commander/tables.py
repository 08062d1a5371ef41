"""Content in the form that play uses: small numbers, bit masks and tuples.

Here: everything that never changes during a battle, computed once. Not here: what is printed (`printed`), what changes
(`state`), any rule. Unit cards, tactic cards, terrain, maps and scenarios are numbers in the order of the files; a set
of hexes or of properties is a mask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from warhall.content import Loaded
from warhall.games.fantasy_commander.actions import MOST_UNITS, Hex, Move, Run, codec_of
from warhall.games.fantasy_commander.cards import Chart, Effect, Field, Kind, Paid, Soil
from warhall.games.fantasy_commander.operations import (
    LASTING,
    AnyOp,
    Ban,
    Choose,
    Colour,
    Dice,
    Face,
    Forbid,
    Grant,
    Ignore,
    Lasting,
    Lose,
    Property,
    Range,
    Reroll,
    Result,
    Roll,
    Speed,
    Support,
    SupportKind,
    UnitType,
    Until,
    Who,
)
from warhall.games.fantasy_commander.printed import COLUMNS, ROWS, Cards, Keyword, Map, Printed
from warhall.games.fantasy_commander.printed import Unit as UnitCard
from warhall.games.fantasy_commander.printed_campaign import Troops
from warhall.geometry.hex_sight import HexSight
from warhall.geometry.hexes import HexMap
from warhall.geometry.masks import mask_of
from warhall.kernel.game import Game
from warhall.kernel.words import Name, Said

NONE = -1
RED, BLUE, GREEN, YELLOW, PURPLE = range(5)
PANIC, HIT, FULL, SUPPORT, SHIELD = range(5)
FACE_OF_DIE = (PANIC, HIT, FULL, SUPPORT, SHIELD, SHIELD)
"""FC-1.1: the face of each side of a die, counted from 0."""
COLOUR_OF_FACE = (BLUE, RED, RED, BLUE, GREEN)
"""FC-9.4."""
MELEE, RANGED, DEFENCE, ANY = range(4)
ROLLS = {Roll.MELEE: MELEE, Roll.RANGED: RANGED, Roll.DEFENCE: DEFENCE, Roll.ANY: ANY}
COLOURS = {colour.value: number for number, colour in enumerate(Colour)}
FACES = {face: number for number, face in enumerate(Face)}
PROPERTIES = {keyword: number for number, keyword in enumerate(Property)}
TYPES = {kind: number for number, kind in enumerate(UnitType)}
BANS = {ban: number for number, ban in enumerate(Ban)}
BAN_DEFEND, BAN_RUN, BAN_MOVE, BAN_SHOOT, BAN_PAY = range(5)
INFANTRY, BRUTE, GIANT, HERO = range(4)
ACTIVATION, ROUND, GAME = range(3)
"""How long an effect lasts. That of a curse ends with the unit's next activation: the same moment as ACTIVATION."""
UNTIL = {
    Until.ACTIVATION: ACTIVATION,
    Until.NEXT_ACTIVATION: ACTIVATION,
    Until.ROUND: ROUND,
    Until.GAME: GAME,
    Until.HERE: GAME,
}
E_GRANT, E_LOSE, E_DICE, E_REROLL, E_RESULT, E_IGNORE, E_SUPPORT, E_SPEED, E_RANGE, E_FORBID, E_CURSE = range(11)

(
    ARMOUR, BRAVE, CHARGE, COUNTERBLOW, DEFENDER, DOMINANCE, FLIGHT, FORGED, FORTITUDE, MARAUDER, MASTER_OF_ATTACK,
    MASTER_OF_DEFENCE, MASTER_OF_SHOOTING, MULTIPLE_ATTACK, NECROMANCY, PERSECUTION, QUICK_SHOOTER, RANGER,
    REGENERATION, REGROUP, RESURGENT, RUSH, SURVIVABLE, TERRIFYING, VAMPIRISM,
) = (1 << number for number in range(len(Property)))  # fmt: skip
"""The bits of the properties."""


class Tables:
    """All tables of one set of content."""

    def __init__(self, loaded: Loaded[Printed]) -> None:
        self.printed = printed = loaded.content
        self.codec = codec_of(printed)
        self.board = HexMap(COLUMNS, ROWS)
        self.sight = HexSight(self.board)
        self.distance = tuple(
            bytes(self.board.distance(a, b) for b in range(self.board.size)) for a in range(self.board.size)
        )
        self.factions = {faction.id: number for number, faction in enumerate(printed.factions)}
        self.kinds = tuple(self._kind(unit) for unit in printed.units)
        self.kind_of = {unit.id: number for number, unit in enumerate(printed.units)}
        self.cards = printed.tactics
        self.card_of = {card.id: number for number, card in enumerate(printed.tactics)}
        self.card_order = tuple(COLOURS[card.order] for card in printed.tactics)
        self._ground(printed)
        self.charts = tuple(self._chart(board) for board in printed.maps)
        self.chart_of = {board.id: number for number, board in enumerate(printed.maps)}
        self.scenarios = printed.scenarios
        self.scenario_of = {scenario.id: number for number, scenario in enumerate(printed.scenarios)}
        self._names: dict[bytes, tuple[str, ...]] = {}
        self._fields: dict[bytes, Field] = {}
        self.ops: dict[str, AnyOp] = {}
        self._address_all()
        self._plan_cards()
        self.goes = {
            code: (cell, running)
            for running, verb in enumerate((Move, Run))
            for cell in range(self.board.size)
            if (code := self.codec.code(verb(Hex(cell)))) is not None
        }
        """Where the code of a move or a run leads, and whether it is a run."""

    def _kind(self, unit: UnitCard) -> Kind:
        lead, ranged, aura = unit.leadership, unit.ranged, unit.aura
        ordinary = unit.size is not None
        props, levels = _keywords(unit.properties)
        aura_props, aura_levels = _keywords(aura.gives if aura else ())
        return Kind(
            card=unit,
            faction=self.factions[unit.faction],
            type=TYPES[unit.type],
            ordinary=ordinary,
            tokens=(lead.red, lead.blue, lead.green, lead.purple),
            dice=lead.dice,
            rerolls=lead.reroll,
            attack=unit.attack,
            defence=unit.defence,
            shots=ranged.dice if ranged else 0,
            base=ranged.base if ranged else 0,
            reach=ranged.max if ranged else 0,
            magic=ranged.magic if ranged else False,
            size=unit.size or unit.health or 1,
            stamina=NONE if unit.stamina is None else unit.stamina,
            move=unit.move,
            run=unit.run,
            cost=unit.cost,
            props=props,
            levels=levels,
            aura=aura.x if aura else 0,
            aura_enemy=aura is not None and aura.to == "enemy",
            aura_props=aura_props,
            aura_levels=aura_levels,
            paid=tuple(
                Paid(
                    (paid.cost.red, paid.cost.blue, paid.cost.green),
                    paid.cost.any,
                    tuple((E_GRANT, PROPERTIES[word.property], word.x, 0) for word in paid.gives),
                    paid.effect,
                    Name("paid", paid.id),
                )
                for paid in unit.activated
            ),
        )

    def _ground(self, printed: Printed) -> None:
        """Chapter 18, chapter 28: terrain by number; open ground is number 0."""
        self.terrain_of = {terrain.id: number for number, terrain in enumerate(printed.terrain)}
        self.glyph_of = {terrain.glyph: number for number, terrain in enumerate(printed.terrain)}
        self.terrain_names = tuple(Name("terrain", terrain.id) for terrain in printed.terrain)
        soils = []
        for terrain in printed.terrain:
            faction = NONE if terrain.faction is None else self.factions[terrain.faction]
            if terrain.affects == "enemy":
                faction = self.other_faction(faction)
            soils.append(
                Soil(
                    faction=faction,
                    aura=terrain.aura,
                    difficult=terrain.difficult,
                    impassable=terrain.impassable,
                    blocks=terrain.blocks_sight,
                    no_advance=terrain.no_advance,
                    sees_over=terrain.sees_over_own,
                    ignores_damage=terrain.ignores_damage,
                    rest_restores=terrain.rest_restores,
                    reroll_any=terrain.reroll_any,
                    effects=tuple(_standing(op) for op in terrain.effect if isinstance(op, LASTING)),
                    at_start=terrain.at_start,
                    command=terrain.command,
                )
            )
        self.soils = tuple(soils)
        self.towns = frozenset(n for n, soil in enumerate(soils) if soil.rest_restores)
        """FC-18.9: what counts as a town."""

    def other_faction(self, faction: int) -> int:
        """FC-13.16: the enemy whom the text of a faction's terrain names: the first faction that is not its own."""
        return next(number for number in range(len(self.factions)) if number != faction)

    def _chart(self, board: Map) -> Chart:
        cells = "".join(board.terrain.split())
        zones: dict[str, int] = {}
        for cell, letter in enumerate("".join(board.zones.split())):
            if letter != ".":
                zones[letter] = zones.get(letter, 0) | 1 << cell
        at = self.board.cell
        return Chart(
            bytes(self.glyph_of[glyph] for glyph in cells),
            zones,
            mask_of(at(*spot) for spot in board.points),
            tuple(at(*town.at) for town in board.towns),
            tuple(Name("town", f"{board.id}.{number}") for number in range(len(board.towns))),
            tuple(at(*spot) for spot in board.buildings),
        )

    def town_names(self) -> dict[str, Said]:
        """The names of all towns."""
        return {
            f"{board.id}.{number}": town.name.said()
            for board in self.printed.maps
            for number, town in enumerate(board.towns)
        }

    def piece_names(self) -> dict[str, Said]:
        """The names of all units that there can be: the card's name and a number; the first of a name has none."""
        return {
            f"{unit.id}-{number}": {
                language: name if number == 1 and unit.level == "unique" else f"{name} {number}"
                for language, name in unit.name.said().items()
            }
            for unit in self.printed.units
            for number in range(1, MOST_UNITS + 1)
        }

    def unit_names(self, kinds: bytes, spare: tuple[str, ...]) -> tuple[str, ...]:
        """The names of the units of a battle: card and number, and bare names for numbers without a unit."""
        found = self._names.get(kinds)
        if found is None:
            if len(self._names) > 256:
                self._names.clear()
            count: dict[int, int] = {}
            names = []
            for kind in kinds:
                count[kind] = count.get(kind, 0) + 1
                names.append(f"{self.printed.units[kind].id}-{count[kind]}")
            found = self._names[kinds] = tuple(names)
        return (*found, *spare[len(found) :])

    def field(self, terrain: bytes) -> Field:
        """The masks of a map; maps are few, so they are kept."""
        found = self._fields.get(terrain)
        if found is None:
            if len(self._fields) > 1024:
                self._fields.clear()
            found = self._fields[terrain] = self._masks(terrain)
        return found

    def _masks(self, terrain: bytes) -> Field:
        impassable = blocks = difficult = special = aura_hexes = 0
        patches: dict[int, int] = {}
        auras = []
        for cell, number in enumerate(terrain):
            if not number:
                continue
            bit, soil = 1 << cell, self.soils[number]
            impassable |= bit * soil.impassable
            blocks |= bit * soil.blocks
            if soil.difficult:
                difficult |= bit
                patches[number] = patches.get(number, 0) | bit
            if soil.aura:
                within = self.board.within(cell, soil.aura)
                auras.append((number, cell, within))
                aura_hexes |= within
            elif soil.effects or soil.at_start:
                special |= bit
        return Field(impassable, blocks, difficult, patches, special, tuple(auras), aura_hexes)

    def _address_all(self) -> None:
        """Every operation of content by its address, so that pending operations can be saved."""
        for card in self.printed.tactics:
            self._address(f"card.{card.id}", card.effect)
        for unit in self.printed.units:
            for paid in unit.activated:
                self._address(f"paid.{paid.id}", paid.effect)
        for terrain in self.printed.terrain:
            self._address(f"start.{terrain.id}", terrain.at_start)
        for town_card in self.printed.town_cards:
            self._address(f"town.{town_card.id}", town_card.setup)

    def _address(self, prefix: str, ops: Iterable[AnyOp]) -> None:
        for number, op in enumerate(ops):
            address = f"{prefix}/{number}"
            self.ops[address] = op
            if isinstance(op, Choose):
                for option, inner in enumerate(op.of):
                    self._address(f"{address}/{option}", inner)

    def _plan_cards(self) -> None:
        """FC-13.4: for each card the operations that wait for the activated unit, and those that are done at once."""
        waits, at_once = [], []
        for card in self.cards:
            addresses = [f"card.{card.id}/{number}" for number in range(len(card.effect))]
            for_unit = [getattr(op, "to", None) is not None and op.to.who is Who.ACTIVATED for op in card.effect]  # type: ignore[union-attr]
            waits.append([address for address, waiting in zip(addresses, for_unit, strict=True) if waiting])
            at_once.append([address for address, waiting in zip(addresses, for_unit, strict=True) if not waiting])
        self.card_waits, self.card_at_once = tuple(waits), tuple(at_once)

    def army(self, troops: Iterable[Troops]) -> list[int]:
        """An army list as unit cards."""
        return [self.kind_of[line.unit] for line in troops for _ in range(line.n)]

    def deck(self, cards: Iterable[Cards]) -> list[int]:
        """A deck list as cards."""
        return [self.card_of[line.card] for line in cards for _ in range(line.n)]


def _keywords(words: Iterable[Keyword]) -> tuple[int, tuple[int, ...]]:
    """Properties as a mask, and their numbers."""
    props, levels = 0, [0] * len(PROPERTIES)
    for word in words:
        number = PROPERTIES[word.property]
        props |= 1 << number
        levels[number] = max(levels[number], word.x)
    return props, tuple(levels)


def lasting(op: Lasting) -> Effect:  # noqa: PLR0911  one case for each operation
    """A lasting operation as the change it makes to a unit."""
    match op:
        case Grant():
            return E_GRANT, PROPERTIES[op.property], op.x, 0
        case Lose():
            return E_LOSE, PROPERTIES[op.property], 0, 0
        case Dice():
            return E_DICE, ROLLS[op.roll], op.n, 0
        case Reroll():
            return E_REROLL, ROLLS[op.roll], op.n, 0
        case Result():
            return E_RESULT, ROLLS[op.roll], FACES[op.face], op.n
        case Ignore():
            return E_IGNORE, ROLLS[op.roll], FACES[op.face], op.n
        case Support():
            return E_SUPPORT, int(op.kind is SupportKind.DEFENCE), 0, 0
        case Speed():
            return E_SPEED, op.n, 0, 0
        case Range():
            return E_RANGE, op.base, op.max, 0
        case Forbid():
            return E_FORBID, BANS[op.what], 0, 0


def _standing(op: Lasting) -> tuple[Effect, int, int]:
    """A change by terrain, with what a unit needs for it."""
    kind, prop = NONE, 0
    if isinstance(op, Grant):
        kind = NONE if op.only_type is None else TYPES[op.only_type]
        prop = 0 if op.only_property is None else 1 << PROPERTIES[op.only_property]
    return lasting(op), kind, prop


@dataclass(kw_only=True, eq=False)
class FantasyGame(Game):
    """The game with its tables."""

    tables: Tables
    after_battle: Callable[[Any, str], None]
    """FC-C.4: what follows a battle of a campaign."""
