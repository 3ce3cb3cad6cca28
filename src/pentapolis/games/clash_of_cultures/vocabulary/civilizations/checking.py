"""Faults of civilizations that types cannot express."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from pentapolis.games.clash_of_cultures.vocabulary.common import check_carriers, place
from pentapolis.games.clash_of_cultures.vocabulary.effects import CivEffect
from pentapolis.games.clash_of_cultures.vocabulary.shapes import OfAdvances, OfTag
from pentapolis.kernel.data import DataError

from .celts import BonusAgainstLearned
from .japan import Reclaim
from .maya import CheaperCategory
from .phoenicia import NavalBonus
from .rome import BuyAsFreeAction
from .shared import DreamWonder, Teach

if TYPE_CHECKING:
    from collections.abc import Collection, Container

    from pentapolis.games.clash_of_cultures.components import Content
    from pentapolis.games.clash_of_cultures.entries import Ability, CivAdvance


def check_civilizations(content: Content) -> None:
    """CC-30.1: whose Advances and Leaders they are, what each of them does, and that all they name is there."""
    abilities = [ability for leader in content.leaders.values() for ability in leader.abilities]
    carriers: dict[str, Collection[CivAdvance | Ability]] = {
        "civ_advances": content.civ_advances.values(),
        "leaders": abilities,
    }
    check_carriers(carriers, get_args(CivEffect))
    for civilization in content.civilizations.values():
        where = place("civilizations", civilization.id)
        for section, owned, there in (
            ("civ_advances", civilization.civ_advances, content.civ_advances.values()),
            ("leaders", civilization.leaders, content.leaders.values()),
        ):
            if owned != tuple(entry.id for entry in there if entry.civilization == civilization.id):
                raise DataError(where, f"its {section} do not agree with their `civilization`")
    governments = {"any_government"}
    for advance in content.civ_advances.values():
        look_up(place("civ_advances", advance.id), [advance.requires], content.advances.keys() | governments)
    for section, entries in carriers.items():
        for carrier in entries:
            for effect in carrier.effects:
                check_names(content, place(section, carrier.id), effect)


def check_names(content: Content, where: str, effect: CivEffect) -> None:
    """Advances, categories, Wonders and sorts of events that an effect names."""
    match effect:
        case OfAdvances():
            look_up(where, effect.advances, content.advances)
        case BuyAsFreeAction():
            look_up(where, [effect.advance], content.advances)
        case NavalBonus():
            look_up(where, [effect.unless], content.advances)
        case Reclaim():
            look_up(where, [effect.free_with], content.advances)
        case DreamWonder():
            look_up(where, [effect.wonder], content.wonders)
        case Teach() | BonusAgainstLearned() | CheaperCategory():
            look_up(where, [effect.category], content.categories)
        case OfTag():
            look_up(where, [effect.tag], {tag for event in content.events.values() for tag in event.tags})


def look_up(where: str, names: list[str] | tuple[str, ...], known: Container[str]) -> None:
    for name in names:
        if name not in known:
            raise DataError(where, f"there is no {name!r}")
