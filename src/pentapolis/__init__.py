"""Pentapolis: a table for civilization board games, for people and for programs."""
