"""What Wonders do (CC-28.10 to CC-28.17)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .common import ChooseAtOnce, DrawAtOnce, GainAtOnce, Good, Kind, Limited, Number, PaidEither, TerrainName


class SwapTokens(Kind, tag="swap_tokens", frozen=True):
    """CC-28.10: mood and culture replace each other when they are spent, but for Wonders."""

    carriers = ("great_arena",)


class CheerOn(PaidEither, tag="cheer_on", frozen=True):
    """CC-20.23: once in a land battle, after a roll, combat value for a token."""

    carriers = ("great_arena",)
    value: Number


class CollectHere(Kind, tag="collect_here", frozen=True):
    """CC-28.15: the city of the Wonder collects these goods from a terrain."""

    carriers = ("great_gardens",)
    terrain: TerrainName
    goods: tuple[Good, ...]


class StopAttackers(Kind, tag="stop_attackers", frozen=True):
    """CC-28.15: units of players that entered a Plain this turn may not attack the city of the Wonder."""

    carriers = ("great_gardens",)


class BorrowAdvance(Limited, tag="borrow_advance", frozen=True):
    """CC-28.11: an Advance outside the governments works until the end of the turn."""

    carriers = ("great_library",)


class LaunchShips(Kind, tag="launch_ships", frozen=True):
    """CC-28.12: Ships on the Sea whenever the city of the Wonder is activated."""

    carriers = ("great_lighthouse",)
    ships: Number


class ChooseFirstPlayer(Kind, tag="choose_first_player", frozen=True):
    """CC-16.9: the owner chooses the first player."""

    carriers = ("great_lighthouse",)


class DrawDiscards(Kind, tag="draw_discards", frozen=True):
    """CC-28.13: the top card of these discard piles may be drawn."""

    carriers = ("great_mausoleum",)
    decks: tuple[Literal["action", "event"], ...]


class DiscardUnder(Kind, tag="discard_under", frozen=True):
    """CC-28.13: own used cards go under their discard pile."""

    carriers = ("great_mausoleum",)


class BuilderScores(Kind, tag="builder_scores", frozen=True):
    """CC-28.16: all points stay with the builder."""

    carriers = ("great_pyramid",)


class WinTies(Kind, tag="win_ties", frozen=True):
    """CC-3.12: the builder wins a tie for the first place."""

    carriers = ("great_pyramid",)


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


class RepelBarbarians(Kind, tag="repel_barbarians", frozen=True):
    """CC-28.14: Barbarians who attack a city are beaten."""

    carriers = ("great_wall",)


WonderEffect = (
    GainAtOnce
    | ChooseAtOnce
    | DrawAtOnce
    | SwapTokens
    | CheerOn
    | CollectHere
    | StopAttackers
    | BorrowAdvance
    | LaunchShips
    | ChooseFirstPlayer
    | DrawDiscards
    | DiscardUnder
    | BuilderScores
    | WinTies
    | ObjectivesForActions
    | WeakenAttackers
    | RepelBarbarians
)
