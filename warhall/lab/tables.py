"""The report for programs: JSON that holds everything, and CSV with a line for each thing."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import msgspec

from warhall.kernel.errors import OptionsError
from warhall.lab.report import LabReport, suggestion

COLUMNS = (
    "kind", "id", "price", "seats", "gain", "gain_low", "gain_high", "per_price", "worth", "worth_low", "worth_high",
    "suggestion", "rate_with", "rate_without", "rate_drawn", "rate_not_drawn",
)  # fmt: skip


def as_json(report: LabReport) -> str:
    """Everything."""
    return msgspec.json.format(msgspec.json.encode(report)).decode()


def read(file: Path) -> LabReport:
    """An earlier report.

    Raises:
        OptionsError: the file is none.
    """
    try:
        return msgspec.json.decode(file.read_bytes(), type=LabReport)
    except OSError as error:
        raise OptionsError(f"{file}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise OptionsError(f"{file} is no report of the laboratory: {error}") from None


def as_csv(report: LabReport) -> str:
    """A line for each thing."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for each in report.house.model.things:
        rates = [one.rate if one is not None else None for one in (each.have, each.lack, each.drawn, each.kept)]
        worth = each.worth_interval or (None, None)
        row = [each.price, each.seats, each.gain, *each.gain_interval, each.per_price, each.worth, *worth]
        figures = [*row, suggestion(each), *rates]
        writer.writerow([each.kind, each.id, *(_plain(value) for value in figures)])
    return out.getvalue()


def _plain(value: float | None) -> str:
    return "" if value is None else f"{value:.6g}"
