"""Why not, for the questions inside an Action or effect: hexes, units, payments and other choices."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.kernel import Ask, Refusal
from pentapolis.kernel.ask import read_seat

from . import asks
from .actions import military
from .building import closed_to
from .kinds import DECKS, MONEY, PILLARS, RESOURCES, TRACKS, UNITS
from .state import ARMOR, MosaicTable
from .units import regions_in_play
from .wealth import RATE

Why = Callable[[MosaicTable, Ask, list[str]], Refusal | None]

SITES = {"city": "MO-BLD.4", "port_city": "MO-BLD.8", "farm": "MO-BLD.10", "manufactory": "MO-BLD.10"}
WONDER_SITES = {"any": "MO-WON.1", "port_hex": "MO-WON.3", "region_with_3_cities_one_own": "MO-WON.4"}
FREE_SITES = {
    ("farm", "region_without_own_city"): "MO-CRD.1",
    ("city", "region_adjacent_to_region_with_own_city"): "MO-CRD.7",
    ("city", "hex_adjacent_to_own_city"): "MO-CRD.8",
}


def is_seat(t: MosaicTable, word: str) -> bool:
    """Whether a word names a seat of this table."""
    number = word.removeprefix("seat")
    return word != number and len(number) == 1 and number.isdecimal() and 1 <= int(number) <= len(t.state.players)


def one_of(words: list[str], known: object, rule: str) -> Refusal | None:
    """Refuse a word that the game knows, but not here."""
    return Refusal(rule) if len(words) == 1 and words[0] in known else None  # type: ignore[operator]


def why_leader(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return one_of(words, t.content.leaders, "MO-SET.13")


def why_keep(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return one_of(words, t.content.technologies, "MO-SET.14")


def why_found(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return why_hex(t, words, "MO-SET.15")


def why_place(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    """MO-SET.2, MO-GLO.10, MO-BLD.9, MO-BLD.18: out of play, built on, a port, closed; else what the piece needs."""
    building, where = str(ask.about["building"]), str(ask.about["where"])
    if building == "wonder":
        return why_hex(t, words, WONDER_SITES[where])
    rule = FREE_SITES.get((building, where), SITES[building])
    refusal = why_hex(t, words, rule)
    if refusal is None or refusal.rule != rule:
        return refusal
    bit = 1 << t.content.board.index[words[0]]
    if building != "port_city" and bit & t.content.board.ports:
        return Refusal("MO-BLD.9")
    if building in ("city", "port_city") and bit & closed_to(t, ask.seat):
        return Refusal("MO-BLD.18")
    return refusal


def why_hex(t: MosaicTable, words: list[str], rule: str) -> Refusal | None:
    """A hex of the map that cannot be built on now."""
    hex_ = t.content.board.index.get(words[0]) if len(words) == 1 else None
    if hex_ is None:
        return None
    bit = 1 << hex_
    if not bit & t.content.counts[len(t.state.players)].mask:
        return Refusal("MO-SET.2")
    return Refusal("MO-GLO.10" if bit & t.state.occupied else rule)


def why_pay(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    """MO-RES.1: at least what is missing, at most the cost and what the Money allows."""
    if len(words) != 1 or not (words[0].isascii() and words[0].isdecimal()):
        return None
    money = t.state.players[ask.seat].stock[MONEY] // RATE
    return Refusal("MO-RES.1", have=int(ask.about["have"]), cost=int(ask.about["cost"]), units=money)


def why_technology(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return one_of(words, (asks.PLAY, asks.KEEP_DOWN), "MO-TEC.3")


def is_unit(t: MosaicTable, words: list[str]) -> bool:
    return len(words) == 2 and words[0] in UNITS and words[1] in t.content.board.region_index


def why_unit(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return why_regions(t, words[1:], "MO-MIL.11") if is_unit(t, words) else None


def why_regions(t: MosaicTable, regions: list[str], rule: str) -> Refusal:
    """MO-SET.2: nothing enters or leaves a Region out of play; else the rule of what is done there."""
    inside = regions_in_play(t)
    return Refusal(rule if all(t.content.board.region_index[region] in inside for region in regions) else "MO-SET.2")


def why_military(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    """MO-MIL.1 to MO-MIL.6, MO-SET.2: the limit, the Money, the piece, the Regions."""
    if words == [asks.DONE]:
        return Refusal("MO-MIL.1")
    if words[0] == "recruit" and is_unit(t, words[1:]):
        if int(ask.about["recruited"]) >= t.state.players[ask.seat].recruits:
            return Refusal("MO-MIL.3")
        return why_regions(t, words[2:], military.bar_kind(t, ask.seat, UNITS.index(words[1])) or "MO-MIL.2")
    if words[0] == "move" and is_unit(t, words[1:3]) and len(words) == 4 and words[3] in t.content.board.region_index:
        regions = t.content.board.region_index
        near = regions[words[3]] in t.content.board.touching[regions[words[2]]]
        return why_regions(t, words[2:], "MO-MIL.5" if near else "MO-MIL.6")
    return None


def why_eliminate(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    """MO-MIL.9; MO-MIL.10: not units with Armor."""
    if len(words) != 3 or not is_seat(t, words[0]) or not is_unit(t, words[1:]):
        return None
    armored = t.state.players[read_seat(words[0])].powers & ARMOR
    return why_regions(t, words[2:], "MO-MIL.10" if armored else "MO-MIL.9")


def why_token(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return one_of(words, t.content.board.index, "MO-TOK.6")


def why_track(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return one_of(words, TRACKS, "MO-LEA.9")


def why_resource(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return one_of(words, RESOURCES, "MO-CRD.5")


def why_transfer(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return Refusal("MO-CRD.9") if len(words) == 2 and words[0] in TRACKS and words[1] in TRACKS else None


def why_amount(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return Refusal("MO-CRD.9") if len(words) == 1 and words[0].isascii() and words[0].isdecimal() else None


def why_offer(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return one_of(words, DECKS, "MO-GOV.5")


def why_pillar(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return one_of(words, PILLARS, "MO-WON.7")


def why_region(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    rule = "MO-EMP.9" if ask.about["card"] in t.content.governments else "MO-CRD.11"
    return why_regions(t, words, rule) if one_of(words, t.content.board.region_index, rule) else None


def why_takeover(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    return one_of(words, t.content.board.index, "MO-LEA.4")


def why_diplomats(t: MosaicTable, ask: Ask, words: list[str]) -> Refusal | None:
    regions = t.content.board.region_index
    known = len(words) == 3 and is_seat(t, words[0]) and words[1] in regions and words[2] in regions
    return why_regions(t, words[1:], "MO-EMP.3") if known else None


CHOICES: dict[str, Why] = {
    asks.LEADER: why_leader,
    asks.KEEP: why_keep,
    asks.FOUND: why_found,
    asks.PLACE: why_place,
    asks.PAY: why_pay,
    asks.TECHNOLOGY: why_technology,
    asks.UNIT: why_unit,
    asks.MILITARY: why_military,
    asks.ELIMINATE: why_eliminate,
    asks.TOKEN: why_token,
    asks.TRACK: why_track,
    asks.RESOURCE: why_resource,
    asks.TRANSFER: why_transfer,
    asks.AMOUNT: why_amount,
    asks.OFFER: why_offer,
    asks.PILLAR: why_pillar,
    asks.REGION: why_region,
    asks.TAKEOVER: why_takeover,
    asks.DIPLOMATS: why_diplomats,
}
