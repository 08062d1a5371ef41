"""The list of cards against a second list, written from the printed cards; and every card has a test of what it does.

Here: what is printed around the text of a card. Not here: what cards do (`test_cards_...`).
"""

from __future__ import annotations

import re
from pathlib import Path

from warhall.games.dungeon_command import GAME

CREATURES = """
hc_copper_dragon     6 120 Str/Int     30 20/5   7 2 1+0 flying  Good Dragon
hc_dragon_knight     5 120 Str/Con     40 -      5 1 0+1 -       Good Humanoid Human Adventurer
hc_earth_guardian    4  90 Str         30 -      6 2 1+0 burrow  Elemental Earth
hc_war_wizard        4  60 Int         10 30/10  6 1 0+1 -       Humanoid Human Adventurer
hc_dwarf_cleric      3  60 Str/Con/Wis 20 -      5 1 1+0 -       Good Humanoid Dwarf Adventurer
hc_half_orc_thug     3  50 Str/Dex     20 20/5   6 1 0+1 -       Humanoid Half-Orc Adventurer
hc_human_ranger      2  40 Str/Dex     10 -      7 1 0+1 -       Humanoid Human Adventurer
hc_dwarven_defender  2  40 Str/Con     20 -      5 1 1+1 -       Humanoid Dwarf
hc_elf_archer        1  10 Dex         10 10/10  7 1 1+1 -       Humanoid Elf
hc_halfling_sneak    1  20 Dex         10 -      6 1 1+0 -       Humanoid Halfling Adventurer
sl_umber_hulk        5 100 Str/Dex     30 -      6 2 1+0 burrow  Aberrant
sl_drider            4 100 Dex         20 -     10 2 1+0 scuttle Aberrant Drow Spider
sl_drow_assassin     4  80 Dex         20 20/5   6 1 0+1 -       Evil Humanoid Drow
sl_shadow_mastiff    4  80 Dex         20 -      8 1 0+1 -       Beast
sl_drow_blademaster  3  60 Dex         20 -      6 1 0+1 -       Humanoid Drow Adventurer
sl_drow_priestess    3  60 Dex/Wis     20 -      6 1 1+0 -       Evil Humanoid Drow
sl_giant_spider      3  60 Dex         20 -      7 1 0+1 scuttle Beast Spider
sl_drow_wizard       2  30 Dex/Int     10 20/10  6 1 1+0 -       Humanoid Drow Adventurer
sl_drow_house_guard  2  40 Dex         20 10/5   6 1 1+1 -       Humanoid Drow
sl_demonweb_spider   1  20 Dex         10 -      7 1 1+1 scuttle Beast Spider
"""
"""Level, hit points, abilities, melee, ranged damage and range, speed, size, copies by symbol, traits, keywords."""
ORDERS = """
hc_arcane_ritual         2 Int minor     0+1 -          -
hc_battle_ready          4 Str standard  1+0 -          -
hc_behind_enemy_lines    1 Any minor     1+0 -          -
hc_blast_of_force        2 Int standard  1+0 -          -
hc_cleave                2 Str minor     1+0 -          -
hc_daring_attack         3 Str standard  1+1 -          -
hc_defend_ally           1 Str immediate 1+1 -          -
hc_disrupting_attack     2 Str standard  1+1 -          -
hc_fireball              3 Int standard  0+1 -          -
hc_forceful_strike       3 Str standard  1+0 -          -
hc_healing_potion        1 Any minor     0+1 Humanoid   -
hc_heroic_surge          1 Any minor     1+1 Adventurer -
hc_intercept             1 Str immediate 1+1 -          -
hc_into_the_fray         1 Any minor     1+1 -          -
hc_invigorating_smash    4 Str standard  1+0 -          -
hc_killing_strike        5 Str standard  0+1 -          -
hc_level_up              1 Any minor     0+1 Humanoid   -
hc_open_portal           4 Int minor     0+1 -          -
hc_power_attack          1 Str standard  1+1 -          -
hc_quick_shot            1 Dex minor     1+1 -          -
hc_recoil                1 Any immediate 1+0 -          -
hc_saving_throw          1 Any minor     0+1 -          -
hc_seize_the_opportunity 2 Str immediate 1+1 -          -
hc_shield                2 Int immediate 1+1 -          -
hc_shove_aside           1 Str minor     1+1 -          -
sl_close_call            3 Dex immediate 1+1 -          -
sl_deep_wound            1 Dex standard  1+1 -          -
sl_faerie_fire           2 Int minor     1+1 -          Drow
sl_feint                 1 Dex minor     0+1 -          -
sl_fire_trap             2 Dex minor     1+0 Humanoid   -
sl_lolths_blessing       3 Wis standard  1+0 Evil       -
sl_near_miss             2 Dex immediate 1+1 -          -
sl_parry                 2 Dex immediate 1+1 -          -
sl_piercing_strike       1 Dex standard  1+1 -          -
sl_quick_jab             1 Dex minor     1+1 -          -
sl_riposte               2 Dex immediate 1+1 -          -
sl_sacrifice             1 Any standard  0+1 -          -
sl_scheme                2 Wis standard  2+0 -          -
sl_secret_passage        1 Any minor     0+1 -          -
sl_shadowy_ambush        3 Dex standard  1+1 -          -
sl_sneak_attack          6 Dex standard  0+1 -          -
sl_spring_attack         2 Dex standard  1+1 -          -
sl_stalk                 1 Dex minor     1+1 -          -
sl_stealth               2 Dex standard  0+1 -          -
sl_uncanny_dodge         2 Dex immediate 1+1 -          -
sl_vial_of_poison        2 Dex standard  1+0 Humanoid   -
sl_web                   1 Int minor     1+1 -          Spider
"""
"""Level, ability, type, copies by symbol, required keywords, affinity."""
COMMANDERS = """
hc_valnar     4 3 14 7
hc_rhynseera  6 3 12 7
sl_aliszandra 5 4 13 7
sl_kalteros   4 3 12 9
"""
"""Order hand, creature hand, Morale, Leadership."""


def lines(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


def test_every_creature_card_has_the_printed_values() -> None:
    found = []
    for card in GAME.tables.creatures:
        ranged = "-" if card.ranged is None else f"{card.ranged.damage}/{card.ranged.range}"
        numbers = (card.level, card.hp, "/".join(card.abilities), card.melee, ranged, card.speed, card.size)
        copies = f"{card.copies.gold}+{card.copies.silver}"
        found.append([card.id, *map(str, numbers), copies, ",".join(card.traits) or "-", *card.keywords])
    assert found == lines(CREATURES)


def test_every_order_card_has_the_printed_values() -> None:
    found = []
    for card in GAME.tables.orders:
        copies = f"{card.copies.gold}+{card.copies.silver}"
        wants = (",".join(card.requires) or "-", ",".join(card.affinity) or "-")
        found.append([card.id, str(card.level), card.ability or "Any", card.type, copies, *wants])
    assert found == lines(ORDERS)


def test_every_commander_card_has_the_printed_values() -> None:
    found = [
        [card.id, *map(str, (card.order_hand, card.creature_hand, card.morale, card.leadership))]
        for card in GAME.tables.commanders
    ]
    assert found == lines(COMMANDERS)


def test_every_card_has_a_test_of_what_it_does() -> None:
    named: set[str] = set()
    for file in Path(__file__).parent.glob("test_cards_*.py"):
        for mark in re.findall(r"@pytest\.mark\.card\(([^)]*)\)", file.read_text(encoding="utf-8")):
            named.update(re.findall(r'"([^"]+)"', mark))
    assert named == set(GAME.cards)
