"""Who am I: guest sessions, names, accounts."""

from __future__ import annotations

from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from ...config import Config
from ...errors import Failure
from ...rates import AllRates
from ...store.accounts import AccountStore
from ...table.hub import Hub
from ...tokens import Visitor
from ...wire.http import Credentials, Naming, SessionInfo
from ...wire.names import clean
from ..dependencies import SIGNED, Call, Given, Guest, Me, address_of, host_of
from ..errors import answers
from ..passwords import Passwords
from ..security import session_cookie


@get("/api/session", responses=answers(), tags=["session"], summary="Who am I; makes a guest if I am nobody yet")
async def who(
    request: Call, rates: Given[AllRates], accounts: Given[AccountStore], config: Given[Config], guest: Guest
) -> Response[SessionInfo]:
    if guest is not None:
        return Response(_info(guest))
    if not rates.guests.take(address_of(request)):
        raise Failure(429, "failed-rate")
    visitor, token = await accounts.make_guest()
    return _with_token(_info(visitor), token, request, config)


@patch(
    "/api/session", responses=answers(401, 403, 415, 422), security=SIGNED, tags=["session"], summary="Change my name"
)
async def rename(
    data: JSONBody[Naming], config: Given[Config], accounts: Given[AccountStore], visitor: Me
) -> SessionInfo:
    name = clean(data.name, config.limits.name)
    if not name:
        raise Failure(422, "failed-name")
    await accounts.rename(visitor.player, name)
    return SessionInfo(visitor.player, name, visitor.login)


@delete(
    "/api/session",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(401, 403),
    security=SIGNED,
    tags=["session"],
    summary="Forget me: all my sessions are revoked",
)
async def forget(
    request: Call, accounts: Given[AccountStore], hub: Given[Hub], config: Given[Config], visitor: Me
) -> Response[None]:
    await accounts.revoke_all(visitor.player)
    await hub.dismiss(player=visitor.player)
    return _without_token(request, config)


@post(
    "/api/accounts",
    responses=answers(401, 403, 409, 415),
    security=SIGNED,
    tags=["session"],
    summary="Make an account out of this session",
)
async def sign_up(
    request: Call,
    data: JSONBody[Credentials],
    accounts: Given[AccountStore],
    passwords: Given[Passwords],
    hub: Given[Hub],
    rates: Given[AllRates],
    config: Given[Config],
    visitor: Me,
) -> Response[SessionInfo]:
    _take_password_try(request, rates, data.login)
    if visitor.login is not None:
        raise Failure(409, "failed-account")
    await accounts.make_account(visitor.player, data.login, await passwords.hash(data.password))
    token = await accounts.open_session(visitor.player, instead_of=visitor.token_hash)
    await hub.dismiss(token_hash=visitor.token_hash)
    return _with_token(SessionInfo(visitor.player, visitor.name, data.login), token, request, config, 201)


@post(
    "/api/login",
    status_code=HTTP_200_OK,
    responses=answers(401, 403, 415),
    tags=["session"],
    summary="Log in; the seats of a guest are taken along",
)
async def log_in(
    request: Call,
    data: JSONBody[Credentials],
    accounts: Given[AccountStore],
    passwords: Given[Passwords],
    hub: Given[Hub],
    rates: Given[AllRates],
    config: Given[Config],
    guest: Guest,
) -> Response[SessionInfo]:
    _take_password_try(request, rates, data.login)
    account = await accounts.account(data.login)
    fits = await passwords.fits(data.password, account[1] if account else None)
    if account is None or not fits:
        raise Failure(401, "failed-login")
    if guest is not None and guest.login is None:
        await hub.reseat(await accounts.take_along(guest.player, account[0]))
    token = await accounts.open_session(account[0], instead_of=guest.token_hash if guest else None)
    if guest is not None:
        await hub.dismiss(token_hash=guest.token_hash)
    visitor = await accounts.visitor(token)
    assert visitor is not None
    return _with_token(_info(visitor), token, request, config)


@post(
    "/api/logout",
    status_code=HTTP_204_NO_CONTENT,
    responses=answers(401, 403),
    security=SIGNED,
    tags=["session"],
    summary="End this session only",
)
async def log_out(
    request: Call, accounts: Given[AccountStore], hub: Given[Hub], config: Given[Config], visitor: Me
) -> Response[None]:
    await accounts.revoke(visitor.token_hash)
    await hub.dismiss(token_hash=visitor.token_hash)
    return _without_token(request, config)


def _take_password_try(request: Call, rates: AllRates, login: str) -> None:
    """Argon2 is dear and passwords are guessed: both the address and the login have a rate."""
    rate = rates.passwords
    if not rate.take(f"address {address_of(request)}") or not rate.take(f"login {login.casefold()}"):
        raise Failure(429, "failed-rate")


def _info(visitor: Visitor) -> SessionInfo:
    return SessionInfo(visitor.player, visitor.name, visitor.login)


def _with_token(
    info: SessionInfo, token: str, request: Call, config: Config, status: int = 200
) -> Response[SessionInfo]:
    return Response(info, status_code=status, cookies=[session_cookie(token, host_of(request), config)])


def _without_token(request: Call, config: Config) -> Response[None]:
    cookie = session_cookie("", host_of(request), config)
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[cookie])


HANDLERS = [who, rename, forget, sign_up, log_in, log_out]
