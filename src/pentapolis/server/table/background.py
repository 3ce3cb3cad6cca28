"""Work on the side: what a server does while nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

log = logging.getLogger(__name__)


class Background:
    """The tasks on the side of one server process. `open`: it serves, and has not begun to stop."""

    def __init__(self) -> None:
        self.open = False
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something on the side; what it raises goes to the log."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work on the side failed", exc_info=error)

    async def finish(self, seconds: float) -> None:
        """Let what is under way come to its end, if that takes no longer."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
