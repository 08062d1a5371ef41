"""What lies in `deploy/` fits the program: paths, options, units. Containers themselves are built elsewhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from tests.guard import GUARD
from tests.server.process import free_port
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


def test_nothing_of_a_checkout_gets_into_the_image_but_its_sources() -> None:
    """What was installed or built for this machine would lie over what the image has installed and built itself."""
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {"**/node_modules", "warhall/server/client", ".venv", ".git"} <= set(ignored)


def test_docker_reads_the_services_as_they_are_meant() -> None:
    docker = shutil.which("docker")
    told = [docker or "docker", "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--format", "json"]
    known = docker and subprocess.run([docker, "compose", "version"], capture_output=True, check=False).returncode == 0
    if not known:
        pytest.skip("no `docker compose` here to ask about the services")
    environment = {**os.environ, "HALL_NAME": "hall.example.org", "HALL_PASSWORD": "secret"}
    asked = subprocess.run(told, capture_output=True, text=True, check=False, env=environment)
    assert asked.returncode == 0, asked.stderr
    read = json.loads(asked.stdout)
    assert set(read["services"]) == {"hall", "database", "proxy"}
    assert "https://hall.example.org" in read["services"]["hall"]["command"]


@pytest.mark.deep
def test_the_steps_of_the_image_make_a_hall_that_answers(tmp_path: Path) -> None:
    """Each in a folder that has only what the image copies: the client by Node, the hall in a bare environment."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("no npm here to build the client with")
    hall, bare = tmp_path / "hall", tmp_path / "bare"
    ignore = shutil.ignore_patterns("node_modules", "__pycache__", "client")
    shutil.copytree(ROOT / "web", hall / "web", ignore=shutil.ignore_patterns("node_modules"))
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    client, server = text.split("FROM python")
    for step in re.findall(r"^RUN (npm .*)$", client, re.MULTILINE):
        subprocess.run(step.split(), cwd=hall / "web", check=True, stdout=subprocess.DEVNULL)
    assert (hall / "warhall/server/client/index.html").is_file()
    for words in re.findall(r"^COPY (?!--from)(.+)$", server, re.MULTILINE):
        *names, target = words.split()
        for name in names:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, hall / target, ignore=ignore, dirs_exist_ok=True)
            else:
                (hall / target).mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, hall / target)
    subprocess.run([sys.executable, "-m", "venv", str(bare)], check=True)
    install = re.search(r"^RUN (pip install .*)$", server, re.MULTILINE)
    assert install is not None
    pip, *arguments = install[1].replace('"', "").split()
    subprocess.run([str(bare / "bin" / pip), *arguments], cwd=hall, check=True, stdout=subprocess.DEVNULL)
    entrance = json.loads(re.findall(r"^ENTRYPOINT (.*)$", server, re.MULTILINE)[0])
    port = free_port()
    command = [str(bare / "bin" / entrance[0]), *entrance[1:], "--port", str(port)]
    environment = {**os.environ, "WARHALL_DATABASE": f"sqlite:///{tmp_path}/hall.sqlite"}
    with subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert str(port) in process.stdout.readline()  # it says where it is as soon as it is there
            look = json.loads(re.findall(r"CMD (\[.*\])$", server, re.MULTILINE)[0])
            asked = [str(bare / "bin" / look[0]), *(word.replace(":8000", f":{port}") for word in look[1:])]
            assert subprocess.run(asked, check=False, timeout=GUARD).returncode == 0
        finally:
            process.terminate()
