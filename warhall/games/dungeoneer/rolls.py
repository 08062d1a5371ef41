"""Rolls: threats, and the dice of a battle (chapter 12, DG-9.11, DG-11.7, DG-11.8).

Here: the moment before a roll, and the roll. Not here: what a result leads to; that is the step that waits for it and
reads `total`. For a threat `total` is what the sum is above the threat value: 0 or more is overcome (DG-12.3).
"""

from __future__ import annotations

from warhall.games.dungeoneer.actions import Cause, Fighter, StatNumber
from warhall.games.dungeoneer.bonuses import tell_bonuses
from warhall.games.dungeoneer.events_of_rolls import BattleRolled, SecondDie, TestRolled, TestSkipped
from warhall.games.dungeoneer.moments import offer
from warhall.games.dungeoneer.playing import ROLL
from warhall.games.dungeoneer.state import ATTACK_ROLL, NONE, THREAT_ROLL, Dungeoneer, Roll
from warhall.games.dungeoneer.values import sum_of
from warhall.kernel.actions import Seat
from warhall.kernel.state import Step, step


def test_threat(g: Dungeoneer, seat: int, stat: int, need: int, source: int, then: Step, *arguments: object) -> None:
    """DG-12.3: a hero is tested; the step given is told by `total` how it went."""
    g.push(then, *arguments)
    g.push(fall)
    g.push(offer, ROLL, 0)
    g.roll = Roll(kind=THREAT_ROLL, fighter=seat, stat=stat, need=need, source=source)


def roll_battle(g: Dungeoneer, kind: int, fighter: int, form: int, enemy: int, then: Step, *arguments: object) -> None:
    """DG-11.7, DG-11.8: an attack or a counterattack roll."""
    g.push(then, *arguments)
    g.push(fall)
    g.push(offer, ROLL, 0)
    g.roll = Roll(kind=kind, fighter=fighter, stat=form, enemy=enemy)


def rolled_value(g: Dungeoneer, roll: Roll) -> int:
    """DG-17.8, DG-9.11: what is added to the die."""
    return max(0, sum_of(g, roll.fighter, roll.stat, roll.kind, roll.enemy, roll.source) + roll.change)


@step
def fall(g: Dungeoneer) -> None:
    """DG-12.3, DG-12.8: the die falls; whatever changes the roll was announced before."""
    roll = g.roll
    assert roll is not None  # noqa: S101  whoever pushes this step has set it
    g.roll = None
    if roll.skipped:
        g.total = 0
        if g.ears is not None:
            g.tell("DG-17.2", TestSkipped(Seat(roll.fighter), "told", Cause(NONE)))
        return
    if g.ears is not None:
        tell_bonuses(g, roll)
    die = g.dice.d6()
    if roll.twice:
        second = g.dice.d6()
        if g.ears is not None:
            g.tell("DG-9.11", SecondDie(min(die, second)))
        die = max(die, second)
    total = die + rolled_value(g, roll)
    if roll.kind == THREAT_ROLL:
        g.total = total - roll.need
        if g.ears is not None:
            passed = "yes" if g.total >= 0 else "no"
            event = TestRolled(Seat(roll.fighter), StatNumber(roll.stat), die, total, roll.need, passed)
            g.tell("DG-12.3", event)
        return
    g.total = total
    if g.ears is not None:
        rule = "DG-11.7" if roll.kind == ATTACK_ROLL else "DG-11.8"
        g.tell(rule, BattleRolled(Fighter(roll.fighter), StatNumber(roll.stat), die, total, Fighter(roll.enemy)))
