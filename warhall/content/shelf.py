"""A game's content: its files, their types, and how they are loaded, alone or with packs.

Here: `Shelf`, the one object a game makes. Not here: the single checks (`yaml_tree`, `shapes`, `references`), which
file covers which (`layers`).

A game says its content as one structure: the field `cards: tuple[Card, ...]` is the file `cards.yaml`. A field with a
default is a file that may be missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

import msgspec
from msgspec import inspect as mi

from warhall.content.digest import content_digest
from warhall.content.layers import Stack
from warhall.content.packs import PACK_FILE, TEXTS_FOLDER, Pack, check_pack_texts, pack_name, read_pack
from warhall.content.references import check_references, names_of
from warhall.content.shapes import Mention, Shape, complaint, structures
from warhall.kernel.errors import nearest, quoted
from warhall.kernel.faults import Faults, Place, shown
from warhall.kernel.words import Said
from warhall.kernel.yaml_tree import Plain, Tree, read_tree

C = TypeVar("C", bound=msgspec.Struct)

Report: TypeAlias = Callable[[Place, str], None]
"""`report(("cards", 3, "cost"), "what is wrong")`: a fault that a game's own check found, by place in the content."""


class Loaded(msgspec.Struct, Generic[C], frozen=True):
    """Content that has passed every check."""

    content: C
    names: dict[str, dict[str, Said]]
    """The names of all things, by kind and id, for `Texts`."""
    digest: str
    """The content hash, for records."""
    packs: tuple[Pack, ...]
    marks: tuple[str, ...]
    """By what records know each pack: its id and the hash of what it says, as `id=hash`."""
    texts: tuple[Path, ...]
    """Folders with messages of packs, to be loaded after the game's own."""


class Shelf(Generic[C]):
    """The content of one game.

    `check` is the game's own check of the whole (a map area that cannot be reached, a deck of the wrong size); it
    runs when everything else is sound.
    """

    def __init__(
        self, game: str, kind: type[C], folder: Path, check: Callable[[C, Report], None] | None = None
    ) -> None:
        self.game = game
        self.kind = kind
        self.folder = folder
        self.check = check
        info = mi.type_info(kind)
        for struct in structures(info).values():
            if not (struct.forbid_unknown_fields and struct.cls.__struct_config__.frozen):
                raise TypeError(f"{struct.cls.__name__} must be frozen and forbid unknown fields: derive it from Part")
        self.fields = {f"{field.encode_name}.yaml": field for field in structures(info)[kind].fields}

    def load(self, *packs: Path) -> Loaded[C]:
        """The content of the game with packs laid over it, or ContentError with every fault of every file."""
        return _Loading(self).run(packs)


class _Loading(Generic[C]):
    """One load: the stacks of files, and the faults so far."""

    def __init__(self, shelf: Shelf[C]) -> None:
        self.shelf = shelf
        self.faults = Faults()
        self.stacks = {name: Stack(field.type) for name, field in shelf.fields.items()}
        self.laid: set[str] = set()
        self.unreadable = False
        self.packs: list[Pack] = []
        self.marks: list[str] = []
        self.texts: list[Path] = []

    def run(self, packs: tuple[Path, ...]) -> Loaded[C]:
        self._folder(self.shelf.folder, self.shelf.game)
        for name, field in self.shelf.fields.items():
            if field.required and name not in self.laid:
                self._missing(f"{self.shelf.game}/{name}")
        for folder in packs:
            self._pack(folder)
        mentions = [mention for stack in self.stacks.values() for mention in stack.mentions()]
        if not self.unreadable:  # else every id of the unreadable file would be missed
            check_references(mentions, self.faults)
        self.faults.settle()
        content = self._decode()
        if self.shelf.check is not None:
            self.shelf.check(content, self._report)
        self.faults.settle()
        return Loaded(
            content=content,
            names=names_of(mentions),
            digest=content_digest(content),
            packs=tuple(self.packs),
            marks=tuple(self.marks),
            texts=tuple(self.texts),
        )

    def _missing(self, file: str) -> None:
        self.faults.add(file, 1, (), "there is no such file")
        self.unreadable = True

    def _unknown_file(self, file: Path, name: str) -> None:
        files = list(self.stacks)
        similar = nearest(file.stem, [known.removesuffix(".yaml") for known in files])
        hint = nearest(file.name, files) if similar else f": the files are {quoted(files)}"
        self.faults.add(name, 1, (), f"{self.shelf.game} has no such file{hint}")

    def _folder(self, folder: Path, name: str) -> dict[str, Plain]:
        """Lay every file of a folder on its stack; what they say, by file."""
        said: dict[str, Plain] = {}
        if not folder.is_dir():
            self._missing(name)
            return said
        try:
            files = sorted(folder.iterdir())
        except OSError as error:
            self.faults.add(name, 1, (), f"the folder cannot be read: {error.strerror}")
            self.unreadable = True
            return said
        for file in files:
            if file.suffix not in (".yaml", ".yml") or file.name == PACK_FILE:
                continue
            if file.name not in self.stacks:
                self._unknown_file(file, f"{name}/{file.name}")
                continue
            self.laid.add(file.name)
            read = self._read(file, f"{name}/{file.name}", self.shelf.fields[file.name].type)
            if read is not None:
                self.stacks[file.name].lay(*read)
                said[file.name] = read[0].data
        return said

    def _read(self, file: Path, name: str, kind: mi.Type) -> tuple[Tree, list[Mention]] | None:
        tree = read_tree(file, name, self.faults)
        if tree is None:
            self.unreadable = True
            return None
        shape = Shape(tree, self.faults)
        shape.check(kind, tree.data)
        return tree, shape.mentions

    def _pack(self, folder: Path) -> None:
        name = pack_name(folder)
        read = read_pack(folder, self.faults)
        if read is not None:
            pack, tree = read
            if pack.game != self.shelf.game:
                problem = f"the pack is for {shown(pack.game)}, not for {self.shelf.game!r}"
                self.faults.add(tree.file, tree.line(("game",)), ("game",), problem)
            if pack.id in [other.id for other in self.packs]:
                self.faults.add(tree.file, tree.line(("id",)), ("id",), f"the pack {pack.id!r} is there already")
            self.packs.append(pack)
        said = self._folder(folder, name)
        if read is not None:
            self.marks.append(f"{read[0].id}={content_digest(said)}")
        if check_pack_texts(folder / TEXTS_FOLDER, f"{name}/{TEXTS_FOLDER}", self.faults):
            self.texts.append(folder / TEXTS_FOLDER)

    def _decode(self) -> C:
        data = {
            field.encode_name: self.stacks[name].data()
            for name, field in self.shelf.fields.items()
            if name in self.laid
        }
        try:
            return msgspec.convert(data, self.shelf.kind, strict=True)
        except msgspec.ValidationError as error:
            # What `shapes` does not know (rare types) is found here: one fault at a time, but never let through.
            self._report(_path_of(error), complaint(error))
            self.faults.fail()

    def _report(self, path: Place, problem: str) -> None:
        """Note a fault at a place of the whole content, in the file it came from."""
        name = f"{path[0]}.yaml" if path else ""
        if name in self.laid:
            self.faults.add(*self.stacks[name].locate(path[1:]), problem)
        else:
            self.faults.add(self.shelf.game, 1, path, problem)


def _path_of(error: msgspec.ValidationError) -> Place:
    """The place that msgspec names, as far as it names keys."""
    text = str(error).partition(" - at `$")[2]
    steps = re.findall(r"\.([^.\[`]+)|\[(\d+|\.\.\.)\]", text)
    path: list[str | int] = []
    for field, number in steps:
        if number == "...":
            break
        path.append(field or int(number))
    return tuple(path)
