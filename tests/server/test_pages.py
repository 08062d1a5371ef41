"""The doors: the built client, caching, headers, games and rules, health, figures, faults."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.kernel.duel import GAME as DUEL
from tests.server.conftest import Open, Opener
from warhall.kernel.words import LANGUAGES
from warhall.server.faults import STATUS
from warhall.server.rest import games

pytestmark = pytest.mark.anyio

SCRIPT = "".join(f"export const hall{number * 7919 % 104729} = {number * number % 99991};\n" for number in range(500))
"""Large enough to be worth packing even when it is packed: whatever packs twice is found out."""


@pytest.fixture
async def built(opener: Opener, sqlite: str, tmp_path: Path) -> Open:
    """A hall with a client."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Hall</title>", encoding="utf-8")
    (client / "assets" / "app-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return await opener(sqlite, client=client)


async def test_every_path_of_the_client_is_answered_with_its_page(built: Open) -> None:
    for path in ("/", "/t/abc", "/rules/four"):
        answer = await built.client.get(path)
        assert "<title>Hall" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    again = await built.client.get("/", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_a_file_with_a_hash_in_its_name_is_kept_for_ever_and_sent_compressed(built: Open) -> None:
    async with built.client.stream("GET", "/assets/app-1a2b.js") as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw).decode() == SCRIPT
    plain = await built.client.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-type"].startswith("application/javascript")


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/api/nothing", "/api"])
async def test_what_is_not_there_is_not_found(built: Open, path: str) -> None:
    answer = await built.client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/..%2fsecret.txt"]
)
async def test_no_path_leads_out_of_the_clients_folder(built: Open, path: str) -> None:
    assert "secret" not in (await built.client.get(path)).text


async def test_every_answer_has_secure_headers_even_where_no_handler_answers(built: Open) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/nowhere"), ("DELETE", "/api/tables")):
        answer = await built.client.request(method, path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert (await built.client.post("/nowhere")).json()["code"] in ("not-found", "bad-method")
    assert (await built.client.delete("/api/tables")).json()["code"] == "bad-method"


async def test_the_games_are_those_of_the_command_line(hall: Open) -> None:
    listed = (await hall.client.get("/api/games")).json()
    told = subprocess.run(
        [sys.executable, "-c", "from warhall.cli import main; main()", "games", "--json"],
        capture_output=True,
        check=True,
    )
    assert [each for each in listed if each["id"] != "duel"] == json.loads(told.stdout)


async def test_a_game_tells_its_options_texts_names_and_rules(hall: Open) -> None:
    game = (await hall.client.get("/api/games/duel")).json()
    assert game["bots"][0] == "random"
    assert "cards" in json.dumps(game["options"])
    texts = await hall.client.get("/api/games/duel/texts/uk")
    assert texts.headers["content-type"].startswith("text/plain")
    assert "refuse-not-asked" in texts.text
    assert (await hall.client.get("/api/games/duel/names")).json()["card"]["king"]["ru"] == "Король"
    rules = await hall.client.get("/api/games/four/rules/en")
    assert any(rule["id"] == "CF-2.2" for rule in rules.json()["rules"])
    same = await hall.client.get("/api/games/four/rules/en", headers={"if-none-match": rules.headers["etag"]})
    assert same.status_code == 304
    assert (await hall.client.get("/api/games/four/library/en")).json() == {}
    assert (await hall.client.get("/api/games/chess")).json()["code"] == "no-such-game"
    assert (await hall.client.get("/api/games/four/rules/xx")).json()["code"] == "bad-request"


async def test_worked_cases_come_with_the_rules(hall: Open) -> None:
    answer = (await hall.client.get("/api/games/tyrants/rules/en")).json()
    assert len(answer["cases"]) == 98
    first = answer["cases"][0]
    assert (first["id"], first["rules"][0]) == ("TU-C01", "TU-8.4")
    assert first["text"].startswith("Given: Araumycos spaces 1 and 2 hold red troops")
    assert "Then: Red controls it" in first["text"]
    four = (await hall.client.get("/api/games/four/rules/en")).json()
    assert four["cases"] == four["rulings"] == []


@pytest.fixture
def duel_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The rules of the duel in every language, in a folder where files can be laid beside them."""
    folder = tmp_path / "duel"
    shutil.copytree(DUEL.folder, folder)
    for language in ("ru", "uk"):
        shutil.copy(folder / "rules" / "en.md", folder / "rules" / f"{language}.md")
    monkeypatch.setattr(DUEL, "folder", folder)
    games.page.cache_clear()
    yield folder / "rules"
    games.page.cache_clear()


async def test_a_case_is_told_in_the_language_in_which_it_is_written(hall: Open, duel_rules: Path) -> None:
    case = {"id": "DU-C1", "rules": ["DU-2.1"], "title": "Т", "given": "одно", "when": "другое", "then": "третье"}
    (duel_rules / "cases.ru.yaml").write_text(msgspec.yaml.encode([case]).decode(), "utf-8")
    told = {lang: (await hall.client.get(f"/api/games/duel/rules/{lang}")).json()["cases"] for lang in LANGUAGES}
    assert told["en"] == told["uk"] == []
    assert [each["text"] for each in told["ru"]] == ["Дано: одно\n\nКогда: другое\n\nТогда: третье"]


@pytest.mark.parametrize("game", ["tyrants", "fantasy_commander", "dungeon_command"])
async def test_the_cases_of_a_game_are_the_same_in_every_language(hall: Open, game: str) -> None:
    told = [(await hall.client.get(f"/api/games/{game}/rules/{lang}")).json()["cases"] for lang in LANGUAGES]
    shown = [[(case["id"], case["rules"]) for case in cases] for cases in told if cases]
    assert shown and all(each == shown[0] for each in shown)
    assert len({case["text"] for cases in told for case in cases}) == sum(map(len, shown))


async def test_rulings_come_with_the_rules_in_the_languages_in_which_they_are_written(
    hall: Open, duel_rules: Path
) -> None:
    (duel_rules / "rulings.uk.md").write_text("# Т\n\n## Карти\n\n- **DU-D1** Король\n  старший.\n", "utf-8")
    told = {lang: (await hall.client.get(f"/api/games/duel/rules/{lang}")).json()["rulings"] for lang in LANGUAGES}
    assert told["en"] == told["ru"] == []
    assert told["uk"] == [{"id": "DU-D1", "chapter": "Карти", "text": "Король старший."}]
    tyrants = (await hall.client.get("/api/games/tyrants/rules/en")).json()["rulings"]
    assert {"TU-D1", "TU-D3"} <= {each["id"] for each in tyrants}


async def test_health_and_figures_can_be_read_by_machines(hall: Open) -> None:
    assert (await hall.client.get("/api/health")).json()["status"] == "ok"
    await hall.client.get("/api/tables/nowhere")
    figures = (await hall.client.get("/metrics")).text
    assert 'warhall_requests_total{method="GET",status="404"} 1' in figures
    assert 'warhall_errors_total{code="no-such-table"} 1' in figures


async def test_a_bug_is_answered_with_a_number_and_no_trace(hall: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret inside")

    monkeypatch.setattr(hall.hall.lobby, "listed", broken)
    answer = await hall.client.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json()["code"] == "fault"
    assert "secret" not in answer.text


async def test_a_body_that_is_too_big_and_too_many_requests_are_refused(opener: Opener, sqlite: str) -> None:
    hall = await opener(sqlite, lambda: 1_800_000_000.0, requests_per_second=2.0)
    big = await hall.client.post("/api/guests", json={"name": "x" * 100_000})
    assert (big.status_code, big.json()["code"]) == (413, "too-big")
    codes = [(await hall.client.get("/api/games")).status_code for _ in range(10)]
    assert codes[-1] == 429


def test_the_protocol_names_every_code() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [code for code in STATUS if f"`{code}`" not in page] == []
