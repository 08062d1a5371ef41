"""What is printed on every card: type, cost, time, duration and kind; the values and symbols of every monster."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at
from warhall.games.dungeoneer import GAME

FACES = """
fd_distraction boon 1 response instant skill 2
fd_forlorn_magic boon 2 feats permanent spell 1
fd_desert_lore boon 2 feats permanent skill 1
fd_dune_runner boon 3 feats permanent skill 1
fd_weapon_mastery boon 3 feats permanent skill 1
fd_dragon_lore boon 2 feats permanent skill 1
fd_parry boon 1 response instant skill 1
fd_mirage_step boon 2 response instant spell 1
fd_healing_prayer boon 2 feats instant blessing 1
fd_second_wind boon 1 any instant skill 1
fd_sand_sight boon 1 feats permanent spell 1
fd_suns_blessing boon 2 any instant blessing 1
fd_battle_fury boon 2 feats permanent skill 1
fd_scroll_of_power treasure 2 any permanent scroll 1
fd_belt_pouch treasure 1 feats permanent pouch 1
fd_healing_potion treasure 2 any permanent potion 2
fd_haste_potion treasure 1 feats permanent potion 1
fd_dragonscale treasure 4 feats permanent armour 1
fd_bronze_helm treasure 2 feats permanent helmet 1
fd_drakan_scimitar treasure 2 feats permanent weapon 1
fd_dragonbane_spear treasure 3 feats permanent weapon 1
fd_storm_staff treasure 3 feats permanent staff 1
fd_wind_sandals treasure 3 feats permanent boots 1
fd_eldritch_ring treasure 2 feats permanent ring 1
fd_warding_amulet treasure 3 feats permanent amulet 1
fd_scroll_of_warp treasure X feats permanent scroll 1
fd_rope treasure 1 feats permanent tool 1
fd_naphtha treasure 1 feats attachment oil 1
fd_dragon_fear bane 3 villainy permanent curse 1
fd_dragon_nip bane 1 villainy attachment herb 1
fd_sandstorm bane 3 villainy instant weather 1
fd_shifting_sands bane 2 villainy instant weather 1
fd_thirst bane 2 villainy permanent affliction 1
fd_mirage bane 2 villainy instant illusion 1
fd_quicksand bane 2 villainy permanent affliction 1
fd_rust bane 3 villainy instant curse 1
fd_ill_omen bane 1 any instant curse 1
fd_drain_glory bane X villainy instant curse 1
fd_giant_antlion encounter 3 villainy monster vermin 1
fd_sand_dragon encounter 5 villainy monster dragon 1
fd_trog_mage encounter 2 villainy monster troglodyte 1
fd_trog_warrior encounter 2 villainy monster troglodyte 2
fd_necrodragon encounter 6 villainy monster dragon 1
fd_fire_drake encounter 4 villainy monster dragon 1
fd_dragonling encounter 1 villainy monster dragon 2
fd_dune_wyrm encounter 4 villainy monster dragon 1
fd_basilisk encounter 3 villainy monster beast 1
fd_scorpions encounter 2 villainy monster vermin 1
fd_dust_devil encounter 2 villainy monster elemental 1
fd_brigand encounter 2 villainy monster humanoid 1
fd_harpy encounter 3 villainy monster beast 1
fd_overlord_guard encounter 3 villainy monster humanoid 1
fd_antlion_trap encounter 2 villainy instant trap 1
fd_poison_darts encounter 1 villainy instant trap 1
fd_sinkhole encounter 2 villainy instant trap 1
fd_flame_rune encounter 3 villainy instant trap 1
tl_blessings_nakari boon 2 feats instant blessing 1
tl_create_darkness boon 2 response instant spell 1
tl_lockpicking boon 1 feats permanent skill 1
tl_undead_lore boon 2 feats permanent skill 1
tl_turn_undead boon 2 response instant blessing 1
tl_iron_will boon 2 feats permanent skill 1
tl_boot_ala_hazad treasure 2 feats permanent boots 1
tl_silver_mace treasure 3 feats permanent weapon 1
tl_bone_wand treasure 2 feats permanent wand 1
tl_reliquary treasure 2 feats permanent pouch 1
tl_shroud treasure 2 feats permanent cloak 1
tl_holy_water treasure 1 any permanent potion 1
tl_scroll_recall treasure 1 any permanent scroll 1
tl_spiked_chain treasure 1 feats attachment oil 1
tl_undead_awakening bane 2 villainy instant curse 1
tl_grave_chill bane 2 villainy permanent affliction 1
tl_bone_plating bane 1 villainy attachment curse 1
tl_drain_level bane 5 villainy instant curse 1
tl_cave_in bane 3 villainy instant disaster 1
tl_forget bane 2 villainy instant curse 1
tl_skeleton encounter 1 villainy monster undead 2
tl_zombie encounter 1 villainy monster undead 1
tl_ghost encounter 3 villainy monster undead 1
tl_crypt_thing encounter 2 villainy monster vermin 1
tl_wight encounter 4 villainy monster undead 1
tl_bone_dragon encounter 5 villainy monster dragon 1
tl_crossbow_trap encounter 1 villainy instant trap 1
tl_falling_block encounter 3 villainy instant trap 1
tl_soul_snare encounter 2 villainy instant trap 1
"""
"""Card, type, cost, time, duration, kind, copies."""

MONSTERS = [
    ("fd_giant_antlion", 3, 2, (3, 0, 2), "melee"),
    ("fd_sand_dragon", 5, 3, (4, 3, 3), "melee magic"),
    ("fd_trog_mage", 2, 1, (1, 3, 1), "magic"),
    ("fd_trog_warrior", 2, 1, (3, 0, 2), "melee"),
    ("fd_necrodragon", 6, 4, (4, 5, 2), "melee magic"),
    ("fd_fire_drake", 4, 2, (3, 3, 3), "melee magic"),
    ("fd_dragonling", 1, 1, (2, 1, 2), "melee speed"),
    ("fd_dune_wyrm", 4, 3, (4, 1, 1), "melee"),
    ("fd_basilisk", 3, 2, (2, 4, 1), "magic"),
    ("fd_scorpions", 2, 1, (2, 0, 3), "speed"),
    ("fd_dust_devil", 2, 1, (1, 2, 4), "speed"),
    ("fd_brigand", 2, 2, (2, 0, 3), "melee speed"),
    ("fd_harpy", 3, 2, (2, 2, 3), "melee speed"),
    ("fd_overlord_guard", 3, 2, (4, 1, 2), "melee"),
    ("tl_skeleton", 1, 1, (2, 0, 2), "melee"),
    ("tl_zombie", 1, 2, (2, 0, 0), "melee"),
    ("tl_ghost", 3, 1, (2, 4, 3), "magic speed"),
    ("tl_crypt_thing", 2, 2, (3, 0, 3), "melee"),
    ("tl_wight", 4, 2, (4, 3, 2), "melee magic"),
    ("tl_bone_dragon", 5, 3, (5, 2, 3), "melee"),
]
"""Card, cost, health, values, forms with a round symbol."""
FORMS = ("melee", "magic", "speed")
PRIESTESS = (1, 2, 4)


@pytest.mark.rule("DG-1.15", "DG-1.16")
def test_every_card_is_printed_as_listed() -> None:
    printed = [
        f"{card.id} {card.type.value} {card.cost} {card.time.value} {card.duration.value} {card.kind} {card.copies}"
        for card in GAME.tables.printed.adventures
    ]
    assert printed == FACES.split("\n")[1:-1]


def attacked(card: str, form: int, value: int, *faces: int) -> AtTable:
    """Red's monster attacks ember, a priestess in the desert, who ties and may challenge."""
    gap = value - PRIESTESS[form]
    t = at(
        f"""
        seats:
          azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, hand: [{card}]}}
          ember: {{hero: fd_priestess, at: fd_salt_flats, peril: 9, ap: 1, saved: true}}
        map: {{fd_caravan_gate: "0:0", fd_salt_flats: "1:0"}}
        turn: {{phase: villainy}}
        """,
        1 + max(0, -gap),
        1 + max(0, gap),
        *faces,
    ).act("azure", f"play {card}")
    if t.asked[1] == "monster-form":
        t.act("azure", f"form {FORMS[form]}")
    return t.act("azure", "end")


@pytest.mark.card(*(row[0] for row in MONSTERS))
@pytest.mark.rule("DG-10.3", "DG-10.4", "DG-10.9", "DG-5.14")
@pytest.mark.parametrize(("card", "cost", "health", "values", "rounds"), MONSTERS, ids=[row[0] for row in MONSTERS])
def test_a_monster_costs_attacks_and_counters_as_printed(
    card: str, cost: int, health: int, values: tuple[int, int, int], rounds: str
) -> None:
    forms = [FORMS.index(form) for form in rounds.split()]
    for form in forms:
        t = attacked(card, form, values[form])
        assert t.of("ember").peril == 9 - cost
        face = 1 + max(0, PRIESTESS[form] - values[form])
        assert t.events("battle-rolled")[0] == f"battle-rolled {card} {FORMS[form]} {face} {face + values[form]}"
        assert t.view().fights[0].attacks[0].health == health
        assert t.asked == ("ember", "challenge")
    for form, value in enumerate(values):
        t = attacked(card, forms[0], values[forms[0]], 1, 1).act("ember", f"challenge {card}", f"form {FORMS[form]}")
        assert t.events("battle-rolled")[3] == f"battle-rolled {card} {FORMS[form]} 1 {1 + value}"


@pytest.mark.card(*(row[0] for row in MONSTERS))
@pytest.mark.rule("DG-10.3", "DG-11.3")
@pytest.mark.parametrize(("card", "rounds"), [(row[0], row[4].split()) for row in MONSTERS])
def test_a_monster_may_attack_only_in_forms_with_a_round_symbol(card: str, rounds: list[str]) -> None:
    t = at(
        f"""
        seats:
          azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, hand: [{card}]}}
          ember: {{hero: fd_priestess, at: fd_salt_flats, peril: 9}}
        map: {{fd_caravan_gate: "0:0", fd_salt_flats: "1:0"}}
        turn: {{phase: villainy}}
        """
    ).act("azure", f"play {card}")
    if len(rounds) > 1:
        assert t.options("form") == rounds
    else:
        assert t.view().fights[0].attacks[0].form == rounds[0]
