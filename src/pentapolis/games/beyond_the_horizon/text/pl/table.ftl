### Wszystko, co Nowe horyzonty mówią przy stole. Nazwy i teksty elementów pochodzą z danych. Tytuły reguł są w rules.ftl.
### Imiona graczy są w `seat`, nazwy kart i kafli w `card`, miejsc w `place` i `to`.

## Gra w skrócie

game-tagline = Opracowuj technologie, odkrywaj lądy i zakładaj wioski: wygra najbardziej wpływowa cywilizacja w dziejach.
game-about = Od dwóch do czterech graczy prowadzi swoje cywilizacje od pisma do internetu. Tura ma cztery fazy: pionek akcji trafia na pole akcji planszy albo opracowanej technologii; potem można zbudować budowlę, założyć wioskę lub ufortyfikować miasto; następnie produkuje się populację lub monety albo przeprowadza wymiany; wreszcie trzeba zdobyć cel, którego warunek jest spełniony. Pionki populacji zostają uczonymi w drzewie technologii, osadnikami odkrywającymi mapę lub żołnierzami, którzy fortyfikują miasta, a każda kostka zdjęta z planszy gracza odblokowuje coś nowego. Gdy gracze zdobędą dość celów, rozgrywa się jeszcze jedną rundę, a wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).

## Słowa na stole

term-score = Punkty zwycięstwa (PZ)
term-round = Runda
term-last-round = Ostatnia runda
term-first = Pierwszy gracz
term-action-pawn = Pionek akcji
term-coins = Monety
term-active = Aktywne pionki
term-columns = Kolumny populacji
term-column = Kolumna { $column }
term-gone = Pionki usunięte z gry
term-tracks = Tory rozwoju
term-cubes = Kostki rozwoju
term-investment = Tor inwestycji
term-tree = Drzewo technologii
term-deck = Pozostałe technologie
term-bottom = Znane karty pod talią
term-slot = Jeszcze nieodkryta
term-leader-waits = Tu czeka lider
term-technologies = Technologie
term-private = Prywatne technologie
term-scholars = Uczeni
term-leaders = Liderzy
term-government = Rząd
term-goals = Cele
term-map = Mapa
term-territories = Pozostałe terytoria
term-unexplored = Nieznany ląd
term-units = Jednostki
term-strength = Siła
term-village = Wioska
term-city = Miasto
term-structures = Budowle
term-display = Wystawka budowli
term-supply = Zapasy ogólne
term-tokens = Znaczniki
term-moves = Ruchy
term-production = Produkcja
term-basic = Akcje podstawowe
term-advanced = Akcje zaawansowane
term-level = Poziom { $level }

phase-setup = Wybór rządów
phase-action = Faza akcji
phase-expansion = Faza ekspansji
phase-production = Faza produkcji
phase-goal = Faza celu
phase-over = Koniec gry

counter-villages = założone wioski
counter-cities = ufortyfikowane miasta
counter-structures = zbudowane budowle
counter-technologies = technologie
counter-technologies_ii_plus = technologie poziomu II lub wyższego
counter-technologies_iii = technologie poziomu III
counter-technologies_iv = technologie poziomu IV
counter-leaders = liderzy
counter-goals = zdobyte cele
counter-investment_cubes = zainwestowane kostki
counter-food_cubes_removed = kostki zdjęte z toru żywności
counter-economy_cubes_removed = kostki zdjęte z toru gospodarki
counter-infrastructure_cubes_removed = kostki zdjęte z toru infrastruktury
counter-cubes_removed = kostki zdjęte z torów rozwoju
counter-pawns_in_play = pionki aktywne lub na mapie
counter-cube_tiles = kafle mapy z twoją kostką

## Pytania

ask-government = Którą kartę rządu wybierasz?
ask-space = Na które pole akcji trafia twój pionek akcji?
ask-expand = Faza ekspansji: co robisz?
ask-produce = Faza produkcji: co wybierasz?
ask-exchange = Którą wymianę przeprowadzasz?
ask-goal = Który cel zdobywasz?
ask-do =
    { $what ->
        [grow] Czy aktywujesz pionki?
        [pay] Czy płacisz cenę, aby zyskać to, co daje?
        [produce_population] Czy produkujesz populację?
        [private_technology] Czy odkrywasz karty, aby zdobyć prywatną technologię?
       *[other] Czy wykonujesz to zadanie?
    }
ask-slot =
    { $scholar ->
        [inactive] Którą technologię opracowujesz, przydzielając nieaktywny pionek jako uczonego?
       *[other] Którą technologię opracowujesz, przydzielając aktywny pionek jako uczonego?
    }
ask-color = { $slot }: który kolor?
ask-card = { $slot }: którą technologię kładziesz?
ask-private = Którą technologię poziomu { $level } zachowujesz jako prywatną?
ask-leader = { $card }: którą opcję wybierasz?
ask-recruit =
    { $source ->
        [inactive]
            { $left ->
                [one] Jako kogo i gdzie werbujesz nieaktywny pionek? Siła: { $strength }.
               *[other] Jako kogo i gdzie werbujesz nieaktywny pionek? Siła: { $strength }. Pozostało: { $left }.
            }
       *[other]
            { $left ->
                [one] Jako kogo i gdzie werbujesz aktywny pionek? Siła: { $strength }.
               *[other] Jako kogo i gdzie werbujesz aktywny pionek? Siła: { $strength }. Pozostało: { $left }.
            }
    }
ask-upgrade =
    { $points ->
        [one] Którą jednostkę ulepszasz o 1?
       *[other] Którą jednostkę ulepszasz? Pozostało ulepszeń: { $points }.
    }
ask-step =
    { $left ->
        [one] Która jednostka się porusza? Pozostał 1 ruch.
        [few] Która jednostka się porusza? Pozostały { $left } ruchy.
       *[many] Która jednostka się porusza? Pozostało { $left } ruchów.
    }
ask-track =
    { $track ->
        [any] Z którego toru bierzesz kostkę?
       *[other] Z którego toru bierzesz kostkę? Wskazany tor: { $track }.
    }
ask-structure = Którą budowlę poziomu { $level } bierzesz?
ask-village = Gdzie zakładasz wioskę?
ask-city = Gdzie fortyfikujesz miasto?
ask-crew = { $place }: które jednostki wyczerpujesz? Potrzebna siła: { $need }.
ask-build = Którą budowlę budujesz?
ask-site = { $card }: gdzie budujesz?
ask-builder = { $place }: który osadnik buduje?
ask-basic =
    { $left ->
        [one] Którą akcję podstawową wykonujesz?
       *[other] Którą akcję podstawową wykonujesz? Pozostało: { $left }.
    }
ask-option =
    { $left ->
        [one] Którą opcję wybierasz?
       *[other] Którą opcję wybierasz? Pozostało: { $left }.
    }

## Odpowiedzi

answer-skip = Pomiń
answer-stop = Wystarczy
answer-none = Bez ekspansji w tej turze
answer-do = Tak
answer-government = { $card }
answer-space = { $space }
answer-expand-build = Zbuduj: { $place }
answer-expand-village = Załóż wioskę: { $place }
answer-expand-city = Ufortyfikuj miasto: { $place }
answer-produce-population = Wyprodukuj populację
answer-produce-coins = Wyprodukuj monety
answer-produce-exchange = Przeprowadź wymiany
answer-exchange-buy = Kup aktywny pionek za monety
answer-exchange-sell = Wyczerp aktywny pionek za monetę
answer-exchange-recall = Usuń z mapy: { $unit } o sile { $strength }, { $place }
answer-goal = { $card }
answer-slot = { $slot }
answer-color = { $color }
answer-card = { $card }
answer-private = { $card }
answer-leader-villages = Wszyscy punktują założone wioski
answer-leader-cities = Wszyscy punktują ufortyfikowane miasta
answer-leader-structures = Wszyscy punktują zbudowane budowle
answer-leader-investment = Wszyscy punktują zainwestowane kostki
answer-leader-leaders = Wszyscy punktują liderów
answer-leader-goals = Wszyscy punktują zdobyte cele
answer-recruit = { $unit }, { $place }
answer-upgrade = { $unit } o sile { $strength }, { $place }
answer-upgrade-by = { $unit } o sile { $strength }, { $place }: +{ $points }
answer-step = { $unit } o sile { $strength }: { $place } → { $to }
answer-track = { $track }
answer-structure = { $card }
answer-village = { $place }
answer-city = { $place }
answer-crew = Siła { $strengths }
answer-build = { $card }
answer-site = { $place }
answer-builder = { $unit } o sile { $strength }
answer-basic = { $card }
answer-option-economy = Zainwestuj z toru gospodarki
answer-option-infrastructure = Zainwestuj z toru infrastruktury
answer-option-population = Więcej aktywnych pionków
answer-option-coins = Zyskaj monety
answer-option-move = Porusz jednostki
answer-option-settlement = Weź znacznik osadnictwa
answer-option-fortification = Weź znacznik fortyfikacji
answer-option-village = Załóż wioskę
answer-option-city = Ufortyfikuj miasto
answer-option-token = Weź zamiast tego znacznik fortyfikacji

## Dziennik

event-round = Runda { $round }.
event-turn = Tura: { $seat }.
event-governed = { $seat } wybiera kartę rządu: { $card }.
event-placed = { $seat } umieszcza pionek akcji: { $space }.
event-paid =
    { $coins ->
        [one] { $seat } płaci 1 monetę.
        [few] { $seat } płaci { $coins } monety.
       *[many] { $seat } płaci { $coins } monet.
    }
event-exhausted =
    { $count ->
        [one] { $seat } wyczerpuje 1 aktywny pionek.
        [few] { $seat } wyczerpuje { $count } aktywne pionki.
       *[many] { $seat } wyczerpuje { $count } aktywnych pionków.
    }
event-gained =
    { $coins ->
        [one] { $seat } zyskuje 1 monetę.
        [few] { $seat } zyskuje { $coins } monety.
       *[many] { $seat } zyskuje { $coins } monet.
    }
event-grew =
    { $count ->
        [one] { $seat } aktywuje 1 pionek.
        [few] { $seat } aktywuje { $count } pionki.
       *[many] { $seat } aktywuje { $count } pionków.
    }
event-produced-population =
    { $count ->
        [one] { $seat } produkuje populację: 1 pionek.
        [few] { $seat } produkuje populację: { $count } pionki.
       *[many] { $seat } produkuje populację: { $count } pionków.
    }
event-produced-coins =
    { $coins ->
        [one] { $seat } produkuje 1 monetę.
        [few] { $seat } produkuje { $coins } monety.
       *[many] { $seat } produkuje { $coins } monet.
    }
event-took-token =
    { $count ->
        [one] { $seat } bierze { $token }.
       *[other] { $seat } bierze znaczniki ({ $count }): { $token }.
    }
event-took-structure = { $seat } bierze budowlę: { $card }.
event-on-display = Nowa budowla na wystawce: { $card }.
event-assigned = { $seat } przydziela uczonego: { $slot }.
event-led = { $seat } bierze kartę lidera: { $card }.
event-chose =
    { $option ->
        [villages] { $seat } wybiera opcję lidera ({ $card }): wszyscy będą punktować założone wioski.
        [cities] { $seat } wybiera opcję lidera ({ $card }): wszyscy będą punktować ufortyfikowane miasta.
        [structures] { $seat } wybiera opcję lidera ({ $card }): wszyscy będą punktować zbudowane budowle.
        [leaders] { $seat } wybiera opcję lidera ({ $card }): wszyscy będą punktować liderów.
        [goals] { $seat } wybiera opcję lidera ({ $card }): wszyscy będą punktować zdobyte cele.
       *[other] { $seat } wybiera opcję lidera ({ $card }): wszyscy będą punktować: { $option }.
    }
event-colored = { $seat } wybiera kolor: { $color }.
event-revealed = { $seat } odkrywa karty: { $cards }.
event-researched = { $seat } opracowuje technologię: { $card } ({ $slot }).
event-kept = { $seat } zachowuje prywatną technologię: { $card }.
event-uncovered = { $seat } zdejmuje kostkę z toru: { $track }, pole { $field }.
event-staged = { $seat } odblokowuje etap rządu: { $stage }.
event-invested = { $seat } inwestuje kostkę: pole { $field } toru inwestycji.
event-recruited = { $seat } werbuje: { $unit } o sile { $strength }, { $place }.
event-upgraded = { $seat } ulepsza jednostkę: { $unit } ma teraz siłę { $strength }, { $place }.
event-moved = { $seat } porusza: { $unit } o sile { $strength }, { $place } → { $to }.
event-discovered = { $seat } odkrywa kafel: { $card }, dotąd { $place }.
event-founded = { $seat } zakłada wioskę: { $card }.
event-fortified = { $seat } fortyfikuje miasto: { $card }.
event-built = { $seat } buduje nową budowlę: { $card } (miejsce: { $place }).
event-joined = { $seat } buduje istniejącą budowlę: { $card }.
event-bought =
    { $count ->
        [one] { $seat } kupuje 1 pionek za { $coins ->
            [one] 1 monetę.
            [few] { $coins } monety.
           *[many] { $coins } monet.
        }
        [few] { $seat } kupuje { $count } pionki za { $coins ->
            [one] 1 monetę.
            [few] { $coins } monety.
           *[many] { $coins } monet.
        }
       *[many] { $seat } kupuje { $count } pionków za { $coins ->
            [one] 1 monetę.
            [few] { $coins } monety.
           *[many] { $coins } monet.
        }
    }
event-sold =
    { $count ->
        [one] { $seat } wyczerpuje 1 pionek za { $coins ->
            [one] 1 monetę.
            [few] { $coins } monety.
           *[many] { $coins } monet.
        }
        [few] { $seat } wyczerpuje { $count } pionki za { $coins ->
            [one] 1 monetę.
            [few] { $coins } monety.
           *[many] { $coins } monet.
        }
       *[many] { $seat } wyczerpuje { $count } pionków za { $coins ->
            [one] 1 monetę.
            [few] { $coins } monety.
           *[many] { $coins } monet.
        }
    }
event-recalled = { $seat } usuwa z mapy: { $unit } o sile { $strength }, { $place }.
event-claimed = { $seat } zdobywa cel: { $card } ({ $vp } PZ).
event-triggered = Koniec jest bliski: runda { $round } będzie ostatnia.
event-ended = Koniec gry.

## Dlaczego nie

why-BH-ACT-2 = W pierwszej turze pionek akcji trafia na pole akcji podstawowej.
why-BH-ACT-3 = Twój pionek akcji stoi tu od poprzedniej tury; przestaw go na inne pole.
why-BH-ACT-4 = Stoi tu pionek akcji przeciwnika.
why-BH-ACT-5 =
    { $players ->
        [0]
            { $need ->
                [one] To pole kosztuje 1 monetę, a masz { $have }.
                [few] To pole kosztuje { $need } monety, a masz { $have }.
               *[many] To pole kosztuje { $need } monet, a masz { $have }.
            }
       *[other] To pole jest w grze dopiero od { $players } graczy.
    }
why-BH-ACT-7 = Nie masz opracowanej tej technologii.
why-BH-ACT-9 =
    { $need ->
        [one] To kosztuje 1 monetę, a masz { $have }.
        [few] To kosztuje { $need } monety, a masz { $have }.
       *[many] To kosztuje { $need } monet, a masz { $have }.
    }
why-BH-ACT-10 =
    { $what ->
        [skip] Tego nie można teraz pominąć: to ostatnie możliwe zadanie akcji, z której nic nie zostało wykonane, albo część przyjętego już zysku lub wyboru.
        [stop] Tego nie można teraz przerwać.
       *[space] Nie da się wykonać żadnego zadania tej akcji.
    }
why-BH-ACT-13 =
    Wymaganie tej akcji nie jest spełnione. Potrzeba { $need }, a masz { $have }: { $what ->
        [villages] { counter-villages }
        [cities] { counter-cities }
        [structures] { counter-structures }
        [technologies] { counter-technologies }
        [technologies_ii_plus] { counter-technologies_ii_plus }
        [technologies_iii] { counter-technologies_iii }
        [technologies_iv] { counter-technologies_iv }
        [leaders] { counter-leaders }
        [goals] { counter-goals }
        [investment_cubes] { counter-investment_cubes }
        [food_cubes_removed] { counter-food_cubes_removed }
        [economy_cubes_removed] { counter-economy_cubes_removed }
        [infrastructure_cubes_removed] { counter-infrastructure_cubes_removed }
        [cubes_removed] { counter-cubes_removed }
        [pawns_in_play] { counter-pawns_in_play }
        [cube_tiles] { counter-cube_tiles }
       *[other] { $what }
    }.{ $or_need ->
        [0] {""}
       *[other]
            {" "}Albo potrzeba { $or_need }, a masz { $or_have }: { $or_what ->
                [villages] { counter-villages }
                [cities] { counter-cities }
                [structures] { counter-structures }
                [technologies] { counter-technologies }
                [technologies_ii_plus] { counter-technologies_ii_plus }
                [technologies_iii] { counter-technologies_iii }
                [technologies_iv] { counter-technologies_iv }
                [leaders] { counter-leaders }
                [goals] { counter-goals }
                [investment_cubes] { counter-investment_cubes }
                [food_cubes_removed] { counter-food_cubes_removed }
                [economy_cubes_removed] { counter-economy_cubes_removed }
                [infrastructure_cubes_removed] { counter-infrastructure_cubes_removed }
                [cubes_removed] { counter-cubes_removed }
                [pawns_in_play] { counter-pawns_in_play }
                [cube_tiles] { counter-cube_tiles }
               *[other] { $or_what }
            }.
    }
why-BH-RES-1 =
    { $need ->
        [0] Ten efekt nie pozwala opracować technologii poziomu { $level }.
       *[other] Liczba opracowanych technologii niższego poziomu połączonych z tym polem: potrzeba { $need }, a masz { $have }.
    }
why-BH-RES-3 = Technologia poziomu { $level } wymaga opracowania połączonych z nią technologii niższego poziomu: potrzeba { $need }, a masz { $have }.
why-BH-RES-5 = Masz tu już swojego uczonego.
why-BH-RES-7 = Wybierz kolor główny połączonej technologii niższego poziomu, którego kartę ma jeszcze talia.
why-BH-RES-9 = Ta karta nie ma wybranego koloru: { $color }.
why-BH-RES-11 = Nie ma tu jeszcze technologii, a talia jest pusta.
why-BH-RES-16 = Brakuje pionka, który zostałby uczonym, albo pionków do wyczerpania.
why-BH-RES-17 =
    { $need ->
        [one] To kosztuje 1 monetę, a masz { $have }.
        [few] To kosztuje { $need } monety, a masz { $have }.
       *[many] To kosztuje { $need } monet, a masz { $have }.
    }
why-BH-DEV-1 = Na tym torze nie ma już kostek: { $track }.
why-BH-INV-1 = Kostka pochodzi z innego toru, a nie z tego: { $track }.
why-BH-REC-1 = Ten efekt werbuje inny rodzaj jednostki: { $unit }.
why-BH-REC-2 = Werbuje się na swoim terytorium początkowym lub na kaflu ze swoją kostką.
why-BH-REC-3 = Nie masz wolnego znacznika: { $unit }, siła { $strength }.
why-BH-UPG-1 = Nie masz takiej jednostki na mapie.
why-BH-UPG-2 = Ten efekt ulepsza inny rodzaj jednostki: { $unit }.
why-BH-UPG-3 = Ta jednostka ma już siłę { $strength }, a więcej mieć nie może.
why-BH-UPG-4 = Nie masz wolnego znacznika o sile większej niż { $strength }.
why-BH-MOV-1 = Jeden ruch prowadzi jedną z twoich jednostek na sąsiedni kafel.
why-BH-MOV-3 = Nie można zakończyć ruchu na cudzym terytorium początkowym, a na dalszą drogę brakuje punktów ruchu.
why-BH-MOV-8 = Najpierw musi pójść dalej jednostka stojąca na cudzym terytorium początkowym.
why-BH-EXP-1 = Nowe kafle odkrywają tylko osadnicy.
why-BH-EXP-2 = Nowy kafel musi stykać się z co najmniej dwoma innymi.
why-BH-EXP-3 = Jakiś osadnik jest już w drodze w to miejsce, a kafel jeszcze tam nie leży.
why-BH-EXP-4 = W tej turze nie możesz już odkryć więcej kafli.
why-BH-EXP-6 = Stos kafli terytoriów jest pusty.
why-BH-VIL-1 = Twoi osadnicy mają tu łącznie siłę { $have }, a wioska wymaga { $need }.
why-BH-VIL-2 = Użyj osadników o łącznej sile co najmniej { $need }, bez ani jednego zbędnego.
why-BH-VIL-6 = Na tym kaflu jest już wioska.
why-BH-VIL-7 = Wioskę można założyć tylko na kaflu terytorium na mapie lub na kolebce cywilizacji.
why-BH-CIT-1 = Na tym kaflu nie ma jeszcze wioski.
why-BH-CIT-2 = Twoi żołnierze mają tu łącznie siłę { $have }, a miasto wymaga { $need }.
why-BH-CIT-3 = Użyj żołnierzy o łącznej sile co najmniej { $need }, bez ani jednego zbędnego.
why-BH-CIT-6 = Na tym kaflu jest już miasto.
why-BH-XPH-5 = Nie masz znacznika osadnictwa.
why-BH-XPH-6 = Nie masz znacznika fortyfikacji.
why-BH-STR-1 = Można wziąć tylko budowlę poziomu { $level } z wystawki.
why-BH-STR-2 = Nowa budowla wymaga kafla budowli w twoich zapasach i twojego osadnika w tym miejscu.
why-BH-STR-3 = Nowa budowla nie może stanąć na kaflu z wioską, na innej budowli, na cudzym terytorium początkowym ani tam, gdzie są jednostki innych graczy.
why-BH-STR-7 = Potrzebujesz osadnika na tej budowli.
why-BH-STR-8 = Budowlę buduje dwóch różnych graczy, a jej prawe pole musi być wolne.
why-BH-PRO-6 = Potrzebne są monety i pionek w kolumnach populacji.
why-BH-PRO-7 = Nie masz takiej jednostki na mapie.
why-BH-PRO-8 = Potrzebny jest aktywny pionek i wolne miejsce w kolumnach populacji.
why-BH-GOA-1 = Nie spełniasz warunku tego celu.
why-BH-GOA-4 = Masz już ten cel.
why-BH-MOD-5 = Ta opcja jest już wybrana.
why-BH-EFF-17 = Nic z tej opcji nie da się teraz wykonać.

## Punkty zwycięstwa według źródła

score-goals = Cele
score-technologies = Technologie
score-bonuses = Premie technologii
score-villages = Wioski
score-cities = Miasta
score-structures = Budowle
score-investment = Tor inwestycji
score-leaders = Liderzy
score-government = Demokracja

## Opcje

option-rounds = Ostatnia runda
option-rounds-help = Nie z instrukcji: gra kończy się po tylu rundach, nawet jeśli nikt nie zdobędzie dość celów.
option-rounds-off = Wyłączona
option-rounds-off-help = Obowiązuje tylko instrukcja; gdy nic się już nie zmienia, możecie zgodnie zakończyć grę.
option-rounds-40 = Runda 40
option-rounds-40-help = Nasz dodatek: gra kończy się najpóźniej po rundzie 40.
option-rounds-80 = Runda 80
option-rounds-80-help = Nasz dodatek: gra kończy się najpóźniej po rundzie 80.
