"""What is left of a game: its record, its moments, the proof, and playing on from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from pentapolis.kernel import Refusal
from pentapolis.kernel.record import RecordError

from ...engine.records import stored_hashes
from ...engine.workers import Pool
from ...errors import Failure
from ...limits import DEFAULT
from ...rates import AllRates
from ...store.match import StoredMatch
from ...store.matches import MatchStore
from ...table.creation import Creation
from ...table.play import viewer_of
from ...tokens import Visitor
from ...wire.http import Continuing, MatchInfo, Moment, Verdict
from ..dependencies import SIGNED, Call, Given, Guest, Key, MatchId, Me, address_of, may_see
from ..errors import answers

At = Annotated[int, PathParameter(ge=0, le=1_000_000, description="After so many answers.")]
SeenBy = Annotated[int, QueryParameter(ge=-1, le=98, description="Through whose eyes; -1: a spectator's.")]


@get(
    "/api/matches/{match_id:str}/record",
    media_type=MediaType.TEXT,
    responses=answers(404, 503),
    tags=["records"],
    summary="The record; of a running match only what its owner may know",
)
async def record(
    request: Call,
    match_id: MatchId,
    engine: Given[Pool],
    store: Given[MatchStore],
    rates: Given[AllRates],
    guest: Guest,
    format: FromQuery[Literal["text", "json"]] = "text",
    key: Key = "",
) -> Response[bytes]:
    match = await may_see(store, match_id, guest, key)
    _take_effort(request, rates, guest)
    seats = viewer_of(match, guest.player if guest else None, key) or ()
    number, complete = match.progress.entries, match.progress.over
    text = await engine.record(
        match.id, [seat.name for seat in match.seats], number=number, complete=complete, seats=seats, form=format
    )
    media = MediaType.JSON if format == "json" or text.startswith("{") else MediaType.TEXT
    headers = {"content-disposition": f'attachment; filename="{match.setup.game}-{match.id}.{_ending(media)}"'}
    return Response(text.encode(), media_type=media, headers=headers)


def _ending(media: MediaType) -> str:
    return "json" if media == MediaType.JSON else "txt"


@get(
    "/api/matches/{match_id:str}/moments/{at:int}",
    responses=answers(404, 409, 503),
    tags=["records"],
    summary="A finished match at any moment: a frame without questions",
)
async def moment(
    request: Call,
    match_id: MatchId,
    at: At,
    engine: Given[Pool],
    store: Given[MatchStore],
    rates: Given[AllRates],
    guest: Guest,
    seat: SeenBy = -1,
    key: Key = "",
) -> Moment:
    match = await finished(store, match_id, guest, key)
    _take_effort(request, rates, guest)
    if seat >= len(match.seats):
        raise Failure(404, "failed-seat")
    seats = () if seat < 0 else (seat,)
    try:
        frame = await engine.moment(match.id, at, seats, number=match.progress.entries)
    except Refusal:
        raise Failure(404, "failed-moment") from None
    return Moment(
        match=match.id,
        at=frame.at,
        last=match.progress.at,
        seat=seat,
        view=msgspec.Raw(frame.view),
        waiting=frame.waiting,
        events=frame.events,
        names=[seat.name for seat in match.seats],
        over=frame.over,
        agreed=frame.agreed,
        places=frame.places,
        scores=frame.scores,
    )


@get(
    "/api/matches/{match_id:str}/verify",
    responses=answers(404, 409, 503),
    tags=["records"],
    summary="Whether seed and answers lead to the stored hashes",
)
async def verify(
    request: Call,
    match_id: MatchId,
    store: Given[MatchStore],
    engine: Given[Pool],
    rates: Given[AllRates],
    guest: Guest,
    key: Key = "",
) -> Verdict:
    match = await finished(store, match_id, guest, key)
    _take_effort(request, rates, guest)
    hashes = stored_hashes(await store.entries(match.id))
    try:
        await engine.verify(match.id, hashes, match.seed_hash, number=match.progress.entries)
    except RecordError as error:
        return Verdict(False, error.what, -1 if error.answer is None else error.answer)
    return Verdict(True, positions=len(hashes))


@post(
    "/api/matches/{match_id:str}/continue",
    responses=answers(401, 403, 404, 409, 415, 422, 503),
    security=SIGNED,
    tags=["records"],
    summary="A new match against bots from there, unknown things re-dealt",
)
async def resume(
    match_id: MatchId,
    data: JSONBody[Continuing],
    creation: Given[Creation],
    store: Given[MatchStore],
    visitor: Me,
    key: Key = "",
) -> MatchInfo:
    return await creation.resume(visitor, await finished(store, match_id, visitor, key), data)


@post(
    "/api/records",
    request_max_body_size=DEFAULT.record,
    responses=answers(401, 403, 413, 415, 422, 503),
    security=SIGNED,
    tags=["records"],
    summary="Import a game: a finished match to look at. The body is the text or the JSON of a record",
)
async def bring(request: Call, creation: Given[Creation], visitor: Me) -> MatchInfo:
    if request.content_type[0] not in ("text/plain", "application/json"):
        raise Failure(415, "failed-media")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Failure(422, "failed-record", what="it is not text in UTF-8") from None
    return await creation.import_record(visitor, text)


async def finished(store: MatchStore, match_id: str, visitor: Visitor | None, key: str) -> StoredMatch:
    match = await may_see(store, match_id, visitor, key)
    if not match.progress.over:
        raise Failure(409, "failed-running")
    return match


def _take_effort(request: Call, rates: AllRates, visitor: Visitor | None) -> None:
    """Replaying a game is work: so much of it for each visitor."""
    if not rates.heavy.take(visitor.player if visitor else address_of(request)):
        raise Failure(429, "failed-rate")


HANDLERS = [record, moment, verify, resume, bring]
