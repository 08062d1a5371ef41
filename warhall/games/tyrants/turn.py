"""The flow of play: starting troops, rounds and turns, the two stages of a turn (TU-2.19, chapter 5).

Here: the order of things, and the basic actions of stage 1. Not here: how an action works (`troops`, `spies`,
`market`, `cards`), what a card does (`effects`), the score (`score`).
"""

from __future__ import annotations

from warhall.games.tyrants import cards, market, spies, troops
from warhall.games.tyrants.actions import (
    Assassinate,
    Deploy,
    DeployForVp,
    EndTurn,
    Kind,
    Play,
    Recruit,
    RecruitDevoured,
    Resolve,
    ReturnSpy,
    Space,
)
from warhall.games.tyrants.control import pay_marker, score_marker
from warhall.games.tyrants.events import CleanedUp, Deployed, Due, StageTwo, TurnBegan
from warhall.games.tyrants.operations import Target, Where
from warhall.games.tyrants.pointing import empty_space
from warhall.games.tyrants.reasons import card, not_in_hand, not_in_play, occupied, site_word, space_word, too_poor
from warhall.games.tyrants.resolving import finish_card, forget, play, run
from warhall.games.tyrants.score import score
from warhall.games.tyrants.state import EMPTY, NONE, NOT_ENDING, STAGE_1, STAGE_2, Tyrants
from warhall.games.tyrants.tables import NOWHERE
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import NO_WORDS, Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word


@step
def place_starting_troop(g: Tyrants, seat: int) -> Decision | None:
    """TU-2.19, TU-2.20: each player places one troop before the first turn."""
    return START.put(g, seat, seat)


def is_taken(g: Tyrants, site: int) -> bool:
    """TU-2.19: whether a player has a troop at a site."""
    return any(mine & g.game.tables.site_spaces[site] for mine in g.troops[: g.seats])


def free_starts(g: Tyrants) -> tuple[Name, ...]:
    """TU-2.19: the starting sites that are still free."""
    starting = cells_of(g.game.tables.layouts[g.layout].starting)
    return tuple(site_word(g, site) for site in starting if not is_taken(g, site))


def no_start(g: Tyrants, seat: int, space: int, _: int) -> Refusal | None:
    """TU-2.19, TU-2.20: an empty space of a starting site that no other player has taken."""
    tables = g.game.tables
    if refused := not_in_play(g, space):
        return refused
    site = tables.site_of[space]
    if site == NOWHERE or not tables.layouts[g.layout].starting >> site & 1:
        return refusal("TU-2.19", "not-starting-site", space=space_word(g, space), sites=free_starts(g))
    if is_taken(g, site):
        return refusal("TU-2.20", "site-taken", site=site_word(g, site), sites=free_starts(g))
    return occupied(g, space, "TU-2.20")


def starting_spaces(g: Tyrants, seat: int, _: int) -> int:
    """TU-2.19, TU-2.20: the same, all at once."""
    tables = g.game.tables
    spaces = 0
    for site in cells_of(tables.layouts[g.layout].starting):
        if not is_taken(g, site):
            spaces |= tables.site_spaces[site]
    return spaces & g.empty


def take_starting_site(g: Tyrants, seat: int, space: int, _: int) -> None:
    """TU-2.19, TU-2.21: one troop, first player first, then clockwise; then the first turn."""
    if g.ears is not None:
        g.tell("TU-2.19", Deployed(Seat(seat), Space(space), 0))
    troops.deploy(g, seat, space, told=True)
    following = (seat + 1) % g.seats
    g.active = following
    if following == g.first:
        g.push(begin_turn, following)
    else:
        g.push(place_starting_troop, following)


START = Question("start", "TU-2.19", Verb(Deploy, does=take_starting_site, forbids=no_start, offers=starting_spaces))


@step
def begin_turn(g: Tyrants, seat: int) -> None:
    """TU-5.1, TU-8.14, TU-8.16: a turn begins with an empty pool and the Influence of the markers held."""
    g.active = seat
    g.stage = STAGE_1
    g.power = g.influence = g.paid = 0
    if g.ears is not None:
        g.tell("TU-5.1", TurnBegan(Seat(seat), g.round))
    markers = g.controlled[seat] & g.game.tables.marker_sites
    if markers:
        for site in cells_of(markers):
            pay_marker(g, seat, site)
    g.push(stage_one, seat)


@step
def stage_one(g: Tyrants, seat: int) -> Decision:
    """TU-5.3 to TU-5.8: play cards and take basic actions, in any order and as often as they can be paid."""
    game = g.game
    asking, tables = game.askings[ACT], game.tables
    codes, pack = asking.codes, asking.pack
    options = list(map(codes[Play].__getitem__, sorted(set(g.hands[seat]))))
    influence, power = g.influence, g.power
    if influence >= tables.cheapest:
        options += map(codes[Recruit].__getitem__, market.on_offer(g, influence))
        if g.opened and tables.cost[market.opened_card(g)] <= influence:
            options += codes[RecruitDevoured]
    if power >= tables.least_power:
        prices = tables.setup.prices
        if power >= prices.deploy:
            if g.barracks[seat]:
                pack[Deploy](options, troops.deploy_spaces(g, seat))
            else:
                options += codes[DeployForVp]
        if power >= prices.assassinate:
            pack[Assassinate](options, troops.enemy_troops(g, seat) & g.presence[seat])
        if power >= prices.return_spy:
            pack[ReturnSpy](options, spies.enemy_spies(g, seat))
    options += codes[EndTurn]
    return Decision(seat, "act", "TU-5.3", options, None, NO_WORDS, asking)


def pool(g: Tyrants, *_: object) -> dict[str, Word]:
    """TU-4.1: what the player can pay with."""
    return {"power": g.power, "influence": g.influence}


# TU-6.1: play a card


def not_held(g: Tyrants, seat: int, kind: int, _: int) -> Refusal | None:
    """TU-5.3: a card from hand."""
    return not_in_hand(g, seat, kind, "TU-5.3")


def play_card(g: Tyrants, seat: int, kind: int, _: int) -> None:
    """TU-6.1: a card goes from hand to the played area and is resolved."""
    cards.leave_hand(g, seat, kind)
    g.played.append(kind)
    g.agenda = (finish_card, (), g.agenda)
    play(g, seat, kind, len(g.played) - 1)


# TU-9.81: recruit for Influence


def no_purchase(g: Tyrants, seat: int, kind: int, _: int) -> Refusal | None:
    """TU-12.7: a card that is on offer and can be paid."""
    return market.not_on_offer(g, kind) or too_dear(g, kind)


def too_dear(g: Tyrants, kind: int) -> Refusal | None:
    """TU-4.6: a card must be paid."""
    cost = g.game.tables.cost[kind]
    return refusal("TU-4.6", "not-enough-influence", need=cost, have=g.influence) if cost > g.influence else None


def buy_card(g: Tyrants, seat: int, kind: int, _: int) -> None:
    """TU-9.81: pay a card's cost in Influence and recruit it."""
    cost = g.game.tables.cost[kind]
    g.influence -= cost
    market.recruit(g, seat, kind, cost)


def no_devoured_purchase(g: Tyrants, seat: int, _: int) -> Refusal | None:
    """TU-10.34: the opened card of the devoured pile is on offer and can be paid."""
    return market.devoured_not_on_offer(g) or too_dear(g, market.opened_card(g))


def buy_devoured_card(g: Tyrants, seat: int, _: int) -> None:
    """TU-10.34: pay for the opened card of the devoured pile."""
    cost = g.game.tables.cost[g.devoured[-1]]
    g.influence -= cost
    market.recruit_devoured(g, seat, cost)


# TU-9.21: deploy for Power


def no_paid_deploy(g: Tyrants, seat: int, space: int, _: int) -> Refusal | None:
    """TU-12.4: whatever forbids any deploy, and the price."""
    return troops.no_deploy(g, seat, space) or too_poor(g, g.game.tables.setup.prices.deploy)


def pay_deploy(g: Tyrants, seat: int, space: int, _: int) -> None:
    """TU-9.21: pay for one troop."""
    price = g.game.tables.setup.prices.deploy
    g.power -= price
    troops.deploy(g, seat, space, price)


def no_deploy_for_vp(g: Tyrants, seat: int, _: int) -> Refusal | None:
    """TU-9.23: only with empty barracks, for the same price."""
    if g.barracks[seat]:
        return refusal("TU-9.23", "barracks-not-empty", count=g.barracks[seat])
    return too_poor(g, g.game.tables.setup.prices.deploy)


def pay_deploy_for_vp(g: Tyrants, seat: int, _: int) -> None:
    """TU-9.23: with empty barracks the same price buys 1 VP."""
    price = g.game.tables.setup.prices.deploy
    g.power -= price
    troops.deploy_for_vp(g, seat, price=price)


# TU-9.13: assassinate for Power


def no_paid_assassination(g: Tyrants, seat: int, space: int, _: int) -> Refusal | None:
    """TU-12.3: an enemy troop where the seat has presence, and the price."""
    refused = troops.no_target(g, seat, space, Target.ENEMY, Where.PRESENCE, troops.ASSASSINATION)
    return refused or too_poor(g, g.game.tables.setup.prices.assassinate)


def pay_assassinate(g: Tyrants, seat: int, space: int, _: int) -> None:
    """TU-9.13: pay for one troop, white or not."""
    price = g.game.tables.setup.prices.assassinate
    g.power -= price
    troops.assassinate(g, seat, space, price)


# TU-9.93: return an enemy spy for Power


def no_paid_spy_return(g: Tyrants, seat: int, site: int, owner: int, _: int) -> Refusal | None:
    """TU-12.6: an enemy spy where the seat has presence, and the price."""
    refused = spies.no_enemy_spy(g, seat, site, owner, ("TU-9.93", "TU-9.93"))
    return refused or too_poor(g, g.game.tables.setup.prices.return_spy)


def pay_return_spy(g: Tyrants, seat: int, site: int, owner: int, _: int) -> None:
    """TU-9.93: pay for one enemy spy."""
    price = g.game.tables.setup.prices.return_spy
    g.power -= price
    spies.return_spy(g, seat, owner, site, price)


def end_stage_one(g: Tyrants, seat: int, _: int) -> None:
    """TU-5.8, TU-4.5: stage 1 ends, the pool is emptied, and stage 2 runs in its fixed order."""
    if g.ears is not None:
        g.tell("TU-4.5" if g.power or g.influence else "TU-5.8", StageTwo(Seat(seat), g.power, g.influence))
    g.stage = STAGE_2
    g.power = g.influence = 0
    g.then(*STAGE_TWO, with_=(seat,))


ACT = Question(
    "act",
    "TU-5.3",
    Verb(Play, does=play_card, forbids=not_held, again=True, lies=("hand",)),
    Verb(Recruit, does=buy_card, forbids=no_purchase, again=True, lies=market.FOR_SALE),
    Verb(RecruitDevoured, does=buy_devoured_card, forbids=no_devoured_purchase, again=True, lies=("devoured",)),
    Verb(Deploy, does=pay_deploy, forbids=no_paid_deploy, again=True, pointed=empty_space),
    Verb(DeployForVp, does=pay_deploy_for_vp, forbids=no_deploy_for_vp, again=True),
    Verb(Assassinate, does=pay_assassinate, forbids=no_paid_assassination, again=True),
    Verb(ReturnSpy, does=pay_return_spy, forbids=no_paid_spy_return, again=True),
    Verb(EndTurn, does=end_stage_one),
    words=pool,
)
"""TU-5.3 to TU-5.8: stage 1 goes on, action after action, until the player ends it."""


@step
def end_of_turn_effects(g: Tyrants, seat: int) -> Decision | None:
    """TU-5.9, TU-9.74: what waits for the end of the turn, in the order the player likes."""
    if not g.waiting:
        return None
    kinds = waiting_cards(g)
    if len(kinds) == 1:
        resolve_waiting(g, seat, kinds[0])
        return None
    return RESOLVE.put(g, seat, seat)


def waiting_cards(g: Tyrants, *_: object) -> list[int]:
    """TU-9.74: the kinds of card whose effects wait."""
    return sorted({g.game.tables.card_of[address] for address, _ in g.waiting})


def nothing_waits(g: Tyrants, seat: int, kind: int, _: int) -> Refusal | None:
    """TU-9.74: only an effect that waits."""
    if any(g.game.tables.card_of[address] == kind for address, _ in g.waiting):
        return None
    return refusal("TU-9.74", "nothing-waits", card=card(g, kind))


def resolve_waiting(g: Tyrants, seat: int, kind: int, *_: object) -> None:
    """TU-9.71, TU-9.75: one effect that has waited, even if its card has left the played area."""
    tables = g.game.tables
    number = next(n for n, (address, _) in enumerate(g.waiting) if tables.card_of[address] == kind)
    address, place = g.waiting.pop(number)
    if place != NONE and g.played[place] == EMPTY:
        place = NONE
    g.push(end_of_turn_effects, seat)
    forget(g, kind, place)
    if g.ears is not None:
        g.tell("TU-9.74", Due(Seat(seat), Kind(kind), tables.ops[address].what))
    run(g, tables.scripts[address][seat])


RESOLVE = Question(
    "resolve",
    "TU-9.74",
    Verb(Resolve, does=resolve_waiting, forbids=nothing_waits, offers=waiting_cards, lies=("played",)),
)


@step
def marker_points(g: Tyrants, seat: int) -> None:
    """TU-5.10, TU-8.17: VP for each marker whose site is under total control now."""
    marked = g.total[seat] & g.game.tables.marker_sites
    if marked:
        for site in cells_of(marked):
            score_marker(g, seat, site)


@step
def clean_up(g: Tyrants, seat: int) -> None:
    """TU-5.11: played cards and the rest of the hand go to the discard pile; nothing of the turn is left."""
    gone = [kind for kind in g.played if kind != EMPTY] + g.hands[seat]
    g.discards[seat] += gone
    g.uncovered += 1
    g.hands[seat] = []
    g.played = []
    g.shown = []
    g.opened = False
    g.aspects = [0] * len(g.aspects)
    forget(g, EMPTY, NONE)
    if gone and g.ears is not None:
        g.tell("TU-5.11", CleanedUp(Seat(seat), len(gone)))


@step
def draw_up(g: Tyrants, seat: int) -> None:
    """TU-5.12, TU-5.14: draw a new hand, as far as there are cards."""
    cards.draw(g, seat, g.game.tables.setup.hand - len(g.hands[seat]), "TU-5.12")


@step
def pass_turn(g: Tyrants, seat: int) -> None:
    """TU-5.1, TU-11.3, TU-11.4: the next player's turn; after the last of a round, perhaps the end of the game."""
    following = (seat + 1) % g.seats
    if following == g.first:
        if g.ending != NOT_ENDING:
            score(g)
            return
        g.round += 1
    g.push(begin_turn, following)


STAGE_TWO = (end_of_turn_effects, marker_points, clean_up, draw_up, pass_turn)
"""TU-5.8 to TU-5.12: the steps of stage 2 in their fixed order."""

QUESTIONS = (START, ACT, RESOLVE)
