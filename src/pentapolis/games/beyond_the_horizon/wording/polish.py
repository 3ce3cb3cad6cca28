"""Polish words for effects and pieces, in the terms of the Polish rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from .. import pieces as p
from .. import vocabulary as v
from .language import Language, by_price, first_word, one_of
from .polish_nouns import (
    ACTIVE,
    BASIC_ACTION,
    CARD,
    COIN,
    COUNTERS,
    CUBE,
    EXHAUSTED,
    INACTIVE,
    MOVE_POINT,
    OPTION,
    PAWN,
    TECHNOLOGY,
    TOKEN,
    count,
    with_rest,
)

TRACKS = {"food": "żywności", "economy": "gospodarki", "infrastructure": "infrastruktury"}
COLORS: dict[v.Color, str] = {"blue": "niebieski", "green": "zielony", "red": "czerwony", "yellow": "żółty"}
TOKENS: dict[v.Token, str] = {"settlement": "osadnictwa", "fortification": "fortyfikacji"}
STAGES: dict[v.Stage, str] = {"theocracy": "teokrację", "monarchy": "monarchię", "democracy": "demokrację"}
RECRUITS = {
    "settler": ("osadnika", "osadników"),
    "soldier": ("żołnierza", "żołnierzy"),
    "any": ("osadnika lub żołnierza", "osadników lub żołnierzy"),
}
UNITS = {
    "settler": ("jednego osadnika", "swoich osadników"),
    "soldier": ("jednego żołnierza", "swoich żołnierzy"),
    "any": ("jednej jednostki", "swoich jednostek"),
}
RECRUITED: dict[v.Unit, str] = {"settler": "zwerbowani osadnicy", "soldier": "zwerbowani żołnierze"}
SCHOLARS: dict[v.Pawn, str] = {"active": "aktywny", "inactive": "nieaktywny"}
EVENTS: dict[v.Event, str] = {
    "explore": "odkryjesz kafel",
    "found_village": "założysz wioskę",
    "fortify_city": "ufortyfikujesz miasto",
    "take_leader": "weźmiesz lidera",
}
INFINITIVES = {
    "zyskaj": "zyskać",
    "aktywuj": "aktywować",
    "wyprodukuj": "wyprodukować",
    "weź": "wziąć",
    "zainwestuj": "zainwestować",
    "zwerbuj": "zwerbować",
    "zwiększ": "zwiększyć",
    "wykonaj": "wykonać",
    "załóż": "założyć",
    "ufortyfikuj": "ufortyfikować",
    "zbuduj": "zbudować",
    "przydziel": "przydzielić",
    "odkryj": "odkryć",
    "wybierz": "wybrać",
    "zapłać": "zapłacić",
    "wyczerp": "wyczerpać",
}
THIRD_PERSON = {"zyskaj": "zyskuje", "aktywuj": "aktywuje"}


def pay_coins(coins: int) -> str:
    return f"za {count(coins, COIN)}" if coins else "za darmo"


# Effects


def take_token(effect: v.TakeToken) -> str:
    return f"weź {count(effect.amount, with_rest(TOKEN, TOKENS[effect.token]))}"


def invest(effect: v.Invest) -> str:
    if effect.track != "any":
        return f"zainwestuj {count(effect.amount, with_rest(CUBE, TRACKS[effect.track]))}"
    tracks = "wybranego toru rozwoju" if effect.amount == 1 else "wybranych torów rozwoju"
    return f"zainwestuj {count(effect.amount, CUBE)} z {tracks}"


def recruit(effect: v.Recruit) -> str:
    pawns = count(effect.count, ACTIVE if effect.source == "active" else INACTIVE)
    return f"zwerbuj {pawns} jako {RECRUITS[effect.unit][effect.count > 1]} o sile {effect.strength}"


def upgrade(effect: v.Upgrade) -> str:
    one, several = UNITS[effect.unit]
    if effect.spread:
        return f"zwiększ siłę {several} łącznie o {effect.amount}, dzieląc ulepszenia dowolnie"
    return f"zwiększ siłę {one} o {effect.amount}"


def move(effect: v.Move) -> str:
    moves = "wykonaj 1 ruch" if effect.points == 1 else f"wykonaj łącznie do {effect.points} ruchów"
    tiles = effect.discoveries
    return f"{moves} (w tej turze możesz odkryć do {tiles} kafli)" if tiles > 1 else moves


def weaker(strength: int) -> str:
    return f" (siła terytorium −{-strength})" if strength else ""


def build_structure(effect: v.BuildStructure) -> str:
    kind = {"new": "nową", "existing": "istniejącą", "either": "nową lub istniejącą"}[effect.mode]
    return f"zbuduj {kind} budowlę" + (f" o {count(effect.discount, COIN)} taniej" if effect.discount else "")


def research(effect: v.Research) -> str:
    options = [
        f"poziomu {one_of(levels, 'lub')} {pay_coins(coins)}" + (f" i {count(pawns, EXHAUSTED)}" if pawns else "")
        for levels, coins, pawns in by_price(effect)
    ]
    ignoring = ", ignorując wymagania wstępne" if effect.ignore_prerequisites else ""
    scholar = f"przydziel {SCHOLARS[effect.scholar]} pionek jako uczonego"
    return f"{scholar}, aby opracować technologię {' albo '.join(options)}{ignoring}"


def private_technology(effect: v.PrivateTechnology) -> str:
    revealed = count(effect.reveal, with_rest(TECHNOLOGY, f"poziomu {effect.level}"))
    kept = "którą" if effect.reveal == 1 else "z których 1"
    return f"odkryj {revealed}, {kept} zachowujesz jako prywatną"


def choice(effect: v.Choice) -> str:
    options = " / ".join(POLISH.together(option.effects) for option in effect.options)
    return f"wybierz {count(effect.pick, OPTION)}: {options}"


def pay(effect: v.Pay) -> str:
    coins = f"zapłać {count(effect.coins, COIN)}" if effect.coins else ""
    pawns = f"wyczerp {count(effect.exhaust, ACTIVE)}" if effect.exhaust else ""
    gains = " i ".join(first_word(POLISH.clause(gain), INFINITIVES) for gain in effect.gain)
    return f"{' i '.join(filter(None, (coins, pawns)))}, aby {gains}"


def per(effect: v.Per) -> str:
    things = COUNTERS[effect.count_of]
    times = "raz" if effect.most == 1 else "razy"
    return f"{POLISH.clause(effect.effect)} za {things.each} {things.noun.one} (maksymalnie {effect.most} {times})"


def each(effects: Iterable[v.Effect]) -> str:
    return " i ".join(first_word(POLISH.clause(effect), THIRD_PERSON) for effect in effects)


def vp_per(effect: v.VpPer) -> str:
    things = COUNTERS[effect.count_of]
    some = f"{things.each} {things.noun.one}" if effect.per == 1 else f"{things.every} {count(effect.per, things.noun)}"
    most = f", maksymalnie {effect.most} PZ" if effect.most is not None else ""
    return f"{effect.vp} PZ za {some}{most}"


CLAUSES: dict[type[v.Effect], Callable[[Any], str]] = {
    v.GainCoins: lambda effect: f"zyskaj {count(effect.amount, COIN)}",
    v.Grow: lambda effect: f"aktywuj {count(effect.amount, PAWN)}",
    v.ProducePopulation: lambda effect: "wyprodukuj populację",
    v.ProduceCoins: lambda effect: "wyprodukuj monety",
    v.TakeToken: take_token,
    v.TakeStructure: lambda effect: f"weź budowlę poziomu {effect.level}",
    v.Invest: invest,
    v.Recruit: recruit,
    v.Upgrade: upgrade,
    v.Move: move,
    v.FoundVillage: lambda effect: f"załóż wioskę bez znacznika{weaker(effect.strength)}",
    v.FortifyCity: lambda effect: f"ufortyfikuj miasto bez znacznika{weaker(effect.strength)}",
    v.BuildStructure: build_structure,
    v.Research: research,
    v.PrivateTechnology: private_technology,
    v.BasicAction: lambda effect: f"wykonaj {count(effect.count, BASIC_ACTION)}",
    v.Choice: choice,
    v.Pay: pay,
    v.Per: per,
    v.EachOtherPlayer: lambda effect: f"każdy inny gracz {each(effect.effects)}",
    v.EachPlayer: lambda effect: f"każdy gracz {each(effect.effects)}",
    v.Vp: lambda effect: f"{effect.amount} PZ",
    v.VpPer: vp_per,
    v.MoveBonus: lambda effect: f"{count(effect.amount, MOVE_POINT)} za każdym razem, gdy poruszasz jednostki",
    v.StructureCost: lambda effect: f"budowle kosztują cię o {count(-effect.amount, COIN)} mniej",
    v.ResearchCost: lambda effect: f"opracowanie technologii kosztuje cię o {count(-effect.amount, COIN)} mniej",
    v.VillageStrength: lambda effect: f"założenie wioski wymaga siły mniejszej o {-effect.amount}",
    v.CityStrength: lambda effect: f"ufortyfikowanie miasta wymaga siły mniejszej o {-effect.amount}",
    v.RecruitStrength: lambda effect: f"{RECRUITED[effect.unit]} mają siłę większą o {effect.amount}",
    v.ProduceCoinsBonus: lambda effect: f"produkcja monet daje o {count(effect.amount, COIN)} więcej",
    v.ProducePopulationBonus: lambda effect: f"produkcja populacji aktywuje o {count(effect.amount, PAWN)} więcej",
    v.ExchangePrice: lambda effect: f"w wymianie kupujesz pionek za {count(effect.amount, COIN)}",
    v.StructureKeepsStrength: lambda effect: "twoi osadnicy nie tracą siły, gdy budują",
    v.ExtraReveal: lambda effect: (
        f"opracowując technologię jako pierwszy gracz, masz do wyboru o {count(effect.amount, CARD)} więcej"
    ),
    v.Trigger: lambda effect: f"zawsze gdy {EVENTS[effect.when]}, {POLISH.together(effect.effects)}",
}


# Pieces


def having(conditions: Iterable[p.Condition]) -> str:
    return "masz co najmniej " + " lub ".join(count(one.at_least, COUNTERS[one.count_of].noun) for one in conditions)


def technology(level: str, color: v.Color | None, second: v.Color | None) -> str:
    """BH-CMP.8, BH-CMP.9."""
    colors = f"kolor główny {COLORS[color]}" if color else "wszystkie cztery kolory"
    return f"poziom {level}, {colors}" + (f", drugi kolor {COLORS[second]}" if second else "")


def village(track: v.Track, vp: int, bonus: str) -> str:
    return f"wioska: kostka {TRACKS[track]}, {vp} PZ" + (f"; premia: {bonus}" if bonus else "")


def left(track: v.Track, vp: int) -> str:
    return f"pierwszy budowniczy (po lewej): kostka {TRACKS[track]}, {vp} PZ, jeśli zbuduje ją też inny gracz"


PHRASES: dict[str, Callable[..., str]] = {
    "technology": technology,
    "level": "poziom {level}".format,
    "immediate": "natychmiast: {what}".format,
    "action": "akcja: {what}".format,
    "permanent": "trwale: {what}".format,
    "end": "koniec gry: {what}".format,
    "option": "opcja {number}: {what}".format,
    "shared": "koniec gry, dla każdego gracza: {what}".format,
    "despotism": "despotyzm (od początku): {what}".format,
    "theocracy": "teokracja (trwale): {what}".format,
    "monarchy": "monarchia (jednorazowo): {what}".format,
    "democracy": "demokracja (koniec gry): {what}".format,
    "condition": "warunek: {what}".format,
    "having": having,
    "goal": "{first} PZ dla gracza, który zdobędzie go pierwszy, {later} PZ dla każdego następnego".format,
    "strength": "siła {strength}".format,
    "discovery": "odkrycie: {what}".format,
    "village": village,
    "city": lambda track, vp: f"miasto: kostka {TRACKS[track]}, {vp} PZ",
    "home": "tu właściciel werbuje jednostki i może zbudować nową budowlę".format,
    "foreign_home": "jednostki innych graczy mogą tędy tylko przechodzić".format,
    "costs": lambda coins: f"kosztuje {count(coins, COIN)}",
    "left": left,
    "right": lambda track: f"drugi budowniczy (po prawej): kostka {TRACKS[track]}",
    "builders": "każdy budowniczy: {what}".format,
    "builders_end": "koniec gry, dla każdego budowniczego: {what}".format,
    "basic": "akcja podstawowa".format,
    "advanced": "akcja zaawansowana".format,
    "always_open": "to pole jest zawsze dostępne; można też na nim pozostać".format,
    "space": ", pole {number}".format,
    "spaces": "pola akcji: {what}".format,
    "price": pay_coins,
    "players": " (od {players} graczy)".format,
    "column": "aktywowana kolumna {column}".format,
    "coins": lambda amount: f"produkcja monet daje o {count(amount, COIN)} więcej",
    "base_coins": lambda amount: f"produkcja monet daje {count(amount, COIN)}",
    "stage": lambda stage: f"odblokuj {STAGES[stage]}",
    "final": "{vp} PZ na koniec gry".format,
    "field": "pole {number}: {what}".format,
    "from_start": "od początku: {what}".format,
    "last_field": "spośród pól z PZ liczy się tylko ostatnie zajęte".format,
    "beyond": "każda kostka poza torem: {vp} PZ".format,
}

POLISH: Language = Language(CLAUSES, PHRASES, then="następnie", also="i")
