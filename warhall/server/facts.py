"""The log of a table: what is stored, one numbered fact after the other, never changed.

Here: the kinds of facts and their form on disk. They hold every secret of a game; `letters` makes of them what a viewer
may see. Not here: what follows from them (`ledger` for the hall, `play` for the game).
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from warhall.kernel.outlook import Sentence
from warhall.kernel.result import Result

Auto: TypeAlias = Literal["bot", "preset", "fallback"]
OfferKind: TypeAlias = Literal["draw", "undo"]
Reason: TypeAlias = Literal["rules", "resigned", "time", "agreed", "abandoned"]
StartWhen: TypeAlias = Literal["full", "host"]


class Who(msgspec.Struct, frozen=True):
    """A person as everybody may know them."""

    id: str
    name: str
    claimed: bool = False


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of a table and who holds it."""

    kind: Literal["open", "invited", "person", "bot"]
    person: Who | None = None
    name: str | None = None
    """What the person wants to be called at this table."""
    bot: str | None = None
    salt: str = ""
    reserved: Who | None = None
    """Who may take an invited seat without its key."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time each seat has, in seconds, and how much each action adds."""

    initial: float
    increment: float = 0.0
    most: float | None = None
    """What is added never brings it above this: with all three alike there is so much time for each decision."""


class Branch(msgspec.Struct, frozen=True):
    """The moment of another game from which this one goes on."""

    table: str
    step: int


class Study(msgspec.Struct, frozen=True):
    """What a table teaches: a chapter of a lesson, or a puzzle."""

    kind: Literal["lesson", "puzzle"]
    id: str
    done: tuple[str, ...] = ()
    """The chapters that the learner had finished when it was opened."""


class Attempt(msgspec.Struct, frozen=True):
    """A line that somebody has played in a puzzle, and how often it reaches the goal, in thousandths."""

    chance: int
    solved: bool
    moves: tuple[str, ...]


class Over(msgspec.Struct, frozen=True):
    """How a game came to its end."""

    reason: Reason
    seat: int | None = None
    """Who lost it, where not the rules ended it; None in a draw."""
    result: Result | None = None


class Tale(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event of the rules with its audience: what those see who may see all, and what the others see instead."""

    rule: str
    event: dict[str, Any]
    say: Sentence
    to: tuple[int, ...] | None = None
    veiled: dict[str, Any] | None = None
    veiled_say: Sentence | None = None


class Fact(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""


class Created(Fact, frozen=True, tag="created", kw_only=True):
    """The table was made."""

    by: Who
    game: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    commitment: str
    private: bool = False
    start: StartWhen = "full"
    clock: Clock | None = None
    branch: Branch | None = None
    record: str | None = None
    """The record that play starts from, or that is only looked at."""
    only_record: bool = False
    hints: bool = True
    """Whether hints and win chances are allowed before the end."""
    position: str = ""
    """The position that play starts from; empty for a game from its beginning."""
    study: Study | None = None
    packs: tuple[str, ...] = ()
    """The content packs it is played with, each as `id=hash`."""
    drafted: dict[str, str] = {}
    """The files of a pack that lies nowhere else: a thing that is being tried."""


class Joined(Fact, frozen=True, tag="joined"):
    """A seat was taken."""

    seat: int
    chair: Chair


class Left(Fact, frozen=True, tag="left", kw_only=True):
    """A seat was given up: it is open again, or a bot plays on."""

    seat: int
    chair: Chair
    by: Who | None = None


class Admitted(Fact, frozen=True, tag="admitted"):
    """Somebody may watch a private table."""

    person: Who


class Repicked(Fact, frozen=True, tag="repicked", kw_only=True):
    """The host picked anew what is played, before anybody else sat down."""

    options: dict[str, Any]
    clock: Clock | None = None
    hints: bool = True


class Started(Fact, frozen=True, tag="started", kw_only=True):
    """Play began."""

    salts: tuple[str, ...]
    fallen: tuple[int, ...]
    digest: str
    waiting: tuple[int, ...]
    seats: tuple[str, ...]
    count: int = 0
    told: tuple[Tale, ...] = ()
    """What happened before the first decision."""
    rules: int = 0
    """The version of the rules that it is played by; 0 in logs from before it was written down."""
    content: str = ""
    """The digest of the content that it is played with."""


class Ruled(Fact, frozen=True, tag="ruled"):
    """The game goes on by other rules or content, under which all that was played leads to the same states."""

    rules: int
    content: str


class Acted(Fact, frozen=True, tag="acted", kw_only=True):
    """An action was taken."""

    seat: int
    notation: str
    say: Sentence
    fallen: tuple[int, ...]
    digest: str
    count: int
    waiting: tuple[int, ...]
    told: tuple[Tale, ...] = ()
    ask: str = ""
    auto: Auto | None = None
    by: Who | None = None


class Undone(Fact, frozen=True, tag="undone", kw_only=True):
    """The last actions were taken back."""

    seat: int
    actions: int
    count: int
    waiting: tuple[int, ...]


class Offered(Fact, frozen=True, tag="offered"):
    """A seat proposes something to the others."""

    seat: int
    offer: OfferKind
    actions: int = 0


class Answered(Fact, frozen=True, tag="answered"):
    """A seat accepts or declines."""

    seat: int
    offer: int
    yes: bool


class Withdrawn(Fact, frozen=True, tag="withdrawn"):
    """An offer is gone."""

    offer: int


class Resigned(Fact, frozen=True, tag="resigned"):
    """A seat gave up; with more than two seats a bot plays on for it."""

    seat: int
    bot: str | None = None


class Flagged(Fact, frozen=True, tag="flagged"):
    """A seat's time ran out."""

    seat: int
    bot: str | None = None


class Ended(Fact, frozen=True, tag="ended"):
    """The game is over."""

    over: Over


class Chat(Fact, frozen=True, tag="chat"):
    """Somebody said something: in words of their own, or by a phrase that each reads in their language."""

    by: Who
    text: str
    phrase: str = ""


class Hinted(Fact, frozen=True, tag="hinted"):
    """A seat was given a hint."""

    seat: int
    count: int


class Taught(Fact, frozen=True, tag="taught", kw_only=True):
    """A lesson has come to a step, forwards or back."""

    step: int
    actions: int
    """How many actions the game had when the step was shown."""
    tried: bool = False
    """Whether the mistake of the step was made."""
    free: bool = False
    """Whether the learner plays freely from here."""


class Puzzled(Fact, frozen=True, tag="puzzled", kw_only=True):
    """Something changed about a puzzle besides its position."""

    state: Literal["trying", "judged", "solved", "shown"]
    attempt: int
    hints: int
    actions: int
    """How many actions belong to the puzzle itself, before the solver's."""
    judged: Attempt | None = None
    """The attempt that has just ended."""


class Rematch(Fact, frozen=True, tag="rematch"):
    """A new table continues this one."""

    table: str


AnyFact: TypeAlias = (
    Created
    | Joined
    | Left
    | Admitted
    | Repicked
    | Started
    | Ruled
    | Acted
    | Undone
    | Offered
    | Answered
    | Withdrawn
    | Resigned
    | Flagged
    | Ended
    | Chat
    | Hinted
    | Rematch
    | Taught
    | Puzzled
)

_DECODER: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)
_ENCODER = msgspec.json.Encoder()


def write_fact(fact: AnyFact) -> str:
    """A fact as it is stored."""
    return _ENCODER.encode(fact).decode()


def read_fact(text: str) -> AnyFact:
    """A stored fact."""
    return _DECODER.decode(text)


class Line(NamedTuple):
    """A fact in its place in the log."""

    number: int
    at: float
    fact: AnyFact
    client: str | None = None
    """Whose request it was: the person's id and the id that the client gave."""
