"""Operations on the board: deploy, assassinate, supplant, move, place a spy, return, take a trophy (chapter 9).

Each asks for one target at a time and comes back for the next one (TU-6.7).
"""

from __future__ import annotations

from typing import cast

from warhall.games.tyrants import operations as ops
from warhall.games.tyrants import spies, troops
from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.effects.registry import OPERATIONS, times, words
from warhall.games.tyrants.operations import Hall, Piece, Target, Where, Whose
from warhall.games.tyrants.resolving import run
from warhall.games.tyrants.state import COLOURS, NONE, Tyrants
from warhall.games.tyrants.tables import NOT_COUNTED
from warhall.geometry.masks import cells_of
from warhall.kernel.state import Decision, step


@OPERATIONS.operation(ops.Deploy, rule="TU-9.24")
@step
def deploy(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.24 to TU-9.26: troops are deployed one by one; without troops each gives 1 VP, without a space none."""
    if not g.barracks[seat]:
        troops.deploy_for_vp(g, seat, left)
        return None
    spaces = troops.deploy_spaces(g, seat)
    if not spaces:
        return None
    tables = g.game.tables
    return Decision(seat, "deploy", "TU-9.24", tables.codes(spaces, tables.deploys), deploy_one, words(g, left))


def deploy_one(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-9.20: one troop."""
    space = code - g.game.tables.verbs.deploy
    if left > 1:
        g.push(deploy, address, seat, left - 1)
    g.deployed.append(space)
    troops.deploy(g, seat, space)


def targets(g: Tyrants, seat: int, target: Target) -> int:
    """TU-9.1, TU-9.2: the troops that an operation speaks of."""
    return g.troops[WHITE] if target is Target.WHITE else troops.enemy_troops(g, seat)


def places(g: Tyrants, seat: int, where: Where) -> int:
    """TU-7.1, TU-7.13, TU-6.18: the spaces where an operation may be done."""
    match where:
        case Where.PRESENCE:
            return g.presence[seat]
        case Where.ANYWHERE:
            return g.game.tables.layouts[g.layout].spaces
        case Where.THAT_SITE:
            return 0 if g.that_site == NONE else g.game.tables.site_spaces[g.that_site]
        case Where.EACH_THAT_SITE:
            spaces = 0
            for site in cells_of(g.those_sites):
                spaces |= g.game.tables.site_spaces[site]
            return spaces


@OPERATIONS.operation(ops.Assassinate, rule="TU-9.10")
@step
def assassinate(g: Tyrants, address: str, seat: int, left: int, site: int = NONE) -> Decision | None:
    """TU-9.10 to TU-9.15: enemy troops, one by one; at a single site where the card says so."""
    tables = g.game.tables
    op = cast("ops.Assassinate", tables.ops[address])
    if left == NOT_COUNTED:
        left = op.n * times(g, seat, op.per)
        if left:
            g.push(assassinate, address, seat, left)
        return None
    found = targets(g, seat, op.target) & places(g, seat, op.where)
    if op.single_site:
        found &= tables.at_sites if site == NONE else tables.site_spaces[site]
    if not found:
        return None
    options = tables.codes(found, tables.assassinations)
    if op.upto:
        options.append(tables.verbs.done)
    return Decision(seat, "assassinate", "TU-9.10", options, assassinate_one, words(g, left))


def assassinate_one(g: Tyrants, seat: int, code: int, address: str, _: int, left: int, site: int = NONE) -> None:
    """TU-9.11: one troop, and what the card gives for each."""
    tables = g.game.tables
    if code == tables.verbs.done:
        return
    space = code - tables.verbs.assassinate
    if left > 1:
        g.push(assassinate, address, seat, left - 1, tables.site_of[space])
    g.victim = troops.assassinate(g, seat, space)
    if address in tables.scripts:
        run(g, tables.scripts[address][seat])


@OPERATIONS.operation(ops.Supplant, rule="TU-9.100")
@step
def supplant(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.100, TU-9.101: enemy troops, one by one; after several spies one at each of their sites (TU-10.41)."""
    tables = g.game.tables
    op = cast("ops.Supplant", tables.ops[address])
    found = targets(g, seat, op.target) & places(g, seat, op.where)
    if not found:
        return None
    options = tables.codes(found, tables.supplants)
    return Decision(seat, "supplant", "TU-9.100", options, supplant_one, words(g, left))


def supplant_one(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-9.102: one troop."""
    tables = g.game.tables
    space = code - tables.verbs.supplant
    op = cast("ops.Supplant", tables.ops[address])
    if op.where is Where.EACH_THAT_SITE:
        g.those_sites &= ~(1 << tables.site_of[space])
        g.push(supplant, address, seat, left)
    elif left > 1:
        g.push(supplant, address, seat, left - 1)
    g.victim = troops.supplant(g, seat, space)


@OPERATIONS.operation(ops.Move, rule="TU-9.50")
@step
def move(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.50, TU-9.51: enemy troops where the seat has presence, one by one."""
    tables = g.game.tables
    op = cast("ops.Move", tables.ops[address])
    found = targets(g, seat, op.target) & g.presence[seat]
    if not found or not g.empty:
        return None
    options = tables.codes(found, tables.moves)
    if op.upto:
        options.append(tables.verbs.done)
    return Decision(seat, "move", "TU-9.50", options, pick_up, words(g, left))


def pick_up(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-6.6, TU-9.50: the troop is chosen; where it goes comes next."""
    verbs = g.game.tables.verbs
    if code == verbs.done:
        return
    if left > 1:
        g.push(move, address, seat, left - 1)
    g.push(move_to, seat, code - verbs.move)


@step
def move_to(g: Tyrants, seat: int, space: int) -> Decision:
    """TU-9.50, TU-12.10: any empty space in play."""
    tables = g.game.tables
    return Decision(seat, "move-to", "TU-9.50", tables.codes(g.empty, tables.destinations), put_down, words(g))


def put_down(g: Tyrants, seat: int, code: int, _: int, space: int) -> None:
    """TU-9.52: the troop has moved."""
    troops.move(g, seat, space, code - g.game.tables.verbs.to)


@OPERATIONS.operation(ops.PlaceSpy, rule="TU-9.60")
@step
def place_spy(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.60 to TU-9.65: spies, one by one; with all of them out one may be returned first, or nothing done."""
    verbs = g.game.tables.verbs
    sites = spies.spy_sites(g, seat)
    if spies.spies_left(g, seat) and sites:
        options = [verbs.spy + site for site in cells_of(sites)]
        return Decision(seat, "spy", "TU-9.60", options, place_one, words(g, left))
    if g.spies[seat]:
        options = [*spies.own_spy_codes(g, seat), verbs.decline]
        return Decision(seat, "spy-again", "TU-9.62", options, call_back, words(g, left))
    g.that_site = NONE
    return None


def place_one(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-9.60, TU-6.18: one spy; its site is "that site"."""
    site = code - g.game.tables.verbs.spy
    if left > 1:
        g.push(place_spy, address, seat, left - 1)
    g.that_site = site
    spies.place_spy(g, seat, site)


def call_back(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-9.62 to TU-9.64: a spy comes back to be placed, or none is placed."""
    verbs = g.game.tables.verbs
    if code == verbs.decline:
        g.that_site = NONE
        return
    spies.return_spy(g, seat, seat, (code - verbs.return_spy) >> 2)
    g.push(place_spy, address, seat, left)


@OPERATIONS.operation(ops.Return, rule="TU-9.90")
@step
def return_piece(g: Tyrants, address: str, seat: int, left: int) -> Decision | None:
    """TU-9.90 to TU-9.97: troops or spies, one by one: others' with presence, own ones from anywhere."""
    tables = g.game.tables
    op = cast("ops.Return", tables.ops[address])
    options: list[int] = []
    if Piece.TROOP in op.what:
        found = 0
        if op.whose is not Whose.OWN:
            found |= troops.returnable_troops(g, seat)
        if op.whose is not Whose.OTHER:
            found |= g.troops[seat]
        options += tables.codes(found, tables.troop_returns)
    if Piece.SPY in op.what:
        if op.whose is not Whose.OWN:
            options += spies.enemy_spy_codes(g, seat)
        if op.whose is not Whose.OTHER:
            options += spies.own_spy_codes(g, seat)
    if not options:
        return None
    if op.upto:
        options.append(tables.verbs.done)
    return Decision(seat, "return", "TU-9.90", options, return_one, words(g, left))


def return_one(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-9.90, TU-9.91: one piece."""
    verbs = g.game.tables.verbs
    if code == verbs.done:
        return
    if left > 1:
        g.push(return_piece, address, seat, left - 1)
    if code >= verbs.return_troop:
        troops.return_troop(g, seat, code - verbs.return_troop)
        return
    site, owner = divmod(code - verbs.return_spy, 4)
    if owner == seat:
        remember_spy(g, site)
    spies.return_spy(g, seat, owner, site)


def remember_spy(g: Tyrants, site: int) -> None:
    """TU-6.18: the site of a returned own spy is "that site"."""
    g.that_site = site
    g.those_sites |= 1 << site


@OPERATIONS.operation(ops.TakeTrophy, rule="TU-10.38")
@step
def take_trophy(g: Tyrants, address: str, seat: int, left: int, hall: int = NONE) -> Decision | None:
    """TU-10.35 to TU-10.37, TU-10.49: troops come out of trophy halls onto empty spaces, one by one."""
    tables = g.game.tables
    op = cast("ops.TakeTrophy", tables.ops[address])
    if op.hall is Hall.PLAYER_WITH_TROOP_AT_THAT_SITE and hall == NONE:
        return _choose_hall(g, seat)
    if not g.empty & places(g, seat, op.where):
        return None
    halls = range(g.seats) if hall == NONE else (hall,)
    colours = (WHITE,) if op.target is Target.WHITE else range(COLOURS)
    first = tables.verbs.take
    options = [
        first + COLOURS * each + colour for each in halls for colour in colours if g.trophies[COLOURS * each + colour]
    ]
    if not options:
        return None
    if op.upto:
        options.append(tables.verbs.done)
    return Decision(seat, "take", "TU-10.38", options, take_one, words(g, left))


def _choose_hall(g: Tyrants, seat: int) -> Decision | None:
    """TU-10.36: one of the players who have a troop at the spy's site."""
    owners = players_at_that_site(g, seat)
    if not owners:
        return None
    first = g.game.tables.verbs.opponent
    return Decision(seat, "hall", "TU-10.36", [first + owner for owner in sorted(owners)], enter_hall, words(g))


def players_at_that_site(g: Tyrants, seat: int) -> list[int]:
    """The other players with a troop at "that site", clockwise."""
    spaces = places(g, seat, Where.THAT_SITE)
    return [other for other in g.after(seat) if g.troops[other] & spaces]


def enter_hall(g: Tyrants, seat: int, code: int, address: str, _: int, left: int) -> None:
    """TU-10.36: the hall is chosen."""
    g.push(take_trophy, address, seat, left, code - g.game.tables.verbs.opponent)


def take_one(g: Tyrants, seat: int, code: int, address: str, _: int, left: int, hall: int = NONE) -> None:
    """TU-6.6, TU-10.38: one troop is chosen; where it goes comes next."""
    verbs = g.game.tables.verbs
    if code == verbs.done:
        return
    if left > 1:
        g.push(take_trophy, address, seat, left - 1, hall)
    chosen, colour = divmod(code - verbs.take, COLOURS)
    g.push(take_to, address, seat, chosen, colour)


@step
def take_to(g: Tyrants, address: str, seat: int, hall: int, colour: int) -> Decision:
    """TU-10.35 to TU-10.37: an empty space, with presence unless the card says anywhere."""
    tables = g.game.tables
    op = cast("ops.TakeTrophy", tables.ops[address])
    spaces = g.empty & places(g, seat, op.where)
    return Decision(seat, "take-to", "TU-10.38", tables.codes(spaces, tables.destinations), put_out, words(g))


def put_out(g: Tyrants, seat: int, code: int, address: str, _: int, hall: int, colour: int) -> None:
    """TU-10.38: the troop stands on the board again."""
    troops.take_trophy(g, seat, hall, colour, code - g.game.tables.verbs.to)
