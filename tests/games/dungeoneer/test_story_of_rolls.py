"""What is told of a roll before the die falls: everything that changes it, by name and by rule."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import AtTable, at, cross
from tests.games.dungeoneer.test_heroes_and_places import with_hero


@pytest.mark.rule("DG-9.3", "DG-12.8")
def test_what_lies_open_and_changes_a_roll_is_named_before_the_die() -> None:
    villainy = "seat: ember, phase: villainy"
    table = with_hero("fd_dragonslayer", "peril: 9", 3, 3, ember="hand: [fd_dragonling]", turn=villainy)
    table.act("ember", "play fd_dragonling", "form melee", "end")
    for language, told in (
        ("en", "Wyrm Hunter gives Azure +1 for this roll. [DG-9.3]"),
        ("ru", "«Охотник на змеев»: Лазурный, +1 к этому броску. [DG-9.3]"),
        ("uk", "«Мисливець на зміїв»: Лазуровий, +1 до цього кидка. [DG-9.3]"),
    ):
        assert told in table.story(language)
    story = table.story()
    at_roll = next(i for i, line in enumerate(story) if line.startswith("Azure rolls 3 against Dragonling"))
    assert story[at_roll - 1].startswith("Wyrm Hunter")
    plain = with_hero("fd_dragonslayer", "peril: 9", 3, 3, ember="hand: [fd_giant_antlion]", turn=villainy)
    plain.act("ember", "play fd_giant_antlion", "end")
    assert not any("Wyrm Hunter" in line for line in plain.story())


def counted(table: AtTable) -> list[str]:
    """The bonuses that were told, each with the roll that came after it."""
    story = table.story()
    return [
        f"{line} {story[number + 1].split(' (')[0]}" for number, line in enumerate(story) if " for this roll. " in line
    ]


@pytest.mark.rule("DG-2.4", "DG-2.16", "DG-9.3", "DG-12.8", "DG-14.1")
@pytest.mark.parametrize(
    ("azure", "more", "told"),
    [
        ("inventory: [fd_drakan_scimitar]", "", ["Drakan Scimitar gives Azure +1 for this roll. [DG-9.3]"]),
        ("inventory: [fd_dragon_fear]", "", ["Dragon Fear gives Azure −1 for this roll. [DG-2.16]"]),
        ("completed: [fd_q_blade]", "", ["Blade of the First Dragonslayer gives Azure +1 for this roll. [DG-14.1]"]),
        ("completed: [fd_q_helm]", "", []),
        (
            "inventory: [fd_drakan_scimitar]",
            "cards: {tl_spiked_chain: {under: fd_drakan_scimitar, by: azure}}",
            [
                "Drakan Scimitar gives Azure +1 for this roll. [DG-9.3]",
                "Barbed Edge gives Azure +1 for this roll. [DG-9.3]",
            ],
        ),
    ],
    ids=["treasure", "bane", "artifact of attacks", "artifact of counterattacks", "attachment"],
)
def test_what_a_hero_has_is_named_before_his_roll(azure: str, more: str, told: list[str]) -> None:
    table = cross(f"ap: 1, {azure}", "", 3, 3, more=more).act("azure", "attack ember", "form melee")
    story = table.story()
    assert [line for line in story if " for this roll. " in line] == told
    assert story[: len(told) + 1] == ["Azure spends 1 AP and attacks Ember (melee). [DG-9.5]", *told]
    assert story[len(told) + 1].startswith("Azure rolls 3 against Ember")


@pytest.mark.rule("DG-2.4", "DG-12.8", "DG-14.3", "DG-14.29")
def test_attachments_influences_and_escorts_are_named_before_the_roll_they_change() -> None:
    villainy = "phase: villainy"
    herb = "cards: {fd_dragon_nip: {under: fd_dragonling, by: azure}}"
    fed = cross("lair: [fd_dragonling]", "peril: 9", 3, 3, turn=villainy, more=herb)
    fed.act("azure", "play fd_dragonling", "form speed", "end")
    assert counted(fed) == ["Dragon Nip gives Dragonling +1 for this roll. [DG-2.4] Dragonling rolls 3 against Ember"]
    for azure, ember, more in (
        ("hand: [tl_skeleton]", "peril: 9", "common: [tl_q_dread]"),
        ("hand: [tl_skeleton]", "peril: 9, quests: [tl_q_dread]", ""),
    ):
        dread = cross(azure, ember, 3, 3, turn=villainy, more=more).act("azure", "play tl_skeleton", "end")
        told = "Dispel the Dread gives Ember −1 for this roll. [DG-14.3] Ember rolls 3 against Skeleton"
        assert counted(dread) == [told]
    spared = cross("hand: [tl_skeleton], quests: [tl_q_dread]", "peril: 9", 3, 3, turn=villainy)
    assert counted(spared.act("azure", "play tl_skeleton", "end")) == []
    held = "tokens: {fd_q_elder: azure}"
    slow = cross("ap: 2, quests: [fd_q_elder]", "", 3, more=held).act("azure", "move s")
    told = "Lead the Drakan Elder gives Azure −1 for this roll. [DG-14.29] Azure is tested"
    assert counted(slow) == [told]


@pytest.mark.rule("DG-14.3", "DG-16.2")
def test_what_makes_a_threat_harder_is_told_between_the_threat_and_the_roll() -> None:
    text = """
    seats:
      azure: {{hero: fd_dragonslayer, at: fd_ashen_road, ap: 1, hand: [{card}], {azure}}}
      ember: {{hero: fd_barbarian, at: fd_ashen_road, peril: 2}}
    map: {{fd_caravan_gate: "5:0", fd_ashen_road: "0:0", fd_salt_flats: "-1:0"}}
    turn: {{phase: {phase}}}
    """
    cursed = at(text.format(card="", azure="quests: [fd_q_curse]", phase="feats"), 3, 3).act("azure", "move w")
    assert cursed.story()[:3] == [
        "Azure meets a threat: the trap exit of Ashen Road. [DG-12.3]",
        "Lift the Curse of Forlornia makes the test harder by 1: 6 or more is needed. [DG-14.3]",
        "Azure is tested (speed): rolls 3, has 6 against 6: passed. [DG-12.3]",
    ]
    plain = at(text.format(card="", azure="", phase="feats"), 3, 3).act("azure", "move w")
    assert not any("harder" in line for line in plain.story())
    trap = at(text.format(card="fd_antlion_trap", azure="", phase="villainy"), 3, 3)
    trap.act("azure", "play fd_antlion_trap", "end")
    for language, told in (
        ("en", "The danger of Ashen Road makes the test harder by 1: 7 or more is needed. [DG-16.2]"),
        ("ru", "Опасность локации «Пепельная дорога»: проверка труднее на 1, нужно 7 или больше. [DG-16.2]"),
        ("uk", "Небезпека локації «Попеляста дорога»: перевірка важча на 1, потрібно 7 або більше. [DG-16.2]"),
    ):
        story = trap.story(language)
        assert "[DG-12.3]" in story[story.index(told) - 1]
        assert "[DG-12.3]" in story[story.index(told) + 1]
