"""What is told of points and action points: what cost them, and which card gave or took them."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import cross
from tests.games.dungeoneer.test_cases_quests import here


@pytest.mark.rule("DG-9.5", "DG-10.12", "DG-11.2")
def test_the_action_point_of_a_battle_that_a_hero_starts_is_told() -> None:
    table = cross("ap: 1", "", 3, 3).act("azure", "attack ember", "form melee")
    for language, told in (
        ("en", "Azure spends 1 AP and attacks Ember (melee). [DG-9.5]"),
        ("ru", "Лазурный тратит 1 ОД и атакует Огненного (ближний бой). [DG-9.5]"),
        ("uk", "Лазуровий витрачає 1 ОД і атакує Вогняного (ближній бій). [DG-9.5]"),
    ):
        assert table.story(language)[0] == told
    monster = cross("lair: [fd_dragonling]", "peril: 9", 3, 3, turn="phase: villainy")
    monster.act("azure", "play fd_dragonling", "form speed", "end")
    assert "Dragonling attacks Ember (speed). [DG-11.2]" in monster.story()


@pytest.mark.rule("DG-7.12", "DG-7.14")
def test_the_action_point_of_a_second_attempt_is_told() -> None:
    table = here("fd_oracle_oasis", "ap: 1, quests: [fd_q_oracle]", 2, 2)
    table.act("azure", "try fd_q_oracle", "try fd_q_oracle")
    for language, first, second in (
        (
            "en",
            "Azure tries a quest: Consult the Desert Oracle. [DG-7.12]",
            "Azure tries a quest once more for 1 AP: Consult the Desert Oracle. [DG-7.14]",
        ),
        (
            "ru",
            "Лазурный пытается выполнить задание «Спросить совета у пустынного оракула». [DG-7.12]",
            "Лазурный тратит 1 ОД и снова пытается выполнить задание «Спросить совета у пустынного оракула». [DG-7.14]",
        ),
        (
            "uk",
            "Лазуровий пробує виконати завдання «Спитати поради в пустельного оракула». [DG-7.12]",
            "Лазуровий витрачає 1 ОД і знову пробує виконати завдання "
            "«Спитати поради в пустельного оракула». [DG-7.14]",
        ),
    ):
        assert [line for line in table.story(language) if "[DG-7.1" in line] == [first, second]


@pytest.mark.rule("DG-1.10", "DG-12.6")
def test_points_of_a_card_are_told_with_the_card() -> None:
    table = cross("hand: [fd_sinkhole]", "peril: 9", 6, 6, turn="phase: villainy")
    table.act("azure", "play fd_sinkhole", "end")
    for language, told in (
        ("en", "Ember: +1 glory (Sinkhole). [DG-1.10]"),
        ("ru", "Огненный: слава +1 (Провал). [DG-1.10]"),
        ("uk", "Вогняний: слава +1 (Провалля). [DG-1.10]"),
    ):
        assert told in table.story(language)


@pytest.mark.rule("DG-2.18")
def test_a_card_that_finds_nothing_to_discard_says_so() -> None:
    table = cross("glory: 2, hand: [fd_suns_blessing]").act("azure", "play fd_suns_blessing")
    for language, told in (
        ("en", "Azure has no bane to discard. [DG-2.18]"),
        ("ru", "У Лазурного нет проклятий, сбрасывать нечего. [DG-2.18]"),
        ("uk", "Лазуровий не має проклять, скидати нічого. [DG-2.18]"),
    ):
        assert told in table.story(language)
    table = cross("glory: 2, hand: [fd_suns_blessing], inventory: [fd_dragon_fear]").act(
        "azure", "play fd_suns_blessing"
    )
    assert not any("has no bane" in line for line in table.story())


@pytest.mark.rule("DG-11.12", "DG-17.4")
def test_a_further_wound_of_a_defeated_monster_comes_to_nothing() -> None:
    table = cross(
        "saved: true, ap: 1, peril: 9, inventory: [fd_dragonbane_spear]", "lair: [fd_dragonling]", 6, 1, 6, 1,
        turn="seat: ember, phase: villainy",
    )  # fmt: skip
    table.act("ember", "play fd_dragonling", "form melee", "end")
    table.act("azure", "challenge fd_dragonling", "form melee")
    story = table.story()
    worked = next(n for n, line in enumerate(story) if "Dragonbane Spear takes effect" in line)
    assert story[worked + 1] == "Dragonling is already defeated: the wound comes to nothing. [DG-11.12]"
    for language, told in (
        ("ru", "Рана ничего не даёт: Дракончик уже вне боя. [DG-11.12]"),
        ("uk", "Рана нічого не дає, бо Драконеня переможено раніше. [DG-11.12]"),
    ):
        assert told in table.story(language)


@pytest.mark.rule("DG-1.10", "DG-13.6", "DG-17.8")
def test_what_would_take_points_that_are_not_there_says_so() -> None:
    table = here("fd_brigands_lair", "quests: [fd_q_dice]", 1, 2).act("azure", "try fd_q_dice")
    for language, told in (
        ("en", "Azure has no glory to lose. [DG-1.10]"),
        ("ru", "У Лазурного нет славы, терять нечего. [DG-1.10]"),
        ("uk", "Лазуровий не має слави, втрачати нічого. [DG-1.10]"),
    ):
        assert table.story(language)[-1] == told
    table = here("fd_brigands_lair", "glory: 1, quests: [fd_q_dice]", 1, 2).act("azure", "try fd_q_dice")
    assert table.story()[-1] == "Azure: −1 glory. [DG-1.10]"


@pytest.mark.rule("DG-13.3", "DG-13.4")
def test_a_level_that_cannot_change_is_told() -> None:
    table = here("fd_oracle_oasis", "level: 4, quests: [fd_q_oracle]", 6).act("azure", "try fd_q_oracle")
    for language, told in (
        ("en", "The hero of Azure stays at level 4: there is none above. [DG-13.3]"),
        ("ru", "Герой Лазурного остаётся на 4-м уровне: выше уровня нет. [DG-13.3]"),
        ("uk", "Герой Лазурового лишається на 4-му рівні: вищого рівня немає. [DG-13.3]"),
    ):
        assert told in table.story(language)
    table = cross("hand: [tl_drain_level]", "peril: 9", 1, turn="phase: villainy", more="sets: [fd, tl]")
    table.act("azure", "play tl_drain_level")
    while table.asked[1] in ("target", "payer"):
        table.act("azure", table.options()[0])
    while table.asked[1] == "roll":
        table.act(table.asked[0], "pass")
    assert any(line.endswith("stays at level 1: there is none below. [DG-13.4]") for line in table.story())


@pytest.mark.rule("DG-8.8", "DG-4.4")
def test_a_saved_action_point_that_was_not_used_is_lost_before_new_ones_come() -> None:
    table = cross("", "ap: 1, saved: true").act("azure", "end")
    while table.asked[1] != "villainy":
        table.act(table.asked[0], "pass" if "pass" in table.options() else table.options()[-1])
    for language, lost, got in (
        ("en", "Ember loses the saved AP. [DG-8.8]", "Ember has"),
        ("ru", "Огненный теряет сохранённое ОД. [DG-8.8]", "Огненный получает"),
        ("uk", "Вогняний втрачає збережене ОД. [DG-8.8]", "Вогняний отримує"),
    ):
        story = table.story(language)
        assert story[story.index(lost) + 1].startswith(got)
