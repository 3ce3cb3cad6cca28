"""Clash of Cultures: Monumental Edition, with the Civilizations expansion."""
