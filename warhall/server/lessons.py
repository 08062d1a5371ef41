"""Lessons at tables of the hall: opening a chapter, what a press does, next and back.

Here: which facts they make, by the course of the chapter. Not here: what a learner sees of it (`teaching`), what is
kept of a person's progress (`learning`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from warhall.kernel.outlook import refusal_sentence
from warhall.learn.course import Course
from warhall.server.desk import Desk
from warhall.server.facts import AnyFact, Taught, Who
from warhall.server.faults import HallError
from warhall.server.play import Play
from warhall.server.teaching import course_of

Command: TypeAlias = Literal["next", "back", "repeat", "leave"]


def first(desk: Desk) -> Sequence[AnyFact]:
    """What happens when a chapter begins."""
    return go_to(desk, course_of(desk), 0)


def go_to(desk: Desk, course: Course, number: int) -> list[AnyFact]:
    """The way to a step: what the script does, and the step."""
    play = desk.shown()
    facts: list[AnyFact] = [
        play.act(deed.seat, deed.notation, auto="bot", outcomes=deed.outcomes)
        for deed in course.script(play.state, number)
    ]
    free = course.chapter.play is not None and number >= course.length
    return [*facts, Taught(step=number, actions=len(play.table.entries), free=free)]


def press(desk: Desk, seat: int, notation: str, person: Who) -> tuple[list[AnyFact], HallError | None]:
    """What an action of the learner makes: the facts, and the refusal that is told all the same.

    Raises:
        HallError: it is not wanted now, or the rules forbid it; nothing has happened.
        NotationError: it is no action.
    """
    play, course, taught = desk.playing(), course_of(desk), desk.ledger.taught
    assert taught is not None  # noqa: S101  a chapter begins with a step
    if seat != course.seats(play.state)[0]:
        raise HallError("not-your-seat", "this seat plays by the script")
    pressed = course.press(play.state, taught.step, notation)
    match pressed.kind:
        case "wanted" if taught.free:
            return [play.act(seat, notation, by=person)], None
        case "wanted":
            acted = play.act(seat, notation, by=person, outcomes=course.falls(taught.step))
            return [acted, *go_to(desk, course, taught.step + 1)], None
        case "not-now":
            raise HallError("not-now", "the lesson wants something else now", pressed.say)
        case kind:
            assert pressed.refusal is not None  # noqa: S101  it is refused
            reason = refusal_sentence(pressed.refusal)
            refused = HallError("refused", f"{pressed.refusal.rule}: {pressed.refusal.message}", reason)
            if kind == "refused" or taught.tried:
                raise refused
            return [Taught(step=taught.step, actions=taught.actions, tried=True)], refused


def command(desk: Desk, seat: int, wanted: Command) -> list[AnyFact]:
    """What next, back and repeat make."""
    course, taught = course_of(desk), desk.ledger.taught
    assert taught is not None  # noqa: S101  a chapter begins with a step
    match wanted:
        case "next":
            kind = course.kind(taught.step, is_over=desk.ledger.status == "over")
            if kind not in ("read", "try"):
                raise HallError(
                    "not-now", "there is something to do first" if kind == "do" else "there is no next step"
                )
            return go_to(desk, course, taught.step + 1)
        case "back" if taught.tried:
            return [Taught(step=taught.step, actions=taught.actions)]
        case "back":
            return _back(desk.playing(), desk, seat, max(0, taught.step - 1))
        case "repeat":
            return _back(desk.playing(), desk, seat, 0)
        case _:
            return []


def _back(play: Play, desk: Desk, seat: int, number: int) -> list[AnyFact]:
    """To an earlier step, with the position that it was shown with."""
    actions = desk.ledger.marks.get(number, 0)
    surplus = len(play.table.entries) - actions
    undone: list[AnyFact] = [play.undo(seat, surplus)] if surplus > 0 else []
    return [*undone, Taught(step=number, actions=actions)]
