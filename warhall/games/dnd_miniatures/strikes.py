"""Whom a granted attack, or a further strike of an attack, is aimed at (DM-12.2, DM-12.5 to DM-12.9)."""

from __future__ import annotations

from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.combat import begin_fight
from warhall.games.dnd_miniatures.creatures import is_bloodied
from warhall.games.dnd_miniatures.state import BY_ACTION, BY_POWER, DndMiniatures
from warhall.games.dnd_miniatures.tables import Line
from warhall.games.dnd_miniatures.targeting import targets
from warhall.kernel.state import Asked, Decision, step
from warhall.kernel.words import Word


@step
def choose_strike(g: DndMiniatures, unit: int, line: int, found: tuple[int, ...], loose: int) -> Asked:
    """DM-12.9: the target of an attack that a power or aftereffect grants."""
    verbs = g.game.tables.verbs
    options = [verbs.target + other for other in found]
    words = {"unit": unit_word(g, unit)}
    return Decision(g.controllers[unit], "granted-target", "DM-12.9", options, answer_strike, words)


def answer_strike(
    g: DndMiniatures, seat: int, code: int, unit: int, line: int, found: tuple[int, ...], loose: int
) -> None:
    """It is chosen."""
    target = code - g.game.tables.verbs.target
    begin_fight(g, unit, g.game.tables.lines[line], BY_POWER, [target], loose=bool(loose))


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
    strikes = strikes_of(g, unit, attack)
    most = strikes if strikes > 1 else attack.printed.targets if attack.printed is not None else 1
    found = [other for other in targets(g, unit, attack, first=False) if strikes > 1 or other not in chosen]
    if len(chosen) >= most or not found:
        begin_fight(g, unit, attack, BY_ACTION, list(chosen))
        return None
    verbs = g.game.tables.verbs
    options = [verbs.target + other for other in found]
    words: dict[str, Word] = {"unit": unit_word(g, unit), "count": most - len(chosen)}
    return Decision(g.controllers[unit], "further-target", "DM-12.7", [*options, verbs.done], answer_further, words)


def answer_further(g: DndMiniatures, seat: int, code: int, unit: int, line: int, chosen: tuple[int, ...]) -> None:
    """One more target, or no more."""
    verbs = g.game.tables.verbs
    if code == verbs.done:
        begin_fight(g, unit, g.game.tables.lines[line], BY_ACTION, list(chosen))
    else:
        g.push(further_target, unit, line, (*chosen, code - verbs.target))
