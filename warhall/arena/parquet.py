"""The games of a run as a Parquet file, for data frames: one row for each seat of each game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from warhall.arena.book import Book
from warhall.arena.schedule import labels
from warhall.kernel.errors import OptionsError


def arrow() -> Any:
    """Apache Arrow, if it is installed.

    Raises:
        OptionsError: it is not.
    """
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ModuleNotFoundError:
        raise OptionsError("Parquet files need Apache Arrow: pip install 'warhall[parquet]'") from None


def check(file: Path) -> None:
    """Refuse a file that cannot be written, before anything is played."""
    if not file.parent.is_dir():
        raise OptionsError(f"there is no folder {file.parent}")
    arrow()


def write(book: Book, names: tuple[str, ...], file: Path) -> int:
    """Write every game of a book; how many rows it were."""
    called = labels(book.terms.bots)
    rows: dict[str, list[Any]] = {
        name: []
        for name in (
            "number", "turned", "seat", "seat_name", "player", "bot", "won", "place", "score", "rule", "decisions",
            "trouble", "faults",
        )
    }  # fmt: skip
    for line in book.lines():
        played = line.played()
        for seat, place in enumerate(line.seats):
            rows["number"].append(line.number)
            rows["turned"].append(line.turned)
            rows["seat"].append(seat)
            rows["seat_name"].append(names[seat])
            rows["player"].append(called[place])
            rows["bot"].append(book.terms.bots[place])
            rows["won"].append(1 / len(line.winners) if seat in line.winners else 0.0)
            rows["place"].append(line.places[seat] if line.places else None)
            rows["score"].append(line.scores[seat] if line.scores else None)
            rows["rule"].append(line.rule)
            rows["decisions"].append(line.decisions)
            rows["trouble"].append(played.trouble)
            rows["faults"].append(sum(fault.seat == seat for fault in played.faults))
    pyarrow = arrow()
    kinds = {
        "seat_name": pyarrow.string(), "player": pyarrow.string(), "bot": pyarrow.string(), "rule": pyarrow.string(),
        "trouble": pyarrow.string(), "won": pyarrow.float64(),
    }  # fmt: skip
    columns = {name: pyarrow.array(values, kinds.get(name, pyarrow.int64())) for name, values in rows.items()}
    pyarrow.parquet.write_table(pyarrow.table(columns), file)
    return len(rows["seat"])
