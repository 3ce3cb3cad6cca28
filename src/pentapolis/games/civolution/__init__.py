"""Civolution, for one to four civilizations, alone against V.I.C.I."""
