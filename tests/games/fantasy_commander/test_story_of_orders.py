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
    assert "The Empire rolls 1 more order die (terrain). [FC-9.12]" in sentences(f.g, f.told)


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
        ("en", " ends: effects for the round end, and the orders left are discarded. [FC-8.4]"),
        ("ru", " окончен: эффекты до конца раунда прекращаются, оставшиеся приказы сбрасываются. [FC-8.4]"),
        ("uk", " завершено: ефекти до кінця раунду припиняються, решта наказів скидається. [FC-8.4]"),
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
    assert "Undead Cavalry 1 loses its order. [FC-20.7]" in sentences(f.g, f.told)
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
