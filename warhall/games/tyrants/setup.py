"""How a game begins: options, and the set-up of chapter 2. Not here: positions from files (`position`)."""

from __future__ import annotations

from warhall.games.tyrants.actions import WHITE, Kind
from warhall.games.tyrants.cards import draw
from warhall.games.tyrants.events import Drew, DrewHidden, FirstFound, HousesTaken, MarketDealt, SectionChosen
from warhall.games.tyrants.state import COLOURS, EMPTY, Tyrants
from warhall.games.tyrants.tables import Tables, TyrantsGame
from warhall.games.tyrants.turn import place_starting_troop
from warhall.kernel.actions import Seat
from warhall.kernel.dice import Dice
from warhall.kernel.errors import OptionsError, quoted
from warhall.kernel.game import Options
from warhall.kernel.state import step
from warhall.kernel.words import Name

RANDOM = "random"


class TyrantsOptions(Options, frozen=True):
    """What can be chosen before a game."""

    half_decks: tuple[str, ...] = ()
    """TU-2.7, TU-2.8: the two half-decks; those of a first game if none are named."""
    houses: tuple[str, ...] = ()
    """TU-D82: the Houses of the seats in order, by House or by colour; dealt at random where none is named."""
    section: str = RANDOM
    """TU-2.3: the outer section for three players."""


def new(game: TyrantsGame, options: TyrantsOptions, dice: Dice) -> Tyrants:
    """Chapter 2: everything is put out, hands are drawn, and the first player places a troop."""
    tables = game.tables
    halves = chosen_half_decks(tables, options)
    houses = chosen_houses(tables, options, dice)
    layout = chosen_layout(tables, options, dice)
    g = blank(game, dice, tuple(houses), tuple(halves), layout)
    deal_market(g)
    put_white_troops(g)
    g.first = g.active = dice.below(g.seats)
    for seat in range(g.seats):
        deal_starting_deck(g, seat)
    g.push(place_starting_troop, g.first)
    g.push(tell_set_up)
    return g


@step
def tell_set_up(g: Tyrants) -> None:
    """Chapter 2: what was put out before anybody decides is told; nothing changes."""
    if g.ears is None:
        return
    tables = g.game.tables
    g.tell("TU-2.16", HousesTaken(tuple(Name("seat", seat) for seat in g.seat_names())))
    if len(tables.layouts_for[g.seats]) > 1:
        g.tell("TU-2.3", SectionChosen(Name("section", outer_section(tables, g.layout))))
    decks = tuple(Name("half_deck", tables.half_decks[deck]) for deck in g.half_decks)
    g.tell("TU-2.11", MarketDealt(decks, tuple(Kind(kind) for kind in g.market)))
    g.tell("TU-2.15", FirstFound(Seat(g.first)))
    for seat, hand in enumerate(g.hands):
        drawn = Drew(Seat(seat), tuple(Kind(kind) for kind in hand))
        g.tell("TU-2.18", drawn, (seat,), DrewHidden(Seat(seat), len(hand)))


def blank(game: TyrantsGame, dice: Dice, houses: tuple[int, ...], halves: tuple[int, ...], layout: int) -> Tyrants:
    """TU-2.9, TU-2.10, TU-2.16: an empty board, full barracks and stacks, and no cards anywhere else."""
    tables = game.tables
    seats = len(houses)
    in_play = tables.layouts[layout]
    return Tyrants(
        game=game,
        dice=dice,
        houses=houses,
        half_decks=halves,
        layout=layout,
        first=0,
        active=0,
        troops=[0] * COLOURS,
        spies=[0] * seats,
        empty=in_play.spaces,
        presence=[0] * seats,
        controlled=[0] * seats,
        total=[0] * seats,
        barracks=[tables.setup.troops] * seats,
        trophies=[0] * (seats * COLOURS),
        vp=[0] * seats,
        decks=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        inner=[[] for _ in range(seats)],
        market=[EMPTY] * tables.setup.market_spaces,
        market_deck=[],
        devoured=[],
        stacks=[stack_size(tables, kind, halves) for kind in tables.stack_kinds],
        played=[],
        aspects=[0] * (len(tables.aspects) + 1),
        shown=[],
        waiting=[],
        deployed=[],
        aside=[],
    )


def stack_size(tables: Tables, kind: int, halves: tuple[int, ...]) -> int:
    """TU-2.9, TU-2.10: the cards of a stack; one that belongs to a half-deck is put out only with it."""
    card = tables.cards[kind]
    absent = card.only_with is not None and tables.half_decks.index(card.only_with) not in halves
    return 0 if absent else card.copies


def deal_market(g: Tyrants) -> None:
    """TU-2.7, TU-2.11: two half-decks shuffled together; the top six cards are turned up."""
    tables = g.game.tables
    halves = [tables.half_decks[half] for half in g.half_decks]
    deck = [kind for kind, card in enumerate(tables.cards) if card.half_deck in halves for _ in range(card.copies)]
    g.dice.shuffle(deck)
    g.market = [deck.pop() for _ in g.market]
    g.market_deck = deck


def put_white_troops(g: Tyrants) -> None:
    """TU-2.12: a white troop on every white-marked space in play."""
    white = g.game.tables.layouts[g.layout].white
    g.troops[WHITE] = white
    g.empty &= ~white


def deal_starting_deck(g: Tyrants, seat: int) -> None:
    """TU-2.17, TU-2.18: the same starting deck for everybody, and the first hand."""
    tables = g.game.tables
    deck = [tables.kinds[card] for card, count in tables.setup.starting_deck.items() for _ in range(count)]
    g.dice.shuffle(deck)
    g.decks[seat] = deck
    draw(g, seat, tables.setup.hand)


def chosen_half_decks(tables: Tables, options: TyrantsOptions) -> list[int]:
    """TU-2.7: exactly two different half-decks."""
    names = options.half_decks or tables.setup.half_decks
    if len(names) != 2 or names[0] == names[1]:
        raise OptionsError("TU-2.7: two different half-decks are needed")
    return sorted(tables.half_decks.index(name) for name in names)


def chosen_houses(tables: Tables, options: TyrantsOptions, dice: Dice) -> list[int]:
    """TU-2.16, TU-D82: a different House for each seat; those not named are dealt."""
    known = {house.id: number for number, house in enumerate(tables.printed.houses)}
    known |= {house.colour: number for number, house in enumerate(tables.printed.houses)}
    named = [name for name in options.houses if name != RANDOM]
    taken = [known[name] for name in named]
    if len(set(taken)) != len(taken):
        raise OptionsError("TU-2.16: each player takes a different House")
    if len(options.houses) > options.players:
        raise OptionsError(f"{len(options.houses)} Houses for {options.players} players")
    free = [number for number in range(len(tables.printed.houses)) if number not in taken]
    dice.shuffle(free)
    chosen = [free.pop() if name == RANDOM else known[name] for name in options.houses]
    return chosen + [free.pop() for _ in range(options.players - len(chosen))]


def chosen_layout(tables: Tables, options: TyrantsOptions, dice: Dice) -> int:
    """TU-2.2 to TU-2.4, TU-D5: the sections in play; with three players the outer one is chosen or drawn."""
    layouts = tables.layouts_for[options.players]
    if options.section == RANDOM:
        return layouts[0] if len(layouts) == 1 else dice.pick(layouts)
    outer = {outer_section(tables, layout): layout for layout in layouts if len(layouts) > 1}
    if options.section not in outer:
        known = quoted([RANDOM, *outer])
        raise OptionsError(f"TU-2.3: no outer section {options.section[:40]!r} to choose: there are {known}")
    return outer[options.section]


def outer_section(tables: Tables, layout: int) -> str:
    """TU-2.3: the section that tells a layout from the others for as many players."""
    others = [tables.layouts[each] for each in tables.layouts_for[tables.layouts[layout].players] if each != layout]
    return next(name for name in tables.layouts[layout].sections if all(name not in other.sections for other in others))
