"""For researchers: the games as environments of PettingZoo, Gymnasium and OpenSpiel, and what they are made of.

    from warhall.research import pettingzoo_env

    env = pettingzoo_env("tyrants", players=4)

Everything here is made from what a seat may see and from the numbers of all actions; no rule is known here. It needs an
extra: `pip install 'warhall[research]'`; the OpenSpiel adapter also `pip install open_spiel`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from warhall.research.encoding import Encoder, encoder
    from warhall.research.gym import gymnasium_env
    from warhall.research.simulation import Simulation
    from warhall.research.spiel import open_spiel_game
    from warhall.research.vector import VectorEnv, vector_env
    from warhall.research.zoo import pettingzoo_env

__all__ = [
    "Encoder",
    "Simulation",
    "VectorEnv",
    "encoder",
    "gymnasium_env",
    "open_spiel_game",
    "pettingzoo_env",
    "vector_env",
]

_HOMES = {
    "Encoder": "encoding",
    "encoder": "encoding",
    "Simulation": "simulation",
    "VectorEnv": "vector",
    "vector_env": "vector",
    "gymnasium_env": "gym",
    "open_spiel_game": "spiel",
    "pettingzoo_env": "zoo",
}
_FOREIGN = {"numpy": "research", "gymnasium": "research", "pettingzoo": "research", "pyspiel": "", "open_spiel": ""}


def __getattr__(name: str) -> Any:
    """What is asked for, imported only then: most of it stands on packages that players do not need."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in _FOREIGN:
            raise
        package = f"'warhall[{_FOREIGN[missing]}]'" if _FOREIGN[missing] else "open_spiel"
        raise ImportError(f"{__name__}.{name} needs {missing}: pip install {package}", name=missing) from None
