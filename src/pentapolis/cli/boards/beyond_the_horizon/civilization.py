"""A player board: pawns in their columns, tracks and what the next cube opens, investment, government, units, cards."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from pentapolis.cli.boards.scene import Scene, seat_colour
from pentapolis.games.beyond_the_horizon.kinds import STAGES
from pentapolis.games.beyond_the_horizon.view import BHView, PlayerView
from pentapolis.games.beyond_the_horizon.wording import field_text

from .signs import EMPTY, FREE, HELD, NO, YES, Signs


def civilization_panel(scene: Scene, view: BHView, seat: int, signs: Signs) -> Panel:
    player = view.players[seat]
    lines = [stock(player, signs), columns(player, signs), *tracks(player, signs), investment(player, signs)]
    lines += [government(player, signs), *ground(view, seat, signs), *cards(player, signs)]
    return Panel(
        Group(*lines),
        title=title(scene, player, seat, signs),
        title_align="left",
        width=scene.width,
        border_style=seat_colour(seat),
        padding=(0, 1),
    )


def title(scene: Scene, player: PlayerView, seat: int, signs: Signs) -> Text:
    """Number and name, government, VP if the game ended now."""
    words, name = signs.words, scene.teller.names[seat]
    shown = words("bh-you", name=name) if seat == scene.viewer else name
    parts = [signs.teller.name(player.government)] if player.government else []
    parts.append(words("bh-points", count=sum(player.score.values())))
    return Text.assemble(
        (f"{seat + 1} {shown}", f"bold {seat_colour(seat)}"), *((f" ─ {part}", "default") for part in parts)
    )


def stock(player: PlayerView, signs: Signs) -> Text:
    """`Coins 4 +2`: what there is, and what production gives; tokens, moves, and where the action pawn stands."""
    shown = Text.assemble((f"{signs.term('coins')} ", "dim"), (str(player.coins), "bold"))
    shown.append(f" +{player.production_coins}")
    shown.append(f"  {signs.term('active')} ", "dim").append(str(player.active), "bold")
    for token, count in player.tokens.items():
        shown.append(f"  {signs.teller.name(token)} ", "dim").append(str(count), "bold")
    shown.append(f"  {signs.term('moves')} ", "dim").append(str(player.moves))
    if player.gone:
        shown.append(f"  {signs.term('gone')} ", "dim").append(str(player.gone))
    where = signs.teller.name(player.pawn) if player.pawn else EMPTY
    return shown.append(f"  {signs.term('action-pawn')} ", "dim").append(where)


def columns(player: PlayerView, signs: Signs) -> Text:
    """`A✓ ●●●●○○`: inactive pawns and free places; marked are the columns that production takes from."""
    shown = Text(f"{signs.term('columns')}: ", "dim")
    for number, (column, pawns) in enumerate(player.columns.items()):
        is_open = column in player.open_columns
        shown.append(f"{column}{YES if is_open else NO} ", "bold green" if is_open else "dim")
        shown.append(HELD * pawns).append(FREE * (signs.content.capacities[number] - pawns), "dim").append("  ")
    shown.rstrip()
    return shown


def tracks(player: PlayerView, signs: Signs) -> Iterator[Text]:
    """`Food ○○●●●●●● 2/8 next: column C produces`: fields that are open, cubes that are left."""
    for track, left in player.cubes.items():
        board = signs.content.tracks[track]
        gone = len(board.fields) - left
        following = board.fields[gone] if left else None
        yield track_line(signs, track, FREE * gone + HELD * left, f"{gone}/{len(board.fields)}", following)


def investment(player: PlayerView, signs: Signs) -> Text:
    """Cubes on the investment track; beyond its fields they go on scoring."""
    board = signs.content.investment
    count = len(board.fields)
    held = min(player.invested, count)
    following = board.fields[held] if held < count else None
    line = track_line(signs, board.id, HELD * held + FREE * (count - held), f"{player.invested}/{count}", following)
    if following is None:
        line.append(f" {signs.words('bh-beyond', vp=board.overflow_vp)}", "dim")
    return line


def track_line(signs: Signs, track: str, cubes: str, count: str, following: object) -> Text:
    shown = Text.assemble((f"{signs.teller.name(track)} ", "dim"), cubes, f" {count}")
    if following is not None:
        words = field_text(following, signs.teller.language)
        shown.append(f" {signs.words('bh-next')} ", "dim").append(words)
    return shown


def government(player: PlayerView, signs: Signs) -> Text:
    """The stages that are unlocked; despotism is from the start."""
    shown = Text(f"{signs.term('government')}: ", "dim").append(
        signs.teller.name(player.government) if player.government else EMPTY
    )
    if player.government:
        for stage in ("despotism", *STAGES):
            is_open = stage == "despotism" or stage in player.stages
            shown.append(f"  {YES if is_open else NO}", "bold green" if is_open else "dim")
            shown.append(f" {signs.teller.name(stage)}", "" if is_open else "dim")
    return shown


def ground(view: BHView, seat: int, signs: Signs) -> Iterator[Text]:
    """What is on the map: units by place, villages, cities, structures."""
    player = view.players[seat]
    places: dict[str, list[str]] = {}
    for unit in player.units:
        places.setdefault(unit.place, []).append(signs.unit(unit).plain)
    if places:
        parts = [f"{signs.teller.name(place)} {''.join(units)}" for place, units in places.items()]
        yield signs.field(signs.term("units"), ", ".join(parts))
    found = {
        "bh-villages": [tile.tile for tile in view.map if tile.village == seat],
        "bh-cities": [tile.tile for tile in view.map if tile.city == seat],
        "bh-built": [tile.tile for tile in view.map if seat in (tile.left, tile.right)],
    }
    for key, tiles in found.items():
        if tiles:
            yield signs.field(signs.words(key), ", ".join(map(signs.teller.name, tiles)))


def cards(player: PlayerView, signs: Signs) -> Iterator[Text]:
    """Technologies with their colours, private ones, leaders with the option chosen, structures in supply."""
    for key, own in (("technologies", player.technologies), ("private", player.private)):
        if own:
            yield signs.field(signs.term(key), Text(", ").join(map(signs.technology, own)))
    if player.leaders:
        yield signs.field(
            signs.term("leaders"), Text(", ").join(leader(player, card, signs) for card in player.leaders)
        )
    if player.structures:
        yield signs.field(signs.words("bh-supply"), signs.names(player.structures))


def leader(player: PlayerView, card: str, signs: Signs) -> Text:
    """A leader; with the number of the option that was chosen, as its text counts them."""
    shown = signs.name(card)
    if card in player.options:
        keys = [option.key for option in signs.content.leaders[card].options]
        shown.append(f" ({signs.words('bh-option', number=keys.index(player.options[card]) + 1)})")
    return shown
