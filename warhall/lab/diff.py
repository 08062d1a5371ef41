"""What is different between two packs: fields, texts in three languages, and what players may do.

Here: the comparison. What may be done is compared in positions: in those of the game's lessons and puzzles, and in
games by chance that begin where a changed thing is at hand. Not here: what it does to win rates (`warhall lab`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.kernel.position import read, write
from warhall.kernel.state import State
from warhall.kernel.words import LANGUAGES
from warhall.lab.differing import by_id, shelf_of
from warhall.lab.doctor import Change, Face, changes, face
from warhall.lab.trying import ready

WALKS = 6
"""So many changed things are looked for at the table."""
STEPS = 25
"""And so many decisions are looked at in each game."""
SHOWN = 6
_CONTENT = re.compile(r"^content: .*\n", re.MULTILINE)
"""Which content a position was written with: here it is read with another on purpose."""


Difference: TypeAlias = Literal["added", "gone", "changed"]


class Differs(msgspec.Struct, frozen=True):
    """A thing that two packs have differently."""

    file: str
    id: str
    state: Difference
    changes: list[Change]
    was: list[Face]
    now: list[Face]


class Choices(msgspec.Struct, frozen=True):
    """In how many positions players may do something else."""

    positions: int
    gained: int
    lost: int
    impossible: int
    """So many cannot even be set up with the other pack."""
    examples: list[str]


class Diff(msgspec.Struct, frozen=True):
    """All that is different."""

    things: list[Differs]
    at_play: Choices
    """In games by chance that begin where a changed thing is at hand."""
    taught: Choices
    """In the positions of lessons and puzzles."""


def compared(one: Game, two: Game) -> Diff:
    """What is different in the second house."""
    things = list(_things(one, two))
    return Diff(things, _choices(one, two, _met(two, things)), _choices(one, two, _taught(two)))


def _things(one: Game, two: Game) -> Iterator[Differs]:
    shelf = shelf_of(one.id)
    contents = [_content(each) for each in (one, two)]
    for field in msgspec.structs.fields(shelf.kind):
        first, second = (by_id(getattr(content, field.name)) for content in contents)
        for ident in dict.fromkeys([*first, *second]):
            if first.get(ident) == second.get(ident):
                continue
            state: Difference = "added" if ident not in first else "gone" if ident not in second else "changed"
            was, now = (msgspec.to_builtins(each[ident]) if ident in each else None for each in (first, second))
            faces = [
                [face(room, field.encode_name, ident, language) for language in LANGUAGES] if ident in held else []
                for room, held in ((one, first), (two, second))
            ]
            found = list(changes(was, now)) if state == "changed" else []
            yield Differs(f"{field.encode_name}.yaml", ident, state, found, *faces)


def _content(room: Game) -> Any:
    """The decoded content of a game, with whatever lies over it."""
    return room.tables.printed  # type: ignore[attr-defined]  # every room with content files has its tables


def _met(room: Game, things: list[Differs]) -> Iterator[State]:
    """Moments of games that begin where a thing is at hand, all decisions by chance."""
    for each in [thing for thing in things if thing.state != "gone"][:WALKS]:
        try:
            table = ready(room, each.file.removesuffix(".yaml"), each.id)
        except WarhallError:
            continue  # it cannot be tried by itself
        state = read(room, table.position, SeededDice(1))
        for step in range(STEPS):
            if state.result is not None:
                break
            yield state
            seat, decision = min(state.decisions.items())
            state.apply(seat, SeededDice(step).pick(list(decision.options)))


def _taught(room: Game) -> Iterator[State]:
    """The positions of lessons and puzzles, as far as they can be set up."""
    for file in sorted((room.folder / "learn" / "positions").glob("*.yaml")):
        found = _same(room, file)
        if found is not None:
            yield found


def _same(room: Game, position: Path | State) -> State | None:
    """The same position in another house; None if it cannot be set up there."""
    text = position.read_text(encoding="utf-8") if isinstance(position, Path) else write(position)
    try:
        return read(room, _CONTENT.sub("", text, count=1), SeededDice(1))
    except WarhallError:
        return None


def _choices(one: Game, two: Game, moments: Iterator[State]) -> Choices:
    looked = gained = lost = impossible = 0
    examples: dict[str, None] = {}
    for now in moments:
        looked += 1
        was = _same(one, now)
        if was is None:
            impossible += 1
            continue
        before, after = _options(was), _options(now)
        gained += bool(after - before)
        lost += bool(before - after)
        examples.update(dict.fromkeys([f"+ {each}" for each in sorted(after - before)[:1]]))
        examples.update(dict.fromkeys([f"- {each}" for each in sorted(before - after)[:1]]))
    return Choices(looked, gained, lost, impossible, list(examples)[:SHOWN])


def _options(state: State) -> set[str]:
    codec = state.game.codec
    return {codec.notation(state, code) for decision in state.decisions.values() for code in decision.options}
