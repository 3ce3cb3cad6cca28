### Tytuły reguł gry Mosaic, po jednym na każdy identyfikator katalogu.
### Kropka w identyfikatorze jest tu łącznikiem: MO-TRN.1 to MO-TRN-1.

## GLO

section-MO-GLO = Słowniczek i zasady ogólne
MO-GLO-1 = Od dwóch do sześciu graczy; wygrywa najwięcej Punktów Zwycięstwa
MO-GLO-2 = Kamień, Idee i Żywność to Zasoby standardowe, Pieniądze są uniwersalne
MO-GLO-3 = Populacja nie jest Zasobem i nie można jej zastąpić Pieniędzmi
MO-GLO-4 = Pięć torów Produkcji zaczyna od 0; podnoszą je karty, płytki i żetony
MO-GLO-5 = Jest dziewięć Filarów
MO-GLO-6 = Symbole dają Przywódca, odkryte Technologie i karty Budowy
MO-GLO-7 = Karty liczą tylko to, co ma ich właściciel
MO-GLO-8 = Na polu Przechowywania zbierają się Pieniądze, gdy powstają Miasta
MO-GLO-9 = Rezerwa nigdy się nie wyczerpuje
MO-GLO-10 = Buduje się tylko na dostępnym polu: w grze i bez budowli
MO-GLO-11 = Jedne efekty działają raz, inne tak długo, jak karta jest odkryta
MO-GLO-12 = Każdy inny gracz jest przeciwnikiem; nie ma wymiany
MO-GLO-13 = Wszystko jest jawne oprócz talii, doboru kart i zakrytych Technologii
MO-GLO-14 = Efekt działa na tyle, na ile może; koszty płaci się w całości

## CMP

section-MO-CMP = Limity elementów
MO-CMP-1 = W twojej puli nie ma już takiego elementu
MO-CMP-2 = Ile kart, płytek i żetonów jest w pudełku
MO-CMP-3 = W Ofertach leży 5 Technologii, 5 kart Budowy, 2 Populacji oraz 2 Podatku i Cła
MO-CMP-4 = Produkcja nie ma górnej granicy i nie spada poniżej 0
MO-CMP-5 = Każdy Ustrój jest tylko jeden, a ten jest już zajęty
MO-CMP-6 = Z pustej talii nie uzupełnia się Oferty
MO-CMP-7 = Plansza ma miejsce na każdy Towar Handlowy; powtarzające się układa się w stos

## RES

section-MO-RES = Płacenie Pieniędzmi
MO-RES-1 = Pieniądze zastępują Kamień, Idee i Żywność w stosunku 2 za 1
MO-RES-2 = Pieniądze nigdy nie zastępują Populacji
MO-RES-3 = Koszty w skrócie
MO-RES-4 = Kto nie może zapłacić całego kosztu, nie może tego wybrać

## SET

section-MO-SET = Przygotowanie gry
MO-SET-1 = Każdy zaczyna z 5 Populacji i bez Produkcji
MO-SET-2 = Przy tylu graczach ten Region nie bierze udziału w grze
MO-SET-3 = Na każdym polu Portu leży żeton Ryb
MO-SET-4 = Na każdym polu ze znakiem leży żeton Zapasów
MO-SET-5 = Na każdym innym polu leży losowy Towar Handlowy
MO-SET-6 = Żetony X usuwa się z gry
MO-SET-7 = Technologie: każdy dostaje pięć Początkowych, reszta w trzech stosach
MO-SET-8 = Karty Budowy: dwie połowy, karta punktowania w dolnej
MO-SET-9 = Liczba kart Populacji zależy od liczby graczy
MO-SET-10 = Tyle samo kart Podatku co Cła, zależnie od liczby graczy
MO-SET-11 = Wszystkie Cuda, Złote Wieki i Ustroje oraz dziewięć Osiągnięć
MO-SET-12 = Gracza Rozpoczynającego się losuje; znacznik nie zmienia miejsca
MO-SET-13 = Wybierz jednego z pozostałych Przywódców
MO-SET-14 = Zatrzymaj jedną kartę z ręki, resztę podaj w lewo
MO-SET-15 = Miasto Początkowe staje na dowolnym dostępnym polu lądowym
MO-SET-16 = Weź korzyści Przywódcy i zagraj Technologie Początkowe w dowolnej kolejności
MO-SET-17 = Darmowe elementy z przygotowania zabierają żetony, ale nie są budową
MO-SET-18 = Filozof dobiera wierzchnią Technologię

## TRN

section-MO-TRN = Rundy i tury
MO-TRN-1 = W każdej rundzie każdy rozgrywa jedną turę, zgodnie z ruchem wskazówek zegara
MO-TRN-2 = Tura to dokładnie jedna Akcja; nie wolno pasować
MO-TRN-3 = Darmowe ruchy wykonuje się przed Akcją lub po niej
MO-TRN-4 = Dodatkową Akcję wykonuje się natychmiast
MO-TRN-5 = Wolne miejsce w Ofercie uzupełnia się z wierzchu talii

## WRK

section-MO-WRK = Praca
MO-WRK-1 = Praca daje Populację plus Produkcję jednego Zasobu
MO-WRK-2 = Pracą nie można wytworzyć Pieniędzy
MO-WRK-3 = Metalurgia i Płodozmian dają więcej podczas Pracy

## POP

section-MO-POP = Populacja
MO-POP-1 = Weź kartę Populacji z Oferty i zapłać jej Żywność
MO-POP-2 = Użytą kartę Populacji odrzuca się na dobre
MO-POP-3 = Żetony i figurki Populacji znaczą to samo
MO-POP-4 = Najpierw podwojenie, potem dodatkowa Populacja Farmera
MO-POP-5 = Tylko gdy talia i Oferta są puste: 15 Żywności za 2 Populacji

## BLD

section-MO-BLD = Budowa
MO-BLD-1 = Weź kartę Budowy z Oferty i zapłać jej koszt
MO-BLD-2 = Budowle bez karty kosztują tyle samo i nie dają korzyści z karty
MO-BLD-3 = Projekty buduje się tylko z kartą
MO-BLD-4 = Miasto staje na dowolnym dostępnym polu, które nie jest Portem
MO-BLD-5 = Miasto wymaga 2 Populacji
MO-BLD-6 = Budujący zabiera żeton z pola
MO-BLD-7 = Miasto dokłada 5 Pieniędzy na pole Przechowywania
MO-BLD-8 = Miasto Portowe staje na dostępnym polu Portu i zabiera Ryby
MO-BLD-9 = Na polach Portu stoją tylko Miasta Portowe i Cuda
MO-BLD-10 = Farma lub Warsztat staje obok jednego z twoich Miast
MO-BLD-11 = Karta Farmy daje 5 Żywności i +1 do Produkcji Żywności
MO-BLD-12 = Karta Warsztatu daje 5 Pieniędzy i +1 do Produkcji Cła
MO-BLD-13 = Projekt kosztuje 5 Kamieni i 5 Idei i punktuje swój Filar
MO-BLD-14 = Co dają karty Miast
MO-BLD-15 = Populacja z karty nie pomaga za nią zapłacić
MO-BLD-16 = Darmowe budowle z kart i płytek liczą się jako zbudowane
MO-BLD-17 = Inżynier zyskuje Produkcję Kamienia za każde Miasto i Warsztat
MO-BLD-18 = Lojalność zamyka ten Region przed twoimi Miastami

## TOK

section-MO-TOK = Żetony
MO-TOK-1 = Żeton zabiera ten, kto buduje na jego polu
MO-TOK-2 = Żeton Zapasów daje swoją zawartość i opuszcza grę
MO-TOK-3 = Towar Handlowy zostaje na stałe; każdy rodzaj liczy się raz jako unikalny
MO-TOK-4 = Ziarno, Kamień i Ryby podnoszą Produkcję w chwili zdobycia
MO-TOK-5 = Żeton uniwersalny zastępuje dowolny Towar Handlowy
MO-TOK-6 = Wybierz z mapy żeton, na który pozwala karta

## WON

section-MO-WON = Cud
MO-WON-1 = Płytka Cudu, której nikt nie ma, na polu Regionu z twoim Miastem
MO-WON-2 = Pierwszy Cud kosztuje 20 Kamieni i 5 Żywności, każdy następny o 5 obu więcej
MO-WON-3 = Kolos i Latarnia wymagają dostępnego pola Portu
MO-WON-4 = Piramida wymaga Regionu z 3 Miastami, w tym choć jednym twoim
MO-WON-5 = Pozostałe Cuda mogą stać także na polach Portu
MO-WON-6 = Cud na polu Portu zabiera Ryby
MO-WON-7 = Wielka Biblioteka wskazuje Filar i daje 2 jego symbole
MO-WON-8 = Artystka zyskuje 10 Pieniędzy za każdy Cud
MO-WON-9 = Za co punktują Cuda na koniec gry

## TEC

section-MO-TEC = Technologia
MO-TEC-1 = Weź Technologię z Oferty za 5 Idei
MO-TEC-2 = Kartę można wziąć bez spełnienia wymagań
MO-TEC-3 = Technologię zagrywa się od razu tylko z wymaganymi symbolami
MO-TEC-4 = Tyle symboli każdego Filara, ile wymaga karta
MO-TEC-5 = Kartę, którą można zagrać, wolno zostawić zakrytą
MO-TEC-6 = W swojej turze odkrywasz własne zakryte Technologie
MO-TEC-7 = Zagrana karta pozostaje odkryta do końca gry
MO-TEC-8 = Efekty działają w kolejności druku; własne symbole się liczą
MO-TEC-9 = Pozostałe Technologie Początkowe są zwykłymi kartami talii
MO-TEC-10 = Kiedy liczy się PZ z Technologii

## PIL

section-MO-PIL = Symbole: gdzie się liczą
MO-PIL-1 = Do czego służą symbole
MO-PIL-2 = Symboli nigdy się nie traci

## TAX

section-MO-TAX = Podatek i Cło
MO-TAX-1 = Weź kartę Podatku lub Cła z Oferty
MO-TAX-2 = Karta Podatku liczy Populację, symbole Ustroju i Produkcję Podatku
MO-TAX-3 = Karta Cła liczy unikalne Towary Handlowe, Miasta i Produkcję Cła
MO-TAX-4 = Unikalne to różnych rodzajów
MO-TAX-5 = Kupiec zyskuje z kartą Podatku 2 Pieniądze za każdy unikalny Towar Handlowy
MO-TAX-6 = Kto bierze kartę, opróżnia pole Przechowywania
MO-TAX-7 = Karty pokazują Niepokoje, liczone na koniec gry
MO-TAX-8 = Bez karty tylko wtedy, gdy talia i Oferta są puste

## UNR

section-MO-UNR = Niepokoje
MO-UNR-1 = Niepokoje to suma ze wszystkich kart Podatku i Cła
MO-UNR-2 = Co zmniejsza Niepokoje
MO-UNR-3 = Odejmuje się pozostałe Niepokoje, nigdy mniej niż 0

## MIL

section-MO-MIL = Wojsko
MO-MIL-1 = Zwerbuj lub porusz co najmniej jedną Jednostkę
MO-MIL-2 = Jednostka kosztuje 5 Pieniędzy i staje tam, gdzie masz Miasto
MO-MIL-3 = Limit Werbunku w tej turze jest wyczerpany
MO-MIL-4 = Machiny Oblężnicze wymagają swojej Technologii
MO-MIL-5 = Jednostka rusza się raz na turę, za 1 Pieniądz
MO-MIL-6 = Jednostki ruszają się do sąsiedniego Regionu
MO-MIL-7 = Jednostki stoją w Regionie i niczego nie blokują
MO-MIL-8 = Każda Jednostka daje 1 Wpływu
MO-MIL-9 = Eliminuje się wrogie Jednostki w jednym Regionie, w którym masz Jednostkę właściwego rodzaju
MO-MIL-10 = Jednostek z Pancerzem nie można wyeliminować
MO-MIL-11 = Otrzymane Jednostki stają tam, gdzie mówi karta, a inaczej tam, gdzie masz Miasto
MO-MIL-12 = Jednostki mogą wejść do każdego Regionu w grze

## GOV

section-MO-GOV = Ustrój
MO-GOV-1 = Wprowadź dostępny Ustrój i zapłać jego Idee
MO-GOV-2 = System Kastowy zwalnia z wymaganych symboli
MO-GOV-3 = Masz jeden Ustrój; poprzedni wraca na planszę
MO-GOV-4 = Ustrój opróżnia jedną Ofertę, raz na gracza i płytkę
MO-GOV-5 = Karty opróżnionej Oferty trafiają pod talię, a Ofertę się uzupełnia
MO-GOV-6 = Czego wymagają i ile kosztują Ustroje
MO-GOV-7 = Monarchia i Oligarchia podnoszą Produkcję, dopóki je masz
MO-GOV-8 = Republika podgląda jedną talię przed Akcją i może wziąć tę kartę
MO-GOV-9 = Ustroje punktują podczas Punktowania Imperium

## TIL

section-MO-TIL = Płytki Złotych Wieków i Osiągnięć
MO-TIL-1 = W swojej turze zdobądź płytkę, gdy spełniasz jej warunek
MO-TIL-2 = Każda płytka jest tylko jedna, a tej już nie ma
MO-TIL-3 = Złoty Wiek wymaga 6 symboli swojego Filara
MO-TIL-4 = Czego wymagają Osiągnięcia
MO-TIL-5 = Liczą się tylko odkryte Technologie
MO-TIL-6 = Produkcja z Ustroju liczy się, dopóki go masz

## EMP

section-MO-EMP = Punktowanie Imperium
MO-EMP-1 = Odkrytą kartę punktowania się zastępuje; punktowanie następuje po Akcji
MO-EMP-2 = Odbywają się najwyżej trzy Punktowania Imperium
MO-EMP-3 = Generał i Dyplomaci działają tuż przed punktowaniem
MO-EMP-4 = Wpływ: 2 za Miasto i Cud, 1 za Farmę, Warsztat i Jednostkę
MO-EMP-5 = Formacje, Taktyka Kawalerii i Machiny Oblężnicze zmieniają Wpływ
MO-EMP-6 = Pierwsze miejsce: 3 PZ i 1 za każde tamtejsze Miasto i Cud; drugie: 2 PZ
MO-EMP-7 = Remis o pierwsze: pełne punkty dla wszystkich; remis o drugie: nic
MO-EMP-8 = Bez Wpływu nie ma punktów
MO-EMP-9 = Ustroje dają PZ; Państwo-Miasto wskazuje Region ze swoimi Miastami
MO-EMP-10 = Region kontroluje tylko ten, kto samodzielnie ma w nim największy Wpływ
MO-EMP-11 = PZ z punktowania zapisuje się od razu

## END

section-MO-END = Koniec gry
MO-END-1 = Koniec wywołuje trzecia karta punktowania albo dwa wyczerpane zapasy płytek
MO-END-2 = Po wywołaniu kończy się runda i rozgrywa jeszcze jedną
MO-END-3 = Koniec wywołuje się raz; późniejsze karty punktują do limitu
MO-END-4 = Płytki wyczerpane darmowym ruchem od razu wywołują koniec
MO-END-5 = Skryba wykonuje dwie Dodatkowe Akcje po ostatniej rundzie

## SCO

section-MO-SCO = Punktacja końcowa
MO-SCO-1 = 2 PZ za Miasto, 1 PZ za Farmę i Warsztat
MO-SCO-2 = Cuda punktują według płytki
MO-SCO-3 = 6 PZ za Złoty Wiek i Osiągnięcie
MO-SCO-4 = Projekty dają 1 PZ za symbol swojego Filara
MO-SCO-5 = Technologie dają wydrukowane PZ
MO-SCO-6 = 5 PZ za każdą kartę Warsztatu, której Towary Handlowe masz
MO-SCO-7 = Artystka daje 1 PZ za symbol Kultury
MO-SCO-8 = Odejmuje się pozostałe Niepokoje
MO-SCO-9 = Remisy: najwięcej Cudów, najwięcej Pieniędzy, potem wspólne zwycięstwo
MO-SCO-10 = Pozostałe Zasoby nie są nic warte

## LEA

section-MO-LEA = Przywódcy
MO-LEA-1 = Artystka
MO-LEA-2 = Generał
MO-LEA-3 = Inżynier
MO-LEA-4 = Kapłanka: raz na grę Miasto przeciwnika, który ma ich 3 lub więcej
MO-LEA-5 = Kupiec
MO-LEA-6 = Farmer
MO-LEA-7 = Sędzia: raz na grę 1 Populacji zamienia się w 20 jednego Zasobu
MO-LEA-8 = Skryba: Dodatkowa Akcja w pierwszej turze, dwie na koniec
MO-LEA-9 = Filozof: druga Produkcja nie może być Produkcją Idei
MO-LEA-10 = Każdy Przywódca ma jeden symbol

## CRD

section-MO-CRD = Rozstrzygnięcia dotyczące kart
MO-CRD-1 = Eksploracja: Farma i Piechota w Regionie bez twojego Miasta
MO-CRD-2 = Sądownictwo i Zbiór Praw podnoszą jeden dowolny tor
MO-CRD-3 = Nawadnianie daje dwukrotność nowej Produkcji Żywności
MO-CRD-4 = Granica 10 dotyczy całego zysku z karty
MO-CRD-5 = Jeden z Zasobów wymienionych w efekcie, dla całego efektu
MO-CRD-6 = Mennica liczy żetony; inne liczą rodzaje
MO-CRD-7 = Migracja: 1 Populacji do stracenia, Miasto w sąsiednim Regionie
MO-CRD-8 = Darmowe Miasta z kart to zwykłe Miasta, tam gdzie mówi karta
MO-CRD-9 = Szkoła Naukowa przenosi z jednego toru na jeden inny
MO-CRD-10 = Metoda Naukowa musi opróżnić Ofertę Technologii
MO-CRD-11 = Lojalność wymaga Regionu pod twoją kontrolą
MO-CRD-12 = Merkantylizm płaci też za własne budowy, z Rezerwy
MO-CRD-13 = Karty liczące elementy liczą raz, przy zagraniu
MO-CRD-14 = Karty z eliminacją można zagrać bez celu
MO-CRD-15 = Specjalizacja podnosi wszystkie pięć torów

## VAR

section-MO-VAR = Liczba graczy i warianty
MO-VAR-1 = Co zależy od liczby graczy

## STR

section-MO-STR = Strategiczne wskazówki instrukcji
MO-STR-1 = Praca, Populacja i Podatek same nie dają punktów
MO-STR-2 = Sześć stylów gry
MO-STR-3 = Przewagi i płytki to wyścig: obserwuj przeciwników
