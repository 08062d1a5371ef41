"""What a practised player does without looking ahead: whole turns are played on by these habits, fast.

He makes for the quest with the best odds for its way, tries it, plays what he can pay for, sends every monster that the
others' peril pays for, attacks where he has the edge, heals when he is hurt, and passes where nothing concerns him.
Not here: what a position is worth (`bots`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, MONSTER, WIDTH
from warhall.games.dungeoneer.moments import CARDS
from warhall.games.dungeoneer.naming import hunted_one
from warhall.games.dungeoneer.operations import Heal
from warhall.games.dungeoneer.places import beyond
from warhall.games.dungeoneer.printed import HuntCondition, SearchCondition, Time
from warhall.games.dungeoneer.prospects import AWAY, chance, chart, feared, hunted
from warhall.games.dungeoneer.state import ATTACK_ROLL, COUNTER_ROLL, LYING, NONE, Dungeoneer
from warhall.games.dungeoneer.tables import X_COST, Tables
from warhall.games.dungeoneer.values import value
from warhall.kernel.actions import Action

HURT = 3
"""With so much health left he heals."""
WHOLE = 5
"""With so much he does not think of it."""
ESCORTED = 60
"""What bringing a token to its place counts among the quests, in 36ths of a sure success."""
STEP = 4
"""What a move on the way takes off."""
POOR = 5
"""Odds below this are no quest to go for."""
CONTENT = 20
"""With a goal as good as this nobody explores."""
BRAVE = 2
"""With less health than this nobody hunts."""
MOVES = (act.Move, act.Passage, act.Portal)
AT_ONCE = (act.Search, act.Escort, act.Deliver, act.PickUp, act.Stand)
"""What is done in the feats as soon as it can be."""
Options = Sequence[int]


def habit(g: Dungeoneer, seat: int) -> int:
    """What a player who is asked does."""
    decision = g.decisions[seat]
    options = decision.options
    if len(options) == 1:
        return options[0]
    return HABITS.get(decision.ask, usual)(g, seat, options)


def usual(g: Dungeoneer, seat: int, options: Options) -> int:
    """What comes first in the order of options."""
    ranks = g.game.tables.ranks
    return min(options, key=lambda code: (ranks[code], code))


def lead(g: Dungeoneer, attacker: int, target: int, form: int) -> int:
    """By how much the attacker's value in a form is higher."""
    return value(g, attacker, form, ATTACK_ROLL, target) - value(g, target, form, COUNTER_ROLL, attacker)


def edge(g: Dungeoneer, seat: int, target: int) -> int:
    """By how much a hero's best form is better than the target's."""
    return max([lead(g, seat, target, form) for form in g.game.tables.hero_attacks[g.heroes[seat]]])


def would_attack(g: Dungeoneer, seat: int, other: int) -> bool:
    """With the better form; with an even one only if he is not the weaker."""
    more = edge(g, seat, other)
    return more > 0 or (more == 0 and g.health[seat] >= g.health[other])


def offered(g: Dungeoneer, seat: int, options: Options) -> int:
    """At a moment open to all: attack, stand up, or heal; else pass."""
    read, codes = g.game.codec.arguments, g.game.tables.codes
    (passing,), (hold,) = codes[act.Pass], codes[act.Hold]
    for code in options if options[-1] not in (passing, hold) else ():
        verb, arguments = read(code)
        if verb.type is act.Attack:
            if would_attack(g, seat, arguments[0]):
                return code
        elif verb.type is act.Stand or (g.health[seat] <= HURT and is_healing(g, code)):
            return code
    if hold in options and (seat == g.active or not g.ap[seat]):
        return hold  # he will hardly want anything before it concerns him
    return passing


@cache
def healing(tables: Tables) -> frozenset[int]:
    """The codes of playing or using a card that heals."""
    codes = [
        tables.codec.code(verb(act.Card(number)))
        for verb in (act.Play, act.PlayAndUse, act.Use)
        for number, card in enumerate(tables.cards)
        if any(isinstance(op, Heal) for block in card.effects for op in block.ops)
    ]
    return frozenset(code for code in codes if code is not None)


def is_healing(g: Dungeoneer, code: int) -> bool:
    """Whether an option is to play or use a card that heals."""
    return code in healing(g.game.tables)


def act_if_possible(g: Dungeoneer, seat: int, options: Options) -> int:
    """A response, or what prevents a wound: whatever there is."""
    read = g.game.codec.arguments
    return next((code for code in options if read(code)[0].type in CARDS), usual(g, seat, options))


def challenge(g: Dungeoneer, seat: int, options: Options) -> int:
    """Strike back at whoever one has the best edge over, if it is no worse than even."""
    decline = g.game.codec.first(act.Decline)
    best, chosen = -1, decline if decline in options else options[0]
    for code in options:
        match g.game.codec.action(code):
            case act.ChallengeQuestMonster():
                target = hunted_one(g)
            case act.Challenge(card=card):
                target = MONSTER + card
            case act.ChallengeHero(seat=hero):
                target = hero
            case _:
                continue
        more = edge(g, seat, target)
        if more > best:
            best, chosen = more, code
    return chosen


def form(g: Dungeoneer, seat: int, options: Options) -> int:
    """The form of the best lead, for a hero, a monster or the monster of a hunt."""
    assert g.agenda is not None  # noqa: S101  somebody is asked
    read, arguments = g.game.codec.arguments, g.agenda[1]
    ask = g.decisions[seat].ask
    if ask == "form":
        attacker, target = seat, arguments[1]
    elif ask == "monster-form":
        attacker, target = MONSTER + arguments[1], arguments[2]
    else:
        attacker, target = HUNTED + arguments[1], arguments[0]
    return max(options, key=lambda code: lead(g, attacker, target, *read(code)[1]))


def villainy(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-5.1: encounters before banes, the dearest first; attack with the edge."""
    tables, read = g.game.tables, g.game.codec.arguments
    best, chosen = -1, g.game.codec.first(act.End)
    for code in options:
        verb, arguments = read(code)
        if verb.type is act.Attack and would_attack(g, seat, arguments[0]):
            return code
        if verb.type is act.Play:
            card = arguments[0]
            cost = tables.cost[card]
            worth = cost + 100 * tables.encounters[card]
            if cost != X_COST and worth > best:
                best, chosen = worth, code
    return chosen


def declare(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-5.16: every encounter that can be paid for."""
    return options[-1]


def lay(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-6.8: a place of the own quests as near as can be, one of another's as far from him; the others anywhere."""
    drawn = g.drawn
    if any(leads_to(g, quest, drawn) for quest in g.quests[seat] + g.common):
        return min(options, key=lambda code: distance(g, code, seat))
    for other in range(g.seats):
        if other != seat and g.alive[other] and any(leads_to(g, quest, drawn) for quest in g.quests[other]):
            return max(options, key=lambda code: distance(g, code, other))
    return options[7 * g.count % len(options)]


def leads_to(g: Dungeoneer, quest: int, place: int) -> bool:
    """Whether a quest leads to a location."""
    tables = g.game.tables
    return bool(tables.quest_places[quest] >> place & 1) or tables.quest_ends[quest] == place


def distance(g: Dungeoneer, code: int, seat: int) -> int:
    """How far a cell is from a hero, as the crow flies."""
    cell, here = g.game.codec.arguments(code)[1][0], g.cells[g.place[seat]]
    return abs(cell // WIDTH - here // WIDTH) + abs(cell % WIDTH - here % WIDTH)


def feats(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-7.1: quests, cards, attacks; then on towards the goal; without a good one explore."""
    read, first = g.game.codec.arguments, g.game.codec.first
    moves = []
    for code in options:
        verb, arguments = read(code)
        if is_wanted(g, seat, code, verb.type, arguments):
            return code
        if verb.type in MOVES:
            moves.append(code)
    worth, goal = best_goal(g, seat)
    here = g.place[seat]
    if goal not in (NONE, here):
        row = chart(g).row(goal)
        for code in moves:
            if row[led_to(g, here, code)] < row[here]:
                return code
    explore, end = first(act.Explore), first(act.End)
    if worth < CONTENT and explore in options:
        return explore
    return end if end in options else options[0]


def led_to(g: Dungeoneer, here: int, code: int) -> int:
    """Where a move leads."""
    verb, (thing,) = g.game.codec.arguments(code)
    return beyond(g, here, thing) if verb.type is act.Move else thing


def is_wanted(g: Dungeoneer, seat: int, code: int, verb: type[Action], arguments: tuple[int, ...]) -> bool:
    """Whether an option of the feats is taken as soon as it is there."""
    tables = g.game.tables
    if verb is act.Try:
        quest = arguments[0]
        if isinstance(tables.quests[quest].condition, HuntCondition):
            return g.health[seat] >= BRAVE and hunted(g, seat, quest) > POOR
        return True
    if verb is act.Play:
        card = arguments[0]
        if is_healing(g, code) and g.health[seat] >= WHOLE:
            return False
        return 0 < tables.cost[card] != X_COST and tables.cards[card].time is not Time.VILLAINY
    if verb is act.Attack:
        return would_attack(g, seat, arguments[0])
    return verb in AT_ONCE


def best_goal(g: Dungeoneer, seat: int) -> tuple[int, int]:
    """The location to make for: the odds of its quest in 36ths, the way taken off; NONE if there is none."""
    tables = g.game.tables
    here = chart(g)
    reach = here.row(g.place[seat])
    best, goal = -AWAY * STEP, NONE
    for quest in g.quests[seat] + g.common:
        holder = g.escorts[quest]
        if holder == seat:
            end = tables.quest_ends[quest]
            if end < len(reach) and reach[end] < AWAY and ESCORTED - STEP * reach[end] > best:
                best, goal = ESCORTED - STEP * reach[end], end
            continue
        if holder >= LYING:
            continue
        odds = promise(g, seat, quest)
        if odds >= POOR:
            for place in here.places:
                if tables.quest_places[quest] >> place & 1 and odds - STEP * reach[place] > best:
                    best, goal = odds - STEP * reach[place], place
    return best, goal


def promise(g: Dungeoneer, seat: int, quest: int) -> int:
    """The odds of a quest, in 36ths."""
    condition = g.game.tables.quests[quest].condition
    if isinstance(condition, SearchCondition):
        return chance(g, seat, quest, condition.then) // 2
    if isinstance(condition, HuntCondition):
        return hunted(g, seat, quest) - (feared(g, seat, quest) if g.health[seat] <= BRAVE else 0)
    return chance(g, seat, quest, condition)


def discard(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-8.2: a card of the hand that is worth keeping least; none if one need not."""
    keeping, read, decline = g.game.tables.keeping, g.game.codec.arguments, g.game.codec.first(act.Decline)
    if decline in options:
        return decline
    hand = [code for code in options if read(code)[1][0] in g.hands[seat]]
    return min(hand or options, key=lambda code: (keeping[read(code)[1][0]], (7 * code + g.count) % 13))


def prefer(verb: type[Action]) -> Callable[[Dungeoneer, int, Options], int]:
    """The first option of a verb, if there is one."""

    def preferred(g: Dungeoneer, seat: int, options: Options) -> int:
        read = g.game.codec.arguments
        return next((code for code in options if read(code)[0].type is verb), options[0])

    return preferred


def another(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-5.7: not oneself."""
    read = g.game.codec.arguments
    return next((code for code in options if read(code)[1] != (seat,)), options[0])


HABITS: dict[str, Callable[[Dungeoneer, int, Options], int]] = {
    "open": offered,
    "battle": offered,
    "entry": offered,
    "roll": offered,
    "respond": act_if_possible,
    "wound": act_if_possible,
    "challenge": challenge,
    "form": form,
    "monster-form": form,
    "hunt-form": form,
    "villainy": villainy,
    "declare": declare,
    "place": lay,
    "feats": feats,
    "discard": discard,
    "save": prefer(act.Save),
    "keep-monster": prefer(act.ToLair),
    "reward": prefer(act.GivePeril),
    "target": another,
    "x": declare,
}
"""What is done about each question; about any other what comes first."""
