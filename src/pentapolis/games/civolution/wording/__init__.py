"""The text of every piece, written once from its effects: a data pack that changes a number changes the text.

`english` and `polish` hold the words: a clause for every kind of effect, ability and condition, a phrase for everything
else that a piece says. `texts` puts them together, one function for each kind of piece.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .. import pieces as p
from .english import ENGLISH
from .language import Language, sentence
from .polish import POLISH
from .texts import deeds, joined, module_level, scoring, site, text_of, track

if TYPE_CHECKING:
    from ..components import Content

BY_LANGUAGE = {"en": ENGLISH, "pl": POLISH}

Texts = dict[str, dict[str, str | list[str]]]


def texts_of(content: Content) -> Texts:
    """By id, what the data files do not hold.

    `text` is all that a piece says; of a research card `deeds` leaves out what it costs, of a module `levels` tells
    each level alone; `scoring` is what a category counts and gives.
    """
    found: Texts = {}
    for language, words in BY_LANGUAGE.items():
        for name, kind, text in said(words, content):
            found.setdefault(name, {})[f"{kind}_{language}"] = text
    return found


def said(words: Language, content: Content) -> Iterable[tuple[str, str, str | list[str]]]:
    for card in content.cards.values():
        yield card.id, "deeds", joined(deeds(words, card))
    for module in content.modules.values():
        yield module.id, "levels", [sentence(module_level(words, level)) for level in module.levels]
    for tile in content.scoring.values():
        yield tile.id, "scoring", joined(scoring(words, tile))
    for place in content.sites.values():
        yield place.id, "text", joined(site(words, content.site_kinds, place))
    for board in content.tracks.values():
        yield board.id, "text", joined(track(words, content.track_bonuses, board))
    for piece in written(content):
        yield piece.id, "text", text_of(words, piece)


def written(content: Content) -> Iterable[p.Entry]:
    """The pieces whose text follows from themselves alone."""
    for table in (
        *(content.cards, content.events, content.marker_cards, content.chips, content.attributes, content.goals),
        *(content.modules, content.projects, content.site_kinds, content.vici),
    ):
        yield from table.values()
    yield from content.weather
    yield from content.slots
    yield from (stage for stage in content.stages if stage.completion)
    yield content.console_activity
    yield content.island_ground
