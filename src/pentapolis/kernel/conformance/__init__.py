"""What every game must keep to, by only being registered: one random game at a time, with all invariants on.

`check_game` plays the game and looks at sampled positions as hard as `Thoroughness` asks; the first breach ends it with
a `ConformanceError` that names the invariant and carries all that is needed to play the game again.

module      watches
answers     every ask is well made, everything listed is accepted, everything else is refused and changes nothing
copies      copies share nothing and go the same way; tracked, untracked and silent play are the same game
takebacks   undo and redo lead back exactly, and never to knowledge that was not there before
secrets     views travel as JSON; re-dealt and imagined worlds look the same to the seat they were made for
leaks       in two worlds that a viewer cannot tell apart, asks, events, labels and refusals do not tell them apart
speech      everything met in play can be said in every language, and no two answers of an ask by the same words
accounts    ledgers, scores, places, estimates
papers      positions and records survive being written down and read again
"""

from .speech import Speech, speech_of
from .suite import check_game
from .trial import FUZZ, NEVER, THOROUGH, ConformanceError, Counts, Thoroughness

__all__ = [
    "FUZZ",
    "NEVER",
    "THOROUGH",
    "ConformanceError",
    "Counts",
    "Speech",
    "Thoroughness",
    "check_game",
    "speech_of",
]
