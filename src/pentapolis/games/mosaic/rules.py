"""The rulebook of Mosaic, put together."""

from __future__ import annotations

from pentapolis.kernel import BotSupport, Rulebook

from .asks import ACT, ASKS
from .components import Content
from .evaluate import evaluate
from .events import EVENTS
from .explain import LABELS, REASONS
from .indicators import indicators
from .menu import END
from .meta import META
from .position import build
from .reading import ledgers, read
from .redeal import redeal
from .scoring import outcome, score
from .setup import setup
from .state import MosaicState
from .traits import TRAITS
from .turn import BEATS, turn_of
from .view import NUMBER_SEMANTICS, view

RULES: Rulebook[MosaicState, Content] = Rulebook(
    meta=META,
    state=MosaicState,
    setup=setup,
    beats=BEATS,
    view=view,
    redeal=redeal,
    score=score,
    outcome=outcome,
    evaluate=evaluate,
    asks=ASKS.labelled(LABELS).explained(REASONS),
    events=EVENTS,
    ledgers=ledgers,
    build=build,
    read=read,
    turn_of=turn_of,
    closing={ACT: END.words},
    bots=BotSupport(traits=TRAITS, decisive=28.0, indicators=indicators, number_semantics=NUMBER_SEMANTICS),
)
