"""The tree of commands, and what happens when one of them fails."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from typing import Annotated

import typer

from warhall import __version__
from warhall.cli import (
    analyse,
    arena,
    balance,
    bench,
    content,
    games,
    lab,
    learn,
    play,
    positions,
    proof,
    replay,
    rules,
    tune,
)
from warhall.server import commands

app = typer.Typer(
    name="warhall",
    help="Warhall: fantasy tabletop games by their full rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # drawing the help with Rich would take longer than everything else
    pretty_exceptions_enable=False,
)


def build() -> str:
    """Which build runs: the sources as they are, or as machine code."""
    engine = find_spec("warhall.kernel.state")
    return "compiled" if engine is not None and engine.origin and not engine.origin.endswith(".py") else "pure Python"


def version(*, wanted: bool) -> None:
    """Say the version and which build it is, and end."""
    if wanted:
        print(f"warhall {__version__} ({build()})")
        raise typer.Exit


@app.callback()
def root(
    shown: Annotated[
        bool,
        typer.Option(
            "--version", help="Say the version.", is_eager=True, callback=lambda wanted: version(wanted=wanted)
        ),
    ] = False,
) -> None:
    """Warhall: fantasy tabletop games by their full rules."""


app.command("games")(games.games)
app.command("play")(play.play)
app.command("learn")(learn.learn)
app.command("puzzles")(learn.puzzles)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analyse)
app.add_typer(positions.app, name="position")
app.command("rules")(rules.rules)
app.add_typer(content.app, name="content")
app.command("conformance")(proof.conformance)
app.command("balance")(balance.balance)
app.add_typer(arena.app, name="arena")
app.command("lab")(lab.lab)
app.command("tune")(tune.tune)
app.add_typer(bench.app, name="bench")
commands.add_to(app)


def run() -> None:
    """Run a command; a fault of the input ends it with one sentence."""
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has left; the interpreter must not stumble over it once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except Exception as error:
        from warhall.kernel.errors import WarhallError

        if not isinstance(error, WarhallError):
            raise
        print(f"warhall: {error}", file=sys.stderr)
        raise SystemExit(1) from None
