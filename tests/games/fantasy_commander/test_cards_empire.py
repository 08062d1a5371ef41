"""The tactic cards of the Empire: what each one does."""

import pytest

from tests.games.fantasy_commander.field import Field, Piece, foe, own
from warhall.games.fantasy_commander import events

CAVALRY = "undead_cavalry"


def played(card: str, *pieces: Piece, **fields: object) -> Field:
    """The Empire plays a card for its effect."""
    deck = {"empire": {"deck": ["powerful_strikes", card]}}
    return Field(*pieces, sides=deck, **fields).do("empire", "effect")  # type: ignore[arg-type]


def rolls(f: Field) -> list[int]:
    """How many dice each roll had."""
    return [len(event.faces) for event in f.events(events.Rolled)]


def has(f: Field, unit: str, prop: str) -> bool:
    """Whether a unit has a property now."""
    return any(text.split()[0].split(":")[0] == prop for text in f.unit(unit).properties)


@pytest.mark.card("prayer_before_fight")
def test_prayer_refreshes_and_makes_brave_beside_a_hero() -> None:
    f = played(
        "prayer_before_fight", own("anna_dark", "f6", order="red", fatigue=1), own("legionnaires", "g6", fatigue=2),
        own("imperial_shooters", "h6", fatigue=1),
    )  # fmt: skip
    assert [f.unit(u).fatigue for u in ("anna_dark-1", "legionnaires-1", "imperial_shooters-1")] == [0, 1, 1]
    assert [has(f, u, "brave") for u in ("anna_dark-1", "legionnaires-1", "imperial_shooters-1")] == [True, True, False]
    f.do("empire", "pass")
    assert has(f, "anna_dark-1", "brave"), "it lasts to the end of the round"


@pytest.mark.card("reconnaissance_raid")
def test_reconnaissance_makes_a_fast_ranger_and_shows_two_cards_of_the_enemy() -> None:
    sides = {
        "empire": {"deck": ["reconnaissance_raid"]},
        "styx": {"deck": ["grave_call", "poison_cloud", "force_drain", "dark_plans"]},
    }
    f = Field(own("legionnaires", "c6", order="red"), ground={"d6": "F", "e6": "F"}, sides=sides).do("empire", "effect")
    assert f.view.sides[1].top == ["dark_plans", "force_drain"]
    f.do("empire", "move f6")
    assert f.at("legionnaires-1") == "f6"


@pytest.mark.card("breakthrough")
def test_breakthrough_gives_rush_and_persecution() -> None:
    f = played(
        "breakthrough", own("legionnaires", "f6", order="red"), foe(CAVALRY, "g6"), foe("imelstar", "i6"),
        roll="hit shield shield  shield shield shield",
    )  # fmt: skip
    f.do("empire", "attack undead_cavalry-1", "decline").do("styx", "decline")
    assert f.at("undead_cavalry-1") == "h6"
    f.do("empire", "advance")
    assert f.asked == ("empire", "pursue")
    f.do("empire", "pursue g6", "attack undead_cavalry-1", "decline")
    assert rolls(f) == [3, 3]


@pytest.mark.card("powerful_strikes")
def test_powerful_strikes_add_a_melee_die_for_this_activation() -> None:
    f = played("powerful_strikes", own("legionnaires", "f6", order="red"), foe(CAVALRY, "g6"), roll="shield " * 4)
    f.fight("empire", "attack undead_cavalry-1")
    assert rolls(f) == [4]


@pytest.mark.card("flanking_maneuver")
def test_a_flanking_maneuver_gives_a_hex_and_support() -> None:
    f = played("flanking_maneuver", own("legionnaires", "c6", order="red"), foe(CAVALRY, "g6"), roll="support " * 3)
    f.do("empire", "move f6").fight("empire", "attack undead_cavalry-1")
    assert f.unit("undead_cavalry-1").destroyed


@pytest.mark.card("deafening_volley")
def test_a_deafening_volley_adds_a_die_and_a_panic_to_a_shot() -> None:
    f = played("deafening_volley", own("imperial_shooters", "f6", order="red"), foe(CAVALRY, "h6"), roll="shield " * 4)
    f.fight("empire", "shoot undead_cavalry-1")
    assert rolls(f) == [4]
    assert f.at("undead_cavalry-1") == "i6"


@pytest.mark.card("counterblow_card")
def test_the_counterblow_card_lets_one_own_unit_strike_back_this_round() -> None:
    f = played(
        "counterblow_card", own("roland", "a11", order="red"), own("legionnaires", "g6"),
        foe(CAVALRY, "f6", order="red"), roll="shield shield panic  hit full",
    )  # fmt: skip
    f.do("empire", "target legionnaires-1", "pass").do("styx", "attack legionnaires-1", "decline")
    assert f.options("empire") == ["counter", "decline"]
    f.react(defence="counter")
    assert f.left("undead_cavalry-1") == 3, "two shields of the attacker"
    assert rolls(f) == [3, 2]


@pytest.mark.card("commanders_headquarters", "altar_of_healing_card", "watchtower_card", "palisade_card")
@pytest.mark.rule("FC-18.1", "FC-18.15")
@pytest.mark.parametrize(
    ("card", "terrain", "unique"),
    [
        ("commanders_headquarters", "q", True),
        ("altar_of_healing_card", "a", True),
        ("watchtower_card", "w", True),
        ("palisade_card", "p", False),
    ],
)
def test_terrain_cards_put_their_terrain_near_an_own_unit(card: str, terrain: str, unique: bool) -> None:  # noqa: FBT001
    f = played(card, own("legionnaires", "f6", order="red"), ground={"g6": "F"})
    assert f.rule("empire", "on g6") == "FC-13.12"
    assert f.rule("empire", "on c6") == "FC-13.12"
    f.do("empire", "on h6")
    assert f.view.terrain[5][7] == terrain
    assert (f.view.sides[0].laid, f.view.sides[0].discard) == (([card], []) if unique else ([], [card]))


@pytest.mark.card("jaeger_regiments")
@pytest.mark.parametrize(("unit", "works"), [("imperial_shooters", True), ("equestrian_knights", False)])
def test_jaeger_regiments_make_rangers_and_quick_shooters_of_infantry_only(unit: str, works: bool) -> None:  # noqa: FBT001
    f = played("jaeger_regiments", own(unit, "f6", order="red"))
    assert (has(f, f"{unit}-1", "ranger"), has(f, f"{unit}-1", "quick_shooter")) == (works, works)


@pytest.mark.card("healing_herbs")
def test_healing_herbs_restore_one_to_a_unit_free_of_contact_but_not_to_a_giant() -> None:
    f = played(
        "healing_herbs", own("roland", "f6", order="red", wounds=2), own("legionnaires", "h8", wounds=1),
        own("crusader", "c3", wounds=1), own("imperial_shooters", "j4", wounds=1), foe(CAVALRY, "k4"),
    )  # fmt: skip
    assert f.options("empire") == ["target roland-1", "target legionnaires-1", "target imperial_shooters_champion-1"]
    f.do("empire", "target roland-1")
    assert f.unit("roland-1").wounds == 1


@pytest.mark.card("signal_lights")
def test_signal_lights_turn_a_yellow_order_green() -> None:
    f = played("signal_lights", own("roland", "f6", order="red"), own("legionnaires", "h8", order="yellow"))
    f.do("empire", "target legionnaires-1")
    assert (f.unit("legionnaires-1").order, f.active) == ("green", "roland-1")


@pytest.mark.card("iron_march")
def test_the_iron_march_gives_a_hex_and_armour_for_the_round() -> None:
    f = played("iron_march", own("legionnaires", "c6", order="red"))
    f.do("empire", "move f6")
    assert f.at("legionnaires-1") == "f6"
    assert has(f, "legionnaires-1", "armour")


@pytest.mark.card("strong_onslaught")
def test_a_strong_onslaught_charges_with_two_dice_and_two_rerolls() -> None:
    f = played(
        "strong_onslaught", own("legionnaires", "e6", order="red"), foe(CAVALRY, "g6"),
        roll="shield shield shield shield hit  hit hit",
    )  # fmt: skip
    f.do("empire", "move f6").fight("empire", "attack undead_cavalry-1", reroll=["reroll shield", "reroll shield"])
    assert rolls(f) == [5]
    assert f.unit("undead_cavalry-1").destroyed


@pytest.mark.card("will_to_victory")
def test_the_will_to_victory_gives_fortitude_to_all_and_freshness_and_a_die_to_one() -> None:
    f = played(
        "will_to_victory", own("legionnaires", "f6", order="red", fatigue=2, wounds=3), own("imperial_shooters", "h8"),
        foe(CAVALRY, "g6"), roll="full full full shield",
    ).begin()  # fmt: skip
    assert f.unit("legionnaires-1").fatigue == 0
    assert (has(f, "imperial_shooters-1", "fortitude"), has(f, "legionnaires-1", "fortitude")) == (True, True)
    f.fight("empire", "attack undead_cavalry-1")
    assert rolls(f) == [4]
    assert f.unit("undead_cavalry-1").destroyed, "the full results of the last miniature count"


@pytest.mark.card("shield_wall")
def test_a_shield_wall_gives_infantry_a_defence_token_and_two_rerolls() -> None:
    f = played(
        "shield_wall", own("roland", "a11", order="red"), own("legionnaires", "g6", order="blue"),
        foe(CAVALRY, "f6", order="red"), roll="hit hit hit  panic panic  shield shield",
    )  # fmt: skip
    assert "target roland-1" not in f.options("empire")
    f.do("empire", "target legionnaires-1", "pass")
    assert (f.unit("legionnaires-1").defends, f.unit("legionnaires-1").order) == (True, "blue")
    f.fight("styx", "attack legionnaires-1", reroll=["reroll panic", "reroll panic"])
    assert f.left("legionnaires-1") == 3


@pytest.mark.card("blinding_light")
def test_blinding_light_takes_a_die_from_attack_and_shot_until_the_next_activation() -> None:
    f = played(
        "blinding_light", own("roland", "d6", order="red"), foe(CAVALRY, "g6", order="red"), foe("imelstar", "i6"),
        own("legionnaires", "h6"), roll="shield shield",
    )  # fmt: skip
    f.do("empire", "target undead_cavalry-1", "pass")
    assert f.unit("undead_cavalry-1").curses == ["blinding_light"]
    f.fight("styx", "attack legionnaires-1")
    assert rolls(f) == [2]
    assert f.unit("undead_cavalry-1").curses == []


@pytest.mark.card("blinding_light")
def test_blinding_light_works_on_shots() -> None:
    f = played(
        "blinding_light", own("roland", "d6", order="red"), foe("zombie_archers", "g6", order="red"), roll="hit hit"
    )
    f.do("empire", "pass").fight("styx", "shoot roland-1")
    assert rolls(f) == [2]


@pytest.mark.card("inquisitors_verdict")
def test_the_verdict_wounds_takes_vampirism_and_forbids_paying() -> None:
    sides = {"empire": {"deck": ["inquisitors_verdict"]}, "styx": {"reserve": {"green": 1}}}
    f = Field(own("roland", "d6", order="red"), foe("imelstar", "g6", order="red"), sides=sides)
    f.do("empire", "effect", "pass")
    assert f.unit("imelstar-1").wounds == 1
    assert not has(f, "imelstar-1", "vampirism")
    assert f.rule("styx", "pay 1") == "FC-13.5"


@pytest.mark.card("forced_march")
@pytest.mark.parametrize(("choice", "fatigue", "far"), [("choose 1", 2, True), ("choose 2", 0, False)])
def test_a_forced_march_tires_for_two_hexes_or_refreshes(choice: str, fatigue: int, far: bool) -> None:  # noqa: FBT001
    f = played("forced_march", own("legionnaires", "c6", order="red", fatigue=1)).do("empire", choice).begin()
    assert f.unit("legionnaires-1").fatigue == fatigue
    assert (f.rule("empire", "move g6") is None) is far
