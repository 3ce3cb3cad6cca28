"""Names of pieces, terms and spaces from the data tables."""

from __future__ import annotations

from pentapolis.kernel.data import Tables

NAMED = (
    "resources tokens terrains units neutral_pieces city_pieces advance_categories advances wonders "
    "event_icons events action_civil_effects action_tactics_effects action_cards objectives objective_cards "
    "civilizations civ_advances leaders tiles_regular tiles_start"
).split()


def names(tables: Tables) -> dict[str, dict[str, str]]:
    """The name of every piece and term in both languages. Where an id is used twice the first section wins."""
    found: dict[str, dict[str, str]] = {}
    for section in NAMED:
        for entry in tables[section]:
            found.setdefault(entry["id"], {"en": entry["name_en"], "pl": entry["name_pl"]})
    for leader in tables["leaders"]:
        for ability in leader["abilities"]:
            found.setdefault(ability["id"], {"en": ability["name_en"], "pl": ability["name_pl"]})
    for entry in tables["map_setups"]:
        for hexes in (*(seat["hexes"] for seat in entry["seats"]), *entry["slots"]):
            found |= {name.lower(): {"en": name, "pl": name} for name in hexes}
    return found
