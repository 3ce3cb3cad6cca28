"""The map: columns of hexes, every second one half a hex lower, each with its name, terrain, city and units."""

from __future__ import annotations

from rich.text import Text

from pentapolis.cli.boards.hexes import flow, painted
from pentapolis.cli.boards.scene import Scene
from pentapolis.games.clash_of_cultures.view import CityView, ClashView

from .signs import CITY, EXHAUSTED, MOODS, TERRAINS, Signs

HEIGHT = 4  # lines of a hex; neighbouring columns are shifted by half of it
WIDEST, NARROWEST = 10, 6  # characters in a line of a hex, without the gap to the next column


def map_lines(scene: Scene, view: ClashView, signs: Signs) -> list[Text]:
    """The map line by line, as wide as the terminal allows."""
    places = grid(signs, view)
    columns = 1 + max(column for column, _ in places.values())
    width = max(NARROWEST, min(WIDEST, scene.width // columns - 1))
    last = HEIGHT + max(line for _, line in places.values())
    rows: list[list[Text]] = [[Text(" " * (width + 1)) for _ in range(columns)] for _ in range(last)]
    for name, (column, line) in places.items():
        for number, text in enumerate(hexagon(view, name, signs, width)):
            rows[line + number][column] = text
    lines = [Text().join(row) for row in rows]
    while not lines[-1].plain.strip():
        lines.pop()
    return lines


def grid(signs: Signs, view: ClashView) -> dict[str, tuple[int, int]]:
    """The column of every space and its first line, from the axial places of the layout."""
    layout = signs.content.layouts[len(view.players)]
    left = min(q for q, _ in layout.axial)
    top = min(2 * r + q for q, r in layout.axial)
    half = HEIGHT // 2
    return {name: (q - left, half * (2 * r + q - top)) for name, (q, r) in zip(layout.names, layout.axial, strict=True)}


def hexagon(view: ClashView, name: str, signs: Signs, width: int) -> list[Text]:
    """The lines of one space on the colour of its terrain."""
    terrain = view.terrain[name]
    style = TERRAINS[terrain]
    mark = EXHAUSTED if name in view.exhausted else ""
    lines = [
        Text(f"{signs.space(name)} {signs.terrain(terrain)}{mark}"),
        *flow(contents(view, name, signs), width, HEIGHT - 1),
    ]
    return [painted(line, width, style) for line in lines]


def contents(view: ClashView, name: str, signs: Signs) -> list[Text]:
    """What stands on a space: `1■3+TA` is a Happy city of seat 1 with size 3; `2:1S3I` are units of seat 2."""
    found = [city_sign(city, signs) for city in view.cities if city.space == name]
    for stack in view.units:
        if stack.space == name:
            style = signs.owner_style(stack.owner)
            found.append(Text(f"{signs.owner(stack.owner)}:{signs.stack(stack.counts)}", style))
    return found


def city_sign(city: CityView, signs: Signs) -> Text:
    """Owner, size, mood, buildings in the colours of their owners, and W for each Wonder."""
    sign = Text(f"{signs.owner(city.owner)}{CITY}{city.size}{MOODS[city.mood]}", signs.owner_style(city.owner))
    for building, colour in city.buildings.items():
        letter = signs.building(building)
        sign.append(letter if colour == city.owner else letter.lower(), signs.owner_style(colour))
    return sign.append("W" * len(city.wonders), "bold")


def legend(signs: Signs) -> Text:
    """What the letters mean."""
    units = " ".join(f"{signs.unit(unit)} {signs.teller.name(unit)}" for unit in signs.content.units)
    buildings = " ".join(f"{signs.building(piece)} {signs.teller.name(piece)}" for piece in signs.content.buildings)
    return Text(f"{signs.words('cc-legend')}  {units} · {buildings} · {signs.words('cc-legend-city')}", "dim")
