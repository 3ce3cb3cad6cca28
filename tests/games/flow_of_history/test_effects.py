"""Rules about effects that no card of the present set can show: other cards are printed for them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from pentapolis.games.flow_of_history.components import (
    AnyEffect,
    ChooseOne,
    Content,
    FillSupply,
    GainDeckTop,
    GainMarketCard,
    Per,
    RedistributeTokens,
    RemoveSelf,
    RemoveTopCard,
    StealTokens,
    Take,
    TakeHalfSupply,
)
from pentapolis.games.flow_of_history.effects import would_change
from pentapolis.games.flow_of_history.state import FlowState
from pentapolis.kernel import Match
from tests.games.flow_of_history.common import CARDS, match_at, reprinted


def printed(text: str, **effects: tuple[AnyEffect, ...]) -> Match[FlowState, Content]:
    """A position in which some cards carry other effects than they do."""
    game = reprinted(*(replace(CARDS[name], effects=new) for name, new in effects.items()))
    return Match(game, match_at(text).workings.beat_start())


def test_chains_are_resolved_depth_first() -> None:
    """FH-EFF.6, FH-RUL.14: what is gained is resolved before the effect that gained it goes on.

    Iron Working here fetches a Military card and then takes 1 from the Supply; Mercenaries take half of it before.
    """
    match = printed(
        """
        seats: {you: {}, b: {}, c: {}}
        market: [iron_working: {by: you, tokens: 1}, mercenaries]
        supply: 2
        """,
        iron_working=(GainMarketCard(("military",), 1), Take("supply", 1)),
        mercenaries=(TakeHalfSupply("up"),),
    )
    match.answer("complete:iron_working")
    assert match.state.civilizations[0].tokens == 3  # 2 of 3 (rounded up), then 1; the other way round 1, then 1 of 2


def test_every_entry_of_an_attack_is_applied() -> None:
    """FH-DSL.1: entries are carried out in list order, against each target."""
    match = printed(
        """
        seats:
          you: {}
          b: {construction: monastery, tokens: 5}
          c: {construction: lighthouse, tokens: 1}
        market: [genghis_khan: {by: you, tokens: 1}]
        """,
        genghis_khan=(StealTokens(fraction="half"), RemoveTopCard(("construction",)), StealTokens(amount=1)),
    )
    match.answer("complete:genghis_khan")
    assert [civ.tokens for civ in match.state.civilizations] == [4, 2, 0]
    assert [civ.cards for civ in match.state.civilizations[1:]] == [[], []]


def test_half_of_the_supply_as_the_card_says() -> None:
    """FH-GEN.4, FH-RUL.14: down, or up."""
    for effect, share in ((TakeHalfSupply("down"), 3), (TakeHalfSupply("up"), 4)):
        match = printed("{seats: {you: {construction: factory}, b: {}, c: {}}, supply: 7}", factory=(effect,))
        match.answer("activate:factory")
        assert (match.state.civilizations[0].tokens, match.state.supply) == (share, 7 - share)


def test_the_log_tells_whether_an_attack_all_hit_anybody() -> None:
    """FH-ALL.1, FH-ATK.7."""
    for army, told in (("ships", ["no-target"]), ("chariots", ["attacked"])):
        match = match_at(
            f"""
            seats: {{you: {{}}, b: {{military: {army}}}, c: {{military: warriors}}}}
            market: [napoleon_bonaparte: {{by: you, tokens: 1}}]
            """
        )
        match.answer("complete:napoleon_bonaparte")
        assert [event.key for event in match.table.events if event.key in ("no-target", "attacked")] == told


def test_several_cards_by_one_effect() -> None:
    """FH-EFF.7, FH-EFF.9: the second is chosen among the cards that are left; without one nothing happens."""
    match = printed(
        """
        seats: {you: {leader: ramses_ii}, b: {}, c: {}}
        market: [pyramids, great_wall, writing]
        """,
        ramses_ii=(RemoveSelf(), GainMarketCard(("wonder",), 3)),
    )
    match.answer("activate:ramses_ii")
    match.answer("great_wall")
    assert match.state.civilizations[0].cards == ["great_wall", "pyramids"]


@pytest.mark.parametrize(
    ("effect", "supply", "changes"),
    [
        (Take("supply", 1), 1, True),
        (Take("supply", 1), 0, False),
        (Take("reserve", 1), 0, True),
        (Take("reserve", 1, Per("icons", icon="agriculture")), 5, False),
        (Take("supply", 1, Per("icons", icon="industry")), 5, False),  # the card itself leaves before it is counted
        (FillSupply(1), 0, True),
        (FillSupply(1, Per("cards", type="leader")), 0, False),
        (TakeHalfSupply("down"), 2, True),
        (TakeHalfSupply("down"), 1, False),
        (TakeHalfSupply("up"), 1, True),
        (GainMarketCard(("wonder",), 1), 0, False),
        (GainMarketCard(("knowledge",), 1), 0, True),
        (GainDeckTop(1), 0, True),
        (RedistributeTokens(), 0, True),
    ],
)
def test_a_turn_action_must_change_something(effect: AnyEffect, supply: int, changes: bool) -> None:
    """FH-ACT.3, FH-RUL.3: beyond removing its own card."""
    text = f"""
        seats: {{you: {{leader: ramses_ii}}, b: {{tokens: 1}}, c: {{}}}}
        market: [writing, pyramids: {{by: b, tokens: 1}}]
        supply: {supply}
        """
    match = printed(text, ramses_ii=(RemoveSelf(), effect))
    assert match.ask is not None
    assert ("activate:ramses_ii" in match.ask.options) == changes


def test_sharing_out_equal_purses_changes_nothing() -> None:
    """FH-ACT.3, FH-DSL.7."""
    text = "{seats: {you: {leader: ramses_ii, tokens: 2}, b: {tokens: 2}, c: {tokens: 2}}}"
    match = printed(text, ramses_ii=(RemoveSelf(), RedistributeTokens()))
    assert not would_change(match.table, 0, match.table.content.cards["ramses_ii"])


def test_a_choice_may_hold_a_theft_of_half() -> None:
    """FH-DSL.6, FH-DSL.4: half of a single token, rounded down, changes nothing and is not offered."""
    options = ((StealTokens(fraction="half"),), (RemoveTopCard(("construction",)),))
    for tokens, offered in ((2, ["steal:half", "remove:monastery"]), (1, ["harvest"])):
        match = printed(
            f"""
            seats: {{you: {{}}, b: {{construction: monastery, tokens: {tokens}}}, c: {{wonders: great_wall}}}}
            market: [legion: {{by: you, tokens: 1}}, ships]
            """,
            legion=(ChooseOne(options),),
        )
        match.answer("complete:legion")
        assert match.ask is not None
        assert offered[0] in match.ask.keys
