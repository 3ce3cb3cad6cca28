"""Positions for the browser: a game is played at random, brought as a record, and continued at a question."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache

import msgspec

from pentapolis.games import load
from pentapolis.kernel import Ask, Match
from pentapolis.kernel.record import Record
from tests.browser.visiting import Visitor

# A fetch as the page itself makes it.
SEND = """async ([path, type, body]) => {
  const reply = await fetch(path, { method: 'POST', headers: { 'content-type': type, 'x-pentapolis': '1' }, body });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return await reply.json();
}"""

Asked = tuple[str, int, tuple[str, ...]]
"""The kind of a question, whom it was asked, its answers."""


def played(game: str, players: int, seed: int, options: Mapping[str, str]) -> tuple[str, tuple[Asked, ...]]:
    """A whole game whose players do whatever comes to their minds: its record, and what was asked of whom."""
    return _played(game, players, seed, tuple(options.items()))


@cache
def _played(game: str, players: int, seed: int, wishes: tuple[tuple[str, str], ...]) -> tuple[str, tuple[Asked, ...]]:
    wish, options = random.Random(seed), dict(wishes)
    match = Match.start(load(game), players, options, str(seed))
    asked = []
    while (ask := match.ask) is not None:
        asked.append((ask.kind, ask.seat, tuple(ask.keys)))
        match.answer(wish.choice(busy(ask)), ask.seat)
    names = [f"Player {seat + 1}" for seat in range(players)]
    return Record.of(match, names, options, str(seed)).to_text(), tuple(asked)


def busy(ask: Ask) -> list[str]:
    """Nobody ends a turn while there is something to do."""
    return [key for key in ask.keys if key != "end"] or list(ask.keys)


def find(
    game: str, kind: str, players: int, skip: int, having: str, options: Mapping[str, str]
) -> tuple[str, int, int]:
    """The first game in which this is asked: its record, after how many answers, and of whom."""
    for seed in range(60):
        text, asked = played(game, players, seed, options)
        for at, (asked_kind, seat, keys) in enumerate(asked):
            if asked_kind == kind and any(key.startswith(having) for key in keys):
                if not skip:
                    return text, at, seat
                skip -= 1
    raise LookupError(kind)


def sit_down(visitor: Visitor, text: str, at: int, seat: int) -> None:
    """Bring a record and play on in a seat after so many answers."""
    if not visitor.page.url.startswith("http"):
        visitor.open("/")
        visitor.page.wait_for_load_state("networkidle")
    brought = visitor.page.evaluate(SEND, ["/api/records", "text/plain", text])
    wish = msgspec.json.encode({"at": at, "seat": seat}).decode()
    made = visitor.page.evaluate(SEND, [f"/api/matches/{brought['id']}/continue", "application/json", wish])
    visitor.open(f"/match/{made['id']}")
    visitor.settle()
