### Stół gry Nowe horyzonty w terminalu. Nazwy elementów pochodzą z danych gry, większość nagłówków z jej słów.

bh-setup = Przygotowanie
bh-last-round = Gra kończy się po rundzie { $round }
bh-stop = Reguła zatrzymania kończy grę po rundzie { $round }

# Po dwie litery na kolor technologii; poziom IV ma wszystkie.
bh-color-blue = Na
bh-color-green = Ek
bh-color-red = Mi
bh-color-yellow = Ku
bh-color-all = **

# Cena w monetach, jak najkrócej.
bh-price = { $coins }m
bh-gives = { $track } +{ $vp }

bh-actions = Akcje na planszy
bh-legend-tree = ♦ zakryty lider · ←2/3 potrzebne dwie z tych trzech · (1 2) kto ją opracował · [○] wolne pole, [1] stoi tam gracz 1, 1m kosztuje monetę
bh-legend-strength = 3 wydrukowana siła
bh-legend-home = terytorium początkowe gracza 1
bh-legend-left = kostka pierwszego budowniczego i PZ, gdy zbuduje ją też inny gracz
bh-legend-right = kostka drugiego budowniczego
bh-legend-built = pierwszy i drugi budowniczy
bh-tile = Kafel
bh-tiles-note = siła potrzebna patrzącemu, kostka, PZ
bh-stack =
    { $count ->
        [0] stos jest pusty
        [one] jeszcze 1 w stosie
        [few] jeszcze { $count } w stosie
       *[many] jeszcze { $count } w stosie
    }
bh-end = Kostki na celach: { $have }. Przy { $need } rozgrywa się jeszcze jedną rundę.

bh-governments = Rządy do wyboru
bh-revealed = Odkryte karty
bh-discovering = Odkrywane kafle

bh-you = { $name } (ty)
bh-points = { $count } PZ
bh-next = następne:
bh-beyond = (każda kolejna kostka: { $vp } PZ)
bh-villages = Wioski
bh-cities = Miasta
bh-built = Zbudowane
bh-supply = Budowle w zasobach
bh-option = opcja { $number }

bh-vp = PZ
bh-score-note = gdyby gra skończyła się teraz
bh-total = Razem
bh-reconstructed = odtworzone: wydrukowany element nie jest znany. Więcej: karta NAZWA.

bh-fact-colors = Kolory
bh-fact-source = Źródło
bh-fact-name = Źródło nazwy
bh-fact-color = Źródło kolorów
bh-fact-strength = Źródło siły
bh-fact-village = Źródło wioski
bh-fact-city = Źródło miasta
bh-fact-coins = Źródło ceny
bh-fact-vp = Źródło PZ
bh-fact-condition = Źródło warunku
bh-fact-spaces = Źródło pól
bh-fact-id = Id
