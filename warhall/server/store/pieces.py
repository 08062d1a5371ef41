"""Pieces of work on SQLite that wait for one transaction, and how they are done in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.exc import IntegrityError

from warhall.server.store.statements import add, driver

ROWS_MOST = 5_000
"""A statement takes fewer than 32,766 values."""


class Piece:
    """Some work on the database, who waits for it, and what came of it."""

    __slots__ = ("answer", "fault", "loop", "result", "rows", "table", "work")

    def __init__(
        self, work: Callable[[Connection], Any], table: Table | None = None, rows: Sequence[Sequence[object]] = ()
    ) -> None:
        self.work = work
        self.table = table
        self.rows = rows
        """What it adds, if it does nothing else."""
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.fault: BaseException | None = None


def add_together(connection: Connection, plain: Sequence[Piece]) -> bool:
    """Add the rows of all pieces by one statement; if they do not fit or are too many, nothing is added."""
    rows = [row for piece in plain for row in piece.rows]
    tables = {piece.table for piece in plain}
    if len(tables) > 1 or len(rows) > ROWS_MOST:
        return False
    try:
        for table in tables:
            if table is not None:
                add(connection, table, rows)
    except IntegrityError:
        return False
    return True


def _add_alone(connection: Connection, piece: Piece) -> None:
    """Add the rows of a piece; if they do not fit, none of them."""
    try:
        piece.work(connection)
    except IntegrityError as error:  # what the statement had done is taken back by SQLite
        piece.fault = error


def do_together(connection: Connection, plain: Sequence[Piece], others: Sequence[Piece]) -> bool:
    """Do all pieces in one transaction; if one of several fails, nothing is done, and each must be tried by itself."""
    try:
        with connection.begin():
            driver(connection, "BEGIN IMMEDIATE")
            if not add_together(connection, plain):
                raise _UnfitError
            for piece in others:
                piece.result = piece.work(connection)
    except _UnfitError:
        return False
    except Exception:
        if len(plain) + len(others) == 1 or connection.invalidated:
            raise
        return False
    return True


def do_each(connection: Connection, plain: Sequence[Piece], others: Sequence[Piece]) -> None:
    """Do all pieces in one transaction; what one does is taken back by itself if that fails."""
    with connection.begin():
        driver(connection, "BEGIN IMMEDIATE")
        if not add_together(connection, plain):
            for piece in plain:
                _add_alone(connection, piece)
        for piece in others:
            driver(connection, "SAVEPOINT piece")
            try:
                piece.result = piece.work(connection)
            except Exception as error:
                driver(connection, "ROLLBACK TO piece")
                piece.fault = error
            driver(connection, "RELEASE piece")


class _UnfitError(Exception):
    """Rows do not fit together."""
