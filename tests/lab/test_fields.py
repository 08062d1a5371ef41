"""The form beside the YAML: every value has its place, and a change there is a change of the thing."""

from __future__ import annotations

import pytest
import yaml

from warhall.games import rooms
from warhall.lab import doctor
from warhall.lab.fields import Field, fields


def form(game: str, file: str, text: str) -> dict[str, Field]:
    return {each.path: each for each in fields(text, doctor.sheet(game, file).schema)}


@pytest.fixture
def card() -> str:
    return doctor.written("tyrants", "cards.yaml", "spellspinner")


def changed(text: str, field: Field, value: str) -> str:
    return text[: field.start] + value + text[field.end :]


def test_every_value_stands_where_the_form_says_it_does(card: str) -> None:
    found = form("tyrants", "cards.yaml", card)
    assert [path for path in found if path.startswith("name")] == ["name", "name.en", "name.ru", "name.uk"]
    for each in found.values():
        if each.kind != "group":
            assert card[each.start : each.end] == each.value
    assert (found["cost"].kind, found["cost"].value, found["cost"].least) == ("number", "3", 0)
    inner = found["effect[0].options[1][0].then[0].where"]
    assert (inner.kind, inner.value) == ("choice", "that_site")
    assert set(inner.among) == {"presence", "anywhere", "that_site", "each_that_site"}


def test_a_change_deep_within_changes_that_and_nothing_else(card: str) -> None:
    where = form("tyrants", "cards.yaml", card)["effect[0].options[1][0].then[0].where"]
    found = doctor.examine("tyrants", "cards.yaml", changed(card, where, "anywhere"))
    assert [(each.path, each.now) for each in found.changes] == [("effect[0].options[1][0].then[0].where", "anywhere")]
    assert found.faults == []


def test_an_operation_is_added_and_taken_out_again(card: str) -> None:
    effect = form("tyrants", "cards.yaml", card)["effect"]
    draw = next(each for each in effect.additions if each.name == "draw")
    assert effect.add_at is not None
    more = card[: effect.add_at] + draw.text + card[effect.add_at :]
    assert [each["do"] for each in yaml.safe_load(more)[0]["effect"]] == ["choose", "draw"]
    cut = form("tyrants", "cards.yaml", more)["effect[1]"].cut
    assert cut is not None
    assert more[: cut[0]] + more[cut[1] :] == card


@pytest.mark.parametrize("at", [0, 1])
def test_an_option_of_several_is_taken_out_with_its_comma(card: str, at: int) -> None:
    cut = form("tyrants", "cards.yaml", card)[f"effect[0].options[{at}]"].cut
    assert cut is not None
    left = yaml.safe_load(card[: cut[0]] + card[cut[1] :])[0]["effect"][0]["options"]
    whole = yaml.safe_load(card)[0]["effect"][0]["options"]
    assert left == [whole[1 - at]]


def test_a_field_that_was_left_out_is_added_with_a_value_that_is_right(card: str) -> None:
    spy = form("tyrants", "cards.yaml", card)["effect[0].options[0][0]"]
    count = next(each for each in spy.additions if each.name == "n")
    assert spy.add_at is not None
    more = card[: spy.add_at] + count.text + card[spy.add_at :]
    assert doctor.examine("tyrants", "cards.yaml", more).faults == []


def test_a_map_is_a_drawing_with_the_letters_of_all_maps() -> None:
    text = doctor.written("dnd_miniatures", "maps.yaml", "dwarven_outpost")
    found = {each.path: each for each in doctor.examine("dnd_miniatures", "maps.yaml", text).form}
    ground = found["terrain"]
    assert ground.kind == "rows"
    assert ground.value.splitlines()[1] == "..########....rr....3##4......"
    assert ground.among[0] == "."
    assert {"#", "d", "o", "l", "S"} <= set(ground.among)


def test_words_that_other_things_have_are_suggested(card: str) -> None:
    found = {each.path: each for each in doctor.examine("tyrants", "cards.yaml", card).form}
    assert "dragons" in found["half_deck"].among
    assert found["id"].among == []


def test_what_is_faulty_still_has_a_form_and_what_is_no_yaml_has_none(card: str) -> None:
    faulty = doctor.examine("tyrants", "cards.yaml", card.replace("cost: 3", "cots: 3"))
    assert faulty.faults
    assert "cots" in {each.path for each in faulty.form}
    assert doctor.examine("tyrants", "cards.yaml", "- {").form == []
    assert fields("just words", {}) == []


@pytest.mark.parametrize("game", [each for each in rooms() if each != "four"])
def test_the_first_thing_of_every_file_has_a_form_whose_values_stand_in_the_text(game: str) -> None:
    for sheet in doctor.sheets(game):
        text = doctor.written(game, sheet.file, sheet.things[0].id)
        found = fields(text, sheet.schema)
        assert found
        for each in found:
            if each.kind not in ("group", "rows"):
                assert yaml.safe_load(text[each.start : each.end] or "''") is not None or each.value in (
                    "",
                    "null",
                    "~",
                )
