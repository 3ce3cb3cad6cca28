"""pentapolis serve: host a table that people reach with their browsers. pentapolis sit: a bot at such a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import typer

from pentapolis.bots import bot_names

from .shared.common import PLAYING, Lang, fail, out, told

HELP = """Host a table: people play with their browsers, alone, together or against bots.

Without options it serves this computer only, at http://localhost:8000, and keeps everything in pentapolis.db.

[bold]For friends in the same network[/bold]

  pentapolis serve --host 0.0.0.0 --plain-http

[bold]For the world[/bold]

  Put a web server with TLS before it (nginx, Caddy) and name the address people use:

  pentapolis serve --public-url https://games.example.org --database-url postgresql://pentapolis@localhost/pentapolis

  One process serves hundreds of tables. Several share a PostgreSQL database and tell each other of moves over Valkey
  or Redis: --fanout-url redis://localhost. The page docs/hosting.md has examples for nginx and systemd.

It stops cleanly on Ctrl-C or SIGTERM. A crash loses nothing that was acknowledged; a restart goes on where it was.
"""


def register(app: typer.Typer) -> None:
    app.command(help=HELP, rich_help_panel=PLAYING)(serve)
    app.command(help=SIT_HELP, rich_help_panel=PLAYING)(sit)


def serve(
    host: str = typer.Option("127.0.0.1", help="Address to listen on; 0.0.0.0 for all."),
    port: int = typer.Option(8000, min=0, max=65535, help="Port to listen on; 0 for a free one."),
    database_url: str = typer.Option(
        "sqlite:///pentapolis.db", envvar="PENTAPOLIS_DATABASE_URL", help="Where everything is kept."
    ),
    workers: int = typer.Option(1, min=1, max=64, help="Processes that run the rules; one more thinks for quick bots."),
    open_page: bool = typer.Option(False, "--open", help="Open the page in a browser."),
    public_url: str = typer.Option(
        "", envvar="PENTAPOLIS_PUBLIC_URL", help="The address people use when a proxy stands before the server."
    ),
    fanout_url: str = typer.Option(
        "", envvar="PENTAPOLIS_FANOUT_URL", help="Valkey or Redis, when several processes share a database."
    ),
    pack: list[str] = typer.Option([], metavar="NAME=DIR", help="Offer a data pack under a name; may be repeated."),
    plain_http: bool = typer.Option(False, help="Cookies without Secure: for a home network without TLS."),
    inner_hooks: bool = typer.Option(False, help="Let webhooks call private addresses."),
    trusted_proxies: str = typer.Option("127.0.0.1", help="Addresses whose X-Forwarded-For is believed."),
    bot_delay: float = typer.Option(0.6, min=0, max=60, help="Seconds before a bot answers."),
    bot_seconds: float = typer.Option(1.0, min=0.05, max=10, help="Seconds that the strongest bot thinks."),
    ponderers: int = typer.Option(2, min=1, max=64, help="Processes for strong bots, hints and reviews."),
    limits: Path | None = typer.Option(None, metavar="FILE", help="A JSON file with limits that are to be others."),
    log_level: str = typer.Option("INFO", help="DEBUG, INFO, WARNING or ERROR."),
    log_plain: bool = typer.Option(False, help="Logs for people instead of JSON."),
    lang: str = Lang,
) -> None:
    try:
        from pentapolis.server.config import Config, ConfigError, read_limits
        from pentapolis.server.limits import DEFAULT
        from pentapolis.server.run import run
    except ModuleNotFoundError as error:
        fail(told("fault-needs", module=error.name, extra="server"))
    try:
        config = Config(
            host=host,
            port=port,
            database_url=database_url,
            workers=workers,
            public_url=public_url,
            fanout_url=fanout_url,
            packs=_packs(pack),
            plain_http=plain_http,
            inner_hooks=inner_hooks,
            trusted_proxies=trusted_proxies,
            bot_delay=bot_delay,
            bot_seconds=bot_seconds,
            ponderers=ponderers,
            limits=read_limits(limits) if limits is not None else DEFAULT,
            log_level=log_level,
            log_json=not log_plain,
        )
        run(config, open_page=open_page)
    except ConfigError as error:
        fail(told("fault-config", reason=str(error)))


def _packs(entries: list[str]) -> dict[str, Path]:
    """Data packs from the command line: `NAME=DIR`."""
    packs = {}
    for entry in entries:
        name, separator, folder = entry.partition("=")
        if not separator or not name.isidentifier() or not Path(folder).is_dir():
            fail(told("fault-pack-option", pack=entry))
        packs[name] = Path(folder)
    return packs


SIT_HELP = """Let a bot take a seat at an online table: give it the invitation link of the seat.

  pentapolis sit http://localhost:8000/join/5kq…/Zx0… --bot greedy --name Hal

It plays until the game is over. Bots of your own use pentapolis.server.client in the same way.
"""


def sit(
    invitation: str = typer.Argument(metavar="LINK", help="The invitation link of a seat."),
    bot: str = typer.Option("greedy", help=f"One of the server's own bots: {', '.join(bot_names())}."),
    name: str = typer.Option("", help="What the bot is called there; as it is called here if not given."),
    lang: str = Lang,
) -> None:
    try:
        from pentapolis.server.client import Refused
        from pentapolis.server.client.bot import read_link, sit_down
    except ModuleNotFoundError as error:
        fail(told("fault-needs", module=error.name, extra="server"))
    if bot not in bot_names():
        fail(told("fault-bot-online", bot=bot, known=", ".join(bot_names())))
    link = read_link(invitation)
    if link is None:
        fail(told("fault-invitation", link=invitation))
    try:
        frame = asyncio.run(sit_down(*link, name or bot, bot))
    except (Refused, OSError) as error:
        fail(told("fault-sit", reason=str(error)))
    totals = [f"{line.name} {sum(score.values())}" for line, score in zip(frame.seats, frame.scores, strict=True)]
    out.print(", ".join(totals), markup=False)
