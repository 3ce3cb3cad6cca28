"""Mosaic: A Story of Civilization, for two to six players."""
