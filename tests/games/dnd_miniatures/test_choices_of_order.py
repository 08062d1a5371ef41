"""Choices that the rules leave to a player: in which order damage comes, which number grows, who goes where."""

from __future__ import annotations

import pytest

from tests.games.dnd_miniatures.at_table import Field

SELL, AZER, SWORD = "human_sellsword#1", "azer_warrior#1", "ascendant_hellsword#1"
FIRE = {"what": "ongoing", "of": "fire", "n": 5, "source": "immolith.fiery_claws", "author": "ember"}
POISON = {"what": "ongoing", "of": "poison", "n": 10, "source": "young_green_dragon.bite", "author": "azure"}


def burning(hp: int) -> Field:
    creatures = [("human_sellsword", "azure", (1, 1), {"hp": hp, "effects": [FIRE, POISON]})]
    return Field([*creatures, ("orc_raider", "azure", (5, 5)), ("orc_raider", "ember", (9, 9))])


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


BONUS = {"what": "bonus", "of": "damage", "n": 5, "until": "battle", "source": "orc_raider.greataxe"}


@pytest.mark.rule("DM-11.10", "DM-11.22")
def test_damage_without_a_type_grows_the_number_that_the_attacker_chooses() -> None:
    dealt = []
    for choice in (1, 2):
        creatures = [("azer_warrior", "azure", (3, 3), {"effects": [BONUS]}), ("immolith", "ember", (4, 3), {})]
        f = Field(creatures, active=AZER, faces=[15]).act("azure attack fire_hammer immolith#1")
        assert (f.ask, f.asked) == ("growth", "azure")
        f.act(f"azure choose {choice}").passing()
        dealt.append([told.amount for told in f.told("damaged")])
    assert dealt == [[15], [10]], "an immolith is immune to fire"


@pytest.mark.rule("DM-11.10")
def test_an_attack_of_one_type_asks_nobody() -> None:
    f = Field(
        [("ascendant_hellsword", "azure", (3, 3), {"effects": [BONUS]}), ("hill_giant", "ember", (4, 3))],
        active=SWORD,
        faces=[15],
    )
    f.act("azure attack greatsword hill_giant#1").passing()
    assert f.hp("hill_giant#1") == 150 - 25


def slash(*more: tuple[str, str, tuple[int, int]], marks: dict[tuple[int, int], str] | None = None) -> Field:
    f = Field(
        [("ascendant_hellsword", "azure", (3, 3)), ("hill_giant", "ember", (4, 3)), *more],
        marks=marks,
        active=SWORD,
        faces=[15],
    )
    return f.act("azure attack infernal_slash hill_giant#1")


@pytest.mark.rule("DM-20.9")
def test_two_creatures_change_places_wherever_both_find_room() -> None:
    f = slash()
    assert (f.ask, f.asked) == ("swap", "azure")
    assert sorted(f.options()) == sorted(f"to {f.square(x, y)}" for x in (4, 5) for y in (3, 4))
    f.to("azure to", 5, 4)
    assert sorted(f.options()) == sorted(f"to {f.square(x, y)}" for x in (2, 3) for y in (2, 3))
    f.to("azure to", 3, 2)
    assert (f.at(SWORD), f.at("hill_giant#1")) == ((5, 4), (3, 2))


@pytest.mark.rule("DM-20.9")
def test_places_that_leave_the_other_no_room_are_not_offered() -> None:
    f = slash(marks={(3, 2): "#", (2, 3): "#", (3, 5): "#"})
    assert sorted(f.options()) == sorted(f"to {f.square(x, y)}" for x, y in ((5, 3), (5, 4)))
    f.to("azure to", 5, 3)
    assert (f.at(SWORD), f.at("hill_giant#1")) == ((5, 3), (3, 3))


@pytest.mark.rule("DM-20.9")
def test_where_there_is_no_room_nobody_changes_places() -> None:
    walls = {(x, y): "#" for x in (2, 3) for y in (2, 4)} | {(2, 3): "#"}
    f = slash(marks=walls)
    assert f.ask != "swap"
    assert (f.at(SWORD), f.at("hill_giant#1")) == ((3, 3), (4, 3))
