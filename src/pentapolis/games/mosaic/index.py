"""The index of a player: what cards, Leader and tiles amount to. Rebuilt when one of them changes."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

from pentapolis.parts.bitsets import mask_of
from pentapolis.parts.hexmaps import touching

from .components import Content, enough
from .kinds import PILLARS, UNITS
from .pieces import Wonder
from .state import ARMOR, CASTES, FIELDS, PEEKS, SIEGES, MosaicTable, Player
from .vocabulary import PassiveRule, WildPillars

BASE_RECRUITS = 2  # MO-MIL.2
POWERS = {
    "may_recruit_siege_engine": SIEGES,  # MO-MIL.4
    "units_cannot_be_eliminated": ARMOR,  # MO-MIL.10
    "government_ignores_requirements": CASTES,  # MO-GOV.2
    "peek_top_card_before_action": PEEKS,  # MO-GOV.8
}


def settle(content: Content, player: Player) -> None:
    """Make the whole index anew. MO-GLO.6: Leader, face-up Technologies, Build cards and the Great Library."""
    shown = [player.leader] if player.leader else []
    symbols = [pillar for card in (*shown, *player.up, *player.builds) for pillar in content.symbols[card]]
    for name in player.wonders:
        if player.named >= 0:  # MO-WON.7
            symbols += [player.named] * wild(content.wonders[name])
    player.symbols = raised((0,) * len(PILLARS), symbols)
    player.reach = touching(content.board.near, player.every_city)
    player.monuments = mask_of(player.wonders.values())
    settle_powers(content, player)


def wild(tile: Wonder) -> int:
    return sum(effect.amount for effect in tile.effects if isinstance(effect, WildPillars))


def settle_powers(content: Content, player: Player) -> None:
    """What goes on working: passive rules and triggers. MO-TEC.7: only of cards that are face up."""
    player.recruits, player.bonus, player.powers = BASE_RECRUITS, (0,) * len(UNITS), 0
    cards = (player.leader, *player.up)
    player.triggers = tuple(card for card in cards if card in content.triggering)
    for card in (*cards, player.government):
        for rule in content.passives.get(card, ()):
            apply_passive(player, rule)


def apply_passive(player: Player, effect: PassiveRule) -> None:
    """One continuous rule."""
    match effect.rule:
        case "recruit_limit":  # MO-MIL.3
            player.recruits += effect.amount
        case "recruit_limit_base":  # MO-LEA.2
            player.recruits += effect.amount - BASE_RECRUITS
        case "influence_bonus":  # MO-EMP.5
            player.bonus = raised(player.bonus, [UNITS.index(str(effect.per_region_with))] * effect.amount)
        case _:  # MO-BLD.18 is kept in `closed`, MO-LEA.8 counted by turns
            player.powers |= POWERS.get(effect.rule, 0)


def add_symbols(content: Content, player: Player, card: str) -> None:
    """A card has come face up. MO-PIL.2: symbols are never lost."""
    player.symbols = raised(player.symbols, content.symbols[card])


def raised(counts: tuple[int, ...], numbers: Iterable[int]) -> tuple[int, ...]:
    """Counts with one more for each number.

    >>> raised((0, 0, 3), (0, 2, 2))
    (1, 0, 5)
    """
    higher = list(counts)
    for number in numbers:
        higher[number] += 1
    return tuple(higher)


def has_symbols(content: Content, player: Player, piece: str) -> bool:
    """MO-TEC.4, MO-PIL.1: at least as many symbols of each Pillar as shown; they are not spent."""
    return enough(player.symbols, content.requires[piece])


def shortage(t: MosaicTable, seat: int, piece: str, rule: str | None) -> dict[str, int | str]:
    """The facts of a refusal: MO-TEC.4, MO-GOV.6: with the first Pillar of which there are too few symbols."""
    symbols = t.state.players[seat].symbols
    for pillar, need in t.content.requires[piece] if rule in ("MO-TEC.4", "MO-GOV.6") else ():
        if symbols[pillar] < need:
            return {"card": piece, "pillar": f"pillar_{PILLARS[pillar]}", "have": symbols[pillar], "need": need}
    return {"card": piece}


def unique_goods(player: Player) -> int:
    """MO-TOK.3, MO-TAX.4: different types; MO-TOK.5: the universal token adds one."""
    return len(player.goods) - player.goods.count(0)


def city_count(player: Player) -> int:
    """MO-BLD.9: a Port City counts as a City for every rule."""
    return player.every_city.bit_count()


def pieces_left(content: Content, player: Player, building: str) -> int:
    """MO-CMP.1: the supply of a building is a hard limit."""
    return content.pieces[building] - getattr(player, FIELDS[building]).bit_count()  # type: ignore[no-any-return]


def units_left(content: Content, player: Player, kind: int) -> int:
    """MO-CMP.1: the supply of a kind of unit."""
    return content.unit_pieces[kind] - sum(player.units[kind::3])


def cost_of_wonder(content: Content, player: Player) -> dict[str, int]:
    """MO-WON.2: Stone and Food, for each further one more of both; others' Wonders do not matter."""
    first, more = content.wonder_cost.first, content.wonder_cost.increment_per_own_wonder
    own = len(player.wonders)
    return {"stone": first.stone + more.stone * own, "food": first.food + more.food * own}


def is_stale(t: MosaicTable, player: Player) -> bool:
    """Whether the index is not what a new one would be."""
    old = INDEX(player)
    settle(t.content, player)
    return bool(INDEX(player) != old)


INDEX = attrgetter("symbols", "reach", "monuments", "recruits", "bonus", "powers", "triggers")
