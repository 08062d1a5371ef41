"""What makes a roll better or a threat harder all the time: skills, cards, artifacts, influences and escorts.

Here: what is told of it before the die falls (DG-12.8). Not here: what it comes to (`values`), and effects for a
while, which are told as they begin.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from warhall.games.dungeoneer.actions import HUNTED, MONSTER, Fighter
from warhall.games.dungeoneer.blocks import Lasting
from warhall.games.dungeoneer.cards import in_play
from warhall.games.dungeoneer.events import signed
from warhall.games.dungeoneer.events_of_rolls import BonusCounted, ThreatRaised
from warhall.games.dungeoneer.operations import ChangeStat, Op, ThreatMod
from warhall.games.dungeoneer.state import Dungeoneer, Roll
from warhall.games.dungeoneer.tables import HEALTH
from warhall.games.dungeoneer.values import harder_by, hero_bonus, host_bonus
from warhall.kernel.words import Name


def tell_bonuses(g: Dungeoneer, roll: Roll) -> None:
    """DG-12.8: each thing in play that changes a roll, and by how much."""
    for rule, source, n in _on_monster(g, roll) if roll.fighter >= MONSTER else _on_hero(g, roll):
        if n:
            g.tell(rule, BonusCounted(Fighter(roll.fighter), source, signed(n)))


def tell_harder_exit(g: Dungeoneer, seat: int, need: int) -> None:
    """DG-14.3: each thing in play that makes an exit harder, and what it needs then."""
    for rule, source, works in _sources(g, seat, ThreatMod):
        n = harder_by(g, seat, works)
        if n:
            need += n
            g.tell(rule, ThreatRaised(source, "thing", n, need))


def _on_hero(g: Dungeoneer, roll: Roll) -> Iterator[tuple[str, Name, int]]:
    if roll.stat < HEALTH:
        for rule, source, works in _sources(g, roll.fighter, ChangeStat):
            yield rule, source, hero_bonus(g, roll.fighter, roll.stat, roll.kind, roll.enemy, roll.source, works)


def _sources(g: Dungeoneer, seat: int, kind: type[Op]) -> Iterator[tuple[str, Name, Sequence[Lasting]]]:
    """DG-9.3, DG-2.16, DG-14.1, DG-14.3, DG-14.29: everything of a kind that works on a hero, by name."""
    tables = g.game.tables
    works = tables.works[kind]
    if works.skills[g.heroes[seat]]:
        yield "DG-9.3", tables.skill_name(g.heroes[seat]), works.skills[g.heroes[seat]]
    if works.cards:
        for card in in_play(g, seat):
            yield "DG-2.16" if tables.banes[card] else "DG-9.3", tables.names[card], works.cards[card]
    yield from _of_quests(g, "DG-14.1", g.completed[seat], works.artifacts)
    yield from _of_quests(g, "DG-14.3", (*g.quests[seat], *g.common), works.influences)
    for quest, lasting in works.escorts:
        if g.escorts[quest] == seat:
            yield "DG-14.29", tables.quest_names[quest], lasting


def _of_quests(
    g: Dungeoneer, rule: str, quests: Iterable[int], works: Sequence[Sequence[Lasting]]
) -> Iterator[tuple[str, Name, Sequence[Lasting]]]:
    if works:
        for quest in quests:
            yield rule, g.game.tables.quest_names[quest], works[quest]


def _on_monster(g: Dungeoneer, roll: Roll) -> Iterator[tuple[str, Name, int]]:
    """DG-2.4: what lies under the card of a monster."""
    tables = g.game.tables
    if roll.fighter < HUNTED:
        for card in tables.attachments:
            if g.host[card] == roll.fighter - MONSTER:
                yield "DG-2.4", tables.names[card], host_bonus(g, card, roll.stat, roll.kind)
