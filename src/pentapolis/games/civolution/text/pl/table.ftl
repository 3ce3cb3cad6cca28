### Wszystko, co gra Civolution mówi przy stole. Nazwy i teksty elementów pochodzą z danych. Tytuły reguł są w rules.ftl.
### Imiona graczy są w `seat` i `target`, nazwy kart i czipów w `card`, terytoriów i obszarów pod zabudowę w `place` i `to`.

## Gra w skrócie

game-tagline = Prowadź cywilizację przez cztery epoki: zasiedlaj kontynent, ewoluuj i rozbudowuj własną konsolę.
game-about = Od jednego do czterech graczy prowadzi cywilizacje przez cztery epoki. Dwie kości aktywują jeden z 22 modułów konsoli: plemiona migrują i mnożą się, polują i odkrywają obszary, wytwarza się materiały i handluje nimi, buduje farmy, łodzie, pomniki i osady, instaluje karty badań. Użyte kości wracają po resecie, a dostateczna liczba resetów kończy epokę. Każda epoka przynosi nowe karty, nowe cele, żywienie, pogodę, wydarzenie i punktowanie jednej kategorii. Znaczniki pomysłów, planowania i skupienia zastępują kości, cechy i cele rozwijają konsolę, a wygrywa, kto po punktacji końcowej ma najwięcej punktów zwycięstwa (PZ). W pojedynkę gra się przeciw V.I.C.I.

## Słowa na stole

term-score = Punkty zwycięstwa (PZ)
term-era = Epoka
term-phase = Faza
term-start = Cywilizacja rozpoczynająca
term-event = Wydarzenie
term-weather = Pogoda
term-resets = Resety
term-goals = Cele
term-incomes = Czipy przychodu
term-attributes = Czipy atrybutów
term-research = Badania
term-display = Przybornik
term-continent = Kontynent
term-sites = Obszary
term-grounds = Obszary pod zabudowę
term-tokens = Żetony polowania
term-console = Konsola
term-modules = Moduły
term-tracks = Tory postępu
term-favor = Przychylność
term-dice = Kości aktywacji
term-used = Użyte kości
term-fate = Kości losu
term-planning = Znaczniki planowania
term-storage = Magazyn
term-features = Cechy
term-diamonds = Diamenty
term-supply = Zasoby
term-hand = Ręka
term-tribes = Plemiona
term-tribes-left = Plemiona w zasobach
term-farms = Farmy
term-boats = Łodzie
term-statues = Pomniki
term-settlements = Osady
term-units = Jednostki kategorii
term-scoring = Punktacja
term-final = Punktacja końcowa
term-column = Kolumna { $column }
term-row = Rząd { $row }
term-food-needed = Pożywienie dla wszystkich plemion
term-strong = silne
term-weak = osłabione
term-bag = Woreczek
term-deck = Stos
term-space_1 = pole kości 1
term-space_2 = pole kości 2
term-space_3 = pole kości 3
term-space_4 = pole kości 4
term-space_5 = pole kości 5
term-space_6 = pole kości 6
term-column_1 = kolumna 1
term-column_2 = kolumna 2
term-column_3 = kolumna 3
term-column_4 = kolumna 4
term-column_5 = kolumna 5
term-column_6 = kolumna 6
term-column_7 = kolumna 7
term-column_8 = kolumna 8
term-column_9 = kolumna 9
term-row_1 = rząd 1
term-row_2 = rząd 2
term-row_3 = rząd 3
term-row_4 = rząd 4
term-row_5 = rząd 5

spot-fire = obozowisko z ogniskiem
spot-plain = obozowisko
spot-wild = dzicz
spot-boat = łódź
priority-free_fire = Wolne obozowisko z ogniskiem
priority-free_any = Wolne obozowisko
priority-human_fire = Wysiedla z obozowiska z ogniskiem: twoje plemię
priority-human_weak_any = Wysiedla z obozowiska: twoje osłabione plemię
priority-human_strong_any = Wysiedla z obozowiska: twoje silne plemię
priority-own_strong_fire = Wysiedla z obozowiska z ogniskiem: swoje silne plemię
priority-own_strong_any = Wysiedla z obozowiska: swoje silne plemię
priority-own_weak_fire = Wysiedla z obozowiska z ogniskiem: swoje osłabione plemię
priority-own_weak_any = Wysiedla z obozowiska: swoje osłabione plemię

phase-setup = Przygotowanie do gry
phase-1 = Nowe karty
phase-2 = Nowe cele
phase-3 = Dodatkowe odkrycie
phase-4 = Faza akcji
phase-5 = Faza obszarów
phase-6 = Faza żywienia
phase-7 = Faza wydarzeń
phase-8 = Faza przychodu
phase-over = Koniec gry

deck-invention = wynalazki
deck-mutation = mutacje
deck-insight = wiedza
deck-building = budynki
deck-achievement = osiągnięcia

## Części zdań

tribe-words =
    { $stance ->
        [weak]
            { $spot ->
                [fire] osłabione plemię w obozowisku z ogniskiem
                [plain] osłabione plemię w obozowisku
                [wild] osłabione plemię w dziczy
               *[other] osłabione plemię na łodzi
            }
       *[strong]
            { $spot ->
                [fire] silne plemię w obozowisku z ogniskiem
                [plain] silne plemię w obozowisku
                [wild] silne plemię w dziczy
               *[other] silne plemię na łodzi
            }
    }
ideas-words =
    { $price ->
        [0] {""}
        [one] {" "}(1 znacznik pomysłu)
        [few] {" "}({ $price } znaczniki pomysłów)
       *[many] {" "}({ $price } znaczników pomysłów)
    }
more-words =
    { $more ->
        [0] {""}
        [one] {" "}i jeszcze 1 część
        [few] {" "}i jeszcze { $more } części
       *[many] {" "}i jeszcze { $more } części
    }
item-words =
    { $item ->
        [die] kości o wartości { $shown }
        [marker] znacznika planowania z pola { $shown }
       *[other] znacznika skupienia
    }
source-words =
    { $source ->
        [goal] Puste pole strefy celów
        [row_1] Ukończony rząd 1
        [row_2] Ukończony rząd 2
       *[other] { $source }
    }
left-words =
    { $left ->
        [0] {""}
        [one] {""}
        [99] {""}
       *[other] {" "}Pozostało najwyżej: { $left }.
    }

## Pytania

ask-shortage =
    { $missing ->
        [one] Twoje zasoby są puste. Który znacznik zwracasz, aby mieć jeszcze jeden?
        [few] Twoje zasoby są puste, a brakuje { $missing } znaczników. Który zwracasz?
       *[many] Twoje zasoby są puste, a brakuje { $missing } znaczników. Który zwracasz?
    }
ask-do =
    { $what ->
        [gain_die] { source-words }: czy zyskujesz kość aktywacji?
       *[pay_for] { source-words }: czy płacisz koszt, aby skorzystać z efektu?
    }
ask-fate = { source-words }: test przychylności jest niezdany. Czy zmieniasz kość?
ask-die = { source-words }: która kość losu się liczy?
ask-test = { source-words }: czy wykonujesz test przychylności?
ask-trigger =
    { $event ->
        [build_farm] Farma wybudowana: z czego korzystasz?
        [build_boat] Łódź wybudowana: z czego korzystasz?
        [build_statue] Pomnik wybudowany: z czego korzystasz?
        [build_settlement] Osada wybudowana: z czego korzystasz?
        [build_any] Projekt budowlany ukończony: z czego korzystasz?
        [install_card] Karta badań zainstalowana: z czego korzystasz?
        [install_invention] Karta wynalazku zainstalowana: z czego korzystasz?
        [install_mutation] Karta mutacji zainstalowana: z czego korzystasz?
        [install_achievement] Karta osiągnięcia zainstalowana: z czego korzystasz?
        [install_goal] Czip celu zainstalowany: z czego korzystasz?
        [migrate_settle] Migracja zakończona: z czego korzystasz?
        [settle_fire] Plemię osiedla się w obozowisku z ogniskiem: z czego korzystasz?
        [settle_mountains] Plemię osiedla się w górach: z czego korzystasz?
        [develop] Terytorium rozwinięte: z czego korzystasz?
        [procreate] Prokreacja wykonana: z czego korzystasz?
        [displace] Wysiedlasz plemię: z czego korzystasz?
        [displaced] Twoje plemię zostaje wysiedlone: z czego korzystasz?
        [explore_site] Obszar odkryty: z czego korzystasz?
        [hunt] Polowanie zakończone: z czego korzystasz?
        [lucky_find] Szczęśliwe odkrycie dokonane: z czego korzystasz?
        [favor_pass] Test przychylności zdany: z czego korzystasz?
        [favor_fail] Test przychylności niezdany: z czego korzystasz?
        [reset] Reset wykonany: z czego korzystasz?
        [upgrade] Moduł ulepszony: z czego korzystasz?
        [sell] Materiał sprzedany: z czego korzystasz?
        [buy] Materiał kupiony: z czego korzystasz?
        [tribe_dies] Plemię wymiera: z czego korzystasz?
        [feeding_end] Żywienie zakończone: z czego korzystasz?
        [all_fed] Wszystkie plemiona mają zapewnione pożywienie: z czego korzystasz?
        [income_phase] Początek fazy przychodu: z czego korzystasz?
        [era_scoring] Kategoria epoki zliczona: z czego korzystasz?
       *[other] Z czego korzystasz?
    }
ask-option = { source-words }: którą możliwość wybierasz?
ask-keep =
    { $kind ->
        [0] Którą kartę wynalazku zatrzymujesz?
        [1] Którą kartę mutacji zatrzymujesz?
        [2] Którą kartę wiedzy zatrzymujesz?
        [3] Którą kartę budynku zatrzymujesz?
        [4] Którą kartę osiągnięcia zatrzymujesz?
       *[5] Którą kartę znaczników startowych zatrzymujesz?
    }
ask-chip_card = Którą kartę czipa startowego bierzesz, razem z jej czipem celu?
ask-act = Co robisz w swojej turze?
ask-pay =
    { $value ->
        [0] { $module }: której kości lub którego znacznika używasz?
       *[other] { $module }: czego używasz jako wartości { $value }?
    }
ask-before = { $module }: co następuje najpierw?
ask-side = { $module }, poziom { $level }: którą stronę wybierasz?
ask-part = { $module }: którą część wykonujesz teraz?
ask-chips = Czy instalujesz teraz czip atrybutu?
ask-reroll = Którymi kośćmi rzucasz oprócz użytych?
ask-marker = Na które pole trafia znacznik resetu?
ask-track =
    { $steps ->
        [one] { source-words }: na którym torze przesuwasz dysk o 1 pole?
        [few] { source-words }: na którym torze przesuwasz dysk o { $steps } pola?
       *[many] { source-words }: na którym torze przesuwasz dysk o { $steps } pól?
    }
ask-stage = Który kafelek rzędu odwracasz na stronę aktywną?
ask-planning =
    { $amount ->
        [one] Na którym polu kości kładziesz 1 znacznik planowania?
        [few] Na którym polu kości kładziesz { $amount } znaczniki planowania?
       *[many] Na którym polu kości kładziesz { $amount } znaczników planowania?
    }
ask-storage = Który materiał zyskujesz?{ left-words }
ask-exchange = Który zebrany materiał wymieniasz?
ask-feature = Który znacznik cechy zyskujesz?{ left-words }
ask-move_feature = Który znacznik cechy przesuwasz?{ left-words }
ask-module =
    { $value ->
        [0] { source-words }: który moduł ulepszasz?
       *[other] { source-words }: który moduł o wartości { $value } ulepszasz?
    }
ask-cover = Który czip w twojej strefie celów przykrywa { $goal }?
ask-install_goal = Który czip celu instalujesz?{ left-words }
ask-half = Do której połowy kolumny trafia { $goal }?
ask-column = Do której kolumny trafia { $piece }?
ask-card = Którą kartę instalujesz? Rodzaj: { $type }.
ask-row = { $card }: koszt którego rzędu przyjmujesz?
ask-ignore = { $card }: które pole kosztu ignorujesz?
ask-cost = { $card }: jak spełniasz wymaganie?
ask-wild = { $card }: co zwracasz zamiast tego materiału: { $material }?
ask-stack = Którą kartę badań zyskujesz?{ left-words }
ask-draw = Z którego stosu dobierasz?{ left-words }
ask-keep_card = Którą kartę zatrzymujesz?{ left-words }
ask-income_chip = Który czip przychodu zyskujesz?
ask-income_action = { $chip }: jego akcja czy { $vp } PZ?
ask-activity = Które działanie wykonujesz?{ left-words }
ask-trade = Czym handlujesz? Pozostało sprzedaży: { $sales }, zakupów: { $purchases }.
ask-sale = Co jeszcze sprzedajesz w tej akcji sprzedaży?
ask-die_from = Od kogo bierzesz kość? Rodzaj: { $die }.
ask-die_given = Kość od ciebie dostaje { $target }: którą oddajesz?
ask-goal = Który czip celu bierzesz?{ left-words }
ask-find = Dodatkowe odkrycie: który materiał trafia do magazynu?
ask-glacier = Lodowiec: które plemię osłabiasz?
ask-feed = Czy zapewniasz pożywienie wszystkim plemionom? Potrzeba { $need }, a masz { $food }, łącznie z tym, co dają karty.
ask-portion = { $place }, { tribe-words }: ilu z nich zapewniasz pożywienie, każdemu za { $need }? Pozostało: { $food }.
ask-weather =
    { $beyond ->
        [1] Pogoda za jasną linią ({ $space }): który efekt wybierasz?
       *[0] Pogoda ({ $space }): który efekt wybierasz?
    }
ask-lose = Które plemię tracisz?
ask-income =
    { $left ->
        [0] Który czip przychodu jest następny?
       *[other] Akcję którego czipa przychodu wykonujesz?{ left-words }
    }
ask-migrate = Które plemię migruje?{ left-words }
ask-way = Dokąd idzie plemię? Jest tu: { $place }.{ left-words }
ask-spot = { $place }: gdzie osiedla się plemię?
ask-procreate = Gdzie wykonujesz prokreację?{ left-words }
ask-rock = { $site }: na którym terytorium wykonujesz test, aby dokonać prokreacji?
ask-place_weak =
    { $most ->
        [one] { source-words }: na którym terytorium umieszczasz osłabione plemię?
        [few] { source-words }: na którym terytorium umieszczasz do { $most } osłabionych plemion?
       *[many] { source-words }: na którym terytorium umieszczasz do { $most } osłabionych plemion?
    }
ask-strengthen = Które plemię wzmacniasz?{ left-words }
ask-produce = Gdzie produkujesz?{ left-words }
ask-transport = Skąd transportujesz?{ left-words }
ask-unload = { $place }: jaki materiał przywozi łódź?
ask-grotto = { $site }: gdzie produkujesz i skąd transportujesz?
ask-hunt = Gdzie przeprowadzasz polowanie?{ left-words }
ask-lucky_find = W jakim rodzaju lądu dokonujesz szczęśliwego odkrycia?{ left-words }
ask-reveal = { source-words }: wokół którego terytorium odkrywasz obszary?
ask-site = { source-words }: który obszar odkrywasz?
ask-build = Co budujesz?{ left-words }
ask-statue = { $place }: z którego materiału stawiasz pomnik?
ask-settlement = { $place }: którą osadę budujesz?
ask-board = { $place }: które plemię wsiada na nową łódź?
ask-give_back = { source-words }: co zwracasz?
ask-rescue =
    { $count ->
        [one] { $place }: dokąd trafia plemię z utraconej łodzi?
        [few] { $place }: dokąd trafiają { $count } plemiona z utraconej łodzi?
       *[many] { $place }: dokąd trafia { $count } plemion z utraconej łodzi?
    }
ask-deus = { $place }, { tribe-words }: czy ratujesz je dzięki Deus ex machina?

## Odpowiedzi

answer-skip = Pomiń
answer-stop = Wystarczy
answer-do = Tak
answer-open = { $card }, odkryta
answer-deck-invention = Zakryty stos kart wynalazków
answer-deck-mutation = Zakryty stos kart mutacji
answer-deck-insight = Zakryty stos kart wiedzy
answer-deck-building = Zakryty stos kart budynków
answer-deck-achievement = Zakryty stos kart osiągnięć
answer-tribe = { $place }: { tribe-words }
answer-tribe-moved = { $place }: { tribe-words }, które przyszło skądinąd ({ $origin })
answer-shortage = { $thing }
answer-shortage-planning = Znacznik planowania z pola { $where }
answer-shortage-raw = Materiał na kontynencie: { $where }
answer-fate-accept = Nie, test pozostaje niezdany
answer-fate-change =
    { $price ->
        [one] Zmień { $die } na { $value } (1 znacznik pomysłu)
        [few] Zmień { $die } na { $value } ({ $price } znaczniki pomysłów)
       *[many] Zmień { $die } na { $value } ({ $price } znaczników pomysłów)
    }
answer-die =
    { $price ->
        [0] { $value }
        [one] { $value }, zamiast { $die } (1 znacznik pomysłu)
        [few] { $value }, zamiast { $die } ({ $price } znaczniki pomysłów)
       *[many] { $value }, zamiast { $die } ({ $price } znaczników pomysłów)
    }
answer-trigger = { $card }
answer-option = Możliwość { $option }
answer-keep = { $card }
answer-chip_card = { $card }, cel: { $goal }
answer-act-module = Aktywuj moduł: { $piece }
answer-act-attribute = Zainstaluj czip: { $piece }
answer-act-reset = Reset
answer-pay-die = Kość { $value }{ ideas-words }
answer-pay-planning = Znacznik planowania z pola { $value }{ ideas-words }
answer-pay-focus = Znacznik skupienia
answer-before = { $vertex }
answer-before-cards = Karty i czipy
answer-side = Strona { $side }
answer-part-part = Część { $part }
answer-part-attribute = Zainstaluj czip: { $part }
answer-chips-attribute = Zainstaluj czip: { $piece }
answer-chips-end = Nie
answer-reroll = Także { $dice }
answer-reroll-none = Żadnymi
answer-marker-idea = Na pole pomysłu
answer-marker-food = Na pole żywności
answer-track = { $track }
answer-stage = Rząd { $row }
answer-planning = Pole kości { $value }
answer-storage = { $material }
answer-exchange = { $material }
answer-feature = { $feature }
answer-move_feature = { $from } → { $to }
answer-module = { $module }
answer-cover = { $goal }, pole { $space }
answer-install_goal = { $goal }, pole { $space }
answer-half-left = Lewa połowa
answer-half-right = Prawa połowa
answer-column = Kolumna { $column }
answer-card = { $card }
answer-row = Rząd { $row }
answer-ignore = Pole kosztu { $space }
answer-ignore-none = Żadne
answer-cost-return =
    { $count ->
        [one] Zwróć: { $thing }
        [few] Zwróć: { $thing } ×{ $count }
       *[many] Zwróć: { $thing } ×{ $count }
    }
answer-cost-have =
    { $count ->
        [one] Miej: { $thing }
        [few] Miej: { $thing } ×{ $count }
       *[many] Miej: { $thing } ×{ $count }
    }
answer-wild = { $material }
answer-keep_card = { $card }
answer-income_chip = { $chip }
answer-income_action-action = Wykonaj akcję
answer-income_action-vp = { $vp } PZ
answer-activity = { $piece }
answer-trade-money =
    { $price ->
        [one] Sprzedaj za 1 znacznik pieniędzy: { $material }
        [few] Sprzedaj za { $price } znaczniki pieniędzy: { $material }
       *[many] Sprzedaj za { $price } znaczników pieniędzy: { $material }
    }
answer-trade-vp = Sprzedaj za { $price } PZ: { $material }
answer-trade-buy =
    { $price ->
        [0] Kup za darmo: { $material }
        [one] Kup za 1 znacznik pieniędzy: { $material }
        [few] Kup za { $price } znaczniki pieniędzy: { $material }
       *[many] Kup za { $price } znaczników pieniędzy: { $material }
    }
answer-sale-money =
    { $price ->
        [one] Za 1 znacznik pieniędzy: { $material }
        [few] Za { $price } znaczniki pieniędzy: { $material }
       *[many] Za { $price } znaczników pieniędzy: { $material }
    }
answer-sale-vp = Za { $price } PZ: { $material }
answer-die_from = { $seat }
answer-die_given-value = Kość o wartości { $value }
answer-die_given-used = Użyta kość
answer-goal = { $chip }
answer-find = { $material }
answer-feed-all = Wszystkim
answer-feed-some = Tylko niektórym
answer-portion-fed = { $count }
answer-weather = Efekt { $option }
answer-income = { $chip }
answer-way = { $place }
answer-way-settle = Osiedl się tutaj
answer-spot-fire = Wolne obozowisko z ogniskiem
answer-spot-plain = Wolne obozowisko
answer-spot-boat = Miejsce na łodzi
answer-spot-displace =
    { $spot ->
        [fire]
            { $stance ->
                [weak] Wysiedl z obozowiska z ogniskiem: osłabione plemię ({ $seat })
               *[strong] Wysiedl z obozowiska z ogniskiem: silne plemię ({ $seat })
            }
       *[plain]
            { $stance ->
                [weak] Wysiedl z obozowiska: osłabione plemię ({ $seat })
               *[strong] Wysiedl z obozowiska: silne plemię ({ $seat })
            }
    }
answer-procreate = { $place }
answer-rock = { $place }
answer-place_weak = { $place }
answer-strengthen-all = Wszystkie
answer-produce = { $place }
answer-transport = { $place }
answer-transport-all = Wszystko z lądu
answer-unload = { $material }
answer-grotto = { $place }
answer-hunt = { $place }
answer-lucky_find = { $type }
answer-reveal = { $place }
answer-site = { $vertex }
answer-build-farm = Farma: { $place }
answer-build-boat = Łódź: { $place }
answer-build-statue = Pomnik: { $place }
answer-build-settlement = Osada: { $place }
answer-statue = { $material }
answer-settlement = { $slot }
answer-give_back-farm = Farma: { $place }
answer-give_back-boat = Łódź: { $place }
answer-rescue = { $place }
answer-deus-lose = Nie, plemię wymiera
answer-deus-favor = Przesuń dysk przychylności o 1 pole w lewo
answer-deus-free = Uratuj je za darmo, dzięki karcie

## Odpowiedzi nazywające efekt

answer-effect-advance_track =
    { $track ->
        [any]
            { $steps ->
                [one] Przesuń dysk na wybranym torze o 1 pole{ more-words }
                [few] Przesuń dysk na wybranym torze o { $steps } pola{ more-words }
               *[many] Przesuń dysk na wybranym torze o { $steps } pól{ more-words }
            }
       *[other]
            { $steps ->
                [one] Przesuń dysk o 1 pole na torze: { $track }{ more-words }
                [few] Przesuń dysk o { $steps } pola na torze: { $track }{ more-words }
               *[many] Przesuń dysk o { $steps } pól na torze: { $track }{ more-words }
            }
    }
answer-effect-advance_favor =
    { $steps ->
        [one] Przesuń dysk na torze przychylności o 1 pole{ more-words }
        [few] Przesuń dysk na torze przychylności o { $steps } pola{ more-words }
       *[many] Przesuń dysk na torze przychylności o { $steps } pól{ more-words }
    }
answer-effect-gain_vp = Zdobądź { $amount } PZ{ more-words }
answer-effect-gain =
    { $amount ->
        [one] Zyskaj: { $resource }{ more-words }
        [few] Zyskaj: { $resource } ×{ $amount }{ more-words }
       *[many] Zyskaj: { $resource } ×{ $amount }{ more-words }
    }
answer-effect-place_planning =
    { $amount ->
        [one] Umieść 1 znacznik planowania{ more-words }
        [few] Umieść { $amount } znaczniki planowania na jednym polu kości{ more-words }
       *[many] Umieść { $amount } znaczników planowania na jednym polu kości{ more-words }
    }
answer-effect-gain_material =
    { $material ->
        [any] Zyskaj dowolne materiały: { $amount }{ more-words }
        [row_1_of_own_types] Zyskaj materiały z 1. wiersza, gdzie masz plemiona: { $amount }{ more-words }
       *[other] Zyskaj: { $material } ×{ $amount }{ more-words }
    }
answer-effect-exchange_material = Wymień 1 zebrany materiał{ more-words }
answer-effect-gain_feature =
    { $feature ->
        [any]
            { $amount ->
                [one] Zyskaj 1 znacznik cechy{ more-words }
                [few] Zyskaj { $amount } znaczniki cech{ more-words }
               *[many] Zyskaj { $amount } znaczników cech{ more-words }
            }
       *[other]
            { $amount ->
                [one] Zyskaj 1 znacznik cechy: { $feature }{ more-words }
                [few] Zyskaj { $amount } znaczniki cechy: { $feature }{ more-words }
               *[many] Zyskaj { $amount } znaczników cechy: { $feature }{ more-words }
            }
    }
answer-effect-move_feature =
    { $amount ->
        [one] Przesuń 1 znacznik cechy{ more-words }
        [few] Przesuń do { $amount } znaczników cech{ more-words }
       *[many] Przesuń do { $amount } znaczników cech{ more-words }
    }
answer-effect-migrate =
    { $amount ->
        [one] Wykonaj 1 migrację{ more-words }
        [few] Wykonaj do { $amount } migracji{ more-words }
       *[many] Wykonaj do { $amount } migracji{ more-words }
    }
answer-effect-migrate_anywhere = Wykonaj migrację na dowolne inne terytorium lądowe{ more-words }
answer-effect-procreate =
    { $amount ->
        [one] Wykonaj 1 prokreację{ more-words }
        [few] Wykonaj do { $amount } prokreacji{ more-words }
       *[many] Wykonaj do { $amount } prokreacji{ more-words }
    }
answer-effect-place_weak_tribes =
    { $max_amount ->
        [one] Umieść 1 osłabione plemię{ more-words }
        [few] Umieść do { $max_amount } osłabionych plemion{ more-words }
       *[many] Umieść do { $max_amount } osłabionych plemion{ more-words }
    }
answer-effect-strengthen =
    { $amount ->
        [one] Wzmocnij 1 plemię{ more-words }
        [few] Wzmocnij do { $amount } plemion{ more-words }
       *[many] Wzmocnij do { $amount } plemion{ more-words }
    }
answer-effect-produce =
    { $amount ->
        [one] Wyprodukuj 1 materiał{ more-words }
        [few] Wyprodukuj do { $amount } materiałów{ more-words }
       *[many] Wyprodukuj do { $amount } materiałów{ more-words }
    }
answer-effect-transport =
    { $amount ->
        [one] Przetransportuj 1 materiał{ more-words }
        [99] Przetransportuj wszystkie materiały{ more-words }
       *[other] Przetransportuj do { $amount } materiałów{ more-words }
    }
answer-effect-reveal_sites =
    { $mode ->
        [any_one] Odkryj dowolny obszar{ more-words }
       *[adjacent_to_own_territory] Odkryj obszary wokół terytorium{ more-words }
    }
answer-effect-hunt =
    { $amount ->
        [one] Przeprowadź polowanie{ more-words }
        [few] Przeprowadź do { $amount } polowań{ more-words }
       *[many] Przeprowadź do { $amount } polowań{ more-words }
    }
answer-effect-lucky_find =
    { $amount ->
        [one] Dokonaj szczęśliwego odkrycia{ more-words }
        [few] Dokonaj do { $amount } szczęśliwych odkryć{ more-words }
       *[many] Dokonaj do { $amount } szczęśliwych odkryć{ more-words }
    }
answer-effect-build =
    { $project ->
        [any]
            { $amount ->
                [one] Ukończ 1 projekt budowlany{ more-words }
                [few] Ukończ do { $amount } projektów budowlanych{ more-words }
               *[many] Ukończ do { $amount } projektów budowlanych{ more-words }
            }
       *[other] Wybuduj: { $project }{ more-words }
    }
answer-effect-return_building = Zwróć: { $project }{ more-words }
answer-effect-gain_research_card =
    { $amount ->
        [one] Zyskaj 1 kartę badań{ more-words }
        [few] Zyskaj { $amount } karty badań{ more-words }
       *[many] Zyskaj { $amount } kart badań{ more-words }
    }
answer-effect-draw_keep = Dobierz karty badań ({ $draw }) i zatrzymaj { $keep }{ more-words }
answer-effect-install_research_card =
    { $special_bonus ->
        [0] Zainstaluj kartę: { $card_type }{ more-words }
       *[1] Zainstaluj kartę, z premią specjalną: { $card_type }{ more-words }
    }
answer-effect-gain_goal_chip =
    { $amount ->
        [one] Zyskaj 1 czip celu{ more-words }
        [few] Zyskaj { $amount } czipy celów{ more-words }
       *[many] Zyskaj { $amount } czipów celów{ more-words }
    }
answer-effect-install_goal_chip =
    { $amount ->
        [one] Zainstaluj 1 czip celu{ more-words }
        [few] Zainstaluj do { $amount } czipów celów{ more-words }
       *[many] Zainstaluj do { $amount } czipów celów{ more-words }
    }
answer-effect-upgrade_module =
    { $die_value ->
        [any] Ulepsz moduł{ more-words }
        [track] Ulepsz moduł o wartości toru{ more-words }
       *[other] Ulepsz moduł o wartości { $die_value }{ more-words }
    }
answer-effect-flip_stage_tile = Odwróć kafelek rzędu na stronę aktywną{ more-words }
answer-effect-gain_income_chip = Zyskaj 1 czip przychodu{ more-words }
answer-effect-perform_income_action =
    { $amount ->
        [one] Wykonaj akcję 1 czipa przychodu{ more-words }
        [few] Wykonaj do { $amount } akcji czipów przychodu{ more-words }
       *[many] Wykonaj do { $amount } akcji czipów przychodu{ more-words }
    }
answer-effect-perform_activity =
    { $amount ->
        [one] Wykonaj 1 działanie{ more-words }
        [few] Wykonaj do { $amount } działań{ more-words }
       *[many] Wykonaj do { $amount } działań{ more-words }
    }
answer-effect-gain_die = Zyskaj: { $die }{ more-words }
answer-effect-trade = Handluj (sprzedaż: do { $max_sales }, zakup: do { $max_purchases }){ more-words }
answer-effect-lose_food = Zwróć żywność: { $amount }{ more-words }
answer-effect-remove_tribe =
    { $amount ->
        [one] Usuń 1 plemię{ more-words }
        [few] Usuń { $amount } plemiona{ more-words }
       *[many] Usuń { $amount } plemion{ more-words }
    }
answer-effect-favor_test = Wykonaj test przychylności{ more-words }
answer-effect-choose_one = Wybierz jedną z możliwości{ more-words }
answer-effect-pay_for = Zapłać, aby skorzystać z efektu{ more-words }

## Dziennik

event-era = Epoka { $era }.
event-phase = { $phase }.
event-turn = { $seat } rozgrywa turę.
event-ended = Koniec gry.
event-scored =
    { $source ->
        [tracks] { $seat } zdobywa { $vp } PZ: { score-tracks }.
        [fires] { $seat } zdobywa { $vp } PZ: { score-fires }.
        [sites] { $seat } zdobywa { $vp } PZ: { score-sites }.
        [cards] { $seat } zdobywa { $vp } PZ: { score-cards }.
        [chips] { $seat } zdobywa { $vp } PZ: { score-chips }.
        [sales] { $seat } zdobywa { $vp } PZ: { score-sales }.
        [events] { $seat } zdobywa { $vp } PZ: { score-events }.
        [eras] { $seat } zdobywa { $vp } PZ: { score-eras }.
        [statues] { $seat } zdobywa { $vp } PZ: { score-statues }.
       *[other] { $seat } zdobywa { $vp } PZ: { $source }.
    }
event-reacted = { $seat } korzysta z umiejętności: { $card }.
event-gained =
    { $count ->
        [one] { $seat } zyskuje: { $thing }.
        [few] { $seat } zyskuje: { $thing } ×{ $count }.
       *[many] { $seat } zyskuje: { $thing } ×{ $count }.
    }
event-returned = { $seat } zwraca do zasobów: { $thing }.
event-returned-planning = { $seat } zwraca do zasobów znacznik planowania z pola { $value }.
event-returned-raw = { $seat } zwraca do zasobów znacznik z kontynentu: { $place }.
event-missing =
    { $count ->
        [one] Zasoby są puste ({ $seat }): przepada 1 znacznik.
        [few] Zasoby są puste ({ $seat }): przepadają { $count } znaczniki.
       *[many] Zasoby są puste ({ $seat }): przepada { $count } znaczników.
    }
event-planned =
    { $count ->
        [one] { $seat } kładzie 1 znacznik planowania na polu kości { $value }.
        [few] { $seat } kładzie { $count } znaczniki planowania na polu kości { $value }.
       *[many] { $seat } kładzie { $count } znaczników planowania na polu kości { $value }.
    }
event-raw =
    { $count ->
        [one] { $seat } produkuje 1 materiał: { $place }.
        [few] { $seat } produkuje { $count } materiały: { $place }.
       *[many] { $seat } produkuje { $count } materiałów: { $place }.
    }
event-rolled = { $seat } rzuca kośćmi losu: { $dice }.
event-changed =
    { $ideas ->
        [one] { $seat } zmienia { $die } na { $value } za 1 znacznik pomysłu.
        [few] { $seat } zmienia { $die } na { $value } za { $ideas } znaczniki pomysłów.
       *[many] { $seat } zmienia { $die } na { $value } za { $ideas } znaczników pomysłów.
    }
event-passed = { $seat } zdaje test przychylności.
event-failed = { $seat } nie zdaje testu przychylności.
event-activated = { $seat } aktywuje moduł: { $module } (poziom { $level }).
event-paid =
    { $ideas ->
        [0] { $seat } używa { item-words }.
        [one] { $seat } używa { item-words } jako wartości { $value } za 1 znacznik pomysłu.
        [few] { $seat } używa { item-words } jako wartości { $value } za { $ideas } znaczniki pomysłów.
       *[many] { $seat } używa { item-words } jako wartości { $value } za { $ideas } znaczników pomysłów.
    }
event-reset = { $seat } wykonuje reset. Kości na polach od 1 do 6: { $dice }.
event-indicator =
    { $left ->
        [one] Do końca fazy akcji pozostał 1 reset.
        [few] Do końca fazy akcji pozostały { $left } resety.
       *[many] Do końca fazy akcji pozostało { $left } resetów.
    }
event-finishing = Znacznik fazy stoi na czerwonym polu: po dokończeniu rundy nastąpi jeszcze runda końcowa.
event-final-round = Końcowa runda fazy akcji.
event-advanced = { $seat } przesuwa dysk na pole { $space } toru: { $track }.
event-favored = { $seat } przesuwa dysk przychylności na pole { $space }.
event-staged = { $seat } odwraca kafelek rzędu { $row } na stronę aktywną.
event-upgraded = { $seat } ulepsza moduł: { $module } ma teraz poziom { $level }.
event-moved-feature = { $seat } przesuwa znacznik cechy: { $feature } → { $other }.
event-took-goal = { $seat } bierze czip celu: { $goal }.
event-displayed = Nowy czip w przyborniku: { $chip }.
event-installed = { $seat } instaluje: { $card } (kolumna { $column }, rząd { $row }).
event-completed = { $seat } ma już zapełniony rząd { $row }.
event-took-card = { $seat } zyskuje odkrytą kartę badań: { $card }.
event-drew = { $seat } dobiera kartę: { $deck }.
event-drew-known = { $seat } dobiera kartę ({ $deck }): { $card }.
event-sifted =
    { $count ->
        [one] { $seat } zatrzymuje 1 kartę.
        [few] { $seat } zatrzymuje { $count } karty.
       *[many] { $seat } zatrzymuje { $count } kart.
    }
event-sifted-known =
    { $count ->
        [one] { $seat } zatrzymuje 1 kartę: { $cards }.
        [few] { $seat } zatrzymuje { $count } karty: { $cards }.
       *[many] { $seat } zatrzymuje { $count } kart: { $cards }.
    }
event-performed = { $seat } wykonuje: { $card }.
event-spent =
    { $count ->
        [one] { $seat } zwraca: { $thing }.
        [few] { $seat } zwraca: { $thing } ×{ $count }.
       *[many] { $seat } zwraca: { $thing } ×{ $count }.
    }
event-sold =
    { $count ->
        [one] { $seat } sprzedaje: { $thing }.
        [few] { $seat } sprzedaje: { $thing } ×{ $count }.
       *[many] { $seat } sprzedaje: { $thing } ×{ $count }.
    }
event-bought =
    { $money ->
        [one] { $seat } kupuje za 1 znacznik pieniędzy: { $thing }.
        [few] { $seat } kupuje za { $money } znaczniki pieniędzy: { $thing }.
       *[many] { $seat } kupuje za { $money } znaczników pieniędzy: { $thing }.
    }
event-took-die = { $seat } zyskuje kość z przybornika: { $die }.
event-got-die = { $seat } bierze kość, którą oddaje { $target }: { $die }.
event-die-rolled = { $seat } rzuca nową kością: { $value }.
event-event = Wydarzenie tej epoki: { $card }.
event-turned-up = Nowa odkryta karta badań: { $card }.
event-site = { $site }: korzysta { $seat }.
event-cleared = Żetony polowania wracają do przybornika, kolumny resetu się zapełniają.
event-gorge = { $seat } zwraca żywność: wąwóz posępnych wilków.
event-glacier = Lodowiec osłabia plemię ({ $seat }): { $place }.
event-fed =
    { $unfed ->
        [0] { $seat } zapewnia pożywienie wszystkim plemionom (żywność: { $food }).
       *[other] { $seat } zużywa żywność: { $food }. Plemiona bez pożywienia: { $unfed } z { $tribes }.
    }
event-weather =
    { $beyond ->
        [1] Pogoda za jasną linią: { $space }.
       *[0] Pogoda: { $space }.
    }
event-lost-food = { $seat } traci żywność: { $count }.
event-concerned = Wydarzenie ({ $card }) dotyczy gracza: { $seat }.
event-category =
    { $units ->
        [one] { $seat } zdobywa { $vp } PZ za 1 jednostkę: { $category }.
        [few] { $seat } zdobywa { $vp } PZ za { $units } jednostki: { $category }.
       *[many] { $seat } zdobywa { $vp } PZ za { $units } jednostek: { $category }.
    }
event-monolith = { $seat } dostaje monolit startowy.
event-statues =
    { $count ->
        [one] { $seat } zdobywa { $vp } PZ za 1 pomnik.
        [few] { $seat } zdobywa { $vp } PZ za { $count } pomniki.
       *[many] { $seat } zdobywa { $vp } PZ za { $count } pomników.
    }
event-migrated = { $seat } wykonuje migrację: { $place } → { $to }.
event-settled = { $seat } osiedla się: { $place }, { tribe-words }.
event-displaced = Plemię ({ $seat }) zostaje wysiedlone do dziczy: { $place }.
event-developed = { $seat } rozwija terytorium: { $place }, { $material }.
event-strengthened = { $seat } wzmacnia plemię: { $place }.
event-weakened = Plemię ({ $seat }) zostaje osłabione: { $place }.
event-died = Plemię ({ $seat }) wymiera: { $place }, { tribe-words }.
event-saved = Deus ex machina ratuje plemię ({ $seat }): { $place }.
event-transported =
    { $count ->
        [one] { $seat } transportuje do magazynu: { $material } ({ $place }).
        [few] { $seat } transportuje do magazynu: { $material } ×{ $count } ({ $place }).
       *[many] { $seat } transportuje do magazynu: { $material } ×{ $count } ({ $place }).
    }
event-hunted = { $seat } przeprowadza polowanie z kością { $value }: { $place }.
event-lucky = { $seat } dokonuje szczęśliwego odkrycia z kością { $value }.
event-revealed = { $seat } odkrywa obszar: { $site }, { $vertex }.
event-built = { $seat } buduje ({ $project }): { $place }.
event-lost-building = { $seat } zwraca na konsolę ({ $project }): { $place }.
event-rescued =
    { $count ->
        [one] { $seat }: 1 plemię schodzi na ląd, { $place } → { $to }.
        [few] { $seat }: { $count } plemiona schodzą na ląd, { $place } → { $to }.
       *[many] { $seat }: { $count } plemion schodzi na ląd, { $place } → { $to }.
    }
event-kept = { $seat } zatrzymuje kartę.
event-kept-known = { $seat } zatrzymuje kartę: { $card }.
event-markers = { $seat } zaczyna z kartą: { $card }.
event-starting-chip = { $seat } bierze kartę czipa startowego: { $card }, cel: { $goal }.
event-vici-card = V.I.C.I. odkrywa: { $card }.
event-vici-reset = V.I.C.I. wykonuje reset.
event-vici-die =
    { $red ->
        [1] V.I.C.I. rzuca { $die }: czerwona połowa karty.
       *[0] V.I.C.I. rzuca { $die }: niebieska połowa karty.
    }
event-vici-category = V.I.C.I. wykonuje akcję kategorii ×{ $times }: { $category }.
event-vici-acts =
    { $action ->
        [advance_track] V.I.C.I. przesuwa dysk na torze.
        [remove_face_up_card] V.I.C.I. usuwa odkrytą kartę badań.
        [gain_vp] V.I.C.I. zdobywa PZ.
        [advance_favor] V.I.C.I. przesuwa dysk na torze przychylności.
        [gain_activation_die] V.I.C.I. zyskuje kość aktywacji.
        [gain_fate_die] V.I.C.I. zyskuje kość losu.
        [evolution_marker] V.I.C.I. kładzie znaczniki w tabeli ewolucji.
        [prosperity_marker] V.I.C.I. kładzie znaczniki w tabeli dobrobytu.
        [provision] V.I.C.I. kładzie znacznik zaopatrzenia.
        [reveal_sites] V.I.C.I. odkrywa obszary.
        [hunting_token] V.I.C.I. kładzie żeton polowania.
       *[other] V.I.C.I. wykonuje akcję: { $action }.
    }
event-vici-place =
    { $rolls ->
        [0] V.I.C.I. działa na jedynym możliwym terytorium: { $place }.
       *[other] V.I.C.I. losuje terytorium (rzut: { $dice }): { $place }.
    }
event-vici-forfeits = Akcja V.I.C.I. przepada: nic nie spełnia wymagania.
event-vici-track = V.I.C.I. przesuwa dysk na pole { $space } toru: { $track }.
event-vici-marker = V.I.C.I. kładzie znacznik na polu { $space } swojej tabeli: { $grid }.
event-vici-removed = V.I.C.I. usuwa z gry: { $piece }.
event-vici-statue = Nowy pomnik V.I.C.I. stoi na wyspie.
event-vici-leaves = Plemię V.I.C.I. opuszcza terytorium: { $place }.
event-vici-provision =
    { $count ->
        [one] V.I.C.I. kładzie znacznik zaopatrzenia: { $place }.
       *[other] V.I.C.I. kładzie kolejny znacznik zaopatrzenia, jest ich tam { $count }: { $place }.
    }
event-vici-blocks = Zaopatrzenie V.I.C.I. blokuje pole budowy farmy: { $place }.
event-vici-hunts = V.I.C.I. kładzie żeton polowania: { $place }.
event-vici-goal =
    { $chip ->
        [none] V.I.C.I. rzuca { $die }: żaden czip celu nie opuszcza przybornika.
       *[other] V.I.C.I. rzuca { $die } i usuwa czip celu: { $chip }.
    }

## Dlaczego nie

why-CV-ACT4-3 =
    { $left ->
        [0] Potrzebne są dwie dowolne kości albo znaczniki.
       *[other]
            { $right ->
                [0] Na polu kości { $left } nie ma kości.
               *[other] Potrzebne są kości albo znaczniki za { $left } i za { $right }, a obu wartości nie da się opłacić.
            }
    }
why-CV-ACT4-4 = Potrzebne znaczniki pomysłów: { $need }, a masz { $have }; trzeba opłacić obie wartości modułu.
why-CV-ACT4-5 = Na tym polu kości nie ma znacznika planowania.
why-CV-ACT4-6 = Nie masz znacznika skupienia.
why-CV-ACV-2 = Kość oddaje ten, kto ma ich najwięcej: { $need }. Tutaj jest ich { $have }.
why-CV-ACV-3 = Nie ma takiej kości.
why-CV-ATT-1 =
    { $thing ->
        [none] Tego czipa atrybutu nie ma w przyborniku.
       *[other] Potrzeba { $need } znaczników cechy, a masz { $have }: { $thing }.
    }
why-CV-ATY-1 = Nie masz takiego działania albo nie można go teraz powtórzyć.
why-CV-BLD-1 = Ten efekt pozwala wybudować coś innego: { $project }.
why-CV-BLD-2 = Nie można tu wybudować farmy: potrzebne jest terytorium lądowe z twoim plemieniem i bez farmy.
why-CV-BLD-4 =
    { $island ->
        [1] Na wyspie potrzebne jest plemię na twojej łodzi wokół niej i miejsce na 2 budynki, w tym 1 osadę. Twoje pomniki tutaj: { $statues }, osady: { $settlements }.
       *[0] Potrzebny jest odkryty obszar pod zabudowę obok twojego plemienia, z miejscem na 2 budynki, w tym 1 osadę. Twoje pomniki tutaj: { $statues }, osady: { $settlements }.
    }
why-CV-BLD-5 = Nie masz żadnego z materiałów na pomnik w tym miejscu.
why-CV-BLD-6 = Nie masz materiałów na tę osadę.
why-CV-CON-1 = Ta kolumna jest taka sama jak kolumna { $column }: wybierz tamtą.
why-CV-CRD-2 = Rząd { $row } niczego nie dodaje: jego pole kosztu jest puste.
why-CV-CRD-3 = Karta leży wyżej: przyjmij koszt co najmniej rzędu { $least }.
why-CV-CRD-4 =
    { $thing ->
        [row] W { $row }. wierszu magazynu brakuje materiałów albo nie ma tego.
        [other] Nie dałoby się wtedy spełnić innego wymagania karty.
       *[thing] Potrzeba { $need }, a masz { $have }: { $thing }.
    }
why-CV-CRD-6 = Potrzebne są wybudowane osady: { $need }, a masz { $have }.
why-CV-EFF-4 = Koszt to { $need }, a masz { $have }: { $thing }.
why-CV-EXP-5 = Obok leży wulkan: nie może tu stać farma.
why-CV-FAV-2 = Masz na to za mało znaczników pomysłów: { $have }.
why-CV-FED-2 = Pozostała żywność: { $have }. Plemię dostaje całe pożywienie albo wcale.
why-CV-FED-3 = Dysk przychylności jest na polu { $favor }; z pola 1 nie można się cofnąć, a karta ratuje tylko raz w epoce.
why-CV-GOL-1 =
    { $need ->
        [0] Nie masz takiego czipa celu.
       *[other] Wymaganie nie jest spełnione: { $have } z { $need }.
    }
why-CV-LIM-1 = Wszystko jest już wybudowane: { $have } z { $most }.
why-CV-LIM-3 = Ten stos jest pusty.
why-CV-RST-1 =
    { $most ->
        [one] Reset jest możliwy, gdy na polach kości leży najwyżej 1 kość, a masz tam { $have }.
       *[other] Reset jest możliwy, gdy na polach kości leżą najwyżej { $most } kości, a masz tam { $have }.
    }
why-CV-SOL-11 = Zaopatrzenie V.I.C.I. blokuje tu pole farmy.
why-CV-TRD-1 =
    { $thing ->
        [none] W jednej akcji sprzedaży jeden materiał daje pieniądze, a jeden PZ, każdy tylko raz.
       *[other] Nie masz tego w magazynie: { $thing }.
    }
why-CV-TRD-2 =
    { $need ->
        [one] To kosztuje 1 znacznik pieniędzy, a masz { $have }.
        [few] To kosztuje { $need } znaczniki pieniędzy, a masz { $have }.
       *[many] To kosztuje { $need } znaczników pieniędzy, a masz { $have }.
    }
why-CV-TRK-2 = Ten moduł nie ma wartości { $need }.
why-CV-UPG-1 = Ten moduł ma już najwyższy poziom: { $level }.

## Punkty zwycięstwa według źródła

score-tracks = Tory postępu
score-fires = Obozowiska z ogniskiem
score-sites = Obszary
score-cards = Karty badań
score-chips = Czipy
score-sales = Sprzedaż
score-events = Wydarzenia
score-feeding = Silne plemiona
score-eras = Kategorie epok
score-statues = Pomniki
score-final-technology = Na koniec: technologia
score-final-prestige = Na koniec: prestiż
score-final-knowledge = Na koniec: nauka
score-final-construction = Na koniec: budownictwo
score-final-culture = Na koniec: kultura
score-final-evolution = Na koniec: ewolucja
score-final-prosperity = Na koniec: dobrobyt
score-final-population = Na koniec: populacja
score-final-expansion = Na koniec: ekspansja
score-stages = Rzędy konsoli
score-point-cards = Karty z premią punktową

## Opcje

option-start1 = Początek pierwszego gracza
option-start1-help = Skąd ta cywilizacja ma swoje karty startowe.
option-start1-advanced = Wybrane karty
option-start1-advanced-help = Sposób B: zatrzymaj po jednej z dwóch kart każdego rodzaju i jedną z trzech kart znaczników, wybierz też czip startowy.
option-start1-first = Gotowy zestaw
option-start1-first-help = Sposób A, dla początkujących: gotowy zestaw kart, znaczników i czipa startowego.
option-start2 = Początek drugiego gracza
option-start2-help = Skąd ta cywilizacja ma swoje karty startowe.
option-start2-advanced = Wybrane karty
option-start2-advanced-help = Sposób B: zatrzymaj po jednej z dwóch kart każdego rodzaju i jedną z trzech kart znaczników, wybierz też czip startowy.
option-start2-first = Gotowy zestaw
option-start2-first-help = Sposób A, dla początkujących: gotowy zestaw kart, znaczników i czipa startowego.
option-start3 = Początek trzeciego gracza
option-start3-help = Skąd ta cywilizacja ma swoje karty startowe.
option-start3-advanced = Wybrane karty
option-start3-advanced-help = Sposób B: zatrzymaj po jednej z dwóch kart każdego rodzaju i jedną z trzech kart znaczników, wybierz też czip startowy.
option-start3-first = Gotowy zestaw
option-start3-first-help = Sposób A, dla początkujących: gotowy zestaw kart, znaczników i czipa startowego.
option-start4 = Początek czwartego gracza
option-start4-help = Skąd ta cywilizacja ma swoje karty startowe.
option-start4-advanced = Wybrane karty
option-start4-advanced-help = Sposób B: zatrzymaj po jednej z dwóch kart każdego rodzaju i jedną z trzech kart znaczników, wybierz też czip startowy.
option-start4-first = Gotowy zestaw
option-start4-first-help = Sposób A, dla początkujących: gotowy zestaw kart, znaczników i czipa startowego.
option-continent = Kontynent
option-continent-help = Jak leży osiem kafelków terytoriów.
option-continent-random = Losowy
option-continent-random-help = Wszystkie kafelki leżą losowo.
option-continent-first = Pierwsza rozgrywka
option-continent-first-help = Trzy kafelki, z terytoriami startowymi i z wyspą, mają stałe miejsca.
option-materials = Materiały
option-materials-help = Jakie materiały mają terytoria startowe.
option-materials-later = Losowe
option-materials-later-help = Wszystkie żetony materiałów leżą losowo.
option-materials-first = Pierwsza rozgrywka
option-materials-first-help = W lesie startowym jest drewno, na łące startowej papirus.
option-level = Poziom V.I.C.I.
option-level-help = Od której epoki V.I.C.I. używa czerwonej, silniejszej połowy swoich kart.
option-level-beginner = Początkujący
option-level-beginner-help = Nigdy.
option-level-moderate = Umiarkowany
option-level-moderate-help = W epoce 4.
option-level-medium = Średni
option-level-medium-help = Od epoki 3.
option-level-advanced = Zaawansowany
option-level-advanced-help = Od epoki 2.
option-level-expert = Ekspercki
option-level-expert-help = W każdej epoce.
option-act_on_reset = Akcja przy resecie V.I.C.I.
option-act_on_reset-help = Czy V.I.C.I. wykonuje też kartę, która przynosi jej reset.
option-act_on_reset-off = Nie
option-act_on_reset-off-help = Reset V.I.C.I. nie przynosi akcji.
option-act_on_reset-on = Tak
option-act_on_reset-on-help = Wariant z instrukcji: najpierw karta, potem reset.
option-free_hand = Dowolny wybór kart startowych
option-free_hand-help = Czy wybierasz swoje karty startowe spośród wszystkich.
option-free_hand-off = Nie
option-free_hand-off-help = Wybierasz spośród kart, które dostajesz.
option-free_hand-on = Tak
option-free_hand-on-help = Wariant z instrukcji: wybierasz spośród wszystkich kart badań i kart znaczników.
