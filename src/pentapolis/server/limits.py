"""Every limit of the online table, in one place. What exceeds one is answered with `failed-…` and changes nothing."""

from __future__ import annotations

import msgspec


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, refilled by so many each second."""

    burst: int
    each_second: float


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of one server. Sizes are in bytes of UTF-8 unless they say otherwise, times in seconds.

    `pentapolis serve --limits FILE` takes a JSON file with those that are to be others. Those in PUBLISHED are part of
    the API's document, the same on every server, and stay as they are.
    """

    # Sizes
    body: int = 16_384  # of an HTTP request
    record: int = 400_000  # of an imported record
    message: int = 4_096  # of one message from a client over the socket
    backlog: int = 200  # messages that wait for one slow client; then its socket is closed and it comes again
    name: int = 24  # characters of a player's name
    login: int = 32  # characters
    password: int = 200  # characters
    password_least: int = 8
    chat: int = 300  # characters of one line
    chat_kept: int = 200  # lines that a newcomer is told
    chat_lines: int = 2_000  # in one match
    request_id: int = 64  # characters of the id of a request
    key: int = 400  # characters of an answer
    webhook: int = 300  # characters of its URL

    # Rates
    requests: Rate = Rate(burst=120, each_second=20)  # HTTP requests from one address
    guests: Rate = Rate(burst=30, each_second=0.2)  # new players from one address
    passwords: Rate = Rate(burst=8, each_second=0.1)  # tries of a password, for one address and for one login
    sockets: Rate = Rate(burst=40, each_second=2)  # new sockets from one address
    messages: Rate = Rate(burst=60, each_second=15)  # messages over one socket
    questions: Rate = Rate(burst=30, each_second=10)  # why, preview and hint of one player: each runs the rules
    hints: Rate = Rate(burst=6, each_second=0.2)  # hints of one player for which a bot has to think
    reviews: Rate = Rate(burst=6, each_second=0.02)  # analyses that one player begins
    chats: Rate = Rate(burst=8, each_second=0.5)  # lines of chat of one player
    matches_made: Rate = Rate(burst=20, each_second=0.05)  # new matches of one player
    heavy: Rate = Rate(burst=40, each_second=4)  # moments, records and verifications for one player

    # Counts
    open_matches: int = 50  # running matches that one player has made
    listed: int = 100  # matches in "my games"
    sockets_each: int = 40  # open sockets from one address
    watched: int = 8  # matches watched over one socket
    watchers: int = 200  # sockets that watch one match
    entries: int = 20_000  # in one match: answers, undos, votes and all
    record_answers: int = 10_000
    proposals: int = 4  # open at once in one match
    reviewing: int = 4  # analyses that one process works on at once
    sessions: int = 20  # of one player at a time; the oldest goes

    # Times
    heartbeat: float = 20.0  # a client pings this often
    silence: float = 50.0  # after this the socket of a silent client is closed
    hello: float = 10.0  # within this a new socket must say hello
    session: float = 180 * 86_400.0  # a session that was not used for so long ends
    bot_delay: float = 0.6  # before a bot answers, so that people can follow
    grace: float = 2.0  # a clock that has run out is enforced after this: a move under way still counts
    sweep: float = 5.0  # between two looks for matches that nobody looks after, after a crash for instance
    orphan: float = 10.0  # another process takes a match over when nobody did what was due for so long
    absence: float = 120.0  # who is away for so long is not asked whether a bot may play for them
    reclaimed: float = 60.0  # least on the clock of somebody who comes back to a time bank that has run out
    idle: float = 600.0  # a match that nobody watches leaves the memory after this
    review_silence: float = 60.0  # an analysis that has not moved for so long was broken off, and can be taken up again
    webhook_timeout: float = 5.0
    shutdown: float = 10.0  # for what is under way when the server stops

    # Clocks that a table may choose
    clock_least: int = 10
    clock_most: int = 14 * 86_400


DEFAULT = Limits()

PUBLISHED = ("record", "name", "login", "password", "password_least", "webhook", "clock_most")
