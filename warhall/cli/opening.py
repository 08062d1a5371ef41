"""How a game in the terminal opens: from nothing, from a record, or from a position; and who sits where."""

from __future__ import annotations

import secrets  # noqa: TID251  the chance of a live game must not be foreseen; the rules still get it as dice
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import inspect

from warhall.cli import files, hall
from warhall.cli.keyboard import die_asker
from warhall.cli.log import Heard, heard
from warhall.cli.positions import game_of_position
from warhall.cli.replay import walk
from warhall.cli.screen import Screen
from warhall.cli.seats import Bots, fill_seats, from_record, read_seats, recorded
from warhall.cli.session import Session
from warhall.cli.study import Study
from warhall.games import game as game_of
from warhall.kernel.dice import Dice, EnteredDice, FairDice, SeededDice
from warhall.kernel.errors import OptionsError
from warhall.kernel.game import Game
from warhall.kernel.record import Record
from warhall.kernel.table import Table


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for on the command line."""

    game: str | None
    seats: str | None
    seed: int | None
    record: Path | None
    position: Path | None
    options: list[str]
    packs: list[Path]
    entered: bool
    language: str
    plain: bool

    def session(self) -> Session:
        """The game with its players, ready to be played."""
        if self.record is not None and self.position is not None:
            raise OptionsError("a game starts from a record or from a position, not from both")
        if self.options and (self.record is not None or self.position is not None):
            raise OptionsError("a game that goes on keeps its options: --option is for new games")
        players = None if self.seats is None else read_seats(self.seats)
        if self.record is not None:
            return self._resumed(Record.parse(files.read(self.record)), players)
        if self.position is not None:
            return self._studied(files.read(self.position), players)
        screen = self._screen(game_of(self.game or hall.choose_game(self.language), *self.packs))
        table = Table(screen.game, chosen(screen.game, self.options, players), self._dice(screen))
        if players is None and self.game is None:
            players = hall.choose_players(screen, table.state.seat_names())
        return self._seated(table, screen, players or [])

    def _resumed(self, record: Record, players: Sequence[str] | None) -> Session:
        """A game that goes on from its record."""
        screen = self._screen(game_of(self.game or record.game, *self.packs))
        logs = []
        for table, _, told in walk(screen.game, record):
            logs.append(heard(table.state, told))
        table.dice.inner = self._dice(screen)
        if players is None:
            players = from_record(record.players, table.state.seat_names())
        return self._seated(table, screen, players, logs)

    def _studied(self, text: str, players: Sequence[str] | None) -> Session:
        """A game that starts from a position."""
        screen = self._screen(game_of(self.game or game_of_position(text), *self.packs))
        return self._seated(Study(screen.game, text, self._dice(screen)), screen, players or [])

    def _seated(self, table: Table, screen: Screen, players: Sequence[str], logs: Sequence[Heard] = ()) -> Session:
        names = table.state.seat_names()
        sitting = fill_seats(players, len(names))
        table.players = recorded(sitting, names)
        seed = secrets.randbits(64) if self.seed is None else self.seed
        return Session(table, Bots(sitting, SeededDice(seed).child(len(names))), screen, logs)

    def _screen(self, game: Game) -> Screen:
        return Screen(game, self.language, plain=self.plain)

    def _dice(self, screen: Screen) -> Dice:
        if self.entered:
            say = screen.voice.say
            return EnteredDice(
                die_asker(lambda sides: say("die-shows", sides=sides), lambda sides: say("die-must", sides=sides))
            )
        return FairDice(secrets.token_bytes(32)) if self.seed is None else SeededDice(self.seed)


def chosen(game: Game, pairs: Sequence[str], players: Sequence[str] | None) -> dict[str, object]:
    """The options of a new game: `key=value` as typed, and as many players as were named."""
    options: dict[str, object] = {}
    lists = list_options(game)
    if players is not None and len(players) in game.players:
        options["players"] = len(players)
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise OptionsError(f"expected key=value, found {pair[:40]!r}")
        read = plain_value(value)
        if key in lists and not isinstance(read, list):
            read = [plain_value(each) for each in value.split(",") if each]
        options[key] = read
    return options


def list_options(game: Game) -> frozenset[str]:
    """The options that take several values; typed with commas between them."""
    several = (inspect.ListType, inspect.VarTupleType, inspect.TupleType)
    return frozenset(
        field.encode_name
        for field in msgspec.structs.fields(game.options)
        if isinstance(inspect.type_info(field.type), several)
    )


def plain_value(text: str) -> object:
    """A value as it was meant: a number, yes or no, or a word."""
    try:
        value: object = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text
    return value
