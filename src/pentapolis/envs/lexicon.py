"""Lexicon: the tokens and columns of a game, found by playing it and kept in a file, so that they stay what they are.

A game of the shelf without a file gets a lexicon from a few games when it is first asked for: the same one every time,
since the games are the same. `python -m pentapolis.envs.freeze GAME` writes a file from many games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

import msgspec

from pentapolis.arena.fuzz import kinds
from pentapolis.games import load
from pentapolis.kernel import Ask, Game, Match

from .encoding import SEAT, ColumnNode, Encoding, PlacePatterns, Walk, group_of, plain
from .vocabulary import FIXED, Composer, Vocabulary, words

FORMAT = 2  # of encodings and vocabularies: raised when the same lexicon would mean something else
QUICK = 4  # games of every player count for a lexicon that nobody has frozen
LONGEST = 3_000  # decisions of a sampled game
EVERY = 5  # of so many decisions one is looked at
SHORT = 2  # words; a longer answer is a token only if it was met in one game of so many:
COMMON = 10


class Lexicon(msgspec.Struct, frozen=True):
    """What a game is told in. `version` is raised whenever the file changes; tokens are only ever added at the end.

    `columns` are paths with their scales (see `encoding`), with `@` for any seat: they serve every number of players.
    """

    game: str
    version: int
    rules: int
    tokens: tuple[str, ...]
    columns: dict[str, float]
    format: int = FORMAT

    def encoding(self, players: int) -> Encoding:
        return Encoding(self.columns, players, load(self.game).rules.bots.number_semantics)

    def vocabulary(self) -> Vocabulary:
        return Vocabulary(self.tokens)


@cache
def lexicon_of(game: str) -> Lexicon:
    """The lexicon of a game: its file, or if it has none, one from a few games."""
    file = files(__package__) / "lexicons" / f"{game}.json"
    if file.is_file():
        return msgspec.json.decode(file.read_bytes(), type=Lexicon)
    return sample(load(game), QUICK)


def sample(game: Game[Any, Any], games: int, *, once: int = 1, known: Lexicon | None = None) -> Lexicon:
    """A lexicon from so many random games of every player count, options in turn.

    What was met in fewer than `once` games is left out. The tokens of a `known` lexicon keep their numbers.
    """
    tokens = find_tokens(game, games, once)
    if known is not None:
        tokens = list(dict.fromkeys((*known.tokens, *tokens)))
    columns = find_columns(game, games, once, Vocabulary(tokens))
    return Lexicon(game.meta.id, known.version + 1 if known else 1, game.meta.rules_version, tuple(tokens), columns)


def find_tokens(game: Game[Any, Any], games: int, once: int) -> list[str]:
    """Whole answers, and the words of all answers, in alphabetical order.

    Long answers that are rare are left to their words: a unit, its place and where it goes are thousands together.
    """
    met: Counter[str] = Counter()
    for number in range(games):
        for players in game.meta.players:
            keys = {key for _, ask in decisions(game, players, number) for key in ask.options}
            met.update(keys | {word for key in keys for word in words(key)})
    common = max(once, games * len(game.meta.players) // COMMON)
    return sorted(
        token
        for token, times in met.items()
        if times >= (once if len(words(token)) <= SHORT else common) and token not in FIXED
    )


def find_columns(game: Game[Any, Any], games: int, once: int, vocabulary: Vocabulary) -> dict[str, float]:
    """Every place in views and questions where something stood, with the largest number that did."""
    root, random = ColumnNode("", PlacePatterns(game.rules.bots.number_semantics)), Random("columns")
    for number in range(games):
        for players in game.meta.players:
            met: dict[str, ColumnNode] = {}
            for match, ask in decisions(game, players, number):
                if random.randrange(EVERY) == 0:
                    view = plain(match.view(ask.seat))
                    for asked in questions(vocabulary, ask, random):
                        met |= meet(root, {"view": view, "question": asked}, players)
            for node in met.values():
                node.seen += 1
    return dict(sorted(scales(root, once), key=lambda column: (group_of(column[0]), column[0])))


def meet(root: ColumnNode, seen: dict[str, Any], players: int) -> dict[str, ColumnNode]:
    """Let the tree grow by what is seen; the places where something stood, by their paths."""
    walk = Walk([SEAT] * players)
    walk.dict(root, seen)
    for node, value in zip(walk.nodes, walk.values, strict=True):
        node.peak = max(node.peak, abs(value))
    return {node.path: node for node in walk.nodes}


def scales(node: ColumnNode, once: int) -> Iterator[tuple[str, float]]:
    if node.seen >= once:
        yield node.path, max(1.0, float(node.peak))
    for child in node.children.values():
        yield from scales(child, once)


def decisions(game: Game[Any, Any], players: int, number: int) -> Iterator[tuple[Match[Any, Any], Ask]]:
    """A random game, decision by decision."""
    variants = kinds(game.meta, (players,), {})
    _, options = variants[number % len(variants)]
    seed = f"lexicon/{players}/{number}"
    random = Random(seed).random
    match = Match.simulate(game, players, options, seed)
    for _ in range(LONGEST):
        ask = match.ask
        if ask is None:
            return
        yield match, ask
        keys = list(ask.options)
        match.answer(keys[int(random() * len(keys))], ask.seat)


def questions(vocabulary: Vocabulary, ask: Ask, random: Random) -> Iterator[dict[str, Any]]:
    """What a seat is asked on the way to a random answer."""
    composer = Composer(vocabulary, list(ask.options))
    while True:
        yield question(ask.seat, ask, composer)
        if composer.choose(random.choice(composer.legal)) is not None:
            return


def question(seat: int, ask: Ask | None, composer: Composer | None) -> dict[str, Any]:
    """What a seat is asked, as plain data; `chosen` are the tokens of its answer so far."""
    if ask is None or composer is None:
        return {"place": str(seat)}
    tokens = composer.vocabulary.tokens
    return {
        "asked": 1,
        "place": str(seat),
        "kind": ask.kind,
        "about": ask.about,
        "chosen": [tokens[token] for token in composer.chosen],
        "answers": len(composer.legal),
    }
