"""An offer that one player makes to another: what is given, and what is wanted for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from .signs import Signs

WANTED = ("want", "want-action", "want-objective", "want-wonder")


def offer_line(trade: list[str], signs: Signs) -> Text:
    """`Offer of Ada to Jan: Food ×2, action card ← Gold`."""
    names = {"name": signs.owner_name(int(trade[0])), "other": signs.owner_name(int(trade[1]))}
    given = [item for item in trade[2:] if item.partition(":")[0] not in WANTED]
    wanted = [item for item in trade[2:] if item.partition(":")[0] in WANTED]
    title = signs.words("cc-offer", **names)
    return Text.assemble((f"{title}: ", "bold"), things(given, signs), " ⇄ ", things(wanted, signs))


def things(items: Iterable[str], signs: Signs) -> str:
    counts = Counter(thing(item, signs) for item in items)
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counts.items()) or "–"


def thing(item: str, signs: Signs) -> str:
    """A good, a card by its name, or a card that nobody has seen by its kind."""
    what = item.partition(":")[2] or item.removeprefix("want-")
    if what in ("action", "objective", "wonder"):
        return signs.words(f"cc-card-{what}")
    return signs.teller.name(what)
