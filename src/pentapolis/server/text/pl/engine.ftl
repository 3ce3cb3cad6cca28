### Na co nie pozwala sam stół, niezależnie od gry.
### Reguły: tytuł pod numerem reguły (zamiast kropki łącznik), wyjaśnienie dla gracza pod `why-`.

## Kończenie tury

section-PT-END = Kończenie tury
PT-END-1 = Tura kończy się, gdy nie ma w niej już nic do rozstrzygnięcia
why-PT-END-1 = Masz jeszcze coś do rozstrzygnięcia.
PT-END-2 = Zakończyć można tylko własną turę
why-PT-END-2 = Nie masz tury, którą można by zakończyć.
PT-END-3 = Zakończonej tury nie można cofnąć
why-PT-END-3 = Tura jest zakończona i wszyscy ją widzieli; poproś stół o powrót do wcześniejszej chwili.

## Powrót

section-PT-RWD = Powrót
PT-RWD-1 = Stół może wrócić tylko do wcześniejszej chwili
why-PT-RWD-1 = Nie ma chwili { $at }, do której można by wrócić: { $answers ->
    [one] obowiązuje jedna odpowiedź
    [few] obowiązują { $answers } odpowiedzi
   *[other] obowiązuje { $answers } odpowiedzi
}.
