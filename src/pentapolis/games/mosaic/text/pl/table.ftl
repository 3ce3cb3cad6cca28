### Wszystko, co Mosaic mówi przy stole. Nazwy elementów pochodzą z danych. Tytuły reguł są w rules.ftl.
### Imiona graczy są w `seat` i `target`, nazwy kart i kafli w `card`.

## Gra w skrócie

game-tagline = Zakładaj miasta, rozwijaj Filary i panuj nad regionami Morza Śródziemnego.
game-about = Od dwóch do sześciu graczy prowadzi starożytne cywilizacje wokół Morza Śródziemnego. Każda tura to jedna z ośmiu Akcji: Praca, Populacja, Budowa, Cud, Technologia, Podatek i Cło, Wojsko lub Ustrój. Karty dają symbole dziewięciu Filarów, które otwierają drogę do dalszych kart i Złotych Wieków; miasta, farmy, warsztaty i armie przynoszą punkty podczas Punktowań Imperium, gdy z talii odkryje się ich karty. Po trzecim rozgrywa się ostatnią rundę, a wygrywa ten, kto ma najwięcej Punktów Zwycięstwa.

## Słowa na stole

term-offer = Oferta
term-deck = Talia
term-holding = Pole Przechowywania
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
ask-benefit = Którą początkową korzyść bierzesz teraz?
ask-act = Co robisz?
ask-extra = Dodatkowa Akcja: która?
ask-pay = { $card }, koszt { $cost } ({ $resource }): ile z tego zastępujesz Pieniędzmi, po 2 za sztukę?
ask-place = { $card }: na którym polu budujesz?
ask-technology = { $card }: zagrywasz tę kartę teraz?
ask-unit = { $card }: jaką Jednostkę i gdzie wystawiasz? Pozostało: { $left }.
ask-military = Którą Jednostkę werbujesz lub poruszasz?
ask-eliminate = { $card }: którą wrogą Jednostkę eliminujesz? Pozostało: { $left }.
ask-token = { $card }: który żeton bierzesz z mapy?
ask-track = { $card }: którą Produkcję podnosisz?
ask-resource = { $card }: który Zasób bierzesz?
ask-transfer = { $card }: z którego toru na który przenosisz Produkcję?
ask-amount = { $card }: ile Produkcji przenosisz ({ $track })?
ask-offer = { $card }: którą Ofertę opróżniasz?
ask-pillar = { $card }: który Filar wskazujesz?
ask-region = { $card }: który Region wybierasz?
ask-takeover = { $card }: które Miasto przejmujesz?
ask-diplomats = { $card }: czyje Jednostki przesuwasz?

## Odpowiedzi

answer-leader = { $card }
answer-keep = Zatrzymaj: { $card }
answer-hex = { $hex }
answer-leader-benefit = Weź korzyści Przywódcy
answer-done = Gotowe
answer-end = Zakończ turę
answer-work = Praca: { $card }
answer-population = Weź kartę: { $card }
answer-population-fallback = Zapłać 15 Żywności za 2 Populacji
answer-population-top = Weź podejrzaną kartę Populacji
answer-build = Buduj z kartą: { $card }
answer-build-plain = Buduj bez karty: { $card }
answer-build-top = Buduj z podejrzaną kartą
answer-wonder = Wznieś Cud: { $card }
answer-technology = Opracuj Technologię: { $card }
answer-technology-top = Opracuj podejrzaną Technologię
answer-technology-play = Zagraj kartę
answer-technology-keep = Zostaw kartę zakrytą
answer-tax_tariff = Pobierz z kartą: { $card }
answer-tax_tariff-top = Pobierz z podejrzaną kartą
answer-fallback-tax = Pobierz Podatek bez karty
answer-fallback-tariff = Pobierz Cło bez karty
answer-military = Werbuj i poruszaj Jednostki
answer-government = Wprowadź Ustrój: { $card }
answer-play = Zagraj: { $card }
answer-claim = Zdobądź płytkę: { $card }
answer-clear-technology = Opróżnij Ofertę Technologii
answer-clear-build = Opróżnij Ofertę Budowy
answer-clear-population = Opróżnij Ofertę Populacji
answer-clear-tax_tariff = Opróżnij Ofertę Podatku i Cła
answer-peek-technology = Podejrzyj wierzch talii Technologii
answer-peek-build = Podejrzyj wierzch talii Budowy
answer-peek-population = Podejrzyj wierzch talii Populacji
answer-peek-tax_tariff = Podejrzyj wierzch talii Podatku i Cła
answer-ability = Użyj zdolności: { $card }
answer-pay =
    { $count ->
        [0] Nic nie zastępuj
        [one] Zastąp { $count } sztukę
        [few] Zastąp { $count } sztuki
       *[many] Zastąp { $count } sztuk
    }
answer-amount = { $count }
answer-unit = { $unit }, { $region }
answer-recruit = Werbuj: { $unit }, { $region }
answer-move = Porusz: { $unit }, { $region } → { $to }
answer-military-done = Gotowe
answer-eliminate = { $seat }: { $unit }, { $region }
answer-eliminate-stop = Żadnej więcej
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
event-turn = Tura: { $seat }.
event-leader = { $seat } wybiera Przywódcę: { $card }.
event-kept = { $seat } zatrzymuje kartę.
event-kept-known = { $seat } zatrzymuje kartę: { $card }.
event-benefits = { $seat } bierze korzyści Przywódcy: { $card }.
event-gained = { $seat } zyskuje: { $resource } +{ $count }.
event-raised = { $seat } podnosi Produkcję: { $track } +{ $count }.
event-lowered = { $seat } obniża Produkcję: { $track } −{ $count }.
event-paid =
    { $money ->
        [0] { $seat } płaci: { $resource } { $count }.
       *[other]
            { $count ->
                [0] { $seat } płaci: Pieniądze { $money } (zamiast: { $resource }).
               *[other] { $seat } płaci: { $resource } { $count } i za resztę Pieniądze { $money }.
            }
    }
event-settlers = { $seat } oddaje { $count } Populacji.
event-worked = { $seat } wykonuje Akcję Pracy: { $resource }.
event-population-card = { $seat } bierze kartę: { $card }.
event-population-fallback = { $seat } zwiększa Populację bez karty.
event-build-card = { $seat } bierze kartę Budowy: { $card }.
event-built = { $seat } stawia na polu { $hex }: { $building }.
event-holding = Na polu Przechowywania leży teraz { $count } Pieniędzy.
event-wonder = { $seat } wznosi na polu { $hex } Cud: { $card }.
event-named = { $seat } wskazuje Filar: { $pillar } ({ $card }).
event-technology = { $seat } opracowuje Technologię: { $card }.
event-technology-top = { $seat } opracowuje Technologię z wierzchu talii.
event-technology-top-known = { $seat } opracowuje Technologię z wierzchu talii: { $card }.
event-played = { $seat } zagrywa Technologię: { $card }.
event-kept-down = { $seat } zostawia Technologię zakrytą.
event-drew = { $seat } dobiera Technologię z talii.
event-drew-known = { $seat } dobiera Technologię z talii: { $card }.
event-tax-card = { $seat } pobiera Pieniądze z kartą: { $card }.
event-tax-fallback = { $seat } pobiera Pieniądze bez karty.
event-recruited = { $seat } werbuje: { $unit } ({ $region }).
event-moved = { $seat } przemieszcza: { $unit }, { $region } → { $to }.
event-unit = { $seat } wystawia: { $unit } ({ $region }).
event-eliminated = { $seat } eliminuje Jednostkę gracza { $target }: { $unit }, { $region } ({ $card }).
event-sent-away = { $seat } przesuwa Jednostki gracza { $target }: { $region } → { $to }.
event-adopted = { $seat } wprowadza Ustrój: { $card }.
event-cleared = { $seat } opróżnia Ofertę: { $offer }.
event-peeked = { $seat } podgląda wierzch talii: { $offer }.
event-peeked-known = { $seat } podgląda wierzch talii ({ $offer }): { $card }.
event-offered = Nowa karta w Ofercie: { $card }.
event-cache = { $seat } zabiera żeton z pola { $hex }: { $token }.
event-good = { $seat } zdobywa Towar Handlowy: { $token }.
event-claimed = { $seat } zdobywa płytkę: { $card }.
event-ability = { $seat } używa zdolności: { $card }.
event-taken-over = { $seat } przejmuje Miasto gracza { $target } na polu { $hex }.
event-closed = { $seat } zamyka Region { $region } przed Miastami innych graczy.
event-scoring-card = Odkryta karta: { $deck }.
event-scoring = Punktowanie Imperium numer { $count }.
event-scored-region = { $seat } zdobywa { $count } PZ w Regionie { $region }.
event-scored-government = { $seat } zdobywa { $count } PZ za Ustrój: { $card }.
event-scored-now = { $seat } zdobywa od razu { $count } PZ.
event-end-triggered = Koniec jest bliski: gra skończy się po rundzie { $round }.
event-encore = { $seat } wykonuje ostatnie Akcje Skryby.
event-ended = Koniec gry.

## Dlaczego nie

why-MO-RES-1 = Masz { $have } z { $cost } do zapłaty i Pieniądze na zastąpienie { $units }: zastąp co najmniej to, czego brakuje, i nie więcej, niż wynosi koszt.
why-MO-RES-4 = Nie możesz zapłacić całego kosztu, nawet z pomocą Pieniędzy: { $card }.
why-MO-TRN-2 =
    { $left ->
        [0] Akcja tej tury jest już wykonana.
       *[other] Nie wolno pasować: najpierw wykonaj Akcję.
    }
why-MO-TRN-4 = Najpierw Dodatkowa Akcja: wybierz Akcję, na którą pozwala. Darmowe ruchy mogą nastąpić po niej.
why-MO-POP-1 = Tej karty nie ma w Ofercie Populacji: { $card }.
why-MO-POP-5 = Bez karty tylko wtedy, gdy talia Populacji i jej Oferta są puste.
why-MO-BLD-1 = Tej karty nie ma w Ofercie Budowy: { $card }.
why-MO-BLD-5 = Miasto wymaga 2 Populacji, a masz { $have }.
why-MO-BLD-8 = Miasto Portowe wymaga dostępnego pola Portu.
why-MO-BLD-10 = Potrzebne jest dostępne pole, nie Port, obok jednego z twoich Miast.
why-MO-WON-1 = Potrzebna jest płytka Cudu, której nikt nie ma, i dostępne pole w Regionie z twoim Miastem.
why-MO-WON-2 = Twój następny Cud kosztuje { $stone } Kamieni i { $food } Żywności.
why-MO-WON-3 = Potrzebne jest dostępne pole Portu w Regionie z twoim Miastem.
why-MO-TEC-1 = Tej karty nie ma w Ofercie Technologii: { $card }.
why-MO-TEC-4 =
    { $need ->
        [one] { $card }: potrzeba { $need } symbolu ({ $pillar }), a masz { $have }.
       *[other] { $card }: potrzeba { $need } symboli ({ $pillar }), a masz { $have }.
    }
why-MO-TEC-6 = Nie masz takiej zakrytej Technologii: { $card }.
why-MO-TAX-1 = Tej karty nie ma w Ofercie Podatku i Cła: { $card }.
why-MO-GOV-4 = Trzeba mieć Ustrój, a Ofertę można opróżnić tylko raz dzięki każdemu z nich.
why-MO-GOV-5 = W tej Ofercie nie ma kart do odłożenia.
why-MO-GOV-6 =
    { $need ->
        [one] { $card }: potrzeba { $need } symbolu ({ $pillar }), a masz { $have }.
       *[other] { $card }: potrzeba { $need } symboli ({ $pillar }), a masz { $have }.
    }
why-MO-GOV-8 = Tylko Republika podgląda talię, raz przed Akcją, i tylko podejrzaną kartę można wziąć z wierzchu.
why-MO-CMP-5 = { $card } należy już do kogoś, a każdy Ustrój jest tylko jeden.
why-MO-TIL-2 = Tej płytki nie ma wśród pozostałych w tej grze: { $card }.
why-MO-TIL-3 = { $card }: potrzeba { $need } symboli tego Filara, a masz { $have }.
why-MO-TIL-4 = { $card }: potrzeba { $need }, a masz { $have }.

## Punkty Zwycięstwa według źródła

score-empire = Punktowania Imperium
score-at_once = Zdobyte przy zagraniu
score-cities = Miasta
score-towns = Farmy i Warsztaty
score-wonders = Cuda
score-golden_ages = Złote Wieki
score-achievements = Osiągnięcia
score-projects = Projekty
score-technologies = Technologie
score-manufactories = Karty Warsztatów
score-leader = Przywódca
score-unrest = Niepokoje
