"""Checks that nobody gets to know what they may not.

Pairs of states that differ only in what a viewer may not know are made by `imagine`; every byte that the viewer can
get out of them must be equal: view, options, refusals, error texts, narration, events, what may be undone, and the
states imagined for a bot. So `imagine` itself is proved first: it keeps the view, and deals anew without a trace of how
things really lay (a game deals from a sorted pool).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle

from warhall.conformance.play import ConformanceFailure, Moment, Play
from warhall.conformance.seen import everything, heard, narrators, outlook_bytes, some_codes, viewers
from warhall.kernel.dice import RecordedDice, SeededDice
from warhall.kernel.errors import Refused
from warhall.kernel.events import Told
from warhall.kernel.saving import digest, save
from warhall.kernel.state import State
from warhall.kernel.words import LANGUAGES

WORLDS = 3
MOST_BARRIERS = 120
"""So many moments of a long game are looked at for what an action uncovers; shorter games are looked at whole."""


def worlds(play: Play, moment: Moment, viewer: int | None, most: int = WORLDS) -> Iterator[State]:
    """States that differ from a moment's only in what the viewer may not know."""
    for purpose in range(most):
        yield moment.state.imagine(viewer, play.dice(moment.number, purpose))


def check_imagine(play: Play) -> None:
    """`imagine` keeps the view, leaves the real state alone, and gives away nothing of it, not even its dice."""
    for moment in play.stops():
        before, number = save(moment.state), moment.number
        for viewer in viewers(moment.state):
            seen = outlook_bytes(moment.state, viewer)
            real = digest(moment.state)
            for world in worlds(play, moment, viewer):
                same = outlook_bytes(world, viewer) == seen
                play.demand(number, f"an imagined state looks different to {viewer}", holds=same)
                alone = save(moment.state) == before
                play.demand(number, f"imagining for {viewer} changed the real state", holds=alone)
                foreign = world.dice.data() != moment.state.dice.data()
                play.demand(number, f"a state imagined for {viewer} has the real dice", holds=foreign)
                play.demand(number, f"a state imagined for {viewer} has a listener", holds=world.ears is None)
                if not play.game.hidden:
                    unchanged = digest(world) == real
                    play.demand(number, "nothing is hidden, yet an imagined state differs", holds=unchanged)
                dice = play.dice(number, WORLDS)
                one, two = (digest(each.imagine(viewer, dice.copy())) for each in (moment.state, world))
                play.demand(number, f"what is imagined for {viewer} depends on what it cannot know", holds=one == two)


def check_imagine_varies(plays: Sequence[Play]) -> None:
    """Where something is hidden, what is imagined differs: else the secrets were never dealt anew, and given away."""
    if not plays or not plays[0].game.hidden:
        return
    for viewer in viewers(plays[0].end):
        different = any(
            digest(world) != digest(moment.state)
            for play in plays
            for moment in play.sample()
            for world in worlds(play, moment, viewer)
            if viewer in viewers(moment.state)
        )
        if not different:
            raise ConformanceFailure(f"{plays[0].game.id}: all that is imagined for {viewer} is the real state")


def check_secrets(play: Play) -> None:
    """All that a viewer can get out of a state is the same in every state that it cannot tell from it.

    A narrator hears only what a viewer is shown and refused, which is compared in every world: one is told in words, to
    each viewer in the next language. All that takes long, so few moments must do.
    """
    voices = cycle(narrators(play.game).items())
    for moment in play.stops(8):
        if len(viewers(moment.state)) % len(LANGUAGES) == 0:
            next(voices)
        for viewer, (language, voice) in zip(viewers(moment.state), voices, strict=False):
            seat = moment.seat if viewer is None else viewer
            codes = some_codes(moment.state, seat, play.dice(moment.number, 7))
            real = dict(everything(moment.state, viewer, codes, {language: voice}))
            for number, world in enumerate(worlds(play, moment, viewer)):
                for what, there in everything(world, viewer, codes, {} if number else {language: voice}):
                    here = real[what]
                    if here != there:
                        problem = f"{what} tells {viewer} what it may not know: {here[:400]!r} or {there[:400]!r}"
                        raise play.failure(moment.number, problem)


def check_events(play: Play) -> None:
    """What a viewer hears of an action is the same in every world that looks the same to it before and after."""
    for moment in play.sample():
        told, after, _ = _happen(play, moment, moment.state.copy())
        for viewer in viewers(moment.state):
            for world in worlds(play, moment, viewer):
                try:
                    told_there, after_there, _ = _happen(play, moment, world)
                except Refused:
                    continue  # in this world the seat cannot do it
                if outlook_bytes(after, viewer) != outlook_bytes(after_there, viewer):
                    continue  # something came to be known
                here, there = heard(after, told, viewer), heard(after_there, told_there, viewer)
                problem = f"an event tells {viewer} what it may not know: {here[:400]!r} or {there[:400]!r}"
                play.demand(moment.number, problem, holds=here == there)


def check_barrier(play: Play) -> None:
    """An action that is free to undo shows nobody anything new, in whatever world, and so is free in all of them."""
    for moment in play.sample(MOST_BARRIERS):
        if moment.free == 0:
            continue
        _, after, _ = _happen(play, moment, moment.state.copy())
        for viewer in viewers(moment.state):
            seen = outlook_bytes(after, viewer)
            for world in worlds(play, moment, viewer, 2):
                try:
                    _, after_there, barrier = _happen(play, moment, world)
                except Refused:
                    continue
                problem = f"an action that is free to undo showed {viewer} something new"
                play.demand(moment.number, problem, holds=outlook_bytes(after_there, viewer) == seen)
                problem = f"whether an action is free to undo tells {viewer} what it may not know"
                play.demand(moment.number, problem, holds=not barrier)


def _happen(play: Play, moment: Moment, world: State) -> tuple[list[Told], State, bool]:
    """The action of a moment in a world, with the same fall of the dice everywhere: what was told, and a barrier."""
    told: list[Told] = []
    dice = RecordedDice(SeededDice(play.seed))
    world.dice = dice
    uncovered = world.uncovered
    world.ears = told.append
    world.apply(moment.seat, moment.code)
    world.ears = None
    return told, world, bool(dice.take()) or world.uncovered != uncovered
