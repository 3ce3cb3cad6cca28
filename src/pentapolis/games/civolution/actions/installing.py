"""Installing research cards: where, at the cost of which row, paid with what (CV-CRD).

All choices are made before anything is paid; each offers only what leaves a way to pay for the rest.
"""

from __future__ import annotations

from functools import partial

from pentapolis.kernel import Ask, Flow, Refusal
from pentapolis.parts.choices import Options, choose

from .. import asks, gains, log, triggers
from .. import vocabulary as v
from ..asks import SKIP
from ..bills import NONE, Needs, active, ways
from ..effects import each, effect
from ..kinds import FEATURE, MATERIAL, MATERIAL_ROW, MATERIALS, ROWS
from ..ownership import force, refresh
from ..pieces import Card
from ..state import CVTable, without
from .costs import can_pay, ignorable, lacks, refuse_row, rows, vp_of
from .partition import choose_column, lay, next_row, open_columns, refuse_column

INSTALLED = {
    "invention": "install_invention",
    "mutation": "install_mutation",
    "achievement": "install_achievement",
}
"""CV-EFF.8: what some types of cards trigger besides `install_card`."""

# Where it may go


def cost_row(t: CVTable, seat: int, card: Card, column: int) -> int:
    """CV-CRD.2, CV-CON.7: the cost row of the place in a column; above the last one that is the last."""
    return min(next_row(t.content, t.state.players[seat], column), len(card.cost_spaces))


def columns(t: CVTable, seat: int, card: Card, special: bool) -> list[int]:
    """CV-CRD.1: the columns that may take a card, where one of the rows can be paid."""
    payable: dict[int, bool] = {}
    found = []
    for column in open_columns(t.content, t.state.players[seat], card.type):
        lowest = cost_row(t, seat, card, column)
        if lowest not in payable:
            payable[lowest] = bool(rows(t, seat, card, lowest, special))
        if payable[lowest]:
            found.append(column)
    return found


def installable(t: CVTable, seat: int, kind: str, special: bool) -> dict[str, list[int]]:
    """CV-CRD.1: hand cards of a type that can be paid somewhere, with the columns for them."""
    cards = t.content.cards
    found: dict[str, list[int]] = {}
    for card in t.state.players[seat].hand:
        if cards[card].type == kind:
            places = columns(t, seat, cards[card], special)
            if places:
                found[card] = places
    return found


# Why not


def refuse_card(t: CVTable, seat: int, kind: str, key: str) -> Refusal | None:
    """CV-CRD.1 to CV-CRD.6: not in the hand, of another type, or too dear wherever it may go."""
    card = t.content.cards.get(key)
    if card is None:
        return None
    if key not in t.state.players[seat].hand or card.type != kind:
        return Refusal("CV-CRD.1", type=kind)
    places = open_columns(t.content, t.state.players[seat], kind)
    return refuse_row(t, seat, card, min(cost_row(t, seat, card, column) for column in places))


def refuse_place(t: CVTable, seat: int, name: str, key: str) -> Refusal | None:
    """CV-CON.2, CV-CRD.2: a column that takes no such card, or where it is too dear."""
    card = t.content.cards[name]
    if key.isdecimal() and int(key) - 1 in open_columns(t.content, t.state.players[seat], card.type):
        missing = refuse_row(t, seat, card, cost_row(t, seat, card, int(key) - 1))
        if missing is not None:
            return missing
    return refuse_column(t, seat, name, columns(t, seat, card, special=False), key)


def refuse_higher(t: CVTable, seat: int, card: Card, lowest: int, key: str) -> Refusal | None:
    """CV-CRD.3: no row below the place, none that adds nothing, none that is too dear."""
    if not key.isdecimal() or not 1 <= int(key) <= len(card.cost_spaces):
        return None
    row = int(key)
    if row < lowest:
        return Refusal("CV-CRD.3", least=lowest)
    return refuse_row(t, seat, card, row) or Refusal("CV-CRD.2", row=row)


def refuse_ignoring(t: CVTable, seat: int, card: Card, row: int, key: str) -> Refusal | None:
    """CV-CRD.8: an empty space, the only active one, or one whose cost is not what is missing."""
    if key == "none":
        return refuse_row(t, seat, card, row)
    if not key.isdecimal():
        return None
    for needs in ways(card, row, int(key)):
        missing = lacks(t, seat, needs)
        if missing and int(key) in [number for number, _ in active(card, row)]:
            return missing
    return Refusal("CV-CRD.8")


# Installing


def can_install(t: CVTable, seat: int, effect: v.InstallResearchCard) -> bool:
    cards = t.content.cards
    return any(
        cards[card].type == effect.card_type and columns(t, seat, cards[card], effect.special_bonus)
        for card in t.state.players[seat].hand
    )


@effect(v.InstallResearchCard, can_install)
def install_research_card(t: CVTable, seat: int, effect: v.InstallResearchCard, source: str) -> Flow[None]:
    """CV-CRD.1, CV-CRD.8: a card; with the special bonus and no space ignored, a second one right after."""
    ignored = yield from install_one(t, seat, effect.card_type, effect.special_bonus)
    if effect.special_bonus and ignored == NONE:
        yield from install_one(t, seat, effect.card_type, False)


def install_one(t: CVTable, seat: int, kind: str, special: bool) -> Flow[int]:
    """CV-CRD.1: a hand card of a type, or none; the cost space that was ignored, -1 if nothing was installed."""
    found = installable(t, seat, kind, special)
    if not found:
        return -1
    options = Options({**{name: name for name in found}, SKIP: ""}, partial(refuse_card, t, seat, kind))
    name: str = yield Ask(seat, asks.CARD, options, type=kind)
    if not name:
        return -1
    card = t.content.cards[name]
    column = yield from choose_column(t, seat, name, found[name], partial(refuse_place, t, seat, name))
    lowest = cost_row(t, seat, card, column)
    offered = rows(t, seat, card, lowest, special)
    row: int = yield from choose(
        seat, asks.ROW, Options(offered, partial(refuse_higher, t, seat, card, lowest)), card=name
    )
    spaces = ignorable(t, seat, card, row, lowest, special)
    ignored: int = yield from choose(
        seat, asks.IGNORE, Options(spaces, partial(refuse_ignoring, t, seat, card, row)), card=name
    )
    needs = yield from pick(t, seat, name, row, ignored)
    yield from pay(t, seat, name, needs)
    gains.gain_vp(t, seat, vp_of(card, row, ignored), "cards")
    yield from insert(t, seat, name, column)
    return ignored


def pick(t: CVTable, seat: int, name: str, row: int, ignored: int) -> Flow[Needs]:
    """CV-CRD.6: one option for each active space that has several, so that all of them can be fulfilled."""
    card = t.content.cards[name]
    picked: Needs = ()
    for _, space in active(card, row, ignored):
        needs = space.options if isinstance(space, v.OneOf) else (space,)
        payable = {word(need): need for need in needs if can_pay(t, seat, card, row, ignored, (*picked, need))}
        options = Options(payable, partial(refuse_option, t, seat, {word(need): need for need in needs}))
        chosen: v.Need = yield from choose(seat, asks.COST, options, card=name)
        picked = (*picked, chosen)
    return picked


def word(need: v.Need) -> str:
    """The key of an option: `return:THING:COUNT`, `have:THING:COUNT`."""
    match need:
        case v.ReturnMaterial():
            return f"return:{need.material}:{need.amount}"
        case v.ReturnFeature():
            return f"return:{need.feature}:{need.amount}"
        case v.HaveFeature():
            return f"have:{need.feature}:{need.amount}"
        case v.HaveSettlements():
            return f"have:settlement:{need.amount}"


def refuse_option(t: CVTable, seat: int, options: dict[str, v.Need], key: str) -> Refusal | None:
    """CV-CRD.6: an option that is not fulfilled, or takes what other spaces need."""
    return lacks(t, seat, (options[key],)) or Refusal("CV-CRD.4", thing="other") if key in options else None


def pay(t: CVTable, seat: int, name: str, needs: Needs) -> Flow[None]:
    """CV-CRD.4: what is returned goes to the supply."""
    player = t.state.players[seat]
    materials = [0] * len(MATERIALS)
    for need in needs:
        if isinstance(need, v.ReturnFeature):
            gains.lose_feature(player, FEATURE[need.feature], need.amount)
            t.emit(log.SPENT, seat=seat, thing=need.feature, count=need.amount)
        elif isinstance(need, v.ReturnMaterial):
            materials[MATERIAL[need.material]] += need.amount
    if any(materials) and force(t, seat).material_wild_row:
        yield from replace(t, seat, name, materials)
    for number, amount in enumerate(materials):
        if amount:
            gains.unstore(player, number, amount)
            t.emit(log.SPENT, seat=seat, thing=MATERIALS[number], count=amount)


def replace(t: CVTable, seat: int, name: str, materials: list[int]) -> Flow[None]:
    """CV-EFF.9: for each required material, which of the same storage row is returned. Changes `materials`."""
    stored = t.state.players[seat].storage
    required = [number for number, amount in enumerate(materials) for _ in range(amount)]
    paid = [0] * len(MATERIALS)
    for row in range(ROWS):
        wanted = [number for number in required if MATERIAL_ROW[number] == row + 1]
        if len(wanted) == sum(stored[row::ROWS]):  # everything that lies there
            paid[row::ROWS] = stored[row::ROWS]
            continue
        for number in wanted:
            left = {
                MATERIALS[other]: other for other in range(row, len(MATERIALS), ROWS) if stored[other] > paid[other]
            }
            chosen: int = yield from choose(
                seat, asks.WILD, Options(left, not_there), material=MATERIALS[number], card=name
            )
            paid[chosen] += 1
    materials[:] = paid


def not_there(key: str) -> Refusal | None:
    """CV-CRD.4: a material of another storage row, or none left."""
    return Refusal("CV-CRD.4", thing="row", row=MATERIAL_ROW[MATERIAL[key]]) if key in MATERIAL else None


def insert(t: CVTable, seat: int, name: str, column: int) -> Flow[None]:
    """CV-CRD.7: its bonus, then its ability works, then others react to it.

    The card lies in its place from the start, so that nothing else takes that meanwhile.
    """
    player, card = t.state.players[seat], t.content.cards[name]
    player.hand = without(player.hand, name)
    lay(t, seat, column, name)
    player.busy = (*player.busy, name)
    yield from each(t, seat, card.instant_bonus, name)
    player.busy = without(player.busy, name)
    refresh(t, player)
    yield from triggers.happens(t, seat, "install_card", name)
    if card.type in INSTALLED:
        yield from triggers.happens(t, seat, INSTALLED[card.type], name)
