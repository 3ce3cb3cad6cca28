### Co mówi sam silnik, niezależnie od gry.
### Reguły: tytuł pod numerem reguły (zamiast kropki łącznik), wyjaśnienie dla gracza pod `why-`.

## Odpowiedzi

section-PT-ANS = Wybieranie
PT-ANS-1 = Liczy się tylko ruch z listy
why-PT-ANS-1 = Ruchu „{ $key }” nie można teraz wykonać.
PT-ANS-2 = Wybiera tylko ten, kto ma coś do wyboru
why-PT-ANS-2 = W tej chwili nie masz nic do wyboru.
PT-ANS-3 = Po końcu gry nikt już nie wykonuje ruchów
why-PT-ANS-3 = Gra jest skończona.

## Cofanie

section-PT-UND = Cofanie
PT-UND-1 = Cofnąć można tylko własny ruch
why-PT-UND-1 = Nie masz żadnego ruchu, który można by cofnąć.
PT-UND-2 = Ruchu nie można cofnąć, gdy ktoś inny już zagrał
why-PT-UND-2 = Od tamtej pory zagrał ktoś inny, więc tego ruchu nie da się cofnąć.
PT-UND-3 = Ruchu nie można cofnąć, gdy zadecydował los
why-PT-UND-3 = Po tym ruchu rzucano kośćmi albo tasowano karty, więc nie da się go cofnąć.
PT-UND-4 = Ruchu nie można cofnąć, gdy coś odkrył
why-PT-UND-4 = Ten ruch pokazał ci coś, czego wcześniej nie można było wiedzieć, więc nie da się go cofnąć.
PT-UND-5 = Ponowić można tylko to, co zostało cofnięte
why-PT-UND-5 = Nie ma nic do ponowienia.

## Koniec gry za zgodą wszystkich

section-PT-AGR = Koniec gry za zgodą wszystkich
PT-AGR-1 = Stół może zakończyć grę tylko wtedy, gdy nic się już nie zmienia
why-PT-AGR-1 = W grze wciąż coś się dzieje; zakończyć ją w obecnym stanie można dopiero po kilku rundach zastoju.

## Opcje gry

bad-option-count = Liczba graczy w tej grze: od { $least } do { $most }, a nie { $players }.
bad-option-unknown = Nie ma opcji „{ $option }”. Ta gra ma: { $known }.
bad-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Do wyboru: { $known }.
bad-option-players = Opcja „{ $option }” może mieć wartość „{ $value }” tylko przy tej liczbie graczy: { $players }.
bad-option-together = Gdy opcja „{ $option }” ma wartość „{ $value }”, opcja „{ $other }” nie może mieć wartości „{ $wrong }”. Do wyboru: { $known }.

## Dlaczego bot woli daną odpowiedź; gry dodają komunikat na wszystko inne, o czym ma być mowa

reason-score = { $change } pkt ({ $what })
reason-none = u ciebie na razie nic się nie zmienia
reason-about = około { $number }
reason-perhaps = być może { $reason }
reason-later = do twojej następnej tury: { $reasons }
reason-spared = unikasz: { $reasons }
reason-missed = przepada: { $reasons }

## Gra bez własnych słów

answer = { $key }
