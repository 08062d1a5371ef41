"""Rules looked at once more, from positions in which a small fault would show."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, Piece, foe, own
from tests.games.fantasy_commander.test_chapter_c_campaign import ROLAND, campaign, ended, standing
from warhall.games.fantasy_commander import GAME, events
from warhall.games.fantasy_commander.maps import random_map
from warhall.games.fantasy_commander.plan import FantasyOptions
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import refusal
from warhall.kernel.words import Name

LEGION, ZOMBIES, CAVALRY = "legionnaires", "zombie_warriors", "undead_cavalry"


@pytest.mark.rule("FC-14.5")
@pytest.mark.parametrize(
    ("unit", "side", "held", "spent"),
    [
        ("zombie_warriors_veteran", "styx", "green", [0, 0, 1, 0]),
        ("equestrian_knights", "empire", "purple", [0, 0, 0, 1]),
    ],
)
def test_what_a_property_costs_lies_with_the_spent_orders_of_its_colour_and_side(
    unit: str, side: str, held: str, spent: list[int]
) -> None:
    piece = (own if side == "empire" else foe)(unit, "f6", order="red")
    f = Field(piece, turn=side, sides={side: {"reserve": {held: 1}}}).do(side, "pay 1")
    number = f.seat(side)
    assert [f.view.sides[number].spent, f.view.sides[1 - number].spent] == [spent, [0, 0, 0, 0]]


@pytest.mark.rule("FC-12.5")
@pytest.mark.parametrize("side", ["empire", "styx"])
def test_neither_side_may_decline_while_it_has_units_of_the_colour(side: str) -> None:
    mine, theirs = (own, foe) if side == "empire" else (foe, own)
    units = (LEGION, ZOMBIES) if side == "empire" else (ZOMBIES, LEGION)
    f = Field(
        mine(units[0], "f6", order="red"), mine(units[0], "a10", order="red"), theirs(units[1], "g2", order="red"),
        alone=True, turn=side, colour="red",
        sides={side: {"deck": ["powerful_strikes" if side == "empire" else "grave_call"]}},
    )  # fmt: skip
    assert f.asked == (side, "turn")
    assert f.rule(side, "decline") == "FC-12.5"


@pytest.mark.rule("FC-22.7", "FC-19.8")
@pytest.mark.parametrize(("wounds", "left"), [(2, 1), (3, 3)])
def test_the_full_hits_of_a_weak_defender_do_not_count(wounds: int, left: int) -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "g6", defends=True, wounds=wounds),
        roll="support support support  full full", turn="styx",
    )  # fmt: skip
    f.fight("styx", f"attack {LEGION}-1")
    assert f.left(f"{CAVALRY}-1") == left


@pytest.mark.rule("FC-13.5")
def test_who_may_not_run_may_move() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "i6", order="red"), turn="styx",
        sides={"styx": {"deck": ["plague_mark"]}},
    )  # fmt: skip
    f.do("styx", "effect", "pass")
    assert f.rule("empire", "run k6") == "FC-13.5"
    assert f.do("empire", "move j6").at(f"{LEGION}-1") == "j6"


@pytest.mark.rule("FC-13.23")
def test_the_panic_of_a_card_comes_from_the_nearest_unit() -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), foe(ZOMBIES, "g5"), foe(ZOMBIES, "b6"), own(LEGION, "g6", order="red"),
        turn="styx", sides={"styx": {"deck": ["abyss_scream"]}},
    )  # fmt: skip
    f.do("styx", "effect")
    assert f.options("styx") == [f"target {ZOMBIES}-1", f"target {ZOMBIES}-2"]
    assert f.rule("styx", f"target {ZOMBIES}-3") == "FC-13.23"
    assert f.do("styx", f"target {ZOMBIES}-1").at(f"{LEGION}-1") == "h6"


@pytest.mark.rule("FC-20.5", "FC-26.32")
def test_losses_in_a_retreat_are_told_by_their_rule() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), foe(CAVALRY, "g6"), own("roland", "h6"), own("roland", "h5"),
        own("roland", "h7"), roll="panic panic shield",
    )  # fmt: skip
    f.fight("empire", f"attack {CAVALRY}-1")
    assert [told.rule for told in f.told if isinstance(told.event, events.Damaged)] == ["FC-20.5"]


@pytest.mark.rule("FC-12.1", "FC-14.1")
def test_after_a_turn_no_unit_is_activated() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(ZOMBIES, "g2", order="red"), foe(ZOMBIES, "a3", order="red"))
    f.do("empire", "pass")
    assert f.view.activation is None


@pytest.mark.rule("FC-29.4")
@pytest.mark.parametrize("first", ["empire", "styx"])
def test_who_lays_no_more_terrain_leaves_it_to_the_other(first: str) -> None:
    f = Field.started(FantasyOptions(mode="epic", map="hand_made", deploy_first=first), SeededDice(1))
    (side, _), other = f.asked or ("", ""), {"empire": "styx", "styx": "empire"}
    f.do(side, "done")
    assert f.asked == (other[side], "lay-map")
    f.do(other[side], "lay forest", "on g6")
    assert f.asked == (other[side], "lay-map")
    f.do(other[side], "done")
    assert f.asked is not None
    assert f.asked[1].startswith("deploy")


@pytest.mark.rule("FC-29.5")
def test_a_random_map_has_as_many_patches_as_are_drawn_and_no_more_hexes_than_there_are() -> None:
    tables = GAME.tables
    printed = tables.printed.random_map
    largest = max(len(patch.hexes) for patch in printed.patches)
    for seed in range(60):
        terrain = random_map(tables, SeededDice(seed))
        upper = terrain[: printed.middle[1] * 13]
        assert 0 < len(upper) - upper.count(0) <= printed.draws * largest
        for kind, soil in enumerate(tables.printed.terrain[1:], start=1):
            assert terrain.count(kind) <= soil.supply, soil.id


@pytest.mark.rule("FC-29.4")
def test_terrain_of_which_no_hex_is_left_cannot_be_laid() -> None:
    f = Field.started(FantasyOptions(mode="epic", map="hand_made"), SeededDice(1))
    assert f.asked is not None
    side = f.asked[0]
    forest = GAME.tables.terrain_of["forest"]
    f.do(side, "lay hill")
    f.g.supply = f.g.supply[:forest] + b"\0" + f.g.supply[forest + 1 :]
    f.do(side, "on g6")
    assert f.rule({"empire": "styx", "styx": "empire"}[side], "lay forest") == "FC-29.4"


@pytest.mark.rule("FC-C.10", "FC-C.12")
def test_a_signal_tower_gives_no_order_in_a_raid() -> None:
    pieces = own(LEGION, "f10"), foe("wolf_pack", "f2")
    tower = [card.id for card in GAME.tables.printed.town_cards].index("signal_tower")
    f = Field(
        *pieces, alone=True, kind="raid", factions=["empire", "monsters"], players=["empire", "styx"], monsters=1,
        round=0, phase="end", buildings={"g10": 0}, campaign=campaign(*pieces, built=[[tower], []]), roll="shield " * 4,
    )  # fmt: skip
    assert (f.view.round, f.view.sides[0].reserve) == (1, [0, 0, 1, 0]), "the die, and no blue order"


@pytest.mark.rule("FC-15.1")
def test_an_attacked_unit_takes_one_token_in_an_attack() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "g6", defends=True),
        roll="hit hit panic  support support support", turn="styx",
    )  # fmt: skip
    f.fight("styx", f"attack {LEGION}-1", defence_die="tire")
    assert f.unit(f"{LEGION}-1").fatigue == 1
    assert not {"spare", "spare-retreat"} & set(f.reactions)


@pytest.mark.rule("FC-6.4")
@pytest.mark.parametrize("first", ["empire", "styx"])
def test_who_deploys_first_by_agreement_does_so_with_armies_built_at_the_table(first: str) -> None:
    f = Field.started(FantasyOptions(mode="epic", map="map_epic_plain", build=True, deploy_first=first), SeededDice(1))
    f.do("empire", "add-unit legionnaires", "done", "add-card powerful_strikes", "done")
    f.do("styx", "add-unit zombie_warriors", "done", "add-card grave_call", "done")
    assert f.asked is not None
    assert (f.asked[0], f.asked[1].partition("-")[0]) == (first, "deploy")


@pytest.mark.rule("FC-13.5")
def test_a_hit_that_a_card_lets_ignore_is_told_so() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "g6", order="red", defends=True),
        turn="styx", sides={"styx": {"deck": ["incorporeal"]}}, roll="support support support  hit hit",
    )  # fmt: skip
    f.do("styx", "effect").fight("styx", f"attack {LEGION}-1")
    assert f.left(f"{CAVALRY}-1") == 2
    told = [(each.rule, each.event) for each in f.told if isinstance(each.event, events.Ignored)]
    assert [(rule, event.why) for rule, event in told] == [("FC-13.5", Name("card", "incorporeal"))]


@pytest.mark.rule("FC-10.3", "FC-11.1")
def test_what_was_given_is_noted_by_side_and_colour_when_tokens_are_turned_up() -> None:
    f = Field(
        own(LEGION, "f9"), own("roland", "h9"), foe(ZOMBIES, "f2"), foe("imelstar", "a1"), alone=True, phase="give",
        sides={"empire": {"reserve": {"blue": 1}}, "styx": {"reserve": {"green": 1, "red": 1}}},
    )  # fmt: skip
    f.do("empire", f"give {LEGION}-1 blue", "finish").do(
        "styx", f"give {ZOMBIES}-1 green", "give imelstar-1 red", "finish"
    )
    sides = GAME.write(f.g)["sides"]
    assert [sides[side].get("given") for side in ("empire", "styx")] == [{"blue": 1}, {"red": 1, "green": 1}]


@pytest.mark.rule("FC-C.18")
@pytest.mark.parametrize(("monsters", "places"), [(1, (1, 2)), (0, (2, 1))])
def test_a_raid_that_lasts_to_its_end_is_won_by_the_defender(monsters: int, places: tuple[int, int]) -> None:
    defends, raids, factions = (own, foe, ["empire", "monsters"]) if monsters else (foe, own, ["monsters", "styx"])
    f = Field(
        defends("roland" if monsters else "imelstar", "f6", order="red"), raids("wolf_pack", "a1"), alone=True,
        kind="raid", factions=factions, players=["empire", "styx"], monsters=monsters, round=5, round_limit=5,
        turn="empire" if monsters else "styx", buildings={"g10": 0},
    )  # fmt: skip
    f.do("empire" if monsters else "styx", "pass")
    assert f.g.result is not None
    assert (f.g.result.places, f.g.result.rule) == (places, "FC-C.18")


@pytest.mark.rule("FC-C.8")
def test_nobody_promotes_units_of_the_other_roster() -> None:
    f = ended(ROLAND, foe(CAVALRY, "a1"), foe(ZOMBIES, "c1"), own(LEGION, "c11"), marks=[0, 0, 1, 1])
    assert f.refusal("empire", "promote entry-3") == refusal("FC-C.8", "no-entry")
    assert f.rule("empire", "promote entry-4") is None


@pytest.mark.rule("FC-C.13", "FC-C.28")
def test_a_raid_is_fought_on_its_own_map() -> None:
    f = ended(mission=1).do("empire", "done").do("styx", "done").do("empire", "use").do("styx", "decline")
    assert f.view.map == GAME.tables.printed.campaign.raid_map


@pytest.mark.rule("FC-C.2", "FC-C.8")
def test_a_unit_that_joins_a_roster_has_no_marks() -> None:
    f = Field.started(FantasyOptions(mode="campaign"), SeededDice(1))
    assert {entry.marks for entry in standing(f).roster} == {0}
    assert GAME.write(f.g)["campaign"]["hunted"] == [0, 0]


@pytest.mark.rule("FC-13.5")
def test_what_a_card_does_to_one_unit_lasts_though_another_is_destroyed() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), own(LEGION, "g6", wounds=3, fatigue=2), own(LEGION, "h8", order="red"),
        turn="styx", sides={"styx": {"deck": ["plague_mark"]}}, roll="hit hit hit",
    )  # fmt: skip
    f.do("styx", "effect", f"target {LEGION}-2").fight("styx", f"attack {LEGION}-1")
    assert f.unit(f"{LEGION}-1").destroyed
    assert f.active == f"{LEGION}-2"
    assert f.rule("empire", "run j8") == "FC-13.5"


@pytest.mark.rule("FC-1.1")
def test_a_die_has_six_sides_and_two_of_them_show_the_shield() -> None:
    f = Field(foe(CAVALRY, "f6", order="red"), own(LEGION, "g6", fatigue=2), turn="styx", roll="5 6 6")
    f.fight("styx", f"attack {LEGION}-1")
    assert (f.left(f"{LEGION}-1"), f.dice.left) == (4, 0)


@pytest.mark.rule("FC-27.22", "FC-26.13")
def test_a_flyer_that_retreats_over_a_town_does_not_enter_it() -> None:
    f = Field(
        own("roland", "e6", order="red"),
        foe("vargoth", "d6", fatigue=2),
        scenario="s6",
        roll="panic panic shield shield",
    )
    f.fight("empire", "attack vargoth-1")
    assert (f.at("vargoth-1"), f.vp(), f.view.terrain[5][2]) == ("b6", (0, 0), "T")


@pytest.mark.rule("FC-22.1")
def test_a_die_more_by_a_card_is_no_support() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), foe(CAVALRY, "g6", fatigue=2), sides={"empire": {"deck": ["powerful_strikes"]}},
        roll="support support support support",
    )  # fmt: skip
    f.do("empire", "effect").fight("empire", f"attack {CAVALRY}-1")
    assert f.left(f"{CAVALRY}-1") == 3


@pytest.mark.rule("FC-13.18")
def test_a_unit_with_another_curse_can_still_be_cursed() -> None:
    f = Field(
        foe(CAVALRY, "f6", order="red"), foe(CAVALRY, "a3", order="red"), own(LEGION, "g6"),
        own("roland", "m9", order="red"), alone=True, turn="styx",
        sides={"styx": {"deck": ["frightening_shadows", "plague_mark"]}},
    )  # fmt: skip
    f.do("styx", "effect", f"activate {CAVALRY}-1", "pass").do("empire", "pass")
    f.do("styx", "effect")
    assert len([event for event in f.events(events.CurseLaid) if event.unit == 2]) == 2


@pytest.mark.rule("FC-26.23")
def test_of_two_hexes_beside_the_hero_one_is_chosen_for_the_summoned() -> None:
    f = Field(
        foe("imelstar", "a1", order="red"), alone=True, turn="styx", sides={"styx": {"deck": ["necromancer_ritual"]}}
    )
    f.do("styx", "effect", "choose 1")
    assert sorted(f.options("styx")) == ["on a2", "on b1"]
    f = Field(
        foe("imelstar", "a1", order="red"), own(LEGION, "b1"), alone=True, turn="styx",
        sides={"styx": {"deck": ["necromancer_ritual"]}},
    )  # fmt: skip
    assert f.do("styx", "effect", "choose 1").at("zombie_recruits-1") == "a2"


@pytest.mark.rule("FC-10.1")
def test_a_destroyed_unit_is_given_no_order() -> None:
    f = Field(
        Piece(LEGION, "empire", "", {"at": None, "destroyed": True}), own("roland", "h9"), foe(ZOMBIES, "f2"),
        alone=True, phase="give", sides={"empire": {"reserve": {"blue": 1}}},
    )  # fmt: skip
    assert f.options("empire") == ["give roland-1 blue", "give roland-1 yellow", "finish"]


@pytest.mark.rule("FC-13.10")
def test_a_unit_of_another_type_is_refused_as_such() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), own(LEGION, "f8"), own("equestrian_knights", "h6"), foe(ZOMBIES, "a2"),
        sides={"empire": {"deck": ["shield_wall"]}},
    )  # fmt: skip
    f.do("empire", "effect")
    reason = f.refusal("empire", "target equestrian_knights-1")
    assert reason is not None
    assert (reason.rule, reason.message) == ("FC-13.10", "target-type")


@pytest.mark.rule("FC-9.1", "FC-14.5")
def test_a_round_begins_with_no_spent_orders() -> None:
    f = Field(
        own("roland", "f6", order="red"), foe("imelstar", "a1"), alone=True, roll="hit " * 9,
        sides={"empire": {"spent": {"red": 1, "blue": 1}}},
    )  # fmt: skip
    assert f.view.sides[0].spent == [1, 1, 0, 0]
    f.do("empire", "pass")
    assert f.view.round == 2
    assert [side.spent for side in f.view.sides] == [[0, 0, 0, 0]] * 2


@pytest.mark.rule("FC-25.6")
@pytest.mark.parametrize(("side", "places"), [("empire", (2, 1)), ("styx", (1, 2))])
def test_who_concedes_is_second(side: str, places: tuple[int, int]) -> None:
    f = Field(own("roland", "f6", order="red"), foe("imelstar", "a2", order="red")).do(side, "concede")
    assert f.g.result is not None
    assert f.g.result.places == places


@pytest.mark.rule("FC-15.1", "FC-13.23")
def test_a_panic_by_a_card_is_no_attack_in_which_a_token_could_be_taken() -> None:
    f = Field(
        foe(ZOMBIES, "f6", order="red"), own(LEGION, "g6", order="red"), turn="styx", ground={"h6": "R"},
        sides={"styx": {"deck": ["abyss_scream"]}},
    )  # fmt: skip
    f.do("styx", "effect")
    assert f.asked == ("styx", "act")
    assert (f.at(f"{LEGION}-1"), f.left(f"{LEGION}-1"), f.unit(f"{LEGION}-1").fatigue) == ("g6", 3, 0)


@pytest.mark.rule("FC-12.11", "FC-20.7")
def test_who_has_no_order_loses_none_in_a_panic() -> None:
    f = Field(own(LEGION, "f6", order="red"), foe(CAVALRY, "g6", fatigue=2), roll="panic shield shield")
    f.fight("empire", f"attack {CAVALRY}-1")
    assert (f.at(f"{CAVALRY}-1"), f.events(events.OrderDropped)) == ("h6", [])


@pytest.mark.rule("FC-4.12")
def test_what_restores_nothing_goes_on_when_nobody_listens() -> None:
    f = Field(foe(ZOMBIES, "f6", order="red"), turn="styx", sides={"styx": {"deck": ["regeneration_card"]}})
    f.g.apply(1, GAME.codec.parse(f.g, "effect"))
    assert (f.active, f.left(f"{ZOMBIES}-1")) == (f"{ZOMBIES}-1", 5)


@pytest.mark.rule("FC-13.16", "FC-18.10")
def test_terrain_reaches_no_farther_than_its_aura() -> None:
    f = Field(foe(ZOMBIES, "f6"), foe(ZOMBIES, "c9"), own(LEGION, "m1", order="red"), ground={"f6": "F", "b9": "C"})
    assert "vampirism" not in str(f.unit(f"{ZOMBIES}-1").properties)
    assert "vampirism" in str(f.unit(f"{ZOMBIES}-2").properties)


@pytest.mark.rule("FC-29.4")
def test_who_laid_first_goes_on_when_the_other_stops() -> None:
    f = Field.started(FantasyOptions(mode="epic", map="hand_made"), SeededDice(1))
    f.do("styx", "lay forest", "on g6").do("empire", "done")
    assert f.asked == ("styx", "lay-map")


@pytest.mark.rule("FC-13.10")
def test_a_destroyed_unit_is_no_target_of_a_card() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), own(LEGION, "f8"), Piece(LEGION, "empire", "", {"at": None, "destroyed": True}),
        foe(ZOMBIES, "a2"), sides={"empire": {"deck": ["shield_wall"]}},
    )  # fmt: skip
    f.do("empire", "effect")
    assert f.refusal("empire", f"target {LEGION}-3") == refusal("FC-13.10", "not-on-map")


@pytest.mark.rule("FC-13.5")
def test_what_a_card_gave_one_unit_stays_when_another_with_a_curse_is_destroyed() -> None:
    f = Field(
        own(LEGION, "h8", order="red"), own(LEGION, "g6", wounds=3, fatigue=2), foe(CAVALRY, "f6", order="red"),
        sides={"empire": {"deck": ["shield_wall"]}, "styx": {"deck": ["plague_mark"]}}, roll="hit hit hit shield",
    )  # fmt: skip
    f.do("empire", "effect", f"target {LEGION}-1", "pass")
    f.do("styx", "effect", f"target {LEGION}-2").fight("styx", f"attack {LEGION}-2")
    assert f.unit(f"{LEGION}-2").destroyed
    assert "master_of_defense" in str(f.unit(f"{LEGION}-1").properties)
