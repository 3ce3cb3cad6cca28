### Raporty z symulacji, z turniejów i z badania równowagi gry.

arena-counts =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[other] { $players } graczy
    } · { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }
arena-stalled =
    { $games ->
        [one] Jedna partia utknęła: nie skończyła się po { $limit } decyzjach. Poniżej jej nie liczymy.
        [few] { $games } partie utknęły: nie skończyły się po { $limit } decyzjach. Poniżej ich nie liczymy.
       *[other] { $games } partii utknęło: nie skończyły się po { $limit } decyzjach. Poniżej ich nie liczymy.
    }
arena-plan = Boty: { $bots }. Ziarno: { $seed }. Odcisk wszystkich stanów końcowych: { $hash }
arena-length = Decyzje w partii

## Symulacja

arena-seed = ziarno { $seed }
arena-seat = Miejsce
arena-chance = losowo
arena-spread = Punkty
arena-mean = średnia
arena-least = min.
arena-median = mediana
arena-most = maks.
arena-sources = Źródło punktów
arena-others =
    { $count ->
        [one] 1 inne źródło
        [few] { $count } inne źródła
       *[many] { $count } innych źródeł
    }

## Turniej

arena-bot = Bot
arena-elo = Elo
arena-interval = 95%
arena-seats = miejsca
arena-won = wygrane
arena-points = punkty
arena-before = Wyprzedza
arena-ratings = Ranking
arena-ratings-how = Elo metodą największej wiarygodności, względem średniej, z przedziałami 95%. Każde dwa miejsca przy stole to jedno porównanie lokat.
arena-ratings-alone = Elo metodą największej wiarygodności, względem średniej, z przedziałami 95%. Każde dwa boty porównujemy po partiach o tym samym ziarnie: kto pokonał grę, wyprzedza tego, kto jej nie pokonał, a dalej decydują punkty.
arena-cross = Kto kogo wyprzedza
arena-test-low = Test rozstrzygnięty: { $bot } wygrywa { $low } swoich partii lub mniej, a nie { $high } lub więcej.
arena-test-high = Test rozstrzygnięty: { $bot } wygrywa { $high } swoich partii lub więcej, a nie { $low } lub mniej.
arena-test-open = Test nierozstrzygnięty: z partii nie wynika, czy { $bot } wygrywa ich { $low }, czy { $high }.
arena-test-figures = Udział wygranych: { $share }, partii: { $games }, ziaren: { $seeds }; logarytm ilorazu wiarygodności { $ratio }, granice { $lower } i { $upper }, efekt schematu { $effect }.

## Równowaga

balance-title = Równowaga gry „{ $game }”
balance-seats = Miejsca przy stole
balance-seats-how = Ile razy częściej, niż wynikałoby z równego podziału, wygrywa każde miejsce.
balance-alone = Partie, w których pokonano grę: { $won } z { $games } ({ $share }). To jest poniżej równy podział.
balance-seat = Miejsce { $number }
balance-sources = Źródła punktów
balance-pieces = Elementy: { $kind }
balance-pieces-how = Ile razy częściej, niż wynikałoby z równego podziału, wygrywają ci, którzy element wzięli (albo, gdy elementy tego rodzaju się dostaje, a nie bierze, mają go na końcu), z przedziałami 95%. Wyróżnione wartości odbiegają od 1 bardziej, niż tłumaczy przypadek; co dwudziesta robi to jednak przypadkiem. Kto wygrywa, ten bierze więcej wszystkiego: porównuj elementy jednego rodzaju między sobą, nie tylko z 1. ★ oznacza treść odtworzoną, ☆ odtworzoną częściowo.
balance-piece = Element
balance-offered = oferowany
balance-taken = wzięty
balance-picked = wybierany
balance-lift = przewaga
balance-lift-taken = przewaga po wzięciu
balance-held = na końcu
balance-lift-held = przewaga na końcu
balance-untouched = Oferowane, lecz nigdy nie wzięte: { $pieces }.
balance-breach-lift = { $name } ({ $kind }) wygrywa { $found } razy częściej, niż wynikałoby z równego podziału; dopuszczono { $most }.
balance-breach-taken = { $name } ({ $kind }): nikt nigdy tego nie bierze.

## Rodzaje elementów, pod nazwami, których używają polecenia

kind-cards = karty
kind-banker = Bankier
kind-terrains = tereny
kind-units = Jednostki
kind-buildings = Budynki
kind-settlement = Osada
kind-categories = kategorie Rozwinięć
kind-advances = Rozwinięcia
kind-wonders = Cuda
kind-icons = ikony Wydarzeń
kind-events = Wydarzenia
kind-civil = górne połowy kart Akcji
kind-tactics = dolne połowy kart Akcji
kind-action_cards = karty Akcji
kind-objectives = Cele
kind-objective_cards = karty Celów
kind-civilizations = Cywilizacje
kind-civ_advances = Rozwinięcia Cywilizacji
kind-leaders = Przywódcy
kind-technologies = Technologie
kind-build_cards = karty Budowy
kind-population_cards = karty Populacji
kind-tax_cards = karty Podatku i Cła
kind-golden_ages = Złote Wieki
kind-achievements = Osiągnięcia
kind-governments = Ustroje
kind-goods = Towary Handlowe
kind-caches = Zapasy
kind-abilities = zdolności
