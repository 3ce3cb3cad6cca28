"""A player's mat: goods, cities, Advances by category, Leader, what was achieved, and the viewer's own hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.clash_of_cultures.kinds import GOODS, RESOURCES
from pentapolis.games.clash_of_cultures.view import CityView, ClashView, PlayerView

from .signs import MOODS, Signs

CUBE, HOLE = "●", "○"
TRACK = 3  # cubes on a full event track


def mat_panel(scene: Scene, view: ClashView, seat: int, signs: Signs) -> Panel:
    player = view.players[seat]
    lines = [goods(player, signs), cities(view, seat, signs), *advances(player, signs), *others(player, signs)]
    if seat == scene.viewer:
        lines += hand(player, signs)
    return Panel(
        Group(*lines),
        title=title(scene, player, seat, signs),
        title_align="left",
        subtitle=supply(player, signs),
        subtitle_align="left",
        width=scene.width,
        border_style=seat_colour(seat),
    )


def title(scene: Scene, player: PlayerView, seat: int, signs: Signs) -> Text:
    """Number and name, civilization, points if the game ended now, cards in hand."""
    words, name = signs.words, scene.teller.names[seat]
    shown = words("cc-you", name=name) if seat == scene.viewer else name
    parts = [signs.teller.name(player.civilization)] if player.civilization else []
    points = sum(player.score.values())
    parts.append(words("cc-points", points=int(points) if points == int(points) else points))
    parts.append(words("cc-hand", **player.hand))
    return Text.assemble(
        (f"{signs.owner(seat)} {shown}", f"bold {seat_colour(seat)}"), *((f" ─ {part}", "default") for part in parts)
    )


def supply(player: PlayerView, signs: Signs) -> Text:
    """What can still be recruited and constructed."""
    units = " ".join(f"{amount}{signs.unit(unit)}" for unit, amount in player.units.items())
    buildings = " ".join(f"{amount}{signs.building(piece)}" for piece, amount in player.buildings.items())
    return Text(f"{signs.words('cc-supply')}  {player.settlements}■  {units} · {buildings}", "dim")


def goods(player: PlayerView, signs: Signs) -> Text:
    """Resources with their limits, tokens, and the event track."""
    shown = Text()
    for good in GOODS:
        amount = player.goods[good]
        if good == "captive" and not amount:
            continue
        limit = f"/{player.limits[good]}" if good in RESOURCES else ""
        shown.append(f"{signs.words(f'cc-good-{good}')} ", "dim").append(str(amount), "bold" if amount else "")
        shown.append(f"{limit}  ", "dim")
    cubes = CUBE * player.track + HOLE * (TRACK - player.track)
    return shown.append_text(signs.field("cc-track", cubes))


def cities(view: ClashView, seat: int, signs: Signs) -> Text:
    """Every city in words: space, size and mood, buildings with the name of whose colour they are, if of another."""
    own = [city_words(city, signs) for city in view.cities if city.owner == seat]
    return signs.field("cc-cities", " · ".join(own) or "–")


def city_words(city: CityView, signs: Signs) -> str:
    pieces = [
        signs.teller.name(building) + ("" if colour == city.owner else f" ({signs.owner_name(colour)})")
        for building, colour in city.buildings.items()
    ]
    pieces += [signs.teller.name(wonder) for wonder in city.wonders]
    inside = f" ({', '.join(pieces)})" if pieces else ""
    return f"{signs.space(city.space)} {city.size}{MOODS[city.mood]}{inside}"


def advances(player: PlayerView, signs: Signs) -> Iterator[Text]:
    """The Advances of each category that was begun, then those of the civilization."""
    line = Text()
    for category in signs.content.categories:
        owned = [name for name in player.advances if name in board(signs, category)]
        if owned:
            line.append(f"{signs.teller.name(category)}: ", "dim").append(f"{signs.names(owned)}  ")
    yield line
    own = [name for name in player.advances if name in signs.content.civ_advances]
    if own:
        yield signs.field("cc-civ-advances", signs.names(own))


def board(signs: Signs, category: str) -> list[str]:
    return [advance.id for advance in signs.content.advances.values() if advance.category == category]


def others(player: PlayerView, signs: Signs) -> Iterator[Text]:
    """What only some players have."""
    if player.leader:
        where = f" ({signs.space(player.leader_space)})" if player.leader_space else ""
        yield signs.field("cc-leader", signs.teller.name(player.leader) + where)
    for key, pieces in (
        ("cc-leaders", player.leaders),
        ("cc-trophies", player.trophies),
        ("cc-kept", player.kept),
        ("cc-persons", player.persons),
        ("cc-completed", [entry.rpartition(":")[2] for entry in player.completed]),
    ):
        if pieces:
            yield signs.field(key, signs.names(pieces))


def hand(player: PlayerView, signs: Signs) -> list[Text]:
    """The viewer's cards; those of others are only counted."""
    held = {"action": player.actions, "objective": player.objectives, "wonder": player.wonders}
    return [signs.field(f"cc-hand-{kind}", signs.names(cards)) for kind, cards in held.items() if cards]
