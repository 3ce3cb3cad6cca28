"""What Wonders do (CC-28.10 to CC-28.17)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .common import Kind, Number
from .shapes import FromTerrain, Limited, OfShips, PaidEither, kind, plain

# CC-28.10: mood and culture replace each other when they are spent, but for Wonders
SwapTokens = plain("swap_tokens", "great_arena")


class CheerOn(PaidEither, tag="cheer_on", frozen=True):
    """CC-20.23: once in a land battle, after a roll, combat value for a token."""

    carriers = ("great_arena",)
    value: Number


# CC-28.15: the city of the Wonder collects these goods from a terrain
CollectHere = kind("collect_here", FromTerrain, "great_gardens")
# CC-28.15: units of players that entered a Plain this turn may not attack the city of the Wonder
StopAttackers = plain("stop_attackers", "great_gardens")
# CC-28.11: an Advance outside the governments works until the end of the turn
BorrowAdvance = kind("borrow_advance", Limited, "great_library")
# CC-28.12: Ships on the Sea whenever the city of the Wonder is activated
LaunchShips = kind("launch_ships", OfShips, "great_lighthouse")
ChooseFirstPlayer = plain("choose_first_player", "great_lighthouse")  # CC-16.9: the owner chooses the first player


class DrawDiscards(Kind, tag="draw_discards", frozen=True):
    """CC-28.13: the top card of these discard piles may be drawn."""

    carriers = ("great_mausoleum",)
    decks: tuple[Literal["action", "event"], ...]


DiscardUnder = plain("discard_under", "great_mausoleum")  # CC-28.13: own used cards go under their discard pile
BuilderScores = plain("builder_scores", "great_pyramid")  # CC-28.16: all points stay with the builder
WinTies = plain("win_ties", "great_pyramid")  # CC-3.12: the builder wins a tie for the first place


class ObjectivesForActions(Limited, tag="objectives_for_actions", frozen=True):
    """CC-28.17: objective cards of the hand for Main Actions."""

    carriers = ("great_statue",)
    cards: Number
    actions: Number


class WeakenAttackers(Kind, tag="weaken_attackers", frozen=True):
    """CC-28.14: combat value of attackers of a Happy city in one round."""

    carriers = ("great_wall",)
    value: Annotated[int, msgspec.Meta(lt=0)]
    round: Number


RepelBarbarians = plain("repel_barbarians", "great_wall")  # CC-28.14: Barbarians who attack a city are beaten
