"""The tiles that nobody has yet: Wonders, Golden Ages, Achievements and Governments, and how near the viewer is."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.scene import Scene
from pentapolis.games.mosaic.view import MosaicView

from .signs import EMPTY, Signs


def tiles_panel(scene: Scene, view: MosaicView, signs: Signs) -> Panel:
    wonders = [Text.assemble(signs.name(tile, "bold"), f" ({signs.text(tile)})") for tile in view.wonders]
    lines = [
        heading(signs.words("mo-wonders"), wonders),
        heading(signs.words("mo-golden-ages"), (golden_age(scene, view, tile, signs) for tile in view.golden_ages)),
        heading(signs.words("mo-achievements"), (achievement(scene, view, tile, signs) for tile in view.achievements)),
        heading(signs.words("mo-governments"), (government(tile, signs) for tile in view.governments)),
    ]
    title = Text(signs.words("mo-tiles"), "bold")
    return Panel(Group(*lines), title=title, title_align="left", width=scene.width, padding=(0, 1))


def heading(words: str, things: Iterable[Text]) -> Text:
    parts = list(things)
    return Text.assemble((f"{words}: ", "dim"), Text(" · ").join(parts) if parts else EMPTY)


def golden_age(scene: Scene, view: MosaicView, tile: str, signs: Signs) -> Text:
    """`Golden Age of Trade Ec 4/6`."""
    pillar = signs.pillar(signs.content.golden_ages[tile].requires.pillar)
    return Text.assemble(signs.name(tile, "bold"), f" {pillar}", progress(scene, view, tile))


def achievement(scene: Scene, view: MosaicView, tile: str, signs: Signs) -> Text:
    """`Seafaring Civilization 1/3 (Have 3 Port Cities)`."""
    return Text.assemble(signs.name(tile, "bold"), progress(scene, view, tile), f" ({signs.text(tile).rstrip('.')})")


def progress(scene: Scene, view: MosaicView, tile: str) -> Text:
    """How much the viewer has of what a tile asks for."""
    if scene.viewer is None:
        return Text()
    have, need = view.players[scene.viewer].progress[tile]
    return Text(f" {have}/{need}", "bold green" if have >= need else "")


def government(tile: str, signs: Signs) -> Text:
    """`Tyranny (5 Ideas, needs Go Mi)`."""
    entry = signs.content.governments[tile]
    needs = f"{signs.words('mo-needs')} {signs.symbols(entry.requires)}"
    return Text.assemble(signs.name(tile, "bold"), f" ({signs.cost(entry.cost)}, {needs})")
