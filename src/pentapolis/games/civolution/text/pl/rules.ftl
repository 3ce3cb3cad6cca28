### Tytuły reguł gry Civolution, po jednym na każdy identyfikator katalogu.
### Kropka w identyfikatorze jest tu łącznikiem: CV-MIG.1 to CV-MIG-1.

## GEN

section-CV-GEN = Zasady ogólne
CV-GEN-1 = Cztery epoki po osiem faz; wygrywa, kto ma najwięcej PZ
CV-GEN-2 = PZ przesuwają dysk, każde okrążenie to żeton 100 PZ
CV-GEN-3 = Czym jest znacznik, zależy od tego, gdzie leży
CV-GEN-4 = Masz 50 znaczników; gdy zasoby są puste, możesz zwrócić inne
CV-GEN-5 = Pola mieszczą dowolnie wiele znaczników, diamentów jest określona liczba
CV-GEN-6 = Plemiona są silne albo osłabione; osłabione nie migrują
CV-GEN-7 = Plemiona są w obozowiskach, na łodziach albo w dziczy
CV-GEN-8 = Terytoria sąsiadują, gdy stykają się ich brzegi
CV-GEN-9 = Obszar sąsiaduje z terytoriami wokół; plemiona na niego nie wchodzą
CV-GEN-10 = Podczas swojej tury: gdy to ty wykonujesz czynność
CV-GEN-11 = Jawne jest wszystko oprócz kart na ręce, zakrytych elementów i woreczków
CV-GEN-12 = ALBO to jedna ze stron; części można pominąć, chyba że są negatywne
CV-GEN-13 = Moduł wolno aktywować także bez pożytku
CV-GEN-14 = Plemię na łodzi jest na terytorium wodnym tej łodzi

## SET

section-CV-SET = Przygotowanie do gry
CV-SET-1 = Rozłóżcie plansze, znacznik fazy i znacznik pogody
CV-SET-2 = W grze są cztery z dwudziestu wydarzeń
CV-SET-3 = Cztery kafelki punktacji na epoki, trzy na punktację końcową
CV-SET-4 = Przy mniejszej liczbie graczy żetony 100 PZ zakrywają pola
CV-SET-5 = W przybornikach: cele według liczby graczy, po trzy czipy przychodu i atrybutów
CV-SET-6 = Kontynent układa się losowo
CV-SET-7 = W każdym wgłębieniu leży zakryty obszar
CV-SET-8 = Każde terytorium lądowe ma żeton materiału
CV-SET-9 = Przy mniejszej liczbie graczy część obozowisk jest zablokowana
CV-SET-10 = W przyborniku po trzy, cztery albo pięć kości każdego rodzaju
CV-SET-11 = Z czym zaczyna każda cywilizacja
CV-SET-12 = Gdzie zaczyna siedem twoich dysków
CV-SET-13 = Po silnym plemieniu i znaczniku na obu terytoriach startowych
CV-SET-14 = Gotowy zestaw pięciu ponumerowanych kart badań
CV-SET-15 = Zatrzymaj dokładnie po jednej karcie każdego z sześciu rodzajów
CV-SET-16 = Znaczniki startowe trafiają na swoje pola
CV-SET-17 = Cywilizacja rozpoczynająca dostaje monolit startowy
CV-SET-18 = Karty czipów startowych wybiera się w odwrotnej kolejności tur
CV-SET-19 = Czip startowy: czip celu, ulepszony moduł, pierwszy czip przychodu
CV-SET-20 = Początkujący biorą gotowe karty jako pierwsi

## ERA

section-CV-ERA = Przebieg epoki
CV-ERA-1 = Osiem faz w każdej z czterech epok
CV-ERA-2 = Kości, znaczniki i pogoda zostają między epokami

## P1

section-CV-P1 = Faza 1. Nowe karty
CV-P1-1 = Odkrywa się wydarzenie epoki
CV-P1-2 = Każdy stos badań pokazuje nową kartę

## P2

section-CV-P2 = Faza 2. Nowe cele
CV-P2-1 = Możesz wziąć jeden czip celu z przybornika
CV-P2-2 = Bez wolnego pola nowy czip celu przykrywa inny

## P3

section-CV-P3 = Faza 3. Dodatkowe odkrycie
CV-P3-1 = Dodatkowe odkrycie wymaga terytorium lądowego z twoim plemieniem

## ACT4

section-CV-ACT4 = Faza 4. Faza akcji i aktywacja modułów
CV-ACT4-1 = W swojej turze aktywuj moduł albo wykonaj reset
CV-ACT4-2 = Nikt nigdy nie musi pasować
CV-ACT4-3 = Moduł wymaga dwóch kości: o lewej i o prawej wartości
CV-ACT4-4 = Każdy znacznik pomysłu zmienia kość o 1; 1 i 6 sąsiadują
CV-ACT4-5 = Znacznik planowania zastępuje kość o wartości swojego pola
CV-ACT4-6 = Znacznik skupienia zastępuje kość o dowolnej wartości
CV-ACT4-7 = Znaczniki mogą zastąpić obie kości, także przy śnie
CV-ACT4-8 = Sen: dwie dowolne kości dają 1 znacznik skupienia albo 2 znaczniki pomysłów
CV-ACT4-9 = Moduł cechy wymaga dwóch kości o jego wartości
CV-ACT4-10 = Wartości i poziomy modułów głównych
CV-ACT4-11 = Moduł ulepszony w trakcie użycia zachowuje w tej turze swój poziom
CV-ACT4-12 = Obszary i umiejętności są przed akcjami modułu
CV-ACT4-13 = Czipy atrybutów instaluje się w określonych momentach tury
CV-ACT4-14 = Kolejność w turze

## MIG

section-CV-MIG = Migracja
CV-MIG-1 = Silne plemię idzie do obozowiska na sąsiadującym terytorium
CV-MIG-2 = Wysiedlone plemię trafia do dziczy, przybywające jest osłabione
CV-MIG-3 = Obozowisko z ogniskiem daje PZ temu, kto się osiedla
CV-MIG-4 = Wejść można tylko na własną łódź z wolnym miejscem
CV-MIG-5 = Pierwsze osiedlone plemię rozwija terytorium
CV-MIG-6 = Nie można wrócić tam, gdzie plemię zaczęło w tej turze
CV-MIG-7 = Liczba migracji zależy od poziomu i testu przychylności
CV-MIG-8 = Po drodze plemię tylko przechodzi, nie osiedla się
CV-MIG-9 = Plemię, które się osiedliło, nie idzie dalej
CV-MIG-10 = Na pełną łódź nie można wejść

## PRC

section-CV-PRC = Prokreacja
CV-PRC-1 = Nowe plemię staje na terytorium, na którym już jakieś masz
CV-PRC-2 = Prokreacja na łodzi wymaga plemienia i wolnego miejsca
CV-PRC-3 = Bez żadnego plemienia możesz wybrać dowolne terytorium
CV-PRC-4 = Wszystkie 20 twoich plemion jest na kontynencie
CV-PRC-5 = Liczba prokreacji zależy od poziomu i testu przychylności

## FAV

section-CV-FAV = Test przychylności
CV-FAV-1 = Zdany, gdy kość nie przekracza numeru twojego pola przychylności
CV-FAV-2 = Kości losu zmieniają tylko znaczniki pomysłów
CV-FAV-3 = Za ostatnim polem przychylności nic się nie zyskuje
CV-FAV-4 = Z testu przy nieobowiązkowej nagrodzie można zrezygnować

## PRD

section-CV-PRD = Produkcja i transport
CV-PRD-1 = Produkcja wymaga twojego plemienia na terytorium
CV-PRD-2 = Materiałów na kontynencie nie można jeszcze używać
CV-PRD-3 = Łódź produkuje z plemieniem i pustym wyżłobieniem
CV-PRD-4 = Transport przenosi znacznik na jego pole magazynu
CV-PRD-5 = Z łodzi tylko materiały rozwiniętych sąsiadujących terytoriów
CV-PRD-6 = Co dają poziomy produkcji
CV-PRD-7 = Co dają poziomy transportu
CV-PRD-8 = Materiały wolno zostawić na miejscu

## SUS

section-CV-SUS = Wyżywienie i polowanie
CV-SUS-1 = Poluj albo wzmacniaj plemiona
CV-SUS-2 = Poluje się tam, gdzie masz plemię i nie ma żetonu polowania
CV-SUS-3 = Każda dolina grzybów dodaje do polowania 1 żywność
CV-SUS-4 = Nie ma już żetonów polowania
CV-SUS-5 = Wzmocnienie stawia osłabione plemię

## EXP

section-CV-EXP = Eksploracja
CV-EXP-1 = Odkryj obszary wokół terytorium ze swoim plemieniem
CV-EXP-2 = Szczęśliwe odkrycie daje materiał rodzaju lądu, na którym masz plemię
CV-EXP-3 = Co dają poziomy eksploracji
CV-EXP-4 = Eksplorować można także tam, gdzie nie ma zakrytego obszaru
CV-EXP-5 = Odkryty wulkan usuwa farmy wokół siebie

## BLD

section-CV-BLD = Budynek
CV-BLD-1 = Ukończ projekty budowlane albo zainstaluj kartę budynku
CV-BLD-2 = Farma wymaga lądu z twoim plemieniem, bez farmy i wulkanu
CV-BLD-3 = Łódź wymaga wody obok twojego plemienia, bez twojej łodzi
CV-BLD-4 = Obszar pod zabudowę wymaga plemienia obok; po dwa budynki na cywilizację
CV-BLD-5 = Pomnik kosztuje jeden z podanych materiałów
CV-BLD-6 = Osada kosztuje materiały podane obok niej
CV-BLD-7 = Zwrócone farmy i łodzie można zbudować ponownie

## CON

section-CV-CON = Konsola: czipy przychodu i kafelki rzędów
CV-CON-1 = Dziewięć kolumn zapełnia się od dołu bez luk
CV-CON-2 = Każdy rodzaj ma jedną własną kolumnę
CV-CON-3 = Czip przychodu pasuje do każdej kolumny, jeśli jest w całości podparty
CV-CON-4 = Zyskanie czipa przychodu: weź, zainstaluj, wykonaj raz
CV-CON-5 = Czip przychodu daje swoją akcję albo 1 PZ
CV-CON-6 = Odwróć nieaktywny kafelek rzędu
CV-CON-7 = Rzędy powyżej 5 kosztują jak 5 i nie dają PZ
CV-CON-8 = Zapełniony rząd 1 albo 2 daje premię na koniec tury
CV-CON-9 = Czip startowy jest czipem przychodu w rzędzie 4

## CRD

section-CV-CRD = Instalowanie kart badań
CV-CRD-1 = Karta trafia do najniższego wolnego rzędu kolumny swojego rodzaju
CV-CRD-2 = Rząd mówi, ile pól kosztu się liczy
CV-CRD-3 = Można przyjąć koszt wyższego rzędu, bez pomijania pól
CV-CRD-4 = Trzeba spełnić wymagania wszystkich aktywnych pól kosztu
CV-CRD-5 = Wymagania sprawdza się przed zapłatą
CV-CRD-6 = Z wymagań alternatywnych wystarczy jedno
CV-CRD-7 = Najpierw zapłata, potem PZ, premia natychmiastowa i karta na miejscu
CV-CRD-8 = Premia specjalna: zignoruj pole kosztu albo zainstaluj drugą kartę
CV-CRD-9 = Jakie rodzaje umiejętności mają karty
CV-CRD-10 = Karty z premią punktową liczą na koniec swoją kolumnę

## PLN

section-CV-PLN = Planowanie
CV-PLN-1 = Znaczniki planowania z jednej aktywacji leżą na jednym polu kości

## GOL

section-CV-GOL = Czipy celów
CV-GOL-1 = Zainstaluj widoczny czip celu, którego wymaganie spełniasz
CV-GOL-2 = Opróżnione pole strefy celów ulepsza moduł
CV-GOL-3 = Po zyskaniu czipa celu przybornik od razu się uzupełnia

## UPG

section-CV-UPG = Ulepszanie modułów
CV-UPG-1 = Moduły główne mają trzy poziomy; poziom III jest ostatni

## ATT

section-CV-ATT = Czipy atrybutów
CV-ATT-1 = Miej dość znaczników cechy i zwróć jeden z nich
CV-ATT-2 = Kiedy można instalować czipy atrybutów

## RES

section-CV-RES = Badania
CV-RES-1 = Zyskaj wierzchnią kartę odkrytego albo zakrytego stosu
CV-RES-2 = Dobierz z zakrytych stosów, część zatrzymaj, resztę odłóż na spody

## ACV

section-CV-ACV = Osiągnięcia i kości
CV-ACV-1 = Zyskaj kości albo zainstaluj kartę osiągnięcia
CV-ACV-2 = Gdy przybornik jest pusty, kość oddaje ten, kto ma ich najwięcej
CV-ACV-3 = Kości użyte i nieużyte liczą się tak samo

## INS

section-CV-INS = Wiedza
CV-INS-1 = Zyskaj znaczniki pomysłów albo zainstaluj kartę wiedzy

## MUT

section-CV-MUT = Mutacja
CV-MUT-1 = Przenieś znaczniki cech albo zainstaluj kartę mutacji

## INV

section-CV-INV = Wynalazki
CV-INV-1 = Wykonaj akcje czipów przychodu albo zainstaluj kartę wynalazku

## TRD

section-CV-TRD = Handel
CV-TRD-1 = Sprzedaż: jeden materiał za pieniądze, drugi za 2 PZ
CV-TRD-2 = Zakup kosztuje 2 znaczniki pieniędzy, gdy żeton jest odkryty, inaczej 4
CV-TRD-3 = Co dają poziomy handlu

## ATY

section-CV-ATY = Działania
CV-ATY-1 = Wykonaj działanie konsoli albo zainstalowanej karty

## TRK

section-CV-TRK = Tory postępu
CV-TRK-1 = Przekroczony próg od razu daje premię
CV-TRK-2 = Co dają progi
CV-TRK-3 = Każde pole ponad 12 daje 2 PZ
CV-TRK-4 = Dyski na torach nigdy się nie cofają
CV-TRK-5 = Jaśniejsze pola liczą się tylko dla niektórych kart

## RST

section-CV-RST = Reset i koniec fazy akcji
CV-RST-1 = Reset: na polach kości najwyżej 3 kości aktywacji
CV-RST-2 = Reset: przesuń znacznik fazy, rzuć kośćmi, zyskaj pomysł albo żywność
CV-RST-3 = Liczba resetów w epoce zależy od liczby graczy
CV-RST-4 = Czerwone pole kończy fazę po jeszcze jednej pełnej rundzie
CV-RST-5 = Resety ostatnich rund nie przesuwają znacznika fazy
CV-RST-6 = Puste kolumny resetu liczą twoje resety

## SIT

section-CV-SIT = Obszary i faza 5
CV-SIT-1 = Każdy wąwóz posępnych wilków obok twoich plemion zabiera 1 żywność
CV-SIT-2 = Każdy lodowiec obok twoich silnych plemion osłabia jedno
CV-SIT-3 = Każdy mistyczny dąb daje PZ za terytoria z twoimi plemionami
CV-SIT-4 = Najpierw wąwozy, potem lodowce, potem mistyczne dęby
CV-SIT-5 = Ukryte groty produkują i transportują przed produkcją
CV-SIT-6 = Święte głazy dają test przychylności przed prokreacją
CV-SIT-7 = Jaskinie łączą wszystkie swoje terytoria przy migracji
CV-SIT-8 = PZ obszaru należą się temu, kto go odkryje

## FED

section-CV-FED = Faza 6. Faza żywienia
CV-FED-1 = Plemię potrzebuje 1 żywności, w dziczy 2, przy twojej farmie mniej
CV-FED-2 = Bez pożywienia silne plemiona słabną, a osłabione wymierają
CV-FED-3 = Deus ex machina: krok wstecz na torze przychylności ratuje plemię
CV-FED-4 = Każde silne plemię daje 1 PZ

## EVT

section-CV-EVT = Faza 7. Faza wydarzeń
CV-EVT-1 = Wydarzenie zmienia pogodę; za jasną linią czeka gorszy efekt
CV-EVT-2 = Z dobrej pogody można skorzystać, złą trzeba znieść
CV-EVT-3 = Wybierz efekt pogody, który możesz rozpatrzyć
CV-EVT-4 = Wydarzenie nagradza tych, którzy spełniają jego warunek
CV-EVT-5 = Punktuje się kategorię epoki
CV-EVT-6 = Co jest jednostką w każdej kategorii
CV-EVT-7 = Które diamenty są aktywne
CV-EVT-8 = Najlepszy w kategorii dostaje monolit; remis rozstrzyga kolejność tur

## INC8

section-CV-INC8 = Faza 8. Faza przychodu
CV-INC8-1 = Każdy twój czip przychodu raz, w dowolnej kolejności
CV-INC8-2 = Każdy pomnik daje PZ znad twojego dysku przychylności
CV-INC8-3 = Żetony polowania znikają, kolumny resetu się uzupełniają
CV-INC8-4 = Brak znaczników do kolumn resetu: zwróć inne

## END

section-CV-END = Koniec gry
CV-END-1 = Punktuje się wszystkie dziewięć kategorii
CV-END-2 = Karty i czipy dają PZ swoich rzędów
CV-END-3 = Punktuje się karty z premią punktową
CV-END-4 = Remis: więcej ulepszeń modułów, potem kolejność tur

## SOL

section-CV-SOL = Tryb solo przeciw V.I.C.I.
CV-SOL-1 = Jak przygotowuje się V.I.C.I.
CV-SOL-2 = V.I.C.I. usuwa czipy celów rzutem kości
CV-SOL-3 = Karty akcji i resety V.I.C.I.
CV-SOL-4 = Jak wykonuje się kartę akcji
CV-SOL-5 = Co robią akcje V.I.C.I.
CV-SOL-6 = Znaczniki ewolucji i dobrobytu V.I.C.I.
CV-SOL-7 = Jak wyznacza się terytorium dla V.I.C.I.
CV-SOL-8 = Jak rzut wybiera terytorium
CV-SOL-9 = Prokreacja V.I.C.I.
CV-SOL-10 = Migracja V.I.C.I.
CV-SOL-11 = Dwa znaczniki zaopatrzenia V.I.C.I. blokują pole farmy
CV-SOL-12 = V.I.C.I. odkrywa obszary i kładzie żetony polowania
CV-SOL-13 = Obszary omijają V.I.C.I.; zaopatrzenie żywi jej plemiona
CV-SOL-14 = V.I.C.I. punktuje kategorie i pomniki, ale nie dostaje premii wydarzeń
CV-SOL-15 = Zdobądź więcej PZ niż V.I.C.I.
CV-SOL-16 = Poziom trudności mówi, której połowy kart używa V.I.C.I.
CV-SOL-17 = V.I.C.I. bez plemienia dostaje nowe
CV-SOL-18 = Farmy i łodzie zwracasz tylko ty
CV-SOL-19 = V.I.C.I. liczy się jako inna cywilizacja

## LIM

section-CV-LIM = Liczba elementów
CV-LIM-1 = Co ma każda cywilizacja i ile jest kości
CV-LIM-2 = Pusty woreczek zostawia puste pola przybornika
CV-LIM-3 = Z pustego stosu badań nie można dobierać

## EFF

section-CV-EFF = Efekty kart i czipów
CV-EFF-1 = Efekty następują w podanej kolejności; każdy można pominąć
CV-EFF-2 = Liczby korzyści to maksimum, zyski bierze się w całości
CV-EFF-3 = Czego nie da się wykonać, to się pomija
CV-EFF-4 = Koszty najpierw płaci się w całości
CV-EFF-5 = Migracja na dowolne inne terytorium lądowe
CV-EFF-6 = Nowe osłabione plemiona w wolnych obozowiskach jednego terytorium
CV-EFF-7 = Materiały z efektów pochodzą z zasobów
CV-EFF-8 = Umiejętności wyzwalane są nieobowiązkowe i następują po przyczynie
CV-EFF-9 = Stałe umiejętności działają zawsze, gdy stosuje się ich regułę
CV-EFF-10 = Karta, która buduje, wykonuje jeden pełny projekt
