"""What each seat may see (DG-1.19), and states that look the same to it.

Hidden are the hands of the others, the order of all decks, and, while a map is laid in advance, the others' location
cards. Everything else lies open.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, get_args

import msgspec

from warhall.games.dungeoneer.actions import PILES
from warhall.games.dungeoneer.cards import attached_to, limit, pile_of
from warhall.games.dungeoneer.codec import cell_name
from warhall.games.dungeoneer.fight_view import FightView, RollView, fight_view, roll_view
from warhall.games.dungeoneer.options import VARIANTS
from warhall.games.dungeoneer.places import exit_at
from warhall.games.dungeoneer.previews import FormView, QuestView, WayView, forms, quests, ways
from warhall.games.dungeoneer.printed import Plane
from warhall.games.dungeoneer.score import QUESTS_TO_WIN
from warhall.games.dungeoneer.special import tokens_of
from warhall.games.dungeoneer.state import LYING, NONE, PHASES, Dungeoneer, Phase
from warhall.games.dungeoneer.tables import MAGIC, MELEE, PLANES, SPEED
from warhall.games.dungeoneer.values import hero_values
from warhall.kernel.dice import Dice
from warhall.kernel.imagining import deal_anew, imagined
from warhall.kernel.kept import Kept

MapSide: TypeAlias = Literal["n", "e", "s", "w"]
MAP_SIDES: tuple[MapSide, ...] = get_args(MapSide)


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card in an inventory or a lair."""

    id: str
    wounds: int = 0
    charges: int = 0
    x: int = 0
    under: list[str] = []
    """The attachments under it."""
    used: bool = False
    """Whether it was used this turn."""
    by: str | None = None
    """Who played it."""


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player with everything that lies before him."""

    seat: str
    hero: str | None
    alive: bool
    level: int
    health: int
    max_health: int
    glory: int
    peril: int
    ap: int
    saved: bool
    melee: int
    magic: int
    speed: int
    place: str | None
    fallen: bool
    boon_limit: int
    treasure_limit: int
    hand_count: int
    hand: list[str] | None
    """The cards, for their owner only."""
    known: list[str]
    """The cards of the hand that all have seen: monsters taken back."""
    inventory: list[CardView]
    lair: list[CardView]
    quests: list[str]
    completed: list[str]
    escorts: list[str]
    """The quests whose tokens the hero holds."""
    tile_count: int
    tiles: list[str] | None
    """DG-20.1: location cards to be laid, for their owner only."""
    battled: bool
    holding: bool


class PlaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A location card on the map."""

    id: str
    plane: Plane
    cell: str
    turned: bool
    heroes: list[str]
    tokens: list[str]
    """The escort quests whose tokens lie here."""
    forced: list[MapSide]
    """The sides of the map whose blocked exits are held open."""
    portal: str | None
    """The entrance that its portal is linked with."""
    new: bool
    """DG-7.5: whether it is new to the active hero."""


class DungeoneerView(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table."""

    seats: list[PlayerView]
    """Clockwise."""
    viewer: str | None
    active: str
    first: str
    round: int
    phase: Phase
    sets: list[str]
    variants: list[str]
    places: list[PlaceView]
    drawn: str | None
    """DG-6.13: the location card that is about to be placed."""
    location_decks: dict[str, int]
    aside: list[str]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    """From the top down."""
    quest_deck: int
    quests_to_win: int
    """DG-1.1: how many completed quests win."""
    common: list[str]
    applied: list[str]
    """Cards that are being applied, or fight."""
    unused: list[str]
    fights: list[FightView]
    roll: RollView | None
    quests: list[QuestView]
    ways: list[WayView]
    """For the seat that decides: where its hero can move."""
    forms: list[FormView]
    """For the seat that decides: the forms it chooses from."""


def pile_names(g: Dungeoneer) -> tuple[str, ...]:
    """What the decks are called."""
    return piles(split=bool(g.split))


def piles(*, split: bool) -> tuple[str, ...]:
    """What the decks are called, if they are split and if not."""
    return PILES if split else ("adventures",)


def view(g: Dungeoneer, seat: int | None) -> DungeoneerView:
    """DG-1.19: everything that a seat may see, and nothing else."""
    tables = g.game.tables
    names = g.seat_names()
    return DungeoneerView(
        seats=[player_view(g, other, own=other == seat) for other in range(g.seats)],
        viewer=None if seat is None else names[seat],
        active=names[g.active],
        first=names[g.first],
        round=g.round,
        phase=PHASES[g.phase],
        sets=[each.id for number, each in enumerate(tables.printed.sets) if g.sets >> number & 1],
        variants=[name for number, name in enumerate(VARIANTS) if g.variants >> number & 1],
        places=_places(g),
        drawn=None if g.drawn == NONE else tables.places[g.drawn].id,
        location_decks={plane.value: len(deck) for plane, deck in zip(PLANES, g.location_decks, strict=True)},
        aside=[tables.places[place].id for place in g.aside],
        decks={name: len(deck) for name, deck in zip(pile_names(g), g.decks, strict=True)},
        discards={name: _cards(g, pile[::-1]) for name, pile in zip(pile_names(g), g.discards, strict=True)},
        quest_deck=len(g.quest_deck),
        quests_to_win=QUESTS_TO_WIN,
        common=[tables.quests[quest].id for quest in g.common],
        applied=_cards(g, g.applied),
        unused=[tables.heroes[hero].id for hero in g.unused],
        fights=[fight_view(g, fight) for fight in g.fights],
        roll=roll_view(g),
        quests=quests(g, seat),
        ways=ways(g, seat),
        forms=forms(g, seat),
    )


def _cards(g: Dungeoneer, cards: Iterable[int]) -> list[str]:
    ids = g.game.tables.card_ids
    return [ids[card] for card in cards]


def card_view(g: Dungeoneer, card: int) -> CardView:
    """A card in an inventory or a lair."""
    by = g.controller[card]
    return CardView(
        id=g.game.tables.card_ids[card],
        wounds=g.wounds[card],
        charges=g.charges[card],
        x=g.xs[card],
        under=_cards(g, attached_to(g, card)),
        used=bool(g.used >> card & 1),
        by=None if by == NONE else g.seat_names()[by],
    )


def player_view(g: Dungeoneer, seat: int, *, own: bool) -> PlayerView:
    """A player with everything that lies before him."""
    tables = g.game.tables
    hero = g.heroes[seat]
    there = hero != NONE and g.place[seat] != NONE
    values = hero_values(g, seat) if there else (0, 0, 0)
    return PlayerView(
        seat=g.seat_names()[seat],
        hero=None if hero == NONE else tables.heroes[hero].id,
        alive=bool(g.alive[seat]),
        level=g.level[seat],
        health=g.health[seat],
        max_health=0 if hero == NONE else tables.heroes[hero].health,
        glory=g.glory[seat],
        peril=g.peril[seat],
        ap=g.ap[seat],
        saved=bool(g.saved[seat]),
        melee=values[MELEE],
        magic=values[MAGIC],
        speed=values[SPEED],
        place=None if g.place[seat] == NONE else tables.places[g.place[seat]].id,
        fallen=bool(g.fallen[seat]),
        boon_limit=limit(g, seat, "boon") if hero != NONE else 0,
        treasure_limit=limit(g, seat, "treasure") if hero != NONE else 0,
        hand_count=len(g.hands[seat]),
        hand=_cards(g, g.hands[seat]) if own else None,
        known=_cards(g, sorted(card for card in g.hands[seat] if g.known >> card & 1)),
        inventory=[card_view(g, card) for card in g.inventory[seat]],
        lair=[card_view(g, card) for card in g.lairs[seat]],
        quests=[tables.quests[quest].id for quest in g.quests[seat]],
        completed=[tables.quests[quest].id for quest in g.completed[seat]],
        escorts=[tables.quests[quest].id for quest in tokens_of(g, seat)],
        tile_count=len(g.tiles[seat]),
        tiles=[tables.places[place].id for place in g.tiles[seat]] if own else None,
        battled=bool(g.battled >> seat & 1),
        holding=bool(g.holding >> seat & 1),
    )


PLACES: Kept[PlaceView] = Kept(8192)
"""Most location cards lie as they lay when somebody looked last."""


def _places(g: Dungeoneer) -> list[PlaceView]:
    held = 0
    for exits in g.held:
        held |= exits
    standing = [place if alive else NONE for place, alive in zip(g.place, g.alive, strict=True)]
    lying = [(quest, g.escorts[quest] - LYING) for quest in g.game.tables.escort_quests if g.escorts[quest] >= LYING]
    return [_place(g, place, held, standing, lying) for place, cell in enumerate(g.cells) if cell != NONE]


def _place(g: Dungeoneer, place: int, held: int, standing: list[int], lying: list[tuple[int, int]]) -> PlaceView:
    tables = g.game.tables
    heroes = tuple(seat for seat, here in enumerate(standing) if here == place) if place in standing else ()
    tokens = tuple(quest for quest, here in lying if here == place) if lying else ()
    turned, visited, portal = g.turned >> place & 1, g.visited >> place & 1, g.portals[place]
    # The exits of a card are four bits side by side; which side of the map they show depends on how it is turned.
    key = (tables, place, g.cells[place], turned, heroes, tokens, held >> 4 * place & 15, portal, visited)
    if known := PLACES.get(key):
        return known
    names = g.seat_names()
    made = PlaceView(
        id=tables.places[place].id,
        plane=PLANES[tables.plane[place]],
        cell=cell_name(g.cells[place]),
        turned=bool(turned),
        heroes=[names[seat] for seat in heroes],
        tokens=[tables.quests[quest].id for quest in tokens],
        forced=[name for side, name in enumerate(MAP_SIDES) if held >> exit_at(g, place, side) & 1],
        portal=None if portal == NONE else tables.places[portal].id,
        new=not visited,
    )
    return PLACES.keep(key, made)


def imagine(g: Dungeoneer, seat: int | None, dice: Dice) -> Dungeoneer:
    """DG-1.19: a state that looks the same to a seat: hidden cards are dealt anew.

    What all have seen stays: monsters taken back to a hand, locations at the bottom of a deck, from which of split
    decks the cards of a hand came.
    """
    new = imagined(g, seat, dice)
    others = [other for other in range(new.seats) if other != seat]
    _deal_hands(new, others, dice)
    for deck, known in zip((*new.location_decks, new.quest_deck), (*new.buried, 0), strict=True):
        unknown = deck[known:]
        deal_anew(dice, unknown)
        deck[known:] = unknown
    _deal_tiles(new, others, dice)
    return new


def _deal_hands(g: Dungeoneer, others: list[int], dice: Dice) -> None:
    """Pile by pile, every deck and hand keeps its size."""
    known = g.known
    dealt = {other: [card for card in g.hands[other] if known >> card & 1] for other in others}
    for pile, deck in enumerate(g.decks):
        unknown = [
            [card for card in g.hands[other] if not known >> card & 1 and pile_of(g, card) == pile] for other in others
        ]
        deal_anew(dice, *unknown, deck)
        for other, cards in zip(others, unknown, strict=True):
            dealt[other] += cards
    for other in others:
        g.hands[other] = dealt[other]


def _deal_tiles(g: Dungeoneer, others: list[int], dice: Dice) -> None:
    """DG-20.1: location cards in hands; who holds an entrance is first player, and known for it."""
    entrances = g.game.tables.entrances
    unknown = [[place for place in g.tiles[other] if not entrances[place]] for other in others]
    deal_anew(dice, *unknown)
    for other, cards in zip(others, unknown, strict=True):
        g.tiles[other] = sorted([place for place in g.tiles[other] if entrances[place]] + cards)
