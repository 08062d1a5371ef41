"""`warhall replay`: a recorded game once more, every digest checked."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warhall.server.commands import Packs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warhall.kernel.events import Told
    from warhall.kernel.game import Game
    from warhall.kernel.record import Entry, Record
    from warhall.kernel.table import Table


def walk(game: Game, record: Record) -> Iterator[tuple[Table, Entry, list[Told]]]:
    """A record action by action: the table as it then stands (one and the same), the action, what was told.

    The first step is the start, before any action.

    Raises:
        RecordError: it does not replay.
    """
    from warhall.kernel.dice import ScriptedDice
    from warhall.kernel.errors import RecordError, WarhallError
    from warhall.kernel.table import compare
    from warhall.kernel.table import replay as replayed

    table = replayed(game, record, upto=0)
    yield table, record.start, table.opening
    for line, entry in enumerate(record.entries, start=record.first_line + 1):
        table.dice.inner = ScriptedDice(entry.fallen)
        try:
            heard = table.act(table.seat(entry.seat), entry.action)
        except WarhallError as error:
            raise RecordError(line, str(error)) from None
        compare(line, entry, table.entries[-1])
        yield table, entry, heard


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `save` writes it.")],
    step: Annotated[bool, typer.Option("--step", help="Show the board after each action and wait for Enter.")] = False,
    seat: Annotated[str | None, typer.Option(help="Whose view is shown; by default everybody's.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences instead of a drawn board.")] = False,
    json: Annotated[bool, typer.Option("--json", help="For programs: one object.")] = False,
    pack: Packs = None,
) -> None:
    """Replay a record and check that it leads to the same states."""
    import msgspec

    from warhall.cli.files import read
    from warhall.cli.keyboard import EndedError, ask
    from warhall.cli.log import RESULT
    from warhall.cli.screen import Screen
    from warhall.cli.voice import language
    from warhall.games import game as game_of
    from warhall.kernel.outlook import event_sentence
    from warhall.kernel.record import Record

    record = Record.parse(read(file))
    game = game_of(record.game, *(pack or ()))
    if json:
        *_, (table, last, _) = walk(game, record)
        result = msgspec.to_builtins(table.state.result)
        found = {"game": game.id, "actions": len(table.entries), "digest": last.digest, "result": result}
        print(msgspec.json.encode(found).decode())
        return
    screen = Screen(game, language(lang), plain=plain)
    viewer: int | None = None
    try:
        for number, (table, entry, heard) in enumerate(walk(game, record)):
            viewer = None if seat is None else table.seat(seat)
            if number:
                screen.line(f"{number} {entry.seat} {entry.action}", "strong")
            for told in heard:
                sentence = event_sentence(table.state, told, viewer)
                if sentence is not None and not sentence.message.startswith(RESULT):  # it stands under the last board
                    screen.told(sentence)
            if step and 0 < number < len(record.entries):
                screen.board(table.outlook(viewer))
                ask(screen.voice.say("press-enter"))
    except EndedError:
        typer.echo(screen.voice.say("input-ended"), err=True)
        raise typer.Exit(1) from None
    screen.board(table.outlook(viewer))
    screen.turn(table.outlook(viewer))
    screen.line(screen.voice.say("replayed", count=len(record.entries)), "muted")
