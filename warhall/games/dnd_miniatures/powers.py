"""Powers: when they can be used, who is asked, and how their operations follow (chapter 23).

Here: windows in which powers answer an event. Not here: what operations do (`effects`), whether an operation could do
anything (`useful`).
"""

from __future__ import annotations

from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.card_lines import Event, Target
from warhall.games.dnd_miniatures.creatures import (
    has_box,
    has_keyword,
    is_bloodied,
    is_living,
    power_named,
    tick,
    ticked,
    uses_left,
)
from warhall.games.dnd_miniatures.operations import Duration, If
from warhall.games.dnd_miniatures.reasons import about_unit, no_target
from warhall.games.dnd_miniatures.sightings import adjacent, is_within, sees
from warhall.games.dnd_miniatures.state import DAZED_OR_WORSE, NONE, POWERS, SILENT, DndMiniatures
from warhall.games.dnd_miniatures.tables import BOX, BOXES, CONDITIONS, EVENTS, STAGGERED, Line, PowerLine
from warhall.games.dnd_miniatures.under_way import Fight
from warhall.games.dnd_miniatures.useful import could_do
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word

NUMBER = {event: number for number, event in enumerate(EVENTS)}
OWN = frozenset(event for event in EVENTS if event.value.startswith("self_"))
CHOOSING = OWN | {Event.INITIATIVE_ROLL}
"""DM-23.22: with these events the owner chooses among the creatures that fit."""
OF_ENEMIES = frozenset(event for event in EVENTS if event.value.startswith("enemy_")) | {Event.ADJACENT_ALLY_ATTACKED}
"""What the powers of enemies answer; all others but these and `CHOOSING` are answered by allies."""
ON_HITS = frozenset((Event.ALLY_HITS, Event.ENEMY_ATTACK_HITS, Event.ADJACENT_ALLY_HIT, Event.SELF_HIT_BY_MELEE))
"""DM-23.19: what answers a hit; it cannot answer one that a reroll or a better defence has turned into a miss."""
ON_ATTACKS = frozenset(
    {
        Event.ALLY_ATTACKS,
        Event.ALLY_HITS,
        Event.SELF_HIT_BY_MELEE,
        Event.ADJACENT_ALLY_HIT,
        Event.ENEMY_ATTACK_DECLARED,
        Event.ENEMY_ATTACK_HITS,
    }
)


def current(g: DndMiniatures) -> Fight | None:
    """The attack in progress."""
    return g.fights[-1] if g.fights else None


def fits(g: DndMiniatures, unit: int, other: int, target: Target | None) -> bool:  # noqa: PLR0911  one line a reason
    """DM-23.22: whether a creature qualifies as target or subject of a power."""
    if target is None:
        return True
    if target.who == "self" and other != unit:
        return False
    if (target.who == "ally" and not g.friends(unit, other)) or (target.who == "enemy" and not g.hostile(unit, other)):
        return False
    if target.who == "any" and other == unit:
        return False
    if target.squares is not None and other != unit and not is_within(g, unit, other, target.squares):
        return False
    if target.los and not sees(g, unit, other):
        return False
    if target.keyword is not None and not has_keyword(g, other, target.keyword):
        return False
    return all(in_state(g, other, state) for state in target.state)


def in_state(g: DndMiniatures, unit: int, state: str) -> bool:
    """What a target entry may ask of a creature."""
    if state == "living":
        return is_living(g, unit)
    if state == "bloodied":
        return is_bloodied(g, unit)
    return bool(g.cells[unit] & g.board.area)


def candidates(g: DndMiniatures, unit: int, power: PowerLine) -> list[int]:
    """DM-23.22: the creatures that a power could be used on, where its owner chooses."""
    target = power.printed.target
    if target is None or target.who == "self":
        return [unit] if fits(g, unit, unit, target) else []
    found = [other for other in range(len(g.kinds)) if g.alive(other) and fits(g, unit, other, target)]
    return found if target.count == "all" else [other for other in found if does_something(g, unit, power, other)]


def does_something(g: DndMiniatures, unit: int, power: PowerLine, other: int) -> bool:
    """DM-23.23: a power whose operations can do nothing may not be used."""
    ops = g.game.tables.ops
    return any(
        condition_holds(g, ops[number].when, unit, other) and could_do(g, ops[number], unit, other, current(g))
        for number in power.ops
    )


def condition_holds(g: DndMiniatures, asked: If | None, me: int, it: int) -> bool:
    """What an operation asks for: `if` is looked at when the operation comes."""
    if asked is None:
        return True
    fight = current(g)
    target = fight.target if fight is not None and fight.target != NONE else it
    if fight is not None and fight.target == NONE and fight.chosen:
        target = fight.chosen[0]
    if asked.target_bloodied:
        return is_bloodied(g, target)
    if asked.combat_advantage:
        return fight is not None and bool(fight.had_advantage)
    if asked.charged:
        return fight is not None and fight.how == 1
    if asked.target_keyword is not None:
        return has_keyword(g, target, asked.target_keyword)
    assert asked.target_condition is not None  # noqa: S101  a condition asks for exactly one thing
    return bool(g.conditions[target] >> CONDITIONS.index(asked.target_condition) & 1)


def concerns(g: DndMiniatures, event: Event, unit: int, subject: int) -> bool:
    """Whether an event of a creature is the one that another creature's power waits for."""
    if event in OWN:
        return unit == subject
    if event is Event.INITIATIVE_ROLL:
        return True
    fight = current(g)
    if event in (Event.ENEMY_ATTACK_DECLARED, Event.ENEMY_ATTACK_HITS):
        target = NONE if fight is None else fight.target
        return g.hostile(unit, subject) and target != NONE and not g.hostile(unit, target)
    if event is Event.ADJACENT_ALLY_ATTACKED:
        attacked = [] if fight is None else fight.chosen
        return (
            g.hostile(unit, subject)
            and adjacent(g, unit, subject)
            and any(g.friends(unit, other) and g.alive(other) and adjacent(g, unit, other) for other in attacked)
        )
    if event in OF_ENEMIES:
        return g.hostile(unit, subject)
    return g.friends(unit, subject) and (event is not Event.ADJACENT_ALLY_HIT or adjacent(g, unit, subject))


def is_able(g: DndMiniatures, unit: int, power: PowerLine) -> str:  # noqa: PLR0911  one line a reason
    """DM-7.8, DM-22.1, DM-22.7, DM-23.4 to DM-23.11, DM-23.21: why a power cannot be used: a word, or nothing."""
    printed, conditions = power.printed, g.conditions[unit]
    if not g.lessons & POWERS:
        return "no-powers"
    if printed.auto and printed.event is Event.SELF_DESTROYED:
        return "" if has_box(g, unit, power) else "ticked"
    if not g.alive(unit):
        return "gone"
    if conditions & SILENT:
        return "silent"
    if power.commander:
        if conditions & STAGGERED:
            return "staggered"
        if uses_left(g, unit) < (printed.cost or 0):
            return "no-uses"
    if conditions & DAZED_OR_WORSE and (g.active != unit or printed.action == "immediate") and not printed.auto:
        return "dazed"
    if not has_box(g, unit, power):
        return "ticked"
    return "used" if is_spent(g, unit, power) else ""


def is_spent(g: DndMiniatures, unit: int, power: PowerLine) -> bool:
    """DM-23.7, DM-23.9, DM-23.21: it was used in this creature's turn; a commander power also by another commander."""
    if not g.used:
        return False
    powers = g.game.tables.powers
    return any(
        (holder, number) == (unit, power.number)
        or (power.commander and powers[number].name == power.name and g.controllers[holder] == g.controllers[unit])
        for holder, number in g.used
    )


def is_usable(g: DndMiniatures, event: Event, unit: int, power: PowerLine, subject: int) -> bool:
    """Whether a power can answer an event now."""
    if not concerns(g, event, unit, subject) or is_able(g, unit, power):
        return False
    printed, fight, tables = power.printed, current(g), g.game.tables
    if printed.attack_type is not None and (fight is None or tables.lines[fight.line].form is not printed.attack_type):
        return False
    if printed.natural is not None and (fight is None or fight.die < printed.natural):
        return False
    if fight is not None and event in ON_ATTACKS and (power.name in fight.used or (event in ON_HITS and not fight.hit)):
        return False
    if event in CHOOSING:
        return bool(candidates(g, unit, power)) and (
            printed.target is None
            or printed.target.count == "all"
            or printed.target.who != "self"
            or does_something(g, unit, power, unit)
        )
    return fits(g, unit, subject, printed.target) and does_something(g, unit, power, subject)


def happen(g: DndMiniatures, event: Event, subject: int) -> None:
    """Something happened: boxes are cleared, and powers may answer."""
    if event in g.game.tables.recharging:
        recharge(g, event, subject)
    if event in g.watch and g.lessons & POWERS and (event not in OWN or event in g.game.tables.watch[g.kinds[subject]]):
        g.push(window, ((NUMBER[event], subject),), (), ())


def happen_last(g: DndMiniatures, subject: int, *events: Event) -> None:
    """`happen` for several events with which a step ends: the last of them is answered first.

    Its window opens at once, so none is opened where nobody can answer; and then the same holds for the one before it.
    """
    tables, watch = g.game.tables, g.watch
    for event in events:
        if event in tables.recharging:
            recharge(g, event, subject)
    if not g.lessons & POWERS:
        return
    own = tables.watch[g.kinds[subject]]
    opened = [event for event in events if event in watch and (event not in OWN or event in own)]
    while opened and not may_answer(g, opened[-1], subject):
        opened.pop()
    for event in opened:
        g.push(window, ((NUMBER[event], subject),), (), ())


def may_answer(g: DndMiniatures, event: Event, subject: int) -> bool:
    """DM-23.4: whether anybody on the side that an event concerns has a power for it, and the uses that it costs."""
    if event in CHOOSING:
        return True
    tables, teams, controllers = g.game.tables, g.teams, g.controllers
    team, of_enemies = teams[controllers[subject]], event in OF_ENEMIES
    for unit, power in g.watch[event]:
        if (teams[controllers[unit]] != team) is of_enemies and unit != subject:
            cost = tables.dues[power]
            if not cost or cost <= tables.rating[g.kinds[unit]] - g.spent[unit]:
                return True
    return False


def happen_together(g: DndMiniatures, happened: tuple[tuple[Event, int], ...]) -> None:
    """DM-23.10: several things that are one moment, such as a hit for both sides; all powers answer in one order."""
    pairs, recharging = [], g.game.tables.recharging
    for event, subject in happened:
        if event in recharging:
            recharge(g, event, subject)
        if event in g.watch and g.lessons & POWERS:
            pairs.append((NUMBER[event], subject))
    if pairs:
        g.push(window, tuple(pairs), (), ())


def recharge(g: DndMiniatures, event: Event, subject: int) -> None:
    """DM-12.11: when the condition occurs and the box is ticked, it is cleared."""
    tables = g.game.tables
    for unit in range(len(g.kinds)) if event not in OWN else (subject,):
        if not g.boxes[unit] or not g.alive(unit) or not concerns(g, event, unit, subject):
            continue
        lines: list[Line | PowerLine] = [tables.lines[number] for number in tables.card_lines[g.kinds[unit]]]
        lines += [tables.powers[number] for number in tables.card_powers[g.kinds[unit]]]
        for line in lines:
            if line.printed is not None and line.printed.recharge is event and ticked(g, unit, line.slot):
                g.boxes[unit] &= ~(BOXES << BOX * line.slot)
                if g.ears is not None:
                    g.tell("DM-12.11", ev.Recharged(ev.Unit(unit), ev.SourceName(line.source)))


def answering(g: DndMiniatures, pairs: tuple[tuple[int, int], ...]) -> list[tuple[int, int, int]]:
    """Who can answer what happened: creature, power, and the subject of its event."""
    powers, found = g.game.tables.powers, []
    for number, subject in pairs:
        event = EVENTS[number]
        own = event in OWN
        for unit, power in g.watch.get(event, ()):
            if own and unit != subject:
                continue
            # Whoever is gone answers nothing but its own end.
            if (g.places[unit] >= 0 or event is Event.SELF_DESTROYED) and is_usable(
                g, event, unit, powers[power], subject
            ):
                found.append((unit, power, subject))
    return found


@step
def window(
    g: DndMiniatures, pairs: tuple[tuple[int, int], ...], passed: tuple[int, ...], order: tuple[int, ...]
) -> Asked:
    """DM-23.10, DM-23.19, DM-23.24: powers answer what happened, one after the other, until all have passed."""
    found = answering(g, pairs)
    if not found:
        return None
    powers = g.game.tables.powers
    for unit, number, subject in found:
        if powers[number].printed.auto:
            g.push(window, pairs, passed, order)
            g.push(use_power, unit, number, subject)
            return None
    ratings: dict[int, int] = {}
    for unit, number, _ in found:
        seat = g.controllers[unit]
        if seat not in passed:
            rating = g.game.tables.rating[g.kinds[unit]] if powers[number].commander else 0
            ratings[seat] = max(rating, ratings.get(seat, 0))
    if not ratings:
        return None
    best = max(ratings.values())
    first = [seat for seat in ratings if ratings[seat] == best]
    if len(first) > 1 and best and not set(first) <= set(order):
        g.push(window, pairs, passed, roll_order(g, first))
        return None
    seat = min(first, key=lambda each: (order.index(each) if each in order else 0, _turns_away(g, each)))
    own = dict.fromkeys((unit, powers[number].name) for unit, number, _ in found if g.controllers[unit] == seat)
    rows = [(unit, (name,)) for unit, name in own]
    return ANSWER.offer(g, seat, (act.Use, rows), (act.Pass, True))


def about_event(g: DndMiniatures, seat: int, pairs: tuple[tuple[int, int], ...], *_: object) -> dict[str, Word]:
    """DM-23.19: what happened, and to whom."""
    number, subject = next(each[1:] for each in answering(g, pairs) if g.controllers[each[0]] == seat)
    return {
        "event": Name("event-of", g.game.tables.powers[number].printed.event.value),
        "unit": unit_word(g, subject) if subject != NONE else "none",
    }


def _turns_away(g: DndMiniatures, seat: int) -> int:
    """DM-1.9: seats in order from the one whose turn it is; between turns from the one that went first."""
    return (seat - (g.first if g.turn == NONE else g.turn)) % g.seats


def roll_order(g: DndMiniatures, seats: list[int]) -> tuple[int, ...]:
    """DM-23.10: equal ratings roll; ties are rerolled."""
    while True:
        faces = {seat: g.dice.d20() for seat in seats}
        if g.ears is not None:
            for seat, face in faces.items():
                g.tell("DM-23.10", ev.OrderRolled(Seat(seat), face))
        if len(set(faces.values())) == len(seats):
            return tuple(sorted(seats, key=lambda seat: -faces[seat]))


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


def power_word(g: DndMiniatures, name: int) -> Name:
    """A power as a fact."""
    return Name("power", g.game.tables.power_names[name])


def no_power(g: DndMiniatures, seat: int, unit: int, name: int) -> Refusal | None:
    """DM-1.11, DM-23.3 to DM-23.11: a power of one's own creature that it is able to use."""
    if unit >= len(g.kinds):
        return refusal("DM-12.3", "no-creature")
    if g.controllers[unit] != seat:
        return refusal("DM-1.11", "not-yours", unit=unit_word(g, unit))
    power = power_named(g, unit, name)
    if power is None:
        return refusal("DM-23.3", "no-such-power", unit=unit_word(g, unit), power=power_word(g, name))
    fault = is_able(g, unit, power)
    return refusal(*POWER_RULES[fault], unit=unit_word(g, unit), power=power_word(g, name)) if fault else None


def answer_of(
    g: DndMiniatures, pairs: tuple[tuple[int, int], ...], unit: int, name: int
) -> tuple[int, int, int] | None:
    """DM-23.19: a power of a creature as it answers what happened, if it does."""
    powers = g.game.tables.powers
    return next((each for each in answering(g, pairs) if each[0] == unit and powers[each[1]].name == name), None)


def no_answer(
    g: DndMiniatures, seat: int, unit: int, name: int, pairs: tuple[tuple[int, int], ...], *_: object
) -> Refusal | None:
    """DM-23.19, DM-23.23: a power that answers what happened."""
    refused = no_power(g, seat, unit, name)
    if refused is None and answer_of(g, pairs, unit, name) is None:
        words = {"unit": unit_word(g, unit), "power": power_word(g, name)}
        power = power_named(g, unit, name)
        assert power is not None  # noqa: S101  refused otherwise
        if all(EVENTS[event] is not power.printed.event for event, _ in pairs):
            return refusal("DM-23.19", "power-untimely", **words, when=when_word(g, unit, name))
        return refusal("DM-23.23", "power-useless", **words)
    return refused


def when_word(g: DndMiniatures, unit: int, name: int) -> Name:
    """DM-23.19: what a power waits for, as a fact."""
    power = power_named(g, unit, name)
    assert power is not None  # noqa: S101  the power is one of the creature's
    return Name("event-of", power.printed.event.value)


def answer_with(
    g: DndMiniatures,
    seat: int,
    unit: int,
    name: int,
    pairs: tuple[tuple[int, int], ...],
    passed: tuple[int, ...],
    order: tuple[int, ...],
) -> None:
    """DM-23.19: a power is used; then all may answer again."""
    answer = answer_of(g, pairs, unit, name)
    assert answer is not None  # noqa: S101  only powers that answer are admitted
    g.push(window, pairs, (), order)
    g.push(use_power, *answer)


def pass_answer(
    g: DndMiniatures,
    seat: int,
    pairs: tuple[tuple[int, int], ...],
    passed: tuple[int, ...],
    order: tuple[int, ...],
) -> None:
    """DM-23.10: the chance goes by."""
    g.push(window, pairs, (*passed, seat), order)


ANSWER = Question(
    "power",
    "DM-23.19",
    Verb(act.Use, does=answer_with, forbids=no_answer),
    Verb(act.Pass, does=pass_answer, lets_go=True),
    words=about_event,
)


@step
def use_power(g: DndMiniatures, unit: int, number: int, subject: int) -> None:
    """DM-12.10, DM-23.4: a power is declared: box and uses are spent, then its operations follow."""
    power = g.game.tables.powers[number]
    printed = power.printed
    tick(g, unit, power)
    g.spent[unit] += printed.cost or 0
    g.used.append((unit, number))
    fight = current(g)
    if fight is not None and printed.event in ON_ATTACKS and uses_attack(g, power):
        fight.used.append(power.name)
    if g.ears is not None:
        aimed = "yes" if subject != unit and printed.event not in CHOOSING else "no"
        rule = "DM-23.4" if printed.cost else "DM-23.3"
        g.tell(rule, ev.PowerUsed(ev.Unit(unit), ev.SourceName(power.source), ev.Unit(subject), aimed))
    if printed.event in CHOOSING:
        g.push(choose_target, unit, number)
    else:
        g.push(perform_all, number, unit, subject)


def uses_attack(g: DndMiniatures, power: PowerLine) -> bool:
    """Whether a power changes the attack that it answers, so that it does not add to itself (DM-13.14)."""
    ops = g.game.tables.ops
    return any(getattr(ops[number], "duration", None) is Duration.THIS_ATTACK for number in power.ops)


@step
def choose_target(g: DndMiniatures, unit: int, number: int) -> Asked:
    """DM-23.22: the owner chooses among the creatures that fit, or all of them are meant."""
    power = g.game.tables.powers[number]
    found = candidates(g, unit, power)
    target = power.printed.target
    if target is not None and target.count == "all":
        for other in reversed(found):
            g.push(perform_all, number, unit, other)
        return None
    if len(found) <= 1:
        if found:
            g.push(perform_all, number, unit, found[0])
        return None
    return POWER_TARGET.offer(g, g.controllers[unit], (act.Target, found))


def no_power_target(g: DndMiniatures, seat: int, target: int, unit: int, number: int) -> Refusal | None:
    """DM-23.22: a creature that the power could be used on."""
    found = candidates(g, unit, g.game.tables.powers[number])
    return None if target in found else no_target(g, target, "DM-23.22", "no-power-target")


def use_on(g: DndMiniatures, seat: int, target: int, unit: int, number: int) -> None:
    """DM-23.22: the target of a power is chosen."""
    g.push(perform_all, number, unit, target)


POWER_TARGET = Question(
    "power-target", "DM-23.22", Verb(act.Target, does=use_on, forbids=no_power_target), words=about_unit
)


@step
def perform_all(g: DndMiniatures, number: int, me: int, it: int) -> None:
    """The operations of a power, in their order."""
    power = g.game.tables.powers[number]
    for op in reversed(power.ops):
        g.push(perform, op, me, it, power.source)


@step
def perform(g: DndMiniatures, op: int, me: int, it: int, source: int) -> Asked:
    """One operation; one that can do nothing is passed over."""
    tables = g.game.tables
    if not condition_holds(g, tables.ops[op].when, me, it):
        return None
    if op in tables.aftereffects and g.ears is not None and could_do(g, tables.ops[op], me, it, g.fights[-1]):
        g.tell("DM-12.9", ev.AftereffectBegan(ev.Unit(me), ev.AttackName(tables.aftereffects[op])))
    asked: Asked = tables.operations[type(tables.ops[op])].function(g, tables.ops[op], op, me, it, source)
    return asked


QUESTIONS = (ANSWER, POWER_TARGET)
