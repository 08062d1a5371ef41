"""A wheel of the compiled build: the plain one, with machine code for the modules that have been compiled.

What a wheel says of itself and what it needs comes from the plain one. The sources of the compiled modules come along:
traces show their lines, and a stranger can read what runs.
"""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

CODE = (".so", ".pyd")


def make_wheel(built: Path, to: Path) -> Path:
    """Put the compiled house of a folder into a wheel for this platform and this version of Python."""
    plain = _plain_wheel(built / "plain")
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    tags = f"{tag}-{tag}-{platform}"
    wheel = to / plain.name.replace("py3-none-any", tags)
    to.mkdir(parents=True, exist_ok=True)
    with ZipFile(plain) as source:
        files = {name: source.read(name) for name in source.namelist() if not name.endswith("/")}
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    about = record.replace("RECORD", "WHEEL")
    said = re.sub(r"(?m)^Tag: .*$", f"Tag: {tags}", files[about].decode())
    files[about] = said.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false").encode()
    for file in sorted([*built.glob("*"), *(built / "warhall").rglob("*")]):
        if file.is_file() and file.suffix in {*CODE, ".py"} and "__pycache__" not in file.parts:
            files[file.relative_to(built).as_posix()] = file.read_bytes()
    files[record] = _record(files, record)
    with ZipFile(wheel, "w", ZIP_DEFLATED) as packed:
        for name, content in files.items():
            packed.writestr(name, content)
    return wheel


def _plain_wheel(folder: Path) -> Path:
    """The wheel without machine code."""
    for old in folder.glob("*.whl"):
        old.unlink()
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", str(folder)], check=True)  # noqa: S603
    (wheel,) = folder.glob("*.whl")
    return wheel


def _record(files: dict[str, bytes], record: str) -> bytes:
    """The list of all files with their hashes, which an installer checks."""
    lines = []
    for name, content in files.items():
        if name != record:
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            lines.append(f"{name},sha256={digest},{len(content)}")
    return "\n".join([*lines, f"{record},,", ""]).encode()
