"""The plots of a report, as SVG that stands in the page itself."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from warhall.kernel.errors import OptionsError
from warhall.lab.report import Moved
from warhall.lab.worth import Interval

INK, QUIET, BAND, HARM, SEAT = "#1d2126", "#63686e", "#e5e3dd", "#b3291b", "#3b7ded"
MOST_BARS = 24
"""A histogram with more bars takes several turns together."""


class Bar(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    interval: Interval
    strong: bool = False


def matplotlib_module() -> Any:
    """Matplotlib, if it is installed.

    Raises:
        OptionsError: it is not.
    """
    try:
        matplotlib = import_module("matplotlib")
    except ModuleNotFoundError:
        raise OptionsError("the report needs the laboratory's extra: pip install 'warhall[lab]'") from None
    matplotlib.use("svg")
    matplotlib.rcParams.update(
        {"svg.fonttype": "none", "svg.hashsalt": "warhall", "font.family": "sans-serif", "font.size": 9}
    )
    return import_module("matplotlib.figure")


def _axes(width: float, height: float) -> tuple[Any, Any]:
    figure = matplotlib_module().Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.spines["bottom"].set_color(QUIET)
    axes.tick_params(colors=QUIET, length=0)
    return figure, axes


def _svg(figure: Any, says: str) -> str:
    """The plot without a head, so that it can stand within a page; a reader hears what it shows."""
    out = io.StringIO()
    figure.patch.set_alpha(0)
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    text = out.getvalue()
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
    escaped = says.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return text.replace("<svg ", f'<svg role="img" aria-label="{escaped}" ', 1)


def forest(bars: Sequence[Bar], even: float, band: Interval, says: str) -> str:
    """Values with intervals, one under another, and a grey band where it is as good as even."""
    figure, axes = _axes(6.6, 0.5 + 0.27 * max(2, len(bars)))
    axes.axvspan(*band, color=BAND, lw=0)
    axes.axvline(even, color=QUIET, lw=1)
    for row, bar in enumerate(reversed(bars)):
        colour = HARM if bar.strong else INK
        axes.plot(bar.interval, (row, row), color=colour, lw=2 if bar.strong else 1.3, solid_capstyle="butt")
        axes.plot([bar.value], [row], "o", color=HARM if bar.strong else SEAT, ms=6.5)
    axes.set_yticks(range(len(bars)), [bar.name for bar in reversed(bars)], color=INK)
    for label, bar in zip(axes.get_yticklabels(), reversed(bars), strict=True):
        label.set_fontweight("bold" if bar.strong else "normal")
    axes.set_ylim(-0.7, len(bars) - 0.3)
    return _svg(figure, says)


def histogram(turns: Sequence[int], middle: float, says: str) -> str:
    """How long games were."""
    figure, axes = _axes(3.6, 2.6)
    width = max(1, -(-(turns[-1] - turns[0] + 1) // MOST_BARS))
    counts = Counter((each - turns[0]) // width for each in turns)
    for at in range(max(counts) + 1):
        low = turns[0] + at * width
        dark = low <= middle < low + width
        axes.bar(low + (width - 1) / 2, 100 * counts[at] / len(turns), width * 0.9, color=INK if dark else "#5b6167")
    axes.tick_params(axis="y", colors=QUIET)
    return _svg(figure, says)


def moved_line(moved: Moved, says: str) -> str:
    """The share of those who have a thing, as one number of it changes."""
    figure, axes = _axes(3.8, 2.8)
    steps = [each for each in moved.steps if each.have is not None]
    for each in steps:
        if each.gain_interval is not None and each.gain_interval[0] <= 0 <= each.gain_interval[1]:
            axes.axvspan(each.value - 0.5, each.value + 0.5, color=BAND, lw=0)
    axes.axhline(50, color=QUIET, lw=1)
    axes.axvline(moved.now, color=HARM, lw=1.3, ls=":")
    for each in steps:
        if each.have is not None:
            axes.plot([each.value] * 2, [100 * bound for bound in each.have.interval], color=INK, lw=1.6)
    axes.plot(
        [each.value for each in steps],
        [100 * each.have.rate for each in steps if each.have],
        "s-",
        color="#d8481f",
        ms=5,
    )
    axes.set_xticks([each.value for each in steps])
    return _svg(figure, says)
