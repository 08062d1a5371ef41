"""A hall in several processes behind one port: what each of them is made of.

The web server starts them, takes them for one another and replaces those that die. They share the port and the
database, and ring for each other through it. Settings reach them by the environment, since each begins from nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from warhall.games import lay
from warhall.server.app import application
from warhall.server.hall import Hall
from warhall.server.logs import write_logs
from warhall.server.punctual import punctual
from warhall.server.settings import Settings
from warhall.server.settling import settle

SETTINGS = "WARHALL_SETTINGS"


def hand_on(settings: Settings) -> None:
    """Let the processes that are started from now on know the settings."""
    os.environ[SETTINGS] = msgspec.json.encode(settings, enc_hook=str).decode()


def handed_on() -> Settings:
    """The settings that whoever started this process has handed on."""
    return msgspec.json.decode(os.environ[SETTINGS], type=Settings, dec_hook=_path)


def _path(kind: type, value: str) -> Path:
    if kind is Path:
        return Path(value)
    raise NotImplementedError


def hall() -> Callable[..., Any]:
    """The application of one of the processes."""
    write_logs()
    settings = handed_on()
    lay(*settings.packs)
    settle()
    return application(Hall(settings))


def line(*words: Any, **named: Any) -> Any:
    """A visitor's line to one of the processes."""
    return punctual(handed_on().header_seconds)(*words, **named)
