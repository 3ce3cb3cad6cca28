"""The laboratory: many games, looked at from above."""
