"""The commands of the hall: `serve`, `bot`, `backup`, `export`, `import`, `verify`, `aside`, `reports`. The
command line takes them in by `add_to`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

DATABASE = "sqlite:///warhall.sqlite"
THINKERS = max(1, min(4, (os.cpu_count() or 1) - 1))
"""One processor is left to those who play; more than four processes are for who asks for them."""
Database = Annotated[
    str, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.", envvar="WARHALL_DATABASE")
]


Packs = Annotated[list[Path] | None, typer.Option(help="The folder of a content pack; may be said again.")]


def add_to(app: typer.Typer) -> None:
    """Give a command line the commands of the hall."""
    app.command("serve")(serve)
    app.command("bot")(bot)
    app.command("backup")(backup)
    app.command("export")(export)
    app.command("import")(import_)
    app.command("verify")(verify)
    app.command("aside")(aside)
    app.command("reports")(reports)


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    database: Database = DATABASE,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the hall in the browser.")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="A further origin whose pages may connect.")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="A proxy whose word about addresses is taken.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes that serve; several need PostgreSQL.")] = 1,
    bot_workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = THINKERS,
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="How long a bot may think before it must move.")] = 10.0,
    pack: Packs = None,
) -> None:
    """Open the hall."""
    from warhall.server.running import run
    from warhall.server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        database=database,
        origins=tuple(origin or ()),
        proxies=tuple(proxy or ()),
        processes=workers,
        bot_workers=max(1, bot_workers // workers),
        bot_seconds=bot_seconds,
        packs=tuple(each.resolve() for each in pack or ()),
    )
    run(settings, opens_browser=not no_browser)


def bot(
    server: Annotated[str, typer.Argument(help="The hall, http://HOST:PORT.")],
    table: Annotated[str, typer.Argument(help="The id of the table.")],
    command: Annotated[list[str], typer.Argument(help="The program, after --.")],
    token: Annotated[
        str | None, typer.Option(envvar="WARHALL_TOKEN", help="Whose seat it plays; else it joins.")
    ] = None,
    key: Annotated[str | None, typer.Option(help="The key of an invited seat.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long it may think.")] = 60.0,
    memory: Annotated[int, typer.Option(min=16, help="Megabytes that it may take.")] = 1024,
) -> None:
    """Seat a program that speaks JSON lines at a table."""
    import asyncio

    from warhall.server.pipe import Allowed, run_bot

    asyncio.run(run_bot(server, table, command, token=token, key=key, allowed=Allowed(seconds, memory)))


def backup(target: Annotated[Path, typer.Argument(help="The copy.")], database: Database = DATABASE) -> None:
    """Copy the database while the hall is open."""
    from warhall.server import archive

    archive.backup(database, target)
    typer.echo(f"{target}")


def export(
    target: Annotated[Path, typer.Argument(help="A file, or with --records a folder.")],
    database: Database = DATABASE,
    records: Annotated[bool, typer.Option("--records", help="The records of finished games.")] = False,
) -> None:
    """Write the whole database, or all records, as text."""
    import asyncio

    from warhall.server import archive

    work = archive.write_records(database, target) if records else archive.dump(database, target)
    typer.echo(f"{asyncio.run(work)}")


def import_(
    source: Annotated[Path, typer.Argument(help="A dump of a database, or a record.", exists=True, dir_okay=False)],
    database: Database = DATABASE,
) -> None:
    """Read a dump into an empty database, or a record into any."""
    import asyncio

    from warhall.server import archive

    with source.open("rb") as file:
        is_record = file.read(15) == b"warhall record "
    if is_record:
        typer.echo(asyncio.run(archive.read_record(database, source.read_text(encoding="utf-8"))))
    else:
        typer.echo(f"{asyncio.run(archive.restore(database, source))}")


def aside(
    table: Annotated[str | None, typer.Argument(help="Try this table again, after it was repaired.")] = None,
    database: Database = DATABASE,
) -> None:
    """Name the tables that are set aside because nobody can go on with them, and why."""
    import asyncio

    from warhall.server import archive
    from warhall.server.speech import say

    rows = asyncio.run(archive.set_aside(database, table))
    for ident, game, why in rows:
        typer.echo(f"{ident}  {game}  {why}")
    if not rows:
        typer.echo(say("aside-none"))


def reports(database: Database = DATABASE) -> None:
    """Show what people complained of, the newest first, each with the talk as it was then."""
    import asyncio
    from datetime import UTC, datetime

    import msgspec

    from warhall.server import archive
    from warhall.server.speech import say

    rows = asyncio.run(archive.reports(database))
    for row in rows:
        when = datetime.fromtimestamp(row.at, UTC).isoformat(" ", "minutes")
        typer.echo(say("report-head", when=when, by=row.by, about=row.about, table=row.table))
        for line in msgspec.json.decode(row.lines, type=list[dict[str, str | float]]):
            typer.echo(f"  {line['name']} ({line['by']}): {line['text']}")
    if not rows:
        typer.echo(say("report-none"))


def verify(
    record: Annotated[Path, typer.Argument(help="The record of a game.", exists=True, dir_okay=False)],
    json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    pack: Packs = None,
) -> None:
    """Check that a record replays and that its dice fell as the server had committed to."""
    import msgspec

    from warhall.games import game
    from warhall.kernel.record import Record
    from warhall.server.fairness import verify as check

    text = record.read_text(encoding="utf-8")
    verdict = check(game(Record.parse(text).game, *(pack or ())), text)
    if json:
        typer.echo(msgspec.json.encode(verdict).decode())
    else:
        typer.echo(say_verdict(verdict.steps, verdict.outcomes, fair=verdict.fair))


def say_verdict(steps: int, outcomes: int, *, fair: bool | None) -> str:
    """The verdict in the reader's language."""
    from warhall.server.speech import say

    if fair is None:
        return say("verify-replays", steps=steps)
    return say("verify-fair", steps=steps, outcomes=outcomes)
