"""Chapter 1: general principles."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import FAR, RAIDER, SELL, Field, under
from warhall.games.dnd_miniatures import GAME
from warhall.games.dnd_miniatures.abilities import IgnoreDifficult
from warhall.games.dnd_miniatures.creatures import has
from warhall.games.dnd_miniatures.state import DndMiniatures
from warhall.kernel.dice import ScriptedDice

AZER, SWORD = "azer_warrior#1", "ascendant_hellsword#1"

FIRE = {"what": "ongoing", "of": "fire", "n": 5, "source": "immolith.fiery_claws", "author": "ember"}

POISON = {"what": "ongoing", "of": "poison", "n": 10, "source": "young_green_dragon.bite", "author": "azure"}


def burning(hp: int) -> Field:
    creatures = [("human_sellsword", "azure", (1, 1), {"hp": hp, "effects": [FIRE, POISON]})]
    return Field([*creatures, ("orc_raider", "azure", (5, 5)), ("orc_raider", "ember", (9, 9))])


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
    assert f.told("ability-gained")
    f.act("azure end-turn")
    assert not has(f.g, 1, IgnoreDifficult)
    assert f.told("effect-ended")


@pytest.mark.rule("DM-1.8", "DM-21.11")
def test_the_owner_orders_ongoing_damage_of_several_types() -> None:
    f = burning(30).act(f"azure activate {SELL}")
    assert (f.ask, f.asked) == ("ongoing", "azure")
    assert f.options() == ["choose 1", "choose 2"]
    f.act("azure choose 2")
    assert f.ask == "act"
    assert f.hp(SELL) == 15
    assert [told.amount for told in f.told("damaged")] == [10, 5]


@pytest.mark.rule("DM-1.8", "DM-26.8")
def test_the_order_decides_whose_damage_destroys_it() -> None:
    cost = burning(15).act(f"azure activate {SELL}", "azure choose 2").vp("ember")
    assert cost > 0
    assert burning(15).act(f"azure activate {SELL}", "azure choose 1").vp("ember") == cost // 2


@pytest.mark.rule("DM-1.8")
def test_damage_of_one_type_asks_nobody() -> None:
    effects = [FIRE, {**FIRE, "n": 10, "source": "azer_warrior.fire_hammer"}]
    f = Field([("human_sellsword", "azure", (1, 1), {"hp": 30, "effects": effects}), ("orc_raider", "ember", (9, 9))])
    f.act(f"azure activate {SELL}")
    assert (f.ask, f.hp(SELL)) == ("act", 20)


@pytest.mark.rule("DM-1.19", "DM-11.10")
@pytest.mark.parametrize(("card", "damage"), [("defiant_rake", 10), ("wererat", 5)])
def test_the_x_of_an_ability_is_the_number_on_the_card_that_has_it(card: str, damage: int) -> None:
    """Both cards have Sneak Attack X against somebody who is Dazed."""
    basic = GAME.tables.cards[GAME.tables.kind_of[card]].attacks[0]
    f = Field(
        [(card, "azure", (5, 5)), ("hill_giant", "ember", (6, 5), under("Dazed")), FAR], active=f"{card}#1", faces=[19]
    )
    f.act(f"azure attack {basic.id} hill_giant#1").passing()
    assert f.hp("hill_giant#1") == 150 - sum(each.n for each in basic.damage) - damage
