"""Chapter 14: activating a unit: its steps, its one action, paid properties, effects at the start."""

from pathlib import Path

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from warhall.games.fantasy_commander import events, fantasy_commander


def reserve(**colours: int) -> dict[str, object]:
    """The Empire has these orders in reserve."""
    return {"empire": {"reserve": colours}}


@pytest.mark.rule("FC-14.1")
def test_the_card_comes_first_then_the_unit_then_its_token_goes() -> None:
    f = Field(
        own("legionnaires", "f6", order="red"), own("roland", "h6", order="red"), own("starkov", "j6", order="blue"),
        sides={"empire": {"deck": ["powerful_strikes"]}},
    )  # fmt: skip
    assert f.rule("empire", "activate legionnaires-1") == "FC-13.1"
    f.do("empire", "effect")
    assert f.options("empire") == ["activate legionnaires-1", "activate roland-1"]
    assert f.rule("empire", "activate starkov-1") == "FC-12.1"
    f.do("empire", "activate legionnaires-1")
    assert f.active == "legionnaires-1"
    assert (f.unit("legionnaires-1").order, f.unit("roland-1").order) == (None, "red")


@pytest.mark.rule("FC-14.2", "FC-16.3", "FC-17.3", "FC-15.12")
def test_after_a_move_only_a_melee_attack_may_follow() -> None:
    f = Field(own("legionnaires", "e6", order="red"), foe("undead_cavalry", "h6"))
    f.do("empire", "move g6")
    assert f.options("empire") == ["attack undead_cavalry-1", "pass"]
    assert f.rule("empire", "move g7") == "FC-16.3"
    assert f.rule("empire", "run g7") == "FC-16.3"
    assert f.rule("empire", "defend") == "FC-17.3"
    assert f.rule("empire", "rest") == "FC-15.12"


@pytest.mark.rule("FC-14.3")
def test_a_unit_may_do_nothing() -> None:
    f = Field(own("legionnaires", "f6", order="red", fatigue=1))
    f.do("empire", "pass")
    assert (f.active, f.at("legionnaires-1"), f.unit("legionnaires-1").fatigue) == (SENTINEL, "f6", 1)


@pytest.mark.rule("FC-14.4", "FC-17.8")
def test_a_unit_with_a_yellow_order_can_only_rest() -> None:
    f = Field(own("legionnaires", "f6", order="yellow"), alone=True, sides=reserve(green=1))
    assert f.options("empire") == ["rest", "pass"]
    for action in ("move g6", "run g6", "defend", "pay 1"):
        assert f.rule("empire", action) == "FC-14.4"


@pytest.mark.rule("FC-14.4", "FC-26.27")
def test_start_effects_work_with_a_yellow_order_too() -> None:
    f = Field(foe("demonic_hydra", "f6", order="yellow", wounds=2), initiative="styx")
    assert f.active == "demonic_hydra-1"
    assert f.unit("demonic_hydra-1").wounds == 1


@pytest.mark.rule("FC-14.5", "FC-14.9")
def test_a_property_is_paid_from_the_reserve_and_lasts_to_the_end_of_the_activation() -> None:
    f = Field(own("equestrian_knights", "f6", order="red"), sides=reserve(red=2, blue=1))
    assert "persecution" not in str(f.unit("equestrian_knights-1").properties)
    f.do("empire", "pay 1")
    assert f.view.sides[0].reserve == [1, 1, 0, 0]
    assert f.view.sides[0].spent == [1, 0, 0, 0]
    assert "persecution" in str(f.unit("equestrian_knights-1").properties)
    f.do("empire", "pass")
    assert "persecution" not in str(f.unit("equestrian_knights-1").properties)


@pytest.mark.rule("FC-14.6")
def test_several_properties_may_be_paid_but_each_only_once() -> None:
    f = Field(own("legionnaires_champion", "f6", order="red", fatigue=2), sides=reserve(red=2, green=2))
    f.do("empire", "pay 1", "pay 2")
    assert f.unit("legionnaires_champion-1").fatigue == 1
    assert "master_of_attack" in str(f.unit("legionnaires_champion-1").properties)
    assert f.rule("empire", "pay 1") == "FC-14.6"
    assert f.rule("empire", "pay 2") == "FC-14.6"


@pytest.mark.rule("FC-14.7")
def test_orders_of_another_colour_do_not_pay() -> None:
    f = Field(own("equestrian_knights", "f6", order="red"), sides=reserve(blue=2, green=2))
    assert f.rule("empire", "pay 1") == "FC-14.7"
    assert "pay 1" not in f.options("empire")
    assert f.rule("empire", "pay 2") == "FC-14.5"


@pytest.mark.rule("FC-14.8")
@pytest.mark.parametrize(
    ("unit", "held", "left"),
    [
        ("equestrian_knights", {"purple": 1}, [0, 0, 0, 0]),
        ("equestrian_knights", {"red": 1, "purple": 1}, [0, 0, 0, 1]),
        ("starkov", {"green": 1}, [0, 0, 0, 0]),
        ("starkov", {"purple": 1}, [0, 0, 0, 0]),
    ],
)
def test_purple_pays_for_any_colour_and_any_colour_pays_a_cost_of_any(
    unit: str, held: dict[str, int], left: list[int]
) -> None:
    f = Field(own(unit, "f6", order="red"), sides=reserve(**held))
    f.do("empire", "pay 1")
    if unit == "starkov":
        (colour,) = held
        f.do("empire", f"give-up {colour}")
    assert f.view.sides[0].reserve == left


@pytest.mark.rule("FC-14.8")
@pytest.mark.parametrize(("colour", "left"), [("red", [0, 0, 1, 1]), ("green", [1, 0, 0, 1]), ("purple", [1, 0, 1, 0])])
def test_whoever_pays_a_cost_of_any_chooses_the_order(colour: str, left: list[int]) -> None:
    f = Field(own("starkov", "f6", order="red"), sides=reserve(red=1, green=1, purple=1))
    f.do("empire", "pay 1")
    assert f.options("empire") == ["give-up red", "give-up green", "give-up purple"]
    f.do("empire", f"give-up {colour}")
    assert f.view.sides[0].reserve == left
    assert "pay 1" not in f.options("empire")


@pytest.mark.rule("FC-14.8", "FC-14.7")
def test_a_cost_of_any_needs_an_order() -> None:
    f = Field(own("starkov", "f6", order="red"))
    assert f.rule("empire", "pay 1") == "FC-14.7"


@pytest.mark.rule("FC-14.10")
def test_a_property_cannot_be_paid_while_the_unit_is_attacked() -> None:
    f = Field(
        foe("undead_cavalry", "f6", order="red"), own("legionnaires", "g6", order="green", fatigue=2),
        sides=reserve(green=1), turn="styx",
    )  # fmt: skip
    assert f.rule("empire", "pay 1") is not None
    f.do("styx", "attack legionnaires-1", "decline")
    assert f.asked == ("empire", "defence")
    assert f.rule("empire", "pay 1") == "FC-17.4"
    assert "pay 1" not in f.options("empire")


@pytest.mark.rule("FC-14.11", "FC-18.13", "FC-18.14")
@pytest.mark.parametrize(("first", "left", "fatigue"), [("altar_of_healing", 4, 2), ("cursed_lands", 3, 1)])
def test_the_activating_player_chooses_the_order_of_start_effects(first: str, left: int, fatigue: int) -> None:
    f = Field(own("legionnaires", "f6", order="red", fatigue=2), ground={"e6": "a", "g6": "c"})
    assert f.asked == ("empire", "start-effects")
    assert f.view.activation is not None
    number = next(n for n, item in enumerate(f.view.activation.items, 1) if first in item)
    f.do("empire", f"resolve {number}", "resolve 1")
    assert (f.left("legionnaires-1"), f.unit("legionnaires-1").fatigue) == (left, fatigue)


@pytest.mark.rule("FC-14.11")
def test_a_paid_property_takes_its_place_among_the_start_effects() -> None:
    f = Field(own("legionnaires", "f6", order="red", fatigue=2), ground={"g6": "c"}, sides=reserve(green=1))
    f.do("empire", "pay 1")
    assert (f.left("legionnaires-1"), f.unit("legionnaires-1").fatigue) == (4, 2)


@pytest.mark.rule("FC-14.12")
def test_moving_into_the_aura_later_has_no_start_effect() -> None:
    f = Field(own("legionnaires", "d6", order="red"), own("roland", "f6", order="red"), ground={"g6": "c"})
    f.do("empire", "activate legionnaires-1", "move f7")
    assert f.unit("legionnaires-1").fatigue == 0
    assert f.unit("roland-1").fatigue == 1


@pytest.mark.rule("FC-14.13", "FC-15.9")
def test_a_unit_destroyed_at_the_start_does_not_act() -> None:
    f = Field(
        own("legionnaires", "f6", order="red", fatigue=2, wounds=3), ground={"g6": "c"},
        sides={"empire": {"deck": ["powerful_strikes"]}},
    )  # fmt: skip
    f.do("empire", "effect").begin()
    assert f.unit("legionnaires-1").destroyed
    assert [event.unit for event in f.events(events.Destroyed)] == [0]
    assert len(f.events(events.CardPlayed)) == 1
    assert f.asked == ("empire", "turn"), "it is the turn of the next unit"


LULLABY = """
- id: signal_lights
  name: {en: Lullaby, ru: Колыбельная, uk: Колискова}
  faction: empire
  copies: 2
  order: blue
  effect:
    - {do: reorder, to: {who: own, order: red}, colour: yellow}
"""


@pytest.mark.rule("FC-12.15")
def test_who_has_no_unit_to_activate_after_his_card_passes_the_turn_and_the_card_stays_played(tmp_path: Path) -> None:
    """No printed card does so: this one makes the order of the only red unit yellow."""
    about = 'id: odd\ngame: fantasy_commander\nversion: "1"\ntitle: {en: Odd, ru: Странное, uk: Дивне}\nauthor: Ada\n'
    (tmp_path / "pack.yaml").write_text(about, encoding="utf-8")
    (tmp_path / "tactics.yaml").write_text(LULLABY, encoding="utf-8")
    f = Field(
        own("legionnaires", "f6", order="red"), foe("undead_cavalry", "h2", order="red"),
        sides={"empire": {"deck": ["signal_lights"]}}, game=fantasy_commander(tmp_path),
    )  # fmt: skip
    f.do("empire", "effect")
    assert f.unit("legionnaires-1").order == "yellow"
    assert f.active == "undead_cavalry-1"
    assert f.view.sides[0].discard == ["signal_lights"]


@pytest.mark.rule("FC-14.11", "FC-26.37", "FC-26.27")
@pytest.mark.parametrize("order", [["pay 1", "resolve 1"], ["resolve 1", "pay 1"]])
def test_regeneration_of_a_grave_and_of_a_payment_counts_once_in_either_order(order: list[str]) -> None:
    f = Field(
        foe("zombie_warriors_veteran", "f6", order="red", wounds=4), ground={"f6": "g"}, turn="styx",
        sides={"styx": {"reserve": {"green": 1}}},
    )  # fmt: skip
    for action in order:
        if f.asked == ("styx", "start-effects") or action.startswith("pay"):
            f.do("styx", action)
    assert f.left("zombie_warriors_veteran-1") == 3


@pytest.mark.rule("FC-14.13", "FC-14.11")
def test_of_a_unit_destroyed_at_the_start_nothing_more_is_asked() -> None:
    f = Field(
        own("legionnaires", "f6", order="red", fatigue=2, wounds=3), ground={"e6": "a", "g6": "c"},
        sides=reserve(green=1),
    )  # fmt: skip
    assert f.view.activation is not None
    number = next(n for n, item in enumerate(f.view.activation.items, 1) if "cursed_lands" in item)
    f.do("empire", f"resolve {number}")
    assert f.unit("legionnaires-1").destroyed
    assert f.active == SENTINEL


BANNED = {
    0: ("defend", "defend"), 1: ("run i6", "run i6"), 2: ("move g6", "move g6"), 3: ("shoot undead_cavalry-1", "shoot"),
    4: ("pay 1", "pay"),
}  # fmt: skip


@pytest.mark.rule("FC-13.5", "FC-14.2")
@pytest.mark.parametrize("ban", BANNED)
def test_what_a_card_forbids_a_unit_is_neither_offered_nor_allowed_and_the_rest_is(ban: int) -> None:
    pieces = own("imperial_shooters", "f6", order="red"), foe("undead_cavalry", "f10")
    f = Field(*pieces, effects=[["imperial_shooters-1", "activation", "forbid", ban, 0, 0]], sides=reserve(blue=1))
    for number, (action, start) in BANNED.items():
        running = number == 1 and ban == 2
        assert f.rule("empire", action) == ("FC-13.5" if number == ban or running else None)
        offered = any(option.startswith(start) for option in f.options("empire"))
        assert offered is (number != ban and not running)
