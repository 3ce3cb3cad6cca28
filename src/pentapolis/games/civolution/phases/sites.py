"""Phase 5: Gorges, Glaciers, Mystic oaks (CV-SIT.1 to CV-SIT.4). V.I.C.I. is never affected (CV-SOL.13)."""

from __future__ import annotations

from typing import get_args

from pentapolis.kernel import Ask, Flow, Refusal, beat
from pentapolis.parts.bitsets import members
from pentapolis.parts.choices import Options

from .. import asks, gains, ground, log, tribes
from .. import vocabulary as v
from ..ownership import force
from ..state import SPOTS, CVTable, is_strong, place_of, seats, spot_of


def sites(t: CVTable) -> None:
    """CV-SIT.4: all Gorges, then all Glaciers, then all oaks; within a kind in seating order."""
    everybody = seats(t.state)
    t.then_all(
        *(beat(gorge, seat, vertex) for seat in everybody for vertex in ground.revealed_of(t, "gorge")),
        *(beat(glacier, seat, vertex) for seat in everybody for vertex in ground.revealed_of(t, "glacier")),
        *(beat(oak, seat, vertex) for seat in everybody for vertex in ground.revealed_of(t, "mystic_oak")),
    )


def gorge(t: CVTable, seat: int, vertex: int) -> None:
    """CV-SIT.1: food for a Gorge next to which a tribe stands; without food nothing."""
    player = t.state.players[seat]
    if force(t, seat).immune_gorge or not ground.own_places(player) & ground.around(t, vertex):
        return
    lost = min(player.food, t.content.site_kinds["gorge"].amount or 0)
    if lost:
        gains.spend(player, "food", lost)
        t.emit(log.GORGE, seat=seat)


def glacier(t: CVTable, seat: int, vertex: int) -> Flow[None]:
    """CV-SIT.2: a strong tribe next to a Glacier weakens; weak ones are never affected."""
    near = ground.around(t, vertex)
    if force(t, seat).immune_glacier:
        return
    for _ in range(t.content.site_kinds["glacier"].amount or 0):
        strong = {tribe for tribe in t.state.players[seat].tribes if is_strong(tribe) and near >> place_of(tribe) & 1}
        if not strong:
            return
        options = Options({tribe_key(t, tribe): tribe for tribe in sorted(strong)}, lambda key: Refusal("CV-SIT.2"))
        tribe: int = next(iter(options.values()))
        if len(options) > 1:
            tribe = yield Ask(seat, asks.GLACIER, options)
        tribes.lay(t, seat, tribe)
        t.emit(log.GLACIER, seat=seat, place=ground.place_word(t, place_of(tribe)))


def tribe_key(t: CVTable, tribe: int) -> str:
    """The words for a tribe whose stance is known: where it stands."""
    return f"{ground.place_word(t, place_of(tribe))}:{SPOTS[spot_of(tribe)]}"


def oak(t: CVTable, seat: int, vertex: int) -> None:
    """CV-SIT.3: VP for each territory next to an oak with a tribe, by its type."""
    oak_vp = t.content.site_kinds["mystic_oak"].oak_vp
    worth = [oak_vp.get(kind, 0) for kind in get_args(v.TerritoryType)]
    near = members(ground.own_places(t.state.players[seat]) & ground.around(t, vertex))
    if near:
        t.emit(log.SITE, seat=seat, site=t.state.sites[vertex])
    gains.gain_vp(t, seat, sum(worth[t.content.territories[place].type] for place in near), "sites")
