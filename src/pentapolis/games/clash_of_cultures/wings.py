"""Everything that registers abilities and actions by being imported; their order is the order of the turn's answers."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Flow

from . import civil, persons, trade, wonders
from .actions import advance, collect, construct, found, happiness, influence, recruit, why, wonder
from .civs import (
    aztecs,
    babylon,
    calendar,
    carthage,
    celts,
    china,
    conversion,
    egypt,
    fleets,
    greece,
    huns,
    india,
    japan,
    maya,
    nomads,
    persia,
    phoenicia,
    rome,
    vikings,
    words,
)
from .powers import culture, economy, knowledge, people

BEATS: dict[str, Callable[..., Flow[None] | None]] = {}

REGISTERED = (
    # economy
    *(advance, found, collect, construct, wonder, recruit, happiness, influence, why),
    *(knowledge, people, culture, economy),
    # cards
    *(civil, persons, wonders, trade),
    # civs
    *(aztecs, babylon, carthage, fleets, celts, china, egypt, greece, huns, nomads, india, japan, maya, calendar),
    *(persia, phoenicia, rome, vikings, conversion, words),
)
