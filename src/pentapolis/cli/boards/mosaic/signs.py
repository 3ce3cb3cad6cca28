"""Signs: the letters, numbers and colours of the board; never colours alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rich.text import Text

from pentapolis.cli.boards.scene import seat_colour
from pentapolis.games.mosaic.components import Content
from pentapolis.games.mosaic.kinds import PILLARS, UNITS

from ...shared.names import pieces
from ...shared.wording import Teller

MARK = "°"  # beside what is reconstructed: the printed piece is not known
EMPTY = "–"
# Ink on paper for every Region, so that the map can be read at a glance; their letters stand there too.
REGION_STYLES = {
    "iberia": "black on tan",
    "gaul": "black on green_yellow",
    "italy": "white on dark_red",
    "greece": "white on dodger_blue3",
    "assyria": "white on purple4",
    "egypt": "black on gold3",
    "numidia": "white on dark_green",
}


class Signs:
    """How one language writes the pieces of the game in a few characters."""

    def __init__(self, teller: Teller) -> None:
        content = teller.game.content
        assert isinstance(content, Content)
        self.teller = teller
        self.words = teller.plain
        self.content = content
        self.pieces = pieces(teller.game)

    def region(self, region: str) -> str:
        """One letter; those of all Regions differ."""
        return self.words(f"mo-letter-{region}")

    def hex_word(self, region: str) -> str:
        """What stands before the numbers of its hexes on the map: `ITA`."""
        board = self.content.board
        number = board.region_of.index(board.region_index[region])
        return board.names[number].partition("_")[0].upper()

    def building(self, building: str) -> str:
        return self.words(f"mo-letter-{building}")

    def unit(self, unit: str) -> str:
        return self.words(f"mo-letter-{unit}")

    def stack(self, counts: Mapping[str, int]) -> str:
        """Units in letters: `2I1C`."""
        return "".join(f"{counts[unit]}{self.unit(unit)}" for unit in UNITS if counts.get(unit))

    def pillar(self, pillar: str) -> str:
        """Two letters; those of all Pillars differ."""
        return self.words(f"mo-pillar-{pillar}")

    def symbols(self, pillars: Iterable[str] | Mapping[str, int]) -> str:
        """Symbols with their numbers, in the order of the Pillars: `Sc Go2`."""
        counts = Counter(pillars)
        shown = [(self.pillar(name), counts[name]) for name in PILLARS if counts[name]]
        return " ".join(sign if count == 1 else f"{sign}{count}" for sign, count in shown) or EMPTY

    def token(self, token: str, width: int) -> str:
        """A Trade Good by the beginning of its name, a Cache as what it pays: `10M`."""
        cache = self.content.caches.get(token)
        if cache is None:
            return self.teller.name(token)[:width]
        return "".join(f"{effect.amount}{self.words(f'mo-letter-{effect.resource}')}" for effect in cache.effects)

    def cost(self, cost: Mapping[str, int]) -> str:
        """`4 Stone, 2 Population`, or that it costs nothing."""
        return ", ".join(self.words(f"mo-{name}", count=n) for name, n in cost.items()) or self.words("mo-free")

    def name(self, piece: str, style: str = "") -> Text:
        mark = (MARK, "dim") if getattr(self.pieces.get(piece), "source", "") == "reconstructed" else ("", "")
        return Text.assemble((self.teller.name(piece), style), mark)

    def names(self, pieces: Iterable[str]) -> Text:
        """Names one after the other; of equal ones, how many."""
        parts = [self.name(piece).append(f" ×{n}" if n > 1 else "") for piece, n in Counter(pieces).items()]
        return Text(", ").join(parts) if parts else Text(EMPTY)

    def text(self, piece: str) -> str:
        """What a piece does, in the reader's language."""
        return str(getattr(self.pieces[piece], f"text_{self.teller.language}"))

    def field(self, key: str, value: str | Text) -> Text:
        """A heading and what stands behind it."""
        return Text.assemble((f"{self.words(key)}: ", "dim"), value)

    def seat(self, seat: int) -> Text:
        """A seat by number and name."""
        return Text(f"{seat + 1} {self.teller.names[seat]}", f"bold {seat_colour(seat)}")
