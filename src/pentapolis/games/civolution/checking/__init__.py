"""Faults of the content that types cannot express: counts of the box, what names nothing, tiles that do not fit.

`continent` checks the map, `boards` the shared boards and the console, `solo` the tables of V.I.C.I.; here are cards,
chips, and where an effect may stand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from msgspec.structs import fields

from pentapolis.kernel.data import DataError

from .. import pieces as p
from .. import vocabulary as v
from ..kinds import CARD_TYPES, DECKS
from .boards import check_boards
from .faults import expect
from .solo import check_solo

if TYPE_CHECKING:
    from ..components import Content

HANDS = range(1, 7)  # CV-SET.14
DECK = 32
BOX = {"events": 20, "marker_cards": 12, "chip_cards": 10, "incomes": 25, "attributes": 12, "goals": 65}


def check(content: Content) -> None:
    """All that is wrong with content whose map and modules are in order."""
    check_counts(content)
    check_hands(content)
    check_cards(content.cards)
    check_attributes(content.attributes)
    check_feeding(content)
    check_effects(content)
    check_boards(content)
    check_solo(content)


def check_counts(content: Content) -> None:
    """CV-LIM.1: how many of each the box holds."""
    for kind, deck in zip(CARD_TYPES, DECKS, strict=True):
        found = sum(card.type == kind for card in content.cards.values())
        expect(found == DECK, deck, f"there are {found} cards, CV-LIM.1 asks for {DECK}")
    for section, size in BOX.items():
        found = sum(getattr(entry, "count", 1) for entry in getattr(content, section).values())
        expect(found == size, section, f"there are {found}, CV-LIM.1 asks for {size}")


def check_hands(content: Content) -> None:
    """CV-SET.14, CV-SET.18: six hands, each with a card of every deck, a marker card and a chip card."""
    for kind, deck in zip(CARD_TYPES, DECKS, strict=True):
        check_numbers(deck, (card.starting_hand for card in content.cards.values() if card.type == kind))
    check_numbers("marker_cards", (card.number for card in content.marker_cards.values()))
    check_numbers("chip_cards", (card.number for card in content.chip_cards.values()))


def check_numbers(section: str, numbers: Iterable[int | None]) -> None:
    found = sorted(number for number in numbers if number is not None)
    expect(found == list(HANDS), section, f"the numbers of starting hands are {found}; each from 1 to 6 stands once")


def check_cards(cards: Mapping[str, p.Card]) -> None:
    """CV-CRD.6: the points of a space that offers several ways are its own. CV-CRD.2: something is to be paid."""
    for card in cards.values():
        where = place_of(card)
        for space in card.cost_spaces:
            if isinstance(space, v.OneOf):
                expect(not any(option.vp for option in space.options), where, "an option of a cost space has no VP")
                expect(len(space.options) > 1, where, "a space with one option is that option")
        check_ability(where, card.ability)


def place_of(card: p.Card) -> str:
    """Where it stands in the data."""
    return f"{DECKS[CARD_TYPES.index(card.type)]}, entry {card.id}"


def check_attributes(attributes: Mapping[str, p.Attribute]) -> None:
    """CV-ATT.1: 3 or 4 markers of every feature, of which 1 is returned."""
    for chip in attributes.values():
        cost = chip.requirement
        right = cost.have in (3, 4) and cost.returned == 1
        expect(right, f"attributes, entry {chip.id}", "CV-ATT.1 asks for 3 or 4 markers and returns 1")
        check_ability(f"attributes, entry {chip.id}", chip.ability)
    wanted = Counter((chip.requirement.feature, chip.requirement.have) for chip in attributes.values())
    expect(max(wanted.values()) == 1, "attributes", "two chips ask for the same markers")


def check_ability(where: str, ability: v.AnyAbility | None) -> None:
    """CV-EFF.9: types of land are named where they matter, and only there; nothing is named twice."""
    if isinstance(ability, v.Feeding):
        right = (ability.where == "territories") == bool(ability.territories)
        expect(right, where, "`territories` belongs to `where: territories`")
    named = ability.what if isinstance(ability, v.Immunity) else getattr(ability, "territories", None) or ()
    expect(len(set(named)) == len(named), where, "something is named twice")


def check_feeding(content: Content) -> None:
    """CV-FED.1: what a card saves is no more than a tribe there needs."""
    rates = content.rates
    for card in content.cards.values():
        if isinstance(card.ability, v.Feeding):
            most = rates.feed_encampment if card.ability.where == "boat" else rates.feed_wilderness
            expect(card.ability.delta <= most, place_of(card), f"a tribe there needs {most} food")


# Where an effect may stand

ONLY: dict[type[Any], tuple[str, ...]] = {
    v.ReturnBuilding: ("events",),
    v.LoseFood: ("weather",),
    v.RemoveTribe: ("weather",),
}
"""CV-EVT.2, CV-EVT.4: what nobody would choose stands only where it is mandatory."""


def check_effects(content: Content) -> None:
    """CV-EVT.2, CV-EVT.4, CV-TRK.2: mandatory effects, and the value of a track, where they mean something."""
    for section in ("cards", "events", "incomes", "chip_cards", "attributes", "modules", "projects", "track_bonuses"):
        for entry in getattr(content, section).values():
            name = DECKS[CARD_TYPES.index(entry.type)] if section == "cards" else section
            check_places(name, entry)
    for space in content.weather:
        check_places("weather", space)
    for stage in content.stages:
        check_places("stages", stage)
    check_places("console_activity", content.console_activity)


def check_places(section: str, entry: p.Entry) -> None:
    for effect in effects_in(entry):
        where = f"{section}, entry {entry.id}"
        expect(section in ONLY.get(type(effect), (section,)), where, f"{type(effect).__name__} has no place here")
        if isinstance(effect, v.UpgradeModule) and effect.die_value == "track" and section != "track_bonuses":
            raise DataError(where, "only the bonus of a track knows whose die value counts")
        if isinstance(effect, v.DrawKeep):
            expect(effect.keep <= effect.draw, where, "more cards are kept than drawn")


def effects_in(value: msgspec.Struct) -> Iterator[v.Effect]:
    """All effects of an entry, however deep."""
    if isinstance(value, v.Effect):
        yield value
    for field in holding(type(value)):
        yield from among(getattr(value, field))


def among(value: object) -> Iterator[v.Effect]:
    """The effects of what a field holds: nothing, a part, or a list of parts or of lists."""
    if isinstance(value, tuple):
        for inner in value:
            yield from among(inner)
    elif isinstance(value, msgspec.Struct):
        yield from effects_in(value)


@cache
def holding(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields in which effects may stand. Most have none, and content is checked whenever it is loaded.

    >>> holding(p.ModuleLevel), holding(p.Goal), holding(v.FavorTest)
    (('options',), (), ('on_pass', 'on_fail'))
    """
    return tuple(field.name for field in fields(kind) if tells_of_effects(field.type))


def tells_of_effects(kind: Any) -> bool:
    """Whether what a field is declared to hold may be an effect or have one inside."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return issubclass(kind, v.Effect) or bool(holding(kind))
    return any(map(tells_of_effects, get_args(kind)))
