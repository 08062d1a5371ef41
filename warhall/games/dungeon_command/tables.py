"""Content in the form that play uses: small numbers, bit masks, and lists of operations.

Here: everything that never changes during a game, computed once. Not here: what is printed (`printed`), what changes
(`state`), any rule. Kinds of creatures and orders are numbers in the order of the files; abilities and keywords are
bits. A source is whatever puts actions on the stack by its text: an order, a power, a trigger (DC-9.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from warhall.content import Loaded, Operations
from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command import static_clauses as fixed
from warhall.games.dungeon_command.actions import codec_of
from warhall.games.dungeon_command.battlefield import LIGHT, THROUGH_WALLS, Board, Joining, ground_from
from warhall.games.dungeon_command.operations import Happening, Op, Target
from warhall.games.dungeon_command.playing import MUCH, Playing, needs_of
from warhall.games.dungeon_command.powers import Power, PowerType, Trigger
from warhall.games.dungeon_command.printed import Commander, Creature, Order, Printed, ops_in
from warhall.kernel.game import Game
from warhall.kernel.state import Asked, Step
from warhall.kernel.words import Name, Said, Word

if TYPE_CHECKING:
    from warhall.games.dungeon_command.state import DungeonCommand
    from warhall.games.dungeon_command.warband import Decks

NONE = -1
FLYING, BURROW, SCUTTLE = 1, 2, 4
"""DC-18.5: bits of traits."""
TRAITS = {"flying": FLYING, "burrow": BURROW, "scuttle": SCUTTLE}
STANDARD, MINOR, IMMEDIATE, TAP, FREE, COMMANDER, TRIGGER = range(7)
"""How a source is used (chapters 17 and 18)."""
TYPES = {
    "standard": STANDARD,
    "minor": MINOR,
    "immediate": IMMEDIATE,
    PowerType.STANDARD: STANDARD,
    PowerType.MINOR: MINOR,
    PowerType.IMMEDIATE: IMMEDIATE,
    PowerType.TAP: TAP,
    PowerType.FREE: FREE,
    PowerType.COMMANDER: COMMANDER,
}
MOST_BOARDS = 40
MOST_BEARERS = 5_000

Script: TypeAlias = tuple[tuple[Step, tuple[Any, ...]], ...]
"""The steps of a list of operations, the last first, as they are put on the agenda."""


@dataclass(slots=True, eq=False)
class Source:
    """DC-9.2: an order, a power or a trigger."""

    number: int
    label: str
    """Its id among the names of sources."""
    type: int
    order: int = NONE
    """The order card that it is, or that it is attached text of."""
    is_order: bool = False
    attached: bool = False
    power: int = NONE
    """Its number among the powers."""
    bit: int = 0
    """DC-9.3: by which bit a creature remembers that it was used."""
    discards: int = 0
    removes_this: bool = False
    own_turn: bool = False
    condition: ops.Condition | None = None
    target: Target | None = None
    aim: Target | None = None
    optional: bool = False
    event: Happening | None = None
    replaces: bool = False
    actions: tuple[tuple[int, ...], ...] = ()
    """For each action its operations, by their numbers."""
    scripts: tuple[Script, ...] = ()
    prevents: int = NONE
    """DC-22.13: the operation that prevents damage, if its first action does."""
    protects_self: bool = False
    """Whether that is damage to the acting creature or the bearer."""
    protects_target: bool = False
    prevents_alone: bool = False
    """Whether nothing but the first action is there, so that it needs damage to prevent."""
    attack: int = NONE
    """The first operation that is an attack."""
    attack_part: int = NONE
    moves_first: bool = False
    """DC-10.12: whether an action before the attack moves somebody."""
    sheds: bool = False
    """Whether it does nothing but rid its bearer of the card that gives it."""
    only_moves: bool = False
    """DC-14.21: whether its only action is a movement of the acting creature."""
    deploys: int = NONE
    """DC-25.10: the operation that deploys."""
    choice: int = NONE
    """DC-9.15: the operation that has options."""
    removes: bool = False
    """Whether it removes an attached card, in no choice."""
    strikes_foe: bool = False
    """Whether a trigger only does something to the target of the attack."""
    needs: int = MUCH
    """What it needs beside its acting creature (`playing`)."""


class Gear(NamedTuple):
    """What a creature can do, with the cards attached to it."""

    powers: tuple[Source, ...]
    """DC-18.1: printed on the creature, or given by a card."""
    quick: tuple[Source, ...]
    """DC-10.14, DC-18.2, DC-18.10: those that can be used in response."""
    standard: tuple[Source, ...]
    """DC-17.1: those that cannot."""
    able: int
    """DC-15.2 to DC-15.9: the orders that it may play, if need be with help."""
    sure: int
    """The same without help."""
    offers: tuple[fixed.DeployPlace, ...]
    """DC-5.14: where it lets others be deployed."""


class Tables:
    """All tables of one set of content."""

    def __init__(self, loaded: Loaded[Printed], operations: Operations[Asked]) -> None:
        self.printed = printed = loaded.content
        self.operations = operations
        self.setup = printed.setup
        self.abilities = {ability.id: 1 << number for number, ability in enumerate(printed.abilities)}
        self.keywords = {keyword.id: 1 << number for number, keyword in enumerate(printed.keywords)}
        self.ops: list[Op] = []
        self.options: dict[tuple[int, int], Script] = {}
        """The steps of each option of a choice."""
        self.option_ops: dict[tuple[int, int], tuple[int, ...]] = {}
        self.sources: list[Source] = []
        self.power_names: list[str] = []
        self.power_sources: list[int] = []
        self._creatures(printed)
        self._orders(printed)
        self._commanders(printed)
        self.poison = self._poison()
        self.tiles = {tile.id: tile for tile in printed.tiles}
        self.tile_numbers = {tile.id: number for number, tile in enumerate(printed.tiles)}
        self.joining = Joining(self.tiles)
        self.factions = [faction.id for faction in printed.factions]
        self.pack_tiles = [{self.tiles[tile].role: tile for tile in faction.tiles} for faction in printed.factions]
        self.layouts = {layout.id: layout for layout in printed.layouts}
        self.codec = codec_of(printed, self)
        self.entry_word: Callable[[DungeonCommand, int], Word | None] = lambda _, __: None
        self._boards: dict[str, Board] = {}
        self.packs: dict[tuple[str, str | None], Decks] = {}
        self.grounds: dict[tuple[str | int, ...], str] = {}
        """The battlefields of layouts that were played on."""
        self._any_of: dict[tuple[str, ...], int] = {}
        self._gear: dict[tuple[int, tuple[int, ...]], Gear] = {}
        self._unit_words: dict[tuple[int, int], Name] = {}

    def _creatures(self, printed: Printed) -> None:
        """DC-6.3: what creature cards say."""
        self.creatures = printed.creatures
        self.creature_ids = tuple(creature.id for creature in printed.creatures)
        creatures = printed.creatures
        self.creature_kinds = {creature.id: kind for kind, creature in enumerate(creatures)}
        self.level = tuple(creature.level for creature in creatures)
        self.hp = tuple(creature.hp for creature in creatures)
        self.melee = tuple(creature.melee for creature in creatures)
        self.shot = tuple(creature.ranged.damage if creature.ranged else 0 for creature in creatures)
        self.range = tuple(creature.ranged.range if creature.ranged else 0 for creature in creatures)
        self.speed = tuple(creature.speed for creature in creatures)
        self.side = tuple(creature.size for creature in creatures)
        self.has = tuple(self.mask(self.abilities, creature.abilities) for creature in creatures)
        self.kind_keywords = tuple(self.mask(self.keywords, creature.keywords) for creature in creatures)
        self.traits = tuple(sum(TRAITS[trait] for trait in creature.traits) for creature in creatures)
        self.gait = tuple(
            (LIGHT if traits & (FLYING | BURROW) else 0) | (THROUGH_WALLS if traits & BURROW else 0)
            for traits in self.traits
        )
        """DC-14.3, DC-14.4: how a creature moves by its traits."""
        self.creature_powers = tuple(
            tuple(self._power(power, creature.id, bit=8 << number) for number, power in enumerate(creature.powers))
            for creature in creatures
        )
        self.powers = tuple(tuple(self.sources[number] for number in powers) for powers in self.creature_powers)
        """For each kind of creature its powers."""
        self.creature_triggers = tuple(
            tuple(self._trigger(trigger, creature.id) for trigger in creature.triggers) for creature in creatures
        )
        self.own_places = tuple(_places(creature.statics, this=True) for creature in creatures)
        """DC-5.14: for each kind of creature where its own card lets it be deployed."""
        self.places_by = tuple(_places(creature.statics, this=False) for creature in creatures)
        """DC-5.14: where a creature lets others be deployed."""
        self.blocks = tuple(_of(fixed.Block, creature.statics) for creature in creatures)
        self.bonuses = tuple(_of(fixed.MeleeBonus, creature.statics) for creature in creatures)

    def _orders(self, printed: Printed) -> None:
        """DC-6.10: what order cards say."""
        self.orders = orders = printed.orders
        self.order_ids = tuple(order.id for order in orders)
        self.order_kinds = {order.id: kind for kind, order in enumerate(orders)}
        self.order_level = tuple(order.level for order in orders)
        self.order_ability = tuple(0 if order.ability is None else self.abilities[order.ability] for order in orders)
        self.order_type = tuple(TYPES[order.type] for order in orders)
        self.requires = tuple(self.mask(self.keywords, order.requires) for order in orders)
        self.requires_ranged = tuple(order.requires_ranged for order in orders)
        self.affinity = tuple(self.mask(self.keywords, order.affinity) for order in orders)
        self.extra_assist = tuple(bool(_of(fixed.ExtraAssist, order.statics)) for order in orders)
        self.order_source = tuple(self._order(kind) for kind in range(len(orders)))
        carried = [order.attached.statics if order.attached else () for order in orders]
        self.places_by_card = tuple(_of(fixed.DeployPlace, statics) for statics in carried)
        """DC-5.14: where the bearer of a card lets others be deployed."""
        self.hp_bonus = tuple(sum(each.n for each in _of(fixed.Hp, statics)) for statics in carried)
        self.level_bonus = tuple(sum(each.n for each in _of(fixed.Level, statics)) for statics in carried)
        self.keyword_bonus = tuple(
            self.mask(self.keywords, [each.add for each in _of(fixed.Keyword, statics)]) for statics in carried
        )
        self.holds = tuple(bool(_of(fixed.Cannot, statics)) for statics in carried)
        self.keeps_tapped = tuple(bool(_of(fixed.KeepTapped, statics)) for statics in carried)
        self.attacked_bonus = tuple(sum(each.n for each in _of(fixed.AttacksAgainst, statics)) for statics in carried)
        self.attached_powers = tuple(
            tuple(
                self._power(power, order.id, order=kind, attached=True)
                for power in (order.attached.powers if order.attached else ())
            )
            for kind, order in enumerate(orders)
        )
        self.given_powers = tuple(tuple(self.sources[number] for number in powers) for powers in self.attached_powers)
        """For each order the powers that it gives to its bearer."""
        self.attached_triggers = tuple(
            tuple(
                self._trigger(trigger, order.id, order=kind)
                for trigger in (order.attached.triggers if order.attached else ())
            )
            for kind, order in enumerate(orders)
        )
        self.playing = Playing(self)

    def _commanders(self, printed: Printed) -> None:
        """DC-4.2: what commander cards say."""
        self.commanders = printed.commanders
        self.commander_kinds = {commander.id: number for number, commander in enumerate(printed.commanders)}
        self.commander_powers = tuple(
            tuple(self._power(power, commander.id, bit=1 << number) for number, power in enumerate(commander.powers))
            for commander in printed.commanders
        )
        self.commands = tuple(tuple(self.sources[number] for number in powers) for powers in self.commander_powers)
        """For each commander his powers."""
        self.commander_triggers = tuple(
            tuple(self._trigger(trigger, commander.id) for trigger in commander.triggers)
            for commander in printed.commanders
        )
        self.speeds = tuple(_of(fixed.Speed, commander.statics) for commander in printed.commanders)
        self.sprints = tuple(_of(fixed.StandardMove, commander.statics) for commander in printed.commanders)

    def _poison(self) -> str | None:
        """DC-D76: the label of the one source that adds to later melee attacks; None if there are several or none."""
        found = {
            source.label
            for source in self.sources
            for action in source.actions
            for op in map(self.ops.__getitem__, action)
            if isinstance(op, ops.Grant) and op.melee_bonus
        }
        return found.pop() if len(found) == 1 else None

    def gear(self, creature: int, cards: tuple[int, ...]) -> Gear:
        """What a kind of creature with some attached cards can do; answers are kept."""
        found = self._gear.get((creature, cards))
        if found is None:
            if len(self._gear) >= MOST_BEARERS:
                self._gear.clear()
            given = [self.given_powers[order] for order in dict.fromkeys(card >> 3 for card in cards)]
            powers = sum(given, self.powers[creature])
            quick = tuple(source for source in powers if source.type != STANDARD)
            standard = tuple(source for source in powers if source.type == STANDARD)
            able, sure = self.playing.skills(self, creature, cards)
            offers = sum([self.places_by_card[card >> 3] for card in cards], self.places_by[creature])
            found = self._gear[creature, cards] = Gear(powers, quick, standard, able, sure, offers)
        return found

    def any_of(self, keywords: tuple[str, ...]) -> int:
        """The bits of some keywords, remembered."""
        found = self._any_of.get(keywords)
        if found is None:
            found = self._any_of[keywords] = self.mask(self.keywords, keywords)
        return found

    @staticmethod
    def mask(bits: dict[str, int], words: Iterable[str]) -> int:
        """The bits of some words."""
        return sum(bits[word] for word in words)

    def _order(self, kind: int) -> int:
        order = self.orders[kind]
        source = Source(len(self.sources), order.id, TYPES[order.type], order=kind, is_order=True)
        source.discards = 0 if order.cost is None else order.cost.discard_order
        source.condition, source.target = order.condition, order.target
        return self._fill(source, order.actions)

    def _power(self, power: Power, card: str, *, bit: int = 0, order: int = NONE, attached: bool = False) -> int:
        source = Source(len(self.sources), f"{card}.{power.id}", TYPES[power.type], order=order, attached=attached)
        source.bit, source.own_turn = bit, power.own_turn
        if power.cost is not None:
            source.discards, source.removes_this = power.cost.discard_order, power.cost.remove_this
        source.condition, source.target, source.aim = power.condition, power.target, power.attack_target
        source.power = len(self.power_names)
        self.power_names.append(power.id if power.id not in self.power_names else source.label)
        self.power_sources.append(source.number)
        return self._fill(source, power.actions)

    def _trigger(self, trigger: Trigger, card: str, *, order: int = NONE) -> int:
        label = card if order != NONE and trigger.name is None else f"{card}.{trigger.id}"
        source = Source(len(self.sources), label, TRIGGER, order=order, attached=order != NONE)
        source.condition, source.target, source.optional = trigger.condition, trigger.target, trigger.optional
        source.event, source.replaces = trigger.event, trigger.replaces is not None
        return self._fill(source, trigger.actions)

    def _fill(self, source: Source, actions: ops.Actions) -> int:
        """The operations of a source as numbers and steps, and what can be said of them once and for all."""
        self.sources.append(source)
        source.actions = tuple(tuple(self._number(op) for op in action) for action in actions)
        source.scripts = tuple(self._script(action) for action in source.actions)
        movers = (ops.Shift, ops.Move, ops.Slide)
        moved = False
        for part, action in enumerate(actions):
            for number, op in zip(source.actions[part], action, strict=True):
                if isinstance(op, ops.Prevent) and part == 0:
                    source.prevents = number
                    source.protects_target = op.to is ops.To.TARGET
                    source.protects_self = not source.protects_target
                    source.prevents_alone = len(actions) == 1
                if isinstance(op, ops.Attack) and source.attack == NONE:
                    source.attack, source.attack_part, source.moves_first = number, part, moved
                if isinstance(op, ops.Deploy):
                    source.deploys = number
                if isinstance(op, ops.Choose):
                    source.choice = number
                source.removes = source.removes or isinstance(op, ops.RemoveAttached)
                moved = moved or isinstance(op, movers)
        whole = list(ops_in(actions))
        source.strikes_foe = all(getattr(op, "to", None) is ops.To.ATTACK_TARGET for op in whole)
        source.sheds = len(whole) == 1 and isinstance(whole[0], ops.RemoveThis) and not source.discards
        source.only_moves = len(whole) == 1 and isinstance(whole[0], ops.Shift | ops.Move)
        assisted = source.is_order and self.extra_assist[source.order]
        attack = None if source.attack == NONE else self.ops[source.attack]
        source.needs = needs_of(source, attack, extra_assist=assisted)
        return source.number

    def _number(self, op: Op) -> int:
        number = len(self.ops)
        self.ops.append(op)
        if isinstance(op, ops.Choose):
            for choice, option in enumerate(op.options):
                numbers = tuple(self._number(inner) for inner in option)
                self.option_ops[number, choice] = numbers
                self.options[number, choice] = self._script(numbers)
        return number

    def _script(self, numbers: tuple[int, ...]) -> Script:
        return tuple((self.operations[type(self.ops[number])].function, (number,)) for number in reversed(numbers))

    def board_of(self, key: str) -> Board:
        """The tables of a ground; those in use are kept."""
        board = self._boards.get(key)
        if board is None:
            if len(self._boards) >= MOST_BOARDS:
                self._boards.clear()
            board = self._boards[key] = Board(ground_from(key))
        return board

    def unit_word(self, kind: int, ordinal: int) -> Name:
        """The name of a creature in play, as a fact."""
        found = self._unit_words.get((kind, ordinal))
        if found is None:
            found = self._unit_words[kind, ordinal] = Name("unit", f"{self.creatures[kind].id}#{ordinal}")
        return found

    def source_names(self) -> dict[str, Said]:
        """What each source is called: by its own name, or by that of its card."""
        named: dict[str, Said] = {}
        cards: tuple[Creature | Order | Commander, ...] = (*self.creatures, *self.orders, *self.commanders)
        for card in cards:
            named[card.id] = card.name.said()
            texts = getattr(card, "attached", None) or card
            for each in (*getattr(texts, "powers", ()), *getattr(texts, "triggers", ())):
                own = each.name or (card.ability if isinstance(card, Commander) else card.name)
                named[f"{card.id}.{each.id}"] = own.said()
            for rule in getattr(card, "statics", ()):
                if rule.name is not None:
                    named[f"{card.id}.{rule.id}"] = rule.name.said()
        return named

    def power_labels(self) -> dict[str, Said]:
        """What each power is called."""
        named = self.source_names()
        return {
            name: named[self.sources[number].label]
            for name, number in zip(self.power_names, self.power_sources, strict=True)
        }

    def unit_names(self) -> dict[str, Said]:
        """Creatures in play: the card's name and a number."""
        most = 4 * self.setup.creature_copies_max
        return {
            f"{creature.id}#{number}": {tongue: f"{name} {number}" for tongue, name in creature.name.said().items()}
            for creature in self.creatures
            for number in range(1, most + 1)
        }


def _of(kind: type[Any], statics: Iterable[fixed.AnyStatic]) -> tuple[Any, ...]:
    """The static rules of a kind."""
    return tuple(each for each in statics if isinstance(each, kind))


def _places(statics: Iterable[fixed.AnyStatic], *, this: bool) -> tuple[fixed.DeployPlace, ...]:
    """DC-5.14: the places of deployment that a text offers, to its own creature or to others."""
    return tuple(each for each in statics if isinstance(each, fixed.DeployPlace) and each.this == this)


@dataclass(kw_only=True, eq=False)
class DungeonCommandGame(Game):
    """The game with its tables."""

    tables: Tables
