"""A player board: goods and Production, symbols, what stands on the map, cards, tiles, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.mosaic.kinds import RESOURCES, TRACKS
from pentapolis.games.mosaic.view import MosaicView, PlayerView

from .signs import Signs

GOLDEN = 6  # MO-TIL.3: symbols of one Pillar


def civilization_panel(scene: Scene, view: MosaicView, seat: int, signs: Signs) -> Panel:
    player = view.players[seat]
    lines = [stock(player, signs), symbols(player, signs), *holdings(player, signs), *cards(player, signs)]
    if any(player.score.values()):
        lines.append(worth(player, signs))
    return Panel(
        Group(*lines),
        title=title(scene, player, seat, signs),
        title_align="left",
        width=scene.width,
        border_style=seat_colour(seat),
        padding=(0, 1),
    )


def title(scene: Scene, player: PlayerView, seat: int, signs: Signs) -> Text:
    """Number and name, Leader, Government, VP if the game ended now."""
    words, name = signs.words, scene.teller.names[seat]
    shown = words("mo-you", name=name) if seat == scene.viewer else name
    parts = [signs.teller.name(piece) for piece in (player.leader, player.government) if piece]
    parts.append(words("mo-points", count=sum(player.score.values())))
    return Text.assemble(
        (f"{seat + 1} {shown}", f"bold {seat_colour(seat)}"), *((f" ─ {part}", "default") for part in parts)
    )


def worth(player: PlayerView, signs: Signs) -> Text:
    """VP by source, those that there are."""
    parts = [f"{signs.words(f'mo-score-{source}')} {points}" for source, points in player.score.items() if points]
    return Text.assemble((f"{signs.words('mo-worth')}: ", "dim"), " · ".join(parts))


def stock(player: PlayerView, signs: Signs) -> Text:
    """`Stone 13 +6`: what there is, and its Production; Tax and Tariff are Production only."""
    shown = Text.assemble((f"{signs.teller.name('population')} ", "dim"), (str(player.population), "bold"))
    for name in RESOURCES:
        shown.append(f"  {signs.teller.name(name)} ", "dim").append(str(player.stock[name]), "bold")
        if name in TRACKS:
            shown.append(f" +{player.production[name]}")
    for name in ("tax", "tariff"):
        shown.append(f"  {signs.teller.name(name)} ", "dim").append(f"+{player.production[name]}")
    return shown


def symbols(player: PlayerView, signs: Signs) -> Text:
    """The nine Pillars, each with how far it is to a Golden Age."""
    shown = Text()
    for pillar, count in player.symbols.items():
        style = "bold green" if count >= GOLDEN else "bold" if count else "dim"
        shown.append(f"{signs.pillar(pillar)} {count}/{GOLDEN}", style).append("  ")
    if player.named:
        shown.append(f"({signs.teller.name('great_library')}: {signs.pillar(player.named)})", "dim")
    return shown


def holdings(player: PlayerView, signs: Signs) -> Iterator[Text]:
    """Trade Goods, and every building by its hex."""
    if player.goods:
        shown = [signs.teller.name(good) + (f" ×{count}" if count > 1 else "") for good, count in player.goods.items()]
        yield signs.field("mo-goods", f"{signs.words('mo-unique', count=len(player.goods))}: {', '.join(shown)}")
    places = {"cities": player.cities, "ports": player.ports, "farms": player.farms}
    places["manufactories"] = player.manufactories
    parts = [signs.field(f"mo-{kind}", ", ".join(map(signs.teller.name, own))) for kind, own in places.items() if own]
    for wonder, hex_ in player.wonders.items():
        parts.append(Text.assemble(signs.name(wonder, "bold"), f" ({signs.teller.name(hex_)})"))
    if parts:
        yield Text("  ").join(parts)


def cards(player: PlayerView, signs: Signs) -> Iterator[Text]:
    """Cards and tiles; of others' face-down Technologies only the number."""
    for key, own in (
        ("mo-technologies", player.technologies),
        ("mo-builds", player.builds),
        ("mo-claimed", player.tiles),
        ("mo-taxes", player.taxes),
        ("mo-used", player.used),
    ):
        if own:
            yield signs.field(key, signs.names(own))
    known = [waiting(card, missing, signs) for card, missing in zip(player.face_down, player.missing, strict=True)]
    if player.hidden:
        known.append(Text(signs.words("mo-hidden", count=player.hidden)))
    if known:
        yield signs.field("mo-face-down", Text(", ").join(known))
    if player.doubled:
        yield Text(signs.words("mo-doubled"), "dim")


def waiting(card: str, missing: dict[str, int], signs: Signs) -> Text:
    """A face-down Technology, and what it still waits for."""
    lacking = signs.words("mo-missing", symbols=signs.symbols(missing)) if missing else signs.words("mo-playable")
    return Text.assemble(signs.name(card, "bold"), (f" ({lacking})", "" if missing else "green"))
