"""The form beside the YAML: every value of a thing with its place in the text, and what may stand there.

Here: a walk over the text as it is written and over the schema of its file, side by side. A form changes a value where
it stands, so comments and the author's own layout are kept. Not here: whether it is right (`doctor.examine`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec
import yaml

Schema = dict[str, Any]

MOST = 400
"""A form with more lines helps nobody."""


class Addition(msgspec.Struct, frozen=True):
    """Something that may be added to a group."""

    name: str
    text: str
    """What is put into the text for it."""


Sort: TypeAlias = Literal["number", "choice", "yes-no", "words", "rows", "group"]


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the form: a value, or the head of a group of them."""

    path: str
    name: str
    depth: int
    kind: Sort
    """`number`, `choice`, `yes-no`, `words` or `rows` of a drawing; `group` for a head."""
    value: str
    start: int
    end: int
    """Where it stands in the text, in letters."""
    among: list[str] = []
    """What may stand there, if that is known."""
    least: int | None = None
    most: int | None = None
    help: str = ""
    """What the schema says about it."""
    add_at: int | None = None
    additions: list[Addition] = []
    """What may be added to a group, and where."""
    cut: tuple[int, int] | None = None
    """What is taken out of the text with it, if it is one of several."""


def fields(text: str, schema: Schema) -> list[Field]:
    """The lines of the form for the first thing of a text; none if it is no YAML."""
    try:
        root = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError:
        return []
    if not isinstance(root, yaml.SequenceNode) or not root.value:
        return []
    kind = settled(settled(schema, schema).get("items", {}), schema)
    found = []
    for each in _Walk(text, schema).node(root.value[0], kind, "", "", 0):
        found.append(each)
        if len(found) == MOST:
            break
    return found[1:]  # the first is the thing itself


def settled(schema: Schema, root: Schema) -> Schema:
    """What a reference leads to; of a choice with nothing, the rest."""
    while True:
        reference = schema.get("$ref")
        some = [each for each in schema.get("anyOf", ()) if each.get("type") != "null"]
        if isinstance(reference, str):
            found = root.get("$defs", {}).get(reference.rpartition("/")[2], {})
        elif len(some) == 1:
            found = some[0]
        else:
            return schema
        schema = {**found, **{key: schema[key] for key in ("description", "default") if key in schema}}


class _Walk:
    """Over a text and its schema."""

    def __init__(self, text: str, root: Schema) -> None:
        self.text = text
        self.root = root

    def node(
        self, node: yaml.Node, schema: Schema, path: str, name: str, depth: int, cut: tuple[int, int] | None = None
    ) -> Iterator[Field]:
        """The lines for a node and all within it."""
        schema = self._chosen(node, schema)
        match node:
            case yaml.MappingNode():
                yield from self._mapping(node, schema, path, name, depth, cut)
            case yaml.SequenceNode():
                yield from self._sequence(node, schema, path, name, depth, cut)
            case yaml.ScalarNode():
                yield self._scalar(node, schema, path, name, depth, cut)

    def _chosen(self, node: yaml.Node, schema: Schema) -> Schema:
        """Of several forms, the one that the node has: by its tag (`do: gain`), or by its shape."""
        schema = settled(schema, self.root)
        if "anyOf" not in schema:
            return schema
        told = schema.get("discriminator", {})
        if isinstance(node, yaml.MappingNode) and told:
            tag = next((value.value for key, value in node.value if key.value == told["propertyName"]), None)
            reference = told["mapping"].get(tag)
            return settled({"$ref": reference}, self.root) if reference else schema
        shapes: dict[type[yaml.Node], str] = {yaml.MappingNode: "object", yaml.SequenceNode: "array"}
        shape = shapes.get(type(node))
        options = [settled(each, self.root) for each in schema["anyOf"]]
        return next((each for each in options if shape is None or each.get("type") == shape), schema)

    def _mapping(
        self, node: yaml.MappingNode, schema: Schema, path: str, name: str, depth: int, cut: tuple[int, int] | None
    ) -> Iterator[Field]:
        known = {str(key.value) for key, _ in node.value}
        told: Schema = schema.get("properties", {})
        tag = next((value.value for key, value in node.value if key.value == "do"), "")
        absent = [key for key in told if key not in known]
        yield Field(
            path=path,
            name=name,
            depth=depth,
            kind="group",
            value=str(tag),
            start=node.start_mark.index,
            end=node.end_mark.index,
            help=schema.get("description", ""),
            add_at=self._after(node),
            additions=[Addition(key, self._entry(node, key, settled(told[key], self.root))) for key in absent],
            cut=cut,
        )
        rest = schema.get("additionalProperties")
        for key, value in node.value:
            if key.value == "do":
                continue
            inside = told.get(key.value) or (rest if isinstance(rest, dict) else {})
            yield from self.node(value, inside, f"{path}.{key.value}" if path else key.value, str(key.value), depth + 1)

    def _sequence(
        self, node: yaml.SequenceNode, schema: Schema, path: str, name: str, depth: int, cut: tuple[int, int] | None
    ) -> Iterator[Field]:
        items = schema.get("items")
        inside = settled(items if isinstance(items, dict) else {}, self.root)
        told = inside.get("discriminator", {}).get("mapping", {})
        yield Field(
            path=path,
            name=name,
            depth=depth,
            kind="group",
            value="",
            start=node.start_mark.index,
            end=node.end_mark.index,
            add_at=self._after(node) if told else None,
            additions=[
                Addition(tag, self._item(node, self._operation(tag, settled({"$ref": reference}, self.root))))
                for tag, reference in told.items()
            ],
            cut=cut,
        )
        prefixed = schema.get("prefixItems", [])
        for number, item in enumerate(node.value):
            kind = prefixed[number] if number < len(prefixed) else inside
            yield from self.node(item, kind, f"{path}[{number}]", "", depth + 1, self._cut(node, number))

    def _scalar(
        self, node: yaml.ScalarNode, schema: Schema, path: str, name: str, depth: int, cut: tuple[int, int] | None
    ) -> Field:
        kind: Sort = "words"
        among = [str(each) for each in schema.get("enum", ())]
        if among:
            kind = "choice"
        elif node.style == "|":
            kind = "rows"
        elif schema.get("type") in ("integer", "number"):
            kind = "number"
        elif schema.get("type") == "boolean":
            kind = "yes-no"
        return Field(
            path=path,
            name=name,
            depth=depth,
            kind=kind,
            value=node.value,
            start=node.start_mark.index,
            end=node.end_mark.index,
            among=among,
            least=schema.get("minimum"),
            most=schema.get("maximum"),
            help=schema.get("description", ""),
            cut=cut,
        )

    def _after(self, node: yaml.CollectionNode) -> int | None:
        """Where something is added to a group; None to an empty one in a line of its own."""
        if node.flow_style:
            return int(node.end_mark.index) - 1
        if not node.value:
            return None
        last = node.value[-1][1] if isinstance(node, yaml.MappingNode) else node.value[-1]
        return self._end(last)

    def _end(self, node: yaml.Node) -> int:
        """Where a node ends without the empty lines that follow it."""
        return int(node.start_mark.index) + len(self.text[node.start_mark.index : node.end_mark.index].rstrip())

    def _entry(self, node: yaml.MappingNode, key: str, schema: Schema) -> str:
        said = f"{key}: {self._usual(schema)}"
        if node.flow_style:
            return f", {said}" if node.value else said
        return "\n" + " " * node.start_mark.column + said

    def _item(self, node: yaml.SequenceNode, said: str) -> str:
        if node.flow_style:
            return f", {said}" if node.value else said
        return "\n" + " " * node.start_mark.column + f"- {said}"

    def _operation(self, tag: str, schema: Schema) -> str:
        """An operation with no more than it must have."""
        told: Schema = schema.get("properties", {})
        needed = [key for key in schema.get("required", ()) if key != "do"]
        rest = "".join(f", {key}: {self._usual(settled(told[key], self.root))}" for key in needed)
        return f"{{do: {tag}{rest}}}"

    def _usual(self, schema: Schema) -> str:
        """A value to begin with."""
        default = schema.get("default")
        if isinstance(default, bool | int | str):
            return msgspec.json.encode(default).decode() if not isinstance(default, str) else default
        if schema.get("enum"):
            return str(schema["enum"][0])
        if "anyOf" in schema:
            return self._usual(settled(schema["anyOf"][0], self.root))
        if schema.get("type") in ("integer", "number"):
            return str(max(1, schema.get("minimum", 1)))
        return {"boolean": "true", "array": "[]", "object": "{}"}.get(schema.get("type", ""), '""')

    def _cut(self, node: yaml.SequenceNode, number: int) -> tuple[int, int]:
        """What is taken out with an item: with its dash and its line, or with its comma."""
        items = node.value
        start, end = int(items[number].start_mark.index), self._end(items[number])
        if not node.flow_style:
            begins = self.text.rfind("\n", 0, start) + 1
            if self.text[begins:start].strip() == "-":
                ends = self.text.find("\n", end)
                return begins, len(self.text) if ends < 0 else ends + 1
            return start, end
        if number + 1 < len(items):
            return start, int(items[number + 1].start_mark.index)
        return (self._end(items[number - 1]) if number else start), end
