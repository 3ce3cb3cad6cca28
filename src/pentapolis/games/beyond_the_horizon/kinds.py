"""The fixed words of the game, in the order in which the state counts them."""

from __future__ import annotations

from typing import get_args

from pentapolis.parts.hexmaps import Place

from .vocabulary import Color, Level, Stage, Token, Track, Unit

LEVELS: tuple[str, ...] = get_args(Level)
LEVEL = {name: number for number, name in enumerate(LEVELS)}
II, III, IV = 1, 2, 3  # levels by number; 0 is level I
DECKS = (II, III)  # the levels that have a deck, in the order of `State.decks`

TRACKS: tuple[str, ...] = get_args(Track)
TRACK = {name: number for number, name in enumerate(TRACKS)}

COLORS: tuple[str, ...] = get_args(Color)

UNITS: tuple[str, ...] = get_args(Unit)  # BH-POP.2: what a pawn on the map is
SETTLER, SOLDIER = range(2)
UNIT = {name: number for number, name in enumerate(UNITS)}

TOKENS: tuple[str, ...] = get_args(Token)
SETTLEMENT, FORTIFICATION = range(2)
TOKEN = {name: number for number, name in enumerate(TOKENS)}

STAGES: tuple[str, ...] = get_args(Stage)

COMPASS: dict[str, Place] = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
"""BH-SET.11: where a starting territory touches the cradle."""

COLUMNS = ("A", "B", "C", "D", "E")

NOBODY = -1
SKIP, STOP, NONE = "skip", "stop", "none"

HOMES = ("home1", "home2", "home3", "home4")
CRADLE = "cradle"
