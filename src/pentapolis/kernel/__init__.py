"""What any game is: flows, asks, matches, chance, views, events, records, scenarios. Names no game."""

from .ask import Ask, Flow, Offers, Question, Sealed, Subsets
from .chance import Chance, seed_hash
from .event import Event
from .game import Game, Label, Outcome, Rulebook
from .legend import Legend, Packed
from .match import Match, Step
from .meta import Meta, Option, OptionError, Together
from .refusal import Refusal
from .state import Beat, State
from .table import Table
from .told import Told

__all__ = [
    "Ask",
    "Beat",
    "Chance",
    "Event",
    "Flow",
    "Game",
    "Label",
    "Legend",
    "Match",
    "Meta",
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
    "Told",
    "seed_hash",
]
