"""What wins (chapter 7, FC-24.3, chapters 25, 27 and 29, FC-C.18): the aim, what scores, and what a scenario changes.

Here: the printed numbers of the scenario as sentences, so that every table can show them. Not here: the scoring itself
(`score`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from warhall.games.fantasy_commander.faces import AimView, BattleKind, ScoringView
from warhall.games.fantasy_commander.printed import Scenario, Scoring
from warhall.games.fantasy_commander.state import SCENARIO, Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.kernel.outlook import Sentence
from warhall.kernel.words import Name, Word

KINDS: tuple[BattleKind, ...] = get_args(BattleKind)
GOAL_RULES = ("FC-7.2", "FC-29.2", "FC-C.18")
LIMIT_RULES = ("FC-25.5", "FC-25.5", "FC-C.18")
LINES = {
    "enemy_unit_destroyed": ("destroyed", "FC-7.6"),
    "capture_point_at_end": ("points", "FC-24.3"),
    "towns_at_end": ("towns", "FC-24.3"),
    "enters_town": ("enters", "FC-27.22"),
    "towns_destroyed_at_end": ("standing", "FC-27.24"),
}
"""How each event of the scoring is said, and its rule."""


def aim_view(g: Battle) -> AimView:
    """FC-7.1: the aim of the battle, and the victory points of both sides by what they were for."""
    kind = KINDS[g.kind]
    limit = None
    if g.round_limit:
        limit = Sentence(f"aim-limit-{kind}", {"rounds": g.round_limit}, LIMIT_RULES[g.kind])
    goal = Sentence(f"aim-{kind}", {"vp": g.play_to} if g.kind == SCENARIO else {}, GOAL_RULES[g.kind])
    if g.kind != SCENARIO or g.scenario == NONE:
        return AimView(goal, limit, [], [])
    scenario = g.game.tables.scenarios[g.scenario]
    scoring = [
        ScoringView(line_sentence(line), seat_of(g, line.to), [g.scored[side][number] for side in (0, 1)])
        for number, line in enumerate(scenario.scoring)
    ]
    return AimView(goal, limit, scoring, list(conditions(g, scenario)))


def seat_of(g: Battle, faction: str | None) -> int | None:
    """The side that a line is for; None: both."""
    return None if faction is None else g.factions.index(g.game.tables.factions[faction])


def line_sentence(line: Scoring) -> Sentence:
    """FC-7.1: one line of the scoring."""
    message, rule = LINES[line.event]
    words: dict[str, Word] = {"vp": line.vp}
    if line.unit is not None:
        message, words["unit"] = "unit", Name("unit", line.unit)
    elif line.types:
        message, words["types"] = "types", tuple(Name("unit-type", kind.value) for kind in line.types)
    elif line.per_town:
        message = "each-town"
    elif line.towns:
        words["towns"] = line.towns
    elif line.destroyed:
        words |= {"least": min(line.destroyed), "most": max(line.destroyed)}
    return Sentence(f"scoring-{message}", words, rule)


def conditions(g: Battle, scenario: Scenario) -> Iterator[Sentence]:
    """FC-1.8, chapter 27: what else is different in this scenario."""
    if scenario.dice_per_unit_in_town:
        yield Sentence("condition-town-dice", {"count": scenario.dice_per_unit_in_town}, "FC-27.3")
    if scenario.order_fewer_with_towns:
        yield Sentence("condition-fewer", {"towns": scenario.order_fewer_with_towns}, "FC-27.7")
    if scenario.rests_in_town is not None:
        yield Sentence("condition-rest", {"side": Name("faction", scenario.rests_in_town)}, "FC-27.8")
    if scenario.zone_limit is not None:
        yield Sentence("condition-zone", {"count": scenario.zone_limit.at_most}, "FC-27.12")
    if scenario.wader is not None:
        unit, terrain = Name("unit", scenario.wader.unit), Name("terrain", scenario.wader.terrain)
        yield Sentence("condition-wader", {"unit": unit, "terrain": terrain}, "FC-27.16")
    fall = scenario.towns_fall
    if fall is not None:
        side, terrain = Name("faction", fall.to), Name("terrain", fall.become)
        yield Sentence("condition-towns-fall", {"side": side, "terrain": terrain}, "FC-27.22")
        yield Sentence("condition-last-town", {"side": Name("faction", fall.loser)}, "FC-27.25")
