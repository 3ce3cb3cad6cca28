"""Final scoring by source, at any moment, and ties (MO-SCO, MO-UNR)."""

from __future__ import annotations

from pentapolis.kernel import Outcome

from .counting import count
from .index import city_count
from .kinds import MONEY, UNIVERSAL
from .state import MosaicTable, Player
from .vocabulary import AnyEffect, Unrest, UnrestPer, VpEnd, VpEndPer

SOURCES = (
    "empire",
    "at_once",
    "cities",
    "towns",
    "wonders",
    "golden_ages",
    "achievements",
    "projects",
    "technologies",
    "manufactories",
    "leader",
    "unrest",
)


def score(t: MosaicTable, seat: int) -> dict[str, int]:
    """MO-SCO.1 to MO-SCO.8: VP by source as if the game ended now; MO-SCO.10: Resources are worth nothing."""
    content, player = t.content, t.state.players[seat]
    cards = content.build_cards
    return {
        "empire": player.empire,
        "at_once": player.at_once,
        "cities": 2 * city_count(player),
        "towns": player.towns.bit_count(),
        "wonders": sum(points(t, seat, content.wonders[tile].effects, hex_) for tile, hex_ in player.wonders.items()),
        "golden_ages": sum(content.golden_ages[tile].vp_end for tile in player.tiles if tile in content.golden_ages),
        "achievements": sum(content.achievements[tile].vp_end for tile in player.tiles if tile in content.achievements),
        "projects": sum(
            points(t, seat, cards[card].effects) for card in player.builds if cards[card].type == "project"
        ),
        "technologies": sum(points(t, seat, content.technologies[card].effects) for card in player.up),
        "manufactories": sum(
            cards[card].vp_if_complete for card in player.builds if is_complete(t, player, cards[card].trade_goods)
        ),
        "leader": points(t, seat, content.leaders[player.leader].effects) if player.leader else 0,
        "unrest": -unrest(t, seat),
    }


def points(t: MosaicTable, seat: int, effects: tuple[AnyEffect, ...], hex_: int = -1) -> int:
    """MO-SCO.2, MO-SCO.4, MO-SCO.5, MO-SCO.7, MO-WON.9: what effects give at the end."""
    total = 0
    for effect in effects:
        if isinstance(effect, VpEnd):
            total += effect.amount
        elif isinstance(effect, VpEndPer):
            total += effect.amount * count(t, seat, effect.per, hex_)
    return total


def is_complete(t: MosaicTable, player: Player, goods: tuple[str, ...]) -> bool:
    """MO-SCO.6, MO-BLD.12: all goods of a Manufactory; MO-TOK.5: the universal token stands for one, on each card."""
    if not goods:
        return False
    missing = sum(not player.goods[t.content.good_index[good]] for good in goods)
    return missing <= (1 if player.goods[t.content.good_index[UNIVERSAL]] else 0)


def unrest(t: MosaicTable, seat: int) -> int:
    """MO-UNR.1 to MO-UNR.3, MO-SCO.8, MO-TAX.7: of all Tax & Tariff cards, less reductions, never below 0."""
    content, player = t.content, t.state.players[seat]
    total = sum(content.tax_cards[card].unrest for card in player.taxes)
    shown = [content.technologies[card].effects for card in player.up]
    shown += [content.wonders[tile].effects for tile in player.wonders]
    if player.leader:
        shown.append(content.leaders[player.leader].effects)
    for effects in shown if total else ():
        for effect in effects:
            if isinstance(effect, Unrest):
                total += effect.amount
            elif isinstance(effect, UnrestPer):
                total += effect.amount * count(t, seat, effect.per)
    return max(0, total)


def outcome(t: MosaicTable) -> Outcome:
    """MO-SCO.9, MO-GLO.1: most VP; then most Wonders; then most Money; then shared."""
    players = t.state.players
    scores = tuple(score(t, seat) for seat in range(len(players)))
    ranks = [
        (sum(own.values()), len(player.wonders), player.stock[MONEY])
        for own, player in zip(scores, players, strict=True)
    ]
    return Outcome(scores, tuple(1 + sum(other > rank for other in ranks) for rank in ranks))
