### Plansza gry Nowe horyzonty w przeglądarce. Nazwy elementów i kart są w słowach samej gry.

## Ramy: czas, strony, czyja tura

bh-you = ty
bh-pages = Strony stołu
bh-page-actions = Akcje
bh-actions-short = Akcje
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
bh-map-reconstructed = ° częściowo odtworzone

## Akcje i ich pola

bh-actions = Akcje planszy
bh-basic = Akcje podstawowe
bh-advanced = Akcje zaawansowane
bh-action-basic_research_i = Opracuj I
bh-action-basic_research_ii = Opracuj II
bh-action-basic_growth = Wzrost
bh-action-basic_recruit_move = Werbunek, ruch
bh-action-advanced_research_iii = Opracuj III
bh-action-advanced_settlement = Osadnictwo
bh-action-advanced_fortification = Fortyfikacja
bh-action-advanced_research_iv = Opracuj IV
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
bh-research-gone = trafia pod talię
bh-research-theirs = { $player } kładzie jedną z tych kart: { $slot }
bh-research-kept = { $player } zachowuje jedną z tych kart
bh-research-leader = Górną część dostajesz od razu, dolna liczy się dla wszystkich na koniec gry.

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

bh-governments-rule = Pierwszy wybiera ostatni gracz, a pierwszy bierze kartę, która zostanie. Despotyzm działa od razu, a kostki zdjęte z toru infrastruktury odblokowują pozostałe etapy.
bh-government-owner = Wybór gracza: { $owner }.

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

## Co o elemencie mówi podgląd

bh-slot-back = Nie ma tu jeszcze technologii. Kto pierwszy ją tu opracuje, wybiera kartę.
bh-slot-needs = Kto tu opracowuje, potrzebuje { $count } z: { $slots }.
bh-worth =
    { $count ->
        [one] Na koniec gry warta 1 punkt.
        [few] Na koniec gry warta { $count } punkty.
       *[many] Na koniec gry warta { $count } punktów.
    }

## Plansze graczy, cele i budowle

bh-seats = Gracze
bh-seats-facts = { $owner }: punkty { $points }, monety { $coins }, aktywne pionki { $active }, kostki na celach { $cubes }.
bh-seats-pawn = Pionek akcji: { $action }.
bh-seats-first = Pierwszy gracz.
bh-seats-turn = Trwa tura tego gracza.
bh-mine-seats = Czyja plansza
bh-mine-leaves = Części planszy
bh-mine-leaf-tracks = Tory
bh-mine-leaf-people = Zasoby
bh-mine-leaf-cards = Karty
bh-mine-purse = Obszar dostępnych zasobów
bh-mine-coins = Monety: { $count }
bh-mine-active = Aktywne pionki: { $count }
bh-mine-settlement = Znaczniki osadnictwa: { $count }. W zapasach ogólnych: { $supply }
bh-mine-fortification = Znaczniki fortyfikacji: { $count }. W zapasach ogólnych: { $supply }
bh-mine-moves =
    { $count ->
        [one] Zadanie 1 ruchu daje 1 ruch
        [few] Zadanie 1 ruchu daje { $count } ruchy
       *[many] Zadanie 1 ruchu daje { $count } ruchów
    }
bh-mine-scholars = Uczeni: { $count }
bh-mine-claims = Kostki na celach: { $count }
bh-mine-gone = Pionki usunięte z gry: { $count }
bh-mine-columns = Kolumny populacji
bh-mine-column = Kolumna { $column }: nieaktywne pionki { $count } z { $capacity }.
bh-mine-column-open = Produkuje.
bh-mine-column-closed = Jeszcze nie produkuje.
bh-mine-column-source = Stąd pochodzi następny aktywowany pionek.
bh-mine-column-room = Tu trafia następny wyczerpany pionek.
bh-mine-track =
    { $count ->
        [one] { $track }: została 1 kostka.
        [few] { $track }: zostały { $count } kostki.
       *[many] { $track }: zostało { $count } kostek.
    }
bh-mine-track-next = Następna kostka odsłania: { $what }.
bh-mine-track-empty = nie ma już kostek
bh-mine-next = dalej: { $what }
bh-mine-investment =
    { $points ->
        [one] Tor inwestycji, kostki: { $count }, teraz warte 1 punkt.
        [few] Tor inwestycji, kostki: { $count }, teraz warte { $points } punkty.
       *[many] Tor inwestycji, kostki: { $count }, teraz warte { $points } punktów.
    }
bh-mine-investment-next = Następna kostka daje: { $what }.
bh-mine-beyond = { $count } PZ za każdą dalszą kostkę
bh-mine-units = Jednostki i ich znaczniki
bh-mine-pair = { $unit }, znacznik { $faces }: na mapie { $used }, wolne { $free }
bh-mine-stages = Osiągnięte: { $stages }.
bh-mine-no-government = Nie ma jeszcze rządu
bh-mine-production = Produkcja teraz
bh-mine-produce-population =
    { $count ->
        [0] Produkcja populacji: żaden pionek
        [one] Produkcja populacji: 1 pionek staje się aktywny
        [few] Produkcja populacji: { $count } pionki stają się aktywne
       *[many] Produkcja populacji: { $count } pionków staje się aktywnych
    }
bh-mine-produce-coins =
    { $count ->
        [one] Produkcja monet: 1 moneta
        [few] Produkcja monet: { $count } monety
       *[many] Produkcja monet: { $count } monet
    }
bh-mine-exchange =
    { $coins ->
        [one] Wymiana: aktywny pionek kosztuje 1 monetę
        [few] Wymiana: aktywny pionek kosztuje { $coins } monety
       *[many] Wymiana: aktywny pionek kosztuje { $coins } monet
    }
bh-mine-buy =
    { $coins ->
        [one] Kup za 1 monetę, aktywne pionki: { $count }
        [few] Kup za { $coins } monety, aktywne pionki: { $count }
       *[many] Kup za { $coins } monet, aktywne pionki: { $count }
    }
bh-mine-sell = Wyczerp aktywne pionki: { $count }, zyskaj monety: { $coins }
bh-mine-option-population = Populacja
bh-mine-option-coins = Monety
bh-mine-option-exchange = Wymiana
bh-mine-option-buy = Kup pionek
bh-mine-option-sell = Sprzedaj pionek
bh-mine-private = Technologia prywatna.
bh-mine-chosen = Wybrano: { $option }.
bh-mine-waits =
    { $coins ->
        [0] Czeka na budowę, za darmo.
        [one] Czeka na budowę, za 1 monetę.
        [few] Czeka na budowę, za { $coins } monety.
       *[many] Czeka na budowę, za { $coins } monet.
    }
bh-mine-nothing = Nie ma jeszcze technologii, liderów ani budowli
bh-more-cards =
    { $count ->
        [one] Pokaż wszystkie: jeszcze 1
       *[other] Pokaż wszystkie: jeszcze { $count }
    }
bh-offer-leaves = Części strony
bh-offer-leaf-goals = Cele
bh-offer-leaf-structures = Budowle
bh-offer-next =
    { $count ->
        [one] Kto zdobędzie go następny: 1 PZ.
       *[other] Kto zdobędzie go następny: { $count } PZ.
    }
bh-offer-progress = { $owner }: { $have } z { $need }.
bh-offer-claimed = { $owner }: cel zdobyty, { $count } PZ.
bh-offer-end =
    { $count ->
        [one] 1 kostka do ostatniej rundy
        [few] { $count } kostki do ostatniej rundy
       *[many] { $count } kostek do ostatniej rundy
    }
bh-offer-stack =
    { $count ->
        [0] Budowle poziomu { $level }: stos jest pusty
        [one] Budowle poziomu { $level }: 1 w stosie
       *[other] Budowle poziomu { $level }: { $count } w stosie
    }
bh-offer-price =
    { $coins ->
        [0] Dla ciebie teraz: za darmo.
        [one] Dla ciebie teraz: 1 moneta.
        [few] Dla ciebie teraz: { $coins } monety.
       *[many] Dla ciebie teraz: { $coins } monet.
    }
bh-offer-none = Nie ma już budowli tego poziomu
bh-offer-built = Wybudowane na mapie
bh-offer-nobody = Nikt jeszcze nie wybudował budowli
bh-offer-first = Pierwszy budowniczy: { $owner }.
bh-offer-second = Drugi budowniczy: { $owner }.
bh-offer-free =
    { $coins ->
        [0] Wolne miejsce drugiego budowniczego: dla ciebie za darmo; kostka z toru: { $track }.
        [one] Wolne miejsce drugiego budowniczego: dla ciebie 1 moneta; kostka z toru: { $track }.
        [few] Wolne miejsce drugiego budowniczego: dla ciebie { $coins } monety; kostka z toru: { $track }.
       *[many] Wolne miejsce drugiego budowniczego: dla ciebie { $coins } monet; kostka z toru: { $track }.
    }
bh-offer-free-other = Drugie miejsce jest wolne dla innego gracza.
