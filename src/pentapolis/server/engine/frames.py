"""Frames: the table as one viewer may see it. The engine's part of `wire.socket.Frame`; the table adds the rest.

    frame(live, seats, since) -> GameFrame      # seats: () a spectator, (2,) seat 2, (0, 1) two friends at one screen
    standing(live) -> Standing                  # what the server itself needs to know: never sent to anybody

`since` is the `version` of the last GameFrame that the viewer has. Its log then continues: it drops its lines with an
`at` above `keep`, for those answers were taken back, and adds `events`. With `keep` -1 `events` is the whole log.
"""

from __future__ import annotations

from itertools import islice

import msgspec

from pentapolis.kernel import Ask

from ..wire.socket import Choice, EventLine, FrameFields, Question
from .live import LiveMatch, Position
from .start import AnyGame

Viewer = tuple[int, ...]
"""The seats that a viewer sits on; a spectator has none, friends at one screen have several."""

SPECTATOR = -1
NOBODY = -1


class GameFrame(FrameFields, frozen=True, kw_only=True):
    """The table as one viewer may see it, with the view as JSON in bytes.

    `version` is the number of the last entry that changed anything for this viewer. For `keep` see the module.
    """

    view: bytes


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match stands. `waiting` are the seats it waits for; `ending` tells that all they can do is end the turn.

    `committed` answers stand. `hash` is the fingerprint of the position, tentative answers included: stored now, it can
    be verified when the seed is published. `forced` are the seats with one possible answer, and that answer. `stalled`:
    the table may agree to end the game.
    """

    number: int
    at: int
    committed: int
    waiting: list[int]
    hash: str
    ending: bool = False
    forced: dict[int, str] = {}
    over: bool = False
    stalled: bool = False
    places: list[int] = []
    points: list[int | float] = []


def frame(live: LiveMatch, seats: Viewer = (), since: int = -1) -> GameFrame:
    """What whoever sits on these seats sees now, with the log from `since` on."""
    position = live.position_for(seats)
    seat = seat_shown(live, seats)
    keep = live.still_standing(seats, since)
    if len(seats) > 1 and has_secrets(live, position.at):
        keep = -1  # the seat shown may have changed, and with it what the log may tell
    asks = [ask for ask in map(live.ask_for, seats) if ask is not None]
    outcome = live.match.outcome() if live.over else None
    turn = live.public.match.turn
    end = any(map(live.may_end, seats))
    return GameFrame(
        version=live.number_for(seats),
        seat=SPECTATOR if seat is None else seat,
        at=position.at,
        keep=keep,
        view=position.view(seat),
        questions=[question(live, ask) for ask in asks],
        waiting=live.waiting,
        events=log_lines(live, position, seat, keep),
        tentative=live.tentative if live.actor in seats else 0,
        undo=any(map(live.may_undo, seats)),
        redo=any(map(live.may_redo, seats)),
        end=end,
        ends=end and turn == live.actor != live.latest.match.turn,
        turn=NOBODY if turn is None else turn,
        over=live.over,
        agreed=live.match.agreed,
        stalled=live.stalled,
        places=list(outcome.places) if outcome else [],
        scores=[dict(score) for score in outcome.scores] if outcome else [],
    )


def seat_shown(live: LiveMatch, seats: Viewer) -> int | None:
    """Through whose eyes the viewer looks: of several seats the one that is to act, else the one that acted last."""
    if len(seats) < 2:
        return seats[0] if seats else None
    acting = [seat for seat in live.waiting if seat in seats]
    if acting:
        return acting[0]
    return next((seat for seat, _ in reversed(live.history) if seat in seats), seats[0])


def question(live: LiveMatch, ask: Ask) -> Question:
    targets = live.game.rules.targets
    choices = (
        msgspec.structs.replace(choice_of(live.game, ask, key), targets=list(targets(live.match.table, ask, key)))
        for key in ask.options
    )
    closing = live.game.rules.closing.get(ask.kind, "")
    return Question(ask.seat, ask.kind, ask.about, list(choices), closing if closing in ask.options else "")


def choice_of(game: AnyGame, ask: Ask, key: str) -> Choice:
    label = game.rules.label(ask, key)
    return Choice(key, label.message, label.args)


def log_lines(live: LiveMatch, position: Position, seat: int | None, keep: int) -> list[EventLine]:
    """The log after `keep` answers as the seat may know it."""
    return [
        EventLine(answer, seen.key, seen.args)
        for answer in range(keep + 1, position.at + 1)
        for seen in (event.seen_by(seat) for event in live.events_of(answer))
    ]


def has_secrets(live: LiveMatch, at: int) -> bool:
    """Whether the log up to this answer tells some seats more than others."""
    return any(event.secret for event in live.events_until(at))


def standing(live: LiveMatch) -> Standing:
    outcome = live.match.outcome() if live.over else None
    return Standing(
        number=live.number,
        at=len(live.history),
        committed=live.committed,
        waiting=live.waiting,
        hash=live.match.hash(),
        ending=live.actor is not None and live.may_end(live.actor) and live.ask_for(live.actor) is None,
        forced=_forced(live),
        over=live.over,
        stalled=live.stalled,
        places=list(outcome.places) if outcome else [],
        points=list(outcome.totals) if outcome else [],
    )


def _forced(live: LiveMatch) -> dict[int, str]:
    found = {}
    for seat in live.waiting:
        ask = live.ask_for(seat)
        first = list(islice(ask.options, 2)) if ask is not None else []
        if len(first) == 1:
            found[seat] = first[0]
    return found
