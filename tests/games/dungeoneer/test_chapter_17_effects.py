"""Chapter 17: what effects change, for whom, and against whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dungeoneer.at_table import NAME, at, cross, packed, start
from warhall.games.dungeoneer.cards import discard, take_card
from warhall.games.dungeoneer.movement import stand_tests
from warhall.games.dungeoneer.places import STEPS, is_last, refuse_shifting, shiftings
from warhall.games.dungeoneer.starting import declare_attack
from warhall.games.dungeoneer.state import HEROES
from warhall.games.dungeoneer.wounds import gain_peril

VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-17.8", "DG-10.9")
@pytest.mark.parametrize(
    ("change", "card", "total"),
    [
        ("who: ember, stat: melee, n: 2, tag: dragon", "fd_dragonling", 7),
        ("who: ember, stat: melee, n: 2, tag: dragon", "fd_trog_warrior", 5),
        ("who: ember, stat: all, n: 2, for: counter", "fd_trog_warrior", 7),
        ("who: ember, stat: magic, n: 2", "fd_trog_warrior", 5),
        ("who: ember, stat: melee, n: 2, for: attack", "fd_trog_warrior", 5),
        ("who: ember, stat: melee, n: 2, for: battle", "fd_trog_warrior", 7),
        ("who: ember, stat: melee, n: 2, for: threat", "fd_trog_warrior", 5),
        ("who: azure, stat: melee, n: 2", "fd_trog_warrior", 5),
        ("who: ember, stat: melee, n: -9", "fd_trog_warrior", 2),
    ],
)
def test_a_change_counts_for_its_value_its_rolls_and_its_enemies(change: str, card: str, total: int) -> None:
    t = cross(f"hand: [{card}]", "peril: 2", 1, 2, turn=f"phase: villainy, changes: [{{{change}}}]")
    t.act("azure", f"play {card}", *(["form melee"] if card == "fd_dragonling" else []), "end")
    assert t.events("battle-rolled")[1] == f"battle-rolled ember melee 2 {total}"


@pytest.mark.rule("DG-9.11")
def test_before_a_roll_no_card_is_readied_that_does_not_bear_on_it() -> None:
    t = cross("ap: 1, glory: 9, hand: [fd_healing_potion], inventory: [fd_eldritch_ring], health: 3", "", 5)
    t.act("azure", "move s", "pass")
    assert t.asked == ("azure", "roll")
    assert t.options() == ["pass", "hold", "use fd_eldritch_ring"]
    assert t.refused("azure", "play fd_healing_potion")[0].startswith("DG-9.")


@pytest.mark.rule("DG-11.11", "DG-10.5")
def test_a_hit_that_says_nothing_else_gives_a_wound(tmp_path: Path) -> None:
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
    melee: {{value: 3, attack: true}}
    magic: {{value: 0, attack: false}}
    speed: {{value: 2, attack: false}}
    hit: {{}}
"""
    text = """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_giant_antlion]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate, peril: 9}
        map: {fd_caravan_gate: "0:0"}
        turn: {phase: villainy}
        """
    t = at(text, 6, 1, game=packed(tmp_path, adventures=card)).act("azure", "play fd_giant_antlion", "end")
    assert t.of("ember").health == 5


@pytest.mark.rule("DG-3.1", "DG-3.14", "DG-1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_begins_with_nothing_but_what_is_dealt(players: int) -> None:
    written = start({"players": players}).written
    first = written["turn"].get("seat", "azure")
    for seat, part in written["seats"].items():
        dealt = {"hero", "at", "glory", "peril", "quests", "hand"} | ({"ap"} if seat == first else set())
        assert part.keys() == dealt, (seat, part)
        assert (part["glory"], part["peril"], part["at"]) == (1, 1, "fd_caravan_gate")
    assert "cards" not in written


@pytest.mark.rule("DG-1.10")
@pytest.mark.parametrize(("lost", "left"), [(1, 1), (3, 0)])
def test_peril_does_not_go_below_nothing(lost: int, left: int) -> None:
    t = cross("peril: 2")
    gain_peril(t.state, 0, -lost)
    assert t.of("azure").peril == left


@pytest.mark.card("fd_quicksand", "fd_second_wind")
@pytest.mark.rule("DG-18.16", "DG-18.3")
@pytest.mark.parametrize(("fallen", "left"), [("true", []), ("false", ["fd_quicksand"])])
def test_what_waits_for_a_hero_to_stand_up_does_nothing_to_who_stands(fallen: str, left: list[str]) -> None:
    t = cross(
        f"glory: 1, fallen: {fallen}, inventory: [fd_quicksand], hand: [fd_second_wind]",
        more="cards: {fd_quicksand: {by: ember}}",
    )
    t.act("azure", "play fd_second_wind", "choose 1")
    assert t.inventory("azure") == left


@pytest.mark.rule("DG-18.3")
def test_every_test_for_standing_up_is_made() -> None:
    t = cross("fallen: true, ap: 1")
    t.state.stand_tests[0] = [100 * 2 + 5, 100 * 0 + 4]
    assert stand_tests(t.state, 0) == [(2, 5), (0, 4)]


@pytest.mark.card("fd_dragon_nip")
@pytest.mark.rule("DG-2.4")
def test_a_dragon_nip_is_put_on_dragons_alone() -> None:
    t = cross("hand: [fd_dragon_nip], lair: [fd_brigand, fd_sand_dragon]", "peril: 9", turn="phase: villainy")
    t.act("azure", "play fd_dragon_nip")
    assert t.asked[1] != "host"
    assert {card.id: card.under for card in t.of("azure").lair} == {
        "fd_brigand": [],
        "fd_sand_dragon": ["fd_dragon_nip"],
    }


@pytest.mark.card("tl_turn_undead")
@pytest.mark.rule("DG-11.6", "DG-11.33")
def test_turn_undead_is_no_answer_to_a_living_monster() -> None:
    t = cross("hand: [fd_giant_antlion]", "peril: 9, glory: 2, hand: [tl_turn_undead]", 3, 3, turn="phase: villainy")
    t.act("azure", "play fd_giant_antlion", "end")
    if t.asked == ("ember", "respond"):
        assert t.refused("ember", "play tl_turn_undead")[0] == "DG-11.33"
    mixed = cross(
        "hand: [tl_skeleton, fd_giant_antlion]", "peril: 9, glory: 2, hand: [tl_turn_undead]", turn="phase: villainy"
    )
    mixed.act("azure", "play tl_skeleton", "play fd_giant_antlion", "end").act("ember", "play tl_turn_undead")
    assert mixed.asked != ("ember", "ignore")
    assert mixed.events("attack-cancelled") == ["attack-cancelled tl_skeleton"]


@pytest.mark.card("fd_shifting_sands")
@pytest.mark.rule("DG-2.18", "DG-18.15")
def test_sands_that_leave_the_entrance_need_another_card_to_shift() -> None:
    for places, rule in (('fd_caravan_gate: "0:0"', "DG-2.18"), ('fd_caravan_gate: "0:0", fd_salt_flats: "1:0"', None)):
        t = at(f"""
            seats:
              azure: {{hero: fd_dragonslayer, at: fd_caravan_gate, hand: [fd_shifting_sands]}}
              ember: {{hero: fd_barbarian, at: fd_caravan_gate, peril: 9}}
            map: {{{places}}}
            turn: {{phase: villainy}}
        """)
        if rule:
            assert t.refused("azure", "play fd_shifting_sands") == (rule, "nothing-to-shift")
    t.act("azure", "play fd_shifting_sands")
    assert t.refused("azure", "shift fd_caravan_gate") == ("DG-18.15", "entrance-stays")
    assert t.options() == ["shift fd_salt_flats"]


@pytest.mark.card("tl_undead_awakening")
@pytest.mark.rule("DG-2.18", "DG-19.13")
def test_a_monster_that_is_summoned_lies_in_the_lair_alone() -> None:
    t = cross(
        "hand: [tl_undead_awakening]", "peril: 9", turn="phase: villainy", more="discard: [tl_skeleton, tl_zombie]"
    )
    t.act("azure", "play tl_undead_awakening", "summon tl_skeleton")
    assert (t.lair("azure"), t.discarded) == (["tl_skeleton"], ["tl_undead_awakening", "tl_zombie"])


@pytest.mark.rule("DG-6.7", "DG-19.6")
def test_the_last_card_of_a_plane_may_close_its_map_whatever_the_other_deck_holds() -> None:
    t = cross("ap: 1")
    places = t.state.game.tables.place_numbers
    for decks, last in (([[], [places["tl_library"]]], True), ([[places["fd_salt_lake"]], []], False)):
        t.state.location_decks = decks
        assert is_last(t.state, places["fd_dune_path"]) is last


@pytest.mark.rule("DG-8.10", "DG-1.17")
def test_a_card_that_is_shuffled_back_is_not_known_to_lie_anywhere() -> None:
    t = cross("", more="discard: [fd_rope]")
    card = next(card for card in t.state.discards[0])
    assert t.state.seen >> card & 1
    take_card(t.state, 0, 0)
    assert (t.state.hands[0], t.state.seen >> card & 1) == ([card], 0)


@pytest.mark.rule("DG-18.15", "DG-18.7")
def test_an_entrance_is_shifted_like_any_other_card_where_no_card_forbids_it() -> None:
    t = at("""
        seats:
          azure: {hero: fd_dragonslayer, at: fd_caravan_gate}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_caravan_trail: "0:1"}
        turn: {phase: villainy}
    """)
    gate, trail = (t.state.game.tables.place_numbers[each] for each in ("fd_caravan_gate", "fd_caravan_trail"))
    beside = [(t.state.cells[trail] + step, turned) for step in STEPS for turned in (0, 1)]
    lawful = {(cell, turned) for cell, turned in beside if refuse_shifting(t.state, gate, cell, turned) is None}
    assert lawful == {(cell, turned) for cell, (turned,) in shiftings(t.state, gate)}
    assert len(lawful) == 6


@pytest.mark.rule("DG-20.14", "DG-20.23")
@pytest.mark.parametrize(("ap", "reason"), [(1, ("DG-20.14", "has-an-ap")), (0, None)])
def test_who_has_an_ap_does_not_lie_down_for_one(ap: int, reason: tuple[str, str] | None) -> None:
    t = at(
        f"""
        variants: [ap_for_falling]
        seats:
          azure: {{hero: fd_dragonslayer, at: fd_antlion_nest, ap: {ap}, quests: [fd_q_queen]}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "0:0", fd_antlion_nest: "0:1"}}
        """,
        *(3, 3),
    )
    t.act("azure", "try fd_q_queen").act("ember", "form melee")
    assert t.asked == ("azure", "challenge")
    assert ("lie-down" in t.options()) is (reason is None)
    if reason:
        assert t.refused("azure", "lie-down") == reason


@pytest.mark.rule("DG-20.21", "DG-11.14")
def test_a_hero_who_has_just_fallen_is_not_challenged() -> None:
    t = cross(
        "hand: [fd_antlion_trap, fd_giant_antlion], at: fd_salt_flats",
        "peril: 2, health: 1",
        *(1, 6, 1, 3),
        jade="peril: 3, ap: 1, saved: true",
        turn="phase: villainy",
        more="variants: [resurrection]\nunused: [fd_cleric]",
    )
    t.act("azure", "play fd_antlion_trap")
    if t.asked[1] == "target":
        t.act("azure", "on ember")
    t.act("azure", "play fd_giant_antlion", "end")
    while t.asked[1] != "challenge":
        t.act(t.asked[0], "pass")
    assert t.asked[0] == "jade"
    assert (t.options("challenge"), t.options("challenge-hero")) == (["fd_giant_antlion"], [])


@pytest.mark.rule("DG-19.2", "DG-19.3")
def test_with_split_decks_each_card_goes_to_its_own_discard_pile() -> None:
    t = cross("", more="split: true")
    tables = t.state.game.tables
    cards = {face.id: number for number, face in enumerate(tables.cards)}
    for ident in ("fd_rope", "fd_rust"):
        discard(t.state, cards[ident])
    assert t.state.discards == [[cards["fd_rope"]], [cards["fd_rust"]]]


@pytest.mark.rule("DG-7.9", "DG-19.6")
def test_nobody_explores_on_a_plane_whose_deck_is_empty() -> None:
    for deck, rule in (("dungeon: [tl_library]", "DG-7.9"), ("surface: [fd_salt_lake]", None)):
        t = cross("ap: 1", more=f"locations: {{{deck}}}")
        assert ("explore" in t.options()) is (rule is None)
        if rule:
            assert t.refused("azure", "explore")[1] == "no-locations-left"


@pytest.mark.rule("DG-20.14", "DG-11.17")
def test_nobody_lies_down_to_challenge_whom_nobody_has_attacked_any_more() -> None:
    t = cross(
        "hand: [fd_dragonling], peril: 3",
        "peril: 3",
        *(1, 6),
        turn="phase: villainy",
        more="variants: [ap_for_falling]",
    )
    t.act("azure", "play fd_dragonling", "form melee", "end")
    assert t.events("defeated") == ["defeated fd_dragonling"]
    assert t.asked[1] != "challenge"


@pytest.mark.card("fd_dragon_nip")
@pytest.mark.rule("DG-2.4")
def test_of_two_dragons_one_is_chosen_for_the_nip() -> None:
    t = cross("hand: [fd_dragon_nip], lair: [fd_dragonling, fd_sand_dragon]", "peril: 9", turn="phase: villainy")
    t.act("azure", "play fd_dragon_nip")
    assert (t.asked, t.options()) == (("azure", "host"), ["onto fd_sand_dragon", "onto fd_dragonling"])


@pytest.mark.rule("DG-5.3", "DG-5.4")
def test_whose_peril_is_just_enough_may_pay_for_a_bane_on_nobody() -> None:
    t = cross("hand: [fd_sandstorm]", "peril: 3", jade="peril: 5", turn="phase: villainy")
    t.act("azure", "play fd_sandstorm")
    assert (t.asked, t.options()) == (("azure", "payer"), ["from ember", "from jade"])


@pytest.mark.rule("DG-2.2", "DG-1.17")
def test_a_permanent_card_is_laid_before_its_owner_and_nowhere_else() -> None:
    t = cross("glory: 3, hand: [fd_dune_runner]").act("azure", "play fd_dune_runner")
    assert (t.inventory("azure"), t.state.applied, t.of("azure").hand) == (["fd_dune_runner"], [], [])


@pytest.mark.card("tl_reliquary")
@pytest.mark.rule("DG-2.11", "DG-2.10")
def test_who_loses_a_reliquary_sheds_a_boon_too_many() -> None:
    boons = ["fd_dune_runner", "fd_weapon_mastery", "fd_dragon_lore"]
    t = cross(f"hand: [fd_rope], inventory: [tl_reliquary, {', '.join(boons)}]").act("azure", "end")
    while t.asked[1] != "discard":
        t.act(t.asked[0], "pass")
    t.act("azure", "discard tl_reliquary")
    assert t.asked == ("azure", "shed")
    assert sorted(t.options("discard")) == sorted(boons)


@pytest.mark.rule("DG-9.5", "DG-11.5")
def test_a_battle_is_his_who_has_begun_it() -> None:
    t = cross("", "ap: 1, saved: true")
    declare_attack(t.state, 1, 0, 1, 0, HEROES)
    assert (t.state.fights[-1].by, t.state.fights[-1].attackers, t.state.ap[1]) == (1, [1], 0)


@pytest.mark.card("fd_defiler")
@pytest.mark.rule("DG-10.11", "DG-17.1")
@pytest.mark.parametrize(("jade", "asked"), [("", "feats"), ("health: 6", "opponent")])
def test_the_only_opponent_gets_the_peril_without_a_question(jade: str, asked: str) -> None:
    t = cross("hero: fd_defiler, ap: 1", "", 6, 1, jade=jade).act("azure", "attack ember", "form magic")
    assert t.asked == ("azure", asked)
    if not jade:
        assert t.of("ember").peril == 1
