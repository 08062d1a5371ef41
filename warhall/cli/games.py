"""`warhall games`: which games can be played here, and what is picked before one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warhall.cli.voice import Voice
    from warhall.kernel.choices import Choice, Need
    from warhall.kernel.game import Game
    from warhall.kernel.outlook import Sentence

NOTHING = '""'
"""How an empty word is typed."""


def games(
    game: Annotated[str | None, typer.Argument(help="One game: list what can be picked with --option.")] = None,
    json: Annotated[bool, typer.Option("--json", help="For programs: a list of objects.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
) -> None:
    """List the games of the house, or the options of one."""
    import msgspec

    from warhall.cli.voice import Voice, language
    from warhall.games import game as game_of
    from warhall.games import games as every_game

    if json:
        found = details(game_of(game)) if game else [listed(each) for each in every_game()]
        print(msgspec.json.encode(found).decode())
        return
    voice = Voice(language(lang))
    for each in [game_of(game)] if game else every_game():
        players = ", ".join(map(str, each.players))
        print(voice.say("game-line", id=each.id, title=each.texts.say(voice.language, "title"), players=players))
        if game:
            print("\n".join(told(each, voice)))


def listed(game: Game) -> dict[str, object]:
    """A game as the list for programs has it."""
    from warhall.kernel.words import LANGUAGES

    titles = {each: game.texts.say(each, "title") for each in LANGUAGES}
    return {
        "id": game.id,
        "title": titles["en"],
        "titles": titles,
        "players": list(game.players),
        "modes": list(game.modes),
    }


def details(game: Game) -> dict[str, object]:
    """A game for programs, with what is picked before it begins."""
    return {**listed(game), "choices": list(game.choices), "workshop": list(game.workshop)}


def told(game: Game, voice: Voice) -> Iterator[str]:
    """What can be picked, option by option, as `--option` takes it."""

    def say(sentence: Sentence) -> str:
        return game.texts.say(voice.language, sentence.message, sentence.words)

    for choice in game.choices:
        yield ""
        where = "".join(f" [{condition(each)}]" for each in choice.needs)
        yield f"{choice.option}: {say(choice.say)}{where}"
        if choice.help is not None:
            yield f"    {say(choice.help)}"
        for value in choice.values:
            only = "".join(f" [{condition(each)}]" for each in value.needs)
            typed = str(value.value) or NOTHING
            yield f"    {typed:<18} {say(value.say)}{only}"
        if not choice.values:
            yield f"    {span(choice)}"
    if game.workshop:
        yield ""
        yield voice.say("game-workshop", options=", ".join(game.workshop))


def condition(need: Need) -> str:
    """When something can be picked, as it is typed."""
    return f"{need.option}={'|'.join(map(str, need.among))}"


def span(choice: Choice) -> str:
    """Yes or no, or the bounds of a number."""
    return f"{choice.least} .. {choice.most}" if choice.kind == "number" else "true | false"
