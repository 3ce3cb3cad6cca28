### Stół gry Civolution w terminalu. Nazwy elementów pochodzą z danych gry, większość nagłówków z jej słów.

# Po dwie litery na rodzaj terytorium i rodzaj obszaru.
cv-type-forest = La
cv-type-grassland = Łą
cv-type-hills = Wz
cv-type-swamp = Ba
cv-type-mountains = Gó
cv-type-desert = Pu
cv-type-water = Wo
cv-site-building_ground = za
cv-site-gorge = wą
cv-site-glacier = lo
cv-site-mystic_oak = dą
cv-site-hidden_grotto = gr
cv-site-holy_rock = gł
cv-site-cave = ja
cv-site-mushroom_valley = do
cv-site-volcano = wu

cv-dice = Przybornik kości
cv-rolled = Wyrzucone kości losu
cv-finishing = dokończenie rundy
cv-final = runda końcowa
cv-dealt = Zatrzymaj po jednej karcie każdego rodzaju
cv-offer = Karty czipów startowych z czipami celów
cv-drawn = Dobrane karty

cv-legend-free = wolne
cv-legend-raw = materiały na kontynencie
cv-legend-load = łódź z materiałem
cv-legend-hunted = żeton polowania
cv-legend-provision = zaopatrzenie
cv-legend-hidden = zakryte
cv-place = Terytorium
cv-material = Materiał
cv-fire = PZ
cv-there = Na miejscu
cv-next = Obok
cv-hidden =
    { $count ->
        [one] 1 zakryty
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
cv-statues-of = pomniki z

cv-bag = w woreczku: { $count }
cv-stack =
    { $count ->
        [0] brak zakrytych
        [one] 1 zakryta
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
cv-below = pod nią
cv-bottom = znane na spodzie
cv-counts = Liczy się w
cv-final-value = Na koniec
cv-era = epoce { $era } ×{ $times }

cv-you = { $name } (ty)
cv-points = { $vp } PZ, { $all } gdyby gra skończyła się teraz
cv-reset = reset
cv-idea = Pomysły
cv-food = Żywność
cv-money = Pieniądze
cv-focus = Skupienie
cv-food-needed = Żywienie wymaga
cv-reset-markers = Znaczniki resetu
cv-ideas =
    { $count ->
        [one] 1 pomysł
        [few] { $count } pomysły
       *[many] { $count } pomysłów
    }

cv-cards-left = Karty
cv-discards = Odrzucone
cv-icons = ikony resetu: niebieskie { $blue }, czerwone { $red }
cv-blue-half = Odkryte karty (połowy niebieskie)
cv-red-half = Odkryte karty (połowy czerwone)
cv-step-card = Odkrywa
cv-step-die = Rzuca
cv-step-category = Akcja kategorii
cv-step-reset = Reset
cv-step-place = Terytorium
cv-step-spot = Obozowisko
cv-step-forfeits = Rezygnuje
cv-step-track = Przesuwa dysk
cv-step-removes = Usuwa
cv-step-advance_track = Tor postępu
cv-step-remove_face_up_card = Usuwa odkrytą kartę
cv-step-gain_vp = Zdobywa PZ
cv-step-advance_favor = Tor przychylności
cv-step-statue = Pomnik na wyspie
cv-step-gain_activation_die = Kość aktywacji
cv-step-gain_fate_die = Kość losu
cv-step-evolution_marker = Znacznik ewolucji
cv-step-prosperity_marker = Znacznik dobrobytu
cv-step-procreation = Prokreacja
cv-step-migration = Migracja
cv-step-provision = Zaopatrzenie
cv-step-reveal_sites = Odkrywa obszary
cv-step-hunting_token = Żeton polowania

cv-score-note = gdyby gra skończyła się teraz
cv-total = Razem
cv-reconstructed = odtworzone: wydrukowany element nie jest znany. Więcej: karta NAZWA.

cv-fact-type = Rodzaj
cv-fact-source = Źródło
cv-fact-detail = Skąd wiadomo
cv-fact-id = Id
