"""The contract of a game: options, catalogue, results, the register of games."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import warhall.games
from tests.kernel.duel import GAME, DuelOptions
from warhall.games import UnknownGameError, game, games, rooms
from warhall.kernel.catalogue import Catalogue, CatalogueError
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import (
    ContentError,
    ContentFault,
    NotationError,
    OptionsError,
    Refused,
    WarhallError,
    nearest,
    quoted,
    refusal,
)
from warhall.kernel.game import Span
from warhall.kernel.result import Result, ranked


def test_options_have_sensible_defaults_and_take_what_is_given() -> None:
    assert GAME.choose() == DuelOptions()
    assert GAME.choose({"mode": "long", "cards": 2}) == DuelOptions(mode="long", cards=2)
    assert GAME.choose(DuelOptions(cards=1)) == DuelOptions(cards=1)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"card": 2}, "no option 'card' (did you mean 'cards'?): there are 'cards', 'players', 'mode'"),
        ({"cards": "two"}, "options of duel: Expected `int`, got `str` - at `$.cards`"),
        ({"players": 3}, "duel is for 2 players, not 3"),
        ({"mode": "short"}, "duel has no mode 'short': there are 'standard', 'long'"),
        (DuelOptions(players=9), "duel is for 2 players, not 9"),
    ],
)
def test_options_that_cannot_be_are_refused_with_what_can(options: dict[str, object], problem: str) -> None:
    with pytest.raises(OptionsError, match=re.escape(problem)):
        GAME.begin(options, SeededDice(0))


def test_a_game_is_proved_in_every_mode_unless_it_says_otherwise() -> None:
    assert GAME.variants == ({"players": 2, "mode": "standard"}, {"players": 2, "mode": "long"})
    assert replace(GAME, variants=({"mode": "long"},)).variants == ({"mode": "long"},)


def test_a_catalogue_holds_every_rule_with_its_chapter_in_the_order_of_the_book() -> None:
    catalogue = GAME.catalogue("en")
    assert catalogue.title == "Duel: rule catalogue (prefix DU)"
    assert list(catalogue.rules) == ["DU-2.1", "DU-2.2", "DU-2.3", "DU-D.1"]
    rule = catalogue.rule("DU-2.1")
    assert rule.chapter == "2. The duel"
    assert rule.text == "Both seats choose a card of their hand at the same time and lay it face down."
    assert catalogue.rule("DU-2.3").chapter == "2a. Afterwards"
    assert GAME.catalogue("en") is catalogue


def test_rules_are_found_by_words_of_id_chapter_and_text() -> None:
    catalogue = GAME.catalogue("en")
    assert [rule.id for rule in catalogue.search("SEAT card")] == ["DU-2.1", "DU-2.2"]
    assert [rule.id for rule in catalogue.search("afterwards")] == ["DU-2.3", "DU-D.1"]
    assert [rule.id for rule in catalogue.search("du-2.2")] == ["DU-2.2"]
    assert catalogue.search("dragon") == []


def test_a_rule_or_catalogue_that_is_not_there_is_said_so() -> None:
    with pytest.raises(CatalogueError, match=re.escape("there is no rule 'DU-2.11' (did you mean 'DU-2.1'?)")):
        GAME.catalogue("en").rule("DU-2.11")
    with pytest.raises(CatalogueError, match=r"there is no rule catalogue xx\.md"):
        GAME.catalogue("xx")
    assert Catalogue("").title == ""


def test_a_ruling_leads_to_the_rules_that_name_it_and_is_not_taken_for_a_longer_number() -> None:
    catalogue = Catalogue(
        "# Duel\n\n## Play\n\n"
        "- **DU-2.1** Both lay a card (DU-D2).\n- **DU-2.2** See DU-D21 and DU-D2.1.\n- **DU-D2** DU-D2 holds.\n"
    )
    assert [rule.id for rule in catalogue.naming("DU-D2")] == ["DU-2.1"]


def test_rulings_are_read_beside_the_rules_and_none_are_written_is_no_fault(tmp_path: Path) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    (rules / "rulings.md").write_text("# R\n\n- **DU-D1** A laid card stays laid.\n", encoding="utf-8")
    (rules / "rulings.uk.md").write_text("# R\n\n- **DU-D1** Викладена карта лежить.\n", encoding="utf-8")
    game = replace(GAME, folder=tmp_path)
    assert game.rulings("en").rule("DU-D1").text == "A laid card stays laid."
    assert game.rulings("uk").rule("DU-D1").text == "Викладена карта лежить."
    assert game.rulings("ru").rules == {}


def test_equal_scores_share_a_place() -> None:
    result = ranked([3, 7, 7, 1], "DU-3.1", "points")
    assert result == Result((3, 1, 1, 4), (3, 7, 7, 1), "DU-3.1", "points")
    assert result.winners == (1, 2)


@pytest.mark.parametrize(
    ("places", "returns"),
    [((1, 2), (1.0, -1.0)), ((1, 1), (0.0, 0.0)), ((1, 2, 3), (1.0, 0.0, -1.0)), ((1, 1, 3), (0.5, 0.5, -1.0))],
)
def test_returns_sum_to_zero_and_follow_the_places(places: tuple[int, ...], returns: tuple[float, ...]) -> None:
    assert Result(places, places, "DU-3.1", "points").returns() == returns


def test_every_error_says_one_clear_sentence() -> None:
    fault = ContentFault("cards.yaml", 3, "$[0].cost", "expected a number")
    assert str(ContentError([fault, fault])) == "\n".join(["cards.yaml:3: $[0].cost: expected a number"] * 2)
    refused = Refused(refusal("DU-2.1", "not-held", card="king"))
    assert (str(refused), refused.reason.args) == ("DU-2.1: not-held", {"card": "king"})
    assert len(str(NotationError("x" * 500, 3, "less"))) < 150
    assert isinstance(refused, WarhallError)


def test_hints_name_the_nearest_word_and_long_lists_are_cut() -> None:
    assert nearest("kink", ["king", "queen"]) == " (did you mean 'king'?)"
    assert nearest("dragon", ["king", "queen"]) == ""
    assert quoted("abc", most=2) == "'a', 'b' and 1 more"
    assert quoted({"a": 1}) == "'a'"


def test_a_span_without_a_style_is_plain() -> None:
    assert Span("x").style == ""


def test_games_are_found_by_id_and_a_misspelt_one_gets_a_hint() -> None:
    assert game("four").id == "four"
    assert "four" in [each.id for each in games()]
    with pytest.raises(UnknownGameError, match=re.escape("no game 'for' (did you mean 'four'?)")):
        game("for")


class Entry:
    def __init__(self, name: str, value: str) -> None:
        self.name = name
        self.value = value


def test_a_game_of_somebody_else_announces_itself_but_never_replaces_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [Entry("four", "evil"), Entry("duel", "tests.kernel.duel"), Entry("broken", "tests.kernel.broken")]
    rooms.cache_clear()
    try:
        monkeypatch.setattr(warhall.games, "entry_points", lambda group: entries)
        assert rooms()["four"] == "warhall.games.four"
        assert game("duel") is GAME
        with pytest.raises(UnknownGameError, match=r"tests\.kernel\.broken\.GAME is no game"):
            game("broken")
    finally:
        rooms.cache_clear()


def test_the_room_of_a_game_is_a_folder_with_texts_and_rules() -> None:
    assert (GAME.folder / "texts").is_dir()
    assert isinstance(GAME.folder, Path)
