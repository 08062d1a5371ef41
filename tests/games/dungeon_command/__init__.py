"""Tests of Dungeon Command: they mirror the chapters of the rulebook."""
