### Błędy w poleceniach i pliki, których nie można użyć: co, gdzie i co z tym zrobić.

fault-language = Nie ma języka „{ $language }”. Do wyboru: { $known }.
fault-content = Tej zawartości nie można użyć: { $reason }.
fault-read = Nie można odczytać { $file }: { $reason }.
fault-write = Nie można zapisać { $file }: { $reason }.
fault-make-folder = Nie można utworzyć folderu { $file }: { $reason }.
all-of = { $some } i { $last }
one-of = { $some } lub { $last }
fault-needs = Do tego potrzebny jest pakiet { $module }. Można go zainstalować tak: pip install 'pentapolis[{ $extra }]'.

# Dlaczego pliku nie można użyć, pod nazwą, którą nadaje temu system.
os-ENOENT = nie ma takiego pliku ani folderu
os-EACCES = brak uprawnień
os-EISDIR = to jest folder
os-ENOTDIR = część ścieżki jest plikiem
os-EEXIST = istnieje już coś o tej nazwie
os-ENOSPC = na dysku nie ma miejsca
os-text = to nie jest plik tekstowy w UTF-8

## Opcje

fault-option-form = Opcja --option „{ $option }” jest niezrozumiała; pisze się ją tak: --option variant=standard.
fault-option-twice = Opcja „{ $option }” jest podana dwa razy; podaj ją raz.
fault-leave-verify = --verify rozgrywa ponownie zapisane partie, tak jak są zapisane; pomiń { $options }.
fault-leave-records = Zapisy pochodzą z rozegranych już gier; pomiń { $options }.
fault-budget = Bot { $bot } nie może mieć budżetu „{ $budget }”. Budżet to liczba prób, na przykład search@400, a dla niektórych botów czas, na przykład @2s.
fault-values = „{ $bot }” nie jest możliwe. Podać można wartości: { $known }, na przykład planner:depth=2@24.
fault-bot-budget = Nie ma bota „{ $bot }”. Do wyboru: { $known }; budżet dopisuje się tak: search@400.
fault-many-bots =
    { $seats ->
        [one] Za dużo botów ({ $bots }) na jedno miejsce; podaj jednego albo porównaj je przez `pentapolis tournament --players 1`.
       *[other] Za dużo botów ({ $bots }) na tyle miejsc ({ $seats }); podaj najwyżej jednego na każde miejsce.
    }
fault-jobs-ray = --jobs to liczba procesów na tym komputerze, a --ray gra na klastrze; podaj jedno z nich.
fault-verify-store = --verify wymaga istniejącego pliku --store.
fault-suffix = { $option } „{ $file }” musi się kończyć na { $known }.
fault-until = Opcja --until „{ $until }” jest niezrozumiała; podaj dwa udziały między 0 a 1, na przykład --until 0.5:0.6.
fault-two-bots = Turniej wymaga co najmniej dwóch różnych botów, a tu jest tylko { $bot }.
fault-most-lift = Opcja --most-lift „{ $text }” jest niezrozumiała; pisze się ją tak: --most-lift { $kind }=1.6.
fault-kind = Nie ma rodzaju elementów „{ $kind }”. Do wyboru: { $known }.
fault-no-end = Żadna partia nie skończyła się w ciągu { $limit } decyzji, więc wymagań nie da się sprawdzić: zwiększ --limit.
fault-lists = --lists to osobny pomiar podanej liczby partii; pomiń --peers i --seconds.
fault-think = --think to osobny pomiar; pomiń --peers i --lists.

## Praca

fault-worker = Proces roboczy został przerwany z zewnątrz, być może z braku pamięci; spróbuj z mniejszą liczbą --jobs.
fault-store = Tego magazynu wyników nie można użyć: { $reason }.
fault-cluster = Tego klastra nie można użyć: { $reason }.
fault-other-rules = Partię { $seed } z magazynu wyników rozegrano według wersji zasad { $meant } i zawartości { $content }; tutaj są { $rules } i zawartość { $own }. Użyj innego magazynu.
fault-no-kept = W { $file } nie ma żadnej partii gry { $game }, którą rozegrało to polecenie.
fault-not-compared = Nie ma czego porównać: w każdej partii z magazynu któryś bot patrzy na zegar.
fault-one-game = Podaj jedną grę albo pliki z zapisami.
fault-neither = „{ $file }” to ani gra ({ $known }), ani plik.
fault-mixed = { $file } to zapis gry { $game }, a pierwszy jest z gry { $first }; eksportuj jedną grę naraz.
fault-named-twice = { $file } jest podany dwa razy; jego wiersze też by się powtórzyły.
fault-fuzz-seed = Partii { $file } nie można zbadać: jej ziarno nie jest jawne.
fault-fuzz-game = { $file } to partia gry { $game }, a nie { $wanted }.
fault-no-traits = Gra { $game } nie podaje cech, więc nie ma czego uczyć.
fault-train-alone = Wag uczymy się, porównując miejsca przy stole, a przy jednym nie ma czego porównać; boty grające w pojedynkę używają oceny ręcznej. Trenuj przy co najmniej dwóch graczach.
fault-method = Nie ma metody „{ $method }”; do wyboru: { $known }.
fault-belongs = { $option } należy do --method { $method }.
fault-no-alone = Gra { $game } nie ma cech, które gracz waży sam, a metoda { $method } ich wymaga.
fault-trait = Nie ma cechy „{ $trait }”; do wyboru: { $known }.
fault-weights = { $reason }. Wybierz inny --out albo usuń ten plik.
fault-few-games = W ciągu { $limit } decyzji skończyło się tylko { $found } z { $games } partii, a do nauki potrzeba { $needed }: zwiększ --limit albo --games.
fault-none-ended = Żadna partia nie skończyła się w ciągu { $limit } decyzji: zwiększ --limit.
fault-bot-online = Przy stołach w sieci nie ma bota „{ $bot }”. Do wyboru: { $known }.
fault-invitation = „{ $link }” to nie zaproszenie; wygląda ono tak: http://localhost:8000/join/MATCH/SECRET.
fault-sit = Bot nie mógł usiąść do stołu: { $reason }.
fault-pack-option = Opcja --pack „{ $pack }” jest niezrozumiała: napisz NAZWA=FOLDER, z folderem pakietu danych.
fault-config = { $reason }

## Zasady, zawartość i dowody

fault-rules-read = Nie można odczytać zasad gry { $game }: { $reason }.
fault-no-rules = Gra { $game } nie ma katalogu reguł; w jej pakiecie brakuje pliku rules.md.
fault-no-words = W żadnej regule nie ma słów „{ $words }”; podaj ich mniej albo spróbuj w drugim języku.
fault-no-rule = Nie ma reguły „{ $rule }”. Najbliższe to: { $nearest }.
fault-no-tree = Nie ma tu kodu źródłowego gry { $game }; do sprawdzenia pokrycia potrzebny jest pakiet w src/ i obok niego tests/.
fault-data = { $reason }. Popraw to w danych gry.
fault-pack = Tego pakietu nie można użyć. { $reason }. Popraw to i sprawdź ponownie.
fault-pack-play = Ten pakiet da się wczytać, ale nie da się nim grać: { $reason }. Popraw go i sprawdź ponownie.
fault-pack-folder = Nie ma folderu { $file }; pakiet danych to folder z plikiem pack.yaml i tabelami YAML.
fault-pack-missing = Brakuje pliku { $file }; musi w nim być wiersz taki jak `game: { $game }`.
fault-pack-game = Plik { $file } nie mówi, do której gry należy; musi w nim być wiersz taki jak `game: { $game }`.
fault-no-yaml = W folderze { $folder } nie ma plików *.yaml; podaj plik albo folder ze scenariuszami.
fault-no-path = Nie ma pliku ani folderu { $path }.
