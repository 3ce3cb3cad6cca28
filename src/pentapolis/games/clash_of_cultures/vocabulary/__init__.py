"""The language of the data: what each table may say things do, one small struct for each kind.

common          what several tables use: pieces by name, prices, how a kind is found
events          the icons and the texts of event cards
persons         what Great Persons do
civilizations   civilization Advances and Leaders
advances        the Advances of the player board
governments     those of the forms of government
wonders         Wonders
objectives      objectives
cards           the two halves of action cards
pieces          buildings, and what units do when their icon is rolled
"""
