"""Speech: all that is met in play, said in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pentapolis.kernel.ask import Ask
from pentapolis.kernel.event import Event
from pentapolis.kernel.game import Game
from pentapolis.kernel.refusal import Refusal
from pentapolis.kernel.words import LANGUAGES, MissingWords, Words, read_words, rule_key

if TYPE_CHECKING:
    from .trial import Trial

MOST_REMEMBERED = 100_000  # texts; putting a message together costs fifteen times as much as remembering it
MOST_LABELS = 200  # of a longer list of answers only so many are compared at one position


class Speech:
    """Says messages in all languages at once, and remembers what it said. One serves any number of games.

    >>> speech = Speech([Words("en", {"hello": "Hello, { $name }!"}), Words("pl", {"hello": "Witaj, { $name }!"})])
    >>> speech.say("hello", {"name": "Ramses"})
    ('Hello, Ramses!', 'Witaj, Ramses!')
    """

    def __init__(self, words: Sequence[Words] = ()) -> None:
        self.words = tuple(words)
        self._said: dict[tuple[str, str], tuple[str, ...]] = {}

    def say(self, message: str, args: dict[str, Any]) -> tuple[str, ...]:
        """The message in every language; MissingWords if one cannot say it."""
        place = message, repr(args)
        said = self._said.get(place)
        if said is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            said = self._said[place] = tuple(words(message, **args) for words in self.words)
        return said


def speech_of(game: Game[Any, Any], package: str) -> Speech:
    """The speech of a game, from the Fluent files of the kernel and of the game's package."""
    return Speech(
        [read_words(language, ["pentapolis.kernel", package], names_in(game, language)) for language in LANGUAGES]
    )


def names_in(game: Game[Any, Any], language: str) -> Callable[[str, Any], str | None]:
    """Names for pieces and seats, as a table would give them."""

    def noun(argument: str, value: Any) -> str | None:
        if isinstance(value, list):
            return ", ".join(noun(argument, item) or str(item) for item in value)
        return game.name_of(value, language) if isinstance(value, str) else None

    return noun


def check_names(trial: Trial) -> None:
    """The game has a name in every language."""
    for words in trial.speech.words:
        trial.expect(words.language in trial.game.meta.names, "words", f"{words.language}: the name of the game")


def check_ask(trial: Trial) -> None:
    """The prompt and all answers of every open ask; no two answers by the same words."""
    for ask in trial.match.asks:
        say(trial, f"ask-{ask.kind}", ask.about)
        check_labels(trial, ask)


def check_labels(trial: Trial, ask: Ask) -> None:
    said: dict[tuple[int, str], str] = {}
    for key in ask.keys if len(ask.options) <= MOST_LABELS else trial.sample(ask.keys, MOST_LABELS):
        label = trial.game.rules.label(ask, key)
        for number, text in enumerate(say(trial, label.message, label.args)):
            other = said.setdefault((number, text), key)
            trial.expect(other == key, "labels", f"{ask.kind}: {other} and {key} are both called {text!r}")


def check_events(trial: Trial) -> None:
    """Every event that was told since the last time, as every viewer may know it."""
    events = trial.match.table.events
    for event in events[trial.heard :]:
        check_kind(trial, event)
        for viewer in trial.viewers if event.secret else [None]:
            seen = event.seen_by(viewer)
            say(trial, f"event-{seen.key}", seen.args)
    trial.heard = len(events)


def check_kind(trial: Trial, event: Event) -> None:
    """The event is told as it was declared, if the game declares its events."""
    kinds = trial.game.rules.events
    if not kinds:
        return
    trial.expect(event.key in kinds, "event", f"{event.key}: this kind of event is not declared")
    kind = kinds[event.key]
    told, secret = event.args.keys(), {name for more in event.secret.values() for name in more}
    trial.expect(
        kind.args <= told <= kind.args | kind.optional and secret - told <= kind.secret,
        "event",
        f"{event.key}: it tells {sorted(told | secret)}, and was declared with "
        f"{sorted(kind.args | kind.optional | kind.secret)}",
    )


def check_refusal(trial: Trial, refusal: Refusal) -> None:
    """The reason in full if there is one, else the title of the rule."""
    title = rule_key(refusal.rule)
    why = f"why-{title}"
    say(trial, why if any(why in words for words in trial.speech.words) else title, refusal.facts)


def check_score(trial: Trial, score: Mapping[str, float]) -> None:
    """Every source of points has a message of its own, or is a piece with a name."""
    for source in score:
        for words in trial.speech.words:
            if trial.game.name_of(source, words.language) is None:
                say(trial, f"score-{source}", {})


def say(trial: Trial, message: str, args: dict[str, Any]) -> tuple[str, ...]:
    try:
        return trial.speech.say(message, args)
    except MissingWords as missing:
        trial.fail("words", str(missing.args[0]))
