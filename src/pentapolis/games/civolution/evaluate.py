"""A cheap estimate of a position, for bots: the numbers of a seat's position, weighed by how much of the game is over.

What pays again and again (levels, income chips, abilities, dice) weighs much early and little late; what waits for one
more step (a card that can nearly be paid, a goal that is nearly reached) counts by how near that step is.
"""

from __future__ import annotations

from operator import mul

from pentapolis.kernel.sums import plain_sum

from .actions.attributes import counted
from .actions.goals import progress
from .actions.projects import has_room, in_reach
from .components import Content
from .counting import diamonds
from .force import Force
from .ground import around, own_places
from .kinds import CATEGORIES, MAIN_MODULES, MATERIAL
from .ownership import force
from .partitions import ATTRIBUTE, GOAL, Partition
from .phases.feeding import total_need
from .prospects import Purse
from .scoring import final_value, score, vici_total
from .state import WILD, CVTable, Player, civs, spot_of
from .turn import FINAL
from .weights import BLENDS, STEPS, VICI_PACE, WEIGHTS
from .worth import ability_worth, level_worth, promise, together

NAMES = tuple(WEIGHTS)

IDEAS, MONEY, STORED = 5, 5, 8  # so many are of use soon
MOST = 14  # more than that is of no use
ACTION, FEEDING, INCOME = 4, 6, 8  # phases
LAST_TURNS = 0.85  # how much of an era is over when its last turns begin


def evaluate(t: CVTable, seat: int) -> float:
    """A seat's own prospects, in the solo game less those of V.I.C.I.; when the game is over, the lead alone."""
    if not t.state.over:
        own = plain_sum(map(mul, BLENDS[int(STEPS * elapsed(t, seat))], numbers(t, seat)))
        return own if t.state.vici is None else own - vici_total(t) - vici_pace(t, seat)
    mine = sum(score(t, seat).values())
    if t.state.vici is not None:
        return float(mine - vici_total(t))
    others = [other for other in range(len(t.state.players)) if other != seat]
    return float(mine - max(sum(score(t, other).values()) for other in others))


# Time


def era_part(t: CVTable, seat: int) -> float:
    """How much of the era is over, from 0 to 1, by the Resets of others.

    Were a seat's own among them, a Reset would look like a loss: all that can still come would be worth less.
    """
    state = t.state
    if state.phase != ACTION:
        return float(state.phase > ACTION)
    number = len(civs(state))
    if state.ending == FINAL and (seat - state.start) % number <= (state.turn - state.start) % number:
        return 1.0  # its last turn of the era
    own = t.content.setup.reset_markers - state.players[seat].resets
    others = t.content.counts[len(state.players)].reset_spaces * (number - 1) / number
    return LAST_TURNS * min(1.0, max(0, state.indicator - own) / others)


def elapsed(t: CVTable, seat: int) -> float:
    """How much of the game is over, from 0 to 1."""
    return (t.state.era - 1 + era_part(t, seat)) / len(t.content.eras)


def vici_pace(t: CVTable, seat: int) -> float:
    """CV-SOL.16: by how much V.I.C.I. will gain more than a seat from now on, by the halves of its cards."""
    state = t.state
    assert state.vici is not None
    found, left = 0.0, 1 - era_part(t, seat)
    for era in range(state.era, len(t.content.eras) + 1):
        found += left * VICI_PACE[bool(state.vici.red_from) and era >= state.vici.red_from]
        left = 1.0
    return found


# Numbers


def numbers(t: CVTable, seat: int, hand: bool = True) -> list[float]:
    """The numbers of a seat, in the order of WEIGHTS. Without `hand` it is not known what its cards are."""
    state, content = t.state, t.content
    player = state.players[seat]
    powers = force(t, seat)
    held = content.partitions[player.columns, player.stages]
    places = own_places(player)
    counts = units(t, seat, player, powers, places)
    stored = sum(player.storage)
    need = total_need(t, seat)
    strong = sum([tribe & 1 for tribe in player.tribes])
    later = len(content.eras) - state.era
    hungry = state.phase < FEEDING or ("feed", seat) in state.agenda
    unscored = state.phase <= FEEDING
    scores = later + (state.phase <= INCOME)
    near, ready = cards_in_hand(t, player, powers) if hand else (0.0, 0.0)
    goals_near, goals_ready = goals_held(t, seat, player, held)
    statues, settlements = buildings(t, seat, player)
    return [
        player.vp + plain_sum(map(mul, counts, finals(t))) + held.points,
        plain_sum(map(mul, counts, eras(t))),
        sum(player.dice),
        sum(player.dice) + player.used,
        player.fate,
        1
        - (1 - min(1.0, (player.favor + powers.favor_range) / len(content.favor)))
        ** (player.fate + powers.fate_virtual),
        player.favor,
        *stock(player.idea, IDEAS),
        player.focus,
        sum(player.planning),
        *stock(player.food, need),
        max(0, need - player.food) * (0.4 + 0.6 * era_part(t, seat)) if hungry else 0.0,
        need * later,
        strong * unscored,
        strong * later,
        *stock(player.money, MONEY),
        min(stored, STORED),
        sum([bool(held) for held in player.storage]),
        max(0, min(stored, MOST) - STORED),
        sum(player.raw),
        sum([boat & 1 for boat in player.boats]),
        sum(player.features),
        levels(content, player),
        scores * plain_sum([chip_worth(content, chip) for chip in held.chips]),
        plain_sum([card_worth(content, card) for card in held.cards]),
        len(player.hand),
        near,
        ready,
        goals_near,
        goals_ready,
        max([chip_near(t, seat, held, chip) for chip in state.attributes if chip], default=0.0),
        plain_sum([share * share for share in held.filled]),
        held.waiting,
        sum([at & 1 for at in player.tracks]),
        len(player.tribes),
        places.bit_count(),
        sum([spot_of(tribe) == WILD for tribe in player.tribes]),
        player.farms.bit_count(),
        len(player.boats),
        sum(player.statues) * content.favor[player.favor - 1].statue_vp * scores,
        statues,
        len(content.slots) - len(player.settlements),
        settlements,
        sites_near(t, places),
    ]


def stock(have: int, soon: int) -> tuple[int, int]:
    """What is of use soon, and what will hardly be."""
    return min(have, soon), max(0, min(have, MOST) - soon)


# Categories


def units(t: CVTable, seat: int, player: Player, powers: Force, places: int) -> list[int]:
    """CV-EVT.6: all categories at once, as `counting.units` counts them one by one."""
    found = [*player.tracks, sum(player.features), diamonds(t, seat), len(player.tribes), places.bit_count()]
    return [have + more for have, more in zip(found, powers.category_units, strict=True)]


def finals(t: CVTable) -> list[int]:
    """CV-END.1: what a unit of each category is worth at the end."""
    return [final_value(t, category) for category in CATEGORIES]


def eras(t: CVTable) -> list[int]:
    """CV-EVT.5: what it is worth when eras are scored that are still to come."""
    found = dict.fromkeys(CATEGORIES, 0)
    for era, category in zip(t.content.eras, t.state.era_tiles, strict=True):
        if category:
            found[category] += era.multiplier
    return list(found.values())


# What is installed


def levels(content: Content, player: Player) -> float:
    """CV-UPG.1: what main modules do better than at the beginning."""
    found = 0.0
    for name, level in zip(MAIN_MODULES, player.levels, strict=True):
        if level > 1:
            entry = content.modules[name].levels
            found += level_worth(entry[level - 1].options) - level_worth(entry[0].options)
    return found


def chip_worth(content: Content, chip: str) -> float:
    """CV-CON.5: its action or its VP."""
    entry = content.chips[chip]
    return max(float(entry.vp), together(entry.effects))


def card_worth(content: Content, card: str) -> float:
    entry = content.cards.get(card) or content.attributes[card]
    return ability_worth(entry.ability)


def cards_in_hand(t: CVTable, player: Player, powers: Force) -> tuple[float, float]:
    return t.content.prospects[
        Purse(
            player.hand,
            player.storage,
            player.features,
            powers.feature_req,
            sum(player.settled),
            player.columns,
            player.stages,
        )
    ]


# Chips

FEATURE_COST = 1.6  # of a marker that is returned


def goals_held(t: CVTable, seat: int, player: Player, held: Partition) -> tuple[float, float]:
    """CV-GOL.1, CV-GOL.2: what visible goal chips promise, by the square of how near they are; the best one at hand."""
    points = held.homes[GOAL][0].points
    near, ready = 0.0, 0.0
    for stack in player.goals:
        if stack:
            worth = points + (2.5 if len(stack) == 1 else 0.0) + 0.4 * (len(stack) - 1)
            have, need = progress(t, seat, t.content.goals[stack[-1]].requirement)
            share = min(1.0, have / need)
            near += share * share * worth + 0.3
            if have >= need:
                ready = max(ready, worth)
    return near, ready


def chip_near(t: CVTable, seat: int, held: Partition, chip: str) -> float:
    """CV-ATT.1: what an attribute chip brings, by the square of how near its markers are. It takes no turn."""
    entry = t.content.attributes[chip]
    share = min(1.0, counted(t, seat, entry.requirement.feature) / entry.requirement.have)
    points = held.homes[ATTRIBUTE][0].points
    return max(0.0, share * share * (points + promise(entry.ability)) - FEATURE_COST * share)


# The continent


def buildings(t: CVTable, seat: int, player: Player) -> tuple[int, float]:
    """CV-BLD.4 to CV-BLD.6: statues that could be built now; how near the next settlement is."""
    content = t.content
    storage, statues, room = player.storage, 0, False
    for number, ground in enumerate(content.grounds):
        if in_reach(t, seat, number) and has_room(t, seat, number, False):
            statues += any(storage[material] for material in ground.statue_materials)
            room = room or has_room(t, seat, number, True)
    share = 0.0
    for recess in player.settlements:
        cost = content.slots[recess].cost
        have = sum([min(storage[MATERIAL[name]], count) for name, count in cost.items()])
        share = max(share, have / sum(cost.values()))
    return min(statues, 2), share * share * (1.0 if room else 0.4)


def sites_near(t: CVTable, places: int) -> int:
    """CV-EXP.1: face-down sites next to own territories."""
    hidden = ~t.state.revealed
    return sum([bool(hidden >> vertex & 1 and around(t, vertex) & places) for vertex in range(len(t.state.sites))])
