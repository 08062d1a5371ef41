"""Chapter 15: playing order cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeon_command.at_table import Field
from tests.games.dungeon_command.card_table import active, foe, own, played, refused
from tests.games.dungeon_command.opening import packed, player, table
from warhall.games.dungeon_command import GAME

CLERIC = ("hc_dwarf_cleric", "silver", (11, 11), {"damage": 10})
"""A creature of the other player that can always answer: it may heal itself."""


@pytest.mark.rule("DC-15.1")
def test_an_order_is_played_from_hand_on_an_own_creature_that_carries_it_out() -> None:
    f = Field(
        [
            ("hc_dragon_knight", "gold", (3, 3)),
            ("hc_half_orc_thug", "gold", (9, 3)),
            ("sl_drider", "silver", (4, 3)),
            CLERIC,
        ],
        hands={"gold": ["hc_power_attack"]},
        seats={"gold": {"deck": ["hc_daring_attack"], "discard": ["hc_cleave"]}},
        turn={"active": "hc_dragon_knight#1"},
    )
    for elsewhere in ("hc_daring_attack", "hc_cleave"):
        reason = f.refusal(f"gold play {elsewhere} hc_dragon_knight#1")
        assert reason is not None
        assert (reason.rule, reason.message) == ("DC-15.1", "not-in-hand")
    assert f.rule("gold play hc_power_attack sl_drider#1") == "DC-8.7"
    f.act("gold play hc_power_attack hc_dragon_knight#1")
    assert (f.hand("gold"), table(f).stack[0].unit) == ([], "hc_dragon_knight#1")
    assert (f.tapped("hc_dragon_knight#1"), f.tapped("hc_half_orc_thug#1")) == (True, False)
    f.passing()
    assert f.damage("sl_drider#1") == 60


@pytest.mark.rule("DC-15.5")
def test_any_needs_no_ability_but_the_level(tmp_path: Path) -> None:
    printed = (GAME.folder / "content" / "orders.yaml").read_text(encoding="utf-8")
    before, after = printed.split("- id: sl_sacrifice\n")
    game = packed(tmp_path, orders=f"{before}- id: sl_sacrifice\n{after.replace('level: 1', 'level: 4', 1)}")
    for card, rule in (
        ("hc_war_wizard", None),
        ("hc_dragon_knight", None),
        ("sl_drow_assassin", None),
        ("hc_dwarf_cleric", "DC-15.3"),
        ("hc_elf_archer", "DC-15.3"),
    ):
        f = Field(
            [(card, "gold", (3, 3)), ("sl_drider", "silver", (4, 3))],
            hands={"gold": ["sl_sacrifice", "hc_cleave"]},
            turn={"active": f"{card}#1"},
            game=game,
        )
        assert f.rule(f"gold play sl_sacrifice {card}#1") == rule


@pytest.mark.rule("DC-15.6")
def test_any_number_of_orders_may_be_played_on_one_creature() -> None:
    hand = ["hc_cleave", "hc_heroic_surge", "hc_level_up", "hc_power_attack", "hc_power_attack", "sl_feint"]
    f = Field(
        [("hc_half_orc_thug", "gold", (3, 3)), ("sl_drider", "silver", (4, 3))],
        hands={"gold": hand},
        turn={"active": "hc_half_orc_thug#1"},
    )
    for card in ("hc_level_up", "sl_feint", "hc_power_attack", "hc_heroic_surge", "hc_cleave", "hc_power_attack"):
        f.act(f"gold play {card} hc_half_orc_thug#1").passing()
    assert (f.hand("gold"), f.damage("sl_drider#1"), f.tapped("sl_drider#1")) == ([], 80, True)
    assert sorted(f.attached("hc_half_orc_thug#1")) == ["hc_cleave", "hc_level_up"]
    assert f.rule("gold strike sl_drider#1") == "DC-17.4"


@pytest.mark.rule("DC-15.11")
def test_a_removed_card_goes_to_the_discard_pile_of_its_owner() -> None:
    cards = {"attached": ["silver sl_web", "gold sl_web", "silver sl_faerie_fire"]}
    f = Field(
        [("hc_elf_archer", "gold", (3, 3), cards), ("hc_dwarf_cleric", "gold", (3, 4))],
        hands={"gold": ["hc_saving_throw"]},
        turn={"active": "hc_elf_archer#1"},
    )
    # By the action that the card names, and by other effects.
    f.act("gold play hc_saving_throw hc_elf_archer#1", "gold remove sl_faerie_fire silver").passing()
    assert (f.discard("gold"), f.discard("silver")) == (["hc_saving_throw"], ["sl_faerie_fire"])
    f.act("gold use hc_elf_archer#1 tear_web").passing()
    assert (f.tapped("hc_elf_archer#1"), f.attached("hc_elf_archer#1")) == (True, ["sl_web"])
    f.act("gold use hc_dwarf_cleric#1 healing_touch", "gold target hc_elf_archer#1", "gold choose 2").passing()
    assert f.attached("hc_elf_archer#1") == []
    assert sorted(f.discard("gold") + f.discard("silver")) == ["hc_saving_throw", "sl_faerie_fire", "sl_web", "sl_web"]
    assert (f.discard("gold").count("sl_web"), f.discard("silver").count("sl_web")) == (1, 1)


@pytest.mark.rule("DC-15.13")
def test_the_discard_pile_is_never_shuffled_into_the_deck() -> None:
    f = Field(
        [("sl_drow_priestess", "gold", (3, 3)), ("sl_drider", "silver", (10, 10))],
        hands={"gold": ["sl_scheme"]},
        seats={"gold": {"deck": [], "discard": ["hc_cleave", "sl_web"]}},
        turn={"phase": "refresh"},
    )
    assert (f.ask, f.hand("gold")) == ("activate", ["sl_scheme"])
    f.act("gold activate sl_drow_priestess#1", "gold play sl_scheme sl_drow_priestess#1").passing()
    assert (f.hand("gold"), player(f, "gold").deck_count) == ([], 0)
    assert player(f, "gold").discard == ["sl_scheme", "hc_cleave", "sl_web"]


@pytest.mark.rule("DC-15.10", "DC-15.15", "DC-22.3")
def test_a_card_on_an_enemy_goes_to_the_discard_pile_of_whoever_played_it() -> None:
    f = Field(
        [
            ("sl_drow_wizard", "gold", (3, 3)),
            ("hc_dragon_knight", "gold", (6, 3)),
            ("hc_human_ranger", "silver", (7, 3), {"damage": 10}),
            ("sl_umber_hulk", "silver", (9, 9)),
        ],
        hands={"gold": ["sl_faerie_fire"]},
        turn={"active": "sl_drow_wizard#1"},
    )
    f.act("gold play sl_faerie_fire sl_drow_wizard#1")
    assert f.ask == "target"
    f.act("gold target hc_human_ranger#1").passing()
    assert (f.attached("hc_human_ranger#1"), f.discard("gold"), f.discard("silver")) == (["sl_faerie_fire"], [], [])
    f.act("gold end-activation").passing().act("gold activate hc_dragon_knight#1", "gold strike hc_human_ranger#1")
    f.passing()
    assert (f.is_gone("hc_human_ranger#1"), f.discard("gold"), f.discard("silver")) == (True, ["sl_faerie_fire"], [])


@pytest.mark.rule("DC-9.9", "DC-29.6")
def test_a_creature_is_no_enemy_of_itself() -> None:
    f = Field(
        [own("sl_drow_wizard"), foe("hc_human_ranger", (6, 3)), foe("hc_elf_archer", (3, 6))],
        hands={"gold": ["sl_faerie_fire"]},
        turn={"active": "sl_drow_wizard#1"},
    )
    f.act("gold play sl_faerie_fire sl_drow_wizard#1")
    assert sorted(f.options()) == ["target hc_elf_archer#1", "target hc_human_ranger#1"]
    assert f.rule("gold target sl_drow_wizard#1") == "DC-9.9"


@pytest.mark.rule("DC-15.12")
def test_copies_of_an_attached_card_add_up() -> None:
    lit = foe("hc_dwarf_cleric", attached=["gold sl_faerie_fire"] * 2)
    f = active(own("sl_drow_house_guard"), lit).act("gold strike hc_dwarf_cleric#1").passing()
    assert f.damage("hc_dwarf_cleric#1") == 40, "20 and twice 10"
    cleaver = own("hc_dragon_knight", attached=["gold hc_cleave"] * 2)
    f = active(cleaver, foe("sl_demonweb_spider"), foe("sl_drider", (3, 4)))
    f.act("gold strike sl_demonweb_spider#1")
    for _ in range(2):
        f.passing(until="use-on").act("gold accept")
    assert f.passing().damage("sl_drider#1") == 40, "each Cleave strikes once"
    for cards, rule in ((1, "DC-15.3"), (2, None)):
        sneak = own("hc_halfling_sneak", attached=["gold hc_level_up"] * cards)
        assert refused("sl_shadowy_ambush", sneak, foe("sl_drider", (8, 8))) == rule


@pytest.mark.rule("DC-15.15", "DC-22.6")
def test_a_removed_card_without_which_a_creature_dies_can_end_the_game() -> None:
    ranger = own("hc_human_ranger", damage=50, attached=["gold hc_level_up"])
    rest = [own("hc_elf_archer", (9, 9)), foe("sl_drider", (0, 9))]
    f = played("hc_saving_throw", ranger, *rest, seats={"gold": {"morale": 2}}).passing(until="act activate")
    assert (f.is_gone("hc_human_ranger#1"), f.morale("gold"), f.winners) == (True, 0, ("silver",))


@pytest.mark.rule("DC-15.12", "DC-6.11")
def test_a_keyword_that_a_card_gives_counts_for_blocks_and_commanders() -> None:
    defender = foe("hc_dwarven_defender", (5, 3))
    for cards, damage in (([], 20), (["silver hc_level_up"], 10)):
        f = active(own("sl_drow_house_guard"), foe("hc_dwarven_defender", attached=cards), defender)
        f.act("gold strike hc_dwarven_defender#1").passing()
        assert f.damage("hc_dwarven_defender#1") == damage, "Shield Block is for Adventurers"
    for cards, rule in (([], "DC-18.13"), (["gold hc_level_up"], None)):
        f = active(own("hc_elf_archer", attached=cards), seats={"gold": {"commander": "hc_valnar"}})
        assert f.rule("gold sprint d9") == rule


@pytest.mark.rule("DC-15.12")
def test_a_second_copy_of_a_card_is_attached_beside_the_first() -> None:
    f = active(own("sl_drow_wizard"), foe("hc_dwarf_cleric", (7, 3)), hand=["sl_faerie_fire"] * 2)
    for _ in range(2):
        f.act("gold play sl_faerie_fire sl_drow_wizard#1").passing()
    assert f.attached("hc_dwarf_cleric#1") == ["sl_faerie_fire"] * 2
