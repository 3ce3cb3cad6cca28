### Tytuły reguł Clash of Cultures, po jednym na każdy numer katalogu.
### Kropka numeru to tutaj łącznik: CC-1.5 to CC-1-5.

## 1. Przygotowanie gry

section-CC-1 = Przygotowanie gry
CC-1-1 = Od 2 do 4 graczy; Mapę układa się według ich liczby
CC-1-2 = Obszary Startowe leżą odkryte, jak pokazuje schemat
CC-1-3 = Zwykłe Obszary leżą zakryte i losowe; reszty nikt nie ogląda
CC-1-4 = Miejsca wokół Mapy przydziela się losowo
CC-1-5 = Obszar ma cztery pola; co nie jest Morzem, jest Lądem
CC-1-6 = Elementy w puli każdego gracza
CC-1-7 = Każdy zaczyna z 2 Żywności i bez żetonów
CC-1-8 = Każdy losuje Cywilizację i bierze jej 3 Przywódców
CC-1-9 = Pięć Cywilizacji ma własny kafel startowy
CC-1-10 = Każdy zaczyna z Uprawami i Górnictwem
CC-1-11 = Na każdym Torze Wydarzeń leżą 3 kosteczki
CC-1-12 = Pierwsze Miasto jest Szczęśliwe i stoi na Równinie, z Osadnikiem
CC-1-13 = Cztery talie są potasowane
CC-1-14 = Każdy dobiera 1 kartę Akcji i 1 kartę Celu
CC-1-15 = Elementy Barbarzyńców i Piratów, żetony i kości są wspólne
CC-1-16 = Znacznik Rundy zaczyna na Wieku I, Rundzie 1
CC-1-17 = Pierwszego Gracza wybiera los
CC-1-18 = Pierwsze Miasto jest Miastem startowym, a nie założonym

## 2. Przebieg gry i tury

section-CC-2 = Przebieg gry i tury
CC-2-1 = 6 Wieków po 3 Rundy, po każdym Faza Podsumowania
CC-2-2 = 3 Akcje Główne w turze
CC-2-3 = Sześć Akcji Głównych
CC-2-4 = Efekty „Jako Akcja” kosztują Akcję Główną
CC-2-5 = Dodatkowe Akcje przed Akcjami Głównymi lub po nich, dowolnie wiele
CC-2-6 = Dodatkowa Akcja podlega wszystkim innym zasadom i kosztom
CC-2-7 = Wpływ Kulturowy: najwyżej jeden sukces na turę
CC-2-8 = Kiedy odnawia się „raz na turę”
CC-2-9 = Kolejność efektów na początku tury

## 3. Koniec gry i punktacja

section-CC-3 = Koniec gry i punktacja
CC-3-1 = Gra kończy się po kroku Celów Wieku VI
CC-3-2 = Gra kończy się wcześniej, jeśli ktoś nie ma Miasta
CC-3-3 = 1 punkt za własną Osadę i Budynek, gdziekolwiek stoi
CC-3-4 = Pół punktu za Rozwinięcie, bez zaokrąglania
CC-3-5 = 2 punkty za zrealizowany Cel
CC-3-6 = 4 punkty za Cud, dzielone między budowniczego i właściciela
CC-3-7 = Cud u Barbarzyńców daje budowniczemu 2 punkty
CC-3-8 = Wielka Piramida: 5 punktów dla budowniczego
CC-3-9 = Punkty z kart Wydarzeń
CC-3-10 = 2 punkty za zabitego wrogiego Przywódcę
CC-3-11 = Punkty Cywilizacji i Przywódców
CC-3-12 = Wygrywa najwięcej punktów; remis rozstrzygają kolejne pozycje
CC-3-13 = Budowniczy Wielkiej Piramidy wygrywa remis
CC-3-14 = Gdzie liczą się szczególne punkty przy remisie

## 4. Surowce, żetony i Wymiana

section-CC-4 = Surowce, żetony i Wymiana
CC-4-1 = Najwyżej 7 każdego Surowca; nadmiar przepada
CC-4-2 = Bez Magazynowania najwyżej 2 Żywności
CC-4-3 = Przy zakupie Rozwinięcia Idee mogą zastąpić Żywność
CC-4-4 = Złoto może zastąpić każdy inny Surowiec
CC-4-5 = Złoto nie zastępuje żetonów, a Złota nie zastępuje nic
CC-4-6 = Żetony są nieograniczone i jawne
CC-4-7 = Wybiera ten, kto zyskuje
CC-4-8 = Aktywny gracz może wymieniać się z każdym innym
CC-4-9 = Wymiana następuje od razu; obietnice nie wiążą
CC-4-10 = Podarunki, limity i karty w Wymianie
CC-4-11 = Wrogiem jest wszystko, co nie jest twoje

## 5. Miasta, rozmiar i Nastrój

section-CC-5 = Miasta, rozmiar i Nastrój
CC-5-1 = Rozmiar Miasta to liczba jego elementów
CC-5-1b = O czym decyduje rozmiar Miasta
CC-5-2 = Miasto nie rośnie ponad 5 ani ponad liczbę własnych Miast
CC-5-3 = Limit rozmiaru dotyczy tylko wznoszenia
CC-5-4 = Miasta są Szczęśliwe, Neutralne lub Rozgniewane; nowe Neutralne
CC-5-5 = Szczęśliwe Miasto Zbiera i Werbuje jak o jeden większe
CC-5-6 = Rozgniewane Miasto liczy się jako rozmiar 1 i nic nie wznosi
CC-5-7 = Czego Nastrój nigdy nie zmienia
CC-5-8 = Rozgniewane nie spada, Szczęśliwe nie rośnie
CC-5-9 = Miasto z obcym Budynkiem jest pod Wpływem

## 6. Rozwinięcia

section-CC-6 = Rozwinięcia
CC-6-1 = Najpierw górne Rozwinięcie kategorii
CC-6-2 = Rozwinięcie kosztuje 2 Żywności; zastąpią ją Idee i Złoto
CC-6-3 = Kosteczka pochodzi z Toru Wydarzeń
CC-6-4 = Niebieskie pola dają 1 Kulturę, żółte 1 Nastrój
CC-6-5 = Pusty Tor Wydarzeń przynosi Wydarzenie
CC-6-6 = Niektóre Rozwinięcia odblokowują Budynek
CC-6-7 = Formy Rządów wymagają innego Rozwinięcia
CC-6-8 = Tylko jedna Forma Rządów naraz
CC-6-9 = Wymagania sprawdza się tylko przy zdobywaniu i zmianie
CC-6-10 = Rozwinięcia kupione i darmowe
CC-6-11 = Powiązane Rozwinięcie Cywilizacji przychodzi razem
CC-6-12 = Zdolność wymaga Rozwinięcia, Przywódcy lub karty, które ją dają
CC-6-13 = „Bez Żywności” znosi koszt Rozwinięcia

## 7. Założenie Miasta

section-CC-7 = Założenie Miasta
CC-7-1 = Osadnik zamienia się w Osadę
CC-7-2 = Gdzie można założyć Miasto
CC-7-3 = Założenie wymaga Osady w puli
CC-7-4 = Nowe Miasto jest Neutralne i ma rozmiar 1
CC-7-5 = Osadnik, który się poruszył, może założyć Miasto
CC-7-6 = Założenie nie jest aktywacją

## 8. Aktywacja Miasta

section-CC-8 = Aktywacja Miasta
CC-8-1 = Wybierz własne Miasto: Zbieranie, Wznoszenie lub Werbunek
CC-8-2 = Od drugiej aktywacji Nastrój spada
CC-8-3 = Rozgniewane Miasto aktywuje się tylko raz na turę
CC-8-4 = Jak liczy się aktywacje Rozgniewanego Miasta
CC-8-5 = Przy aktywacji liczy się Nastrój sprzed spadku
CC-8-6 = Efekty aktywujące Miasto są aktywacjami

## 9. Zbieranie

section-CC-9 = Zbieranie
CC-9-1 = Ile Miasto Zbiera
CC-9-2 = Jeden Surowiec z pola: własnego lub sąsiedniego
CC-9-3 = Co daje teren i jakie Rozwinięcie jest potrzebne
CC-9-4 = Wrogowie, Jałowa Ziemia i inne Miasta blokują pole
CC-9-5 = Wrogie Statki blokują swoje pole Morza
CC-9-6 = Wolno zebrać mniej
CC-9-7 = Port daje 1 Złoto lub 1 Nastrój z jednego pola Morza
CC-9-8 = Port korzysta z każdego wolnego sąsiedniego pola Morza
CC-9-9 = Piraci blokują swoje i sąsiednie pola Morza
CC-9-10 = Metalurgia: 1 z 2 Rud może stać się Złotem
CC-9-11 = Hodowla Zwierząt: pole Lądu w odległości 2
CC-9-12 = Powszechna Edukacja: +1 Idea z Akademią
CC-9-13 = Wolność Ekonomiczna: jedyne Zbieranie w turze
CC-9-14 = Dodatkowe Surowce są poza limitem rozmiaru

## 10. Wznoszenie i Budynki

section-CC-10 = Wznoszenie i Budynki
CC-10-1 = Budynek kosztuje 1 Żywność, 1 Drewno i 1 Rudę
CC-10-2 = Czego Miasto potrzebuje do Budynku
CC-10-3 = Budynek musi być w twojej puli
CC-10-4 = Akademia: 2 Idee
CC-10-5 = Forteca: kość więcej i trafienie mniej w pierwszej rundzie
CC-10-6 = Port wymaga sąsiedniego pola Morza
CC-10-7 = Świątynia: 1 Nastrój lub 1 Kultura
CC-10-8 = Targowisko: Kawaleria, Słonie, Złoto z cudzych szlaków
CC-10-9 = Szlaków nie trzeba wykorzystać
CC-10-10 = Obelisk zachowuje kolor
CC-10-11 = Obserwatorium: 1 karta Akcji
CC-10-12 = Religia Państwowa: Świątynia bez Żywności
CC-10-13 = Przejęte Budynki zachowują trwałe efekty
CC-10-14 = Osady i Cuda nie są Budynkami

## 11. Werbunek, Jednostki i Przywódcy

section-CC-11 = Werbunek, Jednostki i Przywódcy
CC-11-1 = Ile Jednostek Werbuje Miasto
CC-11-2 = Ile kosztują Jednostki
CC-11-3 = Statki wymagają Portu, Kawaleria i Słonie Targowiska
CC-11-4 = Nowe Jednostki Lądowe podlegają limitowi
CC-11-5 = Statki zwerbowane przy wrogich Statkach walczą od razu
CC-11-6 = Przy pustej puli przenosi się Jednostkę z Mapy
CC-11-7 = Co robią Osadnicy, Statki i Jednostki Wojskowe
CC-11-8 = Najwyżej 4 Jednostki Wojskowe na polu Lądu, 2 Lądowe na Statek
CC-11-9 = Higiena i Pobór: jedna Jednostka za Nastrój
CC-11-10 = Medycyna zwraca 1 Surowiec
CC-11-11 = Nacjonalizm: 1 Nastrój lub 1 Kultura za Werbunek
CC-11-12 = Wybierz jednego z pozostałych Przywódców
CC-11-13 = Tylko 1 Przywódca na Mapie; poprzedni odchodzi
CC-11-14 = Gdzie działają zdolności Przywódcy
CC-11-15 = Kto zatrzymuje zabitego Przywódcę

## 12. Ruch Jednostek: ląd

section-CC-12 = Ruch Jednostek: ląd
CC-12-1 = Do 3 Jednostek lub grup na Akcję Ruchu
CC-12-2 = 1 pole na Akcję Ruchu i nikt nie rusza się dwa razy
CC-12-3 = Jednostki, które walczyły, już się nie ruszają
CC-12-4 = Góry zatrzymują Jednostkę na tę turę
CC-12-5 = Z Lasu nie można w tej turze rozpocząć Bitwy
CC-12-6 = Jednostki Wojskowe ruszają się tylko z Taktyką
CC-12-7 = Osadnicy wchodzą na wrogów tylko z Jednostkami Wojskowymi
CC-12-8 = Wejście na pole wroga od razu rozpoczyna Bitwę
CC-12-9 = Wejście na nieodkryty Obszar to jego Eksploracja
CC-12-10 = Limit obowiązuje po każdym ruchu
CC-12-11 = Drogi: 2 pola lub bez kar terenu, za 1 Żywność i 1 Rudę
CC-12-12 = Atak Drogami
CC-12-13 = Drogi nie zostawiają ograniczeń terenu
CC-12-14 = Sami wrodzy Osadnicy nie blokują wejścia

## 13. Statki i transport

section-CC-13 = Statki i transport
CC-13-1 = Statki płyną na każde połączone pole Morza
CC-13-2 = Wrogie Statki zatrzymują Statek i zaczyna się Bitwa
CC-13-3 = Nawigacja: dookoła Mapy do następnego Morza
CC-13-4 = Zablokowane wejście można zaatakować
CC-13-5 = Statki nie płyną przez nieodkryte Obszary
CC-13-6 = Jak obchodzi się brzeg Mapy
CC-13-7 = Statek wiezie 2 Jednostki Lądowe; wsiadanie i zejście to ruchy
CC-13-8 = Bycie przewożonym nie jest ruchem
CC-13-9 = Jednostki, które walczyły, nie wsiadają
CC-13-10 = Jednostki Wojskowe wsiadają tylko z Taktyką
CC-13-11 = Zejście na wrogów rozpoczyna Bitwę lądową
CC-13-12 = Ładunek liczy się dla pola Morza

## 14. Zwiększenie Szczęśliwości

section-CC-14 = Zwiększenie Szczęśliwości
CC-14-1 = Każdy poziom kosztuje tyle Nastroju, ile wynosi rozmiar Miasta
CC-14-2 = Rytuały: Surowce mogą zastąpić Nastrój
CC-14-3 = Głosowanie: Dodatkowa Akcja za 1 Nastrój
CC-14-4 = Cyrk i Sport: 1 lub 2 Kultury za 1 lub 2 poziomy
CC-14-5 = Zwiększenie Szczęśliwości nie jest aktywacją

## 15. Wpływ Kulturowy

section-CC-15 = Wpływ Kulturowy
CC-15-1 = Cel ma Budynek i leży w zasięgu równym rozmiarowi źródła
CC-15-2 = 5 lub 6 to sukces i wymiana jednego Budynku
CC-15-3 = Na które Budynki można wywrzeć Wpływ
CC-15-4 = Przechodzą tylko punkty
CC-15-5 = Kultura zwiększa zasięg lub wynik
CC-15-6 = Po sukcesie nie ma dalszych prób
CC-15-7 = Celem mogą być własne Miasta
CC-15-8 = Miasto pod Wpływem celuje tylko w siebie, bez wzmocnień
CC-15-9 = Celem mogą być Miasta Barbarzyńców
CC-15-10 = Bez takiego elementu w puli nie ma celu
CC-15-11 = Sztuka: Dodatkowa Akcja za 1 Kulturę
CC-15-12 = Wobec niektórych Miast nie można wzmacniać
CC-15-13 = Konwersja: +1 do rzutu, 1 Kultura za sukces
CC-15-14 = Pomniki chronią Miasta z Cudem
CC-15-15 = Cel potrzebuje Budynku

## 16. Faza Podsumowania

section-CC-16 = Faza Podsumowania
CC-16-1 = Sześć kroków, gracze w kolejności tury
CC-16-2 = Krok 1: realizacja Celów
CC-16-3 = Koniec gry sprawdza się po kroku 1
CC-16-4 = Krok 2: jedno darmowe Rozwinięcie
CC-16-5 = Krok 3: dobierz 1 kartę Akcji i 1 kartę Celu
CC-16-6 = Krok 4: Miasto o rozmiarze 1 można spalić za 1 Złoto
CC-16-7 = Krok 5: wszystkie kosteczki mogą przejść do innej Formy Rządów
CC-16-8 = Ile kosztuje i co zmienia zmiana Formy Rządów
CC-16-9 = Krok 6: najwięcej Nastroju i Kultury wybiera Pierwszego Gracza
CC-16-10 = Pierwszego Gracza wybiera właściciel Wielkiej Latarni
CC-16-11 = Pierwszy Gracz pozostaje nim przez cały Wiek

## 17. Karty Akcji

section-CC-17 = Karty Akcji
CC-17-1 = Karty Akcji są tajne
CC-17-2 = Górna połowa poza Bitwą, dolna w Bitwie z Taktyką
CC-17-3 = Zagrane karty odrzuca się odkryte
CC-17-4 = Żadnych dwóch kart o tej samej nazwie na jedno zdarzenie
CC-17-5 = Trzeba pokryć koszt i spełnić warunek karty
CC-17-6 = Karty zagrywane przy Zbieraniu
CC-17-7 = Kosteczki Rozwinięć z kart

## 18. Karty Celów

section-CC-18 = Karty Celów
CC-18-1 = Z karty Celu liczy się tylko jedna połowa
CC-18-2 = Kiedy realizuje się Cele
CC-18-3 = Cele o tej samej nazwie wymagają różnych zdarzeń
CC-18-4 = Talię Celów odtwarza się z odrzuconych kart
CC-18-5 = Niektóre Cele wykluczają się w jednej Fazie Podsumowania

## 19. Eksploracja

section-CC-19 = Eksploracja
CC-19-1 = Eksplorować mogą wszystkie Jednostki
CC-19-2 = Kafel kładzie się w jednym z dwóch położeń
CC-19-3 = Pole wejścia nie może być Morzem
CC-19-4 = Morze musi stykać się z Morzem
CC-19-5 = W innym razie Morze musi stykać się z brzegiem
CC-19-6 = Spośród dwóch położeń wybiera odkrywca
CC-19-7 = Jak ustala się położenie kafla
CC-19-8 = Działa teren pola wejścia
CC-19-9 = Statek płynie na pole Morza nowego kafla
CC-19-10 = Bez dostępnego Morza Statek wraca
CC-19-11 = Eksploracja kończy ruch
CC-19-12 = Eksploracja kartami

## 20. Bitwa lądowa

section-CC-20 = Bitwa lądowa
CC-20-1 = Kiedy zaczyna się Bitwa
CC-20-2 = Bitwa to ciąg Rund Walki
CC-20-3 = Co dzieje się przed pierwszą rundą
CC-20-4 = Każda strona może położyć jedną kartę Akcji na rundę
CC-20-5 = Trzeba spełnić wymagania karty
CC-20-6 = Karty odkrywa się jednocześnie
CC-20-7 = Jedna kość na Jednostkę Wojskową; suma to Wartość Bojowa
CC-20-8 = Ikona uruchamia jedną pasującą Jednostkę
CC-20-9 = Piechota +1, Kawaleria +2
CC-20-10 = Słoń anuluje trafienie zamiast swojej wartości
CC-20-11 = Przywódca przerzuca kość
CC-20-12 = Kolejność ikon Konfliktu
CC-20-13 = Wartość Bojowa nie spada poniżej 0
CC-20-14 = Trafienie za każde 5; straty wybiera właściciel
CC-20-15 = Osadnicy giną z ostatnią Jednostką Wojskową
CC-20-16 = Wygrywa ten, komu zostały Jednostki
CC-20-17 = Sama Forteca wygrywa, jeśli atakujący zginą w rundzie 1
CC-20-18 = Atakujący może się wycofać
CC-20-19 = Obrońcy i Barbarzyńcy się nie wycofują
CC-20-20 = Jednostki z desantu wycofują się na Statki
CC-20-21 = Fanatyzm: +2 w Mieście ze Świątynią, darmowa Piechota po przegranej
CC-20-22 = Stalowa Broń: 1 Ruda za +2 albo +1 przeciw takiej samej
CC-20-23 = Wielka Arena: +1 po zobaczeniu sum
CC-20-24 = Hannibal i perskie słonie ograniczają premie wroga

## 21. Usunięte Jednostki

section-CC-21 = Usunięte Jednostki
CC-21-1 = Usunięte Jednostki wracają do puli
CC-21-2 = Właściciel wybiera, które Jednostki usuwa

## 22. Przejmowanie Miast

section-CC-22 = Przejmowanie Miast
CC-22-1 = Kiedy Miasto zostaje przejęte
CC-22-2 = Elementy poprzedniego właściciela się wymienia
CC-22-3 = Złoto za rozmiar przejętego Miasta
CC-22-4 = Poprzedni właściciel może postawić Osadnika
CC-22-5 = Przejęte Miasto staje się Rozgniewane
CC-22-6 = Brakujące elementy usuwa się, po 1 Złocie za każdy
CC-22-7 = Bez Osady Miasto się usuwa
CC-22-8 = Przejęcie liczy się jako Bitwa
CC-22-9 = Obeliski i Porty Fenicjan zachowują kolor
CC-22-10 = Aktywacje przejętego Miasta

## 23. Osadnicy w Bitwie

section-CC-23 = Osadnicy w Bitwie
CC-23-1 = Sami Osadnicy przegrywają bez kości
CC-23-2 = Osadnicy nie mogą być Poległymi
CC-23-3 = Za samych Osadników najpierw walczy Forteca
CC-23-4 = Pokonanie samych Osadników to wygrana Bitwa

## 24. Bitwa morska

section-CC-24 = Bitwa morska
CC-24-1 = Kiedy zaczyna się Bitwa morska
CC-24-2 = Statki walczą po jednej kości, bez zdolności Konfliktu
CC-24-3 = Wycofanie Statków
CC-24-4 = Ładunek ponad 2 na Statek przepada
CC-24-5 = Po Bitwie morskiej
CC-24-6 = Okręty Wojenne anulują trafienie w pierwszej rundzie
CC-24-7 = Ładunek tonie z ostatnim Statkiem

## 25. Wydarzenia

section-CC-25 = Wydarzenia
CC-25-1 = Najpierw ikona, potem tekst
CC-25-2 = Talię Wydarzeń się odtwarza
CC-25-3 = Kogo dotyczą ikona i tekst
CC-25-4 = Zużyte karty Wydarzeń się odrzuca
CC-25-4b = 20 Wydarzeń z rozszerzenia
CC-25-5 = Kopalnia Złota: 2 Złota
CC-25-6 = Jałowa Ziemia: znacznik obok twojego Miasta
CC-25-7 = Mity: 1 Nastrój chroni Miasto
CC-25-8 = Wydarzenie w Wydarzeniu czeka
CC-25-9 = Wydarzenie następuje po ukończeniu Rozwinięcia

## 26. Barbarzyńcy

section-CC-26 = Barbarzyńcy
CC-26-1 = Barbarzyńców obowiązuje limit
CC-26-2 = Gdzie osiedlają się Barbarzyńcy
CC-26-3 = Jeszcze jeden Barbarzyńca w wybranym Mieście
CC-26-4 = Kawaleria i Słonie Barbarzyńców
CC-26-5 = Czego nie można postawić, to się pomija
CC-26-6 = Co znaczy „puste” i „dokładnie 2 pola”
CC-26-7 = Bez Armii w pobliżu przybywają nowi Barbarzyńcy
CC-26-8 = Armie Barbarzyńców idą ku twoim Miastom
CC-26-9 = Pobliskie Miasta Barbarzyńców dostają Piechotę
CC-26-10 = Każda Armia rusza się raz i w całości
CC-26-11 = Za Barbarzyńców rzuca następny gracz
CC-26-12 = Barbarzyńcy przejmują Miasto
CC-26-13 = Barbarzyńcy korzystają z przejętej Fortecy
CC-26-14 = 1 Złoto za pokonanie Barbarzyńców
CC-26-15 = 1 Złoto za Miasto Barbarzyńców
CC-26-16 = Barbarzyńcy blokują Zbieranie na swoim polu
CC-26-17 = Czego Miasta Barbarzyńców nie robią

## 27. Piraci

section-CC-27 = Piraci
CC-27-1 = Przybywają dwa statki pirackie
CC-27-2 = Brakujące statki pirackie bierze się z Mapy
CC-27-3 = Najazd: Miasta obok piratów coś tracą
CC-27-4 = Piraci blokują Zbieranie i szlaki handlowe
CC-27-5 = Statki nie mogą minąć piratów
CC-27-6 = Bitwy z piratami
CC-27-7 = Nagroda za każdy zatopiony statek piracki
CC-27-8 = Piraci się nie wycofują i nie ruszają
CC-27-9 = Bez wolnego pola Morza piraci nie przybywają

## 28. Cuda

section-CC-28 = Cuda
CC-28-0 = Jest 8 Cudów
CC-28-1 = Inżynieria i Pomniki dają kartę Cudu
CC-28-2 = Cud wymaga Szczęśliwego Miasta, karty i Rozwinięcia
CC-28-3 = Cud kosztuje 12 Surowców i 5 Kultury
CC-28-4 = Cud jest elementem Miasta, ale nie Budynkiem
CC-28-5 = Wzniesiony Cud działa od razu
CC-28-6 = Wzniesienie Cudu jest aktywacją
CC-28-7 = Przejęty Cud działa dla zdobywcy
CC-28-8 = Cuda nie działają dla Barbarzyńców
CC-28-9 = Cud przepada razem z Miastem
CC-28-10 = Wielka Arena: Nastrój i Kultura zastępują się nawzajem
CC-28-11 = Wielka Biblioteka: co turę jedno Rozwinięcie więcej
CC-28-12 = Wielka Latarnia: darmowy Statek
CC-28-13 = Wielkie Mauzoleum: karty ze stosu odrzuconych
CC-28-14 = Wielki Mur: -2 dla atakujących, Barbarzyńcy pokonani
CC-28-15 = Wielkie Ogrody: dowolny Surowiec z Równin, bez ataku z nich
CC-28-16 = Wielka Piramida: punkty i remisy
CC-28-17 = Wielki Posąg: karta Celu za Akcję

## 29. Szczegóły Rozwinięć

section-CC-29 = Szczegóły Rozwinięć
CC-29-1 = Irygacja chroni przed głodem
CC-29-2 = Higiena chroni przed zarazą
CC-29-3 = Darmowa Edukacja: 1 Nastrój przy zakupie za Idee
CC-29-4 = Filozofia: Idee za Naukę
CC-29-5 = Machiny Oblężnicze opłaca się przed kartami i kośćmi
CC-29-6 = Podatki: tyle Surowców, ile Miast
CC-29-7 = Szlaki Handlowe: 1 Żywność za parę Jednostki i Miasta
CC-29-8 = Pieniądz: Złoto zamiast Surowca
CC-29-9 = Wolności Obywatelskie: 3 Nastroju
CC-29-10 = Pańszczyzna: Rozgniewane Miasta działają jak Neutralne
CC-29-11 = Dogmaty: Teokracja za Świątynie, najwyżej 2 Idee
CC-29-12 = Rozwinięcia opisane w danych

## 30. Rozwinięcia Cywilizacji

section-CC-30 = Rozwinięcia Cywilizacji
CC-30-1 = Rozwinięcie Cywilizacji przychodzi z powiązanym
CC-30-2 = Powiązane z dowolną Formą Rządów
CC-30-3 = Używanie Rozwinięcia to nie zdobycie
CC-30-4 = Jeńcy: najwyżej 4, po pół punktu
CC-30-5 = Ofiara z Ludzi: anuluj Wydarzenie, wydawaj Jeńców
CC-30-6 = Danina Imperium: Zbieranie z wrogich Miast
CC-30-7 = Babilończycy: Kanały i Wielkie Ogrody
CC-30-8 = Wpływ Druidów na Miasta Barbarzyńców
CC-30-9 = Chiny: Pola Ryżowe, Ekspansywność, Wielki Mur
CC-30-10 = Pola Zalewowe: Miasta na Pustkowiu
CC-30-11 = Balsamowanie
CC-30-12 = Równy Bogom: Teokracja działa jak Autokracja
CC-30-13 = Kleopatra: atakujący płacą Kulturę
CC-30-14 = Cedry i Barwniki: handel morski
CC-30-15 = Grecja: Wyszkolenie i Hellenizacja
CC-30-16 = Polis: za aktywowane uchodzi inne Miasto
CC-30-17 = Nomadzi: małe Miasta wędrują
CC-30-18 = Plemiona Hunów prowadzą Barbarzyńców
CC-30-19 = Prozelityzm: Osadnicy wywierają Wpływ
CC-30-20 = Japonia: Garncarstwo, Fortel, Szogunat
CC-30-21 = Hegemonia: Statek staje się Miastem
CC-30-22 = Sojusz z Piratami
CC-30-23 = Kartagina i piraci na tym samym polu
CC-30-24 = Majowie: Boiska i Kalendarz
CC-30-25 = Zoroastrianizm nawraca wrogie Jednostki
CC-30-26 = Imperialne Drogi: do 4 pól
CC-30-27 = Szkutnictwo: Statki stają się Jednostkami Lądowymi i odwrotnie
CC-30-28 = Kamienie Runiczne
CC-30-29 = Inne Rozwinięcia Cywilizacji i Przywódcy

## 31. Rozstrzygnięcia do kart

section-CC-31 = Rozstrzygnięcia do kart
CC-31-1 = Wielkich Ludzi kupuje się za Kulturę
CC-31-2 = Głód zabiera to, co jest
CC-31-3 = Zaraza zabrania wznoszenia bez Higieny
CC-31-4 = Elementy stracone przez Wulkan i Trzęsienie Ziemi punktują
CC-31-5 = Cuda na tych kartach zachowują punkty
CC-31-6 = Rewolucja może odebrać Akcję następnej tury
CC-31-7 = Anarchia znosi Formę Rządów
CC-31-8 = Negocjacje i Wielki Dyplomata zabraniają Bitew
CC-31-9 = Najemnicy atakują każdego na polu
CC-31-10 = Otrzymane Rozwinięcie musi być dozwolone
CC-31-11 = Taktyczny Odwrót wymaga wolnego pola
CC-31-12 = Okrążenie porównuje straty rundy
CC-31-13 = Dodatkowe kości z kart nie mają ikon Konfliktu
CC-31-14 = Zamach działa raz naraz

## 32. Warianty

section-CC-32 = Warianty
CC-32-1 = Brak Wydarzeń: tylko ikona
CC-32-2 = Opcjonalne Wydarzenia: ogłaszane przed dobraniem
CC-32-3 = Skrócona Gra: 4 Wieki
CC-32-4 = Rzut na Zakończenie w ostatnich 5 Rundach
CC-32-5 = Cud w ostatnich 5 Rundach kończy grę
CC-32-6 = Losowi Przywódcy
CC-32-7 = Wspólne Cuda
CC-32-8 = Historia Alternatywna: Przywódcy wszystkich ludów
CC-32-9 = Ostatni Wiek nie decyduje o niczym więcej; brak trybu solo

## 33. Limity, liczenie i słowniczek

section-CC-33 = Limity, liczenie i słowniczek
CC-33-1 = Elementy są ograniczone, żetony nie
CC-33-1b = Co jest w pudełku
CC-33-2 = Odległości liczy się po odkrytych polach
CC-33-3 = Armia
CC-33-4 = Bitwa
CC-33-5 = Miasto na wybrzeżu
CC-33-6 = Obszar
CC-33-7 = Element Miasta i Cud
CC-33-8 = Przejęcie
CC-33-9 = Jednostka Lądowa
CC-33-9b = Zdolność Konfliktu
CC-33-10 = Które pola ze sobą sąsiadują

## 34. Spis decyzji

section-CC-34 = Spis decyzji
CC-34-1 = Decyzje własnej tury i płatności
CC-34-2 = Decyzje o Rozwinięciach i Miastach
CC-34-3 = Decyzje w Ruchu
CC-34-4 = Decyzje w Bitwie
CC-34-5 = Decyzje po przejęciu
CC-34-6 = Decyzje w Wydarzeniach
CC-34-7 = Decyzje Fazy Podsumowania
CC-34-8 = Decyzje w turach innych graczy
