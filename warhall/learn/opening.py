"""How a chapter or a puzzle begins: its position as a state, and as the text that a table starts from."""

from __future__ import annotations

from warhall.bots.levels import LEVELS
from warhall.kernel import position
from warhall.kernel.dice import Dice, ScriptedDice
from warhall.kernel.state import State
from warhall.learn.lesson import Chapter
from warhall.learn.school import School

BEGINNER = "beginner" if "beginner" in LEVELS else "greedy"
"""The bot of the last chapter."""


def opened(school: School, chapter: Chapter, dice: Dice) -> State:
    """The state with which a chapter begins."""
    state = school.state(chapter.position, dice)
    return state.imagine(None, dice) if chapter.play is not None and chapter.play.shuffle else state


def opening_text(school: School, chapter: Chapter, dice: Dice) -> str:
    """The position with which a chapter begins, as a file; what is to be dealt anew is dealt by the dice."""
    if chapter.play is None or not chapter.play.shuffle:
        return school.position(chapter.position)
    dealt = opened(school, chapter, dice)
    dealt.dice = ScriptedDice(())
    return position.write(dealt)
