"""Cards in words, letters and colours; never in colours alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.games.flow_of_history.components import BankerCard, Card, Content, Per, Provide, Score
from pentapolis.kernel.words import LANGUAGES

from ...shared.wording import Teller

MARK = "°"  # beside the name of a card whose printed effect is not known
# Those of the printed cards (FH-CRD.3), as ink on paper, so that letters can be read on dark and on light screens.
COLOURS = {
    "construction": ("black", "dark_orange"),
    "government": ("white", "dodger_blue3"),
    "knowledge": ("black", "green3"),
    "military": ("white", "red3"),
    "leader": ("black", "yellow3"),
    "wonder": ("white", "grey42"),
    "special": ("black", "orchid"),
}
ERAS = ("A", "I", "II", "III", "IV", "V")  # by value (FH-ERA.1)
ONCE = ("instant", "attack", "attack_all")  # FH-INS.2, FH-ATK.1: done for good when the card was gained


class Cards:
    """The cards of the game as one language calls them."""

    def __init__(self, teller: Teller) -> None:
        content = teller.game.content
        assert isinstance(content, Content)
        self.teller = teller
        self.words = teller.plain
        self.content = content

    def __getitem__(self, name: str) -> Card:
        return self.content.cards[name]

    def type_name(self, kind: str) -> str:
        return self.words("fh-special") if kind == "special" else self.teller.name(kind)

    def badge(self, kind: str) -> Text:
        """The first letter of a card type, in its colour: the letters of all types differ."""
        ink, paper = COLOURS[kind]
        return Text.assemble((f" {self.type_name(kind)[0]} ", f"bold {ink} on {paper}"))

    def short(self, icon: str) -> str:
        """Two letters for an icon: those of all icons differ."""
        return self.teller.name(icon)[:2]

    def strip(self, icons: Iterable[str]) -> str:
        return " ".join(self.short(icon) for icon in icons)

    def name(self, name: str, style: str = "") -> Text:
        mark = (MARK, "dim") if self[name].source == "reconstructed" else ("", "")
        return Text.assemble((self.teller.name(name), style), mark)

    def names(self, cards: Iterable[str]) -> Text:
        return Text(" · ").join(self.name(card) for card in cards)

    def era(self, name: str) -> str:
        return ERAS[self[name].era]

    def text(self, name: str) -> str:
        return self[name].text_pl if self.teller.language == "pl" else self[name].text_en

    def effect(self, name: str) -> str:
        """What a card does, with the moment at which it does it."""
        card, text = self[name], self.text(name)
        if card.timing == "none" or self.moment(card.timing) in text:
            return text
        return f"{self.moment(card.timing)}: {text}"

    def moment(self, timing: str) -> str:
        """When an effect works. One is called like an icon in the data, so these words are the board's own."""
        return self.words(f"fh-moment-{timing}")

    def working(self, name: str, *, short: bool) -> Text:
        """The effect of a card that lies open in a Civilization; what happens only once is over."""
        card = self[name]
        if card.timing == "none":
            return Text()
        if card.timing in ONCE:
            return Text(self.words("fh-done", moment=self.moment(card.timing)), "dim")
        if card.timing == "turn_action":
            return Text(self.effect(name), "bold")
        return Text(self.gist(card) if short else self.text(name))

    def gist(self, card: Card) -> str:
        """A lasting effect in signs: `+1 De / Military`, `Scoring: 1 VP / 2 Cu`."""
        parts = []
        for effect in card.effects:
            if isinstance(effect, Provide):
                parts.append(f"+{effect.amount} {self.short(effect.icon)}{self.each(effect.per)}")
            elif isinstance(effect, Score):
                parts.append(f"{effect.amount} {self.words('fh-vp')}{self.each(effect.per)}")
        scoring = f"{self.moment('scoring')}: " if card.timing == "scoring" else ""
        return scoring + "  ".join(parts) + (f" ({self.words('fh-transient')})" if card.transient else "")

    def each(self, per: Per | None) -> str:
        """What an effect counts (FH-DSL.2)."""
        if per is None:
            return ""
        if per.icon is not None:
            things = self.short(per.icon)
        else:
            things = self.words("fh-each-type") if per.type is None else self.type_name(per.type)
        return f" / {per.divisor} {things}" if per.divisor > 1 else f" / {things}"


def full_card(cards: Cards, name: str, width: int) -> RenderableType:
    """A card with its names in all languages, and where each part of what is known of it comes from."""
    if name == cards.content.banker.id:
        return banker_card(cards, cards.content.banker, width)
    card, words = cards[name], cards.words
    facts = Table.grid(padding=(0, 2))
    rows = {
        "fh-type": cards.type_name(card.type),
        "fh-era": cards.era(name),
        "fh-strip": ", ".join(cards.teller.name(icon) for icon in card.strip),
        "fh-income": cards.teller.name(card.income_icon) if card.income_icon else "–",
        "fh-scoring": words("fh-transient") if card.transient else "",
        "fh-known": sources(cards, card.provenance),
        "fh-lines": card.source_lines,
    }
    for key, value in rows.items():
        if value:
            facts.add_row(Text(words(key), "dim"), value)
    title = Text.assemble(
        cards.badge(card.type), (f" {both_names(card)}", "bold default"), (f"  {card.id}", "dim default")
    )
    body = Group(Text(cards.effect(name)), Padding(facts, (1, 0, 0, 0)))
    return Panel(body, title=title, title_align="left", width=min(width, 100), border_style=COLOURS[card.type][1])


def banker_card(cards: Cards, card: BankerCard, width: int) -> RenderableType:
    text = card.text_pl if cards.teller.language == "pl" else card.text_en
    source = Text(f"{cards.words('fh-known')}  {cards.words('source-' + card.source)}", "dim")
    return Panel(Group(text, source), title=both_names(card), title_align="left", width=min(width, 100))


def both_names(card: Card | BankerCard) -> str:
    names = {"en": card.name_en, "pl": card.name_pl}
    return " / ".join(dict.fromkeys(names[language] for language in LANGUAGES))


def sources(cards: Cards, provenance: Mapping[str, str]) -> str:
    """Which parts of a card come from the rulebook, and which were made up to fill it."""
    parts: dict[str, list[str]] = {}
    for part, source in provenance.items():
        parts.setdefault(source, []).append(cards.words(f"fh-part-{part}"))
    return "; ".join(f"{cards.words(f'source-{source}')}: {', '.join(these)}" for source, these in parts.items())
