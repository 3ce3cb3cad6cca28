"""Points by source, and the ranking (CC-3). Points are halves inside and become whole at the edge."""

from __future__ import annotations

from pentapolis.kernel import Outcome
from pentapolis.parts.ties import ranked

from . import hooks
from .cities import coloured
from .kinds import BARBARIANS
from .sources import OWNABLE
from .state import ClashTable
from .vocabulary.civilizations.aztecs import TakeCaptives
from .vocabulary.civilizations.celts import MarkBarbarianCity
from .vocabulary.civilizations.vikings import MarkRegion, SetAside
from .vocabulary.common import halves as half_points
from .vocabulary.common import the
from .vocabulary.events import Anarchy

PIECES, ADVANCES, OBJECTIVES, WONDERS, EVENTS, LEADERS = (
    "pieces",
    "advances",
    "objectives",
    "wonders",
    "events",
    "leaders",
)
SOURCES = (PIECES, ADVANCES, OBJECTIVES, WONDERS, EVENTS, LEADERS)  # in the order of the tie-break (CC-3.12)
GREAT_PYRAMID = "great_pyramid"


def halves(t: ClashTable, seat: int) -> dict[str, int]:
    """CC-3.3 to CC-3.11: half points by source, as if the game ended now."""
    state, player = t.state, t.state.players[seat]
    pieces = druids = 0
    for city in state.cities.values():  # CC-3.3: by colour, wherever it stands
        pieces += city.owner == seat
        if city.buildings:
            pieces += coloured(city.buildings, seat)
        druids += city.druid == seat + 1  # CC-30.8
    points = {
        PIECES: 2 * pieces,
        ADVANCES: (player.advances & OWNABLE).bit_count(),  # CC-3.4
        OBJECTIVES: sum(map(t.content.objective_points.__getitem__, player.completed)) + tokens(t, seat, druids),
        WONDERS: wonder_points(t, seat),
        EVENTS: player.event_points + anarchy_points(t, player.anarchy),  # CC-3.9
        LEADERS: 4 * len(player.trophies),  # CC-3.10
    }
    return hooks.FINAL_POINTS(t, seat, points)


def anarchy_points(t: ClashTable, cubes: int) -> int:
    """CC-31.7, in half points: for the cubes left on Anarchy."""
    return cubes and cubes * half_points(the(t.content.events["e44_anarchy"], Anarchy).vp_each)


def tokens(t: ClashTable, seat: int, druids: int) -> int:
    """CC-30.4, CC-30.8, CC-30.28: what civilizations have put aside, in half points."""
    player, printed, points = t.state.players[seat], t.content.printed, 0
    if player.captives:
        points += half_points(printed(TakeCaptives).vp_each) * len(player.captives)
    if druids:
        points += half_points(printed(MarkBarbarianCity).vp) * druids
    if player.runestones:
        points += half_points(printed(SetAside).vp) * player.runestones
    if player.erik:
        points += half_points(printed(MarkRegion).vp) * len(player.erik)
    return points


def wonder_points(t: ClashTable, seat: int) -> int:
    """CC-3.6 to CC-3.8, in half points: half for the builder, half for the owner of the city it stands in."""
    points = t.state.players[seat].lost_wonders  # CC-31.5
    if not t.state.wonder_builder:
        return points
    for city in t.state.cities.values():
        if not city.wonders:
            continue
        for number, name in enumerate(t.content.wonders):
            if city.wonders >> number & 1:
                points += wonder_share(t, seat, name, city.owner)
    return points


def wonder_share(t: ClashTable, seat: int, name: str, owner: int) -> int:
    """CC-3.6 to CC-3.8: what a Wonder gives a seat, in half points, while `owner` has the city."""
    worth, builder = t.content.wonders[name].vp, t.state.wonder_builder[name]
    if name == GREAT_PYRAMID:
        return 2 * worth * (builder == seat)
    return worth * ((builder == seat) + (owner == seat))


def score(t: ClashTable, seat: int) -> dict[str, float]:
    """CC-3: points by source as if the game ended now. CC-3.4: halves are kept, never rounded."""
    return {source: whole(points) for source, points in halves(t, seat).items()}


def whole(points: int) -> float:
    """Half points as points; whole numbers stay whole."""
    return points // 2 if points % 2 == 0 else points / 2


def outcome(t: ClashTable) -> Outcome:
    """CC-3.12, CC-3.13: most points; a builder of the Great Pyramid wins a tie for the first place; then lists."""
    seats = range(len(t.state.players))
    points = [halves(t, seat) for seat in seats]
    best = max(sum(entry.values()) for entry in points)
    builder = t.state.wonder_builder.get(GREAT_PYRAMID, BARBARIANS)
    pyramid = [int(seat == builder and sum(points[seat].values()) == best) for seat in seats]
    lists = [[entry.get(source, 0) for entry in points] for source in SOURCES]
    return ranked([score(t, seat) for seat in seats], pyramid, *lists)
