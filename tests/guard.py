"""How long a test waits for what must come: so long that on a busy machine, too, only a broken program lets it pass."""

GUARD = 1200.0
"""In seconds. It guards against waiting for ever and decides nothing: tests wait for states."""
