### Co odpowiedź zmienia na własnej planszy, do podpowiedzi: komunikat dla każdego jej pola, o którym jest mowa.

reason-tokens = znaczniki zasobów { $change }
reason-icons = { $what } { $change }
