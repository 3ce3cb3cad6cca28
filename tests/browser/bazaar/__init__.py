"""Bazaar: a small game that draws no board of its own, as every game is on its first day."""
