"""What is done before the first visitor comes keeps threads from meeting where they must not."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from warhall.server.facts import AnyFact
from warhall.server.settling import learn_shapes, shapes

RACE = """
import sys, threading, msgspec
from warhall.server.settling import learn_shapes

sys.setswitchinterval(1e-6)
kind = type(msgspec.Struct)
wide = []
for number in range(150):
    parts = [
        kind(f"Part{number}_{at}", (msgspec.Struct,), {"__annotations__": {"a": "int | None"}, "a": None})
        for at in range(12)
    ]
    fields = {f"f{at}": part | None for at, part in enumerate(parts)}
    wide.append(kind(f"Wide{number}", (msgspec.Struct,), {"__annotations__": fields, **dict.fromkeys(fields)}))
if sys.argv[1] == "settled":
    learn_shapes()
for shape in wide:
    together = threading.Barrier(6)

    def read():
        together.wait()
        msgspec.json.decode(b'{"f1":{"a":1},"f11":{"a":2}}', type=shape)

    threads = [threading.Thread(target=read) for _ in range(6)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
"""


def test_threads_that_read_a_structure_for_the_first_time_do_not_end_the_process() -> None:
    ran = subprocess.run([sys.executable, "-c", RACE, "settled"], check=False, capture_output=True)
    assert ran.returncode == 0, ran.stderr


def test_every_structure_that_a_hall_reads_is_known_before_it_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    known: list[object] = []
    monkeypatch.setattr(msgspec.json, "Decoder", known.append)
    learn_shapes()
    assert set(AnyFact.__args__) <= set(known)
    assert set(known) == set(shapes(msgspec.Struct))
