"""Chapter 6: what is printed on cards, and that it is what counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeon_command.at_table import Field, Place
from tests.games.dungeon_command.card_table import own
from tests.games.dungeon_command.opening import packed, player
from warhall.games.dungeon_command import GAME
from warhall.games.dungeon_command.printed import Creature
from warhall.games.dungeon_command.statics import level
from warhall.kernel.errors import ContentError, OptionsError

CREATURES = GAME.tables.creatures
KNIGHT = ("hc_dragon_knight", "silver", (4, 3))


@pytest.mark.rule("DC-6.1")
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_card_is_known_by_its_name_says_what_it_does_and_has_a_symbol(language: str) -> None:
    library = GAME.library(language)
    for kind in ("creatures", "orders", "commanders"):
        names = [card["name"] for card in library[kind]]
        assert len(set(names)) == len(names)
    assert all(card["text"] for card in (*library["orders"], *library["commanders"]))
    for card in (*library["creatures"], *library["orders"]):
        assert set(card["copies"]) == {"gold", "silver"}
        assert sum(card["copies"].values()) >= 1


@pytest.mark.rule("DC-6.2")
def test_cards_with_the_same_name_are_copies_of_the_same_card() -> None:
    f = Field([("hc_dragon_knight", "gold", (3, 3)), KNIGHT], hands={"gold": ["hc_power_attack", "hc_power_attack"]})
    f.act("gold activate hc_dragon_knight#1")
    assert [text for text in f.options() if text.startswith("play ")] == ["play hc_power_attack hc_dragon_knight#1"]
    f.act("gold play hc_power_attack hc_dragon_knight#1").passing()
    assert (f.hand("gold"), f.discard("gold")) == (["hc_power_attack"], ["hc_power_attack"])
    with pytest.raises(OptionsError, match=r"DC-30\.3: too-many-copies"):
        GAME.begin(
            {
                "warbands": [
                    {
                        "creatures": {"hc_elf_archer": 4, "sl_drider": 4, "hc_war_wizard": 4},
                        "orders": {card.id: 5 for card in GAME.tables.orders[:6]},
                        "commander": "hc_valnar",
                        "tiles": "heart_of_cormyr",
                    }
                ]
                * 2
            },
            f.g.dice,
        )


@pytest.mark.rule("DC-6.3")
def test_what_a_creature_card_shows() -> None:
    cards = {card["id"]: card for card in GAME.library("en")["creatures"]}
    shown = ("level", "keywords", "hp", "abilities", "melee", "speed", "ranged", "traits")
    assert {field: cards["hc_copper_dragon"][field] for field in shown} == {
        "level": 6,
        "keywords": ("Good", "Dragon"),
        "hp": 120,
        "abilities": ("Str", "Int"),
        "melee": 30,
        "speed": 7,
        "ranged": {"damage": 20, "range": 5},
        "traits": ("flying",),
    }
    assert (cards["hc_dragon_knight"]["ranged"], cards["hc_dragon_knight"]["traits"]) == (None, ())
    assert [power["name"] for power in cards["hc_dwarf_cleric"]["powers"]] == ["Healing Touch"]


@pytest.mark.rule("DC-6.4")
@pytest.mark.parametrize(
    ("card", "level", "rule"), [("hc_dragon_knight", 5, None), ("hc_dwarven_defender", 2, "DC-15.3")]
)
def test_the_level_counts_for_orders_leadership_and_morale(card: str, level: int, rule: str | None) -> None:
    f = Field([(card, "gold", (3, 3)), KNIGHT], hands={"gold": ["hc_killing_strike"]}, turn={"active": f"{card}#1"})
    assert player(f, "gold").leadership_used == level
    assert f.rule(f"gold play hc_killing_strike {card}#1") == rule
    nearly = next(each.hp for each in CREATURES if each.id == card) - 10
    f = Field(
        [("sl_umber_hulk", "silver", (1, 3)), (card, "gold", (3, 3), {"damage": nearly})],
        turn={"seat": "silver", "active": "sl_umber_hulk#1"},
    )
    f.act(f"silver strike {card}#1").passing()
    assert f.morale("gold") == 10 - level


def changed(ident: str, old: str, new: str) -> str:
    """The creatures file with one line of one card replaced."""
    printed = (GAME.folder / "content" / "creatures.yaml").read_text(encoding="utf-8")
    before, after = printed.split(f"- id: {ident}\n")
    assert old in after
    return f"{before}- id: {ident}\n{after.replace(old, new, 1)}"


@pytest.mark.rule("DC-6.5")
def test_every_creature_has_a_keyword_and_orders_ask_for_it(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        packed(tmp_path, creatures=changed("sl_shadow_mastiff", "keywords: [Beast]", "keywords: []"))
    for card, rule in (("hc_elf_archer", None), ("sl_shadow_mastiff", "DC-15.7")):
        f = Field([(card, "gold", (3, 3))], hands={"gold": ["hc_healing_potion"]}, turn={"active": f"{card}#1"})
        assert f.rule(f"gold play hc_healing_potion {card}#1") == rule


@pytest.mark.rule("DC-6.6")
def test_every_creature_has_an_ability_or_more_of_the_six(tmp_path: Path) -> None:
    assert list(GAME.library("en")["abilities"].values()) == [
        "Strength",
        "Dexterity",
        "Constitution",
        "Intelligence",
        "Wisdom",
        "Charisma",
    ]
    for wrong in ("[]", "[Luck]", "[{Str: 3}]"):
        with pytest.raises(ContentError):
            packed(tmp_path, creatures=changed("hc_elf_archer", "abilities: [Dex]", f"abilities: {wrong}"))
    # A Dwarven Defender may play an order of Strength as well as a Dragon may.
    for card, rule in (("hc_dwarven_defender", None), ("hc_copper_dragon", None), ("hc_elf_archer", "DC-15.2")):
        f = Field(
            [(card, "gold", (2, 3)), ("hc_dragon_knight", "silver", (2, 2))],
            hands={"gold": ["hc_power_attack"]},
            turn={"active": f"{card}#1"},
        )
        assert f.rule(f"gold play hc_power_attack {card}#1") == rule


@pytest.mark.rule("DC-6.7")
@pytest.mark.parametrize(("x", "rule"), [(7, None), (8, "DC-21.2")])
def test_a_ranged_attack_has_a_damage_and_a_range(x: int, rule: str | None) -> None:
    f = Field(
        [("hc_half_orc_thug", "gold", (2, 5)), ("hc_dragon_knight", "silver", (x, 5))],
        turn={"active": "hc_half_orc_thug#1"},
    )
    assert f.rule("gold shoot hc_dragon_knight#1") == rule
    if rule is None:
        f.act("gold shoot hc_dragon_knight#1").passing()
        assert f.damage("hc_dragon_knight#1") == 20
    else:
        reason = f.refusal("gold shoot hc_dragon_knight#1")
        assert reason is not None
        assert (reason.args["distance"], reason.args["reach"]) == (6, 5)


@pytest.mark.rule("DC-6.7")
def test_only_some_creatures_have_a_ranged_attack() -> None:
    shooters = [each.id for each in CREATURES if each.ranged is not None]
    for card in CREATURES:
        f = Field([(card.id, "gold", (2, 5)), ("hc_dragon_knight", "silver", (6, 5))], turn={"active": f"{card.id}#1"})
        unit = "hc_dragon_knight#2" if card.id == "hc_dragon_knight" else "hc_dragon_knight#1"
        assert f.rule(f"gold shoot {unit}") == (None if card.id in shooters else "DC-19.5")
    assert len(shooters) == 7


@pytest.mark.rule("DC-6.8")
@pytest.mark.parametrize("card", CREATURES, ids=lambda card: card.id)
def test_every_creature_has_a_melee_damage(card: Creature) -> None:
    dragon: Place = (2 + card.size, 5)
    name = f"{card.id}#{2 if card.id == 'hc_copper_dragon' else 1}"
    f = Field([("hc_copper_dragon", "silver", dragon), (card.id, "gold", (2, 5))], turn={"active": name})
    f.act("gold strike hc_copper_dragon#1").passing()
    assert f.damage("hc_copper_dragon#1") == card.melee > 0


@pytest.mark.rule("DC-6.9")
@pytest.mark.parametrize("card", CREATURES, ids=lambda card: card.id)
def test_the_speed_is_the_number_of_squares_of_a_move(card: Creature) -> None:
    f = Field([(card.id, "gold", (0, 5))], turn={"active": f"{card.id}#1"})
    assert f.rule(f"gold move {f.square(card.speed, 5)}") is None
    further = f.square(card.speed + 1, 5) if card.speed < 10 else f.square(10, 11)
    assert f.rule(f"gold move {further}") is not None


@pytest.mark.rule("DC-6.10")
def test_what_an_order_card_shows() -> None:
    cards = {card["id"]: card for card in GAME.library("en")["orders"]}
    shown = ("level", "ability", "type")
    assert [
        tuple(cards[card][field] for field in shown) for card in ("hc_killing_strike", "sl_feint", "hc_recoil")
    ] == [
        (5, "Str", "standard"),
        (1, "Dex", "minor"),
        (1, None, "immediate"),
    ]
    text = [line["text"] for line in cards["sl_deep_wound"]["text"]]
    assert any("attach" in line.lower() for line in text)
    assert len(text) > len(cards["hc_killing_strike"]["text"])


@pytest.mark.rule("DC-6.11")
def test_attach_text_works_on_the_bearer_as_long_as_the_card_stays() -> None:
    f = Field(
        [
            ("hc_human_ranger", "gold", (3, 3), {"attached": ["silver sl_web"]}),
            ("hc_human_ranger", "gold", (9, 9)),
        ],
        hands={"gold": ["hc_saving_throw"]},
        turn={"active": "hc_human_ranger#1"},
    )
    assert f.rule(f"gold move {f.square(3, 5)}") == "DC-14.21"
    f.act("gold play hc_saving_throw hc_human_ranger#1").passing()
    assert f.rule(f"gold move {f.square(3, 5)}") is None
    assert f.discard("silver") == ["sl_web"]


@pytest.mark.rule("DC-6.12")
def test_a_card_overrules_the_book() -> None:
    # An attack is a standard action of an untapped creature, unless a card makes it a minor one.
    f = Field(
        [("sl_drow_house_guard", "gold", (3, 3), {"tapped": True}), KNIGHT],
        hands={"gold": ["sl_quick_jab"]},
        turn={"active": "sl_drow_house_guard#1"},
    )
    assert f.rule("gold strike hc_dragon_knight#1") == "DC-17.4"
    f.act("gold play sl_quick_jab sl_drow_house_guard#1").passing()
    assert f.damage("hc_dragon_knight#1") == 20
    # A creature is deployed in the start zone, unless its card names another place.
    f = Field(
        [("hc_elf_archer", "gold", (0, 11))],
        marks={(0, 0): "1", (6, 6): "b"},
        seats={"gold": {"creature_hand": ["hc_war_wizard", "hc_human_ranger"]}},
        turn={"phase": "deploy"},
    )
    assert f.rule("gold deploy hc_human_ranger g7") == "DC-5.6"
    assert f.rule("gold deploy hc_war_wizard g7") is None


@pytest.mark.rule("DC-6.13")
def test_what_forbids_beats_what_allows() -> None:
    f = Field(
        [("hc_human_ranger", "gold", (3, 3), {"attached": ["silver sl_web"]})],
        hands={"gold": ["sl_secret_passage", "hc_into_the_fray"]},
        seats={"gold": {"commander": "hc_valnar"}},
        turn={"active": "hc_human_ranger#1"},
    )
    f.act("gold play sl_secret_passage hc_human_ranger#1").passing()
    assert f.rule(f"gold move {f.square(3, 5)}") == "DC-14.21"
    for place in ((3, 4), (3, 5)):
        assert f.rule(f"gold sprint {f.square(*place)}") == "DC-14.21"
    assert f.rule("gold play hc_into_the_fray hc_human_ranger#1") == "DC-14.21"


@pytest.mark.rule("DC-6.11", "DC-15.10")
def test_two_cards_that_add_to_the_same_number_add_up() -> None:
    for count in range(3):
        f = Field([own("hc_human_ranger", attached=["gold hc_level_up"] * count)])
        assert f.hit_points("hc_human_ranger#1") == 40 + 20 * count
        assert level(f.g, 0) == 2 + count
