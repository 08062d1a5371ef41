"""`warhall balance`: how often each seat wins when bots play a game many times."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warhall.cli.matches import Balance
    from warhall.cli.voice import Voice


def balance(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[str | None, typer.Option(help="The bots, seat by seat, as in greedy,random.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as in mode=standard.")] = None,
    pack: Annotated[list[Path] | None, typer.Option(help="The folder of a content pack; may be said again.")] = None,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")] = 200,
    seed: Annotated[
        int, typer.Option(min=0, help="The number of the first game; the same numbers, the same games.")
    ] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="In how many processes.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="For programs: one object.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
) -> None:
    """Let bots play many games and tell how often each seat wins, with 95 % intervals (Wilson)."""
    import msgspec

    from warhall.cli.matches import Terms
    from warhall.cli.matches import balance as played
    from warhall.cli.opening import chosen
    from warhall.cli.seats import HUMAN, USUAL_BOT, read_seats
    from warhall.cli.voice import Voice, language
    from warhall.games import game as game_of
    from warhall.kernel.errors import OptionsError

    voice = Voice(language(lang))
    packs = tuple(pack or ())
    named = None if seats is None else read_seats(seats)
    if named is not None and HUMAN in named:
        raise OptionsError("balance is measured between bots: there is no seat for a person")
    room = game_of(game, *packs)
    options = chosen(room, option or [], named)
    bots = named or [USUAL_BOT] * room.choose(options).players
    found = played(Terms(room.id, packs, options, tuple(bots)), games, seed, jobs)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        print(*told(found, voice), sep="\n")


def told(found: Balance, voice: Voice) -> Iterator[str]:
    """The figures as a table."""
    yield voice.say("balance-games", game=found.game, games=found.games, decisions=f"{found.decisions:.0f}")
    columns = [voice.say(f"balance-{name}") for name in ("seat", "bot", "won", "shared", "lost", "rate", "interval")]
    rows = [columns]
    for seat in found.seats:
        interval = f"{100 * seat.low:.1f}–{100 * seat.high:.1f} %"
        counts = (str(seat.won), str(seat.shared), str(seat.lost))
        rows.append([seat.seat, seat.bot, *counts, f"{100 * seat.rate:.1f} %", interval])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(
            cell.ljust(width) if number < 2 else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
    endings = ", ".join(f"{rule}: {count}" for rule, count in found.endings.items())
    yield voice.say("balance-endings", endings=endings)
