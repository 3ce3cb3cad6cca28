"""The rule that each kind of question comes from: why an answer that the game knows was not offered.

Where a rule can say more (what is missing, how much), a wing explains its own kind in `explain.EXPLAIN`.
"""

from __future__ import annotations

import re

from .asks import ASKS, SPACE, sort_of
from .kinds import GOOD, UNIT
from .state import ClashTable, layout_of

# Questions by the rule that decides what may be answered.
QUESTIONS = {
    "CC-1.8": "civilization",
    "CC-3.9": "guillotine",
    "CC-4.4": "pay part wage to-gold",
    "CC-4.7": "gain exchange bundle uprising convert_tokens",
    "CC-4.8": "trade answer hand_over",
    "CC-6.10": "advance buy",
    "CC-8.1": "city",
    "CC-9.2": "collect tribute",
    "CC-9.10": "metallurgy",
    "CC-10.2": "building rebuild",
    "CC-10.6": "port",
    "CC-11.1": "recruit",
    "CC-11.6": "fetch",
    "CC-11.8": "place fanatics",
    "CC-11.10": "regain",
    "CC-11.12": "leader",
    "CC-11.14": "fear terror immortals hold retrain princeps",
    "CC-12.1": "move group group_part",
    "CC-12.2": "step",
    "CC-12.12": "via",
    "CC-13.1": "fleet",
    "CC-13.7": "cargo",
    "CC-14.1": "happiness",
    "CC-14.4": "raise",
    "CC-15.1": "source influence",
    "CC-15.5": "boost",
    "CC-16.7": "government cubes",
    "CC-16.9": "first",
    "CC-17.1": "discard draw spy spy_give recover",
    "CC-17.4": "teach_us",
    "CC-17.5": "target ability convert plans put_back assign objective achieve",
    "CC-19.6": "lay",
    "CC-19.9": "anchor",
    "CC-19.12": "explore",
    "CC-20.4": "tactics",
    "CC-20.18": "withdraw",
    "CC-20.19": "retreat",
    "CC-20.23": "arena",
    "CC-21.2": "loss losses cancel captives pandemic sacrifice",
    "CC-22.4": "refugee",
    "CC-25.3": "share favour reformer preacher temple fire civil-war lower anger exhaust envoy",
    "CC-25.7": "myths",
    "CC-26.2": "settlement",
    "CC-26.3": "garrison",
    "CC-26.4": "grey",
    "CC-26.8": "horde march",
    "CC-27.1": "pirates",
    "CC-27.2": "recall",
    "CC-27.3": "raid unrest",
    "CC-27.7": "reward",
    "CC-28.2": "wonder",
    "CC-28.11": "borrow",
    "CC-28.12": "lighthouse",
    "CC-28.17": "statue",
    "CC-29.3": "free_education",
    "CC-29.5": "siegecraft siege",
    "CC-29.7": "routes trader marauders",
    "CC-29.8": "trade_gold rewards",
    "CC-30.16": "polis",
    "CC-30.17": "pasture riders",
    "CC-30.20": "subterfuge",
    "CC-30.21": "hegemony",
    "CC-30.27": "launch crew beach shipwright",
    "CC-31.1": "person",
    "CC-31.4": "volcano quake",
    "CC-31.9": "hire deploy",
    "CC-7.2": "settle",
    "CC-32.2": "event-part",
}
RULE_OF = {kind: rule for rule, kinds in QUESTIONS.items() for kind in kinds.split()}
ASKS.check(RULE_OF)

# Words of answers that are no names of anything.
PLAIN_WORDS = frozenset(
    """
    none done end all yes no take accept refuse withdraw fight deck discard points upright turned full icon free die hit
    both sail land attack explore board navigate
    """.split()
)
OFFER_WORDS = frozenset("give want show hide offer withdraw want-action want-objective want-wonder".split())
_COUNTED = re.compile(r"([a-z]+)[0-9]{1,2}")


def is_answer(t: ClashTable, key: str) -> bool:
    """Whether every word of a key means something in this game, so that it deserves a reason."""
    return bool(key) and all(is_word(t, word) for part in key.split(":") for word in part.split("+"))


def is_word(t: ClashTable, word: str) -> bool:
    if SPACE.fullmatch(word):
        return word in layout_of(t).index
    counted = _COUNTED.fullmatch(word)
    if counted and (counted[1] in GOOD or counted[1] in UNIT):
        return True
    sort, value = sort_of(word)
    if sort == "seat":
        return 0 <= int(value) < len(t.state.players)
    return word in PLAIN_WORDS or word in GOOD or word in t.content.names or (word.isdecimal() and len(word) < 3)
