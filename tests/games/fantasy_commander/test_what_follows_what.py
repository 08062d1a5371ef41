"""What a rule does a second time, on the other side, or after something else: both sides of a line."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from warhall.games.fantasy_commander import GAME, events
from warhall.games.fantasy_commander.activation import can_pay
from warhall.games.fantasy_commander.aftermath import regroup
from warhall.games.fantasy_commander.attacks import no_sweep
from warhall.games.fantasy_commander.contexts import NOT_MOVED, RAN
from warhall.games.fantasy_commander.effects import reorder
from warhall.games.fantasy_commander.losses import BY_CARD, drop_order, tire_by_force
from warhall.games.fantasy_commander.movement import budget, may_tire, reach
from warhall.games.fantasy_commander.muster import refuse_kind
from warhall.games.fantasy_commander.operations import Reorder
from warhall.games.fantasy_commander.orders import (
    BASIC,
    FREE_AFTER,
    MARKING,
    MUST_LOSE,
    lose_order,
    reroll_marked,
    reveal,
    use_prestige,
)
from warhall.games.fantasy_commander.properties import (
    add_effect,
    bonus_rerolls,
    card,
    counts_as_supported,
    is_weak,
    props_of,
    reached,
)
from warhall.games.fantasy_commander.raid import damage_building
from warhall.games.fantasy_commander.ranged import longest, may_shoot
from warhall.games.fantasy_commander.retreat import card_panic
from warhall.games.fantasy_commander.score import destroy, is_over, town_entered
from warhall.games.fantasy_commander.tables import (
    ACTIVATION,
    COLOURS,
    DEFENCE,
    E_GRANT,
    E_LOSE,
    E_REROLL,
    E_SPEED,
    E_SUPPORT,
    FORGED,
    FORTITUDE,
    MELEE,
    NONE,
    PURPLE,
    RANGED,
    RESURGENT,
)
from warhall.games.fantasy_commander.turn import due
from warhall.kernel.dice import SeededDice

LEGION, ZOMBIES, CAVALRY = "legionnaires", "zombie_warriors", "undead_cavalry"


def dice(f: Field) -> list[int]:
    """How many dice were rolled, roll by roll."""
    return [told.event.count for told in f.told if isinstance(told.event, events.Rolled)]


@pytest.mark.rule("FC-26.9")
def test_a_defender_takes_over_only_beside_both_the_attacker_and_the_attacked() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "g6"), own("legionnaires_veteran", "g5"),
        own("legionnaires_veteran", "e6"), own("legionnaires_veteran", "h6"), turn="styx",
    )  # fmt: skip
    f.do("styx", f"attack {LEGION}-1")
    assert f.asked == ("empire", "redirect")
    rules = [f.rule("empire", f"redirect legionnaires_veteran-{number}") for number in (1, 2, 3)]
    assert rules == [None, "FC-26.9", "FC-26.9"]


@pytest.mark.rule("FC-26.19", "FC-15.2")
@pytest.mark.parametrize(("answer", "rolled"), [("tire", [6, 6]), ("decline", [5, 5])])
def test_a_token_in_a_multiple_attack_buys_a_die_in_each_roll(answer: str, rolled: list[int]) -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red"), own(LEGION, "g6"), own(LEGION, "e6"), turn="styx",
        sides={"styx": {"reserve": {"red": 1}}}, roll="shield " * 12,
    )  # fmt: skip
    f.begin().do("styx", "pay 1", "sweep")
    first = True
    while f.asked is not None and f.asked[1] in ("sweep", "attack-die", "defence", "defence-die", "redirect"):
        side, ask = f.asked
        if ask == "attack-die" and first:
            f.do(side, answer)
            first = False
        else:
            f.do(side, "decline" if ask != "sweep" else f.options(side)[0])
    assert dice(f) == rolled
    assert f.unit("demonic_hydra-1").fatigue == (1 if answer == "tire" else 0)


@pytest.mark.rule("FC-15.3", "FC-16.4", "FC-26.19")
def test_a_multiple_attack_after_a_run_costs_a_token() -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red"), own(LEGION, "j6"), turn="styx",
        sides={"styx": {"reserve": {"red": 1}}}, roll="shield " * 12,
    )  # fmt: skip
    f.begin().do("styx", "pay 1", "run i6", "sweep")
    assert f.unit("demonic_hydra-1").fatigue == 1


@pytest.mark.rule("FC-16.4", "FC-26.19")
@pytest.mark.parametrize(("fatigue", "rule"), [(2, None), (3, "FC-16.4")])
def test_who_can_take_no_token_makes_no_multiple_attack_after_a_run(fatigue: int, rule: str | None) -> None:
    f = Field(
        foe("demonic_hydra", "f6", order="red", fatigue=fatigue), own(LEGION, "g6"), turn="styx",
        sides={"styx": {"reserve": {"red": 1}}},
    )  # fmt: skip
    f.begin().do("styx", "pay 1")
    assert f.g.activation is not None
    f.g.activation.moved = RAN
    refused = no_sweep(f.g, 1)
    assert (refused and refused.rule) == rule


@pytest.mark.rule("FC-26.24", "FC-21.10")
@pytest.mark.parametrize(("answer", "pursues"), [("advance", True), ("decline", False)])
def test_persecution_follows_an_advance_alone(answer: str, pursues: bool) -> None:  # noqa: FBT001
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "g6", wounds=3, fatigue=2), own("roland", "h6"), own(LEGION, "g5"),
        turn="styx", sides={"styx": {"reserve": {"red": 1}}}, roll="hit hit hit",
    )  # fmt: skip
    f.do("styx", "pay 1").fight("styx", f"attack {LEGION}-1", advance=answer)
    assert f.unit(f"{LEGION}-1").destroyed
    assert (f.asked == ("styx", "pursue")) is pursues


@pytest.mark.rule("FC-23.1", "FC-13.5")
@pytest.mark.parametrize(("enemy", "shoots"), [("g6", False), ("i6", True)])
def test_nobody_shoots_while_an_enemy_is_in_contact(enemy: str, shoots: bool) -> None:  # noqa: FBT001
    f = Field(own("imperial_shooters", "f6", order="red"), foe(ZOMBIES, enemy), foe(ZOMBIES, "f9"))
    assert may_shoot(f.g, 0, NOT_MOVED) is shoots


@pytest.mark.rule("FC-23.9", "FC-C.21")
@pytest.mark.parametrize(("most", "turn", "reach"), [(1, 2, 1), (1, 3, 1), (1, 4, 0), (99, 2, 0), (0, 2, 0)])
def test_fog_shortens_shots_up_to_its_last_round_and_never_lengthens_them(most: int, turn: int, reach: int) -> None:
    f = Field(own("imperial_shooters", "f6", order="red"), foe(ZOMBIES, "a3"))
    f.g.ranged_max, f.g.fog, f.g.round = most, 3, turn
    assert longest(f.g, 0) == (reach or card(f.g, 0).reach)


@pytest.mark.rule("FC-13.23", "FC-26.29")
@pytest.mark.parametrize("count", [1, 2])
def test_all_the_panic_of_a_card_hurts_a_resurgent_unit(count: int) -> None:
    f = Field(own(LEGION, "f6", order="red"), foe("zombie_warriors_veteran", "h6"))
    card_panic(f.g, 0, 1, count)
    assert f.g.wounds[1] == count


@pytest.mark.rule("FC-20.9", "FC-20.5")
@pytest.mark.parametrize(("others", "end", "lost"), [(["c6"], "b6", 0), (["b6"], "c6", 1), (["b6", "c6"], "d6", 2)])
def test_a_flyer_flees_no_farther_than_to_the_last_free_hex(others: list[str], end: str, lost: int) -> None:
    f = Field(
        own("roland", "e6", order="red"), foe("vargoth", "d6", fatigue=2), *(own("bastion", at) for at in others),
        roll="panic panic shield shield",
    )  # fmt: skip
    before = f.left("vargoth-1")
    f.fight("empire", "attack vargoth-1")
    assert (f.at("vargoth-1"), before - f.left("vargoth-1")) == (end, lost)


@pytest.mark.rule("FC-26.22", "FC-20.5")
def test_a_necromancer_raises_whom_the_retreat_destroyed() -> None:
    f = Field(
        foe("morvena", "f6", order="red"), own(LEGION, "g6", wounds=3, fatigue=2), own("bastion", "h6"), turn="styx",
        roll="panic shield",
    )  # fmt: skip
    f.fight("styx", f"attack {LEGION}-1")
    assert f.unit(f"{LEGION}-1").destroyed
    assert "necromancy" in f.reactions


@pytest.mark.rule("FC-4.9", "FC-16.1", "FC-16.4")
@pytest.mark.parametrize(
    ("run_bonus", "speed", "walk", "dash"), [(0, 0, 2, 4), (-9, 0, 2, 2), (0, -9, 0, 0), (1, 1, 3, 6), (0, -1, 1, 3)]
)
def test_who_runs_goes_at_least_as_far_as_a_move_and_nobody_less_than_not_at_all(
    run_bonus: int, speed: int, walk: int, dash: int
) -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3"))
    f.g.run_bonus = run_bonus
    add_effect(f.g, 0, ACTIVATION, (E_SPEED, speed, 0, 0))
    assert (budget(f.g, 0, running=False), budget(f.g, 0, running=True)) == (walk, dash)


@pytest.mark.rule("FC-15.1", "FC-15.8")
def test_only_the_active_unit_takes_a_token_of_its_own_accord() -> None:
    f = Field(own(LEGION, "f6", order="red"), own(LEGION, "c9"), foe(ZOMBIES, "a3"))
    assert [may_tire(f.g, unit) for unit in (0, 1)] == [True, False]


@pytest.mark.rule("FC-12.5", "FC-12.7", "FC-12.14")
@pytest.mark.parametrize(("colour", "must", "extra"), [(0, 0b01, 0b10), (1, 0b00, 0b10), (PURPLE, 0b10, 0b10)])
def test_purple_and_late_units_may_act_early_and_must_at_last(colour: int, must: int, extra: int) -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3"), alone=True)
    f.g.orders = [0, PURPLE]
    f.g.colour = colour
    assert due(f.g) == (must, extra)
    f.g.orders, f.g.late = [NONE, 0], 0b10
    assert due(f.g) == (must & 0b10 | (0b10 if colour == 0 else 0), extra)


@pytest.mark.rule("FC-14.5", "FC-14.8")
@pytest.mark.parametrize(
    ("held", "pays"),
    [({"red": 1, "blue": 1}, True), ({"purple": 2}, True), ({"purple": 1}, False), ({"red": 1}, False)],
)
def test_purple_orders_stand_in_for_each_colour_that_is_missing(held: dict[str, int], pays: bool) -> None:  # noqa: FBT001
    f = Field(own("equestrian_knights", "f6", order="red"), foe(ZOMBIES, "a3"), sides={"empire": {"reserve": held}})
    paid = card(f.g, 0).paid[0]._replace(cost=(1, 1, 0), any=0)
    assert can_pay(f.g, 0, paid) is pays


@pytest.mark.rule("FC-14.6")
def test_a_property_is_paid_for_once_in_an_activation() -> None:
    f = Field(
        own("equestrian_knights", "f6", order="red"), foe(ZOMBIES, "a3"), sides={"empire": {"reserve": {"red": 2}}}
    )
    assert f.rule("empire", "pay 1") is None
    f.do("empire", "pay 1")
    assert f.rule("empire", "pay 1") == "FC-14.6"


@pytest.mark.rule("FC-26.6", "FC-26.4")
@pytest.mark.parametrize(("start", "rolled"), [("g5", 4), ("d6", 5)])
def test_a_charge_counts_only_against_whom_the_unit_did_not_touch(start: str, rolled: int) -> None:
    f = Field(own("equestrian_knights", start, order="red", fatigue=2), foe("bone_colossus", "g6"), roll="shield " * 9)
    f.do("empire", "move f6").fight("empire", "attack bone_colossus-1")
    assert dice(f)[0] == rolled


@pytest.mark.rule("FC-9.13", "FC-9.14")
def test_who_has_lost_an_order_has_settled_his_dice() -> None:
    f = Field(own(LEGION, "f9", order="red"), foe(ZOMBIES, "a3", order="red"), alone=True)
    f.g.ready, f.g.rolling[0], f.g.reserve[0] = 0, MUST_LOSE, 1
    lose_order(f.g, 0, 0)
    assert (f.g.ready, f.g.rolling[0], f.g.reserve[0]) == (1, 0, 0)


@pytest.mark.rule("FC-12.14")
@pytest.mark.parametrize(("step", "had", "late"), [(0, 1, 0), (1, 1, 1), (1, NONE, 0), (0, NONE, 0)])
def test_only_a_unit_whose_new_step_is_over_is_late(step: int, had: int, late: int) -> None:
    g = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3")).g
    address, op = next((address, op) for address, op in g.game.tables.ops.items() if isinstance(op, Reorder))
    new = COLOURS[op.colour.value]
    g.colour, g.orders[1], g.late = new + step, had, 0
    reorder(g, 0, op, address, 1)
    assert (g.late >> 1 & 1, g.orders[1]) == (late, NONE if had == NONE else new)


@pytest.mark.rule("FC-26.28", "FC-26.42", "FC-26.14", "FC-26.29")
@pytest.mark.parametrize(("extra", "asked"), [(0, True), (FORGED, False), (RESURGENT, False)])
def test_who_never_panics_regroups_not(extra: int, asked: bool) -> None:  # noqa: FBT001
    f = Field(foe(CAVALRY, "f6", order="red"), own(LEGION, "g6", fatigue=2), turn="styx", roll="hit shield shield")
    f.do("styx", f"attack {LEGION}-1")
    attack = f.g.attack
    assert attack is not None
    attack.theirs |= extra
    attack.hurt = 1
    assert (regroup(f.g) is not None) is asked


@pytest.mark.rule("FC-15.9", "FC-15.10")
@pytest.mark.parametrize(("count", "left"), [(1, (1, 0)), (2, (2, 0)), (3, (2, 1)), (4, (2, 2))])
def test_each_forced_token_beyond_the_stamina_costs_a_miniature(count: int, left: tuple[int, int]) -> None:
    g = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3")).g
    tire_by_force(g, 0, count, BY_CARD)
    assert (g.fatigue[0], g.wounds[0]) == left


@pytest.mark.rule("FC-26.2", "FC-26.37")
def test_an_aura_reaches_own_units_that_are_near() -> None:
    g = Field(own("roland", "f6", order="red"), own(LEGION, "g6"), own(LEGION, "m1"), foe(ZOMBIES, "e6")).g
    assert [reached(g, unit) for unit in range(4)] == [[0], [0], [], []]


@pytest.mark.rule("FC-13.5", "FC-18.12")
def test_what_a_card_adds_is_for_its_roll_and_side_alone() -> None:
    g = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3")).g
    add_effect(g, 0, ACTIVATION, (E_REROLL, MELEE, 2, 0))
    add_effect(g, 0, ACTIVATION, (E_SUPPORT, 1, 0, 0))
    assert [bonus_rerolls(g, 0, roll) for roll in (MELEE, RANGED, DEFENCE)] == [2, 0, 0]
    assert [counts_as_supported(g, 0, kind) for kind in (0, 1)] == [False, True]


@pytest.mark.rule("FC-13.5", "FC-26.37")
@pytest.mark.parametrize("order", [(E_LOSE, E_GRANT), (E_GRANT, E_LOSE)])
def test_a_property_that_is_lost_is_not_there_whatever_grants_it(order: tuple[int, int]) -> None:
    g = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3")).g
    for what in order:
        add_effect(g, 0, ACTIVATION, (what, FORTITUDE.bit_length() - 1, 0, 0))
    assert not props_of(g, 0) & FORTITUDE


@pytest.mark.rule("FC-22.7", "FC-22.9")
@pytest.mark.parametrize(("unit", "weak"), [(LEGION, True), ("roland", False)])
def test_only_an_ordinary_unit_is_weak_on_its_last(unit: str, weak: bool) -> None:  # noqa: FBT001
    g = Field(own(unit, "f6", order="red"), foe(ZOMBIES, "a3")).g
    g.wounds[0] = card(g, 0).size - 1
    assert is_weak(g, 0, props_of(g, 0)) is weak


@pytest.mark.rule("FC-9.7", "FC-C.23")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (BASIC, BASIC | FREE_AFTER)])
def test_a_reroll_by_reputation_after_a_basic_one_ends_those(before: int, after: int) -> None:
    g = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3")).g
    g.rolling[0] = before
    use_prestige(g, 0)
    assert g.rolling[0] == after


@pytest.mark.rule("FC-C.16", "FC-C.18")
def test_each_building_that_falls_is_counted() -> None:
    f = Field(foe("wolf_pack", "f6", order="red"), own(LEGION, "a11", order="red"), turn="styx")
    f.g.buildings, f.g.building_damage = [1, 2], [9, 9]
    damage_building(f.g, 1)
    damage_building(f.g, 2)
    assert (f.g.razed, f.g.buildings) == (2, [])


@pytest.mark.rule("FC-3.2")
@pytest.mark.parametrize(("unit", "rule"), [("crusader", "FC-3.2"), ("roland", "FC-3.2"), (LEGION, None)])
def test_heroes_and_giants_are_in_an_army_once(unit: str, rule: str | None) -> None:
    tables = GAME.tables
    kind = tables.kind_of[unit]
    refused = refuse_kind(tables, tables.factions["empire"], [kind], kind)
    assert (refused and refused.rule) == rule


@pytest.mark.rule("FC-4.2", "FC-12.14")
def test_a_destroyed_unit_is_late_for_nothing() -> None:
    g = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3")).g
    g.late = 0b11
    destroy(g, 1)
    assert g.late == 0b01
    g.orders[0] = 0
    drop_order(g, 0)
    assert (g.late, g.orders[0]) == (0, NONE)


@pytest.mark.rule("FC-28.5")
def test_dice_that_were_rolled_again_are_marked_no_more() -> None:
    g = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3")).g
    g.dice = SeededDice(1)
    g.order_dice[0], g.marked[0], g.rolling[0] = [1, 2, 2], [2], MARKING
    reroll_marked(g, 0)
    assert (g.marked[0], g.rolling[0], len(g.order_dice[0]), sorted(g.order_dice[0][:2])) == ([], 0, 3, [1, 2])


@pytest.mark.rule("FC-10.3", "FC-11.1")
def test_what_was_given_in_an_earlier_round_is_forgotten() -> None:
    g = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "a3")).g
    g.given, g.orders[0] = [5] * 8, 0
    reveal(g)
    assert g.given == [1, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("FC-27.25", "FC-27.22")
@pytest.mark.parametrize(("standing", "over"), [(1, False), (0, True)])
def test_the_battle_is_lost_with_the_last_town_and_not_before(standing: int, over: bool) -> None:  # noqa: FBT001
    g = Field(own("roland", "e6", order="red"), foe("vargoth", "d6"), scenario="s6").g
    g.fallen = len(g.towns) - standing
    town_entered(g)
    assert is_over(g) is over


@pytest.mark.rule("FC-26.26", "FC-16.6")
@pytest.mark.parametrize(("unit", "ends"), [("starkov", False), ("equestrian_knights", True)])
def test_difficult_ground_ends_the_way_of_all_but_a_ranger(unit: str, ends: bool) -> None:  # noqa: FBT001
    g = Field(own(unit, "f6", order="red"), foe(ZOMBIES, "a3"), ground={"g6": "F"}).g
    found, forest = reach(g, 0, 3, props_of(g, 0)), 1 << g.game.tables.board.cell_named("g6")
    assert (bool(found.ending & forest), bool(found.free & forest)) == (ends, not ends)
