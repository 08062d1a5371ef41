"""Battles: their eight steps, from the attack to the reward (chapters 10 and 11).

Here: attacks, tests, comparison, lair and reward, for encounters, hunts, heroes and challenges alike. Not here: how a
battle starts and who challenges (`starting`), how encounters are declared (`declaring`), how a die falls (`rolls`).
"""

from __future__ import annotations

from typing import Literal

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import HUNTED, MONSTER, SEATED, Card, Cause, Fighter, FormNumber, Quest
from warhall.games.dungeoneer.cards import LAIR_SIZE, discard, drop_attachments
from warhall.games.dungeoneer.completing import complete
from warhall.games.dungeoneer.events import PerilGiven
from warhall.games.dungeoneer.events_of_battle import Attacked, Compared, Defeated, MonsterKept, Wounded
from warhall.games.dungeoneer.events_of_quests import QuestFailed, TokenTaken
from warhall.games.dungeoneer.flow import leave_it, run
from warhall.games.dungeoneer.moments import CARDS, PASS, at, hand_codes, might_play, open_codes
from warhall.games.dungeoneer.playing import RESPONSE, defends
from warhall.games.dungeoneer.reasons import not_among
from warhall.games.dungeoneer.rolls import roll_battle
from warhall.games.dungeoneer.simultaneous import set_off
from warhall.games.dungeoneer.special import tokens_of
from warhall.games.dungeoneer.state import (
    ATTACK_ROLL,
    COUNTER_ROLL,
    DONE,
    HUNT,
    LIVE,
    NONE,
    Dungeoneer,
    Fight,
)
from warhall.games.dungeoneer.tables import NO_SCRIPT
from warhall.games.dungeoneer.values import beast_of, forget_changes, holds
from warhall.games.dungeoneer.vocabulary import Until, When
from warhall.games.dungeoneer.wounds import WOUNDING, gain_glory, wound
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Word


def new_fight(g: Dungeoneer, kind: int, by: int) -> Fight:
    """A battle without attacks as yet."""
    fight = Fight(
        kind=kind,
        by=by,
        attackers=[],
        targets=[],
        forms=[],
        places=[],
        status=[],
        attack=[],
        counter=[],
        glory=[0] * g.seats,
    )
    g.fights.append(fight)
    return fight


def add_attack(g: Dungeoneer, fight: Fight, attacker: int, target: int, form: int, price: int = 0) -> None:
    """DG-11.2, DG-12.9: an attack is named, for so many AP; it is aimed at where its target stands now."""
    fight.attackers.append(attacker)
    fight.targets.append(target)
    fight.forms.append(form)
    fight.places.append(g.place[target] if target < MONSTER else NONE)
    fight.status.append(LIVE)
    fight.attack.append(NONE)
    fight.counter.append(NONE)
    if g.ears is not None and form != NONE:
        rule = "DG-9.5" if price else "DG-11.2"
        g.tell(rule, Attacked(Fighter(attacker), Fighter(target), FormNumber(form), price))


@step
def end_of_battle(g: Dungeoneer) -> None:
    """DG-D15, DG-13.6: what lasts until the end of the battle ends; a hunt whose monster still stands has failed."""
    forget_changes(g, Until.BATTLE)
    fight = g.fights[-1]
    if g.ears is not None and fight.kind == HUNT and is_fighting(g, fight.attackers[0]) and g.alive[fight.targets[0]]:
        g.tell("DG-13.6", QuestFailed(Seat(fight.targets[0]), Quest(fight.attackers[0] - HUNTED)))


@step
def attack_effects(g: Dungeoneer) -> None:
    """DG-11.2: special effects of the attacking cards apply."""
    fight = g.fights[-1]
    tables = g.game.tables
    for number in reversed(range(len(fight.attackers))):
        attacker, target = fight.attackers[number], fight.targets[number]
        if MONSTER <= attacker < HUNTED and target < MONSTER:
            for doing in tables.doings[attacker - MONSTER].get(When.ATTACK, ()):
                if holds(g, doing.block.condition, target, stat=fight.forms[number]):
                    run(g, tables.scripts[doing.script], fight.by, target, attacker - MONSTER, 0)


@step
def responses(g: Dungeoneer) -> None:
    """DG-11.5: the defenders respond, clockwise from the attacker."""
    fight = g.fights[-1]
    for seat in reversed(g.around((fight.by + 1) % g.seats)):
        if any(defends(g, number, seat) for number in range(len(fight.targets))):
            g.push(respond, seat)


RESPOND = Question("respond", "DG-11.5", Verb(act.Pass, does=leave_it, lets_go=True), *at(RESPONSE, *CARDS))


@step
def respond(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-11.5, DG-11.33: response cards and effects, any number, one after another."""
    if not g.alive[seat] or not ((found := open_codes(g, seat, RESPONSE)) or might_play(g, seat, RESPONSE)):
        return None
    return RESPOND.besides(g, seat, PASS, hand_codes(g, seat, RESPONSE) + found)


@step
def attack_test(g: Dungeoneer, number: int) -> None:
    """DG-11.7, DG-12.10: in declared order; a trap is finished here, for a monster only the die is rolled."""
    fight = g.fights[-1]
    if number >= len(fight.attackers):
        return
    g.push(attack_test, number + 1)
    if fight.status[number] != LIVE:
        return
    form = fight.forms[number]
    if form == NONE:
        spring_trap(g, number)
    else:
        roll_battle(g, ATTACK_ROLL, fight.attackers[number], form, fight.targets[number], note_attack, number)


@step
def note_attack(g: Dungeoneer, number: int) -> None:
    """DG-11.7: the attack total."""
    g.fights[-1].attack[number] = g.total


def spring_trap(g: Dungeoneer, number: int) -> None:
    """DG-12.7: the tests of a trap are made, then it is discarded."""
    fight = g.fights[-1]
    tables = g.game.tables
    card = fight.attackers[number] - MONSTER
    g.push(discard_trap, number)
    for doing in reversed(tables.doings[card].get(When.PLAY, ())):
        run(g, tables.scripts[doing.script], fight.by, fight.targets[number], card, 0)


@step
def discard_trap(g: Dungeoneer, number: int) -> None:
    """DG-12.7: the trap is used up."""
    fight = g.fights[-1]
    fight.status[number] = DONE
    card = fight.attackers[number] - MONSTER
    if card in g.applied:
        g.applied.remove(card)
        discard(g, card, "DG-12.7")


def trap_of(g: Dungeoneer, number: int) -> int:
    """DG-12.7: the card of a trap that is being sprung."""
    return g.fights[-1].attackers[number] - MONSTER


WOUNDING[discard_trap] = trap_of


@step
def counter_test(g: Dungeoneer, number: int) -> None:
    """DG-11.8, DG-10.9: the defender rolls in the same form."""
    fight = g.fights[-1]
    if number >= len(fight.attackers):
        return
    g.push(counter_test, number + 1)
    if fight.status[number] == LIVE and fight.attack[number] != NONE:
        roll_battle(
            g, COUNTER_ROLL, fight.targets[number], fight.forms[number], fight.attackers[number], note_counter, number
        )


@step
def note_counter(g: Dungeoneer, number: int) -> None:
    """DG-11.8: the counterattack total."""
    g.fights[-1].counter[number] = g.total


@step
def compare(g: Dungeoneer, number: int) -> None:
    """DG-11.9 to DG-11.13: each attack by itself; the higher total strikes, equal ones do nothing."""
    fight = g.fights[-1]
    if number >= len(fight.attackers):
        return
    g.push(compare, number + 1)
    if fight.status[number] != LIVE:
        return
    fight.status[number] = DONE
    attack, counter = fight.attack[number], fight.counter[number]
    if g.ears is not None:
        outcome: Literal["hit", "back", "even"] = "hit" if attack > counter else "back" if attack < counter else "even"
        rule = "DG-11.9" if outcome == "even" else "DG-11.10"
        fighters = Fighter(fight.attackers[number]), Fighter(fight.targets[number])
        g.tell(rule, Compared(*fighters, attack, counter, outcome))
    if attack > counter:
        strike(g, number)
    elif attack < counter:
        strike_back(g, fight.attackers[number], fight.targets[number])


def strike(g: Dungeoneer, number: int) -> None:
    """DG-11.11, DG-10.5: a successful attack does what its hit symbol says."""
    fight = g.fights[-1]
    attacker, target, form = fight.attackers[number], fight.targets[number], fight.forms[number]
    if attacker >= MONSTER:
        script = beast_of(g, attacker).hits[form]
        source = attacker if attacker >= HUNTED else attacker - MONSTER
        if script == NO_SCRIPT:
            wound(g, target, 1, attacker)
        else:
            run(g, g.game.tables.scripts[script], fight.by, target, source, 0)
        return
    if target >= HUNTED:
        g.push(end_hunt, target - HUNTED)
    g.push(hit_effects, attacker, target, form)
    if target >= MONSTER:
        wound_monster(g, target, attacker)
    else:
        g.push(hero_strikes, attacker, target)


def strike_back(g: Dungeoneer, attacker: int, target: int) -> None:
    """DG-11.10, DG-11.11: a winning counterattack gives exactly 1 wound."""
    if attacker >= HUNTED:
        g.push(end_hunt, attacker - HUNTED)
    if attacker >= MONSTER:
        wound_monster(g, attacker, target)
    else:
        wound(g, attacker, 1, target)


def refuse_token(g: Dungeoneer, seat: int, quest: int, _: int, target: int) -> Refusal | None:
    """DG-14.23: only a token of the hero who was struck."""
    if g.escorts[quest] == target:
        return None
    return refusal("DG-14.23", "no-token", quest=g.game.tables.quest_names[quest])


def strike_hero(g: Dungeoneer, seat: int, _: int, target: int) -> None:
    """DG-10.7: a wound."""
    wound(g, target, 1, seat)


def take_token(g: Dungeoneer, seat: int, quest: int, _: int, target: int) -> None:
    """DG-14.23: the token, and its quest, instead of a wound."""
    g.quests[target].remove(quest)
    g.quests[seat].append(quest)
    g.escorts[quest] = seat
    if g.ears is not None:
        g.tell("DG-14.23", TokenTaken(Seat(seat), Quest(quest)))


def struck(g: Dungeoneer, seat: int, _: int, target: int) -> dict[str, Word]:
    """Who was struck."""
    return {"seat": g.seat_name(target)}


STRIKE = Question(
    "strike",
    "DG-10.7",
    Verb(act.Strike, does=strike_hero),
    Verb(act.TakeToken, does=take_token, forbids=refuse_token),
    words=struck,
)


@step
def hero_strikes(g: Dungeoneer, attacker: int, target: int) -> Decision | None:
    """DG-10.7, DG-14.23: a wound, or an escort token of the hero who was struck."""
    if not g.alive[target]:
        return None
    tokens = tokens_of(g, target)
    if not tokens:
        wound(g, target, 1, attacker)
        return None
    return STRIKE.offer(g, attacker, (act.Strike, True), (act.TakeToken, tokens))


@step
def hit_effects(g: Dungeoneer, attacker: int, target: int, form: int) -> None:
    """DG-10.11, DG-11.11: the further hit effects of a hero's skill, cards and artifacts."""
    if g.alive[attacker]:
        set_off(g, attacker, target, When.HIT, form)


@step
def end_hunt(g: Dungeoneer, quest: int) -> None:
    """DG-14.31, DG-17.4: a hunt is completed when its monster is defeated and all that the strike does is done."""
    if not is_fighting(g, HUNTED + quest):
        complete(g, g.active, quest)


def is_fighting(g: Dungeoneer, fighter: int) -> bool:
    """Whether a monster of the battle is not defeated yet."""
    if fighter >= HUNTED:
        return g.quest_wounds[fighter - HUNTED] < beast_of(g, fighter).health
    return fighter - MONSTER in g.applied


def wound_monster(g: Dungeoneer, fighter: int, by: int) -> None:
    """DG-11.12, DG-11.23: a monster loses 1 health; at 0 it is defeated."""
    if not is_fighting(g, fighter):
        return
    health = beast_of(g, fighter).health
    if fighter >= HUNTED:
        quest = fighter - HUNTED
        g.quest_wounds[quest] += 1
        left = health - g.quest_wounds[quest]
    else:
        g.wounds[fighter - MONSTER] += 1
        left = health - g.wounds[fighter - MONSTER]
        g.fights[0].glory[by] += 1
    if g.ears is not None:
        g.tell("DG-11.12", Wounded(Fighter(fighter), left, Cause(SEATED + by)))
        if left <= 0:
            g.tell("DG-11.12", Defeated(Fighter(fighter)))
    if left <= 0 and fighter < HUNTED:
        g.applied.remove(fighter - MONSTER)
        discard(g, fighter - MONSTER, "DG-11.19")


@step
def lair(g: Dungeoneer) -> None:
    """DG-11.18 to DG-11.20: every monster that is left goes to hand, lair or discard pile."""
    for attacker in reversed(g.fights[-1].attackers):
        if attacker - MONSTER in g.applied:
            g.push(keep_monster, attacker - MONSTER)


def refuse_hand(g: Dungeoneer, seat: int, card: int) -> Refusal | None:
    """DG-11.19, DG-11.28: a wounded monster never goes to hand."""
    return refusal("DG-11.19", "wounded") if g.wounds[card] else None


def keep_in_hand(g: Dungeoneer, seat: int, card: int) -> None:
    """DG-11.18, DG-2.5: in a hand it is hidden again, and what lay under it is discarded."""
    g.applied.remove(card)
    if g.ears is not None:
        g.tell("DG-11.18", MonsterKept(Seat(seat), Card(card), "hand"))
    g.hands[seat].append(card)
    g.seen &= ~(1 << card)
    g.known |= 1 << card
    drop_attachments(g, card)


def keep_in_lair(g: Dungeoneer, seat: int, card: int) -> None:
    """DG-11.18, DG-11.19: it lies in the lair with its wounds."""
    g.applied.remove(card)
    if g.ears is not None:
        g.tell("DG-11.19" if g.wounds[card] else "DG-11.18", MonsterKept(Seat(seat), Card(card), "lair"))
    to_lair(g, seat, card)


def refuse_discarding(g: Dungeoneer, seat: int, card: int) -> Refusal | None:
    """DG-11.18: an unwounded monster is not discarded."""
    return None if g.wounds[card] else refusal("DG-11.18", "not-wounded")


def give_away(g: Dungeoneer, seat: int, card: int) -> None:
    """DG-11.19: it is discarded."""
    g.applied.remove(card)
    discard(g, card, "DG-11.19", seat)


def kept(g: Dungeoneer, seat: int, card: int) -> dict[str, Word]:
    """Which monster it is."""
    return {"card": g.game.tables.names[card]}


KEEP_MONSTER = Question(
    "keep-monster",
    "DG-11.18",
    Verb(act.ToHand, does=keep_in_hand, forbids=refuse_hand),
    Verb(act.ToLair, does=keep_in_lair),
    Verb(act.ToDiscard, does=give_away, forbids=refuse_discarding),
    words=kept,
)


@step
def keep_monster(g: Dungeoneer, card: int) -> Decision | None:
    """DG-11.18, DG-11.19, DG-11.28: an unwounded one to hand or lair, a wounded one to lair or discard pile."""
    seat, wounded = g.fights[-1].by, bool(g.wounds[card])
    return KEEP_MONSTER.form(g, (seat, wounded), seat, card)


def to_lair(g: Dungeoneer, seat: int, card: int) -> None:
    """DG-11.20: a lair holds at most 3 monsters."""
    g.lairs[seat].append(card)
    g.seen |= 1 << card
    g.push(clear_lair, seat)


def refuse_clearing(g: Dungeoneer, seat: int, card: int, _: int) -> Refusal | None:
    """DG-11.20: a monster of his lair."""
    return not_among(g, card, g.lairs[seat], "DG-11.20")


def clear(g: Dungeoneer, seat: int, card: int, _: int) -> None:
    """DG-11.20: one monster less."""
    g.lairs[seat].remove(card)
    discard(g, card, "DG-11.20", seat)


CLEAR_LAIR = Question("clear-lair", "DG-11.20", Verb(act.Discard, does=clear, forbids=refuse_clearing))


@step
def clear_lair(g: Dungeoneer, seat: int) -> Decision | None:
    """DG-11.20: the owner discards the excess of his choice at once."""
    monsters = g.lairs[seat]
    return CLEAR_LAIR.offer(g, seat, (act.Discard, sorted(monsters))) if len(monsters) > LAIR_SIZE else None


def refuse_peril(g: Dungeoneer, seat: int, other: int) -> Refusal | None:
    """DG-11.22: any player who is still in the game."""
    return None if other in g.still_in(0) else refusal("DG-11.22", "no-such-hero")


def give_peril(g: Dungeoneer, seat: int, other: int) -> None:
    """DG-11.22: a point."""
    g.fights[-1].peril -= 1
    g.peril[other] += 1
    if g.ears is not None:
        g.tell("DG-11.22", PerilGiven(Seat(seat), Seat(other), "yes" if seat == other else "no"))


def give_no_peril(g: Dungeoneer, seat: int) -> None:
    """DG-11.22: none at all any more."""
    g.fights[-1].peril = 0


def peril_left(g: Dungeoneer, seat: int) -> dict[str, Word]:
    """How many points there are."""
    return {"count": g.fights[-1].peril}


REWARD = Question(
    "reward",
    "DG-11.22",
    Verb(act.GivePeril, does=give_peril, forbids=refuse_peril, again=True),
    Verb(act.Decline, does=give_no_peril, again=True),
    words=peril_left,
)


@step
def reward(g: Dungeoneer) -> Decision | None:
    """DG-11.22, DG-11.32: first the monsters' owner gives out peril, one point at a time; then heroes get glory."""
    fight = g.fights[-1]
    if fight.peril > 0:
        return REWARD.offer(g, fight.by, (act.GivePeril, g.still_in(g.left_of(fight.by))), (act.Decline, True))
    for seat, amount in enumerate(fight.glory):
        if amount and g.alive[seat]:
            gain_glory(g, seat, amount, "DG-11.23")
    return None
