### Co polecenie `pentapolis` mówi w czasie gry i o zapisach gier. Gry mają własne słowa.

## Miejsca przy stole

seat-human = Gracz { $number }
seat-bot = { $bot } { $number }

## Początek

start-seats = Przy stole: { $seats }.
start-bot = { $name } ({ $bot }): { $about }
start-seed = Skrót ziarna, do sprawdzenia gry: { $hash }
start-saving = Gra jest po każdym ruchu zapisywana w pliku { $file }.
start-help = Wpisz numer albo klucz ruchu; pomoc pokazuje, co jeszcze można wpisać.
hand-over = Teraz kolej na: { $name }. Niech nikt inny nie patrzy; Enter odsłania stół.

## Polecenia: co można wpisać oprócz odpowiedzi

order-undo = cofnij
order-redo = ponów
order-why = dlaczego
order-hint = podpowiedź
order-card = karta
order-rules = reguły
order-score = punkty
order-log = dziennik
order-board = stół
order-save = zapisz
order-agree = zgoda
order-help = pomoc
order-quit = koniec

usage-why = RUCH
usage-card = NAZWA
usage-rules = NUMER albo słowa
usage-log = [WIERSZE]
usage-save = [PLIK]

help-number = 1, 2, 3…
help-number-is = Ruch o tym numerze; można też wpisać jego klucz albo słowa. Sam Enter powtarza pytanie.
help-undo = Cofa twój ostatni ruch, o ile niczego nie odkrył i nikt inny jeszcze nie zagrał.
help-redo = Ponawia cofnięty ruch.
help-why = Dlaczego czegoś nie można zrobić: dlaczego przejęcie klasztor, dlaczego żniwa.
help-hint = Co na twoim miejscu wybrałby bot i dlaczego; zastanawia się mniej więcej sekundę.
help-card = Cała karta z nazwami w obu językach i źródłem: karta wielki mur.
help-rules = Reguła o danym numerze albo wszystkie, w których są podane słowa: reguły INV.1, reguły magazyn.
help-score = Punkty wszystkich graczy według źródeł, gdyby gra skończyła się teraz.
help-log = Co się ostatnio wydarzyło.
help-board = Pokazuje stół jeszcze raz.
help-save = Od tej chwili gra jest zapisywana w pliku.
help-agree = Kończy grę w obecnym stanie, jeśli wszyscy się zgadzają; tylko po kilku rundach zastoju.
help-help = Ta lista. Gdy ruch nazywa się tak jak polecenie, poprzedź polecenie ukośnikiem: /dziennik.
help-quit = Odejście od stołu; zapisaną grę można dokończyć.

undone = Cofnięto: { $key }
redone = Ponowiono: { $key }
why-what = Dlaczego co? Podaj ruch, na przykład: dlaczego żniwa.
why-allowed = Nic tego nie zabrania, można to wybrać: { $answer } ({ $key }).
rules-what = Która reguła? Podaj jej numer albo słowa, na przykład: reguły żniwa.
rules-none = W żadnej regule nie ma słów „{ $words }”.
rules-count =
    { $count ->
        [one] 1 reguła
        [few] { $count } reguły
       *[many] { $count } reguł
    }
rules-ruling = rozstrzygnięcie
rules-decision = decyzja
rules-rulebook = instrukcja
rules-code = kod
rules-tests = testy
rules-more =
    { $count ->
        [one] … i jeszcze 1; dodaj słowo, by zawęzić listę.
        [few] … i jeszcze { $count }; dodaj słowo, by zawęzić listę.
       *[many] … i jeszcze { $count }; dodaj słowo, by zawęzić listę.
    }
log-number = „{ $typed }” to nie liczba wierszy, na przykład: dziennik 30.
card-none = Nie ma karty „{ $words }”.
card-several = Która z nich? { $names }.
hint = { $bot } wybrałby: { $answer } ({ $key }).
hint-reason = Szanse około { $percent }%: { $reasons }.
hint-other = Albo: { $answer } ({ $key }). Szanse około { $percent }%: { $reasons }.
saved = Od tej chwili gra jest zapisywana w pliku { $file }.
stalled = Od kilku rund nic się nie zmienia. Jeśli wszyscy się zgadzają, wpisz zgoda: gra skończy się w obecnym stanie.
not-understood = „{ $typed }” nic tu nie znaczy. Wpisz numer z listy albo pomoc.

## Odejście

quit-save = Zapisać grę? Enter zapisuje ją w pliku { $file }. Wpisz inną nazwę pliku albo słowo „nie”, żeby odejść bez zapisywania.
quit-no = nie
left-saved = Gra czeka w pliku { $file }. Dalszy ciąg: pentapolis play { $file } --lang pl
left-unsaved = Stół opuszczony; ta gra nie została zapisana.

## Koniec gry

end-title = Koniec gry
end-agreed = W grze panował zastój: za zgodą wszystkich skończyła się w tym stanie.
end-beaten = { $player } wygrywa z grą.
end-not-beaten = { $player } przegrywa z grą.
end-winner = Wygrywa { $winner }.
end-shared = Wspólne zwycięstwo: { $others } i { $last }.
end-seed = Ziarno: { $seed }. Jego skrót, { $hash }, był podany na początku.
end-verify = Każdy może sprawdzić tę grę: pentapolis verify { $file } --lang pl
end-unsaved = Ta gra nie została zapisana; z --save PLIK każdy mógłby ją potem sprawdzić.
score-total =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

## Zapisy gier

replay-title = Po kroku { $at } z { $last }
replay-asked = Decyzja: { $name }. { $prompt }
replay-step = Enter: dalej, b: wstecz, liczba: tam, q: koniec >{ " " }
verify-yes =
    Zapis { $file } jest zgodny: { $answers ->
        [one] 1 krok
        [few] { $answers } kroki
       *[many] { $answers } kroków
    } i { $hashes ->
        [one] 1 zapisany skrót
        [few] { $hashes } zapisane skróty
       *[many] { $hashes } zapisanych skrótów
    } bez zastrzeżeń, a ziarno jest tym, które obiecano (ostatnia pozycja { $hash }).
verify-no = Zapis nie jest zgodny. { $sentence }

## Półka z grami

games-id = Nazwa w poleceniach
games-by = Autor
games-players = Gracze
games-minutes = Czas gry
games-minutes-each =
    { $minutes ->
        [one] 1 minuta na gracza
        [few] { $minutes } minuty na gracza
       *[many] { $minutes } minut na gracza
    }
games-weight = Złożoność
games-content = Zawartość
games-option = Opcja
games-option-players = Tylko przy tej liczbie graczy: { $players }.
games-default = domyślnie
games-simulated = domyślnie, gdy grają same boty
games-play = Zagraj: pentapolis play { $game } --lang pl

source-rulebook = z instrukcji
source-public = ze stron publicznych
source-inferred = wywnioskowane
source-reconstructed = odtworzone
source-unstated = bez podanego źródła

sources-entries = { $game }: wpisy
sources-section = dział
sources-fields = Pola
sources-field = pole
sources-all = razem
sources-whole = w całości

## Błędy

fault-seat = „{ $seat }” nie może usiąść przy stole. Każde miejsce może zająć: { $known }.
fault-seat-count =
    { $count ->
        [one] Gra w pliku { $file } ma 1 miejsce; podaj w --seats jednego gracza.
        [few] Gra w pliku { $file } ma { $count } miejsca; podaj w --seats tylu graczy.
       *[many] Gra w pliku { $file } ma { $count } miejsc; podaj w --seats tylu graczy.
    }
fault-bot = Nie ma bota „{ $bot }”. Do wyboru: { $known }.
fault-no-options = Nie ma opcji „{ $option }”: ta gra nie ma żadnych opcji.
fault-game = Nie ma gry „{ $game }”. Na półce: { $known }.
fault-game-or-file = Nie ma ani gry, ani pliku „{ $name }”. Na półce: { $known }.
fault-no-game = Która gra? Podaj ją albo zapisaną grę: pentapolis play GRA --lang pl. Na półce: { $games }.
fault-resume = Plik { $file } sam mówi, jaka to gra, z jakim ziarnem i z jakimi opcjami; pomiń je.
fault-exists = Plik { $file } już istnieje i nie zostanie nadpisany. Dokończ tę grę (pentapolis play { $file } --lang pl) albo wybierz inną nazwę.
fault-folder = { $file } to folder; podaj plik w tym folderze.
fault-viewer = Nie ma miejsca „{ $seat }”. Wybierz liczbę od 1 do { $most } albo spectator.
