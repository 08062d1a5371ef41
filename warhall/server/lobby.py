"""Before play and after it: tables are made, seats are taken, games begin, rematches and branches follow.

Here: everything about seats. Not here: what happens on the board (`tables`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from warhall.games import game as game_of
from warhall.games import module_of, played_with, rooms
from warhall.kernel.dice import commitment
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.kernel.record import Record
from warhall.kernel.table import replay
from warhall.server.desk import Desk, lay
from warhall.server.facts import (
    Admitted,
    AnyFact,
    Branch,
    Chair,
    Chat,
    Created,
    Ended,
    Joined,
    Left,
    Line,
    Over,
    Rematch,
    Study,
    Who,
)
from warhall.server.faults import HallError, fault_of
from warhall.server.ledger import Ledger, ledger_of
from warhall.server.letters import Info, info
from warhall.server.moves import given_up
from warhall.server.people import clean_name, public
from warhall.server.picking import Repick, picked, repicked
from warhall.server.seating import (
    BranchWish,
    Links,
    Made,
    SeatWish,
    Wish,
    again_chair,
    bot_chair,
    chair_for,
    check_host,
    check_salt,
    check_wish,
    free_seat,
    links_of,
    seat_of_key,
)
from warhall.server.secret import new_id, new_key, new_seed, same
from warhall.server.store.store import Append, Kept, TableRow, Whole
from warhall.server.tables import Tables, as_listed, check_watch, is_full, own_seat, tended
from warhall.server.viewing import Viewing

LIST_MOST = 100
LATE = 5
"""A list that has not been told of a table for so many rounds will not be told any more."""


class Lobby:
    """Where tables come from."""

    def __init__(self, tables: Tables, viewing: Viewing) -> None:
        self.tables = tables
        self.viewing = viewing
        self.store = tables.store

    async def create(self, host: Who, wish: Wish) -> Made:
        """A new table."""
        try:
            game = game_of(wish.game)
        except WarhallError as error:
            raise fault_of(error) from error
        options = picked(game, len(wish.seats), wish.mode, wish.options)
        asked = await self._asked(host, wish.seats)
        chairs = [chair_for(host, seat, wish.salt, asked) for seat in wish.seats]
        return await self._make(game, host, chairs, options, wish)

    async def _asked(self, host: Who, seats: Sequence[SeatWish]) -> dict[str, Who]:
        """Those for whom seats are to be kept: friends, and whoever has a page under a name of their own.

        Raises:
            HallError: somebody cannot be asked, or is asked twice.
        """
        wanted = [seat.whom for seat in seats if seat.whom is not None]
        if len(set(wanted)) < len(wanted) or host.id in wanted:
            raise HallError("bad-seats", "each seat is kept for somebody else")
        found = {}
        for ident in wanted:
            person = await self.store.person_of_id(ident)
            if person is None or not (person.password or await self.store.are_friends(host.id, ident)):
                raise HallError("no-such-person", "only friends, and those who claimed a name, can be asked to play")
            found[ident] = public(person)
        return found

    async def branch(self, person: Who, ident: str, wish: BranchWish) -> Made:
        """A new game that goes on from a moment of one that is over."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            if desk.ledger.status not in ("over", "record"):
                raise HallError("not-over", "only a game that is over can be branched")
            record = desk.shown().table.record()
            game = desk.shown().state.game
        if not 0 <= wish.step <= len(record.entries):
            raise HallError("no-such-step", f"this game has the steps 0 to {len(record.entries)}")
        if len(wish.seats) != len(desk.ledger.chairs):
            raise HallError("bad-seats", "a branch has as many seats as the game it comes from")
        record.entries = record.entries[: wish.step]
        asked = await self._asked(person, wish.seats)
        chairs = [chair_for(person, seat, wish.salt, asked) for seat in wish.seats]
        branch = Branch(ident, wish.step)
        return await self._make(game, person, chairs, record.options, wish, branch, record.text())

    async def add_record(self, person: Who, text: str) -> Info:
        """A record to look at: it must replay, digest by digest."""
        try:
            record = Record.parse(text)
            game = played_with(module_of(record.game), record.packs)
            record.check(game)
        except WarhallError as error:
            raise fault_of(error) from error
        # A thread, since a long record takes a while; a record that does not replay is not kept.
        try:
            table = await asyncio.to_thread(replay, game, record)
        except WarhallError as error:
            raise fault_of(error) from error
        players = [record.players.get(seat, "nobody") for seat in table.state.seat_names()]
        chairs = [Chair("bot", bot=player) for player in players]
        wish = Wish(game=game.id, seats=[], private=True)
        made = await self._make(game, person, chairs, record.options, wish, None, text, only_record=True)
        return made.table

    async def room(self, ident: str, person: Who | None, game: str) -> Game:
        """The game that a table is played by, as somebody who may see the table may know it.

        Raises:
            HallError: there is no such table of this game.
        """
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            if desk.game is None or desk.game.id != game:
                raise HallError("no-such-table", "there is no such table of this game")
            return desk.game

    async def study(self, person: Who, game: Game, chairs: Sequence[Chair], position: str, study: Study | None) -> str:
        """A private table that starts from a position: a lesson, a puzzle, or a game that goes on from one."""
        options = msgspec.to_builtins(game.choose({"players": len(chairs), "mode": game.modes[0]}))
        wish = Wish(game=game.id, seats=[], private=True)
        made = await self._make(game, person, chairs, options, wish, position=position, study=study)
        return made.table.id

    async def _make(
        self,
        game: Game,
        host: Who,
        chairs: Sequence[Chair],
        options: dict[str, Any],
        wish: Wish | BranchWish,
        branch: Branch | None = None,
        record: str | None = None,
        *,
        only_record: bool = False,
        position: str = "",
        study: Study | None = None,
    ) -> Made:
        check_wish(wish)
        await self._check_quota(host, chairs, only_record=only_record or study is not None)
        ident = new_id(f"table of {host.id}")
        seed = new_seed(ident)
        row = TableRow(
            id=ident,
            game=game.id,
            created=self.tables.now(),
            private=wish.private,
            tended=False,
            seed=seed,
            host="" if only_record or study is not None else host.id,
            keys={"watch": new_key(ident)} | {str(seat): new_key(ident) for seat in range(len(chairs))},
        )
        created = Created(
            by=host,
            game=game.id,
            options=options,
            chairs=tuple(chairs),
            commitment=commitment(seed),
            private=wish.private,
            start=wish.start,
            clock=wish.clock,
            branch=branch,
            record=record,
            only_record=only_record,
            hints=wish.hints,
            position=position,
            study=study,
            packs=game.packs,
            drafted=dict(game.drafted),
        )
        await self._store_new(row, created)
        if not only_record:
            # The first change starts the game if nobody is missing.
            await self.tables.change(row.id, self._begin_if_full)
        async with self.tables.opened(row.id, fresh=False) as desk:
            return self._made(desk, host)

    async def _check_quota(self, host: Who, chairs: Sequence[Chair], *, only_record: bool) -> None:
        """Nobody fills the hall alone: so many tables of one host may be open or running, fewer of them with bots."""
        if only_record:
            return
        settings = self.tables.settings
        tables, with_bots = await self.store.hosted(host.id)
        if tables >= settings.tables_per_person:
            raise HallError("too-many", f"you host {tables} tables that are not over: finish or close some first")
        if with_bots >= settings.bot_tables_per_person and any(chair.kind == "bot" for chair in chairs):
            raise HallError("too-many", f"you host {with_bots} running tables with bots: finish some first")

    async def _store_new(self, row: TableRow, created: Created) -> None:
        lines = [Line(1, row.created, created)]
        ledger = ledger_of(row.id, lines)
        people = [each for chair in created.chairs for each in (chair.person, chair.reserved) if each is not None]
        members = {created.by.id} | {each.id for each in people}
        if created.study is not None:
            members = set()  # a lesson is found where one learns, not among the games that somebody plays
        append = Append(
            table=row.id,
            lines=lines,
            info=msgspec.json.encode(info(ledger, [False] * len(ledger.chairs))).decode(),
            status=ledger.status,
            tended=tended(ledger),
            members=sorted(members),
        )
        await self.store.add_table(row, append)
        desk = self.tables.desk(row.id)
        async with desk.lock:
            await lay(desk, Whole(row, lines, [], None))  # what was just written need not be read

    def _begin_if_full(self, desk: Desk) -> Sequence[AnyFact]:
        ledger = desk.ledger
        if ledger.status == "open" and ledger.start == "full" and is_full(ledger):
            return [self.tables.start(desk)]
        return []

    def _made(self, desk: Desk, person: Who) -> Made:
        return Made(self._info(desk, person), links_of(desk, person))

    def _info(self, desk: Desk, person: Who | None) -> Info:
        people = self.viewing.presence.people(desk.id)
        here = [chair.person is not None and chair.person.id in people for chair in desk.ledger.chairs]
        told = info(desk.ledger, here, stranded=desk.stranded)
        return told.to(person.id if person else None, desk.ledger.options)

    async def info(self, ident: str, person: Who | None) -> Info:
        """A table as somebody may know it."""
        async with self.tables.opened(ident) as desk:
            check_watch(desk, person)
            return self._info(desk, person)

    async def links(self, ident: str, person: Who) -> Links:
        """The keys of a table, for its host."""
        async with self.tables.opened(ident) as desk:
            check_host(desk, person)
            return links_of(desk, person)

    async def listed(self, person: Who | None, status: str | None, game: str | None) -> list[Info]:
        """The newest public tables."""
        if game is not None and game not in rooms():
            return []
        found = await self.store.listed(status, game, LIST_MOST)
        return await self._all(found, person)

    async def mine(self, person: Who) -> list[Info]:
        """The newest tables of a person."""
        return await self._all(await self.store.tables_of(person.id, LIST_MOST), person)

    async def _all(self, rows: Sequence[Kept], person: Who | None) -> list[Info]:
        """What somebody may know of tables; of one that nobody can read there is nothing to know."""
        kept = {row.id: _read(row) for row in rows}
        playing = {ident: each.n for ident, each in kept.items() if each is not None and each.status == "playing"}
        # A process that fell has not brought the list up to date.
        behind = await self.store.behind(playing, self.tables.now() - LATE * self.tables.settings.list_seconds)
        found = []
        for row in rows:
            each = kept[row.id]
            if each is None or row.id in behind:
                found.append(await self._anew(row.id, person) or each)
            else:
                found.append(self._kept(row, each, person))
        return [each for each in found if each is not None]

    def _kept(self, row: Kept, kept: Info, person: Who | None) -> Info:
        """An info from the database, with who is here now; or from the desk, if it lies here and is newer."""
        desk = self.tables.desks.get(row.id)
        if desk is not None and desk.loaded and not desk.lock.locked() and desk.ledger.number > kept.n:
            return self._info(desk, person)
        if row.aside is not None:
            is_old = row.aside.startswith("rules-changed")
            kept = msgspec.structs.replace(kept, aside="rules-changed" if is_old else "unreadable")
        people = self.viewing.presence.people(kept.id)
        seats = [
            msgspec.structs.replace(
                seat, here=seat.kind == "bot" or (seat.person is not None and seat.person.id in people)
            )
            for seat in kept.seats
        ]
        return msgspec.structs.replace(kept, seats=seats).to(person.id if person else None)

    async def _anew(self, ident: str, person: Who | None) -> Info | None:
        """An info made from the log, where none could be read or it is too old."""
        try:
            async with self.tables.opened(ident) as desk:
                await self.store.save_infos({ident: as_listed(desk)})
                return self._info(desk, person) if desk.ledger.may_watch(person.id if person else None) else None
        except HallError:
            return None

    async def join(
        self,
        ident: str,
        person: Who,
        seat: int | None = None,
        key: str | None = None,
        name: str | None = None,
        salt: str = "",
    ) -> Info:
        """Take a seat; whoever takes the seat that they hold already is called otherwise from then on."""
        check_salt(salt)
        clean = clean_name(name) if name is not None else person.name

        def work(desk: Desk) -> Sequence[AnyFact]:
            ledger = desk.ledger
            keyed = seat_of_key(desk, key)
            if keyed is None:
                check_watch(desk, person)
            if ledger.status != "open":
                raise HallError("not-open", "the game has begun")
            if seat is not None and seat in ledger.seats_of(person.id):
                return [Joined(seat, msgspec.structs.replace(ledger.chairs[seat], name=clean))]
            chosen = free_seat(ledger, person, seat, keyed)
            return [Joined(chosen, Chair("person", person, clean, salt=salt))]

        await self.tables.change(ident, work, members=[person.id])
        async with self.tables.opened(ident, fresh=False) as desk:  # what was just written need not be read
            check_watch(desk, person)
            return self._info(desk, person)

    async def watch(self, ident: str, person: Who, key: str) -> Info:
        """Be let into a private table."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            assert desk.row is not None  # noqa: S101  the desk is loaded
            if desk.ledger.may_watch(person.id):
                return []
            if not same(key, desk.row.keys["watch"]) and seat_of_key(desk, key) is None:
                raise HallError("no-such-table", "there is no such table")
            return [Admitted(person)]

        await self.tables.change(ident, work, members=[person.id])
        return await self.info(ident, person)

    async def leave(self, ident: str, person: Who, seat: int | None) -> Info:
        """Give up a seat."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            chosen = own_seat(desk, person, seat)
            match desk.ledger.status:
                case "open":
                    return [Left(seat=chosen, chair=Chair("open"), by=person)]
                case "playing":
                    return given_up(desk, chosen)
                case _:
                    raise HallError("not-playing", "the game is over")

        await self.tables.change(ident, work)
        return await self.info(ident, person)

    async def decline(self, ident: str, person: Who) -> None:
        """Leave the seat that is kept for one to somebody else; at its table everybody is told."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            check_watch(desk, person)
            kept = [
                n for n, chair in enumerate(desk.ledger.chairs) if chair.reserved and chair.reserved.id == person.id
            ]
            if not kept:
                raise HallError("not-your-seat", "no seat is kept for you here")
            if desk.ledger.status != "open":
                raise HallError("not-open", "the game has begun")
            passed = Chat(person, "", "not-this-time")
            return [*(Left(seat=seat, chair=Chair("open"), by=person) for seat in kept), passed]

        await self.tables.change(ident, work)
        async with self.tables.opened(ident, fresh=False) as desk:
            stays = desk.ledger.seats_of(person.id) or person.id in desk.ledger.admitted
        if not stays:
            await self.store.drop_member(ident, person.id)

    async def change_seat(
        self, ident: str, person: Who, seat: int, kind: Literal["open", "invited", "bot"], bot: str | None
    ) -> Info:
        """The host fills a seat otherwise, while the table is open."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            check_host(desk, person)
            if desk.ledger.status != "open":
                raise HallError("not-open", "the game has begun")
            if not 0 <= seat < len(desk.ledger.chairs):
                raise HallError("bad-seats", f"this table has {len(desk.ledger.chairs)} seats")
            asked = desk.ledger.chairs[seat].reserved
            if asked is not None:
                unasked.append(asked.id)
            if kind == "bot":
                return [Joined(seat, bot_chair(bot))]
            return [Left(seat=seat, chair=Chair(kind), by=person)]

        unasked: list[str] = []
        await self.tables.change(ident, work)
        for each in set(unasked):
            await self.store.drop_member(ident, each)
        return await self.info(ident, person)

    async def repick(self, ident: str, person: Who, wish: Repick) -> Info:
        """The host picks anew what is played, as long as nobody else sits there."""
        await self.tables.change(ident, lambda desk: [repicked(desk, person, wish)])
        return await self.info(ident, person)

    async def start(self, ident: str, person: Who) -> Info:
        """The host begins the game."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            check_host(desk, person)
            if desk.ledger.status != "open":
                raise HallError("not-open", "the game has begun")
            if not is_full(desk.ledger):
                raise HallError("not-full", "a seat is still empty")
            return [self.tables.start(desk)]

        await self.tables.change(ident, work)
        return await self.info(ident, person)

    async def close(self, ident: str, person: Who) -> Info:
        """The host gives up a table that has not begun."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            check_host(desk, person)
            if desk.ledger.status != "open":
                raise HallError("not-open", "the game has begun")
            return [Ended(Over("abandoned"))]

        await self.tables.change(ident, work)
        return await self.info(ident, person)

    async def rematch(self, ident: str, person: Who) -> Made:
        """The same again, with the seats moved on by one; who was there before may take their seats."""
        async with self.tables.opened(ident) as desk:
            own_seat(desk, person, next(iter(desk.ledger.seats_of(person.id)), None))
            ledger = desk.ledger
            if ledger.status != "over":
                raise HallError("not-over", "the game is still going on")
            again = ledger.rematch
            game = desk.game
        if again is None:
            assert game is not None  # noqa: S101  the desk is loaded
            again = await self._again(ledger, game, person)
        async with self.tables.opened(again) as desk:
            return self._made(desk, person)

    async def _again(self, ledger: Ledger, game: Game, person: Who) -> str:
        moved = [*ledger.chairs[1:], ledger.chairs[0]] if ledger.chairs else []
        chairs = [again_chair(chair, person) for chair in moved]
        wish = Wish(
            game=game.id,
            seats=[],
            private=ledger.private,
            start=ledger.start,
            clock=ledger.clock,
            hints=ledger.hints,
        )
        made = await self._make(game, person, chairs, ledger.options, wish)

        def work(desk: Desk) -> Sequence[AnyFact]:
            return [] if desk.ledger.rematch is not None else [Rematch(made.table.id)]

        await self.tables.change(ledger.id, work)
        async with self.tables.opened(ledger.id) as desk:
            chosen = desk.ledger.rematch
        if chosen != made.table.id and made.table.status == "open":
            await self.close(made.table.id, person)
        return chosen or made.table.id


def _read(row: Kept) -> Info | None:
    """The info that stands in the database; None if it is none."""
    try:
        return msgspec.json.decode(row.info, type=Info)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError):
        return None
