"""What is thought about in the processes of `workers`: each function is one kind of job.

A job gets an imagined state, in which all that its seat cannot know is a guess: secrets never leave the server's own
process while a game is played.
"""

from __future__ import annotations

import time

import msgspec

from warhall.bots.analysis import Analyst, Moment
from warhall.bots.bot import Plan
from warhall.bots.chances import Chances, known_chances
from warhall.bots.choose import choose
from warhall.bots.hint import Advice, Why, advise
from warhall.bots.hint import why as explain_action
from warhall.games import played_with
from warhall.kernel.dice import SeededDice
from warhall.kernel.record import Record
from warhall.kernel.saving import packs_of, resume
from warhall.kernel.state import State
from warhall.lab.drive import Driven, Wanted, game_at
from warhall.server.thinking import Clock

THINK, HINT, CHANCE, WHY, ANALYSE, DRIVE = (
    f"{__name__}:{name}" for name in ("think", "hint", "chance", "why", "analyse", "drive")
)
CHANCE_WORLDS = 12
"""A bar is read at a glance, and often."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A bot is asked to choose."""

    module: str
    drafted: dict[str, str] = {}
    saved: msgspec.Raw
    seat: int
    level: str
    seed: int
    looks: int | None = None
    plan: Plan = ()
    """What the bot meant to do when it was last asked; it only saves thinking."""


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """What it chose, and what was wrong with it if that is not its own choice."""

    notation: str
    fault: str | None = None
    plan: Plan = ()


def state_of(module: str, drafted: dict[str, str], saved: bytes) -> State:
    """The state that a job is about; `drafted` are the files of a pack that lies nowhere."""
    return resume(played_with(module, packs_of(saved), drafted), saved)


def think(body: bytes, clock: Clock) -> Chosen:
    """What a bot chooses."""
    asked = msgspec.json.decode(body, type=Question)
    state = state_of(asked.module, asked.drafted, bytes(asked.saved))
    clock.begin()
    dice = SeededDice(asked.seed)
    choice = choose(asked.level, state, asked.seat, dice, looks=asked.looks, plan=asked.plan, late=clock.late)
    return Chosen(notation=state.game.codec.notation(state, choice.code), fault=choice.fault, plan=choice.plan)


class HintWanted(msgspec.Struct, frozen=True, kw_only=True):
    """A person at a seat wants a hint."""

    module: str
    drafted: dict[str, str] = {}
    saved: msgspec.Raw
    seat: int
    seed: int
    looks: int | None = None


def hint(body: bytes, clock: Clock) -> Advice:
    """The best options of a seat."""
    asked = msgspec.json.decode(body, type=HintWanted)
    state = state_of(asked.module, asked.drafted, bytes(asked.saved))
    clock.begin()
    return advise(state, asked.seat, SeededDice(asked.seed), looks=asked.looks, late=clock.late)


class ChanceWanted(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody wants to know how the seats stand."""

    module: str
    drafted: dict[str, str] = {}
    saved: msgspec.Raw
    eyes: int | None
    seed: int


def chance(body: bytes, clock: Clock) -> Chances | None:
    """The chances of all seats, as far as somebody can know; None in a game that cannot tell."""
    asked = msgspec.json.decode(body, type=ChanceWanted)
    state = state_of(asked.module, asked.drafted, bytes(asked.saved))
    clock.begin()
    if state.game.bench.scales is None:
        return None
    return known_chances(state, asked.eyes, SeededDice(asked.seed), CHANCE_WORLDS, clock.late)


class WhyWanted(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody wants to know what an action was about."""

    module: str
    drafted: dict[str, str] = {}
    before: msgspec.Raw
    after: msgspec.Raw
    actor: int
    eyes: int
    seed: int


def why(body: bytes, clock: Clock) -> Why:
    """What an action changed."""
    asked = msgspec.json.decode(body, type=WhyWanted)
    before = state_of(asked.module, asked.drafted, bytes(asked.before))
    after = state_of(asked.module, asked.drafted, bytes(asked.after))
    clock.begin()
    return explain_action(before, after, asked.actor, asked.eyes, SeededDice(asked.seed))


class Slice(msgspec.Struct, frozen=True, kw_only=True):
    """Some steps of a game that is over shall be analysed."""

    module: str
    drafted: dict[str, str] = {}
    record: str
    first: int
    seconds: float
    """After so long the rest is left for another time; no step is cut short, so the figures are always the same."""
    looks: int | None = None
    seed: int = 0


def analyse(body: bytes, clock: Clock) -> list[Moment]:
    """The moments from a step on, as many as there is time for, at least one."""
    asked = msgspec.json.decode(body, type=Slice)
    record = Record.parse(asked.record)
    analyst = Analyst(played_with(asked.module, record.packs, asked.drafted), record, asked.looks, asked.seed)
    clock.begin()
    until = time.monotonic() + asked.seconds
    found = []
    for moment in analyst.moments(asked.first):
        found.append(moment)
        if time.monotonic() >= until:
            break
    return found


def drive(body: bytes, clock: Clock) -> list[Driven]:
    """Games of a test drive, as many as there is time for, at least one."""
    wanted = msgspec.json.decode(body, type=Wanted)
    clock.begin()
    until = time.monotonic() + wanted.seconds
    found: list[Driven] = []
    while wanted.first + len(found) < wanted.most and (not found or time.monotonic() < until):
        found.append(game_at(wanted, wanted.first + len(found)))
    return found
