"""Work on a Ray cluster: the same units, the same results, with the interface of `execution`.

Every node needs this package in the same version; a unit refuses to be played with other rules or content.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from functools import partial
from itertools import islice
from socket import create_connection
from typing import Any, TypeVar
from urllib.parse import urlsplit

from .execution import Workers
from .pool import AHEAD, Waiting, chunk_size, do_chunk, silent

T = TypeVar("T")
R = TypeVar("R")

LOCAL, AUTO = "local", "auto"
PATIENCE = 5.0  # seconds that a cluster has to be heard of


def ray_cluster(address: str, waiting: Waiting = silent) -> Workers:
    """Workers of the cluster at an address; `auto` is the one that runs here, `local` starts one for this process."""
    try:
        import ray
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "Work on a cluster needs ray. Install it with: pip install 'pentapolis[ray]'", name=error.name
        ) from None
    if not ray.is_initialized():
        probe(os.environ.get("RAY_ADDRESS") or AUTO if address == AUTO else address)
        ray.init(address=address, log_to_driver=False, include_dashboard=False if address == LOCAL else None)
    return partial(as_done, ray, waiting)


def probe(address: str) -> None:
    """A ConnectionError if nobody listens there: ray itself would try for minutes. What is no address it knows."""
    try:
        where = urlsplit(f"//{address.rpartition('//')[2]}")
        host, port = where.hostname, where.port
    except ValueError:
        return
    if host is None or port is None:
        return
    try:
        create_connection((host, port), PATIENCE).close()
    except OSError as error:
        raise ConnectionError(f"There is no Ray cluster at {address}: {error.strerror or error}") from None


def as_done(
    ray: Any, waiting: Waiting, work: Callable[[T], R], items: Iterable[T]
) -> Generator[tuple[int, R], None, None]:
    """Results as they are done, with the number of their item; after an interrupt those of what was being worked on.

    A second interrupt gives up what is not done by then. The result that was handed over last may come again.
    """
    # All nodes take part from the start; if one is lost, its chunks are played elsewhere.
    remote = ray.remote(do_chunk).options(max_retries=-1, scheduling_strategy="SPREAD")
    task = ray.put(work)
    left, size = enumerate(items), 1
    window: deque[Any] = deque()
    open_: list[Any] = []
    ready: deque[tuple[int, R]] = deque()
    try:
        while True:
            most = AHEAD * cpus(ray)
            while len(window) < most and (chunk := list(islice(left, size))):
                open_.append(remote.remote(task, chunk))
                window.append(open_[-1])
            if not open_:
                return
            (done,), _ = ray.wait(open_, num_returns=1)
            results, seconds = ray.get(done)
            size = chunk_size(len(results), seconds)
            ready.extend(results)
            open_.remove(done)
            while ready:
                yield ready[0]
                ready.popleft()
            while window and window[0] not in open_:
                window.popleft()
    except KeyboardInterrupt:
        if open_:
            waiting(min(cpus(ray), len(open_)))
        for future in open_:
            ray.cancel(future)  # one that waits ends here; a worker that is at one finishes its item
        yield from ready
        while open_:
            (done,), open_ = ray.wait(open_, num_returns=1)
            yield from finished(ray, done)
        raise
    finally:
        for future in open_:
            ray.cancel(future, force=True)


def cpus(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def finished(ray: Any, future: Any) -> list[tuple[int, Any]]:
    """What a chunk that was called off has come to."""
    try:
        results, _ = ray.get(future)
    except ray.exceptions.TaskCancelledError:
        return []
    return list(results)
