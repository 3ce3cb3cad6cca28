"""Final scoring by source, at any moment, and ties (MO-SCO, MO-UNR)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pentapolis.kernel import Outcome

from .components import Worth
from .counting import count
from .index import city_count
from .kinds import MONEY, UNIVERSAL
from .state import MosaicTable, Player

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
        "wonders": added_up(t, seat, content.at_end, player.wonders) if player.wonders else 0,
        "golden_ages": sum(content.golden_ages[tile].vp_end for tile in player.tiles if tile in content.golden_ages),
        "achievements": sum(content.achievements[tile].vp_end for tile in player.tiles if tile in content.achievements),
        "projects": added_up(t, seat, content.at_end, player.builds),
        "technologies": added_up(t, seat, content.at_end, player.up),
        "manufactories": sum(
            cards[card].vp_if_complete for card in player.builds if is_complete(t, player, cards[card].trade_goods)
        ),
        "leader": added_up(t, seat, content.at_end, (player.leader,)),
        "unrest": -unrest(t, seat),
    }


def added_up(t: MosaicTable, seat: int, worths: Mapping[str, Worth], pieces: Iterable[str]) -> int:
    """MO-SCO.2, MO-SCO.4, MO-SCO.5, MO-SCO.7: what pieces are worth; MO-WON.9: a Wonder counts where it stands."""
    total, wonders = 0, t.state.players[seat].wonders
    for piece in pieces:
        worth = worths.get(piece)
        if worth is not None:
            total += worth[0]
            for amount, per in worth[1]:
                total += amount * count(t, seat, per, wonders.get(piece, -1))
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
    if total:
        total += added_up(t, seat, content.soothes, (player.leader, *player.up, *player.wonders))
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
