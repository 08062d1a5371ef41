"""`warhall play`: sets up a game in the terminal and lets it be played."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warhall.server.commands import Packs

if TYPE_CHECKING:
    from warhall.cli.session import Session


class DiceKind(StrEnum):
    """Where chance comes from."""

    THROWN = "thrown"
    ENTERED = "entered"


def play(
    game: Annotated[str | None, typer.Argument(help="Which game; without one the hall asks.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays, seat by seat: human or a bot, as in human,greedy.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Chance and bots from this number: the same game every time.")
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    position: Annotated[Path | None, typer.Option(help="Start from a position file.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(help="An option of the game, as in mode=standard; `warhall games GAME` lists them."),
    ] = None,
    pack: Packs = None,
    dice: Annotated[DiceKind, typer.Option(help="entered: roll real dice and type what they show.")] = DiceKind.THROWN,
    save: Annotated[Path | None, typer.Option(help="Save the game here when it ends or is left.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences instead of a drawn board.")] = False,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard."""
    from warhall.cli.keyboard import EndedError
    from warhall.cli.opening import Opening
    from warhall.cli.session import LeftError
    from warhall.cli.session import save as save_game
    from warhall.cli.voice import Voice, language

    spoken = language(lang)
    opening = Opening(
        game=game,
        seats=seats,
        seed=seed,
        record=record,
        position=position,
        options=option or [],
        packs=pack or [],
        entered=dice is DiceKind.ENTERED,
        language=spoken,
        plain=plain,
    )
    session: Session | None = None
    try:
        session = opening.session()
        session.run()
    except (LeftError, EndedError) as error:
        voice = session.screen.voice if session is not None else Voice(spoken)
        if isinstance(error, LeftError):
            typer.echo(voice.say("goodbye"))
        else:
            typer.echo(voice.say("input-ended"), err=True)
            raise typer.Exit(1) from None
    finally:
        if save is not None and session is not None:
            save_game(session.table, save)
