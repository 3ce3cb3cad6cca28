"""Why not: the rule that keeps an answer off the list, with the numbers it depends on.

The rules are those of the same `bar` functions and lists that make the offers.
"""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Ask, Refusal

from . import abilities, asks, tiles
from .actions import build, government, military, population, tax, technology, wonder, work
from .explain_choice import CHOICES
from .kinds import BUILDINGS, DECKS, PILLARS, RESOURCES
from .state import MosaicTable
from .technologies import bar_turn_up

ACTION_VERBS = ("work", "population", "build", "wonder", "technology", "tax_tariff", "military", "government")
FREE_VERBS = ("play", "claim", "clear", "ability", "peek")


def explain(t: MosaicTable, ask: Ask, key: str) -> Refusal | None:
    """Called for an answer that is not among the legal ones; None if the game knows no such answer."""
    words = key.split(":")
    if ask.kind in (asks.ACT, asks.EXTRA):
        return explain_menu(t, ask, words)
    if ask.kind == asks.BENEFIT:
        return explain_benefit(t, ask.seat, words)
    return CHOICES[ask.kind](t, ask, words)


def explain_menu(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    """Actions and free moves. MO-TRN.2: one Action in a turn, and no passing; MO-TRN.4: an Additional one at once."""
    verb, piece = words[0], ":".join(words[1:])
    if words == [asks.END]:
        return Refusal("MO-TRN.2", left=t.state.actions) if ask.kind == asks.ACT else Refusal("MO-TRN.4")
    known = KNOWN.get(verb)
    if known is None or not known(t, piece):
        return None
    if ask.kind == asks.EXTRA and (ask.about["action"] == "work" or verb in FREE_VERBS[:-1]):
        return Refusal("MO-WRK.2") if verb == "work" else Refusal("MO-TRN.4")
    if ask.kind == asks.ACT and not t.state.actions and verb in (*ACTION_VERBS, "peek"):
        return Refusal("MO-TRN.2", left=0)
    if piece == asks.TOP:
        return Refusal("MO-GOV.8")
    return WHY[verb](t, ask.seat, piece)


KNOWN: dict[str, Callable[[MosaicTable, str], bool]] = {  # whether such an answer could exist at all
    "work": lambda t, piece: piece in RESOURCES,
    "population": lambda t, piece: piece in ("", asks.TOP) or piece in t.content.population_cards,
    "build": lambda t, piece: piece in (*BUILDINGS, asks.TOP) or piece in t.content.build_cards,
    "wonder": lambda t, piece: piece in t.content.wonders,
    "technology": lambda t, piece: piece == asks.TOP or piece in t.content.technologies,
    "tax_tariff": lambda t, piece: piece in ("tax", "tariff", asks.TOP) or piece in t.content.tax_cards,
    "military": lambda t, piece: piece == "",
    "government": lambda t, piece: piece in t.content.governments,
    "play": lambda t, piece: piece in t.content.technologies,
    "claim": lambda t, piece: piece in t.content.golden_ages or piece in t.content.achievements,
    "clear": lambda t, piece: piece in DECKS,
    "peek": lambda t, piece: piece in DECKS,
    "ability": lambda t, piece: piece in t.content.leaders,
}


def why_work(t: MosaicTable, seat: int, piece: str) -> Refusal:
    return Refusal(work.bar(t, seat, piece) or "MO-WRK.1")


def why_population(t: MosaicTable, seat: int, piece: str) -> Refusal:
    if not piece:
        return Refusal(population.bar_fallback(t, seat) or "MO-POP.5", card="population")
    return Refusal(population.bar(t, seat, piece) or "MO-POP.1", card=piece)


def why_build(t: MosaicTable, seat: int, piece: str) -> Refusal:
    rule = build.bar(t, seat, piece) or "MO-BLD.1"
    return Refusal(rule, card=piece, have=t.state.players[seat].population)


def why_wonder(t: MosaicTable, seat: int, piece: str) -> Refusal:
    count = len(t.state.players[seat].wonders)
    return Refusal(wonder.bar(t, seat, piece) or "MO-WON.1", card=piece, stone=20 + 5 * count, food=5 + 5 * count)


def why_technology(t: MosaicTable, seat: int, piece: str) -> Refusal:
    return Refusal(technology.bar(t, seat, piece) or "MO-TEC.1", card=piece)


def why_tax(t: MosaicTable, seat: int, piece: str) -> Refusal:
    return Refusal(tax.bar(t, seat, piece) or "MO-TAX.1", card=piece)


def why_military(t: MosaicTable, seat: int, piece: str) -> Refusal:
    return Refusal(military.bar(t, seat) or "MO-MIL.1")


def why_government(t: MosaicTable, seat: int, piece: str) -> Refusal:
    rule = government.bar(t, seat, piece) or "MO-GOV.1"
    if rule == "MO-GOV.6":
        return lacking(t, seat, piece, rule)
    return Refusal(rule, card=piece)


def lacking(t: MosaicTable, seat: int, piece: str, rule: str) -> Refusal:
    """MO-TEC.4: the first Pillar of which there are too few symbols."""
    symbols = t.state.players[seat].symbols
    for pillar, need in t.content.requires[piece]:
        if symbols[pillar] < need:
            name = f"pillar_{PILLARS[pillar]}"
            return Refusal(rule, card=piece, pillar=name, have=symbols[pillar], need=need)
    return Refusal("MO-TEC.6", card=piece)


def why_play(t: MosaicTable, seat: int, piece: str) -> Refusal:
    """MO-TEC.6: only an own face-down card can be turned up."""
    rule = bar_turn_up(t, seat, piece) or "MO-TEC.6"
    return lacking(t, seat, piece, rule) if rule == "MO-TEC.4" else Refusal(rule, card=piece)


def why_claim(t: MosaicTable, seat: int, piece: str) -> Refusal:
    rule = tiles.bar_claim(t, seat, piece) or "MO-TIL.1"
    return Refusal(rule, card=piece, have=tiles.reached(t, seat, piece), need=tiles.needed(t, piece))


def why_clear(t: MosaicTable, seat: int, piece: str) -> Refusal:
    return Refusal(abilities.bar_clear(t, seat, DECKS.index(piece)) or "MO-GOV.4")


def why_peek(t: MosaicTable, seat: int, piece: str) -> Refusal:
    return Refusal(abilities.bar_peek(t, seat, DECKS.index(piece)) or "MO-GOV.8")


def why_ability(t: MosaicTable, seat: int, piece: str) -> Refusal:
    return Refusal(abilities.bar_ability(t, seat, piece) or "MO-TRN.3")


WHY: dict[str, Callable[[MosaicTable, int, str], Refusal]] = {
    "work": why_work,
    "population": why_population,
    "build": why_build,
    "wonder": why_wonder,
    "technology": why_technology,
    "tax_tariff": why_tax,
    "military": why_military,
    "government": why_government,
    "play": why_play,
    "claim": why_claim,
    "clear": why_clear,
    "peek": why_peek,
    "ability": why_ability,
}


def explain_benefit(t: MosaicTable, seat: int, words: list[str]) -> Refusal | None:
    """MO-SET.16: the Leader's benefits once, before all is done."""
    if words in ([asks.LEADER], [asks.DONE]):
        return Refusal("MO-SET.16")
    if len(words) == 2 and words[0] == "play" and words[1] in t.content.technologies:
        return why_play(t, seat, words[1])
    return None
