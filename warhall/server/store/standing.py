"""Results, ratings and friends in the database.

A table is settled once, by whichever process is first: the mark on its row and the new ratings are one transaction.
Ratings are locked in the order of their persons, so that two games that end at the same moment never wait for each
other in a circle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from warhall.server.outcomes import Played
from warhall.server.ratings import Strength, after, strength_of
from warhall.server.store.asking import Asking
from warhall.server.store.schema import FRIEND, MEMBER, PERSON, RATING, RESULT, TABLE
from warhall.server.store.statements import ask, tell


class Rating(msgspec.Struct, frozen=True):
    """The rating of a person in a game."""

    game: str
    rating: float
    deviation: float
    games: int


class Result(msgspec.Struct, frozen=True):
    """A finished game of a person."""

    table: str
    seat: int
    game: str
    at: float
    outcome: str
    against: str
    score: int | None
    best: int | None
    before: float | None
    after: float | None
    deviation: float | None


class Change(msgspec.Struct, frozen=True):
    """What a game did to the rating of a seat."""

    seat: int
    before: float
    after: float
    deviation: float


class Shown(msgspec.Struct, frozen=True):
    """What a person shows of themselves."""

    emblem: str
    shows: str
    since: float


class Friend(msgspec.Struct, frozen=True):
    """A friend as one may know them."""

    id: str
    name: str
    claimed: bool
    emblem: str


_COLUMNS = (
    RESULT.c.table_id,
    RESULT.c.seat,
    RESULT.c.game,
    RESULT.c.at,
    RESULT.c.outcome,
    RESULT.c.against,
    RESULT.c.score,
    RESULT.c.best,
    RESULT.c.before,
    RESULT.c.after,
    RESULT.c.deviation,
)


# What is said at the end of every game is put together once.
_SETTLE = update(TABLE).where(TABLE.c.id == bindparam("which"), TABLE.c.settled.is_(False)).values(settled=True)
_KNOWN = select(PERSON.c.id).where(PERSON.c.id == bindparam("who"))
_STRENGTHS = (
    select(RATING.c.person, RATING.c.rating, RATING.c.deviation, RATING.c.volatility)
    .where(RATING.c.game == bindparam("which"), RATING.c.person == bindparam("who"))
    .with_for_update()
)
_RATE = (
    update(RATING)
    .where(RATING.c.person == bindparam("who"), RATING.c.game == bindparam("which"))
    .values(
        games=RATING.c.games + 1,
        rating=bindparam("new_rating"),
        deviation=bindparam("new_deviation"),
        volatility=bindparam("new_volatility"),
    )
)
_KEEP = insert(RESULT)


@cache
def _begun(insertion: Callable[[Any], Any]) -> Any:
    """Who has no rating yet begins with one."""
    return insertion(RATING).on_conflict_do_nothing()


class Standings(Asking):
    """What is kept of how persons stand, and of who knows whom."""

    # Results and ratings

    async def settle(self, table: str, game: str, at: float, played: Sequence[Played], *, counts: bool) -> bool:
        """Keep the results of a table, once; whether this was the time."""

        def work(connection: Connection) -> bool:
            if tell(connection, _SETTLE, {"which": table}) != 1:
                return False
            wanted = sorted({each.person for each in played})
            known = {row[0] for who in wanted for row in ask(connection, _KNOWN, {"who": who})}
            here = [each for each in played if each.person in known]
            strengths = self._strengths(connection, game, sorted(known)) if counts else {}
            new = {each.person: _after(each, game, strengths) for each in here} if counts else {}
            if new:
                tell(connection, _RATE, [_rated(person, game, strength) for person, strength in new.items()])
            rows = []
            for each in here:
                row = {"table_id": table, "person": each.person, "seat": each.seat, "game": game, "at": at}
                row |= {"outcome": each.outcome, "against": each.against, "score": each.score, "best": each.best}
                row |= {"before": None, "after": None, "deviation": None}
                if each.person in new:
                    row["before"] = strengths[each.person].rating
                    row |= {"after": new[each.person].rating, "deviation": new[each.person].deviation}
                rows.append(row)
            if rows:
                tell(connection, _KEEP, rows)
            return True

        return await self.database.write(work)

    def _strengths(self, connection: Connection, game: str, persons: Sequence[str]) -> dict[str, Strength]:
        """The strengths of persons, locked; who has none begins with the usual one."""
        fresh = {"game": game, "games": 0, **msgspec.structs.asdict(Strength())}
        if persons:
            tell(connection, _begun(self.writer.insert), [{"person": person, **fresh} for person in persons])
        rows = [row for person in persons for row in ask(connection, _STRENGTHS, {"which": game, "who": person})]
        return {row[0]: Strength(*row[1:]) for row in rows}

    async def unsettled(self, person: str, most: int) -> list[str]:
        """The finished tables of a person whose results are not kept yet, the oldest first."""
        query = (
            select(TABLE.c.id)
            .join(MEMBER, MEMBER.c.table_id == TABLE.c.id)
            .where(MEMBER.c.person == person, TABLE.c.status == "over", TABLE.c.settled.is_(False))
            .where(TABLE.c.aside.is_(None))
            .order_by(TABLE.c.created, TABLE.c.id)
        )
        return [row[0] for row in await self._rows(query.limit(most))]

    async def ratings(self, person: str) -> list[Rating]:
        """The ratings of a person in games that counted."""
        query = select(RATING.c.game, RATING.c.rating, RATING.c.deviation, RATING.c.games).where(
            RATING.c.person == person, RATING.c.games > 0
        )
        return [Rating(*row) for row in await self._rows(query.order_by(RATING.c.game))]

    async def changes(self, table: str) -> list[Change]:
        """What a table did to the ratings of its seats."""
        columns = RESULT.c
        query = select(columns.seat, columns.before, columns.after, columns.deviation).where(
            columns.table_id == table, columns.after.is_not(None)
        )
        return [Change(*row) for row in await self._rows(query.order_by(columns.seat))]

    async def results(self, person: str) -> list[Result]:
        """All games of a person, the oldest first."""
        query = select(*_COLUMNS).where(RESULT.c.person == person).order_by(RESULT.c.at, RESULT.c.table_id)
        return [Result(*row) for row in await self._rows(query)]

    async def history(
        self, person: str, asker: str | None, game: str | None, outcomes: Sequence[str], before: float | None, most: int
    ) -> list[tuple[Result, str]]:
        """The newest games of a person that an asker may see, each with what is known of its table."""
        query = select(*_COLUMNS, TABLE.c.info).join(TABLE, TABLE.c.id == RESULT.c.table_id)
        query = query.where(RESULT.c.person == person)
        if asker != person:
            own = select(MEMBER.c.table_id).where(MEMBER.c.person == asker)
            query = query.where(or_(TABLE.c.private.is_(False), TABLE.c.id.in_(own)))
        if game is not None:
            query = query.where(RESULT.c.game == game)
        if outcomes:
            query = query.where(RESULT.c.outcome.in_(outcomes))
        if before is not None:
            query = query.where(RESULT.c.at < before)
        rows = await self._rows(query.order_by(RESULT.c.at.desc(), RESULT.c.table_id).limit(most))
        return [(Result(*row[:-1]), row[-1]) for row in rows]

    # What one shows

    async def shown(self, person: str) -> Shown | None:
        """What a person shows of themselves."""
        rows = await self._rows(select(PERSON.c.emblem, PERSON.c.shows, PERSON.c.created).where(PERSON.c.id == person))
        return Shown(*rows[0]) if rows else None

    async def show(self, person: str, **what: str) -> None:
        """Show something else: an emblem, or the history to others."""
        await self._do(update(PERSON).where(PERSON.c.id == person).values(**what))

    # Friends

    async def friend_key(self, person: str, fresh: str) -> str:
        """The key of a person's link; a fresh one if there was none."""
        change = update(PERSON).where(PERSON.c.id == person, PERSON.c.friend_key.is_(None)).values(friend_key=fresh)
        await self._do(change)
        rows = await self._rows(select(PERSON.c.friend_key).where(PERSON.c.id == person))
        return str(rows[0][0])

    async def person_of_key(self, key: str) -> Friend | None:
        """Who gave out a key."""
        query = select(PERSON.c.id, PERSON.c.name, PERSON.c.folded.is_not(None), PERSON.c.emblem)
        rows = await self._rows(query.where(PERSON.c.friend_key == key))
        return _friend(rows[0]) if rows else None

    async def befriend(self, one: str, two: str, now: float) -> None:
        """Two persons become friends; those who are stay so."""
        pairs = [{"person": one, "friend": two, "since": now}, {"person": two, "friend": one, "since": now}]
        await self._do(*(self.writer.insert(FRIEND).values(pair).on_conflict_do_nothing() for pair in pairs))

    async def part(self, one: str, two: str) -> None:
        """Two persons are no friends any more."""
        both = or_(
            (FRIEND.c.person == one) & (FRIEND.c.friend == two), (FRIEND.c.person == two) & (FRIEND.c.friend == one)
        )
        await self._do(delete(FRIEND).where(both))

    async def are_friends(self, one: str, two: str) -> bool:
        """Whether two persons are friends."""
        query = select(func.count()).where(FRIEND.c.person == one, FRIEND.c.friend == two)
        return bool((await self._rows(query))[0][0])

    async def friends(self, person: str) -> list[Friend]:
        """The friends of a person, by name."""
        query = (
            select(PERSON.c.id, PERSON.c.name, PERSON.c.folded.is_not(None), PERSON.c.emblem)
            .join(FRIEND, FRIEND.c.friend == PERSON.c.id)
            .where(FRIEND.c.person == person)
            .order_by(PERSON.c.name, PERSON.c.id)
        )
        return [_friend(row) for row in await self._rows(query)]

    async def watchable(self, persons: Sequence[str]) -> dict[str, tuple[str, str]]:
        """For persons their newest public table that is being played: its id and what is known of it."""
        query = (
            select(MEMBER.c.person, TABLE.c.id, TABLE.c.info)
            .join(TABLE, TABLE.c.id == MEMBER.c.table_id)
            .where(MEMBER.c.person.in_(persons), TABLE.c.status == "playing", TABLE.c.private.is_(False))
            .order_by(TABLE.c.created)
        )
        return {row[0]: (row[1], row[2]) for row in await self._rows(query)}


def _rated(person: str, game: str, new: Strength) -> dict[str, object]:
    """The words of `_RATE`."""
    return {
        "who": person,
        "which": game,
        "new_rating": new.rating,
        "new_deviation": new.deviation,
        "new_volatility": new.volatility,
    }


def _friend(row: Any) -> Friend:
    return Friend(row[0], row[1], bool(row[2]), row[3])


def _after(played: Played, game: str, strengths: Mapping[str, Strength]) -> Strength:
    """A person's strength after a game; whom nobody knows any more is met as a newcomer."""
    met = [
        (strengths.get(each.person, Strength()) if each.person else strength_of(game, each.bot or ""), each.share)
        for each in played.rivals
    ]
    return after(strengths[played.person], met)
