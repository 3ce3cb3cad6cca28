"""Options that are made when looked at: one answer alone means the same as among all the others, legal or not."""

from __future__ import annotations

import pytest

from pentapolis.games.mosaic import asks
from pentapolis.games.mosaic.actions.military import FIRST_STEP
from pentapolis.games.mosaic.kinds import BUILDINGS, DECKS, RESOURCES, UNITS
from pentapolis.games.mosaic.menu import ADDITIONAL, AFTER, TURN
from pentapolis.games.mosaic.opening import BENEFITS
from pentapolis.games.mosaic.state import MosaicTable
from pentapolis.kernel import Ask, Chance, Offers
from pentapolis.parts.verbs import Menu, audit
from tests.games.mosaic.common import CONTENT, AnyMatch, answer_somehow, new_match

MENU = [
    *(f"work:{name}" for name in RESOURCES),
    *(f"population:{card}" for card in (*CONTENT.population_cards, "")),
    *(f"build:{name}" for name in (*CONTENT.build_cards, *BUILDINGS)),
    *(f"wonder:{tile}" for tile in CONTENT.wonders),
    *(f"{verb}:{card}" for verb in ("technology", "play") for card in CONTENT.technologies),
    *(f"tax_tariff:{card}" for card in (*CONTENT.tax_cards, "tax", "tariff")),
    *(f"government:{tile}" for tile in CONTENT.governments),
    *(f"claim:{tile}" for tile in (*CONTENT.golden_ages, *CONTENT.achievements)),
    *(f"{verb}:{deck}" for verb in ("clear", "peek") for deck in (*DECKS, "leader")),
    *(f"{deck}:top" for deck in (*DECKS, "wonder")),
    *(f"ability:{leader}" for leader in CONTENT.leaders),
    *("population", "military", "military:", "end", "work", "done", ""),
]
MILITARY = [
    *(f"recruit:{unit}:{region}" for unit in UNITS for region in CONTENT.board.regions),
    *(
        f"move:{unit}:{source}:{target}"
        for unit in UNITS
        for source in CONTENT.board.regions
        for target in CONTENT.board.regions
    ),
    *("done", "move", "move:infantry:egypt", "recruit", "stay:infantry:egypt:italy"),
]
HEXES = [*CONTENT.board.names, "sea"]
KNOWN = {"act": MENU, "military": MILITARY, "place": HEXES, "found": HEXES}  # "takeover", which is rare, as "place"


@pytest.mark.parametrize("players", range(2, 7))
def test_one_answer_means_what_it_means_in_the_list(players: int) -> None:
    seen = dict.fromkeys(KNOWN, 0)
    for seed in ("menu 1", "menu 2"):
        match, chance = new_match(players, seed), Chance(seed)
        while (ask := match.ask) is not None:
            if ask.kind in KNOWN and isinstance(ask.options, Offers):
                seen[ask.kind] += 1
                if seen[ask.kind] % 4 == 1:
                    compare(match, ask.kind)
            answer_somehow(match, chance)
    assert all(seen.values())


def menu_of(match: AnyMatch, ask: Ask) -> Menu[MosaicTable] | None:
    if ask.kind == asks.ACT:
        return TURN if match.state.actions else AFTER
    if ask.kind == asks.EXTRA:
        return ADDITIONAL[str(ask.about["action"])]
    return {asks.BENEFIT: BENEFITS, asks.MILITARY: FIRST_STEP}.get(ask.kind)


def test_list_and_look_up_agree() -> None:
    met = dict[Menu[MosaicTable], int]()
    for number in range(20):
        match, chance = new_match(2 + number % 5, f"audit {number}"), Chance(f"audit {number}")
        while (ask := match.ask) is not None:
            menu = menu_of(match, ask)
            if menu is not None:
                met[menu] = met.get(menu, 0) + 1
                if met[menu] % 7 == 1 or menu in ADDITIONAL.values():
                    assert audit(menu, match.table, ask.seat, match.state.players[ask.seat].powers) == []
            answer_somehow(match, chance)
    assert set(met) == {TURN, AFTER, BENEFITS, FIRST_STEP, *ADDITIONAL.values()}


def compare(match: AnyMatch, kind: str) -> None:
    """Every answer of this kind, looked up in options of which no list was made; then the list."""
    one, whole = match.copy().ask, match.ask
    assert one is not None
    assert whole is not None
    alone = {}
    for key in KNOWN[kind]:
        try:
            alone[key] = one.options[key]
        except KeyError:
            continue
    assert alone == {key: whole.options[key] for key in sorted(whole.keys, key=KNOWN[kind].index)}
