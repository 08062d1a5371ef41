"""How fast Warhall plays, side by side with its peers: `python -m benchmarks.engine`."""
