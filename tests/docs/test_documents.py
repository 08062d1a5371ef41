r"""README and docs: quotations are verbatim, examples run, commands print what is shown, links lead somewhere.

A fenced block is checked by its info string:

    python title="PATH"   (any language) the block stands in that file, word for word
    pycon                 a session of the interpreter; the blocks of a page share one
    python                a program; its tests, if it has any, are called
    console               `$ command` and what it prints; ` ...` at the end of a line stands for anything
    text after a comment `<!-- shown by: COMMAND -->`   a part of what the command prints
"""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.guard import GUARD

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "docs" / "architecture.md", ROOT / "docs" / "add-a-game.md"]
LINKED = [*PAGES, *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"(?:^<!-- shown by: (.+) -->\n)?^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TITLE = re.compile(r'title="([^"]+)"')
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)")


class Block(NamedTuple):
    page: str
    line: int
    shown_by: str
    info: str
    text: str

    @property
    def title(self) -> str | None:
        found = TITLE.search(self.info)
        return found[1] if found else None


def blocks() -> list[Block]:
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in BLOCK.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(Block(page.name, line, match[1] or "", match[2], match[3]))
    return found


BLOCKS = blocks()


def of(*infos: str) -> list[object]:
    chosen = [block for block in BLOCKS if block.title is None and not block.shown_by and block.info in infos]
    return [pytest.param(block, id=f"{block.page}:{block.line}") for block in chosen]


QUOTED = [pytest.param(block, id=f"{block.page}:{block.line}") for block in BLOCKS if block.title]
SHOWN = [pytest.param(block, id=f"{block.page}:{block.line}") for block in BLOCKS if block.shown_by]


def shell(command: str, folder: Path) -> str:
    """What a command prints, run as a reader would run it after `make setup`."""
    bash = shutil.which("bash")
    assert bash is not None
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    keep = {key: value for key, value in os.environ.items() if key not in {"LANG", "LC_ALL", "LC_MESSAGES"}}
    ran = subprocess.run(
        [bash, "-c", command],
        cwd=folder,
        env={**keep, "PATH": path, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=GUARD,
        check=False,
    )
    return ran.stdout.decode()


def test_the_pages_have_blocks_of_every_kind() -> None:
    assert len(QUOTED) >= 12
    assert len(of("pycon")) >= 4
    assert len(of("console")) >= 3
    assert SHOWN
    assert {block.info.split(" ")[0] for block in BLOCKS} <= {
        "", "python", "pycon", "console", "text", "sh", "markdown", "ftl", "toml", "yaml",
    }  # fmt: skip


@pytest.mark.parametrize("block", QUOTED)
def test_a_quoted_block_stands_in_its_file(block: Block) -> None:
    assert block.title is not None
    assert block.text in (ROOT / block.title).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [page.name for page in PAGES])
def test_the_sessions_of_a_page_go_as_shown(page: str) -> None:
    sessions = "\n".join(block.text for block in BLOCKS if block.page == page and block.info == "pycon")
    test = doctest.DocTestParser().get_doctest(sessions, {}, page, page, 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert "".join(report) == ""


@pytest.mark.parametrize("block", of("python"))
def test_a_program_of_a_page_runs(block: Block) -> None:
    names: dict[str, object] = {"__name__": "example"}
    exec(compile(block.text, f"{block.page}:{block.line}", "exec"), names)  # noqa: S102  our own page
    for name, value in names.items():
        if name.startswith("test_") and callable(value):
            value()


@pytest.mark.parametrize("block", of("console"))
def test_commands_print_what_is_shown(block: Block, tmp_path: Path) -> None:
    for example in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, wanted = example.partition("\n")
        pattern = re.escape(wanted).replace(re.escape(" ...\n"), r" .*\n")
        found = shell(command, tmp_path)
        assert re.fullmatch(pattern, found), f"{command}\nprinted:\n{found}\nshown:\n{wanted}"


@pytest.mark.parametrize("block", SHOWN)
def test_a_picture_is_what_the_program_prints(block: Block, tmp_path: Path) -> None:
    printed = [line.rstrip() for line in shell(block.shown_by, tmp_path).splitlines()]
    wanted = [line.rstrip() for line in block.text.splitlines()]
    assert any(printed[at : at + len(wanted)] == wanted for at in range(len(printed))), "\n".join(printed)


@pytest.mark.parametrize("page", LINKED, ids=[str(page.relative_to(ROOT)) for page in LINKED])
def test_links_to_files_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_readme_needs_two_commands_and_both_are_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = [
        line for block in BLOCKS if block.page == "README.md" and block.info == "sh" for line in block.text.splitlines()
    ]
    assert [line.partition("#")[0].strip() for line in commands] == ["make play", "make test"]
    for target in re.findall(r"`make (\w+)`", readme):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_decision_has_its_number_and_its_chapters() -> None:
    files = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    numbers = [file.name[:4] for file in files]
    assert numbers == [f"{number:04}" for number in range(len(files))]
    for file in files[1:]:
        text = file.read_text(encoding="utf-8")
        assert text.startswith(f"# {file.name[:4]}: ")
        chapters = re.findall(r"^## (.*)$", text, re.MULTILINE)
        assert chapters == ["Context", "Decision", "Consequences", "Refused"], file.name


def test_every_document_stands_in_the_table_of_contents_of_the_site() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in sorted((ROOT / "docs").rglob("*.md"))]
    assert [page for page in pages if page not in contents and not page.startswith("reports/")] == []
    assert [page for page in re.findall(r"[\w/-]+\.md", contents) if page not in pages] == []
