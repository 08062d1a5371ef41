"""Habits of the phase of feats, and of laying location cards: how a practised player goes about his quests.

He makes for the quest that takes least (`habits_journeys`), keeps the glory that it is paid with, and tries it. While
places of quests are still to be drawn he explores, from where there is room to lay them beside him; he does so too
before he completes a quest, since that ends his feats (DG-7.18).
"""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import STEPS
from warhall.games.dungeoneer.habits_cards import Options, exploring, hurrying, wanted_card, warping
from warhall.games.dungeoneer.habits_journeys import AP, NEVER, NOWHERE, Journey, attempts, failing, journeys
from warhall.games.dungeoneer.places import beyond
from warhall.games.dungeoneer.printed import HuntCondition, PayCondition, SearchCondition
from warhall.games.dungeoneer.prospects import AWAY, chart, hunted, tested
from warhall.games.dungeoneer.quests import condition_of
from warhall.games.dungeoneer.state import ATTACK_ROLL, COUNTER_ROLL, NONE, Dungeoneer
from warhall.games.dungeoneer.values import value
from warhall.kernel.actions import Action

WEAK = 2
"""A hero with so much health left is attacked in the own turn."""
BRAVE, POOR = 2, 5
"""With less health than this nobody hunts, nor with odds no better than these, in 36ths."""
SOON = 60
"""For a quest that takes no more than this glory is kept, in tenths of an AP."""
HURRY = 40
"""For one that takes no more than this cards that give AP are used."""
ROOM = 2
"""So many exits into the blank make a good place to explore from."""
RETRIES = 2
"""So many AP are kept for trying again what may fail."""
LAST = 2
"""With so many quests completed the next one wins (DG-1.1)."""
LONG = 20
"""After so many rounds a hero without hope attacks with any form."""
OWN = 3
"""So many times as much as another's way the own one counts where a location is laid."""
LOST = 60
"""What searching takes at most where nothing can be found."""
MOVES = (act.Move, act.Passage, act.Portal)
AT_ONCE = (act.Escort, act.Deliver, act.PickUp, act.Stand)
"""What is done in the feats as soon as it can be."""


def feats(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-7.1: what is free, cards and attacks; then whatever brings the quest nearer that takes least."""
    read = g.game.codec.arguments
    ways = journeys(g, seat)
    best = ways[0] if ways else NOWHERE
    spare = g.glory[seat] - reserved(g, best)
    card = wanted_card(g, seat, options, spare)
    if card != NONE:
        return card
    moves, tries = [], []
    for code in options:
        verb, arguments = read(code)
        if verb.type in MOVES:
            moves.append(code)
        elif verb.type is act.Try:
            tries.append(code)
        elif is_wanted(g, seat, verb.type, arguments):
            return code
    explore = g.game.codec.first(act.Explore)
    explores = explore in options and is_drawing(ways)
    for code in tries:
        quest = read(code)[1][0]
        if is_tried(g, seat, quest, best):
            return explore if explores and is_time_left(g, seat, quest) else code
    onward = sparing(g, seat, options, ways, spare)
    if onward == NONE:
        onward = onwards(g, seat, options, moves, best) if best.takes < NEVER else towards_a_hero(g, seat, moves)
    if onward == NONE and explores:
        onward = outwards(g, seat, moves)
        onward = explore if onward == NONE else onward
    if onward != NONE:
        return onward
    end = g.game.codec.first(act.End)
    return end if end in options else options[0]


def sparing(g: Dungeoneer, seat: int, options: Options, ways: list[Journey], spare: int) -> int:
    """A card that gives AP or spares them, if that helps now; NONE if there is none.

    One that explores, while places are still to be drawn; AP, when they are used up and the quest is near; one that
    carries him to his quest, if he could not walk there this turn.
    """
    tables, wanted = g.game.tables, frozenset[int]()
    best = ways[0] if ways else NOWHERE
    if spare > 0 and is_drawing(ways):
        wanted |= exploring(tables)
    if not g.ap[seat] and not g.fallen[seat] and best.takes <= HURRY:
        wanted |= hurrying(tables)
    if 0 < out_of_reach(g, seat, best) <= spare:
        wanted |= warping(tables)
    return next((code for code in options if code in wanted), NONE)


def is_drawing(ways: list[Journey]) -> bool:
    """Whether the place of a quest is still to be drawn."""
    return any(way.goal == NONE and way.takes < NEVER for way in ways)


def out_of_reach(g: Dungeoneer, seat: int, best: Journey) -> int:
    """How many moves on the way to a quest he has no AP for."""
    return 0 if best.goal == NONE else max(0, chart(g).row(best.goal)[g.place[seat]] - g.ap[seat])


def is_wanted(g: Dungeoneer, seat: int, verb: type[Action], arguments: tuple[int, ...]) -> bool:
    """Whether an option of the feats is taken as soon as it is there."""
    return would_attack(g, seat, arguments[0]) if verb is act.Attack else verb in AT_ONCE


def reserved(g: Dungeoneer, best: Journey) -> int:
    """The glory that is kept for a quest that is paid with it."""
    condition = condition_of(g, best.quest) if best.takes <= SOON else None
    return condition.glory if isinstance(condition, PayCondition) else 0


def lacking(g: Dungeoneer, seat: int, quest: int) -> int:
    """The glory that is still missing for a quest that is paid with it."""
    condition = condition_of(g, quest)
    return max(0, condition.glory - g.glory[seat]) if isinstance(condition, PayCondition) else 0


def is_tried(g: Dungeoneer, seat: int, quest: int, best: Journey) -> bool:
    """DG-7.14: whether a quest is tried here: the first time is free, again only if no other takes less."""
    if isinstance(condition_of(g, quest), HuntCondition) and (g.health[seat] < BRAVE or hunted(g, seat, quest) <= POOR):
        return False
    return best.quest == quest or not g.attempted >> quest & 1


def is_time_left(g: Dungeoneer, seat: int, quest: int) -> bool:
    """DG-7.18: whether AP would be lost if a quest were completed now that is not the last."""
    if len(g.completed[seat]) >= LAST or g.attempted >> quest & 1:
        return False
    return g.ap[seat] > (RETRIES if attempts(g, seat, quest, condition_of(g, quest)) else 0)


def onwards(g: Dungeoneer, seat: int, options: Options, moves: Options, best: Journey) -> int:
    """What brings the quest nearer that takes least: a search here or a move; NONE if nothing does."""
    here = g.place[seat]
    if best.goal == NONE:
        return NONE
    if best.goal != here:
        row = chart(g).row(best.goal)
        nearer = [code for code in moves if row[led_to(g, here, code)] < row[here]]
        return max(nearer, key=lambda code: points(g, led_to(g, here, code), 1), default=NONE)
    if lacking(g, seat, best.quest):
        new = [code for code in moves if not g.visited >> led_to(g, here, code) & 1]
        return max(new, key=lambda code: points(g, led_to(g, here, code), 3), default=NONE)
    search = g.game.tables.codes[act.Search][best.quest]
    return search if search in options else NONE


def outwards(g: Dungeoneer, seat: int, moves: Options) -> int:
    """A move to where there is more room to explore from; NONE if there is none, or no AP left to explore then."""
    here = g.place[seat]
    if g.ap[seat] < 2 or room_round(g, here) >= ROOM:
        return NONE
    out = [code for code in moves if room_round(g, led_to(g, here, code)) >= ROOM]
    return max(out, key=lambda code: points(g, led_to(g, here, code), 1), default=NONE)


def led_to(g: Dungeoneer, here: int, code: int) -> int:
    """Where a move leads."""
    verb, (thing,) = g.game.codec.arguments(code)
    return beyond(g, here, thing) if verb.type is act.Move else thing


def points(g: Dungeoneer, place: int, glory: int) -> int:
    """DG-7.5: what entering a location brings if it is new: glory, counted so many times, less peril."""
    tables = g.game.tables
    return 0 if g.visited >> place & 1 else glory * tables.glory[place] - tables.peril[place]


def room_round(g: Dungeoneer, place: int) -> int:
    """How many exits of a location lead into the blank."""
    exits = g.game.tables.non_walls[place][g.turned >> place & 1]
    return sum([exits >> side & 1 and g.links[4 * place + side] == NONE for side in range(4)])


def lay(g: Dungeoneer, seat: int, options: Options) -> int:
    """DG-6.8: a place of the own quests where it takes least, one of the others' where it takes them most."""
    drawn = g.drawn
    led = [
        (hero, quest)
        for hero in range(g.seats)
        if g.alive[hero] and g.place[hero] != NONE
        for quest in g.quests[hero] + g.common
        if leads_to(g, quest, drawn)
    ]
    if not led:
        return options[7 * g.count % len(options)]

    def worth(code: int) -> int:
        return sum([(-OWN if hero == seat else 1) * laid_takes(g, hero, quest, code) for hero, quest in led])

    return max(options, key=worth)


def leads_to(g: Dungeoneer, quest: int, place: int) -> bool:
    """Whether a quest leads to a location."""
    tables = g.game.tables
    return bool(tables.quest_places[quest] >> place & 1) or tables.quest_ends[quest] == place


def laid_takes(g: Dungeoneer, seat: int, quest: int, code: int) -> int:
    """What the way to the location that is being laid would take a hero, and the search there (DG-14.12)."""
    cell, turned = g.game.codec.arguments(code)[1]
    tables, here = g.game.tables, chart(g)
    reach = here.row(g.place[seat])
    exits = tables.non_walls[g.drawn][turned]
    way = depth = AWAY
    for place in here.places:
        gap = g.cells[place] - cell
        if gap in STEPS and tables.plane[place] == tables.plane[g.drawn]:
            side = STEPS.index(gap)
            if exits >> side & tables.non_walls[place][g.turned >> place & 1] >> (side ^ 2) & 1:
                way, depth = min(way, reach[place] + 1), min(depth, here.depth[place])
    condition = tables.quests[quest].condition
    if not isinstance(condition, SearchCondition):
        return AP * way
    return AP * way + min(LOST, AP + failing(tested(condition.vs - depth), AP))


def lead(g: Dungeoneer, attacker: int, target: int, form: int) -> int:
    """By how much the attacker's value in a form is higher."""
    return value(g, attacker, form, ATTACK_ROLL, target) - value(g, target, form, COUNTER_ROLL, attacker)


def edge(g: Dungeoneer, seat: int, target: int) -> int:
    """By how much a hero's best form is better than the target's."""
    return max([lead(g, seat, target, form) for form in g.game.tables.hero_attacks[g.heroes[seat]]])


def would_attack(g: Dungeoneer, seat: int, other: int) -> bool:
    """With the better form; with an even one only if he is not the weaker.

    In the own turn AP have better uses, unless the other is weak or no quest can be completed: then, sooner or later,
    with any form, since only the last hero can win (DG-1.2).
    """
    more = edge(g, seat, other)
    if seat == g.active and g.health[other] > WEAK:
        if is_hopeful(g, seat):
            return False
        if g.round > LONG:
            return True
    return more > 0 or (more == 0 and g.health[seat] >= g.health[other])


def is_hopeful(g: Dungeoneer, seat: int) -> bool:
    """Whether a hero has a quest that he can complete."""
    return any(way.takes < NEVER for way in journeys(g, seat))


def towards_a_hero(g: Dungeoneer, seat: int, moves: Options) -> int:
    """DG-1.2: a move towards the nearest of the other heroes; NONE if none leads nearer."""
    here = g.place[seat]
    places = [g.place[other] for other in range(g.seats) if other != seat and g.alive[other]]
    rows = sorted([chart(g).row(place) for place in places if place != NONE], key=lambda row: row[here])
    nearer = [code for row in rows for code in moves if row[led_to(g, here, code)] < row[here]]
    return nearer[0] if nearer else NONE
