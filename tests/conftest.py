"""What all tests share: the ledger of rules, cases and cards that they name, and how made-up input is made.

By default hypothesis makes up the same input every time: whoever sees a test fail has broken something. `make search`
tries input that was never tried before.
"""

import os

from hypothesis import settings

pytest_plugins = ["warhall.conformance.ledger"]

settings.register_profile("same", derandomize=True)
settings.register_profile("search", max_examples=300)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
