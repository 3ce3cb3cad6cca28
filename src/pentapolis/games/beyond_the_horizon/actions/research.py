"""Researching technologies, leaders, private technologies (BH-RES, BH-LEA, BH-PRV)."""

from __future__ import annotations

from pentapolis.kernel import Flow, Refusal
from pentapolis.parts.bitsets import members
from pentapolis.parts.choices import Options, choose

from .. import asks, log
from .. import vocabulary as v
from ..components import Cards
from ..kinds import COLORS, DECKS, IV, LEVEL, LEVELS, SKIP
from ..ownership import force, refresh
from ..population import take_inactive
from ..state import BHTable, Player, put, without
from ..tasks import agreed, bonus, effect, pay, triggered

# Which slot


def price(t: BHTable, seat: int, effect: v.Research, level: v.Level) -> int:
    """BH-RES.17, BH-MOD.2: the coins of the level, with what makes research cheaper."""
    return max(0, effect.coins[level] + force(t, seat).research_cost)


def level_bar(t: BHTable, seat: int, effect: v.Research, level: v.Level) -> str | None:
    """BH-RES.16, BH-RES.17: the rule that forbids to research any technology of a level by this effect, or None."""
    player = t.state.players[seat]
    if level not in effect.coins:
        return "BH-RES.1"
    if player.coins < price(t, seat, effect, level):
        return "BH-RES.17"
    return None if has_scholar(player, effect.scholar, effect.exhaust.get(level, 0)) else "BH-RES.16"


def has_scholar(player: Player, scholar: v.Pawn, pawns: int) -> bool:
    """BH-RES.17: so many active pawns can be exhausted, and then a scholar is there."""
    if scholar == "active":
        return player.active > pawns
    # An exhausted pawn lies in the columns, or has left the game because they are full.
    return player.active >= pawns and (pawns > 0 or any(player.columns))


def deck_of(t: BHTable, level: int) -> Cards:
    """BH-RES.9, BH-RES.12: the deck of a level; level I and IV have none."""
    return t.state.decks[DECKS.index(level)] if level in DECKS else ()


def slot_bar(t: BHTable, seat: int, effect: v.Research, slot: int) -> str | None:
    """The rule that forbids to research a slot by this effect, or None."""
    player, level = t.state.players[seat], t.content.slot_level[slot]
    rule = level_bar(t, seat, effect, t.content.slots[slot].level)
    if rule:
        return rule
    if player.scholars >> slot & 1:
        return "BH-RES.5"
    if not effect.ignore_prerequisites and not t.content.eligible[player.researched] >> slot & 1:
        return "BH-RES.3" if level == IV else "BH-RES.1"
    return None if t.state.tree[slot] or deck_of(t, level) else "BH-RES.11"


def open_slots(t: BHTable, seat: int, effect: v.Research) -> int:
    """BH-RES.1 to BH-RES.5: every slot that may be researched by this effect, as bits; the same as `slot_bar` tells."""
    player, content, slots = t.state.players[seat], t.content, 0
    less, exhaust = force(t, seat).research_cost, effect.exhaust
    for level, coins in effect.coins.items():
        if player.coins >= coins + less and has_scholar(player, effect.scholar, exhaust.get(level, 0)):
            slots |= content.level_slots[LEVEL[level]]
    if not slots:
        return 0
    slots &= ~player.scholars
    if slots and not effect.ignore_prerequisites:
        slots &= content.eligible[player.researched]
    if slots and not all(t.state.decks):
        return sum(1 << slot for slot in members(slots) if slot_bar(t, seat, effect, slot) is None)
    return slots


def can_research(t: BHTable, seat: int, effect: v.Research) -> bool:
    """BH-EFF.14: a slot whose prerequisites are met and whose price can be paid."""
    return open_slots(t, seat, effect) != 0


def refuse_slot(t: BHTable, seat: int, effect: v.Research, key: str) -> Refusal | None:
    """Why a slot, or the technology that lies there, cannot be researched."""
    slot = t.content.slot_index.get(key)
    if slot is None and key in t.state.tree:
        slot = t.state.tree.index(key)
    if slot is None:
        return None
    rule = slot_bar(t, seat, effect, slot)
    level = t.content.slots[slot].level
    player = t.state.players[seat]
    match rule:
        case None:
            return None
        case "BH-RES.17":
            return Refusal(rule, have=player.coins, need=price(t, seat, effect, level))
        case "BH-RES.1" | "BH-RES.3" if level in effect.coins:
            met = (t.content.lines[slot] & player.researched).bit_count()
            return Refusal(rule, level=level, have=met, need=t.content.slots[slot].needed)
        case "BH-RES.1":  # the effect is not for this level
            return Refusal(rule, level=level, have=0, need=0)
        case _:
            return Refusal(rule)


# Researching


@effect(v.Research, can_research)
def research(t: BHTable, seat: int, effect: v.Research, skip: bool) -> Flow[bool]:
    """BH-RES.14: choose the slot, pay, assign the scholar; the first takes leader and technology; then the bonus.

    BH-LEA.7: a research that the leader grants is done in between, completely.
    """
    content, player = t.content, t.state.players[seat]
    options: dict[str, int | None] = {content.slots[slot].id: slot for slot in members(open_slots(t, seat, effect))}
    if skip:
        options[SKIP] = None
    reasons = Options(options, lambda key: refuse_slot(t, seat, effect, key))
    slot: int | None = yield from choose(seat, asks.SLOT, reasons, scholar=effect.scholar)
    if slot is None:
        return False
    level = content.slots[slot].level
    pay(t, seat, price(t, seat, effect, level), effect.exhaust.get(level, 0))
    if effect.scholar == "active":
        player.active -= 1
    else:
        take_inactive(player)
    is_first = all(not other.scholars >> slot & 1 for other in t.state.players)
    player.scholars |= 1 << slot
    t.state.stirred = t.state.round
    t.emit(log.ASSIGNED, seat=seat, slot=content.slots[slot].id)
    if t.state.tree[slot]:  # BH-RES.14: a card that lies face up counts at once
        refresh(t, seat)
    if is_first and t.state.leaders[slot]:
        yield from take_leader(t, seat, slot)
    if not t.state.tree[slot] and deck_of(t, t.content.slot_level[slot]):
        yield from reveal(t, seat, slot)
        refresh(t, seat)
    card = t.state.tree[slot]
    if not card:  # BH-RES.11: the leader has emptied the deck
        return True
    t.emit(log.RESEARCHED, seat=seat, card=card, slot=content.slots[slot].id)
    yield from bonus(t, seat, content.technologies[card].immediate)  # BH-RES.13
    return True


# The technology of a slot


def shows(t: BHTable, card: str, color: str) -> bool:
    """BH-RES.9: a colour anywhere on the top bar."""
    entry = t.content.technologies[card]
    return color in (entry.color, entry.second_color)


def open_colors(t: BHTable, slot: int) -> list[str]:
    """BH-RES.7, BH-RES.8, BH-RES.11: main colours of the cards at the lines, if the deck has a card of that colour."""
    cards = [t.state.tree[line] for line in members(t.content.lines[slot]) if t.state.tree[line]]
    known = {t.content.technologies[card].color for card in cards} if cards else set(COLORS)
    deck = deck_of(t, t.content.slot_level[slot])
    return [color for color in COLORS if color in known and any(shows(t, card, color) for card in deck)]


def reveal(t: BHTable, seat: int, slot: int) -> Flow[None]:
    """BH-RES.7 to BH-RES.11: a colour, cards until enough match, one of them to the slot, the others under the deck."""
    state, level = t.state, t.content.slot_level[slot]
    colors = {color: color for color in open_colors(t, slot)}
    if not colors:
        yield from take_any(t, seat, slot)
        return

    def reason(key: str) -> Refusal | None:
        return Refusal("BH-RES.7") if key in COLORS else None

    color: str = yield from choose(seat, asks.COLOR, Options(colors, reason), slot=t.content.slots[slot].id)
    t.emit(log.COLORED, seat=seat, color=color)
    matches = turn_up(t, level, color, t.content.limits.matches + force(t, seat).extra_reveal)
    t.emit(log.REVEALED, seat=seat, cards=list(state.revealed))

    def why(key: str) -> Refusal | None:
        if key in state.revealed:
            return Refusal("BH-RES.9", color=color)
        return Refusal("BH-RES.10") if key in t.content.technologies else None

    options = Options({card: card for card in matches}, why)
    chosen: str = yield from choose(seat, asks.CARD, options, slot=t.content.slots[slot].id, color=color)
    others = [card for card in state.revealed if card not in matches]
    put_under(t, level, [*others, *(card for card in matches if card != chosen)])
    state.tree = put(state.tree, slot, chosen)


def turn_up(t: BHTable, level: int, color: str, wanted: int) -> list[str]:
    """BH-RES.9: reveal cards until so many show the colour, or the deck is empty. Those that do."""
    matches: list[str] = []
    while len(matches) < wanted and deck_of(t, level):
        card = draw(t, level)
        if shows(t, card, color):
            matches.append(card)
    return matches


def draw(t: BHTable, level: int) -> str:
    """The top card of a deck is revealed; a known bottom that is reached grows shorter (BH-TRN.7)."""
    state, deck = t.state, DECKS.index(level)
    card = state.decks[deck][-1]
    state.decks = put(state.decks, deck, state.decks[deck][:-1])
    state.known = put(state.known, deck, min(state.known[deck], len(state.decks[deck])))
    state.revealed += (card,)
    return card


def put_under(t: BHTable, level: int, cards: list[str]) -> None:
    """BH-RES.10, BH-TRN.7: cards go under the deck one after the other, the last one lowest; all have seen them."""
    state, deck = t.state, DECKS.index(level)
    state.decks = put(state.decks, deck, (*reversed(cards), *state.decks[deck]))
    state.known = put(state.known, deck, state.known[deck] + len(cards))
    state.revealed = ()


def take_any(t: BHTable, seat: int, slot: int) -> Flow[None]:
    """BH-RES.11: no colour has a match: any card of the deck, and the rest keeps its order."""
    state, level = t.state, t.content.slot_level[slot]
    deck = DECKS.index(level)
    options = Options(
        {card: card for card in sorted(state.decks[deck])},
        lambda key: Refusal("BH-RES.10") if key in t.content.technologies else None,
    )
    chosen: str = yield from choose(seat, asks.CARD, options, slot=t.content.slots[slot].id)
    at = state.decks[deck].index(chosen)
    state.decks = put(state.decks, deck, without(state.decks[deck], chosen))
    state.known = put(state.known, deck, state.known[deck] - (at < state.known[deck]))
    state.tree = put(state.tree, slot, chosen)


# Leaders


def take_leader(t: BHTable, seat: int, slot: int) -> Flow[None]:
    """BH-LEA.1, BH-LEA.5: the leader of the slot is turned up and stays with its owner."""
    state, player = t.state, t.state.players[seat]
    leader = t.content.leaders[state.leaders[slot]]
    state.leaders = put(state.leaders, slot, "")
    player.leaders += ((leader.id, ""),)
    t.emit(log.LED, seat=seat, card=leader.id)
    if leader.options:
        options = Options(
            {option.key: option for option in leader.options},
            lambda key: Refusal("BH-LEA.4") if key in every_option(t) else None,
        )
        option = yield from choose(seat, asks.LEADER, options, card=leader.id)  # BH-LEA.4
        player.leaders = tuple((name, option.key if name == leader.id else key) for name, key in player.leaders)
        t.emit(log.CHOSE, seat=seat, card=leader.id, option=option.key)
        yield from bonus(t, seat, option.immediate)
    yield from bonus(t, seat, leader.immediate)  # BH-LEA.2, BH-LEA.6
    yield from triggered(t, seat, "take_leader")


def every_option(t: BHTable) -> set[str]:
    return {option.key for leader in t.content.leaders.values() for option in leader.options}


# Private technologies


def can_keep(t: BHTable, seat: int, effect: v.PrivateTechnology) -> bool:
    """BH-EFF.15: the deck is not empty."""
    return bool(deck_of(t, LEVEL[effect.level]))


@effect(v.PrivateTechnology, can_keep)
def private_technology(t: BHTable, seat: int, effect: v.PrivateTechnology, skip: bool) -> Flow[bool]:
    """BH-PRV.1 to BH-PRV.3: reveal cards, keep one beside the board, the others go under the deck."""
    state, level = t.state, LEVEL[effect.level]
    if not (yield from agreed(seat, "private_technology", skip)):
        return False
    for _ in range(min(effect.reveal, len(deck_of(t, level)))):
        draw(t, level)
    shown = state.revealed
    t.emit(log.REVEALED, seat=seat, cards=list(shown))
    options = Options(
        {card: card for card in shown},
        lambda key: Refusal("BH-PRV.2") if key in t.content.technologies else None,
    )
    chosen: str = yield from choose(seat, asks.PRIVATE, options, level=LEVELS[level])
    put_under(t, level, [card for card in shown if card != chosen])
    state.players[seat].private += (chosen,)
    state.stirred = state.round
    refresh(t, seat)
    t.emit(log.KEPT, seat=seat, card=chosen)
    yield from bonus(t, seat, t.content.technologies[chosen].immediate)
    return True
