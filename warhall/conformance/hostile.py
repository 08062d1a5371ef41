"""Checks against those who mean harm: whatever is sent, the answer is a typed error, and nothing changes.

Rubbish comes as notation, as codes, as actions out of turn, as options, and as whole records, saved games and
positions: both plain rubbish and good ones with one value spoilt.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import TypeAlias

import yaml

from warhall.conformance.play import Moment, Play
from warhall.conformance.seen import viewers
from warhall.kernel import position
from warhall.kernel.dice import Dice, SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.narrator import Narrator
from warhall.kernel.outlook import outlook
from warhall.kernel.record import Record
from warhall.kernel.saving import resume, save
from warhall.kernel.state import State
from warhall.kernel.table import Table, replay

Data: TypeAlias = "bool | int | float | str | list[Data] | dict[str, Data] | None"

MEGABYTES = 10_000_000
LONG = 100_000
"""Far more than any notation may have."""
SPOILT = 60
"""So many spoilt versions of each good file are tried."""
RUBBISH: tuple[Data, ...] = (
    None,
    True,
    -1,
    10**14,
    2**70,
    1.5,
    "",
    "zzzz",
    "x" * 3000,
    [],
    [[[[]]]],
    {},
    {"a": {"b": []}},
    "\x00",
    "🂡",
)


def rubbish_notations(play: Play) -> Iterator[str]:
    """Texts that are no actions."""
    verbs = [verb.tag for verb in play.game.codec.verbs]
    yield from ("", " ", "\n", "\x00", "\ufeff", "é\u0301", "\U0001f0a1" * 50, "%s %n {0} ${jndi}", "zzzz", "-1", "0")
    yield from ("9" * 5000, "x" * MEGABYTES, " " * MEGABYTES, "a " * (MEGABYTES // 2))
    for verb in verbs:
        yield from (verb.upper() + "!", f"{verb} zzzz zzzz zzzz zzzz zzzz zzzz", f"{verb} {'9' * 1000}", f"{verb} -1")
        yield f"{verb} {'x' * LONG}"
    yield f"{verbs[0]} {'x' * MEGABYTES}"


def check_hostile_actions(play: Play) -> None:
    """Rubbish notation, huge codes, foreign seats and stale requests are refused by type, and change nothing."""
    for moment in (play.moments[0], play.moments[len(play.moments) // 2]):
        table = replay(play.game, play.record, dice=play.dice(moment.number), upto=moment.number)
        seats = len(table.state.seat_names())
        asked = sorted(table.state.decisions)
        calls: list[tuple[str, Callable[[], object]]] = []
        for text in rubbish_notations(play):
            calls.append((f"notation {text[:40]!r}", _act(table, asked[0], text)))
        for code in (-1, play.game.codec.size, 2**31, 2**63, 2**64, -(2**70), 10**4000):
            calls.append((f"code {str(code)[:40] if abs(code) < 2**80 else 'huge'}", _act(table, asked[0], code)))
        for seat in (-1, seats, 2**40, *(seat for seat in range(seats) if seat not in asked)):
            calls.append((f"seat {seat}", _act(table, seat, moment.code)))
        for count in (-1, table.state.count + 1, 2**70):
            calls.append((f"count {count}", _act(table, moment.seat, moment.code, count)))
        for name in ("", "zzzz", "x" * MEGABYTES):
            calls.append((f"seat name {name[:20]!r}", _seat(table, name)))
        for undone in (0, -1, moment.number + 1, 2**70):
            calls.append((f"undo of {undone}", _undo(table, undone)))
        for what, call in calls:
            before = save(table.state), table.record()
            refused = _typed(play, moment.number, what, call)
            play.demand(moment.number, f"{what} was accepted", holds=refused)
            same = (save(table.state), table.record()) == before
            play.demand(moment.number, f"{what} changed the game", holds=same)


def _act(table: Table, seat: int, action: str | int, count: int | None = None) -> Callable[[], object]:
    return lambda: table.act(seat, action, count=count)


def _seat(table: Table, name: str) -> Callable[[], object]:
    return lambda: table.seat(name)


def _undo(table: Table, actions: int) -> Callable[[], object]:
    return lambda: table.undo(actions)


def _typed(play: Play, number: int, what: str, call: Callable[[], object]) -> bool:
    """Whether a call was refused by a typed error; anything else that is raised is a failure."""
    try:
        call()
    except WarhallError as error:
        short = len(str(error)) < 5000
        play.demand(number, f"{what}: the error text has {len(str(error))} characters", holds=short)
        return True
    except Exception as error:
        raise play.failure(number, f"{what} raised {type(error).__name__}: {str(error)[:300]}") from error
    return False


def check_hostile_options(play: Play) -> None:
    """Options that a game does not have, or values that it cannot have, are refused by type."""
    names: list[str] = list(play.game.options.__struct_fields__)
    for name in [*names, "zzzz", "x" * MEGABYTES, ""]:
        for value in (*RUBBISH, "x" * MEGABYTES):
            given = value[:40] if isinstance(value, str) else value
            _typed(play, 0, f"option {name[:40]!r} = {given!r:.40}", _begin(play, {name: value}))


def _begin(play: Play, options: dict[str, object]) -> Callable[[], object]:
    return lambda: play.game.begin(options, SeededDice(0))


def check_hostile_files(play: Play) -> None:
    """Rubbish and spoilt records, saved games and positions are refused by type, or are good after all."""
    last = len(play.moments)
    moment = play.moments[last // 2]
    dice = play.dice(last)
    doors: tuple[tuple[str, Callable[[str], object]], ...] = (
        ("record", lambda text: replay(play.game, Record.parse(text))),
        ("saved game", lambda text: resume(play.game, text.encode("utf-8", "surrogatepass"))),
        ("position", lambda text: _look(position.read(play.game, text, SeededDice(0)))),
    )
    for (kind, door), good in zip(doors, _good_files(play, moment), strict=True):
        for text in (*rubbish_files(), *_cut(good, dice)):
            _typed(play, moment.number, f"{kind} {text[:60]!r} of {len(text)} characters", _opened(door, text))
    for text in _spoilt_records(play.record.text(), dice):
        _typed(play, last, f"record with {text[-200:]!r}", _opened(doors[0][1], text))
    for data in _spoilt(json.loads(save(moment.state)), dice):
        text = json.dumps(data)
        _typed(play, moment.number, f"saved game {text[:2000]}", _opened(doors[1][1], text))
    for data in _spoilt(yaml.safe_load(position.write(moment.state)), dice):
        text = yaml.safe_dump(data, allow_unicode=True)
        _typed(play, moment.number, f"position {text[:2000]}", _opened(doors[2][1], text))


def _opened(door: Callable[[str], object], text: str) -> Callable[[], object]:
    return lambda: door(text)


def _look(state: State) -> None:
    """Look at a state as every viewer does; a position that was accepted must at least be seen."""
    for viewer in viewers(state):
        seen = outlook(state, viewer)
        narrator = Narrator(state.game)
        narrator.turn(seen)
        narrator.position(seen)
        state.game.picture(seen.view, narrator)


def _good_files(play: Play, moment: Moment) -> tuple[str, str, str]:
    return play.record.text(), save(moment.state).decode(), position.write(moment.state)


def rubbish_files() -> Iterator[str]:
    """Files that are nothing, or made to harm: too long, too deep, or growing when read."""
    yield from (
        "",
        "\x00",
        "zzzz",
        "null",
        "[]",
        "{}",
        "- - - -",
        "\ufeff{}",
        '"\ud800"',
        "!!python/object:os.system {}",
    )
    yield "[" * 100_000
    yield "{" * 100_000
    yield '{"a":' * 100_000
    yield "- " * 100_000
    yield "\n".join(" " * depth + "a:" for depth in range(3000))
    yield "x" * MEGABYTES
    yield "warhall record 1\n" + "x" * MEGABYTES
    bomb = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    bomb += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 12)]
    yield "\n".join(bomb)
    yield "a: &a\n  b: *a\n"
    yield "position: {<<: &x {<<: *x}}"


def _cut(text: str, dice: Dice) -> Iterator[str]:
    """A good file that ends too early, or with a piece of it lost or doubled."""
    for _ in range(SPOILT):
        start = dice.below(len(text))
        end = min(len(text), start + 1 + dice.below(20))
        yield from (text[:start], text[:start] + text[end:], text[:end] + text[start:])


def _spoilt_records(text: str, dice: Dice) -> Iterator[str]:
    """A good record with one word of it replaced."""
    lines = text.splitlines()
    for _ in range(SPOILT):
        at = dice.below(len(lines))
        words = lines[at].split(" ")
        words[dice.below(len(words))] = str(dice.pick(list(RUBBISH)))
        yield "\n".join([*lines[:at], " ".join(words), *lines[at + 1 :]]) + "\n"


def _spoilt(data: Data, dice: Dice) -> Iterator[Data]:
    """Good data with one value of it replaced by rubbish."""
    places = list(_places(data, ()))
    for _ in range(SPOILT):
        yield _replaced(data, dice.pick(places), dice.pick(list(RUBBISH)))


def _places(data: Data, path: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _places(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from _places(value, (*path, number))


def _replaced(data: Data, path: tuple[str | int, ...], value: Data) -> Data:
    if not path:
        return value
    first, rest = path[0], path[1:]
    if isinstance(data, dict):
        return {key: _replaced(each, rest, value) if key == first else each for key, each in data.items()}
    if isinstance(data, list):
        return [_replaced(each, rest, value) if number == first else each for number, each in enumerate(data)]
    return data
