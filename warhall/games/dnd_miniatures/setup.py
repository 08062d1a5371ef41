"""How a battle begins: options to a first state (chapters 2, 4, 5 and 27)."""

from __future__ import annotations

from typing import cast

from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.deployment import build, set_up
from warhall.games.dnd_miniatures.muster import (
    Army,
    army_of,
    enlist,
    faults,
    kinds_of,
    map_fault,
    open_boosters,
    unknown,
)
from warhall.games.dnd_miniatures.printed import Limit, Scenario
from warhall.games.dnd_miniatures.score import by_book
from warhall.games.dnd_miniatures.state import BUILDING, FULL_RULES, NONE, TEACHING, DndMiniatures
from warhall.games.dnd_miniatures.tables import DndMiniaturesGame, Tables
from warhall.kernel.actions import Seat
from warhall.kernel.dice import Dice
from warhall.kernel.errors import OptionsError, Refusal, nearest, quoted
from warhall.kernel.game import Game, Options
from warhall.kernel.state import step

ASSAULT = "assault"
MODES = (
    "assault",
    "bounty",
    "uncontested",
    "uncontested-bounty",
    "epic",
    "sealed",
    "sealed-team",
    "team",
    "free-for-all",
    "quick-start",
    "quick-start-2",
)
LENGTHS = ("quick", "long", "very_long")


class DndMiniaturesOptions(Options, frozen=True):
    """What the players agree on before the battle."""

    mode: str = ASSAULT
    limit: int = 200
    """DM-4.5: the point limit, where there is a choice."""
    warbands: tuple[str, ...] = ()
    """A ready-made warband for each seat; by default those of the content in turn."""
    armies: tuple[Army, ...] = ()
    """Chapter 4: a warband of his own for each seat, instead."""
    maps: tuple[str, ...] = ()
    """DM-4.7: the map that each seat brings; by default that of its warband."""
    length: str = LENGTHS[0]
    """DM-27.7: how long a team battle is."""
    bloodied: bool = False
    powers: bool = False
    flight: bool = False
    terrain: bool = False
    walls: bool = False
    opportunity: bool = False
    shift: bool = False
    """DM-2.12: the teaching steps of a quick-start battle."""


def scenario_for(tables: Tables, mode: str) -> Scenario:
    """The scenario of a mode."""
    return tables.scenarios[mode.replace("-", "_")]


def limit_for(tables: Tables, options: DndMiniaturesOptions) -> Limit:
    """DM-4.3: the limits of a battle; where a scenario has only one, that one."""
    scenario = scenario_for(tables, options.mode)
    points = options.limit if options.limit in scenario.limits else scenario.limits[0]
    return tables.limits[points]


def usual_warbands(tables: Tables, options: DndMiniaturesOptions) -> list[str]:
    """The ready-made warbands for a limit, in the order of the content."""
    points = limit_for(tables, options).points
    fitting = [each.id for each in tables.printed.warbands if each.limit == points]
    return fitting or [
        each.id for each in tables.printed.warbands if each.limit == tables.printed.setup.limits[0].points
    ]


def armies_of(tables: Tables, options: DndMiniaturesOptions) -> list[Army]:
    """The warband of each seat."""
    if options.armies:
        return list(options.armies)
    usual = usual_warbands(tables, options)
    named = options.warbands or tuple(usual[seat % len(usual)] for seat in range(options.players))
    return [army_of(tables.warbands[ident]) for ident in named]


def map_of(tables: Tables, options: DndMiniaturesOptions, seat: int, army: Army | None) -> str:
    """DM-4.7: the map that a seat brings."""
    if options.maps and options.maps[seat]:
        return options.maps[seat]
    if army is not None and army.map:
        return army.map
    size = limit_for(tables, options).map
    return next(each.id for each in tables.printed.maps if each.size == size)


def check_fit(tables: Tables, options: DndMiniaturesOptions) -> None:  # noqa: C901  one line a fault
    """Refuse options that do not fit together."""
    scenario = scenario_for(tables, options.mode)
    seats = options.players
    if seats not in scenario.players:
        raise OptionsError(
            f"the mode {options.mode!r} is for {', '.join(map(str, scenario.players))} players, not {seats}"
        )
    if options.armies and options.warbands:
        raise OptionsError("armies and warbands cannot both be given")
    for what, given in (("warbands", options.warbands), ("armies", options.armies), ("maps", options.maps)):
        if given and len(given) != seats:
            raise OptionsError(f"{what} has {len(given)} entries, but {seats} are needed")
    if (scenario.quick or scenario.sealed) and (options.armies or options.warbands):
        raise OptionsError(f"the mode {options.mode!r} has its own creatures")
    if scenario.limits and options.limit not in {each.points for each in tables.printed.setup.limits}:
        raise OptionsError(f"limit: {options.limit} is not one of {quoted(map(str, tables.limits))}")
    for ident in options.warbands:
        if ident not in tables.warbands:
            raise OptionsError(f"no warband {ident[:40]!r}{nearest(ident, tables.warbands)}")
    for ident in options.maps:
        if ident and ident not in tables.maps:
            raise OptionsError(f"no map {ident[:40]!r}{nearest(ident, tables.maps)}")
    for number, army in enumerate(options.armies, 1):
        problem = unknown(tables, army)
        if problem is not None:
            raise OptionsError(f"army {number}: {problem}")


def all_faults(tables: Tables, options: DndMiniaturesOptions) -> list[Refusal]:
    """DM-4.1 to DM-4.15, DM-28.8: every rule that the warbands and maps break."""
    scenario = scenario_for(tables, options.mode)
    if scenario.quick:
        return []
    limit = limit_for(tables, options)
    found: list[Refusal] = []
    if not scenario.sealed:
        for number, army in enumerate(armies_of(tables, options), 1):
            found += faults(tables, scenario, limit, army, number)
    for number, ident in enumerate(options.maps, 1):
        if ident and tables.maps[ident].size != limit.map and not big(scenario, options.players):
            found.append(map_fault(limit, number, ident))
    return found


def new(game: Game, options: DndMiniaturesOptions, dice: Dice) -> DndMiniatures:
    """Chapters 4 and 5: the warbands, and the first check."""
    room = cast("DndMiniaturesGame", game)
    tables = room.tables
    check_fit(tables, options)
    for reason in all_faults(tables, options):
        raise OptionsError(f"{reason.rule}: {reason.message} {dict(reason.args)}")
    scenario, seats = scenario_for(tables, options.mode), options.players
    points = limit_for(tables, options).points if scenario.limits else 0
    teams = [seat % 2 if scenario.teams else seat for seat in range(seats)]
    target = scenario.targets.get(options.length, points)
    g = blank(room, dice, first_ground(tables, options), scenario.id, points, target, teams)
    if scenario.quick:
        g.lessons = sum(1 << bit for bit, name in enumerate(TEACHING) if getattr(options, name))
        for seat, side in enumerate(scenario.sides):
            enlist(g, seat, [tables.kind_of[ident] for ident in side.creatures])
    elif scenario.sealed:
        g.pools = [open_boosters(tables, dice) for _ in teams]
        g.phase = BUILDING
    else:
        for seat, army in enumerate(armies_of(tables, options)):
            enlist(g, seat, kinds_of(tables, army))
    if not scenario.quick and not big(scenario, seats):
        armies: list[Army | None] = [None] * seats if scenario.sealed else list(armies_of(tables, options))
        g.maps = [tables.map_ids.index(map_of(tables, options, seat, army)) for seat, army in enumerate(armies)]
    g.look_round()
    g.push(build if scenario.sealed else set_up)
    g.push(tell_boosters if scenario.sealed else tell_warbands)
    return g


@step
def tell_boosters(g: DndMiniatures) -> None:
    """DM-27.1: the boosters are opened, each for its player alone; nothing changes."""
    if g.ears is None:
        return
    for seat, pool in enumerate(g.pools):
        kinds = tuple(map(ev.Kind, pool))
        g.tell("DM-27.1", ev.BoostersOpened(Seat(seat), kinds), (seat,), ev.BoostersOpenedHidden(Seat(seat)))


@step
def tell_warbands(g: DndMiniatures) -> None:
    """DM-5.1: the warbands that were brought are revealed; nothing changes."""
    if g.ears is None:
        return
    for seat in range(g.seats):
        kinds = tuple(ev.Kind(kind) for kind, owner in zip(g.kinds, g.owners, strict=True) if owner == seat)
        g.tell(by_book(g, "DM-5.1", "DM-2.1", "DM-2.11"), ev.Revealed(Seat(seat), kinds))


def big(scenario: Scenario, seats: int) -> bool:
    """DM-27.10, DM-27.20: whether it is played on the joined map."""
    return scenario.joined is not None and seats > 2


def first_ground(tables: Tables, options: DndMiniaturesOptions) -> str:
    """The map that lies on the table before one is chosen."""
    scenario = scenario_for(tables, options.mode)
    if scenario.joined is not None and big(scenario, options.players):
        return tables.joined(*scenario.joined).key()
    if scenario.map is not None:
        return tables.grounds[scenario.map].key()
    army = None if scenario.sealed else armies_of(tables, options)[0]
    return tables.grounds[map_of(tables, options, 0, army)].key()


def blank(
    game: DndMiniaturesGame, dice: Dice, ground: str, scenario: str, limit: int, target: int, teams: list[int]
) -> DndMiniatures:
    """A table with a map and nobody on it."""
    sides = max(teams) + 1
    return DndMiniatures(
        game=game,
        dice=dice,
        ground=ground,
        scenario=scenario,
        limit=limit,
        target=target,
        lessons=FULL_RULES,
        teams=teams,
        maps=[NONE] * len(teams),
        letters=[NONE] * len(teams),
        vp=[0] * sides,
        pools=[[] for _ in teams],
        picks=[[] for _ in teams],
        rolls=[[] for _ in range(sides)],
        finished=[0] * len(teams),
        order=[],
        kinds=[],
        ordinals=[],
        owners=[],
        controllers=[],
        places=[],
        hp=[],
        temporary=[],
        effects=[],
        boxes=[],
        spent=[],
        activations=[],
        ended=[],
        suffered=[],
        last_blow=[],
        awards=[],
        used=[],
        fights=[],
        motions=[],
        returning=[],
        saving=[],
    )
