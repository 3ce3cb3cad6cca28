"""The house: everything that one server process has, put together, opened and closed in order."""

from __future__ import annotations

from .config import Config
from .engine.entries import Log
from .engine.workers import Pool, Settings
from .http.library import Library
from .http.passwords import Passwords
from .limits import Limits
from .metrics import Metrics
from .rates import Rates
from .store.accounts import AccountStore
from .store.analyses import AnalysisStore
from .store.database import Database
from .store.matches import MatchStore
from .store.social import SocialStore
from .table.fanout import Fanout, LocalFanout, ValkeyFanout
from .table.hub import Hub
from .tokens import new_id


class AllRates:
    """Every rate that is kept by address or by player."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Rates(limits.requests)
        self.guests = Rates(limits.guests)
        self.passwords = Rates(limits.passwords)
        self.sockets = Rates(limits.sockets)
        self.questions = Rates(limits.questions)
        self.chats = Rates(limits.chats)
        self.matches = Rates(limits.matches_made)
        self.heavy = Rates(limits.heavy)
        self.hints = Rates(limits.hints)
        self.reviews = Rates(limits.reviews)


class Services:
    """One server process. `process` is its name among several."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process = new_id()
        self.metrics = Metrics()
        self.rates = AllRates(config.limits)
        self.passwords = Passwords()
        self.library = Library(config.packs, config.bot_seconds)
        self.database = Database(config.driver_url)
        self.people = AccountStore(self.database, config.limits)
        self.store = MatchStore(self.database)
        self.social = SocialStore(self.database)
        self.reviews = AnalysisStore(self.database)
        self.fanout: Fanout = ValkeyFanout(config.fanout_url, self.process) if config.fanout_url else LocalFanout()
        packs = {name: str(folder) for name, folder in config.packs.items()}
        settings = Settings(movers=config.workers, ponderers=config.ponderers, patience=config.bot_seconds, packs=packs)
        self.engine = Pool(self._log_of, settings)
        self.hub = Hub(self)
        self.open = False
        self.reviewing = 0  # reviews that are worked on here

    async def _log_of(self, match: str, after: int) -> Log:
        """The log of a match, for a worker process that needs it."""
        kept = await self.store.load(match)
        assert kept is not None, "only stored matches are played"
        return Log(kept.setup, [written.entry for written in await self.store.entries(match, after)])

    async def start(self) -> None:
        await self.database.migrate()
        await self.engine.start()
        await self.hub.start()
        self.open = True

    async def close(self) -> None:
        """Nothing that was acknowledged is lost by skipping this; it only is polite."""
        self.open = False
        await self.hub.close()
        await self.fanout.close()
        await self.engine.close()
        await self.database.close()
