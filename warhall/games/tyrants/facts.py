"""What lessons and puzzles claim of a position of Tyrants, in the words that they use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhall.games.tyrants.control import holder
from warhall.games.tyrants.state import NONE, Tyrants
from warhall.games.tyrants.view import view
from warhall.kernel.game import UnknownFactError, no_fact


def found(g: Tyrants, seat: int, word: str, wanted: Any, moments: Sequence[Tyrants]) -> object:  # noqa: PLR0911  one line a word
    """What is true; a mapping or list is answered for what it names."""
    if word in ("control", "total"):  # asked at the end of every line of a puzzle: without the whole view
        return {site: _controller(g, site, total=word == "total") for site in wanted}
    seen = view(g, seat)
    players = {player.seat: player for player in seen.seats}
    sites = {site.id: site for site in seen.sites}
    me = players[g.seat_names()[seat]]
    match word:
        case "power" | "influence" | "ending" | "round":
            return getattr(seen, word)
        case "site_vp":
            return {site: sites[site].vp for site in wanted}
        case "presence":
            return [space for space in wanted if space in seen.presence]
        case "vp":
            return {name: players[name].vp for name in wanted}
        case "score":
            return {name: players[name].score.total for name in wanted}
        case "lead":
            return me.score.total - max(each.score.total for each in seen.seats if each is not me)
        case "trophies":
            return {name: sum(players[name].trophies.values()) for name in wanted}
        case "discarded":
            return me.discard[0] if me.discard else None
        case "hand":
            return wanted if sorted(wanted) == sorted(me.hand or []) else sorted(me.hand or [])
        case "inner_circle":
            return len(me.inner_circle)
        case _:
            return no_fact(g, seat, word, wanted, moments)


def _controller(g: Tyrants, name: str, *, total: bool) -> str | None:
    """Who controls a site, or controls it totally."""
    known = [site.id for site in g.game.tables.sites]
    if name not in known:
        raise UnknownFactError(f"no site {name[:60]!r}: there are {', '.join(known)}")
    number = known.index(name)
    leader = holder(g, number)
    if leader == NONE or (total and not g.total[leader] >> number & 1):
        return None
    return g.seat_names()[leader]
