"""Figures for Prometheus, written in its text format."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from warhall.server.workers import KINDS, STEPS, Kind, Spread

if TYPE_CHECKING:
    from warhall.server.hall import Hall


class Metrics:
    """What this process has counted since it started."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.changes = 0
        self.requests: Counter[tuple[str, int]] = Counter()
        self.messages: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.connections = 0

    def text(self) -> str:
        """All figures."""
        hall = self.hall
        watchers = sum(len(desk.watchers) for desk in hall.tables.desks.values())
        lines: list[str] = []
        _figure(
            lines, "counter", "warhall_changes_total", "Changes of tables that this process made or read.", self.changes
        )
        _figure(lines, "counter", "warhall_commits_total", "Transactions that were stored.", hall.store.writer.commits)
        _figure(lines, "counter", "warhall_bot_choices_total", "Choices asked of bots.", hall.thinkers.asked)
        _figure(
            lines, "counter", "warhall_bot_fallbacks_total", "Choices made in a bot's place.", hall.thinkers.fallbacks
        )
        _figure(lines, "gauge", "warhall_bots_thinking", "Bots that think or wait to think.", hall.thinkers.thinking)
        _figure(lines, "counter", "warhall_hints_total", "Hints that were given.", hall.advisers.given)
        _figure(lines, "gauge", "warhall_analyses_running", "Games that are being analysed.", hall.analyses.running)
        _figure(lines, "counter", "warhall_analyses_total", "Games that were analysed.", hall.analyses.done)
        self._workers(lines)
        _figure(lines, "gauge", "warhall_desks", "Tables in memory.", len(hall.tables.desks))
        _figure(lines, "gauge", "warhall_watchers", "Connections watching tables.", watchers)
        _figure(lines, "gauge", "warhall_connections", "Open sockets.", self.connections)
        _labelled(
            lines,
            "warhall_requests_total",
            "Answered requests.",
            {f'method="{method}",status="{status}"': count for (method, status), count in self.requests.items()},
        )
        _labelled(
            lines,
            "warhall_messages_total",
            "Messages received over sockets.",
            {f'type="{kind}"': count for kind, count in self.messages.items()},
        )
        _labelled(
            lines,
            "warhall_errors_total",
            "Errors answered, by code.",
            {f'code="{code}"': count for code, count in self.errors.items()},
        )
        return "\n".join(lines) + "\n"

    def _workers(self, lines: list[str]) -> None:
        """The processes that think, what waits for them, and for how long."""
        workers = self.hall.workers
        _figure(lines, "gauge", "warhall_thinkers", "Processes that think.", workers.number)
        _figure(lines, "gauge", "warhall_thinkers_busy", "Processes that are at work.", workers.busy)
        _figure(
            lines, "counter", "warhall_thinkers_ended_total", "Processes that died or had to be ended.", workers.ended
        )
        _labelled(
            lines,
            "warhall_thought_queue",
            "Jobs that wait for a process.",
            {'line="tables"': workers.queued, 'line="background"': workers.queued_behind},
            "gauge",
        )
        _labelled(
            lines,
            "warhall_thought_late_total",
            "Jobs that answered with the best so far because their time was up.",
            {f'kind="{kind}"': workers.late[kind] for kind in KINDS},
        )
        _spread(lines, "warhall_thought_wait_seconds", "How long jobs waited for a process.", workers.waits)
        _spread(lines, "warhall_thought_seconds", "How long processes worked on jobs.", workers.thoughts)


def _figure(lines: list[str], kind: str, name: str, what: str, value: float) -> None:
    lines += [f"# HELP {name} {what}", f"# TYPE {name} {kind}", f"{name} {value}"]


def _spread(lines: list[str], name: str, what: str, spreads: Mapping[Kind, Spread]) -> None:
    lines += [f"# HELP {name} {what}", f"# TYPE {name} histogram"]
    for kind, spread in spreads.items():
        for step, count in zip((*STEPS, "+Inf"), (*spread.counts, spread.count), strict=True):
            lines.append(f'{name}_bucket{{kind="{kind}",le="{step}"}} {count}')
        lines += [f'{name}_sum{{kind="{kind}"}} {spread.sum:.6f}', f'{name}_count{{kind="{kind}"}} {spread.count}']


def _labelled(lines: list[str], name: str, what: str, values: dict[str, int], kind: str = "counter") -> None:
    lines += [f"# HELP {name} {what}", f"# TYPE {name} {kind}"]
    lines += [f"{name}{{{labels}}} {value}" for labels, value in sorted(values.items())]
