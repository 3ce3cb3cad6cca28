"""Names of pieces, terms and spaces from the data tables."""

from __future__ import annotations

from pentapolis.kernel.data import DataError, Tables

from .vocabulary.common import place

NAMED = (
    "resources tokens terrains units neutral_pieces city_pieces advance_categories advances wonders "
    "event_icons events action_civil_effects action_tactics_effects action_cards objectives objective_cards "
    "civilizations civ_advances leaders tiles_regular tiles_start"
).split()


def names(tables: Tables) -> dict[str, dict[str, str]]:
    """The name of every piece and term in both languages. What has the same id has the same name."""
    found: dict[str, dict[str, str]] = {}
    for section in NAMED:
        for entry in tables[section]:
            name(found, entry, section)
    for leader in tables["leaders"]:
        for ability in leader["abilities"]:
            name(found, ability, "leaders")
    for entry in tables["map_setups"]:
        for hexes in (*(seat["hexes"] for seat in entry["seats"]), *entry["slots"]):
            found |= {name.lower(): {"en": name, "pl": name} for name in hexes}
    return found


def name(found: dict[str, dict[str, str]], entry: dict[str, str], section: str) -> None:
    called = {"en": entry["name_en"], "pl": entry["name_pl"]}
    other = found.setdefault(entry["id"], called)
    if other != called:
        fault = f"another entry of this id is called {other['en']} / {other['pl']}; give both the same names"
        raise DataError(place(section, entry["id"]), fault)
