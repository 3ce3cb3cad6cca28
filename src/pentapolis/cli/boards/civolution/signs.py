"""Signs: the letters, shapes and colours of the board; never colours alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from pentapolis.cli.boards.scene import seat_colour
from pentapolis.games.civolution.components import Content
from pentapolis.games.civolution.seen import CVView, TerritoryView, TribesView

from ...shared.names import pieces
from ...shared.wording import Teller

MARK = "°"  # beside what is reconstructed: the printed piece is not known
EMPTY = "–"
STRONG, WEAK = "●", "○"
FREE = "▫"  # a free encampment
HIDDEN = "?"  # face down
YES, NO = "✓", "✗"
SPOTS = {"fire": "▲", "plain": "■", "wild": "~", "boat": "≈"}
FARM, RAW, HUNTED, PROVISION, LOAD = "⌂", "◆", "†", "P", "*"
ROMAN = ("–", "I", "II", "III")
# Ink on paper for the types of territories; their letters stand there too.
TYPES = {
    "forest": "white on dark_green",
    "grassland": "black on green_yellow",
    "hills": "black on gold3",
    "swamp": "white on purple4",
    "mountains": "white on grey42",
    "desert": "black on wheat1",
    "water": "white on dodger_blue3",
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

    def term(self, word: str) -> str:
        """A word of the game."""
        return self.teller.words(f"term-{word}")

    def title(self, piece: str) -> str:
        """A name at the beginning of a line."""
        name = self.teller.name(piece)
        return name[:1].upper() + name[1:]

    def name(self, piece: str, style: str = "") -> Text:
        mark = (MARK, "dim") if getattr(self.pieces.get(piece), "source", "") == "reconstructed" else ("", "")
        return Text.assemble((self.title(piece), style), mark)

    def names(self, found: Iterable[str]) -> Text:
        """Names one after the other; of equal ones, how many."""
        parts = [self.name(piece).append(f" ×{n}" if n > 1 else "") for piece, n in Counter(found).items()]
        return Text(", ").join(parts) if parts else Text(EMPTY)

    def text(self, piece: str) -> str:
        """What a piece does, and what it costs."""
        found = self.content.texts.get(piece, {}).get(f"text_{self.teller.language}", "")
        return found if isinstance(found, str) else ""

    def field(self, heading: str, value: str | Text) -> Text:
        """A heading and what stands behind it."""
        return Text.assemble((f"{heading}: ", "dim"), value)

    # Civilizations

    def who(self, view: CVView, number: int) -> str:
        """The sign of a civilization: the number of a seat, `V` for V.I.C.I."""
        return "V" if view.vici is not None and number == view.vici.seat else str(number + 1)

    def civilization(self, view: CVView, number: int) -> Text:
        """A civilization by its sign and name."""
        is_seat = number < len(view.players)
        name = f"{number + 1} {self.teller.names[number]}" if is_seat else self.teller.name("vici")
        return Text(name, f"bold {seat_colour(number)}")

    def owned(self, view: CVView, number: int, sign: str) -> Text:
        """Something of a civilization's: its sign, then what it is."""
        return Text(f"{self.who(view, number)}{sign}", f"bold {seat_colour(number)}")

    # Territories

    def short(self, land: str, kind: str) -> str:
        """A territory in three letters: its type and its tile: `FoB`."""
        return f"{self.words(f'cv-type-{kind}')}{self.teller.name(land).split()[-1][:1]}"

    def tribes(self, view: CVView, group: TribesView) -> Text:
        """`▲1●` a strong tribe of seat 1 at the fire, `~2○○` two weak ones of seat 2 in the wilderness."""
        return Text(SPOTS[group.spot]).append_text(
            self.owned(view, group.seat, STRONG * group.strong + WEAK * group.weak)
        )

    def camps(self, land: TerritoryView) -> Text:
        """`▲▫ ■▫▫` the free encampments."""
        taken = Counter[str]()
        for group in land.tribes:
            taken[group.spot] += group.strong + group.weak
        free = {"fire": int(land.fire) - taken["fire"], "plain": land.plains - taken["plain"]}
        return Text(" ".join(f"{SPOTS[spot]}{FREE * count}" for spot, count in free.items() if count > 0), "dim")

    def things(self, view: CVView, land: TerritoryView) -> list[Text]:
        """Farm, boats with their notches, raw materials, hunting token, provisions."""
        found = [self.owned(view, land.farm, FARM)] if land.farm >= 0 else []
        found += [self.owned(view, boat.seat, SPOTS["boat"] + (LOAD if boat.raw else "")) for boat in land.boats]
        found += [self.owned(view, seat, f"{RAW}{count}") for seat, count in enumerate(land.raw) if count]
        if land.hunted:
            found.append(Text(HUNTED))
        if land.provisions:
            found.append(Text(f"{PROVISION}{land.provisions}"))
        return found

    def all_in(self, view: CVView, land: TerritoryView) -> list[Text]:
        """Everybody and everything in a territory."""
        camps = self.camps(land)
        return [
            *(self.tribes(view, group) for group in land.tribes),
            *([camps] if camps else []),
            *self.things(view, land),
        ]
