### Stół gry Krótka historia cywilizacji w terminalu. Takie pojęcia jak Rynek są wśród słów samej gry.

fh-supply = Magazyn { $count } ZZ
fh-current-era = Bieżąca Era { $era } ({ $value })
fh-banker-strength = siła Bankiera { $strength }
fh-quiet = tury bez nowej karty: { $turns } z { $most }
fh-deck =
    { $count ->
        [0] Talia jest pusta
       *[other] Talia { $count }
    }

fh-card = Karta
fh-type = Typ
fh-era = Era
fh-strip = Pasek
fh-income = Przychód
fh-investor = Inwestor
fh-effect = Efekt
fh-special = Specjalny

fh-you = { $name } (ty)
fh-tokens = { $count } ZZ
fh-points = { $count } PZ
fh-strength = siła w ataku { $attack }, w obronie { $defense }
fh-offer = do wyboru
fh-done = { $moment }: wykonano
fh-reconstructed = odtworzona: wydrukowana karta nie jest znana. Więcej: karta NAZWA.

fh-moment-instant = Natychmiast
fh-moment-attack = Najazd
fh-moment-attack_all = Najazd na wszystkich
fh-moment-permanent = Stały
fh-moment-turn_action = Akcja w turze
fh-moment-scoring = Punktacja
fh-vp = PZ
fh-each-type = typ kart

fh-known = Co wiadomo
fh-lines = Wiersze instrukcji
fh-scoring = Na koniec
fh-transient = nie w punktacji
fh-part-name = nazwa
fh-part-type = typ
fh-part-deck = era
fh-part-strip = pasek
fh-part-timing = moment działania
fh-part-effect = efekt
