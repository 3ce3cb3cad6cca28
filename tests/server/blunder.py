"""Games between bots in which one of them once gives its worst answer, broken off a little later."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from pentapolis.bots import Perspective, make_bot
from pentapolis.bots.hindsight import hopes_of
from pentapolis.games import load
from pentapolis.kernel import Match
from pentapolis.kernel.record import Record
from pentapolis.server.engine.entries import Setup
from pentapolis.server.engine.live import LiveMatch
from pentapolis.server.engine.records import as_entries

GAME = "flow_of_history"
SEAT = 0
LATER = 12  # answers after the blunder


class Plan(NamedTuple):
    """A deal, the answers before the blunder at least, and the share of the victory that it costs at least."""

    seed: str
    earliest: int
    gap: float


PLANS = {
    "beyond_the_horizon": Plan("h", 24, 0.2),
    "civolution": Plan("d", 24, 0.2),
    "clash_of_cultures": Plan("b", 24, 0.2),
    "flow_of_history": Plan("l", 32, 0.3),
    "mosaic": Plan("b", 20, 0.2),
}
"""One for every game of the shelf."""


class Blunder:
    """`at`: where it was made; `given`: the answer."""

    def __init__(self, game: str) -> None:
        self.game, self.plan = game, PLANS[game]
        self.match: Match[Any, Any] = Match.start(load(game), 2, seed=self.plan.seed, silent=True)
        self.at, self.given = -1, ""
        bots = [make_bot("greedy", "a"), make_bot("greedy", "b")]
        while (ask := self.match.ask) is not None and not 0 < self.at < len(self.match.history) - LATER:
            perspective = Perspective(self.match, ask.seat)
            worst = self._worst(perspective) if ask.seat == SEAT and self.at < 0 else ""
            if worst:
                self.at, self.given = len(self.match.history), worst
            self.match.answer(worst or bots[ask.seat].choose(perspective), ask.seat)
        assert self.at > 0

    def _worst(self, perspective: Perspective) -> str:
        """An answer that costs much; empty if there is none."""
        if len(self.match.history) < self.plan.earliest or len(perspective.keys) < 3:
            return ""
        hopes = {key: shares[SEAT] for key, shares in hopes_of(perspective, perspective.keys, 4, "plant").items()}
        low = min(hopes, key=hopes.__getitem__)
        return low if max(hopes.values()) - hopes[low] > self.plan.gap else ""

    @property
    def live(self) -> LiveMatch:
        return LiveMatch(load(self.game), Setup(self.game, 2, {}, self.plan.seed), as_entries(self.match.history))

    @property
    def record(self) -> str:
        return Record.of(self.match, ["Ada", "Ben"], {}, self.plan.seed).to_text()


@cache
def blunder(game: str = GAME) -> Blunder:
    return Blunder(game)
