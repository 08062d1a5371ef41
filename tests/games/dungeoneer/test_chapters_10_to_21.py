"""The rules of chapters 10 to 21 that no worked case proves: battles, threats, quests, sets, variants, the end."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross, start
from warhall.games.dungeoneer import GAME
from warhall.games.dungeoneer.effects.on_heroes import change_ap
from warhall.games.dungeoneer.places import walks
from warhall.games.dungeoneer.special import spend
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel import position
from warhall.kernel.dice import SeededDice

VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-10.10")
def test_a_fallen_hero_starts_no_battle_but_counterattacks() -> None:
    t = cross("ap: 2, fallen: true", "")
    assert t.refused("azure", "attack ember") == ("DG-10.10", "fallen")
    t = cross("ap: 1", "fallen: true", 1, 6).act("azure", "attack ember", "form melee")
    assert t.of("azure").health == 5


@pytest.mark.rule("DG-11.25")
def test_wounds_between_heroes_are_not_rewarded() -> None:
    t = cross("ap: 1", "", 6, 1).act("azure", "attack ember", "form melee")
    assert (t.of("ember").health, t.of("azure").glory, t.of("ember").peril) == (5, 0, 0)
    assert t.asked == ("azure", "feats")


@pytest.mark.rule("DG-11.31", "DG-21.2", "DG-21.3")
def test_a_monsters_owner_who_is_defeated_ends_the_battle() -> None:
    t = cross(
        "health: 1, peril: 2, glory: 2, hand: [fd_dragonling, fd_rust], inventory: [fd_rope], quests: [fd_q_blood]",
        "peril: 1, ap: 1, saved: true",
        3, 2, 6, 1,
        jade="peril: 1",
        turn=VILLAINY,
    )  # fmt: skip
    t.act("azure", "play fd_dragonling", "on ember", "form melee", "end").act(
        "ember", "challenge-hero azure", "form melee"
    )
    azure = t.of("azure")
    assert (azure.alive, azure.glory, azure.peril, azure.quests, azure.hand_count) == (False, 0, 0, [], 0)
    assert (t.view().active, t.view().fights, t.of("ember").glory) == ("ember", [], 0)
    assert t.discarded == ["fd_dragonling", "fd_rope", "fd_rust"]


@pytest.mark.rule("DG-11.31", "DG-11.23")
def test_heroes_still_get_their_glory_when_the_owner_falls() -> None:
    t = cross(
        "health: 1, hand: [fd_brigand]", "peril: 2, ap: 1, saved: true", 1, 6, 6, 1, jade="glory: 0", turn=VILLAINY
    )
    t.act("azure", "play fd_brigand", "form melee", "end").act("ember", "challenge-hero azure", "form melee")
    assert (t.of("azure").alive, t.of("ember").glory) == (False, 1)


@pytest.mark.rule("DG-12.1")
def test_a_threat_has_no_response_and_no_challenge() -> None:
    t = cross("ap: 2", "", 1).act("azure", "move s")
    assert t.asked == ("azure", "feats")
    assert t.of("azure").health == 5


@pytest.mark.rule("DG-14.22", "DG-21.2")
def test_a_token_stays_where_its_holder_fell() -> None:
    t = cross(
        "hand: [fd_giant_antlion]",
        "health: 1, peril: 3, at: fd_salt_flats, quests: [fd_q_princess]",
        6, 1,
        jade="glory: 0",
        turn=VILLAINY,
        more="tokens: {fd_q_princess: ember}",
    )  # fmt: skip
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "pass")
    assert not t.of("ember").alive
    assert t.place("fd_salt_flats").tokens == ["fd_q_princess"]


@pytest.mark.rule("DG-16.5")
def test_standing_up_gets_a_hero_out_of_a_pit() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 3}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_sinking_track: "0:1"}
        """,
        1,
    )
    t.act("azure", "move n")
    assert t.of("azure").fallen
    t.act("azure", "stand", "move s")
    assert (t.of("azure").place, t.of("azure").ap) == ("fd_caravan_gate", 0)


@pytest.mark.rule("DG-17.6", "DG-12.5")
def test_several_heroes_are_taken_clockwise_with_the_active_player_last() -> None:
    t = cross("hand: [fd_poison_darts]", "peril: 1", 6, 6, 6, jade="glory: 0", turn=VILLAINY)
    t.act("azure", "play fd_poison_darts", "end")
    assert [line.split()[1] for line in t.events("test-rolled")] == ["ember", "jade", "azure"]


@pytest.mark.rule("DG-19.10", "DG-19.5")
def test_with_two_entrances_each_player_chooses_where_to_start() -> None:
    t = start({"sets": "all"})
    first = t.view().first
    assert t.asked == (first, "entrance")
    assert t.options() == ["entrance fd_caravan_gate", "entrance tl_vestibule"]
    t.act(first, "entrance tl_vestibule")
    assert (t.of(first).place, t.of(first).glory, t.of(first).peril) == ("tl_vestibule", 1, 1)
    planes = [place.plane for place in t.view().places]
    assert (planes.count("surface"), planes.count("dungeon")) == (5, 5)


@pytest.mark.rule("DG-19.12")
def test_several_portals_lead_to_one_entrance() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: tl_vestibule, ap: 1}
          ember: {hero: tl_kron, at: tl_vestibule}
        sets: [fd, tl]
        map: {fd_caravan_gate: "0:0", fd_necrotower: "0:1", fd_dragon_graveyard: "0:2", tl_vestibule: "0:0"}
        portals: {fd_necrotower: tl_vestibule, fd_dragon_graveyard: tl_vestibule}
        """
    )
    assert set(t.options("portal")) == {"fd_necrotower", "fd_dragon_graveyard"}
    assert t.refused("azure", "portal fd_caravan_gate") == ("DG-15.15", "no-portal")


@pytest.mark.rule("DG-20.19")
def test_with_two_planes_both_entrances_are_laid_first() -> None:
    t = start({"sets": "all", "no_blank_spots": True, "players": 3})
    assert [place.id for place in t.view().places] == ["fd_caravan_gate", "tl_vestibule"]
    assert t.asked[1] == "lay"


@pytest.mark.rule("DG-20.20", "DG-20.2")
def test_a_quest_whose_location_could_not_be_laid_is_replaced() -> None:
    text = """
position:
  seats:
    azure: {hero: fd_dragonslayer, at: fd_caravan_gate, quests: [fd_q_queen], tiles: [fd_antlion_nest]}
    ember: {hero: fd_barbarian, at: fd_caravan_gate, quests: [fd_q_blood]}
  variants: [no_blank_spots]
  quest_deck: [fd_q_sun]
  map: {fd_caravan_gate: "0:0"}
  turn: {phase: ending, moved: true}
agenda: [[building.map_done], [turn.next_turn]]
"""
    state = position.read(GAME, text, SeededDice(1))
    assert isinstance(state, Dungeoneer)
    t = AtTable(state)
    assert (t.of("azure").quests, t.of("ember").quests, t.view().aside) == (
        ["fd_q_sun"],
        ["fd_q_blood"],
        ["fd_antlion_nest"],
    )


@pytest.mark.rule("DG-20.24")
def test_the_point_for_lying_down_does_not_stand_a_hero_up_or_move_him() -> None:
    t = cross("ap: 0", "", more="variants: [limited_movement]\nlocations: {surface: [fd_salt_lake, fd_oracle_oasis]}")
    t.act("azure", "lie-down")
    assert t.asked == ("azure", "spend-lying")
    assert set(t.options()) == {"attack ember", "explore"}
    assert t.refused("azure", "stand") == ("DG-20.24", "not-with-this-ap")
    t.act("azure", "explore", "place 0:2 0")
    assert (t.of("azure").ap, t.of("azure").fallen) == (0, True)


@pytest.mark.rule("DG-21.6")
def test_play_goes_on_when_the_decks_are_empty() -> None:
    t = cross("ap: 0", "at: fd_salt_flats", turn="phase: ending, moved: true")
    for seat in ("ember", "azure", "ember"):
        t.act(seat, "end", "end", "decline")
    assert not t.over
    assert t.view().round == 3


@pytest.mark.rule("DG-14.3", "DG-15.4")
@pytest.mark.parametrize(("quests", "need"), [("", 5), ("quests: [fd_q_curse]", 6)])
def test_an_influence_makes_the_exits_harder(quests: str, need: int) -> None:
    t = at(
        f"""
        seats:
          azure: {{hero: fd_dragonslayer, at: fd_ashen_road, ap: 2, {quests}}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "0:1", fd_ashen_road: "0:0", fd_salt_flats: "-1:0"}}
        """,
        *(6, 6),
    )
    t.act("azure", "move n")
    assert t.events("test-rolled") == [f"test-rolled azure melee 6 9 {need} yes"]


@pytest.mark.rule("DG-15.10")
@pytest.mark.parametrize(("die", "health"), [(2, 6), (1, 5)])
def test_a_trap_exit_hurts_only_whose_total_is_below_the_number(die: int, health: int) -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_ashen_road, ap: 2}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ashen_road: "0:0", fd_salt_flats: "-1:0"}
        """,
        die,
    )
    t.act("azure", "move w")
    assert (t.of("azure").health, t.of("azure").place) == (health, "fd_salt_flats")


@pytest.mark.rule("DG-8.5", "DG-7.5")
def test_who_has_moved_gets_no_points_for_staying_where_he_went() -> None:
    t = cross("ap: 1").act("azure", "move w")
    points = t.of("azure").glory, t.of("azure").peril
    t.act("azure", "end")
    assert (t.of("azure").glory, t.of("azure").peril) == points


@pytest.mark.rule("DG-20.16")
def test_only_spikes_are_dodged_and_only_by_who_stands() -> None:
    text = """
        variants: [dodging_spikes]
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 3, inventory: [fd_scroll_of_warp]FALLEN}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_sinking_track: "0:1", fd_bone_road: "0:-1"}
        cards: {fd_scroll_of_warp: {x: 1}}
        """
    t = at(text.replace("FALLEN", ""), 6).act("azure", "move n", "pass")
    assert t.events("test-rolled") == ["test-rolled azure speed 6 9 5 yes"]
    t = at(text.replace("FALLEN", ", fallen: true"), 6).act("azure", "use fd_scroll_of_warp", "warp fd_bone_road")
    assert t.events("test-rolled") == ["test-rolled azure speed 6 9 5 yes"]
    t = at(text.replace("FALLEN", ""), 6).act("azure", "use fd_scroll_of_warp", "warp fd_bone_road")
    assert t.asked == ("azure", "dodge")


@pytest.mark.rule("DG-7.8")
def test_who_has_exactly_the_glory_that_an_offer_costs_is_asked() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 3, glory: 1, health: 2}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_oracle_oasis: "0:1"}
        turn: {visited: [fd_oracle_oasis]}
        """
    ).act("azure", "move n")
    assert t.asked == ("azure", "accept")
    t.act("azure", "accept")
    assert (t.of("azure").glory, t.of("azure").health) == (0, 3)


@pytest.mark.rule("DG-15.13", "DG-18.4")
def test_a_passage_whose_other_end_is_not_laid_leads_nowhere() -> None:
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_ravaged_wastes}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_ravaged_wastes: "0:1"MORE}
        """
    for more, near in (("", 1), (', fd_ruins_of_anrak: "5:5"', 2)):
        g = at(text.replace("MORE", more)).state
        assert len(walks(g, g.place[0])) == near


@pytest.mark.rule("DG-18.15", "DG-18.7")
def test_a_card_is_shifted_to_another_cell_that_leaves_the_map_whole() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_shifting_sands]}
          ember: {hero: fd_barbarian, at: fd_oracle_oasis, peril: 2}
        map: {fd_caravan_gate: "0:0", fd_salt_flats: "1:0", fd_oracle_oasis: "1:1"}
        turn: {phase: villainy}
        """
    )
    t.act("azure", "play fd_shifting_sands", "shift fd_salt_flats")
    assert t.refused("azure", "place 1:0 0") == ("DG-18.15", "same-cell")
    assert t.refused("azure", "place -1:0 0") == ("DG-18.7", "cuts-off")
    assert t.allowed("azure", "place 0:1 0")


@pytest.mark.rule("DG-8.3", "DG-2.4")
def test_what_lies_under_a_treasure_is_not_discarded_by_itself() -> None:
    t = cross("hand: [fd_rope], inventory: [fd_storm_staff]", more="cards: {fd_naphtha: {under: fd_storm_staff}}")
    t.act("azure", "end")
    assert t.asked == ("azure", "discard")
    assert t.refused("azure", "discard fd_naphtha") == ("DG-8.3", "not-to-be-discarded")


@pytest.mark.rule("DG-18.3", "DG-9.4")
def test_tests_for_standing_up_are_forgotten_when_the_hero_stands() -> None:
    t = cross("ap: 2, fallen: true, stand_tests: [5]", "", 6).act("azure", "stand")
    assert not t.of("azure").fallen
    assert "stand_tests" not in t.written["seats"]["azure"]


@pytest.mark.rule("DG-17.2", "DG-7.10")
@pytest.mark.card("tl_lorel")
@pytest.mark.parametrize(("card", "left"), [("fd_forlorn_magic", 2), ("fd_sand_sight", 2), ("fd_desert_lore", 1)])
def test_quick_spell_makes_spells_cheaper_and_nothing_else(card: str, left: int) -> None:
    """The spells cost 2 and 1, but never less than 1; the skill costs 2."""
    t = cross(f"hero: tl_lorel, glory: 3, hand: [{card}]", more="sets: [fd, tl]").act("azure", f"play {card}")
    assert t.of("azure").glory == left


@pytest.mark.rule("DG-11.33", "DG-11.16")
def test_only_who_is_attacked_himself_evades_by_a_warp() -> None:
    """Ember challenges azure's monster: azure defends it, but has no attack on his own hero to leave."""
    t = cross(
        "glory: 3, hand: [fd_giant_antlion, fd_mirage_step]",
        "peril: 3, ap: 1, saved: true",
        1,
        1,
        6,
        1,
        turn="phase: villainy",
    )
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "challenge fd_giant_antlion", "form melee")
    assert len(t.events("compared")) == 2, "he was not asked for a response"


@pytest.mark.rule("DG-14.29", "DG-14.3")
def test_the_influence_of_a_common_quest_works_on_everybody() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_ashen_road, ap: 2}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ashen_road: "0:0", fd_salt_flats: "-1:0"}
        common: [fd_q_curse]
        """,
        6,
    )
    t.act("azure", "move w")
    assert t.events("test-rolled") == ["test-rolled azure speed 6 9 6 yes"]


@pytest.mark.rule("DG-16.7", "DG-17.8")
@pytest.mark.parametrize(("ap", "left"), [(1, 0), (2, 0), (3, 1)])
def test_the_salt_lake_takes_an_ap_from_who_has_one(ap: int, left: int) -> None:
    t = at(
        f"""
        seats:
          azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, ap: {ap}}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "0:0", fd_salt_lake: "0:1"}}
        """
    ).act("azure", "move n")
    assert t.of("azure").ap == left


@pytest.mark.rule("DG-17.8", "DG-1.6")
def test_a_value_is_never_below_zero() -> None:
    t = cross("", turn="phase: feats, changes: [{who: azure, stat: magic, n: -5}, {who: azure, stat: melee, n: -2}]")
    assert (t.of("azure").magic, t.of("azure").melee) == (0, 1)


@pytest.mark.rule("DG-14.5", "DG-14.6")
@pytest.mark.parametrize(
    ("inventory", "allowed"),
    [
        ("fd_weapon_mastery", False),
        ("fd_rope", False),
        ("fd_weapon_mastery, fd_rope", True),
        ("fd_rope, fd_bronze_helm", True),
    ],
)
def test_a_sacrifice_must_be_there_in_full(inventory: str, allowed: bool) -> None:  # noqa: FBT001
    """The vow asks for a boon and a treasure, or for two treasures."""
    t = at(
        f"""
        seats:
          azure: {{hero: fd_barbarian, at: fd_drakan_village, quests: [fd_q_vow], inventory: [{inventory}]}}
          ember: {{hero: fd_dragonslayer, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "0:1", fd_drakan_village: "0:0"}}
        """
    )
    assert t.allowed("azure", "try fd_q_vow") is allowed


@pytest.mark.rule("DG-14.33", "DG-2.11")
def test_a_sacrifice_that_lowers_a_limit_costs_what_is_above_it_too() -> None:
    """With the pouch the barbarian holds four treasures; once it is given only two."""
    t = at(
        """
        seats:
          azure:
            hero: fd_barbarian
            at: fd_drakan_village
            quests: [fd_q_vow]
            inventory: [fd_belt_pouch, fd_rope, fd_bronze_helm, fd_wind_sandals, fd_weapon_mastery]
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_drakan_village: "0:0"}
        """
    ).act("azure", "try fd_q_vow", "choose 1", "discard fd_weapon_mastery", "discard fd_belt_pouch")
    assert t.of("azure").completed == []
    t.act("azure", "discard fd_rope")
    assert (t.inventory("azure"), t.of("azure").completed) == (["fd_bronze_helm", "fd_wind_sandals"], ["fd_q_vow"])


@pytest.mark.rule("DG-14.16", "DG-14.21")
def test_a_token_is_delivered_only_in_the_second_location_of_its_quest() -> None:
    t = cross("quests: [fd_q_princess]", more="tokens: {fd_q_princess: azure}")
    assert t.refused("azure", "deliver fd_q_princess")[0] == "DG-14.16"


@pytest.mark.rule("DG-14.28", "DG-14.20")
def test_a_token_that_another_gave_up_in_this_turn_may_be_picked_up() -> None:
    t = cross("ap: 1, at: fd_salt_flats", "quests: [fd_q_princess]", more="tokens: {fd_q_princess: ember}")
    t.act("azure", "move w").act("ember", "give-up fd_q_princess")
    while t.asked[0] == "ember":
        t.act("ember", "pass")
    t.act("azure", "pick-up fd_q_princess")
    assert t.of("azure").escorts == ["fd_q_princess"]


@pytest.mark.rule("DG-2.13")
def test_a_treasure_comes_into_play_with_all_its_charges() -> None:
    t = cross("glory: 2, hand: [fd_eldritch_ring]").act("azure", "play fd_eldritch_ring")
    assert t.of("azure").inventory[0].charges == 3


@pytest.mark.rule("DG-9.14", "DG-17.8")
def test_ap_won_in_anothers_turn_and_spent_there_are_not_lost_once_more() -> None:
    g = cross("", "").state
    change_ap(g, 1, 2, "DG-9.14")
    spend(g, 1, 2)
    change_ap(g, 1, 1, "DG-9.14")
    assert (g.ap[1], g.extra[1]) == (1, 1)


@pytest.mark.rule("DG-18.6", "DG-2.17")
@pytest.mark.card("fd_scroll_of_warp")
def test_a_scroll_of_passage_leads_no_farther_than_its_x() -> None:
    t = cross("at: fd_salt_flats, inventory: [fd_scroll_of_warp]", more="cards: {fd_scroll_of_warp: {x: 1}}")
    t.act("azure", "use fd_scroll_of_warp")
    assert set(t.options("warp")) == {"fd_salt_flats", "fd_caravan_gate"}
    assert t.refused("azure", "warp fd_bone_road") == ("DG-18.4", "too-far")


@pytest.mark.rule("DG-11.12")
@pytest.mark.card("tl_kron")
def test_vengeance_makes_the_wounded_avenger_attack_harder_in_this_turn() -> None:
    t = cross(
        "hand: [fd_giant_antlion]", "hero: tl_kron, peril: 3", 6, 1, turn="phase: villainy", more="sets: [fd, tl]"
    )
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.of("ember").health == 5
    changes = [(each["who"], each["stat"], each["n"], each["for"]) for each in t.written["turn"]["changes"]]
    assert changes == [("ember", "melee", 1, "attack")]


@pytest.mark.rule("DG-9.11")
def test_a_roll_is_made_twice_at_most() -> None:
    t = at(
        """
        seats:
          azure:
            hero: fd_arcanist
            at: fd_ruins_of_anrak
            glory: 2
            inventory: [fd_eldritch_ring]
            quests: [fd_q_curse]
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ruins_of_anrak: "0:0"}
        """,
        *(1, 6),
    )
    t.act("azure", "try fd_q_curse")
    assert t.options()[2:] == ["use fd_eldritch_ring", "use-skill"]
    t.act("azure", "use fd_eldritch_ring")
    assert t.of("azure").completed == ["fd_q_curse"], "the skill is not offered any more, and the better die counts"


WARPING = """
    seats:
      azure: {hero: fd_dragonslayer, at: fd_caravan_gate, ap: 3, inventory: [fd_scroll_of_warp]}
      ember: {hero: fd_barbarian, at: fd_caravan_gate}
    map: {fd_caravan_gate: "0:0", fd_bone_road: "0:-1"}
    cards: {fd_scroll_of_warp: {x: 1}}
    """


@pytest.mark.rule("DG-16.3", "DG-9.7")
def test_who_leaves_in_the_moment_of_entering_does_not_meet_the_spikes() -> None:
    t = at(WARPING, 1).act("azure", "move s")
    assert t.asked == ("azure", "entry")
    t.act("azure", "use fd_scroll_of_warp", "warp fd_caravan_gate")
    assert t.events("test-rolled") == []


@pytest.mark.rule("DG-9.3")
def test_what_is_for_the_own_feats_is_not_used_in_those_of_another() -> None:
    t = cross(
        "ap: 1, at: fd_salt_flats",
        "quests: [fd_q_princess], inventory: [fd_scroll_of_warp]",
        more="tokens: {fd_q_princess: ember}\ncards: {fd_scroll_of_warp: {x: 1}}",
    ).act("azure", "move w")
    assert t.asked[0] == "ember"
    assert t.refused("ember", "use fd_scroll_of_warp") == ("DG-9.3", "only-in-own-feats")


@pytest.mark.rule("DG-9.11")
@pytest.mark.parametrize("faces", [(1, 6), (6, 1)])
def test_of_two_dice_of_a_roll_the_better_one_counts(faces: tuple[int, int]) -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_arcanist, at: fd_ruins_of_anrak, glory: 2, quests: [fd_q_curse]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ruins_of_anrak: "0:0"}
        """,
        *faces,
    )
    t.act("azure", "try fd_q_curse", "use-skill")
    assert t.of("azure").completed == ["fd_q_curse"]


@pytest.mark.rule("DG-2.5", "DG-11.28")
def test_a_monster_that_is_discarded_has_no_wounds_any_more() -> None:
    t = cross("lair: [fd_giant_antlion]", more="cards: {fd_giant_antlion: {wounds: 1}}").act("azure", "end")
    t.act("azure", "discard fd_giant_antlion")
    assert "cards" not in t.written


@pytest.mark.rule("DG-14.21", "DG-14.16")
def test_the_token_of_an_escort_that_is_completed_leaves_the_game() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: PLACE, quests: [fd_q_princess]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", PLACE: "0:0"}
        tokens: {fd_q_princess: azure}
        """.replace("PLACE", "fd_brigands_lair")
    ).act("azure", "deliver fd_q_princess")
    assert (t.of("azure").completed, t.of("azure").escorts) == (["fd_q_princess"], [])
    assert "tokens" not in t.written
