"""Melee (FC-19), support, formation and weak units (FC-22), advance (FC-21)."""

import pytest

from tests.games.fantasy_commander.field import SENTINEL, Field, foe, own
from warhall.games.fantasy_commander import events

CAVALRY = "undead_cavalry"


def melee(
    attacker: str, target: str, roll: str, *, tokens: dict[str, object] | None = None, side: str = "styx"
) -> Field:
    """An attack from f6 on g6."""
    if side == "styx":
        pieces = (foe(attacker, "f6", order="red"), own(target, "g6", **(tokens or {})))
    else:
        pieces = (own(attacker, "f6", order="red"), foe(target, "g6", **(tokens or {})))
    return Field(*pieces, roll=roll, turn=side)


@pytest.mark.case("FC-K054")
@pytest.mark.rule("FC-19.7", "FC-19.8", "FC-22.1", "FC-19.6")
def test_a_supported_attack_counts_support_and_the_defender_hits_back() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), foe("zombie_warriors", "h6"), own("legionnaires", "g6", defends=True),
        roll="hit full support  hit shield", turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert (f.left("legionnaires-1"), f.left("undead_cavalry-1")) == (2, 2)


@pytest.mark.case("FC-K055")
@pytest.mark.rule("FC-19.16", "FC-20.2", "FC-21.4")
def test_without_support_the_face_is_lost_and_a_panicking_attacker_retreats_and_cannot_advance() -> None:
    f = melee(CAVALRY, "legionnaires", "hit full support  shield panic", tokens={"defends": True})
    f.fight("styx", "attack legionnaires-1")
    assert f.left("legionnaires-1") == 3
    assert f.at("undead_cavalry-1") == "e6"


@pytest.mark.case("FC-K056")
@pytest.mark.rule("FC-19.10", "FC-19.12", "FC-19.21")
def test_the_attackers_shield_must_block_damage_before_panic() -> None:
    f = melee(
        "equestrian_knights", "imelstar", "hit hit full shield  full panic", tokens={"defends": True}, side="empire"
    )
    f.fight("empire", "attack imelstar-1")
    assert f.unit("imelstar-1").wounds == 3
    assert f.left("equestrian_knights-1") == 4
    assert f.at("equestrian_knights-1") == "e6"


@pytest.mark.case("FC-K057")
@pytest.mark.rule("FC-19.10", "FC-19.9")
def test_a_block_goes_to_the_hit_and_the_panic_stays() -> None:
    f = melee("zombie_warriors", "legionnaires", "panic hit shield  shield support", tokens={"defends": True})
    f.fight("styx", "attack legionnaires-1")
    assert f.left("legionnaires-1") == 4
    assert f.at("legionnaires-1") == "h6"


@pytest.mark.case("FC-K058")
@pytest.mark.rule("FC-22.2", "FC-22.3")
def test_support_in_defence_turns_support_into_blocks() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6", defends=True), own("roland", "e6"),
        roll="hit full shield  support support", turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert (f.left("legionnaires-1"), f.left("undead_cavalry-1")) == (4, 3)


@pytest.mark.case("FC-K059")
@pytest.mark.rule("FC-22.7", "FC-22.8", "FC-26.29")
def test_a_weak_unit_loses_its_full_results_only() -> None:
    f = Field(
        own("legionnaires", "f6", order="red", wounds=3), own("roland", "h6"), foe("zombie_warriors", "g6"),
        roll="full support panic",
    )  # fmt: skip
    f.fight("empire", "attack zombie_warriors-1")
    assert f.left("zombie_warriors-1") == 3


@pytest.mark.case("FC-K060")
@pytest.mark.rule("FC-22.9")
def test_a_giant_with_one_health_is_not_weak() -> None:
    f = Field(own("crusader", "f6", order="red", wounds=5), foe(CAVALRY, "g6"), roll="full full hit shield shield")
    f.fight("empire", "attack undead_cavalry-1")
    assert f.unit("undead_cavalry-1").destroyed


@pytest.mark.case("FC-K061")
@pytest.mark.rule("FC-19.13", "FC-7.6")
def test_both_units_may_destroy_each_other_and_both_sides_score() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red", wounds=2), own("legionnaires", "g6", wounds=3, defends=True),
        scenario="s4", roll="hit hit support  hit panic", turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert f.unit("undead_cavalry-1").destroyed
    assert f.unit("legionnaires-1").destroyed
    assert f.vp() == (1, 1)


@pytest.mark.case("FC-K062")
@pytest.mark.rule("FC-22.5", "FC-22.6", "FC-20.3")
@pytest.mark.parametrize(
    ("friends", "end", "panicked"),
    [
        (["g7"], "i6", 2),
        (["g5", "g7"], "h6", 1),
        (["g5", "g7", "h5"], "h6", 1),
        (["g5", "g7", "h5", "h7"], "g6", 0),
    ],
)
def test_formation_ignores_one_panic_for_every_two_units(friends: list[str], end: str, panicked: int) -> None:
    f = Field(
        foe("zombie_warriors", "f6", order="red"), own("legionnaires", "g6"),
        *(own("imperial_shooters", place) for place in friends), roll="panic panic shield", turn="styx",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert f.at("legionnaires-1") == end
    assert [event.count for event in f.events(events.Panicked)] == ([panicked] if panicked else [])


@pytest.mark.case("FC-K072")
@pytest.mark.rule("FC-20.14", "FC-19.15")
def test_both_may_panic_the_defender_first() -> None:
    f = melee(CAVALRY, "legionnaires", "panic hit shield  panic full", tokens={"defends": True})
    f.fight("styx", "attack legionnaires-1")
    moved = [event.unit for event in f.events(events.Moved)]
    assert moved == [1, 0]
    assert (f.at("legionnaires-1"), f.at("undead_cavalry-1")) == ("h6", "e6")


@pytest.mark.case("FC-K088")
@pytest.mark.rule("FC-26.36", "FC-19.10")
def test_terrifying_adds_a_panic_that_can_be_blocked() -> None:
    f = melee("imelstar", "equestrian_knights", "hit shield support  shield shield", tokens={"defends": True})
    f.fight("styx", "attack equestrian_knights-1")
    assert f.left("equestrian_knights-1") == 4
    assert f.at("equestrian_knights-1") == "g6"


@pytest.mark.case("FC-K073")
@pytest.mark.rule("FC-21.1", "FC-21.2", "FC-21.3", "FC-15.3", "FC-16.4")
def test_after_a_run_paid_with_fatigue_the_unit_may_still_advance() -> None:
    f = Field(own("equestrian_knights", "a6", order="red"), foe(CAVALRY, "g6"), roll="panic panic shield shield shield")
    f.do("empire", "run f6").fight("empire", "attack undead_cavalry-1", advance="advance")
    assert f.unit("equestrian_knights-1").fatigue == 1
    assert (f.at("undead_cavalry-1"), f.at("equestrian_knights-1")) == ("i6", "g6")


@pytest.mark.case("FC-K074")
@pytest.mark.rule("FC-21.5", "FC-26.24")
def test_an_advance_into_a_town_ends_the_activation() -> None:
    f = Field(
        own("equestrian_knights", "f6", order="red"), foe(CAVALRY, "g6", wounds=2), foe("imelstar", "h6"),
        ground={"g6": "T"}, sides={"empire": {"reserve": {"red": 1}}}, roll="hit hit shield shield",
    )  # fmt: skip
    f.do("empire", "pay 1").fight("empire", "attack undead_cavalry-1", advance="advance")
    assert f.at("equestrian_knights-1") == "g6"
    assert f.active == SENTINEL


@pytest.mark.case("FC-K075", "FC-K118")
@pytest.mark.rule("FC-26.24", "FC-26.25", "FC-21.10", "FC-15.19")
def test_persecution_goes_on_once_and_not_back() -> None:
    f = Field(
        own("equestrian_knights", "e6", order="red"), foe(CAVALRY, "f6", wounds=2),
        foe("zombie_warriors", "h6", wounds=4), foe("imelstar", "d6"), sides={"empire": {"reserve": {"red": 1}}},
        roll="hit shield shield shield shield  hit hit shield shield",
    )  # fmt: skip
    f.do("empire", "pay 1").fight("empire", "attack undead_cavalry-1", attack_die="tire", advance="advance")
    assert f.asked == ("empire", "pursue")
    assert f.rule("empire", "pursue e6") == "FC-26.25"
    f.do("empire", "pursue g6").do("empire", "attack zombie_warriors-1").react(advance="advance")
    assert f.at("equestrian_knights-1") == "h6"
    assert f.active == SENTINEL
    assert f.dice.left == 0


@pytest.mark.case("FC-K111")
@pytest.mark.rule("FC-19.17", "FC-16.3", "FC-16.2", "FC-19.1")
@pytest.mark.parametrize("moved", [False, True])
def test_after_an_attack_without_success_nobody_moves(moved: bool) -> None:  # noqa: FBT001
    f = Field(
        own("equestrian_knights", "e6" if moved else "f6", order="red"), own("legionnaires", "c9", order="red"),
        foe(CAVALRY, "g6", defends=True, fatigue=2), roll="shield " * 8,
    )  # fmt: skip
    f.do("empire", "activate equestrian_knights-1", *(["move f6"] if moved else []))
    f.do("empire", "attack undead_cavalry-1")
    while f.asked is not None and f.asked[1] != "act":
        f.do(f.asked[0], "decline")
    assert f.active == "legionnaires-1", "the activation of the knights is over"
    assert (f.at("equestrian_knights-1"), f.unit("equestrian_knights-1").order) == ("f6", None)
    assert f.left("undead_cavalry-1") == 3
    assert f.rule("empire", "activate equestrian_knights-1") is not None
    for hex_name in ("f5", "e6", "f7"):  # beside the knights, far from the legionnaires
        assert f.rule("empire", f"move {hex_name}") is not None


@pytest.mark.case("FC-K124")
@pytest.mark.rule("FC-18.18", "FC-18.9")
def test_a_town_does_not_protect_the_unit_that_attacks_from_it() -> None:
    f = Field(
        own("legionnaires", "f6", order="red", fatigue=2), foe(CAVALRY, "g6", defends=True), ground={"f6": "T"},
        roll="support panic full  hit hit",
    )  # fmt: skip
    f.fight("empire", "attack undead_cavalry-1")
    assert (f.left("undead_cavalry-1"), f.at("undead_cavalry-1")) == (2, "h6")
    assert f.left("legionnaires-1") == 2
