### Tytuły reguł gry Nowe horyzonty, po jednym na każdy identyfikator katalogu.
### Kropka w identyfikatorze jest tu łącznikiem: BH-TRN.1 to BH-TRN-1.

## CMP

section-BH-CMP = Elementy i limity
BH-CMP-1 = Gra jest dla dwóch do czterech graczy
BH-CMP-2 = Jakie elementy są wspólne
BH-CMP-3 = Jakie elementy ma każdy gracz
BH-CMP-4 = Monety są nieograniczone
BH-CMP-5 = W zapasach ogólnych nie ma już takiego znacznika
BH-CMP-6 = Wszystkie twoje znaczniki jednostek tej wartości są w grze
BH-CMP-7 = Znaczniki jednostek mają dwie strony
BH-CMP-8 = Technologia ma kolor główny i może mieć drugi
BH-CMP-9 = Technologie poziomu IV mają wszystkie cztery kolory
BH-CMP-10 = Co jest na karcie technologii
BH-CMP-11 = Co jest na kaflu terytorium
BH-CMP-12 = Co jest na kaflu budowli
BH-CMP-13 = Rząd ma cztery etapy
BH-CMP-14 = Co jest na planszy gracza
BH-CMP-15 = Żywność daje pionki, gospodarka monety, infrastruktura budowle
BH-CMP-16 = Każda akcja ma co najmniej jedno pole akcji
BH-CMP-17 = Z budowli może skorzystać także inny gracz

## SET

section-BH-SET = Przygotowanie gry
BH-SET-1 = Rozłóżcie planszę główną i zapasy
BH-SET-2 = Cztery technologie poziomu I leżą odkryte w losowych miejscach
BH-SET-3 = Trzy losowe technologie poziomu IV leżą odkryte
BH-SET-4 = Poziomy II i III to dwie potasowane talie
BH-SET-5 = W drzewie technologii leży piętnastu zakrytych liderów
BH-SET-6 = Po jednej karcie celu z każdego zestawu
BH-SET-7 = Kolebka cywilizacji jest środkiem mapy
BH-SET-8 = Kafle terytoriów tworzą zakryty stos
BH-SET-9 = Na wystawce leżą po trzy budowle każdego poziomu
BH-SET-10 = Każdy gracz bierze elementy jednego koloru
BH-SET-11 = Terytoria początkowe stykają się z kolebką
BH-SET-12 = W kolumnach stoi dwadzieścia pionków
BH-SET-13 = Na terytorium początkowym stoi osadnik o sile 2
BH-SET-14 = Jeden pionek jest aktywny od początku
BH-SET-15 = Zaczynasz z 1 monetą
BH-SET-16 = Wszystkie kostki stoją na torach rozwoju
BH-SET-17 = Pierwszego gracza wybiera los
BH-SET-18 = Wybierz jedną z pozostałych kart rządów
BH-SET-19 = Despotyzm działa od początku

## TRN

section-BH-TRN = Przebieg gry i tura
BH-TRN-1 = W rundzie każdy ma jedną turę, zgodnie z ruchem wskazówek zegara
BH-TRN-2 = Tura: akcja, ekspansja, produkcja, cel
BH-TRN-3 = Tylko faza ekspansji jest nieobowiązkowa
BH-TRN-4 = Efekt czeka na efekty, które wywołał
BH-TRN-5 = Tego, co zyskasz, możesz użyć od razu
BH-TRN-6 = Wszystko jest jawne oprócz zakrytych kart i kafli
BH-TRN-7 = Karty odłożone pod talię znają wszyscy

## ACT

section-BH-ACT = Faza akcji
BH-ACT-1 = Przestaw pionek akcji na inne dostępne pole
BH-ACT-2 = W pierwszej turze wykonuje się akcję podstawową
BH-ACT-3 = Pionek nie może zostać na swoim polu
BH-ACT-4 = Na tym polu stoi pionek przeciwnika
BH-ACT-5 = Niektóre pola kosztują monetę lub wymagają więcej graczy
BH-ACT-6 = Wzrost jest zawsze dostępny, także by na nim zostać
BH-ACT-7 = Akcje technologii są dla tych, którzy ją opracowali
BH-ACT-8 = Akcja mówi, czy bierze pionek aktywny, czy nieaktywny
BH-ACT-9 = Koszty płaci się w całości
BH-ACT-10 = Zadania po kolei; można je pomijać, ale jedno trzeba wykonać
BH-ACT-11 = Kto nie płaci ceny, nie zyskuje
BH-ACT-12 = Akcja podstawowa z efektu nie wymaga pola akcji
BH-ACT-13 = Akcja zaawansowana ma wymaganie do spełnienia
BH-ACT-14 = Kiedy pole akcji jest dostępne

## BAS

section-BH-BAS = Cztery akcje podstawowe
BH-BAS-1 = Poziom I: aktywny pionek jako uczony
BH-BAS-2 = Poziom II: 2 monety i aktywny pionek jako uczony
BH-BAS-3 = Wzrost: aktywuj 1 pionek i zyskaj 1 monetę
BH-BAS-4 = Zwerbuj 1 aktywny pionek, potem wykonaj do 2 ruchów

## ADV

section-BH-ADV = Cztery akcje zaawansowane
BH-ADV-1 = Poziom III: 4 monety; wymaga 1 miasta lub 2 wiosek
BH-ADV-2 = Znacznik osadnictwa: 4 monety; wymaga technologii poziomu II
BH-ADV-3 = Znacznik fortyfikacji: 2 monety i 1 pionek; wymaga 1 wioski
BH-ADV-4 = Poziom IV: 7 monet i 3 pionki; wymaga 2 miast

## POP

section-BH-POP = Populacja
BH-POP-1 = Gdzie może być pionek
BH-POP-2 = Pionki służą jako uczeni, osadnicy lub żołnierze
BH-POP-3 = Pionki bierze się z pierwszej od lewej niepustej kolumny
BH-POP-4 = Wyczerpany pionek trafia do skrajnej prawej wolnej kolumny
BH-POP-5 = Gdy w kolumnach brak miejsca, pionek opuszcza grę
BH-POP-6 = Znacznik wyczerpanej jednostki wraca do twoich zapasów
BH-POP-7 = W kolumnach jest miejsce na 6, 5, 4, 3 i 2 pionki

## RES

section-BH-RES = Opracowywanie technologii
BH-RES-1 = Najpierw opracuj połączone niższe technologie
BH-RES-2 = Poziom I nie ma wymagań wstępnych
BH-RES-3 = Poziom IV wymaga dwóch połączonych technologii
BH-RES-4 = Zignorowanych wymagań nie trzeba spełniać
BH-RES-5 = Przy technologii masz tylko jednego uczonego
BH-RES-6 = Pierwszy opracowujący bierze lidera i odkrywa kartę
BH-RES-7 = Wybierz kolor główny wymaganej karty
BH-RES-8 = Po zignorowaniu wymagań kolory dają odkryte niższe karty
BH-RES-9 = Odkrywaj, aż dwie karty pokażą kolor
BH-RES-10 = Wybierz jedną z pasujących kart
BH-RES-11 = W talii nie ma już karty tego koloru
BH-RES-12 = Karty poziomu IV leżą odkryte od początku
BH-RES-13 = Każdy opracowujący otrzymuje premię i efekty
BH-RES-14 = Kolejność kroków pierwszego opracowującego
BH-RES-15 = Premie otrzymuje się od razu, po kolei
BH-RES-16 = Bez pola, zapłaty lub uczonego nie ma opracowania
BH-RES-17 = Ile kosztuje opracowanie, mówi efekt

## LEA

section-BH-LEA = Liderzy
BH-LEA-1 = Pierwszy opracowujący bierze lidera z pola
BH-LEA-2 = Większość liderów daje premię od razu
BH-LEA-3 = Niektórzy liderzy dają PZ na koniec
BH-LEA-4 = Wybierz opcję; na koniec punktują ją wszyscy
BH-LEA-5 = Liderzy leżą odkryci obok planszy
BH-LEA-6 = Najpierw premia właściciela, potem części innych
BH-LEA-7 = Opracowanie od lidera wyprzedza przerwane

## PRV

section-BH-PRV = Prywatne technologie
BH-PRV-1 = Prywatna technologia nie potrzebuje pionka
BH-PRV-2 = Zatrzymaj jedną z odkrytych kart
BH-PRV-3 = Prywatna technologia służy tylko właścicielowi

## DEV

section-BH-DEV = Tory rozwoju
BH-DEV-1 = Kostki schodzą z toru od lewej
BH-DEV-2 = Niektóre pola dają premię od razu
BH-DEV-3 = Niektóre pola odblokowują produkcję
BH-DEV-4 = Niektóre pola uruchamiają etap rządu
BH-DEV-5 = Pola działają, cokolwiek bierze kostkę
BH-DEV-6 = Pusty tor zastępuje inny
BH-DEV-7 = Bez żadnej kostki nie można inwestować
BH-DEV-8 = Kolumna A i 1 moneta są aktywne od początku

## INV

section-BH-INV = Inwestowanie
BH-INV-1 = Kostka przechodzi ze swojego toru na tor inwestycji
BH-INV-2 = Niektóre pola inwestycji dają premię od razu
BH-INV-3 = Symbol ruchu dodaje punkt ruchu
BH-INV-4 = PZ daje tylko ostatnie zajęte pole inwestycji
BH-INV-5 = Każda kostka za torem inwestycji daje 1 PZ
BH-INV-6 = Kilka kostek inwestuje się po jednej

## GOV

section-BH-GOV = Rząd
BH-GOV-1 = Zdolności odblokowanych etapów się sumują
BH-GOV-2 = Co robią cztery etapy rządu
BH-GOV-3 = Demokracja wymaga zdjęcia ostatniej kostki infrastruktury
BH-GOV-4 = Etapy otwierają się po kolei, każdy przez swoje pole

## REC

section-BH-REC = Werbowanie
BH-REC-1 = Zwerbowany to pionek ze znacznikiem jednostki
BH-REC-2 = Werbuj na terytorium początkowym lub na kaflu ze swoją kostką
BH-REC-3 = Zwerbowany potrzebuje wolnego znacznika
BH-REC-4 = Dodana siła wymaga znacznika tej wartości

## UPG

section-BH-UPG = Ulepszanie
BH-UPG-1 = Ulepszona jednostka zachowuje rodzaj
BH-UPG-2 = Wszystkie punkty dostaje jedna jednostka, chyba że można dzielić
BH-UPG-3 = Żadna jednostka nie przekracza siły 6
BH-UPG-4 = Wyższa wartość wymaga wolnego znacznika
BH-UPG-5 = Siłę jednostki zawsze można obniżyć
BH-UPG-6 = O ile ikony ulepszają jednostki

## MOV

section-BH-MOV = Poruszanie
BH-MOV-1 = Jeden punkt przesuwa jednostkę na sąsiedni kafel
BH-MOV-2 = Kto podejmuje ruch, rusza przynajmniej jedną jednostkę
BH-MOV-3 = Ruchu nie kończy się na cudzym terytorium początkowym
BH-MOV-4 = Przykryte terytorium początkowe jest otwarte dla wszystkich
BH-MOV-5 = Jednostki kilku graczy mogą stać na jednym kaflu
BH-MOV-6 = Premie do ruchu działają w każdym zadaniu poruszania
BH-MOV-7 = Stykające się sześciokąty sąsiadują
BH-MOV-8 = Ruch krok po kroku; z cudzego terytorium trzeba zejść
BH-MOV-9 = Punkty ruchu ustala się na początku zadania

## EXP

section-BH-EXP = Odkrywanie kafli
BH-EXP-1 = Kafle odkrywają tylko osadnicy
BH-EXP-2 = Odkryty kafel styka się z co najmniej dwoma innymi
BH-EXP-3 = Najpierw premia za odkrycie, potem kafel i osadnik
BH-EXP-4 = W turze odkrywa się tylko jeden kafel
BH-EXP-5 = Po odkryciu osadnik może iść dalej
BH-EXP-6 = Stos terytoriów jest pusty

## VIL

section-BH-VIL = Wioski
BH-VIL-1 = Wioska wymaga osadników o sile kafla
BH-VIL-2 = Wyczerpuje się użytych osadników, nie więcej, niż trzeba
BH-VIL-3 = Wioska bierze kostkę ze swojego toru
BH-VIL-4 = Premia wioski następuje po kostce
BH-VIL-5 = Wioskę punktuje założyciel
BH-VIL-6 = Na kaflu jest jedna wioska
BH-VIL-7 = Wioski stoją na terytoriach i na kolebce
BH-VIL-8 = Wioskę zakłada się znacznikiem lub efektem

## CIT

section-BH-CIT = Miasta
BH-CIT-1 = Miasto wymaga wioski na tym kaflu
BH-CIT-2 = Miasto wymaga żołnierzy o sile kafla
BH-CIT-3 = Wyczerpuje się użytych żołnierzy, nie więcej, niż trzeba
BH-CIT-4 = Miasto bierze kostkę ze swojego toru i nie daje premii
BH-CIT-5 = Miasto punktuje ten, kto je ufortyfikował
BH-CIT-6 = Na kaflu jest jedno miasto
BH-CIT-7 = Miasto fortyfikuje się znacznikiem lub efektem

## XPH

section-BH-XPH = Faza ekspansji
BH-XPH-1 = Faza ekspansji to jedna z czterech rzeczy albo żadna
BH-XPH-2 = Efekty nie zużywają fazy ekspansji
BH-XPH-3 = Ekspansja: zbuduj nową budowlę
BH-XPH-4 = Ekspansja: zbuduj istniejącą budowlę
BH-XPH-5 = Zagraj znacznik osadnictwa, by założyć wioskę
BH-XPH-6 = Zagraj znacznik fortyfikacji, by ufortyfikować miasto

## STR

section-BH-STR = Budowle
BH-STR-1 = Weź z wystawki budowlę danego poziomu
BH-STR-2 = Nowa budowla wymaga osadnika i kafla w zapasach
BH-STR-3 = Nowej budowli nie stawia się na kaflu z wioską lub cudzą jednostką
BH-STR-4 = Nowa budowla kosztuje monety i 1 siły osadnika
BH-STR-5 = To miejsce do końca gry jest budowlą
BH-STR-6 = Pierwszy budowniczy punktuje tylko, gdy jest drugi
BH-STR-7 = Dołącz do cudzej budowli, jeśli prawe miejsce jest wolne
BH-STR-8 = Budowla ma najwyżej dwóch budowniczych
BH-STR-9 = Jednostki zostają na przykrytym kaflu
BH-STR-10 = Budowniczowie mogą werbować na swojej budowli

## PRO

section-BH-PRO = Faza produkcji
BH-PRO-1 = Produkcja: wybierz jedną z trzech opcji
BH-PRO-2 = Populacja: po pionku z każdej aktywowanej kolumny
BH-PRO-3 = Pusta kolumna nic nie daje
BH-PRO-4 = Monety: wszystkie aktywowane
BH-PRO-5 = Wymiany: ile chcesz
BH-PRO-6 = Kup pionek z kolumn za 3 monety
BH-PRO-7 = Odwołaj jednostkę z mapy
BH-PRO-8 = Sprzedaj aktywny pionek za 1 monetę, jeśli jest miejsce

## GOA

section-BH-GOA = Faza celu
BH-GOA-1 = Spełniony cel musisz zdobyć
BH-GOA-2 = Połóż na celu kostkę z wybranego toru
BH-GOA-3 = 5 PZ dla pierwszego, 3 PZ dla każdego następnego
BH-GOA-4 = Jeden cel na turę, każdy cel raz
BH-GOA-5 = Cele zdobywa się tylko we własnej turze
BH-GOA-6 = Zdobyty cel pozostaje zdobyty
BH-GOA-7 = To, co odsłoni kostka celu, rozpatruje się w tej fazie

## END

section-BH-END = Koniec gry
BH-END-1 = Koniec wywołują cztery kostki na celach, trzy przy dwóch graczach
BH-END-2 = Dokończcie rundę i rozegrajcie jeszcze jedną
BH-END-3 = Nikt nie może zrezygnować z celu
BH-END-4 = Cele można zdobywać do końca
BH-END-5 = Po wywołaniu końca następuje dokładnie jedna pełna runda
BH-END-6 = Instrukcja nie ma limitu rund

## SCO

section-BH-SCO = Punktacja
BH-SCO-1 = PZ za cele
BH-SCO-2 = Technologie dają 1, 2, 3 lub 4 PZ według poziomu
BH-SCO-3 = Technologie mogą dawać własne PZ
BH-SCO-4 = PZ za wioski, miasta i budowle
BH-SCO-5 = PZ za zainwestowane kostki
BH-SCO-6 = PZ za liderów
BH-SCO-7 = PZ za demokrację, jeśli jest odblokowana
BH-SCO-8 = To, co zostało, nie daje PZ
BH-SCO-9 = Wygrywa najwięcej PZ
BH-SCO-10 = Wiersze arkusza punktacji

## TIE

section-BH-TIE = Remisy
BH-TIE-1 = Remis: najpierw mniej kostek na torach
BH-TIE-2 = Remis: potem więcej aktywnych pionków
BH-TIE-3 = Remis: potem więcej monet
BH-TIE-4 = Przy dalszym remisie zwycięstwo jest wspólne

## MOD

section-BH-MOD = Jak łączą się efekty
BH-MOD-1 = Trwałe efekty działają do końca i się sumują
BH-MOD-2 = Koszt co najmniej 0, siła kafla co najmniej 1, jednostki do 6
BH-MOD-3 = Efekt wyzwalany następuje po zdarzeniu i jego premii
BH-MOD-4 = Efekty liczą w chwili rozpatrywania
BH-MOD-5 = Kilka opcji to różne opcje
BH-MOD-6 = Korzyści, na ile się da, kosztów nigdy
BH-MOD-7 = Każdy ze zwerbowanych wybiera swój kafel
BH-MOD-8 = Produkcja z efektu nie jest fazą produkcji
BH-MOD-9 = Przy budowie z efektu obowiązują wszystkie reguły budowania
BH-MOD-10 = Wyborów dokonuje tylko aktywny gracz
BH-MOD-11 = Modyfikatory sumuje się przed granicami

## EFF

section-BH-EFF = Rodzaje efektów po kolei
BH-EFF-1 = Zysk monet
BH-EFF-2 = Aktywowanie pionków
BH-EFF-3 = Zainwestowanie kostek
BH-EFF-4 = Werbunek jednostek
BH-EFF-5 = Ulepszenie jednostek
BH-EFF-6 = Ruch jednostek
BH-EFF-7 = Produkcja populacji
BH-EFF-8 = Produkcja monet
BH-EFF-9 = Wzięcie znaczników
BH-EFF-10 = Wzięcie budowli
BH-EFF-11 = Założenie wioski
BH-EFF-12 = Ufortyfikowanie miasta
BH-EFF-13 = Zbudowanie budowli
BH-EFF-14 = Opracowanie technologii
BH-EFF-15 = Zdobycie prywatnej technologii
BH-EFF-16 = Wykonanie akcji podstawowej
BH-EFF-17 = Wybór spośród opcji
BH-EFF-18 = Zapłata za korzyść
BH-EFF-19 = Efekt za wszystko, co się liczy
BH-EFF-20 = Część dla każdego przeciwnika
BH-EFF-21 = Część dla każdego gracza
BH-EFF-22 = PZ na koniec
BH-EFF-23 = PZ za to, co liczy się na koniec
BH-EFF-24 = Trwała zmiana reguły
BH-EFF-25 = Efekty wyzwalane

## GLO

section-BH-GLO = Słowniczek ikon
BH-GLO-1 = Ikony pionków: nieaktywny, aktywny, wyczerpanie
BH-GLO-2 = Ikony monet i PZ
BH-GLO-3 = Ikona ruchu
BH-GLO-4 = Ikona stałego punktu ruchu
BH-GLO-5 = Ikony inwestowania
BH-GLO-6 = Ikony opracowania i poziomów
BH-GLO-7 = Ikony produkcji
BH-GLO-8 = Ikony wzięcia znacznika
BH-GLO-9 = Ikony zakładania i fortyfikowania bez znacznika
BH-GLO-10 = Ikony zakładania i fortyfikowania ze znacznikiem
BH-GLO-11 = Ikony założonej wioski i ufortyfikowanego miasta
BH-GLO-12 = Ikona wzięcia budowli
BH-GLO-13 = Ikony werbowania
BH-GLO-14 = Ikony ulepszania
BH-GLO-15 = Ikona modyfikatora siły terytorium
BH-GLO-16 = Ikona teokracji
BH-GLO-17 = Ikona zdobycia celu
BH-GLO-18 = Ikony budowania
BH-GLO-19 = Ikona zapłaty za korzyść

## OPT

section-BH-OPT = Opcje tego stołu
BH-OPT-1 = Nasz dodatek: gra może mieć ostatnią rundę
