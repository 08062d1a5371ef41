"""A private PostgreSQL for the tests: a cluster in a temporary folder, at a port that nobody else is given.

A URL in WARHALL_TEST_POSTGRES is used instead, if there is one; it must be allowed to create databases.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.guard import GUARD
from tests.server.process import free_port

USER = "warhall"


def binaries() -> Path | None:
    """Where initdb and pg_ctl are, if they are here."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: each.parts[-3])
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


@contextmanager
def cluster() -> Iterator[str | None]:
    """The URL of a server for the tests; None if there can be none."""
    given = os.environ.get("WARHALL_TEST_POSTGRES")
    if given:
        yield given
        return
    folder = binaries()
    if folder is None:
        yield None
        return
    # PostgreSQL refuses to run as root.
    user = "nobody" if os.getuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="wh", ignore_cleanup_errors=True) as made:
        home = Path(made)
        if user is not None:
            shutil.chown(home, user)
        data = home / "data"

        def run(*command: str) -> None:
            subprocess.run(
                command, check=True, user=user, cwd=home, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL
            )

        # Not one that the machine gives to whoever connects: until the cluster is made, somebody would have it.
        port = free_port()
        run(str(folder / "initdb"), "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        control = str(folder / "pg_ctl")
        run(control, "-D", str(data), "-w", "-t", str(int(GUARD)), "-l", str(home / "log"), "-o", options, "start")
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        finally:
            run(control, "-D", str(data), "-m", "immediate", "-w", "-t", str(int(GUARD)), "stop")
