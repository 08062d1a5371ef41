"""The search behind the levels from normal on: every option is played on to the end of the turn, the better ones again.

At first sight every option is rated one look ahead, and the best go on: of several that look alike, few. Then by
sequential halving: in one imagined world after another all that are left are played on with the same dice, and from
time to time the worse half is dropped. So luck and secrets are averaged over, never maximised over, and most of the
budget goes to the options among which the choice is hard. The first sight keeps some weight.

Whatever the budget, there is an answer at any time; for a given seed and number of looks it is always the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from warhall.bots.answers import Answers
from warhall.bots.bot import Budget, Intent, Plan
from warhall.bots.playing_on import Ahead, Moment, Node, distinct
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import LEVELS, Thought
from warhall.kernel.state import State

KNOWN = 2
"""Beside turns that the game proposes so many that were found are compared."""
HALF, LITTLE = 50, 90
"""Percent of the looks that are left for comparing whole turns: where the game proposes some, nearly all."""
PRIOR = 4
"""For so many lines played out by habit the rating where a whole turn ends counts: few of them are mostly luck."""
LAST = 2
"""Among so few the rest of the budget is spent."""
ENOUGH = 8
"""After so many worlds an option may be beaten for good."""
SURELY, LIKELY = 3, 1
"""By so many standard errors an option must be better for another to be dropped, and to be taken instead of a habit."""
STRIKING = 200_000
"""What looks better by so much at first sight comes before a habit."""


class Rated(NamedTuple):
    """An option, and the expected result after it."""

    code: int
    value: int


@dataclass(slots=True, eq=False)
class Candidate:
    """An option in the running."""

    code: int
    first: int
    """Its value at first sight."""
    total: int = 0
    lines: int = 0
    seen: Node | None = None
    """Where it led to at first sight, if luck was counted out: there it is played on first."""
    best: tuple[Moment, ...] = field(default=())
    """The own choices of the line that was played out last."""
    values: list[int] = field(default_factory=list)
    """What came of it in each world, where options are played on by habit."""

    def value(self, trust: int) -> int:
        """The mean of its lines and of the first sight, which counts for some of them."""
        weight = self.lines + trust
        return (self.total + trust * self.first) // weight if weight else self.first


class SearchBot:
    """Thinks as a level of the game says."""

    def __init__(self, level: str) -> None:
        self.level = level

    def thought(self, state: State) -> Thought:
        """How hard it thinks in this game."""
        return state.game.bench.levels.get(self.level, LEVELS[self.level])

    def choose(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> int:
        """The best option found."""
        return self.plan(state, seat, budget, dice)[0]

    def plan(self, state: State, seat: int, budget: Budget, dice: SeededDice) -> tuple[int, Plan]:
        """The best option found, and what is to follow it."""
        thought = self.thought(state)
        candidates = search(state, seat, thought, budget, dice)
        best = candidates[0]
        return best.code, intents(best.best, seat) if thought.keep else ()


def rated_options(state: State, seat: int, thought: Thought, budget: Budget, dice: SeededDice) -> list[Rated]:
    """Every option with its expected result, the best first; those that did not get far by their first sight."""
    found = search(state, seat, thought, budget, dice)
    return [Rated(each.code, each.value(thought.trust)) for each in found]


def search(state: State, seat: int, thought: Thought, budget: Budget, dice: SeededDice) -> list[Candidate]:
    """All options, the best first; an option that was dropped comes after all that outlived it."""
    bench = state.game.bench
    idle = bench.idle(state)
    ordered = bench.order(state, seat, state.decisions[seat].options)
    if idle and len(ordered) > 1:
        spared = [Candidate(code, 0) for code in ordered if code in idle]
        return weigh(state, seat, [code for code in ordered if code not in idle], thought, budget, dice) + spared
    return weigh(state, seat, ordered, thought, budget, dice)


def weigh(
    state: State, seat: int, ordered: list[int], thought: Thought, budget: Budget, dice: SeededDice
) -> list[Candidate]:
    """The options that are worth a thought, the best first."""
    bench = state.game.bench
    if len(ordered) == 1 or not budget.left:
        return [Candidate(code, 0) for code in ordered]
    ahead = Ahead(seat, bench.turn(state) + 1, thought, budget, dice.child(0), averages=not bench.averaged(state))
    reads = thought.book and state.decisions[seat].ask not in thought.unread
    known = bench.book(state, seat) if reads else None
    if known is None and thought.answers and bench.stage(state):
        return compare_answered(state, ordered, ahead)
    if known is None and thought.plans and (thought.replies or bench.far(state)):
        return compare_plans(state, ordered, ahead, dice)
    seen = first_sight(state, ordered, ahead)
    if known is not None:
        return [Candidate(known, seen[0].first)] + [each for each in seen if each.code != known]
    live = promising(seen, thought.width, thought.alike)
    habit = bench.habit if thought.playouts and not thought.plans else None
    usual: Candidate | None = None
    if habit is not None:
        habitual = habit(state, seat)
        usual = usual_of(seen, bench.idle(state).get(habitual, habitual))
        if not bench.weighty(state):
            return [usual] + [each for each in seen if each is not usual]
        if usual not in live:
            live.append(usual)
    chosen = {each.code for each in live}
    if habit is None:
        live, dropped = halve(state, live, ahead, dice, play_on)
    else:
        play = partial(play_by_habit, habit=habit, until=ahead.until - 1 + thought.playouts)
        live, dropped = halve(state, live, ahead, dice, play, compares=True, whole=True)
    if usual is not None and usual in live[1:] and not is_beaten(live[0], usual, LIKELY):
        live.remove(usual)
        live.insert(0, usual)
    return live + dropped + [each for each in seen if each.code not in chosen]


def halve(
    state: State,
    live: list[Candidate],
    ahead: Ahead,
    dice: SeededDice,
    play: Callable[[State, Candidate, Ahead], None],
    *,
    most: int = 0,
    compares: bool = False,
    anew: bool = False,
    whole: bool = False,
) -> tuple[list[Candidate], list[Candidate]]:
    """Sequential halving: those that were compared to the last, and those that were dropped, each the best first.

    Args:
        state: where they can be chosen.
        live: the options.
        ahead: who looks ahead.
        dice: for the worlds.
        play: plays one on in a world.
        most: in so many worlds at most; 0: as the thought says.
        compares: whether one that is surely beaten, world by world, is dropped at once.
        anew: whether the first world is another than the one in which they were found.
        whole: whether a world for which the looks do not suffice tells nothing.
    """
    thought, budget, seat = ahead.thought, ahead.budget, ahead.seat
    dropped: list[Candidate] = []
    number = 0
    share = budget.left // max(1, (len(live) - 1).bit_length())
    goal = budget.spent + share
    most = most or thought.worlds or budget.looks
    while len(live) > 1 and number < most and not budget.hurry():
        before = budget.spent
        number += 1
        world = state if number == 1 and not anew else state.imagine(seat, dice.child(number))
        known = [(each.total, each.lines, len(each.values)) for each in live]
        for each in live:
            play(world, each, ahead)
        if whole and budget.left <= 0:  # some were not played as far as the others
            for each, (total, lines, count) in zip(live, known, strict=True):
                each.total, each.lines = total, lines
                del each.values[count:]
        live.sort(key=lambda each: -each.value(thought.trust))
        if compares and number >= ENOUGH:
            beaten = [each for each in live[1:] if is_beaten(live[0], each, SURELY)]
            dropped[:0] = beaten
            live = [each for each in live if each not in beaten]
        cost = budget.spent - before
        if budget.left < cost * min(len(live), LAST) // len(live):
            break
        while len(live) > LAST and (budget.spent >= goal or budget.left < cost):
            half = max(LAST, len(live) // 2)
            dropped[:0] = live[half:]
            cost = cost * half // len(live)
            live = live[:half]
            goal += share
    return live, dropped


def compare_plans(state: State, ordered: list[int], ahead: Ahead, dice: SeededDice) -> list[Candidate]:
    """All options, by the best whole turn that begins with them.

    One beam finds ways to play the turn; those that end best are carried out in one world after another, with what the
    others reply. So choices that only differ in order are compared once, and the looks go to turns that differ.
    """
    budget = ahead.budget
    first = [ahead.choose(Moment(state, code), ()) for code in ordered if budget.left > 0]
    first.sort(key=lambda node: -node.value)
    at_once = [node for node in first if ahead.over(node.state, ahead.until)]
    going_on = [node for node in first if not ahead.over(node.state, ahead.until)]
    if ahead.thought.openings:
        going_on = distinct(going_on)[: ahead.thought.openings]
    bench = state.game.bench
    habit = bench.habit if ahead.thought.playouts else None
    proposals = bench.proposals(state, ahead.seat)
    ended, cut = ahead.lines(going_on, budget.left * (LITTLE if proposals else HALF) // 100)
    found = distinct(sorted(at_once + ended or cut, key=lambda node: -node.value))
    ahead.far, ahead.counts_luck = bench.far(state), ahead.thought.throws > 1
    ahead.averages = False  # what others reply depends on how the dice fall
    proposed = [ahead.carried_out(state, codes) for codes in proposals]
    found = found[: KNOWN if proposed else None] + [node for node in proposed if node.line]
    prior = PRIOR if habit is not None and ahead.far else 0
    plans = [Candidate(node.line[0].code, node.value, prior * node.value, prior, best=node.line[1:]) for node in found]
    most = max(ahead.thought.plans, len(proposed) + KNOWN)
    if habit is None or not prior:
        live, dropped = halve(
            state, plans[:most], ahead, dice, carry_out, most=budget.looks, anew=True, whole=ahead.far > 0
        )
    else:
        play = partial(carry_out_by_habit, habit=habit, until=ahead.far)
        live, dropped = halve(
            state, plans[:most], ahead, dice, play, most=ahead.thought.playouts, compares=True, anew=True
        )
    best: dict[int, Candidate] = {}
    for each in live + dropped + plans[most:]:
        best.setdefault(each.code, each)
    least = min((each.first for each in best.values()), default=0)
    rest = [Candidate(node.line[0].code, min(node.value, least)) for node in first]
    rest += [Candidate(code, 0) for code in ordered[len(first) :]]
    return list(best.values()) + [each for each in rest if each.code not in best]


def compare_answered(state: State, ordered: list[int], ahead: Ahead) -> list[Candidate]:
    """All options, by the best whole turn that begins with them, as it stands after the enemies' answers."""
    seen = first_sight(state, ordered, ahead)
    found: list[Node] = []
    for each in promising(seen, ahead.thought.width, ahead.thought.alike):
        if each.seen is not None:
            ended, cut = ahead.lines([each.seen], ahead.budget.looks * HALF // 100)
            best = distinct(sorted(ended or cut, key=lambda node: -node.value))
            found += best[:KNOWN]
    found.sort(key=lambda node: -node.value)
    plans = [Candidate(node.line[0].code, node.value, best=node.line[1:]) for node in found]
    answers = Answers(ahead)
    for plan, node in zip(plans[: ahead.thought.plans], found, strict=False):
        value = answers.value(state, node)
        if value is None:
            break
        plan.total, plan.lines = value, 1
    compared = sorted((each for each in plans if each.lines), key=lambda each: -each.value(ahead.thought.trust))
    best_of: dict[int, Candidate] = {}
    for each in compared + [plan for plan in plans if not plan.lines]:
        best_of.setdefault(each.code, each)
    return list(best_of.values()) + [each for each in seen if each.code not in best_of]


def carry_out(world: State, plan: Candidate, ahead: Ahead) -> None:
    """Plays a plan for the turn on in a world."""
    if ahead.budget.left > 0:
        plan.total += ahead.follow(world, [plan.code, *(moment.code for moment in plan.best)])
        plan.lines += 1


def carry_out_by_habit(
    world: State, plan: Candidate, ahead: Ahead, habit: Callable[[State, int], int], until: int
) -> None:
    """Plays a plan for the turn on in a world, everything else by habit."""
    if ahead.budget.left > 0:
        codes = [plan.code, *(moment.code for moment in plan.best)]
        plan.values.append(ahead.plan_by_habit(world, codes, until, habit))
        plan.total += plan.values[-1]
        plan.lines += 1


def usual_of(seen: list[Candidate], habitual: int) -> Candidate:
    """What is done unless playing on tells of something better: the habit, if nothing looks much better at first."""
    for each in seen:
        if each.code == habitual and seen[0].first - each.first < STRIKING:
            return each
    return seen[0]


def play_by_habit(
    world: State, candidate: Candidate, ahead: Ahead, habit: Callable[[State, int], int], until: int
) -> None:
    """Plays an option on in a world, everybody by habit, until a later turn: what it is worth where each turn ends.

    The end of the own turn tells less of what the others do about it, later ones more, but with more luck in it; their
    mean tells most.
    """
    if ahead.budget.left <= 0:
        return
    after, _ = ahead.look(world, ahead.seat, candidate.code)
    ends = [ahead.by_habit(after, turn, habit) for turn in range(ahead.until, until + 1)]
    value = sum(ends) // len(ends)
    candidate.total += value
    candidate.lines += 1
    candidate.values.append(value)


def is_beaten(best: Candidate, other: Candidate, errors: int) -> bool:
    """Whether the worlds in which both were played on tell that one is better: by so many standard errors."""
    more = [one - two for one, two in zip(best.values, other.values, strict=False)]
    count, total, squares = len(more), sum(more), sum([each * each for each in more])
    return total > 0 and total * total * (count - 1) >= errors * errors * (count * squares - total * total)


def first_sight(state: State, ordered: list[int], ahead: Ahead) -> list[Candidate]:
    """The options rated one look ahead, the best first; what the budget does not reach comes last.

    What is left out as less promising is taken to be as good as the worst that was looked at.
    """
    tried = ordered[: min(ahead.thought.sights or ahead.budget.left, ahead.budget.left)]
    seen = []
    for code in tried:
        if ahead.budget.left > 0:
            node = ahead.choose(Moment(state, code), ())
            seen.append(Candidate(code, node.value, seen=node if ahead.thought.even else None))
    seen.sort(key=lambda each: -each.first)
    least = seen[-1].first if seen and ahead.thought.sights else 0
    return seen + [Candidate(code, least) for code in ordered[len(seen) :]]


def promising(seen: list[Candidate], width: int, most_alike: int) -> list[Candidate]:
    """The best at first sight, but not more than so many that look alike."""
    kept: list[Candidate] = []
    alike = 0
    for number, each in enumerate(seen):
        alike = alike + 1 if number and each.first == seen[number - 1].first else 1
        if alike <= most_alike:
            kept.append(each)
        if len(kept) == width:
            break
    return kept


def play_on(world: State, candidate: Candidate, ahead: Ahead) -> None:
    """Plays an option on in a world."""
    if ahead.budget.left <= 0:
        return
    if ahead.thought.even:
        node = candidate.seen or ahead.choose(Moment(world, candidate.code), ())
        candidate.seen = None
        outcome = ahead.finish(node.state, node.luck)
    else:
        after, _ = ahead.look(world, ahead.seat, candidate.code)
        outcome = ahead.finish(after)
    candidate.total += outcome.value
    candidate.lines += 1
    candidate.best = outcome.line


def intents(line: tuple[Moment, ...], seat: int) -> Plan:
    """A line as a plan: what is meant to be done at which sight."""
    return tuple(Intent(sight(moment.state, seat), moment.code) for moment in line)


def sight(state: State, seat: int) -> str:
    """The digest of all that a seat sees and may do: equal sights, equal knowledge.

    What its options come to follows from that, and to work it out would take longer than all the rest.
    """
    decision = state.decisions[seat]
    seen = msgspec.json.encode([state.shown_to(seat), decision.ask, list(decision.options)])
    return blake2b(seen, digest_size=12).hexdigest()
