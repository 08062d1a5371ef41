"""Positions: one state as a readable YAML file, like chess's FEN.

Tests, puzzles, bug reports and the position editor use it. The game writes its part in the words of the rulebook; the
agenda stands beside it only where something other than the usual question is pending.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import yaml

from warhall.kernel.errors import ContentError, PositionError, WarhallError
from warhall.kernel.faults import Faults
from warhall.kernel.result import Result
from warhall.kernel.saving import agenda_data, agenda_from
from warhall.kernel.yaml_tree import parse_tree

if TYPE_CHECKING:
    from warhall.kernel.dice import Dice
    from warhall.kernel.game import Game
    from warhall.kernel.state import State

_KEYS = ("game", "rules", "content", "position", "agenda", "result")


class _Dumper(yaml.SafeDumper):
    """Writes texts of several lines as blocks, so that a board looks like a board."""


def _block(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    style = "|" if "\n" in text else None
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _block)


def write(state: State) -> str:
    """The position of a state."""
    game = state.game
    document: dict[str, Any] = {
        "game": game.id,
        "rules": game.version,
        "content": game.content,
        "position": game.write(state),
    }
    usual = game.read(game, document["position"], state.dice)
    if agenda_data(usual) != agenda_data(state):
        document["agenda"] = [[name, *arguments] for name, arguments in agenda_data(state)]
    if state.result is not None:
        document["result"] = msgspec.to_builtins(state.result)
    return yaml.dump(document, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=118, default_flow_style=None)


def read(game: Game, text: str, dice: Dice) -> State:
    """The state that a position describes, at its decision.

    Raises:
        PositionError: the text describes no position of this game; it says where, and what would be right.
    """
    document = _document(text)
    if not isinstance(document, dict):
        raise PositionError("top", f"expected a mapping with the keys {', '.join(_KEYS)}")
    for key in document:
        if key not in _KEYS:
            raise PositionError(str(key)[:40], f"unknown key; there are {', '.join(_KEYS)}")
    for key, wanted in (("game", game.id), ("rules", game.version), ("content", game.content)):
        if key in document and document[key] != wanted:
            raise PositionError(key, f"this is a position of {str(document[key])[:40]!r}, not of {wanted!r}")
    fields = document.get("position")
    if not isinstance(fields, dict):
        raise PositionError("position", "expected a mapping")
    state = game.read(game, fields, dice)
    if "agenda" in document:
        state.agenda = agenda_from(game.state, _entries(document["agenda"]))
    if document.get("result") is not None:
        state.result = _result(document["result"])
        state.agenda = None
    try:
        state.advance()
    except WarhallError:
        raise
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise PositionError("agenda", f"these steps cannot be taken in this position: {error}") from None
    return state


def _document(text: str) -> object:
    """The plain data of a YAML text."""
    faults = Faults()
    tree = parse_tree(text, "position", faults)
    try:
        faults.settle()
    except ContentError as error:
        first = error.faults[0]
        raise PositionError(f"line {first.line}", first.problem) from None
    return None if tree is None else tree.data


def _entries(agenda: object) -> list[tuple[str, list[Any]]]:
    """The agenda of a file: a list of [step, argument, ...]."""
    if not isinstance(agenda, list):
        raise PositionError("agenda", "expected a list of [step, argument, ...]")
    entries = []
    for number, entry in enumerate(agenda):
        match entry:
            case [str(name), *arguments]:
                entries.append((name, arguments))
            case _:
                raise PositionError(f"agenda, entry {number + 1}", "expected [step, argument, ...]")
    return entries


def _result(data: object) -> Result:
    try:
        return msgspec.convert(data, Result)
    except msgspec.ValidationError as error:
        raise PositionError("result", str(error)) from None
