"""What is done over HTTP, one module for each page of docs/protocol.md."""
