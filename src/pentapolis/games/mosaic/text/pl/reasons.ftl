### Co odpowiedź zmienia na własnej planszy, do podpowiedzi: komunikat dla każdego jej pola, o którym jest mowa.

reason-stock = { $what } { $change }
reason-population = Populacja { $change }
reason-production = { $what }: produkcja { $change }
reason-technologies =
    { $sign ->
        [minus] utrata Technologii { $what }
       *[plus] Technologia { $what }
    }
reason-projected = { $what } { $change } PZ, gdyby teraz punktować
