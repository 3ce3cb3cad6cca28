"""A cheap estimate of a position, for bots: the numbers of a seat's position, weighed by how much of the game is over.

What pays again and again (levels, income chips, abilities, dice) weighs much early and little late; what waits for one
more step (a card that can nearly be paid, a goal that is nearly reached) counts by how near that step is.
"""

from __future__ import annotations

from operator import mul

from pentapolis.kernel.sums import plain_sum

from . import vocabulary as v
from .actions.attributes import counted
from .actions.goals import progress
from .actions.modules import upgrade_sum
from .actions.partition import open_columns
from .components import Content
from .counting import units
from .ground import around, own_places
from .kinds import FEATURE, MATERIAL
from .phases.feeding import total_need
from .pieces import Card
from .scoring import score, vici_total
from .state import WILD, CVTable, Player, is_strong, spot_of
from .weights import BLENDS, STEPS, WEIGHTS

NAMES = tuple(WEIGHTS)

IDEAS, FOOD, MONEY, STORED = 5, 6, 5, 6  # so many are of use soon
MOST = 12  # more than that is of no use
INSTANT = 3.0  # what the bonus of a card is worth, on the average
ABILITY = 2.0
UPGRADE = 2.5


def evaluate(t: CVTable, seat: int) -> float:
    """A seat's own prospects; when the game is over, the lead decides alone."""
    if not t.state.over:
        return plain_sum(map(mul, BLENDS[int(STEPS * elapsed(t))], numbers(t, seat)))
    mine = sum(score(t, seat).values())
    if t.state.vici is not None:
        return float(mine - vici_total(t))
    others = [other for other in range(len(t.state.players)) if other != seat]
    return float(mine - max(sum(score(t, other).values()) for other in others))


def elapsed(t: CVTable) -> float:
    """How much of the game is over, from 0 to 1: eras, and Resets in the present one."""
    state = t.state
    resets = t.content.counts[len(state.players)].reset_spaces
    part = 0.9 if state.phase > ACTION else 0.85 * min(state.indicator + 2 * (state.ending > 1), resets) / resets
    return min(1.0, (state.era - 1 + part) / len(t.content.eras))


ACTION = 4


def numbers(t: CVTable, seat: int) -> list[float]:
    """The numbers of a seat, in the order of WEIGHTS."""
    state, content = t.state, t.content
    player = state.players[seat]
    tribes = player.tribes
    stored = sum(player.storage)
    need = total_need(t, seat)
    places = own_places(player)
    return [
        sum(score(t, seat).values()),
        scorings(t, seat),
        sum(player.dice),
        sum(player.dice) + player.used,
        player.fate,
        player.favor,
        *stock(player.idea, IDEAS),
        player.focus,
        sum(player.planning),
        *stock(player.food, FOOD),
        max(0, need - player.food),
        *stock(player.money, MONEY),
        min(stored, STORED),
        sum([bool(held) for held in player.storage]),
        max(0, min(stored, MOST) - STORED),
        sum(player.raw),
        sum([boat & 1 for boat in player.boats]),
        sum(player.features),
        upgrade_sum(t, seat),
        sum([piece in content.chips for column in player.columns for piece, _ in column]),
        len(player.lasting),
        sum([is_activity(content, piece) for column in player.columns for piece, _ in column]),
        len(player.hand),
        sum([near(t, seat, player, content.cards[card]) for card in player.hand]),
        sum([goal_near(t, seat, stack[-1]) for stack in player.goals if stack]),
        sum(map(len, player.goals)),
        sum([is_strong(tribe) for tribe in tribes]),
        len(tribes),
        places.bit_count(),
        sum([spot_of(tribe) == WILD for tribe in tribes]),
        player.farms.bit_count(),
        len(player.boats),
        sum(player.statues) * content.favor[player.favor - 1].statue_vp * (len(content.eras) - state.era + 1),
        len(content.slots) - len(player.settlements),
        sites_near(t, places),
        player.stages.bit_count(),
        max([chip_near(t, seat, chip) for chip in state.attributes if chip], default=0.0),
    ]


def is_activity(content: Content, piece: str) -> bool:
    return piece in content.cards and isinstance(content.cards[piece].ability, v.Activity)


def stock(have: int, soon: int) -> tuple[int, int]:
    """What is of use soon, and what will hardly be."""
    return min(have, soon), max(0, min(have, MOST) - soon)


def scorings(t: CVTable, seat: int) -> float:
    """CV-EVT.5: what the eras to come would give for what there is now."""
    found = 0.0
    for era, category in zip(t.content.eras, t.state.era_tiles, strict=True):
        if category:
            found += units(t, seat, category) * era.multiplier
    return found


def near(t: CVTable, seat: int, player: Player, card: Card) -> float:
    """CV-CRD.2: what a card in hand would bring, by the square of how much of its cost is there."""
    content = t.content
    column = home_of(content, player, card.type)
    if column < 0:
        return 0.0
    row = content.columns[column].base_row + len(player.columns[column])
    worth = float(INSTANT + ABILITY)
    if row <= len(content.stages):
        worth += content.stages[row - 1].points
    have = need = 0
    for space in card.cost_spaces[:row]:
        found, due = there(t, seat, player, space)
        have += min(found, due)
        need += due
    share = have / need if need else 1.0
    return share * share * worth


def home_of(content: Content, player: Player, kind: str) -> int:
    """CV-CON.2: the column of a type, or the lowest that is open."""
    columns = open_columns(content, player, kind)
    if len(columns) == 1:
        return columns[0]
    return min(columns, key=lambda n: content.columns[n].base_row + len(player.columns[n]), default=-1)


def there(t: CVTable, seat: int, player: Player, space: v.AnySpace) -> tuple[int, int]:
    """CV-CRD.4: how much of what a cost space asks for is there."""
    match space:
        case v.ReturnMaterial():
            return player.storage[MATERIAL[space.material]], space.amount
        case v.ReturnFeature():
            return player.features[FEATURE[space.feature]], space.amount
        case v.HaveFeature():
            return counted(t, seat, space.feature), space.amount
        case v.HaveSettlements():
            return sum(player.settled), space.amount
        case v.OneOf():
            return max(
                (there(t, seat, player, option) for option in space.options), key=lambda found: found[0] / found[1]
            )
        case _:
            return 0, 0


def goal_near(t: CVTable, seat: int, chip: str) -> float:
    """CV-GOL.1: what a goal chip would bring, by the square of how near it is."""
    have, need = progress(t, seat, t.content.goals[chip].requirement)
    share = min(1.0, have / need)
    return share * share * (t.content.stages[1].points + UPGRADE)


def chip_near(t: CVTable, seat: int, chip: str) -> float:
    """CV-ATT.1: the square of how near the markers for an attribute chip are."""
    cost = t.content.attributes[chip].requirement
    share = min(1.0, counted(t, seat, cost.feature) / cost.have)
    return 4 * share * share


def sites_near(t: CVTable, places: int) -> int:
    """CV-EXP.1: face-down sites next to own territories."""
    hidden = ~t.state.revealed
    return sum([bool(hidden >> vertex & 1 and around(t, vertex) & places) for vertex in range(len(t.state.sites))])
