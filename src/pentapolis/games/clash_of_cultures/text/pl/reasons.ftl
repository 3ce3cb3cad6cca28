### Co odpowiedź zmienia na własnej planszy, do podpowiedzi: komunikat dla każdego jej pola, o którym jest mowa.

reason-goods = { $what } { $change }
reason-advances =
    { $sign ->
        [minus] utrata Rozwinięcia { $what }
       *[plus] Rozwinięcie { $what }
    }
