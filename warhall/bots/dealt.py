"""The luck of the hand: what the cards with which a turn begins are worth beyond those that might have been dealt.

An evaluation reads what lies open and hardly what a hand can do with it. So the turn is planned with the real hand, and
with others that would look the same to the public; by how much more the plan gains on the evaluation is luck.
"""

from __future__ import annotations

from warhall.bots.bot import Budget
from warhall.bots.chances import in_whole, round_div, worlds
from warhall.bots.hint import thought_of
from warhall.bots.search import rated_options
from warhall.kernel.dice import SeededDice
from warhall.kernel.saving import digest
from warhall.kernel.state import State

LEVEL = "normal"
HANDS = 8
"""With so many other hands the turn is planned."""
PLANS = 3
"""So often it is planned with the real one."""
SAMPLES = 4
"""If so many worlds are the real one, nothing is hidden."""


def knows_all(state: State, eyes: int | None, dice: SeededDice) -> bool:
    """Whether nothing that matters is hidden from somebody: every world they can imagine is the real one."""
    if not state.game.hidden:
        return True
    real = digest(state)
    return all(digest(world) == real for world in worlds(state, eyes, dice, SAMPLES))


def luck_of_the_hand(state: State, seat: int, dice: SeededDice, looks: int) -> int:
    """What the hand of a seat whose turn begins is worth beyond the mean, in ten-thousandths."""
    if knows_all(state, None, dice.child(0)):
        return 0
    own = [gain(state, seat, dice.child(number), looks) for number in range(1, 1 + PLANS)]
    others = [
        gain(world, seat, dice.child(1 + PLANS + number), looks)
        for number, world in enumerate(worlds(state, None, dice.child(0), HANDS))
    ]
    return in_whole_signed(round_div(sum(own) * len(others) - sum(others) * len(own), len(own) * len(others)))


def gain(state: State, seat: int, dice: SeededDice, looks: int) -> int:
    """By how much planning the turn gets more than the evaluation reads."""
    if seat not in state.decisions:
        return 0
    guess = state.imagine(seat, dice.child(0))
    best = rated_options(guess, seat, thought_of(state, LEVEL), Budget(looks), dice.child(1))[0]
    if len(state.decisions[seat].options) == 1:
        return 0
    return best.value - state.game.bench.evaluate(state, seat)


def in_whole_signed(value: int) -> int:
    """A difference of expected results in ten-thousandths."""
    return in_whole(value) if value >= 0 else -in_whole(-value)
