"""The flow of play: starting deployment, then turns of four phases (chapters 4, 5, 7, 25, 26)."""

from __future__ import annotations

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command import pointing
from warhall.games.dungeon_command.actions import Commander, Kind, Unit, square_word, unit_word
from warhall.games.dungeon_command.activate import COMMAND, activating, commands
from warhall.games.dungeon_command.chances import open_chances
from warhall.games.dungeon_command.deploying import affordable, deploy, deployments, no_deployment
from warhall.games.dungeon_command.effects import return_places, return_to
from warhall.games.dungeon_command.on_board import OFF
from warhall.games.dungeon_command.operations import Happening
from warhall.games.dungeon_command.pieces import draw_creatures, draw_orders, untap
from warhall.games.dungeon_command.resolving import place_trigger, put_on_stack
from warhall.games.dungeon_command.score import has_creatures, result
from warhall.games.dungeon_command.state import (
    ACTIVATE,
    BURNING,
    CLEANUP,
    DEPLOY,
    HAZARD,
    NONE,
    REFRESH,
    RETURNING,
    SCRIPT,
    TRIGGERED,
    DungeonCommand,
    Item,
    owner_of,
)
from warhall.games.dungeon_command.statics import is_kept_tapped
from warhall.games.dungeon_command.targets import holds
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word

STARTING_HANDS = "DC-4.4"
"""The rule by which hands are dealt before the first turn."""


# Before the first turn


@step
def choose_commander(g: DungeonCommand, seat: int) -> Decision | None:
    """DC-4.1, DC-28.6: each player chooses one commander; in the First game not the same as the other."""
    if g.commanders[seat] != NONE:
        return None
    return LEAD.put(g, seat, seat)


def no_commander(g: DungeonCommand, seat: int, number: int, _: int) -> Refusal | None:
    """DC-1.8, DC-28.6: a commander of the own pack; in the First game not that of the other player."""
    tables = g.game.tables
    commander = tables.commanders[number]
    name = Name("commander", commander.id)
    if commander.faction != tables.factions[g.packs[seat]]:
        return refusal("DC-1.8", "foreign-commander", commander=name)
    taken = g.symbols and number in g.commanders
    return refusal("DC-28.6", "commander-taken", commander=name) if taken else None


def lead(g: DungeonCommand, seat: int, number: int, _: int) -> None:
    """DC-4.1: the commander is laid face up."""
    take_command(g, seat, number)


LEAD = Question("lead", "DC-4.1", Verb(act.Lead, does=lead, forbids=no_commander))


def take_command(g: DungeonCommand, seat: int, number: int) -> None:
    """DC-4.6, DC-4.7, DC-28.6: Morale and Leadership start at the commander's numbers."""
    commander = g.game.tables.commanders[number]
    g.commanders[seat] = number
    g.morale[seat] = commander.morale + (g.game.tables.setup.first_game.morale_change if g.symbols else 0)
    g.leadership[seat] = commander.leadership
    if g.ears is not None:
        g.tell("DC-4.1", ev.Led(Seat(seat), Commander(number), g.morale[seat], g.leadership[seat]))


@step
def deal_hands(g: DungeonCommand) -> None:
    """DC-4.4, DC-5.12: decks are shuffled, starting hands are drawn; a hand without a deployable creature anew."""
    for seat in range(g.seats):
        g.dice.shuffle(g.decks[seat])
        draw_orders(g, seat, g.game.tables.commanders[g.commanders[seat]].order_hand, STARTING_HANDS)
        g.dice.shuffle(g.creature_decks[seat])
        draw_creatures(g, seat, STARTING_HANDS)
        while not affordable(g, seat) and can_ever_deploy(g, seat):
            if g.ears is not None:
                g.tell("DC-5.12", ev.Shuffled(Seat(seat), tuple(map(Kind, g.creature_hands[seat]))))
            g.creature_decks[seat] += g.creature_hands[seat]
            g.creature_hands[seat] = []
            g.dice.shuffle(g.creature_decks[seat])
            draw_creatures(g, seat, STARTING_HANDS)


def can_ever_deploy(g: DungeonCommand, seat: int) -> bool:
    """DC-5.12: whether some creature of the warband fits into the starting Leadership."""
    levels = g.game.tables.level
    return any(levels[kind] <= g.leadership[seat] for kind in g.creature_decks[seat])


@step
def roll_for_first(g: DungeonCommand) -> None:
    """DC-5.1: a die roll picks the player who decides who deploys first; tied players roll again."""
    left = list(range(g.seats))
    while len(left) > 1:
        faces = [g.dice.d20() for _ in left]
        if g.ears is not None:
            for seat, face in zip(left, faces, strict=True):
                g.tell("DC-5.1", ev.Rolled(Seat(seat), face))
        left = [seat for seat, face in zip(left, faces, strict=True) if face == max(faces)]
    g.push(name_first, left[0])


@step
def name_first(g: DungeonCommand, seat: int) -> Decision | None:
    """DC-5.1, DC-29.3: the winner of the roll names the player who deploys first."""
    return FIRST.offer_each(g, seat, range(g.seats))


def no_player(g: DungeonCommand, seat: int, other: int, _: int) -> Refusal | None:
    """DC-5.1: one of the players."""
    return None if other < g.seats else refusal("DC-5.1", "not-offered")


def first_named(g: DungeonCommand, seat: int, other: int, _: int) -> None:
    """DC-5.2, DC-5.11: all deploy clockwise from him, then he takes the first turn."""
    g.first = g.turn = other
    if g.ears is not None:
        g.tell("DC-5.1", ev.FirstNamed(Seat(g.first)))
    g.push(begin_turn, g.first)
    for each in reversed([g.first, *g.after(g.first)]):
        g.push(deployment, each)


FIRST = Question("first", "DC-5.1", Verb(act.First, does=first_named, forbids=no_player))


@step
def deployment(g: DungeonCommand, seat: int) -> None:
    """DC-5.2: one player deploys all his starting creatures before the next."""
    g.turn = seat
    g.push(deploy_start, seat)


@step
def deploy_start(g: DungeonCommand, seat: int) -> Decision | None:
    """DC-5.3, DC-5.4, DC-D86: starting creatures one by one; at least one, and nobody's hand shows in who is asked."""
    places, enough = deployments(g, seat), has_creatures(g, seat)
    if places or (enough and may_deploy_more(g, seat)):
        return DEPLOY_START.offer_each(g, seat, places, enough)
    if enough:
        draw_creatures(g, seat, "DC-5.9")
    return None


def may_deploy_more(g: DungeonCommand, seat: int) -> bool:
    """DC-D86: whether, by what everybody can see, the hand could hold a creature that Leadership still allows."""
    levels, left = g.game.tables.level, g.leadership[seat] - g.led[seat]
    hand = g.creature_hands[seat]
    return bool(hand) and any(levels[kind] <= left for kind in (*hand, *g.creature_decks[seat]))


def leadership_left(g: DungeonCommand, seat: int, *_: int) -> dict[str, Word]:
    """DC-5.3: the Leadership that is not used."""
    return {"left": g.leadership[seat] - g.led[seat]}


def no_starting_creature(g: DungeonCommand, seat: int, kind: int, square: int, _: int) -> Refusal | None:
    """DC-5.3 to DC-5.6: a creature in hand, within Leadership, in the start zone."""
    return no_deployment(g, seat, kind, square, "DC-5.3")


def deploy_starting(g: DungeonCommand, seat: int, kind: int, square: int, _: int) -> None:
    """DC-5.6: a creature is deployed."""
    deploy(g, seat, kind, square)


def nobody_deployed(g: DungeonCommand, seat: int, _: int) -> Refusal | None:
    """DC-5.4: at least one."""
    return None if has_creatures(g, seat) else refusal("DC-5.4", "deploy-one")


def start_deployed(g: DungeonCommand, seat: int, _: int) -> None:
    """DC-5.9: the creature hand is refilled."""
    draw_creatures(g, seat, "DC-5.9")


DEPLOY_START = Question(
    "deploy-start",
    "DC-5.3",
    Verb(act.Deploy, does=deploy_starting, forbids=no_starting_creature, again=True, pointed=pointing.deployed),
    Verb(act.Done, does=start_deployed, forbids=nobody_deployed),
    words=leadership_left,
)


# A turn


@step
def begin_turn(g: DungeonCommand, seat: int) -> None:
    """DC-5.11: whose turn it is. DC-7.1: Refresh, Activate, Deploy, Cleanup."""
    g.turn = seat
    g.active = NONE
    g.activated = g.moved = g.burnt = g.commanded = g.eventful = 0
    g.used = [0] * len(g.used)
    g.passing = [0] * g.seats
    for unit, cards in enumerate(g.attached):
        if cards:
            g.attached[unit] = tuple(card & ~1 for card in cards)
    if g.ears is not None:
        g.tell("DC-5.11", ev.TurnBegan(Seat(seat), g.round))
    g.then(
        refresh,
        effects_due,
        refresh_untap,
        refresh_draw,
        effects_due,
        activate_phase,
        deploy_phase,
        cleanup,
        effects_due,
        cleanup_untap,
        cleanup_draw,
        end_of_turn,
    )


@step
def refresh(g: DungeonCommand) -> None:
    """DC-7.2, DC-7.8, DC-18.14: Refresh step 1: start-of-turn effects and returns from hiding wait to be picked."""
    g.phase = REFRESH
    g.due = triggers_due(g, Happening.CONTROLLER_TURN_START)
    if OFF in g.places:
        g.due += [
            (RETURNING, unit, NONE)
            for unit, seat in enumerate(g.controllers)
            if seat == g.turn and g.places[unit] == OFF
        ]


def triggers_due(g: DungeonCommand, event: Happening) -> list[tuple[int, int, int]]:
    """DC-7.2: what the cards attached to own creatures bring at some point of the turn."""
    if not any(g.attached):
        return []
    tables = g.game.tables
    return [
        (TRIGGERED, unit, card)
        for unit, seat in enumerate(g.controllers)
        if seat == g.turn and g.places[unit] >= OFF
        for card in g.attached[unit]
        for number in tables.attached_triggers[card >> 3]
        if tables.sources[number].event is event
    ]


@step
def effects_due(g: DungeonCommand) -> None:
    """DC-7.9: effects are taken one at a time, each resolved with all responses before the next is picked."""
    if g.due:
        g.due = [entry for entry in g.due if is_due(g, entry)]
    if not g.due:
        return
    g.push(effects_due)
    if len(set(g.due)) > 1:
        g.push(pick_effect)
    else:
        take_effect(g, 0)


def is_due(g: DungeonCommand, entry: tuple[int, int, int]) -> bool:
    """DC-7.9: an effect whose condition no longer holds falls away."""
    what, unit, card = entry
    if what == BURNING:
        return g.cells[unit] & g.board.hazard != 0
    if what == RETURNING:
        return g.places[unit] == OFF
    return card in g.attached[unit]


@step
def pick_effect(g: DungeonCommand) -> Decision | None:
    """DC-7.2, DC-26.2: the player whose turn it is chooses the order."""
    return EFFECT.offer_each(g, g.turn, range(len(g.due)))


def not_due(g: DungeonCommand, seat: int, at: int) -> Refusal | None:
    """DC-7.9: one of the effects that wait."""
    return None if at < len(g.due) else refusal("DC-7.9", "not-offered")


def effect_picked(g: DungeonCommand, seat: int, at: int) -> None:
    """DC-7.9: this one comes now."""
    take_effect(g, at)


EFFECT = Question("effect", "DC-7.9", Verb(act.Next, does=effect_picked, forbids=not_due))


def take_effect(g: DungeonCommand, at: int) -> None:
    """DC-7.9, DC-13.6: one effect goes on the stack; a return is carried out at once."""
    what, unit, card = g.due.pop(at)
    if what == RETURNING:
        g.push(returning, unit)
        return
    if what == BURNING:
        put_on_stack(g, Item(HAZARD, g.turn, unit))
        if g.ears is not None:
            g.tell("DC-13.6", ev.HazardStruck(Unit(unit)))
    else:
        tables = g.game.tables
        event = Happening.CONTROLLER_REFRESH_DRAW if g.drawn else Happening.CONTROLLER_TURN_START
        for number in tables.attached_triggers[card >> 3]:
            if tables.sources[number].event is event and holds(g, tables.sources[number].condition, unit):
                place_trigger(g, Item(SCRIPT, g.turn, unit, number, attached=card, owner=owner_of(card)))
    if g.stack:
        g.push(open_chances)


@step
def returning(g: DungeonCommand, unit: int) -> Decision | None:
    """DC-18.14: the place of a hidden creature's return is chosen now."""
    return RETURN.offer_each(g, g.controllers[unit], return_places(g, unit))


def no_return(g: DungeonCommand, seat: int, square: int, unit: int) -> Refusal | None:
    """DC-18.14: anywhere, if there is room."""
    if return_places(g, unit) >> square & 1:
        return None
    return refusal("DC-18.14", "no-room", square=square_word(g, square))


def returned(g: DungeonCommand, seat: int, square: int, unit: int) -> None:
    """DC-18.14: it is back on the battlefield."""
    return_to(g, unit, square)


RETURN = Question(
    "return",
    "DC-18.14",
    Verb(act.Place, does=returned, forbids=no_return),
    words=lambda g, seat, unit: {"unit": unit_word(g, unit)},
)


def untap_all(g: DungeonCommand) -> None:
    """DC-7.4, DC-9.11, DC-26.3: all own tapped creatures untap, hidden ones too, unless a card keeps them."""
    for unit in cells_of(g.tapped) if g.tapped else ():
        if g.controllers[unit] == g.turn and not is_kept_tapped(g, unit):
            untap(g, unit)


@step
def refresh_untap(g: DungeonCommand) -> None:
    """DC-7.4: Refresh step 2."""
    untap_all(g)


@step
def refresh_draw(g: DungeonCommand) -> None:
    """DC-7.5: Refresh step 3, and what the draw triggers."""
    draw_orders(g, g.turn, 1)
    g.drawn = 1
    g.due = triggers_due(g, Happening.CONTROLLER_REFRESH_DRAW)


@step
def activate_phase(g: DungeonCommand) -> None:
    """DC-7.7: the Activate phase begins."""
    g.drawn = 0
    g.phase = ACTIVATE
    g.push(activating)


@step
def deploy_phase(g: DungeonCommand) -> None:
    """DC-25.1: Leadership rises by 1."""
    g.phase = DEPLOY
    g.active = NONE
    g.leadership[g.turn] += 1
    if g.ears is not None:
        g.tell("DC-25.1", ev.LeadershipRose(Seat(g.turn), g.leadership[g.turn]))
    g.push(deploying)


@step
def deploying(g: DungeonCommand) -> Decision | None:
    """DC-25.2, DC-25.5, DC-18.11: any number of creatures, within Leadership; commander powers too."""
    seat = g.turn
    places, powers = deployments(g, seat), commands(g, seat)
    if not places and not powers and not g.creature_hands[seat]:
        return None
    return DEPLOYING.offer_each(g, seat, places, powers, 1)


def no_later_creature(g: DungeonCommand, seat: int, kind: int, square: int) -> Refusal | None:
    """DC-25.2, DC-25.3: a creature in hand, within Leadership, in a place for it."""
    return no_deployment(g, seat, kind, square, "DC-25.3")


def deploy_one(g: DungeonCommand, seat: int, kind: int, square: int) -> None:
    """DC-25.2: a creature is deployed."""
    deploy(g, seat, kind, square)


def end_deploying(g: DungeonCommand, seat: int) -> None:
    """DC-25.2: the phase ends."""


DEPLOYING = Question(
    "deploy",
    "DC-25.2",
    Verb(act.Deploy, does=deploy_one, forbids=no_later_creature, again=True, pointed=pointing.deployed),
    COMMAND,
    Verb(act.EndPhase, does=end_deploying),
    words=leadership_left,
)


@step
def cleanup(g: DungeonCommand) -> None:
    """DC-26.2, DC-13.6: Cleanup step 1: end-of-turn effects, among them hazard damage."""
    g.phase = CLEANUP
    g.due = [(BURNING, unit, NONE) for unit in g.crews[g.turn] if g.cells[unit] & g.board.hazard]


@step
def cleanup_untap(g: DungeonCommand) -> None:
    """DC-26.3: Cleanup step 2."""
    untap_all(g)


@step
def cleanup_draw(g: DungeonCommand) -> None:
    """DC-26.4: Cleanup step 3."""
    draw_creatures(g, g.turn)


@step
def end_of_turn(g: DungeonCommand) -> None:
    """DC-26.5 to DC-26.7, DC-27.9: Cleanup step 4; then the turn passes to the left."""
    g.gifts = [0] * len(g.gifts)
    if not has_creatures(g, g.turn):
        g.finish(result(g, "DC-27.2", "no-creatures", g.turn))
        return
    following = (g.turn + 1) % g.seats
    g.quiet = 0 if g.eventful else g.quiet + 1
    if following == g.first:
        g.round += 1
    if g.quiet >= g.game.tables.setup.quiet_rounds * g.seats:
        g.finish(result(g, "DC-27.9", "quiet"))
        return
    g.push(begin_turn, following)


QUESTIONS = (LEAD, FIRST, DEPLOY_START, EFFECT, RETURN, DEPLOYING)
