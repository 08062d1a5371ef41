"""What a client may ask of a running table, the same over REST and socket.

Each structure carries out itself on a hall: the two doors only decode and encode.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from warhall.kernel.errors import WarhallError
from warhall.kernel.words import Name
from warhall.server import lessons, puzzles
from warhall.server.advice import Chance, Hint, Reasons
from warhall.server.barrier import STEPS_MOST, Answer, Plan, Pointed, explain, explain_thing, try_plan
from warhall.server.facts import OfferKind, Who
from warhall.server.faults import HallError, fault_of
from warhall.server.hall import Hall
from warhall.server.tables import Receipt, check_count, own_seat
from warhall.server.viewing import Ahead

Notation = Annotated[str, Meta(max_length=2000)]
Ident = Annotated[str, Meta(pattern="^[!-~]{1,64}$", description="printable ASCII without spaces")] | None
Count = Annotated[int, Meta(ge=0, le=2**53)]
Word = Annotated[str, Meta(max_length=64)]
PICKED_MOST = 16


class Explained(msgspec.Struct, frozen=True):
    """Answers to "why not?"."""

    answers: list[Answer]


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Take an action."""

    notation: Notation
    count: Count
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Receipt:
        """Carry it out."""
        return await hall.moves.act(table, me, self.seat, self.notation, self.count, self.id)


class TryPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Try steps without playing them."""

    steps: Annotated[list[Notation], Meta(max_length=STEPS_MOST)]
    count: Count
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Plan:
        """Carry it out."""
        async with hall.tables.opened(table) as desk:
            seat = own_seat(desk, me, self.seat)
            play = desk.playing()
            check_count(desk, self.count)
            try:
                return try_plan(play, seat, self.steps)
            except WarhallError as error:
                raise fault_of(error) from error


class LookAhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ask what the options come to."""

    count: Count
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Ahead:
        """Carry it out."""
        return await hall.viewing.ahead(table, me, self.seat, self.count)


class Commit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Play the steps of a plan."""

    steps: Annotated[list[Notation], Meta(max_length=STEPS_MOST)]
    count: Count
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Receipt:
        """Carry it out."""
        return await hall.moves.commit(table, me, self.seat, self.steps, self.count, self.id)


class Explain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ask why something is not allowed."""

    notation: Notation | None = None
    thing: Name | None = None
    """What is pointed at; the rest says more about it."""
    picked: Annotated[list[Name], Meta(max_length=PICKED_MOST)] = []
    zone: Word = ""
    verb: Word = ""
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Explained:
        """Carry it out."""
        if (self.notation is None) == (self.thing is None):
            raise HallError("bad-request", "ask about a notation or about a thing")
        async with hall.tables.opened(table) as desk:
            seat = own_seat(desk, me, self.seat)
            play = desk.playing()
            try:
                if self.thing is None:
                    return Explained(explain(play, seat, self.notation or ""))
                at = Pointed(self.thing, self.picked, self.zone, self.verb)
                return Explained(explain_thing(play, seat, at))
            except WarhallError as error:
                raise fault_of(error) from error


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Take back own actions."""

    count: Count
    actions: Annotated[int, Meta(ge=1, le=10_000)] = 1
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Receipt:
        """Carry it out."""
        return await hall.moves.undo(table, me, self.seat, self.actions, self.count, self.id)


class MakeOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Propose something to the others."""

    offer: OfferKind
    actions: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Receipt:
        """Carry it out."""
        return await hall.moves.offer(table, me, self.seat, self.offer, self.actions, self.id)


class YesOrNo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Accept or decline an offer that the path names."""

    yes: bool
    seat: int | None = None
    id: Ident = None


class AnswerOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Accept or decline."""

    offer: int
    yes: bool
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Receipt:
        """Carry it out."""
        return await hall.moves.answer(table, me, self.seat, self.offer, yes=self.yes, client=self.id)


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Give up."""

    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Receipt:
        """Carry it out."""
        return await hall.moves.resign(table, me, self.seat, self.id)


class SetPreset(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Answer a question before it is asked."""

    ask: Annotated[str, Meta(pattern="^[a-z0-9-]{1,80}$")]
    notation: Notation | None
    until: Annotated[str, Meta(pattern="^(once|other|end|event:[a-z0-9-]{1,80})$")] = "once"
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Receipt:
        """Carry it out."""
        receipt = await hall.moves.preset(table, me, self.seat, self.ask, self.notation, self.until)
        async with hall.tables.opened(table, fresh=False) as desk:
            hall.viewing.presets_changed(desk, own_seat(desk, me, self.seat))
        return receipt


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Say something at the table."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    """One of those that each reads in their own language, instead of a text."""
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Receipt:
        """Carry it out."""
        return await hall.moves.chat(table, me, self.text, self.phrase, self.id)


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ask for the best options."""

    count: Count
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Hint:
        """Carry it out."""
        return await hall.advisers.hint(table, me, self.seat, self.count)


class AskWhy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ask what an action was about."""

    step: Count
    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Reasons:
        """Carry it out."""
        return await hall.advisers.why(table, me, self.seat, self.step)


class AskChance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ask how the seats stand."""

    seat: int | None = None
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who | None) -> Chance:
        """Carry it out."""
        return await hall.advisers.chance(table, me, self.seat)


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Go through a lesson."""

    wanted: lessons.Command = msgspec.field(name="do")
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Receipt:
        """Carry it out."""
        return await hall.learning.lesson(table, me, self.wanted, self.id)


class PuzzleStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ask something of a puzzle."""

    wanted: puzzles.Command = msgspec.field(name="do")
    id: Ident = None

    async def do(self, hall: Hall, table: str, me: Who) -> Receipt:
        """Carry it out."""
        return await hall.learning.puzzle(table, me, self.wanted, self.id)


Request: TypeAlias = (
    Act
    | TryPlan
    | LookAhead
    | Commit
    | Explain
    | Undo
    | MakeOffer
    | AnswerOffer
    | Resign
    | SetPreset
    | Say
    | LessonStep
    | PuzzleStep
)
REQUESTS: dict[str, type[Request]] = {
    "act": Act,
    "plan": TryPlan,
    "ahead": LookAhead,
    "commit": Commit,
    "explain": Explain,
    "undo": Undo,
    "offer": MakeOffer,
    "answer": AnswerOffer,
    "resign": Resign,
    "preset": SetPreset,
    "chat": Say,
    "lesson": LessonStep,
    "puzzle": PuzzleStep,
}
"""Every message about a table that the socket takes, by its type."""
Thoughtful: TypeAlias = AskHint | AskWhy | AskChance
THOUGHTFUL: dict[str, type[Thoughtful]] = {"hint": AskHint, "why": AskWhy, "chance": AskChance}
"""Those that take a while: others are answered meanwhile."""
