"""Checks of content packs: a game with content takes packs, and shows by an example how one is written.

The example lies in the room, in the folder `example`. It is laid over the game and played; the record names it, goes on
with it alone, and a spoiled copy of it is refused with the file and the line.
"""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from warhall.conformance.play import ConformanceFailure, random_play
from warhall.conformance.sameness import check_position, check_record, check_save
from warhall.kernel.errors import ContentError, RecordError
from warhall.kernel.game import EXAMPLE, Game
from warhall.kernel.words import LANGUAGES

NO_CONTENT = "none"


def check_packs(game: Game) -> None:
    """A game with content takes packs: its example is laid over it, played, recorded, and refused once spoiled."""
    if game.content == NO_CONTENT:
        return
    _demand(game, "it has content, and takes no packs", holds=game.packed is not None)
    folder = game.folder / EXAMPLE
    _demand(game, f"there is no example of a pack in {EXAMPLE}/", holds=(folder / "pack.yaml").is_file())
    packed = _laid(game, folder)
    _demand(game, "its example says nothing new", holds=packed.content != game.content)
    _demand(game, "with its example laid over it, it does not name the pack", holds=len(packed.packs) == 1)
    for language in LANGUAGES:
        packed.library(language)
    play = random_play(packed, packed.variants[0], seed=1)
    for check in (check_save, check_position, check_record):
        check(play)
    _demand(
        game, "a record does not name its packs", holds=play.record.packs == packed.packs and packed.packs != game.packs
    )
    try:
        play.record.check(game)
    except RecordError as refused:
        pack = packed.packs[0].partition("=")[0]
        _demand(game, "a record without its pack is refused, but the pack is not named", holds=pack in str(refused))
    else:
        raise ConformanceFailure(f"{game.id}: a record of a game with a pack goes on without it")
    _check_refused(game, folder)


def _laid(game: Game, folder: Path) -> Game:
    assert game.packed is not None  # noqa: S101  the caller has looked
    try:
        return game.packed(folder)
    except ContentError as faults:
        raise ConformanceFailure(f"{game.id}: its example is faulty: {faults}") from None


def _check_refused(game: Game, folder: Path) -> None:
    """A spoiled pack is refused, and every fault of it is told with its file and line."""
    assert game.packed is not None  # noqa: S101  the caller has looked
    with TemporaryDirectory() as place:
        copy = Path(copytree(folder, Path(place) / EXAMPLE))
        files = [spoil(copy) for spoil in (_unknown_file, _unknown_field, _other_game)]
        try:
            game.packed(copy)
        except ContentError as faults:
            told = {fault.file for fault in faults.faults if fault.line}
            for file in files:
                _demand(game, f"what is wrong with {file} is not told: {faults}", holds=f"{EXAMPLE}/{file}" in told)
        else:
            raise ConformanceFailure(f"{game.id}: a pack was taken although it was spoiled")


def _unknown_file(copy: Path) -> str:
    """A file that no game has."""
    (copy / "unheard_of.yaml").write_text("[]\n", encoding="utf-8")
    return "unheard_of.yaml"


def _unknown_field(copy: Path) -> str:
    """A word that nothing has."""
    file = min(each for each in copy.glob("*.yaml") if each.name != "pack.yaml")
    text = file.read_text(encoding="utf-8")
    entry = "- unheard_of: 1\n" if "\n- " in f"\n{text}" else "unheard_of: 1\n"
    file.write_text(f"{text}{entry}", encoding="utf-8")
    return file.name


def _other_game(copy: Path) -> str:
    """A pack for another game."""
    file = copy / "pack.yaml"
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join("game: unheard_of" if line.startswith("game:") else line for line in lines) + "\n")
    return file.name


def _demand(game: Game, problem: str, *, holds: bool) -> None:
    if not holds:
        raise ConformanceFailure(f"{game.id}: {problem}")
