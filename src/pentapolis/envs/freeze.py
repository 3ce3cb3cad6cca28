"""`python -m pentapolis.envs.freeze GAME [GAMES]`: write the lexicon of a game into the source tree."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from pentapolis.games import load

from .lexicon import Lexicon, sample

GAMES = 200  # of every player count
ONCE = 2  # what was met in one game only is left to letters and to the unknown columns


FOLDER = Path(__file__).with_name("lexicons")


def freeze(name: str, games: int = GAMES, folder: Path = FOLDER) -> Path:
    """Sample a game and write its lexicon; tokens of the present file keep their numbers."""
    path = folder / f"{name}.json"
    known = msgspec.json.decode(path.read_bytes(), type=Lexicon) if path.is_file() else None
    found = sample(load(name), games, once=ONCE, known=known)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return path


if __name__ == "__main__":
    print(freeze(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else GAMES))
