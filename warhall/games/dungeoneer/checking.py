"""The checks of the whole content, and the shelf it is loaded from.

Here: what no single entry can tell: counts, entrances, roads, pairs of passages, blocks that fit their cards.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from pathlib import Path

from warhall.content import Report, Shelf, clauses_in
from warhall.games.dungeoneer.operations import ChangeStat
from warhall.games.dungeoneer.printed import (
    ROADS,
    SET_UP_ROADS,
    Adventure,
    CardType,
    Category,
    ChanceCondition,
    Duration,
    EscortCondition,
    Printed,
    Quest,
    SearchCondition,
    Time,
)
from warhall.games.dungeoneer.vocabulary import When

FOLDER = Path(__file__).parent / "content"
ACTIVATED = (When.USE, When.RESPONSE)
SET_OFF = (When.READY, When.HIT, When.WOUNDED, When.ENTER, When.RECOVERY, When.STOOD)
"""When the effects of something that lies with a hero work by themselves."""
ON_A_CARD = (When.PLAY, *ACTIVATED, *SET_OFF)


def check(printed: Printed, report: Report) -> None:
    """What no single entry can tell: counts, entrances, roads, pairs of passages, and blocks that fit their cards."""
    _check_sets(printed, report)
    for number, location in enumerate(printed.locations):
        for place, block in enumerate(location.effects):
            if block.at is not When.ENTER:
                report(("locations", number, "effects", place, "at"), "a location has only effects of entering")
    for number, card in enumerate(printed.adventures):
        for problem in _card_faults(card):
            report(("adventures", number), problem)
    for number, quest in enumerate(printed.quests):
        for problem in _quest_faults(quest):
            report(("quests", number), problem)
    for number, hero in enumerate(printed.heroes):
        if sum(block.at in ACTIVATED for block in hero.skill.effects) > 1:
            report(("heroes", number, "skill"), "a skill is used in one way at most")


def _check_sets(printed: Printed, report: Report) -> None:
    """DG-1.3, DG-3.2, DG-3.3, DG-3.14: every set holds what it says and can be set up for its players."""
    by_id = {location.id: location for location in printed.locations}
    for number, each in enumerate(printed.sets):
        found = {
            "locations": sum(location.set == each.id for location in printed.locations),
            "adventures": sum(card.copies for card in printed.adventures if card.set == each.id),
            "quests": sum(quest.set == each.id for quest in printed.quests),
            "heroes": sum(hero.set == each.id for hero in printed.heroes),
        }
        for field, count in found.items():  # a pack may add to a set
            if count < getattr(each.counts, field):
                report(("sets", number, "counts", field), f"the set has {count}")
        entrance = by_id[each.entrance]
        if not entrance.entrance or entrance.set != each.id:
            report(("sets", number, "entrance"), f"{each.entrance!r} is no entrance of this set")
        mine = [location for location in printed.locations if location.set == each.id]
        if any(location.plane is not each.plane for location in mine):
            report(("sets", number, "plane"), "all locations of a set lie on its plane")
        if sum(location.kind in ROADS for location in mine) < SET_UP_ROADS:
            report(("sets", number), f"{SET_UP_ROADS} roads or passages are needed for the set-up")
        most = max(each.players, default=0)
        if found["heroes"] < most or found["quests"] < 2 * most + 1:
            report(("sets", number, "players"), f"{most} players need as many heroes and {2 * most + 1} quests")
    letters = Tally(location.passage for location in printed.locations if location.passage)
    for number, location in enumerate(printed.locations):
        if location.passage and letters[location.passage] != 2:
            report(
                ("locations", number, "passage"), f"the passage {location.passage} has {letters[location.passage]} ends"
            )


def _card_faults(card: Adventure) -> Iterator[str]:
    """What contradicts itself on an adventure card."""
    yield from _time_faults(card)
    if (card.type is CardType.BANE) != (card.aim is not None):
        yield "a bane has an aim, and no other card"
    if (card.duration is Duration.MONSTER) != (card.monster is not None):
        yield "a monster has values, and no other card"
    if (card.duration is Duration.ATTACHMENT) != (card.attach_to is not None):
        yield "an attachment says what it is put on, and no other card"
    known = (When.ATTACK,) if card.monster is not None else (When.PLAY,) if card.is_trap else ON_A_CARD
    if any(block.at not in known for block in card.effects):
        yield f"on such a card a block works at {', '.join(known)}"
    if sum(block.at in ACTIVATED for block in card.effects) > 1:
        yield "a card is used in one way at most"
    if any(block.cost and block.cost.charge for block in card.effects) != (card.charges is not None):
        yield "charges go with a block that costs one"
    for block in card.effects:
        for op in clauses_in(block.ops):
            if isinstance(op, ChangeStat) and (op.until is None) != (block.at is When.READY):
                yield "a value is changed while a card is ready, or until something"


def _time_faults(card: Adventure) -> Iterator[str]:
    """DG-5.1, DG-7.10, DG-9.2: when a card of its type can be played at all."""
    peril = card.type in (CardType.BANE, CardType.ENCOUNTER)
    if card.type is CardType.ENCOUNTER and (card.time is not Time.VILLAINY or card.cost == "X"):
        yield "an encounter is played in the villainy phase, for a fixed cost"
    if peril and card.time in (Time.FEATS, Time.RESPONSE):
        yield "a peril card is played in the villainy phase or at any moment"
    if not peril and card.time is Time.VILLAINY:
        yield "a glory card is not played in the villainy phase"
    if card.time is Time.RESPONSE and card.duration is not Duration.INSTANT:
        yield "a response is instant"


def _quest_faults(quest: Quest) -> Iterator[str]:
    """DG-14.1 to DG-14.26: what a quest must have by its category."""
    place = quest.location
    if (quest.category is Category.ESCORT) != (place.start is not None):
        yield "an escort quest has two locations, and no other quest"
    if (quest.category is Category.ESCORT) != isinstance(quest.condition, EscortCondition):
        yield "an escort quest is completed by escorting, and no other quest"
    if (quest.category is Category.SEARCH) != isinstance(quest.condition, SearchCondition):
        yield "a search quest is completed by searching, and no other quest"
    if (quest.category is Category.ARTIFACT) != (quest.artifact is not None):
        yield "an artifact quest has an artifact, and no other quest"
    artifact = () if quest.artifact is None else quest.artifact.effects
    if any(block.at not in SET_OFF for block in (*artifact, *quest.influence)):
        yield f"an artifact or influence works at {', '.join(SET_OFF)}"
    if (quest.category is Category.INFLUENCE) != bool(quest.influence):
        yield "an influence quest has an influence, and no other quest"
    if isinstance(quest.condition, ChanceCondition) and not (quest.condition.double or quest.condition.sum):
        yield "a chance needs a double or a sum"


SHELF = Shelf("dungeoneer", Printed, FOLDER, check)
