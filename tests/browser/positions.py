"""Positions for the browser: a game is played, at random or by a bot, brought as a record, and continued."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from pentapolis.bots import Perspective, make_bot
from pentapolis.games import load
from pentapolis.kernel import Ask, Match
from pentapolis.kernel.record import Record
from tests.browser.visiting import Visitor

Held = Callable[[Match[Any, Any], int], int]
"""How many cards a seat holds."""


class Asked(NamedTuple):
    """A question of a game that was played, and how many cards the one who is asked holds."""

    kind: str
    seat: int
    keys: tuple[str, ...]
    cards: int


class Wish(NamedTuple):
    """What a question is looked for by: its kind, how often it is passed by, and what it must be like."""

    kind: str
    players: int = 2
    skip: int = 0
    having: str = ""  # how answers begin
    many: int = 1  # so many of them
    cards: int = 0  # held by whoever is asked
    only: bool = False  # there is one answer

    def fits(self, one: Asked) -> bool:
        if one.kind != self.kind or one.cards < self.cards or (self.only and len(one.keys) > 1):
            return False
        return sum(key.startswith(self.having) for key in one.keys) >= self.many


class Games:
    """Whole games whose players do whatever comes to their minds; or a bot of this name plays for all of them."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        held: Held = lambda match, seat: 0,
        bot: str = "",
    ) -> None:
        self._game = game
        self._options = dict(options or {})
        self._held = held
        self._bot = bot
        self._played: dict[tuple[int, int], tuple[str, tuple[Asked, ...]]] = {}

    def played(self, players: int, seed: int) -> tuple[str, tuple[Asked, ...]]:
        """A game's record, and what was asked of whom."""
        if (players, seed) not in self._played:
            self._played[players, seed] = self._play(players, seed)
        return self._played[players, seed]

    def _play(self, players: int, seed: int) -> tuple[str, tuple[Asked, ...]]:
        choose = self._chooser(seed)
        game = load(self._game)
        options = game.meta.simulate(players, self._options)  # or who never ends a turn would trade for ever
        match = Match.start(game, players, options, str(seed))
        asked = []
        while (ask := match.ask) is not None:
            asked.append(Asked(ask.kind, ask.seat, tuple(ask.keys), self._held(match, ask.seat)))
            match.answer(choose(match, ask), ask.seat)
        names = [f"Player {seat + 1}" for seat in range(players)]
        return Record.of(match, names, options, str(seed)).to_text(), tuple(asked)

    def _chooser(self, seed: int) -> Callable[[Match[Any, Any], Ask], str]:
        if self._bot:
            bot = make_bot(self._bot, str(seed))
            return lambda match, ask: bot.choose(Perspective(match, ask.seat))
        wish = random.Random(seed)
        return lambda match, ask: wish.choice(busy(ask))

    def find(self, wish: Wish) -> tuple[str, int, int]:
        """The first game in which this is asked: its record, after how many answers, and of whom."""
        skip = wish.skip
        for seed in range(60):
            text, asked = self.played(wish.players, seed)
            for at, one in enumerate(asked):
                if wish.fits(one):
                    if not skip:
                        return text, at, one.seat
                    skip -= 1
        raise LookupError(wish)


def busy(ask: Ask) -> list[str]:
    """Nobody ends a turn while there is something to do."""
    return [key for key in ask.keys if key != "end"] or list(ask.keys)


def send(visitor: Visitor, path: str, body: str, kind: str) -> str:
    """Send something as a page of this visitor would: the id of the match that is made of it."""
    asking = visitor.context.request
    asking.get("/api/session")  # who comes first of all becomes a guest
    reply = asking.post(path, data=body, headers={"content-type": kind, "x-pentapolis": "1"})
    assert reply.ok, reply.text()
    return str(reply.json()["id"])


def bring(visitor: Visitor, text: str) -> str:
    """Bring a record: the id of its match."""
    return send(visitor, "/api/records", text, "text/plain")


def sit_down(visitor: Visitor, text: str, at: int, seat: int) -> None:
    """Bring a record and play on in a seat after so many answers."""
    brought = bring(visitor, text)
    wish = msgspec.json.encode({"at": at, "seat": seat}).decode()
    made = send(visitor, f"/api/matches/{brought}/continue", wish, "application/json")
    visitor.open(f"/match/{made}")
    visitor.settle()
    visitor.rest()


def see_result(visitor: Visitor, text: str) -> None:
    """Bring the record of a whole game and see how it ended."""
    visitor.open(f"/match/{bring(visitor, text)}/result")
