"""Saving throws (DM-21.6 to DM-21.9, DM-21.13, DM-21.17)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.card_lines import Event
from warhall.games.dnd_miniatures.durations import keep
from warhall.games.dnd_miniatures.powers import happen
from warhall.games.dnd_miniatures.state import CONDITION, NONE, SAVE, DndMiniatures, Effect
from warhall.games.dnd_miniatures.tables import CONDITIONS
from warhall.games.dnd_miniatures.useful import is_immune
from warhall.kernel.state import Asked, Decision, step

SAVED, BEST = 10, 20


def save_sources(g: DndMiniatures, unit: int) -> list[int]:
    """DM-21.13: what the creature saves against: all effects of one source are one."""
    return list(dict.fromkeys(effect.source for effect in g.effects[unit] if effect.until == SAVE))


def save_against(g: DndMiniatures, unit: int, *, all_of_them: bool) -> None:
    """DM-21.17: saving throws at another time, against one effect or each."""
    g.push(extra_save, unit, tuple(save_sources(g, unit)), int(all_of_them))


@step
def extra_save(g: DndMiniatures, unit: int, sources: tuple[int, ...], every: int) -> Asked:
    """DM-21.17: the owner chooses the effect."""
    left = tuple(source for source in sources if source in save_sources(g, unit))
    if not left or not g.alive(unit):
        return None
    if every:
        g.push(extra_save, unit, left[1:], every)
        g.push(roll_save, unit, left[0], 0)
        return None
    if len(left) == 1:
        g.push(roll_save, unit, left[0], 0)
        return None
    return _ask(g, unit, left, answer_extra)


def answer_extra(g: DndMiniatures, seat: int, code: int, unit: int, sources: tuple[int, ...], every: int) -> None:
    """The effect is chosen."""
    left = [source for source in sources if source in save_sources(g, unit)]
    g.push(roll_save, unit, left[code - g.game.tables.verbs.choose], 0)


def _ask(g: DndMiniatures, unit: int, left: tuple[int, ...], answer: object) -> Asked:
    verbs = g.game.tables.verbs
    options = [verbs.choose + number for number in range(len(left))]
    words = {"unit": unit_word(g, unit)}
    assert callable(answer)  # noqa: S101  one of the two answers here
    return Decision(g.owners[unit], "save", "DM-21.7", options, answer, words)


@step
def saving_throws(g: DndMiniatures, unit: int, sources: tuple[int, ...]) -> Asked:
    """DM-21.7: one for each save-ends effect; the owner chooses the order."""
    left = tuple(source for source in sources if source in save_sources(g, unit))
    if not left or not g.alive(unit):
        return None
    if len(left) == 1:
        g.push(roll_save, unit, left[0], 0)
        return None
    return _ask(g, unit, left, answer_order)


def answer_order(g: DndMiniatures, seat: int, code: int, unit: int, sources: tuple[int, ...]) -> None:
    """The next effect is chosen."""
    left = [source for source in sources if source in save_sources(g, unit)]
    source = left.pop(code - g.game.tables.verbs.choose)
    g.push(saving_throws, unit, tuple(left))
    g.push(roll_save, unit, source, 0)


@step
def roll_save(g: DndMiniatures, unit: int, source: int, face: int) -> None:
    """DM-21.8, DM-26.10: an unmodified d20; whoever may change it answers before its consequences."""
    face = g.dice.d20()
    if g.ears is not None:
        outcome = "all" if face >= BEST else "yes" if face >= SAVED else "no"
        g.tell("DM-21.8", ev.SaveRolled(ev.Unit(unit), ev.SourceName(source), face, outcome))
    if any(e.source == source and g.teams[e.author] != g.team_of(unit) for e in g.effects[unit]):
        g.eventful = 1
    g.saving += [source, face]
    g.push(settle_save, unit)
    happen(g, Event.ENEMY_SAVES if face >= SAVED else Event.ALLY_SAVES, unit)


def reroll_save(g: DndMiniatures, unit: int) -> None:
    """DM-1.5: the second result must be used."""
    if g.saving:
        g.saving[-1] = g.dice.d20()
        if g.ears is not None:
            g.tell("DM-1.5", ev.Rerolled(g.saving[-1]))


@step
def settle_save(g: DndMiniatures, unit: int) -> None:
    """DM-21.8: 10 or more ends the effect, a 20 all of them; a failed save may make it worse."""
    face, source = g.saving.pop(), g.saving.pop()
    if face >= BEST:
        keep(g, unit, tuple(e for e in g.effects[unit] if e.until != SAVE))
    elif face >= SAVED:
        keep(g, unit, tuple(e for e in g.effects[unit] if e.until != SAVE or e.source != source))
    else:
        g.effects[unit] = tuple(worsened(g, unit, e) if e.source == source else e for e in g.effects[unit])
        g.feel(unit)


def worsened(g: DndMiniatures, unit: int, effect: Effect) -> Effect:
    """A condition after a failed save; nobody comes under one that it is immune to (DM-11.16)."""
    if effect.what != CONDITION or effect.worse == NONE or is_immune(g, unit, CONDITIONS[effect.worse]):
        return effect
    return effect._replace(code=effect.worse, worse=NONE)
