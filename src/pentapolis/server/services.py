"""Services: everything that one server process has, put together here, opened and closed in order.

This is the composition root: packages below get what they need from here and never ask for it.
"""

from __future__ import annotations

from .config import Config
from .engine.entries import Log
from .engine.workers import Pool, Settings
from .http.library import Library
from .http.passwords import Passwords
from .metrics import Metrics
from .rates import AllRates
from .store.accounts import AccountStore
from .store.analyses import AnalysisStore
from .store.database import Database
from .store.matches import MatchStore
from .store.social import SocialStore
from .table.analyses import Analyses
from .table.background import Background
from .table.context import Context
from .table.creation import Creation
from .table.fanout import Fanout, LocalFanout, ValkeyFanout
from .table.hub import Hub
from .table.webhooks import Webhooks
from .tokens import new_id


class Services:
    """One server process."""

    def __init__(self, config: Config) -> None:
        limits, process = config.limits, new_id()
        self.config = config
        self.metrics = Metrics()
        self.rates = AllRates(limits)
        self.passwords = Passwords()
        self.library = Library(config.packs, config.bot_seconds)
        self.database = Database(config.driver_url)
        self.accounts = AccountStore(self.database, limits)
        self.store = MatchStore(self.database)
        self.social = SocialStore(self.database)
        self.fanout: Fanout = ValkeyFanout(config.fanout_url, process) if config.fanout_url else LocalFanout()
        packs = {name: str(folder) for name, folder in config.packs.items()}
        settings = Settings(movers=config.workers, ponderers=config.ponderers, patience=config.bot_seconds, packs=packs)
        self.engine = Pool(self._log_of, settings)
        self.context = Context(
            process, config, self.store, self.social, self.engine, self.fanout, self.metrics, self.rates
        )
        self.background = Background()
        self.webhooks = Webhooks(self.social, self.metrics, seconds=limits.webhook_timeout, inner=config.inner_hooks)
        self.hub = Hub(self.context, self.background, self.webhooks)
        self.creation = Creation(self.context, self.hub, self.library.game)
        self.analyses = Analyses(self.context, AnalysisStore(self.database), self.background)

    async def _log_of(self, match: str, after: int) -> Log:
        """The log of a match, for a worker process that needs it."""
        stored = await self.store.load(match)
        assert stored is not None, "only stored matches are played"
        return Log(stored.setup, [written.entry for written in await self.store.entries(match, after)])

    async def start(self) -> None:
        await self.database.migrate()
        await self.engine.start()
        self.background.open = True
        await self.hub.start()

    async def close(self) -> None:
        """Nothing that was acknowledged is lost by skipping this; it only is polite."""
        self.background.open = False
        await self.hub.close()
        await self.fanout.close()
        await self.engine.close()
        await self.database.close()
