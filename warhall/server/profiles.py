"""A person's page: how they stand, what they played, who their friends are; one's data, and leaving for good.

Here: what is shown to whom, and what leaving means. Others see the page of a claimed name: ratings and results, and
the history as far as the person shows it and the tables are theirs to see. A guest's page is the guest's alone. Not
here: how a rating moves (`ratings`), what a game was to somebody (`outcomes`).
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, TypeAlias, cast

import msgspec

from warhall.bots.levels import PEOPLE as LEVELS
from warhall.games import rooms
from warhall.server.desk import Desk
from warhall.server.facts import Chat, Over, Who, read_fact
from warhall.server.faults import HallError
from warhall.server.ledger import Ledger, ledger_of
from warhall.server.letters import Info
from warhall.server.limits import Buckets
from warhall.server.lobby import Lobby
from warhall.server.outcomes import Outcome, counts, outcomes
from warhall.server.people import People, folded, public
from warhall.server.ratings import SETTLED, LevelStanding, levels_of
from warhall.server.reels import Reels
from warhall.server.secret import new_key
from warhall.server.store.learnt import Progress
from warhall.server.store.standing import Change, Friend, Rating, Result
from warhall.server.store.store import Person, UnreadableError

log = logging.getLogger(__name__)

Shows: TypeAlias = Literal["everyone", "friends", "me"]
"""To whom a person shows the history of their games."""
PAGE = 20
LATE_MOST = 200
"""So many games that ended before results were kept are made up for at a time."""
FRIENDS_MOST = 200
EXPORTS_PER_HOUR = 6
WON = ("won", "shared")
LOST = ("lost", "left")
_EMBLEM = re.compile(r"[a-z][a-z-]{0,23}")


class Point(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: float
    rating: float
    deviation: float


class Standing(msgspec.Struct, frozen=True):
    """How a person stands in a game."""

    game: str
    rating: float
    deviation: float
    games: int
    settled: bool
    """Whether enough games were played for the rating to say something."""
    best: float
    points: list[Point]


class Tally(msgspec.Struct, frozen=True):
    """How often a person has won in a game against persons or a level."""

    game: str
    against: str
    won: int
    played: int


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A person's page."""

    person: Who
    emblem: str
    since: float
    mine: bool
    friend: bool
    history: bool
    """Whether the asker may see which games were played."""
    shows: Shows | None
    """To whom the history is shown; told to the person alone."""
    games: int
    won: int
    left: int
    solved: int
    standings: list[Standing]
    tallies: list[Tally]
    levels: dict[str, list[LevelStanding]]


class Rivalry(msgspec.Struct, frozen=True):
    """Another seat of a game: a person or a bot."""

    person: Who | None
    bot: str | None


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """A game in somebody's history."""

    table: str
    game: str
    at: float
    outcome: Outcome
    score: int | None
    best: int | None
    before: float | None
    after: float | None
    rivals: list[Rivalry]
    over: Over | None


class FriendInfo(msgspec.Struct, frozen=True):
    """A friend, and where one may watch them."""

    person: Who
    emblem: str
    table: str | None
    game: str | None


class Friends(msgspec.Struct, frozen=True):
    """One's friends, and the key of the link that makes more of them."""

    key: str
    friends: list[FriendInfo]


class Said(msgspec.Struct, frozen=True):
    """A line of talk."""

    table: str
    at: float
    text: str


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """All that the hall keeps of a person, but for passwords and tokens, which it does not know itself."""

    warhall: str = "person"
    version: int = 1
    person: Who
    emblem: str
    since: float
    shows: str
    ratings: list[Rating]
    results: list[Result]
    progress: list[Progress]
    friends: list[str]
    said: list[Said]
    records: dict[str, str]
    """The record of each finished game, by its table."""


class Profiles:
    """The pages of all persons."""

    def __init__(self, people: People, lobby: Lobby, reels: Reels) -> None:
        self.people = people
        self.lobby = lobby
        self.tables = lobby.tables
        self.store = lobby.store
        self.reels = reels
        self._exports = Buckets(EXPORTS_PER_HOUR / 3600, EXPORTS_PER_HOUR, self.tables.now)
        self.tables.finished = self._finished

    # Results

    async def _finished(self, desk: Desk) -> None:
        await self._settle(desk.ledger)

    async def _settle(self, ledger: Ledger) -> None:
        played = outcomes(ledger)
        await self.store.settle(ledger.id, ledger.game, ledger.ended, played, counts=counts(ledger))

    async def _make_up(self, person: str) -> None:
        """Keep what is missing: games from before results were kept, or whose process fell at the very end."""
        for ident in await self.store.unsettled(person, LATE_MOST):
            try:
                await self._settle(ledger_of(ident, await self.store.lines(ident)))
            except (UnreadableError, ValueError, LookupError) as error:
                log.warning("a table has no results", extra={"table": ident, "error": str(error)})

    async def changes(self, ident: str, person: Who | None) -> list[Change]:
        """What a game did to ratings, for who may see the table."""
        await self.lobby.info(ident, person)
        return await self.store.changes(ident)

    # Pages

    async def named(self, name: str) -> Person:
        """Whose page it is.

        Raises:
            HallError: nobody has claimed this name.
        """
        person = await self.store.person_named(folded(name[:160]).replace("\x00", ""))
        if person is None:
            raise HallError("no-such-person", "nobody has claimed this name")
        return person

    async def profile(self, person: Person, asker: Who | None) -> Profile:
        """A person's page as somebody may see it."""
        await self._make_up(person.id)
        shown = await self.store.shown(person.id)
        if shown is None:
            raise HallError("no-such-person", "this person has left the hall")
        mine = asker is not None and asker.id == person.id
        friend = asker is not None and not mine and await self.store.are_friends(person.id, asker.id)
        results = await self.store.results(person.id)
        ratings = await self.store.ratings(person.id)
        solved = sum(each.kind == "puzzle" and each.state == "solved" for each in await self.store.progress(person.id))
        return Profile(
            person=public(person),
            emblem=shown.emblem,
            since=shown.since,
            mine=mine,
            friend=friend,
            history=may_see(shown.shows, mine=mine, friend=friend),
            shows=msgspec.convert(shown.shows, Shows) if mine else None,
            games=len(results),
            won=sum(each.outcome in WON for each in results),
            left=sum(each.outcome == "left" for each in results),
            solved=solved,
            standings=[_standing(rating, results) for rating in ratings],
            tallies=_tallies(results),
            levels={game: [levels_of(game)[level] for level in LEVELS] for game in rooms()},
        )

    async def history(
        self, person: Person, asker: Who | None, game: str | None, result: str | None, before: float | None
    ) -> list[Past]:
        """The newest games of a person, a page of them."""
        shown = await self.store.shown(person.id)
        mine = asker is not None and asker.id == person.id
        friend = asker is not None and not mine and await self.store.are_friends(person.id, asker.id)
        if shown is None or not may_see(shown.shows, mine=mine, friend=friend):
            raise HallError("hidden", "this person keeps the history of their games to themselves")
        wanted = {"won": WON, "lost": LOST, None: ()}[result]
        found = await self.store.history(person.id, asker.id if asker else None, game, wanted, before, PAGE)
        return [_past(each, info) for each, info in found]

    async def show(self, person: Person, emblem: str | None, shows: Shows | None) -> None:
        """Another emblem, or others who see the history."""
        if emblem is not None and not _EMBLEM.fullmatch(emblem):
            raise HallError("bad-request", "an emblem is named by up to 24 small letters and dashes")
        what = {key: value for key, value in (("emblem", emblem), ("shows", shows)) if value is not None}
        if what:
            await self.store.show(person.id, **what)

    # Friends

    async def friends(self, person: Who) -> Friends:
        """One's friends."""
        key = await self.store.friend_key(person.id, new_key(person.id))
        found = await self.store.friends(person.id)
        at = await self.store.watchable([each.id for each in found])
        return Friends(key, [_friend(each, at.get(each.id)) for each in found])

    async def inviter(self, key: str) -> Who:
        """Who gave out a link."""
        found = await self.store.person_of_key(key[:64].replace("\x00", ""))
        if found is None:
            raise HallError("no-such-person", "nobody has given out this link, or they have left the hall")
        return Who(found.id, found.name, found.claimed)

    async def befriend(self, person: Who, key: str) -> Friends:
        """Become a friend of whoever gave out a link."""
        other = await self.inviter(key)
        if other.id == person.id:
            raise HallError("bad-request", "this is your own link: give it to somebody else")
        for each in (person, other):
            if len(await self.store.friends(each.id)) >= FRIENDS_MOST:
                raise HallError("too-many", f"nobody has more than {FRIENDS_MOST} friends here")
        await self.store.befriend(person.id, other.id, self.tables.now())
        return await self.friends(person)

    async def part(self, person: Who, other: str) -> Friends:
        """End a friendship; who was none stays none."""
        await self.store.part(person.id, other)
        return await self.friends(person)

    # One's data

    async def export(self, person: Person) -> Export:
        """All that the hall keeps of a person."""
        if not self._exports.take(person.id):
            raise HallError("too-fast", "your data was made ready several times within the hour: wait a little")
        await self._make_up(person.id)
        shown = await self.store.shown(person.id)
        if shown is None:
            raise HallError("bad-token", "nobody has this token")
        results = await self.store.results(person.id)
        records = {}
        for each in results:
            with suppress(HallError):  # a record that cannot be made any more is left out
                records[each.table] = await self.reels.record(each.table, public(person))
        said = []
        for table, at, body in await self.store.said_by(person.id):
            fact = read_fact(body)
            if isinstance(fact, Chat):
                said.append(Said(table, at, fact.text or fact.phrase))
        return Export(
            person=public(person),
            emblem=shown.emblem,
            since=shown.since,
            shows=shown.shows,
            ratings=await self.store.ratings(person.id),
            results=results,
            progress=await self.store.progress(person.id),
            friends=[each.name for each in await self.store.friends(person.id)],
            said=said,
            records=records,
        )

    async def farewell(self, person: Person, name: str) -> None:
        """Leave for good: seats are given up, the name is free, what was said is gone, games stay as somebody's."""
        if folded(name) != folded(person.name):
            raise HallError("bad-request", "type your name as it stands, so that nobody leaves by mistake")
        who = public(person)
        for ident in await self.store.unfinished(person.id):
            with suppress(HallError):
                await self._leave(ident, who)
        changed = await self.store.erase(person.id, person.name)
        await self.people.changed(person.id)
        for ident in changed:
            self.tables.bus.ring(f"forget {ident}")
            with suppress(HallError):
                await self.tables.forget(ident)

    async def _leave(self, ident: str, who: Who) -> None:
        async with self.tables.opened(ident) as desk:
            ledger = desk.ledger
            status, seats, is_host = ledger.status, ledger.seats_of(who.id), ledger.host.id == who.id
        if status == "open" and is_host:
            await self.lobby.close(ident, who)
            return
        for seat in seats:
            with suppress(HallError):  # giving up one seat may have ended the game
                await self.lobby.leave(ident, who, seat)


def may_see(shows: str, *, mine: bool, friend: bool) -> bool:
    """Whether somebody may see the history of a person's games."""
    return mine or shows == "everyone" or (shows == "friends" and friend)


def _standing(rating: Rating, results: Sequence[Result]) -> Standing:
    points = [
        Point(each.at, round(each.after, 1), round(each.deviation, 1))
        for each in results
        if each.game == rating.game and each.after is not None and each.deviation is not None
    ]
    return Standing(
        rating.game,
        round(rating.rating, 1),
        round(rating.deviation, 1),
        rating.games,
        rating.games >= SETTLED,
        max((point.rating for point in points), default=round(rating.rating, 1)),
        points,
    )


def _tallies(results: Sequence[Result]) -> list[Tally]:
    played = Counter((each.game, each.against) for each in results)
    won = Counter((each.game, each.against) for each in results if each.outcome in WON)
    return [Tally(game, against, won[game, against], times) for (game, against), times in sorted(played.items())]


def _past(result: Result, info: str) -> Past:
    try:
        table = msgspec.json.decode(info, type=Info)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        table = None
    seats = table.seats if table is not None else []
    return Past(
        table=result.table,
        game=result.game,
        at=result.at,
        outcome=cast("Outcome", result.outcome),
        score=result.score,
        best=result.best,
        before=result.before,
        after=result.after,
        rivals=[Rivalry(seat.person, seat.bot) for number, seat in enumerate(seats) if number != result.seat],
        over=table.over if table is not None else None,
    )


def _friend(friend: Friend, at: tuple[str, str] | None) -> FriendInfo:
    who = Who(friend.id, friend.name, friend.claimed)
    if at is None:
        return FriendInfo(who, friend.emblem, None, None)
    try:
        game = msgspec.json.decode(at[1], type=Info).game
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        game = None
    return FriendInfo(who, friend.emblem, at[0], game)
