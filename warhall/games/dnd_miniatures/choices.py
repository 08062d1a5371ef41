"""What is picked before the battle: its kind, its size, warbands, maps, and the teaching steps of the quick start."""

from __future__ import annotations

from warhall.games.dnd_miniatures.printed import MOST_SEATS
from warhall.games.dnd_miniatures.setup import LENGTHS, MODES, DndMiniaturesOptions, scenario_for, usual_warbands
from warhall.games.dnd_miniatures.state import TEACHING
from warhall.games.dnd_miniatures.tables import Tables
from warhall.kernel.choices import Choice, Need, Value, hint, label, modes_choice, named, need, players_choice, said
from warhall.kernel.outlook import Sentence


def choices(tables: Tables) -> tuple[Choice, ...]:
    """Everything there is to pick."""
    sizes = {mode: scenario_for(tables, mode).players for mode in MODES}
    players = {
        count: (need("mode", *(mode for mode in MODES if count in sizes[mode])),)
        for count in sorted({count for each in sizes.values() for count in each})
    }
    several = [mode for mode in MODES if len(scenario_for(tables, mode).limits) > 1]
    return (
        modes_choice(MODES),
        players_choice(players),
        limit_choice(tables, several),
        *(warbands(tables, where, options) for where, options in places(tables, several)),
        *(maps(tables, where, options) for where, options in places(tables, several, drawn=False)),
        length_choice(),
        *(lesson(name) for name in TEACHING),
    )


def limit_choice(tables: Tables, modes: list[str]) -> Choice:
    """DM-4.3, DM-4.5: the point limit."""
    limits = scenario_for(tables, modes[0]).limits
    values = tuple(Value(points, Sentence("option-limit-points", {"points": points})) for points in limits)
    return Choice(
        option="limit",
        kind="one",
        say=label("limit"),
        help=hint("limit"),
        start=limits[0],
        values=values,
        needs=(need("mode", *modes),),
    )


def places(
    tables: Tables, several: list[str], *, drawn: bool = True
) -> list[tuple[tuple[Need, ...], DndMiniaturesOptions]]:
    """The circumstances that warbands and maps depend on, each with options that are like it."""
    found: list[tuple[tuple[Need, ...], DndMiniaturesOptions]] = []
    for points in scenario_for(tables, several[0]).limits:
        options = DndMiniaturesOptions(mode=several[0], limit=points)
        found.append(((need("mode", *several), need("limit", points)), options))
    for mode in MODES:
        scenario = scenario_for(tables, mode)
        if mode in several or scenario.quick or (scenario.sealed and drawn) or (scenario.free_for_all and not drawn):
            continue
        of_two = scenario.sealed and scenario.joined is not None  # more of them play on the joined map
        wanted = (need("mode", mode), need("players", 2)) if of_two else (need("mode", mode),)
        found.append((wanted, DndMiniaturesOptions(mode=mode)))
    return found


def warbands(tables: Tables, where: tuple[Need, ...], options: DndMiniaturesOptions) -> Choice:
    """Chapter 4: a ready-made warband for each seat."""
    usual = usual_warbands(tables, options)
    return Choice(
        option="warbands",
        kind="each",
        say=label("warbands"),
        start=tuple(usual[seat % len(usual)] for seat in range(MOST_SEATS)),
        values=tuple(named("warband", ident) for ident in usual),
        needs=where,
    )


def maps(tables: Tables, where: tuple[Need, ...], options: DndMiniaturesOptions) -> Choice:
    """DM-4.7, DM-4.8: the map that each seat brings."""
    scenario = scenario_for(tables, options.mode)
    points = options.limit if options.limit in scenario.limits else scenario.limits[0]
    size = tables.limits[points].map
    return Choice(
        option="maps",
        kind="each",
        say=label("maps"),
        help=hint("maps"),
        start=("",) * MOST_SEATS,
        values=(
            said("", "option-maps-own"),
            *(named("map", each.id) for each in tables.printed.maps if each.size == size),
        ),
        needs=where,
        finer=True,
    )


def length_choice() -> Choice:
    """DM-27.7: the VP that a team plays to."""
    return Choice(
        option="length",
        kind="one",
        say=label("length"),
        start=LENGTHS[0],
        values=tuple(said(each, f"option-length-{each.replace('_', '-')}") for each in LENGTHS),
        needs=(need("mode", "team", "sealed-team"),),
    )


def lesson(name: str) -> Choice:
    """DM-2.12: one teaching step."""
    return Choice(
        option=name,
        kind="yes-no",
        say=label(name),
        start=False,
        needs=(need("mode", "quick-start", "quick-start-2"),),
    )
