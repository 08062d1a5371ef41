"""Rules read closely: corners of many chapters that the worked cases leave out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeoneer.at_table import NAME, at, cross, packed, start
from tests.games.dungeoneer.test_cards_glory import hit
from tests.games.dungeoneer.test_cases_quests import here
from warhall.kernel.verbs import words_of
from warhall.kernel.words import Name

VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-2.17")
def test_x_may_be_as_high_as_the_pool_however_high_that_is() -> None:
    t = cross("hand: [fd_drain_glory]", "peril: 250, glory: 300", turn=VILLAINY).act("azure", "play fd_drain_glory")
    t.act("azure", "on ember")
    assert len(t.options("x")) == 100
    assert t.refused("azure", "x 251") == ("DG-2.17", "x-too-high")
    assert t.refusal("azure", "x 251").args["most"] == 250
    t.act("azure", "x 200")
    assert (t.of("ember").peril, t.of("ember").glory) == (50, 100)


@pytest.mark.rule("DG-1.10")
def test_a_loss_beyond_the_pool_takes_what_there_is() -> None:
    t = cross("hand: [fd_drain_glory]", "peril: 4, glory: 3", turn=VILLAINY).act("azure", "play fd_drain_glory")
    assert t.act("azure", "on ember", "x 4").of("ember").glory == 0


@pytest.mark.rule("DG-5.13")
def test_a_hero_who_left_before_the_attack_test_is_not_attacked_though_he_came_back() -> None:
    hand = "hand: [fd_mirage_step], inventory: [tl_scroll_recall]"
    t = hit("fd_giant_antlion", "melee", ember=f"glory: 2, {hand}").act(
        "ember", "play fd_mirage_step", "warp fd_dune_path"
    )
    assert t.asked == ("ember", "battle")
    t.act("ember", "use tl_scroll_recall")
    assert (t.of("ember").place, t.asked) == ("fd_caravan_gate", ("azure", "keep-monster"))
    assert t.events("attack-missed") == ["attack-missed fd_giant_antlion"]


@pytest.mark.rule("DG-11.3")
def test_a_monster_without_a_round_symbol_cannot_attack(tmp_path: Path) -> None:
    card = f"""
- id: fd_giant_antlion
  set: fd
  {NAME}
  type: encounter
  cost: 1
  time: villainy
  duration: monster
  kind: vermin
  monster:
    health: 2
    melee: {{value: 3, attack: false}}
    magic: {{value: 0, attack: false}}
    speed: {{value: 2, attack: false}}
    hit: {{}}
"""
    game = packed(tmp_path, adventures=card)
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_giant_antlion]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate, peril: 9}
        map: {fd_caravan_gate: "0:0"}
        turn: {phase: villainy}
        """
    assert at(text, game=game).refused("azure", "play fd_giant_antlion") == ("DG-11.3", "no-round-symbol")


@pytest.mark.rule("DG-14.5", "DG-2.11")
def test_a_sacrifice_is_given_at_once_before_limits_are_checked() -> None:
    t = at(
        """
        seats:
          azure:
            hero: fd_barbarian
            at: fd_drakan_village
            quests: [fd_q_vow]
            inventory: [fd_belt_pouch, fd_rope, fd_bronze_helm, fd_wind_sandals]
          ember: {hero: fd_dragonslayer, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_drakan_village: "0:0"}
        """
    ).act("azure", "try fd_q_vow", "discard fd_belt_pouch", "discard fd_rope")
    assert (t.inventory("azure"), t.of("azure").completed) == (["fd_bronze_helm", "fd_wind_sandals"], ["fd_q_vow"])


@pytest.mark.rule("DG-20.13", "DG-18.2")
def test_only_the_one_action_point_for_lying_down_can_be_spent() -> None:
    text = """
        variants: [limited_movement]
        seats:
          azure: {hero: fd_dragonslayer, at: fd_dragon_graveyard, ap: 1, glory: 9, quests: [fd_q_blade]}
          ember: {hero: fd_barbarian, at: PLACE}
        map: {fd_caravan_gate: "0:1", fd_dragon_graveyard: "0:0"}
        """
    t = at(text.replace("PLACE", "fd_caravan_gate"))
    assert "lie-down" not in t.options()
    t = at(text.replace("PLACE", "fd_dragon_graveyard")).act("azure", "lie-down")
    assert t.options() == ["attack ember"]
    assert t.refused("azure", "try fd_q_blade") == ("DG-18.2", "fallen")


@pytest.mark.rule("DG-4.8", "DG-21.7", "DG-20.5")
def test_who_waits_for_a_new_hero_is_still_in_the_game() -> None:
    t = at(
        """
        sets: [fd, tl]
        variants: [resurrection]
        seats:
          azure: {hero: fd_dragonslayer, at: fd_salt_flats, health: 1, hand: [fd_antlion_trap]}
          ember: {hero: fd_barbarian, at: fd_salt_flats, health: 1, peril: 9}
        map: {fd_caravan_gate: "0:0", fd_salt_flats: "1:0", tl_vestibule: "0:0"}
        unused: [fd_cleric, fd_arcanist, tl_kron]
        deck: [fd_rope, fd_parry, fd_rust, fd_thirst, fd_mirage, fd_harpy, tl_wight, fd_naphtha, tl_zombie, tl_ghost]
        turn: {phase: villainy}
        """,
        1,
        1,
    ).act("azure", "play fd_antlion_trap", "end")
    t.act("azure", "hero fd_cleric")
    assert t.asked == ("ember", "put-pawn")
    t.act("ember", "entrance tl_vestibule", "hero tl_kron")
    assert t.asked == ("azure", "put-pawn")
    t.act("azure", "entrance fd_caravan_gate")
    assert (t.view().active, t.of("azure").place, t.of("ember").hand_count) == ("ember", "tl_vestibule", 5)


@pytest.mark.rule("DG-11.22", "DG-21.7")
def test_peril_may_be_given_to_a_player_who_waits_for_a_new_hero() -> None:
    t = cross(
        "hand: [fd_giant_antlion]",
        "peril: 9, health: 1",
        6,
        1,
        turn=VILLAINY,
        more="variants: [resurrection]\nunused: [fd_cleric]",
    )
    t.act("azure", "play fd_giant_antlion", "end", "to-lair")
    assert t.options("give-peril") == ["ember", "azure"]


@pytest.mark.rule("DG-9.11", "DG-12.8")
def test_a_threat_too_has_its_moment_before_the_die_falls() -> None:
    t = cross("ap: 1, peril: 1, inventory: [fd_eldritch_ring]", "hand: [fd_ill_omen]", 2, 5).act("azure", "move s")
    assert t.asked == ("azure", "roll")
    t.act("azure", "use fd_eldritch_ring")
    assert t.asked == ("ember", "roll")
    t.act("ember", "play fd_ill_omen")
    assert t.events("test-rolled") == ["test-rolled azure speed 5 6 5 yes"]


@pytest.mark.rule("DG-9.14")
def test_action_points_won_in_anothers_turn_are_gone_when_it_ends() -> None:
    deck = "deck: [fd_rope, fd_parry, fd_rust, fd_thirst, fd_mirage, fd_harpy, fd_brigand, fd_scorpions, fd_sinkhole]"
    hands = ("moved: true", "ap: 1, saved: true, glory: 1, hand: [fd_second_wind]")
    t = cross("", hands[1], jade="at: fd_salt_flats", turn=f"phase: ending, {hands[0]}", more=deck)
    t.act("ember", "play fd_second_wind", "choose 2")
    assert t.of("ember").ap == 2
    while t.view().active == "azure":
        t.act(t.asked[0], next(each for each in t.options() if each in ("pass", "decline") or "discard" in each))
    assert t.view().active == "ember"
    t = cross("", "at: fd_salt_flats", jade=hands[1], turn=f"phase: ending, {hands[0]}", more=deck)
    t.act("jade", "play fd_second_wind", "choose 2")
    while t.view().active == "azure":
        t.act(t.asked[0], next(each for each in t.options() if each in ("pass", "decline") or "discard" in each))
    assert (t.view().active, t.of("jade").ap) == ("ember", 1)


@pytest.mark.rule("DG-9.16")
def test_when_somebody_has_acted_all_are_asked_anew() -> None:
    t = cross("ap: 1, inventory: [tl_scroll_recall]", "glory: 2, hand: [fd_suns_blessing]", 6).act("azure", "move s")
    assert t.asked == ("azure", "entry")
    t.act("azure", "pass")
    assert t.asked == ("ember", "entry")
    t.act("ember", "play fd_suns_blessing")
    assert t.asked == ("azure", "entry")


@pytest.mark.rule("DG-10.3", "DG-10.4")
def test_a_hero_attacks_only_in_forms_with_a_round_symbol_on_his_card() -> None:
    t = cross("ap: 1").act("azure", "attack ember")
    assert t.options("form") == ["melee", "magic"]
    assert t.refused("azure", "form speed") == ("DG-10.3", "other-form")


@pytest.mark.rule("DG-11.5")
def test_several_defenders_respond_clockwise_from_the_attacker() -> None:
    t = cross(
        "hand: [fd_dragonling, fd_trog_warrior]",
        "peril: 9, glory: 1, hand: [fd_distraction]",
        jade="peril: 9, glory: 1, hand: [fd_distraction#2]",
        turn=VILLAINY,
    ).act("azure", "play fd_trog_warrior", "on jade", "play fd_dragonling", "on ember", "form melee", "end")
    assert t.asked == ("ember", "respond")
    t.act("ember", "pass")
    assert t.asked == ("jade", "respond")


@pytest.mark.rule("DG-11.15", "DG-10.10")
def test_a_fallen_hero_does_not_challenge() -> None:
    attacked = "ap: 1, saved: true"
    assert hit("fd_giant_antlion", "melee", 1, 1, ember=attacked).asked == ("ember", "challenge")
    t = hit("fd_giant_antlion", "melee", 1, 1, ember=f"{attacked}, fallen: true")
    assert t.asked == ("ember", "battle")
    assert t.act("ember", "pass", "pass").asked == ("azure", "keep-monster")


@pytest.mark.rule("DG-13.3")
def test_level_four_is_the_highest() -> None:
    blood = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_ravaged_wastes, level: 4, quests: [fd_q_blood]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:1", fd_ravaged_wastes: "0:0"}
        """
    t = at(blood).act("azure", "try fd_q_blood")
    assert (t.of("azure").completed, t.of("azure").level, t.of("azure").melee) == (["fd_q_blood"], 4, 5)


@pytest.mark.rule("DG-18.6")
def test_a_scroll_of_recall_leads_to_an_entrance_of_the_own_plane() -> None:
    t = at(
        """
        sets: [fd, tl]
        seats:
          azure: {hero: fd_dragonslayer, at: tl_library, inventory: [tl_scroll_recall]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", tl_vestibule: "0:0", tl_library: "0:1"}
        """
    ).act("azure", "use tl_scroll_recall")
    assert (t.asked, t.of("azure").place) == (("azure", "feats"), "tl_vestibule")


@pytest.mark.rule("DG-21.2")
def test_all_cards_of_a_defeated_player_are_discarded() -> None:
    cards = "hand: [fd_rope], lair: [fd_harpy], inventory: [fd_bronze_helm, fd_thirst]"
    ember = f"health: 1, peril: 9, glory: 3, quests: [fd_q_oracle], {cards}"
    t = cross("hand: [fd_giant_antlion]", ember, 6, 1, jade="health: 6", turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.discarded == ["fd_bronze_helm", "fd_harpy", "fd_rope", "fd_thirst"]
    seen = t.of("ember")
    assert (seen.alive, seen.glory, seen.peril, seen.quests, seen.lair) == (False, 0, 0, [], [])
    assert "Personal quests of Ember leave the game: Consult the Desert Oracle. [DG-21.2]" in t.story()
    assert "Ember is out of the game; glory and peril of Ember are gone. [DG-21.2]" in t.story()
    assert "Огненный выбывает из игры; слава и риск Огненного пропадают. [DG-21.2]" in t.story("ru")
    assert "Вогняний вибуває з гри; слава й ризик Вогняного зникають. [DG-21.2]" in t.story("uk")


@pytest.mark.rule("DG-7.18", "DG-7.19")
def test_a_personal_quest_is_not_replaced_though_no_common_one_lies_there() -> None:
    t = here("fd_brigands_lair", "ap: 2, quests: [fd_q_dice]", 6, 6, more="quest_deck: [fd_q_blood]")
    t.act("azure", "try fd_q_dice")
    assert (t.of("azure").completed, t.view().common, t.view().quest_deck) == (["fd_q_dice"], [], 1)


@pytest.mark.rule("DG-11.10", "DG-11.11")
def test_a_counterattack_against_a_hero_gives_one_wound_and_no_more() -> None:
    t = cross("ap: 1", "", 1, 6).act("azure", "attack ember", "form melee")
    while t.asked[1] == "battle":
        t.act(t.asked[0], "pass")
    assert (t.asked, t.events("wounded")) == (("azure", "feats"), ["wounded azure 5"])


@pytest.mark.rule("DG-20.13")
def test_who_has_an_ap_may_lie_down_for_a_challenge_where_movement_is_limited() -> None:
    t = cross(
        "hand: [fd_giant_antlion]", "peril: 3, ap: 1", 3, 3, turn=VILLAINY, more="variants: [limited_movement]"
    ).act("azure", "play fd_giant_antlion", "end")
    assert "lie-down" in t.options()
    assert t.act("ember", "lie-down").of("ember").fallen


@pytest.mark.rule("DG-18.15", "DG-7.3")
def test_a_shifted_card_is_no_neighbour_of_where_it_lay() -> None:
    t = cross("hand: [fd_shifting_sands], ap: 3", "peril: 3", turn=VILLAINY).act("azure", "play fd_shifting_sands")
    t.act("azure", "shift fd_bone_road", "place 0:2 0", "end")
    assert t.options("move") == ["n", "e", "w"]
    t.act("azure", "move n")
    assert "n" in t.options("move"), "the card lies behind the trail now"


@pytest.mark.rule("DG-9.14")
def test_ap_won_in_anothers_turn_are_lost_once() -> None:
    t = cross("", "at: fd_salt_flats", jade="ap: 2, extra: 1, at: fd_dune_path", turn="phase: ending, moved: true")
    assert (t.view().active, t.of("jade").ap, t.written["seats"]["jade"].get("extra")) == ("ember", 1, None)


@pytest.mark.rule("DG-19.2")
@pytest.mark.parametrize(("split", "decks"), [(True, {"glory", "peril"}), (False, {"adventures"})])
def test_the_decks_of_two_sets_are_split_where_that_is_agreed(split: bool, decks: set[str]) -> None:  # noqa: FBT001
    assert start({"sets": "all", "split_decks": split}).view().decks.keys() == decks


@pytest.mark.rule("DG-7.13")
def test_who_tries_a_quest_elsewhere_is_told_where_to_go() -> None:
    reason = here("fd_salt_flats", "ap: 2, quests: [fd_q_dice]").refusal("azure", "try fd_q_dice")
    assert (reason.message, reason.args["places"]) == ("go-there", (Name("location", "fd_brigands_lair"),))


@pytest.mark.rule("DG-7.19", "DG-7.20")
def test_a_common_quest_is_replaced_by_one() -> None:
    t = here("fd_brigands_lair", "ap: 2", 6, 6, more="common: [fd_q_dice]\nquest_deck: [fd_q_blood, fd_q_sun]")
    t.act("azure", "try fd_q_dice")
    assert (t.view().common, t.view().quest_deck) == (["fd_q_blood"], 1)


@pytest.mark.rule("DG-11.14", "DG-11.15")
def test_only_heroes_in_the_location_are_challenged() -> None:
    t = cross("hand: [fd_giant_antlion]", "peril: 3, ap: 1", 3, 3, jade="at: fd_salt_flats", turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.options() == ["challenge fd_giant_antlion", "challenge-hero azure", "decline"]
    assert not t.allowed("ember", "challenge-hero jade")


@pytest.mark.rule("DG-11.14", "DG-12.9")
def test_a_trap_is_not_challenged() -> None:
    t = cross("hand: [fd_antlion_trap]", "peril: 3, ap: 1", 1, 1, turn=VILLAINY)
    t.act("azure", "play fd_antlion_trap", "end")
    assert (t.asked, t.events("wounded")) == (("ember", "open"), ["wounded ember 5", "wounded azure 5"])


@pytest.mark.rule("DG-18.15")
def test_an_entrance_is_never_shifted() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_trail, hand: [fd_shifting_sands]}
          ember: {hero: fd_barbarian, at: fd_caravan_trail, peril: 3}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1"}
        locations: {surface: [fd_bone_road, fd_salt_flats]}
        turn: {phase: villainy}
        """
    ).act("azure", "play fd_shifting_sands")
    assert t.options("shift") == ["fd_caravan_trail"]
    assert t.refused("azure", "shift fd_caravan_gate") == ("DG-18.15", "entrance-stays")


@pytest.mark.rule("DG-1.10", "DG-14.26")
def test_glory_that_is_lost_is_told_with_its_amount() -> None:
    t = here("fd_brigands_lair", "ap: 1, glory: 2, quests: [fd_q_dice]", 5, 4).act("azure", "try fd_q_dice")
    assert [line.split()[:3] for line in t.events("glory-changed")] == [["glory-changed", "azure", "-1"]]


@pytest.mark.rule("DG-16.3", "DG-12.3")
@pytest.mark.parametrize(("face", "health"), [(1, 5), (2, 6)])
def test_a_total_as_high_as_the_spikes_overcomes_them(face: int, health: int) -> None:
    t = cross("ap: 3", "", face).act("azure", "move s")
    assert t.of("azure").health == health


@pytest.mark.rule("DG-14.16")
def test_who_delivers_elsewhere_is_told_where_to_go() -> None:
    reason = cross("ap: 1, quests: [fd_q_elder]", more="tokens: {fd_q_elder: azure}").refusal(
        "azure", "deliver fd_q_elder"
    )
    assert (reason.message, reason.args["places"]) == ("go-there", (Name("location", "fd_sun_temple"),))


@pytest.mark.rule("DG-5.1", "DG-9.9")
def test_before_the_choice_of_villainy_there_is_an_open_moment() -> None:
    t = cross("", "ap: 1, saved: true", turn="phase: recovery")
    assert (t.asked, t.phase) == (("azure", "open"), "villainy")


@pytest.mark.rule("DG-9.3", "DG-9.11")
def test_the_arcanist_rerolls_in_anothers_turn_too() -> None:
    t = cross("hand: [fd_sand_dragon]", "", 1, 6, 2, jade="peril: 9, glory: 3", turn=VILLAINY)
    t.act("azure", "play fd_sand_dragon", "form magic", "end")
    assert (t.asked, t.options()) == (("jade", "roll"), ["pass", "hold", "use-skill"])
    assert t.act("jade", "use-skill").of("jade").glory == 2


@pytest.mark.rule("DG-9.11", "DG-17.8")
def test_what_helps_for_one_battle_does_not_help_in_the_next_of_the_same_turn() -> None:
    t = cross("hand: [fd_giant_antlion], ap: 1", "peril: 3, glory: 3, hand: [fd_parry]", 3, 3, 3, 3, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "play fd_parry")
    t.act("azure", "to-lair", "end", "attack ember", "form melee")
    while t.asked[1] == "battle":
        t.act(t.asked[0], "pass")
    assert t.events("battle-rolled")[1::2] == ["battle-rolled ember melee 3 8", "battle-rolled ember melee 3 6"]


@pytest.mark.rule("DG-18.4")
def test_a_question_of_a_card_names_the_card() -> None:
    t = hit("fd_giant_antlion", "melee", ember="glory: 2, hand: [fd_mirage_step]").act("ember", "play fd_mirage_step")
    decision = t.state.decision
    assert decision is not None
    assert words_of(t.state, decision)["card"] == Name("card", "fd_mirage_step")


@pytest.mark.rule("DG-20.6")
def test_a_new_hero_stands_though_the_defeated_one_lay() -> None:
    t = at(
        """
        variants: [resurrection]
        seats:
          azure: {hero: fd_dragonslayer, at: fd_salt_flats, hand: [fd_antlion_trap]}
          ember: {hero: fd_barbarian, at: fd_salt_flats, health: 1, peril: 9, fallen: true}
        map: {fd_caravan_gate: "0:0", fd_salt_flats: "1:0"}
        unused: [fd_cleric, fd_arcanist]
        turn: {phase: villainy}
        """,
        1,
        6,
    ).act("azure", "play fd_antlion_trap", "end")
    assert t.events("defeated") == ["defeated ember"]
    assert t.of("ember").fallen is False


@pytest.mark.rule("DG-18.4", "DG-15.13")
def test_the_other_end_of_a_passage_next_door_is_one_location() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_mirage]}
          ember: {hero: fd_barbarian, at: fd_ravaged_wastes, peril: 5}
        map: {fd_caravan_gate: "0:0", fd_ravaged_wastes: "0:1", fd_ruins_of_anrak: "1:1"}
        turn: {phase: villainy}
        """
    ).act("azure", "play fd_mirage", "on ember")
    assert sorted(t.options("warp")) == ["fd_caravan_gate", "fd_ruins_of_anrak"]


@pytest.mark.rule("DG-11.33")
def test_attacks_that_are_not_aimed_at_him_are_nobodys_to_ignore() -> None:
    hand = "hand: [tl_create_darkness, fd_distraction], glory: 5"
    t = cross(
        "hand: [fd_giant_antlion]", "peril: 3, ap: 1", 3, 3, 6, 1, jade=hand, turn=VILLAINY, more="sets: [fd, tl]"
    )
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.asked == ("ember", "challenge"), "jade has no part in it"
    t.act("ember", "challenge fd_giant_antlion", "form melee")
    assert t.asked == ("azure", "keep-monster"), "nor in the challenge"
    mine = f"{hand.replace('fd_distraction', 'fd_giant_antlion')}"
    t = cross(mine, "peril: 3, ap: 1", 3, 3, 6, 1, turn=VILLAINY, more="sets: [fd, tl]")
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "challenge fd_giant_antlion", "form melee")
    assert (t.asked, t.options()) == (("azure", "respond"), ["pass", "play tl_create_darkness"])


@pytest.mark.rule("DG-20.17")
def test_no_variant_is_played_unless_it_is_agreed() -> None:
    assert "variants" not in start().written
    assert start({"resurrection": True}).written["variants"] == ["resurrection"]
