"""What any game is: flows, asks, matches, chance, views, events, records, scenarios. Names no game."""

from .ask import Ask, Flow, Offers, Question, Sealed, Subsets
from .chance import Chance, seed_hash
from .event import Event
from .game import BotSupport, Game, Outcome, Rulebook
from .kinds import Asks, Events, Label
from .legend import Legend, Packed
from .match import Match, Step
from .meta import Meta, Option, OptionError, Together
from .refusal import Refusal
from .state import Beat, State, beat, beats
from .table import Table
from .told import Told

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
    "beat",
    "beats",
    "seed_hash",
]
