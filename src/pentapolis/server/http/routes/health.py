"""For those who run the server: is it alive, is it ready, and its numbers."""

from __future__ import annotations

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from ...metrics import CONTENT_TYPE, Metrics
from ...store.database import Database
from ...table.background import Background
from ...table.fanout import Fanout
from ...wire.http import Health
from ..dependencies import Given
from ..errors import answers

NOT_READY = {503: ResponseSpec(Health, generate_examples=False, description="Not now: send nobody here.")}


@get("/health/live", responses=answers(), tags=["operations"], summary="The process runs")
async def live() -> Health:
    return Health("ok")


@get(
    "/health/ready",
    responses=answers() | NOT_READY,
    tags=["operations"],
    summary="Matches can be played: 200, else 503",
)
async def ready(background: Given[Background], database: Given[Database], fanout: Given[Fanout]) -> Response[Health]:
    if not background.open:
        return Response(Health("stopping"), status_code=503)
    try:
        await database.ready()
    except Exception:  # whatever the driver says, the answer is the same
        return Response(Health("unavailable"), status_code=503)
    connected = await fanout.ready()
    return Response(Health("ok" if connected else "unavailable"), status_code=200 if connected else 503)


@get("/metrics", responses=answers(), tags=["operations"], summary="Numbers for Prometheus", media_type=CONTENT_TYPE)
async def metrics(metrics: Given[Metrics]) -> Response[bytes]:
    return Response(metrics.page(), media_type=CONTENT_TYPE)


HANDLERS = [live, ready, metrics]
