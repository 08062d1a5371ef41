"""Games of every release, played again by the rules of today: `python -m tests.time_travel`.

`tests/archive/RELEASE/GAME/NAME.record.xz` holds a game of every variant, mode and number of players, as that release
played it. A record must lead to the same states today, step by step, or `tests/archive/changes.yaml` names the rule
that has changed since. `keep RELEASE` adds the games of a release; `again FILE ...` plays records by today's rules,
answering what was not asked before where there is only one answer, and writes them anew.

A kept record says the digest of every twentieth state and of the last: what fell and who was asked is compared at every
step, and digests do not get smaller by packing.
"""

from __future__ import annotations

import argparse
import lzma
import re
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec
import yaml

from warhall.games import game, rooms
from warhall.kernel.dice import ScriptedDice, SeededDice
from warhall.kernel.errors import RecordError, WarhallError
from warhall.kernel.game import Game
from warhall.kernel.record import Entry, Record
from warhall.kernel.table import Table, compare

ARCHIVE = Path(__file__).parent / "archive"
CHANGES = ARCHIVE / "changes.yaml"
SEED = 20_261_117
ACTIONS_MOST = 300
EVERY = 20
"""So often a digest is kept."""
UNKNOWN = "0" * 16
"""In the place of a digest that was not kept."""
_DIGEST = re.compile(r" = [0-9a-f]{16}$")


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why records up to some version of the rules lead elsewhere today."""

    game: str
    upto: int
    """The last version of the rules without it."""
    rule: str
    """The rule or ruling that changed."""
    why: str


class Found(NamedTuple):
    """What came of one record."""

    name: str
    fault: RecordError | None
    """Where it leads elsewhere."""
    change: Change | None
    """What is named as the reason."""


def changes() -> list[Change]:
    """What has changed since releases that are kept."""
    return msgspec.convert(yaml.safe_load(CHANGES.read_text("utf-8")), list[Change])


def kept(release: str = "*", room: str = "*") -> list[Path]:
    """The records that are kept."""
    return sorted(ARCHIVE.glob(f"{release}/{room}/*.record.xz"))


def pack(record: Record) -> bytes:
    """A record as it is kept."""
    lines = record.text().splitlines()
    first = record.first_line - 1
    for number in range(first, len(lines) - 1):
        if (number - first) % EVERY:
            lines[number] = _DIGEST.sub("", lines[number])
    return lzma.compress("\n".join(lines).encode(), preset=9)


def unpack(data: bytes) -> Record:
    """A record that was kept; digests that were not are unknown."""
    lines = lzma.decompress(data).decode().splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("0 start"))
    known = [line if _DIGEST.search(line) else f"{line} = {UNKNOWN}" for line in lines[first:]]
    return Record.parse("\n".join([*lines[:first], *known]) + "\n")


def travel(record: Record) -> RecordError | None:
    """Play a record by the rules of today, whatever its version and content; where it leads elsewhere, if it does."""
    entries = [record.start, *record.entries]
    line = record.first_line
    try:
        dice = ScriptedDice([outcome for entry in entries for outcome in entry.fallen])
        table = Table(game(record.game), record.options, dice, position=record.position)
        _same(line, record.start, table.start)
        for line, entry in enumerate(record.entries, start=record.first_line + 1):
            table.act(table.seat(entry.seat), entry.action)
            _same(line, entry, table.entries[-1])
    except RecordError as error:
        return error
    except WarhallError as error:
        return RecordError(line, str(error))
    return None


def _same(line: int, wanted: Entry, found: Entry) -> None:
    if wanted.digest == UNKNOWN:
        wanted = msgspec.structs.replace(wanted, digest=found.digest)
    compare(line, wanted, found)


def look(path: Path, named: list[Change]) -> Found:
    """What comes of a kept record today."""
    record = unpack(path.read_bytes())
    fault = travel(record)
    reasons = (each for each in named if each.game == record.game and record.rules <= each.upto)
    return Found(str(path.relative_to(ARCHIVE)), fault, next(reasons, None) if fault is not None else None)


def played(room: Game, options: dict[str, object], seed: int) -> Record:
    """The beginning of a game at random."""
    dice = SeededDice(seed)
    choose = dice.child(0)
    table = Table(room, options, dice.child(1))
    while table.state.result is None and len(table.entries) < ACTIONS_MOST:
        seat = choose.pick(sorted(table.state.decisions))
        table.act(seat, choose.pick(list(table.state.decisions[seat].options)))
    return table.record()


def keep(release: str) -> int:
    """Add the games of a release; how many."""
    number = 0
    for name in rooms():
        room = game(name)
        for at, options in enumerate(kinds(room)):
            file = ARCHIVE / release / name / f"{at:02}-{options['mode']}-{options['players']}.record.xz"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(pack(played(room, options, SEED + at)))
            number += 1
    return number


def kinds(room: Game) -> list[dict[str, object]]:
    """Everything that can be played in a room: its variants, and each mode with each number of players."""
    usual: dict[str, object] = {"mode": room.modes[0], "players": room.players[0]}
    found = [usual | dict(options) for options in room.variants]
    known = {(each["mode"], each["players"]) for each in found}
    for mode in room.modes:
        for players in room.players:
            options: dict[str, object] = {"mode": mode, "players": players}
            if (mode, players) not in known and is_played(room, options):
                found.append(options)
    return found


def is_played(room: Game, options: dict[str, object]) -> bool:
    """Whether there is such a game."""
    try:
        return not room.draft(room, room.choose(options)).faults
    except WarhallError:
        return False


def again(record: Record) -> Record:
    """A record by the rules of today: what is asked anew, and has one answer only, is answered."""
    dice = ScriptedDice([outcome for entry in (record.start, *record.entries) for outcome in entry.fallen])
    table = Table(game(record.game), record.options, dice, record.players, record.position)
    for entry in record.entries:
        seat = table.seat(entry.seat)
        while (refused := table.state.explain(seat, table.game.codec.parse(table.state, entry.action))) is not None:
            asked = table.state.decision
            if asked is None or len(asked.options) != 1:
                raise RecordError(len(table.entries), f"{entry.seat} {entry.action}: {refused.rule} {refused.message}")
            table.act(asked.seat, asked.options[0])
        table.act(seat, entry.action)
    return table.record()


def check() -> int:
    """Play everything again and tell; how many records lead elsewhere without a reason."""
    named, unexplained = changes(), 0
    for path in kept():
        found = look(path, named)
        if found.fault is None:
            say(f"the same      {found.name}")
        elif found.change is not None:
            say(f"{found.change.rule:14}{found.name}: {found.fault}")
        else:
            unexplained += 1
            say(f"UNEXPLAINED   {found.name}: {found.fault}")
    return unexplained


def say(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Do what is asked."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.time_travel", description=(__doc__ or "").split("\n", maxsplit=1)[0]
    )
    what = parser.add_subparsers(dest="what")
    what.add_parser("keep", help="add the games of a release").add_argument("release")
    what.add_parser("again", help="write records anew by the rules of today").add_argument(
        "files", nargs="+", type=Path
    )
    asked = parser.parse_args()
    if asked.what == "keep":
        say(f"{keep(asked.release)} games are kept")
        return 0
    if asked.what == "again":
        for file in asked.files:
            file.write_text(again(Record.parse(file.read_text("utf-8"))).text(), "utf-8")
        return 0
    return 1 if check() else 0


if __name__ == "__main__":
    raise SystemExit(main())
