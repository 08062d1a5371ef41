"""What a stranger installs: an sdist, a wheel made from it, both with the web client, and one number for all of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

import warhall
from tests.guard import GUARD

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
CLIENT = ROOT / "warhall" / "server" / "client" / "index.html"


def run(*command: object, cwd: Path) -> str:
    ran = subprocess.run([*map(str, command)], cwd=cwd, capture_output=True, text=True, timeout=GUARD, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built from the sdist and nothing else."""
    assert CLIENT.is_file(), "the client is not built: make setup"
    dist = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", dist, cwd=ROOT)
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-index")
    pip = (sys.executable, "-m", "pip", "wheel", *quiet, "--no-build-isolation", "--wheel-dir", dist)
    run(*pip, *dist.glob("*.tar.gz"), cwd=dist)
    (built,) = dist.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel; what it stands on is lent by ours, the checkout is not."""
    folder = tmp_path_factory.mktemp("stranger")
    venv.create(folder, with_pip=False, symlinks=True)
    programs = folder / "bin"
    purelib = Path(
        run(programs / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip()
    )
    pip = (
        sys.executable,
        "-m",
        "pip",
        "--python",
        programs / "python",
        "install",
        "--quiet",
        "--no-compile",  # what is imported is compiled then
        "--no-deps",
        "--no-index",
    )
    run(*pip, wheel, cwd=folder)
    (purelib / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return programs


@contextmanager
def served(programs: Path, folder: Path) -> Iterator[str]:
    """A hall opened by the installed command; its address."""
    command = [
        programs / "warhall",
        "serve",
        "--port",
        "0",
        "--no-browser",
        "--database",
        f"sqlite:///{folder / 'hall.sqlite'}",
    ]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as hall:
        try:
            assert hall.stdout is not None
            said = hall.stdout.readline()
            found = re.search(r"http://[\d.]+:\d+", said)
            assert found is not None, said
            yield found[0]
        finally:
            hall.terminate()


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=GUARD) as answer:  # noqa: S310  our own address
        return str(answer.read().decode())


@pytest.mark.slow
def test_a_stranger_opens_the_hall_with_its_client(installed: Path, tmp_path: Path) -> None:
    where = run(installed / "python", "-c", "import warhall; print(warhall.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)
    said = f"warhall {warhall.__version__} (pure Python)\n"
    assert run(installed / "warhall", "--version", cwd=tmp_path) == said
    assert run(installed / "python", "-m", "warhall", "--version", cwd=tmp_path) == said
    with served(installed, tmp_path) as address:
        page = get(f"{address}/")
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None, page[:500]
        assert len(get(address + script[1])) > 10_000
        assert json.loads(get(f"{address}/api/health")) == {"status": "ok", "version": warhall.__version__}
        assert "tyrants" in get(f"{address}/api/games")


@pytest.mark.slow
def test_an_installed_hall_has_examples_of_packs(installed: Path, tmp_path: Path) -> None:
    run(installed / "warhall", "content", "example", "tyrants", "mine", cwd=tmp_path)
    assert "for tyrants is sound" in run(
        installed / "warhall", "content", "check", "mine", "--lang", "en", cwd=tmp_path
    )


@pytest.mark.slow
def test_a_wheel_without_its_client_is_not_built(tmp_path: Path) -> None:
    (tmp_path / ".ci").mkdir()
    (tmp_path / "warhall").mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", ".ci/hatch_build.py", "warhall/__init__.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    ran = subprocess.run(build, cwd=tmp_path, capture_output=True, text=True, timeout=GUARD, check=False)
    assert ran.returncode != 0
    assert "build the client first, with `make dist`" in ran.stderr


def test_there_is_one_version_number() -> None:
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "warhall/__init__.py"
    assert Version(warhall.__version__) == Version(version("warhall"))
    for name in ("package.json", "package-lock.json"):
        assert "version" not in json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))


def test_the_lock_has_everything_that_is_needed_and_its_hashes() -> None:
    locked = {
        name: Version(number) for name, number in re.findall(r"^([a-z0-9][\w.-]*)==([\w.!+]+)", LOCK, re.MULTILINE)
    }
    wanted = [Requirement(each) for each in requires("warhall") or ()]
    direct = [each for each in wanted if each.marker is None or each.marker.evaluate({"extra": "dev"})]
    assert len(direct) > 20
    for each in direct:
        name = re.sub(r"[-_.]+", "-", each.name).lower()
        assert name in locked, f"{name} is not in the lock: make lock"
        assert each.specifier.contains(locked[name]), f"{each} is locked as {locked[name]}: make lock"
    for entry in re.split(r"\n(?=\S)", LOCK.strip()):
        assert entry.startswith("#") or "--hash=sha256:" in entry, entry


def test_the_python_versions_named_are_those_that_are_allowed() -> None:
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    assert named[0] == PROJECT["project"]["requires-python"].removeprefix(">=")
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in named
