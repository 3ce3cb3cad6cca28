"""Move Units, Ships and exploration (CC-12, CC-13, CC-19).

module    what it knows
marks     the restrictions of the turn, by which units of one kind differ
scene     the map as the moving seat meets it: room, enemies, what bars a battle
land      where land units can go
sea       where Ships can go
groups    which units go together
explore   turning regions over
steps     carrying out a move
action    the Move action itself
why       why not
"""

from pentapolis.games.clash_of_cultures.abilities import TURN
from pentapolis.parts.verbs import Verb

from .action import BEATS, Way, begin, offers, perform, targets
from .explore import explore, reveal_choices
from .groups import LIMITS
from .why import bar_action

__all__ = ["BEATS", "LIMITS", "Way", "begin", "explore", "reveal_choices", "targets"]

TURN.add(Verb("move", offers, bar_action, perform))
