"""What can be learnt of one game: its lesson, its puzzles, its texts and its page, read once and checked.

A game has a school if its room has a folder `learn/` with `lesson.yaml`, `puzzles.yaml`, `positions/`, `texts/` and
`pages/`. Everything that is wrong with them is told at once, with file and line.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import inspect as mi

from warhall.content.shapes import Shape
from warhall.games import module_of, own, rooms
from warhall.kernel import position
from warhall.kernel.dice import Dice
from warhall.kernel.errors import WarhallError, nearest, quoted
from warhall.kernel.faults import Faults, Place
from warhall.kernel.game import Game
from warhall.kernel.state import State
from warhall.kernel.texts import Texts
from warhall.kernel.words import LANGUAGES
from warhall.kernel.yaml_tree import Tree, read_text, read_tree
from warhall.learn.glossary import Entry, glossary
from warhall.learn.lesson import PANELS, POINTS, Chapter, Lesson, Step
from warhall.learn.pages import Page, page
from warhall.learn.puzzle import Puzzle, Puzzles

T = TypeVar("T")
HOUSE_TEXTS = Path(__file__).parent / "texts"
MINED = "mined.yaml"


class UnknownLessonError(WarhallError):
    """There is no such lesson, chapter or puzzle."""


class School:
    """What can be learnt of one game."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        """Open a school.

        Args:
            game: what is taught.
            folder: where the files are; by default in the room of the game.
        """
        self.game = game
        self.folder = folder or game.folder / "learn"

    @cached_property
    def texts(self) -> Texts:
        """The messages of its lessons and puzzles, with those that all games share."""
        return Texts.load(HOUSE_TEXTS, self.folder / "texts", names=self.game.names)

    @cached_property
    def lesson(self) -> Lesson:
        """Its lesson.

        Raises:
            ContentError: something is wrong with it.
        """
        faults = Faults()
        tree, lesson = read("lesson.yaml", self.folder, Lesson, faults)
        Reader(self, tree, faults).lesson(lesson)
        faults.settle()
        return lesson

    @cached_property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """Its puzzles, the easy ones first.

        Raises:
            ContentError: something is wrong with them.
        """
        found: list[Puzzle] = []
        for name in ("puzzles.yaml", MINED):
            if name == MINED and not (self.folder / name).is_file():
                continue
            faults = Faults()
            tree, puzzles = read(name, self.folder, Puzzles, faults)
            Reader(self, tree, faults).puzzles(puzzles, [each.id for each in found])
            faults.settle()
            found += puzzles.puzzles
        return tuple(sorted(found, key=lambda puzzle: (puzzle.level, puzzle.mined is not None)))

    def page(self, language: str) -> Page:
        """How the game is played, on one page."""
        return page((self.folder / "pages" / f"{language}.md").read_text(encoding="utf-8"))

    def glossary(self, language: str) -> tuple[Entry, ...]:
        """What the signs, numbers and words of the table mean."""
        return glossary(self.game, self.folder / "glossary", language)

    def chapter(self, ident: str) -> Chapter:
        """A chapter of the lesson."""
        found = self.lesson.chapter(ident)
        if found is None:
            known = [each.id for each in self.lesson.chapters]
            raise UnknownLessonError(f"no chapter {ident[:40]!r}{nearest(ident, known)}: there are {quoted(known, 20)}")
        return found

    def puzzle(self, ident: str) -> Puzzle:
        """A puzzle by its id."""
        found = next((each for each in self.puzzles if each.id == ident), None)
        if found is None:
            known = [each.id for each in self.puzzles]
            raise UnknownLessonError(f"no puzzle {ident[:40]!r}{nearest(ident, known)}: there are {quoted(known, 40)}")
        return found

    def position(self, ident: str) -> str:
        """The text of a position file."""
        faults = Faults()
        text = read_text(self.folder / "positions" / f"{ident}.yaml", f"positions/{ident}.yaml", faults)
        faults.settle()
        return text or ""

    def state(self, ident: str, dice: Dice) -> State:
        """The state of a position."""
        return position.read(self.game, self.position(ident), dice)


@cache
def school(ident: str) -> School:
    """The school of a game.

    Raises:
        UnknownLessonError: nothing is taught of it.
        UnknownGameError: there is no such game.
    """
    found = School(own(module_of(ident)))
    if not (found.folder / "lesson.yaml").is_file():
        raise UnknownLessonError(f"there is no lesson for {ident}: there are {quoted(schools())}")
    return found


@cache
def schools() -> tuple[str, ...]:
    """The games of which something is taught."""
    return tuple(ident for ident, module in rooms().items() if (own(module).folder / "learn" / "lesson.yaml").is_file())


def read(name: str, folder: Path, kind: type[T], faults: Faults) -> tuple[Tree, T]:
    """The data of a file as a structure; whatever does not fit is raised, all of it."""
    tree = read_tree(folder / name, f"{folder.parent.name}/{folder.name}/{name}", faults)
    faults.settle()
    assert tree is not None  # noqa: S101  else there would have been a fault
    Shape(tree, faults).check(mi.type_info(kind), tree.data)
    faults.settle()
    return tree, msgspec.convert(tree.data, kind)


class Reader:
    """Looks for what a shape cannot tell: texts, rules and positions that are not there."""

    def __init__(self, school: School, tree: Tree, faults: Faults) -> None:
        self.school = school
        self.tree = tree
        self.faults = faults
        self.rules = frozenset(school.game.catalogue("en").rules)

    def fault(self, path: Place, problem: str) -> None:
        """Note a fault at a place of the file."""
        self.faults.add(self.tree.file, self.tree.line(path), path, problem)

    def lesson(self, lesson: Lesson) -> None:
        """Everything that a lesson names."""
        self._known(("game",), lesson.game, [self.school.game.id], "game")
        for key in ("title", "about"):
            self.text((key,), getattr(lesson, key))
        seen: set[str] = set()
        for number, chapter in enumerate(lesson.chapters):
            path = ("chapters", number)
            if chapter.id in seen:
                self.fault((*path, "id"), f"there is another chapter {chapter.id!r}")
            seen.add(chapter.id)
            self._chapter(chapter, path)

    def _chapter(self, chapter: Chapter, path: Place) -> None:
        self.position((*path, "position"), chapter.position)
        for key in ("title", "goal", "done"):
            self.text((*path, key), getattr(chapter, key))
        for number, rule in enumerate(chapter.rules):
            self.rule((*path, "rules", number), rule)
        for word, rule in chapter.words.items():
            self.rule((*path, "words", word), rule)
            self.text((*path, "words", word), f"word-{word}")
        for number, panel in enumerate(chapter.hide):
            self._known((*path, "hide", number), panel, PANELS, "part of the table")
        for number, step in enumerate(chapter.steps):
            self._step(step, (*path, "steps", number))
        if chapter.play is not None:
            for key in ("won", "lost", "drawn", "shared"):
                self.text((*path, "play", key), getattr(chapter.play, key))

    def _step(self, step: Step, path: Place) -> None:
        for key in ("say", "then", "no"):
            self.text((*path, key), getattr(step, key))
        if step.expect is not None:
            self.rule((*path, "expect"), step.expect)
        for kind, ident in step.points:
            self._known((*path, "point"), kind, POINTS, "kind of thing")
            if kind == "panel":
                self._known((*path, "point"), ident, PANELS, "part of the table")
        for face in step.dice:
            if isinstance(face, str):
                self._known((*path, "dice"), face, self.school.game.faces, "face of a die")

    def puzzles(self, puzzles: Puzzles, others: list[str]) -> None:
        """Everything that puzzles name."""
        seen = set(others)
        for number, puzzle in enumerate(puzzles.puzzles):
            path = ("puzzles", number)
            if puzzle.id in seen:
                self.fault((*path, "id"), f"there is another puzzle {puzzle.id!r}")
            seen.add(puzzle.id)
            self.position((*path, "position"), puzzle.position)
            for at, rule in enumerate(puzzle.rules):
                self.rule((*path, "rules", at), rule)
            for key in puzzle.used():
                self.text(path, key)

    def text(self, path: Place, key: str | None) -> None:
        """A text must be there in every language."""
        if key is None:
            return
        for language in LANGUAGES:
            if not self.school.texts.has(f"learn-{key}", language):
                known = [each.removeprefix("learn-") for each in self.school.texts.ids(language)]
                self.fault(path, f"no text 'learn-{key}' in {language}.ftl{nearest(key, known)}")

    def rule(self, path: Place, ident: str) -> None:
        """A rule must be in the catalogue."""
        self._known(path, ident, self.rules, "rule")

    def position(self, path: Place, ident: str) -> None:
        """A position must have its file."""
        known = [file.stem for file in sorted((self.school.folder / "positions").glob("*.yaml"))]
        self._known(path, ident, known, "position")

    def _known(self, path: Place, word: str, known: Iterable[str], what: str) -> None:
        words = list(known)
        if word not in words:
            self.fault(path, f"no {what} {word!r}{nearest(word, words) or f': there are {quoted(words)}'}")
