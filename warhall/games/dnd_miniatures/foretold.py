"""What an option comes to, said beside it: the chance of an attack, what a power uses up, what is left undone.

Here: a sentence for each option whose name does not tell. Not here: ways and areas, which are drawn (`previews`).
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.content import Clause
from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.attacking import lay_area, named
from warhall.games.dnd_miniatures.creatures import basic_line, power_named, speed, ticked, uses_left
from warhall.games.dnd_miniatures.previews import aimed
from warhall.games.dnd_miniatures.state import (
    ATTACK_USED,
    BY_ACTION,
    BY_OPPORTUNITY,
    MOVE_USED,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.tables import Line
from warhall.games.dnd_miniatures.targeting import victims
from warhall.kernel.actions import Action, values
from warhall.kernel.outlook import Sentence
from warhall.kernel.state import Decision
from warhall.kernel.words import Name


def foretell(g: DndMiniatures, decision: Decision, action: Action) -> Sentence | None:  # noqa: PLR0911  one a kind
    """DM-6.8, DM-7.1, DM-12.10, DM-13.1, DM-19.1, DM-23.4: what each kind of option comes to."""
    if type(action) in DRAWN:
        return None
    match action:
        case act.EndTurn():
            return given_up(g, decision)
        case act.Activate(unit=unit):
            facts = {"hp": g.hp[unit], "whole": g.game.tables.hp[g.kinds[unit]], "speed": speed(g, unit)}
            return Sentence("tells-activate", dict(facts), "DM-6.8")
        case act.Attack(attack=attack, unit=target):
            return strike(g, g.active, named(g, g.active, attack), BY_ACTION, target)
        case act.Opportunity(unit=unit):
            line = basic_line(g, unit)
            assert g.agenda is not None  # noqa: S101  somebody is asked
            return None if line is None else strike(g, unit, line, BY_OPPORTUNITY, g.agenda[1][0])
        case act.Burst() | act.Blast() | act.Cone() | act.Line():
            laid = lay_area(g, g.active, type(action), values(action))
            hit = tuple(unit_word(g, unit) for unit in victims(g, g.active, *laid))
            return Sentence("tells-area", {"targets": hit, "count": len(hit)}, "DM-14.6")
        case act.First():
            return Sentence("tells-first", {}, "DM-6.7")
        case act.Recruit(creature=kind):
            left = g.limit - sum(g.game.tables.cost[each] for each in g.picks[decision.seat])
            cost = g.game.tables.cost[kind]
            return Sentence("tells-recruit", {"cost": cost, "left": left - cost}, "DM-27.2")
        case act.Use(unit=unit, power=power):
            return used_up(g, unit, power)
        case _:
            return None


def given_up(g: DndMiniatures, decision: Decision) -> Sentence | None:
    """DM-7.1: the actions that ending the turn gives up, as far as any is possible."""
    possible = {type(g.game.codec.action(code)) for code in decision.options}
    attack = not g.done & ATTACK_USED and bool(possible & ATTACKS)
    move = not g.done & MOVE_USED and bool(possible & MOVES)
    if not attack and not move:
        return None
    return Sentence("tells-end-turn", {"left": "both" if attack and move else "attack" if attack else "move"}, "DM-7.1")


def strike(g: DndMiniatures, unit: int, line: Line, how: int, target: int) -> Sentence:
    """DM-13.1: the roll that an attack takes, and its damage."""
    roll = aimed(g, unit, line, how, target)
    facts = {"bonus": roll.bonus, "against": roll.against, "chance": roll.chance, "damage": roll.damage}
    return Sentence("tells-attack", {**facts, "versus": Name("versus", line.vs)}, "DM-13.1")


def used_up(g: DndMiniatures, unit: int, name: int) -> Sentence | None:
    """DM-12.10, DM-23.4: the uses of a commander, or the boxes of a power, that are left."""
    power = power_named(g, unit, name)
    if power is None:
        return None
    if power.commander:
        cost = power.printed.cost or 0
        return Sentence("tells-uses", {"cost": cost, "left": uses_left(g, unit) - cost}, "DM-23.4")
    if power.printed.uses is None:
        return done(power.printed.ops)
    return Sentence("tells-boxes", {"left": power.printed.uses - ticked(g, unit, power.slot) - 1}, "DM-12.10")


def done(does: Sequence[Clause]) -> Sentence | None:
    """DM-23.3: what a power does, where it is one thing with nothing within."""
    if len(does) != 1 or any(does[0].within().values()):
        return None
    return Sentence(does[0].message(), {**does[0].facts(), **dict.fromkeys(does[0].within(), "none")}, "DM-23.3")


DRAWN: set[type[Action]] = {act.Move, act.Shift, act.FreeShift, act.Burrow, act.Charge, act.Go, act.To, act.Deploy}
"""What is seen on the map; there are many of these."""
ATTACKS: set[type[Action]] = {act.Attack, act.Burst, act.Blast, act.Cone, act.Line, act.Charge}
MOVES: set[type[Action]] = {act.Move, act.Shift}
