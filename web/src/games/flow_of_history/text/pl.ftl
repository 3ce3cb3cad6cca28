### Plansza Krótkiej historii cywilizacji w przeglądarce. Terminy, takie jak Rynek, są w słowach samej gry.

fh-type-special = Specjalny
fh-reconstructed = Odtworzona: nie wiadomo, co jest na wydrukowanej karcie.

fh-moment-instant = Natychmiast
fh-moment-attack = Najazd
fh-moment-attack_all = Najazd na wszystkich
fh-moment-permanent = Stały
fh-moment-turn_action = Akcja w turze
fh-moment-scoring = Punktacja
fh-done = Wykonano przy otrzymaniu karty.

fh-strip = Pasek produkcji: { $icons }.
fh-income = Przychód: { $icon }.
fh-covered = Przykryta, liczy się tylko pasek.
fh-free = Bez inwestycji.
fh-invested = Inwestor: { $seat }, { fh-tokens }.
fh-invested-banker = Inwestor: Bankier, { fh-tokens }.
fh-tokens = { $count } ZZ

fh-civilization = Cywilizacja: { $seat }
fh-you = ty
fh-civilization-facts =
    { fh-tokens }; dotychczas { $score } PZ; siła w ataku { $attack }, w obronie { $defense }; { $cards ->
        [one] 1 karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
fh-icon-total = { $icon }: { $count }
fh-score = { $count } PZ
fh-score-now = PZ, gdyby gra skończyła się teraz
fh-offer = Do wyboru
fh-enlarge = Powiększ Cywilizację: { $seat }
fh-tray = Wszystkie karty: { $seat }
fh-more =
    { $count ->
        [one] Jeszcze 1 karta
        [few] Jeszcze { $count } karty
       *[other] Jeszcze { $count } kart
    }
fh-rivals = Przeciwnicy
fh-weaker = Słabszy cel: { $defense } przeciw { $attack }.
fh-not-weaker = Cel nie jest słabszy: { $defense } przeciw { $attack }.

fh-supply = Magazyn, Żniwa: { fh-tokens }.
fh-harvest = Żniwa
fh-reserve = Rezerwa: { fh-tokens }.
fh-reserve-owed = Rezerwa: w grze o { $count } ZZ więcej, niż jest w pudełku.
fh-box =
    { $count ->
        [0] Pudełko jeszcze puste
        [one] 1 karta w pudełku
        [few] { $count } karty w pudełku
        [many] { $count } kart w pudełku
       *[other] { $count } karty w pudełku
    }
fh-current-era = Bieżąca Era: { $era }
fh-deck-left =
    { $count ->
        [0] Talia: pusta
        [one] Talia: 1 karta
        [few] Talia: { $count } karty
        [many] Talia: { $count } kart
       *[other] Talia: { $count } karty
    }
fh-deck-era = { $era }: zostało { $count }
fh-last-cards = Potem Internet, a Przyszłość kończy grę.
fh-banker-strength = Bankier: siła { $count }
fh-quiet = Tury bez nowej karty: { $turns } z { $most }

fh-points-title = Punkty według źródeł
