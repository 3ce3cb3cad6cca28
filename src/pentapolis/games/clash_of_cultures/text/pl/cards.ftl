# Karty Akcji, karty na ręku i stosy, Wielcy Ludzie.

## Pytania

ask-draw = Dobierasz kartę. Z talii czy wierzchnią kartę stosu odrzuconych ({ $card })?
ask-target = { $card }: którego gracza to dotyczy?
ask-buy = Które Rozwinięcie kupujesz?
ask-teach_us = Miasto gracza { $target } jest twoje. Czy zagrywasz „Nauczaj Nas!”?
ask-spy = Karty gracza { $target }: którą bierzesz na wymianę?
ask-spy_give = Którą swoją kartę oddajesz za { $card }?
ask-plans = Którą z dobranych kart Celów zatrzymujesz?
ask-put_back = Którą kartę Celu oddajesz za { $card }?
ask-explore = Który Obszar odkrywasz?
ask-hire = Najemnicy: którą Armię Barbarzyńców wynajmujesz?
ask-wage = Czym płacisz Armii na polu { $space }?
ask-deploy = Dokąd idzie Armia z pola { $space }?
ask-convert = Miasto { $space } jest twoje. Która twoja Jednostka zastępuje Barbarzyńców?
ask-person = { $card }: czy bierzesz tę kartę?
ask-assign = Wielki Wieszcz: którą kartę Celu dobierze { $target }?
ask-convert_tokens = Wielki Sportowiec: które żetony zamieniasz?
ask-settle = Wielki Odkrywca: gdzie zakładasz Miasto za 2 Żywności?

## Odpowiedzi

answer-act-play = Zagraj { $piece }
answer-act-play-free = Zagraj { $piece } jako Dodatkową Akcję (Szogunat)
answer-act-person = Wielki Człowiek: { $piece }
answer-act-person-free = Wielki Człowiek jako Dodatkowa Akcja (Szogunat): { $piece }
answer-draw-deck = Z talii
answer-draw-discard = Odrzucona karta { $piece }
answer-target = { $seat }
answer-buy = { $piece }
answer-teach_us = Zagraj { $piece }
answer-teach_us-none = Nie zagrywam
answer-spy = Weź { $piece }
answer-spy-none = Nie bierz niczego
answer-spy_give = Oddaj { $piece }
answer-plans = Zatrzymaj { $piece }
answer-plans-none = Nie zatrzymuj żadnej
answer-put_back = Oddaj { $piece }
answer-explore = Obszar z polem { $space }
answer-explore-none = Niczego nie odkrywaj
answer-hire = Armia na polu { $space }
answer-hire-done = To wszystko
answer-wage = { $piece }
answer-deploy = Na pole { $space }
answer-convert = { $piece }
answer-person-take = Biorę kartę
answer-person-none = Nie biorę
answer-assign = { $piece }
answer-convert_tokens-mood = Nastrój na Kulturę: { $count }
answer-convert_tokens-culture = Kultura na Nastrój: { $count }
answer-convert_tokens-none = Niczego nie zamieniam
answer-settle = Na polu { $space }
answer-settle-none = Bez Miasta

## Dziennik

event-drew-action = { $seat } dobiera kartę Akcji.
event-drew-action-known = { $seat } dobiera kartę Akcji { $card }.
event-drew-objective = { $seat } dobiera kartę Celu.
event-drew-objective-known = { $seat } dobiera kartę Celu { $card }.
event-drew-wonder = { $seat } dobiera kartę Cudu.
event-drew-wonder-known = { $seat } dobiera kartę Cudu { $card }.
event-took-discard = { $seat } bierze kartę { $card } ze stosu odrzuconych.
event-took-wonder = { $seat } bierze kartę Cudu { $card }.
event-opened-wonder = { $seat } wykłada kartę Cudu { $card }.
event-played-card = { $seat } zagrywa kartę { $piece } ({ $card }).
event-cancelled-card = { $seat } anuluje kartę { $card }.
event-cheered = { $seat } poprawia Nastrój Miasta { $space }.
event-spied = { $seat } ogląda karty gracza { $target }.
event-swapped = { $seat } i { $target } wymieniają się kartą.
event-swapped-known = { $seat } bierze kartę { $card } od gracza { $target } za { $card2 }.
event-planned = { $seat } układa nowe plany.
event-took-over = { $seat } przejmuje Miasto { $space }.
event-took-person = { $seat } bierze kartę { $card }.
event-played-person = { $seat } zagrywa kartę { $card }.
event-used-person = { $seat } używa karty { $card }.
event-relations = { $seat } i { $target } nawiązują stosunki dyplomatyczne.
event-relations-over = { $seat } atakuje gracza { $target }: ich stosunki dyplomatyczne są zerwane.
event-assigned = { $seat } kładzie przed każdym graczem zakrytą kartę Celu.
