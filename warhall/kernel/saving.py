"""States as plain data: saved games and digests. Nothing is pickled.

The fields of a state are ints, strings, lists, tuples and slotted dataclasses of these, so msgspec turns them into
plain data and back by their declared types. The agenda is saved by the names of its steps; the pending decision is not
saved, because the step that asked is still on the agenda and asks again.

The digest covers the rules' part of a state: fields, agenda and result. It leaves out the dice (a replay of a record
has other dice and must have the same digest), the listener and the counters of the house.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

from warhall.kernel.declared import Sight, fields_of, types_of
from warhall.kernel.dice import dice_from
from warhall.kernel.errors import WarhallError
from warhall.kernel.result import Result
from warhall.kernel.state import STEPS, Agenda, State

if TYPE_CHECKING:
    from warhall.kernel.game import Game

SAVE_VERSION = 1
_HOUSE = frozenset(fields_of(State))


class SaveError(WarhallError):
    """A saved game cannot be resumed."""


class Saved(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A saved game as it stands in a file."""

    version: int
    game: str
    rules: int
    content: str
    packs: tuple[str, ...] = ()
    count: int
    uncovered: int
    dice: dict[str, Any]
    fields: dict[str, Any]
    agenda: list[tuple[str, list[Any]]]
    result: Result | None


@cache
def own_fields(state: type[State]) -> dict[str, Any]:
    """The fields that a game saves, with their types, in the order declared: its own, unless they are derived."""
    own = (name for name, about in fields_of(state).items() if about.sight is not Sight.DERIVED and name not in _HOUSE)
    return types_of(state, tuple(own))


def fields_data(state: State) -> dict[str, Any]:
    """The game's own fields, ready to be encoded."""
    return {name: getattr(state, name) for name in own_fields(type(state))}


def agenda_data(state: State) -> list[tuple[str, list[Any]]]:
    """The agenda by names, from top to bottom; a step of the game's own room goes by its short name."""
    room = type(state).__module__.rpartition(".")[0] + "."
    return [(name.removeprefix(room), msgspec.to_builtins(list(args))) for name, args in state.pending()]


def agenda_from(state: type[State], entries: list[tuple[str, list[Any]]]) -> Agenda:
    """An agenda from its names."""
    room = state.__module__.rpartition(".")[0] + "."
    agenda: Agenda = None
    for name, arguments in reversed(entries):
        function = STEPS.get(room + name) or STEPS.get(name)
        if function is None:
            raise SaveError(f"there is no step {name[:80]!r} in this version of the rules")
        agenda = (function, tuple(_frozen(argument) for argument in arguments), agenda)
    return agenda


def _frozen(value: Any) -> Any:
    """Arguments of steps hold tuples; plain data has lists for them."""
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value


def digest(state: State) -> str:
    """A hash that is equal on every machine for equal states."""
    content = (fields_data(state), agenda_data(state), state.result)
    return blake2b(msgspec.json.encode(content), digest_size=16).hexdigest()  # JSON: masks may exceed 64 bits


def save(state: State) -> bytes:
    """The whole state, to be resumed by `resume`. It holds every secret of the game."""
    return msgspec.json.encode(
        Saved(
            version=SAVE_VERSION,
            game=state.game.id,
            rules=state.game.version,
            content=state.game.content,
            packs=state.game.packs,
            count=state.count,
            uncovered=state.uncovered,
            dice=state.dice.data(),
            fields=fields_data(state),
            agenda=agenda_data(state),
            result=state.result,
        )
    )


class _Packs(msgspec.Struct):
    """What is read of a saved game to know which packs it needs."""

    packs: tuple[str, ...] = ()


def packs_of(data: bytes) -> tuple[str, ...]:
    """The packs that a saved game was played with, each as `id=hash`."""
    try:
        return msgspec.json.decode(data, type=_Packs).packs
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise SaveError(f"this is no saved game: {error}") from None


def resume(game: Game, data: bytes) -> State:
    """The state that was saved, asking what it asked then.

    Raises:
        SaveError: the data is no saved game, or one of another game, content or version.
    """
    try:
        saved = msgspec.json.decode(data, type=Saved)
        if (saved.version, saved.game, saved.rules, saved.content) != (
            SAVE_VERSION,
            game.id,
            game.version,
            game.content,
        ):
            raise SaveError(
                f"saved as {saved.game} {saved.rules} with content {saved.content}; "
                f"this is {game.id} {game.version} with content {game.content}"
            )
        hints = own_fields(game.state)
        if saved.fields.keys() != hints.keys():
            raise SaveError("the fields of the saved game are not those of this game")
        own = {name: msgspec.convert(saved.fields[name], hint) for name, hint in hints.items()}
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise SaveError(f"this is no saved game: {error}") from None
    state = game.state(
        game=game,
        dice=dice_from(saved.dice),
        agenda=agenda_from(game.state, saved.agenda),
        result=saved.result,
        count=saved.count,
        uncovered=saved.uncovered,
        **own,
    )
    try:
        state.advance()
    except (TypeError, ValueError, LookupError, AttributeError, OverflowError) as error:
        raise SaveError(f"the saved steps cannot be taken: {error}") from None
    return state
