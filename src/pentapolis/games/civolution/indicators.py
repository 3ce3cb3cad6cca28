"""Indicators: what a hint may name of a civilization besides its points."""

from __future__ import annotations

from pentapolis.kernel import Indicator

from .seen import CVView, PlayerView, TerritoryView
from .weights import WEIGHTS, worth_of

ERAS = 4
ACTION = 4

LEVEL, ABILITY, GOAL, STAGE = 1.2, 3.0, 0.5, 7.0  # points of a usual one

Worth = dict[str, float]


def indicators(view: CVView, seat: int) -> dict[str, Indicator]:
    """What pays again and again is worth less from era to era, as in `evaluate`.

    Indicators that only tell answers apart are worth little, so hints name them last.
    """
    share = elapsed(view)
    worth = {name: worth_of(name, share) for name in WEIGHTS}
    mine = view.players[seat]
    return (
        markers(mine, worth)
        | dice(mine, worth)
        | console(mine, worth)
        | continent(view, seat, worth)
        | rivals(view, seat)
    )


def elapsed(view: CVView) -> float:
    """How much of the game is over, from 0 to 1."""
    part = 1.0 if view.phase > ACTION else min(view.indicator, view.resets) / view.resets
    return min(1.0, (view.era - 1 + part) / ERAS)


def markers(player: PlayerView, worth: Worth) -> dict[str, Indicator]:
    """What lies on the spaces of the console."""
    return {
        "idea": Indicator(worth["idea"], {"": player.idea}),
        "food": Indicator(worth["food"], {"": player.food}),
        "money": Indicator(worth["money"], {"": player.money}),
        "focus": Indicator(worth["focus"], {"": player.focus}),
        "planning": Indicator(worth["planning"], by_value(player.planning)),
        "storage": Indicator(worth["materials"], player.storage),
        "features": Indicator(worth["features"], player.features),
        "food_needed": Indicator(-0.3, {"": player.food_needed}),
    }


def by_value(counts: list[int]) -> dict[str, float]:
    """Things on the dice spaces, which go by their numbers."""
    return {f"space_{value}": count for value, count in enumerate(counts, 1)}


def dice(player: PlayerView, worth: Worth) -> dict[str, Indicator]:
    return {
        "dice": Indicator(worth["dice"], {"": sum(player.dice)}),
        "all_dice": Indicator(worth["all_dice"], {"": sum(player.dice) + player.used}),
        "fate": Indicator(worth["fate"], {"": player.fate}),
        "favor": Indicator(worth["favor"], {"": player.favor}),
        "spaces": Indicator(0.02, by_value(player.dice)),
    }


def console(player: PlayerView, worth: Worth) -> dict[str, Indicator]:
    """Modules, cards and chips by their names."""
    rows = [row for column in player.columns for row in column.rows]
    return {
        "levels": Indicator(LEVEL * worth["levels"], {entry.module: entry.level for entry in player.modules}),
        "installed": Indicator(ABILITY * worth["abilities"], {piece: 1 for row in rows for piece in row if piece}),
        "hand": Indicator(worth["hand"], dict.fromkeys(player.hand, 1)),
        "goals": Indicator(GOAL * worth["goals_near"], {chip: 1 for stack in player.goals for chip in stack}),
        "settlements": Indicator(-worth["settlements"], dict.fromkeys(player.settlements, 1)),
        "stages": Indicator(STAGE * worth["waiting"], {f"row_{row}": 1 for row in player.stages}),
        "heights": Indicator(
            0.02, {f"column_{number}": len(column.rows) for number, column in enumerate(player.columns, 1)}
        ),
    }


def continent(view: CVView, seat: int, worth: Worth) -> dict[str, Indicator]:
    """Tribes, what lies there, what is built."""
    lands = view.territories
    return {
        "strong": Indicator(worth["strong_now"], {"": sum(strong_in(land, seat) for land in lands)}),
        "weak": Indicator(worth["tribes"], {"": sum(weak_in(land, seat) for land in lands)}),
        "wild": Indicator(worth["wild"], {"": sum(wild_in(land, seat) for land in lands)}),
        "places": Indicator(worth["territories"], {land.territory: 1 for land in lands if is_there(land, seat)}),
        "raw": Indicator(worth["raw"], {land.territory: land.raw[seat] for land in lands}),
        "farms": Indicator(worth["farms"], {land.territory: 1 for land in lands if land.farm == seat}),
        "boats": Indicator(
            worth["boats"], {land.territory: 1 for land in lands for boat in land.boats if boat.seat == seat}
        ),
        "statues": Indicator(worth["statues"], {ground.ground: ground.statues[seat] for ground in view.grounds}),
        "sites": Indicator(worth["sites"], {site.site: 1 for site in view.sites if site.site}),
        "hunted": Indicator(-0.02, {land.territory: 1 for land in lands if land.hunted}),
    }


def strong_in(land: TerritoryView, seat: int) -> int:
    return sum(group.strong for group in land.tribes if group.seat == seat)


def weak_in(land: TerritoryView, seat: int) -> int:
    return sum(group.weak for group in land.tribes if group.seat == seat)


def wild_in(land: TerritoryView, seat: int) -> int:
    return sum(group.strong + group.weak for group in land.tribes if group.seat == seat and group.spot == "wild")


def is_there(land: TerritoryView, seat: int) -> bool:
    return any(group.seat == seat for group in land.tribes)


def rivals(view: CVView, seat: int) -> dict[str, Indicator]:
    """What the others get of it, V.I.C.I. included."""
    others = [group for land in view.territories for group in land.tribes if group.seat != seat]
    return {
        "rivals_camped": Indicator(
            -0.1, {"": sum(group.strong + group.weak for group in others if group.spot != "wild")}
        ),
        "rivals_dice": Indicator(
            -0.2, {"": sum(sum(player.dice) + player.used for n, player in enumerate(view.players) if n != seat)}
        ),
    }
