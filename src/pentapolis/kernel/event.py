"""Event: a language-free fact of play, for the log, the animation and the digest."""

from __future__ import annotations

import msgspec

Value = int | str | list[int | str]


class Event(msgspec.Struct, frozen=True):
    """What happened (`key`, `args`), and what only some seats may know of it (`secret`, by seat).

    Whoever knows more is told in other words: for those seats the key ends in `-known`.

    >>> event = Event("drew", {"seat": 0, "count": 1}, {0: {"card": "knights"}})
    >>> event.seen_by(0)
    Event(key='drew-known', args={'seat': 0, 'count': 1, 'card': 'knights'}, secret={})
    >>> event.seen_by(1) == event.seen_by(None)
    True
    """

    key: str
    args: dict[str, Value]
    secret: dict[int, dict[str, Value]] = {}

    def seen_by(self, seat: int | None) -> Event:
        """The event as one seat may know it (None: a spectator)."""
        if not self.secret:
            return self
        known = self.secret.get(seat) if seat is not None else None
        return Event(self.key, self.args) if known is None else Event(f"{self.key}-known", {**self.args, **known})
