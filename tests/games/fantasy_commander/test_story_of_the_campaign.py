"""What is told of a campaign between its battles: the report, rosters, town cards, and by which rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.test_campaign_cards import built
from tests.games.fantasy_commander.test_chapter_c_campaign import CAVALRY, ESCALATION, ROLAND, ended, fallen, mission
from tests.games.telling import sentences
from warhall.games.fantasy_commander import fantasy_commander


def lines(f: Field, rule: str, language: str = "en") -> list[str]:
    """What was told by a rule."""
    return [line.removesuffix(f" [{rule}]") for line in sentences(f.g, f.told, language) if line.endswith(f"[{rule}]")]


@pytest.mark.rule("FC-C.5", "FC-C.6", "FC-C.10")
def test_the_report_names_what_each_gain_is_for() -> None:
    pieces = (ROLAND, CAVALRY, own("legionnaires", "c6"))
    f = ended(*pieces, scenario="s6", hunted=[1, 0], built=built("shrine"))
    assert lines(f, "FC-C.5")[1:3] == [
        "Empire: Reputation +3 for the mission, now 3.", "Empire: Supplies +2 for the mission, now 6.",
    ]  # fmt: skip
    assert lines(f, "FC-C.10") == ["Empire: Reputation +1 thanks to town cards, now 4."]
    assert lines(f, "FC-C.6") == [
        "Empire: Reputation +1 for heroes and giants destroyed, now 5.", "Empire: Prosperity +1 for towns, now 4.",
    ]  # fmt: skip
    assert lines(f, "FC-C.6", "ru") == [
        "Империя: репутация +1 за уничтоженных героев и гигантов, теперь 5.",
        "Империя: благосостояние +1 за города, теперь 4.",
    ]
    assert lines(f, "FC-C.6", "uk") == [
        "Імперія: репутація +1 за знищених героїв і гігантів, тепер 5.", "Імперія: добробут +1 за міста, тепер 4.",
    ]  # fmt: skip


@pytest.mark.rule("FC-C.5", "FC-25.5", "FC-25.6")
@pytest.mark.parametrize(
    ("f", "said"),
    [
        (ended(), "The battle of mission 1 is over: one side concedes. [FC-25.6]"),
        (
            mission(battle={"round": 20}).do("empire", "pass"),
            "The battle of mission 1 is over: the last round has been played. [FC-25.5]",
        ),
    ],
)
def test_why_the_battle_of_a_mission_is_over_is_told(f: Field, said: str) -> None:
    assert said in sentences(f.g, f.told)


@pytest.mark.rule("FC-C.7", "FC-C.8", "FC-C.10")
def test_what_becomes_of_the_units_of_a_mission_is_told() -> None:
    f = ended(
        ROLAND, CAVALRY, fallen("legionnaires_champion", "empire"), fallen("legionnaires_veteran", "empire"),
        fallen("starkov", "empire"), fallen("zombie_warriors", "styx"), built=built("infirmary"),
    )  # fmt: skip
    told = [line for rule in ("FC-C.10", "FC-C.7", "FC-C.8") for line in lines(f, rule)]
    assert told == [
        "Legionnaires Champion 1 keep their level thanks to a town card.",
        "Legionnaires Veteran 1 return to the roster at basic level: Legionnaires.",
        "Pavel Starkov misses the next mission unless Supplies are paid.",
        "Survivors of the Empire get an experience mark each: Roland the Proud.",
        "Survivors of Styx get an experience mark each: Undead Cavalry 1.",
    ]
    assert lines(f, "FC-C.7", "ru") == [
        "Легионеры-ветераны 1 возвращаются в состав войска на базовом уровне: Легионеры.",
        "Павел Старков пропускает следующую миссию, если не заплатить припасами.",
    ]
    assert lines(f, "FC-C.7", "uk") == [
        "Легіонери-ветерани 1 повертаються до складу війська на базовому рівні: Легіонери.",
        "Павло Старков пропускає наступну місію, якщо не заплатити припасами.",
    ]


@pytest.mark.rule("FC-C.7", "FC-C.10")
def test_who_was_away_or_comes_back_by_a_card_is_told() -> None:
    f = ended(ROLAND, CAVALRY, fallen("bastion", "empire"), built=built("workshop"))
    assert lines(f, "FC-C.10") == ["Siege Automaton “Bastion” is back (Empire)."]
    assert lines(ended(away=[1, 0]), "FC-C.7") == ["Roland the Proud is back (Empire)."]


@pytest.mark.rule("FC-C.9", "FC-C.11")
def test_what_a_built_card_costs_and_brings_is_told_by_its_rules() -> None:
    f = ended().do("empire", "build market")
    assert lines(f, "FC-C.9")[-2:] == ["The Empire builds Market.", "Empire: Supplies −2, now 5."]
    assert lines(f, "FC-C.11") == ["Empire: Prosperity +2, now 5."]


@pytest.mark.rule("FC-C.3", "FC-C.10", "FC-C.21", "FC-C.22")
def test_what_cards_of_the_campaign_do_in_a_mission_is_told() -> None:
    drawn = ESCALATION.index("zeal")
    f = ended(
        ROLAND, foe("imelstar", "a1"), escalations=[drawn, 9], built=built("smithy", "signal_tower"), roll="panic " * 9
    )
    f.do("empire", "done").do("styx", "done", f"escalate {ESCALATION[drawn]}")
    f.do("empire", "add-unit roland", "add-unit legionnaires", "done", *["add-card powerful_strikes"] * 2, "done")
    f.do("styx", "add-unit imelstar", "done", "add-card grave_call", "done")
    f.do("empire", "decline").do("styx", "decline")
    while f.view.phase == "deploy":
        assert f.asked is not None
        f.do(f.asked[0], f.options(f.asked[0])[0])
    assert lines(f, "FC-C.22") == ["Styx chooses the escalation card: Zeal."]
    assert lines(f, "FC-C.22", "ru")[0].startswith("Стикс выбирает карту эскалации: ")
    assert lines(f, "FC-C.22", "uk")[0].startswith("Стікс вибирає карту ескалації: ")
    assert lines(f, "FC-C.3") == ["To fill up the army, these join the roster of the Empire: Legionnaires 1."]
    assert lines(f, "FC-C.3", "ru") == ["Армия дополнена, в войско Империи вступают: Легионеры 1."]
    assert lines(f, "FC-C.3", "uk") == ["Армію доповнено, до війська Імперії вступають: Легіонери 1."]
    assert lines(f, "FC-C.10") == [
        "Smithy of the Empire takes effect.",
        "Legionnaires 1 have Armour until the end of the battle.",
        "The Empire gains a blue order (Signal Tower).",
    ]
    assert lines(f, "FC-C.10", "ru")[0] == "Действует карта города «Кузница» (Империя)."
    assert lines(f, "FC-C.10", "uk")[2] == "Імперія отримує синій наказ (Сигнальна вежа)."
    assert lines(f, "FC-C.21") == ["The Empire gains a red order (Zeal).", "Styx gains a red order (Zeal)."]


WORKSHOP = """
- id: smithy
  name: {en: Smithy, ru: Кузница, uk: Кузня}
  cost: 3
  setup:
  - {do: grant, to: {who: own, n: all, within: 1, of: hero}, property: armour, until: game}
  - {do: dice, to: {who: own, n: all}, roll: melee, n: 1, until: game}
"""


@pytest.mark.rule("FC-C.10", "FC-13.21")
def test_a_town_card_of_several_operations_does_them_in_order_and_is_told_once(tmp_path: Path) -> None:
    about = 'id: odd\ngame: fantasy_commander\nversion: "1"\ntitle: {en: Odd, ru: Странное, uk: Дивне}\nauthor: Ada\n'
    (tmp_path / "pack.yaml").write_text(about, encoding="utf-8")
    (tmp_path / "town_cards.yaml").write_text(WORKSHOP, encoding="utf-8")
    f = ended(
        ROLAND, foe("imelstar", "a1"), escalations=[1, 9], built=built("smithy"), roll="panic " * 9,
        battle={"game": fantasy_commander(tmp_path)},
    )  # fmt: skip
    f.do("empire", "done").do("styx", "done", f"escalate {ESCALATION[1]}")
    f.do("empire", "add-unit roland", "add-unit legionnaires", "done", *["add-card powerful_strikes"] * 2, "done")
    f.do("styx", "add-unit imelstar", "done", "add-card grave_call", "done")
    f.do("empire", "decline").do("styx", "decline")
    while f.view.phase == "deploy":
        assert f.asked is not None
        f.do(f.asked[0], f.options(f.asked[0])[0])
    assert lines(f, "FC-C.10") == [
        "Smithy of the Empire takes effect.",
        "Legionnaires 1, Roland the Proud have Armour until the end of the battle.",
        "Legionnaires 1: melee dice +1 until the end of the battle.",
        "Roland the Proud: melee dice +1 until the end of the battle.",
    ]
