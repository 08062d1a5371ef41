"""How a game begins: decks, entrances, roads, heroes, quests and hands (chapter 3, DG-19.10, DG-20.1, DG-20.7).

Here: options to a first state, and the decisions that belong to the set-up. Not here: laying the whole map in advance
(`building`), positions from files (`position`).
"""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import MIDDLE, STEPS, Hero, Place, Quest
from warhall.games.dungeoneer.building import deal_tiles, first_of_tiles, lay_map
from warhall.games.dungeoneer.cards import HAND_SIZE, draw_card, take_card
from warhall.games.dungeoneer.events import FirstFound, FirstRolled, FirstTied, HeroTaken, MapLaid, TilesDealt
from warhall.games.dungeoneer.events_of_quests import CommonDealt, QuestsDealt
from warhall.games.dungeoneer.exploring import beside
from warhall.games.dungeoneer.movement import take_points
from warhall.games.dungeoneer.options import (
    ALL_SETS,
    CHOICE_OF_HEROES,
    FIRST_SET,
    NO_BLANK_SPOTS,
    NOTHING_PERSONAL,
    DungeoneerOptions,
    variants_of,
)
from warhall.games.dungeoneer.places import FITS, entrances_laid, grid, lay, misfit
from warhall.games.dungeoneer.printed import SET_UP_ROADS
from warhall.games.dungeoneer.reasons import hero_taken, no_entrance
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.tables import PLANES, DungeoneerGame, Tables
from warhall.games.dungeoneer.turn import next_turn
from warhall.kernel.actions import Seat
from warhall.kernel.dice import Dice
from warhall.kernel.errors import OptionsError, Refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb

APART = 7
"""DG-D49: so many cells lie between two entrances of one plane."""
PERSONAL_QUESTS = 2


def chosen_sets(tables: Tables, options: DungeoneerOptions) -> int:
    """DG-3.14, DG-19.1: the sets in play, as a mask."""
    sets = tables.printed.sets
    if options.sets == ALL_SETS:
        return (1 << len(sets)) - 1
    ids = [each.id for each in sets]
    number = 0 if options.sets == FIRST_SET else ids.index(options.sets)
    if options.players not in sets[number].players:
        allowed = ", ".join(map(str, sets[number].players))
        raise OptionsError(f"DG-3.14: {ids[number]} alone is for {allowed} players, not {options.players}")
    return 1 << number


def new(game: DungeoneerGame, options: DungeoneerOptions, dice: Dice) -> Dungeoneer:
    """Chapter 3: everything is put out; then the decisions of the set-up, and the first turn."""
    if options.limited_movement and options.ap_for_falling:
        raise OptionsError("DG-20.17: Limited movement and AP for falling exclude each other")
    tables = game.tables
    sets = chosen_sets(tables, options)
    split = options.split_decks and sets & (sets - 1) != 0
    g = blank(game, dice, options.players, sets, variants_of(options), split=split)
    fill_decks(g)
    deal_quests(g)
    if g.variants >> NO_BLANK_SPOTS & 1:
        deal_tiles(g)
        g.first = first_of_tiles(g)
    else:
        lay_entrances(g)
    g.active = g.first
    g.push(next_turn)
    g.push(deal_hands)
    g.push(enter_map)
    if g.variants >> NO_BLANK_SPOTS & 1:
        g.push(lay_map)
    g.push(deal_heroes)
    g.push(find_first)
    g.push(tell_quests)
    return g


@step
def tell_quests(g: Dungeoneer) -> None:
    """DG-3.3, DG-3.10, DG-3.11: which roads and quests lie open; nothing changes."""
    if g.ears is None:
        return
    entrances = entrances_laid(g)
    for entrance in entrances:
        g.tell("DG-3.3" if len(entrances) == 1 else "DG-19.10", MapLaid(Place(entrance), beside(g, entrance)))
    for seat, quests in enumerate(g.quests):
        if quests:
            g.tell("DG-3.10", QuestsDealt(Seat(seat), tuple(map(Quest, quests))))
    rule = "DG-20.11" if g.variants >> NOTHING_PERSONAL & 1 else "DG-3.11"
    g.tell(rule, CommonDealt(tuple(map(Quest, g.common)), len(g.common)))
    for seat, tiles in enumerate(g.tiles):
        if tiles:
            g.tell("DG-20.1", TilesDealt(Seat(seat), len(tiles)))


def blank(game: DungeoneerGame, dice: Dice, players: int, sets: int, variants: int, *, split: bool) -> Dungeoneer:
    """An empty table: no map, no heroes, no cards anywhere."""
    tables = game.tables
    cards, places, quests = len(tables.cards), len(tables.places), len(tables.quests)
    piles = 2 if split else 1
    return Dungeoneer(
        game=game,
        dice=dice,
        sets=sets,
        variants=variants,
        split=split,
        heroes=[NONE] * players,
        unused=[],
        alive=[1] * players,
        level=[1] * players,
        health=[0] * players,
        glory=[0] * players,
        peril=[0] * players,
        ap=[0] * players,
        extra=[0] * players,
        saved=[0] * players,
        delayed=[0] * players,
        place=[NONE] * players,
        fallen=[0] * players,
        stand_tests=[[] for _ in range(players)],
        hands=[[] for _ in range(players)],
        inventory=[[] for _ in range(players)],
        lairs=[[] for _ in range(players)],
        quests=[[] for _ in range(players)],
        completed=[[] for _ in range(players)],
        tiles=[[] for _ in range(players)],
        decks=[[] for _ in range(piles)],
        discards=[[] for _ in range(piles)],
        location_decks=[[] for _ in PLANES],
        buried=[0] * len(PLANES),
        quest_deck=[],
        common=[],
        applied=[],
        aside=[],
        seen=sum(1 << card for card in range(cards) if not sets >> tables.card_set[card] & 1),
        host=[NONE] * cards,
        wounds=[0] * cards,
        charges=[0] * cards,
        xs=[0] * cards,
        controller=[NONE] * cards,
        cells=[NONE] * places,
        links=[NONE] * (4 * places),
        portals=[NONE] * places,
        held=[0] * players,
        escorts=[NONE] * quests,
        found=[],
        quest_wounds=[0] * quests,
        changes=[],
        fights=[],
    )


def fill_decks(g: Dungeoneer) -> None:
    """DG-3.1, DG-19.1, DG-19.2, DG-19.5: all cards of the sets in play, shuffled."""
    tables = g.game.tables
    for card in range(len(tables.cards)):
        if g.sets >> tables.card_set[card] & 1:
            g.decks[tables.pile[card] if g.split else 0].append(card)
    for place in range(len(tables.places)):
        if g.sets >> tables.place_set[place] & 1:
            g.location_decks[tables.plane[place]].append(place)
    g.quest_deck = [quest for quest, number in enumerate(tables.quest_set) if g.sets >> number & 1]
    g.unused = [hero for hero, number in enumerate(tables.hero_set) if g.sets >> number & 1]
    for deck in (*g.decks, *g.location_decks, g.quest_deck):
        g.dice.shuffle(deck)


def deal_quests(g: Dungeoneer) -> None:
    """DG-3.10, DG-3.11, DG-20.11: two personal quests each and a common one; or two common ones."""
    personal = not g.variants >> NOTHING_PERSONAL & 1
    if personal:
        for seat in range(g.seats):
            g.quests[seat] = [g.quest_deck.pop() for _ in range(PERSONAL_QUESTS)]
    g.common = [g.quest_deck.pop() for _ in range(1 if personal else 2)]


def lay_entrances(g: Dungeoneer) -> None:
    """DG-3.2, DG-3.3, DG-19.4, DG-19.5: the entrance of each set with its roads; what is left is shuffled again."""
    tables = g.game.tables
    laid = [0] * len(PLANES)
    for number, each in enumerate(tables.printed.sets):
        if g.sets >> number & 1:
            entrance = tables.place_numbers[each.entrance]
            plane = tables.plane[entrance]
            g.location_decks[plane].remove(entrance)
            cell = MIDDLE + APART * laid[plane]
            lay(g, entrance, cell, 0)
            laid[plane] += 1
            lay_roads(g, plane, cell)
    for deck in g.location_decks:
        g.dice.shuffle(deck)


def lay_roads(g: Dungeoneer, plane: int, cell: int) -> None:
    """DG-3.3, DG-3.4, DG-D8: four random roads around an entrance, at 0 degrees if that fits, else at 180."""
    deck = g.location_decks[plane]
    roads = [place for place in deck if g.game.tables.roads[place]]
    for side in range(SET_UP_ROADS):
        target = cell + STEPS[side]
        for place in list(reversed(roads)):
            fitting = [turn for turn in (0, 1) if misfit(g, grid(g, plane), place, target, turn) == FITS]
            if fitting:
                roads.remove(place)
                deck.remove(place)
                lay(g, place, target, fitting[0])
                break


@step
def find_first(g: Dungeoneer) -> None:
    """DG-3.13, DG-20.18: the highest roll starts, tied players roll again; or the holder of the entrance."""
    if g.variants >> NO_BLANK_SPOTS & 1:
        if g.ears is not None:
            g.tell("DG-20.18", FirstFound(Seat(g.first)))
        return
    rolling = list(range(g.seats))
    while len(rolling) > 1:
        dice = [g.dice.d6() for _ in rolling]
        if g.ears is not None:
            for seat, die in zip(rolling, dice, strict=True):
                g.tell("DG-3.13", FirstRolled(Seat(seat), die))
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice)]
        if len(rolling) > 1 and g.ears is not None:
            g.tell("DG-3.13", FirstTied())
    g.first = g.active = rolling[0]
    if g.ears is not None:
        g.tell("DG-3.13", FirstFound(Seat(g.first)))


@step
def deal_heroes(g: Dungeoneer) -> None:
    """DG-3.5, DG-20.7, DG-20.22: a random hero for each player; or each picks one, from the first player on."""
    if g.variants >> CHOICE_OF_HEROES & 1:
        for seat in reversed(g.around(g.first)):
            g.push(choose_hero, seat)
        return
    dealt = g.unused[:]
    g.dice.shuffle(dealt)
    for seat in range(g.seats):
        take_hero(g, seat, dealt[seat])


def take_hero(g: Dungeoneer, seat: int, hero: int, *_: object) -> None:
    """DG-3.5, DG-3.6: level 1, and the printed health."""
    g.unused.remove(hero)
    g.heroes[seat] = hero
    g.health[seat] = g.game.tables.heroes[hero].health
    if g.ears is not None:
        chosen = g.variants >> CHOICE_OF_HEROES & 1
        g.tell("DG-20.7" if chosen else "DG-3.5", HeroTaken(Seat(seat), Hero(hero)))


def refuse_hero(g: Dungeoneer, seat: int, hero: int, _: int) -> Refusal | None:
    """DG-20.7: any hero that is left."""
    return hero_taken(g, hero, "DG-20.7")


HERO = Question("hero", "DG-20.7", Verb(act.ChooseHero, does=take_hero, forbids=refuse_hero))


@step
def choose_hero(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-20.7: whom a player plays."""
    return HERO.offer(g, seat, (act.ChooseHero, sorted(g.unused)))


@step
def enter_map(g: Dungeoneer) -> None:
    """DG-3.9, DG-19.10: all pawns start on an entrance; with several each player chooses, in turn order."""
    for seat in reversed(g.around(g.first)):
        g.push(choose_entrance, seat)


def refuse_start(g: Dungeoneer, seat: int, place: int, _: int) -> Refusal | None:
    """DG-19.10: an entrance that lies there."""
    return no_entrance(g, place, "DG-19.10")


def start_at(g: Dungeoneer, seat: int, place: int, *_: object) -> None:
    """DG-3.9, DG-19.10: the printed points of the entrance."""
    g.place[seat] = place
    take_points(g, seat, place, "DG-3.9" if len(entrances_laid(g)) == 1 else "DG-19.10", "start")


ENTRANCE = Question("entrance", "DG-19.10", Verb(act.Entrance, does=start_at, forbids=refuse_start))


@step
def choose_entrance(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-19.10: the entrance where a hero starts."""
    entrances = entrances_laid(g)
    if len(entrances) == 1:
        start_at(g, seat, entrances[0])
        return None
    return ENTRANCE.offer(g, seat, (act.Entrance, entrances))


@step
def deal_hands(g: Dungeoneer) -> None:
    """DG-3.12, DG-19.13: 5 cards for each player; with split decks each chooses, from the first player on."""
    for seat in g.around(g.first) if len(g.decks) == 1 else ():
        for _ in range(HAND_SIZE):
            take_card(g, seat, 0, "DG-3.12")
    for seat in reversed(g.around(g.first)) if len(g.decks) > 1 else ():
        for _ in range(HAND_SIZE):
            g.push(draw_card, seat)
