"""Bots at the tables: they think in worker processes, within a time, and always end with a legal action.

Here: when a bot is asked, where it thinks, and what happens when it does not answer. Not here: how it thinks
(`warhall.bots`). A worker gets only an imagined state: what the bot's seat cannot know never leaves this process.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context

from warhall.bots.choose import choose
from warhall.games import rooms
from warhall.kernel.dice import SeededDice
from warhall.kernel.errors import WarhallError
from warhall.kernel.game import Game
from warhall.kernel.saving import resume, save
from warhall.server.desk import Desk
from warhall.server.facts import Auto
from warhall.server.faults import HallError
from warhall.server.moves import Moves
from warhall.server.secret import new_number
from warhall.server.settings import Settings

log = logging.getLogger(__name__)

FALLBACK_TRIES = 3


def think(module: str, saved: bytes, seat: int, level: str, seed: int) -> tuple[str, str | None]:
    """In a worker process: the notation of what a bot chooses, and what was wrong with the bot if anything was."""
    game = import_module(module).GAME
    if not isinstance(game, Game):
        raise TypeError(f"{module}.GAME is no game")
    state = resume(game, saved)
    choice = choose(level, state, seat, SeededDice(seed))
    return game.codec.notation(state, choice.code), choice.fault


def wake_up() -> None:
    """In a worker process: nothing, but afterwards everything is imported."""


class Thinkers:
    """All bots of this process's tables."""

    def __init__(self, moves: Moves, settings: Settings) -> None:
        self.moves = moves
        self.tables = moves.tables
        self.settings = settings
        self.asked = 0
        self.fallbacks = 0
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, desk: Desk) -> None:
        """Let the bots that are asked at a table begin to think; those that already do go on."""
        if desk.ledger.status != "playing" or desk.play is None or self._closed or desk.ledger.scripted:
            return
        for seat in desk.ledger.waiting:
            key = (desk.id, seat)
            if desk.ledger.chairs[seat].kind == "bot" and key not in self._tasks:
                task = asyncio.create_task(self._move(desk.id, seat), name=f"bot {desk.id} {seat}")
                self._tasks[key] = task
                task.add_done_callback(lambda _, key=key: self._done(key))  # type: ignore[misc]  # a default binds it

    def _done(self, key: tuple[str, int]) -> None:
        self._tasks.pop(key, None)
        desk = self.tables.desks.get(key[0])
        # It may be asked again already. Somebody who only reads may hold the desk just now and would wake nobody; who
        # changes it is waited for by the bot, which then looks whether it is still asked.
        if desk is not None and desk.loaded:
            self.wake(desk)

    def open(self) -> None:
        """Start a worker, so that the first bot need not wait for it."""
        if self.settings.bots_ready:
            self._workers().submit(wake_up)

    @property
    def thinking(self) -> int:
        """How many bots are at it."""
        return len(self._tasks)

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await asyncio.to_thread(self._end_pool, wait=True)  # else its queues are left behind

    async def _move(self, ident: str, seat: int) -> None:
        try:
            for _ in range(FALLBACK_TRIES):
                async with self.tables.opened(ident, fresh=False) as desk:
                    level = desk.ledger.chairs[seat].bot
                    if desk.ledger.status != "playing" or level is None or desk.ledger.scripted:
                        return
                    if seat not in desk.playing().state.decisions:
                        return
                    state = desk.playing().state
                    count = state.count
                    guess = state.imagine(seat, SeededDice(new_number()))
                    saved = save(guess)
                    module = rooms()[desk.ledger.game]
                    options = [state.game.codec.notation(state, code) for code in state.decisions[seat].options]
                notation, auto = await self._choose(module, saved, seat, level, options)
                try:
                    await self.moves.act_for_bot(ident, seat, level, notation, auto)
                except HallError as error:
                    # Others decided at the same time, or something was undone: think anew.
                    log.info("a bot thinks again", extra={"table": ident, "count": count, "code": error.code})
                    continue
                return
        except WarhallError as error:
            log.warning("a bot cannot move", extra={"table": ident, "seat": seat, "error": type(error).__name__})

    async def _choose(self, module: str, saved: bytes, seat: int, level: str, options: list[str]) -> tuple[str, Auto]:
        """What the bot chooses; any option if it fails, falls silent or its process dies."""
        self.asked += 1
        fallback = options[new_number() % len(options)]
        if len(options) == 1:
            return fallback, "bot"
        try:
            future = asyncio.get_running_loop().run_in_executor(
                self._workers(), think, module, saved, seat, level, new_number()
            )
            notation, fault = await asyncio.wait_for(future, self.settings.bot_seconds)
        except TimeoutError:
            fault = "thought too long"
            self._end_pool()  # a worker that does not listen can only be ended
        except (BrokenProcessPool, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and self._closed:
                raise
            fault = "its process died"
            self._end_pool()
        except Exception as error:
            fault = type(error).__name__
        else:
            if fault is None and notation in options:
                return notation, "bot"
        self.fallbacks += 1
        log.warning("a bot was replaced for one choice", extra={"level": level, "fault": fault})
        return fallback, "fallback"

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.settings.bot_workers, mp_context=get_context("spawn"))
        return self._pool

    def _end_pool(self, *, wait: bool = False) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # the pool itself cannot end a busy worker
                process.kill()
            pool.shutdown(wait=wait, cancel_futures=True)
