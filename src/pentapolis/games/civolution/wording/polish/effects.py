"""Polish clauses for effects and prices, in the terms of the Polish rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ... import vocabulary as v
from ..language import POLISH
from .nouns import (
    ANY_STORED,
    BUILDINGS,
    CARD_TYPES,
    FEATURES,
    GOAL_CHIP,
    MATERIALS,
    MIGRATION,
    NEW_WEAK_TRIBE,
    OWN_FEATURE,
    PROCREATION,
    PROJECT,
    RAW,
    RESEARCH_CARD,
    RESOURCES,
    STEP,
    STORED,
    TRACKS,
    count,
    marker,
    up_to,
)

INFINITIVES = {
    "przesuń": "przesunąć",
    "zdobądź": "zdobyć",
    "zyskaj": "zyskać",
    "wymień": "wymienić",
    "wykonaj": "wykonać",
    "przenieś": "przenieść",
    "wzmocnij": "wzmocnić",
    "wyprodukuj": "wyprodukować",
    "przetransportuj": "przetransportować",
    "odkryj": "odkryć",
    "przeprowadź": "przeprowadzić",
    "dokonaj": "dokonać",
    "wybuduj": "wybudować",
    "ukończ": "ukończyć",
    "umieść": "umieścić",
    "zwróć": "zwrócić",
    "dobierz": "dobrać",
    "zainstaluj": "zainstalować",
    "ulepsz": "ulepszyć",
    "odwróć": "odwrócić",
    "usuń": "usunąć",
}


def advance_track(effect: v.AdvanceTrack) -> str:
    track = "wybranym torze postępu" if effect.track == "any" else f"torze {TRACKS[effect.track]}"
    return f"przesuń dysk na {track} o {count(effect.steps, STEP)}"


def gain_material(effect: v.GainMaterial) -> str:
    match effect.material:
        case "any":
            return f"zyskaj {count(effect.amount, ANY_STORED)}"
        case "row_1_of_own_types":
            materials = count(effect.amount, STORED)
            return f"zyskaj {materials} z pierwszego wiersza magazynu, z rodzajów terytoriów, na których masz plemię"
        case material:
            return f"zyskaj {count(effect.amount, marker(MATERIALS[material]))}"


def gain_feature(effect: v.GainFeature) -> str:
    feature = "dowolnej cechy" if effect.feature == "any" else FEATURES[effect.feature]
    return f"zyskaj {count(effect.amount, marker(feature))}"


def move_feature(effect: v.MoveFeature) -> str:
    where = "inne pole cechy" if effect.amount == 1 else "inne pola cech"
    return f"przesuń {up_to(effect.amount, OWN_FEATURE)} na {where}"


def place_weak_tribes(effect: v.PlaceWeakTribes) -> str:
    camps = "wolnym obozowisku" if effect.max_amount == 1 else "wolnych obozowiskach"
    tribes = up_to(effect.max_amount, NEW_WEAK_TRIBE)
    return f"umieść {tribes} w {camps} na jednym terytorium lądowym ze swoim plemieniem"


def most(number: int) -> str:
    return "1" if number == 1 else f"do {number}"


def transport(effect: v.Transport) -> str:
    what = "wszystkie swoje materiały" if effect.amount == v.ALL else f"{most(effect.amount)} ze swoich materiałów"
    anywhere = ", a z łodzi na jego dowolne pola" if effect.boat_target else ""
    return f"przetransportuj {what} do magazynu{anywhere}"


def reveal_sites(effect: v.RevealSites) -> str:
    if effect.mode == "any_one":
        return "odkryj 1 dowolny zakryty obszar i zdobądź jego PZ"
    return "odkryj wszystkie zakryte obszary sąsiadujące z 1 terytorium ze swoim plemieniem i zdobądź ich PZ"


def hunt(effect: v.Hunt) -> str:
    if effect.amount == 1:
        return "przeprowadź polowanie"
    return f"przeprowadź do {effect.amount} polowań na różnych terytoriach"


def lucky_find(effect: v.LuckyFind) -> str:
    return f"dokonaj {'szczęśliwego odkrycia' if effect.amount == 1 else f'do {effect.amount} szczęśliwych odkryć'}"


def build(effect: v.Build) -> str:
    same = " tego samego rodzaju" if effect.same_type else ""
    if effect.project == "any":
        return f"ukończ {up_to(effect.amount, PROJECT)}{same}"
    noun = BUILDINGS[effect.project]
    what = noun.one if effect.amount == 1 else up_to(effect.amount, noun)
    return f"wybuduj {what}{same} (zwykłe wymagania, koszty i nagrody)"


def install_research_card(effect: v.InstallResearchCard) -> str:
    bonus = " z premią specjalną" if effect.special_bonus else ""
    return f"zainstaluj 1 kartę {CARD_TYPES[effect.card_type]}{bonus}"


def upgrade_module(effect: v.UpgradeModule) -> str:
    match effect.die_value:
        case "any":
            return "ulepsz 1 moduł główny"
        case "track":
            return "ulepsz 1 moduł główny z wartością kości tego toru"
        case value:
            return f"ulepsz 1 moduł główny z wartością kości {value}"


def perform_income_action(effect: v.PerformIncomeAction) -> str:
    if effect.amount == 1:
        return "wykonaj akcję 1 swojego czipa przychodu"
    return f"wykonaj do {effect.amount} akcji swoich czipów przychodu"


def perform_activity(effect: v.PerformActivity) -> str:
    if effect.amount == 1:
        return "wykonaj 1 działanie"
    return f"wykonaj do {effect.amount} {'różnych ' if effect.different else ''}działań"


def trade(effect: v.Trade) -> str:
    sales = f"do {effect.max_sales} akcji sprzedaży"
    return f"wykonaj {sales} i do {effect.max_purchases} akcji zakupu w dowolnej kolejności"


def favor_test(effect: v.FavorTest) -> str:
    failed = f"; w przeciwnym razie {POLISH.together(effect.on_fail)}" if effect.on_fail else ""
    return f"wykonaj test przychylności: jeśli go zdasz, {POLISH.together(effect.on_pass)}{failed}"


def pay_for(effect: v.PayFor) -> str:
    return f"{POLISH.together(effect.cost)}, aby {POLISH.may(effect.effects)}"


CLAUSES: dict[type[Any], Callable[[Any], str]] = {
    v.AdvanceTrack: advance_track,
    v.AdvanceFavor: lambda effect: f"przesuń dysk na torze przychylności Agery o {count(effect.steps, STEP)}",
    v.GainVp: lambda effect: f"zdobądź {effect.amount} PZ",
    v.Gain: lambda effect: f"zyskaj {count(effect.amount, RESOURCES[effect.resource])}",
    v.PlacePlanning: lambda effect: f"umieść {count(effect.amount, marker('planowania'))} na jednym polu kości",
    v.GainMaterial: gain_material,
    v.ExchangeMaterial: lambda effect: "wymień 1 zebrany materiał na 1 dowolny inny",
    v.GainFeature: gain_feature,
    v.MoveFeature: move_feature,
    v.Migrate: lambda effect: f"wykonaj {up_to(effect.amount, MIGRATION)}",
    v.MigrateAnywhere: lambda effect: (
        "przenieś 1 swoje silne plemię do obozowiska na dowolnym innym terytorium lądowym"
    ),
    v.Procreate: lambda effect: f"wykonaj {up_to(effect.amount, PROCREATION)}",
    v.PlaceWeakTribes: place_weak_tribes,
    v.Strengthen: lambda effect: f"wzmocnij {most(effect.amount)} ze swoich osłabionych plemion",
    v.Produce: lambda effect: f"wyprodukuj {count(effect.amount, RAW)}",
    v.Transport: transport,
    v.RevealSites: reveal_sites,
    v.Hunt: hunt,
    v.LuckyFind: lucky_find,
    v.Build: build,
    v.ReturnBuilding: lambda effect: f"zwróć 1 {BUILDINGS[effect.project].one} na swoją konsolę",
    v.GainResearchCard: lambda effect: f"zyskaj {count(effect.amount, RESEARCH_CARD)}",
    v.DrawKeep: lambda effect: f"dobierz {count(effect.draw, RESEARCH_CARD)} i zatrzymaj {effect.keep}",
    v.InstallResearchCard: install_research_card,
    v.GainGoalChip: lambda effect: f"zyskaj {count(effect.amount, GOAL_CHIP)}",
    v.InstallGoalChip: lambda effect: f"zainstaluj {up_to(effect.amount, GOAL_CHIP)}",
    v.UpgradeModule: upgrade_module,
    v.FlipStageTile: lambda effect: "odwróć 1 kafelek rzędu na stronę aktywną",
    v.GainIncomeChip: lambda effect: "zyskaj 1 czip przychodu",
    v.PerformIncomeAction: perform_income_action,
    v.PerformActivity: perform_activity,
    v.GainDie: lambda effect: f"zyskaj 1 kość {'aktywacji' if effect.die == 'activation' else 'losu'}",
    v.Trade: trade,
    v.LoseFood: lambda effect: f"zwróć {count(effect.amount, RESOURCES['food'])}",
    v.RemoveTribe: lambda effect: (
        f"usuń {effect.amount} {'swoje plemię' if effect.amount == 1 else 'swoich plemion'} z kontynentu"
    ),
    v.FavorTest: favor_test,
    v.ChooseOne: lambda effect: POLISH.either(effect.options),
    v.PayFor: pay_for,
    v.PayFood: lambda price: f"zwróć {count(price.amount, RESOURCES['food'])}",
    v.PayMoney: lambda price: f"zwróć {count(price.amount, RESOURCES['money'])}",
    v.PayIdea: lambda price: f"zwróć {count(price.amount, RESOURCES['idea'])}",
    v.PayMaterial: lambda price: f"zwróć {count(price.amount, marker(MATERIALS[price.material]))}",
}
