"""Signs: the letters, shapes and colours of the board; never colours alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from pentapolis.cli.boards.scene import seat_colour
from pentapolis.games.beyond_the_horizon.components import Content, Space
from pentapolis.games.beyond_the_horizon.view import BHView, UnitView
from pentapolis.games.beyond_the_horizon.wording import gist

from ...shared.names import pieces
from ...shared.wording import Teller

MARK = "°"  # beside what is reconstructed: the printed piece is not known
EMPTY = "–"
FREE = "○"  # a space, a field or a column place with nothing on it
HELD = "●"
LEADER = "♦"  # a leader lies face down
FACE_DOWN = "?"
YES, NO = "✓", "✗"
HOME, VILLAGE, CITY = "⌂", "□", "■"
LEFT, RIGHT = "◧", "◨"  # the first and the second builder of a structure
UNITS = {"settler": "●", "soldier": "▲"}
# Ink on paper for the colours of technologies; their letters stand there too.
COLORS = {
    "blue": "white on dodger_blue3",
    "green": "white on dark_green",
    "red": "white on dark_red",
    "yellow": "black on gold3",
}
ALL_COLORS = "black on white"  # BH-CMP.9: level IV


class Signs:
    """How one language writes the pieces of the game in a few characters."""

    def __init__(self, teller: Teller) -> None:
        content = teller.game.content
        assert isinstance(content, Content)
        self.teller = teller
        self.words = teller.plain
        self.content = content
        self.pieces = pieces(teller.game)

    def term(self, word: str) -> str:
        """A word of the game."""
        return self.teller.words(f"term-{word}")

    def slot(self, slot: str) -> str:
        """A slot of the tree: `II·3`."""
        level, _, number = slot.rpartition("_")
        return f"{level.upper()}·{number}"

    def space(self, view: BHView, space: Space) -> Text:
        """`[○1c]` a free space that costs a coin, `[2]` one where the action pawn of seat 2 stands."""
        price = self.words("bh-price", coins=space.coins) if space.coins else ""
        seats = [seat for seat, player in enumerate(view.players) if player.pawn == space.id]
        shown = Text("[", "dim")
        for seat in seats:
            shown.append(str(seat + 1), f"bold {seat_colour(seat)}")
        if not seats:
            shown.append(FREE).append(price, "dim")
        return shown.append("]", "dim")

    def spaces(self, view: BHView, action: str) -> Text:
        """All spaces of an action that exist with so many players (BH-ACT.5)."""
        own = (space for space in self.content.spaces.values() if space.action.id == action)
        return Text(" ").join(self.space(view, space) for space in own if space.players <= len(view.players))

    def color(self, color: str | None) -> Text:
        """Two letters of a colour on that colour."""
        return Text(self.words(f"bh-color-{color or 'all'}"), COLORS.get(color or "", ALL_COLORS))

    def technology(self, card: str) -> Text:
        """A technology with its colours."""
        entry = self.content.technologies[card]
        shown = Text.assemble(self.color(entry.color), " ", self.name(card, "bold"))
        return shown.append(" ").append_text(self.color(entry.second_color)) if entry.second_color else shown

    def unit(self, unit: UnitView, seat: int | None = None) -> Text:
        """`●3` a settler of strength 3, `▲2` a soldier; on the map with the number of the seat before it."""
        sign = f"{UNITS[unit.unit]}{unit.strength}"
        return Text(sign) if seat is None else Text(f"{seat + 1}{sign}", f"bold {seat_colour(seat)}")

    def name(self, piece: str, style: str = "") -> Text:
        mark = (MARK, "dim") if getattr(self.pieces.get(piece), "source", "") == "reconstructed" else ("", "")
        return Text.assemble((self.teller.name(piece), style), mark)

    def names(self, pieces: Iterable[str]) -> Text:
        """Names one after the other; of equal ones, how many."""
        parts = [self.name(piece).append(f" ×{n}" if n > 1 else "") for piece, n in Counter(pieces).items()]
        return Text(", ").join(parts) if parts else Text(EMPTY)

    def gist(self, piece: str) -> str:
        """What a piece does, without what stands beside it."""
        entry = self.pieces[piece]
        return gist(entry, self.teller.language)  # type: ignore[arg-type]

    def field(self, heading: str, value: str | Text) -> Text:
        """A heading and what stands behind it."""
        return Text.assemble((f"{heading}: ", "dim"), value)

    def seat(self, seat: int) -> Text:
        """A seat by number and name."""
        return Text(f"{seat + 1} {self.teller.names[seat]}", f"bold {seat_colour(seat)}")

    def owner(self, seat: int) -> Text:
        """A seat by its number; nobody."""
        return Text(str(seat + 1), f"bold {seat_colour(seat)}") if seat >= 0 else Text(EMPTY, "dim")
