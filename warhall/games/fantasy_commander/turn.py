"""The flow of a round: command, active and end phase, and who activates when (chapter 8, chapter 12, chapter 24)."""

from __future__ import annotations

from collections.abc import Mapping

from warhall.games.fantasy_commander import events, raid, score
from warhall.games.fantasy_commander.actions import Colour, Unit
from warhall.games.fantasy_commander.activation import choose_unit
from warhall.games.fantasy_commander.orders import begin_command
from warhall.games.fantasy_commander.properties import end_round_effects
from warhall.games.fantasy_commander.state import ACTIVE, END, Battle
from warhall.games.fantasy_commander.tables import GREEN, NONE, PURPLE
from warhall.games.fantasy_commander.tactics import play_for_effect, reshuffle, take_the_order
from warhall.kernel.actions import Seat
from warhall.kernel.state import Asked, Decision, step
from warhall.kernel.words import Word

LAST_STEP = PURPLE
"""FC-12.7: after yellow come the purple orders that are left."""

WITH_DECK: Mapping[str, Word] = {"deck": "yes"}
WITHOUT_DECK: Mapping[str, Word] = {"deck": "no"}
"""What the question of a turn names: whether there is a card to play."""


@step
def play_round(g: Battle) -> None:
    """FC-8.1: command, active and end phase; then the next round."""
    g.then(begin_command, begin_active, end_phase, play_round)


@step
def begin_active(g: Battle) -> None:
    """FC-8.3, FC-12.1: the active phase begins with the red step."""
    g.phase = ACTIVE
    begin_step(g, 0)
    g.push(next_turn)


def begin_step(g: Battle, colour: int) -> None:
    """FC-12.1, FC-12.3, FC-12.6: each colour step starts with the initiative, and nobody has declined yet."""
    g.colour = colour
    g.turn = g.initiative
    g.declined = 0
    if g.ears is not None:
        g.tell("FC-12.1", events.StepBegan(Colour(colour)))


def due(g: Battle) -> tuple[int, int]:
    """The sides that must activate a unit now, and those that have purple or late units, as masks."""
    must = extra = 0
    colour, orders, owners, late = g.colour, g.orders, g.owners, g.late
    if colour in orders:
        for unit, order in enumerate(orders):
            if order == colour:
                must |= 1 << owners[unit]
    if late or PURPLE in orders:
        for unit, order in enumerate(orders):
            if order == PURPLE or (order >= 0 and late >> unit & 1):
                extra |= 1 << owners[unit]
    return (must | extra, extra) if colour == LAST_STEP else (must, extra)


@step
def next_turn(g: Battle) -> None:
    """FC-12.1 to FC-12.7, FC-12.10: the sides alternate; a side without units of the colour is passed over."""
    while True:
        must, extra = due(g)
        for side in (g.turn, 1 - g.turn):
            if must >> side & 1 or (extra >> side & 1 and not g.declined >> side & 1):
                g.turn = side
                if side == g.monsters:
                    g.then(raid.monster_turn, finish_turn)
                else:
                    if must >> side & 1 and not g.decks[side]:
                        reshuffle(g, side)
                    g.push(take_turn)
                return
        if g.colour == LAST_STEP:
            return
        begin_step(g, g.colour + 1)


@step
def take_turn(g: Battle) -> Asked:
    """FC-12.4, FC-12.5, FC-12.8, FC-13.1: play the top card; whoever has only purple units may decline."""
    verbs, side = g.game.tables.verbs, g.turn
    must = due(g)[0] >> side & 1
    options = [verbs.effect, verbs.take_order] if g.decks[side] else [verbs.proceed]
    if not must:
        options.append(verbs.decline)
    options += recolourings(g, side)
    if options == [verbs.proceed]:
        start_turn(g, side, verbs.proceed)
        return None
    return Decision(side, "turn", "FC-13.1", options, start_turn, WITH_DECK if g.decks[side] else WITHOUT_DECK)


def recolourings(g: Battle, side: int) -> list[int]:
    """FC-12.8: purple orders may become red, blue or green while such a token is on the map and its step not over."""
    verbs, orders = g.game.tables.verbs, g.orders
    if PURPLE not in orders:
        return []
    colours = [colour for colour in range(g.colour, GREEN + 1) if colour in orders]
    return [
        verbs.recolour + 5 * unit + colour
        for unit, order in enumerate(orders)
        if order == PURPLE and g.owners[unit] == side
        for colour in colours
    ]


def start_turn(g: Battle, side: int, code: int) -> None:
    """What the side does with its turn."""
    verbs = g.game.tables.verbs
    if code == verbs.decline:
        g.declined |= 1 << side
        g.turn = 1 - side
        g.push(next_turn)
        if g.ears is not None:
            g.tell("FC-12.5", events.Declined(Seat(side)))
    elif verbs.recolour <= code < verbs.resolve:
        unit, colour = divmod(code - verbs.recolour, 5)
        g.orders[unit] = colour
        g.push(next_turn)
        if g.ears is not None:
            g.tell("FC-12.8", events.Recoloured(Seat(side), Unit(unit), Colour(colour)))
    elif code == verbs.proceed and not g.decks[side] and g.discards[side]:
        reshuffle(g, side)
        g.push(play_card)
    else:
        g.then(choose_unit, finish_turn)
        if code == verbs.effect:
            play_for_effect(g, side)
        elif code == verbs.take_order:
            take_the_order(g, side)


@step
def play_card(g: Battle) -> Asked:
    """FC-13.1: the top card must be played, for its effect or its order."""
    verbs = g.game.tables.verbs
    return Decision(g.turn, "turn", "FC-13.1", (verbs.effect, verbs.take_order), start_turn, WITH_DECK)


@step
def finish_turn(g: Battle) -> None:
    """FC-12.1, FC-12.5: the turn passes; each activation gives the choice about purple units again."""
    g.activation = None
    g.attack = None
    g.declined = 0
    g.turn = 1 - g.turn
    g.waiting = []
    g.push(next_turn)


@step
def end_phase(g: Battle) -> None:
    """FC-8.4, FC-24.1 to FC-24.4: temporary effects end, orders are discarded, the scenario is scored."""
    g.phase = END
    g.defended = 0
    end_round_effects(g)
    g.reserve = [0] * 8
    g.orders = [NONE] * len(g.orders)
    if g.ears is not None:
        g.tell("FC-8.4", events.RoundEnded(g.round))
    score.score_round(g)
    score.check_round_limit(g)
