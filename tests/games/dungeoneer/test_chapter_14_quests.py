"""Chapter 14: searches and escorts, in the right place and for the right hero."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.at_table import at, cross
from tests.games.dungeoneer.test_cases_quests import here

TWO_DESERTS = """
    seats:
      azure: {hero: fd_dragonslayer, at: PLACE, ap: 0, quests: [fd_q_jewel]}
      ember: {hero: fd_barbarian, at: fd_caravan_gate}
    map: {fd_caravan_gate: "9:9", fd_ravaged_wastes: "0:0", fd_salt_flats: "1:0", fd_dragon_graveyard: "2:0"}
    turn: {phase: feats, found: ["fd_q_jewel fd_ravaged_wastes"]}
    """


@pytest.mark.rule("DG-14.14", "DG-14.27")
@pytest.mark.parametrize(("place", "found"), [("fd_ravaged_wastes", True), ("fd_dragon_graveyard", False)])
def test_a_find_counts_only_where_it_was_made(place: str, found: bool) -> None:  # noqa: FBT001
    t = at(TWO_DESERTS.replace("PLACE", place))
    assert t.allowed("azure", "try fd_q_jewel") == found
    if not found:
        assert t.refused("azure", "try fd_q_jewel") == ("DG-14.14", "search-first")


@pytest.mark.rule("DG-14.16", "DG-14.21")
def test_an_escort_does_not_end_where_it_begins() -> None:
    tables = here("fd_caravan_trail", "").state.game.tables
    quest = next(number for number, each in enumerate(tables.quests) if each.id == "fd_q_princess")
    place = next(each.id for number, each in enumerate(tables.places) if tables.quest_places[quest] >> number & 1)
    t = here(place, "quests: [fd_q_princess]", more="tokens: {fd_q_princess: azure}")
    assert t.refused("azure", "deliver fd_q_princess")[0] == "DG-14.16"
    assert "deliver fd_q_princess" not in t.options()


@pytest.mark.rule("DG-14.23", "DG-10.7")
def test_only_a_token_of_the_hero_who_was_struck_is_taken_and_it_leaves_him() -> None:
    t = cross(
        "ap: 1",
        "quests: [fd_q_princess], health: 1",
        *(5, 2),
        jade="quests: [fd_q_elder]",
        more="tokens: {fd_q_princess: ember, fd_q_elder: jade}",
    )
    t.act("azure", "attack ember", "form melee")
    while t.asked[1] != "strike":
        t.act(t.asked[0], "pass")
    assert t.options() == ["wound", "take-token fd_q_princess"], "though a wound would defeat him"
    assert t.refused("azure", "take-token fd_q_elder") == ("DG-14.23", "no-token")
    t.act("azure", "take-token fd_q_princess")
    assert (t.of("azure").quests, t.of("ember").quests, t.of("jade").quests) == (
        ["fd_q_princess"],
        [],
        ["fd_q_elder"],
    )
    assert t.of("ember").health == 1


@pytest.mark.rule("DG-14.24", "DG-12.3")
@pytest.mark.parametrize(("face", "completed"), [(4, []), (5, ["fd_q_oracle"])])
def test_a_threat_is_overcome_by_its_very_value(face: int, completed: list[str]) -> None:
    t = here("fd_oracle_oasis", "ap: 1, quests: [fd_q_oracle]", face).act("azure", "try fd_q_oracle")
    assert t.of("azure").magic == 1
    assert t.of("azure").completed == completed


@pytest.mark.rule("DG-14.20", "DG-14.21", "DG-14.30")
def test_a_token_is_picked_up_where_it_lies_and_delivered_by_who_holds_it() -> None:
    lies = here("fd_brigands_lair", "ap: 1", more="tokens: {fd_q_princess: fd_caravan_gate}")
    assert lies.refused("azure", "pick-up fd_q_princess") == ("DG-14.20", "token-elsewhere")
    assert "pick-up fd_q_princess" not in lies.options()
    assert lies.refused("azure", "deliver fd_q_princess")[0] == "DG-14.21"
    held = here("fd_brigands_lair", "ap: 1", ember="quests: [fd_q_princess]", more="tokens: {fd_q_princess: ember}")
    assert held.refused("azure", "deliver fd_q_princess")[0] == "DG-14.21"
    assert "deliver fd_q_princess" not in held.options()


@pytest.mark.rule("DG-14.18", "DG-7.20")
def test_a_common_escort_becomes_personal_with_an_empty_quest_deck_too() -> None:
    t = here("fd_drakan_village", "ap: 1, health: 6", more="common: [fd_q_elder]").act("azure", "escort fd_q_elder")
    assert (t.of("azure").quests, t.view().common) == (["fd_q_elder"], [])


@pytest.mark.rule("DG-14.5", "DG-14.33")
@pytest.mark.parametrize(("choice", "left"), [("choose 3", ["fd_rope"]), ("choose 1", ["fd_dune_runner"])])
def test_everything_that_a_sacrifice_names_is_given(choice: str, left: list[str]) -> None:
    hero = "health: 6, quests: [fd_q_vow], inventory: [fd_dune_runner, fd_weapon_mastery, fd_rope]"
    t = here("fd_drakan_village", hero).act("azure", "try fd_q_vow", choice)
    while t.asked[1] == "give-card":
        t.act("azure", "discard fd_weapon_mastery" if "discard fd_weapon_mastery" in t.options() else t.options()[0])
    assert (t.of("azure").completed, t.inventory("azure")) == (["fd_q_vow"], left)


@pytest.mark.rule("DG-14.5")
@pytest.mark.parametrize(("glory", "rule"), [(2, "DG-14.5"), (3, None)])
def test_a_sacrifice_of_glory_needs_all_of_it(glory: int, rule: str | None) -> None:
    t = at(f"""
        seats:
          azure: {{hero: fd_dragonslayer, at: tl_well_of_souls, glory: {glory}, quests: [tl_q_caedman]}}
          ember: {{hero: fd_barbarian, at: tl_vestibule}}
        map: {{tl_vestibule: "0:0", tl_well_of_souls: "5:0"}}
        turn: {{phase: feats}}
    """)
    assert ("try tl_q_caedman" in t.options()) is (rule is None)
    if rule:
        assert t.refused("azure", "try tl_q_caedman") == (rule, "cannot-sacrifice")


@pytest.mark.rule("DG-14.16", "DG-14.29")
def test_an_escort_is_started_and_not_tried() -> None:
    t = here("fd_necrotower", "ap: 1, quests: [fd_q_princess]")
    assert t.refused("azure", "try fd_q_princess") == ("DG-14.16", "escort-it")
    assert [each for each in t.options() if "princess" in each] == ["escort fd_q_princess"]


@pytest.mark.rule("DG-7.17", "DG-13.7")
def test_a_completed_quest_is_nobodys_open_quest_any_more() -> None:
    t = here("fd_oracle_oasis", "quests: [fd_q_oracle, fd_q_vow]", 6).act("azure", "try fd_q_oracle")
    assert (t.of("azure").completed, t.of("azure").quests) == (["fd_q_oracle"], ["fd_q_vow"])


@pytest.mark.rule("DG-14.27", "DG-14.15")
def test_one_find_does_not_undo_another() -> None:
    hero = "ap: 1, quests: [fd_q_jewel, fd_q_caravan]"
    t = here("fd_salt_flats", hero, 6, turn="phase: feats, found: [fd_q_jewel fd_salt_flats]")
    t.act("azure", "search fd_q_caravan")
    assert len(t.state.found) == 2


@pytest.mark.rule("DG-14.16")
def test_the_token_of_an_escort_is_with_who_has_started_it() -> None:
    t = at(
        """
        seats:
          azure: {hero: fd_dragonslayer, at: fd_necrotower}
          ember: {hero: fd_barbarian, at: fd_necrotower, quests: [fd_q_princess]}
        map: {fd_caravan_gate: "5:0", fd_necrotower: "0:0"}
        turn: {seat: ember, phase: feats}
        """
    ).act("ember", "escort fd_q_princess")
    assert [t.of(seat).escorts for seat in ("azure", "ember")] == [[], ["fd_q_princess"]]
