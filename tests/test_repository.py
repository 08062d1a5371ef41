"""The repository itself: what every checkout must have, and what no file of it may say.

Here: files, sizes, forbidden words. Not here: what the code does.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LONGEST_MODULE = 600
"""More than a sitting. It is there to ask whether a file still has one subject, not to split lists of declarations."""
TARGETS = ("setup", "play", "test", "check", "prove", "steady", "search", "again", "bench", "docs", "fmt", "clean")
GENERATED = re.compile(
    r"(?:.*/)?(?:\.git|\.venv|\.make|\.failures|\.steady|node_modules|__pycache__|\.\w+_cache|\.hypothesis|[\w.]+\.egg-info)/|"
    r"(?:build|dist|web/dist|warhall/server/client)/|\.coverage"
)

NEIGHBOUR = re.compile(r"""\.\./shared\b|\bparent\s*/\s*["']shared\b""")
NEIGHBOUR_READERS: frozenset[str] = frozenset()
"""Tests that compare the house with a folder beside the checkout where there is one."""

# Written in pieces, so that this file does not contain what it forbids.
FORBIDDEN = {
    "a package registry": re.compile("pypi" + r"\.org|pythonhosted" + r"\.org|npmjs" + r"\.(?:org|com)"),
    "a mirror of one": re.compile(
        "index" + r"-url|find" + r"-links|registry" + r"\s*=\s*http|resolved" + r'":\s*"http'
    ),
    "a path of one machine": re.compile(r"(?<![\w.~-])/(?:(?:work|root)/|(?:home|Users)/\w)"),
}


def files() -> list[Path]:
    """Every file that is or will be tracked; without git, every file that no tool has made."""
    git = shutil.which("git")
    if git is not None:
        command = [git, "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, capture_output=True, check=False)
        inside = subprocess.run(
            [git, "-C", str(ROOT), "rev-parse", "--show-toplevel"], capture_output=True, check=False
        )
        if listed.returncode == 0 and Path(os.fsdecode(inside.stdout.strip())) == ROOT:
            found = [ROOT / os.fsdecode(name) for name in listed.stdout.split(b"\0") if name]
            return sorted(path for path in found if path.is_file())
    return sorted(
        path for path in ROOT.rglob("*") if path.is_file() and not GENERATED.match(path.relative_to(ROOT).as_posix())
    )


def texts() -> list[tuple[str, str]]:
    """The name and the text of every file that is text."""
    found = []
    for path in files():
        raw = path.read_bytes()
        if b"\0" not in raw:
            found.append((path.relative_to(ROOT).as_posix(), raw.decode("utf-8")))
    return found


def packages() -> list[Path]:
    return sorted({path.parent for path in files() if path.suffix == ".py" and ROOT / "warhall" in path.parents})


def test_the_walk_finds_this_very_file() -> None:
    assert Path(__file__).resolve() in files()


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_names(what: str) -> None:
    found = [f"{name}: {match[0]}" for name, text in texts() for match in FORBIDDEN[what].finditer(text)]
    assert found == []


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("a package registry", "https://" + "pypi" + ".org/simple"),
        ("a mirror of one", "pip install --extra-" + "index" + "-url=x"),
        ("a mirror of one", '"resolved' + '": "http://mirror/svelte.tgz"'),
        ("a path of one machine", "see /" + "work/main"),
        ("a path of one machine", '"/' + 'root/.cache"'),
    ],
)
def test_the_forbidden_words_are_recognised(what: str, text: str) -> None:
    assert FORBIDDEN[what].search(text)


def test_only_the_named_tests_look_beside_the_checkout() -> None:
    assert {name for name, text in texts() if NEIGHBOUR.search(text)} == NEIGHBOUR_READERS


@pytest.mark.parametrize("target", TARGETS)
def test_the_makefile_has_the_target(target: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^{target}:", makefile, re.MULTILINE)
    phony = " ".join(re.findall(r"^\.PHONY:(.*)$", makefile, re.MULTILINE)).split()
    assert target in phony


def test_the_licence_is_the_whole_apache_licence() -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License\n                           Version 2.0, January 2004" in licence
    assert "END OF TERMS AND CONDITIONS" in licence
    assert "APPENDIX: How to apply the Apache License to your work." in licence


def test_the_changelog_has_a_place_for_what_is_not_released() -> None:
    assert "\n## [Unreleased]\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_package_says_what_it_is() -> None:
    assert ROOT / "warhall" in packages()
    for folder in packages():
        face = folder / "__init__.py"
        assert face.is_file(), f"{folder} has no __init__.py"
        assert ast.get_docstring(ast.parse(face.read_text(encoding="utf-8"))), f"{face} has no docstring"


def test_all_rooms_are_furnished_as_the_architecture_says() -> None:
    told = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    table = told.partition("## How a room is furnished")[2].partition("\n## ")[0]
    modules = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert len(modules) > 20
    for room in ("tyrants", "fantasy_commander", "dungeon_command", "dnd_miniatures", "dungeoneer"):
        here = {path.stem for path in (ROOT / "warhall/games" / room).iterdir()}
        assert [each for each in modules if each not in here] == [], room


def test_no_python_file_is_too_long_to_read_in_one_sitting() -> None:
    lengths = {name: text.count("\n") for name, text in texts() if name.endswith(".py")}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_the_ci_script_can_be_run() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    bash = shutil.which("bash")
    assert bash is not None
    read = subprocess.run([bash, "-n", str(script)], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")
