"""The pieces of a view of Dungeoneer."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from warhall.games.dungeoneer.cards import limit
from warhall.games.dungeoneer.fight_view import fight_view, roll_view
from warhall.games.dungeoneer.options import VARIANTS
from warhall.games.dungeoneer.previews import quests
from warhall.games.dungeoneer.score import QUESTS_TO_WIN
from warhall.games.dungeoneer.special import tokens_of
from warhall.games.dungeoneer.state import NONE, PHASES, Dungeoneer
from warhall.games.dungeoneer.tables import MAGIC, MELEE, PLANES, SPEED, DungeoneerGame
from warhall.games.dungeoneer.values import value
from warhall.games.dungeoneer.view import card_view, pile_names, place_view
from warhall.research.watching import Piece, Pieces


def _cards(game: DungeoneerGame, cards: Iterable[int] | None) -> list[str] | None:
    return None if cards is None else [game.tables.card_ids[card] for card in cards]


def _quests(game: DungeoneerGame, numbers: Iterable[int]) -> list[str]:
    return [game.tables.quests[quest].id for quest in numbers]


def _discards(g: Dungeoneer, viewer: int) -> dict[str, list[str] | None]:
    return {name: _cards(g.game, pile[::-1]) for name, pile in zip(pile_names(g), g.discards, strict=True)}


def _both(g: Dungeoneer, old: list[int], new: list[int]) -> Iterable[int]:
    """Where heroes were, and where they are."""
    return (*old, *new)


def _where(g: Dungeoneer, old: list[int], new: list[int]) -> Iterable[int]:
    """The places of all heroes."""
    return g.place


def _stat(stat: int) -> Callable[[Dungeoneer, int, int], int]:
    """A value of a hero who is on the map."""

    def shows(g: Dungeoneer, viewer: int, seat: int) -> int:
        return value(g, seat, stat) if g.heroes[seat] != NONE and g.place[seat] != NONE else 0

    return shows


def _limit(what: str) -> Callable[[Dungeoneer, int, int], int]:
    """How many cards of a kind a hero may have."""

    def shows(g: Dungeoneer, viewer: int, seat: int) -> int:
        return limit(g, seat, what) if g.heroes[seat] != NONE else 0

    return shows


def _own(cards: list[int], viewer: int, seat: int) -> list[int] | None:
    """What only its owner sees."""
    return cards[:] if seat == viewer else None


VALUES = (
    *("heroes[]", "level[]", "health[]", "ap[]", "place[]", "inventory[]", "completed[]", "quests[]"),
    *("active", "phase", "host", "common", "escorts", "changes"),
)
"""What the conditions of lasting effects ask for, and what the effects come from."""
LIMITS = ("heroes[]", "inventory[]", "completed[]", "host")
CARDS = ("wounds", "charges", "xs", "controller", "used", "host", "heroes")
PLAYER = [
    Piece("seats.*.seat", ("heroes",), lambda g, viewer, seat: g.seat_names()[seat]),
    Piece(
        "seats.*.hero",
        ("heroes[]",),
        lambda g, viewer, seat: None if g.heroes[seat] == NONE else g.game.tables.heroes[g.heroes[seat]].id,
    ),
    Piece("seats.*.alive", ("alive[]",), lambda g, viewer, seat: bool(g.alive[seat])),
    Piece("seats.*.level", ("level[]",), lambda g, viewer, seat: g.level[seat]),
    Piece("seats.*.health", ("health[]",), lambda g, viewer, seat: g.health[seat]),
    Piece(
        "seats.*.max_health",
        ("heroes[]",),
        lambda g, viewer, seat: 0 if g.heroes[seat] == NONE else g.game.tables.heroes[g.heroes[seat]].health,
    ),
    Piece("seats.*.glory", ("glory[]",), lambda g, viewer, seat: g.glory[seat]),
    Piece("seats.*.peril", ("peril[]",), lambda g, viewer, seat: g.peril[seat]),
    Piece("seats.*.ap", ("ap[]",), lambda g, viewer, seat: g.ap[seat]),
    Piece("seats.*.saved", ("saved[]",), lambda g, viewer, seat: bool(g.saved[seat])),
    Piece("seats.*.melee", VALUES, _stat(MELEE)),
    Piece("seats.*.magic", VALUES, _stat(MAGIC)),
    Piece("seats.*.speed", VALUES, _stat(SPEED)),
    Piece(
        "seats.*.place",
        ("place[]",),
        lambda g, viewer, seat: None if g.place[seat] == NONE else g.game.tables.places[g.place[seat]].id,
    ),
    Piece("seats.*.fallen", ("fallen[]",), lambda g, viewer, seat: bool(g.fallen[seat])),
    Piece("seats.*.boon_limit", LIMITS, _limit("boon")),
    Piece("seats.*.treasure_limit", LIMITS, _limit("treasure")),
    Piece("seats.*.hand_count", ("hands[]",), lambda g, viewer, seat: len(g.hands[seat])),
    Piece("seats.*.hand", ("hands[]",), lambda g, viewer, seat: _own(g.hands[seat], viewer, seat), _cards, bag=True),
    Piece(
        "seats.*.known",
        ("hands[]", "known"),
        lambda g, viewer, seat: [card for card in g.hands[seat] if g.known >> card & 1] if g.known else [],
        _cards,
        bag=True,
    ),
    Piece(
        "seats.*.inventory",
        ("inventory[]", *CARDS),
        lambda g, viewer, seat: [card_view(g, card) for card in g.inventory[seat]],
    ),
    Piece("seats.*.lair", ("lairs[]", *CARDS), lambda g, viewer, seat: [card_view(g, card) for card in g.lairs[seat]]),
    Piece("seats.*.quests", ("quests[]",), lambda g, viewer, seat: g.quests[seat][:], _quests, bag=True),
    Piece("seats.*.completed", ("completed[]",), lambda g, viewer, seat: g.completed[seat][:], _quests, bag=True),
    Piece("seats.*.escorts", ("escorts",), lambda g, viewer, seat: list(tokens_of(g, seat)), _quests, bag=True),
    Piece("seats.*.tile_count", ("tiles[]",), lambda g, viewer, seat: len(g.tiles[seat])),
    Piece(
        "seats.*.tiles",
        ("tiles[]",),
        lambda g, viewer, seat: _own(g.tiles[seat], viewer, seat),
        lambda game, places: None if places is None else [game.tables.places[place].id for place in places],
        bag=True,
    ),
    Piece("seats.*.battled", ("battled>>",), lambda g, viewer, seat: bool(g.battled >> seat & 1)),
    Piece("seats.*.holding", ("holding>>",), lambda g, viewer, seat: bool(g.holding >> seat & 1)),
]
QUESTS = (
    *("quests", "common", "escorts", "cells", "turned", "links", "portals", "alive", "found", "attempted"),
    *("quest_wounds", *(each.removesuffix("[]") for each in VALUES)),
)

PIECES = Pieces(
    [
        *PLAYER,
        Piece("viewer", ("heroes",), lambda g, viewer: g.seat_names()[viewer]),
        Piece("active", ("active", "heroes"), lambda g, viewer: g.seat_names()[g.active]),
        Piece("first", ("first", "heroes"), lambda g, viewer: g.seat_names()[g.first]),
        Piece("round", ("round",), lambda g, viewer: g.round),
        Piece("phase", ("phase",), lambda g, viewer: PHASES[g.phase]),
        Piece(
            "sets",
            ("sets",),
            lambda g, viewer: [
                each.id for number, each in enumerate(g.game.tables.printed.sets) if g.sets >> number & 1
            ],
        ),
        Piece(
            "variants",
            ("variants",),
            lambda g, viewer: [name for number, name in enumerate(VARIANTS) if g.variants >> number & 1],
        ),
        Piece(
            "places",
            (
                *("held", "escorts", "heroes", "cells[]", "turned>>", "portals[]", "visited>>"),
                *(("place", _both), ("alive", _where)),
            ),
            lambda g, viewer, place: place_view(g, place),
        ),
        Piece("drawn", ("drawn",), lambda g, viewer: None if g.drawn == NONE else g.game.tables.places[g.drawn].id),
        Piece(
            "location_decks",
            ("location_decks",),
            lambda g, viewer: {plane.value: len(deck) for plane, deck in zip(PLANES, g.location_decks, strict=True)},
        ),
        Piece("aside", ("aside",), lambda g, viewer: [g.game.tables.places[place].id for place in g.aside]),
        Piece(
            "decks",
            ("decks", "split"),
            lambda g, viewer: {name: len(deck) for name, deck in zip(pile_names(g), g.decks, strict=True)},
        ),
        Piece("discards", ("discards", "split"), _discards),
        Piece("quest_deck", ("quest_deck",), lambda g, viewer: len(g.quest_deck)),
        Piece("quests_to_win", ("round",), lambda g, viewer: QUESTS_TO_WIN),
        Piece("common", ("common",), lambda g, viewer: g.common[:], _quests, bag=True),
        Piece("applied", ("applied",), lambda g, viewer: g.applied[:], _cards, bag=True),
        Piece("unused", ("unused",), lambda g, viewer: [g.game.tables.heroes[hero].id for hero in g.unused]),
        Piece("fights", ("fights",), lambda g, viewer: [fight_view(g, fight) for fight in g.fights]),
        Piece("roll", ("roll",), lambda g, viewer: roll_view(g)),
        Piece("quests", tuple(dict.fromkeys(QUESTS)), quests),
    ],
    entries={"places": lambda g: [place for place, cell in enumerate(g.cells) if cell != NONE]},
    restless=frozenset({"fights", "roll"}),
)
