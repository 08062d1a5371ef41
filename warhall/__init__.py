"""Warhall: a hall with five tables, each game played by its full rules."""

__version__ = "0.1.0"
