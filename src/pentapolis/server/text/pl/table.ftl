### Co mówi stół w przeglądarce, niezależnie od gry. Gry mają własne słowa.
### Imiona graczy są w `seat`, `target`, `name` i `names`: nie odmieniają się.

## Wszędzie

ui-home = Strona główna
ui-close = Zamknij
ui-cancel = Anuluj
ui-open = Otwórz
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-send = Wyślij
ui-keep = Zapisz
ui-loading = Chwileczkę…
ui-lost = Pod tym adresem nic nie ma.
ui-system = Jak w urządzeniu
ui-default = domyślnie
ui-total = Razem
ui-seat = Gracz { $number }
ui-spectator = widz

ui-count-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
ui-count-days =
    { $count ->
        [one] 1 dzień
       *[many] { $count } dni
    }
ui-ago-now = od niedawna
ui-ago-minutes =
    { $count ->
        [one] od minuty
       *[many] od { $count } minut
    }
ui-ago-hours =
    { $count ->
        [one] od godziny
       *[many] od { $count } godzin
    }
ui-ago-days =
    { $count ->
        [one] od wczoraj
       *[many] od { $count } dni
    }

## Połączenie

ui-offline =
    { $count ->
        [0] Brak połączenia. Ponawiam próbę…
        [one] Brak połączenia. Następna próba za sekundę.
        [few] Brak połączenia. Następna próba za { $count } sekundy.
       *[many] Brak połączenia. Następna próba za { $count } sekund.
    }
ui-retry = Spróbuj teraz
ui-offline-answer = Brak połączenia: ruch zostanie wysłany, gdy tylko połączenie wróci.
ui-outdated = Na serwerze jest nowsza wersja. Wczytaj stronę ponownie, aby grać dalej.
ui-reload = Wczytaj ponownie
ui-stale = Sytuacja na stole zdążyła się zmienić; rzuć okiem, zanim wybierzesz.

## Strona główna

ui-welcome = Zapraszamy do stołu
ui-welcome-help = Planszowe gry cywilizacyjne na jeden wieczór albo na cały tydzień: w pojedynkę przeciw botom, ze znajomymi przy tym ekranie albo przez sieć.
ui-shelf = Półka
ui-by = { $names }, { $year }
ui-players-range = { $least }–{ $most } graczy
ui-minutes-each = { $count } min na gracza
ui-weight = Złożoność { $weight } na 5
ui-stage-beta = jeszcze w próbach
ui-stage-alpha = w budowie
ui-quick = Zagraj z botami
ui-set-up = Przygotuj stół
ui-my-games = Moje gry
ui-my-none = Nie ma tu jeszcze żadnej gry. Partia z botami zaczyna się od jednego kliknięcia.
ui-my-turn = Twój ruch, { $ago }
ui-my-waiting = Ruch: { $names }, { $ago }
ui-my-open = Czeka na znajomych
ui-my-over = Koniec. Zwycięstwo: { $names }
ui-my-imported = Wczytany zapis
ui-show-all = Pokaż wszystkie ({ $count })
ui-ways = Z linku albo z zapisu
ui-link = Adres stołu, żeby oglądać albo dołączyć
ui-link-wrong = To nie jest adres stołu na tym serwerze.
ui-import = Obejrzyj zapis gry

## Przygotowanie stołu

ui-about = O grze
ui-seats = Kto gra
ui-kind-me = Ja
ui-kind-here = Ktoś obok mnie
ui-kind-link = Ktoś przez link
ui-kind-bot = Bot
ui-kind-link-help = Dostaniesz link do wysłania.
ui-bot-level = Poziom bota
ui-bot-strength = Siła { $rung } z { $rungs }
ui-bot-rung = { $name } ({ $rung } z { $rungs })
ui-ladder = Przeciwnicy
ui-ladder-help = Od łagodnych po silnych. Wybór dotyczy wszystkich botów; poniżej każde miejsce może mieć innego.
ui-ladder-time = myśli około { $seconds } s
ui-name = Imię
ui-seat-add = Dodaj miejsce
ui-seat-alone = Graj solo
ui-seat-alone-help = Grasz solo, przeciwko grze.
ui-seat-up = Przesuń miejsce { $number } w górę
ui-seat-remove = Usuń miejsce { $number }
ui-options = Opcje gry
ui-no-options = Przy tej liczbie graczy nie ma nic do wyboru.
ui-table-rules = Zasady tego stołu
ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-move = Na decyzję
ui-clock-bank = Na całą grę
ui-clock-time = Czas
ui-clock-none-help = Nikt nikogo nie pogania, gra może trwać wiele dni.
ui-clock-move-help = Gdy minie czas na decyzję, miejsce przejmuje bot, dopóki gracz nie wróci.
ui-clock-bank-help = Każdy ma tyle czasu na całą grę, potem zastępuje go bot.
ui-watch = Widzowie z linkiem
ui-watch-help = Kto ma link, może oglądać. To, co ukryte, pozostaje ukryte.
ui-hints = Podpowiedzi
ui-hints-help = Kto ma ruch, może zapytać bota, co by zrobił. Bot widzi tylko to, co ten gracz. Zwykle włączone w grze z botami i przy jednym ekranie, wyłączone, gdy ktoś dołącza przez link.
ui-pack = Zawartość
ui-pack-none = Taka jak w programie
ui-pack-help = Pakiet danych poprawia zawartość, którą trzeba było odtworzyć. Jego skrót trafia do zapisu gry.
ui-content-hash = Zawartość { $hash }
ui-start = Rozpocznij grę

## Dołączanie

ui-join = To miejsce czeka na ciebie
ui-join-host = Zaprasza { $name }.
ui-join-help = Przedstaw się i usiądź do stołu.
ui-join-sit = Usiądź
ui-invite = Czekamy na znajomych
ui-invite-help = Wyślij każdemu jego własny link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
ui-invite-seat = Link do miejsca { $number }
ui-invite-renew = Nowy link do miejsca { $number }
ui-invite-make = Utwórz link do miejsca { $number }
ui-invite-watch = Link dla widzów
ui-links = Linki tego stołu
ui-watch-open = Utwórz link dla widzów
ui-watch-nobody = Tej gry nikt nie może oglądać. Kto dostanie link, będzie mógł; to, co ukryte, pozostanie ukryte.
ui-watch-unknown = Link dla widzów istnieje, ale został podany tylko raz i nie w tej przeglądarce. Nowy go zastąpi.
ui-watch-renew = Nowy link dla widzów
ui-watch-renew-help = Poprzedni link przestanie działać, a kto z niego skorzystał, musi odejść.
ui-watch-close = Koniec oglądania
ui-watch-renewed = Nowy link jest gotowy; poprzedni już nie działa.
ui-watch-closed = Tej gry nikt już nie może oglądać.
ui-hook = Wywołaj adres, gdy przyjdzie moja kolej
ui-hook-help = Gdy gra czeka na ciebie, a ciebie nie ma przy stole, serwer wyśle pod ten adres krótką wiadomość: do czatu, usługi w telefonie albo własnego programu.
ui-hook-of = Wywołaj adres, gdy przyjdzie moja kolej w grze { $name }
ui-hook-url = Adres (webhook)
ui-hook-test = Wywołaj teraz
ui-hook-remove = Usuń
ui-hook-kept = Zapisano: w tej grze wywołamy ten adres.
ui-hook-removed = Usunięto: w tej grze nic już nie będzie wywoływane.
ui-hook-wrong = Tego nie da się wywołać. Adres musi zaczynać się od https:// albo http://, bez nazwy użytkownika i hasła, bez spacji i bez polskich znaków.
ui-hook-calling = Wywołuję…
ui-hook-ok = Adres zwrócił { $status }: wszystko działa.
ui-hook-refused = Adres został wywołany, ale zwrócił { $status } i nie przyjął wiadomości.
ui-hook-unsafe = Adres nie został wywołany: należy do sieci prywatnej, a ten serwer wywołuje tylko publiczne.
ui-hook-late = Adres został wywołany, ale nie zareagował na czas.
ui-hook-failed = Nie można się połączyć: nazwa jest nieznana, nic tam nie nasłuchuje albo nie jest to serwer WWW.

## Przy stole

ui-board = Plansza
ui-plain-holds = Ma
ui-lit = można wybrać
ui-players = Gracze
ui-decision = Twoja decyzja
ui-answers = Do wyboru
ui-panels = Dziennik, czat i zasady
ui-watching = Oglądasz
ui-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
ui-no-points = na razie bez punktów
ui-seat-more = Więcej o graczu { $name }
ui-thinking = myśli
ui-to-move = na ruchu
ui-here = przy tym ekranie
ui-online = w sieci
ui-away = poza stołem
ui-seat-open = czeka na gracza
ui-seat-left = zastępuje bot: { $bot }
ui-time-left = Pozostały czas: { $time }

ui-waiting-one = Ruch ma { $name }.
ui-waiting-bot = { $name } myśli.
ui-waiting-reply = Trwa twoja tura; najpierw decyduje { $name }.
ui-waiting-many = Ruch mają: { $names }.
ui-waiting-table = Chwileczkę…
ui-waiting-join =
    { $count ->
        [one] Brakuje jeszcze jednej osoby.
       *[many] Brakuje jeszcze { $count } osób.
    }
ui-catching-up = Inni wykonali ruchy.
ui-skip = Pokaż wszystko
ui-over = Koniec gry.
ui-over-agreed = Gra zakończona za zgodą wszystkich.
ui-turn-done = Tura gotowa. Zakończ ją albo coś cofnij.
ui-end-turn = Zakończ turę
ui-answer-done = Wybrano. Zatwierdź wybór albo coś cofnij.
ui-commit = Zatwierdź
ui-more-answers = Więcej ({ $leaf }/{ $leaves })
ui-on-map = Wybierz na mapie.
ui-list-answers = Pokaż listę
ui-asked-in-turn = Tura: { $name }. Pytanie do ciebie:
ui-undo = Cofnij (Z)
ui-redo = Ponów (Y)
ui-look = Przeczytaj o wyborze
ui-look-help = Dotknij wyboru albo elementu, aby o nim przeczytać.
ui-hint = Co zrobiłby bot? (H)
ui-hint-title = Co zrobiłby { $bot }
ui-hint-help = Szansa na zwycięstwo, jakiej bot spodziewa się po danym ruchu. Widzi tylko to, co ty.
ui-hint-thinking = { $bot } się zastanawia…
ui-hint-share = { $percent }%
ui-hint-line = { $number }. { $answer }: { $percent }%, { $reasons }
ui-hint-choose = Wskaż ruch, a zostanie zaznaczony na stole; jeszcze nie zostanie zagrany.
ui-confirm = Tak, zrób to
ui-chosen = Wybrano: { $names }
ui-clear = Odznacz
ui-just-this = Tylko to
ui-preview-hidden = … i coś, czego jeszcze nie wiadomo; nie da się tego cofnąć.

ui-command = Wpisz ruch albo polecenie
ui-command-example = na przykład { $example }
ui-command-unknown = Tego tu nie rozumiem. Wpisz ruch albo jego numer, cofnij, koniec, podpowiedz, dlaczego i ruch albo zasady i słowo.
ui-command-several = Który? { $keys }

ui-why-not = Dlaczego nie?
ui-why-piece = { $name }: dlaczego nie?
ui-why-asking = Sprawdzam w zasadach…
ui-why-nothing = Teraz nic się z tym nie da zrobić.
ui-why-asked = Właśnie o tym decydujesz: { $question }
ui-why-undo = Aby wybrać coś innego, cofnij ostatni krok.
ui-why-chosen = To już wybrane. Prowadzi do: { $choices }
ui-why-possible = To można teraz wybrać: { $choices }

ui-inspector = Wskazany element
ui-inspector-empty = Wskaż kartę albo gracza, żeby zobaczyć szczegóły.
ui-source-rulebook = Z instrukcji
ui-source-rulebook-help = Tak mówi sama instrukcja.
ui-source-public = Z publicznych stron
ui-source-public-help = Tak mówią strony dostępne dla wszystkich.
ui-source-inferred = Wywnioskowane
ui-source-inferred-help = Wynika z instrukcji i z publicznych stron.
ui-source-reconstructed = Odtworzone
ui-source-reconstructed-help = Drukowana treść nie jest znana; to jej namiastka. Kto ma pudełko, może ją poprawić pakietem danych.

ui-digest = Od twojej ostatniej tury
ui-digest-nothing = Nic się nie wydarzyło.
ui-digest-outlined = tak są obwiedzione zmienione elementy
ui-log = Dziennik
ui-log-empty = Na razie pusto.
ui-log-search = Szukaj w dzienniku
ui-log-only = Tylko to, co dotyczy gracza { $name }
ui-jump = Przejdź do tego kroku
ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie napisał.
ui-chat-say = Napisz coś
ui-rules = Zasady
ui-rules-search = Szukaj w zasadach: słowa albo numer
ui-rules-count =
    { $count ->
        [one] 1 reguła
        [few] { $count } reguły
       *[many] { $count } reguł
    }
ui-rules-ruling = Instrukcja tego nie rozstrzyga; tutaj przyjęto właśnie tak.

ui-score-now = Punkty, gdyby gra skończyła się teraz
ui-hand-bot = Niech zagra bot
ui-hand-bot-own = Bot gra, dopóki nie wrócisz na swoje miejsce.
ui-hand-bot-vote = Pozostali gracze dostaną pytanie, czy bot może przejąć to miejsce.
ui-reclaim = Wracam na swoje miejsce
ui-rewind = Cofnąć grę?
ui-rewind-help =
    { $at ->
        [0] Możesz poprosić pozostałych o powrót na sam początek. Jeśli wszyscy się zgodzą, tak się stanie; to, co cofnięte, zostaje w historii partii.
       *[other] Możesz poprosić pozostałych o powrót do kroku { $at }. Jeśli wszyscy się zgodzą, tak się stanie; to, co cofnięte, zostaje w historii partii.
    }
ui-rewind-ask = Zapytaj pozostałych
ui-proposal-rewind =
    { $at ->
        [0] { $seat } chce wrócić na sam początek.
       *[other] { $seat } chce wrócić do kroku { $at }.
    }
ui-proposal-end-game = { $seat } chce zakończyć grę w obecnym stanie.
ui-proposal-hand-over = { $seat } proponuje, żeby miejsce gracza { $target } przejął bot ({ $bot }).
ui-proposal-waiting =
    { $count ->
        [one] Brakuje jednego głosu.
       *[many] Brakuje { $count } głosów.
    }
ui-stalled = Od kilku rund nic się nie zmienia.
ui-end-game = Zakończ grę…
ui-play-on = Gramy dalej
ui-end-game-title = Zakończyć grę w obecnym stanie?
ui-end-game-help = Pozostali dostaną pytanie. Jeśli wszyscy się zgodzą, gra się skończy, a punkty policzą się tak, jak jest teraz.
ui-end-game-alone = Gra się wtedy skończy, a punkty policzą się tak, jak jest teraz.
ui-end-game-now = Zakończ grę
ui-accept = Zgoda
ui-decline = Nie zgadzam się

ui-hand-over = { $name }, twoja kolej
ui-hand-over-help = Podaj ekran dalej. Nikt inny nie powinien patrzeć.
ui-hand-over-take = To ja, { $name }

## Po grze

ui-result = Wynik
ui-final = Końcowa punktacja
ui-source = Punkty za
ui-result-agreed = Nic się już nie zmieniało: gra skończyła się za zgodą wszystkich, a punkty liczą się w tamtym stanie.
ui-winners =
    { $count ->
        [0] Koniec gry
        [one] Zwycięstwo: { $names }
       *[many] Wspólne zwycięstwo: { $names }
    }
ui-beaten =
    { $yours ->
        [yes] Wygrywasz z grą
       *[no] { $name } wygrywa z grą
    }
ui-not-beaten =
    { $yours ->
        [yes] Przegrywasz z grą
       *[no] { $name } przegrywa z grą
    }
ui-again = Zagraj jeszcze raz
ui-export = Pobierz zapis
ui-verify = Sprawdź tę grę
ui-verify-help = Skrót ziarna losowości opublikowano przed pierwszym ruchem. Każdy może sprawdzić, czy ziarno do niego pasuje i czy razem z wykonanymi ruchami prowadzi do wszystkich zapamiętanych pozycji.
ui-verified =
    { $count ->
        [one] Sprawdzono: ziarno pasuje do skrótu i zgadza się 1 zapamiętana pozycja.
        [few] Sprawdzono: ziarno pasuje do skrótu i zgadzają się { $count } zapamiętane pozycje.
       *[many] Sprawdzono: ziarno pasuje do skrótu i zgadza się { $count } zapamiętanych pozycji.
    }
ui-not-verified = Coś się nie zgadza: { $what }
ui-seed = Ziarno
ui-seed-hash = Skrót ziarna
ui-content = Zawartość
ui-review = Analiza
ui-review-help = Bot przegląda wszystkie decyzje gracza na podstawie tego, co gracz wtedy wiedział, i pokazuje, gdzie stracił najwięcej.
ui-review-seat = Decyzje gracza
ui-review-start = Przeanalizuj grę
ui-review-on = Wznów
ui-review-stop = Przerwij
ui-review-progress = Analiza gry: { $percent }%
ui-review-stopped = Przerwano na { $percent }%. To, co już znaleziono, zostaje.
ui-review-done =
    { $count ->
        [0] Po analizie: żadna decyzja nie kosztowała wiele.
        [one] Po analizie: jedna decyzja sporo kosztowała.
        [few] Po analizie: { $count } najkosztowniejsze decyzje.
       *[many] Po analizie: { $count } najkosztowniejszych decyzji.
    }
ui-review-chart = Oczekiwana szansa na zwycięstwo w ciągu gry, na podstawie wiedzy gracza { $name }
ui-review-moment = Krok { $at } z { $last }
ui-review-mark = { $number }. Krok { $at }: strata { $percent }%
ui-review-lost = strata { $percent }%
ui-review-given = Zagrano
ui-review-best = Lepiej
ui-review-look = Zobacz ten krok
ui-review-believed = To oceny bota, nie wyroki: czasem się myli.
ui-replay = Powtórka
ui-replay-at = { $at } z { $last }
ui-replay-first = Na początek
ui-replay-back = Krok wstecz
ui-replay-on = Krok naprzód
ui-replay-last = Na koniec
ui-replay-play = Odtwarzaj
ui-replay-pause = Wstrzymaj
ui-replay-moment = Krok
ui-replay-speed = Tempo
ui-replay-eyes = Widziane przez
ui-continue = Graj dalej od tego miejsca
ui-continue-some = Graj dalej od wybranego kroku
ui-continue-help =
    { $at ->
        [0] Od tego miejsca, od samego początku, zacznie się nowa gra z botami. To, czego nie można było wiedzieć, zostanie rozdane na nowo.
       *[other] Od tego miejsca, od kroku { $at }, zacznie się nowa gra z botami. To, czego nie można było wiedzieć, zostanie rozdane na nowo.
    }
ui-continue-seat = Gram jako
ui-continue-bot = Za pozostałych gra

## Ustawienia

ui-settings = Ustawienia
ui-language = Język
ui-theme = Kolory
ui-theme-light = Jasne
ui-theme-dark = Ciemne
ui-pace = Przerwa między ruchami innych
ui-pace-none = Brak
ui-pace-fast = Krótka
ui-pace-normal = Zwykła
ui-pace-slow = Długa
ui-pace-slowest = Bardzo długa
ui-confirm-when = Potwierdzanie ruchów
ui-confirm-never = Nigdy
ui-confirm-final = Gdy nie da się cofnąć
ui-confirm-always = Zawsze
ui-motion = Ruch na ekranie
ui-motion-full = Pokazuj
ui-motion-none = Bez ruchu
ui-auto-end = Automatycznie kończ moją turę
ui-auto-end-help = Gdy nie zostało już nic do wyboru. Wtedy niczego nie da się cofnąć.
ui-hand-over-screen = Zasłaniaj stół między graczami
ui-hand-over-screen-help = Gdy przy tym ekranie gra kilka osób.
ui-notify = Powiadom, gdy przyjdzie moja kolej
ui-notify-help = Przez przeglądarkę, gdy stół jest otwarty w tle.
ui-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Zezwól na nie dla tego adresu w ustawieniach przeglądarki (zwykle za znakiem po lewej stronie adresu), a potem włącz to ponownie.
ui-notify-asked = Pytanie przeglądarki pozostało bez odpowiedzi, więc nic się nie pokaże. Włącz to ponownie, a zapyta jeszcze raz.
ui-notify-missing = Ta przeglądarka nie może tu powiadamiać. Potrzebny jest bezpieczny adres (https), a na iPhonie i iPadzie strona musi być na ekranie początkowym.
ui-notify-turn = Twoja kolej
ui-letters = Litery jako polecenia
ui-letters-help = Wyłącz, jeśli przeszkadza to czytnikowi ekranu albo sterowaniu głosem.
ui-large-text = Większy tekst
ui-my-name = Moje imię
ui-name-kept = Imię zapisane.
ui-account = Konto
ui-account-help = Konto nie jest potrzebne. Z kontem odnajdziesz swoje gry na każdym urządzeniu.
ui-account-is = Jesteś na koncie { $login }.
ui-login-name = Login
ui-password = Hasło (co najmniej 8 znaków)
ui-login = Zaloguj
ui-register = Załóż konto
ui-logout = Wyloguj
ui-logged-in = Zalogowano.
ui-logged-out = Wylogowano.

## Pomoc

ui-help = Jak się tu gra
ui-help-idea = Wszystko, co można wybrać, jest podświetlone. Wskaż podświetlony element albo użyj przycisku: możliwości będzie coraz mniej, a gdy zostanie jedna, właśnie ją zagrywasz. Dopóki nic się nie odsłoniło, możesz ją cofnąć aż do końca tury.
ui-help-lit = podświetlenie: można wybrać
ui-help-chosen = podwójna linia: wybrane albo związane z oglądanym ruchem
ui-help-changed = kreski: zmieniło się od twojej ostatniej tury
ui-help-touch = Przytrzymaj palec na elemencie albo zatrzymaj na nim wskaźnik, żeby zobaczyć szczegóły. Wskaż coś, co nie jest podświetlone, żeby dowiedzieć się, dlaczego nie.
ui-help-keys = Klawisze
ui-help-typed = Ruchy wpisuje się tak jak w zapisie gry: czasownik i element, na przykład invest:monastery. Działają też nazwy w obu językach.
ui-key-arrows = od elementu do elementu i od ruchu do ruchu; z Shiftem także niepodświetlone
ui-key-enter = wskaż element, wykonaj ruch
ui-key-digits = wykonaj ruch o tym numerze
ui-key-escape = odznacz, zamknij
ui-key-undo = cofnij
ui-key-redo = ponów
ui-key-end = zakończ turę
ui-key-hint = co zrobiłby bot?
ui-key-board = na planszę
ui-key-answers = do możliwych ruchów
ui-key-why = dlaczego nie, o oglądanym elemencie
ui-key-type = wpisz ruch albo polecenie
ui-key-log = dziennik
ui-key-chat = czat
ui-key-rules = szukaj w zasadach
ui-key-settings = ustawienia
ui-key-skip = pokaż od razu, co zrobili inni
ui-key-help = ta pomoc

## Co zawodzi w samej stronie; odmowy serwera są w errors.ftl

failed-network = Nie można połączyć się z serwerem.
failed-client = Coś poszło nie tak na tej stronie. Wczytaj ją ponownie; żaden ruch nie przepadnie.
failed-other = Serwer odmawia: { $reason }
