"""Words for answers and reasons against them, for the questions that events ask."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.explain import EXPLAIN, Explainer, not_there
from pentapolis.games.clash_of_cultures.kinds import ANGRY
from pentapolis.games.clash_of_cultures.state import ClashTable, layout_of
from pentapolis.kernel import Ask, Label, Refusal

from .draw import FULL, ICON


def label_word(*words: str) -> Callable[[Ask, str], Label]:
    """Answers that are plain words have a message of their own: `answer-guillotine-points`."""

    def label(ask: Ask, key: str) -> Label:
        name = f"answer-{ask.kind}"
        return Label(f"{name}-{key}") if key in words else Label(name, asks.words_of(key))

    return label


def label_thing(ask: Ask, key: str) -> Label:
    """A unit stands somewhere; a good or a card does not."""
    words = asks.words_of(key)
    return Label("answer-pandemic-unit" if "space" in words else "answer-pandemic", words)


asks.ASKS.labelled(
    {
        asks.EVENT_PART: label_word(FULL, ICON),
        asks.MYTHS: label_word(asks.PAY, asks.NONE),
        asks.GUILLOTINE: label_word(asks.POINTS),
        asks.ENVOY: label_word("deck"),
        asks.PANDEMIC: label_thing,
    }
)


def cannot_fall(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-5.8: an Angry city, if there is one that can still fall; CC-25.3: a city of somebody else."""
    city = t.state.cities.get(layout_of(t).index.get(key, -1))
    if city is None:
        return None
    rule = "CC-5.8" if city.owner == ask.seat and city.mood == ANGRY else "CC-25.3"
    return Refusal(rule, space=key)


def not_that_one(rule: str) -> Explainer:
    """A unit, piece or city that the card does not mean."""

    def explain(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
        words = asks.words_of(key)
        return Refusal(rule, space=words["space"]) if words.get("space") in layout_of(t).index else None

    return explain


def not_them(t: ClashTable, ask: Ask, key: str) -> Refusal | None:
    """CC-25.3: a player whom the card cannot mean: oneself, or one who can do nothing with it."""
    seat = asks.words_of(key).get("seat", -1)
    return Refusal("CC-25.3", seat=seat) if 0 <= seat < len(t.state.players) else None


EXPLAIN[asks.EXHAUST] = not_there("CC-25.6")
for kind in (asks.LOWER, asks.ANGER, asks.FIRE, asks.CIVIL_WAR):
    EXPLAIN[kind] = cannot_fall
for kind in (asks.LOSS, asks.PANDEMIC, asks.SACRIFICE):
    EXPLAIN[kind] = not_that_one("CC-21.2")
for kind in (asks.VOLCANO, asks.QUAKE):
    EXPLAIN[kind] = not_that_one("CC-31.4")
for kind in (asks.GUILLOTINE, asks.TEMPLE):
    EXPLAIN[kind] = not_that_one("CC-25.3")
for kind in (asks.SHARE, asks.FAVOUR, asks.REFORMER, asks.PREACHER):
    EXPLAIN[kind] = not_them
