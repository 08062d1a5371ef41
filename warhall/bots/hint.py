"""Hints: the best options of a seat, how much better they are, and why; from the seat's own knowledge only.

Whoever gives a hint hands in a real or an imagined state; it is imagined anew before anything is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from warhall.bots.bot import Budget
from warhall.bots.chances import (
    WHOLE,
    Chances,
    TermChange,
    chances,
    changes,
    divided,
    in_whole,
    known_chances,
    mean,
    terms,
    worlds,
)
from warhall.bots.search import rated_options
from warhall.kernel.dice import SeededDice
from warhall.kernel.minds import LEVELS, Thought
from warhall.kernel.outlook import Sentence, action_sentence
from warhall.kernel.state import State

SHOWN = 3
EQUAL = 100
"""Options within one point of the best are not told apart."""
LEVEL = "hard"
"""A hint comes from a good player, but one who is not kept waiting for."""
REASONS = 6
"""In so many worlds it is read what an option changes."""


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """One of the best options."""

    code: int
    notation: str
    say: Sentence
    chance: int | None
    less: int | None
    """How much less than the best."""
    equal: bool
    """Whether several are as good as the best, and this is one of them."""
    why: list[TermChange]


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a good player would think about."""

    only: bool
    options: list[Suggestion]
    chances: Chances | None
    """Of all seats, after the best option."""
    rest: int | None
    """The best chance among the options that are not shown."""
    others: int
    """How many are not shown."""
    looks: int
    """How many positions were looked at."""


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """What an action was about, as far as somebody can know."""

    why: list[TermChange]
    before: Chances | None
    after: Chances | None


def advise(
    state: State, seat: int, dice: SeededDice, *, looks: int | None = None, late: Callable[[], bool] | None = None
) -> Advice:
    """The best options of a seat that is asked.

    Args:
        state: where it is asked.
        seat: for whom.
        dice: all chance comes from them; the same dice and looks give the same hint.
        looks: how many positions to look at, if not as many as the level does.
        late: see `Budget`.
    """
    options = state.decisions[seat].options
    rated = state.game.bench.scales is not None
    if len(options) == 1:
        now = known_chances(state, seat, dice.child(1)) if rated else None
        only = suggestion(state, options[0], None, None)
        return Advice(only=True, options=[only], chances=now, rest=None, others=0, looks=0)
    thought = thought_of(state)
    budget = Budget(thought.looks if looks is None else looks, late)
    found = rated_options(state.imagine(seat, dice.child(0)), seat, thought, budget, dice.child(2))
    values = falling([in_whole(each.value) for each in found])
    shown = found[:SHOWN]
    near = sum(values[0] - value <= EQUAL for value in values)
    guesses = list(worlds(state, seat, dice.child(3), REASONS))
    suggestions = [
        suggestion(
            state,
            each.code,
            value if rated else None,
            values[0] - value if rated else None,
            equal=rated and near > 1 and values[0] - value <= EQUAL,
            why=reasons(guesses, seat, each.code) if rated else [],
        )
        for each, value in zip(shown, values, strict=False)
    ]
    return Advice(
        only=False,
        options=suggestions,
        chances=after_best(guesses, seat, shown[0].code, values[0]) if rated else None,
        rest=values[SHOWN] if rated and len(values) > SHOWN else None,
        others=len(values) - len(shown),
        looks=budget.spent,
    )


def suggestion(
    state: State,
    code: int,
    chance: int | None,
    less: int | None,
    *,
    equal: bool = False,
    why: Sequence[TermChange] = (),
) -> Suggestion:
    """An option in the prompt's own words."""
    codec = state.game.codec
    return Suggestion(
        code=code,
        notation=codec.notation(state, code),
        say=action_sentence(state, codec.action(code)),
        chance=chance,
        less=less,
        equal=equal,
        why=list(why),
    )


def thought_of(state: State, level: str = LEVEL) -> Thought:
    """How a level thinks in a game."""
    return state.game.bench.levels.get(level, LEVELS[level])


def falling(values: Sequence[int]) -> list[int]:
    """Values in the order of a search, none above the one before: what was given up early was not looked at as long."""
    kept: list[int] = []
    for value in values:
        kept.append(min(value, kept[-1]) if kept else value)
    return kept


def reasons(guesses: Sequence[State], seat: int, code: int) -> list[TermChange]:
    """The terms that an option changes most, in the same worlds before and after."""
    return changes([(terms(world, seat), terms(followed(world, seat, code), seat)) for world in guesses])


def followed(world: State, seat: int, code: int) -> State:
    """A world after an option."""
    after = world.copy()
    after.apply(seat, code)
    return after


def after_best(guesses: Sequence[State], seat: int, code: int, own: int) -> Chances:
    """The chances of all seats: the own as the search has found it, the rest divided among the others as they stand."""
    standing = mean([chances(followed(world, seat, code)) for world in guesses])
    others = divided([0 if other == seat else part for other, part in enumerate(standing)], WHOLE - own)
    if len(others) > 1 and sum(standing) == standing[seat]:  # nobody else has a chance to compare by
        others = divided([int(other != seat) for other in range(len(standing))], WHOLE - own)
    return tuple(own if other == seat else part for other, part in enumerate(others))


def why(before: State, after: State, actor: int, eyes: int | None, dice: SeededDice) -> Why:
    """What an action changed for the seat that acted, as far as somebody else can know.

    Args:
        before: the state in which it was taken.
        after: the state to which it led.
        actor: who acted.
        eyes: through whose eyes it is seen; None: the public's.
        dice: all chance comes from them.
    """
    if before.game.bench.scales is None:
        return Why(why=[], before=None, after=None)
    seen = list(worlds(before, eyes, dice.child(0), REASONS))
    then = list(worlds(after, eyes, dice.child(1), REASONS))
    pairs = [(terms(one, actor), terms(other, actor)) for one, other in zip(seen, then, strict=True)]
    return Why(
        why=changes(pairs),
        before=mean([chances(world) for world in seen]),
        after=mean([chances(world) for world in then]),
    )
