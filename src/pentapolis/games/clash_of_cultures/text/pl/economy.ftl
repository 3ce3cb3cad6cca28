# Gospodarka: akcje w turze, płatności i pytania Rozwinięć z planszy gracza.

## Pytania

ask-act = Twoja tura. Pozostałe Akcje Główne: { $actions }.
ask-pay = Jak płacisz?
ask-part = Jak płacisz? Najpierw: ile z tego: { $good }?
ask-gain = Co zyskujesz? (pozostało: { $left })
ask-advance = Które Rozwinięcie zyskujesz za darmo?
ask-collect = Zbieranie w { $space }: pozostało { $left }.
ask-port = W stronę którego pola Morza zwrócony jest Port w { $space }?
ask-building = Co i gdzie wznosisz?
ask-wonder = Który Cud wznosisz?
ask-recruit = Werbunek w { $space }: pozostało { $left }.
ask-fetch = Twoja pula jest pusta. Skąd sprowadzasz tę Jednostkę: { $piece }?
ask-place = Gdzie umieszczasz tę Jednostkę: { $piece }?
ask-happiness = Które Miasto ma być szczęśliwsze?
ask-source = Skąd szerzysz swoją Kulturę?
ask-influence = Na co wpływasz z { $space }?
ask-boost = Wynik rzutu: { $roll }. Kultura potrzebna do sukcesu: { $need }.
ask-regain = Medycyna: który Surowiec odzyskujesz?
ask-city = Które Miasto?
ask-free_education = Darmowa Edukacja: zapłacić 1 Ideę za 1 Nastrój?
ask-metallurgy = Metalurgia: zamienić 1 Rudę na 1 Złoto?
ask-raise = Cyrk i Sport: podnieść Nastrój { $space } o kolejny stopień za 1 Kulturę?
ask-exchange = Teatr: co zyskujesz?
ask-discard = Którą kartę Akcji odrzucasz?
ask-routes = { $chosen ->
    [0] Szlaki Handlowe: z którym Miastem handlujesz?
   *[other] Szlaki Handlowe, wybrano { $chosen }: z którym Miastem handlujesz teraz?
}
ask-trader = Kto handluje z { $space }?
ask-rewards = Co daje szlak do { $space }?
ask-trade_gold = Ile z twoich Szlaków Handlowych daje Złoto?

## Odpowiedzi

answer-act-end = Zakończ turę
answer-act-advance = Rozwinięcie: { $piece }
answer-act-found = Załóż Miasto na { $space }
answer-act-collect = Zbieraj w { $space }
answer-act-construct = Wznieś w { $space }: { $piece }
answer-act-wonder = Wznieś Cud w { $space }: { $piece }
answer-act-recruit = Werbuj w { $space }
answer-act-happiness = Zwiększ Szczęśliwość
answer-act-influence = Wpływ Kulturowy
answer-act-use = Użyj: { $piece }
# Goods and how many, each with a blank before it; used inside other messages.
mix = { $food ->
    [0] { "" }
   *[other] { " " }Żywność × { $food }
}{ $wood ->
    [0] { "" }
   *[other] { " " }Drewno × { $wood }
}{ $ore ->
    [0] { "" }
   *[other] { " " }Ruda × { $ore }
}{ $ideas ->
    [0] { "" }
   *[other] { " " }Idee × { $ideas }
}{ $gold ->
    [0] { "" }
   *[other] { " " }Złoto × { $gold }
}{ $mood ->
    [0] { "" }
   *[other] { " " }Nastrój × { $mood }
}{ $culture ->
    [0] { "" }
   *[other] { " " }Kultura × { $culture }
}{ $captive ->
    [0] { "" }
   *[other] { " " }Jeńcy × { $captive }
}
answer-mix = Zapłać:{ mix }
answer-mix-free = Nic nie płać
answer-mix-by = { answer-mix } ({ $piece })
answer-mix-free-by = Nic nie płać ({ $piece })
answer-part = { answer-mix }
answer-part-none = Wcale
answer-gain = { $piece }
answer-advance = { $piece }
answer-advance-none = Bez Rozwinięcia
answer-collect = { $piece } z { $space }
answer-collect-all = Ile się da
answer-collect-done = To wszystko
answer-port = { $space }
answer-building = { $piece } w { $space }
answer-building-none = Nic
answer-wonder = { $piece }
answer-recruit = { $piece }
answer-recruit-by = { $piece } ({ $piece2 })
answer-recruit-done = To wszystko
answer-fetch = Z { $space }
answer-place = { $space }
answer-place-none = Nigdzie
answer-happiness = { $space }
answer-happiness-done = To wszystko
answer-source = Z { $space }
answer-influence = { $piece ->
    [takeover] Przejmij Miasto Barbarzyńców na polu { $space }
   *[other] { $piece } na polu { $space }
}
answer-boost = { $count ->
    [0] Zrezygnuj
   *[other] Zapłać Kulturę
}
answer-regain = { $piece }
answer-city = { $space }
answer-city-none = Żadne
answer-free_education = { $count ->
    [0] Nie
   *[other] Zapłać 1 Ideę, zyskaj 1 Nastrój
}
answer-metallurgy = { $count ->
    [0] Zachowaj Rudę
   *[other] 1 Złoto zamiast 1 Rudy
}
answer-raise = { $count ->
    [0] Nie
   *[other] Zapłać 1 Kulturę
}
answer-exchange = { $piece }
answer-discard = { $piece }
answer-routes = Handluj z { $space }
answer-routes-all = { $chosen ->
    [0] Jak najwięcej szlaków: { $count }
   *[other] Jak najwięcej dalszych szlaków: { $count }
}
answer-routes-done = { $chosen ->
    [0] Nie używaj żadnego szlaku
   *[other] Bez dalszych szlaków
}
answer-trader = { $piece } na { $space }
answer-rewards = { $piece } × { $count }
answer-trade_gold = { $count }

## Dziennik

event-gained = { $seat } zyskuje: { $good } × { $count }.
event-lost = { $seat } traci: { $good } × { $count }.
event-paid = { $seat } płaci:{ mix }.
event-advance = { $seat } zdobywa Rozwinięcie: { $piece }.
event-civ-advance = { $seat } zdobywa też: { $piece }.
event-founded = { $seat } zakłada Miasto na { $space }.
event-collected = { $seat } zbiera { $count } w { $space }.
event-constructed = { $seat } wznosi w { $space }: { $piece }.
event-wonder = { $seat } wznosi Cud w { $space }: { $piece }.
event-recruited = { $seat } werbuje na { $space }: { $piece }.
event-placed = { $seat } umieszcza na { $space }: { $piece }.
event-raised = { $seat }: Miasto { $space } jest teraz { $mood ->
    [happy] Szczęśliwe
    [neutral] Neutralne
   *[angry] Rozgniewane
}.
event-influence = { $seat } szerzy Kulturę na { $space } ({ $piece }), wynik rzutu: { $roll }.
event-influenced = { $seat } ma teraz swój kolor w { $space }: { $piece }.
event-used = { $seat } używa: { $piece }.
event-discarded = { $seat } odrzuca: { $card }.
event-trade-routes = { $seat } korzysta ze Szlaków Handlowych ({ $count }).
