"""What is checked before a wheel or an sdist is built: that the web client is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "warhall/server/client/index.html"


class ClientHook(BuildHookInterface[Any]):
    """Refuses to pack a hall without its client; a checkout that is only linked to builds its own."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the page of the client."""
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise FileNotFoundError(f"{CLIENT} is not there: build the client first, with `make dist`")
