"""Positions, options, records and packs that are wrong: the error says what, where, and what would be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.dnd_miniatures.at_table import Field
from warhall.games.dnd_miniatures import GAME, dnd_miniatures
from warhall.games.dnd_miniatures.battlefield import MARKS
from warhall.games.dnd_miniatures.checking import TERRAIN
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ContentError, NotationError, OptionsError, PositionError, RecordError
from warhall.kernel.record import Record
from warhall.kernel.table import replay

SOLDIER: dict[str, Any] = {"card": "human_sellsword", "of": "azure", "at": "c3"}
RAIDER: dict[str, Any] = {"card": "orc_raider", "of": "ember", "at": "f6"}
RECORDS = Path(__file__).parent / "records"


def position(**changes: Any) -> dict[str, Any]:
    """A small position that is right, but for what is changed."""
    return {
        "map": {"name": "crossroads"},
        "seats": {"azure": {"letter": 0}, "ember": {"letter": 1}},
        "creatures": [SOLDIER, RAIDER],
        **changes,
    }


def test_the_position_that_the_others_spoil_is_right() -> None:
    g = GAME.read(GAME, position(), SeededDice(1))
    g.advance()
    assert g.decision is not None


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"map": {"name": "crossroad"}}, r"map, name.*'crossroad'.*did you mean 'crossroads'"),
        ({"map": {"drawn": "...\n..x\n"}}, r"map, rows.*rows of equal length made of"),
        ({"map": {"drawn": "...\n..\n"}}, r"map, rows.*equal length"),
        ({"map": {"drawn": "...\n...\n", "edges": [[2, 0, "E"]]}}, r"map, edges.*between two squares of the map"),
        ({"map": {"drawn": "...\n...\n", "zones": "...\n..Z\n"}}, r"map, zones.*letters of areas"),
        ({"seats": {"azure": {}, "jade": {}}}, r"seats.*azure, ember, jade"),
        ({"seats": {"azure": {"letter": 7}, "ember": {}}}, r"seats, letter.*-1 to 3"),
        ({"creatures": [{**SOLDIER, "card": "human_selsword"}]}, r"entry 1, card.*did you mean 'human_sellsword'"),
        ({"creatures": [SOLDIER, {**RAIDER, "of": "jade"}]}, r"entry 2, of.*there is no 'jade': 'azure', 'ember'"),
        ({"creatures": [{**SOLDIER, "at": "zz99"}]}, r"entry 1, at.*'zz99' is no place for it on this map"),
        ({"creatures": [{"card": "hill_giant", "of": "azure", "at": "u15"}]}, r"entry 1, at.*'u15' is no place"),
        ({"creatures": [SOLDIER, {**RAIDER, "at": "c3"}]}, r"creatures, entry 2, at: .* stand on c3"),
        ({"creatures": [{**SOLDIER, "hp": 65}]}, r"entry 1, hp.*expected 1 to 60, not 65"),
        ({"creatures": [SOLDIER, {**RAIDER, "hp": 0}]}, r"entry 2, hp.*expected 1 to 25, not 0"),
        ({"creatures": [{**SOLDIER, "boxes": -1}]}, r"entry 1, boxes.*from 0 to .*, not -1"),
        ({"creatures": [{**SOLDIER, "effects": [{"of": "Slow"}]}]}, r"effects, of.*'Slow'.*did you mean 'Slowed'"),
        ({"creatures": [{**SOLDIER, "effects": [{"what": "gained", "code": 0}]}]}, r"effects, code.*grants an ability"),
        ({"creatures": [{**SOLDIER, "helth": 5}]}, r"unknown field `helth`.*creatures\[0\]"),
        ({"scenario": "asault"}, r"scenario.*did you mean 'assault'"),
        ({"vp": [1, 2, 3]}, r"vp.*expected 2 numbers"),
        ({"phase": "rounds"}, r"phase.*did you mean 'round'"),
        ({"turn": {"seat": "azure", "active": "human_sellsword#2"}}, r"turn, active.*did you mean 'human_sellsword#1'"),
        ({"returning": [[9, 5, 0, 0]]}, r"returning.*a creature, hit points, a square and a seat"),
    ],
)
def test_a_wrong_position_is_refused_with_its_place(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(PositionError, match=said):
        GAME.read(GAME, position(**changes), SeededDice(1))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mode": "team"}, r"'team' is for 4, 6 players, not 2"),
        ({"limit": 123}, r"limit: '123' is not one of '200', '100', '50'"),
        (
            {"warbands": ["civ_god_200", "civ_good_200"]},
            r"warbands: 'civ_god_200' is not .*did you mean 'civ_good_200'",
        ),
        ({"warbands": ["civ_good_200"]}, r"warbands has 1 entries, but 2 are needed"),
        ({"maps": ["crossroad", ""]}, r"maps: 'crossroad' is not .*did you mean 'crossroads'"),
        ({"armies": [{"faction": "wilds", "creatures": {}}] * 2}, r"army 1: no faction 'wilds'"),
        (
            {"armies": [{"faction": "wild", "creatures": {"elf_scot": 1}}] * 2},
            r"army 1: no card 'elf_scot'.*'elf_scout'",
        ),
        ({"armies": [{"faction": "wild", "creatures": {"elf_scout": 0}}] * 2}, r"elf_scout: a warband has 1 to 12"),
        ({"mode": "sealed", "warbands": ["civ_good_200"] * 2}, r"'sealed' has its own creatures"),
    ],
)
def test_wrong_options_are_refused_with_what_would_be_right(options: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionsError, match=said):
        GAME.begin(options, SeededDice(1))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("mvoe c4", "move"),
        ("move", "square"),
        ("move zz99", "zz99"),
        ("attack greatswrd orc_raider#1", "greatsword"),
        ("attack greatsword orc_raidr#1", "orc_raider#1"),
    ],
)
def test_an_action_that_cannot_be_read_says_which_word(line: str, said: str) -> None:
    f = Field([("human_sellsword", "azure", (3, 3)), ("orc_raider", "ember", (4, 3))], active="human_sellsword#1")
    with pytest.raises(NotationError, match=said):
        GAME.codec.parse(f.g, line)


def spoilt(change: tuple[str, str]) -> str:
    """The shortest golden record with one thing changed."""
    text = (RECORDS / "quick-start.record").read_text(encoding="utf-8")
    assert change[0] in text
    return text.replace(change[0], change[1], 1)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("game dnd_miniatures", "game dnd_miniature"), "dnd_miniature"),
        ((" activate ", " reactivate "), "reactivate"),
        (("1 azure first", "1 jade first"), "jade"),
        ((" move ", " charge human_sellsword#1 "), "DM-2.5"),
    ],
)
def test_a_record_that_does_not_replay_says_at_which_line(change: tuple[str, str], said: str) -> None:
    with pytest.raises(RecordError, match=said):
        replay(GAME, Record.parse(spoilt(change)))


def test_a_record_with_another_digest_says_so() -> None:
    text = (RECORDS / "quick-start.record").read_text(encoding="utf-8")
    lines = text.splitlines()
    number = next(at for at, line in enumerate(lines) if line.startswith("3 "))
    lines[number] = lines[number][:-4] + ("0000" if not lines[number].endswith("0000") else "1111")
    with pytest.raises(RecordError, match=f"line {number + 1}"):
        replay(GAME, Record.parse("\n".join(lines) + "\n"))


# Packs

PACK = 'id: mine\ngame: dnd_miniatures\nversion: "1"\ntitle: {en: Mine, ru: Моё, uk: Моє}\nauthor: Ada\n'
CARD = """\
- id: stone_guard
  name: {en: Stone Guard, ru: Каменный страж, uk: Кам'яний страж}
  source: designed
  set: {code: MY, number: 1}
  rarity: common
  alignment: neutral
  factions: [wild]
  cost: 10
  level: 2
  ac: 18
  def: 15
  speed: 5
  hp: 30
  size: medium
  keywords: [Construct]
  attacks:
  - {id: stone_fist, name: {en: Stone Fist, ru: Каменный кулак, uk: Кам'яний кулак}, type: melee, basic: true,
    bonus: 8, vs: AC, damage: [{n: 10}], on_hit: [{do: push, n: 1}]}
"""
MAP = """\
- id: yard
  name: {en: Yard, ru: Двор, uk: Подвір'я}
  source: designed
  size: half
  terrain: |
    ....
    .dd.
  zones: |
    a..b
    aPUb
  victory_areas:
    P: {owner: A}
    U: {owner: B}
"""


def packed(folder: Path, **files: str) -> Path:
    """A pack with these files."""
    for name, text in {"pack": PACK, **files}.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def test_a_pack_that_is_right_adds_a_card_and_a_map_to_play_with(tmp_path: Path) -> None:
    game = dnd_miniatures(packed(tmp_path, creatures=CARD, maps=MAP))
    army = {"faction": "wild", "creatures": {"stone_guard": 2}, "map": "yard"}
    g = game.begin({"armies": [army, army], "limit": 50}, SeededDice(1))
    assert g.decision is not None
    assert "stone_guard" in game.cards


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("do: push", "do: psh"), r"creatures\.yaml:18.*'psh'.*did you mean 'push'"),
        (("factions: [wild]", "factions: [wyld]"), r"creatures\.yaml:7.*no faction 'wyld'.*'wild'"),
        (("[Construct]", "[Constrct]"), r"creatures\.yaml:15.*no keyword 'Constrct'.*'Construct'"),
        (("hp: 30", "hp: 31"), r"creatures\.yaml:13.*multiple of 5"),
        (("type: melee", "type: ranged"), r"creatures\.yaml.*a ranged or area attack has a range"),
        (("basic: true,", ""), r"creatures\.yaml:1.*DM-3\.9: the first attack is the basic attack"),
        (("cost: 10", "costs: 10"), r"creatures\.yaml.*costs"),
        (("do: push, n: 1", "do: push, n: 0"), r"creatures\.yaml:18.*expected at least 1, found 0"),
        (("do: push, n: 1", "do: attack, attack: bite"), r"creatures\.yaml:1.*no attack 'bite' on this card"),
    ],
)
def test_a_wrong_card_is_refused_with_its_line(tmp_path: Path, change: tuple[str, str], said: str) -> None:
    assert change[0] in CARD
    with pytest.raises(ContentError, match=said):
        dnd_miniatures(packed(tmp_path, creatures=CARD.replace(*change)))


@pytest.mark.rule("DM-25.7")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ((".dd.", ".dx."), r"maps\.yaml:5.*'x' is no terrain: expected \. # 1 2 3 4 d f"),
        ((".dd.", ".dd"), r"maps\.yaml:1.*rows of one length, equally many"),
        (("a..b\n    aPUb", "...b\n    .PUb"), r"maps\.yaml:8.*DM-25\.7: the start area 'a' is not drawn"),
        (("U: {owner: B}", "V: {owner: B}"), r"maps\.yaml:11.*the areas drawn are P, U"),
    ],
)
def test_a_wrong_map_is_refused_with_its_line(tmp_path: Path, change: tuple[str, str], said: str) -> None:
    assert change[0] in MAP
    with pytest.raises(ContentError, match=said):
        dnd_miniatures(packed(tmp_path, maps=MAP.replace(*change)))


def test_maps_of_the_content_and_of_positions_are_drawn_with_the_same_marks() -> None:
    assert set(MARKS) == set(TERRAIN)
