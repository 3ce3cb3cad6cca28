"""The cards as typed, frozen structs. A wrong id or an unknown effect kind fails at load, with the entry's name."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from pentapolis.kernel.data import DataError, Tables, convert, convert_all, convert_exactly, only

from .meta import META

Icon = Literal["attack", "culture", "defense", "agriculture", "industry", "science", "trade"]
CardType = Literal["construction", "government", "knowledge", "military", "leader", "wonder", "special"]
Timing = Literal["instant", "attack", "attack_all", "permanent", "turn_action", "scoring", "none"]
Source = Literal["rulebook", "public", "inferred", "reconstructed"]
Rounding = Literal["down", "up"]
Pool = Literal["supply", "reserve"]
IncomeIcon = Literal["culture", "industry", "science"]  # FH-CRD.4
Removable = Literal["construction", "government", "knowledge", "military", "leader"]  # FH-DSL.5
Count = Annotated[int, msgspec.Meta(ge=1)]

ICONS: tuple[Icon, ...] = ("attack", "culture", "defense", "agriculture", "industry", "science", "trade")  # FH-CRD.2
LANES: dict[str, int] = {icon: 8 * number for number, icon in enumerate(ICONS)}  # see Content.strips
STACKS: tuple[CardType, ...] = ("construction", "government", "knowledge", "military")  # FH-STK.1
TYPES: tuple[CardType, ...] = (*STACKS, "leader", "wonder")  # FH-CRD.3
BESIDE: tuple[CardType, ...] = ("wonder", "special")  # FH-STK.4, FH-STK.9, FH-RUL.10: never covered
ERA_DECKS = ("I", "II", "III", "IV", "V")
STARTING, OPENING, INTERNET, FUTURE = "S", "A", "INTERNET", "FUTURE"  # FH-CMP.2
DECKS = (STARTING, OPENING, *ERA_DECKS, INTERNET, FUTURE)
SECTIONS = ("icons", "card_types", "decks", "setup_by_player_count", "cards", "banker_card")


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """FH-DSL.2: multiply by icons, by cards of a type or by different types; `divisor` counts full groups only."""

    count: Literal["icons", "cards", "distinct_types"]
    icon: Icon | None = None
    type: CardType | None = None
    divisor: Count = 1


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One entry of a card's effects; the kinds below are the whole vocabulary (FH-DSL.1)."""


class Provide(Effect, frozen=True, tag="provide"):
    icon: Icon
    amount: Count
    per: Per | None = None


class Take(Effect, frozen=True, tag="take"):
    pool: Pool = msgspec.field(name="from")
    amount: Count
    per: Per | None = None


class FillSupply(Effect, frozen=True, tag="fill_supply"):
    """From the Reserve."""

    amount: Count
    per: Per | None = None


class TakeHalfSupply(Effect, frozen=True, tag="take_half_supply"):
    rounding: Rounding


class GainMarketCard(Effect, frozen=True, tag="gain_market_card"):
    types: Annotated[tuple[CardType, ...], msgspec.Meta(min_length=1)]
    count: Count


class GainDeckTop(Effect, frozen=True, tag="gain_deck_top"):
    count: Count


class RemoveSelf(Effect, frozen=True, tag="remove_self"):
    pass


class StealTokens(Effect, frozen=True, tag="steal_tokens"):
    amount: Count | None = None
    fraction: Literal["half"] | None = None
    rounding: Rounding = "down"


class RemoveTopCard(Effect, frozen=True, tag="remove_top_card"):
    types: tuple[Removable]


class RedistributeTokens(Effect, frozen=True, tag="redistribute_tokens"):
    pass


class Score(Effect, frozen=True, tag="score"):
    amount: Count
    per: Per | None = None


Strike = StealTokens | RemoveTopCard


class ChooseOne(Effect, frozen=True, tag="choose_one"):
    options: Annotated[tuple[tuple[Strike], ...], msgspec.Meta(min_length=1)]


Instant = Take | FillSupply | TakeHalfSupply | GainMarketCard | GainDeckTop | RedistributeTokens
AnyEffect = Provide | Score | Instant | RemoveSelf | Strike | ChooseOne

# FH-EFF.1: which effects a card of each kind may carry.
VOCABULARY: dict[str, tuple[type[Effect], ...]] = {
    "none": (),
    "permanent": (Provide,),
    "scoring": (Score,),
    "instant": get_args(Instant),
    "turn_action": (RemoveSelf, *get_args(Instant)),
    "attack": (*get_args(Strike), ChooseOne),
    "attack_all": (*get_args(Strike), ChooseOne),
}


class Term(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece or a word of the game, and where what is known of it comes from."""

    id: str
    name_en: str
    name_pl: str
    source: Source
    source_lines: str = ""
    note: str = ""


class Card(Term, frozen=True, kw_only=True):
    """FH-CRD.1: a Civilization card. What is known of its parts may come from different places."""

    deck: Literal["S", "A", "I", "II", "III", "IV", "V", "INTERNET", "FUTURE"]
    era: int = msgspec.field(name="era_value")
    type: CardType
    income_icon: Icon | None
    strip: tuple[Icon, ...]
    timing: Timing
    transient: bool
    effects: tuple[AnyEffect, ...]
    text_en: str
    text_pl: str
    provenance: dict[str, Source]
    source_public: str = ""


class BankerCard(Term, frozen=True, kw_only=True):
    """FH-RAH.2, FH-RAH.3: the printed text is unknown; what the variant does is reconstructed.

    `card_reward`: tokens from the Supply where a card would be removed.
    """

    strength_per_era: Count
    card_reward: Count
    text_en: str
    text_pl: str


class CardKind(Term, frozen=True, kw_only=True):
    """FH-CRD.4, FH-RUL.1: a card type; all its cards carry the same income icon."""

    income_icon: IncomeIcon
    income_source: Source


class Deck(Term, frozen=True, kw_only=True):
    """FH-CMP.2: how many cards it has; FH-ERA.1, FH-ERA.2, FH-RUL.2: the era that all of them count as."""

    count: Count
    era: int = msgspec.field(name="era_value")


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """FH-SET.3, FH-SET.6, FH-SET.7; FH-TWO.2, FH-TWO.4, FH-TWO.5: what depends on the number of players."""

    id: str
    market_size: Count
    start_tokens: Count
    start_supply: Annotated[int, msgspec.Meta(ge=0)]
    starting_cards_excluded: tuple[str, ...]
    banker_start_tokens: Annotated[int, msgspec.Meta(ge=0)] = 0
    source: Source
    source_lines: str


class Content(msgspec.Struct, frozen=True):
    """All content of the game, in the order of the data file, and the tables from which Civilizations are counted.

    `strips` packs a card's production strip into one number, a byte for each icon, so that strips can be added up;
    `places` tells where a card lies: stacks and Leader by type, all others (FH-STK.4, FH-STK.9) by themselves.
    """

    cards: dict[str, Card]
    banker: BankerCard
    setups: dict[int, Setup]  # by the number of players
    names: dict[str, dict[str, str]]
    decks: dict[str, list[str]]
    strips: dict[str, int]
    places: dict[str, str]
    types: dict[str, str]
    eras: dict[str, int]
    permanent: dict[str, tuple[Provide, ...]]  # the effects of cards that work while visible
    counting: frozenset[str]  # those of them that count cards
    turn_actions: frozenset[str]


def load(tables: Tables) -> Content:
    """Typed content from the data tables; anything that the rules could not play is a DataError."""
    only(tables, SECTIONS)
    cards = {card.id: card for card in convert_all(tables, "cards", Card)}
    kinds, decks = convert_exactly(tables, "card_types", CardKind, TYPES), convert_exactly(tables, "decks", Deck, DECKS)
    for card in cards.values():
        check(card, kinds, decks)
    for deck in decks.values():
        size = sum(card.deck == deck.id for card in cards.values())
        if size != deck.count:
            raise DataError(f"decks, entry {deck.id}", f"there are {size} cards, not {deck.count} (FH-CMP.2)")
    banker = convert(tables["banker_card"], BankerCard, "banker_card")
    icons = convert_exactly(tables, "icons", Term, ICONS)
    pieces: list[Term] = [*cards.values(), banker, *icons.values(), *kinds.values(), *decks.values()]
    named = {piece.id: {"en": piece.name_en, "pl": piece.name_pl} for piece in pieces}
    return content_of(cards, banker, setups(tables, cards), named)


def setups(tables: Tables, cards: dict[str, Card]) -> dict[int, Setup]:
    """The table of player counts; FH-TWO.2, FH-TWO.4: two players have the Banker and two cards each to choose from."""
    section = "setup_by_player_count"
    entries = convert_exactly(tables, section, Setup, [str(players) for players in META.players])
    starting = [card.id for card in cards.values() if card.deck == STARTING]
    for players, entry in zip(META.players, entries.values(), strict=True):
        where = f"{section}, entry {players}"
        if (players == 2) != (entry.banker_start_tokens > 0):
            raise DataError(where, "with two players, and only then, the Banker has invested tokens (FH-TWO.4)")
        out = entry.starting_cards_excluded
        if len(set(out)) != len(out) or not set(out) <= set(starting):
            raise DataError(where, f"starting_cards_excluded must be some of {', '.join(starting)}, each once")
        dealt, need = len(starting) - len(out), players * (2 if players == 2 else 1)
        if dealt < need or (players == 2 and dealt > need):
            raise DataError(where, f"starting_cards_excluded leaves {dealt} cards for {players} players")
    return {int(name): entry for name, entry in entries.items()}


def content_of(
    cards: dict[str, Card], banker: BankerCard, setups: dict[int, Setup], words: dict[str, dict[str, str]]
) -> Content:
    """Cards with the tables that are made from them."""
    permanent = {
        card.id: tuple(effect for effect in card.effects if isinstance(effect, Provide))
        for card in cards.values()
        if card.timing == "permanent"
    }
    return Content(
        cards,
        banker,
        setups,
        words,
        decks={deck: [card.id for card in cards.values() if card.deck == deck] for deck in DECKS},
        strips={card.id: sum(1 << LANES[icon] for icon in card.strip) for card in cards.values()},
        places={card.id: card.id if card.type in BESIDE else card.type for card in cards.values()},
        types={card.id: card.type for card in cards.values()},
        eras={card.id: card.era for card in cards.values()},
        permanent=permanent,
        counting=frozenset(card for card, effects in permanent.items() if any(effect.per for effect in effects)),
        turn_actions=frozenset(card.id for card in cards.values() if card.timing == "turn_action"),
    )


def check(card: Card, kinds: dict[str, CardKind], decks: dict[str, Deck]) -> None:
    """Faults that types cannot express: era, income icon, effects that do not fit the kind, effects without a size."""
    where, era = f"cards, entry {card.id}", decks[card.deck].era
    if card.era != era:
        raise DataError(where, f"era_value is {card.era}, deck {card.deck} has {era} (FH-ERA.1)")
    income = kinds[card.type].income_icon if card.type in kinds else None
    if card.income_icon != income:
        raise DataError(where, f"income_icon must be {income}, as for all its type (FH-CRD.4)")
    if card.transient and card.timing != "permanent":
        raise DataError(where, "only a Permanent effect can be transient (FH-PRM.2)")
    if (card.deck == STARTING) != (card.timing == "none"):
        raise DataError(where, "starting cards, and only they, have no effect (FH-CRD.5)")
    if bool(card.effects) != (card.timing != "none"):
        raise DataError(where, f"a card of timing {card.timing} has {len(card.effects)} effects (FH-CRD.5)")
    for effect in card.effects:
        kind = str(effect.__struct_config__.tag)
        if not isinstance(effect, VOCABULARY[card.timing]):
            raise DataError(where, f"effect {kind} does not work on a card of timing {card.timing} (FH-EFF.1)")
        check_effect(effect, where)
    if any(isinstance(effect, RemoveSelf) for effect in card.effects[1:]):
        raise DataError(where, "remove_self comes first (FH-DSL.1)")


def check_effect(effect: AnyEffect, where: str) -> None:
    """What an effect needs besides its fields."""
    match effect:
        case ChooseOne():
            for (strike,) in effect.options:
                check_effect(strike, where)
        case StealTokens() if (effect.amount is None) == (effect.fraction is None):
            raise DataError(where, "steal_tokens needs either amount or fraction (FH-DSL.4)")
        case Provide(per=Per(count="icons" | "distinct_types")):
            raise DataError(where, "permanent effects count cards, never icons (FH-ICO.4)")
        case (
            Provide(per=Per() as per) | Take(per=Per() as per) | FillSupply(per=Per() as per) | Score(per=Per() as per)
        ):
            if (per.icon is None) == (per.count == "icons") or (per.type is None) == (per.count == "cards"):
                raise DataError(where, "per needs an icon to count icons, and a type to count cards (FH-DSL.2)")
