"""Wounds, healing, falling, defeat and what comes after it (DG-9.12, DG-11.12, DG-18.1, DG-20.4, chapter 21)."""

from __future__ import annotations

from collections.abc import Callable

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, MONSTER, SEATED, Cause, Fighter, Hero, Place, Quest
from warhall.games.dungeoneer.cards import HAND_SIZE, discard, draw
from warhall.games.dungeoneer.events import (
    ExitClosed,
    GloryChanged,
    HeroTaken,
    NothingLeft,
    PawnPut,
    PerilChanged,
    PlayerOut,
    Why,
    signed,
)
from warhall.games.dungeoneer.events_of_battle import Defeated, Fell, Healed, Stood, Unhurt, Wounded, WoundPrevented
from warhall.games.dungeoneer.events_of_quests import QuestsGone, TokenDropped
from warhall.games.dungeoneer.flow import cut_to, leave_it
from warhall.games.dungeoneer.moments import CARDS, PASS, at, hand_codes, might_play, open_codes
from warhall.games.dungeoneer.options import RESURRECTION
from warhall.games.dungeoneer.places import entrances_laid
from warhall.games.dungeoneer.playing import WOUND
from warhall.games.dungeoneer.reasons import hero_taken, no_entrance
from warhall.games.dungeoneer.score import last_hero
from warhall.games.dungeoneer.simultaneous import set_off
from warhall.games.dungeoneer.special import tokens_of
from warhall.games.dungeoneer.state import LAPSED, LIVE, LYING, NONE, Dungeoneer
from warhall.games.dungeoneer.vocabulary import When
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal
from warhall.kernel.state import STEPS, Decision, Step, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word


@step
def action_over(g: Dungeoneer) -> None:
    """DG-20.4: an action is finished; whose hero has fallen in it goes on with a new one."""
    if g.waiting and not g.fights:
        rise_again(g)


@step
def turn_over(g: Dungeoneer) -> None:
    """DG-8.11, DG-21.3: a turn ends here, early or not."""
    if g.waiting:
        rise_again(g)


def why(rule: str, change: int, source: int) -> Why:
    """What points are for, as it is told."""
    if source != NONE:
        return "card"
    if rule in ("DG-11.23", "DG-11.31"):
        return "battle"
    if rule == "DG-13.2":
        return "quest"
    return "price" if rule in ("DG-7.8", "DG-7.13", "DG-9.3", "DG-14.5") and change < 0 else "effect"


def gain_glory(g: Dungeoneer, seat: int, amount: int, rule: str = "DG-1.10", source: int = NONE) -> None:
    """DG-1.10: glory, more or less, never below 0; `source` is the card that gives or takes it."""
    change = max(amount, -g.glory[seat])
    g.glory[seat] += change
    if change and g.ears is not None:
        g.tell(rule, GloryChanged(Seat(seat), change, signed(change), why(rule, change, source), Cause(source)))
    elif amount and g.ears is not None:
        g.tell(rule, NothingLeft(Seat(seat), "glory"))


def gain_peril(g: Dungeoneer, seat: int, amount: int, rule: str = "DG-1.10", source: int = NONE) -> None:
    """DG-1.10: peril, more or less, never below 0; `source` is the card that gives or takes it."""
    change = max(amount, -g.peril[seat])
    g.peril[seat] += change
    if change and g.ears is not None:
        g.tell(rule, PerilChanged(Seat(seat), change, signed(change), why(rule, change, source), Cause(source)))
    elif amount and g.ears is not None:
        g.tell(rule, NothingLeft(Seat(seat), "peril"))


def heal(g: Dungeoneer, seat: int, amount: int) -> None:
    """DG-17.9: never above the printed maximum."""
    most = g.game.tables.heroes[g.heroes[seat]].health
    gained = min(amount, most - g.health[seat])
    if gained > 0:
        g.health[seat] += gained
    if amount and g.ears is not None:
        g.tell("DG-17.9", Healed(Seat(seat), gained) if gained > 0 else Unhurt(Seat(seat)))


def fall_down(g: Dungeoneer, seat: int, cause: int = NONE) -> None:
    """DG-18.1, DG-18.16: a hero who falls while fallen stays as he is."""
    if not g.fallen[seat]:
        g.fallen[seat] = 1
        if g.ears is not None:
            g.tell("DG-18.1", Fell(Seat(seat), Cause(cause)))


def stand_up(g: Dungeoneer, seat: int, rule: str = "DG-9.4") -> None:
    """DG-9.4, DG-18.16: a hero stands; what waited for it happens, and tests for standing up are forgotten."""
    if not g.fallen[seat]:
        return
    g.fallen[seat] = 0
    g.stand_tests[seat] = []
    if g.ears is not None:
        g.tell(rule, Stood(Seat(seat)))
    set_off(g, seat, seat, When.STOOD)


def wound(g: Dungeoneer, seat: int, count: int, giver: int) -> None:
    """DG-11.12: wounds, each with its own moment; `giver` is the fighter who gives them, or NONE."""
    for _ in range(count):
        g.push(wound_hero, seat, giver)


WOUNDING: dict[Step, Callable[..., int]] = {}
"""What gives a wound that no fighter gives, as the step shows that waits until it is taken: the cause from the step's
arguments. The chapters that know such steps name them here."""


def cause_of(g: Dungeoneer, giver: int) -> Cause:
    """DG-11.12: who or what gives a wound, as far as it can be named."""
    if giver == NONE:
        for name, arguments in g.pending():
            if found := WOUNDING.get(STEPS[name]):
                return Cause(found(g, *arguments))
        return Cause(NONE)
    return Cause(SEATED + giver if giver < MONSTER else giver if giver >= HUNTED else giver - MONSTER)


@step
def wound_hero(g: Dungeoneer, seat: int, giver: int) -> None:
    """DG-9.12: before each wound there is a moment for the wounded hero's player."""
    if g.alive[seat]:
        g.prevented = False
        g.then(wound_moment, take_wound, with_=(seat, giver))


def wound_words(g: Dungeoneer, seat: int, *_: object) -> dict[str, Word]:
    """How much health is left."""
    return {"left": g.health[seat]}


WOUND_MOMENT = Question("wound", "DG-9.12", Verb(act.Pass, does=leave_it), *at(WOUND, *CARDS), words=wound_words)


@step
def wound_moment(g: Dungeoneer, seat: int, giver: int) -> Decision | None:
    """DG-9.12: only his player may use what prevents wounds or heals; until he passes."""
    if g.prevented or not ((found := open_codes(g, seat, WOUND)) or might_play(g, seat, WOUND)):
        return None
    return WOUND_MOMENT.besides(g, seat, PASS, hand_codes(g, seat, WOUND) + found)


@step
def take_wound(g: Dungeoneer, seat: int, giver: int) -> None:
    """DG-11.12, DG-11.22: 1 health less; at 0 the hero is defeated. A prevented wound was never given."""
    if g.prevented:
        g.prevented = False
        if g.ears is not None:
            g.tell("DG-9.12", WoundPrevented(Seat(seat)))
        return
    g.health[seat] -= 1
    if g.ears is not None:
        g.tell("DG-11.12", Wounded(Fighter(seat), g.health[seat], cause_of(g, giver)))
    if MONSTER <= giver < HUNTED and g.fights:
        g.fights[0].peril += 1
    if not g.health[seat]:
        defeat(g, seat)
        return
    set_off(g, seat, seat, When.WOUNDED)


def defeat(g: Dungeoneer, seat: int) -> None:
    """DG-21.1 to DG-21.4: the player leaves, or goes on with a new hero; the last one left has won."""
    g.alive[seat] = 0
    if g.ears is not None:
        g.tell("DG-21.1", Defeated(Fighter(seat)))
    again = g.variants >> RESURRECTION & 1 and len(g.unused) > g.waiting.bit_count()
    if again:
        g.waiting |= 1 << seat
    lose_cards(g, seat, "DG-20.6" if again else "DG-21.2")
    drop_tokens(g, seat)
    close_exits(g, seat, "DG-15.19")
    g.ap[seat] = g.extra[seat] = g.saved[seat] = g.delayed[seat] = 0
    g.fallen[seat] = 0
    g.stand_tests[seat] = []
    g.changes = [change for change in g.changes if change[0] != seat]
    left = [other for other in range(g.seats) if g.alive[other] or g.waiting >> other & 1]
    if not again:
        leave_game(g, seat, ends=len(left) == 1)
    if len(left) == 1:
        g.finish(last_hero(g, left[0]))
        return
    lapse_attacks(g, seat)
    if seat == g.active:
        end_turn_early(g)


def leave_game(g: Dungeoneer, seat: int, *, ends: bool) -> None:
    """DG-21.2: the open personal quests of a player who is out leave the game; his peril and glory vanish.

    Where the game ends with him, that is all there is to tell.
    """
    if g.ears is not None and not ends:
        if g.quests[seat]:
            g.tell("DG-21.2", QuestsGone(Seat(seat), tuple(Quest(quest) for quest in g.quests[seat])))
        g.tell("DG-21.2", PlayerOut(Seat(seat)))
    g.quests[seat] = []
    g.glory[seat] = g.peril[seat] = 0
    g.place[seat] = NONE


def close_exits(g: Dungeoneer, seat: int, rule: str) -> None:
    """DG-15.9, DG-15.19: the exits that a hero held open are blocked again."""
    held, g.held[seat] = g.held[seat], 0
    if held and g.ears is not None:
        for place in range(len(g.cells)):
            if held >> 4 * place & 0b1111:
                g.tell(rule, ExitClosed(Place(place)))


def lose_cards(g: Dungeoneer, seat: int, rule: str) -> None:
    """DG-21.2, DG-20.6: hand, inventory and lair go to the discard pile, and monsters in a running battle too."""
    cards = g.hands[seat] + g.inventory[seat] + g.lairs[seat]
    g.hands[seat], g.inventory[seat], g.lairs[seat] = [], [], []
    if seat == g.active and g.fights:
        for attacker in g.fights[0].attackers:
            if MONSTER <= attacker < HUNTED and attacker - MONSTER in g.applied:
                g.applied.remove(attacker - MONSTER)
                cards.append(attacker - MONSTER)
    if cards:
        g.uncovered += 1
    for card in cards:
        if g.host[card] == NONE:
            discard(g, card, rule)


def drop_tokens(g: Dungeoneer, seat: int) -> None:
    """DG-14.22: an escort token stays where its holder fell; the quest is nobody's any more."""
    for quest in tokens_of(g, seat):
        g.escorts[quest] = LYING + g.place[seat]
        g.quests[seat].remove(quest)
        if g.ears is not None:
            g.tell("DG-14.22", TokenDropped(Seat(seat), Quest(quest), Place(g.place[seat])))


def lapse_attacks(g: Dungeoneer, seat: int) -> None:
    """DG-11.13, DG-20.21: attacks on a defeated hero lapse, traps not; and he challenges nobody."""
    for fight in g.fights:
        fight.challenged |= 1 << seat
        for number, target in enumerate(fight.targets):
            if target == seat and fight.status[number] == LIVE and fight.forms[number] != NONE:
                fight.status[number] = LAPSED


def end_turn_early(g: Dungeoneer) -> None:
    """DG-21.3, DG-11.31: the active player is out: his turn ends; heroes get their glory for wounds given."""
    if g.fights:
        for other, amount in enumerate(g.fights[0].glory):
            if amount and g.alive[other]:
                gain_glory(g, other, amount, "DG-11.31")
    g.fights = []
    g.roll = None
    g.drawn = NONE
    while g.applied:
        discard(g, g.applied.pop())
    cut_to(g, turn_over)


def rise_again(g: Dungeoneer) -> None:
    """DG-20.4: the owners of defeated heroes choose new ones, clockwise from the active player."""
    for step_ in reversed(range(g.seats)):
        seat = (g.active + step_) % g.seats
        if g.waiting >> seat & 1:
            g.then(take_new_hero, put_new_pawn, with_=(seat,))


def refuse_new_hero(g: Dungeoneer, seat: int, hero: int, _: int) -> Refusal | None:
    """DG-20.4: any of the unused heroes."""
    return hero_taken(g, hero, "DG-20.4")


def follow(g: Dungeoneer, seat: int, hero: int, _: int) -> None:
    """DG-20.6, DG-20.21: a hero of level 1 who stands and has no AP; points and quests stay."""
    g.unused.remove(hero)
    g.heroes[seat] = hero
    g.level[seat] = 1
    g.health[seat] = g.game.tables.heroes[hero].health
    g.place[seat] = NONE
    if g.ears is not None:
        g.tell("DG-20.4", HeroTaken(Seat(seat), Hero(hero)))


NEW_HERO = Question("new-hero", "DG-20.4", Verb(act.ChooseHero, does=follow, forbids=refuse_new_hero))


@step
def take_new_hero(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-20.4: who takes the place of a defeated hero."""
    return NEW_HERO.offer(g, seat, (act.ChooseHero, sorted(g.unused)))


def refuse_arriving(g: Dungeoneer, chooser: int, place: int, seat: int) -> Refusal | None:
    """DG-20.5: an entrance that lies there."""
    return no_entrance(g, place, "DG-20.5")


def arrive(g: Dungeoneer, chooser: int, place: int, seat: int) -> None:
    """DG-20.6: no points; 5 new cards."""
    g.alive[seat] = 1
    g.waiting &= ~(1 << seat)
    g.place[seat] = place
    if g.ears is not None:
        g.tell("DG-20.5", PawnPut(Seat(chooser), Seat(seat), Place(place)))
    draw(g, seat, HAND_SIZE, "DG-20.6")


def pawn_words(g: Dungeoneer, chooser: int, seat: int) -> dict[str, Word]:
    """Whose pawn it is."""
    return {"seat": g.seat_name(seat)}


PUT_PAWN = Question("put-pawn", "DG-20.5", Verb(act.Entrance, does=arrive, forbids=refuse_arriving), words=pawn_words)


@step
def put_new_pawn(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-20.5: the opponent to the left chooses the entrance."""
    entrances = entrances_laid(g)
    chooser = g.left_of(seat)
    if len(entrances) == 1:
        arrive(g, chooser, entrances[0], seat)
        return None
    return PUT_PAWN.offer(g, chooser, (act.Entrance, entrances))
