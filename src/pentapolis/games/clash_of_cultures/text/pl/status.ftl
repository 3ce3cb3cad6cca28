### Faza Podsumowania, koniec gry i to, co gra mówi o sobie.
### Imiona graczy są w `seat` i `target`, nazwy elementów w `piece`; pola to litera i liczba: d4.

## Gra w skrócie

game-tagline = Poprowadź swój lud od jednej osady do imperium miast, idei i cudów.
game-about = Od dwóch do czterech graczy odkrywa nieznaną krainę mórz, równin, lasów i gór. Zakładaj miasta i rozbudowuj je, zdobywaj czterdzieści osiem rozwinięć w dowolnej kolejności, dbaj o nastrój ludu, przeciągaj kulturą budynki rywali na swoją stronę albo zdobywaj ich miasta siłą i wznoś wielkie cuda. Barbarzyńcy, piraci i wydarzenia zadbają o to, by żaden plan nie przetrwał bez zmian. Po sześciu wiekach wygrywa ten, kto ma najwięcej punktów; z rozszerzeniem Cywilizacje każdy prowadzi do tego własny lud, z jego przywódcami i rozwinięciami.

## Czas

# Wieki liczy się po rzymsku; używane w innych tekstach.
age-name =
    { $age ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[other] VII
    }
event-round = Wiek { age-name }: zaczyna się Runda { $round }.
event-turn = Tura: { $seat }.
event-status = Koniec Wieku { age-name }: Faza Podsumowania.
event-ended =
    { $reason ->
        [no_city] Koniec gry: ktoś nie ma już żadnego Miasta.
        [last_age] Koniec gry: minął ostatni Wiek.
       *[other] Koniec gry.
    }
event-end-roll =
    { $ends ->
        [1] Rzut na Zakończenie ({ $seat }): { $value }. Wynik do { $highest } kończy grę, więc to już koniec.
       *[other] Rzut na Zakończenie ({ $seat }): { $value }. Grę kończy wynik do { $highest }, więc gracie dalej.
    }
event-last-round = Cud w jednej z ostatnich Rund: gra skończy się po tej Rundzie.

## Kroki

ask-raze = Faza Podsumowania: czy spalisz jedno ze swoich Miast o rozmiarze 1? Złoto za Miasto: { $gold }.
answer-raze = Spal Miasto na polu { $space }
answer-raze-none = Nie pal niczego
event-razed = { $seat } pali Miasto na polu { $space }.
why-CC-16-6 =
    { $size ->
        [0] Na polu { $space } nie ma twojego Miasta.
       *[other] Miasto na polu { $space } ma rozmiar { $size }; spalić można tylko Miasto o rozmiarze 1.
    }

ask-government =
    { $price ->
        [0] Faza Podsumowania: czy zmieniasz Formę Rządów?
       *[other] Faza Podsumowania: czy zmieniasz Formę Rządów? Kosztuje to 1 żeton Nastroju i 1 żeton Kultury.
    }
answer-government = Nowa Forma Rządów: { $piece }
answer-government-none = Zostaw obecną Formę Rządów
ask-cubes =
    { $count ->
        [one] { $government }: które Rozwinięcie bierzesz oprócz górnego?
       *[other] { $government }: które Rozwinięcia bierzesz oprócz górnego? (liczba: { $count })
    }
answer-cubes = { $piece }
answer-cubes-two = { $piece } i { $piece2 }
event-government = { $seat } zmienia Formę Rządów: { $piece } ({ $pieces }).

ask-first = Kto będzie Pierwszym Graczem w następnym Wieku?
answer-first = { $seat }
event-first-player = { $seat } wybiera Pierwszego Gracza: { $target }.

## Cywilizacje

ask-civilization = Którą Cywilizację poprowadzisz?
answer-civilization = { $piece }
event-civilization = { $seat } prowadzi Cywilizację: { $piece }.

## Punkty

score-pieces = Osady i Budynki
score-advances = Rozwinięcia
score-objectives = Cele
score-wonders = Cuda
score-events = Wydarzenia
score-leaders = Zabici Przywódcy
