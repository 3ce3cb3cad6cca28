"""The words for answers, by what their keys are made of."""

from __future__ import annotations

from msgspec.structs import asdict

from pentapolis.kernel import Ask, Label
from pentapolis.kernel.ask import read_seat
from pentapolis.kernel.kinds import Labeller

from . import vocabulary as v

SKIP, STOP = "skip", "stop"
PLAIN = (SKIP, STOP, "do")
WORDS = ("all", "none", "settle", "cards")
"""Answers that are no pieces, with a message of their own for each question."""

Facts = dict[str, int | str]


def named(names: str) -> Labeller:
    """`answer-KIND` with the words of a key by these names; `answer-WORD` for a word that means the same everywhere."""
    known = names.split()

    def label(ask: Ask, key: str) -> Label:
        if key in PLAIN:
            return Label(f"answer-{key}")
        if key in WORDS:
            return Label(f"answer-{ask.kind}-{key}")
        return Label(f"answer-{ask.kind}", facts(known, key.split(":")))

    return label


def facts(names: list[str], words: list[str]) -> Facts:
    return dict(zip(names, map(value_of, words), strict=False))


def value_of(word: str) -> int | str:
    """
    >>> value_of("3"), value_of("seat1"), value_of("wood")
    (3, 0, 'wood')
    """
    if word.isdecimal():
        return int(word)
    return read_seat(word) if word.startswith("seat") and word[4:].isdecimal() else word


def by_word(ask: Ask, key: str) -> Label:
    """`answer-KIND-WORD`, for keys that are words of the game and no pieces."""
    return Label(f"answer-{key}" if key in PLAIN else f"answer-{ask.kind}-{key}")


def verbs(names: str) -> Labeller:
    """`answer-KIND-VERB` with what the verb is about; a key of one word is a verb alone."""
    known = names.split()

    def label(ask: Ask, key: str) -> Label:
        if key in PLAIN:
            return Label(f"answer-{key}")
        verb, *rest = key.split(":")
        return Label(f"answer-{ask.kind}-{verb}", facts(known, rest))

    return label


def priced(labeller: Labeller, fact: str) -> Labeller:
    """The same words, with the price that an answer's value ends in."""

    def label(ask: Ask, key: str) -> Label:
        said, value = labeller(ask, key), ask.options.get(key)
        return Label(said.message, {**said.args, fact: value[-1] if isinstance(value, tuple) else 0})

    return label


def told(labeller: Labeller, *names: str) -> Labeller:
    """The same words, with what the question is about."""

    def label(ask: Ask, key: str) -> Label:
        said = labeller(ask, key)
        return said if key in PLAIN else Label(said.message, {**said.args, **{name: ask.about[name] for name in names}})

    return label


def tribe(ask: Ask, key: str) -> Label:
    """`PLACE:SPOT:STANCE`, and where it comes from if it has moved this turn; without a stance it is a strong one."""
    if key in PLAIN:
        return Label(f"answer-{key}")
    if key in WORDS:
        return Label(f"answer-{ask.kind}-{key}")
    said = {"stance": "strong", **facts(["place", "spot", "stance", "origin"], key.split(":"))}
    return Label("answer-tribe-moved" if "origin" in said else "answer-tribe", said)


def spot(ask: Ask, key: str) -> Label:
    """A free encampment or seat, or `SPOT:SEAT:STANCE`: whose tribe is displaced."""
    if key in PLAIN:
        return Label(f"answer-{key}")
    words = key.split(":")
    if len(words) == 1:
        return Label(f"answer-spot-{key}")
    return Label("answer-spot-displace", facts(["spot", "seat", "stance"], words))


def returned(ask: Ask, key: str) -> Label:
    """`return:THING`, with more about it: the space of a planning marker, the place of a raw material."""
    if key in PLAIN:
        return Label(f"answer-{key}")
    _, thing, *where = key.split(":")
    if where:
        return Label(f"answer-shortage-{thing}", facts(["where"], where))
    return Label("answer-shortage", {"thing": thing})


def stack(ask: Ask, key: str) -> Label:
    """`open:CARD`, `deck:TYPE` or a type alone."""
    if key in PLAIN:
        return Label(f"answer-{key}")
    verb, _, what = key.rpartition(":")
    return Label("answer-open", {"card": what}) if verb == "open" else Label(f"answer-deck-{what}")


def deeds(labeller: Labeller) -> Labeller:
    """What an answer does, where its value or the end of it are effects: the first one, and how many more there are."""

    def label(ask: Ask, key: str) -> Label:
        effects = effects_in(ask.options.get(key))
        if not effects:
            return labeller(ask, key)
        first = effects[0]
        fields = {name: plain(value) for name, value in asdict(first).items() if isinstance(value, int | str | None)}
        return Label(f"answer-effect-{first.__struct_config__.tag}", {**fields, "more": len(effects) - 1})

    return label


def effects_in(value: object) -> tuple[v.Effect, ...]:
    if isinstance(value, v.Effect):
        return (value,)
    if not isinstance(value, tuple) or not value:
        return ()
    return value if isinstance(value[0], v.Effect) else effects_in(value[-1])


def plain(value: int | str | None) -> int | str:
    """A field of an effect as a fact: no truth values, nothing that is not there."""
    return "" if value is None else int(value) if isinstance(value, bool) else value
