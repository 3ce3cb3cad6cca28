"""V.I.C.I., the opponent of the solo game: it decides by cards, dice and priorities and is never asked (CV-SOL)."""
