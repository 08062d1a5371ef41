"""What is told of orders and rounds, by which rule, in three languages."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.telling import sentences, tags
from warhall.games.fantasy_commander import GAME

LEGION, ZOMBIES = "legionnaires", "zombie_warriors"


def towns(scenario: str) -> list[str]:
    """The towns on the map of a scenario."""
    tables = GAME.tables
    chart = tables.charts[tables.chart_of[tables.scenarios[tables.scenario_of[scenario]].map]]
    return [tables.board.name(cell) for cell, kind in enumerate(chart.terrain) if kind in tables.towns]


@pytest.mark.rule("FC-27.3", "FC-9.12")
def test_order_dice_for_units_in_towns_are_told() -> None:
    f = Field(own(LEGION, towns("s1")[0], order="red"), foe(ZOMBIES, "a1"), alone=True, scenario="s1", roll=20 * "hit ")
    f.do("empire", "pass")
    for language, said in (
        ("en", "The Empire rolls 1 more order die (units in towns). [FC-27.3]"),
        ("ru", "Империя: +1 кубик приказов (юниты в городах). [FC-27.3]"),
        ("uk", "Імперія: +1 кубик наказів (юніти в містах). [FC-27.3]"),
    ):
        lines = sentences(f.g, f.told, language)
        assert said in lines
        assert lines.index(said) > next(n for n, line in enumerate(lines) if line.endswith("[FC-8.1]"))
    assert tags(f.told).count("order-dice-changed") == 1, "nobody of Styx is in a town"


@pytest.mark.rule("FC-9.12")
def test_order_dice_of_terrain_are_told() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), foe(ZOMBIES, "a1"), alone=True, ground={"f6": "q"}, roll=20 * "hit "
    ).do("empire", "pass")  # fmt: skip
    assert "The Empire rolls 1 more order die (Commander’s Headquarters). [FC-9.12]" in sentences(f.g, f.told)


@pytest.mark.rule("FC-9.13", "FC-27.7")
def test_one_order_die_fewer_for_two_towns_is_told() -> None:
    first, second = towns("s2")[:2]
    f = Field(
        own("roland", first, order="red"), own(LEGION, second), foe(ZOMBIES, "a1"),
        alone=True, scenario="s2", roll=20 * "hit ",
    ).do("empire", "pass")  # fmt: skip
    for language, said in (
        ("en", "The Empire rolls one order die fewer (towns held). [FC-9.13]"),
        ("ru", "Империя: на 1 кубик приказов меньше (удержаны города). [FC-9.13]"),
        ("uk", "Імперія: на 1 кубик наказів менше (утримано міста). [FC-9.13]"),
    ):
        assert said in sentences(f.g, f.told, language)


@pytest.mark.rule("FC-8.4", "FC-24.1", "FC-24.2")
def test_the_end_of_a_round_says_what_goes_with_it() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a1"), alone=True, roll=20 * "hit ").do("empire", "pass")
    for language, said in (
        ("en", "that last until its end cease, and orders left in the reserves are discarded. [FC-8.4]"),
        ("ru", "до его конца, прекращается, оставшиеся в резервах приказы сбрасываются. [FC-8.4]"),
        ("uk", "до його кінця, припиняється, решта наказів у резервах скидається. [FC-8.4]"),
    ):
        assert any(line.endswith(said) for line in sentences(f.g, f.told, language))


@pytest.mark.rule("FC-13.4", "FC-14.9")
def test_a_look_at_a_deck_is_told_by_the_rule_of_what_allows_it() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), foe(ZOMBIES, "a2", order="red"),
        sides={"empire": {"deck": ["reconnaissance_raid"]}, "styx": {"deck": ["abyss_scream", "abyss_scream"]}},
    ).do("empire", "effect")  # fmt: skip
    assert [told.rule for told in f.told if tags([told]) == ["looked"]] == ["FC-13.4"]
    f = Field(
        own("anna_dark", "f6", order="red"), foe(ZOMBIES, "a2"),
        sides={"empire": {"reserve": {"blue": 1}, "deck": ["breakthrough", "breakthrough", "powerful_strikes"]}},
    ).do("empire", "effect")  # fmt: skip
    number = 1 + [paid.name.id for paid in GAME.tables.kinds[f.g.kinds[0]].paid].index("anna_dark.foresight")
    f.begin().do("empire", f"pay {number}")
    assert [told.rule for told in f.told if tags([told]) == ["looked"]] == ["FC-14.9"]


@pytest.mark.rule("FC-13.4")
def test_an_order_that_a_card_takes_is_told_as_an_effect_at_once() -> None:
    f = Field(
        foe(ZOMBIES, "b2", order="red"), own(LEGION, "k6"), turn="styx", roll="panic",
        sides={"styx": {"deck": ["dark_plans"]}, "empire": {"reserve": {"red": 1}}},
    ).do("styx", "effect")  # fmt: skip
    assert "The Empire loses a red order. [FC-13.4]" in sentences(f.g, f.told)


@pytest.mark.rule("FC-20.7", "FC-26.32")
def test_an_order_lost_to_panic_and_a_push_are_told_as_such() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe("undead_cavalry", "g6", order="blue"), roll="panic shield shield")
    f.fight("empire", "attack undead_cavalry-1")
    assert "Undead Cavalry 1 loses the order. [FC-20.7]" in sentences(f.g, f.told)
    facts = {"unit": "X", "unit-is": "one", "how": "push", "path": "g8"}
    assert GAME.texts.say("ru", "event-moved", facts) == "X отходит под напором: g8."
    assert GAME.texts.say("uk", "event-moved", facts) == "X відходить під напором: g8."


@pytest.mark.rule("FC-13.4")
def test_a_unit_that_a_card_raises_is_told_as_an_effect_at_once() -> None:
    f = Field(
        foe("imelstar", "f6", order="red"), own(LEGION, "k6"), turn="styx",
        sides={"styx": {"deck": ["necromancer_ritual"]}},
    ).do("styx", "effect", "choose 1", "on g6")  # fmt: skip
    assert any(line.endswith(" on g6. [FC-13.4]") for line in sentences(f.g, f.told))


@pytest.mark.rule("FC-9.12", "FC-28.4", "FC-28.5")
def test_orders_that_terrain_gives_are_told_with_the_terrain() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), own(LEGION, "h6"), foe(ZOMBIES, "a1"), alone=True,
        ground={"f6": "t", "h6": "v"}, roll=20 * "hit ",
    ).do("empire", "pass")  # fmt: skip
    for language, dice, gained in (
        ("en", "The Empire rolls 1 more order die (Supply Wagon). [FC-9.12]", "gains a green order (Tree). [FC-9.12]"),
        (
            "ru",
            "Империя: +1 кубик приказов (Повозка снабжения). [FC-9.12]",
            "получает зелёный приказ (Дерево). [FC-9.12]",
        ),
        ("uk", "Імперія: +1 кубик наказів (Віз постачання). [FC-9.12]", "отримує зелений наказ (Дерево). [FC-9.12]"),
    ):
        lines = sentences(f.g, f.told, language)
        assert dice in lines
        assert sum(line.endswith(gained) for line in lines) == 1


@pytest.mark.rule("FC-9.13")
def test_who_has_no_die_to_lose_is_told_to_give_up_an_order() -> None:
    first, second = towns("s2")[:2]
    f = Field(
        own("equestrian_knights", first, order="red"), own("imperial_shooters", second), foe(ZOMBIES, "a1"),
        alone=True, scenario="s2", roll=20 * "hit ",
    ).do("empire", "pass", "give-up blue")  # fmt: skip
    for language, said in (
        ("en", "The Empire rolls no order dice and gives up one order instead (towns held). [FC-9.13]"),
        ("ru", "Империя: кубиков приказов нет, вместо кубика уходит один приказ (удержаны города). [FC-9.13]"),
        ("uk", "Імперія: кубиків наказів немає, замість кубика йде один наказ (утримано міста). [FC-9.13]"),
    ):
        assert said in sentences(f.g, f.told, language)
    lost = "The Empire loses a blue order. [FC-9.13]"
    heard = [lost in sentences(f.g, f.told, seat=seat) for seat in (0, 1, None)]
    assert heard == [True, False, False], "the other side has not opened its reserve yet"


@pytest.mark.rule("FC-9.5", "FC-9.7", "FC-28.5")
@pytest.mark.parametrize(
    ("actions", "rule"),
    [(["reroll-all"], "FC-9.5"), (["reroll hit"], "FC-9.7"), (["reroll-any", "reroll hit", "done"], "FC-28.5")],
)
def test_order_dice_are_rolled_again_by_the_rule_that_allows_it(actions: list[str], rule: str) -> None:
    f = Field(
        own("roland", "f6", order="red"), foe(ZOMBIES, "a1"), alone=True, ground={"f6": "v"}, roll=20 * "hit ",
    ).do("empire", "pass", *actions)  # fmt: skip
    assert [told.rule for told in f.told if tags([told]) == ["orders-rolled"]][-1] == rule


@pytest.mark.rule("FC-9.10", "FC-10.1")
def test_an_order_in_exchange_for_a_purple_one_says_so() -> None:
    f = Field(
        own(LEGION, "a10"), own("roland", "c10"), foe(ZOMBIES, "a1"), phase="give", alone=True,
        sides={"empire": {"reserve": {"red": 1, "purple": 1}}},
    ).do("empire", "give legionnaires-1 red", "give roland-1 blue")  # fmt: skip
    assert sentences(f.g, f.told, seat=0) == [
        "Legionnaires 1 get a red order. [FC-10.1]",
        "Roland the Proud gets a blue order in exchange for a purple one. [FC-9.10]",
    ]
    assert sentences(f.g, f.told, "ru", 0)[1] == "Роланд Гордый получает синий приказ в обмен на фиолетовый. [FC-9.10]"
    assert sentences(f.g, f.told, "uk", 0)[1] == "Роланд Гордий отримує синій наказ в обмін на фіолетовий. [FC-9.10]"


@pytest.mark.rule("FC-9.3", "FC-9.14")
def test_a_single_order_die_is_told_as_one() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a1"), alone=True, roll=20 * "hit ").do("empire", "pass")
    for language, own_die, both in (
        ("en", "Order die of the Empire: hit. [FC-9.3]", " (die: hit). [FC-9.14]"),
        ("ru", "Кубик приказов (Империя): успешная атака. [FC-9.3]", " (кубик: успешная атака). [FC-9.14]"),
        ("uk", "Кубик наказів (Імперія): успішна атака. [FC-9.3]", " (кубик: успішна атака). [FC-9.14]"),
    ):
        lines = sentences(f.g, f.told, language, 0)
        assert own_die in lines
        assert any(line.endswith(both) for line in lines)
