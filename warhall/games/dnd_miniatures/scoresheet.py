"""What the victory points were for: eliminated creatures, and victory areas (DM-26.3, DM-26.4)."""

from __future__ import annotations

from warhall.games.dnd_miniatures.score import centre_rank, scenario_of
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.sheet import Column, column


def score_sheet(g: DndMiniatures) -> tuple[Column, ...]:
    """DM-26.3, DM-26.4, DM-26.10 to DM-26.12: VP for creatures and areas; what stands, its cost; what broke a tie."""
    cost, seats = g.game.tables.cost, range(len(g.teams))
    standing = [[unit for unit in g.standing() if g.owners[unit] == seat] for seat in seats]
    left: tuple[Column, ...] = (
        column("score-standing", "DM-26.12", tuple(len(each) for each in standing), part=False),
        column("score-worth", "DM-3.4", tuple(sum(cost[g.kinds[u]] for u in each) for each in standing), part=False),
    )
    if g.result is not None and g.result.rule == "DM-26.10":
        left += (column("score-quiet", "DM-26.10", (g.quiet,) * len(g.teams), part=False),)
    if by_centre(g):
        left += (column("score-centre", "DM-26.11", tuple(-centre_rank(g, team)[0] for team in g.teams), part=False),)
    if scenario_of(g).quick:
        return left
    hunted = [sum(award[team] for award in g.awards if award) for team in g.teams]
    return (
        column("score-eliminated", "DM-26.3", tuple(hunted)),
        column("score-areas", "DM-26.4", tuple(g.vp[team] - hunted[seat] for seat, team in enumerate(g.teams))),
        *left,
    )


def by_centre(g: DndMiniatures) -> bool:
    """DM-26.11: whether equal VP were told apart by who stands closer to the centre of the map."""
    if g.result is None or g.result.rule == "DM-26.12" or {g.teams[g.owners[u]] for u in g.standing()} != set(g.teams):
        return False
    best = max(g.vp[team] for team in g.teams)
    return sum(g.vp[team] == best for team in set(g.teams)) > 1
