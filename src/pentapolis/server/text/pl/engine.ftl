### Na co nie pozwala sam stół, niezależnie od gry.
### Reguły: tytuł pod numerem reguły (zamiast kropki łącznik), wyjaśnienie dla gracza pod `why-`.

## Kończenie tury

section-PT-END = Kończenie tury
PT-END-1 = Tura kończy się, gdy nie ma w niej już nic do wyboru
why-PT-END-1 = Masz jeszcze coś do wyboru.
PT-END-2 = Zakończyć można tylko własną turę
why-PT-END-2 = Nie masz tury, którą można by zakończyć.
PT-END-3 = Zakończonej tury nie można cofnąć
why-PT-END-3 = Tura jest zakończona i wszyscy ją widzieli; poproś pozostałych o powrót do wcześniejszego kroku.

## Powrót

section-PT-RWD = Powrót
PT-RWD-1 = Stół może wrócić tylko do wcześniejszego kroku
why-PT-RWD-1 = Nie ma kroku { $at }, do którego można by wrócić: dotąd { $answers ->
    [one] rozegrano jeden krok
    [few] rozegrano { $answers } kroki
   *[other] rozegrano { $answers } kroków
}.
