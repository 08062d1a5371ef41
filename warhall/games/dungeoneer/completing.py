"""Completing a quest: its reward, its replacement, and the end of phase IV (DG-7.17 to 7.20, chapter 13)."""

from __future__ import annotations

from warhall.games.dungeoneer.actions import Quest
from warhall.games.dungeoneer.cards import discard, draw
from warhall.games.dungeoneer.events import LevelChanged, LevelKept
from warhall.games.dungeoneer.events_of_quests import QuestCompleted, QuestOpened
from warhall.games.dungeoneer.flow import cut_to, phase_five
from warhall.games.dungeoneer.options import NOTHING_PERSONAL
from warhall.games.dungeoneer.printed import LEVELS, Category
from warhall.games.dungeoneer.score import QUESTS_TO_WIN, third_quest
from warhall.games.dungeoneer.state import NONE, Dungeoneer
from warhall.games.dungeoneer.values import forget_changes
from warhall.games.dungeoneer.vocabulary import Until
from warhall.games.dungeoneer.wounds import gain_glory, heal
from warhall.kernel.actions import Seat
from warhall.kernel.state import step


def change_level(g: Dungeoneer, seat: int, amount: int) -> None:
    """DG-13.3 to DG-13.5: from 1 to 4; values change at once, health and AP do not."""
    level = min(LEVELS, max(1, g.level[seat] + amount))
    changed = level != g.level[seat]
    g.level[seat] = level
    if amount and g.ears is not None:
        told = LevelChanged(Seat(seat), level) if changed else LevelKept(Seat(seat), level)
        g.tell("DG-13.3" if amount > 0 else "DG-13.4", told)


def complete(g: Dungeoneer, seat: int, quest: int, *_: object) -> None:
    """DG-13.7: the quest is counted and the third wins; then reward, replacement, and the end of phase IV."""
    if quest in g.common:
        g.common.remove(quest)
        replaced = g.game.tables.quests[quest].category is not Category.ARTIFACT
    else:
        g.quests[seat].remove(quest)
        replaced = False
    g.escorts[quest] = NONE
    g.completed[seat].append(quest)
    if g.ears is not None:
        g.tell("DG-7.17", QuestCompleted(Seat(seat), Quest(quest)))
    if len(g.completed[seat]) >= QUESTS_TO_WIN:
        g.finish(third_quest(g, seat))
        return
    g.fights = []
    g.roll = None
    forget_changes(g, Until.BATTLE)
    while g.applied:
        discard(g, g.applied.pop())
    reward = g.game.tables.quests[quest].reward
    cut_to(g, phase_five)
    if replaced or g.variants >> NOTHING_PERSONAL & 1:
        g.push(open_quest)
    change_level(g, seat, reward.level)
    gain_glory(g, seat, reward.glory, "DG-13.2")
    heal(g, seat, reward.heal)
    draw(g, seat, reward.draw, "DG-13.2")


@step
def open_quest(g: Dungeoneer) -> None:
    """DG-7.19, DG-20.11: a completed common quest is replaced."""
    turn_up(g, "DG-20.11" if g.variants >> NOTHING_PERSONAL & 1 else "DG-7.19")


def turn_up(g: Dungeoneer, rule: str) -> None:
    """DG-7.20: a new common quest by a rule, as far as there are any."""
    wanted = 2 if g.variants >> NOTHING_PERSONAL & 1 else 1
    while len(g.common) < wanted and g.quest_deck:
        quest = g.quest_deck.pop()
        g.common.append(quest)
        g.uncovered += 1
        if g.ears is not None:
            g.tell(rule, QuestOpened(Quest(quest)))
