"""What every route wants to know of its visitor, and the aliases for what handlers ask for by name."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi.spec import SecurityRequirement
from litestar.params import PathParameter, QueryParameter

from ..errors import Failure
from ..store.accounts import AccountStore
from ..store.match import StoredMatch
from ..store.matches import MatchStore
from ..table.play import viewer_of
from ..tokens import Visitor, hash_token
from ..wire.http import COOKIE

SIGNED: list[SecurityRequirement] = [{"session": [], "header": []}]
Call = Request[Any, Any, Any]
T = TypeVar("T")
Given = NamedDependency[T]
"""What a handler asks for by name: `store: Given[MatchStore]`. app.py tells all the names."""
Me = NamedDependency[Visitor]
Guest = NamedDependency[Visitor | None]
MatchId = Annotated[str, PathParameter(min_length=1, max_length=24, description="The name of a match.")]
Key = Annotated[str, QueryParameter(max_length=64, description="The key of a link for spectators.")]
SESSION: list[SecurityRequirement] = [{"session": []}]


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else "unknown"


def host_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.headers.get("host", "")


async def visitor_in(connection: ASGIConnection[Any, Any, Any, Any], accounts: AccountStore) -> Visitor | None:
    """Who sends this, if anybody we know."""
    token = connection.cookies.get(COOKIE, "")
    return await accounts.visitor(token) if token else None


async def guest_of(request: Call, accounts: Given[AccountStore]) -> Visitor | None:
    return await visitor_in(request, accounts)


async def visitor_of(request: Call, accounts: Given[AccountStore]) -> Visitor:
    visitor = await visitor_in(request, accounts)
    if visitor is None:
        raise Failure(401, "failed-session")
    return visitor


async def may_see(
    store: MatchStore, match_id: str, visitor: Visitor | None, key: str = "", *, invited: bool = False
) -> StoredMatch:
    """A match that this visitor may know of. What is not there and what is not shown look the same."""
    match = await store.load(match_id)
    player = visitor.player if visitor is not None else None
    if match is None or (viewer_of(match, player, key) is None and not (invited and is_invited(match, key))):
        raise Failure(404, "failed-missing")
    return match


def is_invited(match: StoredMatch, key: str) -> bool:
    """Whether the key is an invitation to a seat that is still open."""
    return bool(key) and any(seat.invitation_hash == hash_token(key) for seat in match.seats if seat.open)


async def need_owner(store: MatchStore, match_id: str, visitor: Visitor) -> StoredMatch:
    match = await may_see(store, match_id, visitor)
    if match.owner != visitor.player:
        raise Failure(403, "failed-owner")
    return match
