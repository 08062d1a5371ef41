"""Effects that happen at the same time: hits, wounds, entering, recovery, standing up (DG-17.4, DG-17.6).

Here: which effects of a hero's skill, cards, quests and artifacts something sets off, and in which order they are done:
boons and skills, then treasures, then banes, then quests; of one rank the active player's first, then clockwise; and
one player's own in the order he likes. Not here: what they do (`effects`).
"""

from __future__ import annotations

from typing import TypeAlias

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, MONSTER, Card, Quest
from warhall.games.dungeoneer.blocks import Doing
from warhall.games.dungeoneer.cards import in_play
from warhall.games.dungeoneer.events import CardWorked, SkillWorked
from warhall.games.dungeoneer.events_of_quests import QuestWorked
from warhall.games.dungeoneer.flow import run
from warhall.games.dungeoneer.operations import Ap, ChangeStat, DiscardSelf, Op, Points, Wound
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.values import holds
from warhall.games.dungeoneer.vocabulary import When, Who
from warhall.kernel.actions import Action, Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb

Effect: TypeAlias = tuple[int, tuple[int, ...]]
"""Where an effect comes from (a card, `HUNTED + quest`, or NONE for the skill), and its scripts."""
Found: TypeAlias = list[tuple[int, int, Effect]]
"""Rank, controller and effect."""

BOONS, TREASURES, BANES, QUESTS = range(4)
"""DG-17.4: the ranks."""


def set_off(g: Dungeoneer, seat: int, target: int, when: When, stat: int = NONE) -> None:
    """Everything that works on a hero when something happens comes next, in the order of the rules."""
    found = effects_at(g, seat, target, when, stat)
    if len(found) < 2:
        for _, controller, effect in found:
            tell_origin(g, seat, effect)
            start(g, controller, target, effect)
        return
    order = [*g.around(g.active), *(other for other in range(g.seats) if not g.alive[other])]
    groups: dict[tuple[int, int], list[Effect]] = {}
    for rank, controller, effect in found:
        groups.setdefault((rank, order.index(controller)), []).append(effect)
    for _, place in sorted(groups, reverse=True):
        g.push(next_effect, order[place], seat, target, tuple(groups[_, place]))


def effects_at(g: Dungeoneer, seat: int, target: int, when: When, stat: int) -> Found:
    """The effects that something sets off, by rank and controller; a condition is judged now."""
    tables = g.game.tables
    found: Found = []

    def note(rank: int, origin: int, controller: int, doings: tuple[Doing, ...]) -> None:
        held = [each.script for each in doings if holds(g, each.block.condition, seat, stat=stat, enemy=target)]
        if held:
            found.append((rank, controller, (origin, tuple(held))))

    if doings := tables.skill_doings[g.heroes[seat]].get(when):
        note(BOONS, NONE, seat, doings)
    for card in in_play(g, seat):
        if doings := tables.doings[card].get(when):
            rank = BOONS if tables.boons[card] else TREASURES if tables.treasures[card] else BANES
            by = g.controller[card]
            note(rank, card, seat if by == NONE else by, doings)
    if when not in tables.quests_work:
        return found
    for quest in g.completed[seat]:
        if doings := tables.artifact_doings[quest].get(when):
            note(QUESTS, HUNTED + quest, seat, doings)
    for quest in (*g.quests[seat], *g.common):
        if doings := tables.influence_doings[quest].get(when):
            note(QUESTS, HUNTED + quest, seat, doings)
    return found


def tell_origin(g: Dungeoneer, seat: int, effect: Effect) -> None:
    """DG-9.3, DG-2.16, DG-14.1, DG-14.3: what works on a hero, before what it does."""
    if g.ears is None:
        return
    origin, tables = effect[0], g.game.tables
    if origin == NONE:
        g.tell("DG-9.3", SkillWorked(Seat(seat), tables.skill_name(g.heroes[seat])))
    elif origin >= HUNTED:
        rule = "DG-14.1" if origin - HUNTED in g.completed[seat] else "DG-14.3"
        g.tell(rule, QuestWorked(Seat(seat), Quest(origin - HUNTED)))
    else:
        g.tell("DG-2.16" if tables.banes[origin] else "DG-9.3", CardWorked(Seat(seat), Card(origin)))


def start(g: Dungeoneer, controller: int, target: int, effect: Effect) -> None:
    """The operations of an effect come next."""
    origin, scripts = effect
    card = origin if origin < HUNTED else NONE
    for script in reversed(scripts):
        run(g, g.game.tables.scripts[script], controller, target, card, 0)


@step
def next_effect(g: Dungeoneer, controller: int, seat: int, target: int, waiting: tuple[Effect, ...]) -> Decision | None:
    """DG-17.6: one player's effects of a rank; if their order can matter he says which comes first."""
    if not g.alive[seat]:
        return None
    if len(waiting) < 2 or not order_matters(g, target, waiting):
        for effect in waiting:
            tell_origin(g, seat, effect)
        for effect in reversed(waiting):
            start(g, controller, target, effect)
        return None
    return ORDER.offer(g, controller if g.alive[controller] else seat, *(named(origin) for origin, _ in waiting))


def named(origin: int) -> tuple[type[Action], object]:
    """How it is said where an effect comes from."""
    if origin == NONE:
        return act.FirstSkill, True
    return (act.FirstQuest, (origin - HUNTED,)) if origin >= HUNTED else (act.First, (origin,))


def refuse_first(origin: int, waiting: tuple[Effect, ...]) -> Refusal | None:
    """DG-17.6: only what waits."""
    return None if any(origin == other for other, _ in waiting) else refusal("DG-17.6", "no-effect-waits")


def do_first(g: Dungeoneer, origin: int, controller: int, seat: int, target: int, waiting: tuple[Effect, ...]) -> None:
    """DG-17.6: this one first; then the others."""
    first = next(effect for effect in waiting if effect[0] == origin)
    g.push(next_effect, controller, seat, target, tuple(effect for effect in waiting if effect != first))
    tell_origin(g, seat, first)
    start(g, controller, target, first)


ORDER = Question(
    "order",
    "DG-17.6",
    Verb(
        act.First,
        does=lambda g, chooser, card, *asked: do_first(g, card, *asked),
        forbids=lambda g, chooser, card, *asked: refuse_first(card, asked[-1]),
    ),
    Verb(
        act.FirstSkill,
        does=lambda g, chooser, *asked: do_first(g, NONE, *asked),
        forbids=lambda g, chooser, *asked: refuse_first(NONE, asked[-1]),
    ),
    Verb(
        act.FirstQuest,
        does=lambda g, chooser, quest, *asked: do_first(g, HUNTED + quest, *asked),
        forbids=lambda g, chooser, quest, *asked: refuse_first(HUNTED + quest, asked[-1]),
    ),
)


def order_matters(g: Dungeoneer, target: int, waiting: tuple[Effect, ...]) -> bool:
    """Whether effects may come to something else in another order.

    They do not if all they do is to change values, to discard their own cards, to wound a monster, and to
    give or take points and AP, each of them only in one direction: what is lost stops at 0.
    """
    tables = g.game.tables
    scripts = [tables.scripts[script] for _, each in waiting for script in each]
    ways: set[tuple[type[Op], bool]] = set()
    for op in (tables.ops[number] for script in scripts for _, number in script):
        if isinstance(op, Points | Ap):
            ways.add((type(op), isinstance(op.n, int) and op.n > 0))
        elif isinstance(op, Wound) and op.who is Who.TARGET and target >= MONSTER:
            continue
        elif not isinstance(op, ChangeStat | DiscardSelf):
            return True
    return len(ways) > len({kind for kind, _ in ways})
