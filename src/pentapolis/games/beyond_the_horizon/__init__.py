"""Beyond the Horizon, for two to four players."""
