"""V.I.C.I., the opponent of the solo game: it decides by cards, dice and priorities and is never asked (CV-SOL).

It shares the rules of people wherever they are the same. A civilization is a number: a seat, or the one after the last
seat, which is V.I.C.I.'s; `state.civ` gives what both have (`Civ`), `state.who` the name for the log. Whatever takes a
`number` works for both: settling, displacing and developing (`tribes.settle`), fire VP and any other VP
(`gains.gain_vp`), revealed sites (`exploration.reveal`), dice (`achievement.gain_die`), steps of favor
(`tracks.advance_favor`), units of categories and what events compare (`counting`). Whatever takes a `seat` is for
people: it may ask, spend markers and fire triggers. Here stands only what differs.
"""
