# Moce Cudów.

ask-borrow = Wielka Biblioteka: którego Rozwinięcia używasz w tej turze?
ask-statue = Wielki Posąg: którą kartę Celu odrzucasz?
ask-lighthouse = Wielka Latarnia: gdzie umieszczasz darmowy Statek?
ask-arena = Wielka Arena: twoja Wartość Bojowa to { $value }. Płacisz za +1?

answer-borrow = { $piece }
answer-borrow-none = Jeszcze żadnego
answer-statue = { $piece }
answer-lighthouse = Na polu { $space }
answer-lighthouse-none = Bez Statku
answer-arena-mood1 = Zapłać 1 Nastrój
answer-arena-culture1 = Zapłać 1 Kulturę
answer-arena-none = Nie płać

event-borrowed = { $seat } używa w tej turze Rozwinięcia { $piece } dzięki Wielkiej Bibliotece.
