"""Parts: what many board games are made of. A library: a game takes what fits, and the kernel knows none of it.

choices   ask, unless there is only one answer
verbs     things a player may do, each declared once; menu, legality, "why not" and words follow
hooks     lasting abilities: questions, moments and decisions that rules ask of whatever is in force
piles     decks and discard piles, known tops and bottoms, re-dealing
offers    rows of cards that refill from a deck
payments  prices, substitutes, every mix that pays; asked in steps where there are many
bitsets   sets of small numbers as ints
hexmaps   hexes on an axial grid: neighbours, areas, distances, drawing
positions what scenario notations have in common: seats by name, things by name, an agenda
ties      points, and what decides between equal totals
"""
