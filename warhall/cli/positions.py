"""`warhall position`: position files shown, checked, and taken from a record."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warhall.server.commands import Packs

if TYPE_CHECKING:
    from warhall.kernel.state import State

app = typer.Typer(help="Position files: show, check, take from a record.", no_args_is_help=True)

_GAME = re.compile(r"^game:\s*([\w-]+)\s*$", re.MULTILINE)

File = Annotated[Path, typer.Argument(help="A position file.")]
GameName = Annotated[str | None, typer.Option("--game", help="Which game, if the file does not say.")]
Language = Annotated[str | None, typer.Option(help="en, ru or uk.")]


def game_of_position(text: str) -> str:
    """Which game a position file is of."""
    from warhall.kernel.errors import PositionError

    found = _GAME.search(text)
    if found is None:
        raise PositionError("top", "the file does not say which game it is of: add 'game: NAME', or use --game")
    return found[1]


def read_state(file: Path, game: str | None, packs: list[Path] | None) -> State:
    """The state of a position file."""
    from warhall.cli.files import read
    from warhall.games import game as game_of
    from warhall.kernel import position
    from warhall.kernel.dice import SeededDice

    text = read(file)
    return position.read(game_of(game or game_of_position(text), *(packs or ())), text, SeededDice(0))


@app.command()
def show(
    file: File,
    game: GameName = None,
    seat: Annotated[str | None, typer.Option(help="Whose view; by default everybody's.")] = None,
    lang: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences instead of a drawn board.")] = False,
    pack: Packs = None,
) -> None:
    """Show a position as a player would see it."""
    from warhall.cli.screen import Screen
    from warhall.cli.voice import language
    from warhall.kernel.errors import PositionError
    from warhall.kernel.outlook import outlook

    state = read_state(file, game, pack)
    names = state.seat_names()
    if seat is not None and seat not in names:
        raise PositionError("seat", f"no seat {seat[:40]!r}: there are {', '.join(names)}")
    seen = outlook(state, None if seat is None else names.index(seat))
    screen = Screen(state.game, language(lang), plain=plain)
    screen.board(seen)
    screen.turn(seen)
    screen.options(seen, None)


@app.command()
def check(file: File, game: GameName = None, lang: Language = None, pack: Packs = None) -> None:
    """Check a position file: that it can be set up, and that a game could come to it."""
    from warhall.cli.voice import Voice, language
    from warhall.kernel.errors import PositionError

    state = read_state(file, game, pack)
    problem = state.game.impossible(state)
    if problem is not None:
        raise PositionError("position", problem)
    voice = Voice(language(lang))
    print(voice.say("position-sound", file=str(file), title=state.game.texts.say(voice.language, "title")))


@app.command("of")
def of_record(
    record: Annotated[Path, typer.Argument(help="A record, as `save` writes it.")],
    step: Annotated[int | None, typer.Option(help="After how many actions; by default after all.")] = None,
    pack: Packs = None,
) -> None:
    """Print the position of a record after so many actions."""
    from warhall.cli.files import read
    from warhall.games import game as game_of
    from warhall.kernel import position
    from warhall.kernel.errors import RecordError
    from warhall.kernel.record import Record
    from warhall.kernel.table import replay

    kept = Record.parse(read(record))
    if step is not None and not 0 <= step <= len(kept.entries):
        raise RecordError(
            len(kept.entries) + kept.first_line, f"there is no step {step}: the record has {len(kept.entries)}"
        )
    print(position.write(replay(game_of(kept.game, *(pack or ())), kept, upto=step).state), end="")
