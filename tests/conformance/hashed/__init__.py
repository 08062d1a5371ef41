"""Four in a row whose options come in the order of a set of texts: another order with every hash seed."""

from dataclasses import replace

from tests.conformance.hashed.state import Hashed, new
from warhall.games.four import GAME as FOUR

GAME = replace(FOUR, id="hashed", state=Hashed, new=new)
