"""The continent in words: territories with their neighbours, revealed sites, building grounds."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.layout import rows
from pentapolis.cli.boards.scene import Scene
from pentapolis.games.civolution.seen import CVView, SiteView, TerritoryView

from .signs import EMPTY, HIDDEN, NO, TYPES, Signs

CAVE = "cave"


def territories_table(scene: Scene, view: CVView, signs: Signs) -> Panel:
    """A line for each territory: name, material, points of the fire, what is there, what is next to it."""
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("place", "material", "fire", "there"):
        grid.add_column(signs.words(f"cv-{key}"), no_wrap=key != "there")
    grid.add_column(signs.words("cv-next"))
    short = {land.territory: signs.short(land.territory, land.type) for land in view.territories}
    for land in view.territories:
        there = Text(" ").join(signs.all_in(view, land))
        near = Text(" ".join(short[other] for other in land.adjacent), "dim")
        grid.add_row(title(land, short[land.territory], signs), *facts(land, signs), there, near)
    heading = Text(signs.term("continent"), "bold")
    return Panel(grid, title=heading, title_align="left", width=scene.width, padding=(0, 1))


def title(land: TerritoryView, short: str, signs: Signs) -> Text:
    """`FoB Forest B`; `◎`: next to a revealed Cave."""
    shared = f" {signs.words('cv-site-cave')}" if land.shared else ""
    return Text.assemble((short, TYPES[land.type]), f" {signs.title(land.territory)}", (shared, "bold"))


def facts(land: TerritoryView, signs: Signs) -> tuple[Text, Text]:
    """Its material and the points of its fire; `✗`: no farm can be built."""
    if not land.material:
        material = Text(EMPTY if land.developed else HIDDEN, "dim")
    else:
        material = Text(signs.title(land.material))
    barred = f" {NO}{signs.teller.name('farm')}" if land.barred else ""
    return material.append(barred, "dim"), Text(str(land.fire_vp) if land.fire_vp else EMPTY)


def sites_panel(scene: Scene, view: CVView, signs: Signs) -> Panel:
    """The revealed sites, those that can be built on with their buildings; how many lie face down."""
    lines = [(name(site, signs), where(site, view, signs), Text(text(site, signs))) for site in view.sites if site.site]
    lines += list(buildings(view, signs))
    hidden = sum(not site.site for site in view.sites)
    parts: RenderableType = rows(scene, lines)
    heading = Text.assemble((signs.term("sites"), "bold"), (f" ─ {signs.words('cv-hidden', count=hidden)}", "dim"))
    return Panel(parts, title=heading, title_align="left", width=scene.width, padding=(0, 1))


def name(site: SiteView, signs: Signs) -> Text:
    return Text.assemble((f"{signs.words(f'cv-site-{site.kind}')} ", "bold"), signs.name(site.site))


def where(site: SiteView, view: CVView, signs: Signs) -> Text:
    """Its place, and the territories around it."""
    types = {land.territory: land.type for land in view.territories}
    near = " ".join(signs.short(land, types[land]) for land in site.adjacent)
    return Text(f"({site.vertex[1]}, {site.vertex[2]}) {near}", "dim")


def text(site: SiteView, signs: Signs) -> str:
    return signs.text(site.site)


def buildings(view: CVView, signs: Signs) -> Iterator[tuple[Text, Text, Text]]:
    """Statues and settlements on the building grounds that lie open."""
    for ground in view.grounds:
        materials = ", ".join(map(signs.teller.name, ground.materials))
        built = [
            signs.owned(view, number, f" {signs.teller.name('statue')} ×{count}")
            for number, count in enumerate(ground.statues)
            if count
        ]
        built += [
            signs.owned(view, number, f" {signs.teller.name('settlement')}")
            for number, count in enumerate(ground.settlements)
            if count
        ]
        here = Text(", ").join(built) if built else Text(EMPTY, "dim")
        yield signs.name(ground.ground, "bold"), here, signs.field(signs.words("cv-statues-of"), materials)
