### Plansza gry Civolution w przeglądarce. Nazwy elementów i kart są w słowach samej gry.

## Rama: czas, strony, czyja konsola

cv-you = ty
cv-pages = Strony stołu
cv-page-map = Mapa
cv-page-modules = Moduły
cv-page-goods = Zasoby
cv-page-stages = Rzędy
cv-page-hand = Ręka
cv-page-boards = Plansze
cv-page-displays = Oferta
cv-page-vici = V.I.C.I.
cv-page-points = Punkty
cv-leaves = Części strony
cv-leaf-tracks = Tory
cv-leaf-era = Epoka
cv-leaf-hunting = Polowanie
cv-leaf-cards = Karty
cv-leaf-chips = Czipy
cv-setup = Przygotowanie
cv-era = Epoka { $era }
cv-over = Gra skończona
cv-phases = Fazy epoki
cv-turn = Tura: { $owner }
cv-turn-own = Twoja tura
cv-on-turn = teraz gra
cv-starting = cywilizacja startowa
cv-finishing = Kończy się ta runda, potem jeszcze jedna pełna
cv-final-round = Ostatnia runda
cv-resets-left =
    { $count ->
        [one] 1 reset do końca fazy akcji
        [few] { $count } resety do końca fazy akcji
       *[other] { $count } resetów do końca fazy akcji
    }
cv-now =
    { $count ->
        [one] Gdyby gra skończyła się teraz: 1 punkt dla ciebie. Pokaż wszystkie punkty.
        [few] Gdyby gra skończyła się teraz: { $count } punkty dla ciebie. Pokaż wszystkie punkty.
       *[other] Gdyby gra skończyła się teraz: { $count } punktów dla ciebie. Pokaż wszystkie punkty.
    }
cv-show-points = Pokaż punkty wszystkich
cv-whose = Cywilizacje: czyja konsola jest pokazana
cv-seat-facts = { $vp } PZ; żywność { $food } z potrzebnych { $needed }; kości do użycia: { $dice }
cv-vici-facts = { $vp } PZ

## Co jest odtworzone

cv-reconstructed = Częściowo odtworzone: nie wiadomo na pewno, co jest wydrukowane.

## Kontynent

cv-continent = Kontynent
cv-zoom-in = Przybliż
cv-zoom-out = Oddal
cv-zoom-fit = Cały kontynent
cv-tokens = Żetony polowania: { $count }
cv-undeveloped = nierozwinięte
cv-tribes =
    { $weak ->
        [0] { $owner }: silne { $strong }
       *[other] { $owner }: silne { $strong }, osłabione { $weak }
    }
cv-tribe =
    { $stance ->
        [strong] { $owner }: silne plemię, { $spot }
       *[other] { $owner }: osłabione plemię, { $spot }
    }
cv-spot-fire = przy ognisku
cv-spot-plain = w obozowisku
cv-spot-wild = w dziczy
cv-spot-boat = na łodzi
cv-camp-free = Wolne miejsce { $spot }
cv-raw = materiały, które ma tu { $owner }: { $count }
cv-camps-free = wolne obozowiska: { $count }
cv-farm = farma: { $owner }
cv-boat = łódź: { $owner }
cv-hunted = w tej epoce już polowano
cv-provisions = zaopatrzenie V.I.C.I.: { $count }
cv-site = { $name }, { $vp } PZ; przy: { $near }
cv-site-hidden = Zakryty obszar przy: { $near }
cv-site-vp = { $vp } PZ dla tego, kto go odkryje
cv-statues-of = pomniki z: { $materials }
cv-statues = pomniki, które ma tu { $owner }: { $count }
cv-settled = osada: { $owner }

## Moduły i kości

cv-rail = Pola kości i znaczniki
cv-space = pole kości { $value }
cv-dice =
    { $count ->
        [one] kość o wartości { $value }
        [few] { $count } kości o wartości { $value }
       *[other] { $count } kości o wartości { $value }
    }
cv-planned =
    { $count ->
        [one] znacznik planowania na { $value }
        [few] { $count } znaczniki planowania na { $value }
       *[other] { $count } znaczników planowania na { $value }
    }
cv-used = użyte kości: { $count }
cv-fate = kości losu: { $count }
cv-marker = { $name }: { $count }
cv-module-level =
    { $level ->
        [1] poziom I
        [2] poziom II
       *[other] poziom III
    }
cv-module-dice = kości { $left } i { $right }
cv-module-any = dowolne dwie kości
cv-module-payable = można opłacić
cv-module-ideas =
    { $count ->
        [one] można opłacić z 1 pomysłem
       *[other] można opłacić z { $count } pomysłami
    }
cv-module-short = teraz nie można opłacić
cv-feature-held = znaczniki: { $count }
cv-reset = Reset
cv-reset-left = znaczniki resetu: { $count }
cv-reset-may = teraz możliwy
cv-reset-not = za dużo kości na polach kości

## Zasoby

cv-storage = Magazyn
cv-food-needed = potrzeba w następnej fazie żywienia: { $count }
cv-stored = { $name }: { $count }; sprzedaż za { $money }, zakup za { $price }
cv-settlements = Osady na konsoli
cv-settlement = Osada; kosztuje: { $cost }; diamenty pod nią: { $diamonds }
cv-settlement-built = Osada zbudowana; diamenty: { $diamonds }
cv-diamonds = aktywne diamenty: { $count }
cv-left-farms = pozostałe farmy: { $count }
cv-left-boats = pozostałe łodzie: { $count }
cv-left-tribes = plemiona w zasobach: { $count }
cv-left-supply = znaczniki w zasobach: { $count }

## Rzędy, cele, ręka

cv-stages = Matryca konsoli
cv-row = Rząd { $row }, { $points } PZ za każdy element
cv-row-active = punktuje
cv-row-inactive = nie punktuje, dopóki kafelek rzędu jest nieaktywny
cv-row-filled = wypełnione połówki: { $count } z { $need }
cv-row-completed = premia wzięta
cv-slot-next = Kolumna { $column }, następny jest rząd { $row }: { $type }
cv-slot-any = dowolny rodzaj
cv-installed = Co jest zainstalowane
cv-installed-at = Kolumna { $column }, rząd { $row }
cv-installed-none = Nic jeszcze nie jest zainstalowane.
cv-goal-area = Obszar celów
cv-goal-free = wolne miejsce na czip celu
cv-goal-covers =
    { $count ->
        [one] Przykrywa 1 czip: jeszcze bez ulepszenia.
        [few] Przykrywa { $count } czipy: jeszcze bez ulepszenia.
       *[other] Przykrywa { $count } czipów: jeszcze bez ulepszenia.
    }
cv-goal-upgrade = Jego instalacja ulepsza moduł.
cv-dealt-markers = Karty znaczników startowych do wyboru
cv-hand =
    { $count ->
        [one] Ręka: 1 karta
        [few] Ręka: { $count } karty
       *[other] Ręka: { $count } kart
    }
cv-hand-type = { $type }: { $count }
cv-hand-none = Brak kart na ręce.
cv-cost-space =
    { $vp ->
        [0] { $number }. { $cost }
       *[other] { $number }. { $cost } ({ $vp } PZ)
    }
cv-cost-empty = puste
cv-cost-return = zwróć { $count }: { $thing }
cv-cost-have = miej { $count }: { $thing }
cv-cost-settlements =
    { $count ->
        [one] miej 1 osadę
        [few] miej { $count } osady
       *[other] miej { $count } osad
    }

## Plansze

cv-tracks = Tory postępu
cv-on-track = { $owner }: { $space }
cv-favor = Przychylność Agery
cv-favor-pass =
    { $value ->
        [1] zdaje kość losu 1
       *[other] zdaje kość losu od 1 do { $value }
    }
cv-favor-sure = każdy test zdany
cv-favor-statue = każdy pomnik { $vp } PZ
cv-weather = Pogoda
cv-weather-now = teraz
cv-weather-next = po wydarzeniu tej epoki
cv-weather-beyond = po wydarzeniu tej epoki, z efektem za linią
cv-era-tiles = Kategorie epok
cv-era-tile = Epoka { $era }: { $category }, { $points } PZ za każdą jednostkę
cv-era-done = Epoka { $era }: policzona
cv-final = Kategorie na koniec
cv-final-category = { $category }: na koniec { $points } PZ za każdą jednostkę
cv-hunting = Żywność z polowania
cv-hunting-die = Kość losu
cv-offer = Karty czipów startowych
cv-offered = { $chip } Razem z: { $goal }
cv-stacks = Stosy badań
cv-deck =
    { $count ->
        [one] { $type }: 1 zakryta karta
        [few] { $type }: { $count } zakryte karty
       *[other] { $type }: { $count } zakrytych kart
    }
cv-deck-bottom = na spodzie, znane tobie: { $cards }
cv-stack-under = Pod nią: { $cards }.
cv-display-goals = Czipy celów
cv-display-incomes = Czipy przychodu
cv-display-attributes = Czipy atrybutów
cv-display-empty = puste pole
cv-bag = w woreczku: { $count }
cv-dice-display = kości w przyborniku

## V.I.C.I.

cv-vici-turn = Ostatnia tura V.I.C.I.
cv-vici-none = V.I.C.I. nie miała jeszcze tury.
cv-vici-before = Wcześniejsze kroki
cv-vici-after = Dalsze kroki
cv-vici-row = Karty akcji
cv-vici-icons = Ikony resetu w rzędzie: niebieskie { $blue }, czerwone { $red }; 4 i 4 dają reset
cv-vici-tribes = pozostałe plemiona: { $count }
cv-vici-dice = kości aktywacji: { $count }
cv-vici-deck = kart do następnego tasowania: { $count }
cv-vici-card =
    { $half ->
        [red] Wierzchnia karta akcji, jej czerwona połowa
       *[other] Wierzchnia karta akcji, jej niebieska połowa
    }
cv-vici-grid = { $grid }: zakryte pola { $count } z { $most }
cv-vici-score =
    { $count ->
        [one] V.I.C.I. ma 1 punkt.
        [few] V.I.C.I. ma { $count } punkty.
       *[other] V.I.C.I. ma { $count } punktów.
    }
cv-vici-category-current_era = Kategoria tej epoki
cv-vici-category-next_era = Kategoria następnej epoki
cv-vici-category-era_4 = Kategoria epoki 4
cv-vici-category-three_final_scoring_tiles = Trzy kategorie z kafelków końcowych
cv-does-card = Odkrywa następną kartę akcji
cv-does-die = Rzuca { $what }
cv-does-reset = Reset
cv-does-place = { $what }
cv-does-spot = { $what }
cv-does-forfeits = Akcja przepada
cv-does-category = { $what }, { $count }×
cv-does-track = { $what }: pole { $more }
cv-does-removes = { $what } – poza grę
cv-does-advance_track = Przesuwa dysk na torze
cv-does-remove_face_up_card = Usuwa odkrytą kartę
cv-does-gain_vp = Zdobywa punkty
cv-does-advance_favor = O pole wyżej na torze przychylności
cv-does-statue = Pomnik na wyspie
cv-does-gain_activation_die = Zyskuje kość aktywacji
cv-does-gain_fate_die = Zyskuje kość losu
cv-does-evolution_marker = Znaczniki w tabeli ewolucji
cv-does-prosperity_marker = Znaczniki w tabeli dobrobytu
cv-does-procreation = Prokreacja
cv-does-migration = Migracja
cv-does-provision = Znacznik zaopatrzenia
cv-does-reveal_sites = Odkrywa obszary
cv-does-hunting_token = Żeton polowania
cv-why-card = Dołącza do rzędu.
cv-why-die = Kość wskazuje wiersz karty, który jest wykonywany.
cv-why-reset = W rzędzie jest dość ikon obu kolorów.
cv-why-place = Tylko to terytorium spełnia wymaganie.
cv-why-place-rolled = Wymaganie spełnia kilka terytoriów: kości { $more } rozstrzygają według diagramu i pochodni.
cv-why-spot = Pierwsze obozowisko w kolejności wyboru.
cv-why-forfeits = Nic nie spełnia wymagania.
cv-why-category = Karta wskazuje tę kategorię; jej akcja jest wykonywana tyle razy.
cv-why-track = Krok tej akcji.
cv-why-removes = Tak mówi akcja.
cv-why-advance_track = Progi dają punkty i nic więcej.
cv-why-procreation = Gdzie ma plemię i jest wolne obozowisko, a jeśli nigdzie, to gdzie ma plemię.
cv-why-migration = Skąd ma kilka plemion, do sąsiada, gdzie ma ich najmniej.
cv-why-provision = Gdzie ma plemię, gdzie leży najmniej zaopatrzenia, gdzie ma najwięcej plemion.
cv-why-reveal_sites = Jej terytorium, przy którym jest najwięcej zakrytych obszarów.
cv-why-hunting_token = Najlepsze łowisko, gdzie oboje macie plemię, a jeśli nigdzie, to gdzie ma je ona.

## Punkty

cv-points-title = Gdyby gra skończyła się teraz
cv-points-source = Źródło
cv-points-final = Kategorie na koniec
cv-points-sum = Razem
cv-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
cv-score-title = Końcowe punktowanie
cv-score-most = najwięcej
