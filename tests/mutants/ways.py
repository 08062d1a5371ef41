"""The ways in which a tired developer breaks a rule: a number off by one, the wrong side of a comparison, a condition
left out, an effect forgotten. Cosmic Ray finds the places and rewrites them; two of the ways are ours."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import parso
import parso.python.tree
from cosmic_ray.ast import ast_nodes
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator


class LeaveOutCondition(Operator):  # type: ignore[misc]  # Cosmic Ray has no types
    """`a and b` becomes `a`, then `b`; the same with `or`."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        if node.type in ("and_test", "or_test"):
            for part in node.children[::2]:
                yield part.start_pos, part.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        parts = [part.get_code() for part in node.children[::2]]
        del parts[index]
        joint = f" {node.children[1].value} "
        code = parso.parse("(" + joint.join(part.strip() for part in parts) + ")")  # type: ignore[no-untyped-call]
        kept = code.children[0]
        kept.get_first_leaf().prefix = node.get_first_leaf().prefix
        return kept

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


class ForgetEffect(Operator):  # type: ignore[misc]
    """A statement that is a call or that adds to something becomes `pass`."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        if node.type == "simple_stmt" and self.does_something(node.children[0]):
            yield node.children[0].start_pos, node.children[0].end_pos

    @staticmethod
    def does_something(statement: Any) -> bool:
        # The name of something is missed by whoever reads it; that is no forgotten effect.
        if statement.type == "expr_stmt":
            return bool(statement.children[0].type != "name" or statement.children[1].type == "operator_assign")
        return bool(statement.type in ("atom_expr", "power"))

    def mutate(self, node: Any, index: int) -> Any:
        leaf = node.children[0].get_first_leaf()
        node.children[0] = parso.python.tree.Keyword("pass", leaf.start_pos, leaf.prefix)
        return node

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


SWAPS = (
    ("Add", "Sub"),
    ("Sub", "Add"),
    ("Mul", "FloorDiv"),
    ("FloorDiv", "Mul"),
    ("BitAnd", "BitOr"),
    ("BitOr", "BitAnd"),
    ("RShift", "LShift"),
)
SIDES = (
    ("Lt", "LtE"),
    ("LtE", "Lt"),
    ("Gt", "GtE"),
    ("GtE", "Gt"),
    ("Eq", "NotEq"),
    ("NotEq", "Eq"),
    ("Lt", "Gt"),
    ("Gt", "Lt"),
    ("Is", "IsNot"),
    ("IsNot", "Is"),
)


NAMES = (
    *(f"ReplaceBinaryOperator_{a}_{b}" for a, b in SWAPS),
    *(f"ReplaceComparisonOperator_{a}_{b}" for a, b in SIDES),
    *("ReplaceAndWithOr", "ReplaceOrWithAnd", "AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue"),
    *("NumberReplacer", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop"),
    "ReplaceUnaryOperator_Delete_Not",
)
WAYS: dict[str, type[Operator]] = {name: get_operator(f"core/{name}") for name in NAMES}
WAYS |= {one.__name__: one for one in (LeaveOutCondition, ForgetEffect)}


def places(text: str) -> Iterator[tuple[str, int, int]]:
    """Every way and place to break a file: the way, its count of the place, and the line."""
    parts = _parts(text)
    for way in WAYS:
        lines = [line for part in parts for line in part.lines[way]]
        yield from ((way, nth, line) for nth, line in enumerate(lines))


class Part(NamedTuple):
    """A statement of a file that stands in no other: a break is written into it alone, for reading takes its time."""

    code: str
    lines: dict[str, list[int]]
    """Of each way the lines that it can break."""


@lru_cache(maxsize=64)
def _parts(text: str) -> list[Part]:
    found = []
    for statement in parso.parse(text).children:  # type: ignore[no-untyped-call]
        nodes = list(ast_nodes(statement))
        lines = {
            way: [start[0] for node in nodes for start, _ in operator().mutation_positions(node)]
            for way, operator in WAYS.items()
        }
        found.append(Part(statement.get_code(), lines))
    return found


def rewritten(text: str, way: str, nth: int) -> str | None:
    """The file broken in this way in this place."""
    parts = _parts(text)
    for number, part in enumerate(parts):
        here = len(part.lines[way])
        if nth < here:
            changed = mutate_code(part.code, WAYS[way](), nth)
            before, after = parts[:number], parts[number + 1 :]
            return "".join((*(one.code for one in before), str(changed), *(one.code for one in after)))
        nth -= here
    return None
