"""What any game is: flows, asks, matches, chance, views, events, records, scenarios. Names no game."""

from .ask import Ask, Flow, Offers, Question, Sealed, Subsets
from .chance import Chance, seed_hash
from .event import Event
from .game import BotSupport, Game, Outcome, Rulebook
from .indicators import Indicator
from .kinds import Asks, Events, Label
from .match import Match, Step
from .meta import Meta, Option, OptionError, Together
from .number_semantics import NumberSemantics, Packed
from .refusal import Refusal
from .state import Beat, State, beat, beats
from .table import Table

__all__ = [
    "Ask",
    "Asks",
    "Beat",
    "BotSupport",
    "Chance",
    "Event",
    "Events",
    "Flow",
    "Game",
    "Indicator",
    "Label",
    "Match",
    "Meta",
    "NumberSemantics",
    "Offers",
    "Option",
    "OptionError",
    "Outcome",
    "Packed",
    "Question",
    "Refusal",
    "Rulebook",
    "Sealed",
    "State",
    "Step",
    "Subsets",
    "Table",
    "Together",
    "beat",
    "beats",
    "seed_hash",
]
