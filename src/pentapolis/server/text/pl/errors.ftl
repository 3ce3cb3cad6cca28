# Dlaczego żądanie nie zostało wykonane. docs/protocol.md mówi, skąd może przyjść każde z nich.

failed-account = Masz już konto.
failed-again = Ktoś był szybszy. Spróbuj ponownie, jeśli nadal chcesz.
failed-bot = Nie ma takiego bota dla tego miejsca.
failed-clock = Zegar potrzebuje co najmniej { $least } s.
failed-crowded = Nie ma tu już wolnego miejsca.
failed-engine = Nie udało się teraz zastosować reguł. Nic się nie zmieniło; spróbuj ponownie.
failed-forbidden = Nie możesz tego zrobić.
failed-forgery = To żądanie nie przyszło ze strony tego stołu.
failed-full = Ta rozgrywka osiągnęła swój limit.
failed-game = Nie ma tu takiej gry.
failed-hints = Ten stół założono bez podpowiedzi.
failed-invalid = Serwer nie rozumie tego żądania.
failed-invitation = To zaproszenie jest nieważne. Poproś o nowe.
failed-language = Nie ma takiego języka.
failed-open = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
failed-left = Tym miejscem gra bot. Najpierw je odzyskaj.
failed-login = Nazwa użytkownika albo hasło się nie zgadza.
failed-login-taken = Ta nazwa użytkownika jest zajęta.
failed-matches = { $most ->
    [one] Masz niezakończoną rozgrywkę; najpierw ją dokończ.
    [few] Masz { $most } niezakończone rozgrywki; najpierw dokończ jedną z nich.
    [many] Masz { $most } niezakończonych rozgrywek; najpierw dokończ jedną z nich.
   *[other] Masz { $most } niezakończonej rozgrywki; najpierw dokończ jedną z nich.
}
failed-media = To nie jest właściwy rodzaj pliku.
failed-message = Serwer nie rozumie tej wiadomości.
failed-method = Tego nie można użyć w ten sposób.
failed-missing = Nie ma tu czegoś takiego.
failed-moment = Nie ma takiego kroku, od którego można by grać dalej.
failed-name = Imię musi mieć co najmniej jedną literę.
failed-owner = Może to zrobić tylko osoba, która założyła rozgrywkę.
failed-pack = Nie ma takiego pakietu danych do tej gry.
failed-rate = Za dużo naraz. Odczekaj chwilę.
failed-record = Nie można użyć tego zapisu: { $what }
failed-running = Rozgrywka jeszcze trwa.
failed-seat = To nie jest twoje miejsce.
failed-server = Coś poszło nie tak po stronie serwera. Nic się nie zmieniło.
failed-session = Twoja sesja wygasła. Wczytaj stronę ponownie.
failed-size = To jest za duże.
failed-spectator = Mogą to zrobić tylko grający.
failed-taken = Ktoś już tam siedzi.
failed-watch = Najpierw usiądź do stołu.
failed-watch-nobody = Ta rozgrywka nie jest otwarta dla widzów.
failed-webhook = Tego adresu nie można wywołać: potrzeba http:// albo https:// i serwera, bez nazwy użytkownika, hasła, spacji i polskich znaków.
