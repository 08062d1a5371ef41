"""Chapter T: what a digital table hides, writes down, asks and does by itself."""

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
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
        ("Ignored", "FC-19.11", None),
        ("Blocked", "FC-19.10", None),
        ("Ignored", "FC-19.11", None),
    ]


@pytest.mark.rule("FC-T.2")
def test_order_dice_are_written_when_both_have_finished() -> None:
    f = Field(own("roland", "f6"), foe("imelstar", "a2"), alone=True, phase="end", roll="hit shield  panic")
    f.do("empire", "reroll hit", "keep")
    open_dice = [told for told in f.told if isinstance(told.event, events.OrdersGenerated)]
    hidden = [told for told in f.told if isinstance(told.event, events.OrdersRolled)]
    assert [told.seen_by(1) for told in hidden] == [None]
    assert [told.to for told in open_dice] == [None, None]


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


@pytest.mark.rule("FC-T.4")
def test_the_only_choice_is_made_without_asking_but_not_where_declining_is_one() -> None:
    f = Field(own("roland", "f6", order="red"), foe(CAVALRY, "a2"))
    assert (f.active, f.asked) == ("roland-1", ("empire", "act")), "the one unit is activated by itself"
    f = Field(own("roland", "f6", order="purple"), own("legionnaires", "h6", order="blue"), foe(CAVALRY, "a2"))
    assert f.asked == ("empire", "turn"), "a purple order may wait"
    assert "decline" in f.options("empire")
