"""Content in the form that play uses: small numbers, masks, and lists of steps.

Here: everything that never changes during a game, computed once. Not here: what is printed (`printed`), what changes
(`state`), any rule. Every single adventure card has its own number, so that wounds, charges and attachments can lie on
it; `kind_of` tells which printed card it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from warhall.content import Loaded, Operations
from warhall.games.dungeoneer.blocks import LASTING, Doing, Lasting, Works, lasting_of, picked, plain_of
from warhall.games.dungeoneer.codec import card_names, codec_of
from warhall.games.dungeoneer.operations import Block, Choose, CostMod, Op, Test
from warhall.games.dungeoneer.printed import (
    ROADS,
    Adventure,
    CardType,
    Danger,
    Duration,
    Guarded,
    Hits,
    HuntCondition,
    Monster,
    Plane,
    Printed,
    SearchCondition,
)
from warhall.games.dungeoneer.vocabulary import Form, Source, Stat, Terrain, When
from warhall.kernel.game import Game
from warhall.kernel.state import Asked, Step
from warhall.kernel.words import Name, Said

OPEN, WALL, BLOCKED, TRAP = range(4)
"""DG-15.2 to DG-15.10: the kinds of exits."""
NO_OBSTACLE, SPIKES, PIT = range(3)
STATS = tuple(Stat)
MELEE, MAGIC, SPEED, HEALTH, LEVEL = range(5)
SOURCES = tuple(Source)
FROM_SPIKES, FROM_PIT, FROM_BLOCKED_EXIT, FROM_TRAP_EXIT = range(4)
TERRAINS = tuple(Terrain)
PLANES = tuple(Plane)
GLORY_PILE, PERIL_PILE = range(2)
X_COST = -1

Script: TypeAlias = tuple[tuple[Step, int], ...]
"""The functions of a list of operations with the numbers of the operations, the last first."""


class Beast(NamedTuple):
    """A monster of a card or of a quest."""

    health: int
    values: tuple[int, int, int]
    attacks: tuple[int, ...]
    """The forms with a round symbol."""
    hits: tuple[int, int, int]
    """The script of a successful attack in each form; NO_SCRIPT where there is none."""
    tags: int


NO_SCRIPT = -1


class Tables:
    """All tables of one set of content."""

    def __init__(self, loaded: Loaded[Printed], operations: Operations[Asked]) -> None:
        self.printed = printed = loaded.content
        self.operations = operations
        self.codec = codec_of(printed)
        self.codes = {verb.type: list(self.codec.codes(verb.type)) for verb in self.codec.verbs if len(verb.fields) < 2}
        """The codes of each verb, in the order of its things."""
        self.ops: list[Op] = []
        self.scripts: list[Script] = []
        self.inner: dict[int, tuple[int, ...]] = {}
        """The scripts within an operation: passed and failed, or one for each option."""
        self.tag_of = {tag.id: 1 << number for number, tag in enumerate(printed.tags)}
        self._cards(printed)
        self._effects()
        self._places(printed)
        self._quests(printed)
        self._heroes(printed)
        self.played_at: list[tuple[bool, ...]] = []
        """For each moment and card, whether it can be played then at all; `timing` fills in these tables."""
        self.used_at_once: list[tuple[bool, ...]] = []
        self.used_at: list[tuple[bool, ...]] = []
        self.skilled_at: list[tuple[bool, ...]] = []
        """The same for each hero's skill."""
        self.hidden_at: list[tuple[int, ...]] = []
        """For each moment the cards that a seat might play from its hand then, though it is not its own phase."""
        self.least_at: list[int] = []
        """What the cheapest of them costs its player; nothing, if another's peril pays for one."""
        self.free_at: list[tuple[tuple[int, int], ...]] = []
        """Those of them that need nothing but glory, with their costs, the cheapest first."""
        self.keeping: list[int] = []
        """What each card is worth in hand to the bots."""
        self.ranks: list[int] = []
        """In which order options are tried; `bots` fills it in."""

    def _cards(self, printed: Printed) -> None:
        """Every single adventure card."""
        faces = [card for card in printed.adventures for _ in range(card.copies)]
        self.cards: tuple[Adventure, ...] = tuple(faces)
        self.card_ids = tuple(card_names(printed))
        self.card_numbers = {name: number for number, name in enumerate(self.card_ids)}
        self.names = tuple(Name("card", name) for name in self.card_ids)
        self.card_set = tuple([each.id for each in printed.sets].index(card.set) for card in faces)
        self.cost = tuple(X_COST if isinstance(card.cost, str) else card.cost for card in faces)
        self.boons = tuple(card.type is CardType.BOON for card in faces)
        self.treasures = tuple(card.type is CardType.TREASURE for card in faces)
        self.banes = tuple(card.type is CardType.BANE for card in faces)
        self.encounters = tuple(card.type is CardType.ENCOUNTER for card in faces)
        self.monsters = tuple(card.monster is not None for card in faces)
        self.permanent = tuple(card.duration is Duration.PERMANENT for card in faces)
        self.pile = tuple(
            GLORY_PILE if card.type in (CardType.BOON, CardType.TREASURE) else PERIL_PILE for card in faces
        )
        self.attachments = tuple(number for number, card in enumerate(faces) if card.attach_to is not None)
        self.tags = tuple(self.tag_mask(card.tags) for card in faces)

    def tag_mask(self, tags: Iterable[str]) -> int:
        """Tags as a mask."""
        return sum(self.tag_of[tag] for tag in tags)

    def _effects(self) -> None:
        """The blocks of all cards, by when they work."""
        self.doings: list[dict[When, tuple[Doing, ...]]] = []
        self.lasting: list[tuple[Lasting, ...]] = []
        self.beasts: list[Beast | None] = []
        for card in self.cards:
            self.doings.append(self.sorted_blocks(card.effects))
            self.lasting.append(lasting_of(card.effects))
            self.beasts.append(None if card.monster is None else self.beast(card.monster, self.tag_mask(card.tags)))
        self.play_ops = tuple(
            plain_of(op for doing in each.get(When.PLAY, ()) for op in doing.block.ops) for each in self.doings
        )
        """What playing a card does."""
        self.used_by = tuple(self.activated(each) for each in self.doings)
        """The block that a card is used by, if it has one."""

    def activated(self, doings: dict[When, tuple[Doing, ...]]) -> Doing | None:
        """The one block that is used, in any moment or as a response."""
        found = doings.get(When.USE, ()) or doings.get(When.RESPONSE, ())
        return found[0] if found else None

    def sorted_blocks(self, blocks: Iterable[Block]) -> dict[When, tuple[Doing, ...]]:
        """Blocks by when they work, those that work all the time apart."""
        found: dict[When, tuple[Doing, ...]] = {}
        for block in blocks:
            if block.at is not When.READY:
                found[block.at] = (*found.get(block.at, ()), Doing(block, self.script(block.ops), plain_of(block.ops)))
        return found

    def script(self, ops: Iterable[Op]) -> int:
        """A list of operations as steps; its number."""
        steps: list[tuple[Step, int]] = []
        for op in ops:
            number = len(self.ops)
            self.ops.append(op)
            if isinstance(op, Test):
                self.inner[number] = (self.script(op.passed), self.script(op.failed))
            elif isinstance(op, Choose):
                self.inner[number] = tuple(self.script(option) for option in op.options)
            steps.append((self.operations[type(op)].function, number))
        self.scripts.append(tuple(reversed(steps)))
        return len(self.scripts) - 1

    def beast(self, monster: Monster, tags: int) -> Beast:
        """A monster in numbers."""
        symbols = (monster.melee, monster.magic, monster.speed)
        values = (monster.melee.value, monster.magic.value, monster.speed.value)
        attacks = tuple(form for form, symbol in enumerate(symbols) if symbol.attack)
        return Beast(monster.health, values, attacks, self.hits(monster.hit), tags)

    def hits(self, hits: Hits) -> tuple[int, int, int]:
        """The scripts of successful attacks."""
        lists = (hits.melee, hits.magic, hits.speed)
        melee, magic, speed = (NO_SCRIPT if ops is None else self.script(ops) for ops in lists)
        return melee, magic, speed

    def _places(self, printed: Printed) -> None:
        """Location cards: exits side by side at 0 degrees, and everything that entering them does."""
        self.places = places = printed.locations
        self.place_numbers = {location.id: number for number, location in enumerate(places)}
        self.place_names = tuple(Name("location", location.id) for location in places)
        self.plane = tuple(PLANES.index(location.plane) for location in places)
        self.place_set = tuple([each.id for each in printed.sets].index(location.set) for location in places)
        self.exits: list[int] = []
        self.exit_stat: list[int] = []
        self.exit_need: list[int] = []
        for location in places:
            for printed_exit in (location.exits.n, location.exits.e, location.exits.s, location.exits.w):
                guarded = isinstance(printed_exit, Guarded)
                kinds = {"open": OPEN, "wall": WALL, "blocked": BLOCKED, "trap": TRAP}
                self.exits.append(kinds[printed_exit.kind if isinstance(printed_exit, Guarded) else printed_exit])
                self.exit_stat.append(_stat(printed_exit.stat) if isinstance(printed_exit, Guarded) else 0)
                self.exit_need.append(printed_exit.vs if isinstance(printed_exit, Guarded) else 0)
                assert guarded == (self.exits[-1] in (BLOCKED, TRAP))  # noqa: S101  the two tables go together
        self.non_walls = tuple(
            tuple(sum((self.exits[4 * n + (side ^ flip)] != WALL) << side for side in range(4)) for flip in (0, 2))
            for n in range(len(places))
        )
        """The sides of each card that are no walls, as a mask: as it is, and turned."""
        self.places_on = tuple(
            tuple(number for number, plane in enumerate(self.plane) if plane == each) for each in range(len(PLANES))
        )
        self.glory = tuple(location.glory for location in places)
        self.peril = tuple(location.peril for location in places)
        self.terrain = tuple(sum(1 << TERRAINS.index(each) for each in location.terrain) for location in places)
        self.entrances = tuple(location.entrance for location in places)
        self.roads = tuple(location.kind in ROADS for location in places)
        self.twin = tuple(self._twin(number) for number in range(len(places)))
        """The other end of an underground passage."""
        self.danger = tuple(each.obstacle.n if isinstance(each.obstacle, Danger) else 0 for each in places)
        self.obstacle: list[int] = []
        self.obstacle_stat: list[int] = []
        self.obstacle_need: list[int] = []
        for location in places:
            obstacle = location.obstacle
            if obstacle is None or isinstance(obstacle, Danger):
                self.obstacle.append(NO_OBSTACLE)
                self.obstacle_stat.append(0)
                self.obstacle_need.append(0)
            else:
                kind = str(obstacle.__struct_config__.tag)
                self.obstacle.append(SPIKES if kind == "spikes" else PIT)
                self.obstacle_stat.append(_stat(obstacle.stat))
                self.obstacle_need.append(obstacle.vs)
        self.entering = tuple(self.sorted_blocks(location.effects).get(When.ENTER, ()) for location in places)

    def _twin(self, number: int) -> int:
        letter = self.places[number].passage
        ends = [
            other for other, each in enumerate(self.places) if letter and each.passage == letter and other != number
        ]
        return ends[0] if ends else -1

    def _quests(self, printed: Printed) -> None:
        """Quest cards."""
        self.quests = quests = printed.quests
        self.quest_numbers = {quest.id: number for number, quest in enumerate(quests)}
        self.quest_names = tuple(Name("quest", quest.id) for quest in quests)
        self.quest_set = tuple([each.id for each in printed.sets].index(quest.set) for quest in quests)
        self.quest_places = tuple(self._quest_mask(number) for number in range(len(quests)))
        """Where a quest is tried; an escort quest: where it is started."""
        self.quest_ends = tuple(
            -1 if quest.location.end is None else self.place_numbers[quest.location.end] for quest in quests
        )
        self.quest_beasts = tuple(
            self.beast(quest.condition.monster, self.tag_mask(quest.condition.monster.tags))
            if isinstance(quest.condition, HuntCondition)
            else None
            for quest in quests
        )
        self.escort_quests = tuple(number for number, quest in enumerate(quests) if quest.location.start is not None)
        self.escorting = tuple(tuple(Lasting(op, None) for op in quest.while_escorting) for quest in quests)
        self.influence = tuple(lasting_of(quest.influence) for quest in quests)
        self.influence_doings = tuple(self.sorted_blocks(quest.influence) for quest in quests)
        artifacts = [() if quest.artifact is None else quest.artifact.effects for quest in quests]
        self.artifact = tuple(lasting_of(blocks) for blocks in artifacts)
        self.artifact_doings = tuple(self.sorted_blocks(blocks) for blocks in artifacts)
        doings = (*self.artifact_doings, *self.influence_doings)
        self.quests_work = frozenset(when for each in doings for when in each)
        """When an artifact or influence of any quest does something."""
        self.fail_scripts = tuple(self._fail_script(number) for number in range(len(quests)))

    def _quest_mask(self, number: int) -> int:
        where = self.quests[number].location
        mask = 0
        for place, location in enumerate(self.places):
            fits = (
                location.id in (where.at, where.start)
                or any(terrain in location.terrain for terrain in where.terrain)
                or location.kind in where.kind
            )
            mask |= fits << place
        return mask

    def _fail_script(self, number: int) -> int:
        condition = self.quests[number].condition
        inner = condition.then if isinstance(condition, SearchCondition) else condition
        return self.script(getattr(inner, "fail", ()))

    def _heroes(self, printed: Printed) -> None:
        """Hero cards."""
        self.heroes = heroes = printed.heroes
        self.hero_numbers = {hero.id: number for number, hero in enumerate(heroes)}
        self.hero_names = tuple(Name("hero", hero.id) for hero in heroes)
        self.hero_set = tuple([each.id for each in printed.sets].index(hero.set) for hero in heroes)
        self.values = tuple((hero.melee, hero.magic, hero.speed) for hero in heroes)
        self.hero_attacks = tuple(tuple(_stat(form) for form in hero.attacks) for hero in heroes)
        self.skill_doings = tuple(self.sorted_blocks(hero.skill.effects) for hero in heroes)
        self.skills = tuple(self.activated(each) for each in self.skill_doings)
        self.skill_lasting = tuple(lasting_of(hero.skill.effects) for hero in heroes)
        self.works: dict[type[Op], Works] = {kind: self._works(kind) for kind in LASTING}
        others = _discount([*self.lasting, *self.artifact, *self.influence, *self.escorting])
        self.discounts = tuple(others + _discount([skill]) for skill in self.skill_lasting)
        """For each hero by how much cards can be cheaper at the very most."""

    def _works(self, kind: type[Op]) -> Works:
        """What has operations of a kind that work all the time."""

        def used(table: Iterable[tuple[Lasting, ...]]) -> tuple[tuple[Lasting, ...], ...]:
            found = picked(table, kind)
            return found if any(found) else ()

        escorts = tuple((quest, lasting) for quest, lasting in enumerate(picked(self.escorting, kind)) if lasting)
        others = (used(self.lasting), used(self.artifact), used(self.influence), escorts)
        return Works(picked(self.skill_lasting, kind), *others, only_skills=not any(others))

    def skill_name(self, hero: int) -> Name:
        """The skill of a hero, as it is told."""
        return Name("skill", self.heroes[hero].id)

    def spoken_names(self, names: dict[str, dict[str, Said]]) -> dict[str, dict[str, Said]]:
        """The names of content, with those of further copies, skills and quest monsters."""
        cards = {name: self.cards[number].name.said() for number, name in enumerate(self.card_ids)}
        skills = {hero.id: hero.skill.name.said() for hero in self.heroes}
        beasts = {
            quest.id: quest.condition.monster.name.said()
            for quest in self.quests
            if isinstance(quest.condition, HuntCondition)
        }
        return {**names, "card": cards, "skill": skills, "beast": beasts}


def _discount(lasting: Iterable[tuple[Lasting, ...]]) -> int:
    """By how much all this together makes cards cheaper."""
    changes = [each.op.n for some in lasting for each in some if isinstance(each.op, CostMod)]
    return -sum(change for change in changes if change < 0)


def _stat(form: Form) -> int:
    return STATS.index(Stat(form.value))


@dataclass(kw_only=True, eq=False)
class DungeoneerGame(Game):
    """The game with its tables."""

    tables: Tables
