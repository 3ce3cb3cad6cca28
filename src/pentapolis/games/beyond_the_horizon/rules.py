"""The rulebook of Beyond the Horizon, put together."""

from __future__ import annotations

from pentapolis.kernel import BotSupport, Rulebook

from .asks import ASKS, EXPAND
from .components import Content
from .evaluate import evaluate
from .explain import explain
from .indicators import indicators
from .log import EVENTS
from .meta import META
from .phases import REASONS
from .position import build
from .reading import ledgers, read
from .scoring import outcome, score
from .setup import setup
from .state import BHState
from .traits import TRAITS
from .turn import BEATS, is_stalled, turn_of
from .view import NUMBER_SEMANTICS, redeal, view

RULES: Rulebook[BHState, Content] = Rulebook(
    meta=META,
    state=BHState,
    setup=setup,
    beats=BEATS,
    view=view,
    redeal=redeal,
    score=score,
    outcome=outcome,
    evaluate=evaluate,
    ledgers=ledgers,
    build=build,
    read=read,
    asks=ASKS.otherwise(explain=explain).explained(REASONS),
    events=EVENTS,
    turn_of=turn_of,
    stalled=is_stalled,
    bots=BotSupport(
        sequels=frozenset({EXPAND}), traits=TRAITS, indicators=indicators, number_semantics=NUMBER_SEMANTICS
    ),
)
