"""What is said to the database all the time: put together once, and to SQLite without anybody in between."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import ClauseElement, Connection, Executable, Insert, Select, Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError


def driver(connection: Connection, statement: str) -> None:
    """Say something to SQLite that is no concern of anybody in between."""
    try:
        _opened(connection).execute(statement).close()
    except sqlite3.Error as error:
        raise DBAPIError.instance(statement, None, error, sqlite3.Error) from error


def _opened(connection: Connection) -> Any:
    """The connection as the driver of SQLite has it."""
    driver = connection.connection.dbapi_connection
    assert driver is not None  # noqa: S101  it is open
    return driver


def add(connection: Connection, table: Table, rows: Sequence[Sequence[object]]) -> None:
    """Add whole rows within a transaction."""
    if connection.dialect.name == "sqlite":
        # One statement: for each the driver lets go of the interpreter, and has to wait for it again.
        sql = _insertion(table, len(rows))
        try:
            _opened(connection).execute(sql, [value for row in rows for value in row])
        except sqlite3.Error as error:
            raise DBAPIError.instance(sql, None, error, sqlite3.Error) from error
    else:
        names = table.columns.keys()
        connection.execute(_insert(table), [dict(zip(names, row, strict=True)) for row in rows])


def ask(connection: Connection, query: Select[Any], words: Mapping[str, object]) -> Sequence[Any]:
    """The rows that a query finds which is asked all the time, and lives as long as the program.

    SQLite finds a few rows in less time than it takes to go through everything in between. Only a column that is true
    or false comes as a number.
    """
    if connection.dialect.name != "sqlite":
        return connection.execute(query, dict(words)).all()
    rows: Sequence[Any] = _run(connection, query, words).fetchall()
    return rows


def tell(connection: Connection, statement: Executable, words: Mapping[str, object] | list[dict[str, Any]]) -> int:
    """Carry out a statement that is told all the time, and lives as long as the program; how many rows it changed."""
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, words).rowcount
    done: int = _run(connection, statement, words).rowcount
    return done


def _run(connection: Connection, statement: Executable, words: Mapping[str, object] | list[dict[str, Any]]) -> Any:
    driver = _opened(connection)
    sql, fixed = _prepared(statement, tuple(words[0] if isinstance(words, list) else words))
    try:
        if isinstance(words, list):
            return driver.executemany(sql, [fixed | each for each in words] if fixed else words)
        return driver.execute(sql, {**fixed, **words} if fixed else words)
    except sqlite3.Error as error:
        raise DBAPIError.instance(sql, None, error, sqlite3.Error) from error


@cache
def _prepared(statement: Executable, names: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """What a statement is in the words of SQLite, and the values that stand in it."""
    assert isinstance(statement, ClauseElement)  # noqa: S101  every statement is one
    compiled = statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=list(names))
    return str(compiled), {name: value for name, value in compiled.params.items() if name not in names}


@cache
def _insert(table: Table) -> Insert:
    """Put together once: that costs more than to carry it out."""
    return table.insert()


@cache
def _insertion(table: Table, rows: int) -> str:
    """The statement that adds so many rows."""
    names, places = ", ".join(table.columns.keys()), f"({', '.join('?' * len(table.columns))})"
    return f"INSERT INTO {table.name} ({names}) VALUES {', '.join([places] * rows)}"  # noqa: S608  names of our own
