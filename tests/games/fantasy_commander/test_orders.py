"""The command phase (FC-9 to FC-11), the order of activation (FC-12), tactic cards (FC-13), activation (FC-14)."""

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import GAME
from warhall.games.fantasy_commander.orders import leadership
from warhall.kernel.dice import DiceError, SeededDice

EMPIRE = [
    own("legionnaires", "a10"), own("legionnaires", "b10"), own("legionnaires", "c10"), own("imperial_shooters", "d10"),
    own("imperial_shooters", "e10"), own("equestrian_knights", "f10"), own("roland", "g10"),
]  # fmt: skip


@pytest.mark.case("FC-K012")
@pytest.mark.rule("FC-9.1", "FC-9.2", "FC-9.3", "FC-9.15")
def test_leadership_of_the_first_sample_army() -> None:
    f = Field(*EMPIRE, scenario="s1", alone=True, phase="look")
    assert leadership(f.g, 0)[:3] == ([1, 2, 0, 1], 4, 1)


@pytest.mark.case("FC-K016")
@pytest.mark.rule("FC-27.3", "FC-9.12")
def test_a_unit_in_a_town_gives_a_die() -> None:
    f = Field(*EMPIRE[1:], own("legionnaires", "d5"), scenario="s1", alone=True, phase="look")
    assert leadership(f.g, 0).dice == 5


def rolled(dice: list[str], roll: str = "", **more: object) -> Field:
    """A side that has rolled its order dice."""
    sides = {"empire": {"dice": dice, **more}}
    return Field(
        own("roland", "a10"), foe("imelstar", "a2"), phase="generate", sides=sides, ready=2, roll=roll, alone=True
    )


@pytest.mark.case("FC-K013")
@pytest.mark.rule("FC-9.4")
def test_colours_of_the_order_dice() -> None:
    f = rolled(["panic", "hit", "full", "support", "shield", "shield"]).do("empire", "keep")
    assert f.g.reserve[:4] == [2, 2, 2, 0]


@pytest.mark.case("FC-K014")
@pytest.mark.rule("FC-9.5", "FC-9.6")
def test_each_basic_reroll_costs_a_die_and_the_last_is_kept() -> None:
    f = rolled(["shield"] * 4, roll="hit hit hit  full full  panic")
    for left in (3, 2, 1):
        f.do("empire", "reroll-all")
        assert len(f.g.order_dice[0]) == left
    assert f.rule("empire", "reroll-all") == "FC-9.6"


@pytest.mark.case("FC-K015")
@pytest.mark.rule("FC-9.7", "FC-9.8")
def test_free_rerolls_end_the_basic_ones() -> None:
    f = rolled(["shield"] * 3, roll="hit shield  support", rerolls=1).do("empire", "reroll-all", "reroll shield")
    assert sorted(f.g.order_dice[0]) == [1, 3]
    assert f.rule("empire", "reroll-all") == "FC-9.7"


@pytest.mark.case("FC-K020", "FC-K120")
@pytest.mark.rule("FC-9.9", "FC-9.14", "FC-T.1", "FC-10.7")
def test_the_reserve_is_open_only_between_generating_and_giving() -> None:
    f = Field(
        own("roland", "a10"), foe("imelstar", "a2"), phase="generate", alone=True, ready=2,
        sides={"empire": {"dice": ["hit", "shield"], "reserve": {"purple": 1}}, "styx": {"reserve": {"red": 2}}},
    )  # fmt: skip
    assert f.g.view(1).sides[0].order_dice is None
    assert f.g.view(1).sides[0].reserve is None
    assert f.g.view(0).sides[0].order_dice == ["hit", "shield"]
    f.do("empire", "keep")
    assert f.g.view(1).sides[0].reserve == [1, 0, 1, 1]
    f.do("empire", "begin").do("styx", "begin").do("empire", "give roland-1 red")
    assert f.g.view(1).sides[0].reserve is None
    assert f.g.view(1).units[0].order is None
    assert f.g.view(0).units[0].order == "red"


@pytest.mark.case("FC-K021")
@pytest.mark.rule("FC-10.5", "FC-9.10", "FC-10.2")
def test_orders_come_only_from_the_reserve_and_purple_stands_for_any() -> None:
    f = Field(
        own("roland", "a10"), own("legionnaires", "b10"), own("legionnaires", "c10"), foe("imelstar", "a2"),
        phase="give", alone=True, ready=2, sides={"empire": {"reserve": {"red": 1, "purple": 1}}},
    )  # fmt: skip
    f.do("empire", "give roland-1 red", "give legionnaires-1 blue")
    assert f.rule("empire", "give legionnaires-2 red") == "FC-10.5"
    f.do("empire", "give legionnaires-2 yellow")
    assert f.g.reserve[:4] == [0, 0, 0, 0]


@pytest.mark.case("FC-K019")
@pytest.mark.rule("FC-10.3", "FC-10.4")
def test_a_forgotten_unit_gets_a_yellow_order() -> None:
    f = Field(
        foe("zombie_warriors", "a2"), own("roland", "a10", order="red"), phase="give", ready=1, alone=True,
        sides={"styx": {"reserve": {"green": 1}}},
    )  # fmt: skip
    f.do("styx", "finish")
    assert f.unit("zombie_warriors-1").order == "yellow"
    assert f.g.reserve[4:] == [0, 0, 1, 0]


@pytest.mark.case("FC-K022", "FC-K023")
@pytest.mark.rule("FC-11.1", "FC-11.2", "FC-11.3", "FC-11.6")
@pytest.mark.parametrize(("second", "holder"), [("purple", 1), ("green", 0)])
def test_fewer_red_and_purple_orders_take_the_initiative_and_a_tie_keeps_it(second: str, holder: int) -> None:
    f = Field(
        own("roland", "a10", order="red"), own("legionnaires", "b10", order=second), foe("imelstar", "a2", order="red"),
        foe("zombie_warriors", "b2"), phase="give", ready=1, initiative="empire", alone=True,
        sides={"styx": {"reserve": {"red": 3}}},
    )  # fmt: skip
    f.do("styx", "finish")
    assert f.g.initiative == holder


@pytest.mark.case("FC-K024")
@pytest.mark.rule("FC-12.1", "FC-12.2", "FC-12.3", "FC-11.5")
def test_the_order_of_activation() -> None:
    f = Field(
        own("legionnaires", "a10", order="red"), own("legionnaires", "b10", order="blue"),
        own("legionnaires", "c10", order="blue"), own("legionnaires", "d10", order="green"),
        foe("zombie_warriors", "a2", order="red"), foe("zombie_archers", "b2", order="green"),
        foe("undead_cavalry", "c2", order="yellow"), initiative="styx", turn="styx", alone=True,
    )  # fmt: skip
    seen = []
    while f.asked is not None and f.g.phase == 5:
        side, ask = f.asked
        if ask == "activate":
            f.do(side, f.options(side)[0])
            continue
        seen.append((side, f.view.activation.colour if f.view.activation else ""))
        try:
            f.do(side, "pass")
        except DiceError:  # the next round needs dice that the script does not have
            break
    assert seen == [
        ("styx", "red"), ("empire", "red"), ("empire", "blue"), ("empire", "blue"), ("styx", "green"),
        ("empire", "green"), ("styx", "yellow"),
    ]  # fmt: skip


@pytest.mark.case("FC-K025", "FC-K026")
@pytest.mark.rule("FC-12.4", "FC-12.5", "FC-12.6", "FC-12.7")
def test_purple_units_may_wait_but_must_act_in_the_end() -> None:
    f = Field(
        own("legionnaires", "a10", order="purple"), own("roland", "b10", order="green"),
        foe("zombie_warriors", "a2", order="red"), foe("imelstar", "c2", order="yellow"), alone=True,
    )  # fmt: skip
    assert f.asked == ("empire", "turn")
    f.do("empire", "decline")
    assert f.active == "zombie_warriors-1"
    f.do("styx", "pass")
    assert f.asked == ("empire", "turn")
    f.do("empire", "decline")
    assert f.g.colour == 1
    f.do("empire", "decline", "proceed", "activate roland-1", "pass", "decline", "decline")
    assert f.active == "imelstar-1"
    f.do("styx", "pass")
    assert f.asked == ("empire", "turn")
    f.do("empire", "decline")
    assert f.active == "legionnaires-1"
    assert "defend" in f.options("empire")


@pytest.mark.case("FC-K028")
@pytest.mark.rule("FC-13.2", "FC-13.9", "FC-14.5", "FC-13.6")
def test_the_order_of_a_card_pays_for_a_property() -> None:
    f = Field(
        own("imperial_shooters", "f6", order="red"),
        foe("imelstar", "h6"),
        sides={"empire": {"deck": ["flanking_maneuver"]}},
    )
    f.do("empire", "take-order", "pay 1")
    assert "master_of_shooting" in f.unit("imperial_shooters-1").properties
    assert f.view.sides[0].discard == ["flanking_maneuver"]
    assert f.g.reserve[:4] == [0, 0, 0, 0]


@pytest.mark.case("FC-K029")
@pytest.mark.rule("FC-14.7", "FC-14.8")
def test_purple_pays_and_wrong_colours_do_not() -> None:
    knights = own("equestrian_knights", "f6", order="red")
    f = Field(knights, sides={"empire": {"reserve": {"purple": 1}}}).do("empire", "pay 1")
    assert f.g.reserve[3] == 0
    f = Field(knights, sides={"empire": {"reserve": {"green": 2}}})
    assert f.rule("empire", "pay 1") == "FC-14.7"


@pytest.mark.case("FC-K030")
@pytest.mark.rule("FC-13.8")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    cards = ["powerful_strikes"] * 3
    f = Field(own("legionnaires", "f6", order="red"), sides={"empire": {"discard": cards}}, roll="panic panic")
    assert (f.view.sides[0].deck, f.view.sides[0].discard) == (3, [])


@pytest.mark.case("FC-K032")
@pytest.mark.rule("FC-13.11", "FC-13.12", "FC-13.13")
@pytest.mark.card("altar_of_healing_card")
def test_where_terrain_may_be_put() -> None:
    f = Field(
        own("legionnaires", "g9", order="red"), ground={"f8": "F"}, points=["h7"], alone=True,
        sides={"empire": {"deck": ["altar_of_healing_card"]}},
    )  # fmt: skip
    f.do("empire", "effect")
    assert [f.rule("empire", f"on {where}") for where in ("g6", "h7", "f8")] == ["FC-13.12"] * 3
    f.do("empire", "on g7")
    assert f.view.sides[0].laid == ["altar_of_healing_card"]
    assert f.view.terrain[6][6] == "a"


@pytest.mark.case("FC-K034")
@pytest.mark.rule("FC-13.17", "FC-13.18", "FC-13.24")
@pytest.mark.card("frightening_shadows")
def test_the_same_curse_cannot_be_laid_twice() -> None:
    f = Field(
        foe("zombie_warriors", "f6", order="red"), foe("zombie_warriors", "f8", order="red"),
        own("legionnaires", "h6"), turn="styx",
        sides={"styx": {"deck": ["frightening_shadows", "frightening_shadows"]}},
    )  # fmt: skip
    f.do("styx", "effect")
    assert f.unit("legionnaires-1").curses == ["frightening_shadows"]
    f.do("styx", "activate zombie_warriors-1", "pass", "effect")
    assert f.unit("legionnaires-1").curses == ["frightening_shadows"]


@pytest.mark.case("FC-K035")
@pytest.mark.rule("FC-14.11", "FC-18.13", "FC-18.14", "FC-15.9", "FC-15.10")
def test_the_player_chooses_the_order_of_start_effects() -> None:
    pieces = own("legionnaires", "f6", order="red", fatigue=2)
    setup = {"ground": {"e6": "a", "g6": "c"}, "sides": {"empire": {"reserve": {"green": 1}}}}
    f = Field(pieces, **setup)  # type: ignore[arg-type]
    assert f.asked == ("empire", "start-effects")
    f.do("empire", "resolve 1", "pay 1")
    assert (f.unit("legionnaires-1").fatigue, f.left("legionnaires-1")) == (1, 4)
    f = Field(pieces, **setup).do("empire", "resolve 2")  # type: ignore[arg-type]
    assert f.left("legionnaires-1") == 3


@pytest.mark.case("FC-K036")
@pytest.mark.rule("FC-14.4", "FC-26.27")
def test_a_yellow_order_lets_regeneration_work_and_nothing_be_paid() -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="yellow", wounds=3), own("roland", "a11", order="yellow"), colour="yellow",
        turn="styx", alone=True, sides={"styx": {"reserve": {"red": 1}}},
    )  # fmt: skip
    assert f.unit("demonic_hydra-1").wounds == 2
    assert f.options("styx") == ["rest", "pass"]
    assert f.rule("styx", "pay 1") == "FC-14.4"


@pytest.mark.case("FC-K113")
@pytest.mark.rule("FC-12.14", "FC-13.1")
@pytest.mark.card("signal_lights")
def test_signal_lights_in_the_yellow_step() -> None:
    f = Field(
        own("legionnaires", "f6", order="yellow"), foe("undead_cavalry", "g6"), colour="yellow", alone=True,
        sides={"empire": {"deck": ["signal_lights"]}},
    )  # fmt: skip
    f.do("empire", "effect")
    assert f.active == "legionnaires-1"
    assert "attack undead_cavalry-1" in f.options("empire")


@pytest.mark.case("FC-K114")
@pytest.mark.rule("FC-13.23", "FC-26.14", "FC-20.7")
@pytest.mark.card("abyss_scream", "forged")
@pytest.mark.parametrize(
    ("unit", "at", "left", "order"),
    [("legionnaires_veteran", "h6", 4, "red"), ("crusader", "h6", 6, "red"), ("legionnaires", "i6", 4, None)],
)
def test_abyss_scream_and_morale(unit: str, at: str, left: int, order: str | None) -> None:
    f = Field(
        foe("zombie_warriors", "f6", order="red"), own(unit, "h6", order="red"), turn="styx",
        sides={"styx": {"deck": ["abyss_scream"]}},
    )  # fmt: skip
    f.do("styx", "effect")
    seen = f.unit(f"{unit}-1")
    assert (seen.hex, seen.left, seen.order) == (at, left, order)


@pytest.mark.case("FC-K115")
@pytest.mark.rule("FC-13.22", "FC-15.6", "FC-18.9")
@pytest.mark.card("inquisitors_verdict")
def test_damage_of_a_card_is_no_attack() -> None:
    f = Field(
        own("legionnaires", "f6", order="red"), foe("undead_cavalry", "h6"), ground={"h6": "T"},
        sides={"empire": {"deck": ["inquisitors_verdict"]}},
    )  # fmt: skip
    f.do("empire", "effect")
    assert f.left("undead_cavalry-1") == 2


@pytest.mark.rule("FC-6.2", "FC-6.3", "FC-6.5")
@pytest.mark.case("FC-K009")
def test_deployment_order_of_the_first_scenario() -> None:
    g = GAME.begin({}, SeededDice(1))
    seats = []
    while g.phase == 1:
        decision = g.decision
        assert decision is not None
        if decision.ask == "deploy-hex":
            seats.append(decision.seat)
        g.apply(decision.seat, decision.options[0])
    assert g.initiative == 1
    assert seats == [1, 0] * 7 + [1, 1]
