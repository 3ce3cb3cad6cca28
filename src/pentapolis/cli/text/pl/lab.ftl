### Co mówią po drodze polecenia, które rozgrywają wiele partii, i co mierzą.

## Po drodze

progress = { $what }: { $number } z { $total }
progress-games = partie
progress-scenarios = scenariusze
progress-test = próba
progress-survey = rozpoznanie
progress-round = runda { $number } z { $total }
progress-lists = przeglądanie list
progress-load = wczytywanie: { $what }
progress-warm = rozgrzewka: { $what }
progress-measure = pomiar: { $what }
progress-choices = liczenie wyborów: { $what }
progress-decision = { $what }, partia { $game }, decyzja { $decision }
lab-seating =
    { $players ->
        [one] { $game } ({ $players } gracz)
       *[other] { $game } ({ $players } graczy)
    }
lab-waiting =
    { $games ->
        [one] Trwa jeszcze jedna partia, czekam na jej koniec; Ctrl-C przerywa od razu.
        [few] Trwają jeszcze { $games } partie, czekam na ich koniec; Ctrl-C przerywa od razu.
       *[other] Trwa jeszcze { $games } partii, czekam na ich koniec; Ctrl-C przerywa od razu.
    }
lab-time =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[other] { $games } partii
    } w { $seconds } s { $processes ->
        [0] na klastrze
        [one] w 1 procesie
       *[other] w { $processes } procesach
    }{ $known ->
        [0] { "" }
       *[other] , a { $known } już z magazynu wyników
    }
lab-interrupted = Przerwano po { $played } z { $games } partii; wyniki dotyczą tylko ich{ $further }.
lab-stopped = Przerwano{ $further }.
lab-further-none = ; z opcją --store to samo polecenie podjęłoby od tego miejsca
lab-further = ; { $file } przechowuje rozegrane partie i to samo polecenie podejmie od tego miejsca
lab-rows =
    { $rows ->
        [one] 1 wiersz w { $file }
        [few] { $rows } wiersze w { $file }
       *[other] { $rows } wierszy w { $file }
    }
lab-rows-size =
    { $rows ->
        [one] 1 wiersz w { $file }, { $size } MB
        [few] { $rows } wiersze w { $file }, { $size } MB
       *[other] { $rows } wierszy w { $file }, { $size } MB
    }
lab-export-stopped = Przerwano; plik zawiera partie ukończone do tego czasu.
lab-different = inny wynik: { $key }
lab-again = Rozegrano ponownie { $again } z { $kept }; innych wyników: { $different }

## Szukanie błędów w zasadach

fuzz-where = graczy: { $players }{ $chosen }, ziarno { $seed }, po kroku { $answers }
fuzz-replay = odtwórz: { $command }
fuzz-examine = zbadaj: { $command }
fuzz-unwritable = tego nie da się zapisać jako gry; zobacz { $file }
fuzz-total =
    { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[other] { $games } partii
    }, { $decisions ->
        [one] 1 decyzja
        [few] { $decisions } decyzje
       *[other] { $decisions } decyzji
    }, { $failures ->
        [one] 1 błąd
        [few] { $failures } błędy
       *[other] { $failures } błędów
    }
fuzz-interrupted = Przerwano po { $played } z { $games } partii.

## Szybkość

bench-players = gracze
bench-decisions = decyzje/s
bench-games = partie/s
bench-copies = kopie/s
bench-chess = szachy/s
bench-ratio = stosunek
bench-busy = Komputer jest zajęty: każdy pomiar trwał { $measured } s zamiast { $wanted } s.
bench-lacking = { $peer } (potrzebny pakiet { $module })
bench-missing = Nie zainstalowano: { $peers }. Wpisz: pip install 'pentapolis[peers]'.
bench-times-as-fast = ile razy szybciej niż (gracze)
bench-thousands = 1000/s
bench-choice = gdy jest wybór
bench-thousand-decisions = decyzje, 1000/s
bench-game = gra
bench-lists = listy
bench-longest = najdłuższa
bench-slowest = najwolniejsza
bench-noise = szum
bench-whole-games =
    { $games ->
        [one] { $what }, 1 cała partia
        [few] { $what }, { $games } całe partie
       *[other] { $what }, { $games } całych partii
    }
bench-bot = bot
bench-decided = decyzje
bench-mean = średnia
bench-p95 = p95
bench-late = ponad { $times } raza

origin-version = pentapolis { $version }
origin-commit = commit { $commit }
origin-changed = commit { $commit } (ze zmianami)
origin-cores =
    { $cores ->
        [one] 1 rdzeń
        [few] { $cores } rdzenie
       *[other] { $cores } rdzeni
    }
origin-load = średnie obciążenie { $load }

## Uczenie

train-cut = Pominięto { $cut } z { $games } partii, przerwane po { $limit } decyzjach.
train-loss = Strata logarytmiczna { $loss }, ręcznie { $by_hand }; udziały odbiegają od wyników o { $error }, ręcznie o { $error_by_hand }.
train-decisive = Ręcznie rozstrzyga przewaga { $fitted }, bo tak pasuje najlepiej: strata logarytmiczna { $loss }, odchylenie { $error }. Gra podaje { $told }.
train-untested = Wag nie sprawdzono w próbie.
train-done = wagi i raport w { $folder }
