"""Chapter 11: challenges, what is given for wounds, and what a response answers."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross
from warhall.games.dungeoneer.special import refuse_attack

VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-11.23", "DG-11.16", "DG-11.14")
def test_a_wound_that_is_given_in_a_challenge_brings_glory_too() -> None:
    t = cross("hand: [fd_giant_antlion]", "peril: 3, ap: 1, saved: true", 1, 1, 6, 1, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.events("compared") == ["compared fd_giant_antlion ember 4 4 even"]
    t.act("ember", "challenge fd_giant_antlion", "form melee")
    assert t.of("ember").glory == 0, "the reward comes last"
    t.act("azure", "to-lair")
    assert (t.of("ember").glory, t.of("ember").ap) == (1, 0)


@pytest.mark.rule("DG-11.17", "DG-11.14")
def test_a_hero_challenges_only_what_attacked_him_himself() -> None:
    t = cross(
        "hand: [fd_giant_antlion, fd_trog_warrior]",
        "peril: 3, ap: 1, saved: true",
        *(1, 1, 1, 3),
        jade="peril: 2, ap: 1, saved: true",
        turn=VILLAINY,
    )
    t.act("azure", "play fd_giant_antlion", "play fd_trog_warrior", "end")
    assert t.asked == ("ember", "challenge")
    assert t.options("challenge") == ["fd_giant_antlion"]
    assert t.refused("ember", "challenge fd_trog_warrior") == ("DG-11.17", "did-not-attack")
    t.act("ember", "decline")
    assert t.options("challenge") == ["fd_trog_warrior"]


@pytest.mark.rule("DG-11.6")
def test_only_attacks_on_oneself_are_ignored() -> None:
    t = cross(
        "hand: [fd_giant_antlion, fd_dragonling, fd_trog_warrior]",
        "peril: 4, glory: 1, hand: [fd_distraction]",
        jade="peril: 2",
        turn=VILLAINY,
    )
    t.act(
        "azure", "play fd_giant_antlion", "play fd_dragonling", "on ember", "form melee", "play fd_trog_warrior", "end"
    )
    t.act("ember", "play fd_distraction")
    assert t.options() == ["ignore fd_giant_antlion", "ignore fd_dragonling"]
    assert t.refused("ember", "ignore fd_trog_warrior") == ("DG-11.6", "no-such-attack")


@pytest.mark.rule("DG-9.12", "DG-11.12")
def test_a_prevented_wound_does_not_prevent_the_next() -> None:
    t = cross(
        "hand: [fd_flame_rune]", "peril: 3, glory: 1, inventory: [fd_dragonscale], at: fd_salt_flats", 1, turn=VILLAINY
    )
    t.act("azure", "play fd_flame_rune", "end")
    assert t.asked == ("ember", "wound")
    t.act("ember", "use fd_dragonscale")
    assert (t.of("ember").health, t.of("ember").glory) == (5, 0)


@pytest.mark.rule("DG-11.1", "DG-17.8")
def test_what_lasts_for_a_battle_is_gone_after_it() -> None:
    changes = "changes: [{who: ember, stat: melee, n: 2, until: battle}, {who: ember, stat: magic, n: 1}]"
    t = cross("hand: [fd_giant_antlion]", "peril: 3", 1, 1, turn=f"{VILLAINY}, {changes}")
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.events("compared") == ["compared fd_giant_antlion ember 4 6 back"]
    t.act("azure", "to-lair")
    assert [(each["stat"], each["n"]) for each in t.written["turn"]["changes"]] == [("magic", 1)]


@pytest.mark.rule("DG-11.5")
def test_defenders_respond_clockwise_from_the_attacker() -> None:
    t = cross(
        "peril: 3, glory: 1, hand: [fd_distraction]",
        "hand: [fd_giant_antlion, fd_trog_warrior]",
        jade="peril: 3, glory: 2, hand: [fd_mirage_step]",
        turn="seat: ember, phase: villainy",
    )
    t.act("ember", "play fd_giant_antlion", "on azure", "play fd_trog_warrior")
    if t.asked[1] == "target":
        t.act("ember", "on jade")
    t.act("ember", "end")
    assert t.asked == ("jade", "respond")
    t.act("jade", "pass")
    assert t.asked == ("azure", "respond")


@pytest.mark.rule("DG-14.31", "DG-14.8", "DG-11.12")
def test_a_hunt_ends_only_when_its_monster_has_no_health_left() -> None:
    """The Antlion Queen has 2 health: a challenge that hits her once does not complete the quest."""
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_antlion_nest, ap: 2, quests: [fd_q_queen]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_antlion_nest: "0:1"}
        """,
        *(3, 3, 6, 1),
    )
    t.act("azure", "try fd_q_queen").act("ember", "form melee")
    t.act("azure", "challenge-quest-monster", "form melee")
    assert t.of("azure").completed == []
    assert t.written["turn"]["quest_wounds"] == {"fd_q_queen": 1}


@pytest.mark.rule("DG-11.11", "DG-11.10")
def test_a_counterattack_that_wins_gives_one_wound_to_a_hero() -> None:
    t = cross("ap: 1", "", 1, 6).act("azure", "attack ember", "form melee")
    assert (t.of("azure").health, t.of("ember").health) == (5, 6)


@pytest.mark.rule("DG-11.20")
def test_a_lair_of_three_monsters_is_not_too_full() -> None:
    t = cross("hand: [fd_giant_antlion], lair: [fd_harpy, fd_brigand]", "peril: 3", 1, 1, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end", "to-lair")
    assert t.asked[1] != "clear-lair"
    assert len(t.lair("azure")) == 3


@pytest.mark.rule("DG-11.13", "DG-11.8", "DG-21.2")
def test_whoever_fell_between_the_rolls_does_not_strike_back() -> None:
    t = cross(
        "hand: [fd_giant_antlion, fd_antlion_trap], at: fd_salt_flats",
        "peril: 9, health: 1",
        *(3, 1),
        jade="at: fd_salt_flats",
        turn=VILLAINY,
    )
    t.act("azure", "play fd_giant_antlion", "play fd_antlion_trap", "end")
    assert not t.of("ember").alive
    assert [each.split()[1] for each in t.events("battle-rolled")] == ["fd_giant_antlion"]
    assert t.events("compared") == []


@pytest.mark.rule("DG-11.23", "DG-11.32", "DG-11.18")
def test_a_hero_gets_a_glory_for_each_wound_he_gave_and_every_monster_is_asked_about() -> None:
    monsters = ("fd_giant_antlion", "fd_harpy", "fd_brigand")
    t = cross(f"hand: [{', '.join(monsters)}]", "peril: 9", *(1, 1, 1, 6, 6, 6), turn=VILLAINY)
    for each in monsters:
        t.act("azure", f"play {each}")
        if t.asked[1] == "monster-form":
            t.act("azure", "form melee")
    t.act("azure", "end")
    kept = []
    while t.asked[1] == "keep-monster":
        kept.append(t.options())
        t.act("azure", "to-lair")
    assert kept == [["to-lair", "to-discard"]] * 3
    assert (t.of("ember").glory, sorted(t.lair("azure"))) == (3, sorted(monsters))
    assert sum(t.state.wounds) == 3, "in the lair they keep their wounds"


@pytest.mark.rule("DG-11.8", "DG-1.6")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_counterattack_is_rolled_with_the_value_of_the_level(level: int) -> None:
    t = cross("hand: [fd_giant_antlion]", f"peril: 3, level: {level}", 1, 1, turn=VILLAINY)
    melee = t.of("ember").melee
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.events("battle-rolled")[1] == f"battle-rolled ember melee 1 {1 + melee}"
    assert melee == t.state.game.tables.values[t.state.heroes[1]][0][level - 1]


@pytest.mark.rule("DG-2.4", "DG-17.8")
def test_what_lies_under_one_monster_helps_no_other() -> None:
    t = cross(
        "hand: [fd_giant_antlion], lair: [fd_sand_dragon]",
        "peril: 5",
        *(3, 4),
        turn=VILLAINY,
        more="cards: {fd_dragon_nip: {under: fd_sand_dragon}}",
    )
    t.act("azure", "play fd_giant_antlion", "end")
    assert t.events("battle-rolled")[0] == "battle-rolled fd_giant_antlion melee 3 6"


@pytest.mark.rule("DG-11.27", "DG-9.5")
def test_a_challenge_is_the_battle_of_the_turn() -> None:
    t = cross("hand: [fd_giant_antlion]", "peril: 3, ap: 2, saved: true", 1, 1, 6, 1, turn=VILLAINY)
    assert refuse_attack(t.state, 1, 0) is None
    t.act("azure", "play fd_giant_antlion", "end").act("ember", "challenge fd_giant_antlion", "form melee")
    refused = refuse_attack(t.state, 1, 0)
    assert t.of("ember").ap == 1
    assert refused is not None
    assert (refused.rule, refused.message) == ("DG-9.5", "already-battled")


@pytest.mark.rule("DG-11.18", "DG-1.17")
def test_a_monster_that_goes_back_to_hand_lies_open_no_more() -> None:
    t = cross("hand: [fd_giant_antlion]", "peril: 3", 1, 1, turn=VILLAINY)
    t.act("azure", "play fd_giant_antlion", "end", "to-hand")
    card = t.state.hands[0][0]
    assert (t.state.seen >> card & 1, t.state.known >> card & 1) == (0, 1)


@pytest.mark.rule("DG-11.22", "DG-11.32")
@pytest.mark.parametrize(("answer", "peril"), [("decline", 0), ("give-peril azure", 1)])
def test_whoever_owns_the_monsters_gives_out_peril_or_lets_all_of_it_be(answer: str, peril: int) -> None:
    t = cross("peril: 9", "hand: [fd_giant_antlion, fd_dragonling]", *(6, 6, 1, 1), turn="seat: ember, phase: villainy")
    t.act("ember", "play fd_giant_antlion", "play fd_dragonling", "form melee", "end", "to-hand", "to-hand")
    assert (t.of("azure").health, t.asked, t.options("give-peril")) == (4, ("ember", "reward"), ["azure", "ember"])
    before = t.of("azure").peril
    t.act("ember", answer)
    assert t.of("azure").peril == before + peril
    assert (t.asked[1] == "reward") is (answer != "decline")


@pytest.mark.rule("DG-11.17", "DG-11.14")
def test_a_monster_that_is_defeated_is_not_challenged() -> None:
    t = cross("hand: [fd_dragonling, fd_giant_antlion]", "peril: 9, ap: 1, saved: true", *(1, 1, 6, 1), turn=VILLAINY)
    t.act("azure", "play fd_dragonling", "form melee", "play fd_giant_antlion", "end")
    assert t.events("defeated") == ["defeated fd_dragonling"]
    assert (t.asked, t.options("challenge")) == (("ember", "challenge"), ["fd_giant_antlion"])


@pytest.mark.card("fd_mirage_step")
@pytest.mark.rule("DG-5.13", "DG-11.16", "DG-11.5")
def test_who_leaves_in_a_challenge_is_not_struck_in_it() -> None:
    t = cross("ap: 1, glory: 2, hand: [fd_mirage_step]", "ap: 1, saved: true", 3, 3)
    t.act("azure", "attack ember", "form melee")
    while t.asked[1] != "challenge":
        t.act(t.asked[0], "pass")
    t.act("ember", "challenge-hero azure", "form melee").act("azure", "play fd_mirage_step", "warp fd_caravan_trail")
    assert t.events("attack-missed") == ["attack-missed ember"]
    assert len(t.events("battle-rolled")) == 2, "those of the first attack"


@pytest.mark.rule("DG-11.12", "DG-21.1")
@pytest.mark.parametrize(("health", "alive"), [(2, True), (1, False)])
def test_a_hero_is_defeated_at_no_health_and_not_before(health: int, alive: bool) -> None:  # noqa: FBT001
    t = cross("ap: 1", f"health: {health}", 6, 1, jade="health: 6").act("azure", "attack ember", "form melee")
    assert (t.of("ember").alive, t.of("ember").health) == (alive, health - 1)


@pytest.mark.rule("DG-14.31", "DG-11.11")
def test_the_monster_of_a_hunt_gives_one_wound() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_antlion_nest, quests: [fd_q_queen]}
          ember: {hero: fd_barbarian, at: fd_caravan_gate}
        map: {fd_caravan_gate: "0:0", fd_antlion_nest: "0:1"}
        """,
        *(6, 1),
    )
    t.act("azure", "try fd_q_queen").act("ember", "form melee")
    assert t.of("azure").health == 5


@pytest.mark.rule("DG-11.18")
def test_a_monster_goes_back_to_the_hand_of_its_owner() -> None:
    t = cross("peril: 9", "hand: [fd_giant_antlion]", *(1, 1), turn="seat: ember, phase: villainy")
    t.act("ember", "play fd_giant_antlion", "end", "to-hand")
    assert [t.of(seat).hand_count for seat in ("azure", "ember")] == [0, 1]
