"""Chapter T: what a digital table hides, writes down, asks and does by itself."""

import pytest

from tests.games.fantasy_commander.field import Field, Piece, foe, own
from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.faces import BattleView

CAVALRY = "undead_cavalry"


def seen(f: Field, seat: int | None) -> BattleView:
    """What a seat, or the public, sees."""
    view = f.g.view(seat)
    assert isinstance(view, BattleView)
    return view


def hands(phase: str) -> Field:
    """Both sides have orders in reserve."""
    sides = {"empire": {"reserve": {"red": 1}}, "styx": {"reserve": {"blue": 2}}}
    return Field(own("roland", "f6"), foe(CAVALRY, "a2"), alone=True, phase=phase, sides=sides)


@pytest.mark.rule("FC-T.1")
def test_the_reserve_of_the_opponent_is_hidden_from_the_giving_of_orders_on() -> None:
    f = hands("look")
    assert (seen(f, 0).sides[1].reserve, seen(f, 1).sides[0].reserve) == ([0, 2, 0, 0], [1, 0, 0, 0])
    f = hands("give")
    assert (seen(f, 0).sides[1].reserve, seen(f, 1).sides[0].reserve) == (None, None)
    assert seen(f, None).sides[0].reserve is None
    assert seen(f, 0).sides[0].reserve == [1, 0, 0, 0]
    f.do("empire", "give roland-1 red", "finish").do("styx", "finish")
    assert f.active == "roland-1"
    assert seen(f, 0).sides[1].reserve is None, "to the end of the round"


@pytest.mark.rule("FC-T.1")
def test_orders_given_are_hidden_until_they_are_revealed() -> None:
    f = hands("give").do("styx", "give undead_cavalry-1 blue")
    orders = [next(unit.order for unit in seen(f, seat).units if unit.side == 1) for seat in (0, 1)]
    assert orders[0] != "blue"
    assert orders[1] == "blue"
    assert [told.seen_by(0) for told in f.told if isinstance(told.event, events.OrderLaid)] == [None]
    f.do("styx", "finish").do("empire", "finish")
    assert f.active == "undead_cavalry-1"
    assert [told.to for told in f.told if isinstance(told.event, events.OrderShown)] == [None, None]


@pytest.mark.rule("FC-T.2")
def test_every_die_rolled_rerolled_blocked_or_ignored_is_written_openly_with_its_rule() -> None:
    f = Field(
        own("roland", "f6", order="red"), foe(CAVALRY, "g6", defends=True), ground={"g6": "F"},
        roll="hit hit hit panic  hit  shield panic", sides={"empire": {"reserve": {"red": 1}}},
    )  # fmt: skip
    f.do("empire", "pay 1").fight("empire", "attack undead_cavalry-1", reroll="reroll panic")
    wanted = (events.Rolled, events.Rerolled, events.Ignored, events.Blocked)
    written = [(type(told.event).__name__, told.rule, told.to) for told in f.told if isinstance(told.event, wanted)]
    assert written == [
        ("Rolled", "FC-19.6", None),
        ("Rerolled", "FC-26.17", None),
        ("Rolled", "FC-19.6", None),
        ("Ignored", "FC-18.4", None),
        ("Blocked", "FC-19.10", None),
        ("Ignored", "FC-26.3", None),
    ]


@pytest.mark.rule("FC-T.2")
def test_order_dice_are_written_when_both_have_finished() -> None:
    f = Field(own("roland", "f6"), foe("imelstar", "a2"), alone=True, phase="end", roll="hit shield  panic")
    f.do("empire", "reroll hit", "keep")
    open_dice = [told for told in f.told if isinstance(told.event, events.OrdersGenerated)]
    hidden = [told for told in f.told if isinstance(told.event, events.OrdersRolled)]
    assert [told.seen_by(1) for told in hidden] == [None]
    assert [told.to for told in open_dice] == [None, None]


@pytest.mark.rule("FC-T.2", "FC-9.14")
def test_order_dice_lie_open_from_the_end_of_generating_to_the_giving_of_orders() -> None:
    f = Field(own("roland", "f6"), foe("imelstar", "a2"), alone=True, phase="end", roll="hit shield  panic")
    assert (seen(f, 1).sides[0].order_dice, seen(f, None).sides[0].order_dice) == (None, None)
    f.do("empire", "reroll hit", "keep")
    assert f.view.phase == "look"
    assert [seen(f, seat).sides[0].order_dice for seat in (0, 1, None)] == [["panic"]] * 3
    f.do("empire", "begin").do("styx", "begin")
    assert [seen(f, seat).sides[0].order_dice for seat in (0, 1, None)] == [None] * 3


REACTIONS = {
    "defence": (own("legionnaires", "g6", order="blue", fatigue=2), "shield shield shield"),
    "redirect": (own("legionnaires_veteran", "g5"), "shield shield shield"),
    "regroup": (own("legionnaires", "g6", fatigue=2), "hit shield shield"),
    "spare": (own("imperial_shooters", "g6"), "hit shield shield"),
    "defence-die": (own("imperial_shooters", "g6", defends=True), "shield shield shield  shield"),
}


@pytest.mark.rule("FC-T.3")
@pytest.mark.parametrize("ask", sorted(REACTIONS))
def test_reactions_stop_for_the_other_player_and_may_be_declined(ask: str) -> None:
    piece, roll = REACTIONS[ask]
    others = () if piece.at == "g6" else (own("imperial_shooters", "g6", fatigue=2),)
    f = Field(foe(CAVALRY, "f6", order="red", fatigue=2), piece, *others, roll=roll, turn="styx")
    target = "imperial_shooters-1" if others else f"{piece.unit}-1"
    f.do("styx", f"attack {target}")
    assert f.asked == ("empire", ask)
    assert "decline" in f.options("empire")
    f.do("empire", "decline")
    assert f.asked != ("empire", ask)


@pytest.mark.rule("FC-T.3")
def test_the_counterblow_is_asked_for_and_may_be_declined() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", fatigue=2), own("legionnaires", "g6", fatigue=2), ground={"g6": "p"},
        roll="shield shield shield", turn="styx",
    )  # fmt: skip
    f.do("styx", "attack legionnaires-1")
    assert f.asked == ("empire", "defence")
    assert f.options("empire") == ["counter", "decline"]
    f.do("empire", "decline")
    assert [len(event.faces) for event in f.events(events.Rolled)] == [3], "no defence dice"


@pytest.mark.rule("FC-T.3")
def test_the_rerolls_of_the_defender_are_asked_for_and_may_be_left() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", fatigue=2), own("legionnaires", "g6", defends=True, fatigue=2),
        effects=[["legionnaires-1", "round", "reroll", 2, 2, 0]], roll="shield shield shield  panic panic", turn="styx",
    )  # fmt: skip
    f.do("styx", "attack legionnaires-1")
    assert f.asked == ("empire", "reroll")
    f.do("empire", "done")
    assert f.events(events.Rerolled) == []


@pytest.mark.rule("FC-T.3")
def test_the_route_of_a_retreat_is_its_owners() -> None:
    f = Field(
        foe("zombie_archers", "e6", order="red", fatigue=1), own("legionnaires", "g5", fatigue=2),
        roll="panic shield shield", turn="styx",
    )  # fmt: skip
    f.do("styx", "shoot legionnaires-1")
    assert f.asked == ("empire", "retreat")
    assert f.options("empire") == ["retreat h5", "retreat g4"]


@pytest.mark.rule("FC-T.3")
@pytest.mark.parametrize(("answer", "wounds"), [("use", 0), ("decline", 1)])
def test_vampirism_is_asked_for_and_may_be_declined(answer: str, wounds: int) -> None:
    f = Field(
        own("roland", "f6", order="red", fatigue=2), foe("imelstar", "g6", defends=True, wounds=1, fatigue=2),
        roll="support " * 4 + "hit hit hit",
    )  # fmt: skip
    f.do("empire", "attack imelstar-1")
    assert f.asked == ("styx", "vampirism")
    f.do("styx", answer)
    assert f.unit("imelstar-1").wounds == wounds


@pytest.mark.rule("FC-T.1", "FC-14.11")
@pytest.mark.parametrize(
    ("unit", "ask", "ground"),
    [
        (own("legionnaires", "f6", order="red", fatigue=1), "start-effects", {"g6": "c"}),
        (
            own("crusader", "f6", order="red", defends=True),
            "act",
            dict.fromkeys(("e6", "g6", "f5", "g5", "f7", "g7"), "R"),
        ),
    ],
)
def test_that_nothing_can_be_paid_is_not_told_by_asking_nothing(unit: Piece, ask: str, ground: dict[str, str]) -> None:
    poor, rich = (
        Field(unit, ground=ground, sides={"empire": {"reserve": reserve}}) for reserve in ({}, {"green": 1, "red": 1})
    )
    assert poor.asked == rich.asked == ("empire", ask)
    assert len(poor.options("empire")) == 1
    assert "pay 1" in rich.options("empire")
    assert seen(poor, 1) == seen(rich, 1)


@pytest.mark.rule("FC-T.4")
def test_the_only_choice_is_made_without_asking_but_not_where_declining_is_one() -> None:
    f = Field(own("roland", "f6", order="red"), foe(CAVALRY, "a2"))
    assert (f.active, f.asked) == ("roland-1", ("empire", "act")), "the one unit is activated by itself"
    f = Field(own("roland", "f6", order="purple"), own("legionnaires", "h6", order="blue"), foe(CAVALRY, "a2"))
    assert f.asked == ("empire", "turn"), "a purple order may wait"
    assert "decline" in f.options("empire")


@pytest.mark.rule("FC-16.12")
def test_whoever_acts_sees_the_path_of_every_move_and_run_that_is_offered() -> None:
    f = Field(own("equestrian_knights", "f6", order="red"), foe(CAVALRY, "a2"), ground={"g6": "R"})
    activation = seen(f, 0).activation
    assert activation is not None
    assert set(activation.paths) == {each for each in f.options("empire") if each.startswith(("move ", "run "))}
    for notation, path in activation.paths.items():
        assert path[-1] == notation.split()[1]
        assert "g6" not in path, "rocks are not entered"
    assert len(activation.paths["move h6"]) == 3


@pytest.mark.rule("FC-23.3", "FC-23.5")
def test_whoever_may_shoot_sees_which_lines_of_sight_are_clear_and_what_blocks_the_others() -> None:
    archers = (foe("zombie_archers", "f3"), foe("zombie_warriors", "i6"), foe(CAVALRY, "l9"))
    f = Field(own("imperial_shooters", "f6", order="red"), *archers, ground={"h6": "R"})
    activation = seen(f, 0).activation
    assert activation is not None
    assert activation.sights == {"zombie_archers-1": [], "zombie_warriors-1": ["h6"]}, "the third is out of range"
    shots = {each.removeprefix("shoot ") for each in f.options("empire") if each.startswith("shoot ")}
    assert shots == {target for target, blocked in activation.sights.items() if not blocked}
