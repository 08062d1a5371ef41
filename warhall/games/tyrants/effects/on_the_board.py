"""Operations on the board: deploy, assassinate, supplant, move, place a spy, return, take a trophy (chapter 9).

Each asks for one target at a time and comes back for the next one (TU-6.7). A question stands below the verbs that
answer it; what forbids a verb by itself stands in its chapter (`troops`, `spies`).
"""

from __future__ import annotations

from warhall.games.tyrants import actions as act
from warhall.games.tyrants import operations as ops
from warhall.games.tyrants import spies, troops
from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.effects.registry import (
    DONE,
    OPERATIONS,
    about_card,
    about_rest,
    counted,
    decline_spy,
    look_for,
    tell_no_target,
)
from warhall.games.tyrants.operations import Hall, Piece, Target, Where, Whose
from warhall.games.tyrants.reasons import not_in_play, occupied, space_word
from warhall.games.tyrants.resolving import run
from warhall.games.tyrants.state import COLOURS, NONE, Tyrants
from warhall.games.tyrants.tables import NOT_COUNTED
from warhall.games.tyrants.troops import places, targets
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word


@OPERATIONS.operation(ops.Deploy, rule="TU-9.24")
@step
def deploy(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.24 to TU-9.26: troops are deployed one by one; without troops each gives 1 VP, without a space none."""
    if not g.barracks[seat]:
        troops.deploy_for_vp(g, seat, left)
        return None
    asked = DEPLOY.put(g, seat, address, seat, left)
    if asked is None:
        tell_no_target(g, "TU-9.26", "space")
    return asked


def deploy_one(g: Tyrants, seat: int, space: int, address: str, _: int, left: int) -> None:
    """TU-9.20: one troop."""
    if left > 1:
        g.push(deploy, address, seat, left - 1)
    g.deployed.append(space)
    troops.deploy(g, seat, space)


DEPLOY = Question(
    "deploy",
    "TU-9.24",
    Verb(act.Deploy, does=deploy_one, forbids=troops.no_deploy, offers=troops.deploy_spaces),
    words=about_rest,
)


@OPERATIONS.operation(ops.Assassinate, rule="TU-9.10")
@step
def assassinate(g: Tyrants, address: str, seat: int, left: int, site: int = NONE) -> Decision | None:
    """TU-9.10 to TU-9.15: enemy troops, one by one; at a single site where the card says so."""
    if left == NOT_COUNTED:
        op: ops.Assassinate = g.game.tables.ops[address]
        left = op.n * counted(g, seat, op.per)
        if left:
            g.push(assassinate, address, seat, left)
        return None
    return look_for(g, ASSASSINATE, seat, address, seat, left, site)


def no_victim(g: Tyrants, seat: int, space: int, address: str, _: int, left: int, site: int = NONE) -> Refusal | None:
    """TU-12.3, TU-9.15: a troop that the card allows, at the site of the first one if it must be one site."""
    tables = g.game.tables
    op: ops.Assassinate = tables.ops[address]
    if refused := troops.no_target(g, seat, space, op.target, op.where, troops.ASSASSINATION):
        return refused
    at = tables.site_of[space]
    if op.single_site and (at == NONE or site not in (NONE, at)):
        return refusal("TU-9.15", "not-single-site", space=space_word(g, space))
    return None


def victims(g: Tyrants, seat: int, address: str, _: int, left: int, site: int = NONE) -> int:
    """TU-9.10, TU-9.15: the same, all at once."""
    tables = g.game.tables
    op: ops.Assassinate = tables.ops[address]
    found = targets(g, seat, op.target) & places(g, seat, op.where)
    if op.single_site:
        found &= tables.at_sites if site == NONE else tables.site_spaces[site]
    return found


def assassinate_one(g: Tyrants, seat: int, space: int, address: str, _: int, left: int, site: int = NONE) -> None:
    """TU-9.11: one troop, and what the card gives for each."""
    tables = g.game.tables
    if left > 1:
        g.push(assassinate, address, seat, left - 1, tables.site_of[space])
    g.victim = troops.assassinate(g, seat, space)
    if address in tables.scripts:
        run(g, tables.scripts[address][seat])


ASSASSINATE = Question(
    "assassinate",
    "TU-9.10",
    Verb(act.Assassinate, does=assassinate_one, forbids=no_victim, offers=victims),
    DONE,
    words=about_rest,
)


@OPERATIONS.operation(ops.Supplant, rule="TU-9.100")
@step
def supplant(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.100, TU-9.101: enemy troops, one by one; after several spies one at each of their sites (TU-10.41)."""
    op: ops.Supplant = g.game.tables.ops[address]
    if op.where is Where.EACH_THAT_SITE:
        asked = SUPPLANT.put(g, seat, address, seat, left)
        if asked is None and g.those_sites:
            tell_no_target(g, "TU-10.41", "target" if g.victim == NONE else "more")
        return asked
    return look_for(g, SUPPLANT, seat, address, seat, left)


def no_supplant(g: Tyrants, seat: int, space: int, address: str, *_: object) -> Refusal | None:
    """TU-12.3: a troop that the card allows."""
    op: ops.Supplant = g.game.tables.ops[address]
    return troops.no_target(g, seat, space, op.target, op.where, troops.SUPPLANTING)


def supplants(g: Tyrants, seat: int, address: str, *_: object) -> int:
    """TU-9.100: the same, all at once."""
    op: ops.Supplant = g.game.tables.ops[address]
    return targets(g, seat, op.target) & places(g, seat, op.where)


def supplant_one(g: Tyrants, seat: int, space: int, address: str, _: int, left: int) -> None:
    """TU-9.102: one troop."""
    tables = g.game.tables
    op: ops.Supplant = tables.ops[address]
    if op.where is Where.EACH_THAT_SITE:
        g.those_sites &= ~(1 << tables.site_of[space])
        g.push(supplant, address, seat, left)
    elif left > 1:
        g.push(supplant, address, seat, left - 1)
    g.victim = troops.supplant(g, seat, space)


SUPPLANT = Question(
    "supplant",
    "TU-9.100",
    Verb(act.Supplant, does=supplant_one, forbids=no_supplant, offers=supplants),
    words=about_rest,
)


@OPERATIONS.operation(ops.Move, rule="TU-9.50")
@step
def move(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.50, TU-9.51: enemy troops where the seat has presence, one by one."""
    if g.empty:
        return look_for(g, MOVE, seat, address, seat, left)
    tell_no_target(g, lack="room")
    return None


def no_move(g: Tyrants, seat: int, space: int, address: str, *_: object) -> Refusal | None:
    """TU-9.50, TU-9.51: an enemy troop that the card allows, where the seat has presence."""
    op: ops.Move = g.game.tables.ops[address]
    return troops.no_target(g, seat, space, op.target, Where.PRESENCE, troops.MOVING)


def movable(g: Tyrants, seat: int, address: str, *_: object) -> int:
    """TU-9.50: the same, all at once."""
    op: ops.Move = g.game.tables.ops[address]
    return targets(g, seat, op.target) & g.presence[seat]


def pick_up(g: Tyrants, seat: int, space: int, address: str, _: int, left: int) -> None:
    """TU-9.50: the troop is chosen; where it goes comes next."""
    if left > 1:
        g.push(move, address, seat, left - 1)
    g.push(move_to, seat, space)


MOVE = Question(
    "move", "TU-9.50", Verb(act.Move, does=pick_up, forbids=no_move, offers=movable), DONE, words=about_rest
)


@step
def move_to(g: Tyrants, seat: int, space: int) -> Decision | None:
    """TU-9.50: the picked troop goes somewhere."""
    return MOVE_TO.put(g, seat, seat, space)


def no_way(g: Tyrants, seat: int, to: int, *_: object) -> Refusal | None:
    """TU-12.10: any empty space in play."""
    return not_in_play(g, to) or occupied(g, to, "TU-12.10")


def put_down(g: Tyrants, seat: int, to: int, _: int, space: int) -> None:
    """TU-9.52: the troop has moved."""
    troops.move(g, seat, space, to)


MOVE_TO = Question(
    "move-to",
    "TU-9.50",
    Verb(act.To, does=put_down, forbids=no_way, offers=lambda g, seat, *_: g.empty),
    words=about_card,
)


@OPERATIONS.operation(ops.PlaceSpy, rule="TU-9.60")
@step
def place_spy(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.60 to TU-9.65: spies, one by one; with all of them out one may be returned first, or nothing done."""
    if spies.spies_left(g, seat) and (asked := SPY.put(g, seat, address, seat, left)):
        return asked
    if g.spies[seat]:
        return SPY_AGAIN.put(g, seat, address, seat, left)
    g.that_site = NONE
    return None


def place_one(g: Tyrants, seat: int, site: int, address: str, _: int, left: int) -> None:
    """TU-9.60, TU-6.18: one spy; its site is "that site"."""
    if left > 1:
        g.push(place_spy, address, seat, left - 1)
    g.that_site = site
    spies.place_spy(g, seat, site)


SPY = Question(
    "spy",
    "TU-9.60",
    Verb(act.PlaceSpy, does=place_one, forbids=spies.no_spy_site, offers=spies.spy_sites),
    words=about_rest,
)


def call_back(g: Tyrants, seat: int, site: int, owner: int, address: str, _: int, left: int) -> None:
    """TU-9.62: a spy comes back to be placed."""
    spies.return_spy(g, seat, owner, site, again=True)
    g.push(place_spy, address, seat, left)


def place_none(g: Tyrants, seat: int, *_: object) -> None:
    """TU-9.63, TU-9.64: none is placed."""
    g.that_site = NONE
    decline_spy(g, seat)


SPY_AGAIN = Question(
    "spy-again",
    "TU-9.62",
    Verb(act.ReturnSpy, does=call_back, forbids=spies.no_own_spy, offers=spies.own_spies),
    Verb(act.Decline, does=place_none, way_out=True),
    words=about_rest,
)


@OPERATIONS.operation(ops.Return, rule="TU-9.90")
@step
def return_piece(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.90 to TU-9.97: troops or spies, one by one: others' with presence, own ones from anywhere."""
    return look_for(g, RETURN, seat, address, seat, left)


def no_troop_return(g: Tyrants, seat: int, space: int, address: str, *_: object) -> Refusal | None:
    """TU-12.6: a troop, if the card speaks of troops."""
    op: ops.Return = g.game.tables.ops[address]
    if Piece.TROOP in op.what:
        return troops.no_troop_to_return(g, seat, space, op.whose)
    return troops.no_troop_to_return(g, seat, space, Whose.ANY) or refusal("TU-9.96", "only-spies")


def troop_returns(g: Tyrants, seat: int, address: str, *_: object) -> int:
    """TU-9.90: the same, all at once."""
    op: ops.Return = g.game.tables.ops[address]
    return troops.troops_to_return(g, seat, op.whose) if Piece.TROOP in op.what else 0


def return_troop(g: Tyrants, seat: int, space: int, address: str, _: int, left: int) -> None:
    """TU-9.90: one troop."""
    if left > 1:
        g.push(return_piece, address, seat, left - 1)
    troops.return_troop(g, seat, space)


def no_spy_return(g: Tyrants, seat: int, site: int, owner: int, address: str, *_: object) -> Refusal | None:
    """TU-12.6: a spy of the right side, if the card speaks of spies."""
    op: ops.Return = g.game.tables.ops[address]
    if op.whose is Whose.OWN or (op.whose is Whose.ANY and owner == seat):
        refused = spies.no_own_spy(g, seat, site, owner)
    else:
        refused = spies.no_enemy_spy(g, seat, site, owner)
    return refused or (None if Piece.SPY in op.what else refusal("TU-6.4", "only-troops"))


def spy_returns(g: Tyrants, seat: int, address: str, *_: object) -> spies.Spies:
    """TU-9.90, TU-9.91: the same, all at once."""
    op: ops.Return = g.game.tables.ops[address]
    if Piece.SPY not in op.what:
        return []
    found = [] if op.whose is Whose.OWN else spies.enemy_spies(g, seat)
    return found if op.whose is Whose.OTHER else found + spies.own_spies(g, seat)


def return_spy(g: Tyrants, seat: int, site: int, owner: int, address: str, _: int, left: int) -> None:
    """TU-9.90, TU-9.91: one spy."""
    if left > 1:
        g.push(return_piece, address, seat, left - 1)
    if owner == seat:
        remember_spy(g, site)
    spies.return_spy(g, seat, owner, site)


def remember_spy(g: Tyrants, site: int) -> None:
    """TU-6.18: the site of a returned own spy is "that site"."""
    g.that_site = site
    g.those_sites |= 1 << site


def about_return(g: Tyrants, seat: int, address: str, _: int, left: int) -> dict[str, Word]:
    """TU-9.90: the card, how many are left, and what it speaks of."""
    op: ops.Return = g.game.tables.ops[address]
    what = "both" if len(op.what) > 1 else op.what[0].value
    return {**about_rest(g, seat, address, seat, left), "what": what}


RETURN = Question(
    "return",
    "TU-9.90",
    Verb(act.ReturnTroop, does=return_troop, forbids=no_troop_return, offers=troop_returns),
    Verb(act.ReturnSpy, does=return_spy, forbids=no_spy_return, offers=spy_returns),
    DONE,
    words=about_return,
)


@OPERATIONS.operation(ops.TakeTrophy, rule="TU-10.38")
@step
def take_trophy(g: Tyrants, address: str, seat: int, left: int, hall: int = NONE) -> Decision | None:
    """TU-10.35 to TU-10.37, TU-10.49: troops come out of trophy halls onto empty spaces, one by one."""
    op: ops.TakeTrophy = g.game.tables.ops[address]
    if op.hall is Hall.PLAYER_WITH_TROOP_AT_THAT_SITE and hall == NONE:
        return HALL.put(g, seat, address, seat, left)
    if g.empty & places(g, seat, op.where):
        return look_for(g, TAKE, seat, address, seat, left, hall)
    tell_no_target(g, "TU-10.49", "room")
    return None


def no_hall(g: Tyrants, seat: int, other: int, *_: object) -> Refusal | None:
    """TU-10.36: a player who has a troop at the spy's site."""
    if other >= g.seats or other == seat:
        return refusal("TU-10.11", "no-opponent")
    if other in players_at_that_site(g, seat):
        return None
    return refusal("TU-10.36", "no-troop-there", seat=Name("seat", g.seat_names()[other]))


def players_at_that_site(g: Tyrants, seat: int) -> list[int]:
    """The other players with a troop at "that site", clockwise."""
    spaces = places(g, seat, Where.THAT_SITE)
    return [other for other in g.after(seat) if g.troops[other] & spaces]


def enter_hall(g: Tyrants, seat: int, other: int, address: str, _: int, left: int) -> None:
    """TU-10.36: the hall is chosen."""
    g.push(take_trophy, address, seat, left, other)


HALL = Question("hall", "TU-10.36", Verb(act.Opponent, does=enter_hall, forbids=no_hall), words=about_card)


def no_trophy(
    g: Tyrants, seat: int, hall: int, colour: int, address: str, _: int, left: int, only: int = NONE
) -> Refusal | None:
    """TU-10.36, TU-10.37, TU-10.49: a troop that is in a hall which the card allows."""
    op: ops.TakeTrophy = g.game.tables.ops[address]
    if hall >= g.seats:
        return refusal("TU-10.49", "no-trophy")
    if only not in (NONE, hall):
        return refusal("TU-10.36", "other-hall", hall=Name("seat", g.seat_names()[only]))
    if not g.trophies[COLOURS * hall + colour]:
        return refusal("TU-10.49", "no-trophy")
    return refusal("TU-10.37", "only-white") if op.target is Target.WHITE and colour != WHITE else None


def take_one(g: Tyrants, seat: int, hall: int, colour: int, address: str, _: int, left: int, only: int = NONE) -> None:
    """TU-10.38: one troop is chosen; where it goes comes next."""
    if left > 1:
        g.push(take_trophy, address, seat, left - 1, only)
    g.push(take_to, address, seat, hall, colour)


TAKE = Question("take", "TU-10.38", Verb(act.Take, does=take_one, forbids=no_trophy), DONE, words=about_rest)


@step
def take_to(g: Tyrants, address: str, seat: int, hall: int, colour: int) -> Decision | None:
    """TU-10.35 to TU-10.37: the chosen troop goes somewhere."""
    return TAKE_TO.put(g, seat, address, seat, hall, colour)


def no_place(g: Tyrants, seat: int, space: int, address: str, *_: object) -> Refusal | None:
    """TU-10.35 to TU-10.37, TU-10.49: an empty space, with presence unless the card says anywhere."""
    op: ops.TakeTrophy = g.game.tables.ops[address]
    return (
        not_in_play(g, space)
        or occupied(g, space, "TU-10.49")
        or troops.out_of_reach(g, seat, space, op.where, "TU-10.49")
    )


def free_places(g: Tyrants, seat: int, address: str, *_: object) -> int:
    """TU-10.35 to TU-10.37: the same, all at once."""
    op: ops.TakeTrophy = g.game.tables.ops[address]
    return g.empty & places(g, seat, op.where)


def put_out(g: Tyrants, seat: int, space: int, address: str, _: int, hall: int, colour: int) -> None:
    """TU-10.38: the troop stands on the board again."""
    troops.take_trophy(g, seat, hall, colour, space)


TAKE_TO = Question(
    "take-to",
    "TU-10.38",
    Verb(act.To, does=put_out, forbids=no_place, offers=free_places),
    words=about_card,
)

QUESTIONS = (DEPLOY, ASSASSINATE, SUPPLANT, MOVE, MOVE_TO, SPY, SPY_AGAIN, RETURN, HALL, TAKE, TAKE_TO)
