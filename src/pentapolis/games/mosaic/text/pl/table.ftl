### Wszystko, co Mosaic mówi przy stole. Nazwy elementów pochodzą z danych. Tytuły reguł są w rules.ftl.
### Imiona graczy są w `seat` i `target`, nazwy kart i kafli w `card`.

## Gra w skrócie

game-tagline = Buduj miasta, zbieraj filary i rządź regionami Morza Śródziemnego.
game-about = Od dwóch do sześciu graczy prowadzi starożytne cywilizacje wokół Morza Śródziemnego. Każda tura to jedna z ośmiu Akcji: praca, wzrost, budowa, Cud, Technologia, podatki, wojsko lub zmiana Ustroju. Karty pokazują symbole dziewięciu Filarów, które otwierają drogę do dalszych kart i Złotych Wieków; miasta, zabudowa i armie wygrywają Punktowania Imperiów, gdy odkryją się ich karty. Po trzecim rozgrywa się ostatnią rundę, a wygrywa najwięcej Punktów Zwycięstwa.

## Słowa na stole

term-offer = Oferta
term-deck = Talia
term-holding = Pole składu
term-influence = Wpływ
term-control = Kontrola
term-production = Produkcja
term-symbols = Symbole
term-unrest = Niepokoje
term-score = Punkty Zwycięstwa (PZ)
term-face-down = Zakryte Technologie
term-projected = Gdyby punktować teraz
term-round = Runda

## Pytania

ask-leader = Którego Przywódcę wybierasz?
ask-keep = Którą Technologię Początkową zatrzymujesz?
ask-found = Gdzie staje twoje Miasto Początkowe?
ask-benefit = Którą korzyść początkową bierzesz teraz?
ask-act = Co robisz?
ask-extra = Dodatkowa Akcja: która?
ask-pay = { $resource }: za ile z { $cost } jednostek płacisz Pieniędzmi, po 2 za każdą?
ask-place = { $card }: gdzie budujesz?
ask-technology = { $card }: czy zagrywasz ją teraz?
ask-unit = { $card }: jaką jednostkę i gdzie wystawiasz? Pozostało: { $left }.
ask-military = Werbujesz czy przesuwasz jednostkę?
ask-eliminate = { $card }: którą wrogą jednostkę eliminujesz? Pozostało: { $left }.
ask-token = { $card }: który żeton bierzesz z mapy?
ask-track = { $card }: którą Produkcję podnosisz?
ask-resource = { $card }: który zasób bierzesz?
ask-transfer = { $card }: z którego toru na który przenosisz Produkcję?
ask-amount = { $card }: ile Produkcji przenosisz ({ $track })?
ask-offer = { $card }: którą ofertę czyścisz?
ask-pillar = { $card }: który Filar wskazujesz?
ask-region = { $card }: który Region wybierasz?
ask-takeover = { $card }: które Miasto przejmujesz?
ask-diplomats = { $card }: czyje jednostki odsyłasz?

## Odpowiedzi

answer-leader = { $card }
answer-keep = Zatrzymaj: { $card }
answer-hex = Pole { $hex }
answer-leader-benefit = Weź korzyści Przywódcy
answer-done = Gotowe
answer-end = Zakończ turę
answer-work = Praca: { $card }
answer-population = Weź kartę { $card }
answer-population-fallback = Zapłać 15 Żywności za 2 Populacji
answer-population-top = Weź obejrzaną kartę Populacji
answer-build = Buduj z kartą { $card }
answer-build-plain = Buduj bez karty: { $card }
answer-build-top = Buduj z obejrzaną kartą
answer-wonder = Zbuduj Cud: { $card }
answer-technology = Poznaj Technologię { $card }
answer-technology-top = Poznaj obejrzaną Technologię
answer-technology-play = Zagraj ją
answer-technology-keep = Zostaw zakrytą
answer-tax_tariff = Pobierz: { $card }
answer-tax_tariff-top = Pobierz z obejrzaną kartą
answer-fallback-tax = Pobierz Podatek bez karty
answer-fallback-tariff = Pobierz Cło bez karty
answer-military = Werbuj i przesuwaj jednostki
answer-government = Wprowadź Ustrój: { $card }
answer-play = Odkryj: { $card }
answer-claim = Weź kafel: { $card }
answer-clear-technology = Wyczyść ofertę Technologii
answer-clear-build = Wyczyść ofertę Budowy
answer-clear-population = Wyczyść ofertę Populacji
answer-clear-tax_tariff = Wyczyść ofertę Podatku i Cła
answer-peek-technology = Zajrzyj do talii Technologii
answer-peek-build = Zajrzyj do talii Budowy
answer-peek-population = Zajrzyj do talii Populacji
answer-peek-tax_tariff = Zajrzyj do talii Podatku i Cła
answer-ability = Użyj zdolności: { $card }
answer-pay =
    { $count ->
        [0] Nic Pieniędzmi
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    }
answer-amount = { $count }
answer-unit = { $unit }, { $region }
answer-recruit = Werbuj: { $unit }, { $region }
answer-move = Przesuń: { $unit }, { $region } → { $to }
answer-military-done = Gotowe
answer-eliminate = { $seat }: { $unit }, { $region }
answer-eliminate-stop = Nikogo więcej
answer-track = { $what }
answer-resource = { $what }
answer-transfer = { $track } → { $to }
answer-transfer-none = Nic nie przenoś
answer-offer-technology = Technologia
answer-offer-build = Budowa
answer-offer-population = Populacja
answer-offer-tax_tariff = Podatek i Cło
answer-pillar = { $pillar }
answer-region = { $what }
answer-diplomats = Jednostki gracza { $seat }: { $region } → { $to }
answer-diplomats-none = Nie tym razem

## Dziennik

event-round = Runda { $round }.
event-turn = Tura gracza { $seat }.
event-leader = { $seat }: Przywódca { $card }.
event-kept = { $seat }: karta zatrzymana.
event-kept-known = { $seat }: zatrzymana karta { $card }.
event-benefits = { $seat }: korzyści Przywódcy { $card }.
event-gained = { $seat }: zysk { $count } ({ $resource }).
event-raised = { $seat }: Produkcja ({ $track }) rośnie o { $count }.
event-lowered = { $seat }: Produkcja ({ $track }) spada o { $count }.
event-paid = { $seat }: zapłata { $count } ({ $resource }) i { $money } (Pieniądze).
event-settlers = { $seat }: ubytek { $count } Populacji.
event-worked = { $seat }: Praca ({ $resource }).
event-population-card = { $seat }: karta { $card }.
event-population-fallback = { $seat }: wzrost Populacji bez karty.
event-build-card = { $seat }: karta Budowy { $card }.
event-built = { $seat }: { $building } na polu { $hex }.
event-holding = W polu składu leży { $count } (Pieniądze).
event-wonder = { $seat }: Cud { $card } na polu { $hex }.
event-named = { $seat }: wskazany Filar { $pillar } ({ $card }).
event-technology = { $seat }: Technologia { $card }.
event-technology-top = { $seat }: wierzchnia Technologia z talii.
event-technology-top-known = { $seat }: Technologia { $card } z wierzchu talii.
event-played = { $seat }: zagrana Technologia { $card }.
event-kept-down = { $seat }: Technologia zostaje zakryta.
event-drew = { $seat }: dobrana Technologia.
event-drew-known = { $seat }: dobrana Technologia { $card }.
event-tax-card = { $seat }: karta { $card }.
event-tax-fallback = { $seat }: Pieniądze pobrane bez karty.
event-recruited = { $seat }: zwerbowana jednostka { $unit } ({ $region }).
event-moved = { $seat }: { $unit } rusza z { $region } do { $to }.
event-unit = { $seat }: nowa jednostka { $unit } ({ $region }).
event-eliminated = { $seat } eliminuje jednostkę gracza { $target }: { $unit }, { $region } ({ $card }).
event-sent-away = { $seat }: jednostki gracza { $target } odesłane, { $region } → { $to }.
event-adopted = { $seat }: nowy Ustrój { $card }.
event-cleared = { $seat }: wyczyszczona oferta ({ $offer }).
event-peeked = { $seat } zagląda do talii ({ $offer }).
event-peeked-known = { $seat } zagląda do talii ({ $offer }): { $card }.
event-offered = Nowa karta w ofercie: { $card }.
event-cache = { $seat }: { $token } na polu { $hex }.
event-good = { $seat }: żeton { $token }.
event-claimed = { $seat }: kafel { $card }.
event-ability = { $seat }: zdolność, { $card }.
event-taken-over = { $seat } przejmuje Miasto gracza { $target } na polu { $hex }.
event-closed = { $seat } zamyka Region { $region } przed cudzymi Miastami.
event-scoring-card = Odkryta karta: { $deck }.
event-scoring = Punktowanie Imperiów numer { $count }.
event-scored-region = { $seat }: { $count } PZ w Regionie { $region }.
event-scored-government = { $seat }: { $count } PZ za Ustrój { $card }.
event-scored-now = { $seat }: { $count } PZ od razu.
event-end-triggered = Koniec jest bliski: gra kończy się po rundzie { $round }.
event-encore = { $seat } wykonuje ostatnie dodatkowe Akcje.
event-ended = Koniec gry.

## Dlaczego nie

why-MO-RES-1 = Masz { $have } z { $cost } jednostek do zapłaty i Pieniądze na { $units }: zastąp to, czego brakuje, i nie więcej niż koszt.
why-MO-RES-4 = Nie możesz zapłacić całego kosztu: { $card }.
why-MO-TRN-2 =
    { $left ->
        [0] Akcja w tej turze jest już wykonana.
       *[other] Nie można pasować: najpierw wykonaj Akcję.
    }
why-MO-BLD-5 = Miasto wymaga 2 Populacji, a masz { $have }.
why-MO-WON-2 = Twój następny Cud kosztuje { $stone } Kamienia i { $food } Żywności.
why-MO-TEC-4 = { $card }: potrzeba { $need } ({ $pillar }), a masz { $have }.
why-MO-TEC-6 = Nie masz zakrytej Technologii { $card }.
why-MO-GOV-6 = { $card }: potrzeba { $need } ({ $pillar }), a masz { $have }.
why-MO-TIL-3 = { $card }: potrzeba { $need } symboli, a masz { $have }.
why-MO-TIL-4 = { $card }: potrzeba { $need }, a masz { $have }.

## Punkty Zwycięstwa według źródła

score-empire = Punktowania Imperiów
score-at_once = Zdobyte przy zagraniu
score-cities = Miasta
score-towns = Farmy i Warsztaty
score-wonders = Cuda
score-golden_ages = Złote Wieki
score-achievements = Osiągnięcia
score-projects = Projekty
score-technologies = Technologie
score-manufactories = Ukończone karty Warsztatów
score-leader = Przywódca
score-unrest = Niepokoje
