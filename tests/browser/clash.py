"""Positions of Clash of Cultures for the browser: a game is played at random, brought as a record, and continued."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, NamedTuple

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


class Asked(NamedTuple):
    """A question of a game that was played, and how many cards the one who is asked holds."""

    kind: str
    seat: int
    keys: tuple[str, ...]
    cards: int


@cache
def played(players: int, seed: int) -> tuple[str, tuple[Asked, ...]]:
    """A whole game whose players do whatever comes to their minds: its record, and what was asked of whom."""
    wish = random.Random(seed)
    match = Match.start(load(GAME), players, SHORT, str(seed))
    asked = []
    while (ask := match.ask) is not None:
        asked.append(Asked(ask.kind, ask.seat, tuple(ask.keys), match.state.players[ask.seat].hand))
        match.answer(wish.choice(busy(ask)), ask.seat)
    names = [f"Player {seat + 1}" for seat in range(players)]
    return Record.of(match, names, SHORT, str(seed)).to_text(), tuple(asked)


def busy(ask: Ask) -> list[str]:
    """Nobody ends a turn while there is something to do."""
    return [key for key in ask.keys if key != "end"] or list(ask.keys)


class Wish(NamedTuple):
    """What a question is looked for by: its kind, how often it is passed by, and what it must be like."""

    kind: str
    players: int = 2
    skip: int = 0
    having: str = ""  # how answers begin
    many: int = 1  # so many of them
    cards: int = 0  # held by whoever is asked

    def fits(self, one: Asked) -> bool:
        if one.kind != self.kind or one.cards < self.cards:
            return False
        return sum(key.startswith(self.having) for key in one.keys) >= self.many


def find(wish: Wish) -> tuple[str, int, int]:
    """The first game in which this is asked: its record, after how many answers, and of whom."""
    skip = wish.skip
    for seed in range(60):
        text, asked = played(wish.players, seed)
        for at, one in enumerate(asked):
            if wish.fits(one):
                if not skip:
                    return text, at, one.seat
                skip -= 1
    raise LookupError(wish)


def sit_down(visitor: Visitor, kind: str, **wish: Any) -> None:
    """Bring the game and play on where the question is asked; the other arguments are those of `Wish`."""
    text, at, seat = find(Wish(kind, **wish))
    if not visitor.page.url.startswith("http"):
        visitor.open("/")
        visitor.page.wait_for_load_state("networkidle")
    brought = visitor.page.evaluate(SEND, ["/api/records", "text/plain", text])
    place = msgspec.json.encode({"at": at, "seat": seat}).decode()
    made = visitor.page.evaluate(SEND, [f"/api/matches/{brought['id']}/continue", "application/json", place])
    visitor.open(f"/match/{made['id']}")
    visitor.settle()
