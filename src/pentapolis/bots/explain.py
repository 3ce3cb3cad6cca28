"""Explain: the answers a bot thinks of, what it expects of them, and why."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import NamedTuple

from .chair import Adviser, Chair, Trained
from .looks import ByAnswer, End, Looks, best_ends, ends_after
from .playout import World, shares
from .reasons import MOST, Reason, left_out, most_telling

ADVISER = "search"  # gives people hints, in the terminal and at the online table, and judges there afterwards
HINT = 0.8  # of a decision's time is for a hint; the rest is for its reasons

CANDIDATES = 3


class Candidate(NamedTuple):
    """An answer, the share of the victory that may be expected of it, and what it changes for the seat."""

    key: str
    share: float
    reasons: list[Reason]


def adviser_for(seconds: float = 1.0) -> str:
    """The bot that gives hints, where the strongest have so many seconds for a decision.

    >>> adviser_for(), adviser_for(0.25)
    ('search@800ms', 'search@200ms')
    """
    return f"{ADVISER}@{max(1, round(1000 * HINT * seconds))}ms"


def explain(bot: Adviser, chair: Chair, most: int = CANDIDATES) -> list[Candidate]:
    """The best answers of a bot, best first.

    Of answers that come to the same only the best one is told, as long as there are others. Where the bot does not
    think in shares of the victory, its share is that of the position at the end of the ply.
    """
    weighed = bot.weigh(chair)
    ends = best_ends(chair.as_trained() if isinstance(bot, Trained) else chair, [key for key, _ in weighed], most)
    reasons = _reasons(chair, ends)
    best = [(key, share) for key, share in weighed if key in ends]
    told = [_share(ends[key].worlds, chair.seat) if share is None else share for key, share in best]
    return [Candidate(key, share, reasons[key]) for (key, _), share in zip(best, falling(told), strict=True)]


def falling(hopes: Sequence[float]) -> list[float]:
    """The shares that come nearest to these without ever rising from one answer to the next.

    A bot ranks answers by its estimate. Where the victory seems nearer after the answer that it likes less, that is
    luck or a hair's breadth, and all it can say is that they are about equal: both are told their mean.

    >>> falling([0.5, 0.25, 0.75, 0.125])
    [0.5, 0.5, 0.5, 0.125]
    """
    groups: list[list[float]] = []
    for share in hopes:
        groups.append([share])
        while len(groups) > 1 and mean(groups[-1]) > mean(groups[-2]):
            last = groups.pop()
            groups[-1] += last
    return [mean(group) for group in groups for _ in group]


def _share(ends: list[World], seat: int) -> float:
    return mean(shares(end)[seat] for end in ends)


def reasons_for(chair: Chair, keys: Sequence[str]) -> dict[str, list[Reason]]:
    """What each of some answers changes for the seat, the most telling first; the best answer is named first.

    The changes are those at the end of the best line after the answer. One that changes nothing is told by what it
    spares or misses beside the best one that does. Where answers would read the same, what they change besides is
    told, or what follows until the seat's turn comes back, or what is so right after the answer. What all of the
    answers change alike comes last. An answer may have no reasons.
    """
    return _reasons(chair, ends_after(chair.as_trained(), keys))


def _reasons(chair: Chair, ends: dict[str, End]) -> ByAnswer:
    looks = Looks(chair, ends)
    own, shared = _told_apart(looks.at_once)
    first = {key: most_telling(reasons) or _left_out(own) for key, reasons in own.items()}
    more: ByAnswer = {key: [] for key in ends}
    common = most_telling(shared, beside=[reason for reasons in own.values() for reason in reasons])
    # Each look twice, but for the last: the second time for those that still read the same.
    for look in (looks.besides, looks.besides, looks.later, looks.later, looks.answered):
        for group in _alike({key: _chosen(first[key], more[key], common) for key in ends}):
            for key, reasons in _told_apart(look(group))[0].items():
                more[key] = [*most_telling(reasons), *more[key]]
    for key in ends:
        if not _chosen(first[key], more[key], common):
            first[key] = most_telling(looks.later([key])[key]) or _left_out(more)
    return {key: _chosen(first[key], more[key], common) for key in ends}


def _chosen(first: list[Reason], more: list[Reason], common: list[Reason]) -> list[Reason]:
    """Those that are told of an answer: room is left for one that tells it from others which would read the same."""
    return [*first[: MOST - bool(more)], *more, *common][:MOST]


def _left_out(told: ByAnswer) -> list[Reason]:
    """What an answer without reasons of its own spares or misses: that of the best answer with some."""
    return most_telling(left_out(next((reasons for reasons in told.values() if reasons), [])))


def _alike(told: ByAnswer) -> list[list[str]]:
    """The answers that read the same."""
    groups: dict[frozenset[Reason], list[str]] = {}
    for key, reasons in told.items():
        groups.setdefault(_read(reasons), []).append(key)
    return [group for group in groups.values() if len(group) > 1]


def _told_apart(told: ByAnswer) -> tuple[ByAnswer, list[Reason]]:
    """The reasons of each answer that are not those of all; and the ones that are."""
    if len(told) < 2:
        return dict(told), []
    shared = frozenset.intersection(*map(_read, told.values()))
    first = next(iter(told.values()))
    own = {key: [reason for reason in reasons if reason.read not in shared] for key, reasons in told.items()}
    return own, [reason for reason in first if reason.read in shared]


def _read(reasons: Sequence[Reason]) -> frozenset[Reason]:
    return frozenset(reason.read for reason in reasons)
