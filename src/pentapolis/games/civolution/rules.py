"""The rulebook of Civolution, put together."""

from __future__ import annotations

from pentapolis.kernel import BotSupport, Rulebook

from .asks import ASKS
from .components import Content
from .course import BEATS, turn_of
from .evaluate import evaluate
from .indicators import indicators
from .log import EVENTS
from .meta import META
from .position import build
from .reading import ledgers, read
from .redeal import redeal
from .scoring import outcome, score
from .setup import setup
from .state import CVState
from .traits import OPENINGS, TRAITS
from .view import NUMBER_SEMANTICS, view

RULES: Rulebook[CVState, Content] = Rulebook(
    meta=META,
    state=CVState,
    setup=setup,
    beats=BEATS,
    score=score,
    outcome=outcome,
    view=view,
    redeal=redeal,
    evaluate=evaluate,
    ledgers=ledgers,
    build=build,
    read=read,
    asks=ASKS,
    events=EVENTS,
    turn_of=turn_of,
    bots=BotSupport(openings=OPENINGS, traits=TRAITS, indicators=indicators, number_semantics=NUMBER_SEMANTICS),
)
