"""What the victory points were for (FC-7.1); in a campaign, what its score is made of (FC-C.25)."""

from __future__ import annotations

from warhall.games.fantasy_commander.roster import campaign_of, works
from warhall.games.fantasy_commander.state import SCENARIO, Battle
from warhall.kernel.sheet import Column, column

FOR = {
    "enemy_unit_destroyed": ("score-destroyed", "FC-7.6"),
    "capture_point_at_end": ("score-capture-points", "FC-24.3"),
    "towns_at_end": ("score-towns", "FC-24.3"),
    "enters_town": ("score-entered", "FC-27.22"),
    "towns_destroyed_at_end": ("score-saved-towns", "FC-27.24"),
}
"""What each kind of scoring is called, and its rule."""


def score_sheet(g: Battle) -> tuple[Column, ...]:
    """FC-7.1, FC-25.5, FC-C.25: victory points by what they were for, and the points of destroyed units."""
    if g.campaign is not None:
        return _of_campaign(g)
    slain = column("score-slain", "FC-25.5", (g.slain[0], g.slain[1]), part=g.kind != SCENARIO)
    if g.kind != SCENARIO:
        return (slain,)
    lines = g.game.tables.scenarios[g.scenario].scoring
    columns = []
    for event, (message, rule) in FOR.items():
        numbers = [number for number, line in enumerate(lines) if line.event == event]
        if numbers:
            one, other = (sum(g.scored[side][number] for number in numbers) for side in (0, 1))
            columns.append(column(message, rule, (one, other)))
    return (*columns, slain)


def _of_campaign(g: Battle) -> tuple[Column, ...]:
    """FC-C.25; a campaign that is given up (FC-25.6) is not scored, but one sees how it stood."""
    campaign = campaign_of(g)
    counts = g.result is None or g.result.rule != "FC-25.6"
    return (
        column("score-reputation", "FC-C.5", (campaign.reputation[0], campaign.reputation[1]), part=counts),
        column("score-prosperity", "FC-C.6", (campaign.prosperity[0], campaign.prosperity[1]), part=counts),
        column("score-town-cards", "FC-C.10", (len(works(g, 0)), len(works(g, 1))), part=counts),
        column("score-supplies", "FC-C.2", (campaign.supplies[0], campaign.supplies[1]), part=False),
    )
