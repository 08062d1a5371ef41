"""Worked cases: discarding and drawing, points, limits, cards, order of effects."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross, start
from tests.games.dungeoneer.test_cases_turns import lone
from warhall.games.dungeoneer import GAME
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import OptionsError

VILLAINY = "phase: villainy"


@pytest.mark.case("DG-C53")
@pytest.mark.rule("DG-8.2", "DG-8.3", "DG-2.15")
def test_one_card_is_discarded_of_hand_treasures_or_lair() -> None:
    t = cross(
        "hand: [fd_rope, fd_parry], inventory: [fd_bronze_helm, fd_dune_runner], lair: [fd_harpy]",
        turn="phase: ending",
        more="deck: [fd_rust, fd_mirage, fd_thirst, fd_brigand]",
    )
    assert set(t.options()) == {f"discard {card}" for card in ("fd_rope", "fd_parry", "fd_bronze_helm", "fd_harpy")}
    assert t.refused("azure", "discard fd_dune_runner") == ("DG-2.14", "not-to-be-discarded")
    assert t.refused("azure", "decline") == ("DG-8.2", "compulsory")
    t.act("azure", "discard fd_bronze_helm")
    assert t.discarded == ["fd_bronze_helm"]


@pytest.mark.case("DG-C54")
@pytest.mark.rule("DG-8.4", "DG-8.9")
def test_with_an_empty_hand_nothing_must_be_discarded() -> None:
    deck = "deck: [fd_rope, fd_parry, fd_harpy, fd_mirage, fd_rust, fd_thirst]"
    t = cross("inventory: [fd_bronze_helm]", turn="phase: ending", more=deck)
    t.act("azure", "decline")
    assert (t.of("azure").hand_count, t.inventory("azure")) == (5, ["fd_bronze_helm"])


@pytest.mark.case("DG-C55")
@pytest.mark.rule("DG-8.9")
def test_more_than_five_cards_are_kept() -> None:
    hand = "hand: [fd_rope, fd_parry, fd_harpy, fd_mirage, fd_rust, fd_thirst, fd_brigand]"
    t = cross(hand, turn="phase: ending", more="deck: [fd_basilisk]").act("azure", "discard fd_rope")
    assert t.of("azure").hand_count == 6


@pytest.mark.case("DG-C56")
@pytest.mark.rule("DG-8.5", "DG-8.6")
def test_a_hero_who_stays_gets_the_points_without_the_obstacle() -> None:
    t = cross("at: fd_bone_road", turn="phase: ending")
    assert (t.of("azure").glory, t.of("azure").peril, t.events("test-rolled")) == (2, 2, [])
    moved = cross("at: fd_bone_road", turn="phase: ending, moved: true")
    assert moved.of("azure").glory == 0


@pytest.mark.case("DG-C57")
@pytest.mark.rule("DG-8.7", "DG-8.8", "DG-4.4", "DG-8.12")
def test_a_saved_action_point_does_not_add_up() -> None:
    t = cross("ap: 2", "at: fd_salt_flats", turn="phase: ending, moved: true").act("azure", "save-ap")
    assert (t.of("azure").ap, t.of("azure").saved) == (1, True)
    t.act("ember", "end", "end", "decline")
    assert (t.view().active, t.of("azure").ap, t.of("azure").saved) == ("azure", 3, False)


@pytest.mark.case("DG-C58")
@pytest.mark.rule("DG-8.10")
def test_the_discard_pile_is_shuffled_while_drawing() -> None:
    pile = [card for card in GAME.tables.card_ids if card.startswith("tl_")][:20]
    more = f"deck: [fd_rope]\ndiscard: [{', '.join(pile)}]\n"
    t = cross("hand: [fd_parry, fd_harpy, fd_mirage]", turn="phase: ending, moved: true", more=more)
    t.act("azure", "discard fd_parry")
    assert (t.of("azure").hand_count, "fd_rope" in (t.of("azure").hand or []), t.view().decks) == (
        5,
        True,
        {"adventures": 19},
    )


@pytest.mark.case("DG-C59")
@pytest.mark.rule("DG-8.10", "DG-8.11")
def test_drawing_stops_when_both_piles_are_empty() -> None:
    t = cross("ap: 0", turn="phase: ending, moved: true")
    assert (t.view().active, t.of("azure").hand_count) == ("ember", 0)


@pytest.mark.case("DG-C60")
@pytest.mark.rule("DG-2.8", "DG-7.11", "DG-2.9", "DG-14.2")
def test_there_is_one_treasure_of_each_kind() -> None:
    t = cross("glory: 3, inventory: [fd_drakan_scimitar], hand: [fd_dragonbane_spear], completed: [fd_q_helm]")
    assert t.refused("azure", "play fd_dragonbane_spear") == ("DG-2.8", "one-of-a-kind")
    t = cross("glory: 3, hand: [fd_drakan_scimitar], completed: [fd_q_blade]")
    assert t.allowed("azure", "play fd_drakan_scimitar")


@pytest.mark.case("DG-C61")
@pytest.mark.rule("DG-2.3", "DG-2.10", "DG-18.10")
def test_a_card_that_raises_a_limit_may_be_played_at_the_limit() -> None:
    t = cross("glory: 0", "glory: 1, inventory: [fd_rope, fd_bronze_helm], hand: [fd_belt_pouch, fd_eldritch_ring]",
              turn="seat: ember")  # fmt: skip
    assert t.refused("ember", "play fd_eldritch_ring")[0] == "DG-7.10"
    t.act("ember", "play fd_belt_pouch")
    assert (t.of("ember").treasure_limit, len(t.inventory("ember"))) == (4, 3)


@pytest.mark.case("DG-C62")
@pytest.mark.rule("DG-2.11")
def test_who_loses_room_discards_at_once() -> None:
    t = cross(
        "hand: [fd_rust]",
        "peril: 3, inventory: [fd_belt_pouch, fd_rope, fd_bronze_helm, fd_eldritch_ring]",
        turn=VILLAINY,
    )
    t.act("azure", "play fd_rust", "on ember").act("ember", "discard fd_belt_pouch")
    assert t.asked == ("ember", "shed")
    t.act("ember", "discard fd_rope")
    assert t.inventory("ember") == ["fd_bronze_helm", "fd_eldritch_ring"]


@pytest.mark.case("DG-C63")
@pytest.mark.rule("DG-2.12", "DG-18.13")
def test_a_potion_drunk_at_once_needs_no_room() -> None:
    t = cross(
        "", "glory: 2, health: 4, inventory: [fd_rope, fd_bronze_helm], hand: [fd_healing_potion]", turn="seat: ember"
    )
    assert t.refused("ember", "play fd_healing_potion") == ("DG-2.3", "treasure-limit")
    t.act("ember", "play-and-use fd_healing_potion")
    assert (t.of("ember").health, t.discarded) == (6, ["fd_healing_potion"])


@pytest.mark.case("DG-C65")
@pytest.mark.rule("DG-2.13")
def test_a_card_without_charges_is_discarded() -> None:
    t = cross("ap: 1, inventory: [fd_eldritch_ring]", "", 1, 6, more="cards: {fd_eldritch_ring: {charges: 1}}")
    t.act("azure", "move s", "use fd_eldritch_ring")
    assert t.events("test-rolled") == ["test-rolled azure speed 6 9 5 yes"]
    assert t.discarded == ["fd_eldritch_ring"]
    t = cross("ap: 1, inventory: [fd_eldritch_ring]", "", 1, 6, more="cards: {fd_eldritch_ring: {charges: 2}}")
    t.act("azure", "move s", "use fd_eldritch_ring")
    assert (t.inventory("azure"), t.discarded) == (["fd_eldritch_ring"], []), "one charge is left"


@pytest.mark.case("DG-C84")
@pytest.mark.rule("DG-18.8", "DG-4.4", "DG-17.3")
def test_more_speed_gives_no_action_points_at_once() -> None:
    t = cross("ap: 1, glory: 3, hand: [fd_dune_runner]", "at: fd_salt_flats").act("azure", "play fd_dune_runner")
    assert (t.of("azure").ap, t.of("azure").speed) == (1, 4)
    t.act("azure", "end", "decline").act("ember", "end", "end", "decline")
    assert t.of("azure").ap == 4


@pytest.mark.case("DG-C97")
@pytest.mark.rule("DG-12.8", "DG-9.1", "DG-9.7")
def test_a_roll_is_changed_before_it_falls_or_not_at_all() -> None:
    t = cross("ap: 1, peril: 1", "hand: [fd_ill_omen]", 4).act("azure", "move s")
    assert t.asked == ("ember", "roll")
    t.act("ember", "pass")
    assert t.events("test-rolled") == ["test-rolled azure speed 4 7 5 yes"]
    assert t.asked == ("azure", "feats")
    assert t.refused("ember", "play fd_ill_omen") == ("DG-9.7", "not-asked")


@pytest.mark.case("DG-C98")
@pytest.mark.rule("DG-2.14", "DG-18.11", "DG-2.3")
def test_a_boon_cannot_be_dropped() -> None:
    t = cross("glory: 3, inventory: [fd_dune_runner, fd_weapon_mastery], hand: [fd_forlorn_magic]")
    assert t.refused("azure", "play fd_forlorn_magic") == ("DG-2.3", "boon-limit")
    assert t.refused("azure", "discard fd_dune_runner") == ("DG-8.2", "discard-later")
    t.act("azure", "end")
    assert t.refused("azure", "discard fd_dune_runner") == ("DG-2.14", "not-to-be-discarded")


@pytest.mark.case("DG-C99")
@pytest.mark.rule("DG-2.17", "DG-17.8")
def test_x_is_at_most_what_the_pool_has() -> None:
    t = cross("hand: [fd_drain_glory]", "peril: 4, glory: 3", turn=VILLAINY).act(
        "azure", "play fd_drain_glory", "on ember"
    )
    assert t.refused("azure", "x 5") == ("DG-2.17", "x-too-high")
    t.act("azure", "x 4")
    assert (t.of("ember").peril, t.of("ember").glory) == (0, 0)


@pytest.mark.case("DG-C105")
@pytest.mark.rule("DG-9.15", "DG-8.7")
def test_a_saved_action_point_does_not_move_a_hero() -> None:
    t = cross("ap: 2, at: fd_salt_flats", "ap: 1, saved: true", more="common: [fd_q_dice]").act(
        "azure", "move w", "pass"
    )
    assert t.asked == ("ember", "open")
    for action in ("move n", "explore", "try fd_q_dice"):
        assert t.refused("ember", action) == ("DG-9.15", "only-in-own-turn")
    assert t.of("ember").ap == 1


@pytest.mark.case("DG-C115")
@pytest.mark.rule("DG-15.18", "DG-15.4")
def test_the_test_of_a_blocked_exit_is_part_of_the_move() -> None:
    t = lone("fd_ashen_road", "ap: 2", 3, neighbours='fd_salt_flats: "0:1"').act("azure", "move n")
    assert (t.of("azure").place, t.asked) == ("fd_salt_flats", ("azure", "feats"))


@pytest.mark.case("DG-C117")
@pytest.mark.rule("DG-2.18", "DG-2.4", "DG-2.6")
def test_an_attachment_needs_a_host() -> None:
    t = cross("glory: 3, hand: [fd_naphtha]")
    assert t.refused("azure", "play fd_naphtha") == ("DG-2.18", "no-host")
    t = cross("glory: 3, hand: [fd_naphtha], inventory: [fd_drakan_scimitar, fd_rope, fd_bronze_helm]")
    t.act("azure", "play fd_naphtha")
    assert t.of("azure").inventory[0].under == ["fd_naphtha"]
    assert len(t.inventory("azure")) == 3


@pytest.mark.case("DG-C118")
@pytest.mark.rule("DG-2.19", "DG-2.8")
def test_a_second_potion_may_be_drunk_at_once() -> None:
    t = cross("glory: 2, health: 4, inventory: [fd_haste_potion], hand: [fd_healing_potion]")
    assert t.refused("azure", "play fd_healing_potion") == ("DG-2.8", "one-of-a-kind")
    assert t.act("azure", "play-and-use fd_healing_potion").of("azure").health == 6


@pytest.mark.case("DG-C122")
@pytest.mark.rule("DG-16.7", "DG-16.4", "DG-16.6")
def test_the_obstacle_comes_before_the_effect() -> None:
    t = at(
        """
        seats:
          azure: {hero: tl_raka, at: tl_vestibule, ap: 1, health: 2}
          ember: {hero: tl_kron, at: tl_vestibule}
        sets: [tl]
        map: {tl_vestibule: "0:0", tl_well_of_souls: "0:1"}
        """,
        1,
    )
    t.act("azure", "move n")
    kinds = [line.split()[0] for line in t.events("points-gained", "test-rolled", "fell", "healed")]
    assert kinds == ["points-gained", "test-rolled", "fell", "healed"]
    assert (t.of("azure").health, t.of("azure").fallen) == (3, True)


@pytest.mark.case("DG-C127")
@pytest.mark.rule("DG-4.7", "DG-14.32", "DG-4.4")
def test_recovery_in_order() -> None:
    t = cross(
        "ap: 1, saved: true, delayed: -1, peril: 2, at: fd_salt_flats, inventory: [fd_thirst], quests: [fd_q_sun]",
        turn="phase: recovery",
        more="cards: {fd_thirst: {by: ember}}",
    )
    assert (t.of("azure").ap, t.of("azure").peril) == (1, 3)


@pytest.mark.case("DG-C119")
@pytest.mark.rule("DG-20.17")
def test_two_variants_exclude_each_other() -> None:
    both = {"limited_movement": True, "ap_for_falling": True}
    faults = GAME.draft(GAME, GAME.choose(both)).faults
    assert [(fault.rule, fault.message) for fault in faults] == [("DG-20.17", "variants-exclude")]
    with pytest.raises(OptionsError, match=r"DG-20\.17"):
        GAME.begin(both, SeededDice(1))
    every = ("no_blank_spots", "resurrection", "choice_of_heroes", "optional_discard", "unbiased_placement",
             "nothing_personal", "limited_movement", "dodging_spikes", "loose_walls")  # fmt: skip
    assert GAME.begin(dict.fromkeys(every, True), SeededDice(1)).decision is not None


@pytest.mark.case("DG-C121")
@pytest.mark.rule("DG-3.14", "DG-1.4")
def test_the_tomb_alone_is_for_two_or_three_players() -> None:
    faults = GAME.draft(GAME, GAME.choose({"sets": "tl", "players": 4})).faults
    assert [fault.rule for fault in faults] == ["DG-3.14"]
    with pytest.raises(OptionsError, match=r"DG-3\.14"):
        GAME.begin({"sets": "tl", "players": 4}, SeededDice(1))
    view = start({"sets": "tl", "players": 3}).view()
    assert ([len(player.quests) for player in view.seats], len(view.common), view.quest_deck) == ([2, 2, 2], 1, 1)
