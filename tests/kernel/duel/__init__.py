"""A duel of cards: the smallest game with secrets, simultaneous choices and dice.

Each seat holds three of six cards. Both choose one in secret; then the cards are shown, each seat adds a die, and the
higher sum takes a point. When the hands are empty, the most points win. While it is asked, a seat may put its hand in
another order, toss a die or peek: actions that are legal but no options; the first of them has no code either.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NewType

import msgspec

from warhall.kernel.actions import Action, Codec, Seat, SeatVocabulary, Vocabulary
from warhall.kernel.declared import declared, secret
from warhall.kernel.dice import Dice
from warhall.kernel.errors import PositionError, Refusal, refusal
from warhall.kernel.events import Event
from warhall.kernel.game import Bench, Game, Options, Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.result import ranked
from warhall.kernel.state import Decision, State, step
from warhall.kernel.words import Name

Card = NewType("Card", int)
CARDS = ("squire", "knight", "baron", "duke", "queen", "king")


class DuelOptions(Options, frozen=True):
    """How many cards a hand has, besides what every game asks."""

    cards: int = 3


class Play(Action, frozen=True, tag="play"):
    """DU-2.1: play a card face down."""

    card: Card


class Sort(Action, frozen=True, tag="sort"):
    """DU-2.4: put the hand in another order."""

    cards: tuple[Card, ...]


class Toss(Action, frozen=True, tag="toss"):
    """DU-2.5: toss a die for luck; nothing comes of it."""


class Peek(Action, frozen=True, tag="peek"):
    """DU-2.6: look under the table; something hidden comes to be known."""


CODEC = Codec([Play, Sort, Toss, Peek], {Card: Vocabulary("card", CARDS), Seat: SeatVocabulary(2)})


class Laid(Event, frozen=True, tag="laid"):
    """A seat laid a card face down: only that seat knows which."""

    seat: Seat
    card: Card


class LaidHidden(Event, frozen=True, tag="laid-hidden"):
    """A seat laid a card face down."""

    seat: Seat


class Sorted(Event, frozen=True, tag="sorted"):
    """A seat looked through its hand: nobody else learns of it."""

    cards: tuple[Card, ...]


class Rolled(Event, frozen=True, tag="rolled"):
    """A seat added a die."""

    seat: Seat
    die: int


@declared
class Duel(State):
    """Hands, cards laid (-1: none), dice shown and points."""

    hands: list[list[int]] = secret()
    laid: list[int] = secret()
    rolls: list[int]
    points: list[int]

    def seat_names(self) -> tuple[str, ...]:
        return ("north", "south")


@step
def lay(g: Duel) -> tuple[Decision, ...] | None:
    """DU-2.1: both seats choose at the same time; when both have, the cards are shown."""
    if -1 not in g.laid:
        g.then(show, roll, award)
        return None
    asked = []
    for seat in (0, 1):
        if g.laid[seat] == -1:
            words = {"cards": tuple(Name("card", CARDS[card]) for card in g.hands[seat])}
            asked.append(Decision(seat, "lay", "DU-2.1", tuple(sorted(g.hands[seat])), answer, words))
    return tuple(asked)


def answer(g: Duel, seat: int, action: int | Sort) -> None:
    """DU-2.1, DU-2.4 to DU-2.6."""
    if isinstance(action, Sort):
        g.hands[seat] = list(action.cards)
        if g.ears is not None:
            g.tell("DU-2.4", Sorted(action.cards), to=(seat,))
    elif action == CODEC.first(Toss):
        g.dice.d6()
    elif action == CODEC.first(Peek):
        g.uncovered += 1
    else:
        g.hands[seat].remove(action)
        g.laid[seat] = action
        if g.ears is not None:
            g.tell("DU-2.1", Laid(Seat(seat), Card(action)), to=(seat,), veiled=LaidHidden(Seat(seat)))
    g.push(lay)


@step
def show(g: Duel) -> None:
    """DU-2.2: both cards are turned up."""
    g.uncovered += 1


@step
def roll(g: Duel) -> None:
    """DU-2.2: each seat adds a die."""
    for seat in (0, 1):
        g.rolls[seat] = g.dice.d6()
        if g.ears is not None:
            g.tell("DU-2.2", Rolled(Seat(seat), g.rolls[seat]))


@step
def award(g: Duel) -> None:
    """DU-2.3, DU-3.1: the higher sum takes the point; empty hands end the duel."""
    sums = [card + die for card, die in zip(g.laid, g.rolls, strict=True)]
    if sums[0] != sums[1]:
        g.points[sums.index(max(sums))] += 1
    g.laid = [-1, -1]
    if g.hands[0]:
        g.push(lay)
    else:
        g.finish(ranked(g.points, "DU-3.1", "points"))


@step
def circle(g: Duel) -> None:
    """A fault: this step never ends."""
    g.push(circle)


def new(game: Game, options: DuelOptions, dice: Dice) -> Duel:
    cards = list(range(len(CARDS)))
    dice.shuffle(cards)
    held = options.cards
    hands = [sorted(cards[:held]), sorted(cards[held : 2 * held])]
    g = Duel(game=game, dice=dice, hands=hands, laid=[-1, -1], rolls=[0, 0], points=[0, 0])
    g.push(lay)
    return g


def refuse(g: Duel, seat: int, action: Play | Sort | Toss | Peek) -> Refusal | None:
    if isinstance(action, Toss | Peek):
        return None
    if isinstance(action, Play):
        card = CARDS[action.card] if 0 <= action.card < len(CARDS) else "?"
        return refusal("DU-2.1", "not-held", card=Name("card", card))
    return None if sorted(action.cards) == sorted(g.hands[seat]) else refusal("DU-2.4", "other-cards")


class DuelView(msgspec.Struct, frozen=True):
    hand: list[str]
    held: list[int]
    laid: list[str]
    points: list[int]


def view(g: Duel, seat: int | None) -> DuelView:
    hand = [] if seat is None else [CARDS[card] for card in g.hands[seat]]
    laid = ["" if card == -1 else CARDS[card] if who == seat else "face down" for who, card in enumerate(g.laid)]
    return DuelView(hand, [len(each) for each in g.hands], laid, g.points[:])


def imagine(g: Duel, seat: int | None, dice: Dice) -> Duel:
    new = g.copy()
    new.dice = dice
    unseen = [each for each in (0, 1) if each != seat]
    pool = [card for each in unseen for card in (*new.hands[each], new.laid[each]) if card != -1]
    dice.shuffle(pool)
    for each in unseen:
        new.laid[each] = -1 if new.laid[each] == -1 else pool.pop()
        new.hands[each] = sorted(pool.pop() for _ in new.hands[each])
    return new


def write(g: Duel) -> dict[str, Any]:
    named = [[CARDS[card] for card in hand] for hand in g.hands]
    laid = [None if card == -1 else CARDS[card] for card in g.laid]
    return {"hands": named, "laid": laid, "points": g.points, "note": "two\nlines\n"}


def read(game: Game, position: dict[str, Any], dice: Dice) -> Duel:
    if not isinstance(position.get("hands"), list):
        raise PositionError("hands", "expected two lists of cards")
    hands = [[CARDS.index(card) for card in hand] for hand in position["hands"]]
    laid = [-1 if card is None else CARDS.index(card) for card in position["laid"]]
    g = Duel(game=game, dice=dice, hands=hands, laid=laid, rolls=[0, 0], points=list(position["points"]))
    if hands[0]:
        g.push(lay)
    return g


def picture(seen: DuelView, narrator: Narrator) -> list[list[Span]]:
    return [[Span(" ".join(narrator.name("card", card) for card in seen.hand))]]


def describe(seen: DuelView, narrator: Narrator) -> list[str]:
    return [narrator.say("hand", cards=tuple(Name("card", card) for card in seen.hand))]


GAME = Game(
    id="duel",
    version=3,
    folder=Path(__file__).parent,
    prefix="DU",
    players=(2,),
    modes=("standard", "long"),
    options=DuelOptions,
    codec=CODEC,
    state=Duel,
    events=(Laid, LaidHidden, Sorted, Rolled),
    new=new,
    refuse=refuse,
    view=view,
    imagine=imagine,
    write=write,
    read=read,
    turn_rule="DU-2.1",
    picture=picture,
    describe=describe,
    bench=Bench(lambda g, seat: g.points[seat] - g.points[1 - seat], lambda g, seat, options: list(options)),
    names={"card": {"king": {"en": "King", "ru": "Король", "uk": "Король"}}},
    content="cafe",
)
