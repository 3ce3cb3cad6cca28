### Ruch Jednostek, Statki i Eksploracja.

ask-move =
    { $count ->
        [one] Ruch Jednostek: które Jednostki ruszają? Pozostał 1 ruch.
        [few] Ruch Jednostek: które Jednostki ruszają? Pozostały { $count } ruchy.
       *[many] Ruch Jednostek: które Jednostki ruszają? Pozostało { $count } ruchów.
    }
ask-group = Które Jednostki z pola { $space } ruszają razem?
ask-group_part = Ile z nich rusza z pola { $space }?
ask-fleet = Które Statki wypływają z pola { $space }?
ask-cargo = Co zabierają Statki z pola { $space }?
ask-step = Dokąd ruszają z pola { $space }?
ask-via = Z którego pola atakujesz { $space }? Na nie prowadzi ewentualny odwrót.
ask-lay = Jak leży nowy Obszar?
ask-anchor = Gdzie na nowym Obszarze kończą ruch Statki z pola { $space }?

answer-act-move = Ruch Jednostek
answer-move = Jednostki z pola { $space }
answer-move-sail = Statki z pola { $space }
answer-move-land = Jednostki na Statkach na polu { $space }: zejście na ląd
answer-move-done = Koniec ruchów
answer-group-all = Wszystkie
answer-group_part-all = Wszystkie Jednostki
answer-fleet-all = Wszystkie Statki
answer-cargo-all = Wszystkie Jednostki z pokładów
answer-cargo-none = Nic
# Zbyt długie zestawienie dla poniższych wierszy.
answer-units = { $mix }
answer-units-1 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks1 })
    }
answer-units-2 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks1 })
    }, { $count2 } × { $unit2 }{ $marks2 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks2 })
    }
answer-units-3 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks1 })
    }, { $count2 } × { $unit2 }{ $marks2 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks2 })
    }, { $count3 } × { $unit3 }{ $marks3 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks3 })
    }
answer-units-4 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks1 })
    }, { $count2 } × { $unit2 }{ $marks2 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks2 })
    }, { $count3 } × { $unit3 }{ $marks3 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks3 })
    }, { $count4 } × { $unit4 }{ $marks4 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks4 })
    }
answer-units-5 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks1 })
    }, { $count2 } × { $unit2 }{ $marks2 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks2 })
    }, { $count3 } × { $unit3 }{ $marks3 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks3 })
    }, { $count4 } × { $unit4 }{ $marks4 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks4 })
    }, { $count5 } × { $unit5 }{ $marks5 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks5 })
    }
answer-units-6 =
    { $count1 } × { $unit1 }{ $marks1 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks1 })
    }, { $count2 } × { $unit2 }{ $marks2 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks2 })
    }, { $count3 } × { $unit3 }{ $marks3 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks3 })
    }, { $count4 } × { $unit4 }{ $marks4 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks4 })
    }, { $count5 } × { $unit5 }{ $marks5 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks5 })
    }, { $count6 } × { $unit6 }{ $marks6 ->
        [0] {""}
       [1] {" "}(po ruchu)
       [2] {" "}(zatrzymane)
       [4] {" "}(po wejściu do Lasu)
       [8] {" "}(po wejściu na Równinę)
       [16] {" "}(po Bitwie)
       *[other] {" "}(z ograniczeniami: { $marks6 })
    }
answer-step = { $space }
answer-step-attack = { $space }: atak
answer-step-explore = { $space }: eksploracja
answer-step-board = { $space }: wejście na pokład
answer-step-roads = { $space } Drogami
answer-step-roads-attack = { $space } Drogami: atak
answer-step-navigate = { $space } wzdłuż krawędzi Mapy
answer-step-navigate-attack = { $space } wzdłuż krawędzi Mapy: atak
answer-step-navigate-explore = { $space } wzdłuż krawędzi Mapy: eksploracja
answer-via = { $space }
answer-lay = { $space1 } { $terrain1 }, { $space2 } { $terrain2 }, { $space3 } { $terrain3 }, { $space4 } { $terrain4 }
answer-anchor = { $space }

event-moved =
    { $count ->
        [one] { $seat } rusza 1 Jednostkę z pola { $start } na pole { $end }: { $pieces }.
        [few] { $seat } rusza { $count } Jednostki z pola { $start } na pole { $end }: { $pieces }.
       *[many] { $seat } rusza { $count } Jednostek z pola { $start } na pole { $end }: { $pieces }.
    }
event-explored = { $seat } odkrywa Obszar przy polu { $space }: { $card }.
