"""The desk in a worker process: the matches at hand, and what is done with them."""

from __future__ import annotations

import traceback
from collections import OrderedDict
from typing import assert_never

import msgspec

from pentapolis.kernel import Refusal
from pentapolis.kernel.record import RecordError, Result

from ..analysis import examine, survey
from ..entries import Setup
from ..frames import frame, standing
from ..live import LiveMatch
from ..preview import advise, foresee, suggest, why
from ..records import MatchRecord, moment, read_record, verify, write_record
from ..start import continue_from
from . import calls
from .calls import AnyCall, AnyReply, Request
from .shelf import Shelf


class Absent(Exception):
    """The match is not here as it is stored: its entries after number `have` are needed."""

    def __init__(self, have: int) -> None:
        super().__init__(have)
        self.have = have


class Damaged(Exception):
    """The log of a match cannot be replayed."""


class Desk:
    """Keeps the matches used last, at most so many."""

    def __init__(self, shelf: Shelf, most: int) -> None:
        self._shelf = shelf
        self._most = most
        self._matches: OrderedDict[str, LiveMatch] = OrderedDict()

    def handle(self, request: Request) -> AnyReply:
        """Run an errand. Whatever goes wrong is a reply too, and then the match is not kept."""
        try:
            return self._run(request)
        except Absent as absent:
            return calls.Missing(absent.have)
        except Refusal as refusal:
            return calls.Refused(refusal.rule, refusal.facts)
        except RecordError as error:
            return calls.Unreadable(error.what, error.line, error.answer)
        except MemoryError:
            raise
        except Exception as error:
            if not isinstance(request.errand, calls.Check):
                self._matches.pop(request.errand.match, None)
            return calls.Broken(f"{type(error).__name__}: {error}", traceback.format_exc())

    def _run(self, request: Request) -> AnyReply:
        errand = request.errand
        match errand:
            case calls.Check():
                return self._check(errand)
            case calls.Forget():
                self._matches.pop(errand.match, None)
                return calls.Done()
            case _:
                return serve(self._live(request, errand), errand)

    def _check(self, errand: calls.Check) -> calls.Checked:
        record = read_record(errand.text)
        setup = self._shelf.with_pack(record.setup)
        record = msgspec.structs.replace(record, setup=setup)
        game = self._shelf.open(setup)
        verify(game, record)
        return calls.Checked(record, standing(LiveMatch(game, record.log.setup, record.log.entries)))

    # Matches at hand

    def _live(self, request: Request, call: AnyCall) -> LiveMatch:
        """The match as it is stored, or Absent with what is needed to get there."""
        live = self._matches.get(call.match)
        if live is None:
            if request.log is None or request.after > 0:
                raise Absent(0)
            live = self._open(request.log.setup)
            self._matches[call.match] = live
            while len(self._matches) > self._most:
                self._matches.popitem(last=False)
        self._matches.move_to_end(call.match)
        if request.log is not None and request.after <= live.number:
            catch_up(live, request)
        if call.number not in (-1, live.number):
            if live.number > call.number:  # it knows of an entry that was never stored
                del self._matches[call.match]
                raise Absent(0)
            raise Absent(live.number)
        return live

    def _open(self, setup: Setup) -> LiveMatch:
        try:
            return LiveMatch(self._shelf.open(setup), setup)
        except Refusal as refusal:
            raise Damaged(f"the match it continues has no such moment: {refusal}") from refusal


def catch_up(live: LiveMatch, request: Request) -> None:
    """Apply the entries of a log that the match does not have yet."""
    assert request.log is not None
    for entry in request.log.entries:
        if entry.number > live.number:
            try:
                live.apply(entry)
            except Refusal as refusal:
                raise Damaged(f"entry {entry.number} of the log is refused: {refusal}") from refusal


def serve(live: LiveMatch, call: AnyCall) -> AnyReply:
    """Do what is asked with a match."""
    match call:
        case calls.Apply():
            return apply(live, call)
        case calls.Show():
            return calls.Shown(standing(live), [frame(live, look.seats, look.since) for look in call.looks])
        case calls.Explain():
            refusal = why(live, call.seat, call.key)
            return calls.Explained(refusal.rule, refusal.facts) if refusal else calls.Explained()
        case calls.Foresee():
            seen = foresee(live, call.seat, call.key)
            return calls.Foreseen(seen.changes, seen.hidden)
        case calls.Advise():
            return calls.Advised(advise(live, call.seat, call.bot))
        case calls.Suggest():
            return calls.Suggested(suggest(live, call.seat, call.bot))
        case calls.GoOver():
            return calls.Surveyed(survey(live, call.seat, call.start, call.seconds))
        case calls.Examine():
            return calls.Examined(examine(live, call.seat, call.at))
        case calls.Recall():
            agreed = live.match.agreed
            return calls.Recalled(moment(live.game, live.setup, live.history, call.at, call.seats, agreed=agreed))
        case calls.Fork():
            return calls.Forked(continue_from(live.game, live.setup, live.history, call.at, call.seat, call.seed))
        case calls.Write():
            written = write_record(live, call.names, complete=call.complete, seats=call.seats, form=call.form)
            return calls.Written(written)
        case calls.Prove():
            return prove(live, call)
        case _:
            assert_never(call)


def apply(live: LiveMatch, call: calls.Apply) -> calls.Applied:
    known = [live.number_for(look.seats) for look in call.looks]
    entry = live.apply(call.entry)
    changed = [live.number_for(look.seats) != number for look, number in zip(call.looks, known, strict=True)]
    frames = [
        frame(live, look.seats, look.since) if new else None for look, new in zip(call.looks, changed, strict=True)
    ]
    return calls.Applied(entry, standing(live), frames)


def prove(live: LiveMatch, call: calls.Prove) -> calls.Done:
    answers = tuple(live.history[: live.committed])
    names, result = ("",) * live.setup.players, Result.of(live.match) if live.over else None
    record = MatchRecord(setup=live.setup, seats=names, answers=answers, hashes=call.hashes, result=result)
    verify(live.game, record, call.published)
    return calls.Done()
