"""The `warhall` command.

One module per family of commands; each imports the engine only when it runs, so that `warhall --help` answers at once.
A fault of what the user gave is one sentence on stderr and a non-zero exit; anything else is a bug and shows its trace.
"""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from warhall.cli.app import run

    run()
