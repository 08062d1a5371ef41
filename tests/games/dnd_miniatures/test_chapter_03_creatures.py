"""Chapter 3: creatures and their cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dnd_miniatures.at_table import FAR, Field
from warhall.games.dnd_miniatures import GAME, dnd_miniatures
from warhall.games.dnd_miniatures.card_lines import Form
from warhall.games.dnd_miniatures.creatures import speed
from warhall.games.dnd_miniatures.state import ATTACK_USED, MOVE_USED, DndMiniatures
from warhall.kernel.dice import SeededDice


@pytest.mark.rule("DM-3.9", "DM-3.10", "DM-3.11", "DM-3.1", "DM-3.2", "DM-3.15")
def test_the_first_attack_is_a_melee_attack_and_alignments_are_keywords() -> None:
    for card in GAME.tables.cards:
        assert card.attacks[0].basic
        assert card.attacks[0].type is Form.MELEE
        assert ("Good" in card.keywords) == (card.alignment == "good")
        assert ("Evil" in card.keywords) == (card.alignment == "evil")
    sides = {card.size: side for card, side in zip(GAME.tables.cards, GAME.tables.side, strict=True)}
    assert sides == {"tiny": 1, "small": 1, "medium": 1, "large": 2, "huge": 3}


@pytest.mark.rule("DM-3.3")
def test_every_card_is_of_one_or_more_of_the_four_factions() -> None:
    colours = {faction.id: faction.colour for faction in GAME.tables.printed.factions}
    assert colours == {"borderlands": "red", "civilization": "blue", "underdark": "purple", "wild": "green"}
    for card in GAME.tables.cards:
        assert set(card.factions) <= set(colours)
    several = {"elf_warlock": 2}
    for faction, fits in (("wild", True), ("civilization", True), ("underdark", False)):
        army = {"faction": faction, "creatures": {"elf_warlock": 1}}
        found = GAME.draft(GAME, GAME.choose({"armies": [army, army]})).faults
        assert (found == ()) is fits, several


@pytest.mark.rule("DM-3.4", "DM-26.3")
@pytest.mark.parametrize(("card", "cost"), [("orc_raider", 8), ("human_sellsword", 24), ("hill_giant", 68)])
def test_the_cost_of_a_creature_counts_in_its_warband_and_is_scored_for_it(card: str, cost: int) -> None:
    army = {"faction": "borderlands", "creatures": {card: 1}}
    tally = GAME.draft(GAME, GAME.choose({"armies": [army, army]})).tally
    assert tally["warbands"][0]["points"] == cost
    f = Field(
        [("orc_chieftain", "azure", (5, 5)), (card, "ember", (6, 5), {"hp": 5}), FAR],
        active="orc_chieftain#1",
        faces=[15],
    )
    f.act(f"azure attack greataxe {card}#1")
    assert f.vp("azure") == cost


@pytest.mark.rule("DM-3.12", "DM-1.18")
def test_keywords_do_nothing_but_are_asked_for_by_others() -> None:
    """Two cards that differ in their keywords fight alike; only an attack that names the keyword tells them apart."""
    for undead, more in (("horde_zombie", 10), ("orc_raider", 0)):
        f = Field(
            [("cleric_of_pelor", "azure", (5, 5)), (undead, "ember", (6, 5), {"hp": 25}), FAR],
            active="cleric_of_pelor#1",
            faces=[15],
        )
        f.act("azure burst sun_burst")
        vulnerable = 5 if undead == "horde_zombie" else 0
        assert f.told("damaged")[0].amount == 10 + more + vulnerable


@pytest.mark.rule("DM-3.13", "DM-1.16")
@pytest.mark.parametrize(
    ("card", "power", "spent"),
    [("pat_human_fighter", "second_wind", MOVE_USED), ("halfling_paladin", "lay_on_hands", ATTACK_USED)],
)
def test_a_special_power_takes_the_action_that_it_names(card: str, power: str, spent: int) -> None:
    f = Field(
        [(card, "azure", (5, 5), {"hp": 10}), ("human_sellsword", "azure", (5, 6), {"hp": 20}), FAR], active=f"{card}#1"
    )
    f.act(f"azure use {card}#1 {power}")
    if f.ask == "power-target":
        f.act(f"azure target {card}#1")
    assert f.g.done == spent


@pytest.mark.rule("DM-3.13", "DM-23.3")
def test_a_special_power_that_names_no_action_takes_none() -> None:
    f = Field(
        [("elf_warlock", "azure", (5, 5)), ("orc_raider", "ember", (9, 5), {"hp": 5}), FAR],
        active="elf_warlock#1",
        faces=[19],
    )
    basic = GAME.tables.cards[GAME.tables.kind_of["elf_warlock"]].attacks[1].id
    f.act(f"azure attack {basic} orc_raider#1", "azure use elf_warlock#1 misty_step")
    f.act(f"azure {f.options()[0]}")
    assert f.at("elf_warlock#1") != (5, 5)
    assert not f.g.done & MOVE_USED


@pytest.mark.rule("DM-3.14")
def test_set_number_and_rarity_of_a_card_do_nothing_in_a_battle(tmp_path: Path) -> None:
    text = (GAME.folder / "content" / "creatures.yaml").read_text(encoding="utf-8")
    card = "- id: human_sellsword" + text.split("- id: human_sellsword")[1].split("\n- id: ")[0] + "\n"
    rare = card.replace("{code: ST, number: 1}", "{code: XX, number: 99}").replace("rarity: starter", "rarity: rare")
    assert rare != card
    about = 'id: rare\ngame: dnd_miniatures\nversion: "1"\ntitle: {en: Rare, ru: Редкие, uk: Рідкісні}\nauthor: Ada\n'
    (tmp_path / "pack.yaml").write_text(about, encoding="utf-8")
    (tmp_path / "creatures.yaml").write_text(rare, encoding="utf-8")
    army = {"faction": "borderlands", "creatures": {"human_sellsword": 2, "orc_raider": 2}}
    found = []
    for game in (GAME, dnd_miniatures(tmp_path)):
        g = game.begin({"armies": [army, army]}, SeededDice(3))
        for number in range(150):
            decision = g.decision
            if decision is None:
                break
            g.apply(decision.seat, decision.options[number % len(decision.options)])
        assert isinstance(g, DndMiniatures)
        found.append((g.round, g.hp, g.places, g.effects, g.vp, g.decision and g.decision.options))
    assert found[0] == found[1]


@pytest.mark.rule("DM-3.8")
def test_speed_is_never_below_zero_and_not_raised_by_being_slowed() -> None:
    slow = {"what": "bonus", "of": "speed", "n": -9, "source": "dragonborn_warlord.dragons_courage.power"}
    f = Field([("human_sellsword", "azure", (5, 5), {"effects": [slow]}), FAR])
    assert speed(f.g, 0) == 0
