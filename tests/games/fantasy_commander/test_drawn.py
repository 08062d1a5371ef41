"""The hex board of the terminal and its legend."""

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander import tables as of
from warhall.games.fantasy_commander.properties import add_effect
from warhall.kernel.narrator import Narrator

FIELD = Field(
    own("legionnaires", "b2", order="red"), own("imperial_shooters", "c3"), own("roland", "e5", wounds=1, order="blue"),
    foe("imelstar", "d4", order="purple"), alone=True, ground={"a1": "F", "b2": "H"}, points=["f6"],
)  # fmt: skip


def drawn(f: Field, language: str = "en") -> list[str]:
    """The lines of the picture, as text."""
    lines = GAME.picture(f.g.view(0), Narrator(GAME, language))
    return ["".join(span.text for span in line) for line in lines]


def test_a_unit_is_drawn_with_its_ground_its_letter_what_it_has_left_and_its_order() -> None:
    rows = drawn(FIELD)
    assert "HL4 " in rows[4]
    assert " R3◆" in rows[7]


def test_the_legend_names_the_terrain_and_marks_that_are_drawn_and_no_others() -> None:
    (terrain,) = [line for line in drawn(FIELD) if line.startswith("Terrain")]
    assert terrain == "Terrain: F Forest, H Hill, * capture point."


def test_the_legend_names_each_units_letter_capital_for_one_side_and_small_for_the_other() -> None:
    lines = drawn(FIELD)
    assert "Empire of the Iron Nest: L Legionnaires, I Imperial Shooters, R Roland the Proud." in lines
    assert "Styx: i Imelstar the Soul Eater." in lines


def test_two_kinds_of_units_of_a_side_never_share_a_letter() -> None:
    f = Field(own("legionnaires", "b2"), own("legionnaires_veteran", "c3"), own("legionnaires_champion", "d4"))
    (units,) = [line for line in drawn(f) if line.startswith("Empire of the Iron Nest: L")]
    assert units.startswith("Empire of the Iron Nest: L Legionnaires, E Legionnaires Veteran, G Legionnaires Champion")


@pytest.mark.parametrize(
    ("language", "orders"),
    [
        ("en", "Orders: ▲ red, ◆ blue, ● green, ■ yellow, ★ purple."),
        ("ru", "Приказы: ▲ красный, ◆ синий, ● зелёный, ■ жёлтый, ★ фиолетовый."),
        ("uk", "Накази: ▲ червоний, ◆ синій, ● зелений, ■ жовтий, ★ фіолетовий."),
    ],
)
def test_the_legend_speaks_the_readers_language(language: str, orders: str) -> None:
    assert orders in drawn(FIELD, language)


@pytest.mark.rule("FC-13.5")
@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ((of.E_DICE, of.MELEE, -1, 0), "melee dice −1 until the end of the round"),
        ((of.E_REROLL, of.DEFENCE, 1, 0), "rerolls of defence dice +1 until the end of the round"),
        ((of.E_FORBID, of.BAN_RUN, 0, 0), "may not run until the end of the round"),
        ((of.E_GRANT, of.PROPERTIES["charge"], 2, 0), "Charge 2 until the end of the round"),
        ((of.E_LOSE, of.PROPERTIES["charge"], 0, 0), "without Charge until the end of the round"),
        (
            (of.E_RESULT, of.RANGED, of.FACES["hit"], 1),
            "adds 1 × hit to its rolls (shooting) until the end of the round",
        ),
        ((of.E_IGNORE, of.ANY, of.FACES["panic"], 2), "ignores 2 × panic in enemy rolls (any attack) until the end"),
        ((of.E_SUPPORT, 1, 0, 0), "support in defence until the end of the round"),
        ((of.E_SPEED, 1, 0, 0), "movement +1 until the end of the round"),
        ((of.E_RANGE, 1, 2, 0), "base / maximum range +1 / +2 until the end of the round"),
    ],
)
def test_what_lies_on_a_unit_for_a_time_is_told_in_words(effect: of.Effect, told: str) -> None:
    f = Field(own("legionnaires", "b2"), foe("imelstar", "d4"))
    assert not any("until the end" in line for line in drawn(f))
    add_effect(f.g, 0, of.ROUND, effect)
    (line,) = [line for line in drawn(f) if "until the end" in line]
    assert line.startswith("b2, Legionnaires")
    assert told in line


@pytest.mark.parametrize(
    ("language", "told"), [("ru", "нельзя бежать до конца раунда"), ("uk", "не можна бігти до кінця раунду")]
)
def test_what_a_unit_may_not_do_is_told_in_each_language(language: str, told: str) -> None:
    f = Field(own("legionnaires", "b2"), foe("imelstar", "d4"))
    add_effect(f.g, 0, of.ROUND, (of.E_FORBID, of.BAN_RUN, 0, 0))
    assert any(told in line for line in drawn(f, language))
