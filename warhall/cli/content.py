"""`warhall content`: the content of the games and of packs, checked; JSON Schemas for editors.

A room that has content files shows its `Shelf` as `SHELF`.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from warhall.content import Shelf
    from warhall.lab.doctor import Face

app = typer.Typer(help="Content files of the games and of packs.", no_args_is_help=True)


def shelf_of(game: str) -> Shelf[Any] | None:
    """The content of a game; None if it has no content files."""
    from warhall.content import Shelf
    from warhall.games import game as game_of
    from warhall.games import rooms

    found = getattr(import_module(rooms()[game_of(game).id]), "SHELF", None)
    return found if isinstance(found, Shelf) else None


@app.command()
def check(
    pack: Annotated[Path | None, typer.Argument(help="The folder of a pack; without one, every game.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
    json: Annotated[bool, typer.Option("--json", help="For programs: an object with every fault.")] = False,
) -> None:
    """Check content files; every fault is shown with its file, line and the nearest right spelling."""
    import msgspec

    from warhall.cli.voice import language
    from warhall.kernel.errors import ContentError

    spoken = language(lang)
    try:
        lines = _check_games(spoken) if pack is None else [_check_pack(pack, spoken)]
    except ContentError as error:
        if not json:
            raise
        print(msgspec.json.encode({"sound": False, "faults": error.faults}).decode())
        raise typer.Exit(1) from None
    if json:
        print(msgspec.json.encode({"sound": True, "faults": []}).decode())
        return
    for line in lines:
        print(line)


def _check_games(spoken: str) -> list[str]:
    from warhall.cli.voice import Voice
    from warhall.games import rooms

    lines = []
    for game in rooms():
        shelf = shelf_of(game)
        if shelf is None:
            lines.append(Voice(spoken).say("content-none", game=game))
        else:
            lines.append(Voice(spoken).say("content-sound", game=game, digest=shelf.load().digest))
    return lines


def _check_pack(folder: Path, spoken: str) -> str:
    from warhall.cli.files import read
    from warhall.cli.positions import game_of_position
    from warhall.cli.voice import Voice
    from warhall.kernel.errors import OptionsError

    game = game_of_position(read(folder / "pack.yaml"))
    shelf = shelf_of(game)
    if shelf is None:
        raise OptionsError(f"{game} takes no packs: it has no content files")
    loaded = shelf.load(folder)
    pack = loaded.packs[0]
    return Voice(spoken).say(
        "pack-sound", file=str(folder), pack=pack.id, version=pack.version, game=game, digest=loaded.digest
    )


@app.command()
def diff(
    one: Annotated[Path, typer.Argument(help="The folder of a pack.")],
    two: Annotated[Path | None, typer.Argument(help="Another; without it, what the pack changes in the game.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
    json: Annotated[
        bool, typer.Option("--json", help="For programs: one object, with the texts in all languages.")
    ] = False,
) -> None:
    """Tell what is different between two packs: fields, texts, and what players may do."""
    import msgspec

    from warhall.cli.voice import Voice, language
    from warhall.content import pack_of
    from warhall.games import game as game_of
    from warhall.games import module_of, own
    from warhall.kernel.errors import OptionsError
    from warhall.lab.diff import compared

    games = [pack_of(each).game for each in (one, two) if each is not None]
    if len(set(games)) > 1:
        raise OptionsError(f"{one} is for {games[0]}, {two} for {games[1]}: packs of one game can be compared")
    rooms = [own(module_of(games[0])), game_of(games[0], one)]
    if two is not None:
        rooms = [rooms[1], game_of(games[0], two)]
    found = compared(*rooms)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    voice = Voice(language(lang))
    if not found.things:
        print(voice.say("diff-same"))
    for each in found.things:
        print(voice.say(f"diff-{each.state}", file=each.file, thing=each.id))
        for change in each.changes:
            print(f"  {change.path}: {change.was} -> {change.now}")
        was, now = (_lines(faces, voice.language) for faces in (each.was, each.now))
        for sign, lines, others in (("-", was, now), ("+", now, was)):
            for line in lines:
                if line not in others:
                    print(f"  {sign} {line}")
    for message, looked in (("diff-play", found.at_play), ("diff-taught", found.taught)):
        facts = {"positions": looked.positions, "gained": looked.gained, "lost": looked.lost}
        print(voice.say(message, **facts, impossible=looked.impossible))
        for line in looked.examples:
            print(f"  {line}")


def _lines(faces: list[Face], spoken: str) -> list[str]:
    """What a thing says in a language."""
    return next((each.lines for each in faces if each.language == spoken), [])


@app.command()
def example(
    game: Annotated[str, typer.Argument(help="Which game.")],
    into: Annotated[Path, typer.Argument(help="A folder that is not there yet.")],
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
) -> None:
    """Write a working pack into a new folder, to start one's own from."""
    from shutil import copytree

    from warhall.cli.files import FileError
    from warhall.cli.voice import Voice, language
    from warhall.games import game as game_of
    from warhall.kernel.errors import OptionsError
    from warhall.kernel.game import EXAMPLE

    room = game_of(game)
    if room.packed is None:
        raise OptionsError(f"{game} takes no packs: it has no content files")
    try:
        copytree(room.folder / EXAMPLE, into)
    except OSError as error:
        raise FileError(f"cannot write {into}: {error.strerror or error}") from None
    print(Voice(language(lang)).say("pack-example", file=str(into), game=game))


@app.command()
def schema(
    game: Annotated[str, typer.Argument(help="Which game.")],
    into: Annotated[Path | None, typer.Option(help="A folder to write one schema per file into.")] = None,
) -> None:
    """Print the JSON Schemas of a game's content files, for editors that check while one types."""
    import msgspec

    from warhall.cli.files import FileError
    from warhall.content import schemas
    from warhall.kernel.errors import OptionsError

    shelf = shelf_of(game)
    if shelf is None:
        raise OptionsError(f"{game} has no content files, so there are no schemas")
    found = schemas(shelf)
    if into is None:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    try:
        into.mkdir(parents=True, exist_ok=True)
        for name, each in found.items():
            text = msgspec.json.format(msgspec.json.encode(each)).decode()
            (into / f"{name}.schema.json").write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError(f"cannot write into {into}: {error.strerror or error}") from None
