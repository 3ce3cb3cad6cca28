"""Sites that are revealed, Volcanoes, lucky finds (CV-EXP)."""

from __future__ import annotations

from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.actions import exploration
from pentapolis.games.civolution.continent import VERTEX
from pentapolis.games.civolution.fate import FATE
from pentapolis.games.civolution.phases import sites
from pentapolis.games.civolution.state import CVTable
from tests.games.civolution.land import (
    asked,
    boat,
    can,
    effect,
    install,
    lie,
    markers,
    people,
    places,
    play,
    reveal,
    rule,
    storage,
    table,
    vici,
    waiting_for,
    with_power,
)

AROUND = v.RevealSites(mode="adjacent_to_own_territory")
ANYWHERE = v.RevealSites(mode="any_one")
FIND, FINDS = v.LuckyFind(amount=1), v.LuckyFind(amount=2)


def scene(*own: str, players: int = 2, dice: list[int | str] | None = None) -> CVTable:
    t = table(players, forced={FATE: dice} if dice else None)
    people(t, 0, *own)
    return t


def vp(t: CVTable, seat: int = 0) -> int:
    return t.state.players[seat].vp


def test_all_sites_around_an_own_territory_are_revealed() -> None:
    """CV-EX-12, CV-EXP.1: from a boat as well."""
    t = scene("a_water:boat:strong")
    boat(t, 0, "a_water")
    lie(t, "v11", "building_ground_1")
    lie(t, "v12", "glacier_1")
    t.state.revealed = 1 << VERTEX["v21"] | 1 << VERTEX["v22"]
    effect(t, AROUND, "a_water")
    assert vp(t) == 1 + 4
    assert t.state.revealed == sum(1 << VERTEX[word] for word in ("v11", "v12", "v21", "v22"))
    assert not can(t, AROUND)


def test_only_territories_with_an_own_tribe_and_a_hidden_site_count() -> None:
    """CV-EXP.1, CV-EXP.4."""
    t = scene("c_swamp:wild:weak", "h_grassland:plain:strong")
    t.state.revealed = 1 << VERTEX["v51"] | 1 << VERTEX["v52"]
    ask = asked(t, AROUND)
    assert list(ask.options) == ["c_swamp", "skip"]
    assert rule(ask, "h_grassland") == "CV-EXP.1"
    assert not can(scene(), AROUND)


def test_one_site_anywhere() -> None:
    """CV-EXP.3: it may be left out; what lies open is not revealed again."""
    t = scene()
    lie(t, "v00", "gorge_1")
    t.state.revealed = 1 << VERTEX["v53"]
    ask = asked(t, ANYWHERE)
    assert len(ask.options) == 23 + 1
    assert rule(ask, "v53") == "CV-EXP.1"
    effect(t, ANYWHERE, "v00")
    assert vp(t) == 5
    effect(t, ANYWHERE, "skip")
    t.state.revealed = (1 << 24) - 1
    assert not can(t, ANYWHERE)


def test_a_volcano_sends_farms_home() -> None:
    """CV-EX-50, CV-EXP.5: of everybody, around it alone."""
    t = scene("b_hills:plain:strong")
    lie(t, "v30", "volcano_1")
    t.state.players[0].farms = places("b_hills", "b_forest")
    t.state.players[1].farms = places("f_grassland")
    effect(t, ANYWHERE, "v30")
    assert (t.state.players[0].farms, t.state.players[1].farms) == (places("b_forest"), 0)
    assert vp(t) == 4
    told = [(event.args["seat"], event.args["place"]) for event in t.events if event.key == "lost-building"]
    assert told == [(0, "b_hills"), (1, "f_grassland")]


def test_each_site_counts_for_cards() -> None:
    """CV-EFF.8, CV-EFF.9: explore_vp and what waits for explore_site."""
    t = scene("c_swamp:wild:weak")
    lie(t, "v23", "cave_1")
    lie(t, "v33", "mushroom_valley_1")
    install(t, 0, with_power(v.ExploreVp), waiting_for("explore_site", v.GainVp))
    effect(t, AROUND, "c_swamp")
    assert vp(t) == 2 + 1 + 2 * (1 + 1)


def test_an_oak_tells_to_whom_it_gives_points() -> None:
    """CV-SIT.3: to nobody without a tribe next to it."""
    t = scene("c_desert:wild:weak", "c_swamp:plain:strong")
    vertex = reveal(t, "v33", "mystic_oak_1")
    for seat in (0, 1):
        sites.oak(t, seat, vertex)
    assert (vp(t), vp(t, 1)) == (2 + 2, 0)
    told = [event.args for event in t.events if event.key == "site"]
    assert told == [{"seat": 0, "site": "mystic_oak_1"}]


def test_vici_reveals_without_being_asked() -> None:
    """CV-SOL.12."""
    t = scene(players=1)
    opponent = vici(t)
    lie(t, "v00", "gorge_1")
    play(exploration.reveal(t, 1, 1 << VERTEX["v00"]))
    assert (opponent.vp, vp(t)) == (5, 0)


# Lucky finds


def test_a_lucky_find_is_of_an_own_type_of_land() -> None:
    """CV-EX-13, CV-EXP.2: a tribe on a boat finds nothing."""
    t = scene("e_mountains:plain:weak", "a_water:boat:strong", dice=[1])
    boat(t, 0, "a_water")
    ask = asked(t, FIND)
    assert list(ask.options) == ["mountains", "skip"]
    assert rule(ask, "water") == "CV-EXP.2"
    assert rule(ask, "forest") == "CV-EXP.2"
    effect(t, FIND, "mountains")
    assert storage(t) == {"stone": 1}
    assert markers(t) == 50
    people(t, 0, "a_water:boat:strong")
    assert not can(t, FIND)


def test_the_die_tells_the_storage_row() -> None:
    """CV-EXP.2: 1 and 2 the first, 3 and 4 the second, 5 and 6 the third."""
    for value, name in ((2, "papyrus"), (3, "herb"), (4, "herb"), (5, "gold"), (6, "gold")):
        t = scene("c_grassland:plain:weak", dice=[value])
        effect(t, FIND, "grassland")
        assert storage(t) == {name: 1}


def test_an_idea_finds_a_better_row() -> None:
    """CV-EXP.2, CV-FAV.2."""
    t = scene("c_grassland:plain:weak", dice=[2])
    t.state.players[0].idea, t.state.players[0].supply = 1, t.state.players[0].supply - 1
    asks = effect(t, FIND, "grassland", "2:3")
    assert list(asks[1].options) == ["2:2", "2:3"]
    assert storage(t) == {"herb": 1}


def test_several_finds_come_one_after_the_other() -> None:
    """CV-EXP.3, CV-EFF.8."""
    t = scene("c_grassland:plain:weak", "c_desert:plain:strong", dice=[6, 1])
    install(t, 0, waiting_for("lucky_find", v.GainVp))
    effect(t, FINDS, "grassland", "desert")
    assert storage(t) == {"gold": 1, "sand": 1}
    assert vp(t) == 2
    t.state.players[0].fate = 0
    assert not can(t, FIND)
