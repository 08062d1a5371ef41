"""What a player can do: every action with its notation, and the codec that numbers them.

Here: the types. Not here: what forbids them, which of them are offered, and what they do: that stands
with the questions of each chapter.

A cell of the map is named `x:y`, counted from the first entrance of its plane, east and north being positive. A card of
which there are several is named with its number: `fd_dragonling#2`.
"""

from __future__ import annotations

from typing import NewType

from warhall.kernel.actions import Action, Seat

Card = NewType("Card", int)
Place = NewType("Place", int)
"""A location card."""
Quest = NewType("Quest", int)
Hero = NewType("Hero", int)
Cell = NewType("Cell", int)
Turned = NewType("Turned", int)
Side = NewType("Side", int)
FormNumber = NewType("FormNumber", int)
Number = NewType("Number", int)
Option = NewType("Option", int)
Pile = NewType("Pile", int)
Cause = NewType("Cause", int)
"""What something comes from: a card, the monster of a quest, a location or a hero (`LOCATED` or `SEATED` and its
number), or nothing that is named."""
StatNumber = NewType("StatNumber", int)
"""What is tested: a form of battle, health or level."""
Fighter = NewType("Fighter", int)
"""A hero, a monster, or the monster of a hunt; see `state`."""

RADIUS = 50
"""How far from the middle of its plane a location card can come to lie."""
WIDTH = 2 * RADIUS + 1
MIDDLE = RADIUS * WIDTH + RADIUS
SIDES = ("n", "e", "s", "w")
STEPS = (WIDTH, 1, -WIDTH, -1)
"""From a cell to its neighbour on each side."""
LISTED_X = 100
"""DG-2.17: an X below this is offered; a higher one has no code, but can be said as well."""
PILES = ("glory", "peril")
MONSTER = 10
"""The fighter of a monster is its card and this much; below are the seats."""
HUNTED = 10_000
LOCATED = 20_000
SEATED = 30_000
"""The fighter of a quest monster is its quest and this much."""


class Play(Action, frozen=True, tag="play"):
    """DG-7.10, DG-5.1: play a card from hand, or a monster from the lair."""

    card: Card


class PlayAndUse(Action, frozen=True, tag="play-and-use"):
    """DG-2.19: play a treasure and use it at once, which discards it."""

    card: Card


class Use(Action, frozen=True, tag="use"):
    """DG-9.3: use a readied card."""

    card: Card


class UseSkill(Action, frozen=True, tag="use-skill"):
    """DG-9.3: use the hero's special skill."""


class On(Action, frozen=True, tag="on"):
    """DG-5.2: choose the hero that a card is played on, or an opponent."""

    seat: Seat


class From(Action, frozen=True, tag="from"):
    """DG-5.3: choose the opponent whose peril pays."""

    seat: Seat


class PayX(Action, frozen=True, tag="x"):
    """DG-2.17: choose X."""

    number: Number


class Onto(Action, frozen=True, tag="onto"):
    """DG-2.4: choose the card that an attachment is put on."""

    card: Card


class ChooseForm(Action, frozen=True, tag="form"):
    """DG-10.3: choose the form of battle."""

    form: FormNumber


class PutDown(Action, frozen=True, tag="place"):
    """DG-6.8: choose cell and orientation of a location card."""

    cell: Cell
    turned: Turned


class Shift(Action, frozen=True, tag="shift"):
    """DG-18.15: choose the location card to be shifted."""

    place: Place


class Lay(Action, frozen=True, tag="lay"):
    """DG-20.2: choose the location card to be laid next."""

    place: Place


class Move(Action, frozen=True, tag="move"):
    """DG-7.2: move through an exit."""

    side: Side


class Passage(Action, frozen=True, tag="passage"):
    """DG-15.13: move through an underground passage."""

    place: Place


class Portal(Action, frozen=True, tag="portal"):
    """DG-15.14: move through a portal."""

    place: Place


class WarpTo(Action, frozen=True, tag="warp"):
    """DG-18.4: choose where a warp leads."""

    place: Place


class Entrance(Action, frozen=True, tag="entrance"):
    """DG-19.10, DG-20.5: choose an entrance for a hero."""

    place: Place


class Link(Action, frozen=True, tag="link"):
    """DG-19.8: choose the entrance that a portal is linked with."""

    place: Place


class Explore(Action, frozen=True, tag="explore"):
    """DG-7.9: draw and place a location card."""


class Try(Action, frozen=True, tag="try"):
    """DG-7.12: try a quest."""

    quest: Quest


class Search(Action, frozen=True, tag="search"):
    """DG-14.12: search for the place of a quest."""

    quest: Quest


class Escort(Action, frozen=True, tag="escort"):
    """DG-14.16: start an escort."""

    quest: Quest


class Deliver(Action, frozen=True, tag="deliver"):
    """DG-14.16: end an escort: the quest is completed."""

    quest: Quest


class GiveUp(Action, frozen=True, tag="give-up"):
    """DG-14.19: give up an escort."""

    quest: Quest


class PickUp(Action, frozen=True, tag="pick-up"):
    """DG-14.20: pick up an escort token."""

    quest: Quest


class TakeToken(Action, frozen=True, tag="take-token"):
    """DG-14.23: take an escort token from a hero who was struck."""

    quest: Quest


class Strike(Action, frozen=True, tag="wound"):
    """DG-10.7: wound the hero who was struck."""


class Stand(Action, frozen=True, tag="stand"):
    """DG-9.4: stand up."""


class LieDown(Action, frozen=True, tag="lie-down"):
    """DG-20.13, DG-20.14: lie down for an action point."""


class Attack(Action, frozen=True, tag="attack"):
    """DG-9.5: start a battle with a hero."""

    seat: Seat


class Challenge(Action, frozen=True, tag="challenge"):
    """DG-11.14: challenge a monster."""

    card: Card


class ChallengeHero(Action, frozen=True, tag="challenge-hero"):
    """DG-11.14: challenge a hero."""

    seat: Seat


class ChallengeQuestMonster(Action, frozen=True, tag="challenge-quest-monster"):
    """DG-14.9: challenge the monster of the hunt."""


class Ignore(Action, frozen=True, tag="ignore"):
    """DG-11.6: cancel the attack of a monster."""

    card: Card


class IgnoreHero(Action, frozen=True, tag="ignore-hero"):
    """DG-11.6: cancel the attack of a hero."""

    seat: Seat


class IgnoreQuestMonster(Action, frozen=True, tag="ignore-quest-monster"):
    """DG-14.31: cancel the attack of the quest monster."""


class Pass(Action, frozen=True, tag="pass"):
    """DG-9.16: do nothing at this moment."""


class Hold(Action, frozen=True, tag="hold"):
    """DG-9.16: do nothing for the rest of this turn, unless the own hero is concerned."""


class End(Action, frozen=True, tag="end"):
    """DG-7.1, DG-5.16: end the phase, or the declaration."""


class Discard(Action, frozen=True, tag="discard"):
    """DG-8.2: discard a card."""

    card: Card


class Save(Action, frozen=True, tag="save-ap"):
    """DG-8.7: save an action point."""


class Dodge(Action, frozen=True, tag="dodge"):
    """DG-20.16: avoid the spikes for an action point."""


class Accept(Action, frozen=True, tag="accept"):
    """Use what a location offers."""


class Decline(Action, frozen=True, tag="decline"):
    """Do not do what is offered."""


class ToHand(Action, frozen=True, tag="to-hand"):
    """DG-11.18: take a monster back to hand."""


class ToLair(Action, frozen=True, tag="to-lair"):
    """DG-11.18: send a monster to the lair."""


class ToDiscard(Action, frozen=True, tag="to-discard"):
    """DG-11.19: discard a wounded monster."""


class GivePeril(Action, frozen=True, tag="give-peril"):
    """DG-11.22: give a player a point of peril."""

    seat: Seat


class Choose(Action, frozen=True, tag="choose"):
    """Choose one of several things that a card says."""

    option: Option


class ChooseHero(Action, frozen=True, tag="hero"):
    """DG-20.7, DG-20.4: choose a hero."""

    hero: Hero


class DrawFrom(Action, frozen=True, tag="draw"):
    """DG-19.2: choose the deck to draw from."""

    pile: Pile


class Summon(Action, frozen=True, tag="summon"):
    """Choose a monster of the discard pile."""

    card: Card


class First(Action, frozen=True, tag="first"):
    """DG-17.6: of several effects that wait, that of a card is done first."""

    card: Card


class FirstSkill(Action, frozen=True, tag="first-skill"):
    """DG-17.6: of several effects that wait, that of the hero's skill is done first."""


class FirstQuest(Action, frozen=True, tag="first-quest"):
    """DG-17.6: of several effects that wait, that of a quest or artifact is done first."""

    quest: Quest


ACTIONS: tuple[type[Action], ...] = tuple(
    each for each in list(vars().values()) if isinstance(each, type) and issubclass(each, Action) and each is not Action
)
"""All of them; in which order they are numbered means nothing."""
