"""What Prometheus may ask at /metrics. Each server has its own registry, so that several can live in one process."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "pentapolis_http_requests", "HTTP requests by route and status", ["method", "route", "status"],
            registry=self.registry,
        )  # fmt: skip
        self.request_seconds = Histogram(
            "pentapolis_http_seconds", "Time to answer an HTTP request", buckets=QUICK, registry=self.registry
        )
        self.sockets = Gauge("pentapolis_sockets", "Open sockets", registry=self.registry)
        self.messages = Counter("pentapolis_messages", "Messages from clients", ["type"], registry=self.registry)
        self.replies = Counter("pentapolis_replies", "Answers to messages", ["type"], registry=self.registry)
        self.frames = Counter("pentapolis_frames", "Frames sent", registry=self.registry)
        self.matches = Gauge("pentapolis_matches_live", "Matches in memory", registry=self.registry)
        self.entries = Counter("pentapolis_entries", "Entries committed", ["type"], registry=self.registry)
        self.move_seconds = Histogram(
            "pentapolis_move_seconds",
            "From a message to its committed and delivered change",
            buckets=QUICK,
            registry=self.registry,
        )
        self.commit_seconds = Histogram(
            "pentapolis_commit_seconds", "Time to commit an entry", buckets=QUICK, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "pentapolis_bot_seconds", "Time a bot thinks", buckets=QUICK, registry=self.registry
        )
        self.worker_faults = Counter(
            "pentapolis_worker_faults", "Engine calls that failed", ["kind"], registry=self.registry
        )
        self.webhooks = Counter("pentapolis_webhooks", "Webhooks called", ["result"], registry=self.registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
