"""Which options the bots try first, and among which few somebody's answer is looked for in a line that is only guessed.

Not here: what a position is worth (`bots`), nor an attack (`bots_attacks`).
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command.bots_attacks import Aim, attack_from, helps_nobody, hurt
from warhall.games.dungeon_command.combat import attack_damage
from warhall.games.dungeon_command.state import NONE, SCRIPT, DungeonCommand, Item
from warhall.games.dungeon_command.threats import in_danger
from warhall.kernel.actions import Action

FAR = 40
"""Farther away is all the same."""

ATTACK, ORDER, MOVE, END, MORE_MOVES, LATER, LAST = range(7)
MOVES = 5
"""So many moves are tried before ending the activation is."""


RANKS: dict[type[Action], int] = {
    act.Strike: ATTACK,
    act.Shoot: ATTACK,
    act.Collect: ATTACK,
    act.EndActivation: END,
    act.EndPhase: END,
    act.Pass: END,
    act.Done: END,
    act.Stay: END,
    act.Decline: END,
    act.Command: LATER,
    act.PlayAssisted: LATER,
    act.PassUntil: LAST,
}
"""When the verbs are tried; those that are not named are orders, powers, and what these ask."""
PLACES: dict[type[Action], int] = {act.Move: 0, act.Sprint: 1, act.Go: 2, act.Place: 3, act.Deploy: 10}
"""The verbs that take a place; deployments of different creatures are told apart from the last number on."""


def order(g: DungeonCommand, seat: int, options: Sequence[int]) -> list[int]:
    """Attacks and treasure first, then orders, the best moves, doing nothing; then the rest."""
    read = g.game.codec.arguments
    walks: list[int] = []
    ranked: list[tuple[int, int]] = []
    for code in options:
        coded, arguments = read(code)
        verb = coded.type
        if verb in PLACES:
            walks.append(code)
        elif verb is act.Use and is_idle(g, seat, *arguments):
            ranked.append((LATER, code))
        else:
            ranked.append((RANKS.get(verb, ORDER), code))
    if walks:
        if len(walks) > MOVES:
            walks = promising_places(g, seat, walks)
        ranked += [(MOVE if number < MOVES else MORE_MOVES, code) for number, code in enumerate(walks)]
        ranked.sort(key=lambda each: each[0])
    else:
        ranked.sort()
    return [code for _, code in ranked]


def is_idle(g: DungeonCommand, seat: int, unit: int, power: int) -> bool:
    """Whether a power would help nobody: where it costs nothing either, it would look as good as doing nothing."""
    tables = g.game.tables
    return helps_nobody(g, Item(SCRIPT, seat, unit), tables.sources[tables.power_sources[power]])


def promising_places(g: DungeonCommand, seat: int, codes: list[int]) -> list[int]:
    """Places for a creature: by turns where it meets other enemies, where treasure is, and where it is far away."""
    read, board = g.game.codec.arguments, g.board
    team = g.teams[seat]
    ways = [board.steps_from(g.places[unit]) for unit in g.present if g.teams[g.controllers[unit]] != team]
    treasure = {square for square, _ in treasures_left(g)}
    mine = g.active != NONE and g.controllers[g.active] == seat
    reach = g.game.tables.range[g.kinds[g.active]] if mine else 0
    scored: list[tuple[int, int, int, int]] = []
    for code in codes:
        coded, (*creature, square) = read(code)
        manner = PLACES[coded.type] + sum(creature)
        steps = [way[square] for way in ways]
        near = min(steps, default=FAR)
        met = sum([1 << number for number, far in enumerate(steps) if far == 1]) if near == 1 else 0
        if 1 < near <= reach:
            met = -near
        first = near + (50 if board.hazard >> square & 1 else 0)
        first -= (20 if square in treasure else 0) + (10 if met else 0)
        scored.append((first, manner, met, code))
    scored.sort()
    front: list[int] = []
    back: list[int] = []
    seen: set[tuple[int, int, int]] = set()
    for first, manner, met, code in scored:
        group = (manner, met, 0 if met else first // 3)
        if group in seen:
            back.append(code)
        else:
            seen.add(group)
            front.append(code)
    if len(front) > MOVES:
        front.insert(MOVES - 1, front.pop())
    return front + back


def treasures_left(g: DungeonCommand) -> list[tuple[int, int]]:
    """The squares with a chest or treasure tokens, and how many tokens."""
    board = g.board
    return [
        (square, tokens)
        for square, chest, tokens in zip(board.treasures, g.chests, g.tokens, strict=True)
        if chest or tokens
    ]


FEW_MOVES, FEW_ORDERS, FEW = 3, 2, 5
"""So many moves, orders, and options of any other question are weighed in a line that is only guessed."""


def likely(g: DungeonCommand, seat: int) -> Sequence[int]:
    """What somebody might do who does not think long: who strikes hardest goes first, and only danger is answered."""
    decision = g.decisions[seat]
    options = decision.options
    if len(options) == 1:
        return options
    match decision.ask:
        case "respond" | "chance":
            pass_by = g.game.codec.first(act.Pass)
            if not in_danger(g) & g.bands[seat] and pass_by in options:
                return (pass_by,)
        case "activate":
            return (hardest(g, seat, options),)
        case "act":
            return likely_acts(g, seat, options)
        case _:
            pass
    return order(g, seat, options)[:FEW]


def hardest(g: DungeonCommand, seat: int, options: Sequence[int]) -> int:
    """The creature whose attack costs the enemies most; if none can attack, the next in turn."""
    read, team = g.game.codec.arguments, g.teams[seat]
    foes = [unit for unit in g.present if g.teams[g.controllers[unit]] != team]
    best, chosen = -1, options[0]
    for code in options:
        coded, arguments = read(code)
        if coded.type is act.Activate:
            aims = [Aim(g, foe, g.places[foe]) for foe in foes]
            worth = attack_from(g, arguments[0], aims, {}, stays=False)
            if worth > best:
                best, chosen = worth, code
    return chosen


def likely_acts(g: DungeonCommand, seat: int, options: Sequence[int]) -> list[int]:
    """The best attack, treasure, a few orders and moves, and the end of the activation."""
    read = g.game.codec.arguments
    best, attack = -1, NONE
    orders: list[int] = []
    walks: list[int] = []
    rest: list[int] = []
    for code in options:
        coded, arguments = read(code)
        verb = coded.type
        if verb in (act.Strike, act.Shoot):
            kind = act.MELEE if verb is act.Strike else act.RANGED
            worth = hurt(g, arguments[0], attack_damage(g, g.active, arguments[0], kind, own=None, bonus=0))
            if g.teams[g.controllers[arguments[0]]] != g.teams[seat] and worth > best:
                best, attack = worth, code
        elif verb in PLACES:
            walks.append(code)
        elif verb in (act.EndActivation, act.Collect):
            rest.append(code)
        elif RANKS.get(verb, ORDER) == ORDER and not (verb is act.Use and is_idle(g, seat, *arguments)):
            orders.append(code)
    if walks:
        walks = promising_places(g, seat, walks)[: FEW_MOVES if attack == NONE else 1]
    return [*([attack] if attack != NONE else []), *orders[:FEW_ORDERS], *walks, *rest]
