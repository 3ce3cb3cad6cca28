"""Passwords under Argon2."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ..tokens import new_token

_HASHING_AT_ONCE = 2  # each takes some 64 MiB


class Passwords:
    """Argon2id off the event loop, a few at a time."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(_HASHING_AT_ONCE)
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether this is the password. An unknown login takes as long as a wrong password."""
        if self._nobody is None:
            self._nobody = await self.hash(new_token())
        async with self._room:
            fits = await asyncio.to_thread(self._verify, password, stored or self._nobody)
        return fits and stored is not None

    def _verify(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False
