"""The last line of every story names who has won, and why, by the rule that decides it: once, in three languages."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.dnd_miniatures import at_table as miniatures
from tests.games.dungeon_command import at_table as command
from tests.games.dungeoneer.at_table import at as dungeon
from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.telling import sentences, tags
from tests.games.tyrants.at_table import at
from warhall.kernel.events import Told
from warhall.kernel.state import State

LANGUAGES = ("en", "ru", "uk")


def last_lines(state: State, told: Sequence[Told]) -> list[str]:
    """The last sentence of a story, language by language; it is the only one that tells of the end."""
    assert state.result is not None
    assert tags(told).count("ended") == 1
    return [sentences(state, told, language)[-1] for language in LANGUAGES]


@pytest.mark.rule("DC-27.1", "DC-27.3")
def test_a_story_of_dungeon_command_ends_with_the_highest_morale() -> None:
    archer, hurt = ("hc_elf_archer", "gold", (3, 3)), ("sl_drow_wizard", "silver", (4, 3), {"damage": 20})
    f = command.Field([archer, hurt], seats={"silver": {"morale": 2}})
    f.act("gold activate hc_elf_archer#1", "gold strike sl_drow_wizard#1").passing(until="cower")
    assert "ended" not in tags(f.heard)
    f.act("silver endure sl_drow_wizard#1")
    assert last_lines(f.g, f.heard) == [
        "Morale has fallen to 0 or below, and the highest Morale wins. Victory: Azure. [DC-27.1]",
        "Мораль упала до 0 или ниже: побеждает тот, у кого она выше всех. Победа: Лазурный. [DC-27.1]",
        "Мораль упала до 0 або нижче: перемагає той, у кого вона найвища. Перемога: Лазуровий. [DC-27.1]",
    ]


@pytest.mark.rule("DM-26.2", "DM-26.12")
def test_a_story_of_miniatures_ends_with_the_victory_points() -> None:
    f = miniatures.Field(
        [("human_sellsword", "azure", (5, 5), {"hp": 5}), ("orc_raider", "ember", (6, 5))],
        vp=[200, 0],
        seat="ember",
        active="orc_raider#1",
        faces=[18],
    )
    f.act("ember attack greataxe human_sellsword#1")
    assert last_lines(f.g, f.heard) == [
        "Azure has the victory points needed and wins. [DM-26.2]",
        "Лазурные набирают нужные ПО и побеждают. [DM-26.2]",
        "Лазурові набирають потрібні ОП і перемагають. [DM-26.2]",
    ]


@pytest.mark.rule("DG-1.1", "DG-21.5")
def test_a_story_of_dungeoneer_ends_with_the_third_quest() -> None:
    table = dungeon("""
        seats:
          azure: {hero: fd_dragonslayer, at: fd_salt_lake, glory: 6,
                  quests: [fd_q_sun], completed: [fd_q_blood, fd_q_dice]}
          ember: {hero: fd_barbarian, at: fd_salt_lake}
        map: {fd_caravan_gate: "5:0", fd_salt_lake: "0:0"}
        turn: {phase: feats}
    """).act("azure", "try fd_q_sun")
    assert last_lines(table.state, table.told) == [
        "Azure has completed the third quest and wins. [DG-1.1]",
        "Лазурный выполняет третье задание и побеждает. [DG-1.1]",
        "Лазуровий виконує третє завдання й перемагає. [DG-1.1]",
    ]


@pytest.mark.rule("TU-11.12")
@pytest.mark.parametrize(
    ("vp", "said"),
    [
        (5, ["Xorlarrin has the most VP and wins.", "Ксорларрин набирает больше всех ПО и побеждает.",
             "Ксорларрін набирає найбільше ПО й перемагає."]),
        (6, ["The victory is shared: Mizzrym, Xorlarrin.", "Победу делят: Миззрим, Ксорларрин.",
             "Перемогу ділять: Міззрим, Ксорларрін."]),
    ],
)  # fmt: skip
def test_a_story_of_tyrants_ends_with_the_most_points_or_a_shared_victory(vp: int, said: list[str]) -> None:
    table = at(
        f"seats: {{orange: {{vp: {vp}}}, blue: {{trophies: {{white: 6}}}}}}\nending: troops\nturn: {{seat: blue}}"
    )
    table.act("blue", "end-turn")
    assert last_lines(table.state, table.told) == [f"{each} [TU-11.12]" for each in said]


@pytest.mark.rule("FC-25.2", "FC-25.5", "FC-25.6")
def test_a_story_of_fantasy_commander_ends_with_a_winner_or_a_draw() -> None:
    f = Field(own("roland", "f6", order="red"), foe("undead_cavalry", "a2")).do("styx", "concede")
    assert last_lines(f.g, f.told) == [
        "The opponent concedes: the Empire wins. [FC-25.6]",
        "Соперник сдаётся: победа Империи. [FC-25.6]",
        "Суперник здається: перемога Імперії. [FC-25.6]",
    ]
    for slain, said in (
        ({"empire": {"slain": 35}}, "Последний раунд окончен: Империя побеждает по очкам. [FC-25.5]"),
        ({}, "Последний раунд окончен, очков поровну: ничья. [FC-25.5]"),
    ):
        f = Field(
            own("roland", "f6", order="red"), foe("undead_cavalry", "a1"), alone=True, round=20, points=[], sides=slain
        )
        assert last_lines(f.g, f.do("empire", "pass").told)[1] == said
    f = Field(
        foe("undead_cavalry", "f6", order="red", wounds=2), own("legionnaires", "g6", wounds=3, defends=True),
        turn="styx", alone=True, roll="hit hit support  hit panic",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert last_lines(f.g, f.told) == [
        "Both armies are destroyed, and nobody is ahead: a draw. [FC-25.2]",
        "Обе армии уничтожены, впереди никого: ничья. [FC-25.2]",
        "Обидві армії знищено, попереду нікого: нічия. [FC-25.2]",
    ]
