### Wydarzenia: o co pytają i co zmieniają ich ikony oraz teksty. Same teksty kart pochodzą z danych.
### Imiona graczy i nazwy elementów nie odmieniają się; czas teraźniejszy nie zdradza płci.

## Pytania

ask-event-part = Za chwilę dobierasz Wydarzenie: cała karta czy tylko ikona?
ask-exhaust = Które pole obok twojego Miasta staje się Jałową Ziemią?
ask-lower = W którym Mieście spada Nastrój?
ask-anger = Które Miasto staje się Rozgniewane?
ask-myths = Mity: płacisz 1 żeton Nastroju, aby Nastrój Miasta { $space } nie spadł?
ask-loss =
    { $left ->
        [one] Którą Jednostkę tracisz?
       *[other] Jednostki do stracenia: { $left }. Którą tracisz najpierw?
    }
ask-pandemic =
    { $left ->
        [one] Pandemia: co tracisz?
       *[other] Pandemia: rzeczy do stracenia: { $left }. Co tracisz najpierw?
    }
ask-share =
    { $left ->
        [one] Kto zyskuje 1 Żywność?
       *[other] Żywność dla pozostałych: { $left }. Kto zyskuje pierwszą?
    }
ask-favour = Komu sprzyja to Wydarzenie?
ask-volcano = Wulkan grzebie jedno z twoich Miast. Które?
ask-quake = Trzęsienie Ziemi: który element Miasta runie? (Najwyżej jeszcze { $left }.)
ask-fire = W którym twoim Mieście wybucha pożar?
ask-civil-war = W którym Mieście wybucha wojna domowa?
ask-sacrifice =
    { $step ->
        [1] Rewolucja: poświęcasz Jednostkę Wojskową, aby nie stracić Akcji?
       *[other] Rewolucja: poświęcasz Jednostkę Wojskową, aby zachować Formę Rządów?
    }
ask-uprising = Powstanie: jaki żeton kładziesz na karcie? (Najwyżej jeszcze { $left }, po ½ PZ.)
ask-guillotine = Ostatni Przywódca w jednym z twoich Miast czy punkty?
ask-reformer = Nie masz Świątyni. Kto przeprowadza Reformację?
ask-preacher = Czyja Świątynia zastępuje jedną z twoich?
ask-temple = Którą Świątynię zastępujesz swoją?
ask-envoy = Dobierasz kartę Cudu: odkrytą czy wierzchnią z talii?

## Odpowiedzi

answer-event-part-full = Cała karta
answer-event-part-icon = Tylko ikona
answer-exhaust = { $space }
answer-lower = { $space }
answer-anger = { $space }
answer-myths-pay = Płacę
answer-myths-none = Niech spadnie
answer-loss = { $piece }, pole { $space }
answer-pandemic = { $piece }
answer-pandemic-unit = { $piece }, pole { $space }
answer-share = { $seat }
answer-favour = { $seat }
answer-volcano = { $space }
answer-quake = { $piece }, Miasto { $space }
answer-quake-done = Nic więcej
answer-fire = { $space }
answer-civil-war = { $space }
answer-sacrifice = { $piece }, pole { $space }
answer-sacrifice-none = Bez poświęceń
answer-uprising = { $piece }
answer-uprising-done = Nic więcej
answer-guillotine = Przywódca w Mieście { $space }
answer-guillotine-points = Punkty
answer-reformer = { $seat }
answer-preacher = { $seat }
answer-temple = { $space }
answer-envoy = { $piece }
answer-envoy-deck = Wierzchnia karta z talii

## Dziennik

event-drew-event = { $seat } dobiera Wydarzenie: { $card }.
event-event-announced = { $seat } wykona całą kartę Wydarzenia.
event-event-announced-icon = { $seat } wykona tylko ikonę karty Wydarzenia.
event-event-cancelled = { $seat } anuluje Wydarzenie: { $card }.
event-event-icon = { $seat } wykonuje ikonę: { $piece }.
event-event-ignored = { $card }: bez skutku, { $seat } ma ochronę.
event-event-kept = { $seat } zatrzymuje przed sobą kartę: { $card }.
event-event-laid-out = { $card }: karta zostaje obok planszy.
event-event-points = { $seat } zyskuje { $points } PZ.
event-event-unit-lost = { $seat } traci Jednostkę na polu { $space }: { $piece }.
event-lost-card = { $seat } traci kartę: { $card }.
event-lost-objective = { $seat } traci kartę Celu.
event-lost-objective-known = { $seat } traci kartę Celu: { $card }.
event-exhausted = Pole { $space } to od teraz Jałowa Ziemia.
event-mood-fell = { $seat }: spada Nastrój Miasta { $space }, które jest teraz { $mood ->
    [happy] Szczęśliwe
    [neutral] Neutralne
   *[angry] Rozgniewane
}.
event-mood-kept = { $seat } dzięki Mitom utrzymuje Nastrój Miasta { $space }.
event-destroyed = { $piece } w Mieście { $space }: element zniszczony i usunięty z gry.
event-action-lost = { $seat } traci Akcję.
event-action-lost-next = { $seat } ma w następnej turze o jedną Akcję mniej.
event-anarchy = { $seat } nie ma już Formy Rządów. Kosteczki na karcie: { $count }.
event-reformed = { $seat } wstawia swoją Świątynię w Mieście { $space }. Traci ją { $target }.

## Powody

why-CC-5-8 = Miasto { $space } już jest Rozgniewane: wybierz takie, którego Nastrój może jeszcze spaść.
why-CC-25-6 = Znacznik wymaga pustego pola Lądu obok twojego Miasta, bez Jałowej Ziemi i niebędącego Pustkowiem; pole { $space } takie nie jest.
