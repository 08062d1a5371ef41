"""Starting a battle, the order of its steps, and the challenge (chapter 10, DG-11.1, DG-11.14 to 11.17, DG-14.7)."""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, MONSTER, Fighter
from warhall.games.dungeoneer.battle import (
    add_attack,
    attack_effects,
    attack_test,
    compare,
    counter_test,
    end_of_battle,
    is_fighting,
    lair,
    new_fight,
    responses,
    reward,
)
from warhall.games.dungeoneer.events_of_battle import Challenged, LayDown
from warhall.games.dungeoneer.flow import battle_over
from warhall.games.dungeoneer.moments import offer
from warhall.games.dungeoneer.naming import name, naming
from warhall.games.dungeoneer.options import AP_FOR_FALLING, LIMITED_MOVEMENT
from warhall.games.dungeoneer.playing import BATTLE
from warhall.games.dungeoneer.reasons import no_symbol, not_in_play, quest_word
from warhall.games.dungeoneer.special import spend
from warhall.games.dungeoneer.state import CHALLENGE, DONE, ENCOUNTERS, HEROES, HUNT, NONE, Dungeoneer
from warhall.games.dungeoneer.values import beast_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb

CHALLENGING = (act.Challenge, act.ChallengeHero, act.ChallengeQuestMonster)


def begin_battle(g: Dungeoneer, *_: object) -> None:
    """DG-11.1, DG-11.16, DG-11.26: the steps in order; a challenge has only the first five."""
    kind = g.fights[-1].kind
    g.push(battle_over)
    if kind != CHALLENGE:
        g.push(end_of_battle)
    if kind == ENCOUNTERS:
        g.then(lair, reward)
    if kind != CHALLENGE:
        g.push(challenges)
    g.push(offer, BATTLE, 0)
    g.push(compare, 0)
    g.push(counter_test, 0)
    g.push(attack_test, 0)
    g.push(offer, BATTLE, 0)
    g.then(attack_effects, responses)


def attack_hero(g: Dungeoneer, seat: int, target: int, *_: object) -> None:
    """DG-9.5, DG-10.8: a hero attacks a hero; the form comes first."""
    g.push(choose_form, seat, target, HEROES)


def refuse_form(g: Dungeoneer, seat: int, form: int, *_: object) -> Refusal | None:
    """DG-10.3: among the forms with a round symbol on the hero's card."""
    return no_symbol(form, g.game.tables.hero_attacks[g.heroes[seat]], "DG-10.3")


def declare_attack(g: Dungeoneer, seat: int, form: int, _: int, target: int, kind: int) -> None:
    """DG-10.12, DG-11.27: the AP is spent now; it is the hero's battle of this turn."""
    spend(g, seat)
    g.battled |= 1 << seat
    fight = new_fight(g, kind, seat)
    add_attack(g, fight, seat, target, form, int(kind == HEROES))
    begin_battle(g)


FORM = Question("form", "DG-10.3", Verb(act.ChooseForm, does=declare_attack, forbids=refuse_form))


@step
def choose_form(g: Dungeoneer, seat: int, target: int, kind: int) -> Decision | None:
    """DG-10.3: the form of battle, if there is a choice."""
    forms = g.game.tables.hero_attacks[g.heroes[seat]]
    if len(forms) == 1:
        declare_attack(g, seat, forms[0], seat, target, kind)
        return None
    return FORM.offer(g, seat, (act.ChooseForm, forms))


def hunt(g: Dungeoneer, seat: int, quest: int) -> None:
    """DG-14.7: the monster of the quest attacks first."""
    g.push(choose_hunt_form, seat, quest)


def refuse_hunt_form(g: Dungeoneer, chooser: int, form: int, seat: int, quest: int) -> Refusal | None:
    """DG-14.8: among the round symbols of the monster."""
    return no_symbol(form, beast_of(g, HUNTED + quest).attacks, "DG-14.8")


def begin_hunt(g: Dungeoneer, chooser: int, form: int, seat: int, quest: int) -> None:
    """DG-14.31: a battle of steps I to VI."""
    fight = new_fight(g, HUNT, chooser)
    add_attack(g, fight, HUNTED + quest, seat, form)
    begin_battle(g)


HUNT_FORM = Question(
    "hunt-form", "DG-14.8", Verb(act.ChooseForm, does=begin_hunt, forbids=refuse_hunt_form), words=quest_word
)


@step
def choose_hunt_form(g: Dungeoneer, seat: int, quest: int) -> Decision | None:
    """DG-14.8: the player to the left chooses the form, if there is a choice."""
    forms, chooser = beast_of(g, HUNTED + quest).attacks, g.left_of(seat)
    if len(forms) == 1:
        begin_hunt(g, chooser, forms[0], seat, quest)
        return None
    return HUNT_FORM.offer(g, chooser, (act.ChooseForm, forms))


@step
def challenges(g: Dungeoneer) -> None:
    """DG-11.14, DG-11.29: the attacked heroes may challenge, clockwise from the attacker's left."""
    fight = g.fights[-1]
    attacked = [
        target
        for target, form, status in zip(fight.targets, fight.forms, fight.status, strict=True)
        if form != NONE and status == DONE and target < MONSTER
    ]
    for seat in reversed(g.around((fight.by + 1) % g.seats)):
        if seat in attacked:
            g.push(challenge, seat)


def attackers_of(g: Dungeoneer, seat: int) -> list[int]:
    """DG-11.17: who has really attacked a hero in this battle and is not defeated."""
    fight = g.fights[0]
    return [
        attacker
        for attacker, target, form, status in zip(
            fight.attackers, fight.targets, fight.forms, fight.status, strict=True
        )
        if target == seat
        and form != NONE
        and status == DONE
        and (g.alive[attacker] if attacker < MONSTER else is_fighting(g, attacker))
    ]


def challenge_targets(g: Dungeoneer, seat: int, *, attackers_only: bool) -> list[int]:
    """DG-11.14, DG-20.14: who attacked him, and any hero in his location."""
    found = attackers_of(g, seat)
    here = [
        other
        for other in range(g.seats)
        if other != seat and g.alive[other] and g.place[other] == g.place[seat] and other not in found
    ]
    heroes = [other for other in found if other < MONSTER and (attackers_only or g.place[other] == g.place[seat])]
    monsters = [other for other in found if other >= MONSTER]
    return monsters + heroes + ([] if attackers_only else here)


def refuse_challenge(g: Dungeoneer, seat: int) -> Refusal | None:
    """DG-11.15, DG-11.27: alive, standing, with an AP, and no battle started this turn."""
    if g.battled >> seat & 1:
        return refusal("DG-11.27", "already-battled")
    if g.fallen[seat] and g.lying != seat:
        return refusal("DG-11.15", "fallen")
    if g.ap[seat] < 1:
        return refusal("DG-11.15", "not-enough-ap", need=1, have=0)
    return None


def refuse_challenging(g: Dungeoneer, seat: int, fighter: int, *_: object) -> Refusal | None:  # noqa: PLR0911  a reason each
    """DG-11.14, DG-11.15, DG-11.17, DG-20.14: who cannot be challenged."""
    if refused := refuse_challenge(g, seat):
        return refused
    if fighter in challenge_targets(g, seat, attackers_only=g.lying == seat and is_for_falling(g)):
        return None
    if fighter == NONE or fighter >= HUNTED:
        return refusal("DG-14.9", "no-hunt")
    if fighter >= MONSTER:
        rule = "DG-11.17" if fighter in g.fights[-1].attackers else "DG-11.14"
        return refusal(rule, "did-not-attack", card=g.game.tables.names[fighter - MONSTER])
    if fighter == seat:
        return refusal("DG-11.14", "challenge-self")
    if refused := not_in_play(g, fighter, "DG-11.14"):
        return refused
    if g.place[fighter] != g.place[seat]:
        return refusal("DG-11.14", "not-here", seat=g.seat_name(fighter))
    return refusal("DG-20.14", "hero-did-not-attack", seat=g.seat_name(fighter))


def is_for_falling(g: Dungeoneer) -> bool:
    """DG-20.14: whether the variant is played in which only who attacked is challenged with the AP of lying down."""
    return bool(g.variants >> AP_FOR_FALLING & 1)


NO_SUCH_VARIANT = refusal("DG-20.13", "no-such-variant")


def refuse_lying_for_it(g: Dungeoneer, seat: int, *_: object) -> Refusal | None:  # noqa: PLR0911  a reason each
    """DG-20.13 to DG-20.15, DG-20.23: whether lying down brings an AP for a challenge."""
    limited = g.variants >> LIMITED_MOVEMENT & 1
    if not limited and not is_for_falling(g):
        return NO_SUCH_VARIANT
    if g.fallen[seat]:
        return refusal("DG-20.13", "lies-already")
    if g.battled >> seat & 1:
        return refusal("DG-11.27", "already-battled")
    if not limited and seat != g.active and g.saved[seat]:
        return refusal("DG-20.15", "saved-an-ap")
    if not limited and g.ap[seat]:
        return refusal("DG-20.14", "has-an-ap")
    if not challenge_targets(g, seat, attackers_only=is_for_falling(g)):
        return refusal("DG-20.13", "nothing-to-spend-on")
    return None


def refuse_declining(g: Dungeoneer, seat: int, *_: object) -> Refusal | None:
    """DG-20.13: who lay down for a challenge makes it."""
    return refusal("DG-20.13", "compulsory") if g.lying == seat else None


def do_challenge(g: Dungeoneer, seat: int, fighter: int, _: int) -> None:
    """DG-11.16: steps I to V again with roles exchanged; there is no challenge to a challenge."""
    g.fights[-1].challenged |= 1 << seat
    if g.ears is not None:
        g.tell("DG-11.14", Challenged(Seat(seat), Fighter(fighter)))
    g.push(choose_form, seat, fighter, CHALLENGE)


def decline(g: Dungeoneer, seat: int, _: int) -> None:
    """DG-11.14: he lets it be."""
    g.fights[-1].challenged |= 1 << seat


def lie_down(g: Dungeoneer, seat: int, *_: object) -> None:
    """DG-20.13, DG-20.14: the pawn is laid on its side for 1 AP, to be spent at once."""
    g.fallen[seat] = 1
    g.ap[seat] += 1
    g.extra[seat] += seat != g.active
    g.lying = seat
    if g.ears is not None:
        g.tell("DG-20.14" if is_for_falling(g) else "DG-20.13", LayDown(Seat(seat)))


CHALLENGE_STEP = Question(
    "challenge",
    "DG-11.14",
    *naming(*CHALLENGING, does=do_challenge, forbids=refuse_challenging),
    Verb(act.LieDown, does=lie_down, forbids=refuse_lying_for_it, again=True),
    Verb(act.Decline, does=decline, forbids=refuse_declining, way_out=True),
)


@step
def challenge(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-11.14, DG-11.15: one attack on a card that attacked him or on a hero in his location, for 1 AP."""
    if not g.alive[seat] or g.fights[-1].challenged >> seat & 1:
        return None
    lying = g.lying == seat
    targets: list[int] = []
    if refuse_challenge(g, seat) is None:
        targets = challenge_targets(g, seat, attackers_only=lying and is_for_falling(g))
    may_lie_down = refuse_lying_for_it(g, seat) is None
    named = (name(target, *CHALLENGING) for target in targets)
    return CHALLENGE_STEP.offer(g, seat, *named, (act.LieDown, may_lie_down), (act.Decline, not lying))
