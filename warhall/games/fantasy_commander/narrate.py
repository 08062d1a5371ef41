"""How a position is told: in sentences for everybody who listens, for the terminal with the board of `drawn`."""

from __future__ import annotations

from typing import cast

from warhall.games.fantasy_commander.drawn import SEATS, board, legend
from warhall.games.fantasy_commander.faces import BattleView, CampaignView, EffectView, SideView, UnitView
from warhall.games.fantasy_commander.tables import FantasyGame
from warhall.games.fantasy_commander.telling import signed
from warhall.geometry.ground import cells_of
from warhall.kernel.game import Span
from warhall.kernel.narrator import Narrator
from warhall.kernel.words import Name, Word


def picture(view: BattleView, narrator: Narrator) -> list[list[Span]]:
    """The board with its legend, the score, both sides, and the units with their tokens."""
    lines = [[Span(narrator.say("position-round", round=view.round, phase=Name("phase", view.phase)), "strong")]]
    lines.append([Span(score(view, narrator))])
    lines += [*board(view, narrator), *legend(view, narrator)]
    for number, side in enumerate(view.sides):
        lines.append([Span(" ".join(side_sentences(view, side, narrator)), SEATS[number])])
    lines += [
        [Span(unit_sentence(unit, view.sides[unit.side].faction, narrator), SEATS[unit.side])]
        for unit in view.units
        if unit.hex is not None
    ]
    lines += [[Span(sentence)] for sentence in attack_sentences(view, narrator)]
    if view.campaign is not None:
        lines += [[Span(sentence)] for sentence in campaign_sentences(view, view.campaign, narrator)]
    return lines


def score(view: BattleView, narrator: Narrator) -> str:
    """How the battle stands."""
    one, other = view.sides
    facts = {"mine": one.vp, "theirs": other.vp}
    names = {"one": Name("faction", one.faction), "other": Name("faction", other.faction)}
    if view.kind == "scenario":
        return narrator.say("position-score", **names, **facts, goal=view.play_to)
    return narrator.say("position-slain", **names, mine=one.slain, theirs=other.slain)


def aim_sentences(view: BattleView, narrator: Narrator) -> list[str]:
    """How the battle is won, what scores and what it has brought so far, and what else the scenario changes."""
    aim = view.aim
    sentences = [narrator.sentence(sentence) for sentence in (aim.goal, aim.limit) if sentence is not None]
    names = [Name("faction", side.faction) for side in view.sides]
    for scoring in aim.scoring:
        line = narrator.sentence(scoring.say)
        if scoring.to is None:
            words: dict[str, Word] = {
                "one": names[0],
                "mine": scoring.vp[0],
                "other": names[1],
                "theirs": scoring.vp[1],
            }
            sentences.append(narrator.say("position-scoring", line=line, **words))
        else:
            side, vp = names[scoring.to], scoring.vp[scoring.to]
            sentences.append(narrator.say("position-scoring-one", line=line, side=side, vp=vp))
    return [*sentences, *(narrator.sentence(condition) for condition in aim.conditions)]


def describe(view: BattleView, narrator: Narrator) -> list[str]:
    """The whole position in sentences."""
    sentences = [narrator.say("position-round", round=view.round, phase=Name("phase", view.phase))]
    if view.colour is not None:
        sentences.append(narrator.say("position-step", colour=Name("colour", view.colour)))
    sentences.append(score(view, narrator))
    sentences += aim_sentences(view, narrator)
    holder = Name("faction", view.sides[view.initiative].faction)
    sentences.append(narrator.say("position-initiative", side=holder))
    for side in view.sides:
        sentences += side_sentences(view, side, narrator)
    sentences += ground_sentences(view, narrator)
    for unit in view.units:
        if not unit.destroyed:
            sentences.append(unit_sentence(unit, view.sides[unit.side].faction, narrator))
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


def ground_sentences(view: BattleView, narrator: Narrator) -> list[str]:
    """Terrain, towns and who holds them, capture points, and where one may be placed."""
    sentences = []
    for kind in cast("FantasyGame", narrator.game).tables.printed.terrain[1:]:
        if hexes := cells_of(view.terrain, kind.glyph):
            sentences.append(narrator.say("position-terrain", terrain=Name("terrain", kind.id), hexes=hexes))
    for town in view.towns:
        state = "fallen" if town.fallen else "free" if town.held is None else "held"
        facts: dict[str, Word] = {"town": Name("town", town.town), "hex": Name("hex", town.hex)}
        facts |= {"state": Name("town-state", state)}
        facts |= {"side": "none" if town.held is None else Name("faction", view.sides[town.held].faction)}
        sentences.append(narrator.say("position-town", **facts))
    if view.points:
        sentences.append(narrator.say("position-points", hexes=tuple(Name("hex", name) for name in view.points)))
    if view.phase == "deploy":
        for side, zone in zip(view.sides, view.zones, strict=True):
            words: dict[str, Word] = {"hexes": tuple(Name("hex", name) for name in zone)}
            sentences.append(narrator.say("position-zone", side=Name("faction", side.faction), **words))
    return sentences


def side_sentences(view: BattleView, side: SideView, narrator: Narrator) -> list[str]:
    """Reserve, dice and deck of one side."""
    name = Name("faction", side.faction)
    sentences = []
    if side.reserve is None:
        sentences.append(narrator.say("position-reserve-hidden", side=name))
    elif not any(side.reserve):
        sentences.append(narrator.say("position-reserve-empty", side=name))
    else:
        red, blue, green, purple = side.reserve
        words = {"red": red, "blue": blue, "green": green, "purple": purple}
        sentences.append(narrator.say("position-reserve", side=name, **words))
    if side.order_dice:
        faces = tuple(Name("face", face) for face in side.order_dice)
        sentences.append(narrator.say("position-order-dice", side=name, faces=faces, count=len(faces)))
    top = tuple(Name("card", card) for card in side.top)
    if top:
        sentences.append(narrator.say("position-deck", side=name, count=side.deck, cards=top))
    else:
        sentences.append(narrator.say("position-deck-closed", side=name, count=side.deck))
    if side.discard:
        cards = tuple(Name("card", card) for card in side.discard)
        sentences.append(narrator.say("position-discard", side=name, cards=cards))
    return sentences


def unit_sentence(unit: UnitView, faction: str, narrator: Narrator) -> str:
    """One unit: where it stands, whose it is, what it has left, its tokens and properties."""
    tokens: list[Name] = []
    if unit.order is not None:
        tokens.append(Name("order", unit.order))
    tokens += [
        Name("token", word)
        for word, on in (("defends", unit.defends), ("weak", unit.weak), ("exhausted", unit.exhausted))
        if on and not (word == "exhausted" and unit.stamina is None)
    ]
    tokens += [Name("card", card) for card in unit.curses]
    tokens += [Name("property", each) for each in unit.properties]
    told = [
        *(narrator.name(token.kind, token.id) for token in tokens),
        *(effect_words(each, narrator) for each in unit.effects),
    ]
    words: dict[str, Word] = {"unit": Name("piece", unit.id), "left": unit.left, "size": unit.size}
    words |= {"side": Name("faction", faction), "fatigue": unit.fatigue}
    words |= {"stamina": "none" if unit.stamina is None else unit.stamina}
    if unit.hex is None:
        return narrator.say("position-unit-waiting", **words)
    place = Name("hex", unit.hex)
    if told:
        return narrator.say("position-unit-tokens", hex=place, tokens=", ".join(told), **words)
    return narrator.say("position-unit", hex=place, **words)


def effect_words(effect: EffectView, narrator: Narrator) -> str:
    """A lasting change on a unit, and for how long."""
    words: dict[str, Word] = {"until": Name("until", effect.until)}
    what = effect.what
    if effect.property is not None:
        words |= {"property": Name("property", effect.property), "level": sum(effect.numbers)}
    elif effect.face is not None:
        words |= {"face": Name("face", effect.face), "roll": Name("roll", cast("str", effect.of))}
        words |= {"count": sum(effect.numbers)}
    elif what == "forbid":
        words["what"] = Name("ban", cast("str", effect.of))
    else:
        words["effect"] = Name("effect", what if effect.of is None else f"{what}-{effect.of}")
        words["amount"] = " / ".join(map(signed, effect.numbers)) or "none"
        what = "number"
    return narrator.say(f"lasting-{what}", **words)


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
