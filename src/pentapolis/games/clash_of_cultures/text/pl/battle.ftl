### Bitwy na lądzie i morzu, przejmowanie Miast, Barbarzyńcy i Piraci.
### `who` mówi, czyja to strona: seat (gracz z `seat`), barbarians lub pirates (rzuca za nich `seat`).

## Pytania

ask-tactics = Runda Walki { $round }: czy kładziesz zakrytą kartę Akcji?
ask-siegecraft = Machiny Oblężnicze: co z Fortecy chcesz anulować? (2 Drewna za jej kość, 2 Rudy za anulowanie trafienia.)
ask-siege = Oblężenie: czy płacisz 2 Żywności, aby zachować w tej Rundzie Walki zdolności Konfliktu?
ask-cancel =
    { $hits ->
        [one] Tracisz 1 Jednostkę. Ile trafień anulujesz?
        [few] Tracisz { $hits } Jednostki. Ile trafień anulujesz?
       *[other] Tracisz { $hits } Jednostek. Ile trafień anulujesz?
    }
ask-losses =
    { $hits ->
        [one] Która Jednostka ginie?
        [few] Które { $hits } Jednostki giną?
       *[other] Których { $hits } Jednostek się pozbywasz?
    }
ask-withdraw = Koniec { $round }. Rundy Walki, obie strony mają jeszcze Jednostki. Walczysz dalej czy się wycofujesz?
ask-retreat = Taktyczny Odwrót: dokąd idą twoje Jednostki Wojskowe?
ask-refugee = Utracono Miasto. W którym ze swoich Miast umieszczasz Osadnika?
ask-fanatics = Fanatyzm: w którym ze swoich Miast umieszczasz darmową Piechotę?
ask-reward =
    { $left ->
        [one] Za zatopiony Statek Piratów: Nastrój czy Kultura?
        [few] Za { $left } zatopione Statki Piratów: Nastrój czy Kultura za pierwszy?
       *[other] Za { $left } zatopionych Statków Piratów: Nastrój czy Kultura za pierwszy?
    }
ask-settlement = Przybycie Barbarzyńców: gdzie stanie ich Osada?
ask-garrison = Które Miasto Barbarzyńców otrzymuje kolejną Jednostkę?
ask-grey = Jaka Jednostka Barbarzyńców pojawia się na { $space }?
ask-horde = Która Armia Barbarzyńców rusza się teraz?
ask-march = Dokąd idzie Armia Barbarzyńców z { $space }?
ask-pirates =
    { $left ->
        [1] Gdzie pojawia się drugi Statek Piratów?
       *[other] Przybycie Piratów: gdzie pojawia się pierwszy Statek?
    }
ask-recall = W puli jest za mało Statków Piratów. Który zabierasz z Mapy?
ask-raid = Najazd Piratów. Co tracisz?
ask-unrest = Najazd Piratów, a nie masz czym zapłacić. W którym Mieście spada Nastrój?

## Odpowiedzi

answer-tactics = { $piece }
answer-tactics-none = Bez karty
answer-siegecraft-none = Nic
answer-siegecraft-die = Jej kość (2 Drewna)
answer-siegecraft-hit = Anulowanie trafienia (2 Rudy)
answer-siegecraft-both = Jedno i drugie (2 Drewna i 2 Rudy)
answer-siege-yes = Zapłać 2 Żywności
answer-siege-no = Nie płać
answer-cancel =
    { $count ->
        [0] Nie anuluj żadnego
       *[other] Anuluj { $count }
    }
answer-losses-1 = { $piece1 } ×{ $count1 }
answer-losses-2 = { $piece1 } ×{ $count1 }, { $piece2 } ×{ $count2 }
answer-losses-3 = { $piece1 } ×{ $count1 }, { $piece2 } ×{ $count2 }, { $piece3 } ×{ $count3 }
answer-losses-4 = { $piece1 } ×{ $count1 }, { $piece2 } ×{ $count2 }, { $piece3 } ×{ $count3 }, { $piece4 } ×{ $count4 }
answer-losses-5 = { $piece1 } ×{ $count1 }, { $piece2 } ×{ $count2 }, { $piece3 } ×{ $count3 }, { $piece4 } ×{ $count4 }, { $piece5 } ×{ $count5 }
answer-withdraw-fight = Walcz dalej
answer-withdraw-withdraw = Wycofaj się
answer-retreat = { $space }
answer-refugee = { $space }
answer-refugee-none = Nie umieszczaj
answer-fanatics = { $space }
answer-reward-mood = 1 Nastrój
answer-reward-culture = 1 Kultura
answer-settlement = { $space }
answer-garrison = { $space }
answer-grey = { $piece }
answer-horde = Armia z { $space }
answer-march = { $space }
answer-march-none = Zostaje na miejscu
answer-pirates = { $space }
answer-recall = Ten z { $space }
answer-raid = 1 { $piece }
answer-unrest = { $space }

## Dziennik

event-battle = { $seat } atakuje na polu { $space }; broni się { $target }.
event-battle-barbarians = { $seat } atakuje Barbarzyńców na polu { $space }.
event-battle-pirates = { $seat } atakuje Piratów na polu { $space }.
event-battle-defend = Barbarzyńcy atakują na polu { $space }; broni się { $seat }.
event-combat-round = Runda Walki { $round }.
event-siegecraft =
    { $part ->
        [die] { $seat } używa Machin Oblężniczych: Forteca nie daje kości.
        [hit] { $seat } używa Machin Oblężniczych: Forteca nie anuluje trafienia.
       *[both] { $seat } używa Machin Oblężniczych przeciw całej Fortecy.
    }
event-steel-weapons = { $seat } walczy Stalową Bronią: Wartość Bojowa +{ $count }.
event-trojan-horse = { $seat } wprowadza Konia Trojańskiego: 1 PZ, a obrońca nie zagra karty w pierwszej Rundzie Walki.
event-solar-eclipse =
    { $who ->
        [seat] Zaćmienie Słońca: 1 PZ zdobywa { $seat }.
       *[nobody] Zaćmienie Słońca: nikt nie zdobywa punktu.
    }
event-laid = { $seat } kładzie zakrytą kartę.
event-laid-known = Kładziesz zakrytą kartę { $card }.
event-revealed = { $seat } odkrywa kartę { $card }.
event-scouted = { $seat } zabiera Zwiadowcą kartę { $card }.
event-tactics-roll = { $seat } rzuca { $value } za kartę { $card }.
event-rolled =
    { $who ->
        [barbarians] { $seat } rzuca za Barbarzyńców: Wartość Bojowa { $value }, liczba kości: { $count }.
        [pirates] { $seat } rzuca za Piratów: Wartość Bojowa { $value }, liczba kości: { $count }.
       *[seat] { $seat } rzuca: Wartość Bojowa { $value }, liczba kości: { $count }.
    }
event-fell =
    { $who ->
        [barbarians] Barbarzyńcy tracą: { $pieces }.
        [pirates] Piraci tracą: { $pieces }.
       *[seat] { $seat } traci: { $pieces }.
    }
event-left-battle = Bitwę opuszcza { $piece }.
event-retreated = Obrońcy wycofują się z { $space } na { $space2 }.
event-withdrew =
    { $who ->
        [barbarians] Barbarzyńcy wycofują się na { $space }.
       *[seat] { $seat } wycofuje się na { $space }.
    }
event-battle-over =
    { $result ->
        [won] { $who ->
            [barbarians] Bitwę wygrywają Barbarzyńcy.
            [pirates] Bitwę wygrywają Piraci.
           *[seat] Bitwę wygrywa { $seat }.
        }
        [withdrawn] Bitwa kończy się bez zwycięzcy.
       *[draw] Nikt nie przetrwał: Bitwa kończy się bez zwycięzcy.
    }
event-captured =
    { $who ->
        [barbarians] { $seat } przejmuje Miasto Barbarzyńców na polu { $space }.
       *[seat] { $seat } przejmuje Miasto na polu { $space }; traci je { $target }.
    }
event-captured-barbarians = Barbarzyńcy przejmują Miasto na polu { $space }; traci je { $seat }.
event-city-gone = Miasto na polu { $space } znika: brakuje Osady, która mogłaby je zastąpić.
event-refugee = { $seat } umieszcza Osadnika na polu { $space }.
event-fanatics = Fanatycy się zbierają: { $seat } umieszcza Piechotę na polu { $space }.
event-barbarians-came = Barbarzyńcy osiedlają się na polu { $space }.
event-barbarians-grew = Do Barbarzyńców na polu { $space } dołącza { $piece }.
event-barbarians-moved = Barbarzyńcy ruszają z { $space } na { $space2 }.
event-pirates-came = Na polu { $space } pojawia się Statek Piratów.
event-pirates-sunk =
    { $count ->
        [one] Zatonął sprzymierzony Statek Piratów na polu { $space }.
        [few] Zatonęły { $count } sprzymierzone Statki Piratów na polu { $space }.
       *[other] Zatonęło { $count } sprzymierzonych Statków Piratów na polu { $space }.
    }
event-raided-city = Piraci sieją strach w Mieście na polu { $space }, którego właścicielem jest { $seat }.

## Powody

why-CC-20-5 = { $card } nie pasuje do tej Bitwy: wymaga innych Jednostek, innej roli albo innego miejsca.
why-CC-31-11 = { $card } wymaga sąsiedniego pola Lądu bez wrogów i z wolnym miejscem.
why-CC-20-14 =
    { $hits ->
        [one] Trzeba stracić dokładnie 1 z obecnych tam Jednostek.
        [few] Trzeba stracić dokładnie { $hits } z obecnych tam Jednostek.
       *[other] Trzeba stracić dokładnie { $hits } z obecnych tam Jednostek.
    }
