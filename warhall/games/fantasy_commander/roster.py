"""Rosters and tracks of a campaign (FC-C.2, FC-C.3, FC-C.7, FC-C.8): what lives on from battle to battle.

Here: units that join, fall, return and rise, the three tracks, and the bare table before a battle. Not here: missions
(`campaign`), the settlement phase (`settlement`), raids (`raids`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import chronicle
from warhall.games.fantasy_commander.actions import Kind, Unit
from warhall.games.fantasy_commander.contexts import Campaign
from warhall.games.fantasy_commander.printed_campaign import EscalationCard as PrintedEscalation
from warhall.games.fantasy_commander.printed_campaign import TownCard
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.kernel.actions import Seat
from warhall.kernel.saving import own_fields
from warhall.kernel.words import Name


def campaign_of(g: Battle) -> Campaign:
    """The campaign that is played."""
    if g.campaign is None:
        raise LookupError("no campaign is played")
    return g.campaign


def join(campaign: Campaign, side: int, kind: int) -> int:
    """FC-C.3, FC-C.27: a unit joins a roster; its place there."""
    campaign.kinds.append(kind)
    campaign.sides.append(side)
    campaign.marks.append(0)
    campaign.away.append(0)
    return len(campaign.kinds) - 1


def works(g: Battle, side: int) -> list[TownCard]:
    """FC-C.10: the town cards of a side that work."""
    campaign, cards = campaign_of(g), g.game.tables.printed.town_cards
    return [cards[number] for number in campaign.built[side] if number not in campaign.damaged[side]]


def escalation(g: Battle) -> PrintedEscalation | None:
    """FC-C.21: the card that changes this mission."""
    number = campaign_of(g).escalation
    return None if number == NONE else g.game.tables.printed.escalation_cards[number]


def clear_table(g: Battle) -> None:
    """Everything of the last battle leaves the table."""
    fresh = Battle(
        game=g.game,
        dice=g.dice,
        factions=g.players,
        players=g.players,
        face_up=g.face_up,
        round_limit=campaign_of(g).round_limit,
        zones=[0, 0],
        terrain=bytes(g.game.tables.board.size),
        supply=bytes(terrain.supply for terrain in g.game.tables.printed.terrain),
        recruits=bytes(unit.supply for unit in g.game.tables.printed.units),
        former=g.kinds or g.former,
        campaign=g.campaign,
        agenda=g.agenda,
        ears=g.ears,
        count=g.count,
        uncovered=g.uncovered,
    )
    for name in own_fields(Battle):
        setattr(g, name, getattr(fresh, name))


def field_roster(g: Battle) -> None:
    """FC-C.3: which unit of the roster fights as which unit of the battle; fill-ups join the roster."""
    campaign = campaign_of(g)
    campaign.fielded = []
    filled: tuple[list[Unit], list[Unit]] = ([], [])
    for unit, (kind, side) in enumerate(zip(g.kinds, g.owners, strict=True)):
        if side == g.monsters:
            campaign.fielded.append(NONE)
            continue
        ready = [
            entry
            for entry in range(len(campaign.kinds))
            if campaign.kinds[entry] == kind
            and campaign.sides[entry] == side
            and not campaign.away[entry]
            and entry not in campaign.fielded
        ]
        campaign.fielded.append(ready[0] if ready else join(campaign, side, kind))
        if not ready:
            filled[side].append(Unit(unit))
    for side in (0, 1):
        if filled[side] and g.ears is not None:
            g.tell("FC-C.3", chronicle.FilledUp(Seat(side), tuple(filled[side])))


def change_tracks(
    g: Battle,
    side: int,
    rule: str,
    why: chronicle.Because = "deed",
    *,
    reputation: int = 0,
    prosperity: int = 0,
    supplies: int = 0,
) -> None:
    """FC-C.2: the tracks of a side move, and why; none goes below 0, and Prosperity has an end."""
    campaign, most = campaign_of(g), g.game.tables.printed.campaign.most_prosperity
    for name, track, by in (
        ("reputation", campaign.reputation, reputation),
        ("prosperity", campaign.prosperity, prosperity),
        ("supplies", campaign.supplies, supplies),
    ):
        was = track[side]
        track[side] = now = max(0, min(was + by, most) if track is campaign.prosperity else was + by)
        if now != was and g.ears is not None:
            event = chronicle.TrackRose if now > was else chronicle.TrackFell
            g.tell(rule, event(Seat(side), Name("track", name), abs(now - was), now, why))


def come_back(g: Battle, entry: int, rule: str) -> None:
    """FC-C.7: a hero or giant that was away is there again."""
    campaign = campaign_of(g)
    if campaign.away[entry] and g.ears is not None:
        g.tell(rule, chronicle.Recovered(Seat(campaign.sides[entry]), Kind(campaign.kinds[entry])))
    campaign.away[entry] = 0


def basic_of(g: Battle, kind: int) -> int:
    """FC-C.7: the basic level of an ordinary unit."""
    tables = g.game.tables
    before = {tables.kind_of[unit.promotes_to]: n for n, unit in enumerate(tables.printed.units) if unit.promotes_to}
    while kind in before:
        kind = before[kind]
    return kind


def lose_units(g: Battle) -> None:
    """FC-C.7, FC-C.8, FC-C.19: the fallen lose their level or miss the next mission; survivors get a mark."""
    campaign = campaign_of(g)
    alive: tuple[list[Unit], list[Unit]] = ([], [])
    for unit, entry in enumerate(campaign.fielded):
        if entry == NONE:
            continue
        if not g.dead >> unit & 1:
            campaign.marks[entry] += 1
            alive[campaign.sides[entry]].append(Unit(unit))
        elif not g.game.tables.kinds[g.kinds[unit]].ordinary:
            campaign.away[entry] = 1
            if g.ears is not None:
                g.tell("FC-C.7", chronicle.Away(Unit(unit)))
        elif campaign.kinds[entry] != basic_of(g, campaign.kinds[entry]):
            lose_level(g, unit, entry)
    campaign.fielded = []
    for side in (0, 1):
        if alive[side] and g.ears is not None:
            g.tell("FC-C.8", chronicle.Marked(Seat(side), tuple(alive[side])))


def lose_level(g: Battle, unit: int, entry: int) -> None:
    """FC-C.7, FC-C.10: a destroyed unit is a basic one again, unless a town card keeps its level."""
    campaign = campaign_of(g)
    side, basic = campaign.sides[entry], basic_of(g, campaign.kinds[entry])
    if campaign.kept[side]:
        campaign.kept[side] -= 1
        if g.ears is not None:
            g.tell("FC-C.10", chronicle.LevelKept(Unit(unit)))
        return
    campaign.kinds[entry] = basic
    campaign.marks[entry] = 0
    if g.ears is not None:
        g.tell("FC-C.7", chronicle.Reduced(Unit(unit), Kind(basic)))
