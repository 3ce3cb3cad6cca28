"""Polish clauses for what lasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ... import vocabulary as v
from ..language import POLISH, listed
from .nouns import (
    CARD,
    CATEGORIES,
    FEATURES,
    FIND,
    MIGRATION,
    RAW,
    RESOURCES,
    SEAT,
    STEP,
    UNIT,
    count,
    marker,
    territories,
)

EVENTS: dict[v.TriggerEvent, str] = {
    "build_farm": "budujesz farmę",
    "build_boat": "budujesz łódź",
    "build_statue": "budujesz pomnik",
    "build_settlement": "budujesz osadę",
    "build_any": "kończysz projekt budowlany",
    "install_card": "instalujesz kolejną kartę badań",
    "install_invention": "instalujesz kolejną kartę wynalazku",
    "install_mutation": "instalujesz kolejną kartę mutacji",
    "install_achievement": "instalujesz kolejną kartę osiągnięcia",
    "install_goal": "instalujesz czip celu",
    "migrate_settle": "twoje plemię kończy migrację (pierwszy raz w turze)",
    "settle_fire": "twoje plemię osiedla się w obozowisku z ogniskiem",
    "settle_mountains": "twoje plemię osiedla się w górach",
    "develop": "rozwijasz terytorium",
    "procreate": "wykonujesz prokreację (pierwszy raz w turze)",
    "displace": "twoje plemię wysiedla plemię innej cywilizacji",
    "displaced": "inna cywilizacja wysiedla twoje plemię",
    "explore_site": "odkrywasz obszar (za każdy)",
    "hunt": "przeprowadzasz polowanie",
    "lucky_find": "dokonujesz szczęśliwego odkrycia",
    "favor_pass": "zdajesz test przychylności (pierwszy raz w turze)",
    "favor_fail": "nie zdajesz testu przychylności",
    "reset": "wykonujesz reset",
    "upgrade": "ulepszasz moduł główny",
    "sell": "wykonujesz akcję sprzedaży",
    "buy": "wykonujesz akcję zakupu",
    "activate_procreation": "aktywujesz moduł prokreacji",
    "activate_production": "aktywujesz moduł produkcji",
    "activate_transport": "aktywujesz moduł transportu",
    "activate_feature": "aktywujesz moduł cechy",
    "tribe_dies": "jedno z twoich plemion zostaje usunięte",
    "feeding_end": "kończy się krok A fazy żywienia",
    "all_fed": "kończy się krok A fazy żywienia i wszystkie twoje plemiona mają zapewnione pożywienie",
    "income_phase": "zaczyna się krok A fazy przychodu",
    "era_scoring": "liczona jest kategoria epoki (krok 7C)",
    "extra_find": "dokonujesz dodatkowego odkrycia",
}
SPARED = {
    "gorge": "wąwozy posępnych wilków",
    "glacier": "lodowce",
    "weather_negative": "negatywne efekty pogody",
}


def activity(ability: v.Activity) -> str:
    return f"działanie: {POLISH.in_turn([*ability.cost, *ability.effects])}"


def trigger(ability: v.Trigger) -> str:
    return f"gdy {EVENTS[ability.event]}, możesz {POLISH.may(ability.effects)}"


def hunt_bonus(ability: v.HuntBonus) -> str:
    where = f" {territories(ability.territories)}" if ability.territories else ""
    return f"twoje polowania{where} dają o {ability.plus} żywności więcej"


def feeding(ability: v.Feeding) -> str:
    who = {
        "wilderness": "twoje plemię w dziczy",
        "boat": "twoje plemię na łodzi",
        "weak": "twoje osłabione plemię",
        "territories": f"twoje plemię {territories(ability.territories)}" if ability.territories else "",
    }[ability.where]
    return f"w fazie żywienia każde {who} potrzebuje o {ability.delta} żywności mniej (minimum 0)"


def category_units(ability: v.CategoryUnits) -> str:
    category = CATEGORIES[ability.category]
    return f"przy liczeniu kategorii {category} masz o {count(ability.plus, UNIT)} więcej"


CLAUSES: dict[type[Any], Callable[[Any], str]] = {
    v.Activity: activity,
    v.Trigger: trigger,
    v.PointBonus: lambda ability: (
        f"punktacja końcowa (krok B): {ability.vp} PZ za każdą kartę badań i każdy czip przychodu w tej kolumnie"
    ),
    v.TransportBonus: lambda ability: (
        "za każdym razem, gdy aktywujesz moduł produkcji albo transportu, możesz przetransportować "
        f"o {count(ability.plus, RAW)} więcej"
    ),
    v.ProduceBonus: lambda ability: (
        f"za każdym razem, gdy aktywujesz moduł produkcji, możesz wyprodukować o {count(ability.plus, RAW)} więcej"
    ),
    v.HuntBonus: hunt_bonus,
    v.ExploreVp: lambda ability: f"każdy odkryty przez ciebie obszar daje o {ability.plus} PZ więcej",
    v.WaterCrossing: lambda ability: (
        "podczas twoich migracji terytoria lądowe sąsiadujące z tym samym terytorium wodnym "
        "uznaje się za sąsiadujące ze sobą"
    ),
    v.CaveAccess: lambda ability: (
        "podczas twoich migracji wszystkie terytoria z twoimi plemionami liczą się jak sąsiadujące z jaskinią"
    ),
    v.MigrationBonus: lambda ability: (
        f"za każdym razem, gdy aktywujesz moduł migracji, możesz wykonać o {count(ability.plus, MIGRATION)} więcej"
    ),
    v.WeakMayMigrate: lambda ability: "twoje osłabione plemiona mogą migrować (pozostają osłabione)",
    v.DisplaceStrong: lambda ability: "twoje migrujące plemiona pozostają silne, gdy kogoś wysiedlają",
    v.ProcreateStrong: lambda ability: "twoje nowe plemiona są stawiane jako silne, nawet gdy kogoś wysiedlają",
    v.BoatSeats: lambda ability: f"twoje łodzie mają {count(ability.max, SEAT)}",
    v.BoatTransportAny: lambda ability: "transportując z łodzi, możesz wybrać dowolne z 18 pól magazynu",
    v.FireVp: lambda ability: f"obozowiska z ogniskiem dają ci o {ability.plus} PZ więcej",
    v.StrongFireVp: lambda ability: (
        f"w kroku 6B każde twoje silne plemię w obozowisku z ogniskiem daje o {ability.plus} PZ więcej"
    ),
    v.StrengthenBonus: lambda ability: (
        f"za każdym razem, gdy efekt pozwala wzmacniać plemiona, możesz wzmocnić o {ability.plus} więcej"
    ),
    v.Feeding: feeding,
    v.FeedingTotal: lambda ability: f"w fazie żywienia płacisz łącznie o {ability.delta} żywności mniej",
    v.FeedingFarmFull: lambda ability: "twoje farmy w pełni żywią także twoje plemiona w dziczy na swoim terytorium",
    v.DeusExFree: lambda ability: "raz na epokę możesz użyć „Deus ex machina” bez cofania dysku",
    v.Immunity: lambda ability: f"nie mają na ciebie wpływu {listed([SPARED[what] for what in ability.what], 'i')}",
    v.FateVirtual: lambda ability: (
        f"w testach przychylności rzucasz o {ability.plus} {'kość' if ability.plus == 1 else 'kości'} losu więcej"
    ),
    v.FavorRange: lambda ability: (
        f"w testach przychylności twój dysk liczy się, jakby stał o {count(ability.plus, STEP)} dalej w prawo"
    ),
    v.IdeaStep: lambda ability: f"każdy wydany znacznik pomysłu może zmienić kość o maksymalnie {ability.max}",
    v.PlanningBonus: lambda ability: (
        f"za każdym razem, gdy umieszczasz znaczniki planowania, umieść o {ability.plus} więcej na tym samym polu kości"
    ),
    v.SleepBoth: lambda ability: "aktywując moduł snu, zyskujesz obie jego premie",
    v.ResetLimit: lambda ability: f"możesz wykonać reset, mając na polach kości do {ability.max} kości aktywacji",
    v.ResearchDraw: lambda ability: (
        f"gdy moduł badań pozwala dobrać karty do wyboru, dobierz o {count(ability.plus, CARD)} więcej"
    ),
    v.FeatureReq: lambda ability: (
        f"przy wymaganiach posiadania masz o {count(ability.plus, marker(FEATURES[ability.feature]))} więcej"
    ),
    v.MaterialWildRow: lambda ability: (
        "płacąc koszty kart badań, możesz zamiast wymaganego materiału "
        "użyć dowolnego zebranego materiału z tego samego wiersza magazynu"
    ),
    v.StatueAnyMaterial: lambda ability: "pomnik możesz opłacić dowolnym 1 zebranym materiałem",
    v.StatueIncome: lambda ability: (
        f"w kroku 8B zdobywasz łącznie dodatkowo {ability.plus} PZ, jeśli masz co najmniej 1 pomnik"
    ),
    v.BuyDiscount: lambda ability: f"każdy zakup kosztuje cię o {count(ability.plus, RESOURCES['money'])} mniej",
    v.SellMoney: lambda ability: (
        f"każdy materiał sprzedany za pieniądze daje o {count(ability.plus, RESOURCES['money'])} więcej"
    ),
    v.SellVp: lambda ability: f"każdy materiał sprzedany za PZ daje o {ability.plus} PZ więcej",
    v.ExtraFind: lambda ability: f"w fazie 3 dokonujesz o {count(ability.plus, FIND)} więcej",
    v.CategoryUnits: category_units,
    v.EventTie: lambda ability: "otrzymujesz premie wydarzeń dla jedynego lidera także przy remisie o prowadzenie",
}
