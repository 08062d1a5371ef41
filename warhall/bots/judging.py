"""Judging a choice that was made: what the best was worth, what the played one, and whether the difference is sure.

The options are rated by search; then the best and the played one are played on once more against each other, in worlds
and with dice that both share. Only a loss whose interval at 95 % leaves out nought is called one.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import sqrt
from typing import Literal, TypeAlias

import msgspec

from warhall.bots.bot import Budget
from warhall.bots.chances import TermChange, changes, in_whole, terms, worlds
from warhall.bots.hint import REASONS, falling, followed, thought_of
from warhall.bots.playing_on import Ahead
from warhall.bots.search import Candidate, play_on, rated_options
from warhall.kernel.dice import Dice, SeededDice
from warhall.kernel.game import Game
from warhall.kernel.minds import SURE
from warhall.kernel.outlook import Sentence, action_sentence
from warhall.kernel.state import State

LEVEL = "normal"
SHOWN = 3
DUELS = 24
"""In so many worlds, at most, the best and the played option meet; twice the usual looks may be spent on it."""
FEWEST = 4
"""In fewer nothing is sure."""
SPREAD = 1.959963984540054
INACCURATE, MISTAKE, BLUNDER = 200, 500, 1500
"""What a loss is called from how many ten-thousandths on."""

Verdict: TypeAlias = Literal["inaccurate", "mistake", "blunder"]


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """An option with the chance of its seat after it."""

    notation: str
    say: Sentence
    chance: int
    played: bool


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """A choice beside the best that there was."""

    options: int
    played: int
    best: int
    worst: int
    loss: int
    """What the choice cost; nought unless it is sure."""
    verdict: Verdict | None
    choices: list[Weighed]
    why: list[TermChange]


def opened(state: State) -> State:
    """The same position in a game in which nothing is a secret: what is imagined differs only in its dice."""
    shown = state.copy()
    shown.game = open_game(state.game)
    shown.advance()
    return shown


@lru_cache(maxsize=8)
def open_game(game: Game) -> Game:
    """A game in which everybody knows everything but the dice."""
    return replace(game, imagine=_imagine, hidden=False)


def _imagine(state: State, seat: int | None, dice: Dice) -> State:
    world = state.copy()
    world.dice = dice
    return world


def judge(state: State, seat: int, played: int, dice: SeededDice, looks: int) -> Judgement:
    """A choice, by what its seat could know."""
    thought = thought_of(state, LEVEL)
    found = rated_options(state.imagine(seat, dice.child(0)), seat, thought, Budget(looks), dice.child(1))
    values = falling([in_whole(each.value) for each in found])
    codes = [each.code for each in found]
    best, loss = codes[0], 0
    if played != best and values[0] > values[codes.index(played)]:
        loss = min(values[0], lost(state, seat, best, played, dice.child(2), looks))
    worth = values[0] - loss
    weighed = [(code, value) for code, value in zip(codes, values, strict=True) if code != played][:SHOWN]
    shown = sorted([*weighed, (played, worth)], key=lambda each: (-each[1], each[0] != best))
    return Judgement(
        options=len(codes),
        played=worth,
        best=values[0],
        worst=min(worth, values[-1]),
        loss=loss,
        verdict=verdict_of(loss),
        choices=[_weighed(state, code, value, played) for code, value in shown],
        why=preferred(state, seat, best, played, dice.child(3)) if verdict_of(loss) else [],
    )


def lost(state: State, seat: int, best: int, played: int, dice: SeededDice, looks: int) -> int:
    """How much the best option is better than the played one, in ten-thousandths; nought if that is not sure."""
    budget = Budget(2 * looks)
    thought = thought_of(state, LEVEL)
    apart: list[int] = []
    for number, world in enumerate(worlds(state, seat, dice.child(0), DUELS)):
        ahead = Ahead(seat, state.game.bench.turn(state) + 1, thought, budget, dice.child(1 + number))
        one, other = Candidate(best, 0), Candidate(played, 0)
        for each in (one, other):
            play_on(world, each, ahead)
        if not (one.lines and other.lines and budget.left):
            break
        apart.append(one.total - other.total)
    return sure_loss(apart)


def sure_loss(apart: list[int]) -> int:
    """The mean of several differences in ten-thousandths, if its interval at 95 % lies above nought."""
    if len(apart) < FEWEST:
        return 0
    middle = sum(apart) / len(apart)
    spread = sqrt(sum((each - middle) ** 2 for each in apart) / (len(apart) - 1) / len(apart))
    if middle - SPREAD * spread <= SURE / 10_000:
        return 0
    return in_whole(int(middle))


def verdict_of(loss: int) -> Verdict | None:
    """What a loss is called."""
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccurate" if loss >= INACCURATE else None


def preferred(state: State, seat: int, best: int, played: int, dice: SeededDice) -> list[TermChange]:
    """The terms that speak for the best option against the played one."""
    return changes(
        [
            (terms(followed(world, seat, played), seat), terms(followed(world, seat, best), seat))
            for world in worlds(state, seat, dice, REASONS)
        ]
    )


def _weighed(state: State, code: int, value: int, played: int) -> Weighed:
    codec = state.game.codec
    said = action_sentence(state, codec.action(code))
    return Weighed(notation=codec.notation(state, code), say=said, chance=value, played=code == played)
