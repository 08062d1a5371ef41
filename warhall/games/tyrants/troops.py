"""What is done to troops: assassinate, deploy, move, return, supplant (chapter 9).

Here: which troops and spaces qualify - the law, and beside it the same for all spaces at once -, and what happens to
them. Not here: who asks for it (`turn` for the basic actions, `effects` for cards).
"""

from __future__ import annotations

from typing import NamedTuple

from warhall.games.tyrants.actions import WHITE, Colour, Space
from warhall.games.tyrants.control import update_control_of
from warhall.games.tyrants.events import (
    Assassinated,
    Deployed,
    DeployedForVp,
    EndTriggered,
    Moved,
    Supplanted,
    TroopReturned,
    TrophyTaken,
    whose,
)
from warhall.games.tyrants.operations import Target, Where, Whose
from warhall.games.tyrants.presence import has_presence, lift_troop, owner, put_troop
from warhall.games.tyrants.reasons import not_in_play, occupied, site_word, space_word
from warhall.games.tyrants.state import COLOURS, LAST_TROOP, NONE, NOT_ENDING, Tyrants
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal


def enemy_troops(g: Tyrants, seat: int) -> int:
    """TU-9.1: white troops and those of other players."""
    a, b, c, d, white = g.troops
    return (a | b | c | d | white) & ~g.troops[seat]


def other_players_troops(g: Tyrants, seat: int) -> int:
    """TU-9.2: the troops of other players, white ones aside."""
    a, b, c, d, _ = g.troops
    return (a | b | c | d) & ~g.troops[seat]


def targets(g: Tyrants, seat: int, target: Target) -> int:
    """TU-9.1, TU-9.2: the troops that an operation speaks of."""
    return g.troops[WHITE] if target is Target.WHITE else enemy_troops(g, seat)


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


def no_troop_there(g: Tyrants, space: int, rule: str) -> Refusal | None:
    """TU-2.5, TU-1.7: the space is not in play, or empty."""
    if refused := not_in_play(g, space):
        return refused
    return refusal(rule, "no-troop", space=space_word(g, space)) if g.empty >> space & 1 else None


class TargetRules(NamedTuple):
    """The rules of a verb that say what its target must be."""

    troop: str
    not_own: str
    in_reach: str


def no_target(g: Tyrants, seat: int, space: int, target: Target, where: Where, rules: TargetRules) -> Refusal | None:
    """TU-12.3: no enemy troop, not one that is spoken of, or out of reach."""
    if refused := no_troop_there(g, space, rules.troop):
        return refused
    colour = owner(g, space)
    if colour == seat:
        return refusal(rules.not_own, "own-troop", space=space_word(g, space))
    if target is Target.WHITE and colour != WHITE:
        return refusal("TU-9.2", "not-white", space=space_word(g, space))
    return out_of_reach(g, seat, space, where, rules.in_reach)


ASSASSINATION = TargetRules("TU-9.10", "TU-9.12", "TU-9.10")
SUPPLANTING = TargetRules("TU-9.101", "TU-9.101", "TU-9.100")
MOVING = TargetRules("TU-9.50", "TU-9.51", "TU-9.50")


def out_of_reach(g: Tyrants, seat: int, space: int, where: Where, rule: str) -> Refusal | None:
    """TU-7.1, TU-7.13, TU-6.18: no presence, or not the spy's site."""
    site = g.game.tables.site_of[space]
    near = {
        Where.PRESENCE: has_presence(g, seat, space),
        Where.ANYWHERE: True,
        Where.THAT_SITE: site == g.that_site != NONE,
        Where.EACH_THAT_SITE: site != NONE and g.those_sites >> site & 1 == 1,
    }[where]
    if near:
        return None
    if where is Where.PRESENCE:
        return refusal(rule, "no-presence", space=space_word(g, space))
    sites = cells_of(g.those_sites) if where is Where.EACH_THAT_SITE else [g.that_site]
    named = tuple(site_word(g, each) for each in sites if each != NONE)
    return refusal("TU-6.18", "not-that-site", space=space_word(g, space), sites=named)


def assassinate(g: Tyrants, seat: int, space: int, price: int = 0, *, told: bool = False) -> int:
    """TU-9.11, TU-9.14: the troop goes to the killer's trophy hall, kept by colour. Returns its colour."""
    colour = lift_troop(g, space)
    g.trophies[COLOURS * seat + colour] += 1
    if g.ears is not None and not told:
        g.tell("TU-9.13" if price else "TU-9.11", Assassinated(Seat(seat), Colour(colour), Space(space), price))
    update_control_of(g, space)
    return colour


def no_deploy(g: Tyrants, seat: int, space: int, *_: object) -> Refusal | None:
    """TU-9.20, TU-9.22, TU-9.23, TU-9.27: a troop, and an empty space in play with presence.

    Who has no troop on the board needs no presence.
    """
    if not g.barracks[seat]:
        return refusal("TU-9.23", "barracks-empty")
    if refused := not_in_play(g, space) or occupied(g, space, "TU-9.27"):
        return refused
    if g.troops[seat] and not has_presence(g, seat, space):
        return refusal("TU-9.20", "no-presence", space=space_word(g, space))
    return None


def deploy_spaces(g: Tyrants, seat: int, *_: object) -> int:
    """TU-9.20, TU-9.22, TU-9.27: where a seat that has a troop may deploy it."""
    return g.empty & g.presence[seat] if g.troops[seat] else g.empty


def deploy(g: Tyrants, seat: int, space: int, price: int = 0, *, told: bool = False) -> None:
    """TU-9.20, TU-11.1: a troop comes from the barracks; the last one triggers the end of the game."""
    g.barracks[seat] -= 1
    put_troop(g, seat, space)
    if g.ears is not None and not told:
        g.tell("TU-9.21" if price else "TU-9.20", Deployed(Seat(seat), Space(space), price))
    update_control_of(g, space)
    if not g.barracks[seat]:
        trigger_end(g, seat, LAST_TROOP)


def deploy_for_vp(g: Tyrants, seat: int, times: int = 1, price: int = 0) -> None:
    """TU-9.23, TU-9.25: with no troop in the barracks each deploy gives 1 VP instead."""
    g.vp[seat] += times
    if g.ears is not None:
        g.tell("TU-9.23", DeployedForVp(Seat(seat), times, price))


def trigger_end(g: Tyrants, seat: int, reason: int) -> None:
    """TU-11.1 to TU-11.3: the end of the game is triggered once, and for good."""
    if g.ending == NOT_ENDING:
        g.ending = reason
        if g.ears is not None:
            if reason == LAST_TROOP:
                g.tell("TU-11.1", EndTriggered(Seat(seat), "troops"))
            else:
                g.tell("TU-11.2", EndTriggered(Seat(seat), "market"))


def supplant(g: Tyrants, seat: int, space: int) -> int:
    """TU-9.102 to TU-9.105: assassinate, then deploy on the vacated space; without troops 1 VP instead."""
    if not g.barracks[seat]:
        colour = assassinate(g, seat, space)
        deploy_for_vp(g, seat)
        return colour
    if g.ears is not None:
        g.tell("TU-9.102", Supplanted(Seat(seat), Colour(owner(g, space)), Space(space)))
    colour = assassinate(g, seat, space, told=True)
    deploy(g, seat, space, told=True)
    return colour


def move(g: Tyrants, seat: int, space: int, to: int) -> None:
    """TU-9.50, TU-9.52: the troop keeps its owner; control changes at its old place first, then at the new one."""
    if g.ears is not None:
        g.tell("TU-9.50", Moved(Seat(seat), Colour(owner(g, space)), Space(space), Space(to)))
    colour = lift_troop(g, space)
    update_control_of(g, space)
    put_troop(g, colour, to)
    update_control_of(g, to)


def no_troop_to_return(g: Tyrants, seat: int, space: int, whose: Whose) -> Refusal | None:
    """TU-9.90 to TU-9.92, TU-9.96: others' troops with presence, own ones from anywhere, white ones never."""
    if refused := no_troop_there(g, space, "TU-9.90"):
        return refused
    colour = owner(g, space)
    if colour == WHITE:
        return refusal("TU-9.92", "white-troop", space=space_word(g, space))
    if colour == seat:
        return refusal("TU-9.96", "own-troop", space=space_word(g, space)) if whose is Whose.OTHER else None
    if whose is Whose.OWN:
        return refusal("TU-9.91", "own-troop-wanted", space=space_word(g, space))
    return out_of_reach(g, seat, space, Where.PRESENCE, "TU-9.90")


def troops_to_return(g: Tyrants, seat: int, whose: Whose) -> int:
    """TU-9.90 to TU-9.92: the same, all at once."""
    own = g.troops[seat] if whose is not Whose.OTHER else 0
    return own if whose is Whose.OWN else own | other_players_troops(g, seat) & g.presence[seat]


def return_troop(g: Tyrants, seat: int, space: int) -> None:
    """TU-9.90, TU-9.94: the troop goes to its owner's barracks and is no trophy."""
    colour = lift_troop(g, space)
    g.barracks[colour] += 1
    if g.ears is not None:
        rule = "TU-9.91" if colour == seat else "TU-9.90"
        g.tell(rule, TroopReturned(Seat(seat), whose(seat, colour), Colour(colour), Space(space)))
    update_control_of(g, space)


def take_trophy(g: Tyrants, seat: int, hall: int, colour: int, space: int) -> None:
    """TU-10.38: a troop comes out of a hall and keeps its colour; no barracks are touched."""
    g.trophies[COLOURS * hall + colour] -= 1
    put_troop(g, colour, space)
    if g.ears is not None:
        g.tell("TU-10.38", TrophyTaken(Seat(seat), whose(seat, hall), Seat(hall), Colour(colour), Space(space)))
    update_control_of(g, space)


def trophy_count(g: Tyrants, seat: int) -> int:
    """TU-11.8: all troops in a trophy hall, white ones included."""
    return sum(g.trophies[COLOURS * seat : COLOURS * seat + COLOURS])


def player_trophy_count(g: Tyrants, seat: int) -> int:
    """TU-9.14: the troops of players in a trophy hall."""
    return trophy_count(g, seat) - g.trophies[COLOURS * seat + WHITE]
