"""The operations that card data may call, one small function each (chapter 13, FC-14.11).

Here: finding the units an operation is for, and doing it. Not here: the words of the operations (`operations`), the
panic that a card causes (`retreat`), when operations are started (`tactics`, `activation`).
"""

from __future__ import annotations

from warhall.content import Operations
from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import chronicle, events, in_vain, retreat, score
from warhall.games.fantasy_commander.actions import Card, Colour, Unit
from warhall.games.fantasy_commander.losses import hurt, refresh, restore, tire_by_force
from warhall.games.fantasy_commander.operations import (
    AnyOp,
    Choose,
    Damage,
    Defend,
    Dice,
    Fatigue,
    Forbid,
    Grant,
    Ignore,
    Lasting,
    Look,
    Lose,
    Of,
    Order,
    OrderColour,
    Panic,
    Place,
    Player,
    Range,
    Refresh,
    Reorder,
    Reroll,
    Restore,
    Result,
    Speed,
    Summon,
    Support,
    Target,
    Who,
)
from warhall.games.fantasy_commander.orders import COLOUR_AT, place_of
from warhall.games.fantasy_commander.placing import lay, not_open, open_hexes, raise_unit
from warhall.games.fantasy_commander.properties import (
    add_effect,
    card,
    enemy_contacts,
    has_curse,
    is_banned,
    own_units,
    props_of,
)
from warhall.games.fantasy_commander.reasons import impassable, occupied, piece, where
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import (
    ACTIVATION,
    BAN_DEFEND,
    COLOURS,
    E_CURSE,
    HERO,
    NONE,
    PROPERTIES,
    TYPES,
    UNTIL,
    lasting,
)
from warhall.games.fantasy_commander.telling import change_event, source_of
from warhall.geometry.masks import cells_of, mask_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word

OPERATIONS: Operations[Asked] = Operations(AnyOp)
NOT_AMONG = refusal("FC-13.21", "not-among")
TERRAIN_RANGE = 2
"""FC-13.12: so far from an own unit a terrain hex may be put."""


def push_ops(g: Battle, side: int, prefix: str, count: int) -> None:
    """Put a list of operations on the agenda, to be done in the printed order (FC-13.21)."""
    for number in reversed(range(count)):
        g.push(do_op, side, f"{prefix}/{number}", NONE)


@step
def do_op(g: Battle, side: int, address: str, hero: int) -> Asked:  # noqa: PLR0911  one return for each reason
    """One operation: find its units, asking where the player chooses, and do it.

    FC-13.4, FC-13.20: an operation on the unit that will be activated waits for it.
    """
    if score.is_over(g):
        return None
    op = g.game.tables.ops[address]
    if g.ears is not None and hero == NONE and address.startswith("town.") and address.endswith("/0"):
        g.tell("FC-C.10", chronicle.TownCardWorked(Seat(side), source_of(address)))
    target: Target | None = getattr(op, "to", None)
    if target is None:
        return OPERATIONS[type(op)].function(g, side, op, address)
    if target.who is Who.ACTIVATED and g.activation is None:
        g.waiting.append(address)
        return None
    if target.who in (Who.ACTIVATED, Who.SELF):
        perform(g, side, op, address, [active_unit(g)])
        return None
    if target.who is Who.SAME:
        perform(g, side, op, address, cells_of(g.chosen))
        return None
    if target.of is Of.HERO and hero == NONE:
        return choose_hero(g, side, address, target)
    found = candidates(g, side, target, hero)
    if not found and g.ears is not None:
        in_vain.tell_nobody(g, address, target)
    if target.n == "all" or len(found) <= target.n:
        g.chosen = mask_of(found)
        perform(g, side, op, address, found)
        return None
    g.chosen = 0
    g.push(choose_targets, side, address, hero)
    return None


def rule_of(target: Target | None, address: str) -> str:
    """By which rule an effect is done: a paid property's, terrain's, or a card's on the activated unit or at once."""
    if address.startswith("paid."):
        return "FC-14.9"
    if address.startswith("start."):
        return "FC-18.13"
    if address.startswith("town."):
        return "FC-C.10"
    return "FC-13.20" if target is not None and target.who is Who.ACTIVATED else "FC-13.4"


def active_unit(g: Battle) -> int:
    """The unit that is activated."""
    if g.activation is None:
        raise LookupError("no unit is activated")
    return g.activation.unit


def choose_hero(g: Battle, side: int, address: str, target: Target) -> Asked:
    """An operation near a hero is measured from one own hero of the player's choice."""
    heroes = [unit for unit in own_units(g, side) if card(g, unit).type == HERO]
    if not heroes:
        g.chosen = 0
        if g.ears is not None:
            in_vain.tell_nobody(g, address, target)
        return None
    if len(heroes) == 1:
        g.push(do_op, side, address, heroes[0])
        return None
    return CHOOSE_HERO.offer_each(g, side, heroes)


def no_hero(g: Battle, seat: int, unit: int, side: int, *_: object) -> Refusal | None:
    """FC-13.10: an own hero on the map."""
    there = unit < len(g.kinds) and g.owners[unit] == side and g.hexes[unit] >= 0
    return None if there and card(g, unit).type == HERO else refusal("FC-13.10", "no-hero")


def take_hero(g: Battle, seat: int, unit: int, side: int, address: str, hero: int) -> None:
    """The hero is chosen."""
    g.push(do_op, side, address, unit)


CHOOSE_HERO = Question("choose-hero", "FC-13.10", Verb(do.Target, does=take_hero, forbids=no_hero))


def candidates(g: Battle, side: int, target: Target, hero: int) -> list[int]:
    """The units among which the player of an operation chooses (FC-13.18: not one that has the same curse)."""
    tables = g.game.tables
    whose = side if target.who is Who.OWN else 1 - side
    found = own_units(g, whose)
    if target.types:
        types = {TYPES[kind] for kind in target.types}
        found = [unit for unit in found if card(g, unit).type in types]
    if target.property is not None:
        wanted = 1 << PROPERTIES[target.property]
        found = [unit for unit in found if props_of(g, unit) & wanted]
    if target.order is not None:
        found = [unit for unit in found if g.orders[unit] == COLOURS[target.order.value]]
    if target.free_of_contact:
        found = [unit for unit in found if not enemy_contacts(g, unit)]
    if target.reach is not None:
        origins = own_units(g, side) if target.of is Of.ANY_OWN else [hero if target.of is Of.HERO else active_unit(g)]
        near = 0
        for origin in origins:
            near |= tables.board.within(g.hexes[origin], target.reach)
        found = [unit for unit in found if near >> g.hexes[unit] & 1]
    if target.who is Who.ENEMY and is_curse(g):
        found = [unit for unit in found if not has_curse(g, unit, g.playing)]
    return found


def is_curse(g: Battle) -> bool:
    """FC-13.17: whether the card being played is a curse."""
    return g.playing != NONE and g.game.tables.cards[g.playing].kind == "curse"


def lays_curse(g: Battle, op: AnyOp) -> bool:
    """FC-13.17: whether an operation lies on enemy units as the curse of the card being played."""
    target: Target | None = getattr(op, "to", None)
    return target is not None and target.who is Who.ENEMY and is_curse(g)


@step
def choose_targets(g: Battle, side: int, address: str, hero: int) -> Asked:
    """FC-13.10: the player who plays it chooses the units one by one."""
    op = g.game.tables.ops[address]
    target: Target = op.to  # type: ignore[union-attr]  # only operations with units come here
    if g.chosen.bit_count() == target.n:
        perform(g, side, op, address, cells_of(g.chosen))
        return None
    found = [unit for unit in candidates(g, side, target, hero) if not g.chosen >> unit & 1]
    return CHOOSE_TARGET.offer_each(g, side, found)


def card_word(g: Battle, *_: object) -> dict[str, Word]:
    """The card that is played."""
    return {"card": playing_name(g)}


def playing_name(g: Battle) -> Name | str:
    """What the question is about."""
    return Name("card", g.game.tables.cards[g.playing].id) if g.playing != NONE else Name("choice", "effect")


def no_target(g: Battle, seat: int, unit: int, side: int, address: str, hero: int) -> Refusal | None:
    """FC-13.10, FC-13.18: a unit that the operation speaks of, not chosen yet, and without the same curse."""
    target: Target = g.game.tables.ops[address].to  # type: ignore[union-attr]  # only operations with units come here
    if unit in candidates(g, side, target, hero) and not g.chosen >> unit & 1:
        return None
    if unit < len(g.kinds) and g.hexes[unit] >= 0 and is_curse(g) and has_curse(g, unit, g.playing):
        return refusal("FC-13.18", "cursed-already", unit=piece(g, unit))
    message, words = not_meant(g, side, target, unit)
    return refusal("FC-13.10", message, **words)


def not_meant(  # noqa: PLR0911  one line a reason
    g: Battle, side: int, target: Target, unit: int
) -> tuple[str, dict[str, Word]]:
    """FC-13.10: in what a unit differs from those that an operation speaks of."""
    if unit >= len(g.kinds) or g.hexes[unit] < 0:
        return "not-on-map", {}
    name: dict[str, Word] = {"unit": piece(g, unit)}
    own = g.owners[unit] == side
    if own is not (target.who is Who.OWN):
        return ("target-own" if own else "target-enemy"), name
    if g.chosen >> unit & 1:
        return "target-chosen", name
    if target.types and card(g, unit).type not in {TYPES[kind] for kind in target.types}:
        return "target-type", {**name, "types": tuple(Name("unit-type", kind.value) for kind in target.types)}
    if target.property is not None and not props_of(g, unit) >> PROPERTIES[target.property] & 1:
        return "target-property", {**name, "property": Name("property", target.property.value)}
    if target.order is not None and g.orders[unit] != COLOURS[target.order.value]:
        return "target-order", {**name, "colour": Name("colour", target.order.value)}
    if target.free_of_contact and enemy_contacts(g, unit):
        return "target-contact", name
    return "target-far", {**name, "steps": target.reach or 0}


def take_target(g: Battle, seat: int, unit: int, side: int, address: str, hero: int) -> None:
    """One unit is chosen."""
    g.chosen |= 1 << unit


CHOOSE_TARGET = Question(
    "choose-target", "FC-13.10", Verb(do.Target, does=take_target, forbids=no_target, again=True), words=card_word
)


def perform(g: Battle, side: int, op: AnyOp, address: str, units: list[int]) -> None:
    """Do an operation to units; a curse leaves its token on them (FC-13.24)."""
    if lays_curse(g, op):
        for unit in units:
            add_effect(g, unit, ACTIVATION, (E_CURSE, g.playing, 0, 0))
            if g.ears is not None:
                g.tell("FC-13.17", events.CurseLaid(Unit(unit), Card(g.playing)))
    for unit in units:
        if g.hexes[unit] >= 0:
            OPERATIONS[type(op)].function(g, side, op, address, unit)
    if isinstance(op, Damage | Fatigue):
        score.settle(g)


@OPERATIONS.operation(Grant, rule="FC-13.5")
@OPERATIONS.operation(Lose, rule="FC-13.5")
@OPERATIONS.operation(Dice, rule="FC-13.5")
@OPERATIONS.operation(Reroll, rule="FC-13.5")
@OPERATIONS.operation(Result, rule="FC-13.5")
@OPERATIONS.operation(Ignore, rule="FC-13.5")
@OPERATIONS.operation(Support, rule="FC-13.5")
@OPERATIONS.operation(Speed, rule="FC-13.5")
@OPERATIONS.operation(Range, rule="FC-18.17")
@OPERATIONS.operation(Forbid, rule="FC-13.5")
def last(g: Battle, side: int, op: Lasting, address: str, unit: int) -> None:
    """FC-13.5, FC-13.17: a change that lies on a unit for a time."""
    if isinstance(op, Grant) and not suits(g, op, unit):
        if g.ears is not None:
            g.tell("FC-13.21", in_vain.Unaffected(source_of(address), Unit(unit)))
        return
    add_effect(g, unit, UNTIL[op.until], lasting(op))
    if g.ears is not None:
        g.tell(rule_of_change(g, op, address), change_event(unit, op))


def suits(g: Battle, op: Grant, unit: int) -> bool:
    """FC-13.21: whether a property is for a unit of this type, or with this other property."""
    if op.only_type is not None and card(g, unit).type != TYPES[op.only_type]:
        return False
    return op.only_property is None or bool(props_of(g, unit) >> PROPERTIES[op.only_property] & 1)


def rule_of_change(g: Battle, op: Lasting, address: str) -> str:
    """FC-13.5, FC-13.17, FC-13.24, FC-14.9, FC-C.10: a card's, a curse's, a paid property's or a town card's."""
    if address.startswith("paid."):
        return "FC-14.9"
    if address.startswith("town."):
        return "FC-C.10"
    return "FC-13.17" if is_curse(g) and op.to.who in (Who.ENEMY, Who.SAME) else "FC-13.5"


@OPERATIONS.operation(Fatigue, rule="FC-15.10")
def fatigue(g: Battle, side: int, op: Fatigue, address: str, unit: int) -> None:
    """FC-15.9, FC-15.10: forced fatigue; who can take no more loses a miniature or health instead."""
    tire_by_force(g, unit, op.n, source_of(address))


@OPERATIONS.operation(Refresh, rule="FC-18.13")
def refreshing(g: Battle, side: int, op: Refresh, address: str, unit: int) -> None:
    """Fatigue tokens go."""
    rule = rule_of(op.to, address)
    if not g.fatigue[unit] and g.ears is not None and not address.startswith("start."):
        g.tell(rule, in_vain.Unneeded((Unit(unit),), "fatigue", source_of(address)))
    refresh(g, unit, op.n, rule, source_of(address))


@OPERATIONS.operation(Restore, rule="FC-4.12")
def restoring(g: Battle, side: int, op: Restore, address: str, unit: int) -> None:
    """FC-4.12: miniatures come back, or wounds heal."""
    if not g.wounds[unit] and g.ears is not None and not address.startswith("start."):
        g.tell("FC-4.12", in_vain.Unneeded((Unit(unit),), "losses", source_of(address)))
    restore(g, unit, op.n, rule_of(op.to, address), source_of(address))


@OPERATIONS.operation(Damage, rule="FC-13.22")
def damage(g: Battle, side: int, op: Damage, address: str, unit: int) -> None:
    """FC-13.22: damage that is no attack; nothing reduces it."""
    hurt(g, unit, op.n, "FC-13.22")


@OPERATIONS.operation(Panic, rule="FC-13.23")
def panic(g: Battle, side: int, op: Panic, address: str, unit: int) -> None:
    """FC-13.23: panic that comes from the nearest unit of the playing side."""
    g.push(retreat.card_panic, side, unit, op.n)


@OPERATIONS.operation(Reorder, rule="FC-12.14")
def reorder(g: Battle, side: int, op: Reorder, address: str, unit: int) -> None:
    """FC-12.14: another colour on a unit; if its step is over, the unit may act all the same."""
    if g.orders[unit] < 0:
        return
    colour = COLOURS[op.colour.value]
    g.orders[unit] = colour
    if colour < g.colour:
        g.late |= 1 << unit
    if g.ears is not None:
        g.tell("FC-12.14", events.Recoloured(Seat(g.owners[unit]), Unit(unit), Colour(colour)))


@OPERATIONS.operation(Defend, rule="FC-17.1")
def defending(g: Battle, side: int, op: Defend, address: str, unit: int) -> None:
    """A defence token from a card; the unit keeps its order."""
    if is_banned(g, unit, BAN_DEFEND):
        if g.ears is not None:
            g.tell("FC-13.5", in_vain.TokenBarred(Unit(unit)))
        return
    g.defended |= 1 << unit
    if g.ears is not None:
        g.tell("FC-17.1", events.Defended(Unit(unit), "card"))


@OPERATIONS.operation(Order, rule="FC-13.9")
def order(g: Battle, side: int, op: Order, address: str) -> Asked:
    """Tokens into a reserve; or out of it: drawn at random, or by the victim's choice."""
    whose = side if op.player is Player.OWN else 1 - side
    if op.n > 0:
        colour = COLOURS[op.colour.value]
        g.reserve[4 * whose + place_of(colour)] += op.n
        if g.ears is not None:
            for _ in range(op.n):
                g.tell("FC-13.9", events.OrderGained(Seat(whose), Colour(colour), source_of(address)))
        return None
    for number in range(-op.n):
        held = [place for place in range(4) for _ in range(g.reserve[4 * whose + place])]
        if op.colour is not OrderColour.RANDOM:
            held = [place for place in held if COLOUR_AT[place] == COLOURS[op.colour.value]]
        if not held:
            if not number:
                in_vain.tell_nothing_to_take(g, whose, address)
            break
        place = g.dice.pick(held)
        g.reserve[4 * whose + place] -= 1
        g.spent[4 * whose + place] += 1
        g.uncovered += 1
        if g.ears is not None:
            g.tell(rule_of(None, address), events.OrderLost(Seat(whose), Colour(COLOUR_AT[place])))
    return None


@OPERATIONS.operation(Choose, rule="FC-13.21")
def choose(g: Battle, side: int, op: Choose, address: str) -> Asked:
    """The player chooses one of the lists."""
    return CHOOSE_EFFECT.offer_each(g, side, range(len(op.of)))


def no_list(g: Battle, seat: int, number: int, side: int, address: str, hero: int) -> Refusal | None:
    """FC-13.21: one of the lists of the card."""
    lists = g.game.tables.ops[address].of  # type: ignore[union-attr]  # only `choose` comes here
    return None if number < len(lists) else refusal("FC-13.21", "no-such-thing")


def take_list(g: Battle, seat: int, number: int, side: int, address: str, hero: int) -> None:
    """The operations of the list are done in order."""
    op = g.game.tables.ops[address]
    push_ops(g, side, f"{address}/{number}", len(op.of[number]))  # type: ignore[union-attr]  # only `choose` comes here


CHOOSE_EFFECT = Question("choose-effect", "FC-13.21", Verb(do.Choose, does=take_list, forbids=no_list), words=card_word)


@OPERATIONS.operation(Place, rule="FC-13.11")
def place(g: Battle, side: int, op: Place, address: str) -> Asked:
    """FC-13.11 to FC-13.15: a terrain hex may be put on the map, if one is left."""
    left = g.supply[g.game.tables.terrain_of[op.terrain]]
    return PLACE_TERRAIN.offer_each(g, side, placing_spots(g, side), 1) if left else None


def placing_spots(g: Battle, side: int) -> int:
    """FC-13.12: open hexes without unit, terrain and capture point, near an own unit."""
    board = g.game.tables.board
    near = 0
    for cell in cells_of(g.occupied[side]):
        near |= board.within(cell, TERRAIN_RANGE)
    return near & open_hexes(g)


def terrain_word(g: Battle, seat: int, side: int, address: str, hero: int) -> dict[str, Word]:
    """FC-13.11: the terrain that is put."""
    op: Place = g.game.tables.ops[address]  # type: ignore[assignment]  # only `place` comes here
    return {"terrain": g.game.tables.terrain_names[g.game.tables.terrain_of[op.terrain]]}


def no_place(g: Battle, seat: int, cell: int, side: int, *_: object) -> Refusal | None:
    """FC-13.12: an open hex near an own unit."""
    if refused := not_open(g, cell, "FC-13.12"):
        return refused
    distance = g.game.tables.distance[cell]
    if any(distance[g.hexes[unit]] <= TERRAIN_RANGE for unit in own_units(g, side)):
        return None
    return refusal("FC-13.12", "too-far-from-own", hex=where(g, cell), steps=TERRAIN_RANGE)


def put_terrain(g: Battle, seat: int, cell: int, side: int, address: str, hero: int) -> None:
    """FC-13.11: the hex is put."""
    op: Place = g.game.tables.ops[address]  # type: ignore[assignment]  # only `place` comes here
    lay(g, side, g.game.tables.terrain_of[op.terrain], cell, "FC-13.11")
    g.placed = True


PLACE_TERRAIN = Question(
    "place-terrain",
    "FC-13.11",
    Verb(do.On, does=put_terrain, forbids=no_place),
    Verb(do.Decline, does=retreat.leave_it, way_out=True),
    words=terrain_word,
)


@OPERATIONS.operation(Summon, rule="FC-26.23")
def summon(g: Battle, side: int, op: Summon, address: str) -> Asked:
    """A unit of the supply comes next to one own hero."""
    kind = g.game.tables.kind_of[op.unit]
    spots = summoning_spots(g, side) if g.recruits[kind] else 0
    if spots.bit_count() == 1:
        raise_unit(g, side, kind, spots.bit_length() - 1, rule_of(None, address))
        return None
    if not spots:
        in_vain.tell_in_vain(g, address)
    return SUMMON.offer_each(g, side, spots)


def summoning_spots(g: Battle, side: int) -> int:
    """FC-26.23: free passable hexes next to an own hero."""
    tables, near = g.game.tables, 0
    for unit in own_units(g, side):
        if card(g, unit).type == HERO:
            near |= tables.board.adjacent[g.hexes[unit]]
    return near & ~(tables.field(g.terrain).impassable | g.occupied[0] | g.occupied[1])


def no_summoning(g: Battle, seat: int, cell: int, side: int, *_: object) -> Refusal | None:
    """FC-26.23: a free passable hex next to an own hero."""
    tables = g.game.tables
    closed = tables.field(g.terrain).impassable
    if refused := occupied(g, cell, "FC-1.6") or impassable(g, cell, closed, "FC-26.23"):
        return refused
    near = (tables.board.adjacent[g.hexes[unit]] for unit in own_units(g, side) if card(g, unit).type == HERO)
    return (
        None
        if any(beside >> cell & 1 for beside in near)
        else refusal("FC-26.23", "not-beside-hero", hex=where(g, cell))
    )


def put_unit(g: Battle, seat: int, cell: int, side: int, address: str, hero: int) -> None:
    """The hex of the summoned unit is named."""
    op: Summon = g.game.tables.ops[address]  # type: ignore[assignment]  # only `summon` comes here
    raise_unit(g, side, g.game.tables.kind_of[op.unit], cell, rule_of(None, address))


SUMMON = Question(
    "summon",
    "FC-26.23",
    Verb(do.On, does=put_unit, forbids=no_summoning),
    words=lambda g, seat, side, address, hero: {"unit": Name("unit", g.game.tables.ops[address].unit)},
)


@OPERATIONS.operation(Look, rule="FC-13.21")
def look(g: Battle, side: int, op: Look, address: str) -> Asked:
    """Only that player sees the top cards; he may put those of his own deck into another order."""
    whose = side if op.deck is Player.OWN else 1 - side
    deck = g.decks[whose]
    count = min(op.n, len(deck))
    if not count:
        if g.ears is not None:
            g.tell("FC-13.21", events.LookedInVain(Seat(whose)))
        return None
    g.known[2 * side + whose] = max(g.known[2 * side + whose], count)
    g.uncovered += 1
    if g.ears is not None:
        seen = tuple(Card(each) for each in reversed(deck[-count:]))
        owner: events.Whose = "own" if op.deck is Player.OWN else "other"
        veiled = events.LookedHidden(Seat(side), Seat(whose), owner, count)
        g.tell(rule_of(None, address), events.Looked(Seat(side), Seat(whose), owner, seen), (side,), veiled)
    if op.rearrange and count > 1:
        g.push(rearrange, side, whose, count, ())
    return None


@step
def rearrange(g: Battle, side: int, whose: int, count: int, chosen: tuple[int, ...]) -> Asked:
    """The player names the cards from the top down; the last one follows by itself.

    Equal cards are asked for as well: that nothing is asked would tell the others that they are equal.
    """
    rest = cards_left(g, whose, count, chosen)
    if len(rest) > 1:
        return REARRANGE.offer_each(g, side, sorted(set(rest)))
    order = [*chosen, *rest]
    g.decks[whose][-count:] = order[::-1]
    g.known[2 * (1 - side) + whose] = 0
    g.uncovered += 1
    if g.ears is not None:
        g.tell("FC-13.21", events.Rearranged(Seat(side)))
    return None


def cards_left(g: Battle, whose: int, count: int, chosen: tuple[int, ...]) -> list[int]:
    """FC-13.21: the cards that were looked at and have no place yet."""
    rest = list(g.decks[whose][-count:])
    for each in chosen:
        rest.remove(each)
    return rest


def not_seen(
    g: Battle, seat: int, card: int, side: int, whose: int, count: int, chosen: tuple[int, ...]
) -> Refusal | None:
    """FC-13.21: one of the cards that were looked at and have no place yet."""
    return None if card in cards_left(g, whose, count, chosen) else NOT_AMONG


def put_card(g: Battle, seat: int, card: int, side: int, whose: int, count: int, chosen: tuple[int, ...]) -> None:
    """The next card from the top."""
    g.push(rearrange, side, whose, count, (*chosen, card))


REARRANGE = Question("rearrange", "FC-13.21", Verb(do.Put, does=put_card, forbids=not_seen))

QUESTIONS = (CHOOSE_HERO, CHOOSE_TARGET, CHOOSE_EFFECT, PLACE_TERRAIN, SUMMON, REARRANGE)
