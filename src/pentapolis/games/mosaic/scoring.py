"""Final scoring by source, at any moment, and ties (MO-SCO, MO-UNR)."""

from __future__ import annotations

from pentapolis.kernel import Outcome
from pentapolis.kernel.memo import Memo
from pentapolis.parts.ties import ranked

from .components import Cards, Worth
from .counting import count
from .index import city_count
from .kinds import MONEY
from .state import MosaicTable, Player


def score(t: MosaicTable, seat: int) -> dict[str, int]:
    """MO-SCO.1 to MO-SCO.8: VP by source as if the game ended now; MO-SCO.10: Resources are worth nothing."""
    content, player = t.content, t.state.players[seat]
    at_end, tiles = content.at_end, player.tiles
    return {
        "empire": player.empire,
        "at_once": player.at_once,
        "cities": 2 * city_count(player),
        "towns": player.towns.bit_count(),
        "wonders": of_wonders(t, seat, at_end),
        "golden_ages": sum([content.golden_ages[tile].vp_end for tile in tiles if tile in content.golden_ages]),
        "achievements": sum([content.achievements[tile].vp_end for tile in tiles if tile in content.achievements]),
        "projects": added_up(t, seat, at_end[player.builds]),
        "technologies": added_up(t, seat, at_end[player.up]),
        "manufactories": sum([vp for vp, goods in content.sets[player.builds] if is_complete(player, goods)]),
        "leader": added_up(t, seat, at_end[(player.leader,)]),
        "unrest": -unrest(t, seat),
    }


def added_up(t: MosaicTable, seat: int, worth: Worth, hex_: int = -1) -> int:
    """MO-SCO.2, MO-SCO.4, MO-SCO.5, MO-SCO.7: a worth in numbers; `hex_` is where a Wonder stands."""
    total, counted = worth
    for amount, per in counted:
        total += amount * count(t, seat, per, hex_)
    return total


def of_wonders(t: MosaicTable, seat: int, worths: Memo[Cards, Worth]) -> int:
    """MO-WON.9: a Wonder counts where it stands."""
    wonders = t.state.players[seat].wonders
    return sum([added_up(t, seat, worths[(tile,)], hex_) for tile, hex_ in wonders.items()])


def is_complete(player: Player, goods: tuple[int, ...]) -> bool:
    """MO-SCO.6, MO-BLD.12: all goods of a Manufactory; MO-TOK.5: the universal token stands for one, on each card."""
    tokens = player.goods
    universal = tokens[-1]
    return [tokens[good] for good in goods].count(0) <= (1 if universal else 0)


def unrest(t: MosaicTable, seat: int) -> int:
    """MO-UNR.1 to MO-UNR.3, MO-SCO.8, MO-TAX.7: of all Tax & Tariff cards, less reductions, never below 0."""
    content, player = t.content, t.state.players[seat]
    total = sum([content.tax_cards[card].unrest for card in player.taxes])
    if not total:
        return 0
    soothes = content.soothes
    total += added_up(t, seat, soothes[(player.leader,)]) + added_up(t, seat, soothes[player.up])
    return max(0, total + of_wonders(t, seat, soothes))


def outcome(t: MosaicTable) -> Outcome:
    """MO-SCO.9, MO-GLO.1: most VP; then most Wonders; then most Money; then shared."""
    players = t.state.players
    scores = [score(t, seat) for seat in range(len(players))]
    return ranked(scores, [len(player.wonders) for player in players], [player.stock[MONEY] for player in players])
