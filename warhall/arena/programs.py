"""Programs of others at a table of the arena, over standard input and output, within limits.

A program is started for one game and ended with it. Its seed is in `WARHALL_SEED`: a program that draws its chance from
it plays the same game again. Whoever crashes, stalls, floods, takes too much memory or insists on what is not allowed
is sent away; chance plays on for its seat, and the game's report says so. The limits keep a run alive; they are no
prison: run programs that you do not trust in a container.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic  # noqa: TID251  a stranger's program is given its time; nothing in the rules knows of it
from typing import Any, NamedTuple

import msgspec

from warhall.arena import messages
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
TAIL = 400
"""So many characters of its last words on standard error are told."""
KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR")
"""What a program gets of our environment."""


class Gone(WarhallError):
    """The program plays no further; it says why."""


class Mistake(NamedTuple):
    """A line that was no answer."""

    ident: object
    code: str
    message: str


class Program:
    """One program at one seat for one game."""

    def __init__(self, words: Sequence[str], seat: int, dice: SeededDice, limits: Limits) -> None:
        self.seat = seat
        self.dice = dice
        self.limits = limits
        self.gone = False
        self.events: list[dict[str, Any]] = []
        self.number = 0
        self._unread = b""
        self._unsent = b""
        self._last_words = b""
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        self.process = subprocess.Popen(  # noqa: S603  whoever runs the arena named it
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**kept, "WARHALL_SEED": str(dice.child(0).state)},
            start_new_session=True,
            bufsize=0,
        )
        self.selector = selectors.DefaultSelector()
        for pipe in self._pipes():
            os.set_blocking(pipe, False)
        self.selector.register(self._pipes()[1], selectors.EVENT_READ)
        self.selector.register(self._pipes()[2], selectors.EVENT_READ)

    def choose(self, state: State, seat: int) -> Answer:
        """What the program answers; if it does not, any option."""
        options = state.decisions[seat].options
        if len(options) == 1:
            return Answer(options[0])
        own = self.dice.child(1 + state.count)
        if self.gone:
            return Answer(options[own.below(len(options))])
        try:
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
        if not self.gone:
            with suppress(Gone):
                self._say(messages.update(state, self.seat, self._news(), self.number))
                self._until_gone()
        self._end()

    def _news(self) -> list[dict[str, Any]]:
        news, self.events = self.events, []
        return news

    def _pipes(self) -> tuple[int, int, int]:
        process = self.process
        assert process.stdin and process.stdout and process.stderr  # noqa: S101  it was opened with pipes
        return process.stdin.fileno(), process.stdout.fileno(), process.stderr.fileno()

    def _say(self, line: bytes) -> None:
        """Send a line, as far as the program reads now; the rest goes out while its answer is awaited."""
        self._unsent += line
        if len(self._unsent) > 64 * FLOOD:
            raise Gone("does not read what it is told")
        self._write()

    def _write(self) -> None:
        inlet = self._pipes()[0]
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(inlet, self._unsent) :]
        except BlockingIOError:
            with suppress(KeyError):
                self.selector.register(inlet, selectors.EVENT_WRITE)
            return
        except BrokenPipeError:
            self._hear_out()
            raise Gone(self._crashed()) from None
        with suppress(KeyError):
            self.selector.unregister(inlet)

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
        inlet, outlet, words = self._pipes()
        read = 0
        for key, _ in self.selector.select(min(TICK, left)):
            if key.fd == inlet:
                self._write()
            elif key.fd == outlet:
                chunk = os.read(outlet, LINE_MOST)
                if not chunk:
                    self._hear_out()
                    raise Gone(self._crashed())
                read += len(chunk)
                self._unread += chunk
            else:
                self._listen(words)
        used = memory(self.process.pid)
        if used > self.limits.megabytes << 20:
            raise Gone(f"takes {used >> 20} MB of memory, but may take {self.limits.megabytes}")
        return read

    def _listen(self, words: int) -> None:
        """Keep the end of what it says on standard error."""
        with suppress(BlockingIOError):
            chunk = os.read(words, LINE_MOST)
            self._last_words = (self._last_words + chunk)[-TAIL:]
            if not chunk:
                with suppress(KeyError):
                    self.selector.unregister(words)

    def _hear_out(self) -> None:
        """Its last words, once it is gone: a process that closed its output ends, or is ended."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(min(1.0, self.limits.seconds))
        self._listen(self._pipes()[2])

    def _crashed(self) -> str:
        said = self._last_words.decode("utf-8", "replace").strip().splitlines()
        code = self.process.poll()
        how = "closed its output" if code is None else f"ended with code {code}"
        return f"{how}: {said[-1][:200]}" if said else how

    def _until_gone(self) -> None:
        """Wait until the program has read the end and left by itself."""
        deadline = monotonic() + min(2.0, self.limits.seconds)
        while self._unsent:
            self._wait(deadline, "does not read the end of the game")
        self.process.stdin.close()  # type: ignore[union-attr]  # it was opened with pipes
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(max(0.0, deadline - monotonic()))

    def _end(self) -> None:
        """End the program and all that it has started."""
        if self.gone:
            return
        self.gone = True
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.selector.close()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self.process.wait()


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


def memory(pid: int) -> int:
    """Bytes of memory that a process and its children hold; 0 where the system does not tell."""
    total = 0
    with suppress(OSError, ValueError, IndexError):
        folder = Path("/proc") / str(pid)
        total = int((folder / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        for child in (folder / "task" / str(pid) / "children").read_text().split():
            total += memory(int(child))
    return total
