"""A game between bots in which one of them once gives its worst answer, broken off a little later."""

from __future__ import annotations

from functools import cache

from pentapolis.bots import Chair, make_bot
from pentapolis.bots.hindsight import hopes_of
from pentapolis.games import load
from pentapolis.kernel import Match
from pentapolis.kernel.record import Record
from pentapolis.server.entries import Setup
from pentapolis.server.live import LiveMatch
from pentapolis.server.papers import as_entries

GAME = "flow_of_history"
SEED = "l"
SEAT = 0
EARLIEST, LATER = 32, 12  # answers before the blunder at least, and after it
GAP = 0.3


class Blunder:
    """`at`: where it was made; `given`: the answer."""

    def __init__(self) -> None:
        self.match = Match.start(load(GAME), 2, seed=SEED, silent=True)
        self.at, self.given = -1, ""
        bots = [make_bot("greedy", "a"), make_bot("greedy", "b")]
        while (ask := self.match.ask) is not None and not 0 < self.at < len(self.match.history) - LATER:
            chair = Chair(self.match, ask.seat)
            worst = self._worst(chair) if ask.seat == SEAT and self.at < 0 else ""
            if worst:
                self.at, self.given = len(self.match.history), worst
            self.match.answer(worst or bots[ask.seat].choose(chair), ask.seat)
        assert self.at > 0

    def _worst(self, chair: Chair) -> str:
        """An answer that costs much; empty if there is none."""
        if len(self.match.history) < EARLIEST or len(chair.keys) < 3:
            return ""
        hopes = {key: shares[SEAT] for key, shares in hopes_of(chair, chair.keys, 4, "plant").items()}
        low = min(hopes, key=hopes.__getitem__)
        return low if max(hopes.values()) - hopes[low] > GAP else ""

    @property
    def live(self) -> LiveMatch:
        return LiveMatch(load(GAME), Setup(GAME, 2, {}, SEED), as_entries(self.match.history))

    @property
    def record(self) -> str:
        return Record.of(self.match, ["Ada", "Ben"], {}, SEED).to_text()


@cache
def blunder() -> Blunder:
    return Blunder()
