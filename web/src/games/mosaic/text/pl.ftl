### Plansza gry Mosaic w przeglądarce. Nazwy elementów i kart są w słowach samej gry.

## Ramy: czas, strony

mo-board-you = ty
mo-board-pages = Strony stołu
mo-board-page-map = Mapa
mo-board-page-offers = Oferty
mo-board-page-civ = Cywilizacja
mo-board-page-empire = Imperium
mo-board-page-draft = Draft
mo-board-setup = Przygotowanie
mo-board-round = Runda { $round }
mo-board-last = Ostatnia runda
mo-board-last-round = Koniec po rundzie { $round }
mo-board-over = Koniec gry
mo-board-scorings = Punktowania Imperium: { $count } z najwyżej { $most }
mo-board-holding = Pieniądze na polu Przechowywania: { $count }
mo-board-now =
    { $count ->
        [one] Gdyby teraz punktowano: 1 punkt dla ciebie. Pokaż Imperium.
        [few] Gdyby teraz punktowano: { $count } punkty dla ciebie. Pokaż Imperium.
       *[many] Gdyby teraz punktowano: { $count } punktów dla ciebie. Pokaż Imperium.
    }
mo-board-empire = Gdyby teraz punktowano
mo-board-player = Gracz
mo-board-government = Ustrój
mo-board-sum = Punkty
mo-board-cell = Wpływ { $influence }, punkty { $points }
mo-board-empire-rule = Pierwsze miejsce w Regionie: 3 punkty i po 1 za każde Miasto i każdy Cud w tym Regionie, czyjekolwiek są. Drugie miejsce: 2 punkty.
mo-board-empire-tie = Remis o pierwsze miejsce: każdy z remisujących dostaje pełne pierwsze miejsce, nikt nie jest drugi i nikt nie kontroluje Regionu. Remis o drugie: nikt z nich nie punktuje.
mo-board-out = Poza grą przy tylu graczach: { $regions }.

## Mapa

mo-map-title = Mapa Morza Śródziemnego
mo-map-regions = Regiony
mo-map-nearer = Przybliż
mo-map-whole = Pokaż całą mapę
mo-map-reconstructed = Pola mapy i symbole na kartach: częściowo odtworzone
mo-map-out = poza grą
mo-map-empty = jeszcze nikogo
mo-map-hex-plain = { $hex }
mo-map-hex-cache = { $hex }, Zapasy
mo-map-hex-port = { $hex }, port
mo-map-own = { $piece } (ty)
mo-map-owned = { $piece } ({ $owner })
mo-map-blank = nic pod spodem
mo-map-influence = Wpływ: { $shares }
mo-map-units = { $owner }: { $unit } × { $count }
mo-map-lead = kontroluje: { $owner }
mo-map-lead-own = ty kontrolujesz
mo-map-tie = Remis o pierwsze miejsce, więc nikt nie kontroluje Regionu, a każdy z nich punktuje za pierwsze miejsce: { $players }
mo-map-closed = Zamknięte dla nowych Miast wszystkich poza: { $seat }
mo-map-forces = Jednostki
mo-map-recruit = Werbuj
mo-map-move = Porusz

## Karty

mo-card-cost = Koszt: { $cost }.
mo-card-gives = Symbole: { $pillars }.
mo-card-needs = Wymaga: { $pillars }.
mo-card-asks =
    { $count ->
        [one] Wymaga { $count } symbolu: { $pillar }.
       *[other] Wymaga { $count } symboli: { $pillar }.
    }
mo-card-missing = Brakuje jeszcze: { $pillars }.
mo-card-reconstructed = Częściowo odtworzone: nie wiadomo na pewno, co jest na wydrukowanej karcie.

## Talie, Oferty i płytki

mo-offer-of = Oferta: { $deck }
mo-offer-deck =
    { $count ->
        [0] Talia { $deck }: pusta.
        [one] Talia { $deck }: została 1 karta.
        [few] Talia { $deck }: zostały { $count } karty.
       *[other] Talia { $deck }: zostało { $count } kart.
    }
mo-offer-safe =
    { $count ->
        [one] Na pewno jeszcze 1 karta, zanim może się pojawić Punktowanie Imperium.
        [few] Na pewno jeszcze { $count } karty, zanim może się pojawić Punktowanie Imperium.
       *[other] Na pewno jeszcze { $count } kart, zanim może się pojawić Punktowanie Imperium.
    }
mo-offer-any-time = Następna może być karta Punktowania Imperium.
mo-offer-out = Jej karta Punktowania Imperium została już odkryta.
mo-offer-under = Pod talią, najniższa na końcu: { $cards }.
mo-offer-top = Podejrzana karta z wierzchu talii:
mo-offer-empty = Pusto
mo-offer-without-population = 15 Żywności za 2 Populacji
mo-offer-without-tax = Podatek bez karty
mo-offer-without-tariff = Cło bez karty
mo-offer-wonder = Cuda
mo-offer-golden_age = Złote Wieki
mo-offer-achievement = Osiągnięcia
mo-offer-government = Ustroje
mo-offer-lit = { $count } do wyboru
mo-offer-progress = Masz { $have } z { $need }.
mo-offer-rival = Z pozostałych najwięcej: { $seat }, { $have }.

## Cywilizacja

mo-civ-seats = Czyja cywilizacja
mo-civ-economy = Zasoby i Produkcja
mo-civ-stock = { $piece }: { $count }
mo-civ-production = { $piece }, Produkcja: { $count }
mo-civ-doubled = następna karta Populacji liczy się podwójnie
mo-civ-symbols = { $pillar }: { $count }.
mo-civ-age-far =
    { $count ->
        [one] Do Złotego Wieku brakuje 1.
       *[other] Do Złotego Wieku brakuje { $count }.
    }
mo-civ-age-ready = Wystarczy na Złoty Wiek.
mo-civ-age-taken = Złoty Wiek ma { $seat }.
mo-civ-goods = Towary Handlowe: { $unique } unikalnych, { $tokens } razem
mo-civ-pieces = Budowle i jednostki na mapie
mo-civ-piece = { $piece }: { $count } z { $most } na mapie
mo-civ-no-leader = Jeszcze bez Przywódcy
mo-civ-no-government = Bez Ustroju
mo-civ-once-left = Zdolności można jeszcze użyć raz.
mo-civ-once-spent = Zdolność została użyta.
mo-civ-clear-left = Ofertę można jeszcze raz opróżnić.
mo-civ-clear-spent = Oferta została już opróżniona.
mo-civ-points =
    { $count ->
        [one] 1 Punkt Zwycięstwa
        [few] { $count } Punkty Zwycięstwa
       *[other] { $count } Punktów Zwycięstwa
    }
mo-civ-projected = Gdyby teraz było Punktowanie Imperium: jeszcze { $count }
mo-civ-down = Zakryta.
mo-civ-ready = Można ją odkryć.
mo-civ-hidden = Zakryte Technologie, których nie znasz: { $count }
mo-civ-all = Wszystkie karty ({ $count })
mo-civ-cards-technology = Technologie
mo-civ-cards-wonder = Cuda
mo-civ-cards-golden_age = Złote Wieki i Osiągnięcia
mo-civ-cards-project = Karty Budowy
mo-civ-cards-tax = Karty Podatku i Cła

## Draft

mo-draft-leaders = Przywódcy do wyboru
mo-draft-hand = Twoja ręka: zatrzymaj jedną kartę, resztę podaj
mo-draft-empty = Nie masz kart: wybierają inni.
mo-draft-kept = Zatrzymane
mo-draft-passed = Podane dalej, wciąż zakryte
mo-draft-others = Co mają gracze
mo-draft-holds = Na ręce: { $hand }, zatrzymane zakryte: { $kept }

## Punktowanie końcowe

mo-score-title = Punktowanie końcowe
mo-score-most = najwięcej z tego źródła
mo-score-tie-wonders = Tyle samo punktów co { $name }, ale więcej Cudów: { $own } do { $others }.
mo-score-tie-money = Tyle samo punktów i Cudów co { $name }, ale więcej Pieniędzy: { $own } do { $others }.
mo-score-tie-shared = Tyle samo punktów, Cudów i Pieniędzy co { $name }: dzielą to miejsce.
