### Scenariusze, reguły i zawartość, dla tych, którzy znają instrukcję.

scenario-passed = zgodny
scenario-failed = BŁĄD
scenario-step = krok { $step }
scenario-position = pozycja
scenario-expected = miało być
scenario-got = jest
scenario-total = zgodnych: { $passed }, błędnych: { $failed }

coverage-section = dział
coverage-rules = reguły
coverage-code = kod
coverage-tests = testy
coverage-all = razem
coverage-uncited =
    { $where ->
        [code] nie powołuje się na nią kod
       *[tests] nie powołuje się na nią żaden test
    }
coverage-uncited-both = nie powołuje się na nią ani kod, ani żaden test
coverage-stranger = nie ma takiej reguły, a powołuje się na nią { $places }
coverage-total =
    { $rules ->
        [one] 1 reguła
        [few] { $rules } reguły
       *[other] { $rules } reguł
    }, { $holes ->
        [one] 1 luka
        [few] { $holes } luki
       *[other] { $holes } luk
    }, { $strangers ->
        [one] 1 nieznany numer
        [few] { $strangers } nieznane numery
       *[other] { $strangers } nieznanych numerów
    }

pieces-kind = rodzaj
pieces-pieces = elementy
pieces-exercised = sprawdzone
pieces-scenarios = scenariusze
pieces-hole = ({ $table }) żaden scenariusz o nim nie mówi
pieces-stranger = to nie element gry, a scenariusz o nim mówi
pieces-total =
    { $pieces ->
        [one] 1 element
        [few] { $pieces } elementy
       *[other] { $pieces } elementów
    }, { $holes ->
        [one] 1 luka
        [few] { $holes } luki
       *[other] { $holes } luk
    }, { $strangers ->
        [one] 1 nieznana nazwa
        [few] { $strangers } nieznane nazwy
       *[other] { $strangers } nieznanych nazw
    }

data-summary =
    { $entries ->
        [one] 1 wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    } w { $sections ->
        [one] 1 dziale
       *[other] { $sections } działach
    }, zawartość { $content }
data-changes =
    { $changed ->
        [one] { $pack } zmienia 1 wpis gry { $game }: { data-summary }.
        [few] { $pack } zmienia { $changed } wpisy gry { $game }: { data-summary }.
       *[other] { $pack } zmienia { $changed } wpisów gry { $game }: { data-summary }.
    }
data-no-changes = Mówi to samo co własne dane gry.
data-words = Zmieniają się tylko słowa.
data-other-play = Gra się zmienia: losowa partia nr { $game } ({ $players } graczy) toczy się inaczej od decyzji { $decision }.
data-same-play =
    { $games ->
        [one] Bez różnicy w 1 losowej partii: to, co zmieniono, nie miało w niej znaczenia.
       *[other] Bez różnicy w { $games } losowych partiach: to, co zmieniono, nie miało w nich znaczenia.
    }
data-together = Ocenione razem z całym pakietem: samego wpisu nie da się wczytać.
