"""Why an action on the board is refused: troops and spies (TU-12.3 to TU-12.6, TU-12.10)."""

from __future__ import annotations

from warhall.games.tyrants import actions as act
from warhall.games.tyrants import operations as ops
from warhall.games.tyrants.actions import WHITE
from warhall.games.tyrants.effects.on_the_board import places, targets
from warhall.games.tyrants.operations import Hall, Op, Target, Where, Whose
from warhall.games.tyrants.presence import has_presence, has_presence_at, owner
from warhall.games.tyrants.refusals.facts import asked_op, is_basic, not_in_play, occupied, site, space, too_poor
from warhall.games.tyrants.state import COLOURS, Tyrants
from warhall.games.tyrants.tables import NOWHERE
from warhall.games.tyrants.troops import deploy_spaces
from warhall.kernel.errors import Refusal, refusal


def refuse_deploy(g: Tyrants, seat: int, action: act.Deploy) -> Refusal | None:
    """TU-12.4, TU-2.19, TU-2.20: no troop, no money, no room, no presence; at the start, no starting site."""
    number = action.space
    if g.decision is not None and g.decision.ask == "start":
        return _refuse_start(g, seat, number)
    if not g.barracks[seat]:
        return refusal("TU-9.23", "barracks-empty")
    if refused := not_in_play(g, number) or occupied(g, number, "TU-9.27"):
        return refused
    if not deploy_spaces(g, seat) >> number & 1:
        return refusal("TU-9.20", "no-presence", space=space(g, number))
    return too_poor(g, g.game.tables.setup.prices.deploy)


def _refuse_start(g: Tyrants, seat: int, number: int) -> Refusal | None:
    """TU-2.19, TU-2.20: only a free space of a starting site that nobody else has taken."""
    tables = g.game.tables
    if refused := not_in_play(g, number):
        return refused
    place = tables.site_of[number]
    if place == NOWHERE or not tables.layouts[g.layout].starting >> place & 1:
        return refusal("TU-2.19", "not-starting-site", space=space(g, number))
    if any(troops & tables.site_spaces[place] for troops in g.troops[: g.seats]):
        return refusal("TU-2.20", "site-taken", site=site(g, place))
    return occupied(g, number, "TU-2.20")


def refuse_deploy_for_vp(g: Tyrants, seat: int, action: act.DeployForVp) -> Refusal | None:
    """TU-9.23: only with empty barracks."""
    if g.barracks[seat]:
        return refusal("TU-9.23", "barracks-not-empty", count=g.barracks[seat])
    return too_poor(g, g.game.tables.setup.prices.deploy)


def _no_target(g: Tyrants, seat: int, number: int, rule: str, own: str) -> Refusal | None:
    """TU-9.1: there is no enemy troop."""
    if refused := not_in_play(g, number):
        return refused
    if g.empty >> number & 1:
        return refusal(rule, "no-troop", space=space(g, number))
    if owner(g, number) == seat:
        return refusal(own, "own-troop", space=space(g, number))
    return None


def _out_of_reach(g: Tyrants, seat: int, number: int, where: Where, rule: str) -> Refusal | None:
    """TU-7.1, TU-6.18: no presence, or not the spy's site."""
    if places(g, seat, where) >> number & 1:
        return None
    if where is Where.PRESENCE:
        return refusal(rule, "no-presence", space=space(g, number))
    return refusal("TU-6.18", "not-that-site", space=space(g, number))


def refuse_assassinate(g: Tyrants, seat: int, action: act.Assassinate) -> Refusal | None:
    """TU-12.3: no money, no enemy troop, no presence, or not what the card allows."""
    number = action.space
    op = asked_op(g)
    if refused := _no_target(g, seat, number, "TU-9.10", "TU-9.12"):
        return refused
    if not isinstance(op, ops.Assassinate):
        absent = _out_of_reach(g, seat, number, Where.PRESENCE, "TU-9.10")
        return absent or too_poor(g, g.game.tables.setup.prices.assassinate)
    if not targets(g, seat, op.target) >> number & 1:
        return refusal("TU-9.2", "not-white", space=space(g, number))
    return _out_of_reach(g, seat, number, op.where, "TU-9.10") or refusal(
        "TU-9.15", "not-single-site", space=space(g, number)
    )


def refuse_supplant(g: Tyrants, seat: int, action: act.Supplant) -> Refusal | None:
    """TU-12.3: no enemy troop, no presence, or not what the card allows."""
    number = action.space
    op = asked_op(g)
    if refused := _no_target(g, seat, number, "TU-9.101", "TU-9.101"):
        return refused
    if not isinstance(op, ops.Supplant):
        return None
    if not targets(g, seat, op.target) >> number & 1:
        return refusal("TU-9.2", "not-white", space=space(g, number))
    return _out_of_reach(g, seat, number, op.where, "TU-9.100")


def refuse_move(g: Tyrants, seat: int, action: act.Move) -> Refusal | None:
    """TU-9.50, TU-9.51: only enemy troops where the seat has presence."""
    number = action.space
    return (
        _no_target(g, seat, number, "TU-9.50", "TU-9.51")
        or _out_of_reach(g, seat, number, Where.PRESENCE, "TU-9.50")
        or refusal("TU-9.2", "not-white", space=space(g, number))
    )


def refuse_to(g: Tyrants, seat: int, action: act.To) -> Refusal | None:
    """TU-12.10, TU-10.49: the space must be empty and in play; for some trophies presence is needed too."""
    number = action.space
    moving = g.decision is not None and g.decision.ask == "move-to"
    return (
        not_in_play(g, number)
        or occupied(g, number, "TU-12.10" if moving else "TU-10.49")
        or refusal("TU-10.49", "no-presence", space=space(g, number))
    )


def refuse_return_spy(g: Tyrants, seat: int, action: act.ReturnSpy) -> Refusal | None:
    """TU-12.6: no money, no such spy, no presence, or a spy of the wrong side."""
    op = asked_op(g)
    if refused := too_poor(g, g.game.tables.setup.prices.return_spy):
        return refused
    if isinstance(op, ops.Pay) and not isinstance(op.cost, ops.Return):
        return refusal("TU-6.12", "other-cost")
    if action.seat >= g.seats or not g.spies[action.seat] >> action.site & 1:
        return refusal("TU-9.93" if is_basic(g) else "TU-9.90", "no-spy", site=site(g, action.site))
    return _wrong_spy(g, seat, action, op)


def _wrong_spy(g: Tyrants, seat: int, action: act.ReturnSpy, op: Op | None) -> Refusal | None:
    """TU-9.90, TU-9.91, TU-9.96: whose spy it must be, and where."""
    facts = site(g, action.site)
    whose = op.whose if isinstance(op, ops.Return) else Whose.OWN if op is not None else Whose.OTHER
    if whose is Whose.OWN and action.seat != seat:
        return refusal("TU-9.91", "own-spy-wanted", site=facts)
    if whose is Whose.OTHER and action.seat == seat:
        return refusal("TU-9.93" if is_basic(g) else "TU-9.96", "enemy-spy-wanted", site=facts)
    return None if has_presence_at(g, seat, action.site) else refusal("TU-9.90", "no-presence-at", site=facts)


def refuse_return_troop(g: Tyrants, seat: int, action: act.ReturnTroop) -> Refusal | None:
    """TU-12.6: white troops never, others' only with presence."""
    number = action.space
    if refused := not_in_play(g, number):
        return refused
    if g.empty >> number & 1:
        return refusal("TU-9.90", "no-troop", space=space(g, number))
    colour = owner(g, number)
    if colour == WHITE:
        return refusal("TU-9.92", "white-troop", space=space(g, number))
    op = asked_op(g)
    if isinstance(op, ops.Return) and ops.Piece.TROOP not in op.what:
        return refusal("TU-9.96", "only-spies")
    if colour == seat:
        return refusal("TU-9.96", "own-troop", space=space(g, number))
    return None if has_presence(g, seat, number) else refusal("TU-9.90", "no-presence", space=space(g, number))


def refuse_spy(g: Tyrants, seat: int, action: act.PlaceSpy) -> Refusal | None:
    """TU-12.5: a site in play without an own spy."""
    if not g.game.tables.layouts[g.layout].sites >> action.site & 1:
        return refusal("TU-2.5", "not-in-play", place=site(g, action.site))
    return refusal("TU-9.60", "spy-there", site=site(g, action.site))


def refuse_take(g: Tyrants, seat: int, action: act.Take) -> Refusal | None:
    """TU-10.36, TU-10.37, TU-10.49: only a troop that is in a hall which the card allows."""
    op = asked_op(g)
    if not isinstance(op, ops.TakeTrophy) or action.hall >= g.seats:
        return refusal("TU-10.49", "no-trophy")
    arguments = g.agenda[1] if g.agenda is not None else ()
    if op.hall is Hall.PLAYER_WITH_TROOP_AT_THAT_SITE and action.hall not in arguments[3:]:
        return refusal("TU-10.36", "other-hall")
    if not g.trophies[COLOURS * action.hall + action.colour]:
        return refusal("TU-10.49", "no-trophy")
    return refusal("TU-10.37", "only-white") if op.target is Target.WHITE else None
