"""`warhall arena`: matches, leagues, gauntlets and ladders between bots and programs, and where the levels stand."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from warhall.arena.report import Report
    from warhall.cli.voice import Voice
    from warhall.server.ratings import LevelStanding, Meeting

app = typer.Typer(help="Let bots and programs play each other.", no_args_is_help=True, rich_markup_mode=None)

Game = Annotated[str, typer.Argument(help="Which game.")]
Bots = Annotated[list[str], typer.Argument(help="Bots by name, or programs as 'stdio:COMMAND' or 'socket:HOST:PORT'.")]
Option = Annotated[list[str] | None, typer.Option(help="An option of the game, as in players=3; may be said again.")]
Pack = Annotated[list[Path] | None, typer.Option(help="The folder of a content pack; may be said again.")]
Games = Annotated[
    int, typer.Option(min=1, max=1_000_000, help="How many games each group plays; rounded up, so that all sit alike.")
]
Seed = Annotated[int, typer.Option(min=0, help="The number of the first game; the same numbers, the same games.")]
On = Annotated[str, typer.Option("--on", help="serial, processes, ray, or ray:ADDRESS of a cluster.")]
Jobs = Annotated[int | None, typer.Option(min=1, max=1024, help="In how many processes; by default on all cores.")]
Out = Annotated[Path | None, typer.Option("--out", help="A book of all games (JSON lines). The same one goes on.")]
Parquet = Annotated[Path | None, typer.Option("--parquet", help="All games as a Parquet file.")]
Dataset = Annotated[Path | None, typer.Option("--dataset", help="A folder for what every bot saw and chose.")]
Seconds = Annotated[float, typer.Option("--bot-seconds", min=0.1, help="How long a program may think.")]
Memory = Annotated[int, typer.Option("--bot-memory", min=16, help="Megabytes that a program may take.")]
Json = Annotated[bool, typer.Option("--json", help="For programs: one object.")]
Lang = Annotated[str | None, typer.Option(help="en, ru or uk.")]
Until = Annotated[
    str | None,
    typer.Option(help="Stop when a test at 5 % tells on which side of a share, in percent, the first bot's lies."),
]


@app.command()
def match(
    game: Game, bots: Bots, option: Option = None, pack: Pack = None, games: Games = 200, seed: Seed = 1,
    until: Until = None, on: On = "processes", jobs: Jobs = None, out: Out = None, parquet: Parquet = None,
    dataset: Dataset = None, bot_seconds: Seconds = 30.0, bot_memory: Memory = 1024, json: Json = False,
    lang: Lang = None,
) -> None:  # fmt: skip
    """Let bots meet at one table, one for each seat, and change seats."""
    _run("match", game, bots, option, pack, games, seed, until, on, jobs, out, parquet, dataset, bot_seconds,
         bot_memory, lang, json=json)  # fmt: skip


@app.command()
def league(
    game: Game, bots: Bots, option: Option = None, pack: Pack = None, games: Games = 100, seed: Seed = 1,
    on: On = "processes", jobs: Jobs = None, out: Out = None, parquet: Parquet = None, dataset: Dataset = None,
    bot_seconds: Seconds = 30.0, bot_memory: Memory = 1024, json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Let everybody meet everybody (a round robin)."""
    _run("league", game, bots, option, pack, games, seed, None, on, jobs, out, parquet, dataset, bot_seconds,
         bot_memory, lang, json=json)  # fmt: skip


@app.command()
def gauntlet(
    game: Game, bots: Bots, option: Option = None, pack: Pack = None, games: Games = 100, seed: Seed = 1,
    on: On = "processes", jobs: Jobs = None, out: Out = None, parquet: Parquet = None, dataset: Dataset = None,
    bot_seconds: Seconds = 30.0, bot_memory: Memory = 1024, json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Let the first bot meet each of the others."""
    _run("gauntlet", game, bots, option, pack, games, seed, None, on, jobs, out, parquet, dataset, bot_seconds,
         bot_memory, lang, json=json)  # fmt: skip


@app.command()
def ladder(
    game: Game, bots: Bots, option: Option = None, pack: Pack = None, games: Games = 100, seed: Seed = 1,
    on: On = "processes", jobs: Jobs = None, out: Out = None, parquet: Parquet = None, dataset: Dataset = None,
    bot_seconds: Seconds = 30.0, bot_memory: Memory = 1024, json: Json = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Let each bot start at the bottom and climb as long as it beats the one above."""
    _run("ladder", game, bots, option, pack, games, seed, None, on, jobs, out, parquet, dataset, bot_seconds,
         bot_memory, lang, json=json)  # fmt: skip


@app.command()
def levels(
    game: Game,
    book: Annotated[
        list[Path] | None, typer.Option(help="A book of games that count as well; may be said again.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell where the levels stand on the scale of persons, and by which games."""
    import msgspec

    from warhall.arena.meetings import meetings
    from warhall.bots.levels import LEVELS
    from warhall.cli.voice import Voice, language
    from warhall.games import game as game_of
    from warhall.server.ratings import Meeting, figures, standings

    voice = Voice(language(lang))
    room = game_of(game).id
    new = [
        Meeting(each.one, each.two, each.games, each.won, f"{each.first}-{each.last}")
        for file in book or ()
        for each in meetings(file, room)
        if {each.one, each.two} <= LEVELS.keys()
    ]
    met = [*figures().met.get(room, []), *new]
    found = standings(met)
    if json:
        print(msgspec.json.encode({"levels": list(found.values()), "met": met}).decode())
    else:
        print(*levels_told(list(found.values()), met, voice), sep="\n")


def levels_told(found: Sequence[LevelStanding], met: Sequence[Meeting], voice: Voice) -> Iterator[str]:
    """The levels as a table, the strongest first, and the games behind it."""
    from warhall.cli.balance import lined_up

    rows = [["", voice.say("balance-bot"), voice.say("arena-rating"), voice.say("arena-deviation"), ""]]
    for each in reversed(found):
        taken = "" if each.measured else voice.say("arena-not-measured")
        rows.append(["", each.level, f"{each.rating:.0f}", f"± {each.deviation:.0f}", taken])
    yield from lined_up(rows)
    for game in met:
        share = f"{game.one} {percent(game.won / game.games)}, {game.two} {percent(1 - game.won / game.games)}"
        yield voice.say("arena-meeting", shares=share, games=game.games) + f"  {game.numbers}".rstrip()


def _run(
    kind: str, game: str, bots: list[str], option: list[str] | None, pack: list[Path] | None, games: int, seed: int,
    until: str | None, on: str, jobs: int | None, out: Path | None, parquet: Path | None, dataset: Path | None,
    bot_seconds: float, bot_memory: int, lang: str | None, *, json: bool,
) -> None:  # fmt: skip
    """Refuse what cannot be played, play, and tell what came of it."""
    import msgspec

    from warhall.arena import parquet as table
    from warhall.arena.backends import read_back_end
    from warhall.arena.book import Book
    from warhall.arena.matches import Terms
    from warhall.arena.players import Limits
    from warhall.arena.running import Run, seats
    from warhall.arena.sequential import read_until
    from warhall.cli.bar import bar
    from warhall.cli.opening import chosen
    from warhall.cli.voice import Voice, language
    from warhall.games import game as game_of

    voice = Voice(language(lang))
    where = read_back_end(on, jobs)
    bounds = None if until is None else read_until(until)
    packs = tuple(pack or ())
    room = game_of(game, *packs)
    options = chosen(room, option or [], bots if kind == "match" else None)
    terms = Terms(
        room.id, packs, options, tuple(bots), arena=True, limits=Limits(bot_seconds, bot_memory), dataset=dataset
    )
    names = seats(terms, seed)
    if parquet is not None:
        table.check(parquet)
    if dataset is not None:
        from warhall.arena.dataset import open_dataset

        open_dataset(room, terms)
    with Book(terms, out) as book, bar(voice.say("arena-playing", game=room.id)) as watcher:
        try:
            found = _found(kind, Run(book, where, watcher), names, games, seed, bounds)
        except KeyboardInterrupt:
            raise typer.Exit(_interrupted(voice, len(book.games), out)) from None
        if parquet is not None:
            table.write(book, names, parquet)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        print(*told(found, voice), sep="\n")


def _found(
    kind: str, run: object, names: Sequence[str], games: int, seed: int, bounds: tuple[float, float] | None
) -> Report:
    """Play as this kind of meeting wants it."""
    from warhall.arena import schedule
    from warhall.arena.ladder import climb
    from warhall.arena.report import report
    from warhall.arena.running import Run
    from warhall.arena.sequential import Test

    assert isinstance(run, Run)  # noqa: S101  the caller made it; a command imports the engine only when it runs
    terms = run.book.terms
    if kind == "ladder":
        order, played = climb(run, len(names), games, seed)
        return report(kind, terms, played, names, order=order)
    pair = {"match": schedule.match, "league": schedule.league, "gauntlet": schedule.gauntlet}[kind]
    groups = pair(len(terms.bots), len(names))
    test = None if bounds is None else Test(terms.bots[0], *bounds)
    played = run.play(schedule.planned(groups, games, seed), test)
    return report(kind, terms, played, names, test=None if test is None else test.verdict())


def _interrupted(voice: Voice, games: int, out: Path | None) -> int:
    """Say what is kept."""
    kept = voice.say("arena-interrupted", games=games)
    goes_on = voice.say("arena-goes-on", file=str(out)) if out is not None else voice.say("arena-not-kept")
    typer.echo(f"{kept} {goes_on}", err=True)
    return 130


def told(found: Report, voice: Voice) -> Iterator[str]:
    """The figures as tables."""
    from warhall.cli.balance import lined_up

    yield voice.say("balance-games", game=found.game, games=found.games, decisions=f"{found.lengths.mean:.0f}")
    heads = [voice.say(f"balance-{name}") for name in ("bot", "won", "shared", "lost", "rate", "interval")]
    rows = [["", *heads, voice.say("arena-rating"), voice.say("balance-interval")]]
    ranked = sorted(found.players.items(), key=lambda each: -each[1].rating)
    for label, each in ranked:
        low, high = each.rating_interval
        counts = [str(each.won), str(each.shared), str(each.lost), percent(each.win_rate), percents(each.interval)]
        rows.append(["", label, *counts, f"{each.rating:+.0f}", f"{low:+.0f} … {high:+.0f}"])
    yield from lined_up(rows)
    rows = [[voice.say("balance-seat"), "", voice.say("balance-rate"), voice.say("balance-interval")]]
    rows += [[name, "", percent(each.win_rate), percents(each.interval)] for name, each in found.seats.items()]
    yield from lined_up(rows)
    for meeting in found.meetings:
        pairs = zip(meeting.players, meeting.win_rates, strict=True)
        shares = ", ".join(f"{label} {percent(rate)}" for label, rate in pairs)
        yield voice.say("arena-meeting", shares=shares, games=meeting.games)
    if found.order:
        yield voice.say("arena-order", bots=" > ".join(found.order))
    endings = ", ".join(f"{rule}: {count}" for rule, count in found.endings.items())
    yield voice.say("balance-endings", endings=endings or "–")
    if found.drawn:
        yield voice.say("balance-drawn", games=found.drawn)
    yield from _trouble(found, voice)
    if found.test is not None:
        low_share, high_share = (f"{100 * share:.0f}\u00a0%" for share in (found.test.low, found.test.high))
        message = f"balance-test-{found.test.decided or 'open'}"
        yield voice.say(message, bot=found.test.bot, low=low_share, high=high_share, games=found.games)


def _trouble(found: Report, voice: Voice) -> Iterator[str]:
    """What did not go as it should."""
    for what, count in (("cap", found.capped), ("standstill", found.standstill)):
        if count:
            numbers = ", ".join(str(each.number) for each in found.incidents if each.what == what)
            yield voice.say(f"balance-{what}", games=count, numbers=numbers)
    for what, count in (("broken", found.broken), ("fault", found.faults)):
        if count:
            yield voice.say(f"arena-{what}", count=count)
            for each in found.incidents:
                if each.what == what:
                    yield "  " + voice.say("arena-where", number=each.number, decision=each.decision, said=each.said)


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"


def percents(bounds: tuple[float, float]) -> str:
    """Two shares in percent."""
    return f"{100 * bounds[0]:.1f}–{100 * bounds[1]:.1f} %"
