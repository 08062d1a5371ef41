"""`warhall rules`: the rules of a game and the rulings on them, whole, by id or by words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from warhall.kernel.catalogue import Rule
    from warhall.kernel.game import Game


def find(game: Game, language: str, words: str) -> list[Rule]:
    """The rule of an id; the ruling of an id, with the rules that rest on it; or all that hold the words.

    Without words it is all rules. A misspelt id is an error with a hint.
    """
    catalogue, rulings = game.catalogue(language), game.rulings(language)
    ident = words.upper()
    if ident in catalogue.rules:
        return [catalogue.rules[ident]]
    if ident in rulings.rules:
        return [rulings.rules[ident], *catalogue.naming(ident)]
    found = catalogue.search(words) + (rulings.search(words) if words else [])
    if not found and len(words.split()) == 1 and "-" in words and words[-1].isdigit():
        (rulings if is_ruling(ident) and rulings.rules else catalogue).rule(ident)
    return found


def is_ruling(ident: str) -> bool:
    """Whether an id is that of a ruling, such as TU-D4; a rule of an appendix is TU-D.4."""
    number = ident.partition("-")[2]
    return number.startswith("D") and number[1:].isdecimal()


def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    words: Annotated[list[str] | None, typer.Argument(help="The id of a rule or ruling, or words to look for.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
    json: Annotated[bool, typer.Option("--json", help="For programs: a list of objects.")] = False,
) -> None:
    """Show rules of a game."""
    import msgspec

    from warhall.cli.voice import Voice, language
    from warhall.games import game as game_of
    from warhall.kernel.catalogue import CatalogueError

    voice = Voice(language(lang))
    rules = find(game_of(game), voice.language, " ".join(words or ()))
    if not rules:
        raise CatalogueError(f"no rule of {game} has all of these words: {' '.join(words or ())[:80]}")
    if json:
        print(msgspec.json.encode([rule._asdict() for rule in rules]).decode())
        return
    chapter = ""
    for rule in rules:
        heading = voice.say("rulings", chapter=rule.chapter) if is_ruling(rule.id) else rule.chapter
        if heading != chapter:
            print(f"\n{heading}" if chapter else heading)
            chapter = heading
        print(f"  {rule.id}  {rule.text}")
