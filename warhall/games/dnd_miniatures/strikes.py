"""Whom a granted attack, or a further strike of an attack, is aimed at (DM-12.2, DM-12.5 to DM-12.9)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.combat import begin_fight
from warhall.games.dnd_miniatures.creatures import is_bloodied
from warhall.games.dnd_miniatures.reasons import about_unit, is_there, no_target
from warhall.games.dnd_miniatures.state import BY_ACTION, BY_POWER, DndMiniatures
from warhall.games.dnd_miniatures.tables import Line
from warhall.games.dnd_miniatures.targeting import aim_reason, targets
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word


@step
def choose_strike(g: DndMiniatures, unit: int, line: int, found: tuple[int, ...], loose: int) -> Asked:
    """DM-12.9: the target of an attack that a power or aftereffect grants."""
    return GRANTED.offer(g, g.controllers[unit], (act.Target, found))


def not_granted(
    g: DndMiniatures, seat: int, target: int, unit: int, line: int, found: tuple[int, ...], loose: int
) -> Refusal | None:
    """DM-12.9: somebody whom the granted attack can be aimed at."""
    return None if target in found else no_target(g, target, "DM-12.9", "not-granted")


def strike_granted(
    g: DndMiniatures, seat: int, target: int, unit: int, line: int, found: tuple[int, ...], loose: int
) -> None:
    """DM-12.9: the granted attack."""
    begin_fight(g, unit, g.game.tables.lines[line], BY_POWER, [target], loose=bool(loose))


GRANTED = Question(
    "granted-target", "DM-12.9", Verb(act.Target, does=strike_granted, forbids=not_granted), words=about_unit
)


def strikes_of(g: DndMiniatures, unit: int, line: Line) -> int:
    """How many rolls an attack has that are shared out among targets."""
    printed = line.printed
    if printed is None:
        return 1
    if printed.strikes_bloodied is not None and is_bloodied(g, unit):
        return printed.strikes_bloodied
    return printed.strikes


def aim_attack(g: DndMiniatures, unit: int, line: Line, first: int) -> None:
    """DM-12.5: an attack is aimed at its first target; further ones are asked for."""
    printed = line.printed
    strikes = strikes_of(g, unit, line)
    if printed is not None and printed.strikes_stop_on_miss:
        begin_fight(g, unit, line, BY_ACTION, [first] * strikes)
    elif printed is not None and (printed.targets > 1 or strikes > 1):
        g.push(further_target, unit, line.number, (first,))
    else:
        begin_fight(g, unit, line, BY_ACTION, [first])


@step
def further_target(g: DndMiniatures, unit: int, line: int, chosen: tuple[int, ...]) -> Asked:
    """DM-12.6, DM-12.7: different creatures, or strikes shared out freely; fewer are allowed."""
    attack = g.game.tables.lines[line]
    strikes, most = strikes_of(g, unit, attack), most_targets(g, unit, attack)
    found = [other for other in targets(g, unit, attack, first=False) if strikes > 1 or other not in chosen]
    if len(chosen) >= most or not found:
        begin_fight(g, unit, attack, BY_ACTION, list(chosen))
        return None
    return FURTHER.offer(g, g.controllers[unit], (act.Target, found), (act.Done, True))


def most_targets(g: DndMiniatures, unit: int, attack: Line) -> int:
    """DM-12.6: how many targets an attack may have, or strikes to share out."""
    strikes = strikes_of(g, unit, attack)
    return strikes if strikes > 1 else attack.printed.targets if attack.printed is not None else 1


def no_further(
    g: DndMiniatures, seat: int, target: int, unit: int, line: int, chosen: tuple[int, ...]
) -> Refusal | None:
    """DM-12.6: a creature that the attack can be aimed at, and none twice unless it has several strikes."""
    attack = g.game.tables.lines[line]
    if refused := is_there(g, target):
        return refused
    if target in chosen and strikes_of(g, unit, attack) <= 1:
        return refusal("DM-12.6", "chosen-already", target=unit_word(g, target))
    return aim_reason(g, unit, attack, target, first=False)


def aim_further(g: DndMiniatures, seat: int, target: int, unit: int, line: int, chosen: tuple[int, ...]) -> None:
    """DM-12.6: one more target."""
    g.push(further_target, unit, line, (*chosen, target))


def aim_no_further(g: DndMiniatures, seat: int, unit: int, line: int, chosen: tuple[int, ...]) -> None:
    """DM-12.7: no more targets."""
    begin_fight(g, unit, g.game.tables.lines[line], BY_ACTION, list(chosen))


def about_strikes(g: DndMiniatures, seat: int, unit: int, line: int, chosen: tuple[int, ...]) -> dict[str, Word]:
    """Who attacks, and how many targets may still be named."""
    most = most_targets(g, unit, g.game.tables.lines[line])
    return {"unit": unit_word(g, unit), "count": most - len(chosen)}


FURTHER = Question(
    "further-target",
    "DM-12.7",
    Verb(act.Target, does=aim_further, forbids=no_further),
    Verb(act.Done, does=aim_no_further),
    words=about_strikes,
)

QUESTIONS = (GRANTED, FURTHER)
