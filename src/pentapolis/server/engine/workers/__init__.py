"""The engine in worker processes: rules and bots run there, under a time limit and a memory cap.

    async with Pool(load, Settings()) as pool:
        done = await pool.apply(match, entry, [Look((0,), 41), Look(())])
        # store done.entry; if that fails: await pool.forget(match)

`load(match, after)` is the caller's: it gives the Log of a stored match, with the entries numbered above `after`. A
worker that does not have a match, or is behind, is given its log; one that has gone ahead of what is stored starts
anew. So nothing that matters ever lives in a worker only.

Refusals of the rules come as `kernel.Refusal`, unusable records as `kernel.record.RecordError`, and everything else
that can go wrong as an `EngineFailure`.
"""

from .calls import Applied, Checked, Look, Shown
from .failures import Closed, Crashed, EngineFailure, Faulty, OutOfStep, Overdue
from .pool import Loader, Pool, Settings

__all__ = [
    "Applied",
    "Checked",
    "Closed",
    "Crashed",
    "EngineFailure",
    "Faulty",
    "Loader",
    "Look",
    "OutOfStep",
    "Overdue",
    "Pool",
    "Settings",
    "Shown",
]
