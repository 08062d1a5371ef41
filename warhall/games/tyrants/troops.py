"""What is done to troops: assassinate, deploy, move, return, supplant (chapter 9).

Here: which troops and spaces qualify, and what happens to them. Not here: who asks for it (`turn` for the basic
actions, `effects` for cards), why something is refused (`refusals`).
"""

from __future__ import annotations

from warhall.games.tyrants.actions import WHITE, Colour, Space
from warhall.games.tyrants.control import update_control_of
from warhall.games.tyrants.events import (
    Assassinated,
    Deployed,
    DeployedForVp,
    EndTriggered,
    Moved,
    TroopReturned,
    TrophyTaken,
)
from warhall.games.tyrants.presence import lift_troop, owner, put_troop
from warhall.games.tyrants.state import COLOURS, LAST_TROOP, NOT_ENDING, Tyrants
from warhall.kernel.actions import Seat


def enemy_troops(g: Tyrants, seat: int) -> int:
    """TU-9.1: white troops and those of other players."""
    a, b, c, d, white = g.troops
    return (a | b | c | d | white) & ~g.troops[seat]


def other_players_troops(g: Tyrants, seat: int) -> int:
    """TU-9.2: the troops of other players, white ones aside."""
    a, b, c, d, _ = g.troops
    return (a | b | c | d) & ~g.troops[seat]


def assassinate(g: Tyrants, seat: int, space: int) -> int:
    """TU-9.11, TU-9.14: the troop goes to the killer's trophy hall, kept by colour. Returns its colour."""
    colour = lift_troop(g, space)
    g.trophies[COLOURS * seat + colour] += 1
    if g.ears is not None:
        g.tell("TU-9.11", Assassinated(Seat(seat), Colour(colour), Space(space)))
    update_control_of(g, space)
    return colour


def deploy_spaces(g: Tyrants, seat: int) -> int:
    """TU-9.20, TU-9.22, TU-9.27: empty spaces with presence; any empty space for who has no troop on the board."""
    return g.empty & g.presence[seat] if g.troops[seat] else g.empty


def deploy(g: Tyrants, seat: int, space: int) -> None:
    """TU-9.20, TU-11.1: a troop comes from the barracks; the last one triggers the end of the game."""
    g.barracks[seat] -= 1
    put_troop(g, seat, space)
    if g.ears is not None:
        g.tell("TU-9.20", Deployed(Seat(seat), Space(space)))
    update_control_of(g, space)
    if not g.barracks[seat]:
        trigger_end(g, seat, LAST_TROOP)


def deploy_for_vp(g: Tyrants, seat: int, times: int = 1) -> None:
    """TU-9.23, TU-9.25: with no troop in the barracks each deploy gives 1 VP instead."""
    g.vp[seat] += times
    if g.ears is not None:
        g.tell("TU-9.23", DeployedForVp(Seat(seat), times))


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
    colour = assassinate(g, seat, space)
    if g.barracks[seat]:
        deploy(g, seat, space)
    else:
        deploy_for_vp(g, seat)
    return colour


def move(g: Tyrants, seat: int, space: int, to: int) -> None:
    """TU-9.50, TU-9.52: the troop keeps its owner; control changes at its old place first, then at the new one."""
    if g.ears is not None:
        g.tell("TU-9.52", Moved(Seat(seat), Colour(owner(g, space)), Space(space), Space(to)))
    colour = lift_troop(g, space)
    update_control_of(g, space)
    put_troop(g, colour, to)
    update_control_of(g, to)


def returnable_troops(g: Tyrants, seat: int) -> int:
    """TU-9.90, TU-9.92: other players' troops where the seat has presence; white ones never."""
    return other_players_troops(g, seat) & g.presence[seat]


def return_troop(g: Tyrants, seat: int, space: int) -> None:
    """TU-9.90, TU-9.94: the troop goes to its owner's barracks and is no trophy."""
    colour = lift_troop(g, space)
    g.barracks[colour] += 1
    if g.ears is not None:
        g.tell("TU-9.90", TroopReturned(Seat(seat), Colour(colour), Space(space)))
    update_control_of(g, space)


def take_trophy(g: Tyrants, seat: int, hall: int, colour: int, space: int) -> None:
    """TU-10.38: a troop comes out of a hall and keeps its colour; no barracks are touched."""
    g.trophies[COLOURS * hall + colour] -= 1
    put_troop(g, colour, space)
    if g.ears is not None:
        g.tell("TU-10.38", TrophyTaken(Seat(seat), Seat(hall), Colour(colour), Space(space)))
    update_control_of(g, space)


def trophy_count(g: Tyrants, seat: int) -> int:
    """TU-11.8: all troops in a trophy hall, white ones included."""
    return sum(g.trophies[COLOURS * seat : COLOURS * seat + COLOURS])


def player_trophy_count(g: Tyrants, seat: int) -> int:
    """TU-9.14: the troops of players in a trophy hall."""
    return trophy_count(g, seat) - g.trophies[COLOURS * seat + WHITE]
