"""Declaring encounters: monsters and traps, card by card (DG-5.8 to 5.18, DG-11.2 to 11.4)."""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.actions import MONSTER, Card
from warhall.games.dungeoneer.battle import add_attack, new_fight
from warhall.games.dungeoneer.cards import announce
from warhall.games.dungeoneer.events import PlayedOn
from warhall.games.dungeoneer.moments import END
from warhall.games.dungeoneer.playing import (
    DECLARATION,
    cost_of,
    means_of,
    refuse_play,
    refuse_playing,
    refuse_target,
    targets,
)
from warhall.games.dungeoneer.reasons import card_word, no_symbol
from warhall.games.dungeoneer.starting import begin_battle
from warhall.games.dungeoneer.state import ENCOUNTERS, NONE, Dungeoneer
from warhall.games.dungeoneer.values import beast_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb


def declare(g: Dungeoneer, seat: int, card: int) -> None:
    """DG-5.8, DG-5.16: the declaration begins with its first card."""
    g.declared = True
    new_fight(g, ENCOUNTERS, seat)
    g.push(declaration, seat)
    g.push(choose_target, seat, card)


def encounter_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """DG-5.1, DG-11.21: the encounters of hand and lair that can be named."""
    codes, encounters, cost = g.game.tables.codes[act.Play], g.game.tables.encounters, g.game.tables.cost
    _, peril = means_of(g, seat)
    return [
        codes[card]
        for card in sorted(g.hands[seat] + g.lairs[seat])
        if encounters[card] and cost[card] <= peril and refuse_play(g, seat, card, moment) is None
    ]


def refuse_naming(g: Dungeoneer, seat: int, card: int, _: int) -> Refusal | None:
    """DG-5.16, DG-5.17: another encounter that can be paid for."""
    return refuse_playing(g, seat, card, DECLARATION)


def name_another(g: Dungeoneer, seat: int, card: int, _: int) -> None:
    """DG-5.16: another card."""
    announce(g, seat, card)
    g.push(choose_target, seat, card)


DECLARE = Question(
    "declare",
    "DG-5.16",
    Verb(act.End, does=begin_battle),
    Verb(act.Play, does=name_another, forbids=refuse_naming, again=True),
)


@step
def declaration(g: Dungeoneer, seat: int) -> Decision:
    """DG-5.16: it ends when the active player says so; until then nobody else acts."""
    return DECLARE.besides(g, seat, END, encounter_codes(g, seat, DECLARATION))


def name_encounter(g: Dungeoneer, seat: int, target: int, _: int, card: int) -> None:
    """DG-5.2, DG-5.14, DG-5.16: its peril is paid as it is named; a monster of the lair keeps its wounds."""
    cost = cost_of(g, seat, card)
    g.peril[target] -= cost
    if g.ears is not None:
        g.tell("DG-5.8", PlayedOn(Seat(seat), Card(card), Seat(target), cost))
    if g.game.tables.monsters[card]:
        g.push(choose_monster_form, seat, card, target)
    else:
        add_attack(g, g.fights[-1], MONSTER + card, target, NONE)


TARGET = Question("target", "DG-5.9", Verb(act.On, does=name_encounter, forbids=refuse_target), words=card_word)


@step
def choose_target(g: Dungeoneer, seat: int, card: int) -> Decision | None:
    """DG-5.9, DG-5.12: one opponent's hero."""
    heroes = targets(g, seat, card, DECLARATION)
    if len(heroes) == 1:
        name_encounter(g, seat, heroes[0], seat, card)
        return None
    return TARGET.offer(g, seat, (act.On, heroes))


def refuse_monster_form(g: Dungeoneer, seat: int, form: int, _: int, card: int, target: int) -> Refusal | None:
    """DG-10.3, DG-11.3: only a form with a round symbol."""
    return no_symbol(form, beast_of(g, MONSTER + card).attacks, "DG-10.3")


def name_attack(g: Dungeoneer, seat: int, form: int, _: int, card: int, target: int) -> None:
    """DG-11.2: the attack is named."""
    add_attack(g, g.fights[-1], MONSTER + card, target, form)


MONSTER_FORM = Question(
    "monster-form", "DG-10.3", Verb(act.ChooseForm, does=name_attack, forbids=refuse_monster_form), words=card_word
)


@step
def choose_monster_form(g: Dungeoneer, seat: int, card: int, target: int) -> Decision | None:
    """DG-10.3, DG-11.3: the form in which a monster attacks, if there is a choice."""
    forms = beast_of(g, MONSTER + card).attacks
    if len(forms) == 1:
        name_attack(g, seat, forms[0], seat, card, target)
        return None
    return MONSTER_FORM.offer(g, seat, (act.ChooseForm, forms))
