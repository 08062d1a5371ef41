"""What a seat may do at a running table: act, plan and commit, undo, offer, answer, resign, preset, chat.

Here: whether it is allowed, and which facts it makes. Not here: storing and telling them (`tables`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import msgspec

from warhall.bots.levels import USUAL
from warhall.kernel.errors import WarhallError
from warhall.learn.school import school
from warhall.server import lessons, puzzles
from warhall.server.at_once import AtOnce, Then
from warhall.server.barrier import try_plan
from warhall.server.desk import Desk
from warhall.server.facts import (
    Answered,
    AnyFact,
    Auto,
    Chat,
    Ended,
    Flagged,
    Offered,
    OfferKind,
    Over,
    Resigned,
    Who,
    Withdrawn,
)
from warhall.server.faults import HallError, fault_of
from warhall.server.ledger import Offer, Preset
from warhall.server.limits import Buckets
from warhall.server.tables import Receipt, Tables, check_count, check_watch, own_seat
from warhall.server.teaching import puzzle_of

CHAT_MOST = 500
PHRASES = (
    "hello",
    "good-luck",
    "sit-down",
    "first-game",
    "one-moment",
    "nice-move",
    "well-played",
    "thanks",
    "must-go",
    "not-this-time",
)
"""What may be said by its id, so that each reads it in their own language."""


class Moves:
    """Everything that persons and bots do at tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.at_once = AtOnce(tables)
        per_minute = tables.settings.chats_per_minute
        self._chats = Buckets(per_minute / 60, per_minute, tables.now)

    async def act(
        self, ident: str, person: Who, seat: int | None, notation: str, count: int | None, client: str | None = None
    ) -> Receipt:
        """Take an action."""
        told: list[HallError] = []
        teaches = True  # of a request that was done before nothing is known here

        def work(desk: Desk) -> Sequence[AnyFact]:
            nonlocal teaches
            told.clear()
            teaches = desk.ledger.study is not None
            if not teaches:
                return _acted(desk, person, seat, notation, count)
            chosen = own_seat(desk, person, seat)
            desk.playing()
            check_count(desk, count, chosen)
            return self._studied(desk, chosen, [notation], person, told)

        receipt = await self.tables.change(ident, work, client_key(person, client))
        if told:  # the mistake that a lesson invites to is refused, and noted
            raise told[0]
        if teaches:
            await self.judge(ident)
        return receipt

    def act_now(
        self, ident: str, person: Who, seat: int | None, notation: str, count: int, client: str | None, then: Then
    ) -> bool:
        """Take an action, if nothing stands in its way; else nothing is done, and `act` does it or says why not."""
        return self.at_once.change(
            ident, lambda desk: _acted(desk, person, seat, notation, count), client_key(person, client), then
        )

    def _studied(
        self, desk: Desk, seat: int, steps: list[str], person: Who, told: list[HallError]
    ) -> Sequence[AnyFact]:
        """What somebody does at a table that teaches."""
        facts: list[AnyFact] = []
        for notation in steps:
            if desk.ledger.study is not None and desk.ledger.study.kind == "puzzle":
                facts += puzzles.move(desk, seat, notation, person)
                continue
            made, refused = lessons.press(desk, seat, notation, person)
            facts += made
            told += [] if refused is None else [refused]
        return facts

    async def judge(self, ident: str, *, now: bool = False) -> None:
        """Judge the attempt at a puzzle if it is over, or if the solver says so."""
        desk = self.tables.desk(ident)
        if desk.loaded and desk.ledger.study is None:
            return
        async with desk.lock:
            await self.tables.read(desk, fresh=False)
            study, mark = desk.ledger.study, desk.ledger.puzzled
            if study is None or study.kind != "puzzle" or mark is None or mark.state != "trying":
                return
            over = puzzles.attempt_over(desk)
            if not now and not over:
                return
            taught, puzzle = school(desk.ledger.game), puzzle_of(desk)
            moves, known = puzzles.own_moves(desk), puzzles.moves_before_chance(desk)
        count = partial(puzzles.verdict, taught, puzzle, moves, known, over=over)
        chance = await asyncio.to_thread(count)
        await self.tables.change(ident, lambda desk: puzzles.judged(desk, chance))

    async def act_for_bot(self, ident: str, seat: int, level: str, notation: str, auto: Auto) -> Receipt:
        """Take the action that a bot has chosen, if the seat is still the bot's and still asked."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            play = desk.playing()
            if desk.ledger.chairs[seat].bot != level or seat not in play.state.decisions:
                raise HallError("stale", "the bot's turn is over")
            return [play.act(seat, notation, auto=auto)]

        return await self.tables.change(ident, work)

    async def commit(
        self, ident: str, person: Who, seat: int | None, steps: list[str], count: int, client: str | None = None
    ) -> Receipt:
        """Play the steps of a plan, all or none."""
        told: list[HallError] = []

        def work(desk: Desk) -> Sequence[AnyFact]:
            told.clear()
            chosen = own_seat(desk, person, seat)
            play = desk.playing()
            check_count(desk, count)
            # Tried first without dice: nobody shall learn by a refusal what a die would have shown.
            plan = try_plan(play, chosen, steps)
            if plan.refusal is not None:
                raise HallError("refused", f"step {plan.bad} of the plan is not allowed", plan.refusal)
            if not steps or plan.steps < len(steps):
                raise HallError("bad-request", f"a plan ends at its barrier: after step {plan.steps} of {len(steps)}")
            if desk.ledger.study is not None:
                if len(steps) > 1:
                    raise HallError("not-now", "a lesson and a puzzle are played move by move")
                return self._studied(desk, chosen, steps, person, told)
            return [play.act(chosen, step, by=person) for step in steps]

        receipt = await self.tables.change(ident, work, client_key(person, client))
        if told:
            raise told[0]
        await self.judge(ident)
        return receipt

    async def undo(
        self, ident: str, person: Who, seat: int | None, actions: int, count: int, client: str | None = None
    ) -> Receipt:
        """Take back own actions up to the barrier."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            chosen = own_seat(desk, person, seat)
            play = desk.playing()
            check_count(desk, count)
            if desk.ledger.scripted and desk.ledger.taught is not None:
                raise HallError("not-now", "in a lesson one goes back a step")
            if not 1 <= actions <= takeable(desk):
                raise HallError("nothing-to-undo", f"{takeable(desk)} actions can be taken back, not {actions}")
            free = play.table.free_undo(chosen)
            if actions > free:
                raise HallError("needs-consent", f"{free} actions can be taken back freely, not {actions}")
            return [play.undo(chosen, actions)]

        return await self.tables.change(ident, work, client_key(person, client))

    async def offer(
        self,
        ident: str,
        person: Who,
        seat: int | None,
        kind: OfferKind,
        actions: int | None = None,
        client: str | None = None,
    ) -> Receipt:
        """Propose a draw, or to take back actions beyond the barrier."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            chosen = own_seat(desk, person, seat)
            desk.playing()
            if any(each.seat == chosen and each.offer == kind for each in desk.ledger.offers):
                return []
            back = 0
            if kind == "undo":
                back = back_to_own(desk, chosen) if actions is None else actions
                if not 1 <= back <= takeable(desk):
                    raise HallError("nothing-to-undo", f"{takeable(desk)} actions can be taken back, not {back}")
            elif any(chair.kind == "bot" for chair in desk.ledger.chairs):
                raise HallError("needs-consent", "bots do not agree to a draw")
            offered = Offered(chosen, kind, back)
            opened = Offer(desk.ledger.number + 1, chosen, kind, back, [])
            return [offered, *self._agreed(desk, opened)]

        return await self.tables.change(ident, work, client_key(person, client))

    async def answer(
        self, ident: str, person: Who, seat: int | None, number: int, *, yes: bool, client: str | None = None
    ) -> Receipt:
        """Accept or decline an offer; the offerer's own "no" withdraws it."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            chosen = own_seat(desk, person, seat)
            desk.playing()
            offer = next((each for each in desk.ledger.offers if each.n == number), None)
            if offer is None or (offer.seat == chosen and yes):
                raise HallError("no-such-offer", "there is no such offer any more")
            if offer.seat == chosen:
                return [Withdrawn(number)]
            answered = Answered(chosen, number, yes)
            if not yes:
                return [answered]
            accepted = msgspec.structs.replace(offer, yes=[*offer.yes, chosen])
            return [answered, *self._agreed(desk, accepted)]

        return await self.tables.change(ident, work, client_key(person, client))

    def _agreed(self, desk: Desk, offer: Offer) -> list[AnyFact]:
        """What follows if everybody has accepted."""
        if not desk.ledger.agreed(offer):
            return []
        if offer.offer == "draw":
            return [Ended(Over("agreed"))]
        return [desk.playing().undo(offer.seat, offer.actions)]

    async def resign(self, ident: str, person: Who, seat: int | None, client: str | None = None) -> Receipt:
        """Give up: the game ends, or with more than two seats a bot plays on."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            chosen = own_seat(desk, person, seat)
            desk.playing()
            return given_up(desk, chosen)

        return await self.tables.change(ident, work, client_key(person, client))

    async def flag(self, ident: str) -> Receipt:
        """End the time of the seat whose clock has run out."""

        def work(desk: Desk) -> Sequence[AnyFact]:
            seat = desk.ledger.flag(self.tables.now())
            return [] if seat is None else given_up(desk, seat, time=True)

        return await self.tables.change(ident, work)

    async def preset(
        self, ident: str, person: Who, seat: int | None, ask: str, notation: str | None, until: str
    ) -> Receipt:
        """Set or clear an answer before the question."""
        async with self.tables.opened(ident) as desk:
            chosen = own_seat(desk, person, seat)
            play = desk.playing()
            preset = None
            if notation is not None:
                try:
                    play.state.game.codec.parse(play.state, notation)
                except WarhallError as error:
                    raise fault_of(error) from error
                preset = Preset(chosen, ask, notation, until)
            await self.tables.store.set_preset(ident, chosen, ask, preset)
            desk.ledger.presets.pop((chosen, ask), None)
            if preset is not None:
                desk.ledger.presets[chosen, ask] = preset
            self.tables.bus.ring(f"preset {ident}")
        # It may answer a question that is asked already.
        await self.tables.change(ident, self._answer_now)
        async with self.tables.opened(ident, fresh=False) as desk:
            return Receipt(desk.ledger.number, desk.ledger.count)

    def _answer_now(self, desk: Desk) -> Sequence[AnyFact]:
        if desk.ledger.status != "playing":
            return []
        play = desk.playing()
        for seat, decision in sorted(play.state.decisions.items()):
            preset = desk.ledger.presets.get((seat, decision.ask))
            if preset is not None:
                try:
                    return [play.act(seat, preset.notation, auto="preset", by=desk.ledger.chairs[seat].person)]
                except WarhallError:
                    continue
        return []

    async def chat(
        self, ident: str, person: Who, text: str, phrase: str | None = None, client: str | None = None
    ) -> Receipt:
        """Say something at a table: a text, or a phrase by its id."""
        clean = "".join(each for each in text if each.isprintable() or each.isspace()).strip()
        if phrase is not None and (clean or phrase not in PHRASES):
            raise HallError("bad-request", f"a phrase stands without a text and is one of {', '.join(PHRASES)}")
        if phrase is None and not 1 <= len(clean) <= CHAT_MOST:
            raise HallError("bad-request", f"a message has 1 to {CHAT_MOST} characters")
        if not self._chats.take(person.id):
            raise HallError("too-fast", "too many messages: wait a little")

        def work(desk: Desk) -> Sequence[AnyFact]:
            check_watch(desk, person)
            return [Chat(person, clean, phrase or "")]

        return await self.tables.change(ident, work, client_key(person, client))


def _acted(desk: Desk, person: Who, seat: int | None, notation: str, count: int | None) -> Sequence[AnyFact]:
    """The fact of an action at a table where games are played."""
    chosen = own_seat(desk, person, seat)
    play = desk.playing()
    check_count(desk, count, chosen)
    return [play.act(chosen, notation, by=person)]


def client_key(person: Who, client: str | None) -> str | None:
    """Under which name a request is remembered."""
    return None if client is None else f"{person.id}:{client}"


def takeable(desk: Desk) -> int:
    """How many actions were taken at this table: what a record brought along stays."""
    return desk.ledger.actions


def back_to_own(desk: Desk, seat: int) -> int:
    """How many actions must be taken back to undo the seat's own last one."""
    name = desk.playing().state.seat_names()[seat]
    for back, entry in enumerate(reversed(desk.playing().table.entries), start=1):
        if entry.seat == name:
            return back
    return 0


def given_up(desk: Desk, seat: int, *, time: bool = False) -> list[AnyFact]:
    """A seat is out: of two the other has won, of more a bot plays on as long as persons are left."""
    chairs = desk.ledger.chairs
    kind: type[Flagged] | type[Resigned] = Flagged if time else Resigned
    reason = Over("time" if time else "resigned", seat)
    others = [each for each in desk.ledger.people() if each != seat]
    if len(chairs) <= 2 or not others:
        return [kind(seat), Ended(reason)]
    return [kind(seat, bot=USUAL)]
