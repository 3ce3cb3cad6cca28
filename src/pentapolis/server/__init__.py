"""The online table: HTTP and WebSocket, accounts, seats, storage. docs/protocol.md tells its story."""
