### Plansza gry Nowe horyzonty w przeglądarce. Nazwy elementów i kart są w słowach samej gry.

## Ramy: czas, strony, czyja tura

bh-you = ty
bh-pages = Strony stołu
bh-page-actions = Akcje
bh-page-tree = Drzewo
bh-page-map = Mapa
bh-page-mine = Plansza
bh-page-offer = Cele
bh-page-points = Punkty
bh-page-governments = Rządy
bh-setup = Przygotowanie
bh-round = Runda { $round }
bh-last = Ostatnia runda
bh-last-round = Koniec po rundzie { $round }
bh-over = Koniec gry
bh-phases = Fazy tury
bh-phase-action = Akcja
bh-phase-expansion = Ekspansja
bh-phase-production = Produkcja
bh-phase-goal = Cel
bh-turn = Tura: { $owner }
bh-turn-own = Twoja tura
bh-end-cubes =
    { $most ->
        [one] Zdobyte cele: { $count } z 1, po którym jest ostatnia runda
       *[other] Zdobyte cele: { $count } z { $most }, po których jest ostatnia runda
    }
bh-now =
    { $count ->
        [one] Gdyby gra kończyła się teraz: 1 punkt dla ciebie. Pokaż wszystkie punkty.
        [few] Gdyby gra kończyła się teraz: { $count } punkty dla ciebie. Pokaż wszystkie punkty.
       *[many] Gdyby gra kończyła się teraz: { $count } punktów dla ciebie. Pokaż wszystkie punkty.
    }
bh-show-points = Pokaż punkty wszystkich

## Co odtworzono

bh-reconstructed = Częściowo odtworzone: nie wiadomo na pewno, co jest wydrukowane.
bh-map-reconstructed = Kafle, drzewo i karty: częściowo odtworzone (°)

## Akcje i ich pola

bh-actions = Akcje planszy
bh-basic = Akcje podstawowe
bh-advanced = Akcje zaawansowane
bh-action-basic_research_i = Technologia I
bh-action-basic_research_ii = Technologia II
bh-action-basic_growth = Wzrost
bh-action-basic_recruit_move = Werbunek, ruch
bh-action-advanced_research_iii = Technologia III
bh-action-advanced_settlement = Osadnictwo
bh-action-advanced_fortification = Fortyfikacja
bh-action-advanced_research_iv = Technologia IV
bh-action-taken = Stoją tu pionki akcji: { $players }.
bh-space =
    { $coins ->
        [0] { $action }, pole { $number }
        [one] { $action }, pole { $number }: 1 moneta
        [few] { $action }, pole { $number }: { $coins } monety
       *[many] { $action }, pole { $number }: { $coins } monet
    }
bh-space-taken = zajęte: { $players }

## Drzewo technologii

bh-tree = Drzewo technologii
bh-level = Poziom { $level }
bh-level-points =
    { $count ->
        [one] po 1 punkcie
       *[other] po { $count } punkty
    }
bh-slot = Poziom { $level }, pole { $number }
bh-slot-hidden = jeszcze przez nikogo nieopracowana.
bh-slot-leader = Tu czeka lider na tego, kto opracuje ją następny.
bh-slot-scholars = Uczeni: { $players }.
bh-slot-lines = Połączone technologie, które masz: { $have }; trzeba: { $need }.
bh-deck =
    { $count ->
        [0] Talia poziomu { $level }: pusta.
        [one] Talia poziomu { $level }: została 1 karta.
        [few] Talia poziomu { $level }: zostały { $count } karty.
       *[many] Talia poziomu { $level }: zostało { $count } kart.
    }
bh-deck-bottom = Znane karty pod nią, najniższa na końcu: { $cards }.
bh-private = Prywatne technologie
bh-research = Opracowywanie technologii
bh-research-color = Który kolor?
bh-research-lines = Jeden z głównych kolorów połączonych technologii. Potem odkrywa się karty, aż dwie będą miały ten kolor.
bh-research-any = Żadna połączona technologia nie leży odkryta: dowolny kolor. Potem odkrywa się karty, aż dwie będą miały ten kolor.
bh-research-cards = Którą kartę tu kładziesz?
bh-research-private = Którą kartę zachowujesz?
bh-research-why =
    { $count ->
        [0] Odkryto całą talię: żadna karta nie ma tego koloru ({ $color }).
        [one] Odkryto całą talię: 1 karta ma ten kolor ({ $color }).
        [few] Odkrywano, aż { $count } karty miały ten kolor ({ $color }) jako główny lub drugi.
       *[many] Odkrywano, aż { $count } kart miało ten kolor ({ $color }) jako główny lub drugi.
    }
bh-research-others =
    { $count ->
        [one] 1 karta nie pasuje.
        [few] { $count } karty nie pasują.
       *[many] { $count } kart nie pasuje.
    }
bh-research-rest = Pozostałe trafiają pod talię, a wszyscy je znają.
bh-research-under = nie pasuje
bh-research-leader = Górną część dostajesz od razu, dolna liczy się dla wszystkich na koniec gry.
bh-research-drawn = Odkrywa: { $owner }
bh-research-laid = leży teraz w drzewie

## Mapa

bh-map = Mapa
bh-zoom-in = Przybliż
bh-zoom-out = Oddal
bh-zoom-fit = Pokaż całą mapę
bh-unexplored = Nieznany ląd
bh-territories =
    { $count ->
        [0] Nie ma już terytoriów
        [one] Zostało 1 terytorium
        [few] Zostały { $count } terytoria
       *[many] Zostało { $count } terytoriów
    }
bh-units = Jednostki
bh-unit = { $unit }, siła { $strength } ({ $owner })
bh-moves-left =
    { $count ->
        [one] Pozostał 1 ruch
        [few] Pozostały { $count } ruchy
       *[many] Pozostało { $count } ruchów
    }
bh-tile-points = punkty: wioska { $village }, miasto { $city }
bh-tile-village-need = wioska wymaga osadników o sile { $need }, masz { $have }
bh-tile-village = wioskę ma { $owner }
bh-tile-city-need = miasto wymaga żołnierzy o sile { $need }, masz { $have }
bh-tile-city = miasto ma { $owner }
bh-tile-left = pierwszy buduje: { $owner }
bh-tile-right = potem buduje: { $owner }
bh-tile-home = terytorium początkowe: { $owner }

## Rządy

bh-governments-rule = Każdy wybiera jeden rząd, w kolejności tur. Despotyzm działa od razu, a kostki zdjęte z toru infrastruktury odblokowują pozostałe etapy.
bh-government-owner = Wybór gracza: { $owner }.
bh-government-back = Na odwrocie wybranej karty.

## Punkty

bh-points-title = Gdyby gra kończyła się teraz
bh-points-source = Źródło punktów
bh-points-sum = Punkty
bh-points-rule = Przy remisie: mniej kostek na torach, potem więcej aktywnych pionków, potem więcej monet. Pozostałe monety, pionki i znaczniki nie dają punktów.
bh-points =
    { $count ->
        [one] 1 punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[many] { $count } punktów zwycięstwa
    }

## Punktowanie końcowe

bh-score-title = Punktowanie końcowe
bh-score-most = najwięcej z tego źródła
bh-score-tie-cubes = Tyle samo punktów co { $name }, ale mniej kostek na torach: { $own } do { $others }.
bh-score-tie-active = Tyle samo punktów i kostek co { $name }, ale więcej aktywnych pionków: { $own } do { $others }.
bh-score-tie-coins = Tyle samo punktów, kostek i aktywnych pionków co { $name }, ale więcej monet: { $own } do { $others }.
bh-score-tie-shared = Tyle samo punktów, kostek, aktywnych pionków i monet co { $name }: dzielą to miejsce.
