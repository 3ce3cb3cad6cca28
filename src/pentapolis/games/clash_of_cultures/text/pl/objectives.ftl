### Karty Celów.

ask-objective = To zdarzenie może zrealizować Cel. Czy pokazujesz kartę?
ask-achieve = Faza Podsumowania: który Cel realizujesz?

answer-objective = Realizuję { $piece2 } ({ $piece })
answer-objective-none = Nic nie pokazuję
answer-achieve = Realizuję { $piece2 } ({ $piece })
answer-achieve-done = Koniec realizowania Celów

event-completed = { $seat } realizuje Cel: { $card }.

why-CC-16-2 = { $card }: masz { $have } z { $need } albo ten Cel został już zrealizowany w tej Fazie Podsumowania.
why-CC-18-1 = Nie masz karty z Celem { $card }.
why-CC-18-2 = Celu { $card } nie można teraz zrealizować.
why-CC-18-3 = Cel { $card } został właśnie zrealizowany dzięki temu samemu zdarzeniu.
why-CC-18-5 = Celu { $card } nie można zrealizować w tej samej Fazie Podsumowania co Cel właśnie pokazany.
