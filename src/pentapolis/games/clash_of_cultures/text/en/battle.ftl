### Battles on land and at sea, captured cities, Barbarians and Pirates.
### `who` tells whose side it is: seat (the player in `seat`), barbarians or pirates (`seat` rolls for them).

## Questions

ask-tactics = Combat round { $round }: do you lay an action card face down?
ask-siegecraft = Siegecraft: what of the Fortress do you pay to cancel? (2 wood for its die, 2 ore for its cancelled hit.)
ask-siege = Siege: do you pay 2 food to keep your clash abilities in this round?
ask-cancel =
    { $hits ->
        [one] You would lose 1 unit. How many hits do you cancel?
       *[other] You would lose { $hits } units. How many hits do you cancel?
    }
ask-losses =
    { $hits ->
        [one] Which unit is lost?
       *[other] Which { $hits } units are lost?
    }
ask-withdraw = Combat round { $round } is over and both sides have units left. Do you fight on or withdraw?
ask-retreat = Tactical Retreat: where do your army units go?
ask-refugee = You have lost a city. In which of your cities do you place a Settler?
ask-fanatics = Fanaticism: in which of your cities do you place the free Infantry?
ask-reward =
    { $left ->
        [one] For a pirate ship sunk: mood or culture?
       *[other] For { $left } pirate ships sunk: mood or culture for the first?
    }
ask-settlement = Barbarians arrive: where is their settlement?
ask-garrison = Which Barbarian city gets one more unit?
ask-grey = Which Barbarian unit comes to { $space }?
ask-horde = Which Barbarian army moves next?
ask-march = Where does the Barbarian army on { $space } go?
ask-pirates =
    { $left ->
        [1] Where does the other pirate ship appear?
       *[other] Pirates arrive: where does the first ship appear?
    }
ask-recall = Too few pirate ships are left. Which one do you take from the map?
ask-raid = Pirates raid you. What do you lose?
ask-unrest = Pirates raid you and you have nothing to give. The mood of which city falls?

## Answers

answer-tactics = { $piece }
answer-tactics-none = No card
answer-siegecraft-none = Nothing
answer-siegecraft-die = Its die (2 wood)
answer-siegecraft-hit = Its cancelled hit (2 ore)
answer-siegecraft-both = Both (2 wood and 2 ore)
answer-siege-yes = Pay 2 food
answer-siege-no = Do not pay
answer-cancel =
    { $count ->
        [0] Cancel none
       *[other] Cancel { $count }
    }
answer-losses-1 = { $piece1 } ×{ $count1 }
answer-losses-2 = { $piece1 } ×{ $count1 }, { $piece2 } ×{ $count2 }
answer-losses-3 = { $piece1 } ×{ $count1 }, { $piece2 } ×{ $count2 }, { $piece3 } ×{ $count3 }
answer-losses-4 = { $piece1 } ×{ $count1 }, { $piece2 } ×{ $count2 }, { $piece3 } ×{ $count3 }, { $piece4 } ×{ $count4 }
answer-losses-5 = { $piece1 } ×{ $count1 }, { $piece2 } ×{ $count2 }, { $piece3 } ×{ $count3 }, { $piece4 } ×{ $count4 }, { $piece5 } ×{ $count5 }
answer-withdraw-fight = Fight on
answer-withdraw-withdraw = Withdraw
answer-retreat = { $space }
answer-refugee = { $space }
answer-refugee-none = Place none
answer-fanatics = { $space }
answer-reward-mood = 1 mood
answer-reward-culture = 1 culture
answer-settlement = { $space }
answer-garrison = { $space }
answer-grey = { $piece }
answer-horde = The army on { $space }
answer-march = { $space }
answer-march-none = It stays
answer-pirates = { $space }
answer-recall = The one on { $space }
answer-raid = 1 { $piece }
answer-unrest = { $space }

## The log

event-battle = { $seat } attacks { $target } on { $space }.
event-battle-barbarians = { $seat } attacks Barbarians on { $space }.
event-battle-pirates = { $seat } attacks Pirates on { $space }.
event-battle-defend = Barbarians attack { $seat } on { $space }.
event-combat-round = Combat round { $round }.
event-siegecraft =
    { $part ->
        [die] { $seat } uses Siegecraft against the Fortress’s die.
        [hit] { $seat } uses Siegecraft against the hit that the Fortress cancels.
       *[both] { $seat } uses Siegecraft against the whole Fortress.
    }
event-steel-weapons = { $seat } fights with Steel Weapons: +{ $count } combat value.
event-trojan-horse = { $seat } brings the Trojan Horse: 1 point, and no card for the defender in the first round.
event-solar-eclipse =
    { $who ->
        [seat] Solar Eclipse: 1 point for { $seat }.
       *[nobody] Solar Eclipse: nobody gains the point.
    }
event-laid = { $seat } lays a card face down.
event-laid-known = You lay { $card } face down.
event-revealed = { $seat } reveals { $card }.
event-scouted = { $seat } takes { $card } with a Scout.
event-tactics-roll = { $seat } rolls { $value } for { $card }.
event-rolled =
    { $who ->
        [barbarians] { $seat } rolls for the Barbarians: combat value { $value } with { $count } dice.
        [pirates] { $seat } rolls for the Pirates: combat value { $value } with { $count } dice.
       *[seat] { $seat } rolls: combat value { $value } with { $count } dice.
    }
event-fell =
    { $who ->
        [barbarians] The Barbarians lose { $pieces }.
        [pirates] The Pirates lose { $pieces }.
       *[seat] { $seat } loses { $pieces }.
    }
event-left-battle = { $piece } leaves the battle.
event-retreated = The defenders retreat from { $space } to { $space2 }.
event-withdrew =
    { $who ->
        [barbarians] The Barbarians withdraw to { $space }.
       *[seat] { $seat } withdraws to { $space }.
    }
event-battle-over =
    { $result ->
        [won] { $who ->
            [barbarians] The Barbarians win the battle.
            [pirates] The Pirates win the battle.
           *[seat] { $seat } wins the battle.
        }
        [withdrawn] The battle ends without a winner.
       *[draw] Nobody is left: the battle ends without a winner.
    }
event-captured =
    { $who ->
        [barbarians] { $seat } captures the Barbarian city on { $space }.
       *[seat] { $seat } captures { $target }’s city on { $space }.
    }
event-captured-barbarians = Barbarians capture { $seat }’s city on { $space }.
event-city-gone = The city on { $space } is gone: there is no Settlement left to replace it.
event-refugee = { $seat } places a Settler on { $space }.
event-fanatics = Fanatics gather: { $seat } places an Infantry on { $space }.
event-barbarians-came = Barbarians settle on { $space }.
event-barbarians-grew = { $piece } joins the Barbarians on { $space }.
event-barbarians-moved = Barbarians move from { $space } to { $space2 }.
event-pirates-came = A pirate ship appears on { $space }.
event-pirates-sunk =
    { $count ->
        [one] An allied pirate ship is sunk on { $space }.
       *[other] { $count } allied pirate ships are sunk on { $space }.
    }
event-raided-city = Pirates frighten { $seat }’s city on { $space }.

## Reasons

why-CC-20-5 = { $card } does not fit this battle: it needs other units, another role or another place.
why-CC-31-11 = { $card } needs an adjacent Land space without enemies and with room.
why-CC-20-14 =
    { $hits ->
        [one] Exactly 1 of the units there must be lost.
       *[other] Exactly { $hits } of the units there must be lost.
    }
