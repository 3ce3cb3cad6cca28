"""Polish nouns in the accusative, as they stand after numbers, and what counters count."""

from __future__ import annotations

from typing import NamedTuple

from .. import vocabulary as v


class Noun(NamedTuple):
    """A noun after 1, after 2 to 4, and after other numbers."""

    one: str
    few: str
    many: str


class Counted(NamedTuple):
    """What a counter counts, and the word for "each" before one and before several."""

    noun: Noun
    each: str = "każdą"
    every: str = "każde"


def with_rest(noun: Noun, rest: str) -> Noun:
    return Noun(*(f"{form} {rest}" for form in noun))


def removed(track: str) -> Counted:
    forms = ("kostkę zdjętą", "kostki zdjęte", "kostek zdjętych")
    return Counted(with_rest(Noun(*forms), f"z {track}"))


COIN = Noun("monetę", "monety", "monet")
CUBE = Noun("kostkę", "kostki", "kostek")
PAWN = Noun("pionek", "pionki", "pionków")
CARD = Noun("kartę", "karty", "kart")
ACTIVE = Noun("aktywny pionek", "aktywne pionki", "aktywnych pionków")
INACTIVE = Noun("nieaktywny pionek", "nieaktywne pionki", "nieaktywnych pionków")
EXHAUSTED = Noun("wyczerpany pionek", "wyczerpane pionki", "wyczerpanych pionków")
OPTION = Noun("opcję", "opcje", "opcji")
BASIC_ACTION = Noun("akcję podstawową", "akcje podstawowe", "akcji podstawowych")
MOVE_POINT = Noun("dodatkowy punkt ruchu", "dodatkowe punkty ruchu", "dodatkowych punktów ruchu")
TOKEN = Noun("znacznik", "znaczniki", "znaczników")
TECHNOLOGY = Noun("technologię", "technologie", "technologii")

COUNTERS: dict[v.Counter, Counted] = {
    "villages": Counted(Noun("założoną wioskę", "założone wioski", "założonych wiosek")),
    "cities": Counted(Noun("ufortyfikowane miasto", "ufortyfikowane miasta", "ufortyfikowanych miast"), "każde"),
    "structures": Counted(Noun("zbudowaną budowlę", "zbudowane budowle", "zbudowanych budowli")),
    "technologies": Counted(TECHNOLOGY),
    "technologies_ii_plus": Counted(with_rest(TECHNOLOGY, "poziomu II lub wyższego")),
    "technologies_iii": Counted(with_rest(TECHNOLOGY, "poziomu III")),
    "technologies_iv": Counted(with_rest(TECHNOLOGY, "poziomu IV")),
    "leaders": Counted(Noun("lidera", "liderów", "liderów"), "każdego", "każdych"),
    "goals": Counted(Noun("zdobyty cel", "zdobyte cele", "zdobytych celów"), "każdy"),
    "investment_cubes": Counted(Noun("zainwestowaną kostkę", "zainwestowane kostki", "zainwestowanych kostek")),
    "food_cubes_removed": removed("toru żywności"),
    "economy_cubes_removed": removed("toru gospodarki"),
    "infrastructure_cubes_removed": removed("toru infrastruktury"),
    "cubes_removed": removed("torów rozwoju"),
    "pawns_in_play": Counted(
        Noun("pionek (aktywny lub na mapie)", "pionki (aktywne lub na mapie)", "pionków (aktywnych lub na mapie)"),
        "każdy",
    ),
    "cube_tiles": Counted(with_rest(Noun("kafel", "kafle", "kafli"), "mapy z twoją kostką"), "każdy"),
}


def count(number: int, noun: Noun) -> str:
    """A number of things.

    >>> [count(number, COIN) for number in (1, 2, 5, 12, 22)]
    ['1 monetę', '2 monety', '5 monet', '12 monet', '22 monety']
    """
    if number == 1:
        return f"1 {noun.one}"
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return f"{number} {noun.few if few else noun.many}"
