"""What all tests share: the ledger of rules, cases and cards that they name."""

pytest_plugins = ["warhall.conformance.ledger"]
