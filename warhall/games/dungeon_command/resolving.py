"""Resolving the topmost action of the stack, and putting on the stack what it triggered (DC-10.4 to DC-10.24).

Here: one step for each kind of item, the check of its target, what becomes of its card. Not here: the chances to
respond (`chances`), the operations of cards (`effects`).
"""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command.actions import SourceName, Unit, unit_word
from warhall.games.dungeon_command.attacks import make_attack
from warhall.games.dungeon_command.damage import deal
from warhall.games.dungeon_command.movement import WALKING, budget, follow, tell_hindered, travel
from warhall.games.dungeon_command.operations import Happening, To
from warhall.games.dungeon_command.orders import still_legal
from warhall.games.dungeon_command.pieces import change_morale
from warhall.games.dungeon_command.reasons import no_target
from warhall.games.dungeon_command.state import (
    ATTACK,
    COLLECT,
    DODGE,
    GONE,
    HAZARD,
    MOVE,
    NONE,
    SCRIPT,
    SPRINT,
    DungeonCommand,
    Item,
    owner_of,
)
from warhall.games.dungeon_command.statics import keywords
from warhall.games.dungeon_command.tables import Source
from warhall.games.dungeon_command.targets import holds, targets
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word

HAZARD_DAMAGE = 10


def put_on_stack(g: DungeonCommand, item: Item) -> None:
    """DC-10.1: an action goes on top of the stack."""
    g.serial += 1
    item.number = g.serial
    if not item.group:
        item.group = g.serial
    g.stack.append(item)


@step
def resolve(g: DungeonCommand) -> None:
    """DC-10.4: the topmost action is carried out and leaves the stack."""
    item = g.stack.pop()
    g.now = item
    unit = item.unit
    if item.what in (MOVE, SPRINT) and g.places[unit] >= 0:
        travel_along(g, item)
        finish(g)
        return
    g.push(finish)
    if item.what == SCRIPT:
        resolve_script(g, item)
    elif item.what == HAZARD:
        if g.places[unit] >= 0:
            deal(g, item, [(unit, HAZARD_DAMAGE)])
    elif g.places[unit] < 0:
        fail(g, item)
    elif item.what == ATTACK:
        make_attack(g, item, None, 0)
    elif item.what == DODGE:
        for other in g.stack:
            if other.number == item.answers:
                other.dodged |= 1 << unit
    elif item.what == COLLECT:
        collect(g, item)


def fail(g: DungeonCommand, item: Item, why: Literal["gone", "condition", "target"] = "gone") -> None:
    """DC-10.8: an action that has become impossible does nothing."""
    if g.ears is None:
        return
    if item.what == SCRIPT:
        targets = (Unit(item.target),) if why == "target" else ()
        lost = why == "target" and g.places[item.target] < 0
        g.tell("DC-10.8", ev.Fizzled(Unit(item.unit), SourceName(item.source), "lost" if lost else why, targets))
    else:
        g.tell("DC-10.8", ev.Failed(Unit(item.unit)))


def travel_along(g: DungeonCommand, item: Item) -> None:
    """DC-11.18: the announced path, as far as it is still legal: all of it if nobody has acted in between."""
    path = item.path if 0 < item.number == g.serial else follow(g, item.unit, budget(g, item.unit), item.path)
    if g.ears is not None and path != item.path:
        tell_hindered(g, item.unit, path, item.path)
    travel(g, item.unit, path, WALKING, announced=True)


def uses_target(g: DungeonCommand, source: Source, part: int) -> bool:
    """Whether an action of a source does something to the creature that was named."""
    tables = g.game.tables
    for number in source.actions[part]:
        op = tables.ops[number]
        if isinstance(op, ops.Choose) or getattr(op, "to", None) is To.TARGET:
            return True
    return False


def resolve_script(g: DungeonCommand, item: Item) -> None:
    """DC-9.8, DC-9.16, DC-10.8: target and condition are looked at again, then the operations follow."""
    tables = g.game.tables
    source = tables.sources[item.source]
    place = g.places[item.unit]
    if place == GONE or (place < 0 and not (source.attached and source.event is not None)):
        fail(g, item)
        return
    if not holds(g, source.condition, item.unit):
        fail(g, item, "condition")
        return
    if item.target != NONE and uses_target(g, source, item.part):
        attacked = source.attack_part == item.part and source.attack != NONE and source.aim is None
        if not attacked and not still_legal(g, item.seat, item.unit, source, item.target):
            fail(g, item, "target")
            return
    if source.attack_part == item.part and source.attack != NONE and not attack_stands(g, source, item):
        fail(g, item, "target")
        return
    if source.optional and not source.replaces:
        g.push(optional, item.source)
    else:
        run(g, item)


def attack_stands(g: DungeonCommand, source: Source, item: Item) -> bool:
    """DC-9.16: whether the target clause of an attack still holds, distance aside (a tapped target, for one)."""
    target = item.target
    if source.aim is not None or target == NONE or source.target is None:
        return True
    return g.places[target] >= 0 and not (source.target.tapped and not g.tapped >> target & 1)


def run(g: DungeonCommand, item: Item) -> None:
    """DC-10.9: the operations of the action, in printed order."""
    for function, arguments in g.game.tables.sources[item.source].scripts[item.part]:
        g.push(function, *arguments)


@step
def optional(g: DungeonCommand, source: int) -> Decision | None:
    """DC-18.6, DC-18.9: whether an optional effect is used is decided when it is resolved."""
    item = resolved(g)
    return (USE if item.target == NONE else USE_ON).form(g, item.seat, item.seat, source)


def resolved(g: DungeonCommand) -> Item:
    """The action that is being resolved."""
    assert g.now is not None  # noqa: S101  an effect is being resolved
    return g.now


def optional_words(g: DungeonCommand, seat: int, source: int) -> dict[str, Word]:
    """DC-18.6: the effect, the creature that has it, and its target."""
    item = resolved(g)
    words: dict[str, Word] = {
        "source": Name("source", g.game.tables.sources[source].label),
        "unit": unit_word(g, item.unit),
    }
    if item.target != NONE:
        words["target"] = unit_word(g, item.target)
    return words


def accept(g: DungeonCommand, seat: int, _: int) -> None:
    """DC-18.6: it is carried out."""
    run(g, resolved(g))


def decline(g: DungeonCommand, seat: int, source: int) -> None:
    """DC-18.6: it is not carried out."""
    if g.ears is not None:
        g.tell("DC-18.6", ev.Declined(Seat(seat), Unit(resolved(g).unit), SourceName(source)))


USE, USE_ON = (
    Question(ask, "DC-18.6", Verb(act.Accept, does=accept), Verb(act.Decline, does=decline), words=optional_words)
    for ask in ("use", "use-on")
)


def collect(g: DungeonCommand, item: Item) -> None:
    """DC-24.4, DC-24.6, DC-24.7: one token is taken, if it and the creature are still there."""
    number = g.board.treasure_at[item.square]
    if not g.tokens[number] or not g.cells[item.unit] >> item.square & 1:
        if g.ears is not None:
            g.tell("DC-24.7", ev.Failed(Unit(item.unit), "treasure"))
        return
    g.tokens[number] -= 1
    g.eventful = 1
    seat = g.controllers[item.unit]
    tables = g.game.tables
    for source in tables.commander_triggers[g.commanders[seat]]:
        if replaces_gain(g, tables.sources[source], item.unit):
            g.push(instead, source, seat)
            return
    change_morale(g, seat, 1, "DC-24.4")


def replaces_gain(g: DungeonCommand, source: Source, unit: int) -> bool:
    """DC-18.11: whether a commander offers something else for the Morale that this creature collects."""
    if source.event is not Happening.TREASURE_COLLECTED or not source.replaces:
        return False
    wanted = source.condition.collector_keyword if source.condition is not None else None
    return wanted is None or keywords(g, unit) & g.game.tables.keywords[wanted] != 0


@step
def instead(g: DungeonCommand, source: int, seat: int) -> Decision | None:
    """DC-18.11: the choice is made while the replaced effect is carried out."""
    return INSTEAD.form(g, seat, seat, source, seat)


def take_instead(g: DungeonCommand, seat: int, source: int, _: int) -> None:
    """DC-18.11: the commander's effect."""
    if g.ears is not None:
        g.tell("DC-18.11", ev.CommanderPowerUsed(Seat(seat), SourceName(source)))
    for function, arguments in g.game.tables.sources[source].scripts[0]:
        g.push(function, *arguments)


def take_morale(g: DungeonCommand, seat: int, source: int, _: int) -> None:
    """DC-24.4: the Morale."""
    change_morale(g, seat, 1, "DC-24.4")


INSTEAD = Question(
    "instead",
    "DC-18.11",
    Verb(act.Accept, does=take_instead),
    Verb(act.Decline, does=take_morale),
    words=lambda g, seat, source, _: {"source": Name("source", g.game.tables.sources[source].label)},
)


@step
def finish(g: DungeonCommand) -> None:
    """DC-10.7, DC-10.23: the action is done; its card is discarded when its last action has left the stack."""
    item = g.now
    g.now = None
    if item is None:
        return
    if item.card != NONE and not any(other.group == item.group for other in g.stack):
        g.discards[item.owner].append(item.card)  # it was played openly, and where it goes is no news
    if g.fired:
        g.push(put_triggers)


def drop_rest(g: DungeonCommand) -> None:
    """DC-10.8: the attack of an action has failed; what is left of this action is not carried out."""
    agenda = g.agenda
    while agenda is not None and agenda[0] is not finish:
        agenda = agenda[2]
    g.agenda = agenda


@step
def put_triggers(g: DungeonCommand) -> None:
    """DC-10.15, DC-18.9: what was triggered goes on the stack: first that of the player whose turn it is."""
    g.fired = [entry for entry in g.fired if can_put(g, entry)]
    if not g.fired:
        return
    seats, turn = g.seats, g.turn
    g.fired.sort(key=lambda entry: (entry[0] - turn) % seats)
    mine = sum(1 for entry in g.fired if entry[0] == g.fired[0][0])
    g.push(put_triggers)
    if mine > 1 and len(set(g.fired[:mine])) > 1:
        g.push(put_next, mine)
    else:
        put_trigger(g, 0)


def can_put(g: DungeonCommand, entry: tuple[int, ...]) -> bool:
    """DC-18.9: a triggered effect without a legal target is not put on the stack."""
    seat, source, unit, _, foe, *_ = entry
    if g.places[unit] < 0:
        return False
    if source == NONE:
        return True
    text = g.game.tables.sources[source]
    if text.strikes_foe and g.places[foe] < 0:
        return False
    return text.target is None or bool(targets(g, seat, unit, text.target))


@step
def put_next(g: DungeonCommand, count: int) -> Decision | None:
    """DC-10.15: he chooses the order; the last put is resolved first."""
    return PUT_NEXT.offer_each(g, g.fired[0][0], range(count))


def not_fired(g: DungeonCommand, seat: int, at: int, count: int) -> Refusal | None:
    """DC-10.15: one of the effects that are to be put on the stack."""
    return None if at < count else refusal("DC-10.15", "not-offered")


def put_chosen(g: DungeonCommand, seat: int, at: int, _: int) -> None:
    """This one is put next."""
    put_trigger(g, at)


PUT_NEXT = Question("put-next", "DC-10.15", Verb(act.Next, does=put_chosen, forbids=not_fired))


def put_trigger(g: DungeonCommand, at: int) -> None:
    """DC-18.9: an effect goes on the stack; if it has a target, that is named now."""
    seat, source, unit, card, foe, place, foe_seat = g.fired.pop(at)
    if source == NONE:
        put_on_stack(g, Item(HAZARD, seat, unit))
        if g.ears is not None:
            g.tell("DC-13.7", ev.HazardStruck(Unit(unit)))
        return
    item = Item(SCRIPT, seat, unit, source, attached=card, foe=foe, foe_at=place, foe_seat=foe_seat)
    item.owner = NONE if card == NONE else owner_of(card)
    text = g.game.tables.sources[source]
    if text.target is None:
        place_trigger(g, item)
        return
    found = targets(g, seat, unit, text.target)
    if len(found) == 1:
        item.target = found[0]
        place_trigger(g, item)
    else:
        g.draft = item
        g.push(trigger_target)


@step
def trigger_target(g: DungeonCommand) -> Decision | None:
    """DC-18.9: the target of a triggered effect."""
    item = triggered(g)
    return TRIGGER_TARGET.offer_each(g, item.seat, trigger_targets(g, item))


def triggered(g: DungeonCommand) -> Item:
    """The effect that is being put on the stack."""
    assert g.draft is not None  # noqa: S101  an effect is being put on the stack
    return g.draft


def trigger_targets(g: DungeonCommand, item: Item) -> list[int]:
    """DC-18.9: the creatures that a triggered effect can have as its target."""
    target = g.game.tables.sources[item.source].target
    return [] if target is None else targets(g, item.seat, item.unit, target)


def no_trigger_target(g: DungeonCommand, seat: int, unit: int) -> Refusal | None:
    """DC-9.9, DC-18.9: a creature that the effect can have as its target."""
    item = triggered(g)
    target = g.game.tables.sources[item.source].target
    if target is None or unit in trigger_targets(g, item):
        return None
    return no_target(g, seat, item.unit, target, unit) or refusal("DC-18.9", "not-offered")


def trigger_words(g: DungeonCommand, seat: int) -> dict[str, Word]:
    """DC-18.9: the effect, and the creature that has it."""
    item = triggered(g)
    return {"source": Name("source", g.game.tables.sources[item.source].label), "unit": unit_word(g, item.unit)}


def trigger_at(g: DungeonCommand, seat: int, unit: int) -> None:
    """DC-18.9: it goes on the stack with this target."""
    item, g.draft = triggered(g), None
    item.target = unit
    place_trigger(g, item)


TRIGGER_TARGET = Question(
    "trigger-target",
    "DC-18.9",
    Verb(act.Target, does=trigger_at, forbids=no_trigger_target),
    words=trigger_words,
)


def place_trigger(g: DungeonCommand, item: Item) -> None:
    """DC-18.6: a triggered effect is on the stack; each of its actions separately, in reverse order (DC-10.11)."""
    source = g.game.tables.sources[item.source]
    for part in reversed(range(len(source.actions))):
        each = item.copy()
        each.part = part
        put_on_stack(g, each)
        item.group = each.group
    if g.ears is not None:
        targets = () if item.target in (NONE, item.unit) else (Unit(item.target),)
        at: ev.Aimed = "unit" if targets else "nothing"
        g.tell("DC-18.6", ev.Triggered(Unit(item.unit), SourceName(item.source), at, targets))


QUESTIONS = (USE, USE_ON, INSTEAD, PUT_NEXT, TRIGGER_TARGET)
