"""Faults in the lines of a case that speak of people, and of trophies: each with what is said of it."""

HEAD = 'modality = "futsal"\n'
PLAYED = HEAD + 'sheets = """\nAlfa  1-1  Beta\n"""\n'
TROPHY = '[[article]]\nnumber = "1"\ntext = "x"\ntrophy = [{ name = "Geral", by_place = [3, 2, 1] }]\n'

LISTS = {
    # Trophies
    "colocações e súmulas": (PLAYED + 'placings = ""\n' + TROPHY, "it has sheets and placings, and a case ranks"),
    "colocação sem lugar": (
        'placings = "padel  Alfa, 2 Beta"\n' + TROPHY,
        'placings, line 1, padel  Alfa, 2 Beta: "Alfa" is no placing. Write padel  1 Alfa, 2 Gama (semi-final; 3 wins',
    ),
    "colocação sem competição": ('placings = "1 Alfa"\n' + TROPHY, 'placings, line 1, 1 Alfa: "1 Alfa" is no placing.'),
    "colocação numa fase inventada": (
        'placings = "padel  1 Alfa (repescagem)"\n' + TROPHY,
        'placings, line 1, padel  1 Alfa (repescagem): "repescagem" is no placing.',
    ),
    "sem troféu": (
        'placings = "padel  1 Alfa"\n[[article]]\nnumber = "1"\ntext = "x"\n',
        'its rules have no trophy. Add trophy = [{ name = "…", by_place = [3, 2, 1] }] to an article.',
    ),
    "qual troféu": (
        'placings = "padel  1 Alfa"\ntrophy = "Gerla"\n' + TROPHY,
        'there is no trophy "Gerla" among those of its rules. Write trophy = "…" for one of: Geral.',
    ),
    # Lists, line-ups, arrivals, protests, hours
    "entrada sem nome": (HEAD + "[[entry]]\non = 2027-05-02\n", 'entry has no side. Add it: side = "Alfa".'),
    "entrada de chave errada": (
        HEAD + '[[entry]]\nside = "Alfa"\nathlets = ""\n',
        'entry has no "athlets". Did you mean',
    ),
    "entrada de colchete só": (HEAD + '[entry]\nside = "Alfa"\n', "[entry]"),
    "entrada de dia por extenso": (HEAD + '[[entry]]\nside = "Alfa"\non = "ontem"\n', 'entry.on = "ontem". Write 2027'),
    "membros por extenso": (
        HEAD + '[[entry]]\nside = "Alfa"\ndelegations = { Alfa = "doze" }\n',
        'entry.delegations = { Alfa = "doze" }. Write { Alfa = 12, Beta = 9 }.',
    ),
    "banco de um só": (
        HEAD + '[[entry]]\nside = "Alfa"\nstaff = "coach"\n',
        'staff = "coach". Write ["coach", "medical"]',
    ),
    "atleta de papel inventado": (
        HEAD + '[[entry]]\nside = "Alfa"\nathletes = "Ana  woman  striker"\n',
        'athletes, line 1, Ana  woman  striker: "striker" says nothing of an athlete. After the name there may',
    ),
    "atleta nascido no dia 30 de fevereiro": (
        HEAD + '[[entry]]\nside = "Alfa"\nathletes = "Ana  1990-02-30"\n',
        'athletes, line 1, Ana  1990-02-30: "1990-02-30" says nothing of an athlete.',
    ),
    "inscrições fechadas por outra palavra": (HEAD + 'entries = "over"\n', 'entries = "over". Write "closed".'),
    "escalação vazia": (
        HEAD + 'line_ups = "Alfa"\n',
        "line_ups, line 1, Alfa: it is not written as a line of its kind is.",
    ),
    "troca sem quem sai": (HEAD + 'changes = "Alfa  Ana"\n', "changes, line 1, Alfa  Ana: it is not written as"),
    "troca em momento nenhum": (
        HEAD + 'changes = "Alfa  Ana for Bia  sometime"\n',
        "changes, line 1, Alfa  Ana for Bia",
    ),
    "chegada sem de que é a primeira": (
        HEAD + 'arrivals = "Beta  11 min late"\n',
        "arrivals, line 1, Beta  11 min late: ",
    ),
    "chegada que não atrasou": (HEAD + 'arrivals = "Beta  late  next"\n', "arrivals, line 1, Beta  late  next: it is"),
    "protesto de hora solta": (
        HEAD + 'protests = "Beta  captain  written  15h"\n',
        "protests, line 1, Beta  captain  written",
    ),
    "protesto com depósito em nada": (
        HEAD + 'protests = "Beta  captain  written  5 min after the match  200"\n',
        "protests, line 1, Beta  captain  written  5 min after the match  200: it is not written",
    ),
    "protesto contado em jogos": (
        HEAD + 'protests = "Beta  captain  written  2 matches after the match"\n',
        "protests, line 1, Beta  captain  written  2 matches after the match: it is not written",
    ),
    "jogo sem hora": (
        HEAD + 'programme = "hoje  40 min  Alfa  Beta"\n',
        "programme, line 1, hoje  40 min  Alfa  Beta: it",
    ),
    "jogo sem duração": (
        HEAD + 'programme = "2027-05-02 15:00  2 matches  Alfa  Beta"\n',
        "programme, line 1, 2027-05-02 15:00  2 matches  Alfa  Beta: it is not written",
    ),
}
