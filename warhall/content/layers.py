"""Files laid over one another: a game's own content below, packs on top.

Here: the pieces that files consist of, which piece covers which, and where each piece of the result came from. Not
here: reading files (`shelf`), what a pack is (`packs`).

- A file that is a list of things with an id consists of these things: a thing of a pack takes the place of the thing
  with the same id, and a new one is added at the end.
- A file that is a mapping from a word to a value consists of these values, by the same rule.
- Any other file is one piece: that of the pack takes its place as a whole.
"""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec import inspect as mi

from warhall.content.shapes import Mention, bare
from warhall.kernel.faults import Place
from warhall.kernel.yaml_tree import Plain, Tree


class Piece(msgspec.Struct, frozen=True):
    """One thing of one file."""

    tree: Tree
    path: Place
    data: Plain
    mentions: tuple[Mention, ...]


def pieces(kind: mi.Type, tree: Tree, mentions: list[Mention]) -> list[tuple[object, Piece]]:
    """The pieces of a file, each with the key by which another piece covers it.

    Two things of one file never cover one another: a key that comes twice is made different, and the check of ids
    reports it.
    """
    if isinstance(tree.data, list) and _has_ids(kind):
        steps: list[str | int] = list(range(len(tree.data)))
        keys: list[object] = [_id(item, number) for number, item in enumerate(tree.data)]
        values = tree.data
    elif isinstance(tree.data, dict) and isinstance(bare(kind), mi.DictType):
        steps, keys, values = list(tree.data), list(tree.data), list(tree.data.values())
    else:
        return [((), Piece(tree, (), tree.data, tuple(mentions)))]
    own: dict[str | int, list[Mention]] = {step: [] for step in steps}
    for mention in mentions:
        own[mention.path[0]].append(mention)
    times: Counter[object] = Counter()
    found: list[tuple[object, Piece]] = []
    for step, key, value in zip(steps, keys, values, strict=True):
        found.append(((key, times[key]), Piece(tree, (step,), value, tuple(own[step]))))
        times[key] += 1
    return found


def _has_ids(kind: mi.Type) -> bool:
    """Whether a type is a list of structures that have an id."""
    listed = bare(kind)
    if not isinstance(listed, mi.CollectionType):
        return False
    item = bare(listed.item_type)
    options = item.types if isinstance(item, mi.UnionType) else (item,)
    return all(isinstance(one, mi.StructType) and any(f.encode_name == "id" for f in one.fields) for one in options)


def _id(item: Plain, number: int) -> object:
    """The id of an entry; an entry without a sound one is a thing of its own."""
    ident = item.get("id") if isinstance(item, dict) else None
    return ident if isinstance(ident, str | int) else (number,)


class Stack:
    """The files of one name, the later over the earlier."""

    def __init__(self, kind: mi.Type) -> None:
        self._kind = kind
        self._pieces: dict[object, Piece] = {}
        self._trees: list[Tree] = []

    def lay(self, tree: Tree, mentions: list[Mention]) -> None:
        """Lay a file over what is there."""
        self._trees.append(tree)
        self._pieces.update(pieces(self._kind, tree, mentions))

    def mentions(self) -> list[Mention]:
        """The ids in what can be seen from above."""
        return [mention for piece in self._pieces.values() for mention in piece.mentions]

    def data(self) -> Plain:
        """What can be seen from above, as the data of one file."""
        if () in self._pieces:
            return self._pieces[()].data
        if isinstance(self._trees[0].data, list):
            return [piece.data for piece in self._pieces.values()]
        return {piece.path[0]: piece.data for piece in self._pieces.values()}

    def locate(self, path: Place) -> tuple[str, int, Place]:
        """The file, the line and the path there of a place in `data()`; of a place that is not there, the file."""
        tree, place = self._trees[0], path
        found = list(self._pieces.values())
        if () in self._pieces:
            tree = found[0].tree
        elif path and isinstance(self._trees[0].data, list):
            number = path[0]
            if isinstance(number, int) and number < len(found):
                tree, place = found[number].tree, (*found[number].path, *path[1:])
        elif path:
            tree = next((one.tree for one in found if one.path == path[:1]), tree)
        return tree.file, tree.line(place), place
