"""Where games are played: in this process, in several, or on a Ray cluster. The same games, in the same order.

Games go out in portions, never more of them at a time than keep everybody busy: a run may end before all are played,
and what waits takes no memory.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from typing import Any, NamedTuple

from warhall.arena.matches import Fixture, MatchError, Played, Terms, matches
from warhall.kernel.errors import OptionsError

PORTION = 4
"""So many games a process plays at most before it is given more."""
WAITING = 3
"""So many portions for each process are under way."""

LOCAL_RAY: dict[str, Any] = {
    "worker_niceness": 0,
    "task_events_report_interval_ms": 0,
    "enable_metrics_collection": False,
}
"""A cluster that is started here plays games and nothing else: its processes give way to nobody (Ray's own default is
15), and nobody reads what it would report about them."""

Portions = Iterator[Sequence[Fixture]]


class BackEnd(NamedTuple):
    """Where games are played."""

    kind: str
    """`serial`, `processes` or `ray`."""
    jobs: int = 1
    address: str | None = None
    """Of a Ray cluster; None starts one here."""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def read_back_end(text: str, jobs: int | None = None) -> BackEnd:
    """A back end as it is typed: `serial`, `processes`, `ray` or `ray:ADDRESS`.

    Raises:
        OptionsError: there is no such thing, or what it needs is not installed.
    """
    kind, colon, address = text.partition(":")
    if kind not in ("serial", "processes", "ray") or (colon and (kind != "ray" or not address)):
        raise OptionsError(f"--on takes serial, processes, ray or ray:ADDRESS, not {text[:60]!r}")
    if kind == "ray":
        ray_module()
    if kind == "serial":
        return BackEnd("serial")
    return BackEnd(kind, jobs or cores(), address or None)


def ray_module() -> Any:
    """Ray, if it is installed.

    Raises:
        OptionsError: it is not.
    """
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise OptionsError("--on ray needs Ray: pip install 'warhall[ray]'") from None


def spread(terms: Terms, fixtures: Sequence[Fixture], jobs: int) -> Generator[Played, None, None]:
    """Several games in so many processes, in the order given."""
    return played(terms, fixtures, BackEnd("serial" if jobs == 1 else "processes", jobs))


def played(terms: Terms, fixtures: Sequence[Fixture], on: BackEnd) -> Generator[Played, None, None]:
    """Several games, in the order given, as they become known."""
    size = max(1, min(PORTION, len(fixtures) // (2 * on.jobs)))
    portions = (fixtures[at : at + size] for at in range(0, len(fixtures), size))
    match on.kind:
        case "processes":
            yield from _in_processes(terms, portions, on.jobs)
        case "ray":
            yield from _on_ray(terms, portions, on)
        case _:
            for each in fixtures:
                yield from matches(terms, [each])


def _in_processes(terms: Terms, portions: Portions, jobs: int) -> Generator[Played, None, None]:
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_deaf)

    def send(portion: Sequence[Fixture]) -> Future[list[Played]]:
        return pool.submit(matches, terms, portion)

    try:
        yield from _in_order(portions, jobs, send, lambda future: future.result())
    except BrokenProcessPool:
        raise MatchError("a process of the arena was ended from outside; what was played before is kept") from None
    finally:  # enough may be known before all are played
        pool.shutdown(wait=True, cancel_futures=True)


def _deaf() -> None:
    """Leave an interrupt from the keyboard to the process that holds the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(terms: Terms, portions: Portions, on: BackEnd) -> Generator[Played, None, None]:
    ray = ray_module()
    started = not ray.is_initialized()
    if started:
        settings: dict[str, Any] = {"logging_level": "error", "log_to_driver": False, "include_dashboard": False}
        if on.address is None:
            ray.init(num_cpus=on.jobs, _system_config=LOCAL_RAY, **settings)
        else:
            try:
                ray.init(address=on.address, logging_level="error", log_to_driver=False)
            except ConnectionError as error:
                raise OptionsError(f"no Ray cluster at {on.address[:80]!r}: {str(error)[:200]}") from None
    try:
        remote = ray.remote(matches)
        held = ray.put(terms)
        jobs = max(1, int(ray.cluster_resources().get("CPU", on.jobs)))
        yield from _in_order(portions, jobs, lambda portion: remote.remote(held, portion), ray.get)
    finally:
        if started:
            ray.shutdown()


def _in_order(
    portions: Portions, jobs: int, send: Callable[[Sequence[Fixture]], Any], receive: Callable[[Any], list[Played]]
) -> Generator[Played, None, None]:
    """What comes back, in the order in which it went out."""
    under_way: deque[Any] = deque()
    for portion in portions:
        under_way.append(send(portion))
        if len(under_way) >= jobs * WAITING:
            yield from receive(under_way.popleft())
    while under_way:
        yield from receive(under_way.popleft())
