"""The game as all its tests use it, and positions in the notation of scenarios."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pentapolis.games import load
from pentapolis.games.flow_of_history.components import Card, Content, content_of
from pentapolis.games.flow_of_history.position import build
from pentapolis.games.flow_of_history.state import FlowState
from pentapolis.kernel import Chance, Game, Match
from pentapolis.kernel.data import parse_yaml

GAME: Game[FlowState, Content] = load("flow_of_history")
CARDS = GAME.content.cards


def new_match(players: int, seed: str = "1", **options: str) -> Match[FlowState, Content]:
    """A game just set up."""
    return Match.start(GAME, players, options, seed)


def match_at(text: str, **options: str) -> Match[FlowState, Content]:
    """A match that begins in a position, written in YAML as a scenario's `given`."""
    given: dict[str, Any] = parse_yaml(text, "given")
    players = len(given["seats"])
    return Match(GAME, build(GAME.content, players, GAME.meta.settle(players, options), given))


def reprinted(*cards: Card) -> Game[FlowState, Content]:
    """The game with some cards printed otherwise, possible or not."""
    changed = CARDS | {card.id: card for card in cards}
    return replace(GAME, content=content_of(changed, GAME.content.banker, GAME.content.setups, GAME.content.names))


def answer_somehow(match: Match[FlowState, Content], chance: Chance) -> None:
    """Give one of the legal answers."""
    ask = match.ask
    assert ask is not None
    match.answer(ask.keys[chance.below("answers", len(ask.keys))], ask.seat)
