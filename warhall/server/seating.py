"""Seats before play: how they are wished for, kept, opened by keys and taken.

Here: wishes and the rules of seating. Not here: storing any of it (`lobby`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from warhall.bots.levels import LEVELS
from warhall.kernel.game import Draft
from warhall.kernel.outlook import refusal_sentence
from warhall.server.desk import Desk
from warhall.server.facts import Chair, Clock, StartWhen, Who
from warhall.server.faults import HallError
from warhall.server.ledger import Ledger
from warhall.server.letters import Info
from warhall.server.people import clean_name
from warhall.server.secret import same
from warhall.server.tables import check_watch

SALT_MOST = 200
CLOCK_MOST = 60 * 60 * 24 * 60


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat of a new table shall be filled."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: str | None = None
    name: str | None = None
    whom: str | None = None
    """The person for whom an invited seat is kept: they are asked to play, and need no key."""


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table as somebody wants it."""

    game: str
    seats: list[SeatWish]
    mode: str | None = None
    options: dict[str, Any] = {}
    private: bool = False
    start: StartWhen = "full"
    clock: Clock | None = None
    salt: str = ""
    hints: bool = True


class BranchWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new game from a moment of another."""

    step: int
    seats: list[SeatWish]
    private: bool = False
    start: StartWhen = "full"
    clock: Clock | None = None
    salt: str = ""
    hints: bool = True


class Links(msgspec.Struct, frozen=True):
    """The keys that let people in."""

    watch: str | None
    seats: dict[str, str]


class Made(msgspec.Struct, frozen=True):
    """A new table, and its keys."""

    table: Info
    links: Links


def again_chair(chair: Chair, person: Who) -> Chair:
    """A seat of a rematch: persons find theirs kept for them."""
    if chair.person is None or chair.person.id == person.id:
        return msgspec.structs.replace(chair, salt="")
    return Chair("invited", name=chair.name, reserved=chair.person)


def chair_for(host: Who, wish: SeatWish, salt: str, asked: Mapping[str, Who]) -> Chair:
    """A seat as the host wants it; `asked` are the persons for whom seats are kept."""
    if wish.whom is not None:
        if wish.kind != "invited":
            raise HallError("bad-seats", "only an invited seat is kept for somebody")
        return Chair("invited", name=asked[wish.whom].name, reserved=asked[wish.whom])
    match wish.kind:
        case "me":
            name = clean_name(wish.name) if wish.name is not None else host.name
            return Chair("person", host, name, salt=salt)
        case "bot":
            return bot_chair(wish.bot)
        case kind:
            return Chair(kind)


def bot_chair(level: str | None) -> Chair:
    """A seat that a bot holds."""
    if level not in LEVELS:
        raise HallError("bad-seats", f"a bot is one of {', '.join(LEVELS)}")
    return Chair("bot", bot=level)


def check_wish(wish: Wish | BranchWish) -> None:
    """Refuse what no table can be."""
    check_salt(wish.salt)
    check_clock(wish.clock)


def check_clock(clock: Clock | None) -> None:
    """Refuse a clock that cannot be wound."""
    if clock is not None and not (1 <= clock.initial <= CLOCK_MOST and 0 <= clock.increment <= CLOCK_MOST):
        raise HallError("bad-options", "a clock has 1 second to 60 days, and an increment of 0 or more")
    if clock is not None and clock.most is not None and not clock.initial <= clock.most <= CLOCK_MOST:
        raise HallError("bad-options", "the most that a clock shows is at least what it begins with, and 60 days")


def check_draft(draft: Draft) -> None:
    """Refuse options that the rules forbid before anybody waits for a game that cannot begin."""
    for fault in draft.faults:
        raise HallError("bad-options", f"{fault.rule}: {fault.message}", refusal_sentence(fault))


def check_salt(salt: str) -> None:
    """A salt is short."""
    if len(salt) > SALT_MOST:
        raise HallError("bad-request", f"a salt has at most {SALT_MOST} characters")


def check_host(desk: Desk, person: Who) -> None:
    """Only the host may do it."""
    check_watch(desk, person)
    if desk.ledger.host.id != person.id:
        raise HallError("not-host", "only the host may do that")


def links_of(desk: Desk, person: Who) -> Links:
    """The keys that are of use now; only the host gets any."""
    assert desk.row is not None  # noqa: S101  the desk is loaded
    if person.id != desk.ledger.host.id:
        return Links(None, {})
    invited = [str(seat) for seat, chair in enumerate(desk.ledger.chairs) if chair.kind == "invited"]
    return Links(
        desk.row.keys["watch"] if desk.ledger.private else None, {seat: desk.row.keys[seat] for seat in invited}
    )


def seat_of_key(desk: Desk, key: str | None) -> int | None:
    """The invited seat that a key opens."""
    assert desk.row is not None  # noqa: S101  the desk is loaded
    if key is None:
        return None
    for seat, chair in enumerate(desk.ledger.chairs):
        if chair.kind == "invited" and same(key, desk.row.keys[str(seat)]):
            return seat
    return None


def free_seat(ledger: Ledger, person: Who, wanted: int | None, keyed: int | None) -> int:
    """The seat that somebody may take.

    Raises:
        HallError: there is none, or not this one.
    """
    mine = [
        seat
        for seat, chair in enumerate(ledger.chairs)
        if chair.kind == "open" or seat == keyed or (chair.reserved is not None and chair.reserved.id == person.id)
    ]
    if wanted is None:
        if keyed is not None:
            return keyed
        reserved = [seat for seat in mine if ledger.chairs[seat].reserved is not None]
        if not mine:
            raise HallError("seat-taken", "there is no free seat")
        return (reserved or mine)[0]
    if not 0 <= wanted < len(ledger.chairs):
        raise HallError("bad-seats", f"this table has {len(ledger.chairs)} seats")
    if wanted not in mine:
        invited = ledger.chairs[wanted].kind == "invited"
        raise HallError(
            "bad-key" if invited else "seat-taken", "this seat needs its key" if invited else "this seat is taken"
        )
    return wanted
