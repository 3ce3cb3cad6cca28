"""The content is what the box holds, and content that cannot be played is refused with the entry's name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from operator import itemgetter
from typing import Any

import pytest

from pentapolis.games.mosaic.components import load
from pentapolis.games.mosaic.kinds import PILLARS
from pentapolis.games.mosaic.vocabulary import EmpireScoringVp
from pentapolis.kernel.data import DataError, read_tables
from pentapolis.kernel.words import LANGUAGES
from pentapolis.parts.bitsets import members
from tests.games.mosaic.common import CONTENT, GAME, PACKAGE


def changed(section: str, piece: str, **fields: Any) -> dict[str, Any]:
    """The data with one entry written otherwise."""
    tables = read_tables(PACKAGE)
    (entry,) = [entry for entry in tables[section] if entry["id"] == piece]
    entry.update(fields)
    return tables


def test_the_box_holds_what_it_should() -> None:
    """MO-CMP.2: cards, tiles and tokens."""
    technologies = CONTENT.technologies.values()
    assert sum(card.copies for card in technologies if card.starting) == 39
    assert sum(card.copies for card in technologies) == 105
    assert sum(card.copies for card in CONTENT.build_cards.values()) == 50
    assert sum(token.count for token in CONTENT.goods.values()) + CONTENT.x_tokens == 68
    assert sum(token.count for token in CONTENT.caches.values()) == 28
    assert (len(CONTENT.wonders), len(CONTENT.golden_ages), len(CONTENT.achievements)) == (9, 9, 15)
    assert (len(CONTENT.governments), len(CONTENT.leaders), len(CONTENT.scoring_cards)) == (6, 9, 4)


def test_every_pillar_has_a_golden_age_a_project_and_a_leader() -> None:
    """MO-GLO.5, MO-TIL.3, MO-LEA.10."""
    assert sorted(tile.requires.pillar for tile in CONTENT.golden_ages.values()) == sorted(PILLARS)
    assert sorted(pillar for leader in CONTENT.leaders.values() for pillar in leader.pillars) == sorted(PILLARS)
    projects = [card.pillars for card in CONTENT.build_cards.values() if card.type == "project"]
    assert sorted(projects) == sorted((pillar,) for pillar in PILLARS)


def test_the_map_has_seven_regions_and_ten_ports() -> None:
    """MO-SET.3, MO-SET.4, MO-MIL.6."""
    board = CONTENT.board
    assert len(board.names) == 95
    assert (board.ports.bit_count(), board.caches.bit_count(), board.land.bit_count()) == (10, 28, 85)
    assert sum(board.masks) == (1 << 95) - 1
    for region, touching in enumerate(board.touching):
        assert all(region in board.touching[other] for other in touching)
    greece, egypt = board.region_index["greece"], board.region_index["egypt"]
    assert egypt not in board.touching[greece]
    for hex_ in range(95):
        assert all(board.near[other] >> hex_ & 1 for other in members(board.near[hex_]))


@pytest.mark.parametrize("players", range(2, 7))
def test_decks_and_regions_by_the_number_of_players(players: int) -> None:
    """MO-SET.2, MO-SET.7, MO-SET.9, MO-SET.10, MO-VAR.1."""
    count = CONTENT.counts[players]
    assert len(count.regions) == {2: 5, 3: 6}.get(players, 7)
    assert count.taxes.tax == count.taxes.tariff
    assert count.population == 2 * count.taxes.tax == {2: 10, 3: 10, 4: 12, 5: 12, 6: 14}[players]
    low, high = count.ranges[0]
    assert (low > 0) == (players <= 3)
    assert high - low == {2: 32, 3: 30, 4: 28, 5: 26, 6: 25}[players]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_of_its_own_kind(language: str) -> None:
    for table in (CONTENT.technologies, CONTENT.build_cards, CONTENT.population_cards, CONTENT.tax_cards):
        names = Counter(GAME.name_of(piece, language) for piece in table)
        assert None not in names
        assert max(names.values()) == 1
    assert GAME.name_of("pillar_food", language) != GAME.name_of("food", language)
    assert GAME.name_of("nonsense", language) is None


def test_a_hex_is_called_by_its_region_and_number() -> None:
    assert [GAME.name_of("egy_12", language) for language in LANGUAGES] == ["Egypt 12", "Egipt 12"]
    assert [GAME.name_of("ita_03", language) for language in LANGUAGES] == ["Italy 3", "Italia 3"]
    for language in LANGUAGES:
        assert len({GAME.name_of(hex_, language) for hex_ in CONTENT.board.names}) == 95


TAX = next(iter(CONTENT.tax_cards))


@pytest.mark.parametrize(
    ("section", "piece", "fields", "fault"),
    [
        ("technologies", "alphabet", {"copies": 3}, "106 cards, MO-CMP.2 asks for 105"),
        ("technologies", "alphabet", {"effects": [{"kind": "conjure"}]}, "conjure"),
        (
            "technologies",
            "bronze",
            {"effects": [{"kind": "take_board_token", "what": "trade_good", "good": "x"}]},
            "'x'",
        ),
        ("technologies", "alphabet", {"id": "sphinx"}, "id stands for two pieces"),
        ("tax_tariff_cards", TAX, {"formula": {"people": 2}}, "people"),
        ("build_cards", "manufactory_a", {"trade_goods": ["good_spice"]}, "good_spice"),
        ("hexes", "ibe_01", {"region": "atlantis"}, "atlantis"),
        ("hexes", "ibe_01", {"col": 2}, "hexes, entry ibe_01: two hexes"),
        ("hexes", "ibe_01", {"id": "valencia"}, "its id must end in its number"),
        ("regions", "iberia", {"adjacent": ["gaul", "egypt"]}, "regions, entry iberia: 'egypt'"),
        ("regions", "iberia", {"cache_hexes": 3}, "it has 13 hexes, 1 ports, 4 caches"),
        ("pillars", "food", {"golden_age": "golden_age_kings"}, "pillars, entry food: 'golden_age_kings'"),
        ("trade_goods", "good_grain", {"count": 5}, "58 other goods and X tokens for plain hexes"),
        (
            "leaders",
            "general",
            {"effects": [{"kind": "passive", "rule": "recruit_limit"}]},
            "recruit_limit reads amount",
        ),
        ("achievements", "imperial", {"condition": {"at_least": 3}}, "something to have, or a production"),
        ("hexes", "ibe_01", {"kind": "port"}, "iberia"),
        ("leaders", "artist", {"pillars": ["poetry"]}, "artist"),
    ],
)
def test_content_that_cannot_be_played_is_refused(section: str, piece: str, fields: dict[str, Any], fault: str) -> None:
    with pytest.raises(DataError) as raised:
        load(changed(section, piece, **fields))
    assert fault in str(raised.value)


def test_what_all_cards_of_a_kind_cost() -> None:
    """MO-RES.3, MO-BLD.1, MO-BLD.4, MO-BLD.8, MO-BLD.13, MO-TEC.1."""
    prices = {
        "city": {"stone": 4, "population": 2},
        "port_city": {"stone": 4, "population": 2},
        "farm": {},
        "manufactory": {},
        "project": {"stone": 5, "ideas": 5},
    }
    assert all(card.cost == {"ideas": 5} for card in CONTENT.technologies.values())
    assert all(card.cost == prices[card.type] for card in CONTENT.build_cards.values())
    costs = {tile.id: tile.cost["ideas"] for tile in CONTENT.governments.values()}
    expected = {"tyranny": 5, "theocracy": 10, "city_state": 15, "monarchy": 15, "oligarchy": 15, "republic": 20}
    assert costs == expected  # MO-GOV.6


@pytest.mark.parametrize("players", range(2, 7))
def test_values_by_the_number_of_players(players: int) -> None:
    """MO-VAR.1, MO-EMP.9, MO-TIL.4: Tyranny, Oligarchy and the Imperial Achievement."""
    few = players <= 3
    effects = [CONTENT.governments[tile].effects[-1] for tile in ("tyranny", "oligarchy")]
    values = [effect.value(players) for effect in effects if isinstance(effect, EmpireScoringVp)]
    assert values == ([2, 1] if few else [3, 2])
    assert CONTENT.goals[players]["imperial"][-1] == (4 if few else 3)


def test_reconstructed_data_is_labelled() -> None:
    """What is shown of a piece includes where it comes from."""
    assert {card.pillar_source for card in CONTENT.technologies.values()} == {"inferred", "reconstructed"}
    sources = Counter(card.source for card in CONTENT.build_cards.values())
    assert sources["reconstructed"] > 0


TABLES = read_tables(PACKAGE)
READ = [entry for section in ("technologies", "build_cards", "governments") for entry in TABLES[section]]
"""Entries whose symbols the rulebook's text has kept something of."""
GLYPHS = {
    "Q": ["science", "economy"],
    "D": ["construction", "health"],
    "@": ["military", "government", "culture"],
    "F": ["food"],
    "O": ["urbanization"],
}
"""What a glyph of each class may be."""


def fits(symbols: Sequence[str], glyphs: str) -> bool:
    """Whether symbols can be what glyphs are left of: each of the class of its glyph; `?` may be any."""
    classes = {pillar: glyph for glyph, pillars in GLYPHS.items() for pillar in pillars}
    legible = Counter(glyphs.replace("?", ""))
    return len(symbols) == len(glyphs) and legible <= Counter(classes[symbol] for symbol in symbols)


def test_every_pillar_has_one_class_of_glyphs() -> None:
    assert sorted(pillar for pillars in GLYPHS.values() for pillar in pillars) == sorted(PILLARS)


@pytest.mark.parametrize(
    "entry", [entry for entry in READ if entry["pillar_source"] == "inferred"], ids=itemgetter("id")
)
def test_inferred_symbols_are_of_the_class_of_their_glyphs(entry: dict[str, Any]) -> None:
    for field in {"requires", "pillars"} & set(entry):
        assert fits(entry[field], entry["glyphs"][field]), field


@pytest.mark.parametrize("entry", [entry for entry in READ if entry["source"] != "reconstructed"], ids=itemgetter("id"))
def test_symbols_that_are_counted_are_of_the_class_of_their_glyph(entry: dict[str, Any]) -> None:
    counted = {effect["per"]["pillar"] for effect in entry["effects"] if "pillar" in effect.get("per", ())}
    assert fits(sorted(counted), entry.get("glyphs", {}).get("counts", ""))
