"""The research kit."""
