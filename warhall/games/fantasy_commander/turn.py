"""The flow of a round: command, active and end phase, and who activates when (chapter 8, chapter 12, chapter 24)."""

from __future__ import annotations

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander import events, raid, score
from warhall.games.fantasy_commander.actions import Colour, Unit
from warhall.games.fantasy_commander.activation import choose_unit
from warhall.games.fantasy_commander.orders import begin_command
from warhall.games.fantasy_commander.properties import end_round_effects
from warhall.games.fantasy_commander.reasons import colour_name
from warhall.games.fantasy_commander.state import ACTIVE, END, Battle
from warhall.games.fantasy_commander.tables import GREEN, NONE, PURPLE
from warhall.games.fantasy_commander.tactics import play_for_effect, reshuffle, take_the_order
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word

LAST_STEP = PURPLE
"""FC-12.7: after yellow come the purple orders that are left."""


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
    if g.ears is not None and any(due(g)):  # a step in which nobody acts is passed over
        g.tell("FC-12.7" if colour == PURPLE else "FC-12.1", events.StepBegan(Colour(colour)))


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
    side = g.turn
    deck, must, recolours = g.decks[side], due(g)[0] >> side & 1, recolourings(g, side)
    if must and not deck and not recolours:
        proceed(g, side)
        return None
    if deck and must and not recolours:
        return TURN.form(g, side, side)
    return TURN.offer_each(g, side, deck, deck, not deck, not must, recolours)


def deck_word(g: Battle, seat: int) -> dict[str, Word]:
    """FC-13.1: whether there is a card to play."""
    return {"deck": "yes" if g.decks[seat] else "no"}


def no_card(g: Battle, side: int) -> Refusal | None:
    """FC-13.1: there is a card to play."""
    return None if g.decks[side] else refusal("FC-13.1", "no-card")


def play_effect(g: Battle, side: int) -> None:
    """FC-13.1: the card is played for its effect; then a unit is activated."""
    g.then(choose_unit, finish_turn)
    play_for_effect(g, side)


def take_order(g: Battle, side: int) -> None:
    """FC-13.2: the order of the card is taken instead; then a unit is activated."""
    g.then(choose_unit, finish_turn)
    take_the_order(g, side)


def card_first(g: Battle, side: int) -> Refusal | None:
    """FC-13.1: a unit is activated without a card only if there is none."""
    return refusal("FC-13.1", "card-first") if g.decks[side] else None


def proceed(g: Battle, side: int) -> None:
    """FC-12.4, FC-13.1: the discards become the deck, and its top card is played; without any a unit is activated."""
    if g.discards[side]:
        reshuffle(g, side)
        g.push(play_card)
    else:
        g.then(choose_unit, finish_turn)


def must_activate(g: Battle, side: int) -> Refusal | None:
    """FC-12.5: who has units of the colour may not decline."""
    return refusal("FC-12.5", "must-activate") if due(g)[0] >> side & 1 else None


def decline(g: Battle, side: int) -> None:
    """FC-12.5: no purple unit is activated now."""
    g.declined |= 1 << side
    g.turn = 1 - side
    g.push(next_turn)
    if g.ears is not None:
        g.tell("FC-12.5", events.Declined(Seat(side)))


def recolourings(g: Battle, side: int) -> list[tuple[int, list[int]]]:
    """FC-12.8: the units with purple orders, and the colours that these may become."""
    orders = g.orders
    if PURPLE not in orders:
        return []
    colours = [colour for colour in range(g.colour, GREEN + 1) if colour in orders]
    if not colours:
        return []
    return [(unit, colours) for unit, order in enumerate(orders) if order == PURPLE and g.owners[unit] == side]


def no_recolouring(g: Battle, side: int, unit: int, colour: int) -> Refusal | None:
    """FC-12.8: purple may become red, blue or green while such a token is on the map and its step not over."""
    if unit >= len(g.kinds) or g.owners[unit] != side or g.orders[unit] != PURPLE:
        return refusal("FC-12.8", "no-purple")
    if colour < g.colour:
        return refusal("FC-12.8", "step-over", colour=colour_name(g, colour))
    if colour > GREEN:
        return refusal("FC-12.8", "no-such-change", colour=colour_name(g, colour))
    if colour not in g.orders:
        return refusal("FC-12.8", "colour-not-on-map", colour=colour_name(g, colour))
    return None


def recolour(g: Battle, side: int, unit: int, colour: int) -> None:
    """FC-12.8: the purple order is replaced."""
    g.orders[unit] = colour
    g.push(next_turn)
    if g.ears is not None:
        g.tell("FC-12.8", events.Recoloured(Seat(side), Unit(unit), Colour(colour)))


TURN = Question(
    "turn",
    "FC-13.1",
    Verb(do.Effect, does=play_effect, forbids=no_card, lies=("deck",)),
    Verb(do.TakeOrder, does=take_order, forbids=no_card, lies=("deck",)),
    Verb(do.Proceed, does=proceed, forbids=card_first),
    Verb(do.Decline, does=decline, forbids=must_activate),
    Verb(do.Recolour, does=recolour, forbids=no_recolouring),
    words=deck_word,
)


@step
def play_card(g: Battle) -> Asked:
    """FC-13.1: the top card must be played, for its effect or its order."""
    return PLAY_CARD.form(g, g.turn, g.turn)


PLAY_CARD = Question(
    "turn",
    "FC-13.1",
    Verb(do.Effect, does=play_effect, lies=("deck",)),
    Verb(do.TakeOrder, does=take_order, lies=("deck",)),
    words=deck_word,
)


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


QUESTIONS = (TURN, PLAY_CARD)
