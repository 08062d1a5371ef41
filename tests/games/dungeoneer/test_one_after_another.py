"""Who is asked first, what is counted twice and what is left of a hero: rules seen from where they meet others."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross
from tests.games.dungeoneer.test_cases_quests import here
from tests.games.dungeoneer.test_closer_still import card, place
from warhall.games.dungeoneer.actions import MONSTER
from warhall.games.dungeoneer.battle import add_attack, hit_effects, new_fight
from warhall.games.dungeoneer.effects.on_cards import refuse_summoning, shift_locations
from warhall.games.dungeoneer.effects.on_heroes import change_stat
from warhall.games.dungeoneer.movement import enter
from warhall.games.dungeoneer.operations import ChangeStat, Shift, Summon
from warhall.games.dungeoneer.paying import discard_spent, refuse_payer
from warhall.games.dungeoneer.rolls import fall
from warhall.games.dungeoneer.special import can_spend, refuse_attack, refuse_spending, refuse_stand
from warhall.games.dungeoneer.starting import refuse_lying_for_it
from warhall.games.dungeoneer.state import ENCOUNTERS, FEATS, NONE, THREAT_ROLL, VILLAINY, Roll
from warhall.games.dungeoneer.tables import MAGIC, MELEE
from warhall.games.dungeoneer.values import UNTIL, USES, holds, value
from warhall.games.dungeoneer.vocabulary import For, Until, Who
from warhall.games.dungeoneer.wounds import defeat, end_turn_early, lose_cards

IN_VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-7.5", "DG-18.4")
@pytest.mark.parametrize("fallen", [0, 1])
def test_a_new_location_gives_its_points_to_a_fallen_hero_too(fallen: int) -> None:
    t = cross("ap: 1")
    road = place(t, "fd_bone_road")
    t.state.fallen[0] = fallen
    enter(t.state, 0, road)
    tables = t.state.game.tables
    assert (t.state.glory[0], t.state.peril[0]) == (tables.glory[road], tables.peril[road])
    assert tables.glory[road] + tables.peril[road] > 0


@pytest.mark.rule("DG-20.6", "DG-9.14", "DG-8.7")
def test_no_action_points_of_any_kind_are_left_of_a_defeated_hero() -> None:
    t = cross("ap: 1", "ap: 2, extra: 1, saved: true, delayed: 1", more="variants: [resurrection]\nunused: [fd_cleric]")
    g = t.state
    assert [values[1] for values in (g.ap, g.extra, g.saved, g.delayed)] == [2, 1, 1, 1]
    defeat(g, 1)
    assert [values[1] for values in (g.ap, g.extra, g.saved, g.delayed)] == [0, 0, 0, 0]


@pytest.mark.rule("DG-21.2", "DG-11.12")
@pytest.mark.parametrize("left", [True, False])
def test_a_monster_that_was_defeated_before_is_not_discarded_again_with_its_owner(left: bool) -> None:  # noqa: FBT001
    t = cross("ap: 1")
    g = t.state
    number = card(t, "fd_giant_antlion")
    add_attack(g, new_fight(g, ENCOUNTERS, 0), MONSTER + number, 1, MELEE)
    if left:
        g.applied.append(number)
    lose_cards(g, 0, "DG-21.2")
    assert (t.discarded, g.applied) == (["fd_giant_antlion"] if left else [], [])


@pytest.mark.rule("DG-11.31", "DG-21.3")
def test_heroes_get_all_their_glory_when_the_monsters_owner_falls_and_what_he_applied_is_discarded() -> None:
    t = cross("ap: 1", "ap: 1", jade="ap: 1")
    g = t.state
    new_fight(g, ENCOUNTERS, 0).glory[:] = [0, 2, 1]
    g.applied.append(card(t, "fd_sandstorm"))
    end_turn_early(g)
    assert (g.glory, g.applied, t.discarded) == ([0, 2, 1], [], ["fd_sandstorm"])


@pytest.mark.rule("DG-20.4")
@pytest.mark.parametrize(("active", "order"), [("azure", ["ember", "jade"]), ("ember", ["jade", "azure"])])
def test_new_heroes_are_chosen_clockwise_from_the_active_player(active: str, order: list[str]) -> None:
    seats = dict.fromkeys(order, "peril: 9, health: 1, at: fd_salt_flats")
    seats[active] = "hand: [fd_antlion_trap], at: fd_salt_flats"
    t = cross(
        seats.get("azure", "ap: 0"), seats.get("ember", "ap: 0"), 1, 1, 6, jade=seats.get("jade", "ap: 0"),
        turn=f"seat: {active}, {IN_VILLAINY}",
        more="variants: [resurrection]\nunused: [fd_cleric, fd_priestess, fd_defiler]",
    )  # fmt: skip
    t.act(active, "play fd_antlion_trap", f"on {order[0]}", "end")
    asked = []
    while t.asked[1] != "villainy":
        if t.asked[1] == "new-hero":
            asked.append(t.asked[0])
        t.act(t.asked[0], t.options()[0])
    assert asked == order


@pytest.mark.rule("DG-11.12", "DG-21.1")
@pytest.mark.parametrize(("health", "wounds"), [(1, ["wounded ember 0"]), (2, ["wounded ember 1", "wounded ember 0"])])
def test_the_second_of_two_wounds_finds_nobody_where_the_first_defeats(health: int, wounds: list[str]) -> None:
    t = cross(
        "hand: [fd_flame_rune]", f"peril: 9, at: fd_salt_flats, health: {health}", 1, jade="ap: 0", turn=IN_VILLAINY
    )
    t.act("azure", "play fd_flame_rune", "end")
    assert (t.events("wounded"), t.of("ember").alive) == (wounds, False)


@pytest.mark.rule("DG-9.3", "DG-7.1")
@pytest.mark.parametrize(
    ("phase", "active", "works"), [(FEATS, 0, True), (FEATS, 1, False), (VILLAINY, 0, False), (VILLAINY, 1, False)]
)
def test_what_works_in_the_feats_phase_works_in_ones_own_alone(phase: int, active: int, works: bool) -> None:  # noqa: FBT001
    t = cross("ap: 1", "ap: 1")
    g = t.state
    potion = g.game.tables.used_by[card(t, "fd_haste_potion")]
    assert potion is not None
    g.phase, g.active = phase, active
    assert holds(g, potion.block.condition, 0) is works


@pytest.mark.rule("DG-10.11", "DG-21.2")
@pytest.mark.parametrize("alive", [1, 0])
def test_the_hit_of_a_hero_who_has_fallen_does_nothing_more(alive: int) -> None:
    t = cross("ap: 1", "ap: 1")
    g = t.state
    g.heroes[0] = next(number for number, hero in enumerate(g.game.tables.heroes) if hero.id == "fd_defiler")
    g.alive[0] = alive
    before = g.agenda
    hit_effects(g, 0, 1, MAGIC)
    assert (g.agenda is not before) is bool(alive)


@pytest.mark.rule("DG-16.3", "DG-16.4", "DG-17.2")
@pytest.mark.parametrize(
    ("there", "rolls"), [("fd_bone_road", 0), ("fd_sinking_track", 1), ("fd_ruins_of_anrak", 0), ("fd_necrotower", 1)]
)
def test_the_priestess_walks_over_spikes_and_pits_of_the_desert_alone(there: str, rolls: int) -> None:
    t = at(
        f"""
        seats:
          azure: {{hero: fd_priestess, at: fd_caravan_gate, ap: 2}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "0:0", {there}: "0:1"}}
        turn: {{phase: feats}}
        """,
        6,
    ).act("azure", "move n")
    assert (t.of("azure").place, len(t.events("test-rolled"))) == (there, rolls)


@pytest.mark.rule("DG-17.8", "DG-1.6")
@pytest.mark.parametrize(("change", "worth"), [(-9, 0), (-1, 2), (1, 4)])
def test_the_value_of_a_monster_too_is_never_below_0(change: int, worth: int) -> None:
    t = cross("ap: 1")
    g = t.state
    fighter = MONSTER + card(t, "fd_giant_antlion")
    g.changes.append((fighter, MELEE, change, USES.index(For.ALL), UNTIL.index(Until.TURN), 0))
    assert value(g, fighter, MELEE) == worth


@pytest.mark.rule("DG-20.13", "DG-11.27", "DG-11.15")
@pytest.mark.parametrize("variant", ["limited_movement", "ap_for_falling"])
@pytest.mark.parametrize(
    ("fallen", "battled", "rule"), [(0, 0, None), (1, 0, "DG-20.13"), (0, 1, "DG-11.27"), (1, 1, "DG-20.13")]
)
def test_who_lies_or_has_fought_does_not_lie_down_for_a_challenge(
    variant: str, fallen: int, battled: int, rule: str | None
) -> None:
    t = cross(
        "hand: [fd_giant_antlion]", "peril: 3", 3, 3, turn=IN_VILLAINY, more=f"variants: [{variant}]"
    ).act("azure", "play fd_giant_antlion")  # fmt: skip
    t.state.fallen[1] = fallen
    t.state.battled = battled << 1
    t.act("azure", "end")
    assert (t.asked == ("ember", "challenge")) is (rule is None)
    if rule is None:
        assert "lie-down" in t.options()
    else:
        refused = refuse_lying_for_it(t.state, 1)
        assert refused is not None
        assert refused.rule == rule


@pytest.mark.rule("DG-20.14", "DG-11.14")
def test_with_an_action_point_of_his_own_a_hero_challenges_anybody_there_in_the_variant_too() -> None:
    t = cross(
        "hand: [fd_giant_antlion]", "peril: 3, ap: 1", 3, 3, jade="ap: 0", turn=IN_VILLAINY,
        more="variants: [ap_for_falling]",
    ).act("azure", "play fd_giant_antlion", "end")  # fmt: skip
    assert t.asked == ("ember", "challenge")
    assert t.options("challenge-hero") == ["azure", "jade"]
    assert t.allowed("ember", "challenge-hero jade")


@pytest.mark.rule("DG-9.11", "DG-17.8")
@pytest.mark.parametrize("roller", [0, 1])
def test_what_changes_a_roll_of_ones_own_leaves_that_of_another_alone(roller: int) -> None:
    t = cross("ap: 1", "ap: 1")
    g = t.state
    number, op = next(
        (number, op)
        for number, op in enumerate(g.game.tables.ops)
        if isinstance(op, ChangeStat) and op.until is Until.ROLL and op.who is Who.SELF
    )
    g.roll = Roll(kind=THREAT_ROLL, fighter=roller, stat=MELEE, need=5)
    change_stat(g, number, 0, 1, NONE, 0)
    assert g.roll.change == (op.n if roller == 0 else 0)
    assert g.changes == []


@pytest.mark.rule("DG-20.9", "DG-6.8")
@pytest.mark.parametrize(("variants", "who"), [("", "azure"), ("variants: [unbiased_placement]\n", "ember")])
def test_only_in_the_variant_does_another_lay_the_location_of_ones_own_quest(variants: str, who: str) -> None:
    t = cross("ap: 1, quests: [fd_q_vow]", more=f"{variants}locations: {{surface: [fd_drakan_village]}}")
    assert t.act("azure", "explore").asked == (who, "place")


@pytest.mark.rule("DG-18.15", "DG-17.1")
def test_what_was_shifted_before_is_not_what_a_card_shifts() -> None:
    t = cross("ap: 1")
    g = t.state
    number = next(number for number, op in enumerate(g.game.tables.ops) if isinstance(op, Shift))
    g.shifted = place(t, "fd_bone_road")
    shift_locations(g, number, 0, 1, NONE, 0)
    assert g.shifted == NONE


@pytest.mark.rule("DG-19.13", "DG-19.2")
@pytest.mark.parametrize("pile", [0, 1, None])
def test_a_monster_is_summoned_out_of_either_discard_pile(pile: int | None) -> None:
    t = cross("ap: 1", more="sets: [fd, tl]")
    g = t.state
    number = next(number for number, op in enumerate(g.game.tables.ops) if isinstance(op, Summon))
    zombie = card(t, "tl_zombie")
    g.discards = [[zombie] if pile == each else [] for each in range(2)]
    assert (refuse_summoning(g, 0, zombie, number, 0, NONE) is None) is (pile is not None)


@pytest.mark.rule("DG-14.5", "DG-14.33")
def test_two_treasures_are_sacrificed_where_the_quest_wants_two() -> None:
    t = here("fd_drakan_village", "quests: [fd_q_vow], inventory: [fd_bronze_helm, fd_wind_sandals]")
    t.act("azure", "try fd_q_vow")
    while t.asked[1] == "give-card":
        t.act("azure", f"discard {t.options('discard')[0]}")
    assert (t.of("azure").completed, t.inventory("azure")) == (["fd_q_vow"], [])


@pytest.mark.rule("DG-18.2", "DG-20.13")
@pytest.mark.parametrize(("fallen", "lying", "payable"), [(0, -1, [1, 2]), (1, -1, []), (1, 0, [1]), (1, 1, [])])
def test_of_all_points_a_hero_who_lay_down_spends_the_one_for_it(fallen: int, lying: int, payable: list[int]) -> None:
    t = cross("ap: 2", "ap: 2")
    g = t.state
    g.fallen[0], g.lying = fallen, lying
    assert [count for count in (1, 2, 3) if can_spend(g, 0, count)] == payable
    assert [count for count in (1, 2, 3) if refuse_spending(g, 0, count) is None] == payable


@pytest.mark.rule("DG-10.1", "DG-21.2")
@pytest.mark.parametrize(("alive", "message"), [(1, None), (0, "no-such-hero")])
def test_who_is_out_of_the_game_is_attacked_by_nobody(alive: int, message: str | None) -> None:
    t = cross("ap: 1", jade="ap: 0")
    t.state.alive[2] = alive
    refused = refuse_attack(t.state, 0, 2)
    assert (refused and refused.message) == message


@pytest.mark.rule("DG-20.24", "DG-9.4")
@pytest.mark.parametrize(("lying", "rule"), [(-1, None), (1, None), (0, "DG-20.24")])
def test_nobody_stands_up_by_the_point_of_lying_down(lying: int, rule: str | None) -> None:
    t = cross("ap: 1, fallen: true", "ap: 1")
    t.state.lying = lying
    refused = refuse_stand(t.state, 0)
    assert (refused and refused.rule) == rule


@pytest.mark.rule("DG-5.3", "DG-5.4", "DG-5.5")
@pytest.mark.parametrize(("peril", "payer", "rule"), [(9, 1, None), (0, 1, "DG-5.4"), (9, 0, "DG-5.5")])
def test_one_opponent_pays_all_or_nobody(peril: int, payer: int, rule: str | None) -> None:
    t = cross("peril: 9", f"peril: {peril}")
    refused = refuse_payer(t.state, 0, payer, 0, card(t, "fd_sandstorm"), NONE)
    assert (refused and refused.rule) == rule


@pytest.mark.rule("DG-2.13")
def test_what_has_left_the_inventory_is_not_discarded_again_when_its_last_charge_is_spent() -> None:
    t = cross("inventory: [fd_bronze_helm]")
    discard_spent(t.state, 0, card(t, "fd_eldritch_ring"))
    assert (t.inventory("azure"), t.discarded) == (["fd_bronze_helm"], [])
    discard_spent(t.state, 0, card(t, "fd_bronze_helm"))
    assert (t.inventory("azure"), t.discarded) == ([], ["fd_bronze_helm"])


@pytest.mark.rule("DG-17.2", "DG-12.3")
@pytest.mark.parametrize("before", [-4, 3])
def test_a_test_that_is_passed_without_a_roll_has_nothing_of_the_last_one(before: int) -> None:
    t = cross("ap: 1")
    t.state.total = before
    t.state.roll = Roll(kind=THREAT_ROLL, fighter=0, stat=MELEE, need=9, skipped=True)
    fall(t.state)
    assert t.state.total == 0
