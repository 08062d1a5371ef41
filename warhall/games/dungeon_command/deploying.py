"""Deploying creatures: at the start, in the Deploy phase, and by effects (chapter 5, chapter 25)."""

from __future__ import annotations

from collections.abc import Iterator

from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command.actions import Unit, square_word, unit_word
from warhall.games.dungeon_command.operations import Place
from warhall.games.dungeon_command.pieces import BY_EFFECT, Placing, come_into_play
from warhall.games.dungeon_command.state import SET_UP, DungeonCommand
from warhall.games.dungeon_command.static_clauses import DeployPlace
from warhall.games.dungeon_command.statics import is_friend
from warhall.games.dungeon_command.targets import holds
from warhall.geometry.masks import cells_of, spread
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.words import Name


def covered(g: DungeonCommand, side: int) -> int:
    """The places where a creature of a size would cover the square of another."""
    return g.occupied if side == 1 else spread(g.occupied, g.board.walk(side).footprint)


def anchors_in(g: DungeonCommand, side: int, squares: int) -> int:
    """DC-5.6: the places where a whole space lies in some squares, accessible and without another creature."""
    return g.board.room_in(side, squares) & ~covered(g, side)


def zone_places(g: DungeonCommand, seat: int, side: int) -> int:
    """DC-5.6, DC-5.7, DC-5.13: where a creature of a size may be put into the start zone.

    If it does not fit wholly, then with as many squares inside as possible; if with none, then as near as possible.
    """
    zone = g.board.zones[seat]
    inside = anchors_in(g, side, zone)
    if inside:
        return inside
    free = g.board.map.standing(side) & ~covered(g, side)
    best: dict[int, int] = {}
    for anchor in cells_of(free):
        share = (g.board.spaces[side][anchor] & zone).bit_count()
        best[share] = best.get(share, 0) | 1 << anchor
    most = max(best, default=0)
    if most:
        return best[most]
    near, footprint = zone, g.board.map.footprint(side)
    for _ in range(g.board.width + g.board.height):
        near |= g.board.map.around(near)
        touching = free & spread(near, footprint)
        if touching:
            return touching
    return 0


def places_of(g: DungeonCommand, place: Place, bearer: int, side: int) -> int:
    """DC-25.9: where a creature of a size may be put by a place of its own; every square of it must satisfy it."""
    board = g.board
    if place.terrain is not None:
        found = 0
        for circle in board.circles:
            if place.same_as is None or g.cells[bearer] & circle:
                found |= anchors_in(g, side, circle)
        return found
    if place.adjacent_to is not None:
        return anchors_in(g, side, board.next_to_wall)
    if place.reach is not None:
        return anchors_in(g, side, _in_sight(g, bearer, place.reach))
    return anchors_in(g, side, board.open)


def _in_sight(g: DungeonCommand, bearer: int, within: int) -> int:
    """DC-21.1: the squares within a distance of a creature that it sees."""
    board, looker = g.board, g.cells[bearer]
    return board.lookout.seen(looker, board.within(looker, within) & board.open, g.foes[g.controllers[bearer]])


def offered_places(g: DungeonCommand, seat: int, kind: int) -> int:
    """DC-5.14, DC-25.9: further places for a creature card, by its own text, other creatures and attached cards."""
    tables = g.game.tables
    side = tables.side[kind]
    found = 0
    for own in tables.own_places[kind]:
        found |= places_of(g, own.place, -1, side)
    for unit in g.crews[seat]:
        for offer in g.gear[unit].offers:
            if _is_offered(g, offer, kind, unit):
                found |= places_of(g, offer.place, unit, side)
    return found


def deploy(g: DungeonCommand, seat: int, kind: int, place: int) -> None:
    """DC-5.6, DC-25.2: a creature is deployed by its player, in the start zone or a place of its own."""
    come_into_play(g, seat, kind, place, BY_EFFECT if g.ears is None else placing_of(g, seat, kind, place))


def placing_of(g: DungeonCommand, seat: int, kind: int, place: int) -> Placing:
    """DC-5.6, DC-5.7, DC-5.14, DC-25.2, DC-25.9: the rule by which a creature may be deployed there."""
    tables = g.game.tables
    side, starting = tables.side[kind], g.phase == SET_UP
    if anchors_in(g, side, g.board.zones[seat]) >> place & 1:
        return Placing("DC-5.6" if starting else "DC-25.2")
    rule = "DC-5.14" if starting else "DC-25.9"
    for own in tables.own_places[kind]:
        if places_of(g, own.place, -1, side) >> place & 1:
            return Placing(rule, "own", _called(tables.creatures[kind].id, own))
    for unit in g.crews[seat]:
        for label, offer in _offers(g, unit):
            if _is_offered(g, offer, kind, unit) and places_of(g, offer.place, unit, side) >> place & 1:
                return Placing(rule, "lent", _called(label, offer), (Unit(unit),))
    return Placing("DC-5.7", "near")


def _offers(g: DungeonCommand, unit: int) -> Iterator[tuple[str, DeployPlace]]:
    """DC-5.14: the places that a creature offers to others, each with the card that says so."""
    tables = g.game.tables
    for offer in tables.places_by[g.kinds[unit]]:
        yield tables.creatures[g.kinds[unit]].id, offer
    for card in g.attached[unit]:
        for offer in tables.places_by_card[card >> 3]:
            yield tables.order_ids[card >> 3], offer


def _called(card: str, offer: DeployPlace) -> tuple[Name, ...]:
    """The name of a text that offers a place, or of its card."""
    return (Name("source", card if offer.name is None else f"{card}.{offer.id}"),)


def _is_offered(g: DungeonCommand, offer: DeployPlace, kind: int, unit: int) -> bool:
    """DC-5.14: whether a place that a creature offers is open to a creature card now."""
    tables = g.game.tables
    meant = offer.keyword is None or tables.kind_keywords[kind] & tables.keywords[offer.keyword]
    return bool(meant) and holds(g, offer.condition, unit)


def affordable(g: DungeonCommand, seat: int) -> list[int]:
    """DC-5.3, DC-25.3: the kinds in hand that Leadership allows."""
    left = g.leadership[seat] - g.led[seat]
    levels = g.game.tables.level
    return [kind for kind in dict.fromkeys(g.creature_hands[seat]) if levels[kind] <= left]


def deployments(g: DungeonCommand, seat: int) -> list[tuple[int, int]]:
    """DC-25.2, DC-5.6, DC-5.14: every creature in hand with all its places."""
    sides, zone = g.game.tables.side, dict[int, int]()
    found = []
    for kind in affordable(g, seat):
        side = sides[kind]
        if side not in zone:
            zone[side] = zone_places(g, seat, side)
        places = zone[side] | offered_places(g, seat, kind)
        if places:
            found.append((kind, places))
    return found


def no_deployment(g: DungeonCommand, seat: int, kind: int, square: int, rule: str) -> Refusal | None:
    """DC-5.3, DC-5.5, DC-5.6, DC-25.3: a creature in hand, within Leadership, in its zone or a place of its own."""
    places = zone_places(g, seat, g.game.tables.side[kind]) | offered_places(g, seat, kind)
    if refused := not_affordable(g, seat, kind, rule):
        return refused
    if places >> square & 1:
        return None
    space = g.board.spaces[g.game.tables.side[kind]][square] if square < g.board.size else 0
    stands = next((unit for unit, cells in enumerate(g.cells) if cells & space), None)
    if stands is not None:
        return refusal("DC-5.6", "occupied", square=square_word(g, square), unit=unit_word(g, stands))
    return refusal("DC-5.6", "not-in-zone", card=creature_word(g, kind), square=square_word(g, square))


def creature_word(g: DungeonCommand, kind: int) -> Name:
    """A creature card as a fact."""
    return Name("creature", g.game.tables.creatures[kind].id)


def not_affordable(g: DungeonCommand, seat: int, kind: int, rule: str) -> Refusal | None:
    """DC-5.3, DC-5.5, DC-25.3: a creature in hand that Leadership allows; the rule that says so here is given."""
    if kind not in g.creature_hands[seat]:
        return refusal("DC-5.5", "creature-not-in-hand", card=creature_word(g, kind))
    need = g.led[seat] + g.game.tables.level[kind]
    return refusal(rule, "leadership", need=need, have=g.leadership[seat]) if need > g.leadership[seat] else None


def opponent_zone_places(g: DungeonCommand, seat: int, side: int) -> int:
    """DC-25.10: the places wholly inside the start zone of one opponent."""
    found = 0
    for other in range(g.seats):
        if not is_friend(g, seat, other):
            found |= anchors_in(g, side, g.board.zones[other])
    return found


def effect_places(g: DungeonCommand, seat: int, number: int) -> Iterator[tuple[int, int]]:
    """DC-25.10: the kinds that an operation can deploy now, each with its places."""
    tables = g.game.tables
    op = tables.ops[number]
    if not isinstance(op, ops.Deploy):
        return
    keyword = 0 if op.keyword is None else tables.keywords[op.keyword]
    for kind in affordable(g, seat):
        if tables.kind_keywords[kind] & keyword == keyword:
            side = tables.side[kind]
            if op.place.opponent_start_zone:
                yield kind, opponent_zone_places(g, seat, side)
            else:
                yield kind, places_of(g, op.place, -1, side)


def can_deploy_by(g: DungeonCommand, seat: int, number: int) -> bool:
    """DC-25.10: whether some legal deployment by an effect exists."""
    return any(places for _, places in effect_places(g, seat, number))
