"""What each seat may see, and states that look the same to it.

Public is everything but the hands, the order of the decks and the values of closed chests. Which cards a seat has in
hand and deck together is known: warbands are open, and every card that left them did so in public. So `unseen` lists
them in a fixed order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from warhall.games.dungeon_command.actions import ATTACKS, UNTILS, AttackName, UntilName
from warhall.games.dungeon_command.battlefield import DUNGEON, OUTDOORS, Board, FaceName
from warhall.games.dungeon_command.on_board import OFF
from warhall.games.dungeon_command.previews import RouteView, SightView
from warhall.games.dungeon_command.state import ITEMS, NONE, PHASES, DungeonCommand, Item, Phase, kind_of, owner_of
from warhall.games.dungeon_command.statics import hit_points, keywords, level, speed
from warhall.games.dungeon_command.tables import Tables
from warhall.geometry.masks import cells_of, mask_of
from warhall.kernel.dice import Dice
from warhall.kernel.imagining import imagined
from warhall.kernel.kept import Kept


class CardView(msgspec.Struct, frozen=True):
    """An attached card and its owner."""

    order: str
    owner: str


class UnitView(msgspec.Struct, frozen=True, kw_only=True):
    """A creature in play."""

    id: str
    creature: str
    owner: str
    controller: str
    square: str | None
    """Its upper left square; None while it is hidden."""
    x: int
    y: int
    size: int
    damage: int
    hit_points: int
    level: int
    speed: int
    keywords: list[str]
    tapped: bool
    active: bool
    activated: bool
    attached: list[CardView]
    shifts: bool
    passes_walls: bool
    melee_bonus: int


class ItemView(msgspec.Struct, frozen=True, kw_only=True):
    """An action on the stack."""

    what: str
    seat: str
    unit: str | None
    source: str | None
    """The order, power or trigger."""
    part: int
    parts: int
    card: str | None
    target: str | None
    aim: str | None
    square: str | None
    attack: AttackName | None
    path: list[str]
    answers: int | None
    """The place on the stack, from 1, of the action that is answered."""
    helpers: list[str]
    dodged: list[str]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """What one player has, as far as it may be seen."""

    seat: str
    team: int
    faction: str
    commander: str | None
    morale: int
    leadership: int
    leadership_used: int
    hand: list[str] | None
    """The order cards, for their owner only."""
    hand_count: int
    deck_count: int
    unseen: list[str]
    """Hand and order deck together."""
    discard: list[str]
    """From the top down."""
    creature_hand: list[str] | None
    creature_hand_count: int
    creature_deck_count: int
    unseen_creatures: list[str]
    graveyard: list[str]
    passing: UntilName | None
    """Until when it lets its chances go by."""


class TreasureView(msgspec.Struct, frozen=True):
    """A treasure square."""

    square: str
    x: int
    y: int
    chest: bool
    """Whether a closed chest lies there."""
    tokens: int


class TileView(msgspec.Struct, frozen=True):
    """A tile of the battlefield."""

    tile: str
    seat: str
    x: int
    y: int
    rotation: int
    small: bool


class BattlefieldView(msgspec.Struct, frozen=True, kw_only=True):
    """The battlefield: rows of characters, walls between squares, start zones, circles."""

    face: FaceName
    width: int
    height: int
    rows: list[str]
    edges: list[tuple[int, int, int, int]]
    zones: list[list[str]]
    circles: list[list[str]]
    tiles: list[TileView]


class HitView(msgspec.Struct, frozen=True):
    """Damage that is being dealt."""

    unit: str
    amount: int
    cowers: bool


class DungeonCommandView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table."""

    viewer: str | None
    mode: Literal["standard", "first-game", "teams"]
    phase: Phase
    turn: str
    first: str
    round: int
    active: str | None
    moved: bool
    battlefield: BattlefieldView
    treasures: list[TreasureView]
    seats: list[PlayerView]
    units: list[UnitView]
    stack: list[ItemView]
    """The lowest first."""
    resolving: ItemView | None
    announcing: ItemView | None
    hits: list[HitView]
    routes: list[RouteView]
    """What lies ahead of the seat that decides (`previews`): where its creature may go, and how."""
    sights: list[SightView]
    """Likewise: what its creature sees, and what the shots on the stack do."""


def view(g: DungeonCommand, seat: int | None) -> DungeonCommandView:
    """Everything that a seat may see, and nothing else."""
    names = g.seat_names()
    return DungeonCommandView(
        viewer=None if seat is None else names[seat],
        mode=("standard", "first-game", "teams")[g.mode],
        phase=PHASES[g.phase],
        turn=names[g.turn],
        first=names[g.first],
        round=g.round,
        active=None if g.active == NONE else g.unit_name(g.active),
        moved=bool(g.moved) and g.active != NONE,
        battlefield=battlefield_view(g.board, names),
        treasures=treasures_view(g),
        seats=[player_view(g, other, names, own=other == seat) for other in range(g.seats)],
        units=[unit_view(g, unit, names) for unit, place in enumerate(g.places) if place >= OFF],
        stack=[item_view(g, item, names) for item in g.stack],
        resolving=None if g.now is None else item_view(g, g.now, names),
        announcing=None if g.draft is None else item_view(g, g.draft, names),
        hits=[HitView(g.unit_name(unit), amount, bool(cowers)) for unit, amount, cowers in g.hits],
        routes=[],
        sights=[],
    )


def treasures_view(g: DungeonCommand) -> list[TreasureView]:
    """The treasure squares: of a closed chest only that it is there."""
    board = g.board
    return [
        TreasureView(board.names[square], *board.map.place(square), bool(g.chests[number]), g.tokens[number])
        for number, square in enumerate(board.treasures)
    ]


@lru_cache(maxsize=64)  # a board never changes
def battlefield_view(board: Board, names: tuple[str, ...]) -> BattlefieldView:
    """The battlefield, which never changes."""
    return BattlefieldView(
        face=DUNGEON if board.ground.face == DUNGEON else OUTDOORS,
        width=board.width,
        height=board.height,
        rows=list(board.ground.rows),
        edges=list(board.ground.edges),
        zones=[[board.names[square] for square in cells_of(zone)] for zone in board.zones[: len(names)]],
        circles=[[board.names[square] for square in cells_of(circle)] for circle in board.circles],
        tiles=[
            TileView(each.tile, names[each.seat], each.x, each.y, each.rotation, each.small)
            for each in board.ground.tiles
        ],
    )


def player_view(g: DungeonCommand, seat: int, names: tuple[str, ...], *, own: bool) -> PlayerView:
    """What one player has, as far as it may be seen."""
    tables = g.game.tables
    orders, creatures = tables.order_ids, tables.creature_ids
    passing = g.passing[seat]
    return PlayerView(
        seat=names[seat],
        team=g.teams[seat],
        faction=tables.factions[g.packs[seat]],
        commander=None if g.commanders[seat] == NONE else tables.commanders[g.commanders[seat]].id,
        morale=g.morale[seat],
        leadership=g.leadership[seat],
        leadership_used=g.led[seat],
        hand=[orders[kind] for kind in g.hands[seat]] if own else None,
        hand_count=len(g.hands[seat]),
        deck_count=len(g.decks[seat]),
        unseen=[orders[kind] for kind in sorted(g.hands[seat] + g.decks[seat])],
        discard=[orders[kind] for kind in reversed(g.discards[seat])],
        creature_hand=[creatures[kind] for kind in g.creature_hands[seat]] if own else None,
        creature_hand_count=len(g.creature_hands[seat]),
        creature_deck_count=len(g.creature_decks[seat]),
        unseen_creatures=[creatures[kind] for kind in sorted(g.creature_hands[seat] + g.creature_decks[seat])],
        graveyard=[creatures[kind] for kind in reversed(g.graveyards[seat])],
        passing=UNTILS[passing - 1] if passing else None,
    )


UNITS: Kept[UnitView] = Kept(8192)
"""Most creatures are as they were when somebody looked last."""


def unit_view(g: DungeonCommand, unit: int, names: tuple[str, ...]) -> UnitView:
    """A creature in play."""
    tables = g.game.tables
    kind, place = g.kinds[unit], g.places[unit]
    fast = speed(g, unit)
    marks = (g.tapped >> unit & 1, g.activated >> unit & 1, unit == g.active, g.gifts[unit], g.venom[unit])
    whose = (names, kind, g.ordinals[unit], g.owners[unit], g.controllers[unit])
    key = (tables, g.board, whose, place, g.damage[unit], fast, marks, tuple(g.attached[unit]))
    if known := UNITS.get(key):
        return known
    bits = keywords(g, unit)
    x, y = g.board.map.place(place) if place >= 0 else (-1, -1)
    made = UnitView(
        id=g.unit_name(unit),
        creature=tables.creatures[kind].id,
        owner=names[g.owners[unit]],
        controller=names[g.controllers[unit]],
        square=g.board.names[place] if place >= 0 else None,
        x=x,
        y=y,
        size=tables.side[kind],
        damage=g.damage[unit],
        hit_points=hit_points(g, unit),
        level=level(g, unit),
        speed=fast,
        keywords=[keyword for keyword, bit in tables.keywords.items() if bits & bit],
        tapped=bool(g.tapped >> unit & 1),
        active=unit == g.active,
        activated=bool(g.activated >> unit & 1),
        attached=[card_view(tables, card, names) for card in g.attached[unit]],
        shifts=bool(g.gifts[unit] & 1),
        passes_walls=bool(g.gifts[unit] & 2),
        melee_bonus=g.venom[unit],
    )
    return UNITS.keep(key, made)


def card_view(tables: Tables, card: int, names: tuple[str, ...]) -> CardView:
    """A card that is attached to a creature."""
    return CardView(tables.orders[kind_of(card)].id, names[owner_of(card)])


def item_view(g: DungeonCommand, item: Item, names: tuple[str, ...]) -> ItemView:
    """An action on the stack, or one that is being announced or resolved."""
    tables = g.game.tables
    source = None if item.source == NONE else tables.sources[item.source]
    numbers = [other.number for other in g.stack]

    def unit(number: int) -> str | None:
        return None if number == NONE else g.unit_name(number)

    return ItemView(
        what=ITEMS[item.what],
        seat=names[item.seat],
        unit=unit(item.unit),
        source=None if source is None else source.label,
        part=item.part + 1,
        parts=1 if source is None else len(source.actions),
        card=None if item.card == NONE else tables.orders[item.card].id,
        target=unit(item.target),
        aim=unit(item.aim),
        square=None if item.square == NONE else g.board.names[item.square],
        attack=None if item.attack == NONE else ATTACKS[item.attack],
        path=[g.board.names[square] for square in item.path],
        answers=numbers.index(item.answers) + 1 if item.answers in numbers else None,
        helpers=[g.unit_name(helper) for helper in item.helpers],
        dodged=[g.unit_name(other) for other in range(len(g.kinds)) if item.dodged >> other & 1],
    )


def imagine(g: DungeonCommand, seat: int | None, dice: Dice) -> DungeonCommand:
    """A state that looks the same to a seat: hands of others, decks and closed chests are dealt anew.

    Chests are dealt from the markers that lie closed or were left over, as far as the number of those is known.
    """
    new = imagined(g, seat, dice)
    for other in range(new.seats):
        if other != seat:
            new.held[other] = mask_of({*new.hands[other]})  # what it could hold is the same
    _deal_chests(new, dice)
    return new


def _deal_chests(g: DungeonCommand, dice: Dice) -> None:
    """DC-2.11, DC-2.12: the values of closed chests, from all markers that nobody has seen."""
    setup = g.game.tables.setup
    if g.symbols:
        return  # DC-28.5: both markers are known to show 3
    left = [value for value, copies in sorted(setup.chests.items()) for _ in range(copies * g.seats)]
    for value in g.opened:
        if value in left:
            left.remove(value)
    dice.shuffle(left)
    for number, value in enumerate(g.chests):
        if value:
            g.chests[number] = left.pop() if left else 1 + dice.below(3)
