"""The `warhall` command, driven as a person or a program would."""
