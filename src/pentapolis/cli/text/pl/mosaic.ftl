### Stół gry Mosaic w terminalu. Nazwy elementów pochodzą z danych gry.

mo-round = Runda { $round }
mo-setup = Przygotowanie
mo-last-round = Gra kończy się po rundzie { $round }
mo-start = Gracz Rozpoczynający
mo-scorings = Punktowania Imperium

# Po jednej literze na Region, budowlę, rodzaj Jednostki i zawartość Zapasów: różnią się w każdej z tych grup.
mo-letter-iberia = I
mo-letter-gaul = G
mo-letter-italy = T
mo-letter-greece = R
mo-letter-assyria = A
mo-letter-egypt = E
mo-letter-numidia = N
mo-letter-city = M
mo-letter-port_city = P
mo-letter-farm = F
mo-letter-manufactory = W
mo-letter-wonder = C
mo-letter-infantry = P
mo-letter-cavalry = K
mo-letter-siege_engine = M
mo-letter-stone = K
mo-letter-ideas = I
mo-letter-food = Ż
mo-letter-money = P
mo-letter-population = L
mo-legend = Pola są odtworzone
mo-legend-cache = Zapasy: 5 Kamieni
mo-legend-port = port

# Po dwie litery na Filar.
mo-pillar-science = Na
mo-pillar-economy = Ek
mo-pillar-food = Ży
mo-pillar-health = Zd
mo-pillar-construction = Bu
mo-pillar-culture = Ku
mo-pillar-government = Us
mo-pillar-military = Wo
mo-pillar-urbanization = Ur

mo-stone =
    { $count ->
        [one] { $count } Kamień
        [few] { $count } Kamienie
       *[many] { $count } Kamieni
    }
mo-ideas =
    { $count ->
        [one] { $count } Idea
        [few] { $count } Idee
       *[many] { $count } Idei
    }
mo-food = { $count } Żywności
mo-money =
    { $count ->
        [one] { $count } Pieniądz
        [few] { $count } Pieniądze
       *[many] { $count } Pieniędzy
    }
mo-population = { $count } Populacji
mo-free = za darmo

mo-region = Region
mo-units = Jednostki
mo-tie = remis
mo-influence-note = i co dałoby punktowanie teraz
mo-total = Razem PZ, z Ustrojem

mo-offers = Oferty
mo-deck =
    { $count ->
        [0] talia jest pusta
        [one] w talii { $count } karta
        [few] w talii { $count } karty
       *[many] w talii { $count } kart
    }
mo-deck-safe =
    { $count ->
        [0] następna może być karta punktowania
       *[other] nad kartą punktowania co najmniej { $count }
    }
mo-deck-out = karta punktowania już odkryta
mo-deck-top = na wierzchu widać było
mo-deck-bottom = na spodzie
mo-needs = wymaga

mo-tiles = Płytki
mo-wonders = Cuda (20 Kamieni, 5 Żywności; o 5 obu więcej za każdy, który masz)
mo-golden-ages = Złote Wieki
mo-achievements = Osiągnięcia
mo-governments = Ustroje

mo-you = { $name } (ty)
mo-worth = PZ
mo-points = { $count } PZ
mo-goods = Towary Handlowe
mo-unique = unikalnych { $count }
mo-cities = Miasta
mo-ports = Miasta Portowe
mo-farms = Farmy
mo-manufactories = Warsztaty
mo-technologies = Technologie
mo-builds = Karty Budowy
mo-claimed = Zdobyte płytki
mo-taxes = Karty Podatku i Cła
mo-used = Użyte (raz na grę)
mo-face-down = Zakryte
mo-missing = brakuje { $symbols }
mo-playable = można zagrać
mo-hidden =
    { $count ->
        [one] { $count } nieznana karta
        [few] { $count } nieznane karty
       *[many] { $count } nieznanych kart
    }
mo-doubled = Następna karta Populacji liczy się podwójnie.

mo-score-empire = Imperium
mo-score-at_once = przy zagraniu
mo-score-cities = Miasta
mo-score-towns = Farmy, Warsztaty
mo-score-wonders = Cuda
mo-score-golden_ages = Złote Wieki
mo-score-achievements = Osiągnięcia
mo-score-projects = Projekty
mo-score-technologies = Technologie
mo-score-manufactories = karty Warsztatów
mo-score-leader = Przywódca
mo-score-unrest = Niepokoje

mo-leaders = Przywódcy do wyboru
mo-hand = Twoja ręka
mo-passed = Podane dalej przez ciebie i odtąd niewidziane
mo-reconstructed = odtworzone: wydrukowany element nie jest znany. Odtworzono też większość symboli i pola mapy. Więcej: karta NAZWA.

mo-fact-cost = Koszt
mo-fact-requires = Wymaga
mo-fact-symbols = Symbole
mo-fact-goods = Towary Handlowe
mo-fact-vp_end = PZ na koniec
mo-fact-unrest = Niepokoje
mo-fact-copies = Sztuk
mo-fact-source = Źródło
mo-fact-symbol_source = Źródło symboli
mo-fact-id = Id
