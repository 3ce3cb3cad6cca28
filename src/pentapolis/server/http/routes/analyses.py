"""Reviews of finished matches: begin, look how far it has come, stop."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.status_codes import HTTP_200_OK

from ...errors import Failure
from ...store.match import StoredMatch
from ...store.matches import MatchStore
from ...table.analyses import Analyses
from ...tokens import Visitor
from ...wire.http import Review
from ..dependencies import SIGNED, Given, Guest, Key, MatchId, Me
from ..errors import answers
from .matches import SeatPath
from .records import finished

PATH = "/api/matches/{match_id:str}/seats/{seat:int}/review"


@get(PATH, responses=answers(404, 409), tags=["records"], summary="The review of a seat, as far as it has come")
async def look(
    match_id: MatchId, seat: SeatPath, analyses: Given[Analyses], store: Given[MatchStore], guest: Guest, key: Key = ""
) -> Review:
    return await analyses.status(await _match(store, match_id, seat, guest, key), seat)


@post(
    PATH,
    status_code=HTTP_200_OK,
    responses=answers(401, 403, 404, 409),
    security=SIGNED,
    tags=["records"],
    summary="Go over the decisions of a seat, in the background; one that was stopped goes on",
)
async def begin(
    match_id: MatchId, seat: SeatPath, analyses: Given[Analyses], store: Given[MatchStore], visitor: Me, key: Key = ""
) -> Review:
    match = await _match(store, match_id, seat, visitor, key)
    return await analyses.begin(match, seat, visitor.player)


@delete(
    PATH,
    status_code=HTTP_200_OK,
    responses=answers(401, 403, 404, 409),
    security=SIGNED,
    tags=["records"],
    summary="Stop a review; what it has found is kept",
)
async def stop(
    match_id: MatchId, seat: SeatPath, analyses: Given[Analyses], store: Given[MatchStore], visitor: Me, key: Key = ""
) -> Review:
    return await analyses.stop(await _match(store, match_id, seat, visitor, key), seat)


async def _match(store: MatchStore, match_id: str, seat: int, visitor: Visitor | None, key: str) -> StoredMatch:
    match = await finished(store, match_id, visitor, key)
    if seat >= len(match.seats):
        raise Failure(404, "failed-seat")
    return match


HANDLERS = [look, begin, stop]
