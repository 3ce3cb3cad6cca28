"""The language of the data: what each table may say things do, one small struct for each kind.

common          what several tables use: pieces by name, ids, how a kind is found
shapes          what several kinds print in common, and how a kind is declared
effects         what may stand in the data of each sort of entry
events, icons   the texts and the icons of event cards
persons         what Great Persons do
civilizations   civilization Advances and Leaders
advances        the Advances of the player board
governments     those of the forms of government
at_once         what Advances, buildings and Wonders give once
wonders         Wonders
objectives      objectives
civil, tactics  the two halves of action cards
pieces, clash   buildings, and what units do when their icon is rolled
"""
