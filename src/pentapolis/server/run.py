"""Running a server: uvicorn around the application, until it is told to stop."""

from __future__ import annotations

import logging
import socket
import sys
import webbrowser

import uvicorn

from .app import make_app
from .config import Config, ConfigError
from .logs import set_up
from .services import Services

log = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """uvicorn, which also says where it listens."""

    def __init__(self, config: uvicorn.Config, address: str, open_page: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(f"Pentapolis is served at {self._address} (Ctrl-C stops it).\n")
            sys.stdout.flush()
            if self._open_page:
                webbrowser.open(self._address)


def run(config: Config, *, open_page: bool = False) -> None:
    """Serve until SIGINT or SIGTERM."""
    made = uvicorn_config(Services(config))
    listening = listen(config.host, config.port)
    set_up(config.log_level, config.log_json)
    Server(made, address_of(config, listening), open_page).run(sockets=[listening])


def uvicorn_config(services: Services) -> uvicorn.Config:
    config, limits = services.config, services.config.limits
    return uvicorn.Config(
        make_app(services),
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=config.trusted_proxies,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=limits.message * 4,  # in bytes; the limit itself is in characters
        ws_max_queue=32,
        ws_ping_interval=limits.heartbeat,
        ws_ping_timeout=limits.silence,
        ws_per_message_deflate=False,  # some 300 KB for each socket, and more time than a frame takes to make
        timeout_graceful_shutdown=int(limits.shutdown),
        lifespan="on",
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; a taken port is found out before anything else starts."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise ConfigError(f"{host}:{port} cannot be listened on: {error.strerror}; choose another --port") from None
    listening.set_inheritable(True)
    return listening


def address_of(config: Config, listening: socket.socket) -> str:
    """Where a browser finds the server."""
    if config.public_url:
        return config.public_url
    port = listening.getsockname()[1]
    host = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else config.host
    return f"http://{host}:{port}"
