"""Checks by d20 between sides: for the map, for corners, and for the first turn of a round (chapters 5, 6 and 27)."""

from __future__ import annotations

from typing import Literal

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.card_lines import Event
from warhall.games.dnd_miniatures.creatures import rating
from warhall.games.dnd_miniatures.powers import happen
from warhall.games.dnd_miniatures.reasons import not_counted
from warhall.games.dnd_miniatures.score import by_book, member, scenario_of, team_count
from warhall.games.dnd_miniatures.state import NONE, DndMiniatures
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal
from warhall.kernel.state import STEPS, Asked, step
from warhall.kernel.verbs import Question, Verb

FOR_MAP, FOR_TURN, FOR_CORNER = range(3)
PURPOSES = ("map", "turn", "corner")
"""What a check is for, as it is told."""
ROLLS = ("DM-5.2", "DM-6.1", "DM-27.11")
SECOND_ROLLS = ("DM-5.2", "DM-6.2", "DM-6.2")
TIES = ("DM-5.4", "DM-6.4", "DM-27.18")
WINS = ("DM-5.5", "DM-6.6", "DM-27.11")
"""By which rule a die falls, a second one, a tie is broken, and somebody chooses."""
NEXT = ("deployment.choose_map", "turn.choose_first", "deployment.choose_corner")
"""What follows a check."""


def counted(g: DndMiniatures, team: int) -> int:
    """DM-2.3, DM-6.2: the rating that counts; none in a quick-start battle."""
    return 0 if scenario_of(g).quick else rating(g, team)


@step
def roll_check(g: DndMiniatures, purpose: int, contenders: tuple[int, ...]) -> None:
    """DM-5.2, DM-6.1 to DM-6.3: each side rolls; the one with the highest rating rolls twice."""
    ratings = [counted(g, team) for team in range(team_count(g))]
    best = max(ratings[team] for team in contenders)
    twice = [team for team in contenders if ratings[team] == best] if best else []
    for team in contenders:
        g.rolls[team] = [g.dice.d20() for _ in range(2 if twice == [team] else 1)]
        if g.ears is not None:
            for number, face in enumerate(g.rolls[team]):
                rolled = ev.Rolled(Seat(member(g, team)), face, PURPOSES[purpose], "yes" if number else "no")
                g.tell(by_book(g, (SECOND_ROLLS if number else ROLLS)[purpose], "DM-2.3"), rolled)
    g.push(settle_check, purpose, contenders)
    if purpose == FOR_TURN:
        happen(g, Event.INITIATIVE_ROLL, NONE)


@step
def settle_check(g: DndMiniatures, purpose: int, contenders: tuple[int, ...]) -> None:
    """DM-5.4, DM-6.4: a tie goes to the higher rating; else those tied reroll."""
    best = max(max(g.rolls[team]) for team in contenders)
    first = tied = [team for team in contenders if max(g.rolls[team]) == best]
    if len(first) > 1:
        high = max(counted(g, team) for team in first)
        if high:
            first = [team for team in first if counted(g, team) == high]
    if len(first) > 1:
        if g.ears is not None:
            g.tell(by_book(g, TIES[purpose], "DM-2.3"), ev.Tied())
        g.push(roll_check, purpose, tuple(first))
        return
    g.winner = member(g, first[0])
    if g.ears is not None:
        by: Literal["roll", "rating"] = "rating" if len(tied) > 1 else "roll"
        rule = by_book(g, (TIES if len(tied) > 1 else WINS)[purpose], "DM-2.3")
        g.tell(rule, ev.Won(Seat(g.winner), PURPOSES[purpose], by))
    g.push(STEPS[f"{__name__.rpartition('.')[0]}.{NEXT[purpose]}"])


@step
def reroll_initiative(g: DndMiniatures, team: int) -> Asked:
    """DM-1.5: one of the own dice is rolled again."""
    if len(g.rolls[team]) == 1:
        reroll(g, member(g, team), 0, team)
        return None
    return REROLL.put(g, member(g, team), team)


def own_dice(g: DndMiniatures, seat: int, team: int) -> range:
    """DM-1.5: the dice of a side, by number."""
    return range(len(g.rolls[team]))


def no_die(g: DndMiniatures, seat: int, number: int, team: int) -> Refusal | None:
    """DM-1.5: a die that was rolled."""
    return not_counted(number, len(g.rolls[team]), "DM-1.5")


def reroll(g: DndMiniatures, seat: int, number: int, team: int) -> None:
    """DM-1.5: the second result must be used."""
    before, g.rolls[team][number] = g.rolls[team][number], g.dice.d20()
    if g.ears is not None:
        g.tell("DM-1.5", ev.Rerolled(before, g.rolls[team][number], "initiative"))


REROLL = Question("reroll", "DM-1.5", Verb(act.Choose, does=reroll, forbids=no_die, offers=own_dice))

QUESTIONS = (REROLL,)
