"""`warhall lab`: what is even in a game or a pack, what is not, and what each card or unit is worth."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from warhall.arena.backends import BackEnd
    from warhall.arena.running import Watcher
    from warhall.lab.plan import Plan
    from warhall.lab.report import LabReport, Moved

HOUSE = "house"


def lab(
    game: Annotated[str, typer.Argument(help="Which game.")],
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as in mode=epic.")] = None,
    pack: Annotated[list[Path] | None, typer.Option(help="The folder of a content pack; may be said again.")] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(help="What a pack is compared with: another pack, or 'house', the game as it comes."),
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays: one bot for all seats, or one for each, as in hard,hard.")
    ] = "greedy",
    games: Annotated[int, typer.Option(min=2, max=1_000_000, help="How many games in each house.")] = 400,
    seed: Annotated[int, typer.Option(min=0, help="The number of the first game.")] = 1,
    ready: Annotated[bool, typer.Option("--ready", help="Play set-ups as they come, none dealt at random.")] = False,
    move: Annotated[
        list[str] | None, typer.Option(help="Move one number, as in units:bone_colossus.cost=42,46,50.")
    ] = None,
    baseline: Annotated[Path | None, typer.Option(help="An earlier report (JSON) to compare with.")] = None,
    on: Annotated[str, typer.Option("--on", help="serial, processes, ray, or ray:ADDRESS.")] = "processes",
    jobs: Annotated[int | None, typer.Option(min=1, max=1024, help="In how many processes.")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="A folder for report.html, report.json, report.csv.")
    ] = None,
    book: Annotated[
        Path | None, typer.Option("--book", help="A folder that keeps every game. The same command goes on with it.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="For programs: one object.")] = False,
    lang: Annotated[str | None, typer.Option(help="en, ru or uk.")] = None,
) -> None:
    """Measure the balance of a game, a mode, a scenario, a pack or a pair of packs."""
    from warhall.arena.backends import read_back_end
    from warhall.arena.matches import Terms
    from warhall.cli.bar import bar
    from warhall.cli.opening import chosen
    from warhall.cli.voice import language
    from warhall.games import game as game_of
    from warhall.lab import tables
    from warhall.lab.moving import read_move
    from warhall.lab.page import Body, page
    from warhall.lab.plan import Plan, checked, with_bots
    from warhall.lab.plots import matplotlib_module
    from warhall.lab.worth import numpy_module

    spoken, where = language(lang), read_back_end(on, jobs)
    numpy_module()
    if out is not None:
        matplotlib_module()
    moves = [read_move(each) for each in move or ()]
    then = None if baseline is None else tables.read(baseline)
    packs = tuple(pack or ())
    room = game_of(game, *packs)
    options = chosen(room, option or [], None)
    seated = with_bots(bots.split(","), room.choose(options).players)
    terms = Terms(room.id, packs, options, seated, arena=True, counted=True, varied=not ready)
    other = None if against is None and not packs else _other(against)
    plan = Plan(terms, games, seed, other)
    names = checked(plan)
    with bar(room.id) as watcher:
        found = measured(plan, names, where, watcher, book)
    moved = tuple(_moved(plan, names, where, each, book) for each in moves)
    found = _completed(found, moved, then)
    if out is not None:
        _write(
            out,
            page(found, packs, " ".join(["warhall lab", game, f"--bots {bots} --games {games} --seed {seed}"])),
            found,
        )
    if json:
        print(tables.as_json(found))
        return
    body = Body(found, room, spoken)
    print(body.headline(), body.lead(), sep="\n")
    for name, each in found.house.seats.items():
        low, high = each.interval
        print(f"  {body.name(name):<24} {100 * each.rate:5.1f} %  {100 * low:.1f}–{100 * high:.1f}")
    for thing in found.findings[:10]:
        gain, low, high = body.gain(thing)
        print(f"  {body.name(thing.name):<24} {gain:+6.1f}    {low:+.1f} – {high:+.1f}  p {thing.chance:.2g}")
    if out is not None:
        print(body.say("lab-written", file=str(out)))


def _other(against: list[str] | None) -> tuple[Path, ...]:
    """The packs of what is compared with; a pack alone is compared with the game as it comes."""
    return tuple(Path(each) for each in against or () if each != HOUSE)


def measured(
    plan: Plan, names: tuple[str, ...], where: BackEnd, watcher: Watcher | None = None, books: Path | None = None
) -> LabReport:
    """Play, and make figures of it."""
    from warhall.arena.noting import measure_of
    from warhall.games import game as game_of
    from warhall.lab.differing import differences, only_prices
    from warhall.lab.plan import run
    from warhall.lab.report import LabReport, compared, house, tried

    played = run(plan, where, watcher, books)
    room = game_of(plan.terms.game, *plan.terms.packs)
    both = () if plan.against is None else differences(plan.terms.game, plan.terms.packs, plan.against)
    repriced = only_prices(room, both)
    houses = [
        house(terms, games, names, beside if repriced else ())
        for terms, games, beside in zip(plan.houses(), played, reversed(played), strict=True)
    ]
    other = houses[1] if len(houses) > 1 else None
    changed = frozenset(each.id for each in both)
    measure = measure_of(room)
    trials = None
    if measure.mustered and plan.terms.varied and other is not None:
        trials = tried([each for each in measure.things(room) if each.id in changed], *played)
    findings, looked = compared(houses[0], other, changed, trials)
    return LabReport(
        game=room.id,
        rules=room.version,
        options=plan.terms.options,
        bots=plan.terms.bots,
        seed=plan.seed,
        varied=plan.terms.varied,
        house=houses[0],
        against=other,
        findings=findings,
        looked_at=looked,
    )


def _moved(plan: Plan, names: tuple[str, ...], where: BackEnd, move: object, books: Path | None) -> Moved:
    """One number at each of its values."""
    from tempfile import TemporaryDirectory

    from warhall.lab.moving import Move, thing, write_move
    from warhall.lab.plan import checked, run
    from warhall.lab.report import Moved, Step, house

    assert isinstance(move, Move)  # noqa: S101  the caller read it; a command imports the engine only when it runs
    terms = plan.terms
    now = thing(terms.game, terms.packs, move.file, move.id).get(move.field)
    steps = []
    with TemporaryDirectory() as folder:
        packs = [write_move(terms.game, terms.packs, move, value, Path(folder)) for value in move.values]
        plans = [plan._replace(terms=terms._replace(packs=(*terms.packs, each)), against=None) for each in packs]
        for each in plans:  # all of them before the first is played
            checked(each)
        for value, each in zip(move.values, plans, strict=True):
            found = house(each.terms, run(each, where, None, books)[0], names)
            worth = next((one for one in found.model.things if one.id == move.id), None)
            gain = (None, None, None) if worth is None else (worth.have, worth.gain, worth.gain_interval)
            steps.append(Step(value, found.games, *gain))
    return Moved(move.file, move.id, move.field, int(now or 0), tuple(steps))


def _completed(found: LabReport, moved: tuple[Moved, ...], then: LabReport | None) -> LabReport:
    """The report with what was moved, and with what differs from an earlier one."""
    import msgspec

    from warhall.kernel.errors import OptionsError
    from warhall.lab.report import drifted

    if then is None:
        return msgspec.structs.replace(found, moved=moved)
    if then.game != found.game:
        raise OptionsError(f"the baseline is of {then.game}, not of {found.game}")
    return msgspec.structs.replace(found, moved=moved, drift=drifted(found.house, then.house), baseline=True)


def _write(out: Path, html: str, found: LabReport) -> None:
    """The page, and the same for programs."""
    from warhall.cli.files import FileError
    from warhall.lab import tables

    try:
        out.mkdir(parents=True, exist_ok=True)
        for name, text in (
            ("report.html", html),
            ("report.json", tables.as_json(found)),
            ("report.csv", tables.as_csv(found)),
        ):
            (out / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError(f"cannot write into {out}: {error.strerror or error}") from None
