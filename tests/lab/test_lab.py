"""The balance laboratory: it finds what is planted, calls even what is even, and refuses before it plays."""

from __future__ import annotations

from math import exp
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from warhall.arena.backends import BackEnd
from warhall.arena.book import BookError
from warhall.arena.matches import Fixture, Played, Terms, play
from warhall.arena.noting import Noted, set_up
from warhall.arena.progress import Progress
from warhall.cli.app import app
from warhall.cli.lab import measured
from warhall.games import game as game_of
from warhall.games import rooms
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import ContentError, OptionsError
from warhall.kernel.measuring import Thing
from warhall.kernel.words import LANGUAGES
from warhall.lab import tables
from warhall.lab.differing import differences, only_prices
from warhall.lab.moving import Move, read_move, write_move
from warhall.lab.page import Body, page, texts
from warhall.lab.plan import Plan, checked, fixtures, often
from warhall.lab.report import House, LabReport, Stall, compared, drifted, house, suggestion, tried
from warhall.lab.worth import Worth, holm, model

NAMES = ("empire", "styx")
TERMS = Terms("fantasy_commander", (), {}, ("random", "random"), arena=True, counted=True, varied=True)


def unit_things(room_packs: tuple[Path, ...] = ()) -> list[Thing]:
    room = game_of("fantasy_commander", *room_packs)
    assert room.measure is not None
    return [each for each in room.measure.things(room) if each.price is not None]


def battles(
    count: int, packs: tuple[Path, ...], seed: int = 1, wanted: tuple[str, ...] = ()
) -> list[tuple[Fixture, Played]]:
    """Battles whose odds are known: a unit is worth what the house asks for it, whatever a pack may ask."""
    room = game_of("fantasy_commander", *packs)
    terms = TERMS._replace(packs=packs, wanted=wanted)
    honest = {each.id: each.price or 0 for each in unit_things()}
    found = []
    for number in range(seed, seed + count):
        armies = set_up(room, terms, Fixture(number))["armies"]
        assert isinstance(armies, list)
        own = tuple(tuple(sorted(army.items())) for army in armies)
        worth = [sum(honest[ident] * many for ident, many in side) for side in own]
        dice = SeededDice(number).child(7)
        odds = 1 / (1 + exp(-(worth[0] - worth[1]) / 25))
        winner = 0 if dice.below(1_000_000) < odds * 1_000_000 else 1
        drawn = tuple(tuple(ident for ident, _ in side) for side in own)
        noted = Noted(own, drawn, ("faction/empire", "faction/styx"), number % 2, 10 + number % 7, number % 3)
        places = (1, 2) if winner == 0 else (2, 1)
        found.append((Fixture(number), Played((winner,), "FC-7.1", 200, places=places, noted=noted)))
    return found


def pack_of(tmp_path: Path, price: int | None) -> Path:
    """A pack in which the Bone Colossus has this price; None: a pack that changes nothing."""
    folder = write_move("fantasy_commander", (), Move("units.yaml", "bone_colossus", "cost", ()), price or 50, tmp_path)
    assert (game_of("fantasy_commander").content == game_of("fantasy_commander", folder).content) == (price is None)
    return folder


def test_a_unit_that_costs_half_is_named_first_from_at_most_2000_games(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, 25)
    cheap = house(TERMS._replace(packs=(pack,)), battles(400, (pack,)), NAMES)
    usual = house(TERMS, battles(400, ()), NAMES)
    alone, _ = compared(cheap, None)
    assert alone[0].name == "unit/bone_colossus"
    assert alone[0].value > 0
    changed = differences("fantasy_commander", (pack,), ())
    assert [(each.file, each.id, each.one.cost, each.two.cost) for each in changed] == [
        ("units.yaml", "bone_colossus", 25, 50)
    ]
    findings, _ = compared(cheap, usual, frozenset(each.id for each in changed))
    assert findings[0].name == "unit/bone_colossus"
    # That it is too cheap can be plain where the difference from the other house, uncertain as both are, is not yet.
    assert {each.what for each in findings} >= {"thing", "thing-changed"}
    named = colossus(cheap)
    assert named.worth_interval is not None
    assert named.worth_interval[0] < 50 < named.worth_interval[1]
    assert suggestion(named) == pytest.approx(50, abs=10)


def colossus(figures: House) -> Worth:
    return next(each for each in figures.model.things if each.id == "bone_colossus")


def test_where_only_prices_differ_the_games_of_both_houses_tell_what_a_thing_is_worth(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, 25)
    cheap, usual = battles(150, (pack,)), battles(150, ())
    changed = differences("fantasy_commander", (pack,), ())
    assert only_prices(game_of("fantasy_commander", pack), changed)
    terms = TERMS._replace(packs=(pack,))
    alone, both = house(terms, cheap, NAMES), house(terms, cheap, NAMES, usual)
    assert alone.seats == both.seats
    sure, surer = colossus(alone).worth_interval, colossus(both).worth_interval
    assert sure is not None
    assert surer is not None
    assert surer[1] - surer[0] < 0.85 * (sure[1] - sure[0])
    assert surer[0] < 50 < surer[1]


def test_who_has_what_was_changed_is_compared_with_who_had_it_before_game_by_game(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, 25)
    things = [each for each in unit_things((pack,)) if each.id == "bone_colossus"]
    cheap, usual = (battles(200, packs, wanted=("bone_colossus",)) for packs in ((pack,), ()))
    (trial,) = tried(things, cheap, usual)
    assert trial.strength > 3  # 25 points more for the others of its army are worth a logit here
    houses = [house(TERMS, games, NAMES) for games in (cheap, usual)]
    findings, looked = compared(houses[0], houses[1], frozenset({"bone_colossus"}), [trial])
    assert findings[0].what == "thing-changed"
    assert findings[0].name == "unit/bone_colossus"
    assert looked == len({"empire", "styx"}) + len({"its price", "its change"})
    (same,) = tried(things, usual, usual)
    assert (same.value, same.chance) == (0, 1)
    assert tried(things, usual, usual[:10]) == []  # too few


def test_a_game_that_was_played_alike_in_both_houses_counts_once() -> None:
    games = battles(30, ())
    assert house(TERMS, games, NAMES, games).model == house(TERMS, games, NAMES).model


@pytest.mark.parametrize(("field", "alike"), [("cost", True), ("attack", False)])
def test_prices_alone_differ_or_not(tmp_path: Path, field: str, alike: bool) -> None:  # noqa: FBT001
    pack = write_move("fantasy_commander", (), Move("units.yaml", "bone_colossus", field, ()), 3, tmp_path)
    room = game_of("fantasy_commander", pack)
    assert only_prices(room, differences("fantasy_commander", (pack,), ())) == alike
    assert not only_prices(room, ())


@pytest.mark.parametrize(
    ("game", "thing", "where"),
    [
        ("fantasy_commander", "bone_colossus", "armies"),
        ("fantasy_commander", "deafening_volley", "decks"),
        ("dnd_miniatures", "elf_warlock", "armies"),
        ("dungeon_command", "hc_war_wizard", "factions"),
        ("tyrants", "blackguard", "half_decks"),
    ],
)
def test_what_differs_is_dealt_more_often_within_the_rules(game: str, thing: str, where: str) -> None:
    room = game_of(game)
    usual = Terms(game, (), {}, ("random", "random"), arena=True, counted=True, varied=True)
    sought = {"dungeon_command": "heart_of_cormyr", "tyrants": "drow"}.get(game, thing)
    counts = []
    for terms in (usual, often(usual, {thing, "no such thing"})):
        dealt = [set_up(room, terms, Fixture(number)) for number in range(60)]
        counts.append(sum(f"'{sought}'" in str(each[where]) for each in dealt))
        for each in dealt[:5]:
            assert room.draft(room, room.choose(each)).faults == ()
    assert counts[1] >= 30
    assert counts[1] > counts[0]


def test_a_pack_that_changes_nothing_is_called_even(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, None)
    changed = house(TERMS._replace(packs=(pack,)), battles(120, (pack,)), NAMES)
    usual = house(TERMS, battles(120, ()), NAMES)
    assert differences("fantasy_commander", (pack,), ()) == []
    findings, _ = compared(changed, usual, frozenset(each.id for each in changed.model.things))
    assert findings == ()
    room = game_of("fantasy_commander", pack)
    assert Body(reported(changed, usual), room, "en").headline() == "Even"


def led(count: int, won: int) -> list[tuple[Fixture, Played]]:
    """Battles without units in which every fifth side is led by Grim, who wins so many of ten."""
    found = []
    for number in range(count):
        grim, seat = number % 5 < 2, number % 2
        winner = seat if grim and number // 10 % 10 < won else 1 - seat
        leaders = tuple("hero/grim" if grim and side == seat else f"hero/other-{number % 3}" for side in (0, 1))
        noted = Noted(((), ()), ((), ()), leaders, None, 9, 1)
        places = (1, 2) if winner == 0 else (2, 1)
        found.append((Fixture(number), Played((winner,), "FC-7.1", 90, places=places, noted=noted)))
    return found


def test_a_leader_who_wins_too_seldom_is_named_with_what_lacks_to_an_even_share() -> None:
    own = house(TERMS, led(400, 2), NAMES)
    findings, _ = compared(own, None)
    assert (findings[0].what, findings[0].name, findings[0].value) == ("army", "hero/grim", pytest.approx(0.2))
    body = Body(reported(own), game_of("fantasy_commander"), "en")
    assert "-30.0 percentage points" in body.lead()
    assert "army" not in {each.what for each in compared(house(TERMS, led(400, 5), NAMES), None)[0]}


def test_a_seat_that_always_begins_is_named_as_the_seat_that_it_is() -> None:
    def begun(first: int | None) -> list[tuple[Fixture, Played]]:
        games = []
        for number in range(200):
            winner = 0 if number % 4 else 1
            begins = winner if first is None else first
            noted = Noted(((), ()), ((), ()), ("", ""), begins, 9, 1)
            places = (1, 2) if winner == 0 else (2, 1)
            games.append((Fixture(number), Played((winner,), "FC-7.1", 90, places=places, noted=noted)))
        return games

    assert {each.name for each in compared(house(TERMS, begun(0), NAMES), None)[0]} == {"empire", "styx"}
    assert compared(house(TERMS, begun(None), NAMES), None)[0][0].name == "first"


def test_of_two_packs_a_leader_is_named_only_if_he_was_changed() -> None:
    weak, fair = house(TERMS, led(400, 2), NAMES), house(TERMS, led(400, 5), NAMES)
    assert [each.name for each in compared(weak, fair, frozenset({"grim"}))[0]] == ["hero/grim"]
    assert compared(weak, fair)[0] == ()


def test_honest_prices_are_called_even() -> None:
    assert compared(house(TERMS, battles(200, (), 5_001), NAMES), None)[0] == ()


def reported(own: House, against: House | None = None) -> LabReport:
    findings, looked = compared(own, against)
    return LabReport(
        game="fantasy_commander",
        rules=1,
        options={},
        bots=("random", "random"),
        seed=1,
        varied=True,
        house=own,
        against=against,
        findings=findings,
        looked_at=looked,
    )


@pytest.fixture(scope="module")
def small() -> LabReport:
    return reported(house(TERMS, battles(120, ()), NAMES))


def test_the_page_holds_three_languages_and_every_plot_and_needs_no_script(small: LabReport) -> None:
    text = page(small, (), "warhall lab fantasy_commander")
    assert "<script" not in text
    assert "http://" not in text.replace("http://www.w3.org", "")
    for language in LANGUAGES:
        body = Body(small, game_of("fantasy_commander"), language)
        assert body.headline() in text
        assert text.count(f'<main class="in-{language}"') == 1
    assert text.count("<svg") >= 9
    assert text == page(small, (), "warhall lab fantasy_commander")


def test_a_report_goes_through_json_and_into_csv(small: LabReport, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text(tables.as_json(small), encoding="utf-8")
    assert tables.read(file) == small
    lines = tables.as_csv(small).splitlines()
    assert len(lines) == 1 + len(small.house.model.things)
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(OptionsError, match="no report of the laboratory"):
        tables.read(file)


def test_a_stalled_game_is_told_with_its_position_before_the_headline(small: LabReport) -> None:
    stall = Stall("cap", 17, 0, 10_001, "march a1", "", "round: 20")
    stalled = msgspec.structs.replace(small, house=msgspec.structs.replace(small.house, stalls=(stall,)))
    text = page(stalled)
    assert text.index("round: 20") < text.index("<h1>")
    assert "Game 17" in text
    assert "Партия 17" in text
    assert "Партія 17" in text


def test_a_game_that_cannot_end_is_kept_with_its_position_and_last_action() -> None:
    room = game_of("tyrants")
    cap = room.step_cap
    room.step_cap = 30
    try:
        played = play(Terms("tyrants", (), {}, ("random", "random"), arena=True, counted=True), Fixture(1))
    finally:
        room.step_cap = cap
    assert played.trouble == "cap"
    assert played.noted is not None
    assert "tyrants" in played.noted.position
    assert played.noted.last


def test_few_games_suggest_nothing() -> None:
    few = reported(house(TERMS, battles(60, ()), NAMES))
    assert Body(few, game_of("fantasy_commander"), "en").headline() == "Too few games to tell"


def test_drift_is_what_moved_beyond_chance(small: LabReport) -> None:
    assert drifted(small.house, small.house) == ()
    seats = dict(small.house.seats)
    seats["empire"] = msgspec.structs.replace(seats["empire"], rate=0.95, seats=1_000)
    moved = msgspec.structs.replace(small.house, seats=seats)
    assert [each.name for each in drifted(moved, small.house)] == ["empire"]


def test_holm_corrects_for_how_much_was_looked_at() -> None:
    assert holm({"a": 0.01, "b": 0.04, "c": 0.03}) == pytest.approx({"a": 0.03, "c": 0.06, "b": 0.06})


def test_what_is_hardly_ever_seen_is_not_judged() -> None:
    seen = {each.id for each in model(unit_things(), [each for _, each in battles(15, ())]).things}
    assert not seen


@pytest.mark.parametrize("game", [each for each in rooms() if each != "four"])
def test_every_game_says_what_is_measured_and_deals_legal_set_ups(game: str) -> None:
    room = game_of(game)
    assert room.measure is not None
    things = room.measure.things(room)
    assert len({each.id for each in things}) == len(things)
    for each in things:
        for language in LANGUAGES:
            assert room.texts.name(language, each.kind, each.id)
    terms = Terms(game, (), {}, ("random", "random"), arena=True, counted=True, varied=True)
    for number in range(5):
        options = room.choose(set_up(room, terms, Fixture(number, number % 2)))
        assert room.draft(room, options).faults == ()
        state = room.begin(options, SeededDice(number))
        owned = {ident for seat in (0, 1) for ident in room.measure.own(state, seat)}
        assert owned or game in ("dungeoneer", "dungeon_command")


def test_set_ups_move_on_with_the_seats() -> None:
    room = game_of("dnd_miniatures")
    terms = Terms("dnd_miniatures", (), {"limit": 50}, ("random", "random"), arena=True, counted=True, varied=True)
    one, two = (set_up(room, terms, Fixture(4, turned))["armies"] for turned in (0, 1))
    assert isinstance(one, list)
    assert one != two
    assert two == one[::-1]
    plan = Plan(terms, 6, 1)
    assert fixtures(plan) == [Fixture(number, turned) for number in (1, 2, 3) for turned in (0, 1)]
    assert fixtures(Plan(terms._replace(game="tyrants", options={}), 3, 1)) == [Fixture(1), Fixture(2), Fixture(3)]


def test_the_same_numbers_give_the_same_report_in_one_process_or_two() -> None:
    terms = Terms("tyrants", (), {}, ("random", "random"), arena=True, counted=True, varied=True)
    plan = Plan(terms, 4, 1)
    names = checked(plan)
    assert measured(plan, names, BackEnd("serial")) == measured(plan, names, BackEnd("processes", 2))


def test_a_book_keeps_every_game_with_what_was_seen_of_it_and_nothing_is_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = Terms("tyrants", (), {}, ("random", "random"), arena=True, counted=True, varied=True)
    plan = Plan(terms, 3, 1)
    names = checked(plan)
    alone = measured(plan, names, BackEnd("serial"))
    (tmp_path / "deep").mkdir()
    measured(plan._replace(games=2), names, BackEnd("serial"), None, tmp_path / "deep")
    assert measured(plan, names, BackEnd("serial"), None, tmp_path / "deep") == alone
    monkeypatch.setattr("warhall.arena.backends.matches", lambda *_: pytest.fail("nothing is left to play"))
    assert measured(plan, names, BackEnd("serial"), None, tmp_path / "deep") == alone
    other = plan._replace(terms=terms._replace(varied=False))
    with pytest.raises(BookError, match="about another varied"):
        measured(other, names, BackEnd("serial"), None, tmp_path / "deep")
    (tmp_path / "file").write_text("")
    with pytest.raises(BookError, match="File exists"):
        measured(plan, names, BackEnd("serial"), None, tmp_path / "file")


def test_what_cannot_be_played_is_refused_before_a_game_runs(tmp_path: Path) -> None:
    with pytest.raises(OptionsError, match="3 bots for 2 seats"):
        checked(Plan(TERMS._replace(bots=("random",) * 3), 10, 1))
    with pytest.raises(OptionsError, match="does not say what there is to measure"):
        checked(Plan(TERMS._replace(game="four"), 10, 1))
    (tmp_path / "pack.yaml").write_text("id: broken\ngame: fantasy_commander\n", encoding="utf-8")
    with pytest.raises(ContentError, match="missing"):
        checked(Plan(TERMS._replace(packs=(tmp_path,)), 10, 1))


def test_a_number_is_moved_in_a_pack_that_differs_in_nothing_else(tmp_path: Path) -> None:
    move = read_move("units:bone_colossus.cost=42..44")
    assert move == Move("units.yaml", "bone_colossus", "cost", (42, 43, 44))
    folder = write_move("fantasy_commander", (), move, 42, tmp_path)
    priced = {each.id: each.price for each in unit_things((folder,))}
    honest = {each.id: each.price for each in unit_things()}
    assert priced == {**honest, "bone_colossus": 42}
    for text, says in (("units:bone_colossus", "--move takes"), ("units:bone_colossus.cost=4,x", "--move takes")):
        with pytest.raises(OptionsError, match=says):
            read_move(text)
    with pytest.raises(OptionsError, match="did you mean 'bone_colossus'"):
        write_move("fantasy_commander", (), move._replace(id="bone_colosus"), 42, tmp_path)
    with pytest.raises(OptionsError, match="did you mean 'cost'"):
        write_move("fantasy_commander", (), move._replace(field="cots"), 42, tmp_path)


def test_the_lead_changes_only_when_another_is_clearly_ahead() -> None:
    progress = Progress(1_000_000)
    for count, share in enumerate((500_000, 600_000, 520_000, 300_000, 490_000, 700_000)):
        progress.note(count, (share, 1_000_000 - share))
    assert progress.leads() == 2


def test_every_language_has_the_same_messages() -> None:
    known = [texts().ids(language) for language in LANGUAGES]
    assert known[0] == known[1] == known[2]
    sources = "".join(
        each.read_text(encoding="utf-8")
        for folder in ("lab", "cli")
        for each in (Path(__file__).parents[2] / "warhall" / folder).glob("*.py")
    )
    made = ("lab-head-thing-", "lab-what-", "lab-price", "lab-worth", "lab-with", "lab-drawn", "lab-not-drawn")
    assert [each for each in sorted(known[0]) if f'"{each}"' not in sources and not each.startswith(made)
            and f"'{each}'" not in sources] == []  # fmt: skip


def test_the_command_measures_a_pack_against_the_house_and_writes_three_files(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, None)
    out = tmp_path / "out"
    line = ["lab", "fantasy_commander", "--pack", str(pack), "--bots", "random", "--games", "3", "--on", "serial"]
    ran = CliRunner().invoke(app, [*line, "--out", str(out), "--lang", "uk"])
    assert ran.exit_code == 0, ran.output
    assert "Замало партій" in ran.output
    report = tables.read(out / "report.json")
    assert report.against is not None
    assert report.house.seats == report.against.seats
    assert report.findings == ()
    assert {each.name for each in out.iterdir()} == {"report.html", "report.json", "report.csv"}


@pytest.mark.deep
def test_the_planted_unit_is_named_first_when_bots_play(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, 25)
    terms = TERMS._replace(packs=(pack,), bots=("habit", "habit"))
    plan = Plan(terms, 1_000, 1, ())
    report = measured(plan, checked(plan), BackEnd("processes", 2))
    assert report.findings[0].name == "unit/bone_colossus"
