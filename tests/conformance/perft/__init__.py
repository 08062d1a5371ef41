"""Counts of legal actions and different states from the positions of the lessons, stored one file a game."""
