"""Explain: the best answers of a bot, what it expects of them, and why."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import NamedTuple

from .consequences import ByAnswer, Consequences, End, best_ends, ends_after
from .interface import Adviser, Perspective, Trained
from .reasons import MOST, Reason, left_out, most_telling
from .rollout_policy import World
from .shares import shares

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


def explain(bot: Adviser, perspective: Perspective, most: int = CANDIDATES) -> list[Candidate]:
    """The best answers of a bot, best first.

    Of answers that come to the same position only the best one is shown, as long as there are others. If the bot does
    not rate by shares of the victory, the share is that of the position at the end of the macro action.
    """
    rated = bot.rate(perspective)
    ends = best_ends(
        perspective.as_trained() if isinstance(bot, Trained) else perspective, [key for key, _ in rated], most
    )
    reasons = _reasons(perspective, ends)
    best = [(key, share) for key, share in rated if key in ends]
    hopes = [_share(ends[key].worlds, perspective.seat) if share is None else share for key, share in best]
    return [Candidate(key, share, reasons[key]) for (key, _), share in zip(best, falling(hopes), strict=True)]


def falling(hopes: Sequence[float]) -> list[float]:
    """The shares that come nearest to these without ever rising from one answer to the next.

    A bot ranks answers by its estimate. Where the victory seems nearer after the answer that it likes less, that is
    luck or a hair's breadth, and all it can say is that they are about equal: both get their mean.

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


def reasons_for(perspective: Perspective, keys: Sequence[str]) -> dict[str, list[Reason]]:
    """What each of some answers changes for the seat, the largest effect first; the best answer is named first.

    The changes are those at the end of the best line after the answer. An answer that changes nothing gets what it
    spares or misses, compared with the best one that does. Answers that would read the same are told apart by further
    changes: at once, until the seat's turn comes back, or right after the answer. What all answers change alike comes
    last. An answer may have no reasons.
    """
    return _reasons(perspective, ends_after(perspective.as_trained(), keys))


def _reasons(perspective: Perspective, ends: dict[str, End]) -> ByAnswer:
    consequences = Consequences(perspective, ends)
    own, shared = _distinguished(consequences.at_once)
    first = {key: most_telling(reasons) or _left_out(own) for key, reasons in own.items()}
    more: ByAnswer = {key: [] for key in ends}
    common = most_telling(shared, beside=[reason for reasons in own.values() for reason in reasons])
    # Each look twice, but for the last: the second time for those that still read the same.
    besides, later = consequences.besides, consequences.later
    for look in (besides, besides, later, later, consequences.answered):
        for group in _alike({key: _chosen(first[key], more[key], common) for key in ends}):
            for key, reasons in _distinguished(look(group))[0].items():
                more[key] = [*most_telling(reasons), *more[key]]
    for key in ends:
        if not _chosen(first[key], more[key], common):
            first[key] = most_telling(consequences.later([key])[key]) or _left_out(more)
    return {key: _chosen(first[key], more[key], common) for key in ends}


def _chosen(first: list[Reason], more: list[Reason], common: list[Reason]) -> list[Reason]:
    """The reasons that are shown, with room for one that tells the answer from others which would read the same."""
    return [*first[: MOST - bool(more)], *more, *common][:MOST]


def _left_out(found: ByAnswer) -> list[Reason]:
    """What an answer without reasons of its own spares or misses: that of the best answer with some."""
    return most_telling(left_out(next((reasons for reasons in found.values() if reasons), [])))


def _alike(found: ByAnswer) -> list[list[str]]:
    """The answers that read the same."""
    groups: dict[frozenset[Reason], list[str]] = {}
    for key, reasons in found.items():
        groups.setdefault(_read(reasons), []).append(key)
    return [group for group in groups.values() if len(group) > 1]


def _distinguished(found: ByAnswer) -> tuple[ByAnswer, list[Reason]]:
    """The reasons of each answer that are not those of all; and the ones that are."""
    if len(found) < 2:
        return dict(found), []
    shared = frozenset.intersection(*map(_read, found.values()))
    first = next(iter(found.values()))
    own = {key: [reason for reason in reasons if reason.read not in shared] for key, reasons in found.items()}
    return own, [reason for reason in first if reason.read in shared]


def _read(reasons: Sequence[Reason]) -> frozenset[Reason]:
    return frozenset(reason.read for reason in reasons)
