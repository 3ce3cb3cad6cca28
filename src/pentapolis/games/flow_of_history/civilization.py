"""A Civilization: placing cards (FH-STK), counting icons (FH-ICO), military strength, taking tokens (FH-TOK)."""

from __future__ import annotations

from . import log
from .components import LANES, Card, Content, Per
from .state import Civilization, FlowTable


def place(t: FlowTable, seat: int, card: Card) -> None:
    """FH-STK.1, FH-STK.6: put a card on the stack of its type; FH-STK.3: a new Leader removes the old one."""
    civ, content, spot = t.state.civilizations[seat], t.content, t.content.places[card.id]
    covered = civ.tops.get(spot)
    if covered is not None and card.type == "leader":  # FH-CMP.5: at most one
        remove(t, seat, content.cards[covered])
    civ.cards.append(card.id)
    civ.tops[spot] = card.id
    if card.era > civ.era:
        civ.era = card.era
    if (
        covered in content.permanent
        or card.id in content.permanent
        or not content.counting.isdisjoint(civ.tops.values())
    ):
        civ.icons = count_icons(content, civ)
    else:  # no Permanent effect begins, ends or counts this card: its strip is all that is new
        for icon in card.strip:
            civ.icons[icon] += 1


def remove(t: FlowTable, seat: int, card: Card) -> None:
    """FH-STK.5, FH-STK.8, FH-GLO.2: a card goes to the box for good; what it covered is visible again."""
    civ = t.state.civilizations[seat]
    civ.cards.remove(card.id)
    t.state.box.append(card.id)
    settle(t.content, civ)
    t.emit(log.REMOVED, seat=seat, card=card.id)


def built(content: Content, tokens: int, cards: list[str]) -> Civilization:
    """A Civilization of these cards."""
    civ = Civilization(tokens, cards, {}, {}, 0)
    settle(content, civ)
    return civ


def settle(content: Content, civ: Civilization) -> None:
    """Make the index of a Civilization anew from its cards."""
    places = map(content.places.__getitem__, civ.cards)
    civ.tops = dict(zip(places, civ.cards, strict=True))  # the last card of each place stays
    civ.icons = count_icons(content, civ)
    civ.era = max(map(content.eras.__getitem__, civ.cards), default=0)


def count_icons(content: Content, civ: Civilization, *, scoring: bool = False) -> dict[str, int]:
    """FH-CRD.7: the icons from which points, actions and effects are counted.

    FH-ICO.1: all production strips, and the visible Permanent effects; FH-SCR.1, FH-ICO.5: in scoring, and only then,
    not the transient ones. FH-CRD.6, FH-SCE.2: income icons and Scoring effects never count. FH-ICO.2: cards in the
    Market are not asked.
    """
    strips = sum(map(content.strips.__getitem__, civ.cards))
    icons = {icon: strips >> lane & 255 for icon, lane in LANES.items()}
    for name in civ.tops.values():  # FH-STK.2, FH-STK.4: only visible cards have an effect
        if name in content.permanent and not (scoring and content.cards[name].transient):  # FH-PRM.1, FH-PRM.2
            for effect in content.permanent[name]:
                times = 1 if effect.per is None else count(content, civ, icons, effect.per)
                icons[effect.icon] += effect.amount * times
    return icons


def count(content: Content, civ: Civilization, icons: dict[str, int], per: Per) -> int:
    """FH-DSL.2: how often something counts. FH-STK.7, FH-ICO.3: covered cards and the card itself included."""
    if per.count == "icons":
        number = icons[str(per.icon)]
    elif per.count == "cards":
        number = list(map(content.types.__getitem__, civ.cards)).count(str(per.type))
    else:
        number = len({content.types[name] for name in civ.cards} - {"special"})
    return number // per.divisor


def attack_strength(civ: Civilization) -> int:
    """FH-ATK.2: the attacker's strength, Attack icons only."""
    return civ.icons["attack"]


def defense_strength(civ: Civilization) -> int:
    """FH-ATK.3: an opponent's strength, Attack and Defense icons."""
    return civ.icons["attack"] + civ.icons["defense"]


def half(number: int, rounding: str) -> int:
    """FH-GEN.4, FH-RUL.14: down unless the card says otherwise."""
    return (number + 1) // 2 if rounding == "up" else number // 2


def from_supply(t: FlowTable, seat: int, number: int) -> int:
    """FH-TOK.4, FH-TOK.5, FH-GLO.8: take from the Supply as far as it reaches. Who calls it tells what it is for."""
    number = min(number, t.state.supply)
    t.state.supply -= number
    t.state.civilizations[seat].tokens += number
    return number


def from_reserve(t: FlowTable, seat: int, number: int) -> int:
    """FH-CMP.3, FH-GLO.7: the Reserve is never empty; the number of tokens is unlimited (FH-GLO.6)."""
    t.state.reserve -= number
    t.state.civilizations[seat].tokens += number
    return number
