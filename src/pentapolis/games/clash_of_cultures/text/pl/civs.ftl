### Cywilizacje i Przywódcy.

## Pytania

ask-leader = Którego Przywódcę werbujesz?
ask-ability = { $source }: korzystasz?
ask-captives = Którą pokonaną Jednostkę zatrzymujesz jako Jeńca? (wolne miejsca: { $room })
ask-to-gold = Co oddajesz za 1 Złoto? (pozostało: { $left })
ask-tribute = Którą Jednostkę Barbarzyńców bierzesz jako Jeńca?
ask-fear = Która Jednostka zostaje przepędzona i dokąd?
ask-retrain = Armia Cesarska: która Jednostka się zmienia?
ask-polis = Polis: czy zamiast { $space } aktywowane jest inne Miasto?
ask-bundle = { $source }: co zyskujesz?
ask-hold = Którą Armię Barbarzyńców powstrzymujesz?
ask-terror = Terror: która wroga Jednostka zostaje przepędzona i dokąd?
ask-hegemony = Który Statek z pola { $space } staje się Miastem?
ask-launch = Na którym polu Morza Jednostki z { $space } budują Statki?
ask-crew = Które Jednostki z { $space } stają się Statkami?
ask-beach = Gdzie wychodzą na ląd Statki z { $space }?
ask-shipwright = Które Statki z { $space } wychodzą na ląd i czym się stają?
ask-pasture = Dokąd wędruje Miasto z { $space }?
ask-riders = Które Jednostki ruszają z Miastem z { $space }?
ask-immortals = Nieśmiertelni: ile Kultury wydajesz na ten rzut?
ask-rebuild = Który Budynek w { $space } zmieniasz na inny?
ask-subterfuge = Zagrywana jest karta { $card }. Odrzucasz kartę, aby ją anulować?
ask-marauders = Łupieżcy: który Surowiec tracisz?
ask-princeps = Którą kartę Celu odrzucasz?
ask-recover = Którą kartę taktyki odzyskujesz?

## Odpowiedzi

answer-leader = { $piece }
answer-ability-yes = Tak
answer-ability-no = Nie
answer-captives = { $piece }
answer-captives-done = Więcej nie
answer-to-gold = { $piece }
answer-to-gold-done = Nic więcej
answer-tribute = { $piece } z { $space }
answer-fear = { $piece }: z { $space } na { $space2 }
answer-retrain = { $piece } na { $space }
answer-retrain-done = To wszystko
answer-polis = { $space }
answer-polis-none = Nie, samo { $space }
answer-bundle = { $piece } × { $count }
answer-hold = Armia na { $space }
answer-hold-done = Żadnej więcej
answer-terror = { $piece }: na { $space }
answer-terror-none = Żadna
answer-hegemony = { $piece }
answer-launch = { $space }
answer-beach = { $space }
answer-shipwright = { $ships ->
    [one] { $ships } Statek staje się:
    [few] { $ships } Statki stają się:
   *[other] { $ships } Statków staje się:
} Piechota × { $infantry }, Osadnicy × { $settlers }
answer-pasture = { $space }
answer-riders-all = Wszystkie
answer-riders-none = Żadne
answer-crew-all = Wszystkie
answer-immortals = { $count }
answer-rebuild = { $piece } → { $piece2 }
answer-rebuild-none = Wszystko zostaje, jak jest
answer-subterfuge = Odrzuć: { $piece }
answer-subterfuge-none = Niech się dzieje
answer-marauders = { $piece }
answer-princeps = { $piece }
answer-collect-captive = Jeniec z { $space }
answer-recruit-card = Karta Akcji ({ $piece })
answer-recover = { $piece }
answer-recover-none = Żadnej

answer-act-bury = Kalendarz: zapłać 1 Kulturę i włóż Wydarzenie pod talię
answer-act-ashore = Nowe Kolonie: wszyscy wychodzą na ląd na { $space }
answer-act-hegemony = Hegemonia: Statek z { $space } zakłada Miasto na { $space2 }
answer-move-launch = Jednostki w { $space }: budują Statki
answer-move-beach = Statki w { $space }: stają się Jednostkami na Lądzie
answer-move-nomads = Miasto w { $space }
answer-move-attack = Statki w { $space }: atakują tamtejszych Piratów

## Dziennik

event-leader-came = { $seat } werbuje w { $space } Przywódcę: { $piece }.
event-leader-lost = { $seat } traci Przywódcę: { $piece }.
event-leader-killed = { $seat } traci Przywódcę: { $piece }. Zabija go { $target }.
event-captive = { $seat } bierze Jeńca: { $piece }.
event-beloved = { $seat } kładzie żeton Kultury na Mieście { $space }.
event-reclaimed = { $seat } przywraca swój kolor w { $space }: { $piece }.
event-converted = { $seat } nawraca Jednostkę na { $space }: { $piece }.
event-druids = { $seat } kładzie żeton Kultury pod Miastem Barbarzyńców na { $space }.
event-foreseen = { $seat } podgląda następną kartę Wydarzenia.
event-foreseen-known = { $seat } podgląda następną kartę Wydarzenia: { $card }.
event-buried = { $seat } wkłada następną kartę Wydarzenia pod talię.
event-launched =
    { $count ->
        [one] { $seat } buduje Statek na { $end } Jednostkami z { $start }.
        [few] { $seat } buduje { $count } Statki na { $end } Jednostkami z { $start }.
       *[other] { $seat } buduje { $count } Statków na { $end } Jednostkami z { $start }.
    }
event-beached =
    { $count ->
        [one] { $seat } wyprowadza na ląd Statek z { $start } na { $end }.
        [few] { $seat } wyprowadza na ląd { $count } Statki z { $start } na { $end }.
       *[other] { $seat } wyprowadza na ląd { $count } Statków z { $start } na { $end }.
    }
event-wandered = Miasto gracza { $seat } wędruje z { $start } na { $end }.
event-driven = { $seat } przepędza Jednostkę z { $start } na { $end }: { $piece }.
event-runestone = { $seat } wznosi Kamień Runiczny.
event-legend = { $seat } znaczy Obszar pola { $space }.
event-rebuilt = { $seat } przebudowuje w { $space }: { $piece } → { $into }.
