"""Where people learn: lessons, puzzles and pages, and opening them at a table."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from warhall.games import rooms
from warhall.kernel.outlook import Outlook
from warhall.learn.glossary import Entry
from warhall.learn.pages import Part
from warhall.learn.school import schools
from warhall.server import requests as ask
from warhall.server.cards import LearnPage, PuzzleCard
from warhall.server.faults import HallError
from warhall.server.learning import OpenedLesson, OpenedPuzzle, school_of
from warhall.server.rest.asking import REFUSALS, Anybody, Asked, Somebody, TheHall
from warhall.server.rest.games import Language
from warhall.server.teaching import LessonBlock, PuzzleBlock


class WhichChapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter to be opened."""

    chapter: Annotated[str, Meta(max_length=60)] | None = None
    anew: bool = False


class Anew(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to begin again."""

    anew: bool = False


class LessonNow(msgspec.Struct, frozen=True):
    """Where a lesson is now."""

    lesson: LessonBlock | None


class PuzzleNow(msgspec.Struct, frozen=True):
    """Where a puzzle is now."""

    puzzle: PuzzleBlock | None


class TableMade(msgspec.Struct, frozen=True):
    """A new table."""

    table: str


class HowToPlay(msgspec.Struct, frozen=True):
    """How a game is played, on one page."""

    game: str
    title: str
    lead: str
    parts: tuple[Part, ...]
    win: str


def day_of(text: str | None, now: float) -> date:
    """The day that is meant; by default the server's, in UTC."""
    if text is None:
        return datetime.fromtimestamp(now, UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise HallError("bad-request", f"expected a date as 2026-11-16, found {text[:20]!r}") from None


@lru_cache(maxsize=64)
def kept(kind: str, game: str, language: str) -> tuple[bytes, str]:
    """A page or the texts of a game, and their tag."""
    if kind == "texts":
        body = school_of(game).texts.sources[language].encode()
    elif kind == "glossary":
        body = msgspec.json.encode(_glossary(game, language))
    else:
        page = school_of(game).page(language)
        body = msgspec.json.encode(HowToPlay(game, page.title, page.lead, page.parts, page.win))
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


def _glossary(game: str, language: str) -> tuple[Entry, ...]:
    """What is explained of a table; of one that nobody teaches, nothing."""
    if game in rooms() and game not in schools():
        return ()
    return school_of(game).glossary(language)


def _answer(request: Asked, kind: str, game: str, language: str) -> Response[bytes]:
    body, tag = kept(kind, game, language)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    media = "text/plain; charset=utf-8" if kind == "texts" else MediaType.JSON
    return Response(body, media_type=media, headers=headers)


@get("/api/learn", summary="All lessons and puzzles with the asker's progress", responses=REFUSALS)
async def show_learning(hall: TheHall, who: Anybody, date: FromQuery[str | None] = None) -> LearnPage:
    """Without a token nothing is learnt yet."""
    return await hall.learning.page(who, day_of(date, hall.now()))


@get(
    "/api/learn/{game:str}/texts/{language:str}",
    summary="The messages of lessons and puzzles (Fluent)",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
async def show_learn_texts(request: Asked, game: FromPath[str], language: FromPath[Language]) -> Response[str]:
    """To be loaded beside those of the game."""
    return _answer(request, "texts", game, language)  # type: ignore[return-value]  # encoded already


@get("/api/learn/{game:str}/page/{language:str}", summary="How to play, on one page", responses=REFUSALS)
async def show_page(request: Asked, game: FromPath[str], language: FromPath[Language]) -> Response[HowToPlay]:
    """In parts that a client can draw."""
    return _answer(request, "page", game, language)  # type: ignore[return-value]  # encoded already


@get(
    "/api/learn/{game:str}/glossary/{language:str}",
    summary="What the signs, numbers and words of the table mean",
    responses=REFUSALS,
)
async def show_glossary(request: Asked, game: FromPath[str], language: FromPath[Language]) -> Response[list[Entry]]:
    """For tips: each with its name, its meaning and its rule."""
    return _answer(request, "glossary", game, language)  # type: ignore[return-value]  # encoded already


@get("/api/learn/{game:str}/chapters/{chapter:str}/outlook", summary="How a chapter begins", responses=REFUSALS)
async def show_chapter(hall: TheHall, game: FromPath[str], chapter: FromPath[str]) -> Outlook:
    """For a picture."""
    return hall.learning.chapter_outlook(game, chapter)


@get("/api/learn/{game:str}/puzzles/{puzzle:str}/outlook", summary="The position of a puzzle", responses=REFUSALS)
async def show_puzzle(hall: TheHall, game: FromPath[str], puzzle: FromPath[str]) -> Outlook:
    """For a picture."""
    return hall.learning.puzzle_outlook(game, puzzle)


@get("/api/learn/{game:str}/puzzles", summary="The puzzles of a game", responses=REFUSALS)
async def list_puzzles(hall: TheHall, who: Anybody, game: FromPath[str]) -> list[PuzzleCard]:
    """The easy ones first."""
    return await hall.learning.puzzle_cards(who, game)


@post("/api/learn/{game:str}/open", summary="Open a chapter at a table", responses=REFUSALS, status_code=200)
async def open_lesson(hall: TheHall, me: Somebody, game: FromPath[str], data: JSONBody[WhichChapter]) -> OpenedLesson:
    """Where one stopped, unless it says otherwise."""
    return await hall.learning.open_lesson(me, game, data.chapter, anew=data.anew)


@post(
    "/api/learn/{game:str}/puzzles/{puzzle:str}/open",
    summary="Open a puzzle at a table",
    responses=REFUSALS,
    status_code=200,
)
async def open_puzzle(
    hall: TheHall, me: Somebody, game: FromPath[str], puzzle: FromPath[str], data: JSONBody[Anew]
) -> OpenedPuzzle:
    """The attempt that was left, or a new one."""
    return await hall.learning.open_puzzle(me, game, puzzle, anew=data.anew)


@post("/api/tables/{table:str}/lesson", summary="Go through a lesson", responses=REFUSALS, status_code=200)
async def step_lesson(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.LessonStep]) -> LessonNow:
    """Next, back, repeat or leave."""
    await data.do(hall, table, me)
    return LessonNow((await hall.viewing.update(table, me, None)).lesson)


@post("/api/tables/{table:str}/puzzle", summary="Ask something of a puzzle", responses=REFUSALS, status_code=200)
async def step_puzzle(hall: TheHall, me: Somebody, table: FromPath[str], data: JSONBody[ask.PuzzleStep]) -> PuzzleNow:
    """A hint, a new start, a verdict, or the answer."""
    await data.do(hall, table, me)
    return PuzzleNow((await hall.viewing.update(table, me, None)).puzzle)


@post("/api/tables/{table:str}/play-on", summary="Play on from a puzzle against a bot", responses=REFUSALS)
async def play_on(hall: TheHall, me: Somebody, table: FromPath[str]) -> TableMade:
    """When the puzzle is done."""
    return TableMade(await hall.learning.play_on(table, me))


HANDLERS = [
    show_learning,
    show_learn_texts,
    show_page,
    show_glossary,
    show_chapter,
    show_puzzle,
    list_puzzles,
    open_lesson,
    open_puzzle,
    step_lesson,
    step_puzzle,
    play_on,
]
