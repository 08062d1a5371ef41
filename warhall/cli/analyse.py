"""`warhall analyse`: how the chances went in a recorded game, which choices were mistakes, what luck was worth."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from warhall.server.commands import Packs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warhall.bots.analysis import Analysis, Analyst, Moment
    from warhall.cli.voice import Voice
    from warhall.kernel.narrator import Narrator

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 60


def analyse(
    file: Annotated[Path, typer.Argument(help="A record, as `save` writes it.")],
    looks: Annotated[
        int | None,
        typer.Option(
            min=20, max=1_000_000, help="Positions looked at for each choice; by default as many as `normal`."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed and looks, the same analysis.")] = 0,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
    json: Annotated[bool, typer.Option("--json", help="For programs: one object.")] = False,
    pack: Packs = None,
) -> None:
    """Analyse a recorded game: win chances, turning points, mistakes with the better move, luck and play."""
    import msgspec

    from warhall.bots.analysis import Analyst, finished
    from warhall.cli.files import read
    from warhall.cli.voice import Voice, language
    from warhall.games import game as game_of
    from warhall.kernel.narrator import Narrator
    from warhall.kernel.record import Record
    from warhall.kernel.table import replay

    voice = Voice(language(lang))
    record = Record.parse(read(file))
    game = game_of(record.game, *(pack or ()))
    replay(game, record)  # a record that does not replay is refused with the line that differs
    analyst = Analyst(game, record, looks, seed)
    found = finished(analyst, list(shown(analyst, voice)))
    if json:
        print(msgspec.json.encode(found).decode())
        return
    players = {seat: record.players.get(seat, "") for seat in analyst.seats}
    print(*told(found, voice, Narrator(game, voice.language), players), sep="\n")


def shown(analyst: Analyst, voice: Voice) -> Iterator[Moment]:
    """The moments, with a bar for who waits for them; nothing of it goes to the output."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(voice.say("analyse-running"), total=analyst.steps + 1)
        for moment in analyst.moments():
            progress.advance(task)
            yield moment


def told(found: Analysis, voice: Voice, narrator: Narrator, players: dict[str, str]) -> Iterator[str]:
    """The analysis for people."""
    from warhall.cli.balance import lined_up

    yield voice.say("analyse-head", game=narrator.say("title"), steps=found.steps, looks=found.looks)
    names = (
        "seat",
        "player",
        "own",
        "others",
        "luck",
        "total",
        "play",
        "choices",
        "inaccurate-count",
        "mistakes",
        "blunders",
    )
    rows = [[voice.say(f"analyse-{name}") for name in names]]
    for seat, each in zip(found.seats, found.sums, strict=True):
        points = [signed(value) for value in (each.own, each.others, each.luck, each.total)]
        counts = (each.choices, each.inaccurate, each.mistakes, each.blunders)
        name = narrator.name("seat", seat)
        rows.append([name, players[seat], *points, f"{each.play} %", *map(str, counts)])
    yield from lined_up(rows)
    yield from graphs(found, voice, narrator)
    yield voice.say("analyse-turning" if found.turning else "analyse-no-turning")
    for turn in found.turning:
        name = narrator.name("seat", found.seats[turn.seat])
        yield "  " + voice.say(f"analyse-by-{turn.by}", step=turn.step, seat=name, change=signed(turn.change))
    yield from mistakes(found, voice, narrator)


def graphs(found: Analysis, voice: Voice, narrator: Narrator) -> Iterator[str]:
    """The chances of each seat from the first step to the last: with all hands open, and as the seat knew them."""
    names = [narrator.name("seat", seat) for seat in found.seats]
    wide = max(map(len, names))
    for message in ("analyse-open", "analyse-known"):
        lines = []
        for seat, name in enumerate(names):
            if message == "analyse-open":
                values = [moment.open[seat] for moment in found.moments]
            else:
                values = [moment.known[seat][seat] for moment in found.moments]
            lines.append(f"  {name:<{wide}}  {drawn(values)}  {percent(values[-1]):>7}")
        yield voice.say(message)
        yield from lines


def drawn(values: list[int]) -> str:
    """Chances as a row of bars, as many as fit; each stands for the mean of its steps."""
    columns = min(COLUMNS, len(values))
    bars = []
    for column in range(columns):
        first, last = column * len(values) // columns, (column + 1) * len(values) // columns
        part = values[first:last]
        bars.append(BARS[min(len(BARS) - 1, sum(part) * len(BARS) // (len(part) * 10_000))])
    return "".join(bars)


def mistakes(found: Analysis, voice: Voice, narrator: Narrator) -> Iterator[str]:
    """The choices that cost something, with what was better."""
    wrong = [each for each in found.moments if each.judged is not None and each.judged.known.verdict is not None]
    yield voice.say("analyse-wrong" if wrong else "analyse-none-wrong")
    for each in wrong:
        if each.judged is None or each.seat is None:
            continue
        known = each.judged.known
        played = next(choice for choice in known.choices if choice.played)
        yield "  " + voice.say(
            f"analyse-{known.verdict}",
            step=each.step,
            seat=narrator.name("seat", found.seats[each.seat]),
            loss=signed(-known.loss),
            played=played.notation,
            better=known.choices[0].notation,
            chance=percent(known.best),
        )
        for term in known.why:
            yield f"      {signed_points(term.change)}  {narrator.sentence(term.say)}"


def signed(value: int) -> str:
    """Ten-thousandths as points with their sign."""
    return f"{value / 100:+.1f}".replace("-", "−")


def signed_points(value: int) -> str:
    """Thousandths of a logit with their sign."""
    return f"{value / 1000:+.2f}".replace("-", "−")


def percent(value: int) -> str:
    """Ten-thousandths in percent."""
    return f"{value / 100:.1f} %"
