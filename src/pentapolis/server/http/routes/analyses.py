"""Reviews of finished matches: begin, look how far it has come, stop."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.status_codes import HTTP_200_OK

from ...errors import Failure
from ...services import Services
from ...store.match import StoredMatch
from ...table import analyses as reviewing
from ...tokens import Visitor
from ...wire.http import Review
from ..dependencies import SIGNED, Guest, Here, Key, MatchId, Me
from ..errors import answers
from .matches import SeatPath
from .records import finished

PATH = "/api/matches/{match_id:str}/seats/{seat:int}/review"


@get(PATH, responses=answers(404, 409), tags=["records"], summary="The review of a seat, as far as it has come")
async def look(match_id: MatchId, seat: SeatPath, services: Here, guest: Guest, key: Key = "") -> Review:
    return await reviewing.status(services, await _match(services, match_id, seat, guest, key), seat)


@post(
    PATH,
    status_code=HTTP_200_OK,
    responses=answers(401, 403, 404, 409),
    security=SIGNED,
    tags=["records"],
    summary="Go over the decisions of a seat, in the background; one that was stopped goes on",
)
async def begin(match_id: MatchId, seat: SeatPath, services: Here, visitor: Me, key: Key = "") -> Review:
    match = await _match(services, match_id, seat, visitor, key)
    return await reviewing.begin(services, match, seat, visitor.player)


@delete(
    PATH,
    status_code=HTTP_200_OK,
    responses=answers(401, 403, 404, 409),
    security=SIGNED,
    tags=["records"],
    summary="Stop a review; what it has found is kept",
)
async def stop(match_id: MatchId, seat: SeatPath, services: Here, visitor: Me, key: Key = "") -> Review:
    return await reviewing.stop(services, await _match(services, match_id, seat, visitor, key), seat)


async def _match(services: Services, match_id: str, seat: int, visitor: Visitor | None, key: str) -> StoredMatch:
    match = await finished(services, match_id, visitor, key)
    if seat >= len(match.seats):
        raise Failure(404, "failed-seat")
    return match


HANDLERS = [look, begin, stop]
