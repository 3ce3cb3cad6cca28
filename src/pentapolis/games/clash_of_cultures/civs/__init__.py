"""The fifteen civilizations: their Advances and Leaders (CC-30), a module for each; what is long has its own.

common        where Leaders are and fight, numbers from the data
teachers, wonder_leaders, building   abilities that several Leaders have
conversion, nomads, fleets, calendar   Vikings, Huns, Carthage, Maya
"""
