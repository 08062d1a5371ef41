"""Refusals name the obstacle nearest to what was meant, and what would be possible."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import cross


@pytest.mark.rule("DG-8.2", "DG-8.7", "DG-11.14", "DG-20.13", "DG-1.17", "DG-9.7")
@pytest.mark.parametrize(
    ("action", "rule", "message"),
    [
        ("discard fd_healing_potion", "DG-8.2", "discard-later"),
        ("save-ap", "DG-8.7", "save-later"),
        ("challenge-hero ember", "DG-11.14", "challenge-later"),
        ("lie-down", "DG-20.13", "no-such-variant"),
        ("use fd_healing_potion", "DG-1.17", "play-it-first"),
        ("use fd_bronze_helm", "DG-1.17", "not-readied"),
        ("pass", "DG-7.1", "end-instead"),
    ],
)
def test_what_has_its_own_time_is_told_when_that_is(action: str, rule: str, message: str) -> None:
    assert cross("ap: 3, hand: [fd_healing_potion]").refused("azure", action) == (rule, message)


@pytest.mark.rule("DG-14.16", "DG-14.19", "DG-14.20", "DG-14.21", "DG-7.13")
@pytest.mark.parametrize(
    ("action", "rule", "message"),
    [
        ("deliver fd_q_sun", "DG-14.16", "no-escort"),
        ("give-up fd_q_sun", "DG-14.16", "no-escort"),
        ("pick-up fd_q_sun", "DG-14.16", "no-escort"),
        ("deliver fd_q_princess", "DG-14.21", "no-token"),
        ("pick-up fd_q_princess", "DG-14.20", "no-token-here"),
        ("escort fd_q_princess", "DG-7.13", "go-there"),
    ],
)
def test_quests_are_refused_by_their_kind_first_and_then_by_where_the_hero_stands(
    action: str, rule: str, message: str
) -> None:
    assert cross("ap: 3, quests: [fd_q_sun, fd_q_princess]").refused("azure", action) == (rule, message)


@pytest.mark.rule("DG-11.14")
def test_nobody_challenges_himself() -> None:
    table = cross("ap: 3", "ap: 1", 1, 1).act("azure", "attack ember").act("azure", "form melee")
    while table.asked[1] != "challenge":
        table.act(table.asked[0], "pass")
    assert table.refused("ember", "challenge-hero ember") == ("DG-11.14", "challenge-self")
    assert table.refused("ember", "pass") == ("DG-11.14", "decline-instead")


@pytest.mark.rule("DG-10.3", "DG-11.3", "DG-9.13")
def test_a_form_without_a_symbol_is_refused_with_those_that_have_one() -> None:
    table = cross("hand: [fd_sand_dragon]", "peril: 5", turn="phase: villainy").act("azure", "play fd_sand_dragon")
    for language, told in (
        ("en", "There is no attack symbol for that form. Possible here: melee, magic. [DG-10.3]"),
        ("ru", "Для этой формы нет символа атаки. Здесь возможно: ближний бой, магия. [DG-10.3]"),
        ("uk", "Для цієї форми немає символу атаки. Тут можливо: ближній бій, магія. [DG-10.3]"),
    ):
        assert table.said("azure", "form speed", language) == told
    table = cross("hand: [fd_mirage]", "peril: 1", turn="phase: villainy")
    for language, told in (
        ("en", "Mirage costs 2 peril: one hero must have that much. [DG-5.2]"),
        ("ru", "Карта «Мираж» стоит 2 очка риска: столько должно быть у одного героя. [DG-5.2]"),
        ("uk", "Карта «Міраж» коштує 2 очки ризику: стільки має бути в одного героя. [DG-5.2]"),
    ):
        assert table.said("azure", "play fd_mirage", language) == told
