"""Chapter 13: what completing a quest brings, quest by quest."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at

DECK = "deck: [fd_rope, fd_parry, fd_rust, fd_thirst, fd_mirage, fd_harpy, fd_naphtha, fd_brigand]"


def holder(place: str, quest: str, *faces: int, more: str = "", turn: str = "", sets: str = "[fd, tl]") -> AtTable:
    """Azure came to where his quest is tried, hurt and with 9 glory."""
    below = 'tl_vestibule: "5:5", ' if place.startswith("tl_") else ""
    return at(
        f"""
        sets: {sets}
        seats:
          azure: {{hero: fd_cleric, at: {place}, health: 3, glory: 9, ap: 3, quests: [{quest}], {more}}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "5:5", {below}{place}: "0:0"}}
        {DECK}
        turn: {{moved: true, {turn}}}
        """,
        *faces,
    )


@pytest.mark.rule("DG-13.1", "DG-13.2", "DG-13.3", "DG-7.17", "DG-17.9")
@pytest.mark.parametrize(
    ("quest", "place", "faces", "after", "level", "glory", "health", "cards"),
    [
        ("fd_q_oracle", "fd_oracle_oasis", (6,), "", 2, 9, 3, 1),
        ("fd_q_caravan", "fd_salt_flats", (), "a find", 2, 6, 3, 2),
        ("fd_q_jewel", "fd_ravaged_wastes", (6,), "a find", 2, 12, 3, 0),
        ("fd_q_helm", "fd_sun_temple", (6,), "", 2, 9, 3, 0),
        ("fd_q_blade", "fd_dragon_graveyard", (), "", 2, 5, 3, 0),
        ("fd_q_curse", "fd_ruins_of_anrak", (6,), "", 2, 11, 3, 0),
        ("fd_q_sun", "fd_salt_lake", (), "", 2, 3, 4, 0),
        ("fd_q_blood", "fd_ravaged_wastes", (), "", 2, 11, 1, 0),
        ("fd_q_dice", "fd_brigands_lair", (5, 5), "", 2, 10, 3, 0),
        ("tl_q_caedman", "tl_well_of_souls", (), "", 2, 6, 2, 1),
        ("tl_q_crown", "tl_hall_of_bones", (6,), "", 2, 9, 3, 0),
        ("tl_q_dread", "tl_chapel", (6,), "", 2, 11, 3, 0),
        ("tl_q_vault", "tl_passage_cold", (6,), "a find", 2, 9, 3, 2),
        ("tl_q_riddle", "tl_library", (5,), "", 2, 10, 3, 0),
    ],
)
def test_a_completed_quest_gives_its_reward(
    quest: str, place: str, faces: tuple[int, ...], after: str, level: int, glory: int, health: int, cards: int
) -> None:
    t = holder(place, quest, *faces, turn=f"found: [{quest} {place}]" if after else "").act("azure", f"try {quest}")
    me = t.of("azure")
    assert me.completed == [quest]
    assert (me.level, me.glory, me.health, me.hand_count) == (level, glory, health, cards)


@pytest.mark.rule("DG-13.2", "DG-14.16", "DG-17.9")
@pytest.mark.parametrize(
    ("quest", "place", "glory", "health"),
    [
        ("fd_q_princess", "fd_brigands_lair", 11, 3),
        ("fd_q_elder", "fd_sun_temple", 9, 5),
        ("tl_q_novice", "tl_vestibule", 9, 5),
    ],
)
def test_an_escort_that_arrives_gives_its_reward(quest: str, place: str, glory: int, health: int) -> None:
    where = "" if place == "tl_vestibule" else f', {place}: "0:0"'
    t = at(
        f"""
        sets: [fd, tl]
        seats:
          azure: {{hero: fd_cleric, at: {place}, health: 3, glory: 9, quests: [{quest}]}}
          ember: {{hero: fd_barbarian, at: fd_caravan_gate}}
        map: {{fd_caravan_gate: "5:5", tl_vestibule: "5:5"{where}}}
        tokens: {{{quest}: azure}}
        turn: {{moved: true}}
        """
    ).act("azure", f"deliver {quest}")
    me = t.of("azure")
    assert (me.completed, me.level, me.glory, me.health) == ([quest], 2, glory, health)


@pytest.mark.rule("DG-14.26")
@pytest.mark.parametrize(
    ("faces", "done"), [((4, 5), ""), ((4, 6), "sum"), ((2, 2), "double"), ((1, 1), "double"), ((3, 6), "")]
)
def test_two_dice_must_be_equal_or_come_to_ten(faces: tuple[int, int], done: str) -> None:
    t = holder("fd_brigands_lair", "fd_q_dice", *faces).act("azure", "try fd_q_dice")
    assert (t.of("azure").completed, t.of("azure").glory) == ((["fd_q_dice"], 10) if done else ([], 8))


@pytest.mark.rule("DG-14.24", "DG-14.25", "DG-13.6")
@pytest.mark.parametrize(
    ("quest", "place", "face", "after", "health", "peril"),
    [
        ("fd_q_oracle", "fd_oracle_oasis", 3, "", 3, 1),
        ("fd_q_jewel", "fd_ravaged_wastes", 2, "a find", 2, 0),
        ("fd_q_helm", "fd_sun_temple", 4, "", 2, 0),
        ("fd_q_curse", "fd_ruins_of_anrak", 3, "", 3, 2),
        ("tl_q_crown", "tl_hall_of_bones", 3, "", 2, 0),
        ("tl_q_dread", "tl_chapel", 4, "", 2, 0),
        ("tl_q_vault", "tl_passage_cold", 1, "a find", 2, 0),
        ("tl_q_riddle", "tl_library", 4, "", 3, 1),
    ],
)
def test_a_total_one_too_low_fails_as_the_card_says(
    quest: str, place: str, face: int, after: str, health: int, peril: int
) -> None:
    t = holder(place, quest, face, turn=f"found: [{quest} {place}]" if after else "").act("azure", f"try {quest}")
    if health < 3:
        t.act("azure", "pass")  # the cleric could heal himself first
    me = t.of("azure")
    assert (me.completed, me.level, me.health, me.peril) == ([], 1, health, peril)
    assert quest in me.quests
