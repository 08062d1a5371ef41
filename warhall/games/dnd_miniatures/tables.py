"""Content in the form that play uses: small numbers, masks, and lines of cards.

Here: everything that never changes during a battle, computed once. Not here: what is printed (`printed`), what changes
(`state`), any rule. Stat cards, attacks, powers and operations are numbers in the order of the files.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from warhall.content import Loaded, Operations
from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures.abilities import Able, Condition, DamageType
from warhall.games.dnd_miniatures.actions import MOST_UNITS, codec_of
from warhall.games.dnd_miniatures.battlefield import (
    DIGGER,
    FLYER,
    LIGHT,
    RIVER_WALKER,
    WALKER,
    Board,
    Ground,
    ground_from,
    ground_of,
    joined,
)
from warhall.games.dnd_miniatures.card_lines import Attack, Event, Form, Power, Shape
from warhall.games.dnd_miniatures.operations import AttackRoll, Dealt, Op
from warhall.games.dnd_miniatures.printed import SIZES, Creature, Printed, cards_of
from warhall.geometry.square_areas import Template
from warhall.kernel.game import Game
from warhall.kernel.state import Asked
from warhall.kernel.words import Name, Said, Word

if TYPE_CHECKING:
    from warhall.games.dnd_miniatures.state import DndMiniatures

NONE = -1
MOST_BOARDS = 100
EPIC = "_epic"
BOX = 4
"""Bits for the boxes of one attack or power of a creature."""
BOXES = (1 << BOX) - 1
CONDITIONS = tuple(Condition)
CONDITION_RULES = {
    Condition.DAZED: "DM-22.1",
    Condition.STAGGERED: "DM-22.2",
    Condition.STUNNED: "DM-22.3",
    Condition.HELPLESS: "DM-22.4",
    Condition.IMMOBILIZED: "DM-22.5",
    Condition.CONFUSED: "DM-22.6",
    Condition.ENERVATED: "DM-22.9",
    Condition.SLOWED: "DM-22.10",
    Condition.INVISIBLE: "DM-22.11",
}
"""What each condition means."""
DAZED, STAGGERED, STUNNED, HELPLESS, IMMOBILIZED, CONFUSED, ENERVATED, SLOWED, INVISIBLE = (
    1 << number for number in range(len(CONDITIONS))
)
TYPES = tuple(DamageType)
ALL_TYPES = TYPES.index(DamageType.ALL)
PLAIN = -1
"""Damage without a type."""
EVENTS = tuple(Event)

A = TypeVar("A", bound=Able)
Numbers: TypeAlias = tuple[tuple[int, int], ...]
"""Damage numbers: amount and type."""


@dataclass(slots=True, eq=False)
class Line:
    """An attack of a stat card, or the roll of a power."""

    number: int
    kind: int
    slot: int
    name: int
    """Its number among the names of attacks."""
    form: Form
    bonus: int
    vs: str
    damage: Numbers
    source: int
    """What its lasting effects are known by (DM-21.16)."""
    printed: Attack | None = None
    basic: bool = False
    aimed: bool = False
    """Whether it is aimed at single creatures."""
    range: int = 0
    """DM-14.4: in squares; 0 is as far as one sees."""
    nearest: bool = False
    """DM-12.13, DM-14.14: whether the nearest enemy must be attacked."""
    shape: Shape | None = None
    size: int = 0
    """Of a burst, line or radius."""
    short: bool = False
    """DM-14.1: whether it strikes only whoever is adjacent, by the card."""
    limited: bool = False
    """DM-12.8: whether it has a limit in brackets."""
    also: tuple[int, ...] = ()
    on_hit: tuple[int, ...] = ()
    after: tuple[int, ...] = ()


@dataclass(slots=True, eq=False)
class PowerLine:
    """A power of a stat card."""

    number: int
    kind: int
    slot: int
    name: int
    printed: Power
    source: int
    ops: tuple[int, ...] = ()
    commander: bool = False
    roll: int = NONE
    """The line of its attack roll, if it has one."""


class Tables:
    """All tables of one set of content."""

    def __init__(self, loaded: Loaded[Printed], operations: Operations[Asked]) -> None:
        self.printed = printed = loaded.content
        self.operations = operations
        self.cards = cards_of(printed)
        standard = len(printed.creatures)
        self.standard = standard
        self.labels = [card.id + (EPIC if number >= standard else "") for number, card in enumerate(self.cards)]
        self.kind_of = {label: number for number, label in enumerate(self.labels)}
        self.conditions = [each.value for each in CONDITIONS]
        self.damage_types = [each.value for each in TYPES]
        self.keywords = {each.id: 1 << number for number, each in enumerate(printed.keywords)}
        self._figures()
        self.ops: list[Op] = []
        self.aftereffects: dict[int, int] = {}
        """DM-12.9: the attack whose aftereffect begins with an operation."""
        self.lines: list[Line] = []
        self.powers: list[PowerLine] = []
        self.attack_names: list[str] = []
        self.power_names: list[str] = []
        self.source_names: list[str] = []
        self._names: dict[tuple[str, str], Said] = {}
        self.card_lines: list[tuple[int, ...]] = []
        self.card_powers: list[tuple[int, ...]] = []
        for kind, card in enumerate(self.cards):
            self._card(kind, card)
        self.attacks = [tuple(self.lines[number] for number in numbers) for numbers in self.card_lines]
        """The attacks of each card."""
        self.watch = [self._watched(kind) for kind in range(len(self.cards))]
        self.own_powers = [
            tuple(self.powers[number] for number in watched.get(Event.SELF_TURN, ())) for watched in self.watch
        ]
        """The powers that a creature uses on its own turn."""
        self.dues = tuple(power.printed.cost or 0 if power.commander else 0 for power in self.powers)
        """DM-23.4: the uses that each power costs."""
        lines: list[Line | PowerLine] = [*self.lines, *self.powers]
        self.recharging = frozenset(line.printed.recharge for line in lines if line.printed is not None)
        """DM-12.11: the events that clear a box of some card."""
        self.cones = {ident: Template(each.cells, each.origins) for ident, each in printed.setup.cones.items()}
        self.maps = {each.id: each for each in printed.maps}
        self.map_ids = [each.id for each in printed.maps]
        self.grounds = {ident: ground_of(each) for ident, each in self.maps.items()}
        self.scenarios = {each.id: each for each in printed.scenarios}
        self.limits = {each.points: each for each in printed.setup.limits}
        self.warbands = {each.id: each for each in printed.warbands}
        self.codec = codec_of(self)
        self.entry_word: Callable[[DndMiniatures, int], Word | None] = lambda _, __: None
        self._boards: dict[str, Board] = {}
        self._words: dict[tuple[int, int], Name] = {}

    def _figures(self) -> None:
        """DM-3.1: what stat cards say in numbers."""
        cards = self.cards
        self.cost = tuple(card.cost for card in cards)
        self.level = tuple(card.level for card in cards)
        self.ac = tuple(card.ac for card in cards)
        self.defence = tuple(card.defence for card in cards)
        self.speed = tuple(card.speed for card in cards)
        self.hp = tuple(card.hp for card in cards)
        self.half = tuple(card.hp // 2 // 5 * 5 for card in cards)
        """DM-11.2: at or below this a creature is Bloodied."""
        self.side = tuple(SIZES[card.size] for card in cards)
        self.keyword_bits = tuple(sum(self.keywords[each] for each in card.keywords) for card in cards)
        self.living = tuple(not {"Undead", "Construct"} & set(card.keywords) for card in cards)
        self.evil = tuple(card.alignment == "evil" for card in cards)
        self.rating = tuple(card.commander.rating if card.commander else 0 for card in cards)
        self.abilities: tuple[dict[type[Able], tuple[Able, ...]], ...] = tuple(
            {kind: tuple(each for each in card.abilities if type(each) is kind) for kind in map(type, card.abilities)}
            for card in cards
        )
        self.flies = tuple(able.Flight in each for each in self.abilities)
        self.digs = tuple(able.Burrow in each for each in self.abilities)
        self.phases = tuple(able.Phasing in each for each in self.abilities)
        self.guards = tuple(able.ChargeProtection in each for each in self.abilities)
        self.shifty = tuple(able.Shifty in each for each in self.abilities)
        self.reach = tuple(max([each.n for each in self.of(kind, able.Reach)], default=1) for kind in range(len(cards)))
        """DM-14.2: how far melee attacks go."""
        self.radiant = tuple(able.AllyAura in each for each in self.abilities)
        """DM-13.14: whose auras help allies."""
        self.sneaks = tuple(able.Hide in each or able.Invisible in each for each in self.abilities)
        """DM-18.14, DM-22.11: whom others may not see although there is a line of sight."""
        self.gait = tuple(self._gait(kind) for kind in range(len(cards)))
        """DM-8.16, DM-9.1, DM-9.9: how the creature goes by its card, all rules in force."""
        self.turns = tuple(
            max([each.n for each in self.of(kind, able.MultiActivation)], default=1) for kind in range(len(cards))
        )

    def _gait(self, kind: int) -> int:
        if self.phases[kind]:
            return DIGGER
        if self.flies[kind]:
            return FLYER
        light, wading = able.IgnoreDifficult in self.abilities[kind], able.IgnoreRiver in self.abilities[kind]
        return LIGHT if light else RIVER_WALKER if wading else WALKER

    def of(self, kind: int, ability: type[A]) -> tuple[A, ...]:
        """The abilities of one sort that a card has."""
        return self.abilities[kind].get(ability, ())  # type: ignore[return-value]  # filed under their own type

    def _number(self, names: list[str], kind: str, ident: str, said: Said) -> int:
        if ident not in names:
            names.append(ident)
            self._names[kind, ident] = said
        return names.index(ident)

    def _source(self, ident: str) -> int:
        self.source_names.append(ident)
        return len(self.source_names) - 1

    def _op(self, op: Op) -> int:
        self.ops.append(op)
        return len(self.ops) - 1

    def _card(self, kind: int, card: Creature) -> None:
        """The attacks and powers of one card."""
        lines, powers = [], []
        for slot, attack in enumerate(card.attacks):
            name = self._number(self.attack_names, "attack", attack.id, attack.name.said())
            source = self._source(f"{self.labels[kind]}.{attack.id}")
            self._names["source", self.source_names[source]] = attack.name.said()
            line = Line(
                len(self.lines),
                kind,
                slot,
                name,
                attack.type,
                attack.bonus,
                attack.vs,
                _numbers(attack.damage),
                source,
                attack,
            )
            line.basic, line.aimed = attack.basic, attack.type in (Form.MELEE, Form.RANGED)
            line.range = attack.range if isinstance(attack.range, int) else 0
            line.nearest, line.limited = attack.range == "nearest", bool(attack.only)
            line.short = attack.type is Form.MELEE and attack.area is None and self.reach[kind] == 1
            if attack.area is not None:
                line.shape, line.size = attack.area.shape, attack.area.size if isinstance(attack.area.size, int) else 0
            line.also = tuple(self._op(op) for op in attack.also)
            line.on_hit = tuple(self._op(op) for op in attack.on_hit)
            line.after = tuple(self._op(op) for op in attack.aftereffect)
            if line.after:
                self.aftereffects[line.after[0]] = name
            self.lines.append(line)
            lines.append(line.number)
        commander = card.commander.powers if card.commander else ()
        for slot, power in enumerate((*card.powers, *commander), len(card.attacks)):
            name = self._number(self.power_names, "power", power.id, power.name.said())
            source = self._source(f"{self.labels[kind]}.{power.id}.power")
            self._names["source", self.source_names[source]] = power.name.said()
            found = PowerLine(len(self.powers), kind, slot, name, power, source, commander=power in commander)
            found.ops = tuple(self._op(op) for op in power.ops)
            for op in power.ops:
                if isinstance(op, AttackRoll):
                    found.roll = len(self.lines)
                    roll = Line(found.roll, kind, slot, NONE, Form.CLOSE, op.bonus, op.vs, _numbers(op.damage), source)
                    self.lines.append(roll)
            self.powers.append(found)
            powers.append(found.number)
        self.card_lines.append(tuple(lines))
        self.card_powers.append(tuple(powers))

    def _watched(self, kind: int) -> dict[Event, tuple[int, ...]]:
        """The powers of a card by the event that they answer."""
        powers = [self.powers[number] for number in self.card_powers[kind]]
        return {
            event: tuple(power.number for power in powers if power.printed.event is event)
            for event in {power.printed.event for power in powers}
        }

    # Names

    def names(self) -> dict[str, dict[str, Said]]:
        """The names of attacks, powers, sources, cards and creatures in play."""
        found: dict[str, dict[str, Said]] = {"attack": {}, "power": {}, "source": {}, "card": {}, "unit": {}}
        for (kind, ident), said in self._names.items():
            found[kind][ident] = said
        for label, card in zip(self.labels, self.cards, strict=True):
            said = card.name.said()
            if label.endswith(EPIC):
                said = {
                    "en": f"{said['en']} (epic)",
                    "ru": f"{said['ru']} (эпический)",
                    "uk": f"{said['uk']} (епічний)",
                }
            found["card"][label] = said
            for ordinal in range(1, MOST_UNITS + 1):
                alone = card.identity and ordinal == 1  # DM-4.9: a Unique creature needs no number
                numbered = {tongue: f"{name} {ordinal}" for tongue, name in said.items()}
                found["unit"][f"{label}#{ordinal}"] = said if alone else numbered
        return found

    def unit_word(self, kind: int, ordinal: int) -> Name:
        """A creature as a fact."""
        word = self._words.get((kind, ordinal))
        if word is None:
            word = self._words[kind, ordinal] = Name("unit", f"{self.labels[kind]}#{ordinal}")
        return word

    # Maps

    def board_of(self, key: str) -> Board:
        """The board of a ground; those in use are kept."""
        board = self._boards.get(key)
        if board is None:
            if len(self._boards) >= MOST_BOARDS:
                self._boards.clear()
            board = self._boards[key] = Board(ground_from(key))
        return board

    def joined(self, north: str, south: str) -> Ground:
        """DM-27.10: two maps of the content in one."""
        return joined(self.grounds[north], self.grounds[south])


def _numbers(damage: tuple[Dealt, ...]) -> Numbers:
    return tuple((each.n, PLAIN if each.type is None else TYPES.index(each.type)) for each in damage)


@dataclass(kw_only=True, eq=False)
class DndMiniaturesGame(Game):
    """The game with its tables."""

    tables: Tables
