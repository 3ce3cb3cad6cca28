"""Options that are made when looked at: one answer alone means the same as among all the others, legal or not."""

from __future__ import annotations

import pytest

from pentapolis.games.mosaic.kinds import BUILDINGS, DECKS, RESOURCES, UNITS
from pentapolis.kernel import Chance, Offers
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
