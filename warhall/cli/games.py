"""`warhall games`: which games can be played here."""

from __future__ import annotations

from typing import Annotated

import typer


def games(
    json: Annotated[bool, typer.Option("--json", help="For programs: a list of objects.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
) -> None:
    """List the games of the house."""
    import msgspec

    from warhall.cli.voice import Voice, language
    from warhall.games import games as every_game
    from warhall.kernel.words import LANGUAGES

    if json:
        listed = []
        for game in every_game():
            titles = {each: game.texts.say(each, "title") for each in LANGUAGES}
            listed.append(
                {
                    "id": game.id,
                    "title": titles["en"],
                    "titles": titles,
                    "players": list(game.players),
                    "modes": list(game.modes),
                }
            )
        print(msgspec.json.encode(listed).decode())
        return
    voice = Voice(language(lang))
    for game in every_game():
        players = ", ".join(map(str, game.players))
        print(voice.say("game-line", id=game.id, title=game.texts.say(voice.language, "title"), players=players))
