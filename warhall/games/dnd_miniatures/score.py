"""Victory points and the end of the battle (chapters 26 and 27)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.printed import Scenario
from warhall.games.dnd_miniatures.state import NONE, DndMiniatures
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.result import Result

STALEMATE = 10
"""DM-26.10: rounds without a fight."""


REASONS: dict[str, ev.Why] = {"DM-26.4": "area", "DM-26.14": "area", "DM-26.13": "bounty"}
"""What is scored by these rules; by all others a creature."""


def scenario_of(g: DndMiniatures) -> Scenario:
    """The kind of battle."""
    return g.game.tables.scenarios[g.scenario]


def by_book(g: DndMiniatures, rule: str, first: str, second: str = "") -> str:
    """The rule of the full game, or the one that stands in its place in the first or second quick-start battle."""
    scenario = scenario_of(g)
    if not scenario.quick:
        return rule
    return second if second and len(scenario.sides[0].creatures) > 1 else first


def team_count(g: DndMiniatures) -> int:
    """How many sides there are."""
    return max(g.teams) + 1


def member(g: DndMiniatures, team: int) -> int:
    """The first seat of a team."""
    return g.teams.index(team)


def score(g: DndMiniatures, team: int, change: int, rule: str) -> None:
    """DM-26.17: VP are public."""
    if change:
        g.vp[team] += change
        if g.ears is not None:
            side = tuple(Seat(seat) for seat, each in enumerate(g.teams) if each == team)
            if change > 0:
                g.tell(rule, ev.Scored(side, change, g.vp[team], REASONS.get(rule, "creature")))
            else:
                g.tell(rule, ev.ScoreLost(side, -change, g.vp[team]))


def award(g: DndMiniatures, unit: int, by: int) -> None:
    """DM-26.3, DM-26.7, DM-26.8, DM-26.13, DM-27.12, DM-27.14: VP for an eliminated creature.

    `by` is the seat that eliminated it, or none.
    """
    scenario = scenario_of(g)
    teams, own = team_count(g), g.teams[g.owners[unit]]
    cost = g.game.tables.cost[g.kinds[unit]]
    gained = [0] * teams
    rule = "DM-26.3"
    others = [team for team in range(teams) if team != own]
    if scenario.quick:
        g.awards[unit] = tuple(gained)
        return
    if by != NONE and g.teams[by] != own:
        bounty = scenario.bounty.get(str(g.limit), 0)
        gained[g.teams[by]] = cost + bounty
        rule = "DM-26.13" if bounty else rule
    elif len(others) == 1:
        gained[others[0]] = cost if by == NONE else cost // 2
        rule = rule if by == NONE else "DM-26.7"
    else:
        for team in others:
            gained[team] = cost // len(others)
        rule = rule if by == NONE else "DM-26.7"
    g.awards[unit] = tuple(gained)
    for team, change in enumerate(gained):
        score(g, team, change, rule)


def withdraw(g: DndMiniatures, unit: int) -> None:
    """DM-11.19, DM-26.20: a creature that returns takes back the VP that its elimination gave."""
    for team, change in enumerate(g.awards[unit]):
        score(g, team, -change, "DM-11.19")
    g.awards[unit] = ()


def score_areas(g: DndMiniatures) -> None:
    """DM-26.4 to DM-26.6, DM-26.14, DM-27.15, DM-27.16: the area award at the end of a round."""
    scenario = scenario_of(g)
    amount = scenario.award.get(str(g.limit), 0)
    if not amount:
        return
    held = [0] * team_count(g)
    for unit, cells in enumerate(g.cells):
        held[g.teams[g.owners[unit]]] |= cells
    for team, squares in enumerate(held):
        enemies = 0
        for other, theirs in enumerate(held):
            enemies |= theirs if other != team else 0
        letter = g.letters[member(g, team)]
        anywhere = scenario.areas == "any_area_once" or team_count(g) > len(g.board.start)
        own = [mask for mask, owner, _ in g.board.areas if anywhere or owner == letter]
        if scenario.areas == "each_without_enemy":
            times = sum(1 for mask in own if squares & mask and not enemies & mask)
        else:
            times = int(any(squares & mask for mask in own))
        score(g, team, amount * times, "DM-26.14" if scenario.areas == "each_without_enemy" else "DM-26.4")


def check_target(g: DndMiniatures) -> None:
    """DM-26.2, DM-26.9, DM-26.19, DM-27.18: whoever has enough VP and is not out wins; if several, the higher total."""
    if g.result is None and not scenario_of(g).quick and max(g.vp) >= g.target:
        if team_count(g) > 2 and all(g.vp[team] < g.target for team in in_play(g)):
            return
        finish(g, "DM-26.2", "target")


def in_play(g: DndMiniatures) -> set[int]:
    """DM-26.12, DM-27.18: the sides with creatures on the map, or waiting to return."""
    return {g.teams[g.owners[unit]] for unit in (*g.standing(), *(entry[0] for entry in g.returning))}


def check_sides(g: DndMiniatures) -> None:
    """DM-26.12, DM-27.9, DM-2.9: the last side with creatures wins."""
    if g.result is not None or g.dying:
        return
    alive = in_play(g)
    if len(alive) == 1:
        finish(g, "DM-26.12", "last", winner=next(iter(alive)))
    elif not alive:
        finish(g, "DM-26.12", "all-gone", centre=False)


def check_stalemate(g: DndMiniatures) -> None:
    """DM-26.10: ten rounds without a fight."""
    if g.result is None and g.quiet >= STALEMATE:
        finish(g, "DM-26.10", "stalemate")


def centre_rank(g: DndMiniatures, team: int) -> tuple[int, int]:
    """DM-26.11: how close a team's nearest creature is to the centre, and the dearest of those, both negative."""
    width, height = g.board.width, g.board.height
    ranks = []
    for unit, cells in enumerate(g.cells):
        if cells and g.teams[g.owners[unit]] == team:
            far = min(
                max(abs(2 * (cell % width) + 1 - width), abs(2 * (cell // width) + 1 - height))
                for cell in cells_of(cells)
            )
            ranks.append((-far, g.game.tables.cost[g.kinds[unit]]))
    return max(ranks, default=(-1000, 0))


def finish(g: DndMiniatures, rule: str, message: str, *, winner: int = NONE, centre: bool = True) -> None:
    """The battle is over: places by VP, then by the centre of the map."""
    teams = range(team_count(g))
    present = in_play(g)
    ranks = [
        (
            int(team == winner),
            int(team in present) if team_count(g) > len(g.board.start) else 0,
            g.vp[team],
            *(centre_rank(g, team) if centre and winner == NONE else (0, 0)),
        )
        for team in teams
    ]
    places = tuple(1 + sum(ranks[other] > ranks[team] for other in g.teams) for team in g.teams)
    g.finish(Result(places, tuple(g.vp[team] for team in g.teams), rule, message))
