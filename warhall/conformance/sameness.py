"""Checks that a state is the same in all its forms: copied, saved, written as a position, asked again, replayed.

Also that a copy is independent down to the last list, which equal digests alone do not show.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from enum import Enum
from types import FunctionType

import msgspec

from warhall.conformance.play import LOOKED, Moment, Play
from warhall.conformance.seen import face, outlook_bytes, shown, some_codes, viewers
from warhall.kernel import position
from warhall.kernel.actions import NOTATION_LIMIT
from warhall.kernel.dice import Dice
from warhall.kernel.errors import WarhallError
from warhall.kernel.events import Told
from warhall.kernel.record import DIGEST_LENGTH, Record
from warhall.kernel.saving import digest, own_fields, resume, save
from warhall.kernel.state import State
from warhall.kernel.table import replay
from warhall.kernel.words import Word

POSITIONS = 12
"""So many moments of a game are written as positions, which are long texts."""
BRANCHED = 600
"""At so many moments of a game play goes on in several copies at once."""
SIBLINGS = 6
"""So many ways are gone from each of them, each in a copy of its own, and then once more."""
_PLAIN = (int, str, bytes, float, bool, type(None), Enum, FunctionType, type)


def check_copy(play: Play) -> None:
    """A copy equals its original, shares nothing with it that can change, and goes its own way."""
    for moment in play.sample():
        state = moment.state.copy()
        before, number = save(state), moment.number
        copied = state.copy()
        shared = _shared(state, copied)
        play.demand(number, f"a copy shares {', '.join(shared)} with its original", holds=not shared)
        real = digest(copied)[:DIGEST_LENGTH] == moment.digest
        play.demand(number, "a copy has another digest than the state in play", holds=real)
        play.demand(number, "a copy has another digest", holds=digest(copied) == digest(state))
        play.demand(number, "a copy is saved differently", holds=save(copied) == before)
        play.demand(number, "a copy has a listener", holds=copied.ears is None)
        for viewer in viewers(state):
            same = outlook_bytes(copied, viewer) == outlook_bytes(state, viewer)
            play.demand(number, f"a copy looks different to {viewer}", holds=same)
        wander(copied, play.dice(number))
        play.demand(number, "play in a copy changed its original", holds=save(state) == before)
        copied = state.copy()
        wander(state, play.dice(number))
        play.demand(number, "play in the original changed its copy", holds=save(copied) == before)


def check_siblings(play: Play) -> None:
    """What was found out in one copy of a state is not taken for true in another one, which goes another way."""
    for moment in play.sample(BRANCHED):
        number, seat, saved = moment.number, moment.seat, save(moment.state)
        state = resume(play.game, saved)  # nothing has been found out in it yet
        codes = list(state.decisions[seat].options)
        play.dice(number).shuffle(codes)
        for code in codes[:SIBLINGS] * 2:
            own, alone = state.copy(), resume(play.game, saved)
            own.apply(seat, code)
            alone.apply(seat, code)
            said = f"after {play.game.codec.notation(state, code)} a copy with siblings asks something else"
            play.demand(number, said, holds=_questions(own) == _questions(alone))


def wander(state: State, dice: Dice, most: int = 10) -> None:
    """Take some random actions."""
    for _ in range(most):
        if state.decision is None:
            return
        seat = dice.pick(sorted(state.decisions))
        state.apply(seat, dice.pick(list(state.decisions[seat].options)))


def _shared(one: State, other: State) -> list[str]:
    """The places of things that can change and belong to both states."""
    mine = {id(thing): path for path, thing in _changeable(one)}
    return [path for path, thing in _changeable(other) if id(thing) in mine]


def _changeable(state: State) -> Iterator[tuple[str, object]]:
    """Everything in a state that can change, with its place."""
    yield "dice", state.dice
    for name in own_fields(type(state)):
        yield from _inside(name, getattr(state, name))
    for name, arguments in state.pending():
        yield from _inside(f"arguments of {name}", arguments)


def _inside(path: str, thing: object) -> Iterator[tuple[str, object]]:
    if isinstance(thing, _PLAIN):
        return
    parts: list[tuple[str, object]]
    frozen = False
    if isinstance(thing, tuple | frozenset):
        frozen, parts = True, [(f"{path}[]", part) for part in thing]
    elif isinstance(thing, msgspec.Struct):
        frozen = thing.__struct_config__.frozen
        parts = [(f"{path}.{name}", getattr(thing, name)) for name in thing.__struct_fields__]
    elif dataclasses.is_dataclass(thing):
        frozen = bool(getattr(getattr(type(thing), "__dataclass_params__", None), "frozen", False))
        parts = [(f"{path}.{field.name}", getattr(thing, field.name)) for field in dataclasses.fields(thing)]
    elif isinstance(thing, dict):
        parts = [(f"{path}[{key!r}]", part) for key, part in thing.items()]
    elif isinstance(thing, list | set):
        parts = [(f"{path}[]", part) for part in thing]
    else:
        parts = []
    if not frozen:
        yield path, thing
    for inner, part in parts:
        yield from _inside(inner, part)


def check_save(play: Play) -> None:
    """A saved game resumes at every decision as the same state, and goes on as the original did."""
    looked = {moment.number for moment in play.sample(LOOKED)}
    for moment in play.moments:
        number = moment.number
        saved = save(moment.state)
        try:
            again = resume(play.game, saved)
        except WarhallError as error:
            raise play.failure(number, f"it cannot be resumed: {error}") from error
        play.demand(number, "a resumed game has another digest", holds=digest(again) == digest(moment.state))
        play.demand(number, "a resumed game is saved differently", holds=save(again) == saved)
        _ask_the_same(play, moment, again, "a resumed game", looks=number in looked)
        again.apply(moment.seat, moment.code)
        wanted = play.record.entries[number].digest
        play.demand(number, "a resumed game goes on differently", holds=digest(again)[:DIGEST_LENGTH] == wanted)


def _ask_the_same(play: Play, moment: Moment, again: State, what: str, *, looks: bool) -> None:
    """Another form of a state asks the same and, if somebody looks, looks the same to everybody."""
    same = _questions(again) == _questions(moment.state)
    play.demand(moment.number, f"{what} asks something else", holds=same)
    for viewer in viewers(moment.state) if looks else ():
        same = face(again, viewer) == shown(moment, viewer)
        play.demand(moment.number, f"{what} looks different to {viewer}", holds=same)


def _questions(state: State) -> list[tuple[int, str, str, list[int], dict[str, Word]]]:
    """What everybody is asked, and may answer."""
    asked = sorted(state.decisions.items())
    return [(seat, each.ask, each.rule, list(each.options), dict(state.game.asks(state, each))) for seat, each in asked]


def check_position(play: Play) -> None:
    """A position that is written and read again is the same state, and is written the same."""
    for moment in play.stops(POSITIONS):
        number, state = moment.number, moment.state
        try:
            text = position.write(state)
            again = position.read(play.game, text, play.dice(number))
        except WarhallError as error:
            raise play.failure(number, f"its own position cannot be read: {error}") from error
        play.demand(number, f"the position is another state\n{text}", holds=digest(again) == digest(state))
        play.demand(number, f"the position is written differently\n{text}", holds=position.write(again) == text)
        for viewer in viewers(state):
            same = face(again, viewer) == shown(moment, viewer)
            play.demand(number, f"the position looks different to {viewer}\n{text}", holds=same)


def check_record(play: Play) -> None:
    """A record is the same after it was written and read, and replays to the same digests."""
    text = play.record.text()
    number = len(play.moments)
    try:
        record = Record.parse(text)
        table = replay(play.game, record)
    except WarhallError as error:
        raise play.failure(number, f"the record does not replay: {error}") from error
    play.demand(number, "the record is written differently", holds=record.text() == text)
    play.demand(number, "the replay is another state", holds=digest(table.state) == digest(play.end))
    play.demand(number, "the replay has another record", holds=table.record().text() == text)


def check_notation(play: Play) -> None:
    """Every action has its own text, of one line, which is read back as that action."""
    codec = play.game.codec
    for moment in play.sample():
        state = moment.state
        codes = {code for decision in state.decisions.values() for code in decision.options}
        codes.update(some_codes(state, moment.seat, play.dice(moment.number)))
        texts: dict[str, int] = {}
        for code in sorted(codes):
            try:
                text = codec.notation(state, code)
            except WarhallError:
                continue  # a thing that this state does not have
            plain = text == " ".join(text.split()) and len(text) <= NOTATION_LIMIT
            clear = not {"~", "="} & set(text.split())
            play.demand(moment.number, f"{text!r} does not fit into a record", holds=plain and clear)
            twin = texts.setdefault(text, code)
            play.demand(moment.number, f"{text!r} is both code {twin} and code {code}", holds=twin == code)
            try:
                back = codec.code(codec.parse(state, text))
            except WarhallError as error:
                raise play.failure(moment.number, f"{text!r} cannot be read: {error}") from error
            play.demand(moment.number, f"{text!r} is code {code} and read as {back}", holds=back == code)


def check_asking(play: Play) -> None:
    """A step that asks changes nothing when it runs again: a saved game depends on it."""
    looked = {moment.number for moment in play.sample(LOOKED)}
    for moment in play.moments:
        state = moment.state.copy()
        before = save(state)
        told: list[Told] = []
        state.ears = told.append
        state.advance()
        state.ears = None
        step = next(name for name, _ in state.pending())
        play.demand(moment.number, f"{step} changes the state when it asks", holds=save(state) == before)
        play.demand(moment.number, f"{step} tells {told} when it asks", holds=not told)
        _ask_the_same(play, moment, state, step, looks=moment.number in looked)
