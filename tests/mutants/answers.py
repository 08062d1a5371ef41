"""What is known of breaks: who noticed each, and which of them change nothing that anybody could see."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

import yaml
from rich import print as say
from rich.markup import escape

from tests.mutants.breaks import Break

EQUAL = Path(__file__).parent / "equal.yaml"


class Equal:
    """The breaks of a room that change nothing a player could see, each with its reason."""

    def __init__(self, room: str) -> None:
        told = (yaml.safe_load(EQUAL.read_text("utf-8")) or {}).get(room) or []
        self.why = {each["break"]: each["why"] for each in told}

    def reason(self, where: str) -> str | None:
        return self.why.get(where)


class Kept(TypedDict):
    """One line of the file of answers."""

    key: str
    where: str
    noticed: str | None


class Answers:
    """The chosen breaks of a run with what is known of them."""

    def __init__(self, file: Path, chosen: list[tuple[Break, str, str]], equal: Equal) -> None:
        self.file, self.chosen, self.equal = file, chosen, equal
        self.where = {one.name: where for one, _, where in chosen}
        self.key = {one.name: sha256(f"{one.file}\n{changed}".encode()).hexdigest()[:24] for one, changed, _ in chosen}
        self.known: dict[str, str | None] = {}
        if file.is_file():
            for line in file.read_text("utf-8").splitlines():
                kept: Kept = json.loads(line)
                self.known[kept["key"]] = kept["noticed"]

    def open(self) -> list[tuple[Break, str, str]]:
        """What is still to be asked: all that nobody is known to notice, and that is not explained."""
        return [
            each
            for each in self.chosen
            if self.known.get(self.key[each[0].name]) is None and self.equal.reason(each[2]) is None
        ]

    def is_known(self, one: Break) -> bool:
        """Whether it was asked."""
        return self.key[one.name] in self.known

    def note(self, one: Break, noticed: str | None) -> None:
        kept = Kept(key=self.key[one.name], where=self.where[one.name], noticed=noticed)
        self.known[kept["key"]] = noticed
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(kept, ensure_ascii=False) + "\n")

    def tell(self, title: str) -> int:
        """What is left to think about, and the figures."""
        noticed = equal = unasked = 0
        lived = []
        for one, _, where in self.chosen:
            key = self.key[one.name]
            if self.known.get(key):
                noticed += 1
            elif self.equal.reason(where) is not None:
                equal += 1
            elif key in self.known:
                lived.append(f"{one.file}:{one.line}\n    {where}")
            else:
                unasked += 1
        for each in lived:
            say(f"not noticed: {escape(each)}")
        many = len(self.chosen)
        say(
            f"{title}: {many} breaks, {noticed} noticed by tests of rules, cases and cards, {equal} change nothing "
            f"(equal.yaml), {len(lived)} not noticed, {unasked} not asked yet. "
            f"Noticed of those that change something: {noticed / max(1, many - equal - unasked):.1%}"
        )
        return 1 if lived or unasked else 0
