"""Why an action is refused: the rule, and the fact that stands in the way.

Here: one function for each verb, asked only about actions that are not among the options. First whether the verb
answers the pending question at all, then whether the thing it names qualifies. Paths and other ways of laying an area
are legal without being offered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures.acting import action_left, may_move, own_powers
from warhall.games.dnd_miniatures.actions import square_word, unit_word
from warhall.games.dnd_miniatures.attack_refusals import (
    refuse_attack,
    refuse_blast,
    refuse_burst,
    refuse_charge,
    refuse_charge_by,
    refuse_cone,
    refuse_line,
    refuse_target,
)
from warhall.games.dnd_miniatures.battlefield import DIGGER
from warhall.games.dnd_miniatures.creatures import gait, has, power_named, speed, turns_left
from warhall.games.dnd_miniatures.movement import budget_of, can_stand
from warhall.games.dnd_miniatures.moving import path_fault
from warhall.games.dnd_miniatures.powers import is_able
from warhall.games.dnd_miniatures.reasons import LEGAL, is_there, move_reason, path_reason, shift_reason
from warhall.games.dnd_miniatures.state import (
    CHARGED,
    DUG,
    SHIFTED,
    WALKED,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.tables import IMMOBILIZED
from warhall.games.dnd_miniatures.zones import deploy_places
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.words import Name


def refuse(g: DndMiniatures, seat: int, action: Action) -> Refusal | None:
    """Why an action that is not offered is refused; None for what is legal without being offered."""
    decision = g.decisions.get(seat)
    if decision is None:
        return None
    code = g.game.codec.code(action)
    if code is not None and code in decision.options:
        return None
    if code is None and not isinstance(action, act.MoveBy | act.ChargeBy | act.GoBy):
        return refusal("DM-1.1", "no-such-thing")
    asks, reason = REFUSERS[type(action)]
    if decision.ask not in asks:
        return out_of_place(g, decision.ask, decision.rule, action)
    found = None if reason is None else reason(g, seat, action)
    if found is LEGAL:
        return None
    return found or refusal(decision.rule, "not-offered")


def out_of_place(g: DndMiniatures, ask: str, rule: str, action: Action) -> Refusal:
    """DM-28.1 to DM-28.3: the verb answers another question than the one that is asked."""
    if isinstance(action, act.EndTurn) and ask == "activate":
        return refusal("DM-28.3", "activation-owed", count=g.owed)
    if isinstance(action, act.Activate) and ask == "act":
        return refusal("DM-28.2", "one-after-the-other", unit=unit_word(g, g.active))
    return refusal(rule, "other-question")


def move_fault(g: DndMiniatures, unit: int) -> Refusal | None:
    """DM-28.4, DM-16.6, DM-22.5: no move action is left, or it cannot move."""
    name = unit_word(g, unit)
    if g.done & CHARGED:
        return refusal("DM-16.6", "charged", unit=name)
    if not may_move(g, unit):
        return refusal("DM-28.4", "moved-already", unit=name)
    if g.conditions[unit] & IMMOBILIZED:
        return refusal("DM-22.5", "immobilized", unit=name)
    return None


def refuse_move(g: DndMiniatures, seat: int, action: act.Move) -> Refusal | None:
    """Chapters 8 to 10: a destination."""
    unit = g.active
    if g.done & DUG:
        return refusal("DM-9.7", "burrows", unit=unit_word(g, unit))
    return move_fault(g, unit) or move_reason(g, unit, gait(g, unit), speed(g, unit), action.square)


def refuse_move_by(g: DndMiniatures, seat: int, action: act.MoveBy) -> Refusal | None:
    """DM-8.20: a path."""
    unit = g.active
    if g.done & DUG:
        return refusal("DM-9.7", "burrows", unit=unit_word(g, unit))
    fault = path_fault(g, unit, gait(g, unit), speed(g, unit), action.path, sure=True)
    return move_fault(g, unit) or path_reason(g, unit, gait(g, unit), *fault) or LEGAL


def refuse_burrow(g: DndMiniatures, seat: int, action: act.Burrow) -> Refusal | None:
    """DM-9.7, DM-9.8: under ground."""
    unit = g.active
    if not has(g, unit, able.Burrow):
        return refusal("DM-9.7", "cannot-burrow", unit=unit_word(g, unit))
    if g.done & WALKED:
        return refusal("DM-9.7", "walks", unit=unit_word(g, unit))
    return move_fault(g, unit) or move_reason(g, unit, DIGGER, speed(g, unit), action.square)


def refuse_shift(g: DndMiniatures, seat: int, action: act.Shift) -> Refusal | None:
    """DM-8.13 to DM-8.15."""
    return move_fault(g, g.active) or shift_reason(g, g.active, action.square)


def refuse_free_shift(g: DndMiniatures, seat: int, action: act.FreeShift) -> Refusal | None:
    """An extra shift by an ability."""
    unit = g.active
    if not has(g, unit, able.Shifty):
        return refusal("DM-23.1", "not-shifty", unit=unit_word(g, unit))
    if g.done & SHIFTED:
        return refusal("DM-23.1", "shifted-already", unit=unit_word(g, unit))
    return shift_reason(g, unit, action.square)


def refuse_to_shift(g: DndMiniatures, seat: int, action: act.To) -> Refusal | None:
    """Where a creature is put: a square that is not allowed."""
    return refusal("DM-20.5", "not-that-square", square=square_word(g, action.square))


POWER_RULES = {
    "no-powers": ("DM-2.10", "power-no-powers"),
    "gone": ("DM-23.13", "power-gone"),
    "silent": ("DM-7.8", "power-silent"),
    "staggered": ("DM-23.11", "power-staggered"),
    "no-uses": ("DM-23.5", "power-no-uses"),
    "dazed": ("DM-23.11", "power-dazed"),
    "ticked": ("DM-28.5", "power-ticked"),
    "used": ("DM-23.7", "power-used"),
}


def refuse_use(g: DndMiniatures, seat: int, action: act.Use) -> Refusal | None:  # noqa: PLR0911  one line a reason
    """Chapter 23: a power."""
    if action.unit >= len(g.kinds):
        return refusal("DM-12.3", "no-creature")
    unit = action.unit
    name, word = unit_word(g, unit), Name("power", g.game.tables.power_names[action.power])
    if g.controllers[unit] != seat:
        return refusal("DM-1.11", "not-yours", unit=name)
    power = power_named(g, unit, action.power)
    if power is None:
        return refusal("DM-23.3", "no-such-power", unit=name, power=word)
    fault = is_able(g, unit, power)
    if fault:
        return refusal(*POWER_RULES[fault], unit=name, power=word)
    if g.decision is not None and g.decision.ask == "act":
        if power not in own_powers(g, unit) or unit != g.active:
            return refusal("DM-23.19", "power-untimely", unit=name, power=word)
        if not action_left(g, unit, power):
            return refusal("DM-1.16", "power-no-action", unit=name, power=word)
    return refusal("DM-23.23", "power-useless", unit=name, power=word)


def refuse_opportunity(g: DndMiniatures, seat: int, action: act.Opportunity) -> Refusal | None:
    """Chapter 19: who cannot strike."""
    found = is_there(g, action.unit)
    if found is not None:
        return found
    name = unit_word(g, action.unit)
    if g.controllers[action.unit] != seat:
        return refusal("DM-1.11", "not-yours", unit=name)
    if g.struck >> action.unit & 1:
        return refusal("DM-19.5", "struck-already", unit=name)
    return refusal("DM-19.1", "cannot-strike", unit=name)


def refuse_activate(g: DndMiniatures, seat: int, action: act.Activate) -> Refusal | None:
    """DM-28.1, DM-6.18: activating again."""
    found = is_there(g, action.unit)
    if found is not None:
        return found
    name = unit_word(g, action.unit)
    if g.owners[action.unit] != seat:
        return refusal("DM-1.11", "not-yours", unit=name)
    if turns_left(g, action.unit):
        return refusal("DM-6.18", "not-twice", unit=name)
    return refusal("DM-28.1", "activated-already", unit=name)


def refuse_deploy(g: DndMiniatures, seat: int, action: act.Deploy) -> Refusal | None:
    """DM-5.9 to DM-5.11, DM-5.14: a place."""
    unit = action.unit
    if unit >= len(g.kinds) or g.owners[unit] != seat or g.places[unit] != -1:
        return refusal("DM-5.7", "nothing-to-deploy")
    name, square = unit_word(g, unit), square_word(g, action.square)
    if action.square >= g.board.size:
        return refusal("DM-5.9", "off-the-map", square=square)
    if (
        not can_stand(g, unit, action.square)
        or g.board.spaces[g.game.tables.side[g.kinds[unit]]][action.square] & g.board.pit
    ):
        return refusal("DM-5.9", "no-legal-position", unit=name, square=square)
    if deploy_places(g, unit, seat) >> action.square & 1:
        return LEGAL  # the twin of a creature that is offered
    if has(g, unit, able.Scout) and any(
        mask >> action.square & 1 and mask & g.occupied for mask, _, _ in g.board.areas
    ):
        return refusal("DM-5.14", "area-taken", unit=name, square=square)
    return refusal("DM-5.10", "outside-start", unit=name, square=square)


def refuse_go(g: DndMiniatures, seat: int, action: act.Go) -> Refusal | None:
    """DM-8.20: going on."""
    motion = g.motions[-1]
    left = max(0, budget_of(g, motion) - motion.spent)
    return move_reason(g, motion.unit, motion.gait, left, action.square)


def refuse_go_by(g: DndMiniatures, seat: int, action: act.GoBy) -> Refusal | None:
    """DM-8.20: going on by a path."""
    motion = g.motions[-1]
    left = max(0, budget_of(g, motion) - motion.spent)
    fault = path_fault(g, motion.unit, motion.gait, left, action.path, sure=False)
    return path_reason(g, motion.unit, motion.gait, *fault) or LEGAL


def refuse_transfer(g: DndMiniatures, seat: int, action: act.Transfer) -> Refusal | None:
    """DM-24.19, DM-24.21."""
    unit = g.motions[-1].unit if g.motions else g.active
    if g.teleported >> unit & 1:
        return refusal("DM-24.21", "teleported-already", unit=unit_word(g, unit))
    return refusal("DM-24.19", "no-teleporter", square=square_word(g, action.square))


def refuse_stop(g: DndMiniatures, seat: int, action: act.Stop) -> Refusal | None:
    """DM-8.3: it cannot stop here."""
    motion = g.motions[-1]
    return refusal(
        "DM-28.7", "cannot-end", unit=unit_word(g, motion.unit), square=square_word(g, g.places[motion.unit])
    )


def refuse_recruit(g: DndMiniatures, seat: int, action: act.Recruit) -> Refusal | None:
    """DM-27.2: a figure that is not there or does not fit."""
    card = Name("card", g.game.tables.labels[action.creature])
    left = g.pools[seat].count(action.creature) - g.picks[seat].count(action.creature)
    if left <= 0:
        return refusal("DM-27.1", "not-in-boosters", card=card)
    return refusal("DM-27.2", "does-not-fit", card=card, limit=g.limit)


def refuse_done(g: DndMiniatures, seat: int, action: act.Done) -> Refusal | None:
    """DM-4.15: at least one creature."""
    return refusal("DM-4.15", "empty-yet")


WINDOWS = ("power",)
FORCED = ("push", "pull", "slide", "place", "shift", "scramble", "come-back", "swap")
Reason = Callable[[DndMiniatures, int, Any], Refusal | None]
REFUSERS: dict[type[Action], tuple[tuple[str, ...], Reason | None]] = {
    act.Move: (("act",), refuse_move),
    act.MoveBy: (("act",), refuse_move_by),
    act.Burrow: (("act",), refuse_burrow),
    act.Shift: (("act",), refuse_shift),
    act.FreeShift: (("act",), refuse_free_shift),
    act.Charge: (("act",), refuse_charge),
    act.ChargeBy: (("act",), refuse_charge_by),
    act.Transfer: (("act", "go-on"), refuse_transfer),
    act.Go: (("go-on",), refuse_go),
    act.GoBy: (("go-on",), refuse_go_by),
    act.Stop: (("go-on",), refuse_stop),
    act.Attack: (("act",), refuse_attack),
    act.Target: (("further-target", "next-victim", "granted-target", "power-target"), refuse_target),
    act.Done: (("further-target", "build", *FORCED), refuse_done),
    act.Burst: (("act",), refuse_burst),
    act.Blast: (("act",), refuse_blast),
    act.Cone: (("act",), refuse_cone),
    act.Line: (("act",), refuse_line),
    act.Use: (("act", *WINDOWS), refuse_use),
    act.Pass: (("opportunity", *WINDOWS), None),
    act.Opportunity: (("opportunity",), refuse_opportunity),
    act.To: (FORCED, refuse_to_shift),
    act.Choose: (("save", "reroll", "ongoing", "growth"), None),
    act.EndTurn: (("act",), None),
    act.Activate: (("activate",), refuse_activate),
    act.Deploy: (("deploy",), refuse_deploy),
    act.TakeMap: (("map",), None),
    act.TakeLetter: (("letter",), None),
    act.TakeCorner: (("corner",), None),
    act.First: (("first",), None),
    act.Recruit: (("build",), refuse_recruit),
}
"""For each verb the questions it can answer, and why a thing it names may not qualify."""
