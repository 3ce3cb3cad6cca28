"""Polish phrases for pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ... import vocabulary as v
from ..language import listed
from .nouns import (
    CATEGORIES,
    DIAMOND,
    FEATURES,
    MATERIALS,
    MODULES,
    NAMED,
    RESOURCES,
    STEP,
    TYPES,
    count,
    marker,
)

SITES: dict[v.SiteKind, str] = {
    "building_ground": "tu buduje się pomniki, każdy za 1 z pokazanych materiałów, i osady",
    "gorge": "faza obszarów: cywilizacja z plemieniem obok zwraca {amount} żywności",
    "glacier": "faza obszarów: cywilizacja z silnym plemieniem obok osłabia {amount} z nich",
    "mystic_oak": "faza obszarów: każde sąsiednie terytorium z twoim plemieniem daje PZ",
    "hidden_grotto": (
        "przy aktywacji produkcji: najpierw wyprodukuj i przetransportuj 1 materiał "
        "na jednym sąsiednim terytorium ze swoim plemieniem"
    ),
    "holy_rock": (
        "przy aktywacji prokreacji: najpierw wybierz sąsiednie terytorium ze swoim plemieniem i wykonaj test "
        "przychylności; jeśli go zdasz, możesz tam wykonać 1 prokreację"
    ),
    "cave": "podczas migracji wszystkie terytoria przy dowolnych jaskiniach sąsiadują ze sobą",
    "mushroom_valley": "polowanie na sąsiednim terytorium daje o {amount} żywności więcej",
    "volcano": "brak farm na sąsiednich terytoriach; po odkryciu farmy stamtąd wracają na konsole",
}
PROJECTS: dict[v.Project, str] = {
    "farm": "na terytorium lądowym ze swoim plemieniem, bez farmy i nie obok odkrytego wulkanu",
    "boat": (
        "na terytorium wodnym bez swojej łodzi, obok terytorium ze swoim plemieniem; "
        "możesz wziąć na pokład 1 swoje silne plemię z sąsiedniego terytorium"
    ),
    "statue": "na obszarze pod zabudowę obok swojego plemienia, za 1 zebrany materiał tam pokazany",
    "settlement": "na obszarze pod zabudowę obok swojego plemienia, za materiały pokazane na konsoli",
}
VICI_CATEGORIES = {
    "current_era": "kategoria tej epoki",
    "next_era": "kategoria następnej epoki",
    "era_4": "kategoria epoki 4",
    "three_final_scoring_tiles": "kategorie trzech kafelków punktacji końcowej",
}
UNITS: dict[v.Category, str] = {
    "evolution": "każdy twój znacznik cechy",
    "prosperity": "każdy twój aktywny diament",
    "population": "każde twoje plemię na kontynencie",
    "expansion": "każde terytorium z twoim plemieniem",
}


def start(resources: dict[v.Resource, int], features: dict[v.Feature, int], stored: dict[v.Material, int]) -> str:
    found = [count(number, RESOURCES[name]) for name, number in resources.items() if number]
    found += [count(number, marker(FEATURES[name])) for name, number in features.items()]
    found += [count(number, marker(MATERIALS[name])) for name, number in stored.items()]
    return f"na początek: {listed(found, 'i')}"


def materials(names: Sequence[v.Material]) -> str:
    return listed([NAMED[name] for name in names], "albo")


def oak(vp: dict[v.TerritoryType, int]) -> str:
    return "za terytorium " + ", ".join(f"{TYPES[name]} {number} PZ" for name, number in vp.items())


def weather(steps: int) -> str:
    return f"{'ocieplenie' if steps > 0 else 'ochłodzenie'} o {count(abs(steps), STEP)}"


def units(category: v.Category) -> str:
    return UNITS.get(category) or f"każde pole twojego dysku na torze {CATEGORIES[category]}"


def attribute(feature: v.Feature, have: int, returned: int) -> str:
    return f"miej co najmniej {count(have, marker(FEATURES[feature]))} i zwróć {returned} z nich"


def settlement(cost: dict[v.Material, int], diamonds: int) -> str:
    paid = listed([f"{number} × {NAMED[name]}" for name, number in cost.items()], "i")
    return f"koszt: {paid}; odsłania {count(diamonds, DIAMOND)}"


def category(category: str, times: int, vp: int) -> str:
    often = "raz" if times == 1 else f"{times} razy"
    return f"{VICI_CATEGORIES[category]} {often}{f' i {vp} PZ' if vp else ''}"


PHRASES: dict[str, Callable[..., str]] = {
    "cost": "koszt: {what}".format,
    "space_vp": " ({vp} PZ)".format,
    "instant": "premia natychmiastowa: {what}".format,
    "or_vp": "{what}; albo zdobądź {vp} PZ".format,
    "start_level": lambda module: f"moduł {MODULES[module]} zaczyna na poziomie II",
    "start": start,
    "attribute": attribute,
    "event": "{who}: {what}".format,
    "weather": weather,
    "level": "poziom {level}: {what}".format,
    "dice": "kości {left} i {right}".format,
    "any_dice": "dwie dowolne kości".format,
    "any_order": " (dowolna kolejność)".format,
    "or": " ALBO ".format,
    "site_vp": "{vp} PZ dla cywilizacji, która go odkryje".format,
    "site": lambda kind, amount: SITES[kind].format(amount=amount),
    "oak": oak,
    "statues": lambda names: f"pomniki: {materials(names)}",
    "project": lambda project: PROJECTS[project],
    "reward": "nagroda: {what}".format,
    "last_reward": "z ostatnią także: {what}".format,
    "settlement": settlement,
    "beyond": "za jasną linią: {what}".format,
    "threshold": "za opuszczenie pola {space}: {what}".format,
    "overflow": "każdy krok poza pole {space}: {vp} PZ".format,
    "units": lambda category: f"jednostka: {units(category)}",
    "final": "punktacja końcowa: {printed} PZ za jednostkę, {covered} PZ z kafelkiem".format,
    "half": lambda red, what: f"{'czerwona' if red else 'niebieska'} połowa: {what}",
    "rolls": "{rolls}: {what}".format,
    "icons": "ikony resetu: niebieskie {blue}, czerwone {red}".format,
    "category": category,
    "last_era": "{what}; w ostatniej epoce zamiast tego {vp} PZ".format,
}
