"""Where the rules of a room can be broken: places of its code, numbers of its content, and a sample of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import yaml

NOT_RULES = frozenset(
    (
        *(
            "actions",
            "atlas",
            "bots",
            "campaign_text",
            "card_lines",
            "checking",
            "choices",
            "chronicle",
            "codec",
            "contexts",
            "draft",
            "drawn",
        ),
        *("entries", "events", "faces", "facts", "fight_view", "foretold", "habits", "library", "measured", "naming"),
        *(
            "narrate",
            "obstruction",
            "operations",
            "phrases",
            "pointing",
            "position",
            "possible",
            "previews",
            "printed",
            "prospects",
            "reasons",
        ),
        *("scoresheet", "state", "telling", "trial", "under_way", "untimely", "view", "vocabulary", "wording"),
    )
)
"""Modules of a room that say, show, advise or declare: none of them decides what is legal and what happens."""


class Break(NamedTuple):
    """One rule broken in one place."""

    file: str
    line: int
    way: str
    nth: int
    """Which place of the file, counted for this way alone."""

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}:{self.way}:{self.nth}"


def breaks_of(root: Path, room: str) -> list[Break]:
    """All of a room, in a fixed order."""
    from tests.mutants.ways import places  # noqa: PLC0415  Cosmic Ray is only there where it breaks rules

    folder = root / "warhall" / "games" / room
    found = []
    for path in sorted(folder.rglob("*.py")):
        inside = path.relative_to(folder).with_suffix("").parts
        if path.name == "__init__.py" or any(part in NOT_RULES or part.split("_")[0] in NOT_RULES for part in inside):
            continue
        text = path.read_text("utf-8")
        silent = _silent_lines(text)
        found += [
            Break(str(path.relative_to(root)), line, way, nth) for way, nth, line in places(text) if line not in silent
        ]
    return found


def _silent_lines(text: str) -> set[int]:
    """Lines whose change nobody can see: imports, annotations of names, texts that explain, what is asserted for the
    type checker; and what is told, or noted for taking back."""
    silent: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom) or (isinstance(node, ast.AnnAssign) and node.value is None):
            silent |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        if (
            (isinstance(node, ast.AugAssign) and ast.unparse(node.target) == "g.uncovered")
            or isinstance(node, ast.Assert)
            or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        ):
            silent |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        if isinstance(node, ast.If) and ast.unparse(node.test).startswith(("TYPE_CHECKING", "g.ears is not None")):
            silent |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return silent


def broken(text: str, one: Break) -> str | None:
    """The file with this break, or nothing if the break changes nothing that runs."""
    from tests.mutants.ways import rewritten  # noqa: PLC0415

    changed = rewritten(text, one.way, one.nth)
    if changed is None:
        return None
    try:
        same = _bare(changed) == _bare(text)
    except SyntaxError:
        return None
    return None if same else changed


@lru_cache(maxsize=64)
def _bare(text: str) -> str:
    """What runs of a file: no annotations, no explanations."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
            for argument in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
                argument.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Name("int")
    return ast.dump(tree)


def sample(breaks: list[Break], many: int, seed: int, counts: Callable[[Break], bool] = lambda _: True) -> list[Break]:
    """Some of those that count, never two on one line while there are other lines."""
    breaks = sorted(breaks, key=lambda one: sha256(f"{seed} {one.name}".encode()).digest())
    seen: dict[tuple[str, int], int] = {}
    rank = []
    for one in breaks:
        place = one.file, one.line
        seen[place] = seen.get(place, 0) + 1
        rank.append(seen[place])
    order = sorted(range(len(breaks)), key=rank.__getitem__)
    return list(islice((breaks[index] for index in order if counts(breaks[index])), many))


def where(text: str, one: Break, changed: str) -> str:
    """A break as one reads it: the function, the line, and what became of it; the same after lines moved."""
    before, after = text.splitlines(), changed.splitlines()
    was = before[one.line - 1].strip()
    now = after[one.line - 1].strip() if one.line <= len(after) else ""
    if was == now:
        number = next(index for index, (a, b) in enumerate(zip(before, [*after, ""], strict=False)) if a != b)
        was, now = before[number].strip(), after[number].strip()
    name = entry_at(text, one.line) if one.file.endswith(".yaml") else _function_at(text, one.line)
    return f"{Path(one.file).stem}.{name}: {was} => {now}"


def _function_at(text: str, line: int) -> str:
    inside = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.lineno <= line <= (node.end_lineno or line)
    ]
    return ".".join(node.name for node in sorted(inside, key=lambda node: node.lineno)) or "module"


def entry_at(text: str, line: int) -> str:
    """The entry of a content file to which a line belongs: the last `id` before it."""
    for each in reversed(text.splitlines()[:line]):
        found = re.match(r"\s*(?:- )?\{?id: ([\w-]+)", each)
        if found:
            return found.group(1)
    return "file"


def planted_in(root: Path, room: str) -> list[Break]:
    """The faults that are planted by hand; one that no longer fits its file is named."""
    found = []
    for nth, fault in enumerate(_planted(room)):
        path = root / "warhall" / "games" / room / fault["file"]
        text = path.read_text("utf-8")
        if text.count(fault["was"]) != 1:
            raise SystemExit(f"planted.yaml: {fault['was']!r} should stand once in {fault['file']} of {room}")
        lines = zip(text.splitlines(), text.replace(fault["was"], fault["now"]).splitlines(), strict=False)
        line = next(number for number, (was, now) in enumerate(lines, start=1) if was != now)
        found.append(Break(str(path.relative_to(root)), line, PLANTED, nth))
    return found


def plant(room: str, text: str, one: Break) -> str:
    """The file with a planted fault."""
    fault = _planted(room)[one.nth]
    return text.replace(fault["was"], fault["now"])


@cache
def _planted(room: str) -> list[dict[str, str]]:
    """Read once: to read the file takes longer than all that is done with it."""
    told: dict[str, list[dict[str, str]]] = yaml.safe_load((Path(__file__).parent / "planted.yaml").read_text("utf-8"))
    return told.get(room) or []


PLANTED, NUMBER = "Planted", "NumberOfContent"
"""Two ways that are not Cosmic Ray's."""


def numbers_of(root: Path, room: str) -> list[Break]:
    """Every whole number of the content of a room."""
    return [
        Break(str(path.relative_to(root)), token.start_mark.line + 1, NUMBER, nth)
        for path in sorted((root / "warhall" / "games" / room / "content").rglob("*.yaml"))
        for nth, token in enumerate(_numbers(path.read_text("utf-8")))
    ]


def changed_number(text: str, one: Break) -> str:
    """The content file with one number one higher."""
    token = _numbers(text)[one.nth]
    return f"{text[: token.start_mark.index]}{int(token.value) + 1}{text[token.end_mark.index :]}"


def _numbers(text: str) -> list[yaml.ScalarToken]:
    return [
        token
        for token in yaml.scan(text)
        if isinstance(token, yaml.ScalarToken) and token.plain and token.value.lstrip("-").isdigit()
    ]
