"""The card doctor: one thing of the content taken apart, changed, and looked at before anybody plays with it.

Here: what can be edited, what is wrong with it and where, what it says in three languages, how it differs from the
printed one, and the same as a pack. Not here: the games that test it (`drive`), who may ask (`warhall.server`).
"""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import yaml

from warhall.content import schemas
from warhall.content.packs import PACK_FILE
from warhall.games import DRAFT, drafted
from warhall.games import game as game_of
from warhall.kernel.errors import ContentError, OptionsError, nearest, quoted
from warhall.kernel.game import Game
from warhall.kernel.words import LANGUAGES
from warhall.lab.differing import shelf_of
from warhall.lab.fields import Field, fields

LONGEST = 20_000
"""More letters than any thing takes."""
SUGGESTED = 40
"""So many words are suggested at most; a field with more of them has no vocabulary."""
MOST_FILES, LARGEST = 60, 1_000_000
"""What is read of a pack that somebody sends."""
_INSIDE = re.compile(r"[a-z_]+\.yaml|texts/[a-z]{2}\.ftl")
"""The files of a pack; whatever else lies there is left alone."""


class Listed(msgspec.Struct, frozen=True):
    """A thing that can be opened."""

    id: str
    names: dict[str, str]


class Sheet(msgspec.Struct, frozen=True):
    """A content file whose things can be edited."""

    file: str
    schema: dict[str, Any]
    things: list[Listed]


class Fault(msgspec.Struct, frozen=True):
    """Something that is wrong, by the line of the text."""

    line: int
    path: str
    problem: str


class Face(msgspec.Struct, frozen=True):
    """What players read, in one language."""

    language: str
    name: str
    lines: list[str]
    """As text for a terminal: two spaces for each step inwards."""
    shelf: str = ""
    entry: dict[str, Any] = {}
    """As it stands in the library of the game, and on which shelf: whoever draws cards draws it from this."""


class Change(msgspec.Struct, frozen=True):
    """A field that differs from the printed one."""

    path: str
    was: str
    now: str


class Examined(msgspec.Struct, frozen=True):
    """What came of looking at a thing."""

    id: str
    faults: list[Fault]
    faces: list[Face]
    printed: list[Face]
    """The same of the thing as the game has it; none if it is new."""
    changes: list[Change]
    form: list[Field] = []
    """Every value with its place in the text; also of a faulty thing, as long as it is YAML."""


@cache
def sheets(game: str) -> list[Sheet]:
    """The files of a game that are lists of things with ids, and what lies in them."""
    shelf = shelf_of(game)
    content = shelf.load().content
    found = []
    for file, schema in schemas(shelf).items():
        held = getattr(content, file.removesuffix(".yaml"), None)
        if isinstance(held, tuple) and held and all(hasattr(each, "id") for each in held):
            things = [Listed(str(each.id), _names(each)) for each in held]
            found.append(Sheet(file, schema, things))
    return found


def _names(thing: Any) -> dict[str, str]:
    said = msgspec.to_builtins(getattr(thing, "name", None))
    return {each: str(said[each]) for each in LANGUAGES if each in said} if isinstance(said, dict) else {}


def sheet(game: str, file: str) -> Sheet:
    """One file.

    Raises:
        OptionsError: nothing in it can be edited.
    """
    known = {each.file: each for each in sheets(game)}
    if file not in known:
        raise OptionsError(f"{game} has no file {file[:40]!r}{nearest(file, known)}: there are {quoted(known)}")
    return known[file]


def written(game: str, file: str, ident: str) -> str:
    """A thing as it is written in the content of the game, with its comments.

    Raises:
        OptionsError: there is none.
    """
    sheet(game, file)
    known = _written(game, file)
    if ident not in known:
        raise OptionsError(f"{file} has no {ident[:60]!r}{nearest(ident, known)}")
    return known[ident]


def copied(game: str, file: str, ident: str, new: str) -> str:
    """A thing under another id, to begin something new from it.

    Where decks have a fixed size, the printed thing comes along without copies: the new one takes its place.

    Raises:
        OptionsError: there is none, or the id is taken.
    """
    printed = written(game, file, ident)
    if new in _written(game, file):
        raise OptionsError(f"{file} has {new[:60]!r} already")
    # What is defined within a thing is called after it.
    own = re.sub(rf"(\bid: ){re.escape(ident)}(?=[.\s,}}]|$)", rf"\g<1>{new}", printed)
    spare = re.sub(r"^(  copies: )\d+", r"\g<1>0", printed, flags=re.MULTILINE)
    if spare != printed and examine(game, file, own).faults and not examine(game, file, own + spare).faults:
        return own + spare
    return own


@cache
def _written(game: str, file: str) -> dict[str, str]:
    """Every thing of a file, as it is written there."""
    text = (game_of(game).folder / "content" / file).read_text(encoding="utf-8")
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    lines = text.splitlines()
    items = root.value if isinstance(root, yaml.SequenceNode) else []
    starts = [item.start_mark.line for item in items] + [len(lines)]
    found = {}
    for number, item in enumerate(items):
        own = lines[starts[number] : starts[number + 1]]
        while own and (not own[-1].strip() or own[-1].startswith("#")):
            own.pop()
        fields = {key.value: value.value for key, value in item.value}
        found[str(fields.get("id"))] = "\n".join(own) + "\n"
    return found


def head(game: str, title: str = "") -> str:
    """The `pack.yaml` of a doctored thing."""
    said = title.strip()[:60] or "Doctored"
    pack = {
        "id": DRAFT,
        "game": game,
        "version": "1",
        "title": dict.fromkeys(LANGUAGES, said),
        "author": "card doctor",
    }
    return yaml.safe_dump(pack, allow_unicode=True, sort_keys=False)


def pack_files(game: str, file: str, text: str, title: str = "") -> dict[str, str]:
    """A thing as a pack.

    Raises:
        OptionsError: it is too long, or the file is none that can be edited.
    """
    sheet(game, file)
    if len(text) > LONGEST:
        raise OptionsError(f"the text has {len(text)} letters: at most {LONGEST} are read")
    return {PACK_FILE: head(game, title), file: text}


def zipped(files: dict[str, str]) -> bytes:
    """A pack as one file; the same pack is the same file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(f"{DRAFT}/{name}"), text)
    return out.getvalue()


def unzipped(data: bytes) -> dict[str, str]:
    """The files of a pack that comes as a zip: one folder, or the files themselves.

    Raises:
        OptionsError: it is no such zip, or it holds too much.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [each for each in archive.infolist() if not each.is_dir()]
            if len(entries) > MOST_FILES or sum(each.file_size for each in entries) > LARGEST:
                raise OptionsError(f"a pack of more than {MOST_FILES} files or {LARGEST} bytes is not read here")
            found = {each.filename: archive.read(each).decode() for each in entries}
    except (zipfile.BadZipFile, UnicodeDecodeError, NotImplementedError, RuntimeError, zlib.error) as error:
        raise OptionsError(f"this is no pack as a zip: {error}") from None
    head = next((name for name in found if name == PACK_FILE or name.endswith(f"/{PACK_FILE}")), None)
    if head is None:
        raise OptionsError(f"there is no {PACK_FILE} in it")
    folder = head.removesuffix(PACK_FILE)
    inside = {name.removeprefix(folder): text for name, text in found.items() if name.startswith(folder)}
    return {name: text for name, text in inside.items() if _INSIDE.fullmatch(name)}


def examine(game: str, file: str, text: str) -> Examined:
    """All that can be said about a thing without playing; what follows it in the text only comes along."""
    files = pack_files(game, file, text)
    form = [_suggested(game, file, each) for each in fields(text, sheet(game, file).schema)]
    try:
        room = drafted(game, files)
    except ContentError as error:
        own = f"/{file}"
        faults = [Fault(each.line if each.file.endswith(own) else 0, each.path, each.problem) for each in error.faults]
        return Examined("", faults, [], [], [], form)
    data = yaml.safe_load(text)
    ident = str(data[0]["id"])
    kept = next((each for each in sheet(game, file).things if each.id == ident), None)
    printed = [] if kept is None else yaml.safe_load(written(game, file, ident))
    found = list(changes(printed[0], data[0])) if printed else []
    stem = file.removesuffix(".yaml")
    faces = [face(room, stem, ident, language) for language in LANGUAGES]
    before = [] if kept is None else [face(game_of(game), stem, ident, language) for language in LANGUAGES]
    return Examined(ident, [], faces, before, found, form)


def _suggested(game: str, file: str, field: Field) -> Field:
    """A field of words with the words that other things of the file have there, a drawing with their letters."""
    if field.kind == "rows":
        return msgspec.structs.replace(field, among=_letters(game, file, field.name))
    if field.kind != "words" or field.depth > 1 or field.among:
        return field
    return msgspec.structs.replace(field, among=_words(game, file).get(field.name, []))


@cache
def _letters(game: str, file: str, name: str) -> list[str]:
    """The letters that maps of a file are drawn with, those that lie most first."""
    things = [yaml.safe_load(each)[0] for each in _written(game, file).values()]
    drawn = Counter("".join(str(each.get(name, "")) for each in things).replace("\n", ""))
    return [letter for letter, _ in sorted(drawn.items(), key=lambda each: (-each[1], each[0]))]


@cache
def _words(game: str, file: str) -> dict[str, list[str]]:
    """The words that things of a file have in their fields, where several have the same."""
    found: dict[str, dict[str, int]] = {}
    things = [yaml.safe_load(each)[0] for each in _written(game, file).values()]
    for name, value in ((name, value) for each in things for name, value in each.items()):
        if isinstance(value, str) and "\n" not in value:
            found.setdefault(name, {}).setdefault(value, 0)
            found[name][value] += 1
    return {
        name: sorted(words) for name, words in found.items() if 1 < len(words) <= SUGGESTED < 2 * sum(words.values())
    }


def face(room: Game, stem: str, ident: str, language: str) -> Face:
    """What a thing says: its name, and every text that the game makes for it."""
    library = room.library(language)
    for shelf in dict.fromkeys([stem, *library]):
        held = library.get(shelf)
        if isinstance(held, list | tuple):
            entry = next((one for one in map(msgspec.to_builtins, held) if _is(one, ident)), None)
            if entry is not None:
                return Face(language, str(entry.get("name", ident)), list(_said(entry)), shelf, entry)
    return Face(language, ident, [])


def _is(entry: object, ident: str) -> bool:
    return isinstance(entry, dict) and entry.get("id") == ident


def _said(entry: object) -> Iterator[str]:
    """Every generated line within an entry, in its order."""
    if isinstance(entry, dict):
        if isinstance(entry.get("text"), str) and "indent" in entry:
            yield "  " * int(entry["indent"]) + ("• " if entry.get("option") else "") + entry["text"]
            return
        for value in entry.values():
            yield from _said(value)
    elif isinstance(entry, list | tuple):
        for value in entry:
            yield from _said(value)


def changes(was: object, now: object, path: str = "") -> Iterator[Change]:
    """Field by field, as deep as both have the same shape."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in dict.fromkeys([*was, *now]):
            yield from changes(was.get(key), now.get(key), f"{path}.{key}" if path else str(key))
    elif isinstance(was, list | tuple) and isinstance(now, list | tuple) and len(was) == len(now):
        for number, (one, two) in enumerate(zip(was, now, strict=True)):
            yield from changes(one, two, f"{path}[{number}]")
    elif was != now:
        yield Change(path, _shown(was), _shown(now))


def _shown(value: object) -> str:
    if value is None:
        return "–"
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else text[:199] + "…"
