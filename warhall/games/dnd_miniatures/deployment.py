"""Setting up: maps, start areas, corners and deployment (chapters 5 and 27), and building from boosters."""

from __future__ import annotations

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures import actions as act
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.actions import square_word, unit_word
from warhall.games.dnd_miniatures.creatures import has
from warhall.games.dnd_miniatures.initiative import FOR_CORNER, FOR_MAP, roll_check, settle_check
from warhall.games.dnd_miniatures.movement import can_stand
from warhall.games.dnd_miniatures.muster import enlist, pool_left
from warhall.games.dnd_miniatures.reasons import no_ground
from warhall.games.dnd_miniatures.score import scenario_of, team_count
from warhall.games.dnd_miniatures.state import DEPLOYING, NONE, DndMiniatures
from warhall.games.dnd_miniatures.turn import begin_round
from warhall.games.dnd_miniatures.zones import deploy_places, how_deployed
from warhall.geometry.masks import first_cell
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word


@step
def build(g: DndMiniatures) -> Asked:
    """DM-27.1, DM-5.1: all build at the same time; nobody sees the others' figures until everybody is done."""
    g_open = [seat for seat in range(g.seats) if not is_ready(g, seat)]
    if not g_open:
        g.push(reveal)
        return None
    return tuple(asked for seat in g_open if (asked := BUILD.put(g, seat)))


def is_ready(g: DndMiniatures, seat: int) -> bool:
    """Whether a seat has finished building: it said so, or nothing more fits."""
    return bool(g.picks[seat]) and (g.picks[seat][-1] == NONE or not pool_left(g, seat))


def no_recruit(g: DndMiniatures, seat: int, kind: int) -> Refusal | None:
    """DM-27.1, DM-27.2: a figure of the opened boosters that is left and fits."""
    card = Name("card", g.game.tables.labels[kind])
    if g.pools[seat].count(kind) <= g.picks[seat].count(kind):
        return refusal("DM-27.1", "not-in-boosters", card=card)
    return None if kind in pool_left(g, seat) else refusal("DM-27.2", "does-not-fit", card=card, limit=g.limit)


def recruit(g: DndMiniatures, seat: int, kind: int) -> None:
    """DM-27.1: a figure is taken."""
    g.picks[seat].append(kind)
    if g.ears is not None:
        g.tell("DM-27.1", ev.Recruited(Seat(seat), ev.Kind(kind)), (seat,), ev.RecruitedHidden(Seat(seat)))
    tell_built(g, seat)


def tell_built(g: DndMiniatures, seat: int) -> None:
    """DM-27.1: a warband is complete, since its player said so or nothing more fits."""
    if g.ears is not None and is_ready(g, seat):
        g.tell("DM-27.1", ev.Built(Seat(seat)))


def nobody_yet(g: DndMiniatures, seat: int) -> Refusal | None:
    """DM-4.15: at least one creature."""
    return None if g.picks[seat] else refusal("DM-4.15", "empty-yet")


def has_somebody(g: DndMiniatures, seat: int) -> bool:
    """DM-4.15: the same, quickly."""
    return bool(g.picks[seat])


def finish_building(g: DndMiniatures, seat: int) -> None:
    """DM-27.1: the warband is complete."""
    g.picks[seat].append(NONE)
    tell_built(g, seat)


BUILD = Question(
    "build",
    "DM-27.1",
    Verb(act.Recruit, does=recruit, forbids=no_recruit, offers=pool_left, again=True),
    Verb(act.Done, does=finish_building, forbids=nobody_yet, offers=has_somebody, again=True),
)


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
    brought = brought_maps(g)
    if len(brought) <= 1:
        take_map(g, g.winner, brought[0] if brought else NONE)
        return None
    return MAP.put(g, g.winner)


def brought_maps(g: DndMiniatures, *_: int) -> list[int]:
    """DM-4.7: the maps that were brought."""
    return list(dict.fromkeys(number for number in g.maps if number != NONE))


def not_brought(g: DndMiniatures, seat: int, number: int) -> Refusal | None:
    """DM-5.5: one of the maps that were brought."""
    return None if number in g.maps else refusal("DM-5.5", "not-offered")


def take_map(g: DndMiniatures, seat: int, number: int) -> None:
    """DM-5.5: from now on it is played there."""
    tables = g.game.tables
    if number != NONE:
        g.ground = tables.grounds[tables.map_ids[number]].key()
        g.play_on(tables.board_of(g.ground))
        if g.ears is not None:
            g.tell("DM-5.5", ev.MapTaken(Seat(g.winner), ev.MapName(number)))
    g.push(choose_letter)


MAP = Question("map", "DM-5.5", Verb(act.TakeMap, does=take_map, forbids=not_brought, offers=brought_maps))


@step
def choose_letter(g: DndMiniatures) -> Asked:
    """DM-5.6: the other player chooses the start area letter."""
    other = next(seat for seat in range(g.seats) if g.teams[seat] != g.teams[g.winner])
    return LETTER.put(g, other)


def take_letter(g: DndMiniatures, seat: int, letter: int) -> None:
    """DM-5.6, DM-5.7, DM-27.16: the winner gets the other letter, and deploys first."""
    g.letters = [letter if g.teams[each] == g.teams[seat] else 1 - letter for each in range(g.seats)]
    if g.ears is not None:
        g.tell("DM-5.6", ev.LetterTaken(Seat(seat), ev.Letter(letter)))
    order = sorted(range(g.seats), key=lambda each: (g.teams[each] != g.teams[g.winner], each))
    g.push(deploy_all, tuple(order))


LETTER = Question("letter", "DM-5.6", Verb(act.TakeLetter, does=take_letter))


@step
def choose_corner(g: DndMiniatures) -> Asked:
    """DM-27.11: corners are chosen in order of the check, highest first."""
    return CORNER.put(g, g.winner)


def corner_taken(g: DndMiniatures, seat: int, corner: int) -> Refusal | None:
    """DM-27.11: a corner that nobody has."""
    return refusal("DM-27.11", "not-offered") if corner in g.letters else None


def take_corner(g: DndMiniatures, seat: int, corner: int) -> None:
    """DM-27.11: a corner is chosen; the next highest follows."""
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


CORNER = Question("corner", "DM-27.11", Verb(act.TakeCorner, does=take_corner, forbids=corner_taken))


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
    found: list[tuple[int, int]] = []
    seen: set[int] = set()
    for unit in to_deploy(g, seat):
        if g.kinds[unit] not in seen:
            seen.add(g.kinds[unit])
            found.append((unit, deploy_places(g, unit, seat)))
    asked = DEPLOY.offer(g, seat, (act.Deploy, found))
    if asked is not None and scenario_of(g).sides and len(asked.options) == 1:
        unit, places = next(row for row in found if row[1])
        g.push(deploy, seat)
        put_down(g, seat, unit, first_cell(places), seat)
        return None
    return asked


def to_deploy(g: DndMiniatures, seat: int) -> list[int]:
    """DM-5.7: the creatures that a seat has still to deploy."""
    return [unit for unit, owner in enumerate(g.owners) if owner == seat and g.places[unit] == -1]


def not_to_deploy(g: DndMiniatures, seat: int, unit: int) -> Refusal:
    """DM-5.7: why a creature is none of those."""
    if unit >= len(g.kinds):
        return refusal("DM-5.7", "nothing-to-deploy")
    return refusal("DM-5.7", "not-yours" if g.owners[unit] != seat else "deployed-already", unit=unit_word(g, unit))


def no_deploy(g: DndMiniatures, seat: int, unit: int, square: int, _: int) -> Refusal | None:
    """DM-5.9 to DM-5.11, DM-5.14: a creature of one's own in a legal position of the start area, or where it may be."""
    if unit not in to_deploy(g, seat):
        return not_to_deploy(g, seat, unit)
    name, word = unit_word(g, unit), square_word(g, square)
    if square >= g.board.size:
        return refusal("DM-5.9", "off-the-map", square=word)
    space = g.board.spaces[g.game.tables.side[g.kinds[unit]]][square]
    if not can_stand(g, unit, square) or space & g.board.pit:
        return no_ground(g, unit, square)
    if deploy_places(g, unit, seat) >> square & 1:
        return None
    if has(g, unit, able.Scout) and any(mask >> square & 1 and mask & g.occupied for mask, _, _ in g.board.areas):
        return refusal("DM-5.14", "area-taken", unit=name, square=word)
    return refusal("DM-5.10", "outside-start", unit=name, square=word)


def put_down(g: DndMiniatures, seat: int, unit: int, square: int, _: int) -> None:
    """DM-5.7: a creature is deployed."""
    if g.ears is not None:
        rule, where = how_deployed(g, seat, unit, square)
        g.tell(rule, ev.Deployed(Seat(g.owners[unit]), ev.Unit(unit), ev.Square(square), where))
    g.put(unit, square)


def about_deployment(g: DndMiniatures, seat: int, _: int) -> dict[str, Word]:
    """DM-5.7: how many are left, and whose warband is deployed after this one."""
    following = None if g.agenda is None else g.agenda[2]
    deploys = following is not None and following[0] is deploy
    then: Word = Name("seat", g.seat_names()[following[1][0]]) if following is not None and deploys else "none"
    return {"left": len(to_deploy(g, seat)), "then": then}


DEPLOY = Question(
    "deploy",
    "DM-5.7",
    Verb(act.Deploy, does=put_down, forbids=no_deploy, again=True, more="of creatures that are alike one is offered"),
    words=about_deployment,
)

QUESTIONS = (BUILD, MAP, LETTER, CORNER, DEPLOY)
