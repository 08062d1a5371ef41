"""`warhall learn` and `warhall puzzles`: lessons and puzzles listed, and played in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from warhall.cli.voice import Voice
    from warhall.learn.lesson import Lesson
    from warhall.learn.puzzle import Puzzle
    from warhall.learn.school import School

MINE, DAILY = "mine", "daily"
Language = Annotated[str | None, typer.Option(help="en, ru or uk.")]
Plain = Annotated[bool, typer.Option("--plain", help="Sentences instead of a drawn board.")]
Seed = Annotated[int, typer.Option(help="Chance and bots from this number.")]
ForPrograms = Annotated[bool, typer.Option("--json", help="For programs: a list of objects.")]


def learn(
    game: Annotated[str | None, typer.Argument(help="Which game; without one the lessons are listed.")] = None,
    chapter: Annotated[str | None, typer.Option(help="Begin with this chapter.")] = None,
    json: ForPrograms = False,
    seed: Seed = 1,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Learn a game by playing a first one, step by step."""
    import msgspec

    from warhall.cli.keyboard import EndedError
    from warhall.cli.screen import Screen
    from warhall.cli.session import LeftError
    from warhall.cli.teacher import Teacher
    from warhall.cli.voice import Voice, language
    from warhall.learn.school import school, schools

    voice = Voice(language(lang))
    if json or game is None:
        found = [school(each) for each in ([game] if game else schools())]
        if json:
            print(msgspec.json.encode([lesson_data(each, voice.language) for each in found]).decode())
        else:
            for each in found:
                print(voice.say("lesson-line", **lesson_words(each, voice.language)))
        return
    taught = school(game)
    first = taught.chapter(chapter) if chapter is not None else taught.lesson.chapters[0]
    try:
        Teacher(taught, Screen(taught.game, voice.language, plain=plain), seed).run(first)
    except LeftError:
        typer.echo(voice.say("lesson-left"))
    except EndedError:
        typer.echo(voice.say("input-ended"), err=True)
        raise typer.Exit(1) from None


def puzzles(
    game: Annotated[str, typer.Argument(help="Which game; or 'daily', or 'mine' to look for new ones.")],
    other: Annotated[
        str | None, typer.Argument(help="One puzzle by its id; after 'daily' a date, after 'mine' the game.")
    ] = None,
    json: ForPrograms = False,
    games: Annotated[int, typer.Option(min=1, help="mine: how many games between bots to look through.")] = 20,
    wanted: Annotated[int, typer.Option(min=1, help="mine: stop after so many puzzles.")] = 12,
    into: Annotated[Path | None, typer.Option(help="mine: write what is found into this folder.")] = None,
    bot: Annotated[str, typer.Option(help="mine: who plays the games; greedy is quick.")] = "normal",
    seed: Seed = 1,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Solve puzzles, or look for new ones in games between bots."""
    import msgspec

    from warhall.cli.keyboard import EndedError
    from warhall.cli.screen import Screen
    from warhall.cli.session import LeftError
    from warhall.cli.solver import Solver
    from warhall.cli.voice import Voice, language
    from warhall.learn.school import school

    voice = Voice(language(lang))
    if game == MINE:
        mine(other or "", voice, games, wanted, into, seed, bot)
        return
    if game == DAILY:
        game, puzzle = of_day(other)
        taught, chosen = school(game), [puzzle]
    else:
        taught = school(game)
        chosen = [taught.puzzle(other)] if other is not None else list(taught.puzzles)
    if json:
        print(msgspec.json.encode([puzzle_data(taught, each, voice.language) for each in chosen]).decode())
        return
    try:
        for puzzle in chosen:
            Solver(taught, puzzle, Screen(taught.game, voice.language, plain=plain), seed).run()
    except LeftError:
        typer.echo(voice.say("lesson-left"))
    except EndedError:
        typer.echo(voice.say("input-ended"), err=True)
        raise typer.Exit(1) from None


def of_day(text: str | None) -> tuple[str, Puzzle]:
    """The puzzle of a day; by default of today."""
    from datetime import date

    from warhall.kernel.errors import OptionsError
    from warhall.learn.daily import daily

    try:
        return daily(date.today() if text is None else date.fromisoformat(text))
    except ValueError:
        raise OptionsError(f"expected a date as 2026-11-16, found {str(text)[:20]!r}") from None


def lesson_words(school: School, language: str) -> dict[str, int | str]:
    """What is said of a lesson in a list."""
    lesson = school.lesson
    title = school.texts.say(language, f"learn-{lesson.title}")
    return {"game": lesson.game, "title": title, "minutes": lesson.minutes, "chapters": len(lesson.chapters)}


def lesson_data(school: School, language: str) -> dict[str, object]:
    """A lesson for programs."""
    lesson: Lesson = school.lesson

    def say(key: str) -> str:
        return school.texts.say(language, f"learn-{key}")

    chapters = [
        {"id": each.id, "title": say(each.title), "goal": say(each.goal), "steps": len(each.told)}
        for each in lesson.chapters
    ]
    return {
        "game": lesson.game,
        "id": lesson.id,
        "title": say(lesson.title),
        "about": say(lesson.about),
        "minutes": lesson.minutes,
        "steps": lesson.steps,
        "chapters": chapters,
    }


def puzzle_data(school: School, puzzle: Puzzle, language: str) -> dict[str, object]:
    """A puzzle for programs, without its answer."""

    def say(what: str) -> str:
        sentence = puzzle.say(what)
        return school.texts.say(language, sentence.message, sentence.words)

    return {
        "game": school.game.id,
        "id": puzzle.id,
        "kind": puzzle.kind,
        "level": puzzle.level,
        "title": say("title"),
        "task": say("task"),
        "seat": puzzle.seat,
        "rules": list(puzzle.rules),
        "made": "hand" if puzzle.mined is None else "mined",
    }


def mine(game: str, voice: Voice, games: int, wanted: int, into: Path | None, seed: int, bot: str) -> None:
    """Look for puzzles in games between bots, and write down what is found."""
    from warhall.learn.mine import Miner
    from warhall.learn.school import school
    from warhall.learn.writing import write_mined

    taught = school(game)
    found = []
    for each in Miner(taught, seed, bot=bot).puzzles(games):
        found.append(each)
        evidence = each.puzzle.mined
        if evidence is not None:
            shares = {"best": round(evidence.best / 10), "luck": round(evidence.luck / 10)}
            print(voice.say("puzzle-found", id=each.puzzle.id, **shares), flush=True)
        if into is not None:  # at once: who stops the search keeps what was found
            write_mined(into, taught, found)
        if len(found) >= wanted:
            break
    print(voice.say("puzzles-found", count=len(found)))
