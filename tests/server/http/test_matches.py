"""Matches: making, listing, joining, inviting, watching; and what strangers are told."""

from contextlib import nullcontext

import pytest

from pentapolis.games import packages
from pentapolis.kernel import seed_hash
from pentapolis.server.client import Client, Refused
from pentapolis.server.client.bot import play, uniform
from pentapolis.server.tokens import hash_token
from pentapolis.server.wire import socket as m
from tests.server.serving import GAME, Served, clock, eventually, http, new_match, run, wish


def test_the_shelf_content_rules_and_texts(server: Served) -> None:
    with http(server) as browser:
        shelf = browser.get("/api/games").json()
        assert sorted(game["meta"]["id"] for game in shelf["games"]) == sorted(packages())
        assert "greedy" in shelf["bots"]
        content = browser.get(f"/api/games/{GAME}/content").json()
        assert content["hash"] == next(game["hash"] for game in shelf["games"] if game["meta"]["id"] == GAME)
        assert {"name_en", "name_pl", "source"} <= content["sections"]["cards"][0].keys()
        named = browser.get("/api/games/mosaic/content").json()["names"]
        assert [named[word]["en"] for word in ("food", "pillar_food")] == ["Food", "Food Production"]
        food = browser.get("/api/games/beyond_the_horizon/content").json()["sections"]["tracks"][0]
        assert (food["fields_en"][1], "activate 1 pawn" in food["text_en"]) == ("activate 1 pawn", True)
        english, polish = (browser.get(f"/api/games/{GAME}/rules{asked}").json() for asked in ("", "?language=pl"))
        assert (english["language"], polish["language"]) == ("en", "pl")
        assert [rule["id"] for rule in english["rules"]] == [rule["id"] for rule in polish["rules"]]
        assert "Most victory points (VP)" in english["rules"][0]["text"]
        assert "najwięcej punktów zwycięstwa (PZ)" in polish["rules"][0]["text"]
        for language, word in (("en", "why-PT-ANS-2"), ("pl", "why-PT-ANS-2")):
            texts = browser.get(f"/api/texts/{GAME}/{language}")
            assert texts.headers["content-type"].startswith("text/plain")
            assert word in texts.text
            assert "failed-rate" in texts.text
            assert "FH-INV-1" in texts.text
            for game in shelf["games"]:
                told = browser.get(f"/api/texts/{game['meta']['id']}/{language}").text
                assert f"game-tagline = {game['taglines'][language]}" in told
        for path in ("/api/games/chess/content", f"/api/games/{GAME}/content?pack=x", "/api/texts/chess/en"):
            assert browser.get(path).status_code == 404, path


def test_a_new_match_and_what_it_tells(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            match = await new_match(ada, "me", "here", "link", "greedy", options={"stall": "off"})
            assert [seat.kind for seat in match.seats] == ["me", "here", "link", "bot"]
            assert [seat.yours for seat in match.seats] == [True, True, False, False]
            assert [seat.open for seat in match.seats] == [False, False, True, False]
            assert match.options == {"variant": "standard", "stall": "off"}
            assert match.seed is None
            assert match.owner
            again = await ada.match(match.id)
            assert again.seats[2].invitation == again.watch_key == "", "told once"
            for key, fine in (("", False), (match.watch_key, True), (match.seats[2].invitation, True), ("x", False)):
                with nullcontext() if fine else pytest.raises(Refused, match="404 failed-missing"):
                    seen = await eve.match(match.id, key)
                    assert not seen.owner
                    assert not any(seat.yours for seat in seen.seats)
            with pytest.raises(Refused) as nowhere:
                await eve.match("nosuchmatch")
            with pytest.raises(Refused) as hidden:
                await eve.match(match.id)
            assert str(nowhere.value) == str(hidden.value), "what is hidden looks like what is not there"

    run(visit())


@pytest.mark.parametrize(
    ("seats", "stall"), [(("me", "greedy"), "off"), (("link", "here"), "off"), (("random",) * 2, "3")]
)
def test_people_play_by_the_book_and_bots_alone_with_a_stop_rule(
    server: Served, seats: tuple[str, ...], stall: str
) -> None:
    async def table() -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, *seats)
            assert match.options == {"variant": "standard", "stall": stall}
            chosen = await new_match(ada, *seats, options={"stall": "5"})
            assert chosen.options["stall"] == "5"

    run(table())


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404, "failed-game"),
        ({"game": GAME, "seats": [{"kind": "me"}]}, 422, "bad-option-count"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 6}, 422, "bad-option-count"),
        ({"game": GAME, "seats": []}, 400, "failed-invalid"),
        ({"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, 422, "failed-bot"),
        ({"game": GAME, "seats": [{"kind": "king"}, {"kind": "me"}]}, 400, "failed-invalid"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"stall": "9"}}, 422, "bad-option-value"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "options": {"luck": "1"}}, 422, "bad-option-unknown"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "pack": "mine"}, 404, "failed-pack"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "clock": {"kind": "move", "seconds": 1}}, 422, "failed-clock"),
        ({"game": GAME, "seats": [{"kind": "me"}] * 2, "seed": "42"}, 400, "failed-invalid"),
        ({"game": GAME, "seats": [{"kind": "me", "player": "eve"}, {"kind": "me"}]}, 400, "failed-invalid"),
    ],
)
def test_matches_that_cannot_be(server: Served, body: dict[str, object], status: int, reason: str) -> None:
    with http(server) as browser:
        browser.get("/api/session")
        reply = browser.post("/api/matches", json=body)
        assert (reply.status_code, reply.json()["reason"]) == (status, reason)
        assert browser.get("/api/matches").json() == {"matches": []}


def test_a_match_begins_when_all_seats_are_taken(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob, ada.link() as link:
            match = await new_match(ada, "random", "me", "link", clock=clock("bank", 600))
            assert (match.host, match.waiting) == (match.seats[1].name, [])
            table = await link.watch(match.id)
            other = await link.watch((await new_match(ada, "random", "random", "random")).id)
            await eventually(lambda: other.frame.at)
            assert (table.frame.at, table.frame.waiting, table.frame.questions) == (0, [], []), "no bot has moved"
            assert table.frame.clock.running == []
            for reply in (await table.answer(1, "any"), await table.end(1)):
                assert (type(reply), getattr(reply, "reason", "")) == (m.Failed, "failed-open")

            await bob.join(match.id, match.seats[2].invitation)
            await eventually(lambda: table.frame.clock.running)  # bots before Ada and Bob have answered
            assert table.frame.waiting == (await ada.match(match.id)).waiting

    run(visit())


def test_a_seat_is_taken_by_its_invitation_and_only_once(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob, Client(server.url) as eve:
            match = await new_match(ada, "me", "link")
            invitation = match.seats[1].invitation
            with pytest.raises(Refused, match="failed-invitation"):
                await eve.join(match.id, "x" * 43)
            joined = await bob.join(match.id, invitation, "Bob")
            assert [seat.yours for seat in joined.seats] == [False, True]
            assert joined.seats[1].name == "Bob"
            assert (await bob.join(match.id, invitation)).seats == joined.seats, "again is harmless"
            with pytest.raises(Refused, match="failed-taken"):
                await eve.join(match.id, invitation)
            with pytest.raises(Refused, match="failed-taken"):
                await ada.invite(match.id, 1)
            stored = server.do(server.services.store.load(match.id))
            assert stored is not None
            assert stored.seats[1].invitation_hash == hash_token(invitation)

    run(visit())


def test_an_invitation_can_be_revoked(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob:
            match = await new_match(ada, "me", "link")
            renewed = await ada.invite(match.id, 1)
            with pytest.raises(Refused, match="failed-invitation"):
                await bob.join(match.id, match.seats[1].invitation)
            with pytest.raises(Refused, match="failed-missing"):
                await bob.invite(match.id, 1)
            await bob.join(match.id, renewed)
            with pytest.raises(Refused, match="failed-owner"):
                await bob.invite(match.id, 1)
            with pytest.raises(Refused, match="failed-seat"):
                await ada.invite(match.id, 0)

    run(visit())


def test_spectators_come_by_link_or_not_at_all(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve, eve.link() as link:
            shown = await new_match(ada, "me", "random")
            hidden = await new_match(ada, "me", "random", watch="nobody")
            table = await link.watch(shown.id, shown.watch_key)
            assert table.frame.seat == -1
            assert table.frame.questions == []
            assert not any(seat.yours for seat in table.frame.seats)
            for match, key in ((shown.id, ""), (shown.id, "x"), (hidden.id, ""), (hidden.id, shown.watch_key)):
                with pytest.raises(LookupError, match="failed-missing"):
                    await link.watch(match, key)
            connections = link.connections
            renewed = await ada.http.delete(f"/api/matches/{shown.id}/watch")
            await eventually(lambda: link.connections > connections)  # thrown out, and come again
            assert renewed.json()["watch_key"] != shown.watch_key
            async with eve.link() as later:
                with pytest.raises(LookupError):
                    await later.watch(shown.id, shown.watch_key)
                await later.watch(shown.id, renewed.json()["watch_key"])
            assert (await ada.http.delete(f"/api/matches/{hidden.id}/watch")).status_code == 409

    run(visit())


def test_my_matches_say_whose_turn_it_is_and_since_when(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob:
            match = await new_match(ada, "me", "link")
            await bob.join(match.id, match.seats[1].invitation)
            first = (await ada.match(match.id)).waiting[0]
            who = [ada, bob]
            async with who[first].link() as link:
                table = await link.watch(match.id)
                while (line := (await who[first].matches())[0]).waiting == [first]:
                    key = table.frame.questions[0].choices[0].key
                    await table.answer(first, key, end=True)
            assert line.waiting == [1 - first]
            assert match.created < line.since <= line.changed
            other = await new_match(who[1 - first], "link", "link")
            listed = await who[1 - first].matches()
            assert [one.id for one in listed] == [match.id, other.id], "what waits for me comes first"

    run(visit())


def test_the_seed_is_published_at_the_end(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada, ada.link() as link:
            match = await new_match(ada, "me", "random")
            await play(await link.watch(match.id), uniform)
            over = await ada.match(match.id)
            assert over.over
            assert over.seed is not None
            assert seed_hash(over.seed) == match.seed_hash == over.seed_hash
            assert min(over.places) == 1
            assert over.waiting == []

    run(visit())


def test_bots_play_on_when_nobody_watches(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada:
            match = await new_match(ada, "random", "random")
            room = server.services.hub.rooms[match.id]
            await eventually(lambda: room.match.progress.over, 30)
            assert (await ada.match(match.id)).over

    run(visit())


def test_presence_is_told(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada, Client(server.url) as bob, ada.link() as link:
            match = await new_match(ada, "me", "link")
            await bob.join(match.id, match.seats[1].invitation)
            table = await link.watch(match.id)
            assert [seat.online for seat in table.frame.seats] == [True, False]
            async with bob.link() as other:
                await other.watch(match.id)
                await eventually(lambda: [seat.online for seat in table.seats] == [True, True])
            await eventually(lambda: [seat.online for seat in table.seats] == [True, False])

    run(visit())


def test_open_seats_wait_and_have_no_clock(server: Served) -> None:
    async def visit() -> None:
        async with Client(server.url) as ada, ada.link() as link:
            match = await ada.create(wish("link", "link", clock=clock("move", 60)))
            table = await link.watch(match.id)
            async with Client(server.url) as bob:
                await bob.join(match.id, match.seats[0].invitation)
            await eventually(lambda: not table.frame.seats[0].open)
            assert table.frame.clock.running == []
            await ada.join(match.id, match.seats[1].invitation)
            await eventually(lambda: table.frame.waiting)
            assert table.frame.clock.running == table.frame.waiting
            assert 50 < table.frame.clock.left[table.frame.waiting[0]] <= 60

    run(visit())
