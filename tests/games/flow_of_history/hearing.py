"""Hearing: everything that games of The Flow of History say, in both languages, and what its source could say."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any

from pentapolis.games import load
from pentapolis.games.flow_of_history import asks
from pentapolis.kernel import Ask, Match, Refusal
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.words import LANGUAGES, Words, read_words, rule_key

PACKAGE = "pentapolis.games.flow_of_history"
PLAYERS = ("Ola", "Jan", "Ewa", "Leo", "Zoe")
GAME = load("flow_of_history")
VERBS = ("invest", "complete", "snipe", "activate")


@cache
def words_in(language: str) -> Words:
    """The words as a table has them: names of players for seats, names of pieces for ids."""

    def noun(argument: str, value: Any) -> str | None:
        if argument in ("seat", "target") and isinstance(value, int):
            return PLAYERS[value]
        return GAME.name_of(value, language) if isinstance(value, str) else None

    return read_words(language, ["pentapolis.kernel", PACKAGE], noun)


class Hearing:
    """Listens to whole games. Whatever has no words in a language raises MissingWords on the spot."""

    def __init__(self) -> None:
        self.words = [words_in(language) for language in LANGUAGES]
        self.said: dict[tuple[str, str], tuple[str, ...]] = {}
        self.messages: set[str] = set()
        self.facts: dict[str, set[tuple[str, ...]]] = {}  # of refusals, by rule
        self.repeated: set[tuple[str, ...]] = set()  # lines of the log that came twice in a row
        self.answers: dict[str, None] = dict.fromkeys(["harvest", "decline", "seat1", "seat2", "99", "steal:7"])
        for card in GAME.content.cards:
            self.answers.update(dict.fromkeys([card, f"remove:{card}", *(f"{verb}:{card}" for verb in VERBS)]))

    def say(self, message: str, args: dict[str, Any]) -> tuple[str, ...]:
        place = message, repr(args)
        if place not in self.said:
            self.said[place] = tuple(words(message, **args) for words in self.words)
            self.messages.add(message)
        return self.said[place]

    def play(self, players: int, variant: str, seed: str) -> None:
        """One random game; at some positions all answers that are not legal are tried."""
        match = Match.start(GAME, players, {"variant": variant}, seed)
        chance, heard = Chance(f"{seed}/answers"), 0
        while (ask := match.ask) is not None:
            self.hear_ask(ask)
            if ask.kind not in (asks.ACTION, asks.TOKENS) or chance.below("why", 6) == 0:
                for answer in self.answers:
                    self.hear_refusal(match.why_not(answer, ask.seat))
            match.answer(ask.keys[chance.below("answer", len(ask.keys))])
            lines = [self.say(f"event-{event.key}", event.args) for event in match.table.events[heard:]]
            self.repeated |= {one for one, two in pairwise(lines) if one == two}
            heard = len(match.table.events)

    def hear_ask(self, ask: Ask) -> None:
        """The prompt, and the answers: no two of them may sound alike in any language."""
        self.say(f"ask-{ask.kind}", ask.about)
        labels = [GAME.rules.label(ask, key) for key in ask.keys]
        for texts in zip(*(self.say(label.message, label.args) for label in labels), strict=True):
            assert len(set(texts)) == len(texts), (ask, texts)

    def hear_refusal(self, refusal: Refusal | None) -> None:
        if refusal is not None and refusal.rule.startswith("FH-"):
            self.say(f"why-{rule_key(refusal.rule)}", refusal.facts)
            self.facts.setdefault(refusal.rule, set()).add(tuple(refusal.facts))


# What the source could say


@cache
def modules() -> list[ast.Module]:
    root = resources.files(PACKAGE)
    files = [file for folder in (root, root / "actions") for file in folder.iterdir() if file.name.endswith(".py")]
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def calls(name: str) -> Iterator[ast.Call]:
    """Calls of a function or method of this name."""
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and name == getattr(node.func, "attr", getattr(node.func, "id", None)):
                yield node


def emitted() -> dict[str, frozenset[str]]:
    """The key of every event, and its arguments."""
    return {key: kind.args for key, kind in GAME.rules.events.items()}


def asked() -> set[str]:
    """Every kind of question in the source: the second argument of `Ask` and `choose`."""
    kinds = [call.args[1] for name in ("Ask", "choose") for call in calls(name)]
    return {getattr(asks, kind.attr) for kind in kinds if isinstance(kind, ast.Attribute)}


def labelled() -> set[str]:
    """Every message of a label: what `label` writes out, the verbs of the actions, the kinds that are all cards."""
    written = {node.value for module in modules() for node in ast.walk(module) if isinstance(node, ast.Constant)}
    fixed = {text for text in written if isinstance(text, str) and re.fullmatch("answer-[a-z-]*[a-z]", text)}
    verbs = {f"answer-{verb}" for verb in (*VERBS, "harvest", "decline")}
    return fixed | verbs | {f"answer-{kind}" for kind in (asks.KEEP, asks.GAIN, asks.BANKER)}


def refusing() -> set[str]:
    """Every rule that the source names as a reason."""
    written = (node.value for module in modules() for node in ast.walk(module) if isinstance(node, ast.Constant))
    return {text for text in written if isinstance(text, str) and re.fullmatch(r"FH-[A-Z]+\.\d+", text)}
