"""The pieces of a view of Dungeoneer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any

from warhall.games.dungeoneer.blocks import Lasting
from warhall.games.dungeoneer.cards import attached_to, limit
from warhall.games.dungeoneer.codec import cell_name
from warhall.games.dungeoneer.fight_view import fight_view, roll_view
from warhall.games.dungeoneer.operations import ChangeStat
from warhall.games.dungeoneer.options import VARIANTS
from warhall.games.dungeoneer.places import exit_at
from warhall.games.dungeoneer.previews import (
    TestView,
    Ways,
    goals,
    is_there,
    open_quests,
    quest_test,
    steps,
    ways_on,
)
from warhall.games.dungeoneer.printed import SearchCondition
from warhall.games.dungeoneer.quests import FIND
from warhall.games.dungeoneer.score import QUESTS_TO_WIN
from warhall.games.dungeoneer.special import tokens_of
from warhall.games.dungeoneer.state import LYING, NONE, PHASES, Dungeoneer
from warhall.games.dungeoneer.tables import PLANES, DungeoneerGame, Tables
from warhall.games.dungeoneer.values import hero_values
from warhall.games.dungeoneer.view import MAP_SIDES, CardView, piles
from warhall.research.watching import Piece, Pieces, Touches, differing

Names = tuple[str, ...]

CARD = 0xFFF
"""The number of a card, where its pile stands beside it."""
SPLIT = 1 << 16
"""Whether piles are split, where it stands beside a card."""


def _cards(game: DungeoneerGame, cards: Iterable[int] | None) -> list[str] | None:
    return None if cards is None else [game.tables.card_ids[card] for card in cards]


def _quests(game: DungeoneerGame, numbers: Iterable[int]) -> list[str]:
    return [game.tables.quests[quest].id for quest in numbers]


def _discards(g: Dungeoneer, viewer: int) -> list[int]:
    """All discarded cards, each with its pile and whether the piles are split."""
    split = SPLIT if g.split else 0
    return [split | pile << 12 | card for pile, cards in enumerate(g.discards) for card in cards]


def _piled(game: DungeoneerGame, cards: Iterable[int]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for card in cards:
        name = piles(split=card >= SPLIT)[card % SPLIT >> 12]
        found.setdefault(name, []).append(game.tables.card_ids[card & CARD])
    return found


def _both(g: Dungeoneer, old: list[int], new: list[int]) -> Iterable[int]:
    """Where heroes were who have moved, and where they are."""
    return [place for was, now in zip(old, new, strict=True) if was != now for place in (was, now)]


def _where(g: Dungeoneer, old: list[int], new: list[int]) -> Iterable[int]:
    """The places of all heroes."""
    return g.place


def _values(g: Dungeoneer, viewer: int, seat: int) -> tuple[int, ...]:
    """The values of a hero who is on the map."""
    return hero_values(g, seat) if g.heroes[seat] != NONE and g.place[seat] != NONE else (0, 0, 0)


def _limit(what: str) -> Callable[[Dungeoneer, int, int], int]:
    """How many cards of a kind a hero may have."""

    def shows(g: Dungeoneer, viewer: int, seat: int) -> int:
        return limit(g, seat, what) if g.heroes[seat] != NONE else 0

    return shows


def _own(cards: list[int], viewer: int, seat: int) -> list[int] | None:
    """What only its owner sees."""
    return cards[:] if seat == viewer else None


def _lying(g: Dungeoneer, cards: list[int]) -> tuple[tuple[int, ...], ...]:
    """Some cards with what is on them, and who played each."""
    return tuple(
        [
            (
                *(card, g.wounds[card], g.charges[card], g.xs[card], g.used >> card & 1, g.controller[card]),
                *attached_to(g, card),
            )
            for card in cards
        ]
    )


def _views(game: DungeoneerGame, lying: Iterable[tuple[int, ...]], names: Names) -> list[CardView]:
    ids = game.tables.card_ids
    return [
        CardView(
            id=ids[card],
            wounds=wounds,
            charges=charges,
            x=x,
            under=[ids[each] for each in under],
            used=bool(used),
            by=None if by == NONE else names[by],
        )
        for card, wounds, charges, x, used, by, *under in lying
    ]


def _standing(g: Dungeoneer, viewer: int, place: int) -> tuple[int, ...]:
    """The heroes at a place."""
    if place not in g.place:
        return ()
    return tuple([seat for seat, here in enumerate(g.place) if here == place and g.alive[seat]])


def _forced(g: Dungeoneer, viewer: int, place: int) -> tuple[str, ...]:
    """The blocked exits of a place that are held open."""
    held = 0
    for exits in g.held:
        held |= exits
    if not held:
        return ()
    return tuple([name for side, name in enumerate(MAP_SIDES) if held >> exit_at(g, place, side) & 1])


class _Quests:
    """The open quests as they were last looked at, each with its owner."""

    def __init__(self) -> None:
        self.lay: tuple[object, list[list[int]], list[int], list[int]] | None = None
        self.numbers: list[int] = []

    def on(self, g: Dungeoneer) -> list[int]:
        if (g.game.tables, g.quests, g.common, g.escorts) != self.lay:
            self.lay = g.game.tables, [quests[:] for quests in g.quests], g.common[:], g.escorts[:]
            self.numbers = [quest << 4 | (0 if owner is None else owner + 1) for quest, owner in open_quests(g)]
        return self.numbers


_open = _Quests().on


def _theirs(g: Dungeoneer, old: list[Any], new: list[Any]) -> list[int]:
    """The quests of those of whom something differs, and all that have no owner."""
    seats = {0, *(seat + 1 for seat in differing(g, old, new))}
    return [number for number in _open(g) if number & 15 in seats]


def _searches(g: Dungeoneer, old: object, new: object) -> list[int]:
    """The quests whose test follows from where something lies."""
    quests = g.game.tables.quests
    return [number for number in _open(g) if isinstance(quests[number >> 4].condition, SearchCondition)]


@lru_cache(maxsize=8)
def _asking(tables: Tables) -> dict[str, frozenset[int] | None]:
    """The fields that conditions of lasting changes ask for: by which cards, or None, if not only by cards."""
    works = tables.works[ChangeStat]
    always = [*works.skills, *works.artifacts, *works.influences, *(row for _, row in works.escorts)]
    always += [works.cards[card] for card in tables.attachments if works.cards]
    found: dict[str, frozenset[int] | None] = {}
    for card, row in enumerate(works.cards):
        for name in _conditions(row):
            found[name] = (found.get(name) or frozenset()) | {card}
    return found | {name: None for row in always for name in _conditions(row)}


def _conditions(row: Iterable[Lasting]) -> Iterator[str]:
    """The fields that some lasting changes ask for."""
    for lasting in row:
        for condition in (lasting.condition, lasting.op.condition if isinstance(lasting.op, ChangeStat) else None):
            if condition is not None:
                yield from ("active", "phase") if condition.phase is not None else ()
                yield from ("place",) if condition.terrain is not None else ()
                yield from ("health",) if condition.hero_health_at_most is not None else ()
                yield from ("ap",) if condition.hero_ap_at_least is not None else ()


def _is_asked_for(g: Dungeoneer, name: str) -> bool:
    """Whether something in play asks for a field; a card that comes into play or leaves it is another change."""
    asking = _asking(g.game.tables)
    if name not in asking:
        return False
    cards = asking[name]
    return cards is None or not all(map(cards.isdisjoint, g.inventory))


def _heroes_if(name: str) -> tuple[str, Touches]:
    """The heroes whose values follow from a field: none, unless some card asks for it."""

    def touches(g: Dungeoneer, old: Any, new: Any) -> Iterable[int]:
        if name == "place" and (NONE in old or NONE in new):  # who is not on the map has no values
            return range(g.seats)
        if not _is_asked_for(g, name):
            return ()
        return differing(g, old, new) if isinstance(new, list) else range(g.seats)

    return name, touches


def _quests_if(name: str) -> tuple[str, Touches]:
    """The quests whose test follows from a field: none, unless some card asks for it."""

    def touches(g: Dungeoneer, old: Any, new: Any) -> Iterable[int]:
        if not _is_asked_for(g, name):
            return ()
        return _theirs(g, old, new) if isinstance(new, list) else _open(g)

    return name, touches


def _tested(g: Dungeoneer, old: list[int], new: list[int]) -> list[int]:
    """The quests whose test follows from where the heroes are."""
    if NONE in old or NONE in new or _is_asked_for(g, "place"):
        return _theirs(g, old, new)
    return _searches(g, old, new)


def _seat_of(number: int, viewer: int) -> int:
    """Whose hero is asked about a quest."""
    return (number & 15) - 1 if number & 15 else viewer


class _Map:
    """The ways on a map as it was last looked at: comparing a map is far quicker than finding its ways again."""

    def __init__(self) -> None:
        self.lay: tuple[object, int, list[int], list[int], list[int]] | None = None
        self.ways: Ways = {}

    def ways_on(self, g: Dungeoneer) -> Ways:
        lay = g.game.tables, g.turned, g.cells, g.links, g.portals
        if lay != self.lay:
            self.lay = g.game.tables, g.turned, g.cells[:], g.links[:], g.portals[:]
            self.ways = ways_on(g)
        return self.ways


_MAP = _Map()


def _steps(g: Dungeoneer, viewer: int, number: int) -> int | None:
    seat = _seat_of(number, viewer)
    return steps(g, _MAP.ways_on(g), g.place[seat], goals(g, number >> 4)) if is_there(g, seat) else None


def _test(g: Dungeoneer, viewer: int, number: int) -> TestView | None:
    seat = _seat_of(number, viewer)
    return quest_test(g, number >> 4, seat) if is_there(g, seat) else None


def _same(game: DungeoneerGame, value: Any) -> Any:
    return value


def _seats(game: DungeoneerGame, seats: Iterable[int], names: Names) -> list[str]:
    return [names[seat] for seat in seats]


def _places(game: DungeoneerGame, places: Iterable[int]) -> list[str]:
    return [game.tables.places[place].id for place in places]


def _quest(game: DungeoneerGame, number: int, names: Names) -> tuple[str, str | None]:
    return game.tables.quests[number >> 4].id, names[(number & 15) - 1] if number & 15 else None


VALUES: tuple[str | tuple[str, Touches], ...] = (
    *("heroes[]", "level[]", "inventory[]", "completed[]", "quests[]", "host", "common", "escorts", "changes"),
    *(_heroes_if(name) for name in ("health", "ap", "place", "active", "phase")),
)
"""What the conditions of lasting effects ask for, and what the effects come from."""
LIMITS = ("heroes[]", "inventory[]", "completed[]", "host")
CARDS = ("wounds", "charges", "xs", "controller", "used", "host")
PLAYER = [
    Piece("seats.*.seat", ("heroes",), lambda g, viewer, seat: g.seat_names()[seat]),
    Piece(
        "seats.*.hero",
        ("heroes[]",),
        lambda g, viewer, seat: None if g.heroes[seat] == NONE else g.game.tables.heroes[g.heroes[seat]].id,
    ),
    Piece("seats.*.alive", ("alive[]",)),
    Piece("seats.*.level", ("level[]",)),
    Piece("seats.*.health", ("health[]",)),
    Piece(
        "seats.*.max_health",
        ("heroes[]",),
        lambda g, viewer, seat: 0 if g.heroes[seat] == NONE else g.game.tables.heroes[g.heroes[seat]].health,
    ),
    Piece("seats.*.glory", ("glory[]",)),
    Piece("seats.*.peril", ("peril[]",)),
    Piece("seats.*.ap", ("ap[]",)),
    Piece("seats.*.saved", ("saved[]",)),
    Piece("seats.*.melee+magic+speed", VALUES, _values),
    Piece(
        "seats.*.place",
        ("place[]",),
        lambda g, viewer, seat: None if g.place[seat] == NONE else g.game.tables.places[g.place[seat]].id,
    ),
    Piece("seats.*.fallen", ("fallen[]",)),
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
        lambda g, viewer, seat: _lying(g, g.inventory[seat]),
        _views,
        names_seats=True,
    ),
    Piece(
        "seats.*.lair",
        ("lairs[]", *CARDS),
        lambda g, viewer, seat: _lying(g, g.lairs[seat]),
        _views,
        names_seats=True,
    ),
    Piece("seats.*.quests", ("quests[]",), None, _quests, bag=True),
    Piece("seats.*.completed", ("completed[]",), None, _quests, bag=True),
    Piece("seats.*.escorts", ("escorts",), lambda g, viewer, seat: list(tokens_of(g, seat)), _quests, bag=True),
    Piece("seats.*.tile_count", ("tiles[]",), lambda g, viewer, seat: len(g.tiles[seat])),
    Piece(
        "seats.*.tiles",
        ("tiles[]",),
        lambda g, viewer, seat: _own(g.tiles[seat], viewer, seat),
        lambda game, places: None if places is None else [game.tables.places[place].id for place in places],
        bag=True,
    ),
    Piece("seats.*.battled", ("battled>>",)),
    Piece("seats.*.holding", ("holding>>",)),
]
LISTED = ("quests", "common", "escorts")
"""What the list of open quests follows from."""
MAP = ("cells", "turned", "links", "portals")
OF_SEATS = ("heroes", "level", "health", "inventory", "completed", "alive")
QUESTS = [
    Piece("quests.*.id+owner", LISTED, lambda g, viewer, number: number, _quest, names_seats=True),
    Piece(
        "quests.*.holder",
        ("escorts",),
        lambda g, viewer, number: g.escorts[number >> 4],
        lambda game, holder, names: names[holder] if 0 <= holder < len(names) else None,
        names_seats=True,
    ),
    Piece(
        "quests.*.goals",
        ("escorts", "cells"),
        lambda g, viewer, number: tuple(goals(g, number >> 4)),
        _places,
    ),
    Piece("quests.*.steps", ("escorts", *MAP, ("place", _theirs), ("alive", _theirs)), _steps),
    Piece(
        "quests.*.found",
        ("found",),
        lambda g, viewer, number: tuple([find % FIND for find in g.found if find // FIND == number >> 4]),
        _places,
    ),
    Piece("quests.*.tried", ("attempted",), lambda g, viewer, number: g.attempted >> (number >> 4) & 1),
    Piece("quests.*.wounds", ("quest_wounds",), lambda g, viewer, number: g.quest_wounds[number >> 4]),
    Piece(
        "quests.*.test",
        (
            *(*LISTED, "host", "changes", "found"),
            *(_quests_if(name) for name in ("active", "phase", "ap")),
            *((name, _searches) for name in MAP),
            *((name, _theirs) for name in OF_SEATS),
            ("place", _tested),
        ),
        _test,
    ),
]
PLACES = [
    Piece(
        "places.*.id+plane",
        ("cells[]",),
        lambda g, viewer, place: place,
        lambda game, place: (game.tables.places[place].id, PLANES[game.tables.plane[place]]),
    ),
    Piece("places.*.cell", ("cells[]",), None, lambda game, cell: cell_name(cell)),
    Piece("places.*.turned", ("turned>>",)),
    Piece("places.*.heroes", (("place", _both), ("alive", _where)), _standing, _seats, names_seats=True),
    Piece(
        "places.*.tokens",
        ("escorts",),
        lambda g, viewer, place: tuple(
            [quest for quest in g.game.tables.escort_quests if g.escorts[quest] == LYING + place]
        ),
        _quests,
    ),
    Piece("places.*.forced", ("held", "turned>>"), _forced, _same),
    Piece(
        "places.*.portal",
        ("portals[]",),
        None,
        lambda game, portal: None if portal == NONE else game.tables.places[portal].id,
    ),
    Piece("places.*.new", ("visited>>",), lambda g, viewer, place: not g.visited >> place & 1),
]

PIECES = Pieces(
    [
        *PLAYER,
        Piece("viewer", ("heroes",), lambda g, viewer: g.seat_names()[viewer]),
        Piece("active", ("active", "heroes"), lambda g, viewer: g.seat_names()[g.active]),
        Piece("first", ("first", "heroes"), lambda g, viewer: g.seat_names()[g.first]),
        Piece("round", ("round",)),
        Piece("phase", ("phase",), None, lambda game, phase: PHASES[phase]),
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
        *PLACES,
        *QUESTS,
        Piece("drawn", ("drawn",), lambda g, viewer: None if g.drawn == NONE else g.game.tables.places[g.drawn].id),
        Piece(
            "location_decks",
            ("location_decks",),
            lambda g, viewer: tuple([len(deck) for deck in g.location_decks]),
            lambda game, sizes: {plane.value: size for plane, size in zip(PLANES, sizes, strict=True)},
        ),
        Piece("aside", ("aside",), lambda g, viewer: tuple(g.aside), _places),
        Piece(
            "decks",
            ("decks", "split"),
            lambda g, viewer: (bool(g.split), *[len(deck) for deck in g.decks]),
            lambda game, sizes: dict(zip(piles(split=sizes[0]), sizes[1:], strict=True)),
        ),
        Piece("discards", ("discards", "split"), _discards, _piled, bag=True),
        Piece("quest_deck", ("quest_deck#",)),
        Piece("quests_to_win", ("round",), lambda g, viewer: QUESTS_TO_WIN),
        Piece("common", ("common",), None, _quests, bag=True),
        Piece("applied", ("applied",), None, _cards, bag=True),
        Piece("unused", ("unused",), lambda g, viewer: [g.game.tables.heroes[hero].id for hero in g.unused]),
        Piece("fights", ("fights",), lambda g, viewer: [fight_view(g, fight) for fight in g.fights]),
        Piece("roll", ("roll",), lambda g, viewer: roll_view(g)),
    ],
    entries={"places": lambda g: [place for place, cell in enumerate(g.cells) if cell != NONE], "quests": _open},
    restless=frozenset({"fights", "roll"}),
    names=("heroes#",),
    quiet=(
        *("round", "drawn", "cells", "links", "turned", "location_decks", "saved", "controller", "lairs", "known"),
        *("battled", "wounds"),
        *("fallen", "charges", "changes", "attempted", "host", "quests", "held", "common", "completed", "heroes"),
        *("level", "xs"),
        *("first", "sets", "variants", "aside", "split", "unused", "tiles", "portals", "escorts", "found"),
        *("quest_wounds", "alive"),
    ),
)
