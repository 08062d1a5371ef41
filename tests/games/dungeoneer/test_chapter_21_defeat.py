"""Chapter 21: heroes who are defeated, and what becomes of their players."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import cross

VILLAINY = "phase: villainy"


@pytest.mark.rule("DG-21.1", "DG-21.4", "DG-20.4", "DG-1.2")
@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ("unused: [fd_cleric]", None),
        ("variants: [resurrection]", None),
        ("variants: [resurrection]\nunused: [fd_cleric]", "put-pawn"),
    ],
    ids=["without the variant", "with no hero left", "with a new hero"],
)
def test_a_defeated_player_goes_on_only_in_the_variant_and_with_a_hero_left(more: str, asked: str | None) -> None:
    t = cross("hand: [fd_antlion_trap], at: fd_salt_flats", "peril: 2, health: 1", 1, turn=VILLAINY, more=more)
    t.act("azure", "play fd_antlion_trap", "end")
    if asked is None:
        assert t.winners == ["azure"]
    else:
        assert t.asked[0] == "ember"


@pytest.mark.rule("DG-11.23", "DG-21.2", "DG-11.22")
def test_who_fell_in_a_battle_gets_no_glory_for_the_wounds_he_gave() -> None:
    t = cross(
        "hand: [fd_giant_antlion, fd_dragonling]", "peril: 4, health: 1", 1, 6, 6, 1, jade="health: 6", turn=VILLAINY
    )
    t.act("azure", "play fd_giant_antlion", "play fd_dragonling", "form melee", "end")
    assert t.events("wounded", "defeated") == ["wounded fd_giant_antlion 1", "wounded ember 0", "defeated ember"]
    t.act("azure", "to-lair", "to-lair", "give-peril jade")
    assert (t.of("ember").glory, t.of("jade").peril) == (0, 1)
    assert not t.events("glory-changed")


@pytest.mark.rule("DG-20.6", "DG-20.21", "DG-14.22")
def test_a_new_hero_begins_on_level_1_without_what_worked_on_the_old_one() -> None:
    t = cross(
        "hand: [fd_antlion_trap], at: fd_salt_flats",
        "peril: 2, health: 1, level: 3, quests: [fd_q_princess, fd_q_vow]",
        *(1,),
        turn=f"{VILLAINY}, changes: [{{who: ember, stat: melee, n: 2}}]",
        more="variants: [resurrection]\nunused: [fd_cleric]\ntokens: {fd_q_princess: ember}",
    )
    t.act("azure", "play fd_antlion_trap", "end").act("ember", "pass", "hero fd_cleric")
    assert (t.of("ember").level, t.of("ember").quests) == (1, ["fd_q_vow"])
    assert "changes" not in t.written["turn"]


@pytest.mark.rule("DG-12.7", "DG-21.2", "DG-11.13")
def test_a_trap_on_a_hero_who_has_fallen_is_used_up_all_the_same() -> None:
    t = cross(
        "hand: [fd_antlion_trap, fd_poison_darts], at: fd_salt_flats",
        "peril: 9, health: 1",
        *(1,),
        jade="at: fd_salt_flats",
        turn=VILLAINY,
    )
    t.act("azure", "play fd_antlion_trap", "play fd_poison_darts", "end")
    assert not t.of("ember").alive
    assert {"fd_antlion_trap", "fd_poison_darts"} <= set(t.discarded)


@pytest.mark.rule("DG-21.6", "DG-21.4", "DG-1.2")
def test_all_who_have_not_won_share_the_second_place() -> None:
    t = cross(
        "hand: [fd_poison_darts]",
        "health: 1, peril: 1",
        *(1, 1, 1),
        jade="health: 1, completed: [fd_q_blood]",
        turn=VILLAINY,
    )
    t.act("azure", "play fd_poison_darts", "end")
    assert t.state.result is not None
    assert (t.state.result.places, t.state.result.scores) == ((1, 2, 2), (0, 0, 1))


@pytest.mark.rule("DG-20.4", "DG-21.1")
def test_of_two_who_fall_together_only_one_gets_the_last_hero() -> None:
    t = cross(
        "hand: [fd_antlion_trap, fd_poison_darts], at: fd_salt_flats",
        "peril: 9, health: 1",
        *(1, 1, 1, 1),
        jade="peril: 9, health: 1",
        turn=VILLAINY,
        more="variants: [resurrection]\nunused: [fd_cleric]",
    )
    t.act("azure", "play fd_antlion_trap", "on ember", "play fd_poison_darts", "on jade", "end")
    assert [t.state.waiting.bit_count(), t.state.alive] in ([1, [1, 0, 0]], [0, [1, 1, 0]])
    assert len(t.state.unused) <= 1


@pytest.mark.rule("DG-21.2")
def test_the_pawn_of_who_is_out_leaves_the_map() -> None:
    t = cross(
        "hand: [fd_antlion_trap], at: fd_salt_flats", "peril: 2, health: 1", 1, 6, jade="health: 6", turn=VILLAINY
    )
    t.act("azure", "play fd_antlion_trap", "end")
    assert (t.of("ember").alive, t.of("ember").place) == (False, None)


@pytest.mark.rule("DG-21.3", "DG-11.31", "DG-21.2")
def test_what_the_active_player_was_playing_is_discarded_when_he_falls() -> None:
    t = cross(
        "hand: [fd_antlion_trap, fd_poison_darts], health: 1",
        "peril: 9",
        *(6, 6, 1),
        jade="peril: 9",
        turn=VILLAINY,
    )
    t.act("azure", "play fd_antlion_trap", "on ember", "play fd_poison_darts", "on ember", "end")
    while t.asked[1] in ("battle", "roll", "wound", "respond"):
        t.act(t.asked[0], "pass")
    assert not t.of("azure").alive
    assert {"fd_antlion_trap", "fd_poison_darts"} <= set(t.discarded)
    assert t.state.applied == []


@pytest.mark.rule("DG-20.4", "DG-20.6", "DG-20.21")
def test_two_who_fall_together_both_go_on_with_heroes_of_their_own() -> None:
    t = cross(
        "hand: [fd_antlion_trap], at: fd_salt_flats",
        "peril: 9, health: 1",
        *(1, 1),
        jade="peril: 9, health: 1",
        turn=VILLAINY,
        more="variants: [resurrection]\nunused: [fd_cleric, fd_priestess]",
    )
    t.act("azure", "play fd_antlion_trap", "on ember", "end")
    taken = []
    while t.asked[1] in ("new-hero", "put-pawn", "wound", "battle"):
        if t.asked[1] == "new-hero":
            taken.append((t.asked[0], len(t.options())))
            t.act(t.asked[0], t.options()[0])
        else:
            t.act(t.asked[0], t.options()[0] if t.asked[1] == "put-pawn" else "pass")
    assert ([each for each in taken if each[1] > 1], t.state.unused) == ([("ember", 2)], [])
    assert [t.of(seat).alive for seat in ("azure", "ember", "jade")] == [True] * 3


@pytest.mark.rule("DG-20.21", "DG-18.1")
def test_a_new_hero_stands_though_the_old_one_fell_by_what_makes_fall() -> None:
    t = cross(
        "hand: [fd_dune_wyrm]",
        "at: fd_salt_flats, peril: 9, health: 1",
        *(6, 1),
        turn=VILLAINY,
        more="variants: [resurrection]\nunused: [fd_cleric]",
    )
    t.act("azure", "play fd_dune_wyrm", "end")
    while t.asked[1] != "villainy":
        t.act(t.asked[0], t.options()[0])
    assert t.events("defeated") == ["defeated ember"]
    assert (t.of("ember").alive, t.of("ember").fallen) == (True, False)


@pytest.mark.rule("DG-20.4", "DG-9.13")
def test_a_new_hero_comes_only_when_the_battle_is_over() -> None:
    t = cross(
        "hand: [fd_antlion_trap], at: fd_salt_flats",
        "peril: 9, health: 1",
        *(1, 6),
        jade="glory: 1, hand: [fd_second_wind]",
        turn=VILLAINY,
        more="variants: [resurrection]\nunused: [fd_cleric]",
    )
    t.act("azure", "play fd_antlion_trap", "end")
    while t.asked != ("jade", "battle") or not t.events("defeated"):
        t.act(t.asked[0], "pass")
    t.act("jade", "play fd_second_wind", "choose 2")
    assert (t.asked, t.state.fights) == (("ember", "new-hero"), [])
