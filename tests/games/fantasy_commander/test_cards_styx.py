"""The tactic cards of Styx: what each one does."""

import pytest

from tests.games.fantasy_commander.field import Field, Piece, foe, own
from warhall.games.fantasy_commander import events

CAVALRY = "undead_cavalry"


def played(card: str, *pieces: Piece, **fields: object) -> Field:
    """Styx plays a card for its effect."""
    deck = {"styx": {"deck": ["claws_of_darkness", card]}}
    return Field(*pieces, sides=deck, turn="styx", **fields).do("styx", "effect")  # type: ignore[arg-type]


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled)]


def has(f: Field, unit: str, prop: str) -> bool:
    """Whether a unit has a property now."""
    return any(text.split()[0].split(":")[0] == prop for text in f.unit(unit).properties)


@pytest.mark.card("terrifying_attack")
def test_a_terrifying_attack_adds_a_panic_and_a_reroll() -> None:
    f = played(
        "terrifying_attack", foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6", fatigue=2),
        roll="shield shield shield  panic",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1", reroll="reroll shield")
    assert f.at("legionnaires-1") == "i6"


@pytest.mark.card("unstoppable_undead")
def test_the_unstoppable_are_survivable_this_round_and_fresh() -> None:
    f = played(
        "unstoppable_undead", foe(CAVALRY, "f6", order="red", fatigue=2), own("roland", "g6", order="red"),
        roll="hit hit hit hit",
    )  # fmt: skip
    assert f.unit("undead_cavalry-1").fatigue == 1
    f.do("styx", "pass").fight("empire", "attack undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 1


@pytest.mark.card("abyss_scream")
def test_the_scream_of_the_abyss_panics_an_enemy_within_two_hexes() -> None:
    f = played(
        "abyss_scream", foe(CAVALRY, "f6", order="red"), own("legionnaires", "h6", order="blue"), own("roland", "i8"),
    )  # fmt: skip
    assert f.at("legionnaires-1") == "i6"
    assert f.unit("legionnaires-1").order is None
    assert f.unit("legionnaires-1").curses == ["abyss_scream"]
    assert f.at("roland-1") == "i8"


@pytest.mark.card("on_the_wings_of_death")
def test_the_wings_of_death_carry_a_unit_one_hex_farther_over_everything() -> None:
    f = played("on_the_wings_of_death", foe("zombie_warriors", "c6", order="red"), ground={"d6": "R", "e6": "~"})
    f.do("styx", "move f6")
    assert f.at("zombie_warriors-1") == "f6"


@pytest.mark.card("crushing_blow")
def test_a_crushing_blow_rushes_and_dominates() -> None:
    f = played(
        "crushing_blow", foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6", fatigue=2),
        roll="support hit shield",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert (f.left("legionnaires-1"), f.at("legionnaires-1")) == (2, "h6")


@pytest.mark.card("regeneration_card")
def test_the_regeneration_card_restores_one() -> None:
    f = played("regeneration_card", foe("zombie_warriors", "c6", order="red", wounds=3))
    assert f.left("zombie_warriors-1") == 3


@pytest.mark.card("frightening_shadows")
def test_frightening_shadows_forbid_an_enemy_to_defend_this_round() -> None:
    f = played(
        "frightening_shadows", foe(CAVALRY, "f6", order="red"), own("legionnaires", "g6", order="blue", fatigue=2),
        roll="shield shield shield",
    )  # fmt: skip
    f.do("styx", "attack legionnaires-1", "decline")
    assert rolls(f) == [3]
    assert f.active == "legionnaires-1"
    assert f.rule("empire", "defend") == "FC-13.5"


@pytest.mark.card("claws_of_darkness")
def test_claws_of_darkness_add_a_melee_die() -> None:
    f = played("claws_of_darkness", foe(CAVALRY, "f6", order="red"), own("roland", "g6"), roll="shield " * 4)
    f.fight("styx", "attack roland-1")
    assert rolls(f) == [4]


@pytest.mark.card("necromancer_ritual")
def test_the_ritual_summons_recruits_beside_a_hero() -> None:
    f = played("necromancer_ritual", foe("imelstar", "f6", order="red")).do("styx", "choose 1")
    assert sorted(f.options("styx")) == ["on e6", "on f5", "on f7", "on g5", "on g6", "on g7"]
    f.do("styx", "on g6")
    assert (f.at("zombie_recruits-1"), f.unit("zombie_recruits-1").order) == ("g6", None)


@pytest.mark.card("necromancer_ritual")
def test_or_the_ritual_restores_two_to_the_resurgent() -> None:
    f = played(
        "necromancer_ritual", foe("imelstar", "f6", order="red", wounds=2), foe("zombie_warriors", "g6", wounds=3),
        alone=True,
    )  # fmt: skip
    f.do("styx", "choose 2")
    assert (f.left("zombie_warriors-1"), f.unit("imelstar-1").wounds) == (4, 2)


@pytest.mark.card("poison_cloud")
def test_the_poison_cloud_forces_a_token_on_an_enemy_within_three_hexes() -> None:
    f = played("poison_cloud", foe(CAVALRY, "f6", order="red"), own("legionnaires", "i6"), own("roland", "j8"))
    assert (f.unit("legionnaires-1").fatigue, f.unit("roland-1").fatigue) == (1, 0)


@pytest.mark.card("incorporeal")
def test_the_incorporeal_ignore_a_hit_this_round_and_are_rangers_now() -> None:
    f = played(
        "incorporeal", foe(CAVALRY, "f6", order="red"), own("roland", "h6", order="red"), ground={"e6": "F", "d6": "H"},
        roll="hit hit shield shield",
    )  # fmt: skip
    assert f.rule("styx", "move c6") is None
    f.do("styx", "pass").do("empire", "move g6").fight("empire", "attack undead_cavalry-1")
    assert f.left("undead_cavalry-1") == 2


@pytest.mark.card("dark_plans")
def test_dark_plans_cost_the_enemy_an_order_and_arrange_two_own_cards() -> None:
    sides = {
        "styx": {"deck": ["poison_cloud", "grave_call", "dark_plans"]},
        "empire": {"reserve": {"red": 1, "blue": 1}},
    }
    f = Field(foe(CAVALRY, "f6", order="red"), sides=sides, turn="styx", roll="hit").do("styx", "effect")
    assert f.view.sides[0].reserve == [1, 0, 0, 0]
    f.do("styx", "put poison_cloud")
    assert f.view.sides[1].top[0] == "poison_cloud"


@pytest.mark.card("force_drain")
def test_force_drain_takes_a_die_and_refreshes_the_activated() -> None:
    f = played(
        "force_drain", foe(CAVALRY, "f6", order="red", fatigue=2), own("roland", "g6", order="red"), roll="shield " * 3
    )
    assert f.unit("undead_cavalry-1").fatigue == 1
    f.do("styx", "pass").fight("empire", "attack undead_cavalry-1")
    assert rolls(f) == [3]


@pytest.mark.card("cursed_lands_card", "open_graves_card", "chained_coffins_card", "black_altar_card")
@pytest.mark.parametrize(
    ("card", "terrain", "unique"),
    [
        ("cursed_lands_card", "c", True),
        ("open_graves_card", "g", False),
        ("chained_coffins_card", "k", True),
        ("black_altar_card", "x", True),
    ],
)
def test_terrain_cards_put_their_terrain_near_an_own_unit(card: str, terrain: str, unique: bool) -> None:  # noqa: FBT001
    f = played(card, foe("zombie_warriors", "f6", order="red"), points=["g6"])
    assert f.rule("styx", "on g6") == "FC-13.12"
    assert f.rule("styx", "on j6") == "FC-13.12"
    f.do("styx", "on h6")
    assert f.view.terrain[5][7] == terrain
    assert (f.view.sides[1].laid, f.view.sides[1].discard) == (([card], []) if unique else ([], [card]))


@pytest.mark.card("soul_harvest")
def test_a_soul_harvest_drinks_and_raises() -> None:
    f = played(
        "soul_harvest", foe(CAVALRY, "f6", order="red", wounds=1), own("legionnaires", "g6", wounds=3, fatigue=2),
        roll="hit hit shield",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1", vampirism="use", necromancy="use")
    assert f.left("undead_cavalry-1") == 3
    assert f.at("zombie_recruits-1") == "g6"


@pytest.mark.card("plague_mark")
def test_the_plague_mark_forbids_running_and_takes_courage() -> None:
    f = played("plague_mark", foe(CAVALRY, "f6", order="red"), own("legionnaires_veteran", "i6", order="red"))
    assert not has(f, "legionnaires_veteran-1", "brave")
    f.do("styx", "pass")
    assert f.rule("empire", "run l6") == "FC-13.5"
    assert f.rule("empire", "move k6") is None


@pytest.mark.card("grave_call")
def test_the_call_of_the_grave_turns_a_yellow_order_green() -> None:
    f = played("grave_call", foe(CAVALRY, "f6", order="red"), foe("zombie_warriors", "h8", order="yellow"))
    assert f.unit("zombie_warriors-1").order == "green"


@pytest.mark.card("shambling_tide")
def test_the_shambling_tide_goes_a_hex_farther_with_support() -> None:
    f = played(
        "shambling_tide", foe("zombie_warriors", "c6", order="red"), own("legionnaires", "g6", fatigue=2),
        roll="support support support",
    )  # fmt: skip
    f.do("styx", "move f6").fight("styx", "attack legionnaires-1")
    assert f.left("legionnaires-1") == 1
