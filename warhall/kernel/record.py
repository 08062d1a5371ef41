r"""Game records: one readable text file per game, like chess's PGN.

    warhall record 1
    game four 1
    content none
    options {"players":2,"mode":"standard"}
    seats red=person yellow=greedy
    0 start = 1f6a90c84e0b7d52
    1 red drop d = 5c0d1f0f8f7a4c1e
    2 yellow drop d ~ 3,1 = 0b6de7e21a3b9c44

Each line holds the seat, the action in notation, behind `~` every chance outcome it brought, and behind `=` the digest
of the state it led to. Replaying a record gives the same digest at every step, on any machine. Lines at the end that
begin with `#` are remarks. Behind the content stand the packs it was played with, each with its own hash
(`content 40d21f0e5c7a93b1 rich-nobles=8a1c0f6e2b9d4753`). A game that did not begin at the beginning has one more line
after the options: `position` and the text of the position as a JSON string.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from warhall.kernel.errors import RecordError

if TYPE_CHECKING:
    from warhall.kernel.game import Game

RECORD_VERSION = 1
DIGEST_LENGTH = 16
HEAD_LINES = 5
"""So many lines come before the start; a position is one more."""
_SIZE_LIMIT = 20_000_000
_LINE = re.compile(r"^(\d{1,9}) (\S{1,80})(?: (.*?))??(?: ~ ([\d,]+))? = ([0-9a-f]{16})$")
_PACK = re.compile(r"^[a-z][a-z0-9_-]{0,63}=[0-9a-f]{16}\Z")
_SEAT = re.compile(r"^([^\s=]{1,80})=([^\s=]{1,80})$")


class Entry(msgspec.Struct, frozen=True):
    """One action of a record, what chance gave, and the digest of the state it led to."""

    seat: str
    action: str
    fallen: tuple[int, ...]
    digest: str


class Record(msgspec.Struct, kw_only=True):
    """A game from its start as far as it went."""

    game: str
    rules: int
    content: str
    packs: tuple[str, ...] = ()
    """The packs it was played with, each as `id=hash`."""
    options: dict[str, Any]
    players: dict[str, str]
    """Who holds each seat: a person's name, or a bot's."""
    start: Entry
    entries: list[Entry]
    position: str = ""
    """The position that play began with, as its file; empty for a game from its beginning."""

    def text(self) -> str:
        """The record as its file."""
        lines = [
            f"warhall record {RECORD_VERSION}",
            f"game {self.game} {self.rules}",
            " ".join(("content", self.content, *self.packs)),
            f"options {msgspec.json.encode(self.options).decode()}",
        ]
        if self.position:
            lines.append(f"position {msgspec.json.encode(self.position).decode()}")
        lines.append("seats " + " ".join(f"{seat}={player}" for seat, player in self.players.items()))
        for number, entry in enumerate([self.start, *self.entries]):
            action = f"{entry.seat} {entry.action}" if number else "start"
            chance = f" ~ {','.join(map(str, entry.fallen))}" if entry.fallen else ""
            lines.append(f"{number} {action}{chance} = {entry.digest}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """The record in a text.

        Raises:
            RecordError: the text is no record; it says in which line, and what was expected.
        """
        if len(text) > _SIZE_LIMIT:
            raise RecordError(1, f"larger than {_SIZE_LIMIT} characters")
        lines = text.splitlines()
        while lines and lines[-1].startswith("#"):
            lines.pop()
        head = [_headed(lines, number, word) for number, word in enumerate(("warhall", "game", "content", "options"))]
        if head[0] != f"record {RECORD_VERSION}":
            raise RecordError(1, f"expected 'warhall record {RECORD_VERSION}', found {lines[0][:60]!r}")
        game, _, rules = head[1].partition(" ")
        if not (rules.isdecimal() and len(rules) < 9):
            raise RecordError(2, f"expected 'game NAME VERSION', found {lines[1][:60]!r}")
        content, *packs = head[2].split(" ")
        for pack in packs:
            if not _PACK.match(pack):
                raise RecordError(3, f"expected 'PACK=HASH', found {pack[:60]!r}")
        try:
            options = msgspec.json.decode(head[3], type=dict[str, Any])
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
            raise RecordError(4, f"options are not a JSON object: {error}") from None
        position = _position(lines)
        head_lines = HEAD_LINES + bool(position)
        players = {}
        for pair in _headed(lines, head_lines - 1, "seats").split():
            found = _SEAT.match(pair)
            if found is None:
                raise RecordError(head_lines, f"expected 'SEAT=PLAYER', found {pair[:60]!r}")
            players[found[1]] = found[2]
        entries = [_entry(number, line, head_lines) for number, line in enumerate(lines[head_lines:])]
        if not entries:
            raise RecordError(head_lines + 1, "expected '0 start = DIGEST', found the end")
        return Record(
            game=game,
            rules=int(rules),
            content=content,
            packs=tuple(packs),
            options=options,
            players=players,
            start=entries[0],
            entries=entries[1:],
            position=position,
        )

    @property
    def first_line(self) -> int:
        """The line of the start in the file."""
        return HEAD_LINES + bool(self.position) + 1

    def check(self, game: Game) -> None:
        """Refuse a record of another game, other rules or other content."""
        if (self.game, self.rules) != (game.id, game.version):
            raise RecordError(2, f"a record of {self.game[:40]} {self.rules}, not of {game.id} {game.version}")
        problem = _other_packs(self.packs, game.packs)
        if problem:
            raise RecordError(3, problem)
        if self.content != game.content:
            raise RecordError(3, f"played with content {self.content[:40]}, not with {game.content}")


def _other_packs(played: tuple[str, ...], laid: tuple[str, ...]) -> str:
    """What is different about the packs of a record and those of a game; empty if nothing is."""
    then, now = (dict(mark.split("=", 1) for mark in marks) for marks in (played, laid))
    for ident, digest in then.items():
        if ident not in now:
            return f"played with the pack {ident!r} ({digest}), which is not here: name its folder with --pack"
        if digest != now[ident]:
            return f"the pack {ident!r} has changed: it was played with as {digest}, and is {now[ident]} now"
    for ident in now:
        if ident not in then:
            return f"played without the pack {ident!r}"
    if played != laid:
        return f"played with the packs in another order: {', '.join(then)}"
    return ""


def _headed(lines: list[str], number: int, word: str) -> str:
    """What stands behind the first word of a head line."""
    line = lines[number] if number < len(lines) else ""
    first, _, rest = line.partition(" ")
    if first != word:
        raise RecordError(number + 1, f"expected a line that begins with {word!r}, found {line[:60]!r}")
    return rest


def _position(lines: list[str]) -> str:
    """The position that play began with; empty if there is none."""
    if len(lines) < HEAD_LINES or not lines[HEAD_LINES - 1].startswith("position "):
        return ""
    try:
        return msgspec.json.decode(lines[HEAD_LINES - 1].removeprefix("position "), type=str)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise RecordError(HEAD_LINES, f"the position is not a JSON string: {error}") from None


def _entry(number: int, line: str, head_lines: int) -> Entry:
    """One line of play."""
    found = _LINE.match(line)
    wanted = "start" if number == 0 else "SEAT ACTION"
    opens = found is not None and found[2] == "start" and not found[3]
    if found is None or int(found[1]) != number or opens != (number == 0):
        raise RecordError(
            number + head_lines + 1, f"expected '{number} {wanted} [~ OUTCOMES] = DIGEST', found {line[:60]!r}"
        )
    outcomes = (found[4] or "").split(",") if found[4] else []
    if any(not value or len(value) > 18 for value in outcomes):
        raise RecordError(number + head_lines + 1, "outcomes are numbers with commas between them")
    return Entry(found[2] if number else "", found[3] or "", tuple(map(int, outcomes)), found[5])
