"""`warhall rules`: the rule catalogue of a game, whole, by id or by words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from warhall.kernel.catalogue import Catalogue, Rule


def find(catalogue: Catalogue, words: str) -> list[Rule]:
    """The rule of an id, or the rules that hold all the words; a misspelt id is an error with a hint."""
    if words.upper() in catalogue.rules:
        return [catalogue.rules[words.upper()]]
    rules = catalogue.search(words)
    if not rules and len(words.split()) == 1 and "-" in words and words[-1].isdigit():
        catalogue.rule(words.upper())
    return rules


def rules(
    game: Annotated[str, typer.Argument(help="Which game.")],
    words: Annotated[list[str] | None, typer.Argument(help="A rule id, or words to look for.")] = None,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
    json: Annotated[bool, typer.Option("--json", help="For programs: a list of objects.")] = False,
) -> None:
    """Show rules of a game."""
    import msgspec

    from warhall.cli.voice import Voice, language
    from warhall.games import game as game_of
    from warhall.kernel.catalogue import CatalogueError

    voice = Voice(language(lang))
    catalogue = game_of(game).catalogue(voice.language)
    rules = find(catalogue, " ".join(words or ()))
    if not rules:
        raise CatalogueError(f"no rule of {game} has all of these words: {' '.join(words or ())[:80]}")
    if json:
        print(msgspec.json.encode([rule._asdict() for rule in rules]).decode())
        return
    chapter = ""
    for rule in rules:
        if rule.chapter != chapter:
            print(f"\n{rule.chapter}" if chapter else rule.chapter)
            chapter = rule.chapter
        print(f"  {rule.id}  {rule.text}")
