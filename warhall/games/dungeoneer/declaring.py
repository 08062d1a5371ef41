"""Declaring encounters: monsters and traps, card by card (DG-5.8 to 5.18, DG-11.2 to 11.4)."""

from __future__ import annotations

from warhall.games.dungeoneer.actions import MONSTER, Card
from warhall.games.dungeoneer.battle import add_attack, new_fight
from warhall.games.dungeoneer.cards import announce
from warhall.games.dungeoneer.events import PerilPaid, PlayedOn
from warhall.games.dungeoneer.playing import DECLARATION, cost_of, refuse_play, targets
from warhall.games.dungeoneer.starting import begin_battle
from warhall.games.dungeoneer.state import ENCOUNTERS, NONE, Dungeoneer
from warhall.kernel.actions import Seat
from warhall.kernel.state import Decision, step


def declare(g: Dungeoneer, seat: int, card: int) -> None:
    """DG-5.8, DG-5.16: the declaration begins with its first card."""
    g.declared = True
    new_fight(g, ENCOUNTERS, seat)
    g.push(declaration, seat)
    g.push(choose_target, seat, card)


def encounter_codes(g: Dungeoneer, seat: int, moment: int) -> list[int]:
    """DG-5.1, DG-11.21: the encounters of hand and lair that can be named."""
    tables = g.game.tables
    cards = sorted(g.hands[seat] + g.lairs[seat])
    return [
        tables.verbs.play + card
        for card in cards
        if tables.encounters[card] and refuse_play(g, seat, card, moment) is None
    ]


@step
def declaration(g: Dungeoneer, seat: int) -> Decision:
    """DG-5.16: it ends when the active player says so; until then nobody else acts."""
    options = [g.game.tables.verbs.end, *encounter_codes(g, seat, DECLARATION)]
    return Decision(seat, "declare", "DG-5.16", options, answer_declaration)


def answer_declaration(g: Dungeoneer, seat: int, code: int, _: int) -> None:
    """DG-5.16: another card, or the battle."""
    verbs = g.game.tables.verbs
    if code == verbs.end:
        begin_battle(g)
        return
    g.push(declaration, seat)
    announce(g, seat, code - verbs.play)
    g.push(choose_target, seat, code - verbs.play)


@step
def choose_target(g: Dungeoneer, seat: int, card: int) -> Decision | None:
    """DG-5.9, DG-5.12: one opponent's hero."""
    heroes = targets(g, seat, card, DECLARATION)
    if len(heroes) == 1:
        name_encounter(g, seat, card, heroes[0])
        return None
    first = g.game.tables.verbs.on
    words = {"card": g.game.tables.names[card]}
    return Decision(seat, "target", "DG-5.9", [first + hero for hero in heroes], answer_target, words)


def answer_target(g: Dungeoneer, seat: int, code: int, _: int, card: int) -> None:
    """DG-5.9: the target is named."""
    name_encounter(g, seat, card, code - g.game.tables.verbs.on)


def name_encounter(g: Dungeoneer, seat: int, card: int, target: int) -> None:
    """DG-5.2, DG-5.14, DG-5.16: its peril is paid as it is named; a monster of the lair keeps its wounds."""
    cost = cost_of(g, seat, card)
    g.peril[target] -= cost
    if g.ears is not None:
        g.tell("DG-5.8", PlayedOn(Seat(seat), Card(card), Seat(target)))
        g.tell("DG-5.2", PerilPaid(Seat(target), cost))
    if g.game.tables.monsters[card]:
        g.push(choose_monster_form, seat, card, target)
    else:
        add_attack(g, g.fights[-1], MONSTER + card, target, NONE)


@step
def choose_monster_form(g: Dungeoneer, seat: int, card: int, target: int) -> Decision | None:
    """DG-10.3, DG-11.3: only a form with a round symbol."""
    tables = g.game.tables
    beast = tables.beasts[card]
    assert beast is not None  # noqa: S101  only monsters come here
    if len(beast.attacks) == 1:
        add_attack(g, g.fights[-1], MONSTER + card, target, beast.attacks[0])
        return None
    options = [tables.verbs.form + form for form in beast.attacks]
    return Decision(seat, "monster-form", "DG-10.3", options, answer_monster_form, {"card": tables.names[card]})


def answer_monster_form(g: Dungeoneer, seat: int, code: int, _: int, card: int, target: int) -> None:
    """DG-11.2: the attack is named."""
    add_attack(g, g.fights[-1], MONSTER + card, target, code - g.game.tables.verbs.form)
