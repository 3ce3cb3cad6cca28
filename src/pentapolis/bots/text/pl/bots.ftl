### Jak nazywają się boty i jakie są: w przeglądarce i w terminalu. Od najsłabszego.

bot-random = Wędrowiec
bot-random-help = Idzie, dokąd wiatr powieje. Dobre towarzystwo, gdy poznajesz zasady.
bot-greedy = Kupiec
bot-greedy-help = Bierze najlepszą okazję w zasięgu wzroku i gra od razu. W sam raz na początek.
bot-planner = Architekt
bot-planner-help = Rozrysowuje całą turę i liczy się z twoim ruchem, zanim położy kamień.
bot-search = Strateg
bot-search-help = Przed każdym ruchem rozgrywa w głowie wiele możliwych przyszłości. Daj z siebie wszystko.
