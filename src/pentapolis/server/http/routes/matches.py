"""Matches: making, listing, joining, inviting, watching, being called."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from ...config import Config
from ...errors import Failure
from ...rates import AllRates
from ...store.matches import MatchStore
from ...store.social import SocialStore
from ...table.creation import Creation
from ...table.hub import Hub
from ...table.summary import match_info
from ...table.webhooks import Call, Unsafe, Webhooks, check
from ...tokens import Visitor, hash_token, new_token
from ...wire.http import (
    Called,
    Hook,
    HookInfo,
    Invitation,
    Joining,
    Matches,
    MatchInfo,
    NewMatch,
    Watching,
    WatchKey,
    WatchKind,
)
from ...wire.names import clean
from ..dependencies import SESSION, SIGNED, Given, Guest, Key, MatchId, Me, may_see, need_owner
from ..errors import answers

SeatPath = Annotated[int, PathParameter(ge=0, le=98, description="The number of a seat, counted from 0.")]


@post(
    "/api/matches",
    responses=answers(401, 403, 404, 415, 422, 503),
    security=SIGNED,
    tags=["matches"],
    summary="A new match, with an invitation for every seat of kind `link`",
)
async def create(data: JSONBody[NewMatch], creation: Given[Creation], visitor: Me) -> MatchInfo:
    return await creation.create(visitor, data)


@get("/api/matches", responses=answers(401), security=SESSION, tags=["matches"], summary="My matches")
async def mine(store: Given[MatchStore], config: Given[Config], visitor: Me) -> Matches:
    stored = await store.matches_of(visitor.player, config.limits.listed)
    infos = [match_info(match, visitor.player) for match in stored]
    mine_to_move = [info for info in infos if not info.over and any(info.seats[seat].yours for seat in info.waiting)]
    return Matches(mine_to_move + [info for info in infos if info not in mine_to_move])


@get("/api/matches/{match_id:str}", responses=answers(404), tags=["matches"], summary="One match")
async def one(match_id: MatchId, store: Given[MatchStore], guest: Guest, key: Key = "") -> MatchInfo:
    match = await may_see(store, match_id, guest, key, invited=True)
    return match_info(match, guest.player if guest else None)


@post(
    "/api/matches/{match_id:str}/join",
    status_code=HTTP_200_OK,
    responses=answers(401, 403, 404, 409, 415),
    security=SIGNED,
    tags=["matches"],
    summary="Take a seat by its invitation",
)
async def join(
    match_id: MatchId,
    data: JSONBody[Joining],
    store: Given[MatchStore],
    config: Given[Config],
    creation: Given[Creation],
    visitor: Me,
) -> MatchInfo:
    match = await store.load(match_id)
    wanted = hash_token(data.invitation)
    seat = next((seat for seat in match.seats if seat.invitation_hash == wanted), None) if match else None
    if match is None or seat is None:
        raise Failure(404, "failed-invitation")
    if seat.player != visitor.player:
        name = clean(data.name, config.limits.name) or visitor.name
        if not await store.take_seat(match_id, seat.number, visitor.player, name):
            raise Failure(409, "failed-taken")
        await creation.seated(match_id)
        match = await store.load(match_id)
        assert match is not None
    return match_info(match, visitor.player)


@delete(
    "/api/matches/{match_id:str}/seats/{seat:int}/invitation",
    status_code=HTTP_200_OK,
    responses=answers(401, 403, 404, 409),
    security=SIGNED,
    tags=["matches"],
    summary="Revoke an invitation and get a new one",
)
async def invite(match_id: MatchId, seat: SeatPath, store: Given[MatchStore], visitor: Me) -> Invitation:
    match = await need_owner(store, match_id, visitor)
    if seat >= len(match.seats) or match.seats[seat].kind != "link":
        raise Failure(404, "failed-seat")
    invitation = new_token()
    if not await store.invite(match_id, seat, hash_token(invitation)):
        raise Failure(409, "failed-taken")
    return Invitation(invitation)


@put(
    "/api/matches/{match_id:str}/watch",
    responses=answers(401, 403, 404, 415),
    security=SIGNED,
    tags=["matches"],
    summary="Open the match to spectators by a new link, or close it to them",
)
async def watch(
    match_id: MatchId, data: JSONBody[Watching], store: Given[MatchStore], hub: Given[Hub], visitor: Me
) -> WatchKey:
    await need_owner(store, match_id, visitor)
    return await _let_watch(store, hub, match_id, data.watch)


@delete(
    "/api/matches/{match_id:str}/watch",
    status_code=HTTP_200_OK,
    responses=answers(401, 403, 404, 409),
    security=SIGNED,
    tags=["matches"],
    summary="Revoke the link for spectators and get a new one",
)
async def watch_key(match_id: MatchId, store: Given[MatchStore], hub: Given[Hub], visitor: Me) -> WatchKey:
    match = await need_owner(store, match_id, visitor)
    if match.watch != "link":
        raise Failure(409, "failed-watch-nobody")
    return await _let_watch(store, hub, match_id, "link")


async def _let_watch(store: MatchStore, hub: Hub, match_id: str, watch: WatchKind) -> WatchKey:
    """Every change makes the key before it worthless, and sends those away who came by it."""
    key = new_token() if watch == "link" else ""
    await store.set_watch(match_id, watch, hash_token(key) if key else "")
    await hub.reseat([match_id])
    return WatchKey(key)


@put(
    "/api/matches/{match_id:str}/webhook",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(401, 403, 404, 415, 422),
    security=SIGNED,
    tags=["matches"],
    summary="Be called when it is my turn; an empty URL ends that",
)
async def hook(
    match_id: MatchId, data: JSONBody[Hook], social: Given[SocialStore], store: Given[MatchStore], visitor: Me
) -> None:
    await _need_seat(store, match_id, visitor)
    if data.url:
        try:
            check(data.url)
        except Unsafe:
            raise Failure(422, "failed-webhook") from None
    await social.set_hook(match_id, visitor.player, data.url)


@get(
    "/api/matches/{match_id:str}/webhook",
    responses=answers(401, 403, 404),
    security=SESSION,
    tags=["matches"],
    summary="Where I am called when it is my turn",
)
async def my_hook(match_id: MatchId, social: Given[SocialStore], store: Given[MatchStore], visitor: Me) -> HookInfo:
    await _need_seat(store, match_id, visitor)
    return HookInfo((await social.hooks(match_id)).get(visitor.player, ""))


@post(
    "/api/matches/{match_id:str}/webhook",
    status_code=HTTP_200_OK,
    responses=answers(401, 403, 404),
    security=SIGNED,
    tags=["matches"],
    summary="Call my webhook now, as a test",
)
async def try_hook(
    match_id: MatchId,
    social: Given[SocialStore],
    rates: Given[AllRates],
    webhooks: Given[Webhooks],
    store: Given[MatchStore],
    visitor: Me,
) -> Called:
    await _need_seat(store, match_id, visitor)
    url = (await social.hooks(match_id)).get(visitor.player, "")
    if not url:
        raise Failure(404, "failed-missing")
    if not rates.heavy.take(visitor.player):
        raise Failure(429, "failed-rate")
    return await webhooks.call_one(url, Call(match_id, visitor.player, "test"))


async def _need_seat(store: MatchStore, match_id: str, visitor: Visitor) -> None:
    match = await may_see(store, match_id, visitor)
    if not match.seats_of(visitor.player):
        raise Failure(403, "failed-seat")


HANDLERS = [create, mine, one, join, invite, watch, watch_key, hook, my_hook, try_hook]
