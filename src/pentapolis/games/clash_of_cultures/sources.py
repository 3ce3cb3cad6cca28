"""Where abilities come from: every Advance, Leader, Wonder and card has one bit, so that what a seat owns is a number.

A set of sources is an int. `bit("writing")` is the source Writing; `player.force & WRITING` asks whether it works.
The lists below are the order of the data files; `components.load` proves that they agree.
"""

from __future__ import annotations

from pentapolis.parts.bitsets import Names

ADVANCES = tuple(
    """
    farming storage irrigation husbandry mining engineering sanitation roads fishing navigation warships cartography
    writing public_education free_education philosophy tactics siegecraft steel_weapons draft myths rituals priesthood
    state_religion bartering trade_routes taxes currency arts circus_and_sports monuments drama math astronomy medicine
    metallurgy voting separation_of_power civil_liberties economic_liberty nationalism totalitarianism absolute_power
    forced_labor dogma devotion conversion fanaticism
    """.split()
)
CIV_ADVANCES = tuple(
    """
    captives human_sacrifice aztec_gold tribute_empire canals code_of_laws star_catalogues ziggurats warbeasts
    hegemony pirate_allies carthage_mercenaries tribal_warfare tribal_allies druidic_influence tribal_trade
    rice_cultivation expansion fireworks imperial_army flood_plains egypt_architecture embalming man_god
    city_independence biremes alphabet cedars_and_dyes formal_training spartans hellenization polis nomads
    mounted_archers raiders hunnic_tribes indian_elephants proselytism prosperity peace_and_poetry pottery
    horsemanship subterfuge shogunate terracing stelas ballcourts calendar persian_elephants immortals
    zoroastrianism banking aqueducts imperial_roads captivi provinces shipbuilding longships marauders runestones
    """.split()
)
LEADERS = tuple(
    """
    acamapichtli ahuitzotl marqzen hammurabi nebuchadnezzar_ii nabopolassar dido hanno hannibal viriatus
    vercingetorix boudica sun_tzu qin_shi_huang wu_zetian cleopatra imhotep ramses_ii ithobaal hiram pygmalion
    alexander leonidas pericles attila bleda rugila sri_gupta ashoka akbar go_toba jimmu suiko pakal siyaj_kak
    wak_chanil_ajaw cyrus darius xerxes augustus caesar sulla knut erik ragnar
    """.split()
)
WONDERS = tuple(
    """
    great_arena great_gardens great_library great_lighthouse great_mausoleum great_pyramid great_statue great_wall
    """.split()
)
CIVIL_CARDS = tuple(
    """
    quick_advance inspiration hero_general spy ideas great_ideas mercenaries cultural_takeover city_development
    production_focus explorer negotiations leadership assassination mass_production new_plans synergies teach_us
    militia technology_trade new_ideas
    """.split()
)
EVENTS = tuple(
    """
    e01_pestilence e02_epidemic e03_famine e04_famine e05_famine e06_severe_famine e07_severe_famine
    e08_severe_famine e09_good_year_all e10_good_year_self e11_good_year_share e12_awesome_year_self
    e13_awesome_year_all e14_awesome_year_share e15_fantastic_year_all e16_fantastic_year_share
    e17_fantastic_year_self e18_great_explorer e19_great_artist e20_great_prophet e21_great_philosopher
    e22_great_scientist e23_elder_statesman e24_great_warlord e25_great_merchant e26_great_engineer
    e27_population_boom e28_population_boom e29_volcano e30_earthquake e31_heavy_earthquake e32_flood
    e33_heavy_flood e34_migration e35_migration e36_civil_war e37_civil_war e38_revolution e39_uprising e40_envoys
    e41_solar_eclipse e42_trojan_horse e43_guillotine e44_anarchy e45_scientific_trade e46_flourishing_trade
    e47_era_of_stability e48_reformation e49_pandemic e50_black_death e51_famine_vermin e52_famine_drought e53_fire
    e54_successful_year e55_great_architect e56_great_athlete e57_great_diplomat e58_great_seer
    """.split()
)

SOURCES = ADVANCES + CIV_ADVANCES + LEADERS + WONDERS + CIVIL_CARDS + EVENTS
NAMES = Names(SOURCES)

bit = NAMES.bit
"""The bit of a source. A wrong id is a KeyError at import, not a rule that never works."""

bits = NAMES.mask
"""The set of several sources."""

names = NAMES.of
"""The sources of a set, in the order of the lists above."""


# The Advances of the player board, by name: these are asked for everywhere.

FARMING = bit("farming")
STORAGE = bit("storage")
IRRIGATION = bit("irrigation")
HUSBANDRY = bit("husbandry")
MINING = bit("mining")
ENGINEERING = bit("engineering")
SANITATION = bit("sanitation")
ROADS = bit("roads")
FISHING = bit("fishing")
NAVIGATION = bit("navigation")
WARSHIPS = bit("warships")
CARTOGRAPHY = bit("cartography")
WRITING = bit("writing")
PUBLIC_EDUCATION = bit("public_education")
FREE_EDUCATION = bit("free_education")
PHILOSOPHY = bit("philosophy")
TACTICS = bit("tactics")
SIEGECRAFT = bit("siegecraft")
STEEL_WEAPONS = bit("steel_weapons")
DRAFT = bit("draft")
MYTHS = bit("myths")
RITUALS = bit("rituals")
PRIESTHOOD = bit("priesthood")
STATE_RELIGION = bit("state_religion")
BARTERING = bit("bartering")
TRADE_ROUTES = bit("trade_routes")
TAXES = bit("taxes")
CURRENCY = bit("currency")
ARTS = bit("arts")
CIRCUS_AND_SPORTS = bit("circus_and_sports")
MONUMENTS = bit("monuments")
DRAMA = bit("drama")
MATH = bit("math")
ASTRONOMY = bit("astronomy")
MEDICINE = bit("medicine")
METALLURGY = bit("metallurgy")
VOTING = bit("voting")
SEPARATION_OF_POWER = bit("separation_of_power")
CIVIL_LIBERTIES = bit("civil_liberties")
ECONOMIC_LIBERTY = bit("economic_liberty")
NATIONALISM = bit("nationalism")
TOTALITARIANISM = bit("totalitarianism")
ABSOLUTE_POWER = bit("absolute_power")
DOGMA = bit("dogma")
DEVOTION = bit("devotion")
CONVERSION = bit("conversion")
FANATICISM = bit("fanaticism")

BOARD = (1 << len(ADVANCES)) - 1  # all 48 Advances of the player board
CIVILIZATION = ((1 << len(CIV_ADVANCES)) - 1) << len(ADVANCES)  # all 60 of the civilizations
OWNABLE = BOARD | CIVILIZATION
EVENT_CARDS = ((1 << len(EVENTS)) - 1) << len(SOURCES) - len(EVENTS)  # all events, which stand last
