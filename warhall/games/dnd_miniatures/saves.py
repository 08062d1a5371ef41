"""Saving throws (DM-21.6 to DM-21.9, DM-21.13, DM-21.17)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.card_lines import Event
from warhall.games.dnd_miniatures.durations import keep
from warhall.games.dnd_miniatures.powers import happen
from warhall.games.dnd_miniatures.reasons import about_unit, not_counted
from warhall.games.dnd_miniatures.state import CONDITION, NONE, SAVE, DndMiniatures, Effect
from warhall.games.dnd_miniatures.tables import CONDITION_RULES, CONDITIONS
from warhall.games.dnd_miniatures.useful import is_immune
from warhall.kernel.errors import Refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name

SAVED, BEST = 10, 20


def save_sources(g: DndMiniatures, unit: int) -> list[int]:
    """DM-21.13: what the creature saves against: all effects of one source are one."""
    return list(dict.fromkeys(effect.source for effect in g.effects[unit] if effect.until == SAVE))


def still_to_save(g: DndMiniatures, unit: int, sources: tuple[int, ...]) -> list[int]:
    """Those of some sources that the creature has still to save against."""
    now = save_sources(g, unit)
    return [source for source in sources if source in now]


def counted_effects(g: DndMiniatures, seat: int, unit: int, sources: tuple[int, ...], *_: int) -> range:
    """DM-21.7: what there is to save against, by number."""
    return range(len(still_to_save(g, unit, sources)))


def no_effect(g: DndMiniatures, seat: int, number: int, unit: int, sources: tuple[int, ...], *_: int) -> Refusal | None:
    """DM-21.7: an effect that the creature has still to save against."""
    return not_counted(number, len(still_to_save(g, unit, sources)), "DM-21.7")


def save_against(g: DndMiniatures, unit: int, *, all_of_them: bool) -> None:
    """DM-21.17: saving throws at another time, against one effect or each."""
    g.push(extra_save, unit, tuple(save_sources(g, unit)), int(all_of_them))


@step
def extra_save(g: DndMiniatures, unit: int, sources: tuple[int, ...], every: int) -> Asked:
    """DM-21.17: the owner chooses the effect."""
    left = still_to_save(g, unit, sources)
    if not left or not g.alive(unit):
        return None
    if every:
        g.push(extra_save, unit, tuple(left[1:]), every)
        g.push(roll_save, unit, left[0], 0)
        return None
    if len(left) == 1:
        g.push(roll_save, unit, left[0], 0)
        return None
    return EXTRA_SAVE.put(g, g.owners[unit], unit, sources)


def save_once(g: DndMiniatures, seat: int, number: int, unit: int, sources: tuple[int, ...], every: int) -> None:
    """DM-21.17: one saving throw, against the effect that was chosen."""
    g.push(roll_save, unit, still_to_save(g, unit, sources)[number], 0)


EXTRA_SAVE = Question(
    "save",
    "DM-21.7",
    Verb(act.Choose, does=save_once, forbids=no_effect, offers=counted_effects),
    words=about_unit,
)


@step
def saving_throws(g: DndMiniatures, unit: int, sources: tuple[int, ...]) -> Asked:
    """DM-21.7: one for each save-ends effect; the owner chooses the order."""
    left = still_to_save(g, unit, sources)
    if not left or not g.alive(unit):
        return None
    if len(left) == 1:
        g.push(roll_save, unit, left[0], 0)
        return None
    return SAVE_NEXT.put(g, g.owners[unit], unit, sources)


def save_next(g: DndMiniatures, seat: int, number: int, unit: int, sources: tuple[int, ...]) -> None:
    """DM-21.7: the next effect is chosen."""
    left = still_to_save(g, unit, sources)
    source = left.pop(number)
    g.push(saving_throws, unit, tuple(left))
    g.push(roll_save, unit, source, 0)


SAVE_NEXT = Question(
    "save",
    "DM-21.7",
    Verb(act.Choose, does=save_next, forbids=no_effect, offers=counted_effects),
    words=about_unit,
)


@step
def roll_save(g: DndMiniatures, unit: int, source: int, face: int) -> None:
    """DM-21.8, DM-26.10: an unmodified d20; whoever may change it answers before its consequences."""
    face = g.dice.d20()
    if g.ears is not None:
        g.tell("DM-21.8", ev.SaveRolled(ev.Unit(unit), ev.SourceName(source), face, outcome_of(face)))
    if any(e.source == source and g.teams[e.author] != g.team_of(unit) for e in g.effects[unit]):
        g.eventful = 1
    g.saving += [source, face]
    g.push(settle_save, unit)
    happen(g, Event.ENEMY_SAVES if face >= SAVED else Event.ALLY_SAVES, unit)


def outcome_of(face: int) -> str:
    """DM-21.8: what a saving throw comes to."""
    return "all" if face >= BEST else "yes" if face >= SAVED else "no"


def reroll_save(g: DndMiniatures, unit: int) -> None:
    """DM-1.5: the second result must be used."""
    if g.saving:
        before, g.saving[-1] = g.saving[-1], g.dice.d20()
        if g.ears is not None:
            source, face = g.saving[-2:]
            g.tell("DM-1.5", ev.Rerolled(before, face, "save"))
            g.tell("DM-21.8", ev.SaveRolled(ev.Unit(unit), ev.SourceName(source), face, outcome_of(face)))


@step
def settle_save(g: DndMiniatures, unit: int) -> None:
    """DM-21.8: 10 or more ends the effect, a 20 all of them; a failed save may make it worse."""
    face, source = g.saving.pop(), g.saving.pop()
    if face >= BEST:
        keep(g, unit, tuple(e for e in g.effects[unit] if e.until != SAVE), "DM-21.8")
    elif face >= SAVED:
        keep(g, unit, tuple(e for e in g.effects[unit] if e.until != SAVE or e.source != source), "DM-21.8")
    else:
        g.effects[unit] = tuple(worsened(g, unit, e) if e.source == source else e for e in g.effects[unit])
        g.feel(unit)


def worsened(g: DndMiniatures, unit: int, effect: Effect) -> Effect:
    """A condition after a failed save; nobody comes under one that it is immune to (DM-11.16)."""
    if effect.what != CONDITION or effect.worse == NONE or is_immune(g, unit, CONDITIONS[effect.worse]):
        return effect
    if g.ears is not None:
        worse = CONDITIONS[effect.worse]
        lasting = Name("duration", "save")
        g.tell(CONDITION_RULES[worse], ev.Afflicted(ev.Unit(unit), ev.ConditionName(effect.worse), lasting))
    return effect._replace(code=effect.worse, worse=NONE)


QUESTIONS = (EXTRA_SAVE, SAVE_NEXT)
