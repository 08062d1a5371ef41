"""The games of the hall: what can be played, in which words, by which rules."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any, Literal

import msgspec
import yaml
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from warhall.bots.described import Described, described
from warhall.bots.levels import LEVELS
from warhall.games import game as game_of
from warhall.games import games as every_game
from warhall.kernel.catalogue import Catalogue
from warhall.kernel.choices import Choice
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.kernel.outlook import Sentence, refusal_sentence
from warhall.kernel.words import LANGUAGES
from warhall.server.faults import HallError, fault_of
from warhall.server.ratings import levels_of
from warhall.server.rest.asking import REFUSALS, Anybody, Asked, TheHall

Language = Literal["en", "ru", "uk"]


class GameCard(msgspec.Struct, frozen=True):
    """A game in the list of games: the same object as `warhall games --json` gives."""

    id: str
    title: str
    titles: dict[str, str]
    players: tuple[int, ...]
    modes: tuple[str, ...]


class Rated(Described, frozen=True):
    """A level with where it stands on the scale of the persons."""

    rating: float
    measured: bool
    """Whether it has played for it; otherwise it is only taken to stand there."""


class GameDetails(msgspec.Struct, frozen=True):
    """All that is needed to set up a table."""

    id: str
    title: str
    titles: dict[str, str]
    players: tuple[int, ...]
    modes: tuple[str, ...]
    version: int
    content: str
    packs: tuple[str, ...]
    prefix: str
    options: dict[str, Any]
    bots: list[str]
    levels: list[Rated]
    modes_said: dict[str, Sentence]
    choices: tuple[Choice, ...]
    workshop: tuple[str, ...]
    languages: tuple[str, ...]
    windows: dict[str, str]
    """The questions that others' doings open, with the answer that lets each go by; they may be answered before."""


class RuleText(msgspec.Struct, frozen=True):
    """One rule of a catalogue."""

    id: str
    chapter: str
    text: str


class Case(msgspec.Struct, frozen=True):
    """A worked case that shows rules at work."""

    id: str
    rules: list[str]
    title: str
    text: str


class WorkedCase(msgspec.Struct, frozen=True):
    """A worked case as it stands in its file."""

    id: str
    rules: list[str]
    title: str
    given: str
    when: str
    then: str


class Draft(msgspec.Struct, frozen=True):
    """Options that are still being put together, looked at by the rules."""

    options: dict[str, Any]


class Judgement(msgspec.Struct, frozen=True):
    """What the rules say about a draft: all that is wrong, each with its rule, and figures in the game's own shape."""

    faults: list[Sentence]
    tally: dict[str, Any]


class Rules(msgspec.Struct, frozen=True):
    """The catalogue of a game in one language, with what has been written in it of cases and rulings."""

    title: str
    rules: list[RuleText]
    cases: list[Case]
    rulings: list[RuleText]


def card(game: Game) -> GameCard:
    """A game in the list."""
    titles = {language: game.texts.say(language, "title") for language in LANGUAGES}
    return GameCard(game.id, titles["en"], titles, game.players, game.modes)


def details(game: Game) -> GameDetails:
    """A game in full."""
    listed = card(game)
    return GameDetails(
        id=listed.id,
        title=listed.title,
        titles=listed.titles,
        players=listed.players,
        modes=listed.modes,
        version=game.version,
        content=game.content,
        packs=game.packs,
        prefix=game.prefix,
        options=msgspec.json.schema(game.options),
        bots=list(LEVELS),
        levels=rated(game),
        modes_said={mode: Sentence(f"mode-{mode}") for mode in game.modes},
        choices=game.choices,
        workshop=game.workshop,
        languages=LANGUAGES,
        windows=dict(game.windows),
    )


def rules(game: Game, language: str) -> Rules:
    """The catalogue of a game, with its worked cases and rulings if it ships any."""
    catalogue = game.catalogue(language)
    return Rules(catalogue.title, texts_of(catalogue), cases(game, language), texts_of(game.rulings(language)))


def texts_of(catalogue: Catalogue) -> list[RuleText]:
    """The rules of a catalogue in their order."""
    return [RuleText(each.id, each.chapter, each.text) for each in catalogue.rules.values()]


def cases(game: Game, language: str) -> list[Case]:
    """The worked cases of a game as far as they have been written in a language."""
    file = game.folder / "rules" / ("cases.yaml" if language == "en" else f"cases.{language}.yaml")
    if not file.is_file():
        return []
    found = msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), list[WorkedCase])
    return [Case(each.id, each.rules, each.title, _told(game, language, each)) for each in found]


def _told(game: Game, language: str, case: WorkedCase) -> str:
    parts = (("given", case.given), ("when", case.when), ("then", case.then))
    return "\n\n".join(game.texts.say(language, f"case-{part}", {"text": text.strip()}) for part, text in parts)


def named(game: Game) -> dict[str, dict[str, dict[str, str]]]:
    """The names of a game's things by kind and id, in every language."""
    return {kind: {ident: dict(said) for ident, said in names.items()} for kind, names in game.names.items()}


@lru_cache(maxsize=256)
def page(kind: str, ident: str, language: str) -> tuple[bytes, str]:
    """The body of an answer that does not change while the server runs, and its tag."""
    encode = msgspec.json.encode
    if kind == "list":
        body = encode([card(game) for game in every_game()])
    else:
        game = game_of(ident)
        match kind:
            case "details":
                body = encode(details(game))
            case "texts":
                body = game.texts.sources[language].encode()
            case "names":
                body = encode(named(game))
            case "rules":
                body = encode(rules(game, language))
            case _:
                body = encode(game.library(language))
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


def _answer(request: Asked, kind: str, ident: str = "", language: str = "") -> Response[bytes]:
    try:
        body, tag = page(kind, ident, language)
    except WarhallError as error:
        raise fault_of(error) if not isinstance(error, HallError) else error from None
    headers = {"etag": tag, "cache-control": "no-cache"}
    media = "text/plain; charset=utf-8" if kind == "texts" else MediaType.JSON
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media)
    return Response(body, headers=headers, media_type=media)


def rated(game: Game) -> list[Rated]:
    """All levels with where they stand."""
    standings = levels_of(game.id)
    return [
        Rated(**msgspec.structs.asdict(each), rating=standings[each.id].rating, measured=standings[each.id].measured)
        for each in described(game)
    ]


@get("/api/games", summary="Every game of the hall", responses=REFUSALS)
async def list_games(request: Asked) -> Response[list[GameCard]]:
    """The same list as `warhall games --json`."""
    return _answer(request, "list")  # type: ignore[return-value]  # encoded already


@get("/api/games/{game:str}", summary="One game: options, modes, bots", responses=REFUSALS)
async def show_game(request: Asked, game: FromPath[str]) -> Response[GameDetails]:
    """All that is needed to set up a table."""
    return _answer(request, "details", game)  # type: ignore[return-value]  # encoded already


@get(
    "/api/games/{game:str}/texts/{language:str}",
    summary="The Fluent source of a game",
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
async def show_texts(request: Asked, game: FromPath[str], language: FromPath[Language]) -> Response[str]:
    """The messages of house and game."""
    return _answer(request, "texts", game, language)  # type: ignore[return-value]  # encoded already


@get("/api/games/{game:str}/names", summary="The names of a game's things", responses=REFUSALS)
async def show_names(
    request: Asked, hall: TheHall, who: Anybody, game: FromPath[str], table: FromQuery[str | None] = None
) -> Response[dict[str, dict[str, dict[str, str]]]]:
    """By kind and id, in every language; at a table where something is tried, with that."""
    if table is not None:
        return Response(named(await hall.lobby.room(table, who, game)))
    return _answer(request, "names", game)  # type: ignore[return-value]  # encoded already


@get("/api/games/{game:str}/rules/{language:str}", summary="The rule catalogue of a game", responses=REFUSALS)
async def show_rules(request: Asked, game: FromPath[str], language: FromPath[Language]) -> Response[Rules]:
    """Every rule with its id, the worked cases and the rulings."""
    return _answer(request, "rules", game, language)  # type: ignore[return-value]  # encoded already


@get("/api/games/{game:str}/library/{language:str}", summary="What can be browsed and drawn", responses=REFUSALS)
async def show_library(
    request: Asked,
    hall: TheHall,
    who: Anybody,
    game: FromPath[str],
    language: FromPath[Language],
    table: FromQuery[str | None] = None,
) -> Response[dict[str, Any]]:
    """Cards, maps and whatever else the game has; at a table where something is tried, with that."""
    if table is not None:
        return Response(dict((await hall.lobby.room(table, who, game)).library(language)))
    return _answer(request, "library", game, language)  # type: ignore[return-value]  # encoded already


@post("/api/games/{game:str}/draft", summary="What is wrong with these options?", responses=REFUSALS, status_code=200)
async def judge_draft(game: FromPath[str], data: JSONBody[Draft]) -> Judgement:
    """For builders of armies, decks and maps: nothing is started, every broken rule is named."""
    try:
        room = game_of(game)
        draft = room.draft(room, room.choose(data.options))
    except WarhallError as error:
        raise fault_of(error) from None
    return Judgement([refusal_sentence(each) for each in draft.faults], draft.tally)


HANDLERS = [list_games, show_game, show_texts, show_names, show_rules, show_library, judge_draft]
