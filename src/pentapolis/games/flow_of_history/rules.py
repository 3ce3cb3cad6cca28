"""The rulebook of The Flow of History, put together."""

from __future__ import annotations

from pentapolis.kernel import BotSupport, Rulebook

from .asks import ASKS
from .components import Content
from .evaluate import evaluate, forgone
from .indicators import indicators
from .log import EVENTS
from .market import is_stalled
from .menu import REASONS, WORDS
from .meta import META
from .position import build, ledgers, read
from .scoring import outcome, score
from .setup import setup
from .state import FlowState
from .traits import TRAITS
from .turn import BEATS, turn_of
from .view import NUMBER_SEMANTICS, redeal, view

RULES: Rulebook[FlowState, Content] = Rulebook(
    meta=META,
    state=FlowState,
    setup=setup,
    beats=BEATS,
    view=view,
    redeal=redeal,
    score=score,
    outcome=outcome,
    evaluate=evaluate,
    asks=ASKS.labelled(WORDS).explained(REASONS),
    events=EVENTS,
    ledgers=ledgers,
    build=build,
    read=read,
    seats_of=lambda state: state.players,
    turn_of=turn_of,
    stalled=is_stalled,
    bots=BotSupport(
        forgone=forgone, traits=TRAITS, decisive=7.0, indicators=indicators, number_semantics=NUMBER_SEMANTICS
    ),
)
