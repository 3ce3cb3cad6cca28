"""Analysis: the decisions of one seat in a finished match, gone over with a bot's eyes.

    survey(live, seat, start, seconds) -> Survey    # a quick look at every decision, as far as the time goes
    examine(live, seat, at) -> Mistake              # a long look at one of them, with reasons

Each is judged by what the seat knew then, and by nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import msgspec

from pentapolis.bots import ADVISER, Judged, Perspective, Reason, judge, make_bot, reasons_for
from pentapolis.bots.shares import shares
from pentapolis.kernel import Ask, Refusal

from ..wire.http import Mistake, Played, Point
from ..wire.socket import ReasonLine
from .frames import choice_of
from .live import NO_SUCH_MOMENT, LiveMatch
from .start import AnyMatch, begin

FIRST_WORLDS, LONG_WORLDS = 2, 6
FIRST_BOT, LONG_BOT = "greedy", f"{ADVISER}@16"  # counted in tries: the same game is judged the same
FIRST_COMPARED, LONG_COMPARED = 4, 1  # answers that the bot thinks of


class Survey(msgspec.Struct, frozen=True):
    """What was seen, and the answer from which to go on; `until` is the number of all answers at the end."""

    points: list[Point]
    until: int


def survey(live: LiveMatch, seat: int, start: int, seconds: float) -> Survey:
    """Look at the seat's decisions from an answer on, at least at one, until the time is over."""
    end, points = monotonic() + seconds, []
    for at, match in _positions(live, start):
        if at == len(live.history):
            points += [Point(at, shares(live.match))] if live.over else []
            break
        if live.history[at][0] != seat or len(_ask(match, seat).options) < 2:
            continue
        given, perspective = live.history[at][1], Perspective(match, seat)
        seen = _first_look(perspective, at, given)
        points.append(Point(at, seen.hopes, seen.share - seen.hopes[seat]))
        if monotonic() >= end:
            return Survey(points, at + 1)
    return Survey(points, len(live.history) + 1)


def examine(live: LiveMatch, seat: int, at: int) -> Mistake:
    """Judge one decision thoroughly."""
    if not 0 <= at < len(live.history) or live.history[at][0] != seat:
        raise Refusal(NO_SUCH_MOMENT, at=at, answers=len(live.history))
    _, match = next(_positions(live, at))
    ask, given, perspective = _ask(match, seat), live.history[at][1], Perspective(match, seat)
    others = [_first_look(perspective, at, given).best, *_thought_of(LONG_BOT, perspective, at)[:LONG_COMPARED]]
    seen = judge(perspective, given, others, worlds=LONG_WORLDS, seed=f"long/{at}")
    reasons = reasons_for(perspective, list(dict.fromkeys([given, seen.best])))
    return Mistake(
        at=at,
        kind=ask.kind,
        about=ask.about,
        given=Played(choice_of(live.game, ask, given), seen.hopes[seat], reason_lines(reasons[given])),
        best=Played(choice_of(live.game, ask, seen.best), seen.share, reason_lines(reasons[seen.best])),
        shares=seen.hopes,
    )


def _first_look(perspective: Perspective, at: int, given: str) -> Judged:
    others = _thought_of(FIRST_BOT, perspective, at)[:FIRST_COMPARED]
    return judge(perspective, given, others, worlds=FIRST_WORLDS, seed=f"first/{at}")


def _thought_of(bot: str, perspective: Perspective, at: int) -> list[str]:
    return [key for key, _ in make_bot(bot, f"review/{at}").rate(perspective)]


def _positions(live: LiveMatch, start: int) -> Iterator[tuple[int, AnyMatch]]:
    """The match after so many answers, from `start` on to its end. It is the same match, which goes on."""
    match = begin(live.game, live.setup)
    for at, (seat, key) in enumerate(live.history):
        if at >= start:
            yield at, match
        match.answer(key, seat)
    yield len(live.history), match


def _ask(match: AnyMatch, seat: int) -> Ask:
    ask = match.ask_for(seat)
    assert ask is not None, "an answer was given here"
    return ask


def reason_lines(reasons: list[Reason]) -> list[ReasonLine]:
    return [ReasonLine(*reason[:-1]) for reason in reasons]
