"""The compiled build: `python -m tools.compiled.build [GAME ...]`, or `make compiled`.

The house is copied to `build/compiled`, the selected modules in the form that the compiler wants; mypyc makes C of
them, and the C compiler makes a library of the kernel and one of each room, so that a change in a room makes only that
room anew. Whoever has that folder first on `PYTHONPATH`, or installs the wheel that is made of it, runs machine code
under the same names.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import sys
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from tools.compiled import told
from tools.compiled.selection import ROOMS, selected
from tools.compiled.wheel import make_wheel
from tools.compiled.writing_out import BESIDE, NotCompilableError, write_out

HOUSE = Path("warhall")
BUILT = Path("build/compiled")
BUILT_OF = BUILT / "sources.txt"
"""The hash of the sources that were compiled."""

SLOTTED = (
    "made = dataclass(slots=True, kw_only=kw_only, eq=False)(cls)\n",
    "from warhall.kernel.told import slotted\n\n    made = slotted(cls, kw_only=kw_only)\n",
)
"""What a state that is not compiled does to inherit from one that is."""
LATELY = ("from weakref import WeakKeyDictionary\n", "from warhall.kernel.told import Lately as WeakKeyDictionary\n")
"""A compiled thing, such as the board of a room, cannot be referred to weakly."""


def main(words: Sequence[str] | None = None) -> int:
    """Read the command line, and build."""
    parser = argparse.ArgumentParser(prog="python -m tools.compiled.build", description="The engines as machine code.")
    parser.add_argument("rooms", nargs="*", default=list(ROOMS), help="ids of games (default: all that can be)")
    parser.add_argument("--to", type=Path, default=BUILT, help=f"the folder (default: {BUILT})")
    parser.add_argument(
        "--optimise", default="1", help="how much the C compiler does (default: 1; 3 takes much longer)"
    )
    parser.add_argument("--hall", action="store_true", help="also what a move goes through in the hall")
    parser.add_argument("--wheel", type=Path, help="also make a wheel, in this folder")
    given = parser.parse_args(words)
    files, left = write_house(given.to, tuple(given.rooms), hall=given.hall)
    for reason in left:
        print(f"interpreted: {reason}")
    sources = sources_of(HOUSE)
    with contextlib.chdir(given.to):
        compile_house(files, given.optimise)
    (given.to / BUILT_OF.name).write_text(sources, encoding="utf-8")
    print(f"{len(files)} modules compiled in {given.to}")
    if given.wheel is not None:
        print(make_wheel(given.to, given.wheel))
    return 0


def write_house(to: Path, rooms: tuple[str, ...], *, hall: bool = False) -> tuple[list[str], list[str]]:
    """Copy the house and write out what is compiled: the files of that, and why others of the selection are not."""
    copy = to / "warhall"
    shutil.rmtree(copy, ignore_errors=True)
    for library in to.glob("*__mypyc.*"):
        library.unlink()
    shutil.copytree(HOUSE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(told.__file__, copy / "kernel" / "told.py")
    _replace(copy / "kernel" / "declared.py", SLOTTED)
    _replace(copy / "kernel" / "actions.py", LATELY)
    files, left = [], []
    for name in selected(HOUSE, rooms, hall=hall):
        file = to / Path(*name.split(".")).with_suffix(".py")
        try:
            written = write_out(name, file.read_text(encoding="utf-8"))
        except NotCompilableError as reason:
            left.append(str(reason))
            continue
        file.write_text(written.compiled, encoding="utf-8")
        if written.beside:
            file.with_name(file.stem + BESIDE + ".py").write_text(written.beside, encoding="utf-8")
        files.append(file.relative_to(to).as_posix())
    return files, left


def _replace(file: Path, change: tuple[str, str]) -> None:
    """Change a piece of a file, which must be there once."""
    before, after = file.read_text(encoding="utf-8").split(change[0])
    file.write_text(before + change[1] + after, encoding="utf-8")


def sources_of(house: Path) -> str:
    """A hash of everything that a game follows from."""
    seen = blake2b(digest_size=16)
    for part in ("kernel", "geometry", "content", "games"):
        for file in sorted((house / part).rglob("*")):
            if file.suffix in {".py", ".yaml"}:
                seen.update(str(file.relative_to(house)).encode() + b"\0" + file.read_bytes() + b"\0")
    return seen.hexdigest()


def libraries(files: Sequence[str]) -> list[tuple[list[str], str | None]]:
    """Which files make a library together, and its name: the kernel, each room, and the hall."""
    together: dict[str, list[str]] = {}
    for file in files:
        parts = file.split("/")
        name = {"games": f"warhall_{parts[2]}", "server": "warhall_server"}.get(parts[1], "warhall")
        together.setdefault(name, []).append(file)
    return [(each, name) for name, each in together.items()]


def compile_house(files: Sequence[str], optimise: str) -> None:
    """Machine code beside the sources of this folder."""
    from mypyc.build import mypycify  # noqa: PLC0415  only who builds needs a compiler
    from setuptools import setup  # noqa: PLC0415

    os.environ["MYPYPATH"] = ""
    checked = ["--python-version=3.11", "--config-file=", "--ignore-missing-imports"]
    extensions = mypycify(
        [*checked, *files],
        opt_level=optimise,
        debug_level="0",
        separate=libraries(files),
        target_dir="c",
    )
    setup(
        name="warhall",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", "--build-temp", "c/objects"],
    )


if __name__ == "__main__":
    sys.exit(main())
