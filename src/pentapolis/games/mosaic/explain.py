"""Why not: the rule that keeps an answer off the list, with the numbers it depends on.

Verbs explain themselves (`menu`); here are the other questions: hexes, units, payments and other choices.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from pentapolis.kernel import Ask, Refusal
from pentapolis.kernel.ask import read_seat, seat_key
from pentapolis.kernel.kinds import Explainer, Labeller

from . import asks
from .actions.build import SITES
from .actions.military import STEPS
from .actions.wonder import SITES as WONDER_SITES
from .building import closed_to
from .kinds import CITY, DECKS, MONEY, PILLARS, PORT_CITY, RESOURCES, TRACKS, UNITS
from .menu import ADDITIONAL, AFTER, EVERYTHING
from .opening import BENEFITS
from .state import ARMOR, MosaicTable
from .units import all_in_play
from .wealth import RATE

FREE_SITES = {
    ("farm", "region_without_own_city"): "MO-CRD.1",
    ("city", "region_adjacent_to_region_with_own_city"): "MO-CRD.7",
    ("city", "hex_adjacent_to_own_city"): "MO-CRD.8",
}


# Menus


def explain_act(t: MosaicTable, ask: Ask, key: str) -> Refusal | None:
    """MO-TRN.2: one Action in a turn."""
    refusal = EVERYTHING.refuse(t, ask.seat, key)
    if refusal is None or t.state.actions or AFTER.verb_of(key):
        return refusal
    return Refusal("MO-TRN.2", left=0)


def explain_extra(t: MosaicTable, ask: Ask, key: str) -> Refusal | None:
    """MO-TRN.4: an Additional Action is taken at once."""
    refusal = EVERYTHING.refuse(t, ask.seat, key)
    return refusal if refusal is None or ADDITIONAL[str(ask.about["action"])].verb_of(key) else Refusal("MO-TRN.4")


# Choices

WORDS: dict[str, Callable[[MosaicTable], Collection[str]]] = {
    "leader": lambda t: t.content.leaders,
    "technology": lambda t: t.content.technologies,
    "hex": lambda t: t.content.board.index,
    "region": lambda t: t.content.board.region_index,
    "seat": lambda t: [seat_key(seat) for seat in range(len(t.state.players))],
    "unit": lambda t: UNITS,
    "track": lambda t: TRACKS,
    "resource": lambda t: RESOURCES,
    "deck": lambda t: DECKS,
    "pillar": lambda t: PILLARS,
    "play": lambda t: (asks.PLAY, asks.KEEP_DOWN),
}
"""What the words of an answer may name."""


def is_known(t: MosaicTable, name: str, word: str) -> bool:
    if name == "number":
        return word.isascii() and word.isdecimal()
    return word in WORDS[name](t)


def spoken(names: str, why: str | Callable[[MosaicTable, Ask, list[str]], Refusal | str]) -> Explainer:
    """Why not, for answers of such words: one rule, or what a function tells. MO-SET.2: Regions must be in play."""
    known = names.split()

    def explain(t: MosaicTable, ask: Ask, key: str) -> Refusal | None:
        words = key.split(":")
        if len(words) != len(known) or not all(map(is_known, [t] * len(known), known, words)):
            return None
        if not all_in_play(t, [word for name, word in zip(known, words, strict=True) if name == "region"]):
            return Refusal("MO-SET.2")
        reason = why if isinstance(why, str) else why(t, ask, words)
        return Refusal(reason) if isinstance(reason, str) else reason

    return explain


def why_hex(t: MosaicTable, hex_: str, rule: str) -> str:
    """MO-SET.2, MO-GLO.10: a hex out of play, or built on; else the rule of what is done there."""
    bit = 1 << t.content.board.index[hex_]
    if not bit & t.content.counts[len(t.state.players)].mask:
        return "MO-SET.2"
    return "MO-GLO.10" if bit & t.state.occupied else rule


def why_place(t: MosaicTable, ask: Ask, words: list[str]) -> str:
    """MO-BLD.9, MO-BLD.18: a port, or closed; else what the piece needs."""
    building, where = str(ask.about["building"]), str(ask.about["where"])
    if building == "wonder":
        return why_hex(t, words[0], WONDER_SITES[where])
    usual = FREE_SITES.get((building, where), SITES.get(building, "MO-BLD.10"))
    rule = why_hex(t, words[0], usual)
    bit = 1 << t.content.board.index[words[0]]
    if rule == usual and building != PORT_CITY and bit & t.content.board.ports:
        return "MO-BLD.9"
    if rule == usual and building in (CITY, PORT_CITY) and bit & closed_to(t, ask.seat):
        return "MO-BLD.18"
    return rule


def why_pay(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal:
    """MO-RES.1: at least what is missing, at most the cost and what the Money allows."""
    money = t.state.players[ask.seat].stock[MONEY] // RATE
    return Refusal("MO-RES.1", have=int(ask.about["have"]), cost=int(ask.about["cost"]), units=money)


def why_eliminate(t: MosaicTable, ask: Ask, words: list[str]) -> str:
    """MO-MIL.9; MO-MIL.10: not units with Armor."""
    return "MO-MIL.10" if t.state.players[read_seat(words[0])].powers & ARMOR else "MO-MIL.9"


def why_region(t: MosaicTable, ask: Ask, words: list[str]) -> str:
    return "MO-EMP.9" if ask.about["card"] in t.content.governments else "MO-CRD.11"


REASONS: dict[str, Explainer] = {
    asks.ACT: explain_act,
    asks.EXTRA: explain_extra,
    asks.BENEFIT: BENEFITS.why,
    asks.MILITARY: STEPS.why,
    asks.LEADER: spoken("leader", "MO-SET.13"),
    asks.KEEP: spoken("technology", "MO-SET.14"),
    asks.FOUND: spoken("hex", lambda t, ask, words: why_hex(t, words[0], "MO-SET.15")),
    asks.PLACE: spoken("hex", why_place),
    asks.PAY: spoken("number", why_pay),
    asks.TECHNOLOGY: spoken("play", "MO-TEC.3"),
    asks.UNIT: spoken("unit region", "MO-MIL.11"),
    asks.ELIMINATE: spoken("seat unit region", why_eliminate),
    asks.TOKEN: spoken("hex", "MO-TOK.6"),
    asks.TRACK: spoken("track", "MO-LEA.9"),
    asks.RESOURCE: spoken("resource", "MO-CRD.5"),
    asks.TRANSFER: spoken("track track", "MO-CRD.9"),
    asks.AMOUNT: spoken("number", "MO-CRD.9"),
    asks.OFFER: spoken("deck", "MO-GOV.5"),
    asks.PILLAR: spoken("pillar", "MO-WON.7"),
    asks.REGION: spoken("region", why_region),
    asks.TAKEOVER: spoken("hex", "MO-LEA.4"),
    asks.DIPLOMATS: spoken("seat region region", "MO-EMP.3"),
}
"""Why an answer is not legal, by kind of question."""

LABELS: dict[str, Labeller] = {
    asks.ACT: EVERYTHING.words,
    asks.EXTRA: EVERYTHING.words,
    asks.BENEFIT: BENEFITS.words,
    asks.MILITARY: STEPS.words,
}
"""The words for the answers of menus."""
