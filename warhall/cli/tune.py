"""`warhall tune`: weights of a game's evaluation from games between bots."""

from __future__ import annotations

from typing import Annotated

import typer

from warhall.server.commands import Packs


def tune(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[str | None, typer.Option(help="The bots, seat by seat, as in normal,normal.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as in mode=standard.")] = None,
    pack: Packs = None,
    games: Annotated[int, typer.Option(min=5, max=1_000_000, help="How many games.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 1,
    stray: Annotated[int, typer.Option(min=0, max=100, help="In how many of 100 choices chance moves.")] = 10,
    ridge: Annotated[float, typer.Option(min=0.0001, help="How strongly weights are held back.")] = 1.0,
    json: Annotated[bool, typer.Option("--json", help="For programs: one object.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
) -> None:
    """Let bots play, fit the weights of the game's terms to who won, and print them as they stand in bots.yaml."""
    import msgspec
    import yaml

    from warhall.bots.fitting import fit
    from warhall.cli.opening import chosen
    from warhall.cli.seats import HUMAN, USUAL_BOT, read_seats
    from warhall.cli.voice import Voice, language
    from warhall.games import game as game_of
    from warhall.kernel.errors import OptionsError

    voice = Voice(language(lang))
    named = None if seats is None else read_seats(seats)
    if named is not None and HUMAN in named:
        raise OptionsError("weights are fitted to games between bots: there is no seat for a person")
    room = game_of(game, *(pack or ()))
    options = chosen(room, option or [], named)
    bots = named or [USUAL_BOT] * room.choose(options).players
    found = fit(room, options, bots, games=games, seed=seed, stray=stray, ridge=ridge)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    print(voice.say("tune-found", samples=found.samples, games=found.games))
    shares = {"now": f"{100 * found.foreseen:.1f}", "before": f"{100 * found.foreseen_before:.1f}"}
    print(voice.say("tune-foreseen", **shares))
    print(yaml.safe_dump({"weights": found.weights}, sort_keys=False).rstrip())
