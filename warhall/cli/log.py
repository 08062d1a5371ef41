"""The log of a game in progress: what each seat was told of each action, kept as facts, said when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TypeAlias

from warhall.kernel.events import Told
from warhall.kernel.outlook import Sentence, event_sentence
from warhall.kernel.state import State
from warhall.kernel.words import Name

Heard: TypeAlias = list[dict[int | None, Sentence | None]]
"""The events of one action: for each seat and for the public (None), what they may know of it."""


PASSED = "event-passed"
"""What every game says of a seat that lets a chance to respond go by."""
RESULT = "result-"
"""How the sentences begin that tell how a game ended."""


def heard(state: State, told: Sequence[Told]) -> Heard:
    """What each seat may know of the events that led to a state."""
    viewers: list[int | None] = [*range(len(state.seat_names())), None]
    return [{viewer: event_sentence(state, each, viewer) for viewer in viewers} for each in told]


def told_to(viewer: int | None, logs: Sequence[Heard]) -> list[Sentence]:
    """What one viewer was told of several actions, as a story.

    Those who let a chance go by are one line while others still decide; once the story goes on, they are none.
    """
    told = [sentence for log in logs for event in log if (sentence := event[viewer]) is not None]
    story = [sentence for sentence in told if sentence.message != PASSED]
    passed = takewhile(lambda sentence: sentence.message == PASSED, reversed(told))
    return story + _folded(list(passed)[::-1])


def _folded(passed: Sequence[Sentence]) -> list[Sentence]:
    """Several who passed, in one sentence."""
    seats = tuple(dict.fromkeys(seat for each in passed if isinstance(seat := each.words["seat"], Name)))
    if len(seats) < 2:
        return list(passed[:1])
    return [Sentence("passed-in-turn", {"seats": seats}, passed[0].rule)]
