### Stół gry Clash of Cultures w terminalu. Nazwy elementów pochodzą z danych gry.

cc-age = Wiek { $age }, Runda { $round }
cc-first = Pierwszy Gracz
cc-turn-of = tura: { $name }, zostało Akcji Głównych: { $actions }
cc-deck-action = karty Akcji { $count }
cc-deck-objective = Cele { $count }
cc-deck-event = Wydarzenia { $count }
cc-deck-wonder = Cuda { $count }
cc-events = Wydarzenie
cc-open-wonders = Odkryte Cuda
cc-barbarians = Barbarzyńcy
cc-pirates = Piraci

# Po jednej literze na każdy rodzaj Jednostki i Budynku: różnią się wśród Jednostek i wśród Budynków.
cc-letter-settler = O
cc-letter-infantry = P
cc-letter-ship = S
cc-letter-cavalry = K
cc-letter-elephant = Ł
cc-letter-leader = W
cc-letter-temple = Ś
cc-letter-fortress = F
cc-letter-academy = A
cc-letter-port = P
cc-letter-market = T
cc-letter-obelisk = O
cc-letter-observatory = B
cc-legend = Znaki:
cc-legend-city = 1■3+ŚA to Miasto gracza 1 o rozmiarze 3: + Szczęśliwe, = Neutralne, - Rozgniewane; mała litera: Budynek innego koloru; W Cud; B Barbarzyńcy, ! Piraci, × Jałowa Ziemia

cc-you = { $name } (ty)
cc-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
cc-hand = ręka { $action } + { $objective } + { $wonder }
cc-supply = Pula:
cc-good-food = Żywność
cc-good-wood = Drewno
cc-good-ore = Ruda
cc-good-ideas = Idee
cc-good-gold = Złoto
cc-good-mood = Nastrój
cc-good-culture = Kultura
cc-good-captive = Jeńcy
cc-track = Tor Wydarzeń
cc-cities = Miasta
cc-civ-advances = Cywilizacja
cc-leader = Przywódca
cc-leaders = Przywódcy do zwerbowania
cc-trophies = Zabici Przywódcy
cc-kept = Karty Wydarzeń
cc-persons = Wielcy Ludzie
cc-completed = Zrealizowane
cc-hand-action = Karty Akcji
cc-hand-objective = Cele
cc-hand-wonder = Karty Cudów

cc-battle = Bitwa na polu { $space }, runda { $round }
cc-attacker = Atakujący
cc-defender = Obrońca
cc-dice = kości
cc-value = Wartość Bojowa { $value }, trafienia { $hits }
cc-card = karta
cc-face-down = zakryta

cc-fact-cost = Koszt
cc-fact-requires_advance = Wymaga
cc-fact-requires_building = Wymaga
cc-fact-requires = Powiązane z
cc-fact-category = Kategoria
cc-fact-civilization = Cywilizacja
cc-fact-vp = Punkty
cc-fact-timing = Kiedy
cc-fact-source = Źródło
cc-fact-id = Id

cc-offer = { $name } proponuje graczowi { $other }
cc-card-action = karta Akcji
cc-card-objective = karta Celu
cc-card-wonder = karta Cudu
