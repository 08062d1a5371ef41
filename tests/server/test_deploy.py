"""What lies in `deploy/` fits the program: paths, options, units. Containers themselves are built elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from warhall.cli.app import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


@pytest.fixture(scope="module")
def options() -> set[str]:
    """The options of `warhall serve`."""
    serve = get_command(app).commands["serve"]  # type: ignore[attr-defined]  # the command line is a group
    return {name for parameter in serve.params for name in parameter.opts}


def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8")))


def test_the_image_copies_what_is_there_and_opens_the_hall_with_options_it_has(options: set[str]) -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    copied = [word for line in re.findall(r"^COPY (?!--from)(.+) \S+$", text, re.MULTILINE) for word in line.split()]
    assert copied
    assert [path for path in copied if not (ROOT / path).exists()] == []
    used = set(re.findall(r'"(--[a-z-]+)"', text))
    assert used
    assert used <= options


def test_the_services_know_each_other_and_the_hall_takes_the_word_of_its_proxy(options: set[str]) -> None:
    whole = compose()
    services = whole["services"]
    hall, proxy = services["hall"], services["proxy"]
    assert (DEPLOY / hall["build"]["context"] / hall["build"]["dockerfile"]).is_file()
    command = hall["command"]
    assert {word for word in command if word.startswith("--")} <= options
    assert command[command.index("--proxy") + 1] == proxy["networks"]["inside"]["ipv4_address"]
    assert "@database/" in hall["environment"]["WARHALL_DATABASE"]
    assert set(hall["depends_on"]) <= set(services)
    named = {volume.partition(":")[0] for each in services.values() for volume in each.get("volumes", [])}
    assert {name for name in named if not name.startswith(".")} == set(whole["volumes"])
    assert "hall:8000" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_the_unit_is_one_and_its_options_are_there(options: set[str], tmp_path: Path) -> None:
    text = (DEPLOY / "warhall.service").read_text(encoding="utf-8")
    command = re.search(r"^ExecStart=(\S+) serve (.*)$", text, re.MULTILINE)
    assert command is not None
    assert {word for word in command[2].split() if word.startswith("--")} <= options
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("no systemd here to ask about the unit")
    unit = tmp_path / "warhall.service"
    unit.write_text(text.replace(command[1], sys.executable), encoding="utf-8")
    asked = subprocess.run([tool, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (asked.returncode, [line for line in asked.stderr.splitlines() if "warhall" in line]) == (0, [])
