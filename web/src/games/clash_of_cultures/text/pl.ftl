### Plansza Clash of Cultures w przeglądarce. Nazwy elementów i kart pochodzą z tekstów gry.

cc-you = ty
cc-count = { $piece } × { $count }
cc-unexplored = nieodkryte
cc-exhausted = Jałowa Ziemia
cc-city-own = twoje Miasto, rozmiar { $size }, { $mood }
cc-city = Miasto, rozmiar { $size }, { $mood } ({ $owner })
cc-units-own = twoje Jednostki: { $units }
cc-units = { $owner }: { $units }
cc-mood-happy = Szczęśliwe
cc-mood-neutral = Neutralne
cc-mood-angry = Rozgniewane

cc-zoom-in = Powiększ
cc-zoom-out = Pomniejsz
cc-zoom-fit = Pokaż całą mapę
cc-lay-upright = Prosto
cc-lay-turned = Obrócony

cc-pages = Strony stołu
cc-page-map = Mapa
cc-page-mat = Plansza
cc-page-hand = Ręka
cc-page-battle = Bitwa
cc-page-trade = Wymiana
cc-page-civilization = Ludy
cc-mats = Plansze graczy

cc-time = Wiek { $age } z { $ages }, Runda { $round } z { $rounds }
cc-actions-left =
    { $count ->
        [one] Została 1 Akcja Główna
        [few] Zostały { $count } Akcje Główne
       *[other] Zostało { $count } Akcji Głównych
    }
cc-moving = W drodze: { $units }
cc-decks = Talie
cc-deck-action = Karty Akcji
cc-deck-objective = Karty Celów
cc-deck-event = Karty Wydarzeń
cc-deck-wonder = Karty Cudów
cc-status = Faza Podsumowania
cc-step-1 = Cele
cc-step-2 = Darmowe Rozwinięcie
cc-step-3 = Dobieranie kart
cc-step-4 = Spalenie Miasta
cc-step-5 = Forma Rządów
cc-step-6 = Pierwszy Gracz

cc-good = { $good }: { $count }
cc-good-of = { $good }: { $count }, najwyżej { $most }
cc-track =
    { $count ->
        [one] Tor Wydarzeń: została 1 kosteczka do Wydarzenia
        [few] Tor Wydarzeń: zostały { $count } kosteczki do Wydarzenia
       *[other] Tor Wydarzeń: zostało { $count } kosteczek do Wydarzenia
    }
cc-advance-owned = Już masz.
cc-advance-open = Można zdobyć.
cc-advance-locked = Jeszcze niedostępne:
cc-used = użyte w tej turze
cc-supply-of = { $piece }: w puli { $count }
cc-trophies = Zabici Przywódcy
cc-score = Dotychczasowe punkty: { $points }. { $sources }

cc-hand-action = Karty Akcji
cc-hand-objective = Cele
cc-hand-wonder = Cuda
cc-hand-person = Wielcy Ludzie i zatrzymane karty
cc-hand-leader = Przywódcy do zwerbowania
cc-hand-empty = Nie masz kart na ręce.
cc-others = Karty pozostałych graczy
cc-progress = { $have } z { $need }
cc-needs = Wymaga: { $piece }
cc-price = Cena: { $goods }.
cc-bonus = Przy zdobyciu dodatkowo 1: { $good }.
cc-unlocks = Pozwala zbudować: { $piece }.
cc-brings = Wartość: { $points }.
cc-any-government = dowolna Forma Rządów
cc-worth =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }

cc-battle-land = Bitwa na polu { $space }
cc-battle-city = Bitwa o Miasto na polu { $space }
cc-battle-sea = Bitwa morska na polu { $space }
cc-battle-round = Runda Walki { $round }
cc-attacker = Atakujący
cc-defender = Obrońca
cc-card-hidden = Karta zakryta
cc-card-none = Bez karty
cc-die = Kość: { $value }, { $piece }
cc-value = Wartość Bojowa { $count }
cc-hits =
    { $count ->
        [one] 1 trafienie
        [few] { $count } trafienia
       *[other] { $count } trafień
    }
cc-cancelled = anulowano: { $count }
cc-lost = utracono: { $count }

cc-gives-own = Oddajesz
cc-gives = Oddaje { $owner }
cc-trade-good = { $good }: w ofercie { $count }; stan { $held }, po Wymianie { $after }
cc-card-seen = odkryta
cc-card-unseen = zakryta

cc-others-short = Inni
cc-leaves = Więcej kart
cc-leaf = Strona { $leaf } z { $leaves }
cc-leaf-before = Poprzednie karty
cc-leaf-after = Następne karty
cc-trade-cards = Karty
cc-want-action = Zakryta karta Akcji
cc-want-objective = Zakryta karta Celu
cc-want-wonder = Zakryta karta Cudu

cc-scoring = Punkty według źródeł
cc-score-total = Punkty: { $points }
cc-most = najwięcej ze wszystkich
