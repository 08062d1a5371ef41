"""What can be browsed and drawn: all cards with their generated text, heroes, quests and locations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from warhall.content import Clause, card_text
from warhall.games.dungeoneer.operations import Block, Choose, Op
from warhall.games.dungeoneer.printed import (
    Adventure,
    Hero,
    Hits,
    HuntCondition,
    Location,
    Monster,
    Quest,
    SacrificeCondition,
)
from warhall.games.dungeoneer.tables import DungeoneerGame
from warhall.kernel.words import Name, Word


class HitClause(Clause, frozen=True, kw_only=True):
    """DG-10.5: what a successful attack in a form does."""

    form: str
    ops: tuple[Op, ...]

    def message(self) -> str:
        """Beside the operations."""
        return "clause-hit"

    def facts(self) -> dict[str, Word]:
        """The form."""
        return {"form": Name("form", self.form)}


class EscortClause(Clause, frozen=True, kw_only=True):
    """DG-14.16: what an escort does to the hero who leads it."""

    ops: tuple[Op, ...]

    def message(self) -> str:
        """Beside the operations."""
        return "clause-escorting"


def hit_clauses(hits: Hits) -> list[Clause]:
    """The hits of a monster, form by form."""
    lists = {"melee": hits.melee, "magic": hits.magic, "speed": hits.speed}
    return [HitClause(form=form, ops=ops) for form, ops in lists.items() if ops is not None]


def card_clauses(card: Adventure) -> list[Clause]:
    """Everything that the text of an adventure card says."""
    blocks: list[Clause] = list(card.effects)
    return blocks if card.monster is None else [*hit_clauses(card.monster.hit), *blocks]


def quest_clauses(quest: Quest) -> list[Clause]:
    """Everything that the text of a quest says."""
    lines: list[Clause] = [quest.condition]
    if isinstance(quest.condition, HuntCondition):
        lines += hit_clauses(quest.condition.monster.hit)
    if quest.while_escorting:
        lines.append(EscortClause(ops=quest.while_escorting))
    lines += quest.influence
    lines.append(quest.reward)
    if quest.artifact is not None:
        lines += quest.artifact.effects
    return lines


def options_of(clauses: Iterable[Clause]) -> Iterator[tuple[Clause, ...]]:
    """What can be chosen where a card or quest leaves a choice: what each option does, in the order of the options."""
    for clause in clauses:
        if isinstance(clause, Choose):
            yield from clause.options
        elif isinstance(clause, SacrificeCondition):
            yield from ((option,) for option in clause.options)
        else:
            for nested in clause.within().values():
                within = nested if isinstance(nested, tuple) else (nested,)
                yield from options_of(each for each in within if isinstance(each, Clause))


def library(game: DungeoneerGame, language: str) -> Mapping[str, Any]:
    """Everything that is printed, in one language."""
    printed = game.tables.printed
    return {
        "sets": [{"id": each.id, "name": each.name.said()[language], "plane": each.plane} for each in printed.sets],
        "kinds": {kind.id: kind.name.said()[language] for kind in printed.kinds},
        "tags": {tag.id: tag.name.said()[language] for tag in printed.tags},
        "cards": [_card(game, language, card) for card in printed.adventures],
        "quests": [_quest(game, language, quest) for quest in printed.quests],
        "heroes": [_hero(game, language, hero) for hero in printed.heroes],
        "locations": [_location(game, language, location) for location in printed.locations],
    }


def _text(game: DungeoneerGame, language: str, clauses: list[Clause] | tuple[Block, ...]) -> Any:
    return msgspec.to_builtins(card_text(game.texts, language, clauses))


def _options(game: DungeoneerGame, language: str, clauses: list[Clause]) -> list[str]:
    return ["; ".join(line.text for line in card_text(game.texts, language, each)) for each in options_of(clauses)]


def _monster(monster: Monster) -> dict[str, Any]:
    forms = {"melee": monster.melee, "magic": monster.magic, "speed": monster.speed}
    return {
        "health": monster.health,
        **{form: {"value": symbol.value, "attack": symbol.attack} for form, symbol in forms.items()},
    }


def _card(game: DungeoneerGame, language: str, card: Adventure) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name.said()[language],
        "set": card.set,
        "type": card.type,
        "cost": card.cost,
        "time": card.time,
        "duration": card.duration,
        "kind": card.kind,
        "copies": card.copies,
        "aim": card.aim,
        "charges": card.charges,
        "terrain": card.terrain_any,
        "tags": card.tags,
        "host": msgspec.to_builtins(card.attach_to),
        "monster": None if card.monster is None else _monster(card.monster),
        "text": _text(game, language, card_clauses(card)),
        "options": _options(game, language, card_clauses(card)),
    }


def _quest(game: DungeoneerGame, language: str, quest: Quest) -> dict[str, Any]:
    hunted = quest.condition.monster if isinstance(quest.condition, HuntCondition) else None
    return {
        "id": quest.id,
        "name": quest.name.said()[language],
        "set": quest.set,
        "category": quest.category,
        "location": msgspec.to_builtins(quest.location),
        "monster": None if hunted is None else {"name": hunted.name.said()[language], **_monster(hunted)},
        "artifact": None if quest.artifact is None else quest.artifact.kind,
        "text": _text(game, language, quest_clauses(quest)),
        "options": _options(game, language, quest_clauses(quest)),
    }


def _hero(game: DungeoneerGame, language: str, hero: Hero) -> dict[str, Any]:
    return {
        "id": hero.id,
        "name": hero.name.said()[language],
        "set": hero.set,
        "race": hero.race.said()[language],
        "class": hero.calling.said()[language],
        "health": hero.health,
        "boon_limit": hero.boon_limit,
        "treasure_limit": hero.treasure_limit,
        "melee": hero.melee,
        "magic": hero.magic,
        "speed": hero.speed,
        "attacks": hero.attacks,
        "skill": hero.skill.name.said()[language],
        "text": _text(game, language, hero.skill.effects),
    }


def _location(game: DungeoneerGame, language: str, location: Location) -> dict[str, Any]:
    return {
        "id": location.id,
        "name": location.name.said()[language],
        "set": location.set,
        "plane": location.plane,
        "kind": location.kind,
        "terrain": location.terrain,
        "glory": location.glory,
        "peril": location.peril,
        "exits": msgspec.to_builtins(location.exits),
        "entrance": location.entrance,
        "portal": location.portal,
        "passage": location.passage,
        "obstacle": msgspec.to_builtins(location.obstacle),
        "text": _text(game, language, location.effects),
    }
