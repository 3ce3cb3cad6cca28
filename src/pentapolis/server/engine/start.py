"""Beginnings: the first position of a match, from its setup; and setups that continue another match.

A match that continues another one is no special case later on: its setup says where it begins, its entries what
happened since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapolis.kernel import Game, Match, Refusal, Step
from pentapolis.kernel.refusal import NOT_ASKED

from .entries import Origin, Setup

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]


class Unplayable(ValueError):
    """A match cannot be run here: it began with other content or by other rules."""


def begin(game: AnyGame, setup: Setup) -> AnyMatch:
    """The match at its first question, with its events.

    Raises OptionError for what the game does not have, and a Refusal where a match cannot be continued.
    """
    if setup.content not in ("", game.content_hash):
        raise Unplayable(f"the match began with content {setup.content}, and this is {game.content_hash}")
    if setup.rules not in (0, game.meta.rules_version):
        raise Unplayable(f"the match began by rules {setup.rules}, and these are {game.meta.rules_version}")
    if setup.origin is None:
        return Match.start(game, setup.players, setup.options, setup.seed)
    if (setup.players, setup.options) != (setup.origin.setup.players, setup.origin.setup.options):
        raise Unplayable("the match was set up otherwise than the one it continues")
    before = begin(game, setup.origin.setup)
    for seat, key in setup.origin.answers:
        before.answer(key, seat)
    if before.ask_for(setup.origin.seat) is not None:
        return before.imagine(setup.origin.seat, setup.seed, tracked=True, silent=False)
    if before.over or setup.origin.setup.origin is not None:
        raise Refusal(NOT_ASKED)
    return before.workings.imagine_from_beat(setup.origin.seat, setup.seed)


def continue_from(game: AnyGame, setup: Setup, answers: Sequence[Step], at: int, seat: int, seed: str) -> Setup:
    """The setup of a new match that goes on from another one as `seat` knew it after `at` answers.

    It begins there, or at the nearest moment before at which the seat's place in the game can be imagined: a question
    to the seat, or the beginning of a turn. Raises a Refusal if there is none.
    """
    for cut in range(min(at, len(answers)), -1, -1):
        origin = Origin(setup, tuple(answers[:cut]), seat)
        made = Setup(
            setup.game,
            setup.players,
            setup.options,
            seed,
            pack=setup.pack,
            content=game.content_hash,
            rules=game.meta.rules_version,
            origin=origin,
        )
        try:
            begin(game, made)
        except Refusal:
            continue
        return made
    raise Refusal(NOT_ASKED)
