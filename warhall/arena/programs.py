"""Programs of others at a table of the arena, over standard input and output or over a socket, within limits.

A program gets a seed of its own: one that draws its chance from it plays the same game again. Whoever crashes, stalls,
floods, takes too much memory or insists on what is not allowed is sent away; chance plays on for its seat, and the
game's report says so. The limits keep a run alive; they are no prison: run programs that you do not trust in a
container.
"""

from __future__ import annotations

import os
import selectors
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic  # noqa: TID251  a stranger's program is given its time; nothing in the rules knows of it
from typing import Any, NamedTuple

import msgspec

from warhall.arena import messages
from warhall.arena.lines import Connection, Gone, Line, Process
from warhall.arena.players import Answer, Limits
from warhall.kernel.actions import Action
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.events import Told
from warhall.kernel.state import State

LINE_MOST = 64 * 1024
"""Bytes in a line, as over the socket."""
FLOOD = 1024 * 1024
"""So many bytes without an answer are no answer."""
MISTAKES = 10
"""So often a program may try again before its question is taken from it."""
TICK = 0.05
"""Seconds between two looks at its memory."""


class Mistake(NamedTuple):
    """A line that was no answer."""

    ident: object
    code: str
    message: str


class Program:
    """One program at one seat for one game."""

    def __init__(self, line: Line | None, seat: int, dice: SeededDice, limits: Limits) -> None:
        """A program at the end of a line; None: it is not there, and chance plays for it from the beginning."""
        self.line = line
        self.seat = seat
        self.dice = dice
        self.limits = limits
        self.gone = False
        self.events: list[dict[str, Any]] = []
        self.number = 0
        self._unread = b""
        self._unsent = b""
        self.selector = selectors.DefaultSelector()
        self._absent: str | None = None
        if line is not None:
            self._watch(line)

    @classmethod
    def started(cls, words: Sequence[str], seat: int, dice: SeededDice, limits: Limits) -> Program:
        """A program that is started for this game."""
        return cls(Process(words, dice.child(0).state), seat, dice, limits)

    @classmethod
    def called(cls, address: tuple[str, int] | str, seat: int, dice: SeededDice, limits: Limits) -> Program:
        """A program that listens somewhere; it is told its seed first."""
        try:
            found = cls(Connection(address), seat, dice, limits)
        except Gone as gone:
            found = cls(None, seat, dice, limits)
            found._absent = str(gone)
            return found
        found._unsent = messages.begin(dice.child(0).state)
        return found

    def _watch(self, line: Line) -> None:
        self.selector.register(line.outlet, selectors.EVENT_READ)
        if line.aside is not None:
            self.selector.register(line.aside, selectors.EVENT_READ)

    def choose(self, state: State, seat: int) -> Answer:
        """What the program answers; if it does not, any option."""
        options = state.decisions[seat].options
        if len(options) == 1:
            return Answer(options[0])
        own = self.dice.child(1 + state.count)
        if self.gone:
            return Answer(options[own.below(len(options))])
        try:
            if self._absent is not None:
                raise Gone(self._absent)
            self._say(messages.update(state, seat, self._news(), self.number))
            return Answer(self._answer(state))
        except Gone as gone:
            self._end()
            return Answer(options[own.below(len(options))], str(gone))

    def heard(self, seat: int, state: State, told: Sequence[Told]) -> None:
        """Keep what happened for the next update."""
        self.number += 1
        self.events.append(messages.acted(self.number, seat, state, told, self.seat))

    def leave(self, state: State) -> None:
        """Tell how it ended, let the program go, and see that it does."""
        if not self.gone and self.line is not None:
            with suppress(Gone):
                self._say(messages.update(state, self.seat, self._news(), self.number))
                self._until_gone(self.line)
        self._end()

    def _news(self) -> list[dict[str, Any]]:
        news, self.events = self.events, []
        return news

    @property
    def _open(self) -> Line:
        assert self.line is not None  # noqa: S101  nobody speaks to a program that is not there
        return self.line

    def _say(self, line: bytes) -> None:
        """Send a line, as far as the program reads now; the rest goes out while its answer is awaited."""
        self._unsent += line
        if len(self._unsent) > 64 * FLOOD:
            raise Gone("does not read what it is told")
        self._write()

    def _write(self) -> None:
        line = self._open
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(line.inlet, self._unsent) :]
        except BlockingIOError:
            self._also(writing=True)
            return
        except (BrokenPipeError, ConnectionError):
            raise Gone(line.lost(self.limits.seconds)) from None
        self._also(writing=False)

    def _also(self, *, writing: bool) -> None:
        """Whether to be woken when the program reads; a socket is one descriptor for both ways."""
        line = self._open
        both = selectors.EVENT_READ if line.inlet == line.outlet else 0
        wanted = both | (selectors.EVENT_WRITE if writing else 0)
        known = self.selector.get_map().get(line.inlet)
        if known is None and wanted:
            self.selector.register(line.inlet, wanted)
        elif known is not None and wanted:
            self.selector.modify(line.inlet, wanted)
        elif known is not None:
            self.selector.unregister(line.inlet)

    def _answer(self, state: State) -> int | Action:
        """The action that the program chooses."""
        deadline = monotonic() + self.limits.seconds
        read, mistakes = 0, 0
        while True:
            while b"\n" in self._unread:
                line, _, self._unread = self._unread.partition(b"\n")
                if not line.strip():
                    continue
                found = judged(state, self.seat, line)
                if not isinstance(found, Mistake):
                    self._say(messages.ack(_ident(line), self.number + 1, state.count + 1))
                    return found
                mistakes += found.code != "stale"  # an answer to an older question does no harm
                self._say(messages.error(*found))
                if mistakes > MISTAKES:
                    raise Gone(f"insists on what is not allowed: {found.message}")
            if len(self._unread) > LINE_MOST:
                raise Gone(f"writes a line of more than {LINE_MOST} bytes")
            read += self._wait(deadline, "does not answer")
            if read > FLOOD:
                raise Gone(f"writes more than {FLOOD} bytes without an answer")

    def _wait(self, deadline: float, otherwise: str) -> int:
        """Carry what goes to and fro for a moment; how much was read."""
        left = deadline - monotonic()
        if left <= 0:
            raise Gone(f"{otherwise} within {self.limits.seconds:g} s")
        line, read = self._open, 0
        for key, events in self.selector.select(min(TICK, left)):
            if key.fd == line.aside:
                if not line.listen():
                    self.selector.unregister(key.fd)
                continue
            if events & selectors.EVENT_WRITE:
                self._write()
            if events & selectors.EVENT_READ:
                read += self._read(line)
        used = line.memory()
        if used > self.limits.megabytes << 20:
            raise Gone(f"takes {used >> 20} MB of memory, but may take {self.limits.megabytes}")
        return read

    def _read(self, line: Line) -> int:
        try:
            chunk = os.read(line.outlet, LINE_MOST)
        except BlockingIOError:
            return 0
        except ConnectionError:
            chunk = b""
        if not chunk:
            raise Gone(line.lost(self.limits.seconds))
        self._unread += chunk
        return len(chunk)

    def _until_gone(self, line: Line) -> None:
        """Wait until the program has read the end and left by itself."""
        deadline = monotonic() + min(2.0, self.limits.seconds)
        while self._unsent:
            self._wait(deadline, "does not read the end of the game")
        line.hang_up(deadline - monotonic())

    def _end(self) -> None:
        """End the program and all that it has started."""
        if self.gone:
            return
        self.gone = True
        self.selector.close()
        if self.line is not None:
            self.line.end()


def judged(state: State, seat: int, line: bytes) -> int | Action | Mistake:
    """What a line of a program means at this question."""
    act = _act(line)
    if isinstance(act, Mistake):
        return act
    if act.get("table", messages.TABLE) != messages.TABLE or act.get("seat", seat) != seat:
        return Mistake(act.get("id"), "not-your-seat", f"the seat of this program is {seat}")
    if act.get("count") != state.count:
        return Mistake(act.get("id"), "stale", f"the game is at step {state.count}")
    try:
        action = state.game.codec.parse(state, act["notation"])
    except WarhallError as error:
        return Mistake(act.get("id"), "bad-notation", str(error)[:300])
    reason = state.explain(seat, action)
    if reason is not None:
        return Mistake(act.get("id"), "refused", f"{act['notation'][:60]} is refused by {reason.rule}")
    code = state.game.codec.code(action)
    return action if code is None else code


def _act(line: bytes) -> dict[str, Any] | Mistake:
    """A line as the message `act`."""
    try:
        message = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        return Mistake(None, "bad-request", f"no JSON: {str(error)[:100]}")
    if not isinstance(message, dict) or message.get("type") != "act":
        return Mistake(_name(message), "bad-request", 'expected {"type": "act", …}')
    if not isinstance(message.get("notation"), str):
        return Mistake(message.get("id"), "bad-request", "an act needs its notation")
    return message


def _ident(line: bytes) -> object:
    return msgspec.json.decode(line).get("id")


def _name(message: object) -> object:
    return message.get("id") if isinstance(message, dict) else None
