"""The log of a game in progress: what each seat was told of each action, kept as facts, said when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from warhall.kernel.events import Told
from warhall.kernel.outlook import Sentence, event_sentence
from warhall.kernel.state import State

Heard: TypeAlias = list[dict[int | None, Sentence | None]]
"""The events of one action: for each seat and for the public (None), what they may know of it."""


def heard(state: State, told: Sequence[Told]) -> Heard:
    """What each seat may know of the events that led to a state."""
    viewers: list[int | None] = [*range(len(state.seat_names())), None]
    return [{viewer: event_sentence(state, each, viewer) for viewer in viewers} for each in told]


def told_to(viewer: int | None, logs: Sequence[Heard]) -> list[Sentence]:
    """What one viewer was told of several actions."""
    return [sentence for log in logs for event in log if (sentence := event[viewer]) is not None]
