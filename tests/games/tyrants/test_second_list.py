"""Every number of the content stands in a second list as well, written from what is printed."""

from __future__ import annotations

import pytest

from tests.games.second_list import content_of, listed


@pytest.mark.rule("TU-3.1", "TU-3.4")
def test_every_number_is_the_printed_one() -> None:
    assert content_of("tyrants") == listed("tyrants")
