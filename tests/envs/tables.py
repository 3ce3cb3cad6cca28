"""Every table that can be laid: a game of the shelf and a number of players."""

from __future__ import annotations

from pentapolis.games import shelf

TABLES = [(game, players) for game, meta in shelf().items() for players in meta.players]
