"""The words for answers that need more than their key."""

from __future__ import annotations

from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.kinds import CAPTIVE, GOODS, INFANTRY, SETTLER, UNITS
from pentapolis.games.clash_of_cultures.moves.words import label_group
from pentapolis.kernel import Ask, Label


def label_shipwright(ask: Ask, key: str) -> Label:
    """`ship2:infantry1+settler1`: how many Ships become what."""
    made = {UNITS[INFANTRY]: 0, UNITS[SETTLER]: 0}
    for word in key.partition(":")[2].split("+"):
        name = word.rstrip("0123456789")
        made[name] = int(word[len(name) :])
    infantry, settlers = made[UNITS[INFANTRY]], made[UNITS[SETTLER]]
    return Label("answer-shipwright", {"ships": infantry + settlers, "infantry": infantry, "settlers": settlers})


def label_polis(ask: Ask, key: str) -> Label:
    """The city itself stands in the question."""
    if key == asks.NONE:
        return Label("answer-polis-none", {"space": ask.about["space"]})
    return Label("answer-polis", {"space": key})


def label_collect(ask: Ask, key: str) -> Label:
    """A Captive is no resource (CC-30.6)."""
    space, _, good = key.partition(":")
    if good == GOODS[CAPTIVE]:
        return Label("answer-collect-captive", {"space": space})
    if not good:
        return Label(f"answer-collect-{key}")
    return Label("answer-collect", asks.words_of(key))


def label_recruit(ask: Ask, key: str) -> Label:
    """Draft may buy a card instead of a unit (CC-30.20)."""
    piece, _, source = key.partition(":")
    return Label("answer-recruit-card", {"piece": source}) if piece == "card" else asks.label_recruit(ask, key)


asks.ASKS.labelled(
    {
        asks.COLLECT: label_collect,
        asks.RECRUIT: label_recruit,
        asks.SHIPWRIGHT: label_shipwright,
        asks.POLIS: label_polis,
        asks.CREW: label_group,
        asks.RIDERS: label_group,
    }
)
