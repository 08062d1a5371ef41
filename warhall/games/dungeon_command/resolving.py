"""Resolving the topmost action of the stack, and putting on the stack what it triggered (DC-10.4 to DC-10.24).

Here: one step for each kind of item, the check of its target, what becomes of its card. Not here: the chances to
respond (`chances`), the operations of cards (`effects`).
"""

from __future__ import annotations

from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command.actions import SourceName, Square, Unit, unit_word
from warhall.games.dungeon_command.attacks import make_attack
from warhall.games.dungeon_command.damage import deal
from warhall.games.dungeon_command.movement import WALKING, budget, follow, travel
from warhall.games.dungeon_command.operations import Happening, To
from warhall.games.dungeon_command.orders import still_legal
from warhall.games.dungeon_command.pieces import change_morale, discard
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
from warhall.kernel.state import Decision, step
from warhall.kernel.words import Name

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


def fail(g: DungeonCommand, item: Item) -> None:
    """DC-10.8: an action that has become impossible does nothing."""
    if g.ears is not None:
        g.tell("DC-10.8", ev.Failed(Unit(item.unit)))


def travel_along(g: DungeonCommand, item: Item) -> None:
    """DC-11.18: the announced path, as far as it is still legal: all of it if nobody has acted in between."""
    path = item.path if 0 < item.number == g.serial else follow(g, item.unit, budget(g, item.unit), item.path)
    if path:
        travel(g, item.unit, path, WALKING, item.path)
    elif g.ears is not None:
        g.tell("DC-11.18", ev.Stayed(Unit(item.unit)))


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
        fail(g, item)
        return
    if item.target != NONE and uses_target(g, source, item.part):
        attacked = source.attack_part == item.part and source.attack != NONE and source.aim is None
        if not attacked and not still_legal(g, item.seat, item.unit, source, item.target):
            fail(g, item)
            return
    if source.attack_part == item.part and source.attack != NONE and not attack_stands(g, source, item):
        fail(g, item)
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
def optional(g: DungeonCommand, source: int) -> Decision:
    """DC-18.6, DC-18.9: whether an optional effect is used is decided when it is resolved."""
    tables = g.game.tables
    item = g.now
    assert item is not None  # noqa: S101  an effect is being resolved
    words = {"source": Name("source", tables.sources[source].label), "unit": unit_word(g, item.unit)}
    if item.target != NONE:
        words["target"] = unit_word(g, item.target)
        ask = "use-on"
    else:
        ask = "use"
    options = (tables.verbs.accept, tables.verbs.decline)
    return Decision(item.seat, ask, "DC-18.6", options, decide_optional, words)


def decide_optional(g: DungeonCommand, seat: int, code: int, _: int) -> None:
    """DC-18.6: it is carried out, or not."""
    if code == g.game.tables.verbs.accept and g.now is not None:
        run(g, g.now)
    elif g.ears is not None:
        g.tell("DC-18.6", ev.Declined(Seat(seat)))


def collect(g: DungeonCommand, item: Item) -> None:
    """DC-24.4, DC-24.6, DC-24.7: one token is taken, if it and the creature are still there."""
    number = g.board.treasure_at[item.square]
    if not g.tokens[number] or not g.cells[item.unit] >> item.square & 1:
        fail(g, item)
        return
    g.tokens[number] -= 1
    g.eventful = 1
    if g.ears is not None:
        g.tell("DC-24.4", ev.TreasureCollected(Unit(item.unit), Square(item.square)))
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
def instead(g: DungeonCommand, source: int, seat: int) -> Decision:
    """DC-18.11: the choice is made while the replaced effect is carried out."""
    tables = g.game.tables
    words = {"source": Name("source", tables.sources[source].label)}
    return Decision(seat, "instead", "DC-18.11", (tables.verbs.accept, tables.verbs.decline), decide_instead, words)


def decide_instead(g: DungeonCommand, seat: int, code: int, source: int, _: int) -> None:
    """DC-18.11: the commander's effect, or the Morale."""
    tables = g.game.tables
    if code == tables.verbs.accept:
        for function, arguments in tables.sources[source].scripts[0]:
            g.push(function, *arguments)
    else:
        change_morale(g, seat, 1, "DC-24.4")


@step
def finish(g: DungeonCommand) -> None:
    """DC-10.7, DC-10.23: the action is done; its card is discarded when its last action has left the stack."""
    item = g.now
    g.now = None
    if item is None:
        return
    if item.card != NONE and not any(other.group == item.group for other in g.stack):
        discard(g, item.owner, item.card)
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
def put_next(g: DungeonCommand, count: int) -> Decision:
    """DC-10.15: he chooses the order; the last put is resolved first."""
    first = g.game.tables.verbs.next
    return Decision(g.fired[0][0], "put-next", "DC-10.15", range(first, first + count), put_chosen)


def put_chosen(g: DungeonCommand, seat: int, code: int, _: int) -> None:
    """This one is put next."""
    put_trigger(g, code - g.game.tables.verbs.next)


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
def trigger_target(g: DungeonCommand) -> Decision:
    """DC-18.9: the target of a triggered effect."""
    item, tables = g.draft, g.game.tables
    assert item is not None  # noqa: S101  an effect is being put on the stack
    source = tables.sources[item.source]
    assert source.target is not None  # noqa: S101
    found = targets(g, item.seat, item.unit, source.target)
    words = {"source": Name("source", source.label), "unit": unit_word(g, item.unit)}
    return Decision(
        item.seat, "trigger-target", "DC-18.9", [tables.verbs.target + other for other in found], trigger_at, words
    )


def trigger_at(g: DungeonCommand, seat: int, code: int) -> None:
    """DC-18.9: it goes on the stack with this target."""
    item, g.draft = g.draft, None
    if item is not None:
        item.target = code - g.game.tables.verbs.target
        place_trigger(g, item)


def place_trigger(g: DungeonCommand, item: Item) -> None:
    """DC-18.6: a triggered effect is on the stack; each of its actions separately, in reverse order (DC-10.11)."""
    source = g.game.tables.sources[item.source]
    for part in reversed(range(len(source.actions))):
        each = item.copy()
        each.part = part
        put_on_stack(g, each)
        item.group = each.group
    if g.ears is not None:
        g.tell("DC-18.6", ev.Triggered(Unit(item.unit), SourceName(item.source)))
