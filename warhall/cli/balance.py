"""`warhall balance`: how often each seat wins when bots play a game many times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from warhall.server.commands import Packs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warhall.arena.tally import Balance, BotShare, Share
    from warhall.cli.voice import Voice


def balance(
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[str | None, typer.Option(help="The bots, seat by seat, as in greedy,random.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as in mode=standard.")] = None,
    pack: Packs = None,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many games.")] = 200,
    seed: Annotated[
        int, typer.Option(min=0, help="The number of the first game; the same numbers, the same games.")
    ] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="In how many processes.")] = 1,
    swap: Annotated[bool, typer.Option("--swap", help="Play every number with every bot at every seat.")] = False,
    until: Annotated[
        str | None,
        typer.Option(help="Stop when a test at 5 % tells on which side of a share, in percent, the first bot's lies."),
    ] = None,
    times: Annotated[bool, typer.Option("--times", help="Tell also how long the bots thought.")] = False,
    json: Annotated[bool, typer.Option("--json", help="For programs: one object.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
) -> None:
    """Let bots play many games and tell how often each seat wins, with 95 % intervals (Wilson)."""
    import msgspec

    from warhall.arena.matches import Terms
    from warhall.arena.sequential import read_until
    from warhall.arena.tally import balance as played
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
    bounds = None if until is None else read_until(until)
    terms = Terms(room.id, packs, options, tuple(bots))
    found = played(terms, games, seed, jobs, swap=swap, until=bounds, times=times)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        print(*told(found, voice), sep="\n")


def told(found: Balance, voice: Voice) -> Iterator[str]:
    """The figures as a table."""
    yield voice.say("balance-games", game=found.game, games=found.games, decisions=f"{found.decisions:.0f}")
    columns = [voice.say(f"balance-{name}") for name in ("seat", "bot", "won", "shared", "lost", "rate", "interval")]
    rows = [columns]
    if found.swapped:
        rows += [["", bot.bot, *figures(bot)] for bot in found.bots]
    rows += [[seat.seat, seat.bot, *figures(seat)] for seat in found.seats]
    yield from lined_up(rows)
    endings = ", ".join(f"{rule}: {count}" for rule, count in found.endings.items())
    yield voice.say("balance-endings", endings=endings or "–")
    if found.drawn:
        yield voice.say("balance-drawn", games=found.drawn)
    yield from trouble(found, voice)
    if found.test is not None:
        low, high = (f"{100 * share:.0f}\u00a0%" for share in (found.test.low, found.test.high))
        message = f"balance-test-{found.test.decided or 'open'}"
        yield voice.say(message, bot=found.test.bot, low=low, high=high, games=found.games)
    if found.times is not None:
        yield from thinking(found, voice)


def figures(share: Share | BotShare) -> list[str]:
    """One line of figures."""
    interval = f"{100 * share.low:.1f}–{100 * share.high:.1f} %"
    return [str(share.won), str(share.shared), str(share.lost), f"{100 * share.rate:.1f} %", interval]


def lined_up(rows: list[list[str]]) -> Iterator[str]:
    """Rows in columns: words to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + "  ".join(
            cell.ljust(width) if number < 2 else cell.rjust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        )


def trouble(found: Balance, voice: Voice) -> Iterator[str]:
    """The games that did not go as games should."""
    for what, count in (("cap", found.capped), ("standstill", found.standstill)):
        if count:
            numbers = ", ".join(str(each.game) for each in found.trouble if each.what == what)
            yield voice.say(f"balance-{what}", games=count, numbers=numbers)


def thinking(found: Balance, voice: Voice) -> Iterator[str]:
    """How long the bots thought."""
    names = ("bot", "per-decision", "longest-decision", "per-turn", "longest-turn")
    rows = [["", *(voice.say(f"balance-{name}") for name in names)]]
    for each in found.times or ():
        spent = (each.decision, each.longest, each.turn, each.longest_turn)
        rows.append(["", each.bot, *(voice.say("balance-seconds", seconds=f"{one:.3f}") for one in spent)])
    yield from lined_up(rows)
