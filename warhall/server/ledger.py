"""What the hall knows of a table from its log: seats, host, offers, presets, clocks, how it ended.

Here: following the log, fact by fact; nothing is computed any other way, so every process that has read the same log
knows the same. Not here: the state of the game (`play`), deciding what may be done (`lobby`, `tables`).
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from warhall.server.closures import Closures
from warhall.server.facts import (
    Acted,
    Admitted,
    Answered,
    Attempt,
    Branch,
    Chair,
    Chat,
    Clock,
    Created,
    Ended,
    Flagged,
    Hinted,
    Joined,
    Left,
    Line,
    Offered,
    OfferKind,
    Over,
    Puzzled,
    Rematch,
    Repicked,
    Resigned,
    Ruled,
    Started,
    StartWhen,
    Study,
    Taught,
    Undone,
    Who,
    Withdrawn,
)

RECENT = 64
"""So many of the last facts are kept in memory for those who watch."""
NOBODY = Who("", "")
Status: TypeAlias = Literal["open", "playing", "over", "record"]


class Offer(msgspec.Struct):
    """An open offer and who has accepted it."""

    n: int
    seat: int
    offer: OfferKind
    actions: int
    yes: list[int]


class Preset(msgspec.Struct, frozen=True):
    """An answer that a seat has given before it is asked.

    Presets are no facts of the log: a gap in the numbers would tell the others that somebody means to pass.
    """

    seat: int
    ask: str
    notation: str
    until: str


class Ledger:
    """The hall's side of one table."""

    def __init__(self, ident: str, closures: Closures | None = None) -> None:  # noqa: PLR0915  one line for each thing known
        """A table of which nothing is known yet.

        Args:
            ident: the table.
            closures: when the hall was closed, so that no clock ran.
        """
        self.id = ident
        self.closures = closures or Closures()
        self.number = 0
        self.turned = 0
        """How often something happened besides actions and talk."""
        self.created = 0.0
        self.host = NOBODY
        self.game = ""
        self.options: dict[str, Any] = {}
        self.chairs: list[Chair] = []
        self.seats: tuple[str, ...] = ()
        self.commitment = ""
        self.private = False
        self.start: StartWhen = "full"
        self.clock: Clock | None = None
        self.branch: Branch | None = None
        self.record: str | None = None
        self.position = ""
        self.study: Study | None = None
        self.packs: tuple[str, ...] = ()
        self.drafted: dict[str, str] = {}
        self.taught: Taught | None = None
        """Where the lesson of this table is."""
        self.marks: dict[int, int] = {}
        """How many actions the game had when each step was shown."""
        self.puzzled: Puzzled | None = None
        self.attempts: list[Attempt] = []
        self.status: Status = "open"
        self.salts: tuple[str, ...] = ()
        self.rules = 0
        self.content = ""
        self.count = 0
        self.actions = 0
        self.waiting: tuple[int, ...] = ()
        self.offers: list[Offer] = []
        self.presets: dict[tuple[int, str], Preset] = {}
        self.over: Over | None = None
        self.ended = 0.0
        self.gone: dict[int, Who] = {}
        """Who gave up a seat for which a bot has played on."""
        self.rematch: str | None = None
        self.admitted: set[str] = set()
        self.hints = True
        self.hinted: list[tuple[int, int]] = []
        """Who was given a hint at which count."""
        self.left: list[float] = []
        """The seconds on each seat's clock at `ticked`."""
        self.ticked = 0.0
        self.gained: list[tuple[int, float]] = []
        """Whose clock each action set forward, and by how much: what is taken back takes it along."""
        self.clients: dict[str, tuple[int, int]] = {}
        self.recent: deque[Line] = deque(maxlen=RECENT)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        if person is None:
            return ()
        return tuple(
            [seat for seat, chair in enumerate(self.chairs) if chair.person is not None and chair.person.id == person]
        )

    @property
    def scripted(self) -> bool:
        """Whether the other seats play by the script of a lesson or puzzle, not by themselves."""
        return self.study is not None and not (self.taught is not None and self.taught.free)

    def may_watch(self, person: str | None) -> bool:
        """Whether somebody may know that this table is there."""
        if not self.private:
            return True
        if person is None:
            return False
        kept = any(chair.reserved is not None and chair.reserved.id == person for chair in self.chairs)
        return kept or person == self.host.id or person in self.admitted or bool(self.seats_of(person))

    def people(self) -> list[int]:
        """The seats that persons hold."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def follow(self, line: Line) -> None:
        """Take in the next fact."""
        if line.number != self.number + 1:
            raise ValueError(f"table {self.id}: fact {line.number} after {self.number}")
        self._tick(line.at)
        self._take(line)
        self.number = line.number
        self.recent.append(line)
        if line.client is not None:
            self.clients[line.client] = (line.number, self.count)

    def _take(self, line: Line) -> None:
        """Take in what happened; actions are most of it."""
        match line.fact:
            case Acted() as fact:
                self._act(fact)
            case Chat():
                pass
            case _:
                self.turned += 1
                self._turn(line)

    def _turn(self, line: Line) -> None:  # noqa: C901, PLR0912  one short case for each kind of fact
        match line.fact:
            case Created() as fact:
                self._create(fact, line.at)
            case Joined(seat=seat, chair=chair) | Left(seat=seat, chair=chair):
                self.chairs[seat] = chair
                self._forget(seat)
            case Admitted(person=person):
                self.admitted.add(person.id)
            case Repicked() as fact:
                self._repick(fact)
            case Started() as fact:
                self.status = "playing"
                self.seats, self.salts = fact.seats, fact.salts
                self.count, self.waiting = fact.count, fact.waiting
                self.rules, self.content = fact.rules, fact.content
            case Ruled(rules=rules, content=content):
                self.rules, self.content = rules, content
            case Undone() as fact:
                self.count, self.waiting = fact.count, fact.waiting
                self.actions -= fact.actions
                self._ungain(fact.actions)
                self.offers = [each for each in self.offers if each.offer != "undo"]
                self._positions_gone()
            case Offered(seat=seat, offer=offer, actions=actions):
                self.offers.append(Offer(line.number, seat, offer, actions, []))
            case Answered(seat=seat, offer=number, yes=yes):
                self._answer(seat, number, yes=yes)
            case Withdrawn(offer=number):
                self.offers = [each for each in self.offers if each.n != number]
            case Resigned(seat=seat, bot=bot) | Flagged(seat=seat, bot=bot):
                if bot is not None:
                    self._hand_over(seat, bot)
                self._forget(seat)
            case Ended(over=over):
                self.status, self.over, self.waiting = "over", over, ()
                self.ended = line.at
                self.offers, self.presets = [], {}
            case Hinted(seat=seat, count=count):
                self.hinted.append((seat, count))
            case Rematch(table=table):
                self.rematch = table
            case Taught() as fact:
                self.taught = fact
                self.marks[fact.step] = fact.actions
            case Puzzled() as fact:
                self.puzzled = fact
                if fact.judged is not None:
                    self.attempts.append(fact.judged)
            case _:
                pass

    def _hand_over(self, seat: int, bot: str) -> None:
        person = self.chairs[seat].person
        if person is not None:
            self.gone[seat] = person
        self.chairs[seat] = Chair("bot", bot=bot)

    def _create(self, fact: Created, at: float) -> None:
        self.created = at
        self.host, self.game, self.options = fact.by, fact.game, fact.options
        self.chairs = list(fact.chairs)
        self.commitment, self.private, self.start = fact.commitment, fact.private, fact.start
        self.branch, self.record = fact.branch, fact.record
        self.hints = fact.hints
        self.position, self.study = fact.position, fact.study
        self.packs, self.drafted = fact.packs, fact.drafted
        if fact.only_record:
            self.status = "record"
        self._wind(fact.clock)

    def _repick(self, fact: Repicked) -> None:
        self.options, self.hints = fact.options, fact.hints
        self._wind(fact.clock)

    def _wind(self, clock: Clock | None) -> None:
        self.clock = clock
        self.left = [] if clock is None else [clock.initial] * len(self.chairs)

    def _positions_gone(self) -> None:
        """Hints for positions that were taken back still count, but were not given for what comes in their place."""
        self.hinted = [(seat, count if count <= self.count else -1) for seat, count in self.hinted]

    def hints_of(self, seat: int) -> int:
        """How many hints a seat has had."""
        return sum(each == seat for each, _ in self.hinted)

    def _act(self, fact: Acted) -> None:
        self.count, self.waiting = fact.count, fact.waiting
        self.actions += 1
        self.offers = [each for each in self.offers if each.offer == "draw" and each.seat != fact.seat]
        self._gain(fact.seat)
        for key, preset in list(self.presets.items()):
            if self._is_spent(preset, fact):
                del self.presets[key]

    def _is_spent(self, preset: Preset, fact: Acted) -> bool:
        """Whether an action is what a preset was waiting for."""
        own = preset.seat == fact.seat
        match preset.until:
            case "once":
                return own and preset.ask == fact.ask
            case "other":
                return own and preset.ask != fact.ask
            case "end":
                return False
            case until:
                tag = until.removeprefix("event:")
                return any(
                    seen is not None and seen.get("event") == tag
                    for seen in (
                        each.event if each.to is None or preset.seat in each.to else each.veiled for each in fact.told
                    )
                )

    def _answer(self, seat: int, number: int, *, yes: bool) -> None:
        for offer in self.offers:
            if offer.n == number and yes and seat not in offer.yes:
                offer.yes.append(seat)
        if not yes:
            self.offers = [each for each in self.offers if each.n != number]

    def _forget(self, seat: int) -> None:
        """Who leaves a seat takes their offers and presets along."""
        self.offers = [each for each in self.offers if each.seat != seat]
        self.presets = {key: preset for key, preset in self.presets.items() if preset.seat != seat}

    def _tick(self, at: float) -> None:
        """The clocks of those that were waited for ran until now."""
        if self.clock is not None and self.status == "playing":
            passed = self._passed(at)
            for seat in self.waiting:
                self.left[seat] -= passed
        self.ticked = at

    def _gain(self, seat: int) -> None:
        """An action sets its seat's clock forward."""
        if self.clock is not None:
            most = math.inf if self.clock.most is None else self.clock.most
            gain = min(self.clock.increment, max(0.0, most - self.left[seat]))
            self.left[seat] += gain
            self.gained.append((seat, gain))

    def _ungain(self, actions: int) -> None:
        """Nobody earns time by acting and taking it back."""
        for _ in range(min(actions, len(self.gained))):
            seat, gain = self.gained.pop()
            self.left[seat] -= gain

    def _passed(self, now: float) -> float:
        """The seconds for which clocks have run since they were last looked at."""
        return max(0.0, now - self.ticked - self.closures.within(self.ticked, now))

    def flag(self, now: float) -> int | None:
        """The seat whose time has run out, if there is one."""
        if self.clock is None or self.status != "playing":
            return None
        passed = self._passed(now)
        return next((seat for seat in self.waiting if self.left[seat] - passed <= 0), None)

    def agreed(self, offer: Offer) -> bool:
        """Whether every other person at the table has accepted; nobody else's word is needed."""
        wanted = set(self.people()) - {offer.seat}
        mine = self.chairs[offer.seat].person
        if mine is not None:  # who holds several seats agrees with themselves
            wanted -= set(self.seats_of(mine.id))
        return wanted <= set(offer.yes)


def ledger_of(ident: str, lines: Iterable[Line], closures: Closures | None = None) -> Ledger:
    """The ledger that a log gives."""
    ledger = Ledger(ident, closures)
    for line in lines:
        ledger.follow(line)
    return ledger
