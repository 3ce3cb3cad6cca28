"""Real servers for tests, from Debian's packages (`make services`): PostgreSQL, and Valkey or Redis."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import wait_until

MISSING = "{} is not installed: run `make services`, or install the Debian package {}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def find(name: str, *folders: str) -> str:
    """A program on the path or in one of the folders, the newest first."""
    places = [str(place) for folder in folders for place in sorted(Path("/").glob(folder), reverse=True)]
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(places))
    return found or ""


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL cluster of its own. Yields the URL of an empty database."""
    folder = "usr/lib/postgresql/*/bin"
    initdb, server = find("initdb", folder), find("postgres", folder)
    assert initdb, MISSING.format("PostgreSQL", "postgresql")
    assert server
    user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        if user is not None:
            shutil.chown(place, user, user)
        data = f"{place}/data"
        make = [initdb, "-D", data, "-U", "pentapolis", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(make, user=user, check=True, capture_output=True, cwd=place)
        run = [server, "-D", data, "-p", str(port), "-k", place, "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        process = subprocess.Popen(run, user=user, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=place)
        try:
            ask = [find("pg_isready", folder), "-q", "-h", "127.0.0.1", "-p", str(port)]
            wait_until(lambda: subprocess.run(ask, check=False).returncode == 0)
            yield f"postgresql://pentapolis@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)  # at once, whoever is still connected
            process.wait(20)


class Valkey:
    """A Valkey or Redis server that can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._program = find("valkey-server") or find("redis-server")
        assert self._program, MISSING.format("Valkey or Redis", "redis-server")
        self._folder = folder
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir"]
        self._process = subprocess.Popen(
            [*command, str(self._folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_until(lambda: listens(self.port))

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)


@contextmanager
def valkey(folder: Path) -> Iterator[Valkey]:
    server = Valkey(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
