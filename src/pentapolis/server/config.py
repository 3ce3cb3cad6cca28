"""How one server is set up. The command line and the environment say it; everything has a sensible default."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from .limits import DEFAULT, PUBLISHED, Limits

DATABASE = "sqlite:///pentapolis.db"
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})

# What people write, and the driver that serves it.
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class ConfigError(ValueError):
    """A server cannot be set up like this. The message says what to do."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """One server.

    public_url   where people reach it when a proxy stands before it; the only origin that may open sockets then
    fanout_url   a Valkey or Redis server that tells several server processes of each other's moves
    plain_http   cookies without `Secure` although this is not localhost: for a home network without TLS
    packs        folders of corrected content that tables may choose, by name
    bot_seconds  that a bot which goes by time thinks about a decision
    ponderers    processes in which strong bots, hints and analyses think
    inner_hooks  webhooks may call private addresses: for a server whose players are all trusted
    """

    database_url: str = DATABASE
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    ponderers: int = 2
    bot_seconds: float = 1.0
    public_url: str = ""
    fanout_url: str = ""
    plain_http: bool = False
    inner_hooks: bool = False
    trusted_proxies: str = "127.0.0.1"
    packs: dict[str, Path] = {}
    log_json: bool = True
    log_level: str = "INFO"
    bot_delay: float | None = None
    limits: Limits = DEFAULT

    @property
    def driver_url(self) -> str:
        """The database URL with the asynchronous driver named."""
        return driver_url(self.database_url)

    @property
    def pause(self) -> float:
        """Seconds before a bot answers."""
        return self.limits.bot_delay if self.bot_delay is None else self.bot_delay


def read_limits(path: Path) -> Limits:
    """Limits from a JSON file that names those that are not as in limits.py."""
    try:
        limits = msgspec.json.decode(path.read_bytes(), type=Limits)
    except OSError as error:
        raise ConfigError(f"{path} cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise ConfigError(f"{path} holds no limits: {error}; limits.py names them all") from None
    fixed = [name for name in PUBLISHED if getattr(limits, name) != getattr(DEFAULT, name)]
    if fixed:
        raise ConfigError(f"{path} would change what the API's document promises: {', '.join(fixed)}")
    return limits


def driver_url(url: str) -> str:
    """A database URL for SQLAlchemy.

    >>> driver_url("sqlite:///games.db"), driver_url("postgresql://me@db/games")
    ('sqlite+aiosqlite:///games.db', 'postgresql+asyncpg://me@db/games')
    >>> driver_url("games.db")
    Traceback (most recent call last):
    pentapolis.server.config.ConfigError: 'games.db' is no database URL; write sqlite:///FILE or postgresql://USER@HOST/NAME
    """
    scheme, separator, rest = url.partition("://")
    if not separator or scheme not in {*DRIVERS, *DRIVERS.values()}:
        raise ConfigError(f"{url!r} is no database URL; write sqlite:///FILE or postgresql://USER@HOST/NAME")
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def is_local(host: str) -> bool:
    """Whether a Host header names this very machine.

    >>> is_local("localhost:8000"), is_local("[::1]:8000"), is_local("example.test")
    (True, True, False)
    """
    try:
        return urlsplit(f"//{host}").hostname in LOCAL
    except ValueError:
        return False
