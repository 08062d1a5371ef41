"""Victory points, destruction and the end of a battle (chapters 7 and 25, FC-24.3, and the scoring of chapter 27)."""

from __future__ import annotations

from collections.abc import Iterator

from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import Unit
from warhall.games.fantasy_commander.operations import UnitType
from warhall.games.fantasy_commander.printed import Scoring
from warhall.games.fantasy_commander.properties import card, drop_effects
from warhall.games.fantasy_commander.state import EPIC, RAID, SCENARIO, SETTLE, Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.kernel.actions import Seat
from warhall.kernel.result import Result

DRAW = -1


def is_over(g: Battle) -> bool:
    """Whether the battle has ended: nothing of it is done any more."""
    return g.result is not None or g.phase == SETTLE


def lines(g: Battle, event: str, side: int) -> Iterator[tuple[int, Scoring]]:
    """FC-7.1: the scoring of the scenario that is for a side, each line with its number."""
    if g.scenario == NONE or g.kind != SCENARIO:
        return
    faction = g.game.tables.printed.factions[g.factions[side]].id
    for number, line in enumerate(g.game.tables.scenarios[g.scenario].scoring):
        if line.event == event and line.to in (None, faction):
            yield number, line


SCORED_BY = {
    "points": "FC-24.3",
    "towns": "FC-24.3",
    "destroyed": "FC-7.6",
    "entered": "FC-27.22",
    "standing": "FC-27.24",
}
"""By which rule victory points are given, by what they are for."""


def gain(g: Battle, side: int, gains: list[tuple[int, int]], why: str, unit: int = NONE) -> None:
    """Victory points for a side, by lines of the scoring; the check comes when all of them are added (FC-7.10)."""
    total = 0
    for number, vp in gains:
        g.scored[side][number] += vp
        total += vp
    if total:
        g.vp[side] += total
        if g.ears is not None:
            units = () if unit == NONE else (Unit(unit),)
            g.tell(SCORED_BY[why], events.VpGained(Seat(side), total, g.vp[side], why, units))


def destroy(g: Battle, unit: int) -> None:
    """FC-4.2, FC-4.3, FC-7.6: a unit leaves the map, and the opponent of its owner scores, whatever destroyed it."""
    side, cell = g.owners[unit], g.hexes[unit]
    bit = 1 << unit
    g.occupied[side] &= ~(1 << cell)
    g.hexes[unit] = NONE
    g.dead |= bit
    g.orders[unit] = NONE
    g.defended &= ~bit
    g.late &= ~bit
    if unit in g.leaders:
        g.leaders = g.leaders.replace(bytes((unit,)), b"")
    drop_effects(g, unit)
    kind = card(g, unit)
    g.slain[1 - side] += kind.cost
    if g.activation is not None and g.activation.unit == unit:
        g.activation.over = True
    if g.ears is not None:
        g.tell("FC-4.3" if not kind.ordinary else "FC-4.2", events.Destroyed(Seat(side), Unit(unit)))
    if g.campaign is not None and kind.card.type in (UnitType.HERO, UnitType.GIANT):
        g.campaign.hunted[1 - side] += 1
    gains = [
        (number, line.vp)
        for number, line in lines(g, "enemy_unit_destroyed", 1 - side)
        if line.unit in (None, kind.card.id) and (not line.types or kind.card.type in line.types)
    ]
    gain(g, 1 - side, gains, "destroyed", unit)


def settle(g: Battle) -> None:
    """FC-4.2, FC-7.10: all units without miniatures or health are destroyed together; then victory is checked once."""
    kinds = g.game.tables.kinds
    fallen = [u for u, cell in enumerate(g.hexes) if cell >= 0 and g.wounds[u] >= kinds[g.kinds[u]].size]
    if fallen:
        for unit in fallen:
            destroy(g, unit)
        check_victory(g)


def town_entered(g: Battle) -> None:
    """FC-27.22, FC-27.25: points for entering a town; with the last one the battle is lost."""
    scenario = g.game.tables.scenarios[g.scenario]
    for side in (0, 1):
        gain(g, side, [(number, line.vp) for number, line in lines(g, "enters_town", side)], "entered")
    fall = scenario.towns_fall
    if fall is not None and g.fallen == len(g.towns):
        loser = g.factions.index(g.game.tables.factions[fall.loser])
        end_battle(g, 1 - loser, "FC-27.25", "towns-lost")
    else:
        check_victory(g)


def check_victory(g: Battle) -> None:
    """FC-7.2, FC-7.3, FC-25.1 to FC-25.3: whoever has the points, or is the last on the map, wins at once."""
    if is_over(g):
        return
    left = [bool(cells) for cells in g.occupied]
    if g.kind == SCENARIO:
        mine, theirs = g.vp
        if mine != theirs and max(mine, theirs) >= g.play_to:
            end_battle(g, int(theirs > mine), "FC-7.2", "victory-points")
        elif left == [False, False]:
            end_battle(g, _more(g.vp), "FC-25.3", "both-destroyed")
        elif not all(left):
            end_battle(g, int(left[1]), "FC-25.3", "army-destroyed")
    elif g.kind == EPIC:
        if left == [False, False]:
            end_battle(g, DRAW, "FC-25.2", "both-destroyed")
        elif not all(left):
            end_battle(g, int(left[1]), "FC-25.2", "army-destroyed")
    elif not all(left):
        end_battle(g, g.monsters if left[g.monsters] else 1 - g.monsters, "FC-C.18", "raid-over")


def _more(values: list[int]) -> int:
    """The side with more, or a draw."""
    return DRAW if values[0] == values[1] else int(values[1] > values[0])


def end_battle(g: Battle, winner: int, rule: str, message: str) -> None:
    """The battle is over; in a campaign that is not the end."""
    if g.campaign is not None:
        if g.kind != RAID:
            g.campaign.winner = winner
        g.phase = SETTLE
        # FC-T.1: what was secret goes back into the box unseen.
        g.reserve = [0] * len(g.reserve)
        g.orders = [NONE] * len(g.orders)
        g.agenda = None
        g.game.after_battle(g, rule)
        return
    scores = tuple(g.vp) if g.kind == SCENARIO else tuple(g.slain)
    places = (1, 1) if winner == DRAW else (1, 2) if winner == 0 else (2, 1)
    g.finish(Result(places, scores, rule, message))


def concede(g: Battle, side: int) -> None:
    """FC-25.6: a player gives the battle up; in a campaign between battles, the campaign."""
    if g.ears is not None:
        g.tell("FC-25.6", events.Conceded(Seat(side)))
    if g.campaign is not None and g.phase != SETTLE and g.round > 0:
        end_battle(g, 1 - side, "FC-25.6", "conceded")
    else:
        g.agenda = None
        g.finish(Result((2, 1) if side == 0 else (1, 2), (g.vp[0], g.vp[1]), "FC-25.6", "conceded"))


def controlled(g: Battle, side: int) -> int:
    """FC-7.5: how many towns a side controls: those in which its units stand."""
    towns = g.game.tables.towns
    return sum(g.terrain[cell] in towns for unit, cell in enumerate(g.hexes) if cell >= 0 and g.owners[unit] == side)


def score_round(g: Battle) -> None:
    """FC-7.7, FC-24.3: what the scenario gives at the end of the round; all is added, then victory is checked once."""
    for side in (0, 1):
        points = (g.points & g.occupied[side]).bit_count()
        for number, line in lines(g, "capture_point_at_end", side):
            gain(g, side, [(number, line.vp * points)], "points")
        towns = controlled(g, side)
        for number, line in lines(g, "towns_at_end", side):
            times = towns if line.per_town else int(0 < line.towns <= towns)
            gain(g, side, [(number, line.vp * times)], "towns")
        for number, line in lines(g, "towns_destroyed_at_end", side):
            gain(g, side, [(number, line.vp * (g.fallen in line.destroyed))], "standing")
    if g.scenario != NONE and g.kind == SCENARIO:
        wanted = g.game.tables.scenarios[g.scenario].order_fewer_with_towns
        g.fewer = [int(bool(wanted) and controlled(g, side) >= wanted) for side in (0, 1)]
    check_victory(g)


def check_round_limit(g: Battle) -> None:
    """FC-25.5: after the last round more points win; FC-C.18: a raid has its own end."""
    if is_over(g) or not g.round_limit or g.round < g.round_limit:
        return
    if g.kind == RAID:
        end_battle(g, 1 - g.monsters, "FC-C.18", "raid-over")
    else:
        end_battle(g, _more(g.vp if g.kind == SCENARIO else g.slain), "FC-25.5", "round-limit")
