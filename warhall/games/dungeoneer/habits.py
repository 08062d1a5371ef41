"""What a practised player does without looking ahead: whole turns are played on by these habits, fast.

He goes about his quests (`habits_feats`), minds his cards (`habits_cards`), sends every monster that the others' peril
pays for, strikes where he has the edge, uses what changes a roll, heals when he is hurt, and passes where nothing
concerns him.
Not here: what a position is worth (`bots`).
"""

from __future__ import annotations

from collections.abc import Callable

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, MONSTER
from warhall.games.dungeoneer.habits_cards import WHOLE, Options, discard, is_healing, slowing
from warhall.games.dungeoneer.habits_feats import edge, feats, lay, lead, out_of_reach, would_attack
from warhall.games.dungeoneer.habits_journeys import journeys
from warhall.games.dungeoneer.moments import CARDS
from warhall.games.dungeoneer.naming import hunted_one
from warhall.games.dungeoneer.operations import Choose, Heal, Stand, Warp
from warhall.games.dungeoneer.prospects import chart
from warhall.games.dungeoneer.rolls import rolled_value
from warhall.games.dungeoneer.state import NONE, THREAT_ROLL, Dungeoneer, Roll
from warhall.games.dungeoneer.tables import X_COST
from warhall.games.dungeoneer.values import owner_of
from warhall.games.dungeoneer.vocabulary import Who
from warhall.kernel.actions import Action

HURT = 3
"""With so much health left he heals."""
SURELY, HARDLY = 1, 8
"""A die that must show so much or less surely does; one that must show more than that hardly can."""


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
    return pass_on(g, seat, options)


def pass_on(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-9.16: nothing now, and for the rest of the turn nothing before it concerns him."""
    hold = g.game.codec.first(act.Hold)
    return hold if hold in options and (seat == g.active or not g.ap[seat]) else g.game.codec.first(act.Pass)


def rolling(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-9.11: whatever helps a roll of one's own side, and the banes that spoil another's, while the die decides."""
    roll, read = g.roll, g.game.codec.arguments
    if roll is not None and is_open(g, roll):
        own = (roll.fighter if roll.fighter < MONSTER else owner_of(g, roll.fighter)) == seat
        for code in options:
            verb, arguments = read(code)
            if verb.type in CARDS and own != (verb.type is act.Play and g.game.tables.banes[arguments[0]]):
                return code
    return pass_on(g, seat, options)


def is_open(g: Dungeoneer, roll: Roll) -> bool:
    """Whether the die still decides."""
    return roll.kind != THREAT_ROLL or SURELY < roll.need - rolled_value(g, roll) <= HARDLY


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
    """DG-5.1: what takes AP in every turn, then encounters before banes, the dearest first; attack with the edge."""
    tables, read = g.game.tables, g.game.codec.arguments
    best, chosen = -1, g.game.codec.first(act.End)
    for code in options:
        verb, arguments = read(code)
        if verb.type is act.Attack and would_attack(g, seat, arguments[0]):
            return code
        if verb.type is act.Play:
            card = arguments[0]
            cost = tables.cost[card]
            worth = cost + 100 * tables.encounters[card] + 200 * (card in slowing(tables))
            if tables.pile[card] and cost != X_COST and worth > best:
                best, chosen = worth, code
    return chosen


def declare(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-5.16: every encounter that can be paid for."""
    return options[-1]


def prefer(verb: type[Action]) -> Callable[[Dungeoneer, int, Options], int]:
    """The first option of a verb, if there is one."""

    def preferred(g: Dungeoneer, seat: int, options: Options) -> int:
        read = g.game.codec.arguments
        return next((code for code in options if read(code)[0].type is verb), options[0])

    return preferred


def accept(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-7.8: what a location offers is taken, but nobody pays to be healed who is whole."""
    assert g.agenda is not None  # noqa: S101  somebody is asked
    _, place, number = g.agenda[1]
    heals = all(isinstance(op, Heal) for op in g.game.tables.entering[place][number].block.ops)
    return g.game.codec.first(act.Decline if heals and g.health[seat] >= WHOLE else act.Accept)


def choose(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-17.1: the first that is offered; to stand up only if he has fallen."""
    assert g.agenda is not None  # noqa: S101  somebody is asked
    op, read = g.game.tables.ops[g.agenda[1][0]], g.game.codec.arguments
    if isinstance(op, Choose) and not g.fallen[seat]:
        for code in options:
            if not any(isinstance(each, Stand) for each in op.options[read(code)[1][0]]):
                return code
    return options[0]


def warp(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-18.4: the own hero towards the quest that takes him least, another's away from his."""
    assert g.agenda is not None  # noqa: S101  somebody is asked
    number, controller, target, _, _ = g.agenda[1]
    op, read = g.game.tables.ops[number], g.game.codec.arguments
    assert isinstance(op, Warp)  # noqa: S101  that is its operation
    hero = controller if op.who is Who.SELF else target
    ways = journeys(g, hero)
    if not ways or ways[0].goal == NONE:
        return options[0]
    row = chart(g).row(ways[0].goal)
    side = -1 if hero == seat else 1
    return max(options, key=lambda code: side * row[read(code)[1][0]])


def price(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-2.17: of another's peril all; of his own glory only what carries him to his quest."""
    assert g.agenda is not None  # noqa: S101  somebody is asked
    payer, ways, read = g.agenda[1][3], journeys(g, seat), g.game.codec.arguments
    if payer != NONE or not ways:
        return options[-1]
    need = max(1, out_of_reach(g, seat, ways[0]))
    return next((code for code in options if read(code)[1][0] >= need), options[-1])


def another(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-5.7: not oneself."""
    read = g.game.codec.arguments
    return next((code for code in options if read(code)[1] != (seat,)), options[0])


HABITS: dict[str, Callable[[Dungeoneer, int, Options], int]] = {
    "open": offered,
    "battle": offered,
    "entry": offered,
    "roll": rolling,
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
    "accept": accept,
    "choose": choose,
    "target": another,
    "warp": warp,
    "x": price,
}
"""What is done about each question; about any other what comes first."""
