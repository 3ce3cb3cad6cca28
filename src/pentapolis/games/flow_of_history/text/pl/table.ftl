### Wszystko, co Krótka historia cywilizacji mówi przy stole. Nazwy kart, typów i ikon pochodzą z danych.
### W `seat` i `target` są imiona graczy, w `card` nazwy kart: nie odmieniają się, a czas teraźniejszy nie zdradza płci.
### ZZ (znacznik zasobów) i PZ (punkt zwycięstwa) też się nie odmieniają. Tytuły reguł są w rules.ftl.

## Gra w skrócie

game-tagline = Ustal cenę karty i licz na to, że nikt inny jej nie zapłaci.
game-about = Od dwóch do pięciu osób buduje Cywilizacje z kart wspólnego Rynku, od pierwszych plemion po Internet. Cenę karty ustalasz samodzielnie: kładziesz na niej znaczniki zasobów (ZZ), a kartę bierzesz w jednej z następnych tur, lecz do tego czasu każdy przeciwnik może ją przejąć, płacąc ci tyle samo. Wydane ZZ gromadzą się w Magazynie i czekają na tego, kto w porę przeprowadzi Żniwa. Gdy nadchodzi Przyszłość, gra się kończy, a wygrywa ten, kto ma najwięcej punktów za kulturę, pozostałe ikony i karty z Punktacją.

## Słowa na stole

term-supply = Magazyn
term-reserve = Rezerwa
term-market = Rynek
term-civilization = Cywilizacja
term-deck = Talia Cywilizacji
term-era = Bieżąca Era
term-tokens = Znaczniki zasobów (ZZ)
term-score = Punkty zwycięstwa (PZ)
term-box = Pudełko
term-banker = Bankier
term-attack = Siła w ataku
term-defense = Siła w obronie
term-investor = Inwestor

# Część innych komunikatów, które przekazują swoje `count`.
count-tokens = { $count } ZZ

## Pytania

ask-keep = Który startowy Ustrój zatrzymujesz?
ask-action = Którą akcję wykonujesz?
ask-bonus = Premia za Ukończenie: wykonujesz jeszcze Inwestycję albo Przejęcie?
ask-tokens = Ile ZZ inwestujesz w kartę { $card }?
ask-target = { $card }: kogo najeżdżasz?
ask-strike = { $card }, cel: { $target }. Który skutek wybierasz?
ask-gain = { $card }: którą kartę bierzesz z Rynku?
ask-banker = W którą kartę inwestuje Bankier?

## Odpowiedzi

answer-keep = Zatrzymaj: { $card }
answer-invest = Inwestycja: { $card }
answer-complete = Ukończenie: { $card }
answer-snipe = Przejęcie: { $card }
answer-activate = Aktywacja: { $card }
answer-harvest = Żniwa
answer-decline = Bez dodatkowej akcji
answer-tokens = { count-tokens }
answer-target = Najazd: { $seat }
answer-steal = Zabierz do { count-tokens }
answer-steal-half = Zabierz połowę ZZ
answer-remove = Usuń: { $card }
# Bankier nie ma kart: nazwany jest typ, a płaci Magazyn.
answer-remove-type = Usuń kartę typu { $card } (do 3 ZZ z Magazynu)
answer-gain = Weź: { $card }
answer-banker = { $card }

## Dziennik

event-kept = { $seat } zatrzymuje startowy Ustrój: { $card }.
event-turn = Tura: { $seat }.
event-invested = { $seat } inwestuje { count-tokens } w kartę: { $card }.
event-completed =
    { $count ->
        [few] { $seat } kończy inwestycję w kartę: { $card }. Do Magazynu trafiają { count-tokens }.
       *[other] { $seat } kończy inwestycję w kartę: { $card }. Do Magazynu trafia { count-tokens }.
    }
event-sniped = { $seat } przejmuje kartę: { $card }. { $target } dostaje { count-tokens } zapłaty.
event-sniped-banker = { $seat } przejmuje od Bankiera kartę: { $card }. Do Magazynu trafia zapłata ({ count-tokens }) i drugie tyle z karty.
event-activated = { $seat } aktywuje kartę: { $card }.
event-harvested =
    { $count ->
        [0] { $seat } przeprowadza Żniwa.
        [few] { $seat } przeprowadza Żniwa: z Rezerwy do Magazynu trafiają { count-tokens }.
       *[other] { $seat } przeprowadza Żniwa: z Rezerwy do Magazynu trafia { count-tokens }.
    }
event-gained = { $seat } otrzymuje kartę: { $card }.
event-removed = { $seat } traci kartę: { $card }.
event-income =
    { $count ->
        [0] { $card }: { $seat } nie dostaje przychodu z inwestycji.
       *[other] { $card }: { $seat } bierze { count-tokens } z Magazynu, przychód z inwestycji.
    }
event-took-trade =
    { $count ->
        [0] { $seat } nie dostaje nic za ikony Handlu.
       *[other] { $seat } bierze { count-tokens } z Magazynu za ikony Handlu.
    }
event-took-half =
    { $count ->
        [0] { $seat } nic nie bierze: połowa Magazynu to po zaokrągleniu 0.
       *[other] { $seat } bierze połowę Magazynu: { count-tokens }.
    }
event-filled-up =
    { $count ->
        [0] { $seat } ma mniej ZZ, niż wynosi Bieżąca Era, a Magazyn jest pusty.
       *[other] { $seat } ma mniej ZZ, niż wynosi Bieżąca Era, i bierze { count-tokens } z Magazynu.
    }
event-filled-up-reserve = { $seat } bierze z Rezerwy brakujące { count-tokens }.
event-took =
    { $count ->
        [0] { $card }: { $seat } nie dostaje nic z Magazynu.
       *[other] { $card }: { $seat } bierze { count-tokens } z Magazynu.
    }
event-took-reserve =
    { $count ->
        [0] { $card }: { $seat } nie dostaje nic z Rezerwy.
       *[other] { $card }: { $seat } bierze { count-tokens } z Rezerwy.
    }
event-moved =
    { $count ->
        [0] { $card }: { $seat } nie przenosi nic z Rezerwy do Magazynu.
       *[other] { $card }: { $seat } przenosi { count-tokens } z Rezerwy do Magazynu.
    }
event-shared =
    { $rest ->
        [0] { $card }: { $seat } dzieli ZZ wszystkich graczy po równo, po { $count } dla każdego.
       *[other] { $card }: { $seat } dzieli ZZ wszystkich graczy po równo, po { $count } dla każdego, a { $rest } do Magazynu.
    }
event-attacked = { $seat } przeprowadza Najazd dzięki karcie { $card }. Cel: { $target }.
event-attacked-banker = { $seat } najeżdża Bankiera dzięki karcie { $card }.
event-no-target = { $card }: { $seat } nie ma kogo najechać.
event-stole =
    { $count ->
        [0] { $seat } niczego nie zabiera, { $target } nic nie traci.
       *[other] { $seat } zabiera { count-tokens }, a { $target } tyle traci.
    }
event-added = Nowa karta na Rynku: { $card }.
event-outdated = Przestarzała karta odpada z Rynku: { $card }.
event-stalled = Z powodu zastoju z Rynku odpada karta: { $card }.
event-banker-invested = Bankier inwestuje { count-tokens } w kartę: { $card }.
event-banker-withdrew =
    { $count ->
        [few] Bankier się wycofuje: karta { $card } odpada z Rynku, a do Magazynu trafiają { count-tokens }.
       *[other] Bankier się wycofuje: karta { $card } odpada z Rynku, a do Magazynu trafia { count-tokens }.
    }
event-ended = Nadchodzi Przyszłość: koniec gry.

## Dlaczego nie

why-FH-TUR-3 = Pasować nie wolno: wykonaj jedną z pięciu akcji.
why-FH-INV-1 =
    { $open ->
        [0] Nie masz ZZ, które można by zainwestować.
       *[other] Masz już rozpoczętą inwestycję, a znacznik inwestycji jest tylko jeden.
    }
why-FH-INV-2 =
    { $fault ->
        [absent] Karty { $card } nie ma na Rynku.
        [amount] Możesz zainwestować od 1 do { $have } ZZ, bo tyle masz.
       *[taken] W kartę { $card } ktoś już zainwestował.
    }
why-FH-INV-5 = W kartę { $card } zainwestował Bankier, więc nikt inny już nie może.
why-FH-COM-1 =
    { $open ->
        [0] Nie masz rozpoczętej inwestycji, którą można by ukończyć.
       *[other] Ukończyć możesz tylko własną inwestycję, a ta leży na karcie { $card }.
    }
why-FH-SNP-1 =
    { $need ->
        [0] Żaden przeciwnik nie zainwestował w kartę { $card }.
       *[other] Przejęcie karty { $card } kosztuje { $need } ZZ, a masz { $have } ZZ.
    }
why-FH-ACT-1 = Nie masz widocznej karty { $card } z efektem Akcja w turze.
why-FH-ACT-3 = Aktywacja karty { $card } nic by teraz nie zmieniła.
why-FH-HAR-1 = Żniwa nic by nie dały: połowa z { $supply } ZZ w Magazynie to po zaokrągleniu w dół 0, a twoje { $have } ZZ to nie mniej niż Bieżąca Era ({ $era }).
why-FH-EFF-8 = Na karcie { $card } leży znacznik inwestycji, a wziąć można tylko kartę bez znacznika.
why-FH-EFF-9 = Ten efekt nie daje karty { $card }: wziąć można tylko kartę z Rynku, i to wskazanego typu.
why-FH-ATK-4 = Najeżdżasz z siłą { $have }, a na tego przeciwnika potrzeba co najmniej { $need }.
why-FH-DSL-6 = Wybierz jeden ze skutków podanych na karcie, taki, który coś zmieni.
why-FH-TWO-2 = Nie masz do wyboru karty { $card }: zatrzymaj jedną z dwóch swoich kart startowych.
why-FH-TWO-7 = Premia za Ukończenie to jedna Inwestycja albo jedno Przejęcie, nic innego.
why-FH-TWO-14 = Bankier nie może zainwestować w kartę { $card }: wskaż kartę Rynku bez znacznika.

## Punkty według źródeł; karty z Punktacją występują pod swoimi nazwami

score-culture = Ikony Kultury
score-icons = Połowa pozostałych ikon

## Opcje

option-variant = Wariant dwuosobowy
option-variant-help = Jak działają Najazdy przy dwóch graczach; od trzech do pięciu graczy zawsze gra według zwykłych zasad.
option-variant-standard = Zwykły
option-variant-standard-help = Najazdy trafiają drugiego gracza, nigdy Bankiera.
option-variant-rahdo = Rahdo
option-variant-rahdo-help = Najazdy trafiają tylko Bankiera, którego siła to podwojona Bieżąca Era, a nagrodę wypłaca Magazyn.
option-stall = Zastój przy stole
option-stall-help = Instrukcja pozwala powtarzać Żniwa bez końca; z tą opcją Rynek rusza dalej, gdy przez tyle rund nie przybędzie ani nie ubędzie żadna karta.
option-stall-2 = 2 rundy
option-stall-2-help = Po 2 rundach bez ruchu kart z Rynku odpada pierwsza z lewej karta bez inwestycji.
option-stall-3 = 3 rundy
option-stall-3-help = Po 3 rundach bez ruchu kart z Rynku odpada pierwsza z lewej karta bez inwestycji.
option-stall-5 = 5 rund
option-stall-5-help = Po 5 rundach bez ruchu kart z Rynku odpada pierwsza z lewej karta bez inwestycji.
option-stall-off = Wyłączone
option-stall-off-help = Obowiązuje sama instrukcja; gdy nastanie zastój, można zgodnie zakończyć grę.
