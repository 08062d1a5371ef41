"""How a position is told: a drawn hex board for the terminal, and sentences for everybody who listens."""

from __future__ import annotations

from warhall.games.fantasy_commander.faces import BattleView, CampaignView, SideView, UnitView
from warhall.geometry.names import LETTERS
from warhall.kernel.game import Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import Name, Word

WIDTH = 4
"""Columns of the terminal for one hex."""
POINT = "*"
BUILDING = "#"
SEATS = ("seat-1", "seat-2")


def picture(view: BattleView, narrator: Narrator) -> list[list[Span]]:
    """The board with its units, the score, both sides, and the units with their tokens."""
    lines = [[Span(narrator.say("position-round", round=view.round, phase=Name("phase", view.phase)), "strong")]]
    lines.append([Span(score(view, narrator))])
    lines += board(view, narrator)
    for number, side in enumerate(view.sides):
        lines.append([Span(" ".join(side_sentences(view, side, narrator)), SEATS[number])])
    lines += [[Span(unit_sentence(unit, narrator), SEATS[unit.side])] for unit in view.units if unit.hex is not None]
    lines += [[Span(sentence)] for sentence in attack_sentences(view, narrator)]
    if view.campaign is not None:
        lines += [[Span(sentence)] for sentence in campaign_sentences(view, view.campaign, narrator)]
    return lines


def board(view: BattleView, narrator: Narrator) -> list[list[Span]]:
    """Hexes row by row, odd rows half a hex to the right; a unit is its letter and what it has left."""
    units = {unit.hex: unit for unit in view.units if unit.hex is not None}
    width = len(view.terrain[0])
    lines = [[Span("    " + "".join(f"{LETTERS[column]:<{WIDTH}}" for column in range(width)), "muted")]]
    for number, row in enumerate(view.terrain):
        line = [Span(f"{number + 1:>3} " + " " * (WIDTH // 2 * (number % 2)), "muted")]
        for column, glyph in enumerate(row):
            name = f"{LETTERS[column]}{number + 1}"
            line.append(Span(" " if glyph == "." else glyph, "muted"))
            unit = units.get(name)
            if unit is not None:
                line.append(Span(f"{initial(unit, narrator)}{unit.left:<2}"[:3], SEATS[unit.side]))
            else:
                mark = POINT if name in view.points else BUILDING if name in view.buildings else "·"
                line.append(Span(f"{mark}  ", "strong" if mark != "·" else "muted"))
        lines.append(line)
    return lines


def initial(unit: UnitView, narrator: Narrator) -> str:
    """The first letter of a unit's name."""
    return narrator.name("unit", unit.card)[:1]


def score(view: BattleView, narrator: Narrator) -> str:
    """How the battle stands."""
    one, other = view.sides
    facts = {"mine": one.vp, "theirs": other.vp}
    names = {"one": Name("faction", one.faction), "other": Name("faction", other.faction)}
    if view.kind == "scenario":
        return narrator.say("position-score", **names, **facts, goal=view.play_to)
    return narrator.say("position-slain", **names, mine=one.slain, theirs=other.slain)


def describe(view: BattleView, narrator: Narrator) -> list[str]:
    """The whole position in sentences."""
    sentences = [narrator.say("position-round", round=view.round, phase=Name("phase", view.phase))]
    if view.colour is not None:
        sentences.append(narrator.say("position-step", colour=Name("colour", view.colour)))
    sentences.append(score(view, narrator))
    holder = Name("faction", view.sides[view.initiative].faction)
    sentences.append(narrator.say("position-initiative", side=holder))
    for side in view.sides:
        sentences += side_sentences(view, side, narrator)
    for town in view.towns:
        state = "fallen" if town.fallen else "free" if town.held is None else "held"
        facts = {"town": Name("town", town.town), "hex": Name("hex", town.hex), "state": Name("town-state", state)}
        sentences.append(narrator.say("position-town", **facts))
    if view.points:
        sentences.append(narrator.say("position-points", hexes=tuple(Name("hex", name) for name in view.points)))
    sentences += [unit_sentence(unit, narrator) for unit in view.units if not unit.destroyed]
    sentences += attack_sentences(view, narrator)
    if view.muster is not None:
        for number, side in enumerate(view.sides):
            words: dict[str, Word] = {"side": Name("faction", side.faction), "points": view.muster.points[number]}
            words |= {"limit": view.muster.limits[number]}
            words |= {"units": tuple(Name("unit", card) for card in view.muster.armies[number])}
            sentences.append(narrator.say("position-army", **words))
    if view.campaign is not None:
        sentences += campaign_sentences(view, view.campaign, narrator)
    return sentences


def side_sentences(view: BattleView, side: SideView, narrator: Narrator) -> list[str]:
    """Reserve, dice and deck of one side."""
    name = Name("faction", side.faction)
    sentences = []
    if side.reserve is None:
        sentences.append(narrator.say("position-reserve-hidden", side=name))
    else:
        red, blue, green, purple = side.reserve
        words = {"red": red, "blue": blue, "green": green, "purple": purple}
        sentences.append(narrator.say("position-reserve", side=name, **words))
    if side.order_dice:
        faces = tuple(Name("face", face) for face in side.order_dice)
        sentences.append(narrator.say("position-order-dice", side=name, faces=faces))
    top = tuple(Name("card", card) for card in side.top)
    if top:
        sentences.append(narrator.say("position-deck", side=name, count=side.deck, cards=top))
    else:
        sentences.append(narrator.say("position-deck-closed", side=name, count=side.deck))
    return sentences


def unit_sentence(unit: UnitView, narrator: Narrator) -> str:
    """One unit: where it stands, what it has left, and its tokens."""
    tokens: list[Name] = []
    if unit.order is not None:
        tokens.append(Name("order", unit.order))
    tokens += [
        Name("token", word)
        for word, on in (("defends", unit.defends), ("weak", unit.weak), ("exhausted", unit.exhausted))
        if on and not (word == "exhausted" and unit.stamina is None)
    ]
    tokens += [Name("card", card) for card in unit.curses]
    words: dict[str, Word] = {"unit": Name("piece", unit.id), "left": unit.left, "size": unit.size}
    words |= {"fatigue": unit.fatigue}
    if unit.hex is None:
        return narrator.say("position-unit-waiting", **words)
    place = Name("hex", unit.hex)
    if tokens:
        return narrator.say("position-unit-tokens", hex=place, tokens=tuple(tokens), **words)
    return narrator.say("position-unit", hex=place, **words)


def attack_sentences(view: BattleView, narrator: Narrator) -> list[str]:
    """The attack in progress, as far as its dice have fallen."""
    attack = view.attack
    if attack is None:
        return []
    words = {"unit": Name("piece", attack.attacker), "target": Name("piece", attack.target)}
    kind = Name("attack-kind", attack.by)
    dice = {"dice": attack.attack_dice, "defence": attack.defence_dice}
    sentences = [narrator.say("position-attack", kind=kind, **words, **dice)]
    for unit, roll in ((attack.attacker, attack.attack_roll), (attack.target, attack.defence_roll)):
        if roll:
            faces = tuple(Name("face", face) for face in roll)
            sentences.append(narrator.say("position-roll", unit=Name("piece", unit), faces=faces))
    return sentences


def campaign_sentences(view: BattleView, campaign: CampaignView, narrator: Narrator) -> list[str]:
    """Tracks and settlements."""
    sentences = [narrator.say("position-mission", mission=campaign.mission)]
    if campaign.escalation is not None:
        card = Name("escalation_card", campaign.escalation)
        sentences.append(narrator.say("position-escalation", card=card))
    for number in (0, 1):
        tracks = {
            "reputation": campaign.reputation[number],
            "prosperity": campaign.prosperity[number],
            "supplies": campaign.supplies[number],
        }
        cards = tuple(Name("town_card", card) for card in campaign.built[number]) or (Name("choice", "none"),)
        sentences.append(
            narrator.say("position-tracks", side=Name("faction", campaign.factions[number]), cards=cards, **tracks)
        )
    return sentences
