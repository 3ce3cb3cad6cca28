"""The continent, read from the rulebook: what touches, where a tribe may go, where it may settle (CV-GEN.8, CV-MIG)."""

from __future__ import annotations

from functools import cache
from typing import Any

from .model import PRINTED, Words, abilities

FINE = 200  # points on a side of a cell
TURNS = ("up", "right", "down", "left")
LANDS: dict[str, Words] = {land["id"]: land for tile in PRINTED["tiles"] for land in tile["territories"]}
WATERS = {name for name, land in LANDS.items() if land["type"] == "water"}
SITES = {site["id"]: site for site in PRINTED["sites"]}

Tribe = tuple[str, str]
"""Where and how it stands: `fire`, `plain+weak` …"""


# What touches


@cache
def land(layout: tuple[tuple[str, str], ...]) -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """CV-GEN.8, CV-GEN.9: the neighbours of each territory, and the territories around each recess.

    The rim of every tile is walked point by point; what meets in a point touches. Recesses are the corners of cells.
    """
    near: dict[str, set[str]] = {name: set() for name in LANDS}
    around: dict[str, set[str]] = {}
    meeting: dict[complex, list[str]] = {}
    tiles = {tile["id"]: tile for tile in PRINTED["tiles"]}
    for name, word in layout:
        tile, (x, y, up) = tiles[name], word.split("/")
        tall = 2 if "left_2" in tile["edges"] else 1
        for one, other in tile.get("internal_adjacency", ()):
            near[one].add(other)
            near[other].add(one)
        for point, territory in rim(tile["edges"], tall):
            meeting.setdefault(laid(point, tall, int(x), int(y), TURNS.index(up)), []).append(territory)
        for point, territories in corners(tile["recesses"], tall):
            corner = laid(point, tall, int(x), int(y), TURNS.index(up))
            word = f"v{round(corner.real)}{round(corner.imag)}"
            around.setdefault(word, set()).update(territories)
    for together in meeting.values():
        for one in together:
            near[one] |= {other for other in together if other != one}
    return near, around


def laid(point: complex, tall: int, x: int, y: int, quarters: int) -> complex:
    """A point of an upright tile (in cells, from its upper left corner) on the grid, after so many quarter turns."""
    middle = complex(0.5, tall / 2)
    turned = (point - middle) * 1j**quarters
    middle = complex(middle.imag, middle.real) if quarters % 2 else middle
    where = turned + middle + complex(x, y)
    return complex(round(where.real * 2 * FINE) / (2 * FINE), round(where.imag * 2 * FINE) / (2 * FINE))


def rim(edges: Words, tall: int) -> list[tuple[complex, str]]:
    """The points of the rim with the territory there; none lies on a border between two territories."""
    found = []
    for word, borders in edges.items():
        side, _, part = word.partition("_")
        for step in range(FINE):
            along = (step + 0.5) / FINE
            territory = next(name for name, end in borders if along < end)
            down = along + (part == "2")
            point = {
                "top": complex(along, 0),
                "bottom": complex(along, tall),
                "left": complex(0, down),
                "right": complex(1, down),
            }[side]
            found.append((point, territory))
    return found


def corners(recesses: Words, tall: int) -> list[tuple[complex, list[str]]]:
    places = {"t": 0, "m": 1, "b": tall}
    return [(complex(word[1] == "r", places[word[0]]), names) for word, names in recesses.items()]


# Migrations


def tribes(own: Words) -> list[Tribe]:
    return [(place, word) for place, words in own["tribes"].items() for word in words.split()]


def next_to(p: Words, own: Words, here: str) -> set[str]:
    """CV-GEN.8, CV-SIT.7: what one migration reaches, boats aside."""
    near, around = land(tuple(sorted(p["tiles"].items())))
    found = set(near[here])
    if abilities(own, "water_crossing") and here not in WATERS:
        found |= {other for water in near[here] & WATERS for other in near[water] - WATERS}
    caves = {
        place for vertex in p["revealed"] if SITES[p["sites"][vertex]]["kind"] == "cave" for place in around[vertex]
    }
    if abilities(own, "cave_access"):
        caves |= set(own["tribes"])
    if here in caves:
        found |= caves
    return found - {here}


def steps(p: Words, own: Words, start: str, here: str, seats_free: dict[str, int]) -> set[str]:
    """CV-MIG.1, CV-MIG.4, CV-MIG.6: where a tribe that began at `start` goes next: never back, Water with a seat."""
    found = next_to(p, own, here) - {start}
    return {place for place in found if place not in WATERS or seats_free.get(place, 0) > 0}


def free_seats(own: Words, start: str) -> dict[str, int]:
    """CV-MIG.4: free seats on own boats; who is on the way has left its own."""
    seats = max([2, *(ability["max"] for ability in abilities(own, "boat_seats"))])
    boats = [boat.partition(":")[0] for boat in own["boats"]]
    aboard = {boat: len(own["tribes"].get(boat, "").split()) - (boat == start) for boat in boats}
    return {boat: seats - aboard[boat] for boat in boats}


def movers(own: Words) -> set[Tribe]:
    """CV-MIG.6: strong tribes; weak ones with a card for them."""
    weak = bool(abilities(own, "weak_may_migrate"))
    return {(place, word) for place, word in tribes(own) if weak or not word.endswith("weak")}


def camps(p: Words, players: int, place: str) -> dict[str, int]:
    """CV-SET.9: encampments in use."""
    found = {"fire": 0, "plain": 0}
    for word in LANDS[place]["encampments"]:
        if word == "fire":
            found["fire"] += 1
        elif word == "plain" or players == 4 or (word == "3plus" and players == 3):
            found["plain"] += 1
    return found


def spots(p: Words, seat: str, place: str, leaving: Tribe) -> set[str]:
    """CV-MIG.1, CV-MIG.2: free encampments, and occupied ones whose tribe makes room."""
    if place in WATERS:
        return {"boat"}
    free = camps(p, len(p["seats"]), place)
    found: set[str] = set()
    for name, own in p["seats"].items():
        here = own["tribes"].get(place, "").split()
        if name == seat and leaving[0] == place:
            here.remove(leaving[1])
        for word in here:
            spot, _, weak = word.partition("+")
            if spot in free:
                free[spot] -= 1
                found.add(f"{spot}:{name}:{'weak' if weak else 'strong'}")
    return found | {spot for spot, number in free.items() if number > 0}


def settled(p: Words, seat: str, mover: Tribe, place: str, spot: str) -> dict[str, Any]:
    """CV-MIG.2, CV-MIG.3, CV-MIG.5: the tribes of all, the VP and the raw material after a tribe has settled."""
    everybody = {name: list(tribes(own)) for name, own in p["seats"].items()}
    own = p["seats"][seat]
    everybody[seat].remove(mover)
    kind, *other = spot.split(":")
    weak = mover[1].endswith("weak")
    if other:
        name, stance = other
        state = "+weak" if stance == "weak" else ""
        everybody[name].remove((place, kind + state))
        everybody[name].append((place, "wild" + state))
        weak = weak or not abilities(own, "displace_strong")
    everybody[seat].append((place, kind + ("+weak" if weak else "")))
    vp = 0
    if kind == "fire":
        vp = LANDS[place]["fire_vp"] + sum(ability["plus"] for ability in abilities(own, "fire_vp"))
    is_new = place not in WATERS and not LANDS[place].get("start") and place not in p["developed"]
    return {"tribes": {name: sorted(found) for name, found in everybody.items()}, "fires": vp, "raw": int(is_new)}
