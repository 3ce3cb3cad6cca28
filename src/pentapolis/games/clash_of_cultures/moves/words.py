"""The words for the answers of a Move action."""

from __future__ import annotations

import re

from pentapolis.games.clash_of_cultures import asks
from pentapolis.games.clash_of_cultures.asks import ASKS, words_of
from pentapolis.kernel import Ask, Label

from .land import GO, SAIL
from .marks import WORDS

PICK = re.compile(r"(?P<marks>(?:[a-z]+-)*)(?P<unit>[a-z]+)(?P<count>[0-9]+)")
MOST_PICKS = 6  # the texts go so far


def read_pick(word: str) -> tuple[int, str, int] | None:
    """Marks, kind and number of a word like `forest-infantry2`.

    >>> read_pick("forest-infantry2"), read_pick("d4")
    ((4, 'infantry', 2), (0, 'd', 4))
    """
    found = PICK.fullmatch(word)
    if found is None:
        return None
    names = {name: flag for flag, name in WORDS}
    flags = 0
    for name in found["marks"].split("-")[:-1]:
        if name not in names:
            return None
        flags |= names[name]
    return flags, found["unit"], int(found["count"])


def label_move(ask: Ask, key: str) -> Label:
    """`answer-move` for units that walk, `answer-move-VERB` for other ways."""
    verb, _, rest = key.partition(":")
    if not rest:
        return Label("answer-move-done") if key == asks.DONE else Label("answer-move", words_of(key))
    return Label(f"answer-move-{verb}", words_of(rest))


def label_group(ask: Ask, key: str) -> Label:
    """A mix of units: `answer-units-2` has two kinds of them."""
    if key in (asks.ALL, asks.NONE):
        return Label(f"answer-{ask.kind}-{key}")
    words = key.split("+")
    picks = [pick for pick in map(read_pick, words) if pick is not None]
    if len(picks) != len(words) or len(picks) > MOST_PICKS:
        return Label("answer-units", {"mix": key})
    args: dict[str, int | str] = {}
    for number, (flags, unit, count) in enumerate(picks, 1):
        args |= {f"count{number}": count, f"unit{number}": unit, f"marks{number}": flags}
    return Label(f"answer-units-{len(picks)}", args)


def label_step(ask: Ask, key: str) -> Label:
    """`answer-step-attack` and the like; the bare space is `answer-step`."""
    verb, _, space = key.rpartition(":")
    verb = "" if verb in ("", GO, SAIL) else "-" + verb.replace(":", "-")
    return Label(f"answer-step{verb}", {"space": space})


def label_lay(ask: Ask, key: str) -> Label:
    """Which terrain lies where."""
    spaces, terrain = str(ask.about["spaces"]).split("+"), str(ask.about[key]).split("+")
    args: dict[str, int | str] = {}
    for number, (space, ground) in enumerate(zip(spaces, terrain, strict=True), 1):
        args |= {f"space{number}": space, f"terrain{number}": ground}
    return Label("answer-lay", args)


ASKS.labelled({asks.MOVE: label_move, asks.STEP: label_step, asks.LAY: label_lay})
ASKS.labelled(dict.fromkeys((asks.GROUP, asks.GROUP_PART, asks.FLEET, asks.CARGO), label_group))
