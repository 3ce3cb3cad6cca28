"""The game as its tests use it."""

from __future__ import annotations

from pathlib import Path

from pentapolis.games import load
from pentapolis.games.clash_of_cultures.components import Content
from pentapolis.games.clash_of_cultures.state import ClashState
from pentapolis.kernel import Chance, Game, Match

GAME: Game[ClashState, Content] = load("clash_of_cultures")
CONTENT = GAME.content

ClashMatch = Match[ClashState, Content]


def pack(folder: Path, files: dict[str, str]) -> Path:
    """A data pack with these files."""
    (folder / "pack.yaml").write_text("game: clash_of_cultures\n", encoding="utf-8")
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def new_match(players: int, seed: str = "1", **options: str) -> ClashMatch:
    """A game just set up."""
    return Match.start(GAME, players, options, seed)


def answer_somehow(match: ClashMatch, chance: Chance) -> None:
    """Give one of the legal answers."""
    ask = match.ask
    assert ask is not None
    match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)
