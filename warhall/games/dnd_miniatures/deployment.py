"""Setting up: maps, start areas, corners and deployment (chapters 5 and 27), and building from boosters."""

from __future__ import annotations

from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.initiative import FOR_CORNER, FOR_MAP, roll_check, settle_check
from warhall.games.dnd_miniatures.muster import enlist, pool_left
from warhall.games.dnd_miniatures.score import scenario_of, team_count
from warhall.games.dnd_miniatures.state import DEPLOYING, NONE, DndMiniatures
from warhall.games.dnd_miniatures.turn import begin_round
from warhall.games.dnd_miniatures.zones import deploy_places
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.state import Asked, Decision, step
from warhall.kernel.words import Name, Word


@step
def build(g: DndMiniatures) -> Asked:
    """DM-27.1, DM-5.1: all build at the same time; nobody sees the others' figures until everybody is done."""
    g_open = [seat for seat in range(g.seats) if not is_ready(g, seat)]
    if not g_open:
        g.push(reveal)
        return None
    verbs = g.game.tables.verbs
    decisions = []
    for seat in g_open:
        options = [verbs.recruit + kind for kind in dict.fromkeys(pool_left(g, seat))]
        if g.picks[seat]:
            options.append(verbs.done)
        decisions.append(Decision(seat, "build", "DM-27.1", options, answer_build))
    return tuple(decisions)


def is_ready(g: DndMiniatures, seat: int) -> bool:
    """Whether a seat has finished building: it said so, or nothing more fits."""
    return bool(g.picks[seat]) and (g.picks[seat][-1] == NONE or not pool_left(g, seat))


def answer_build(g: DndMiniatures, seat: int, code: int) -> None:
    """A figure is taken, or the warband is complete."""
    verbs = g.game.tables.verbs
    if code == verbs.done:
        g.picks[seat].append(NONE)
    else:
        g.picks[seat].append(code - verbs.recruit)
        if g.ears is not None:
            taken = ev.Recruited(Seat(seat), ev.Kind(code - verbs.recruit))
            g.tell("DM-27.1", taken, (seat,), ev.RecruitedHidden(Seat(seat)))
    g.push(build)


@step
def reveal(g: DndMiniatures) -> None:
    """DM-5.1: the warbands are revealed at the same time."""
    g.uncovered += 1
    for seat in range(g.seats):
        kinds = [kind for kind in g.picks[seat] if kind != NONE]
        if g.ears is not None:
            g.tell("DM-5.1", ev.Revealed(Seat(seat), tuple(ev.Kind(kind) for kind in kinds)))
        enlist(g, seat, kinds)
    g.picks = [[] for _ in g.picks]
    g.pools = [[] for _ in g.pools]
    g.look_round()
    g.push(set_up)


@step
def set_up(g: DndMiniatures) -> None:
    """DM-5.2, DM-27.11: a check for the map, or for corners; the quick start has its places."""
    g.phase = DEPLOYING
    scenario = scenario_of(g)
    teams = tuple(range(team_count(g)))
    if scenario.quick:
        g.letters = list(range(g.seats))
        g.push(deploy_all, tuple(range(g.seats)))
    elif len(teams) > 2:
        g.push(roll_check, FOR_CORNER, teams)
    else:
        g.push(roll_check, FOR_MAP, teams)


@step
def choose_map(g: DndMiniatures) -> Asked:
    """DM-5.5: the winner of the roll chooses one of the maps that were brought."""
    brought = list(dict.fromkeys(number for number in g.maps if number != NONE))
    if len(brought) <= 1:
        take_map(g, brought[0] if brought else NONE)
        return None
    options = [g.game.tables.verbs.take_map + number for number in brought]
    return Decision(g.winner, "map", "DM-5.5", options, answer_map)


def answer_map(g: DndMiniatures, seat: int, code: int) -> None:
    """The map is chosen."""
    take_map(g, code - g.game.tables.verbs.take_map)


def take_map(g: DndMiniatures, number: int) -> None:
    """DM-5.5: from now on it is played there."""
    tables = g.game.tables
    if number != NONE:
        g.ground = tables.grounds[tables.map_ids[number]].key()
        g.play_on(tables.board_of(g.ground))
        if g.ears is not None:
            g.tell("DM-5.5", ev.MapTaken(Seat(g.winner), ev.MapName(number)))
    g.push(choose_letter)


@step
def choose_letter(g: DndMiniatures) -> Asked:
    """DM-5.6: the other player chooses the start area letter."""
    other = next(seat for seat in range(g.seats) if g.teams[seat] != g.teams[g.winner])
    verbs = g.game.tables.verbs
    return Decision(other, "letter", "DM-5.6", [verbs.letter, verbs.letter + 1], answer_letter)


def answer_letter(g: DndMiniatures, seat: int, code: int) -> None:
    """DM-5.6, DM-5.7, DM-27.16: the winner gets the other letter, and deploys first."""
    letter = code - g.game.tables.verbs.letter
    g.letters = [letter if g.teams[each] == g.teams[seat] else 1 - letter for each in range(g.seats)]
    if g.ears is not None:
        g.tell("DM-5.6", ev.LetterTaken(Seat(seat), ev.Letter(letter)))
    order = sorted(range(g.seats), key=lambda each: (g.teams[each] != g.teams[g.winner], each))
    g.push(deploy_all, tuple(order))


@step
def choose_corner(g: DndMiniatures) -> Asked:
    """DM-27.11: corners are chosen in order of the check, highest first."""
    verbs = g.game.tables.verbs
    options = [verbs.corner + corner for corner in range(4) if corner not in g.letters]
    return Decision(g.winner, "corner", "DM-27.11", options, answer_corner)


def answer_corner(g: DndMiniatures, seat: int, code: int) -> None:
    """A corner is chosen; the next highest follows."""
    corner = code - g.game.tables.verbs.corner
    g.letters[seat] = corner
    if g.ears is not None:
        g.tell("DM-27.11", ev.CornerTaken(Seat(seat), ev.CornerName(corner)))
    g.order.append(seat)
    left = tuple(team for team in range(team_count(g)) if g.letters[team] == NONE)
    if left:
        g.push(settle_check, FOR_CORNER, left)
    else:
        order = tuple(g.order)
        g.order = [NONE] * team_count(g)
        g.push(deploy_all, order)


# Deployment


@step
def deploy_all(g: DndMiniatures, order: tuple[int, ...]) -> None:
    """DM-5.7: one player deploys his whole warband, then the next."""
    if len(g.order) != team_count(g):
        g.order = [NONE] * team_count(g)
    g.push(begin_round)
    for seat in reversed(order):
        g.push(deploy, seat)


@step
def deploy(g: DndMiniatures, seat: int) -> Asked:
    """DM-5.7, DM-5.8: a creature after the other, in the order that the player likes."""
    verbs = g.game.tables.verbs
    options: list[int] = []
    seen: set[int] = set()
    for unit, owner in enumerate(g.owners):
        if owner == seat and g.places[unit] == -1 and g.kinds[unit] not in seen:
            seen.add(g.kinds[unit])
            options += [verbs.deploy + unit * verbs.squares + cell for cell in cells_of(deploy_places(g, unit, seat))]
    if not options:
        return None
    if scenario_of(g).sides and len(options) == 1:
        answer_deploy(g, seat, options[0], seat)
        return None
    left = sum(owner == seat and g.places[unit] == -1 for unit, owner in enumerate(g.owners))
    words: dict[str, Word] = {"left": left, "then": next_to_deploy(g)}
    return Decision(seat, "deploy", "DM-5.7", options, answer_deploy, words)


def next_to_deploy(g: DndMiniatures) -> Word:
    """DM-5.7: whose warband is deployed after this one."""
    if g.agenda is None or g.agenda[0] is not deploy:
        return "none"
    return Name("seat", g.seat_names()[g.agenda[1][0]])


def answer_deploy(g: DndMiniatures, seat: int, code: int, _: int) -> None:
    """A creature is deployed."""
    unit, square = divmod(code - g.game.tables.verbs.deploy, g.game.tables.verbs.squares)
    g.put(unit, square)
    if g.ears is not None:
        g.tell("DM-5.7", ev.Deployed(ev.Unit(unit), ev.Square(square)))
    g.push(deploy, seat)
