"""Positions of Clash of Cultures for the browser: a game is played at random, brought as a record, and continued."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec

from pentapolis.games import load
from pentapolis.kernel import Ask, Match
from pentapolis.kernel.record import Record
from tests.browser.visiting import Visitor

GAME = "clash_of_cultures"
SHORT = {"length": "short"}

# A fetch as the page itself makes it.
SEND = """async ([path, type, body]) => {
  const reply = await fetch(path, { method: 'POST', headers: { 'content-type': type, 'x-pentapolis': '1' }, body });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return await reply.json();
}"""


@cache
def played(players: int, seed: int) -> tuple[str, tuple[tuple[str, int, dict[str, Any], tuple[str, ...]], ...]]:
    """A whole game whose players do whatever comes to their minds: its record, and what was asked of whom."""
    wish = random.Random(seed)
    match = Match.start(load(GAME), players, SHORT, str(seed))
    asked = []
    while (ask := match.ask) is not None:
        asked.append((ask.kind, ask.seat, dict(ask.about), tuple(ask.keys)))
        match.answer(wish.choice(busy(ask)), ask.seat)
    names = [f"Player {seat + 1}" for seat in range(players)]
    return Record.of(match, names, SHORT, str(seed)).to_text(), tuple(asked)


def busy(ask: Ask) -> list[str]:
    """Nobody ends a turn while there is something to do."""
    return [key for key in ask.keys if key != "end"] or list(ask.keys)


def find(kind: str, players: int = 2, skip: int = 0, having: str = "") -> tuple[str, int, int]:
    """The first game in which this is asked: its record, after how many answers, and of whom."""
    for seed in range(60):
        text, asked = played(players, seed)
        for at, (asked_kind, seat, _, keys) in enumerate(asked):
            if asked_kind == kind and any(key.startswith(having) for key in keys):
                if not skip:
                    return text, at, seat
                skip -= 1
    raise LookupError(kind)


def sit_down(visitor: Visitor, kind: str, players: int = 2, skip: int = 0, having: str = "") -> None:
    """Bring the game and play on where the question is asked."""
    text, at, seat = find(kind, players, skip, having)
    if not visitor.page.url.startswith("http"):
        visitor.open("/")
        visitor.page.wait_for_load_state("networkidle")
    brought = visitor.page.evaluate(SEND, ["/api/records", "text/plain", text])
    wish = msgspec.json.encode({"at": at, "seat": seat}).decode()
    made = visitor.page.evaluate(SEND, [f"/api/matches/{brought['id']}/continue", "application/json", wish])
    visitor.open(f"/match/{made['id']}")
    visitor.settle()
