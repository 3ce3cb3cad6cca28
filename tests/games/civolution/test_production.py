"""Raw materials, transport, Hidden grottoes (CV-PRD, CV-SIT.5)."""

from __future__ import annotations

from pentapolis.games.civolution import vocabulary as v
from pentapolis.games.civolution.actions import production
from pentapolis.games.civolution.fate import FATE
from pentapolis.games.civolution.kinds import MATERIALS
from pentapolis.games.civolution.state import CVTable, add
from tests.games.civolution.land import (
    asked,
    boat,
    can,
    content,
    effect,
    install,
    markers,
    people,
    place,
    places,
    play,
    reveal,
    rule,
    second_ask,
    storage,
    table,
    with_power,
)

ALL = v.Transport(boat_target="any_storage_space")


def scene(*own: str, **raw: int) -> CVTable:
    t = table()
    people(t, 0, *own)
    for name, count in raw.items():
        lay_raw(t, name, count)
    return t


def lay_raw(t: CVTable, name: str, count: int) -> None:
    player = t.state.players[0]
    player.raw = add(player.raw, place(name), count)
    player.supply -= count
    t.state.developed |= places(name)


def raw(t: CVTable) -> dict[str, int]:
    return {content().territories[n].id: count for n, count in enumerate(t.state.players[0].raw) if count}


def tile(t: CVTable, name: str) -> str:
    return MATERIALS[t.state.materials[place(name)]]


# Producing


def test_raw_materials_lie_where_an_own_tribe_is() -> None:
    """CV-PRD.1, CV-PRD.6: any mix of territories, weak tribes and the wilderness included."""
    t = scene("c_desert:wild:weak", "b_forest:plain:strong")
    asks = effect(t, v.Produce(amount=3), "c_desert", "c_desert", "b_forest")
    assert raw(t) == {"b_forest": 1, "c_desert": 2}
    assert rule(asks[0], "b_hills") == "CV-PRD.1"
    assert markers(t) == 50
    effect(t, v.Produce(amount=3), "b_forest", "stop")
    assert raw(t)["b_forest"] == 2
    assert not can(scene(), v.Produce(amount=1))


def test_a_boat_holds_one_raw_material() -> None:
    """CV-PRD.3: with an own tribe on it and an empty notch."""
    t = scene("a_water:boat:strong")
    boat(t, 0, "a_water", full=False)
    boat(t, 0, "h_water", full=False)
    ask = asked(t, v.Produce(amount=2))
    assert list(ask.options) == ["a_water", "skip"]
    effect(t, v.Produce(amount=2), "a_water")
    assert place("a_water") << 1 | 1 in t.state.players[0].boats
    assert not can(t, v.Produce(amount=1))
    people(t, 0, "a_water:boat:strong", "b_forest:plain:strong")
    assert rule(asked(t, v.Produce(amount=1)), "a_water") == "CV-PRD.3"


def test_a_card_lets_the_module_produce_more() -> None:
    """CV-EFF.9: produce_bonus."""
    t = scene("c_desert:wild:weak")
    install(t, 0, with_power(v.ProduceBonus))
    assert asked(t, v.Produce(amount=2), source="production").about["left"] == 3
    assert asked(t, v.Produce(amount=2), source="transport").about["left"] == 2


# Transporting


def test_raw_materials_become_what_the_tile_shows() -> None:
    """CV-PRD.4: no tribe is needed; the marker itself moves."""
    t = scene(c_desert=2, b_hills=1)
    supply = t.state.players[0].supply
    asks = effect(t, v.Transport(amount=2), "c_desert", "b_hills")
    assert storage(t) == {tile(t, "c_desert"): 1, tile(t, "b_hills"): 1}
    assert raw(t) == {"c_desert": 1}
    assert t.state.players[0].supply == supply
    assert rule(asks[0], "b_forest") == "CV-PRD.4"
    assert "all" not in asks[0].options


def test_all_that_lies_on_land_may_go_at_once() -> None:
    """CV-PRD.4, CV-PRD.7: if no more is there than may be transported."""
    t = scene(c_desert=2, b_hills=1)
    assert "all" in asked(t, v.Transport(amount=3)).options
    effect(t, v.Transport(amount=3), "all")
    assert storage(t) == {tile(t, "c_desert"): 2, tile(t, "b_hills"): 1}
    assert not raw(t)
    assert markers(t) == 50


def test_what_comes_from_a_boat_is_of_a_tile_that_lies_open_around_it() -> None:
    """CV-EX-10, CV-PRD.5: no tribe on board is needed."""
    t = scene()
    t.state.developed = t.content.waters
    boat(t, 0, "a_water")
    assert not can(t, v.Transport(amount=1))
    lay_raw(t, "b_hills", 1)
    assert rule(asked(t, v.Transport(amount=1)), "a_water") == "CV-PRD.5"
    t.state.developed |= places("b_forest", "c_desert", "g_hills")
    ask = second_ask(t, v.Transport(amount=1), "a_water")
    assert set(ask.options) == {tile(t, "b_forest"), tile(t, "c_desert")}
    assert rule(ask, tile(t, "g_hills")) == "CV-PRD.5"
    effect(t, v.Transport(amount=1), "a_water", tile(t, "c_desert"))
    assert storage(t) == {tile(t, "c_desert"): 1}
    assert t.state.players[0].boats == (place("a_water") << 1,)
    assert rule(asked(t, v.Transport(amount=1)), "a_water") == "CV-PRD.3"
    assert markers(t) == 50


def test_transport_iii_takes_everything_anywhere() -> None:
    """CV-PRD.7, CV-PRD.8."""
    t = scene(c_desert=2)
    t.state.developed = t.content.waters | places("c_desert")
    boat(t, 0, "h_water")
    ask = second_ask(t, ALL, "h_water")
    assert set(ask.options) == set(MATERIALS)
    effect(t, ALL, "h_water", "jade", "c_desert", "stop")
    assert storage(t) == {"jade": 1, tile(t, "c_desert"): 1}


def test_a_card_unloads_boats_as_anything() -> None:
    """CV-EFF.9: boat_transport_any."""
    t = scene()
    t.state.developed = t.content.waters
    boat(t, 0, "h_water")
    install(t, 0, with_power(v.BoatTransportAny))
    effect(t, v.Transport(amount=1), "h_water", "oil")
    assert storage(t) == {"oil": 1}


def test_a_card_makes_the_transport_of_two_modules_larger() -> None:
    """CV-EX-65, CV-EFF.9: transport_bonus, also if the test of Production failed."""
    t = scene(c_desert=5)
    card = with_power(v.TransportBonus)
    install(t, 0, card)
    for source, left in (("transport", 4), ("production", 4), ("C16", 3)):
        assert asked(t, v.Transport(amount=3), source=source).about["left"] == left
    play(production.transport_without(t, 0, "production"), "c_desert")
    assert storage(t) == {tile(t, "c_desert"): 1}
    play(production.transport_without(t, 0, "C16"))
    install(t, 0)
    play(production.transport_without(t, 0, "production"))


def test_production_i_with_a_wheel() -> None:
    """CV-EX-65, CV-PRD.6: no transport by the failed test, one by the card; the same if the test is declined."""
    (part,) = [what for what in content().modules["production"].levels[0].options[0] if isinstance(what, v.FavorTest)]
    for keys in (("do", "c_desert"), ("skip", "c_desert")):
        t = scene(c_desert=2)
        t.state.chance.forced[FATE] = [4]
        effect(t, part, *keys[:1], source="production")
        assert not storage(t)
        t.state.chance.forced[FATE] = [4]
        install(t, 0, with_power(v.TransportBonus))
        effect(t, part, *keys, source="production")
        assert storage(t) == {tile(t, "c_desert"): 1}
    t = scene(c_desert=2)
    t.state.chance.forced[FATE] = [1]
    install(t, 0, with_power(v.TransportBonus))
    effect(t, part, "do", "c_desert", "c_desert", source="production")
    assert storage(t) == {tile(t, "c_desert"): 2}


# Hidden grottoes


def grotto(t: CVTable, *keys: str) -> None:
    play(production.grotto(t, 0, reveal(t, "v12", "hidden_grotto_1")), *keys)


def test_a_grotto_produces_and_transports() -> None:
    """CV-SIT.5, CV-EX-56: at one of the territories around it; what lies there already stays."""
    t = scene("c_grassland:wild:weak", "e_mountains:plain:strong", c_grassland=2)
    grotto(t, "c_grassland")
    assert storage(t) == {tile(t, "c_grassland"): 1}
    assert raw(t) == {"c_grassland": 2}
    grotto(t, "c_grassland")
    assert storage(t) == {tile(t, "c_grassland"): 2}
    assert markers(t) == 50
    grotto(t, "skip")
    assert [event.args for event in t.events if event.key == "site"] == [{"seat": 0, "site": "hidden_grotto_1"}] * 2


def test_a_grotto_and_a_boat() -> None:
    """CV-SIT.5: an empty notch is filled and emptied, a full one emptied and filled."""
    t = scene("a_water:boat:strong")
    t.state.developed = t.content.waters | places("b_forest")
    boat(t, 0, "a_water", full=False)
    grotto(t, "a_water")
    assert (storage(t), t.state.players[0].boats) == ({tile(t, "b_forest"): 1}, (place("a_water") << 1,))
    t.state.players[0].boats = (place("a_water") << 1 | 1,)
    t.state.players[0].supply -= 1
    grotto(t, "a_water")
    assert (storage(t), t.state.players[0].boats) == ({tile(t, "b_forest"): 2}, (place("a_water") << 1 | 1,))
    t.state.developed = t.content.waters
    vertex = reveal(t, "v12", "hidden_grotto_1")
    assert not production.grotto_useful(t, 0, vertex)


def test_a_grotto_fills_a_notch_that_cannot_be_emptied() -> None:
    """CV-SIT.5, CV-PRD.5."""
    t = scene("a_water:boat:strong")
    t.state.developed = t.content.waters
    boat(t, 0, "a_water", full=False)
    grotto(t, "a_water")
    assert (storage(t), t.state.players[0].boats) == ({}, (place("a_water") << 1 | 1,))


def test_a_grotto_needs_an_own_tribe_next_to_it() -> None:
    """CV-SIT.5."""
    t = scene("e_mountains:plain:strong", b_forest=1)
    vertex = reveal(t, "v12", "hidden_grotto_1")
    assert production.grotto_useful(t, 0, vertex)
    people(t, 0, "b_forest:plain:strong")
    assert not production.grotto_useful(t, 0, vertex)


def test_a_grotto_takes_no_marker_that_is_not_there() -> None:
    """CV-GEN.4, CV-SIT.5: what was there before stays."""
    t = scene("c_grassland:wild:weak", c_grassland=1)
    t.state.players[0].supply = 0
    grotto(t, "c_grassland")
    assert (raw(t), storage(t)) == ({"c_grassland": 1}, {})
