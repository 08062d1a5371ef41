"""The arena on a Ray cluster that this test starts on this machine."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("ray", reason="Ray is not installed: pip install 'warhall[ray]'")

PROGRAM = """
from ray.cluster_utils import Cluster
from warhall.arena.backends import BackEnd, played
from warhall.arena.matches import Terms, rounds

terms = Terms("four", (), {}, ("greedy", "random"), arena=True)
planned = rounds(2, 12, 1, (0, 1))
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
try:
    there = list(played(terms, planned, BackEnd("ray", 2, cluster.address)))
finally:
    cluster.shutdown()
assert there == list(played(terms, planned, BackEnd("serial"))), "the same games wherever they are played"
print("same", len(there))
"""


def test_a_cluster_plays_the_same_games() -> None:
    ran = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert ran.stdout.splitlines()[-1] == "same 12"
