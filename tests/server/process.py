"""A hall in a process of its own, to be killed: `python -m tests.server.process PORT DATABASE`."""

from __future__ import annotations

import sys
from pathlib import Path

from warhall.server.running import run
from warhall.server.settings import Settings


def main() -> None:
    """Serve until killed."""
    port, database = sys.argv[1:]
    settings = Settings(
        port=int(port),
        database=database,
        bots_ready=False,
        client=Path("there-is-none"),
        messages_per_second=1e9,
        requests_per_second=1e9,
        sign_ins_per_minute=1e9,
        snapshot_every=10,
    )
    run(settings, opens_browser=False)


if __name__ == "__main__":
    main()
