"""Victory points by source, as if the game ended now, and what decides ties (BH-SCO, BH-TIE)."""

from __future__ import annotations

from collections.abc import Iterable

from pentapolis.kernel import Outcome
from pentapolis.parts.ties import ranked

from . import pieces as p
from . import vocabulary as v
from .ownership import COUNTERS, owned, stages
from .state import BHTable


def score(t: BHTable, seat: int) -> dict[str, int]:
    """BH-SCO.10: one line for each source, BH-SCO.3: also for bonuses; BH-SCO.8: what is left over gives nothing."""
    return {
        "goals": goals(t, seat),
        "technologies": technologies(t, seat),
        "bonuses": worth(t, seat, owned(t, seat).scored),
        "villages": villages(t, seat),
        "cities": cities(t, seat),
        "structures": structures(t, seat),
        "investment": investment(t, seat),
        "leaders": leaders(t, seat),
        "government": government(t, seat),
    }


def worth(t: BHTable, seat: int, effects: Iterable[v.Scored]) -> int:
    """BH-EFF.22, BH-EFF.23, BH-MOD.4: points of an effect; `per` rounds down."""
    points = 0
    for effect in effects:
        if isinstance(effect, v.Vp):
            points += effect.amount
        else:
            each = effect.vp * (COUNTERS[effect.count_of](t, seat) // effect.per)
            points += each if effect.most is None else min(each, effect.most)
    return points


def goals(t: BHTable, seat: int) -> int:
    """BH-SCO.1, BH-GOA.3: more for the first claimant."""
    points = 0
    for goal, claims in zip(t.state.goals, t.state.claims, strict=True):
        if seat in claims:
            entry = t.content.goals[goal]
            points += entry.vp_first if claims[0] == seat else entry.vp_later
    return points


def technologies(t: BHTable, seat: int) -> int:
    """BH-SCO.2: by level, private ones included."""
    return sum(count * vp for count, vp in zip(owned(t, seat).levels, t.content.level_vp, strict=True))


def villages(t: BHTable, seat: int) -> int:
    """BH-SCO.4, BH-VIL.5: for their founder, whoever fortified the city."""
    land, tiles = t.state.land, t.content.territories
    return sum(tiles[land[place]].village.vp for place, owner in t.state.villages.items() if owner == seat)


def cities(t: BHTable, seat: int) -> int:
    """BH-SCO.4, BH-CIT.5: for whoever fortified them."""
    land, tiles = t.state.land, t.content.territories
    return sum(tiles[land[place]].city.vp for place, owner in t.state.cities.items() if owner == seat)


def structures(t: BHTable, seat: int) -> int:
    """BH-SCO.4, BH-STR.6: the left place only if another player has built there, too; the middle for both."""
    state, points = t.state, 0
    for place, owner in state.left.items():
        entry = t.content.structures[state.land[place]]
        if owner == seat and place in state.right:
            points += entry.left.vp
        if seat in (owner, state.right.get(place)):
            points += sum(effect.amount for effect in entry.bonus if isinstance(effect, v.Vp))
    return points


def investment(t: BHTable, seat: int) -> int:
    """BH-SCO.5, BH-INV.4, BH-INV.5: the last occupied field, and each cube beyond the track."""
    board, cubes = t.content.investment, t.state.players[seat].invested
    last = board.fields[min(cubes, len(board.fields)) - 1] if cubes else None
    points = last.vp if isinstance(last, p.VpField) else 0
    return points + max(0, cubes - len(board.fields)) * board.overflow_vp


def leaders(t: BHTable, seat: int) -> int:
    """BH-SCO.6, BH-LEA.3, BH-LEA.4: own leaders, and options that everybody scores."""
    points = 0
    for owner, player in enumerate(t.state.players):
        for leader, key in player.leaders:
            entry = t.content.leaders[leader]
            if owner == seat and entry.end_game:
                points += worth(t, seat, entry.end_game)
            if key:
                points += worth(t, seat, [option.for_all for option in entry.options if option.key == key])
    return points


def government(t: BHTable, seat: int) -> int:
    """BH-SCO.7, BH-GOV.3: democracy, only if unlocked."""
    card = t.state.players[seat].government
    if not card or "democracy" not in stages(t, seat):
        return 0
    return worth(t, seat, t.content.governments[card].democracy)


def outcome(t: BHTable) -> Outcome:
    """BH-SCO.9, BH-TIE.1 to BH-TIE.4: most points; then fewer cubes on tracks, more active pawns, more coins."""
    players = t.state.players
    return ranked(
        [score(t, seat) for seat in range(len(players))],
        [-sum(player.cubes) for player in players],
        [player.active for player in players],
        [player.coins for player in players],
    )
