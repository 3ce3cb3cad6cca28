### Opcje gry i słowa na stole. Nazwy kart i elementów pochodzą z danych.

## Opcje

option-expansion = Rozszerzenie Cywilizacje
option-expansion-help = Cywilizacje z własnymi Rozwinięciami i Przywódcami, Kawaleria i Słonie, trzy nowe Budynki, Piraci, więcej Wydarzeń i Celów.
option-expansion-on = Z rozszerzeniem
option-expansion-on-help = Każdy gracz prowadzi Cywilizację.
option-expansion-off = Gra podstawowa
option-expansion-off-help = Bez Cywilizacji, Przywódców, Piratów i wszystkiego, co dodaje rozszerzenie.
option-events = Wydarzenia
option-events-help = Jaką część karty Wydarzenia się rozpatruje.
option-events-full = Ikona i tekst
option-events-full-help = Karty Wydarzeń rozpatruje się w całości.
option-events-icons = Tylko ikony
option-events-icons-help = Z każdej karty Wydarzenia rozpatruje się tylko ikonę.
option-events-optional = Zapowiadane
option-events-optional-help = Przed dobraniem gracz ogłasza, czy rozpatrzy całą kartę, czy tylko ikonę.
option-length = Długość gry
option-length-help = Ile Wieków trwa gra.
option-length-standard = Zwykła
option-length-standard-help = Sześć Wieków.
option-length-short = Skrócona
option-length-short-help = Cztery Wieki, dwóch Osadników na początku, dwa darmowe Rozwinięcia w każdej Fazie Podsumowania.
option-ending = Koniec gry
option-ending-help = Czy wiadomo z góry, kiedy gra się skończy.
option-ending-fixed = Stały
option-ending-fixed-help = Po ostatnim Wieku.
option-ending-roll = Rzut na Zakończenie
option-ending-roll-help = Siedem Wieków; przed każdą z ostatnich pięciu Rund grę może zakończyć kość. Zakresy są odtworzone: 1, 1–2, 1–3, 1–4, 1–6.
option-ending-wonder = Cudowne Zakończenie
option-ending-wonder-help = Siedem Wieków; Cud wzniesiony w jednej z ostatnich pięciu Rund kończy grę po tej Rundzie.
option-ending-roll_wonder = Rzut lub Cud
option-ending-roll_wonder-help = Siedem Wieków; w ostatnich pięciu Rundach grę kończy rzut albo Cud. Zakresy rzutu są odtworzone.
option-civilizations = Cywilizacje
option-civilizations-help = Kto prowadzi którą Cywilizację.
option-civilizations-random = Losowane
option-civilizations-random-help = Każdy gracz losuje Cywilizację.
option-civilizations-chosen = Wybierane
option-civilizations-chosen-help = Gracze wybierają w kolejności tury, przed pierwszą Rundą.
option-leaders = Przywódcy
option-leaders-help = Jakich Przywódców ma gracz i kto spośród nich wybiera.
option-leaders-own = Właśni, wybierani
option-leaders-own-help = Trzej Przywódcy Cywilizacji; przy Werbunku gracz wybiera jednego.
option-leaders-random = Właśni, losowi
option-leaders-random-help = Trzej Przywódcy Cywilizacji; werbowanego się losuje.
option-leaders-alternate = Historia Alternatywna
option-leaders-alternate-help = Wszystkich 45 Przywódców tasuje się i każdy dostaje trzech; przy Werbunku gracz wybiera jednego.
option-leaders-alternate_random = Historia Alternatywna, losowi
option-leaders-alternate_random-help = Każdy dostaje trzech z wszystkich 45 Przywódców; werbowanego się losuje.
option-wonders = Cuda
option-wonders-help = Kto może wznieść Cud, którego kartę dobrano.
option-wonders-hand = Na ręce
option-wonders-hand-help = Karty Cudów dobiera się na rękę.
option-wonders-shared = Wspólne
option-wonders-shared-help = Dobrane karty Cudów leżą odkryte; może je wznieść każdy, kto ma Inżynierię.
option-government = Zmiana Formy Rządów
option-government-help = Ile kosztuje zmiana Formy Rządów w Fazie Podsumowania.
option-government-free = Darmowa
option-government-free-help = Jak w instrukcji, która nie podaje ceny.
option-government-paid = Płatna
option-government-paid-help = 1 żeton Nastroju i 1 żeton Kultury.
option-trades = Oferty Wymiany
option-trades-help = Ile ofert może gracz złożyć innym w jednej turze. Boty składają najwyżej jedną.
option-trades-2 = 2
option-trades-2-help = Najwyżej dwie oferty w turze.
option-trades-0 = Żadnych
option-trades-0-help = Gracze się nie wymieniają.
option-trades-1 = 1
option-trades-1-help = Najwyżej jedna oferta w turze.
option-trades-4 = 4
option-trades-4-help = Najwyżej cztery oferty w turze.
option-trades-off = Bez limitu
option-trades-off-help = Jak w instrukcji, która nie stawia limitu.

## Słowa na stole

term-age = Wiek
term-round = Runda
term-map = Mapa
term-event-track = Tor Wydarzeń
term-supply = Pula
term-hand = Ręka
term-advances = Rozwinięcia
term-cities = Miasta
term-units = Jednostki
term-objectives = Cele
term-battle = Bitwa
term-barbarians = Barbarzyńcy
term-pirates = Piraci
term-score = Punkty

## Odpowiedzi z wyborem

answer-act-use-piece2 = Użyj: { $piece } ({ $piece2 })
answer-act-use-space = Użyj: { $piece } ({ $space })
answer-act-use-seat = Użyj: { $piece } (gracz: { $seat })
answer-act-use-count = Użyj: { $piece } ({ $count })
answer-happiness-by = { $space } ({ $piece })

## Dlaczego nie

why-CC-6-1 = { $piece }: najpierw potrzebne jest górne Rozwinięcie tej kategorii ({ $needs }).
why-CC-6-2 =
    { $fault ->
        [owned] To Rozwinięcie już masz: { $piece }.
       *[price] { $piece }: koszt w Żywności, Ideach lub Złocie to łącznie { $need }, a masz { $have }.
    }
why-CC-6-7 = { $piece }: najpierw potrzebne jest inne Rozwinięcie ({ $needs }).
why-CC-6-8 = { $piece } należy do innej Formy Rządów niż twoja.
why-CC-9-9 = Piraci na polu { $space } albo obok niego nie pozwalają tam zbierać.
why-CC-9-11 = Hodowla Zwierząt sięgnęła już w tej turze na dalsze pole, więc { $space } musi poczekać.
