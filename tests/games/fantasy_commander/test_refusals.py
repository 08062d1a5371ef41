"""Refusals name the obstacle nearest to what was meant, in three languages."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.test_campaign_cards import built
from tests.games.fantasy_commander.test_chapter_c_campaign import ESCALATION, RAID, ended
from warhall.games.fantasy_commander import GAME
from warhall.kernel.narrator import Narrator

LEGION, ZOMBIES, CAVALRY = "legionnaires", "zombie_warriors", "undead_cavalry"


def refused(f: Field, side: str, action: str, *said: str) -> bool:
    """Whether an action is refused in these words, language by language."""
    reason = f.refusal(side, action)
    assert reason is not None
    return [Narrator(GAME, language).refusal(reason) for language in ("en", "ru", "uk")] == list(said)


@pytest.mark.rule("FC-9.9", "FC-9.14", "FC-10.1")
def test_orders_wait_for_the_dice_and_for_both_reserves_to_be_seen() -> None:
    f = Field(own("roland", "f6"), foe("imelstar", "a2"), alone=True, phase="end", roll="hit shield  panic " * 4)
    assert refused(
        f, "empire", "give roland-1 red",
        "First both sides settle their order dice; then orders are given. [FC-9.14]",
        "Сначала обе стороны решают, как быть с кубиками приказов, потом выдают приказы. [FC-9.14]",
        "Спершу обидві сторони вирішують, як бути з кубиками наказів, потім видають накази. [FC-9.14]",
    )  # fmt: skip
    f.do("empire", "keep")
    assert refused(
        f, "empire", "finish", "First begin to give orders. [FC-9.9]",
        "Сначала начните выдачу приказов. [FC-9.9]", "Спершу почніть видачу наказів. [FC-9.9]",
    )  # fmt: skip


@pytest.mark.rule("FC-13.1", "FC-13.10")
@pytest.mark.parametrize("action", ["activate zombie_warriors-1", "move g6", "attack legionnaires-1", "rest"])
def test_a_card_in_play_comes_before_the_unit(action: str) -> None:
    f = Field(
        foe(ZOMBIES, "e6", order="red"), foe(ZOMBIES, "h6", order="red"), own(LEGION, "f6"), own(LEGION, "g6"),
        turn="styx", sides={"styx": {"deck": ["poison_cloud"]}},
    )  # fmt: skip
    card_first = "First play the top card of your deck: for its effect or for its order. [FC-13.1]"
    reason = f.refusal("styx", action)
    assert reason is not None
    assert Narrator(GAME, "en").refusal(reason) == card_first
    f.do("styx", "effect")
    assert refused(
        f, "styx", action, "First finish playing “Poison Cloud”. [FC-13.10]",
        "Сначала доиграйте карту «Ядовитое облако». [FC-13.10]", "Спершу дограйте карту «Отруйна хмара». [FC-13.10]",
    )  # fmt: skip
    f.do("styx", "target legionnaires-1")
    if not action.startswith("activate"):
        assert f.rule("styx", action) == "FC-14.1"


@pytest.mark.rule("FC-12.8")
@pytest.mark.parametrize(("colour", "message"), [("yellow", "no-such-change"), ("blue", "colour-not-on-map")])
def test_what_a_purple_order_cannot_become(colour: str, message: str) -> None:
    f = Field(own(LEGION, "a10", order="purple"), own(LEGION, "c10", order="red"), foe(ZOMBIES, "a2", order="yellow"))
    reason = f.refusal("empire", f"recolour legionnaires-1 {colour}")
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-12.8", message)


@pytest.mark.rule("FC-16.12")
def test_a_unit_is_not_sent_to_where_it_stands() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a2"))
    assert refused(
        f, "empire", "move f6", "Legionnaires 1 stand on f6 already. [FC-16.12]",
        "На f6 уже стоят Легионеры 1. [FC-16.12]", "На f6 вже стоять Легіонери 1. [FC-16.12]",
    )  # fmt: skip


@pytest.mark.rule("FC-26.25")
@pytest.mark.parametrize(("cell", "message"), [("e6", "no-way-back"), ("f7", "pursues-nobody"), ("i6", "no-pursuit")])
def test_why_persecution_does_not_lead_somewhere(cell: str, message: str) -> None:
    f = Field(
        own("starkov", "e6", order="red"), foe(CAVALRY, "f6", fatigue=2), foe(ZOMBIES, "g5"), foe(ZOMBIES, "j6"),
        sides={"empire": {"reserve": {"red": 1}}}, roll="panic panic panic",
    ).do("empire", "pay 1", "give-up red", "attack undead_cavalry-1").react(advance="advance")  # fmt: skip
    assert f.asked == ("empire", "pursue")
    reason = f.refusal("empire", f"pursue {cell}")
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-26.25", message)


@pytest.mark.rule("FC-26.19", "FC-16.3")
def test_between_multiple_attacks_nobody_is_told_that_it_has_moved() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe(CAVALRY, "g6"), foe(CAVALRY, "e6"),
        sides={"empire": {"reserve": {"red": 1}}}, roll="shield " * 10,
    ).do("empire", "pay 1", "sweep")  # fmt: skip
    assert f.asked == ("empire", "sweep")
    reason = f.refusal("empire", "move f5")
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-26.19", "finish-first")


@pytest.mark.rule("FC-C.22", "FC-C.30")
def test_what_the_cards_of_the_campaign_do_not_allow_is_said_with_its_reason() -> None:
    f = ended().do("empire", "done").do("styx", "done")
    reason = f.refusal("styx", f"escalate {ESCALATION[0]}")
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-C.22", "not-drawn")
    f = ended(mission=1, raids=[RAID.index("hungry_pack")], built=built("walls"), roll="panic " * 4)
    f.do("empire", "done").do("styx", "done").do("empire", "decline").do("styx", "decline")
    f.do("empire", "add-unit roland", "done")
    reason = f.refusal("empire", "on g1")
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-C.30", "outside-zone")


@pytest.mark.rule("FC-26.19", "FC-26.39")
def test_who_was_attacked_in_a_multiple_attack_is_not_attacked_again() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe(CAVALRY, "g6"), foe(CAVALRY, "e6"), foe(CAVALRY, "f5"),
        sides={"empire": {"reserve": {"red": 1}}}, roll="shield " * 15,
    ).do("empire", "pay 1", "sweep").fight("empire", "attack undead_cavalry-1")  # fmt: skip
    assert f.asked == ("empire", "sweep")
    reason = f.refusal("empire", "attack undead_cavalry-1")
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-26.39", "not-swept")
    for language, told in (
        ("en", "Undead Cavalry 1: Multiple Attack strikes each enemy once, "),
        ("ru", "Кавалерия мертвецов 1: «Множественная атака» бьёт каждого врага один раз "),
        ("uk", "Кавалерія мерців 1: «Множинна атака» б’є кожного ворога один раз "),
    ):
        assert Narrator(GAME, language).refusal(reason).startswith(told)
