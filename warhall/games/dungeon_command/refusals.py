"""Why an action is refused: the rule, and the fact that stands in the way.

Here: one function for each verb, asked only about actions that are not among the options. First whether the verb
answers the pending question at all, then whether the thing it names qualifies. A path, and helpers that are not needed,
are legal without being offered. Every other action that is not offered gets a reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command.actions import square_word, unit_word
from warhall.games.dungeon_command.activate import can_sprint
from warhall.games.dungeon_command.combat import has_cover
from warhall.games.dungeon_command.damage import aimed_at
from warhall.games.dungeon_command.movement import WALKING, budget
from warhall.games.dungeon_command.orders import attached_with, can_play, helpers, powers_of
from warhall.games.dungeon_command.reasons import (
    bad_path,
    no_melee,
    no_shot,
    not_yours,
    pointless,
    unable,
    unreachable,
    wrong_time,
)
from warhall.games.dungeon_command.state import NONE, USED_MELEE, USED_RANGED, DungeonCommand
from warhall.games.dungeon_command.statics import is_held
from warhall.games.dungeon_command.tables import STANDARD
from warhall.games.dungeon_command.threats import attack_of, in_danger
from warhall.games.dungeon_command.untimely import out_of_place
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.verbs import refuse as lawful
from warhall.kernel.words import Name

CHANCES = ("activate", "act", "respond", "chance")
GOING = ("go-move", "go-shift", "go-slide")


def refuse(g: DungeonCommand, seat: int, action: Action) -> Refusal | None:  # noqa: PLR0911  one line a reason
    """Why an action that is not offered is refused; None for what is legal without being offered."""
    decision = g.decision
    if decision is None:
        return None
    if decision.asking is not None:
        return lawful(g, seat, action)
    code = g.game.codec.code(action)
    if code is not None and code in decision.options:
        return None
    kind = type(action)
    if code is None and not isinstance(action, act.MoveBy | act.SprintBy | act.GoBy):
        return NOTHING
    asks, reason = REFUSERS[kind]
    if asks and decision.ask not in asks:
        return out_of_place(g, decision, action)
    if reason is None:
        return refusal(decision.rule, "not-offered")
    found = reason(g, seat, action)
    if found is LEGAL:
        return None
    return found or refusal(decision.rule, "not-offered")


NOTHING = refusal("DC-9.8", "no-such-thing")
LEGAL = refusal("DC-9.15", "not-offered")
"""Not a refusal: the mark of an action that is legal although it is not offered."""


def mover_fault(g: DungeonCommand) -> Refusal | None:
    """DC-11.3, DC-14.21: the active creature cannot move any more, or not at all."""
    if g.moved:
        return refusal("DC-11.3", "moved-already", unit=unit_word(g, g.active))
    if is_held(g, g.active):
        return refusal("DC-14.21", "held", unit=unit_word(g, g.active))
    return None


def refuse_move(g: DungeonCommand, seat: int, action: act.Move) -> Refusal | None:
    """Chapters 11 to 14: a destination."""
    unit = g.active
    return mover_fault(g) or unreachable(g, unit, budget(g, unit), WALKING, action.square)


def refuse_move_by(g: DungeonCommand, seat: int, action: act.MoveBy) -> Refusal | None:
    """Chapters 11 to 14: a path."""
    unit = g.active
    return mover_fault(g) or bad_path(g, unit, budget(g, unit), WALKING, action.path) or LEGAL


def sprint_fault(g: DungeonCommand, seat: int) -> Refusal | None:
    """DC-18.13, DC-14.21: the creature cannot move by a standard action."""
    unit = g.active
    found = wrong_time(g, seat, unit, STANDARD)
    if found is None and not can_sprint(g, unit):
        return refusal("DC-18.13", "cannot-sprint", unit=unit_word(g, unit))
    if found is None and is_held(g, unit):
        return refusal("DC-14.21", "held", unit=unit_word(g, unit))
    return found


def refuse_sprint(g: DungeonCommand, seat: int, action: act.Sprint) -> Refusal | None:
    """DC-18.13: a destination."""
    return sprint_fault(g, seat) or unreachable(g, g.active, budget(g, g.active), WALKING, action.square)


def refuse_sprint_by(g: DungeonCommand, seat: int, action: act.SprintBy) -> Refusal | None:
    """DC-18.13: a path."""
    return sprint_fault(g, seat) or bad_path(g, g.active, budget(g, g.active), WALKING, action.path) or LEGAL


def refuse_activate(g: DungeonCommand, seat: int, action: act.Activate) -> Refusal | None:
    """DC-8.2, DC-8.7: a creature is activated once, by its controller."""
    found = not_yours(g, seat, action.unit)
    return found or refusal("DC-8.2", "activated-already", unit=unit_word(g, action.unit))


def own_attack_fault(g: DungeonCommand, seat: int, bit: int) -> Refusal | None:
    """DC-9.3, DC-17.4: the creature's own attack is used up, or it is tapped."""
    found = wrong_time(g, seat, g.active, STANDARD)
    if found is None and g.used[g.active] & bit:
        return refusal("DC-9.3", "attack-used", unit=unit_word(g, g.active))
    return found


def refuse_strike(g: DungeonCommand, seat: int, action: act.Strike) -> Refusal | None:
    """DC-19.3: the own melee attack."""
    found = own_attack_fault(g, seat, USED_MELEE) or no_melee(g, g.active, action.unit)
    if found is None or found.message != "not-adjacent" or not g.game.tables.range[g.kinds[g.active]]:
        return found
    return refuse_shoot(g, seat, act.Shoot(action.unit)) or found


def refuse_shoot(g: DungeonCommand, seat: int, action: act.Shoot) -> Refusal | None:
    """DC-19.5: the own ranged attack."""
    return own_attack_fault(g, seat, USED_RANGED) or no_shot(g, g.active, action.unit)


def refuse_collect(g: DungeonCommand, seat: int, action: act.Collect) -> Refusal | None:
    """DC-24.4: treasure lies under the creature."""
    found = wrong_time(g, seat, g.active, STANDARD)
    return found or refusal("DC-24.4", "no-treasure", square=square_word(g, action.square))


def refuse_play(g: DungeonCommand, seat: int, action: act.Play | act.PlayAssisted) -> Refusal | None:
    """Chapter 15: an order."""
    tables = g.game.tables
    card, unit = Name("order", tables.orders[action.order].id), action.unit
    if action.order not in g.hands[seat]:
        return refusal("DC-15.1", "not-in-hand", card=card)
    found = not_yours(g, seat, unit)
    if found is not None:
        return found
    if isinstance(action, act.PlayAssisted) and can_play(g, seat, action.order, unit, in_danger(g)):
        if helpers(g, seat, action.order, unit):
            return LEGAL
        return refusal("DC-16.1", "no-helpers", unit=unit_word(g, unit))
    source = tables.sources[tables.order_source[action.order]]
    found = wrong_time(g, seat, unit, source.type) or unable(g, seat, action.order, unit)
    if found is None and len(g.hands[seat]) <= source.discards:
        return refusal("DC-15.14", "cannot-pay", card=card)
    return found or pointless(g, seat, unit, source)


def refuse_use(g: DungeonCommand, seat: int, action: act.Use) -> Refusal | None:
    """Chapter 18: a power."""
    tables = g.game.tables
    found = not_yours(g, seat, action.unit)
    if found is not None:
        return found
    source = tables.sources[tables.power_sources[action.power]]
    name = unit_word(g, action.unit)
    if source not in powers_of(g, action.unit):
        return refusal("DC-18.1", "no-such-power", unit=name)
    ready = attached_with(g, action.unit, source) != NONE if source.attached else not g.used[action.unit] & source.bit
    if not ready:
        return refusal("DC-9.3", "power-used", unit=name)
    return wrong_time(g, seat, action.unit, source.type) or pointless(g, seat, action.unit, source)


def refuse_command(g: DungeonCommand, seat: int, action: act.Command) -> Refusal | None:
    """DC-18.11: a commander's power."""
    tables = g.game.tables
    number = tables.power_sources[action.power]
    if g.commanders[seat] == NONE or number not in tables.commander_powers[g.commanders[seat]]:
        return refusal("DC-18.11", "not-your-commander")
    if g.commanded & tables.sources[number].bit:
        return refusal("DC-9.3", "command-used")
    return refusal("DC-15.14", "cannot-pay-command")


def refuse_dodge(g: DungeonCommand, seat: int, action: act.Dodge) -> Refusal | None:
    """DC-20.10, DC-20.13, DC-20.16: a dodge."""
    unit = action.unit
    found = not_yours(g, seat, unit)
    if found is not None:
        return found
    name = unit_word(g, unit)
    if g.tapped >> unit & 1:
        return refusal("DC-20.11", "tapped", unit=name)
    shots = [item for item in g.stack if attack_of(g, item) == act.RANGED and aimed_at(item) == unit]
    if not shots:
        return refusal("DC-20.13", "no-shot-to-dodge", unit=name)
    if any(not has_cover(g, item.unit, unit) for item in shots if g.places[item.unit] >= 0):
        return refusal("DC-20.10", "no-cover", unit=name)
    return refusal("DC-20.16", "shot-waits", unit=name)


Reason = Callable[[DungeonCommand, int, Any], Refusal | None]
REFUSERS: dict[type[Action], tuple[tuple[str, ...], Reason | None]] = {
    act.Move: (("act",), refuse_move),
    act.MoveBy: (("act",), refuse_move_by),
    act.Sprint: (("act",), refuse_sprint),
    act.SprintBy: (("act",), refuse_sprint_by),
    act.Go: (GOING, None),
    act.GoBy: (GOING, None),
    act.Stay: (GOING, None),
    act.Activate: (("activate",), refuse_activate),
    act.EndActivation: (("act",), None),
    act.EndPhase: (("activate", "deploy"), None),
    act.Strike: (("act",), refuse_strike),
    act.Shoot: (("act",), refuse_shoot),
    act.Collect: (("act",), refuse_collect),
    act.Play: (CHANCES, refuse_play),
    act.PlayAssisted: (CHANCES, refuse_play),
    act.Use: (CHANCES, refuse_use),
    act.Command: (("activate", "act", "deploy"), refuse_command),
    act.Dodge: (CHANCES, refuse_dodge),
    act.Pass: (("respond", "chance"), None),
    act.PassUntil: (("respond", "chance"), None),
    act.Assist: (("helpers",), None),
    act.Done: (("helpers", "deploy-start"), None),
    act.Target: (("target", "aim", "trigger-target", "slide-next"), None),
    act.NoTarget: (("target", "aim"), None),
    act.At: (("square",), None),
    act.Choose: (("option",), None),
    act.Remove: (("card",), None),
    act.By: (("attack-kind",), None),
    act.Against: (("against", "dodged"), None),
    act.AgainstNothing: (("against",), None),
    act.Discard: (("pay", "discard"), None),
    act.Cower: (("cower",), None),
    act.Endure: (("cower",), None),
    act.Accept: (("use", "use-on", "instead"), None),
    act.Decline: (("use", "use-on", "instead"), None),
    act.Next: (("put-next", "effect"), None),
    act.Deploy: (("deploy-start", "deploy", "deploy-by"), None),
    act.Place: (("return",), None),
    act.Lead: (("lead",), None),
    act.First: (("first",), None),
    act.Lay: (("lay",), None),
}
"""For each verb the questions it can answer, and why a thing it names may not qualify."""
