"""A small typed client: what a program needs to sit at an online table.

    from pentapolis.server.client import Client
    from pentapolis.server.wire.http import NewMatch, SeatWish

    async with Client("http://localhost:8000") as client:
        match = await client.create(NewMatch("flow_of_history", [SeatWish("me"), SeatWish("bot", bot="greedy")]))
        async with client.link() as link:
            table = await link.watch(match.id)
            while not table.frame.over:
                for question in table.frame.questions:
                    await table.answer(question.seat, question.choices[0].key, end=True)
                await table.changed()

The link survives cut connections: it comes back with growing pauses, watches again from the last version it has, and
sends again what was not acknowledged.
"""

from .client import Client, Link, Outdated, Refused, Table

__all__ = ["Client", "Link", "Outdated", "Refused", "Table"]
