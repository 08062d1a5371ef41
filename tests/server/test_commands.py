"""The commands of the hall: serve, back up, export, import, verify."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import typer
from typer.testing import CliRunner

from tests.guard import GUARD
from tests.server.conftest import Opener, new_postgres
from tests.server.playing import table_of
from tests.server.process import free_port
from warhall.kernel.errors import RecordError
from warhall.kernel.texts import differences
from warhall.kernel.words import LANGUAGES
from warhall.server.archive import ArchiveError
from warhall.server.commands import add_to
from warhall.server.speech import texts

ROOT = Path(__file__).parents[2]
app = typer.Typer()
add_to(app)


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words), env={"WARHALL_LANG": "en"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.output.strip()


@pytest.fixture
async def played(opener: Opener, sqlite: str) -> tuple[str, str, str]:
    """A database with one finished game: its URL, the table, the record."""
    hall = await opener(sqlite)
    anna, boris = await hall.guest(), await hall.guest("Борис Годунов")
    table = await table_of(anna, boris)
    for count, column in enumerate("aabbccd"):
        await (anna if count % 2 == 0 else boris).act(table, f"drop {column}")
    return sqlite, table, (await anna.get(f"/api/tables/{table}/record")).text


@pytest.mark.anyio
async def test_a_backup_taken_while_the_hall_is_open_holds_everything(
    played: tuple[str, str, str], tmp_path: Path, opener: Opener
) -> None:
    database, table, record = played
    copy = tmp_path / "copy.sqlite"
    await asyncio.to_thread(run, "backup", str(copy), "--database", database)
    hall = await opener(f"sqlite:///{copy}")
    assert (await hall.client.get(f"/api/tables/{table}/record")).text == record
    with pytest.raises(ArchiveError, match="already"):
        await asyncio.to_thread(run, "backup", str(copy), "--database", database)


def rows_of(dump: Path) -> list[bytes]:
    """The rows of a dump, besides the signs of life of those who opened the database meanwhile."""
    return [line for line in dump.read_bytes().splitlines() if b'"table":"pulse"' not in line]


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_dump_can_be_read_into_any_empty_database(
    played: tuple[str, str, str], tmp_path: Path, opener: Opener, kind: str, request: pytest.FixtureRequest
) -> None:
    database, table, record = played
    dump = tmp_path / "dump.jsonl"
    rows = await asyncio.to_thread(run, "export", str(dump), "--database", database)
    target = f"sqlite:///{tmp_path / 'other.sqlite'}"
    if kind == "postgres":
        server = request.getfixturevalue("postgres")
        if server is None:
            pytest.skip("no PostgreSQL here, and no WARHALL_TEST_POSTGRES")
        target = await new_postgres(server)
    assert await asyncio.to_thread(run, "import", str(dump), "--database", target) == rows
    hall = await opener(target)
    assert (await hall.client.get(f"/api/tables/{table}/record")).text == record
    with pytest.raises(ArchiveError, match="not empty"):
        await asyncio.to_thread(run, "import", str(dump), "--database", target)
    again = tmp_path / "again.jsonl"
    await asyncio.to_thread(run, "export", str(again), "--database", target)
    assert rows_of(again) == rows_of(dump)


@pytest.mark.anyio
async def test_records_go_out_into_a_folder_and_come_in_again(
    played: tuple[str, str, str], tmp_path: Path, opener: Opener
) -> None:
    database, table, record = played
    folder = tmp_path / "records"
    assert await asyncio.to_thread(run, "export", str(folder), "--records", "--database", database) == "1"
    file = folder / f"{table}.record"
    assert file.read_text(encoding="utf-8") == record
    assert "fell as committed" in await asyncio.to_thread(run, "verify", str(file))
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    ident = await asyncio.to_thread(run, "import", str(file), "--database", other)
    hall = await opener(other)
    async with hall.hall.tables.opened(ident) as desk:
        assert desk.ledger.status == "record"
    file.write_text(record.replace("drop b", "drop g", 1), encoding="utf-8")
    with pytest.raises(RecordError):
        await asyncio.to_thread(run, "verify", str(file), "--json")


def test_what_is_no_dump_is_refused_and_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text('{"warhall":"database","version":1}\n{"table":"nothing","row":{}}\n', encoding="utf-8")
    with pytest.raises(ArchiveError, match="no dump"):
        run("import", str(file), "--database", f"sqlite:///{tmp_path / 'other.sqlite'}")


def test_the_sentences_of_the_commands_are_there_in_every_language() -> None:
    assert list(differences(texts())) == []
    for language in LANGUAGES:
        assert texts().say(language, "verify-replays", {"steps": 5})


def test_the_hall_opens_says_where_it_is_and_closes_when_told(tmp_path: Path) -> None:
    port = free_port()
    program = "import typer; from warhall.server.commands import add_to; app = typer.Typer(); add_to(app); app()"
    command = [sys.executable, "-c", program, "serve", "--port", str(port), "--no-browser"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 'hall.sqlite'}"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"PATH": "", "WARHALL_LANG": "uk"},
    )
    assert process.stdout is not None
    try:
        assert process.stdout.readline().strip() == f"Залу відчинено: http://127.0.0.1:{port}/"
        assert httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=GUARD).json()["status"] == "ok"
        busy = subprocess.run(
            [*command, "--database", f"sqlite:///{tmp_path / 'b.sqlite'}"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        assert busy.returncode != 0
        assert "cannot listen" in busy.stderr
    finally:
        process.terminate()
        _, logs = process.communicate(timeout=GUARD)
    assert process.returncode in (0, -15)
    assert all(line.startswith("{") for line in logs.splitlines()), logs
    assert '"path":"/api/health"' in logs
