"""The flow of play: starting troops, rounds and turns, the two stages of a turn (TU-2.19, chapter 5).

Here: the order of things, and the basic actions of stage 1. Not here: how an action works (`troops`, `spies`,
`market`, `cards`), what a card does (`effects`), the score (`score`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from warhall.games.tyrants import cards, market, spies, troops
from warhall.games.tyrants.control import pay_marker, score_marker
from warhall.games.tyrants.events import CleanedUp, StageTwo, TurnBegan
from warhall.games.tyrants.resolving import finish_card, forget, play, run
from warhall.games.tyrants.score import score
from warhall.games.tyrants.state import EMPTY, NONE, NOT_ENDING, STAGE_1, STAGE_2, Tyrants
from warhall.games.tyrants.tables import Tables
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.state import Decision, step

Handler: TypeAlias = Callable[[Tyrants, int, int], None]


@step
def place_starting_troop(g: Tyrants, seat: int) -> Decision:
    """TU-2.19, TU-2.20: an empty space of a starting site that no other player has taken."""
    tables = g.game.tables
    spaces = 0
    for site in cells_of(tables.layouts[g.layout].starting):
        if not any(mine & tables.site_spaces[site] for mine in g.troops[: g.seats]):
            spaces |= tables.site_spaces[site]
    options = tables.codes(spaces & g.empty, tables.deploys)
    return Decision(seat, "start", "TU-2.19", options, take_starting_site)


def take_starting_site(g: Tyrants, seat: int, code: int, _: int) -> None:
    """TU-2.19, TU-2.21: one troop, first player first, then clockwise; then the first turn."""
    troops.deploy(g, seat, code - g.game.tables.verbs.deploy)
    following = (seat + 1) % g.seats
    g.active = following
    if following == g.first:
        g.push(begin_turn, following)
    else:
        g.push(place_starting_troop, following)


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
    tables = g.game.tables
    verbs = tables.verbs
    first = verbs.play
    options = [first + kind for kind in sorted(set(g.hands[seat]))]
    power, influence = g.power, g.influence
    if influence:
        options += market.recruit_codes(g, influence)
    if power:
        prices = tables.setup.prices
        if power >= prices.deploy:
            if g.barracks[seat]:
                options += tables.codes(troops.deploy_spaces(g, seat), tables.deploys)
            else:
                options.append(verbs.deploy_for_vp)
        if power >= prices.assassinate:
            options += tables.codes(troops.enemy_troops(g, seat) & g.presence[seat], tables.assassinations)
        if power >= prices.return_spy:
            options += spies.enemy_spy_codes(g, seat)
    options.append(verbs.end_turn)
    return Decision(seat, "act", "TU-5.3", options, act, {"power": power, "influence": influence})


def act(g: Tyrants, seat: int, code: int, _: int) -> None:
    """TU-5.3: one card or one basic action; then stage 1 goes on until the player ends it."""
    verb = g.game.tables.verb_at[code]
    if verb is not end_stage_one:
        g.agenda = (stage_one, (seat,), g.agenda)
    verb(g, seat, code)


def play_card(g: Tyrants, seat: int, code: int) -> None:
    """TU-6.1: a card goes from hand to the played area and is resolved."""
    kind = code - g.game.tables.verbs.play
    cards.leave_hand(g, seat, kind)
    g.played.append(kind)
    g.agenda = (finish_card, (), g.agenda)
    play(g, seat, kind, len(g.played) - 1)


def buy_card(g: Tyrants, seat: int, code: int) -> None:
    """TU-9.81: pay a card's cost in Influence and recruit it."""
    tables = g.game.tables
    kind = code - tables.verbs.recruit
    g.influence -= tables.cost[kind]
    market.recruit(g, seat, kind)


def buy_devoured_card(g: Tyrants, seat: int, code: int) -> None:
    """TU-10.34: pay for the opened card of the devoured pile."""
    g.influence -= g.game.tables.cost[g.devoured[-1]]
    market.recruit_devoured(g, seat)


def pay_deploy(g: Tyrants, seat: int, code: int) -> None:
    """TU-9.21: pay for one troop."""
    tables = g.game.tables
    g.power -= tables.setup.prices.deploy
    troops.deploy(g, seat, code - tables.verbs.deploy)


def pay_deploy_for_vp(g: Tyrants, seat: int, code: int) -> None:
    """TU-9.23: with empty barracks the same price buys 1 VP."""
    g.power -= g.game.tables.setup.prices.deploy
    troops.deploy_for_vp(g, seat)


def pay_assassinate(g: Tyrants, seat: int, code: int) -> None:
    """TU-9.13: pay for one troop, white or not."""
    tables = g.game.tables
    g.power -= tables.setup.prices.assassinate
    troops.assassinate(g, seat, code - tables.verbs.assassinate)


def pay_return_spy(g: Tyrants, seat: int, code: int) -> None:
    """TU-9.93: pay for one enemy spy."""
    tables = g.game.tables
    g.power -= tables.setup.prices.return_spy
    site, owner = divmod(code - tables.verbs.return_spy, 4)
    spies.return_spy(g, seat, owner, site)


def end_stage_one(g: Tyrants, seat: int, code: int) -> None:
    """TU-5.8, TU-4.5: stage 1 ends, the pool is emptied, and stage 2 runs in its fixed order."""
    if g.ears is not None:
        g.tell("TU-5.8", StageTwo(Seat(seat), g.power, g.influence))
    g.stage = STAGE_2
    g.power = g.influence = 0
    g.then(*STAGE_TWO, with_=(seat,))


@step
def end_of_turn_effects(g: Tyrants, seat: int) -> Decision | None:
    """TU-5.9, TU-9.74: what waits for the end of the turn, in the order the player likes."""
    if not g.waiting:
        return None
    tables = g.game.tables
    kinds = sorted({tables.card_of[address] for address, _ in g.waiting})
    if len(kinds) == 1:
        resolve_waiting(g, seat, kinds[0])
        return None
    first = tables.verbs.resolve
    return Decision(seat, "resolve", "TU-9.74", [first + kind for kind in kinds], pick_waiting)


def pick_waiting(g: Tyrants, seat: int, code: int, _: int) -> None:
    """TU-9.74: the effect of this card comes next."""
    resolve_waiting(g, seat, code - g.game.tables.verbs.resolve)


def resolve_waiting(g: Tyrants, seat: int, kind: int) -> None:
    """TU-9.71, TU-9.75: one effect that has waited, even if its card has left the played area."""
    tables = g.game.tables
    number = next(n for n, (address, _) in enumerate(g.waiting) if tables.card_of[address] == kind)
    address, place = g.waiting.pop(number)
    if place != NONE and g.played[place] == EMPTY:
        place = NONE
    g.push(end_of_turn_effects, seat)
    forget(g, kind, place)
    run(g, tables.scripts[address][seat])


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
    if g.ears is not None:
        g.tell("TU-5.11", CleanedUp(Seat(seat), len(gone)))


@step
def draw_up(g: Tyrants, seat: int) -> None:
    """TU-5.12, TU-5.14: draw a new hand, as far as there are cards."""
    cards.draw(g, seat, g.game.tables.setup.hand - len(g.hands[seat]))


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


def handlers(tables: Tables) -> list[Handler]:
    """What each code does in stage 1: the verbs of stage 1 have the first codes."""
    verbs = tables.verbs
    starts: list[tuple[int, Handler]] = [
        (verbs.play, play_card),
        (verbs.recruit, buy_card),
        (verbs.deploy, pay_deploy),
        (verbs.deploy_for_vp, pay_deploy_for_vp),
        (verbs.assassinate, pay_assassinate),
        (verbs.return_spy, pay_return_spy),
        (verbs.end_turn, end_stage_one),
        (verbs.recruit_devoured, buy_devoured_card),
    ]
    found: list[Handler] = []
    for (first, handler), (end, _) in zip(starts, [*starts[1:], (verbs.recruit_devoured + 1, play_card)], strict=True):
        found += [handler] * (end - first)
    return found
