### Tytuły reguł gry Krótka historia cywilizacji, po jednym na każdy numer z katalogu reguł.
### Kropkę numeru zastępuje tu łącznik: FH-INV.1 to FH-INV-1.

## GEN — Ogólny zarys gry

section-FH-GEN = Ogólny zarys gry
FH-GEN-1 = Buduj Cywilizację z kart Rynku; o wygranej decydują PZ
FH-GEN-2 = Wszystko jest jawne oprócz kolejności kart w Talii Cywilizacji
FH-GEN-3 = Bez kości, kart na ręce, planszy i trybu solo
FH-GEN-4 = Połowy zaokrągla się w dół, chyba że podano inaczej

## CMP — Elementy gry i limity

section-FH-CMP = Elementy gry i limity
FH-CMP-1 = Zawartość pudełka: karty, pomoce, znaczniki inwestycji i zasobów
FH-CMP-2 = Podział 67 kart Cywilizacji na talie
FH-CMP-3 = ZZ nie mają limitu, a Rezerwa nigdy się nie wyczerpuje
FH-CMP-4 = Jeden znacznik inwestycji na gracza, więc najwyżej jedna rozpoczęta inwestycja
FH-CMP-5 = Najwyżej jeden Przywódca; liczba Cudów i wielkość stosów dowolna

## CRD — Budowa karty

section-FH-CRD = Budowa karty
FH-CRD-1 = Co widać na obu stronach karty Cywilizacji
FH-CRD-2 = Jest siedem rodzajów ikon produkcji
FH-CRD-3 = Sześć typów kart rozróżnia się po kolorze
FH-CRD-4 = Karty jednego typu mają to samo oznaczenie przychodu
FH-CRD-5 = Każda karta poza startowymi ma jeden efekt
FH-CRD-6 = Oznaczenie przychodu i ikony efektu Punktacji to nie ikony produkcji
FH-CRD-7 = Ikony produkcji dają PZ i wpływają na akcje oraz efekty

## STK — Układanie kart

section-FH-STK = Układanie kart
FH-STK-1 = Nowa karta trafia na wierzch stosu swojego typu
FH-STK-2 = Działa tylko efekt wierzchniej karty; liczą się wszystkie paski produkcji
FH-STK-3 = Nowy Przywódca usuwa z gry poprzedniego
FH-STK-4 = Cuda leżą obok siebie i nie są przykrywane
FH-STK-5 = Odsłonięta karta znów działa, z wyjątkiem efektów jednorazowych
FH-STK-6 = Przykrycie wcześniejszej karty tego samego typu jest obowiązkowe
FH-STK-7 = Karty przykryte i startowy Ustrój liczą się jako posiadane
FH-STK-8 = Usunięta karta trafia do pudełka i nie wraca do gry
FH-STK-9 = Przyszłość leży osobno, nie ma typu i liczy się jako karta

## ICO — Liczenie ikon

section-FH-ICO = Liczenie ikon
FH-ICO-1 = Ikony dają wszystkie paski produkcji i widoczne efekty Stałe
FH-ICO-2 = Karty na Rynku nie dają ikon, nawet z twoim znacznikiem
FH-ICO-3 = Efekt liczący karty danego typu obejmuje także własną kartę
FH-ICO-4 = Efekty Stałe nigdy nie liczą ikon, tylko karty lub stałe wartości
FH-ICO-5 = Przemijanie niczego nie zmienia aż do końcowej punktacji

## TOK — ZZ, Magazyn i Rezerwa

section-FH-TOK = ZZ, Magazyn i Rezerwa
FH-TOK-1 = ZZ leżą w Cywilizacjach, na kartach Rynku, w Magazynie lub Rezerwie
FH-TOK-2 = ZZ leżące na kartach Rynku nie należą do nikogo
FH-TOK-3 = Kiedy wolno brać ZZ z Rezerwy
FH-TOK-4 = Przychód nie przekracza liczby ZZ w Magazynie
FH-TOK-5 = Gdy w Magazynie brakuje ZZ, efekt nie sięga do Rezerwy
FH-TOK-6 = Wydane ZZ wędrują do Magazynu, nie do Rezerwy

## ERA — Ery

section-FH-ERA = Ery
FH-ERA-1 = Ery mają wartości od 0 (A) do 5 (V)
FH-ERA-2 = Karty startowe liczą się jako era 0, Internet i Przyszłość jako 5
FH-ERA-3 = Bieżąca Era: najwyższa era kart na Rynku i w Cywilizacjach

## EFF — Efekty kart: zasady ogólne

section-FH-EFF = Efekty kart: zasady ogólne
FH-EFF-1 = Jest sześć rodzajów efektów kart
FH-EFF-2 = Otrzymaną kartę dołóż, potem od razu rozpatrz jej jednorazowy efekt
FH-EFF-3 = Ikony nowej karty już się liczą, efekt przykrytej już nie
FH-EFF-4 = Efekt niemożliwy do wykonania nic nie robi
FH-EFF-5 = Wykonaj tyle z efektu, ile się da
FH-EFF-6 = Łańcuch efektów rozpatruje się do końca w tej samej akcji
FH-EFF-7 = Luki na Rynku pozostają do fazy porządkowej
FH-EFF-8 = Karta bez inwestycji nie ma żadnego znacznika, nawet Bankiera
FH-EFF-9 = Trzeba wziąć z Rynku pasującą kartę bez inwestycji, jeśli jest
FH-EFF-10 = Karty zdobyte dzięki efektom są darmowe i nie dają przychodu

## INS — Natychmiast

section-FH-INS = Natychmiast
FH-INS-1 = Efekt Natychmiastowy trzeba rozpatrzyć przy otrzymaniu karty
FH-INS-2 = Efekt Natychmiastowy działa najwyżej raz w całej grze

## ATK — Najazd

section-FH-ATK = Najazd
FH-ATK-1 = Najazd następuje raz, przy otrzymaniu karty, i jest obowiązkowy
FH-ATK-2 = Siła najeźdźcy to wyłącznie jego ikony Ataku
FH-ATK-3 = Siła przeciwnika to suma jego ikon Ataku i Obrony
FH-ATK-4 = Najechać można tylko słabszego przeciwnika; równa siła chroni
FH-ATK-5 = Najeźdźca musi wskazać dokładnie jednego słabszego przeciwnika
FH-ATK-6 = Wszystkie wybory w ramach Najazdu należą do najeźdźcy
FH-ATK-7 = Najazd bez słabszego przeciwnika nie ma skutku

## ALL — Najazd na wszystkich

section-FH-ALL = Najazd na wszystkich
FH-ALL-1 = Najazd na wszystkich trafia każdego słabszego przeciwnika
FH-ALL-2 = Najeźdźca wybiera oddzielnie dla każdej ofiary
FH-ALL-3 = Siły porównuje się raz, skutki wprowadza zgodnie z ruchem wskazówek zegara

## PRM — Stały

section-FH-PRM = Stały
FH-PRM-1 = Efekt Stały działa, dopóki jego karta jest widoczna
FH-PRM-2 = Przemijanie wyłącza efekt Stały przed końcową punktacją

## TRN — Akcja w turze

section-FH-TRN = Akcja w turze
FH-TRN-1 = Akcja w turze zastępuje każdą inną akcję
FH-TRN-2 = Akcji w turze nie można użyć w turze otrzymania karty
FH-TRN-3 = Akcję w turze można powtarzać, dopóki karta jest widoczna

## SCE — Efekty Punktacji

section-FH-SCE = Efekty Punktacji
FH-SCE-1 = Efekt Punktacji działa tylko na końcu i tylko na widocznej karcie
FH-SCE-2 = Ikony z efektów Punktacji nie liczą się w trakcie gry

## DSL — Efekty zapisane jako dane

section-FH-DSL = Efekty zapisane jako dane
FH-DSL-1 = Efekty idą po kolei; karta usuwająca się znika najpierw
FH-DSL-2 = Liczenie w efektach: bieżące ikony, wszystkie karty, pełne pary
FH-DSL-3 = Zdobywanie karty z Rynku lub z wierzchu Talii Cywilizacji
FH-DSL-4 = Zabrane ZZ trafiają do najeźdźcy; najwyżej tyle, ile ma ofiara
FH-DSL-5 = Usunąć można wierzchnią kartę stosu lub Przywódcę, nigdy Cud
FH-DSL-6 = Najeźdźca musi wybrać opcję, która coś zmienia
FH-DSL-7 = Równy podział ZZ wszystkich graczy; reszta do Magazynu
FH-DSL-8 = Kradzież, usuwanie i podział pochodzą z kart odtworzonych

## SET — Przygotowanie gry

section-FH-SET = Przygotowanie gry
FH-SET-1 = Karta Bankiera wraca do pudełka
FH-SET-2 = Pięć kart ery A tworzy pierwszy Rynek
FH-SET-3 = Rynek liczy 5 kart, a przy pięciu graczach 6
FH-SET-4 = Każdy gracz dostaje losowo jeden startowy Ustrój
FH-SET-5 = Układ Talii Cywilizacji: od ery I do Przyszłości
FH-SET-6 = Każdy bierze znacznik inwestycji, kartę pomocy i 4 ZZ
FH-SET-7 = Reszta ZZ tworzy Rezerwę; Magazyn zaczyna pusty
FH-SET-8 = Losowy pierwszy gracz, dalej zgodnie z ruchem wskazówek zegara
FH-SET-9 = Erę A tasuje się; nowe karty Rynku dochodzą z prawej

## TUR — Tura

section-FH-TUR = Tura
FH-TUR-1 = Tura to faza akcji, a po niej faza porządkowa
FH-TUR-2 = Wykonaj dokładnie jedną z pięciu akcji
FH-TUR-3 = Nie wolno pasować; jakaś akcja zawsze jest możliwa
FH-TUR-4 = Po fazie porządkowej gra się kończy albo przychodzi kolej następnego gracza

## INV — Inwestycja

section-FH-INV = Inwestycja
FH-INV-1 = Inwestycja wymaga wolnego znacznika inwestycji i co najmniej 1 ZZ
FH-INV-2 = Wybierz kartę Rynku bez inwestycji i liczbę inwestowanych ZZ
FH-INV-3 = Znacznik i ZZ na karcie czynią cię jej Inwestorem
FH-INV-4 = Rozpoczętej inwestycji nie można zmienić, przenieść ani wycofać
FH-INV-5 = Nie można inwestować w kartę ze znacznikiem Bankiera

## COM — Ukończenie

section-FH-COM = Ukończenie
FH-COM-1 = Ukończenie wymaga własnej rozpoczętej inwestycji
FH-COM-2 = Inwestycję można ukończyć w dowolnej późniejszej turze
FH-COM-3 = Przy Ukończeniu ZZ z karty najpierw trafiają do Magazynu
FH-COM-4 = Przychód: 1 ZZ za pasującą ikonę, bez ikon nowej karty
FH-COM-5 = Po przychodzie odbierz znacznik i dołóż kartę do Cywilizacji
FH-COM-6 = Od kiedy działa efekt ukończonej karty
FH-COM-7 = Przychód z inwestycji daje wyłącznie Ukończenie

## SNP — Przejęcie

section-FH-SNP = Przejęcie
FH-SNP-1 = Przejęcie wymaga inwestycji przeciwnika i co najmniej tylu ZZ, ile leży na karcie
FH-SNP-2 = Wybierz kartę z inwestycją przeciwnika, na którą cię stać
FH-SNP-3 = Przejęcie: zapłać Inwestorowi tyle, ile leży na karcie; znacznik do niego wraca
FH-SNP-4 = ZZ z przejętej karty trafiają do Magazynu
FH-SNP-5 = Po Przejęciu Inwestor bierze z Magazynu 1 ZZ za ikonę Handlu
FH-SNP-6 = Po Przejęciu Inwestor bierze też połowę Magazynu, zaokrągloną w dół
FH-SNP-7 = Przejmujący dokłada kartę i rozpatruje jej efekt
FH-SNP-8 = Przejęcie nikomu nie daje Przychodu z inwestycji
FH-SNP-9 = Własna rozpoczęta inwestycja nie przeszkadza w Przejęciu
FH-SNP-10 = Rekompensata Inwestora jest automatyczna i nie można jej odmówić

## ACT — Aktywacja

section-FH-ACT = Aktywacja
FH-ACT-1 = Aktywuj jedną widoczną Akcję w turze, zdobytą we wcześniejszej turze
FH-ACT-2 = Kartę zdobytą dzięki Aktywacji od razu dołóż i rozpatrz
FH-ACT-3 = Aktywacja jest dozwolona tylko wtedy, gdy efekt coś zmienia

## HAR — Żniwa

section-FH-HAR = Żniwa
FH-HAR-1 = Żniwa muszą powiększyć liczbę ZZ w twojej Cywilizacji
FH-HAR-2 = Żniwa: każda ikona Rolnictwa przenosi 1 ZZ z Rezerwy do Magazynu
FH-HAR-3 = Żniwa dają połowę Magazynu, zaokrągloną w dół
FH-HAR-4 = Żniwa uzupełniają twoje ZZ do numeru Bieżącej Ery
FH-HAR-5 = Pełne obliczenie Żniw, krok po kroku
FH-HAR-6 = Rozpoczęta inwestycja nie blokuje Żniw i nie liczy się do ZZ

## CLN — Faza porządkowa

section-FH-CLN = Faza porządkowa
FH-CLN-1 = Uzupełnij Rynek kartami z wierzchu Talii Cywilizacji
FH-CLN-2 = Usuń z Rynku karty bez inwestycji starsze o dwie ery, uzupełnij
FH-CLN-3 = Karty z inwestycją nie są usuwane z powodu wieku
FH-CLN-4 = Sprawdzenie Ery nie dotyczy kart w Cywilizacjach
FH-CLN-5 = Sprawdzenie Ery powtarza się, aż żadna karta nie odpadnie
FH-CLN-6 = Gdy Talia Cywilizacji jest pusta, Rynek pozostaje niepełny

## END — Koniec gry

section-FH-END = Koniec gry
FH-END-1 = Przyszłość na Rynku lub w Cywilizacji oznacza koniec gry
FH-END-2 = Gra kończy się po turze aktywnego gracza
FH-END-3 = Po zdobyciu Przyszłości turę rozgrywa się normalnie do końca
FH-END-4 = Rozpoczęte inwestycje na koniec gry nic nie dają

## SCR — Końcowa punktacja

section-FH-SCR = Końcowa punktacja
FH-SCR-1 = Przed punktacją wyłącza się efekty z ikoną Przemijania
FH-SCR-2 = Każda ikona Kultury jest warta 1 PZ
FH-SCR-3 = PZ za połowę wszystkich innych ikon, zaokrągloną w dół
FH-SCR-4 = Widoczne efekty Punktacji dodają PZ na samym końcu
FH-SCR-5 = Najwięcej PZ daje zwycięstwo; za ZZ nie ma punktów

## TIE — Remisy

section-FH-TIE = Remisy
FH-TIE-1 = Przy remisie najpierw decyduje liczba kart w Cywilizacji
FH-TIE-2 = Przy dalszym remisie decyduje liczba ZZ w Cywilizacji
FH-TIE-3 = Gracze, którzy nadal remisują, dzielą zwycięstwo

## TWO — Gra dla dwóch osób

section-FH-TWO = Gra dla dwóch osób
FH-TWO-1 = Dwie osoby grają z pięcioma kartami Rynku, bez karty Bankiera
FH-TWO-2 = Dwie osoby: zatrzymaj jeden z dwóch startowych Ustrojów
FH-TWO-3 = Dwie osoby układają Talię Cywilizacji jak zwykle
FH-TWO-4 = Bankier zaczyna z 2 ZZ na pierwszej karcie Rynku
FH-TWO-5 = Przy dwóch graczach Magazyn zaczyna z 2 ZZ
FH-TWO-6 = Po Ukończeniu możesz dodać jedną Inwestycję lub Przejęcie
FH-TWO-7 = Premia należy się tylko po Ukończeniu, raz na turę
FH-TWO-8 = Przejęcie od Bankiera: zapłata i ZZ z karty do Magazynu
FH-TWO-9 = Karta z inwestycją Bankiera odpada przed uzupełnieniem Rynku
FH-TWO-10 = Wskaż kartę bez inwestycji; Bankier włoży w nią połowę Magazynu
FH-TWO-11 = Bankier pomija inwestycję przy mniej niż 2 ZZ w Magazynie
FH-TWO-12 = Kolejność kroków fazy porządkowej przy dwóch graczach
FH-TWO-13 = Bankiera nie można najechać; nie ma tur i nie punktuje
FH-TWO-14 = Karta wskazana dla Bankiera musi być bez inwestycji

## RAH — Wariant Rahdo

section-FH-RAH = Wariant Rahdo
FH-RAH-1 = Wariant Rahdo: zasady dwuosobowe ze zmianami z karty Bankiera
FH-RAH-2 = Wariant Rahdo: Najazdy trafiają tylko Bankiera; jego siła to podwojona Bieżąca Era
FH-RAH-3 = Wariant Rahdo: pokonanie Bankiera daje nagrodę z Magazynu
FH-RAH-4 = Wariant Rahdo: wolno przejmować inwestycje drugiego gracza

## FAQ — Pytania i odpowiedzi

section-FH-FAQ = Pytania i odpowiedzi
FH-FAQ-1 = Co, jeśli efekt nie ma dozwolonego celu?
FH-FAQ-2 = Ile daje Prasa drukarska, gdy w Magazynie brakuje ZZ?
FH-FAQ-3 = Czy działa efekt karty zdobytej dzięki innej karcie?

## RUL — Rozstrzygnięcia kwestii otwartych

section-FH-RUL = Rozstrzygnięcia kwestii otwartych
FH-RUL-1 = Rozstrzygnięcie: oznaczenie przychodu każdego typu kart
FH-RUL-2 = Rozstrzygnięcie: era kart startowych, Internetu i Przyszłości
FH-RUL-3 = Rozstrzygnięcie: Aktywacja bez skutku jest niedozwolona
FH-RUL-4 = Rozstrzygnięcie: wykonaj, ile się da, i wybierz skuteczną opcję
FH-RUL-5 = Rozstrzygnięcie: Najazd na wszystkich najpierw porównuje siły, potem działa
FH-RUL-6 = Rozstrzygnięcie: Sprawdzenie Ery powtarza się do skutku
FH-RUL-7 = Rozstrzygnięcie: wspólne zwycięstwo, gdy remis trwa mimo obu kryteriów
FH-RUL-8 = Rozstrzygnięcie: ograniczenia Bankiera w grze dwuosobowej
FH-RUL-9 = Rozstrzygnięcie: ZZ na kartach Rynku są niczyje
FH-RUL-10 = Rozstrzygnięcie: co się dzieje, gdy gracz zdobędzie Przyszłość
FH-RUL-11 = Rozstrzygnięcie: startowy Ustrój można przykryć, usunąć i policzyć
FH-RUL-12 = Rozstrzygnięcie: dostępną kartę trzeba wziąć, nawet niechcianą
FH-RUL-13 = Rozstrzygnięcie: zasady nie ograniczają liczby tur
FH-RUL-14 = Rozstrzygnięcie: drobniejsze kwestie, wyjaśnione przy swoich regułach

## GLO — Słowniczek

section-FH-GLO = Słowniczek
FH-GLO-1 = Słowniczek: czym jest Bieżąca Era
FH-GLO-2 = Słowniczek: co znaczy usunąć kartę
FH-GLO-3 = Słowniczek: Inwestor ma na karcie swój znacznik
FH-GLO-4 = Słowniczek: jak oblicza się Przychód z inwestycji
FH-GLO-5 = Słowniczek: efekty z Przemijaniem nie liczą się w punktacji
FH-GLO-6 = Słowniczek: ZZ to jawna waluta bez limitu
FH-GLO-7 = Słowniczek: Rezerwa i kiedy się z niej korzysta
FH-GLO-8 = Słowniczek: Magazyn zbiera to, co wydają gracze
FH-GLO-9 = Słowniczek: o zwycięstwie rozstrzygają punkty zwycięstwa (PZ)

## STL — Zastój przy stole (opcja tej platformy)

section-FH-STL = Zastój przy stole (opcja tej platformy)
FH-STL-1 = Zastój: kilka pełnych rund bez zdobytej karty i bez ubytku z Rynku
FH-STL-2 = Przy zastoju z Rynku odpada pierwsza z lewej karta bez inwestycji
FH-STL-3 = Opcja zastoju jest wyłączona, o ile się jej nie wybierze; obowiązuje tylko instrukcja
FH-STL-4 = Po trzech rundach bez karty można zgodnie zakończyć grę
