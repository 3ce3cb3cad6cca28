"""Piles and hands: drawing, discarding, passing cards on, and who has seen which card of whom (CC-17.1, CC-18.4)."""

from __future__ import annotations

from .known import forget as forget
from .known import learn as learn
from .known import pass_on as pass_on
from .known import redeal_hands as redeal_hands
from .known import show as show
from .piles import discard_action as discard_action
from .piles import discard_event as discard_event
from .piles import discard_objective as discard_objective
from .piles import discard_person as discard_person
from .piles import discard_playable as discard_playable
from .piles import draw_action as draw_action
from .piles import draw_event as draw_event
from .piles import draw_wonder as draw_wonder
from .piles import reserve_objectives as reserve_objectives
from .piles import take_action as take_action
from .piles import take_objective as take_objective
