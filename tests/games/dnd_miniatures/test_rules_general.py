"""Rules about the game as a whole: card text, allies and enemies, simultaneous effects, keywords, the turn's steps."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.abilities import IgnoreDifficult
from warhall.games.dnd_miniatures.actions import Done, Kind, Recruit
from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.creatures import has
from warhall.games.dnd_miniatures.muster import pool_left
from warhall.games.dnd_miniatures.score import scenario_of
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.games.dnd_miniatures.zones import deploy_places, special_places
from warhall.geometry.masks import cells_of
from warhall.kernel.dice import ScriptedDice, SeededDice

SELL, RAIDER = "human_sellsword#1", "orc_raider#1"
FAR = ("orc_raider", "ember", (14, 10))


# Chapter 1


@pytest.mark.rule("DM-1.1", "DM-7.6")
def test_a_card_that_grants_movement_after_an_attack_beats_the_general_rule() -> None:
    f = Field([("defiant_rake", "azure", (3, 5)), ("hill_giant", "ember", (6, 5))], active="defiant_rake#1", faces=[15])
    f.to("azure move", 5, 5).act("azure attack riposte_thrust hill_giant#1")
    assert f.ask == "shift", "it has moved and attacked, but the card says: shift 2"
    f.to("azure to", 4, 5).to("azure to", 3, 5)
    assert f.at("defiant_rake#1") == (3, 5)


@pytest.mark.rule("DM-1.6")
def test_the_map_roll_is_not_rerolled_but_initiative_is() -> None:
    army = {"faction": "civilization", "creatures": {"rakshasa_noble": 1}, "map": "jungle_temple"}
    g = GAME.begin({"armies": [army, army]}, ScriptedDice.faces(4, 9, 5, 6, 7, 8))
    assert isinstance(g, DndMiniatures)
    assert g.decision is not None
    assert g.decision.ask == "letter", "nobody is asked for a power at the map roll"
    g.apply(0, GAME.codec.parse(g, "letter A"))
    for seat in (1, 0):
        g.apply(seat, g.decision.options[0])
    assert g.decision.ask == "power"


@pytest.mark.rule("DM-1.7", "DM-12.6", "DM-11.21")
def test_victims_of_one_burst_are_dealt_with_one_after_the_other() -> None:
    f = Field(
        [
            ("balhannoth", "azure", (5, 5)),
            ("human_sellsword", "ember", (7, 5)),
            ("human_fighter", "ember", (8, 5)),
        ],
        active="balhannoth#1",
        faces=[15, 15],
    )
    f.act("azure burst whipping_tentacles", f"azure target {SELL}")
    assert f.ask == "slide", "the first is slid before the second is rolled for"
    assert len(f.told("attack-rolled")) == 1
    f.act("azure done")
    assert [roll.target for roll in f.told("attack-rolled")] == [1, 2]


@pytest.mark.rule("DM-1.9", "DM-6.14")
@pytest.mark.parametrize("first", ["azure", "ember"])
def test_between_turns_the_player_who_went_first_counts_as_the_one_whose_turn_it_is(first: str) -> None:
    f = Field(
        [
            ("human_fighter", "azure", (3, 3), {"activated": 1}),
            ("human_fighter", "ember", (10, 8), {"activated": 1}),
            ("feral_troll", "azure", (13, 1)),
            ("feral_troll", "ember", (13, 4)),
        ],
        first=first,
        owed=1,
        active="human_fighter#1",
    )
    for unit, seat, fell in ((3, 1, (10, 8)), (2, 0, (3, 3))):
        f.g.returning.append((unit, 20, f.g.board.map.cell(*fell), seat))
        f.g.put(unit, -2)
    f.act("azure end-turn")
    assert (f.ask, f.asked) == ("come-back", first), "both stood where there are now several places as near"


@pytest.mark.rule("DM-1.9")
@pytest.mark.parametrize(("attacker", "first"), [("azure", "ember"), ("jade", "orchid")])
def test_powers_of_several_players_are_asked_for_in_turn_from_the_one_who_acts(attacker: str, first: str) -> None:
    f = Field(
        [
            ("human_sellsword", attacker, (4, 5)),
            ("defiant_rake", "ember", (5, 5)),
            ("warforged_bodyguard", "orchid", (6, 5)),
        ],
        players=4,
        scenario="team",
        seats={"azure": {"team": 0}, "ember": {"team": 1}, "jade": {"team": 0}, "orchid": {"team": 1}},
        seat=attacker,
        active=SELL,
        faces=[15],
    )
    f.act(f"{attacker} attack greatsword defiant_rake#1")
    asked = [f.asked]
    f.act(f"{f.asked} pass")
    assert [*asked, f.asked] == [first, "orchid" if first == "ember" else "ember"]


@pytest.mark.rule("DM-1.11", "DM-20.4")
def test_whoever_makes_an_opportunity_attack_is_the_acting_creature_and_its_owner_decides() -> None:
    f = Field([("human_sellsword", "azure", (5, 5)), ("balhannoth", "ember", (3, 5))], active=SELL, faces=[15])
    f.to("azure move", 8, 5).act("ember opportunity balhannoth#1")
    assert f.ask != "pull", "it stands next to the Balhannoth, so no pull brings it nearer"
    f = Field(
        [("human_sellsword", "azure", (5, 5)), ("pit_fiend", "ember", (3, 4)), ("orc_chieftain", "ember", (6, 5))],
        active=SELL,
        faces=[15, 15],
    )
    f.to("azure move", 8, 8)
    assert f.asked == "ember"
    assert f.rule("ember opportunity human_sellsword#1") == "DM-1.11"


@pytest.mark.rule("DM-1.12", "DM-1.13", "DM-27.8")
def test_creatures_of_team_mates_are_allies_and_those_of_the_others_enemies() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (4, 5)),
            ("dwarf_battlemaster", "jade", (1, 1)),
            ("dwarf_battlemaster", "orchid", (9, 9)),
            ("orc_raider", "ember", (5, 5)),
        ],
        players=4,
        scenario="team",
        seats={"azure": {"team": 0}, "ember": {"team": 1}, "jade": {"team": 0}, "orchid": {"team": 1}},
        active=SELL,
        faces=[15],
    )
    f.act("azure attack greatsword orc_raider#1")
    assert (f.ask, f.asked) == ("power", "jade"), "its commander helps a team-mate's creature"
    f.act("jade use dwarf_battlemaster#1 hammer_them")
    assert f.is_gone(RAIDER)
    assert f.rule("azure attack greatsword dwarf_battlemaster#1") in ("DM-28.4", "DM-6.8")


@pytest.mark.rule("DM-1.12", "DM-23.14")
def test_nobody_is_his_own_ally() -> None:
    f = Field(
        [("dwarf_battlemaster", "azure", (5, 5)), ("hill_giant", "ember", (6, 5))],
        active="dwarf_battlemaster#1",
        faces=[15],
    )
    f.act("azure attack warhammer hill_giant#1")
    assert f.ask == "act"
    assert f.hp("hill_giant#1") == 150 - 15


@pytest.mark.rule("DM-1.13", "DM-12.3")
def test_melee_and_ranged_attacks_are_for_enemies_only() -> None:
    f = Field(
        [("elf_scout", "azure", (5, 5)), ("human_sellsword", "azure", (6, 5)), ("orc_raider", "ember", (4, 5))],
        active="elf_scout#1",
    )
    assert f.rule(f"azure attack longsword {SELL}") == "DM-12.3"
    assert f.rule(f"azure attack longbow {SELL}") == "DM-12.3"
    assert f.rule("azure attack longsword orc_raider#1") is None


@pytest.mark.rule("DM-1.15")
def test_what_is_gained_is_lost_when_its_time_is_over() -> None:
    f = Field([("human_ranger", "azure", (1, 1)), ("human_sellsword", "azure", (5, 5)), FAR])
    f.act(f"azure activate {SELL}", "azure use human_ranger#1 pathfinding")
    assert has(f.g, 1, IgnoreDifficult)
    assert f.told("effect-gained")
    f.act("azure end-turn")
    assert not has(f.g, 1, IgnoreDifficult)
    assert f.told("effect-ended")


# Chapter 3


@pytest.mark.rule("DM-3.3")
def test_every_card_is_of_one_or_more_of_the_four_factions() -> None:
    colours = {faction.id: faction.colour for faction in GAME.tables.printed.factions}
    assert colours == {"borderlands": "red", "civilization": "blue", "underdark": "purple", "wild": "green"}
    for card in GAME.tables.cards:
        assert set(card.factions) <= set(colours)
    several = {"elf_warlock": 2}
    for faction, fits in (("wild", True), ("civilization", True), ("underdark", False)):
        army = {"faction": faction, "creatures": {"elf_warlock": 1}}
        found = GAME.draft(GAME, GAME.choose({"armies": [army, army]})).faults
        assert (found == ()) is fits, several


@pytest.mark.rule("DM-3.4", "DM-26.3")
@pytest.mark.parametrize(("card", "cost"), [("orc_raider", 8), ("human_sellsword", 24), ("hill_giant", 68)])
def test_the_cost_of_a_creature_counts_in_its_warband_and_is_scored_for_it(card: str, cost: int) -> None:
    army = {"faction": "borderlands", "creatures": {card: 1}}
    tally = GAME.draft(GAME, GAME.choose({"armies": [army, army]})).tally
    assert tally["warbands"][0]["points"] == cost
    f = Field(
        [("orc_chieftain", "azure", (5, 5)), (card, "ember", (6, 5), {"hp": 5}), FAR],
        active="orc_chieftain#1",
        faces=[15],
    )
    f.act(f"azure attack greataxe {card}#1")
    assert f.vp("azure") == cost


@pytest.mark.rule("DM-3.12", "DM-1.18")
def test_keywords_do_nothing_but_are_asked_for_by_others() -> None:
    """Two cards that differ in their keywords fight alike; only an attack that names the keyword tells them apart."""
    for undead, more in (("horde_zombie", 10), ("orc_raider", 0)):
        f = Field(
            [("cleric_of_pelor", "azure", (5, 5)), (undead, "ember", (6, 5), {"hp": 25}), FAR],
            active="cleric_of_pelor#1",
            faces=[15],
        )
        f.act("azure burst sun_burst")
        vulnerable = 5 if undead == "horde_zombie" else 0
        assert f.told("damaged")[0].amount == 10 + more + vulnerable


# Chapters 5 and 6


@pytest.mark.rule("DM-5.16", "DM-5.14", "DM-5.15")
@pytest.mark.parametrize("card", ["elf_scout", "owlbear", "lizardfolk_raider"])
def test_whoever_enters_after_the_first_turn_is_deployed_like_any_other(card: str) -> None:
    for number, special in ((0, True), (1, False)):
        f = Field(
            [("human_sellsword", "azure", (1, 10)), FAR, (card, "azure", (3, 10))],
            map={"name": "drowned_ruins"},
            round=number,
        )
        f.g.put(2, -1)
        assert bool(special_places(f.g, 2)) is special
        outside = deploy_places(f.g, 2, 0) & ~f.g.board.start[0]
        assert bool(outside) is special


@pytest.mark.rule("DM-6.15", "DM-21.10")
def test_a_turn_starts_with_ongoing_damage_then_regeneration_and_powers_then_confusion() -> None:
    effects = [
        {"what": "ongoing", "of": "poison", "n": 5, "source": "young_green_dragon.bite"},
        {"of": "Confused", "source": "umber_hulk.confusing_gaze"},
    ]
    f = Field(
        [
            ("wererat", "azure", (5, 5), {"hp": 20, "effects": effects}),
            ("half_elf_minstrel", "azure", (1, 1)),
            ("immolith", "ember", (6, 5)),
        ],
        faces=[3],
    )
    f.act("azure activate wererat#1", "azure use half_elf_minstrel#1 inspiring_song")
    kinds = [told.event.__struct_config__.tag for told in f.heard]
    order = [kind for kind in kinds if kind in ("damaged", "healed", "temporary-gained", "confusion-rolled")]
    assert order[:2] == ["damaged", "healed"]
    assert order[-1] == "confusion-rolled"
    assert sorted(order[2:-1]) == ["damaged", "temporary-gained"]


@pytest.mark.rule("DM-6.15", "DM-25.5", "DM-21.7", "DM-24.11")
def test_a_turn_ends_with_fountain_and_powers_then_saves_then_effects_then_the_pit() -> None:
    effects = [
        {"of": "Slowed", "until": "save", "source": "kobold_slinger.glue_pot"},
        {"of": "Dazed", "until": "next_turn", "deadline": 1, "source": "mind_flayer_scourge.tentacles"},
    ]
    f = Field(
        [
            ("harpy", "azure", (5, 5), {"hp": 20, "effects": effects}),
            ("cleric_of_pelor", "azure", (1, 1)),
            FAR,
        ],
        map={
            "drawn": "".join(("....." + ("h" if y == 5 else ".") + "." * 10 + "\n") for y in range(12)),
            "zones": "".join(("....." + ("P" if y == 5 else ".") + "." * 10 + "\n") for y in range(12)),
            "areas": [{"mark": "P", "owner": 0}],
        },
        active="harpy#1",
        faces=[12],
    )
    f.act("azure end-turn", "azure use cleric_of_pelor#1 pelors_mercy")
    kinds = [told.event.__struct_config__.tag for told in f.heard]
    wanted = ("healed", "save-rolled", "effect-ended", "turn-ended")
    assert [kind for kind in kinds if kind in wanted] == [
        "healed",
        "healed",
        "save-rolled",
        "effect-ended",
        "effect-ended",
        "turn-ended",
    ]
    assert f.hp("harpy#1") == 35


# Chapters 11, 19 and 20


@pytest.mark.rule("DM-11.21", "DM-13.15")
def test_damage_comes_before_the_effects_of_a_hit_and_these_lapse_if_the_target_dies() -> None:
    for hp, pushed in ((10, True), (5, False)):
        f = Field(
            [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5), {"hp": hp}), FAR],
            active="dwarf_shieldbearer#1",
            faces=[19],
        )
        f.act(f"azure attack shield_bash {SELL}")
        assert f.told("damaged")
        assert (f.ask == "push") is pushed
        assert f.is_gone(SELL) is not pushed
    f = Field(
        [("defiant_rake", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5), {"hp": 5}), FAR],
        active="defiant_rake#1",
        faces=[19],
    )
    f.act(f"azure attack riposte_thrust {SELL}")
    assert f.is_gone(SELL)
    assert f.ask == "shift", "the effect on its maker still happens"


@pytest.mark.rule("DM-19.20", "DM-14.3", "DM-19.14")
def test_whoever_is_dragged_out_of_reach_is_struck_by_nobody_else() -> None:
    f = Field(
        [
            ("human_sellsword", "azure", (5, 5)),
            ("dwarf_battlemaster", "ember", (4, 5)),
            ("feral_troll", "ember", (6, 5)),
            ("rakshasa_noble", "ember", (12, 9)),
        ],
        active=SELL,
        faces=[15],
    )
    f.to("azure move", 5, 1)
    assert sorted(f.offers("opportunity")) == ["opportunity dwarf_battlemaster#1", "opportunity feral_troll#1"]
    f = Field(
        [
            ("rakshasa_noble", "azure", (12, 9)),
            ("human_sellsword", "azure", (5, 5)),
            ("human_fighter", "ember", (4, 5)),
            ("feral_troll", "ember", (6, 5)),
        ],
        active=SELL,
        faces=[],
    )
    f.to("azure move", 5, 1).act("ember opportunity feral_troll#1", "azure use rakshasa_noble#1 royal_deceit")
    f.to("azure to", 4, 4)
    assert f.told("attack-lost"), "two squares away it is in the troll's Reach, but no longer adjacent"
    assert f.offers("opportunity") == ["opportunity human_fighter#1"], "to whom it still is adjacent"


@pytest.mark.rule("DM-20.11", "DM-24.19")
def test_whoever_is_pushed_onto_a_teleporter_stays_there() -> None:
    f = Field(
        [("dwarf_shieldbearer", "azure", (4, 5)), ("human_sellsword", "ember", (5, 5)), FAR],
        marks={(6, 5): "T", (12, 5): "T"},
        active="dwarf_shieldbearer#1",
        faces=[19],
    )
    f.act(f"azure attack shield_bash {SELL}").to("azure to", 6, 5)
    assert f.at(SELL) == (6, 5)
    assert (f.ask, f.asked) == ("act", "azure"), "nobody is asked for a transfer"


# Chapters 24 and 27


@pytest.mark.rule("DM-24.1")
@pytest.mark.parametrize("name", sorted(GAME.tables.grounds))
def test_every_square_of_a_map_is_of_one_terrain(name: str) -> None:
    board = Board(GAME.tables.grounds[name])
    terrains = [
        board.forest,
        board.statue,
        board.smoke,
        board.pit,
        board.sacred,
        board.blood,
        board.fountain,
        board.river,
        board.teleporter,
        board.difficult,
        board.map.walls,
    ]
    assert sum(mask.bit_count() for mask in terrains) == sum(terrains).bit_count()
    plain = sum(row.count(mark) for row in board.ground.rows for mark in ".1234")
    assert plain == board.size - sum(terrains).bit_count()


@pytest.mark.rule("DM-27.5", "DM-23.18")
def test_alignment_still_counts_for_abilities_in_sealed_play() -> None:
    for ally, more in (("orc_raider", 1), ("human_sellsword", 0)):
        f = Field(
            [("horde_zombie", "azure", (4, 5)), (ally, "azure", (4, 8)), ("hill_giant", "ember", (5, 5))],
            scenario="sealed",
            active="horde_zombie#1",
            faces=[5],
        )
        f.act("azure attack slam hill_giant#1")
        assert f.told("attack-rolled")[0].total == 5 + 6 + more


@pytest.mark.rule("DM-27.20", "DM-27.2", "DM-27.4", "DM-27.11")
def test_sealed_play_of_three_is_a_free_for_all_on_the_joined_map() -> None:
    g = GAME.begin({"mode": "sealed", "players": 3}, SeededDice(5))
    assert isinstance(g, DndMiniatures)
    assert sorted(g.decisions) == [0, 1, 2]
    while g.phase == 1:
        seat = sorted(g.decisions)[0]
        cheapest = min(pool_left(g, seat), key=lambda kind: GAME.tables.cost[kind])
        g.apply(seat, Recruit(Kind(cheapest)))
        if seat in g.decisions:
            g.apply(seat, Done())
    assert (g.board.width, g.board.height) == (30, 42)
    assert g.decision is not None
    assert g.decision.ask == "corner"
    assert g.teams == [0, 1, 2]
    for _ in range(3):
        assert g.decision.ask == "corner"
        g.apply(g.decision.seat, g.decision.options[0])
    assert sorted(g.letters) == [0, 1, 2]
    assert scenario_of(g).sealed
    assert g.decision.ask == "deploy"
    corner = {
        g.board.map.place(cell) for cell in cells_of(deploy_places(g, g.owners.index(g.decision.seat), g.decision.seat))
    }
    assert corner
