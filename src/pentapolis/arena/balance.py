"""Balance: what pieces, seats and sources of points are worth in games between equal bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

import msgspec

from .picks import Sample
from .tally import Summary, Tally, WinRate, part_of, share

STEADY = 20  # seats with a fair share of wins that a piece is sorted with: few seats are no reason to stand first
DEALT = 10  # what so many times more seats have than were ever offered it is dealt to them


class PieceLine(msgspec.Struct, frozen=True):
    """One piece: how often it was taken where it was offered, and how often those won who took it or have it.

    Counts are of seats. A piece that nobody was offered has no `picked`, one that nobody took no `wins_taken`; where
    nobody has won at all, none has wins. All pieces of a kind are judged alike, so that they can be compared: `by_held`
    if the kind is dealt.
    """

    piece: str
    kind: str
    offered: int
    taken: int
    held: int
    picked: WinRate | None
    wins_taken: WinRate | None
    wins_held: WinRate | None
    by_held: bool = False

    @property
    def dealt(self) -> bool:
        return dealt(self.offered, self.held)

    @property
    def shunned(self) -> bool:
        """Whether nobody takes it, though it is there to be taken."""
        return self.offered > 0 and self.taken == 0 and not self.dealt

    @property
    def wins(self) -> WinRate | None:
        """Of those who took it, or of those who have it if its kind is dealt."""
        return self.wins_held if self.by_held else self.wins_taken

    @property
    def lift(self) -> float | None:
        """How many times their fair share they won."""
        return lift(self.wins) if self.wins else None

    @property
    def rank(self) -> float:
        """The lift, drawn towards 1 where it rests on few seats; nothing at all stands last."""
        wins = self.wins
        return (wins.won / wins.fair + STEADY) / (wins.games + STEADY) if wins else 0.0


def dealt(offered: int, held: int) -> bool:
    """Whether something is hardly ever offered to those who have it: one begins with it, or draws it."""
    return offered * DEALT < held


def lift(wins: WinRate) -> float:
    return wins.rate / wins.fair


def notable(wins: WinRate) -> bool:
    """Whether chance alone would hardly give this; of twenty lines one is notable all the same."""
    return not wins.low <= wins.fair <= wins.high


class Balance(msgspec.Struct, frozen=True):
    """All that was found out."""

    summary: Summary
    pieces: list[PieceLine]


class BalanceTally:
    """Takes samples one by one, and keeps only counts of them. `kinds` has every piece."""

    def __init__(self, bots: tuple[str, ...], players: int, kinds: Mapping[str, str]) -> None:
        self._tally = Tally(bots, players)
        self._kinds = kinds
        self._offered: Counter[str] = Counter()
        self._taken: Counter[str] = Counter()
        self._held: Counter[str] = Counter()
        self._won_taken: dict[str, Fraction] = {}
        self._won_held: dict[str, Fraction] = {}

    @property
    def games(self) -> int:
        return self._tally.games

    def add(self, sample: Sample) -> None:
        result = sample.result
        self._tally.add(result)
        if not result.finished:
            return
        part = part_of(result)
        for place, picks in zip(result.places, sample.seats, strict=True):
            self._offered.update(picks.offered)
            self._taken.update(picks.taken)
            self._held.update(picks.held)
            if place == 1:
                _count(self._won_taken, picks.taken, part)
                _count(self._won_held, picks.held, part)

    def balance(self) -> Balance:
        return Balance(self._tally.summary(), self._lines())

    def _lines(self) -> list[PieceLine]:
        """By kind, the best piece first. A kind that no seat ever had to do with is left out."""
        met = {self._kinds[piece] for counts in (self._offered, self._taken, self._held) for piece in counts}
        kinds = list(dict.fromkeys(self._kinds.values()))
        by_held = {kind: self._dealt(kind) for kind in met}
        lines = [self._line(piece, kind, by_held[kind]) for piece, kind in self._kinds.items() if kind in met]
        return sorted(lines, key=lambda line: (kinds.index(line.kind), -line.rank, line.piece))

    def _dealt(self, kind: str) -> bool:
        pieces = [piece for piece, its in self._kinds.items() if its == kind]
        return dealt(sum(self._offered[piece] for piece in pieces), sum(self._held[piece] for piece in pieces))

    def _line(self, piece: str, kind: str, by_held: bool) -> PieceLine:
        offered, taken, held = self._offered[piece], self._taken[piece], self._held[piece]
        none = Fraction(0)
        return PieceLine(
            piece,
            kind,
            offered,
            taken,
            held,
            share(Fraction(taken), offered, Fraction(1)) if offered else None,
            self._wins(self._won_taken.get(piece, none), taken),
            self._wins(self._won_held.get(piece, none), held),
            by_held,
        )

    def _wins(self, won: Fraction, seats: int) -> WinRate | None:
        return share(won, seats, self._tally.fair) if seats and self._tally.fair else None


def _count(counts: dict[str, Fraction], pieces: Iterable[str], part: Fraction) -> None:
    for piece in pieces:
        counts[piece] = counts.get(piece, Fraction(0)) + part


# Demands


class Breach(msgspec.Struct, frozen=True):
    """A piece that does not meet a demand: it wins too often, or nobody takes it."""

    piece: str
    kind: str
    demand: str
    found: float


def breaches(lines: Iterable[PieceLine], most_lift: Mapping[str, float], all_taken: Iterable[str]) -> list[Breach]:
    """Pieces that win more than so many times their share, by kind; what is shunned of kinds that should not be."""
    found, wanted = [], list(all_taken)
    for line in lines:
        if line.lift is not None and line.lift > most_lift.get(line.kind, float("inf")):
            found.append(Breach(line.piece, line.kind, "most-lift", line.lift))
        if line.kind in wanted and line.shunned:
            found.append(Breach(line.piece, line.kind, "all-taken", 0.0))
    return found
