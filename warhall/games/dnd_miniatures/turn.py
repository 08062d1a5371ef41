"""The flow of play: rounds, player turns, creature turns (chapters 6 and 7). Not here: what it does (`acting`)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures import actions as acts
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.acting import act
from warhall.games.dnd_miniatures.actions import unit_word
from warhall.games.dnd_miniatures.card_lines import Event
from warhall.games.dnd_miniatures.creatures import abilities, flies, has, has_turns, left, to_activate, turns_left
from warhall.games.dnd_miniatures.damage import destroy, heal, hurt
from warhall.games.dnd_miniatures.durations import (
    expire_at_end_of_turn,
    expire_at_player_turn,
    expire_at_round,
    expire_at_start,
    still_ongoing,
    worst_ongoing,
)
from warhall.games.dnd_miniatures.initiative import FOR_TURN, roll_check
from warhall.games.dnd_miniatures.movement import can_stand
from warhall.games.dnd_miniatures.powers import happen_last
from warhall.games.dnd_miniatures.reasons import about_unit, is_there, not_counted
from warhall.games.dnd_miniatures.returning import come_back
from warhall.games.dnd_miniatures.saves import save_sources, saving_throws
from warhall.games.dnd_miniatures.score import (
    by_book,
    check_sides,
    check_stalemate,
    check_target,
    scenario_of,
    score_areas,
    team_count,
)
from warhall.games.dnd_miniatures.state import (
    ATTACK_USED,
    INITIATIVE,
    MOVE_USED,
    NONE,
    POWERS,
    ROUND,
    SHIFTED,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.tables import CONFUSED, TYPES
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word

FOUNTAIN = 5
"""DM-25.5."""
OWN_WILL, NO_WILL = 5, 15
"""DM-22.6: up to these numbers the owner controls it, and it takes no actions."""
STILL = MOVE_USED | ATTACK_USED | SHIFTED


@step
def begin_round(g: DndMiniatures) -> None:
    """DM-6.1: a round starts with an initiative check."""
    g.round += 1
    g.phase = INITIATIVE
    g.activations = [0] * len(g.kinds)
    g.teleported = g.acted = g.late = g.turns = g.eventful = 0
    g.turn = NONE
    g.order = [NONE] * team_count(g)
    if g.ears is not None:
        g.tell(by_book(g, "DM-6.1", "DM-2.4", "DM-2.11"), ev.RoundBegan(g.round))
    present = {g.teams[g.owners[unit]] for unit in g.standing()}
    g.push(roll_check, FOR_TURN, tuple(team for team in range(team_count(g)) if team in present))


@step
def choose_first(g: DndMiniatures) -> Asked:
    """DM-6.6: the winner of the check chooses who takes the first turn."""
    return FIRST.put(g, g.winner)


def first_players(g: DndMiniatures, seat: int) -> list[int]:
    """DM-6.6: of each side the first player who has something to activate."""
    seats = [
        next((each for each in range(g.seats) if g.teams[each] == team and has_turns(g, each)), NONE)
        for team in range(team_count(g))
    ]
    return [each for each in seats if each != NONE]


def not_first(g: DndMiniatures, seat: int, named: int) -> Refusal | None:
    """DM-6.6: one of them."""
    return None if named in first_players(g, seat) else refusal("DM-6.6", "not-offered")


def name_first(g: DndMiniatures, seat: int, named: int) -> None:
    """DM-6.6: the first player is named."""
    g.first = named
    if g.ears is not None:
        g.tell(by_book(g, "DM-6.6", "DM-2.3"), ev.FirstNamed(Seat(named)))
    g.phase = ROUND
    begin_turn(g, named)


FIRST = Question("first", "DM-6.6", Verb(acts.First, does=name_first, forbids=not_first, offers=first_players))


def begin_turn(g: DndMiniatures, seat: int) -> None:
    """DM-6.7, DM-6.8: one activation in the first turn of a round, two in every later one."""
    g.turn = seat
    g.order[g.teams[seat]] = seat
    g.owed = 1 if not g.turns else scenario_of(g).activations
    g.turns += 1
    g.acted = 0
    g.push(activate)


@step
def activate(g: DndMiniatures) -> Asked:
    """DM-6.8, DM-6.9, DM-6.11: a creature that was not yet activated; it may not be skipped."""
    found = to_activate(g, g.turn) if g.owed else []
    if not found:
        expire_at_player_turn(g, g.turn)
        g.push(next_turn)
        return None
    return ACTIVATE.offer(g, g.turn, (acts.Activate, found))


def no_activation(g: DndMiniatures, seat: int, unit: int) -> Refusal | None:
    """DM-28.1, DM-6.18: a creature of one's own that is still to be activated, and not twice in one turn."""
    if refused := is_there(g, unit, "DM-6.8"):
        return refused
    if g.owners[unit] != seat:
        return refusal("DM-1.11", "not-yours", unit=unit_word(g, unit))
    if not turns_left(g, unit):
        return refusal("DM-28.1", "activated-already", unit=unit_word(g, unit))
    return refusal("DM-6.18", "not-twice", unit=unit_word(g, unit)) if g.acted >> unit & 1 else None


def begin_creature_turn(g: DndMiniatures, seat: int, unit: int) -> None:
    """DM-6.15: a creature's turn, step by step."""
    g.activations[unit] += 1
    g.acted |= 1 << unit
    g.owed -= 1
    g.active = unit
    g.serial += 1
    g.done = g.struck = 0
    g.used = []
    if g.ears is not None:
        rule = by_book(g, "DM-6.7" if sum(g.activations) == 1 else "DM-6.8", "DM-2.4", "DM-2.11")
        g.tell(rule, ev.Activated(Seat(g.controllers[unit]), ev.Unit(unit)))
    g.then(
        ongoing_damage,
        start_of_turn,
        confusion,
        act,
        end_of_turn,
        end_saves,
        end_effects,
        pit_check,
        finish_turn,
        with_=(unit,),
    )


def about_owed(g: DndMiniatures, seat: int) -> dict[str, Word]:
    """DM-6.8: how many activations are still owed."""
    return {"count": g.owed}


ACTIVATE = Question(
    "activate",
    "DM-6.8",
    Verb(acts.Activate, does=begin_creature_turn, forbids=no_activation, again=True),
    words=about_owed,
)


@step
def next_turn(g: DndMiniatures) -> None:
    """DM-6.10, DM-6.14, DM-27.8, DM-27.13, DM-27.17: the next side that has something left to activate."""
    teams = team_count(g)
    own = g.teams[g.turn]
    for away in range(1, teams + 1):
        team = (own + away) % teams
        members = [seat for seat, each in enumerate(g.teams) if each == team]
        if len(members) > 1:
            last = g.order[team]
            members = [seat for seat in members if seat > last] + [seat for seat in members if seat <= last]
        for seat in members:
            if has_turns(g, seat):
                begin_turn(g, seat)
                return
    g.push(end_round)


@step
def end_round(g: DndMiniatures) -> None:
    """DM-6.14, DM-1.9: effects end, creatures return, areas score, the end is checked, a new round begins."""
    g.turn = NONE
    expire_at_round(g)
    g.push(score_round)
    order = sorted(g.returning, key=lambda entry: (entry[3] - g.first) % g.seats)
    for entry in reversed(order):
        g.push(come_back, *entry)


@step
def score_round(g: DndMiniatures) -> None:
    """DM-6.14, DM-26.4: the areas score, and the end is checked."""
    g.quiet = 0 if g.eventful else g.quiet + 1
    score_areas(g)
    check_target(g)
    check_sides(g)
    check_stalemate(g)
    if g.result is None:
        g.push(begin_round)


# A creature's turn


@step
def ongoing_damage(g: DndMiniatures, unit: int) -> None:
    """DM-21.10: ongoing damage comes before anything else."""
    if g.effects[unit]:
        expire_at_start(g, unit)
        kinds = tuple(worst_ongoing(g, unit))
        if kinds:
            g.push(suffer_ongoing, unit, kinds)


@step
def suffer_ongoing(g: DndMiniatures, unit: int, kinds: tuple[int, ...]) -> Asked:
    """DM-1.8, DM-21.11: one type after the other, in the order that the owner chooses."""
    left = still_ongoing(g, unit, kinds)
    if not left or not g.alive(unit):
        return None
    if len(left) == 1:
        suffer(g, unit, left[0])
        return None
    return ONGOING.offer(g, g.owners[unit], (acts.Choose, range(len(left))))


def no_ongoing(g: DndMiniatures, seat: int, number: int, unit: int, kinds: tuple[int, ...]) -> Refusal | None:
    """DM-1.8: a type that is still to come."""
    return not_counted(number, len(still_ongoing(g, unit, kinds)), "DM-1.8")


def suffer_next(g: DndMiniatures, seat: int, number: int, unit: int, kinds: tuple[int, ...]) -> None:
    """DM-1.8: the next type is chosen."""
    left = still_ongoing(g, unit, kinds)
    kind = left.pop(number)
    g.push(suffer_ongoing, unit, tuple(left))
    suffer(g, unit, kind)


ONGOING = Question("ongoing", "DM-1.8", Verb(acts.Choose, does=suffer_next, forbids=no_ongoing), words=about_unit)


def suffer(g: DndMiniatures, unit: int, kind: int) -> None:
    """DM-21.10: the highest ongoing damage of one type is taken."""
    n, author = worst_ongoing(g, unit)[kind]
    if g.teams[author] != g.team_of(unit):
        g.eventful = 1
    if g.ears is not None:
        g.tell("DM-21.10", ev.OngoingTaken(ev.Unit(unit), n, ev.DamageName(kind)))
    hurt(g, unit, ((n, kind),), author, NONE)


@step
def start_of_turn(g: DndMiniatures, unit: int) -> None:
    """DM-6.15: Regeneration, auras, and powers on activation."""
    if not g.alive(unit):
        return
    if g.lessons & POWERS and has(g, unit, able.Regeneration):
        for each in abilities(g, unit, able.Regeneration):
            if not any(g.suffered[unit] >> TYPES.index(kind) + 1 & 1 for kind in each.stopped_by):
                heal(g, unit, each.n, living=False, why="regeneration")
    happen_last(g, unit, Event.SELF_START_TURN, Event.ALLY_ACTIVATES, Event.ENEMY_START_TURN)


@step
def confusion(g: DndMiniatures, unit: int) -> None:
    """DM-22.6, DM-22.8: the roll of a Confused creature."""
    if not g.alive(unit) or not g.conditions[unit] & CONFUSED:
        return
    face = g.dice.d20()
    seat = opponent_of(g, unit)
    if g.ears is not None:
        outcome = "own" if face <= OWN_WILL else "nothing" if face <= NO_WILL else "enemy"
        seats = (Seat(seat),) if outcome == "enemy" else ()
        g.tell("DM-22.6", ev.ConfusionRolled(ev.Unit(unit), face, outcome, seats))
    if face <= OWN_WILL:
        return
    if face <= NO_WILL:
        g.done = STILL
        return
    g.command(unit, seat)


def opponent_of(g: DndMiniatures, unit: int) -> int:
    """DM-22.6: the opponent who would control a creature: the next after its owner who has creatures left."""
    owner = g.owners[unit]
    round_ = ((owner + away) % g.seats for away in range(1, g.seats))
    opponents = [seat for seat in round_ if g.teams[seat] != g.teams[owner]]
    return next((seat for seat in opponents if left(g, seat)), opponents[0])


@step
def end_of_turn(g: DndMiniatures, unit: int) -> None:
    """DM-6.15, DM-25.3, DM-25.5: fountain, river, and powers at the end of the turn."""
    if not g.alive(unit):
        return
    if g.cells[unit] & g.board.fountain:
        heal(g, unit, FOUNTAIN, living=True, why="fountain")
    drift(g, unit)
    happen_last(g, unit, Event.SELF_END_TURN, Event.ALLY_END_TURN)


def drift(g: DndMiniatures, unit: int) -> None:
    """DM-25.3, DM-25.8: the river carries a creature one square downstream, if that is free and legal."""
    wet = g.cells[unit] & g.board.river
    if not wet or flies(g, unit) or g.game.tables.phases[g.kinds[unit]] or has(g, unit, able.IgnoreRiver):
        return
    width, place = g.board.width, g.places[unit]
    row = ((wet & -wet).bit_length() - 1) // width
    flow = g.board.flow[row]
    end = place + flow
    if not flow or (abs(flow) == 1 and end // width != place // width):
        return
    if can_stand(g, unit, end):
        g.put(unit, end)
        if g.ears is not None:
            g.tell("DM-25.3", ev.Placed(ev.Unit(unit), ev.Square(end), "river"))


@step
def end_saves(g: DndMiniatures, unit: int) -> None:
    """DM-21.7, DM-21.9: saving throws, also of an inactive creature."""
    if g.effects[unit] and g.alive(unit):
        g.push(saving_throws, unit, tuple(save_sources(g, unit)))


@step
def end_effects(g: DndMiniatures, unit: int) -> None:
    """DM-6.15: effects that end with this turn expire."""
    expire_at_end_of_turn(g, unit)
    g.suffered[unit] = 0


@step
def pit_check(g: DndMiniatures, unit: int) -> None:
    """DM-24.11: whoever ends its turn in a pit square is destroyed, flyers too."""
    if g.alive(unit) and g.cells[unit] & g.board.pit:
        if g.ears is not None:
            g.tell("DM-24.11", ev.EndedInPit(ev.Unit(unit)))
        destroy(g, unit, NONE, NONE)


@step
def finish_turn(g: DndMiniatures, unit: int) -> None:
    """DM-6.19: the turn is over."""
    g.command(unit, g.owners[unit])
    g.active = NONE
    g.done = g.struck = 0
    g.used = []
    if g.ears is not None and g.places[unit] >= 0:
        g.tell("DM-6.15", ev.TurnEnded(ev.Unit(unit)))


QUESTIONS = (FIRST, ACTIVATE, ONGOING)
