"""The rulebook of Clash of Cultures, put together."""

from __future__ import annotations

from pentapolis.kernel import BotSupport, Rulebook

from . import (
    barbarians,
    battle,
    choosing,
    civil,
    events,
    moves,
    objectives,
    persons,
    pirates,
    status,
    trade,
    turn,
    wings,
)
from .asks import ACT, ASKS, END, TRADE
from .components import Content
from .evaluate import evaluate
from .explain import explain
from .indicators import indicators
from .log import EVENTS
from .meta import META
from .position import build
from .reading import ledgers, read
from .restraint import forgone
from .scoring import outcome, score
from .setup import setup
from .state import ClashState
from .traits import TRAITS
from .view import NUMBER_SEMANTICS, redeal, view

RULES: Rulebook[ClashState, Content] = Rulebook(
    meta=META,
    state=ClashState,
    setup=setup,
    beats={
        **choosing.BEATS,
        **turn.BEATS,
        **status.BEATS,
        **moves.BEATS,
        **battle.BEATS,
        **barbarians.BEATS,
        **pirates.BEATS,
        **events.BEATS,
        **civil.BEATS,
        **persons.BEATS,
        **trade.BEATS,
        **objectives.BEATS,
        **wings.BEATS,
    },
    view=view,
    redeal=redeal,
    score=score,
    outcome=outcome,
    evaluate=evaluate,
    asks=ASKS.otherwise(explain=explain),
    events=EVENTS,
    ledgers=ledgers,
    build=build,
    read=read,
    seats_of=lambda state: len(state.players),
    turn_of=turn.turn_of,
    closing={ACT: END},
    bots=BotSupport(
        openings=frozenset({TRADE}),
        forgone=forgone,
        long_turns=True,
        decisive=8.0,
        traits=TRAITS,
        indicators=indicators,
        number_semantics=NUMBER_SEMANTICS,
    ),
    targets=moves.targets,
)
