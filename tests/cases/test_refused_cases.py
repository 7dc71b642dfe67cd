"""Case files that cannot be read: each says what is wrong with it and the remedy, all at once and in every language."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from modalities.catalogue import find
from regulations.case import CaseError, case_of
from regulations.case_sentences import CASES
from regulations.read import load
from reports.language import LANGUAGES, catalogue_path
from tests.cases.refused_lists import HEAD, LISTS, PLAYED
from web.commands.rank import app

VALE_AZUL = Path(__file__).parents[1] / "regulations/vale_azul"
MEASURED = 'modality = "atletismo"\nsheets = """\n{}\n"""\n'
DOMINO = 'modality = "domino"\nsheets = """\nAlfa  100-1  Beta; {}\n"""\n'


def line(*lines: str) -> str:
    """A case of futsal with these lines."""
    return HEAD + 'sheets = """\n' + "\n".join(lines) + '\n"""\n'


REFUSED = {
    # Lines of matches
    "um espaço só entre os campos": (
        line("Alfa 2-1 Beta"),
        (
            "sheets, line 1, Alfa 2-1 Beta: neither a match nor a heading. "
            "Write SIDE  score  SIDE with two or more spaces between. Headings are group A, round 2, leg 2."
        ),
    ),
    "falta o placar": (line("Alfa  Beta"), "sheets, line 1, Alfa  Beta: a side or the score is missing."),
    "cabeçalho com dois espaços": (line("group  A"), "sheets, line 1, group  A: a side or the score is missing."),
    "campos demais": (
        line("Alfa  2-1  Beta  Gama"),
        "sheets, line 1, Alfa  2-1  Beta  Gama: it has 4 fields, and a match has three.",
    ),
    "W.O. de ninguém": (
        line("Alfa  W.O.  Beta"),
        (
            "sheets, line 1, Alfa  W.O.  Beta: which side was absent? "
            "Write Alfa W.O.  Beta with one space towards the absent side"
        ),
    ),
    "W.O. escrito WO": (line("Alfa WO  Beta"), "sheets, line 1, Alfa WO  Beta: which side was absent?"),
    "contra si mesma": (line("", "Alfa  1-0  Alfa"), "sheets, line 2, Alfa  1-0  Alfa: Alfa plays itself."),
    "rodada por extenso": (
        line("round dois"),
        'sheets, line 1, round dois: "dois" is no number. Write round 1, round 2 and so on.',
    ),
    "dia por extenso": (line("day 3 de maio"), 'sheets, line 1, day 3 de maio: "3 de maio" is no day. Write day 2027'),
    "placar com xis": (line("Alfa  2x1  Beta"), 'sheets, line 1, Alfa  2x1  Beta: "2x1" is no score. Write 2-1,'),
    "placar com travessão": (line("Alfa  2–1  Beta"), 'sheets, line 1, Alfa  2–1  Beta: "2–1" is no score.'),
    "dois placares de pênaltis": (
        line("Alfa  1-1 (3-2) (4-2)  Beta"),
        "sheets, line 1, Alfa  1-1 (3-2) (4-2)  Beta: the shoot-out or the summary is written twice. Keep one.",
    ),
    "dividido por zero": (line("Alfa  1/0-1  Beta"), 'sheets, line 1, Alfa  1/0-1  Beta: "1/0" divides by nothing.'),
    "mão sem pontos": (
        line("Alfa  {Alfa trinta}  Beta"),
        'sheets, line 1, Alfa  {Alfa trinta}  Beta: "Alfa trinta" is no hand. Write {Alfa 30, Beta 25 block, Beta "gat',
    ),
    "cartão em jogo por jogar": (
        line("Alfa  x  Beta; yellow Alfa 1"),
        "sheets, line 1, Alfa  x  Beta; yellow Alfa 1: nothing can happen in a match that was not played.",
    ),
    "cartão sem quantos": (
        line("Alfa  2-1  Beta; yellow Alfa"),
        'sheets, line 1, Alfa  2-1  Beta; yellow Alfa: "yellow Alfa" does not say how many. Write yellow Alfa 2,',
    ),
    "penalidade sem aspas": (
        DOMINO.format("penalty Beta gato 1"),
        'sheets, line 1, Alfa  100-1  Beta; penalty Beta gato 1: "penalty Beta gato 1" is no penalty of Alfa or Beta.',
    ),
    "cartão de quem não jogou": (
        line("Alfa  2-1  Beta; yellow Gama 1"),
        'sheets, line 1, Alfa  2-1  Beta; yellow Gama 1: "yellow Gama 1" names neither Alfa nor Beta.',
    ),
    "abandono contado": (
        line("Alfa  2-1  Beta; abandons Beta 1"),
        'sheets, line 1, Alfa  2-1  Beta; abandons Beta 1: "abandons Beta 1": this happens once. Write abandons Beta.',
    ),
    "ausência avisada de quem veio": (
        line("Alfa W.O.  Beta; announced Beta"),
        "sheets, line 1, Alfa W.O.  Beta; announced Beta: Beta was not absent, so no absence was told.",
    ),
    "abandono num W.O.": (
        line("Alfa W.O.  Beta; abandons Beta"),
        "sheets, line 1, Alfa W.O.  Beta; abandons Beta: who abandons has come, and a W.O. is of who has not.",
    ),
    "cartão trazido sem atleta": (
        'brought = "yellow Alfa 1"\n' + line("Alfa  2-1  Beta"),
        'brought, line 1, yellow Alfa 1: "yellow Alfa 1" does not say whose cards were brought.',
    ),
    "cartão trazido de nome errado": (
        "brought = 'yelow Alfa \"Caio\" 1'\n" + line("Alfa  2-1  Beta"),
        'brought, yelow Alfa "Caio" 1: "yelow" is nothing that is counted here. Did you mean "yellow"?',
    ),
    "cartão de nome errado": (
        line("Alfa  2-1  Beta; yelow Alfa 1"),
        'sheets, Alfa  2-1  Beta; yelow Alfa 1: "yelow" is nothing that is counted here. Did you mean "yellow"?',
    ),
    "infração de nome errado": (
        DOMINO.format('penalty Alfa "gatto" 1'),
        (
            'sheets, Alfa  100-1  Beta; penalty Alfa "gatto" 1: "gatto" is nothing that is counted here. '
            'Did you mean "gato"?'
        ),
    ),
    "palavra que nada conta": (
        line("Alfa  2-1  Beta; zzzz Alfa 1"),
        'sheets, Alfa  2-1  Beta; zzzz Alfa 1: "zzzz" is nothing that is counted here. There are: yellow, red,',
    ),
    "figura longa demais": (line(f"Alfa  {'9' * 5000}-1  Beta"), "line 3: a number has more than forty digits."),
    # Lines of performances
    "marca com um espaço só": (
        MEASURED.format("Alfa 12.31"),
        "sheets, line 1, Alfa 12.31: neither a performance nor a heading. Write SIDE  mark with two or more spaces",
    ),
    "marca por extenso": (MEASURED.format("Alfa  doze"), 'sheets, line 1, Alfa  doze: "doze" is no mark here.'),
    "marca de outra unidade": (MEASURED.format("Alfa  5,10m"), 'sheets, line 1, Alfa  5,10m: "5,10m" is no mark here.'),
    "contagem de outro lado": (
        MEASURED.format("Alfa  12.31; fouls Beta 1"),
        'sheets, line 1, Alfa  12.31; fouls Beta 1: "fouls Beta 1" does not name Alfa. Write 9s Alfa 3:',
    ),
    "contagem do que ainda não foi": (
        MEASURED.format("Alfa  x; fouls Alfa 1"),
        "sheets, line 1, Alfa  x; fouls Alfa 1: nothing can happen in a match that was not played.",
    ),
    "contagem sem quantos": (
        MEASURED.format("Alfa  12.31; fouls Alfa"),
        'sheets, line 1, Alfa  12.31; fouls Alfa: "fouls Alfa" does not say how many.',
    ),
    "contagem do que nada conta": (
        MEASURED.format("Alfa  12.31; zzzz Alfa 1"),
        'sheets, Alfa  12.31; zzzz Alfa 1: "zzzz" is nothing that is counted here.',
    ),
    "várias provas": (
        MEASURED.format("event 100 m\nAlfa  12.31\nevent 400 m\nBeta  58.00"),
        "the performances are of 100 m, 400 m, and a case ranks one event. Keep those of one of them.",
    ),
    # The file
    "arquivo vazio": ("", 'no modality. Add modality = "…" at the top of the file.'),
    "não é TOML": ('title = "x\n', "line 1: a text isn't closed on its line."),
    "chave desconhecida": (PLAYED + 'sheetz = ""\n', 'a case has no "sheetz". Did you mean "sheets"? It has: title,'),
    "chave sem semelhante": (PLAYED + "zzz = 1\n", 'a case has no "zzz". It has: title, use,'),
    "modalidade errada": ('modality = "futsall"\n', 'there is no modality "futsall". Did you mean "futsal"?'),
    "modalidade que não há": ('modality = "zzz"\n', 'there is no modality "zzz". There are: '),
    "regulamento que não há": ('use = "zzz/futsal"\n', 'there is no regulation "zzz". There are: '),
    "regulamento de fora": ('use = "../futsal"\n', 'there is no regulation "..". There are: '),
    "duas modalidades": (
        PLAYED + 'use = "jogos-cooperativas-2019/domino"\n',
        'use is of domino, and modality = "futsal". Take modality out.',
    ),
    "regulamento e artigos": (
        PLAYED + 'use = "jogos-cooperativas-2019/futsal"\n[[article]]\nnumber = "1"\ntext = "x"\n',
        "use names a regulation, and the case has articles of its own. Take one of them out.",
    ),
    "figuras fixadas sem regulamento que as deixe": (
        line("Alfa  2-1  Beta").replace("sheets =", 'set = { "match.target" = 12 }\nsheets =', 1),
        "set gives figures that a regulation leaves open, and the case uses none. Write them under an article of the",
    ),
    "figura fixada que o regulamento não deixa": (
        PLAYED + 'use = "jogos-cooperativas-2019/futsal"\nset = { "table_points.win" = 2 }\n',
        "table_points.win",
    ),
    "categoria que o regulamento não disputa": (
        PLAYED + 'use = "jogos-cooperativas-2019/futsal"\ncategory = "mixed"\n',
        'the category "mixed" is not one of futsal. There are: male, female.',
    ),
    "categoria que não há": (PLAYED + 'category = "xyz"\n', '"xyz" is no category here. Declared are: male, female,'),
    "ninguém": (HEAD, "there is nobody to rank. Write the matches in sheets, or sides alone:"),
    "um colchete só": (PLAYED + "[article]\n", "[article] is written once for each article. Write [[article]],"),
    "súmulas em lista": (HEAD + 'sheets = ["Alfa  1-1  Beta"]\n', 'sheets = ["Alfa  1-1  Beta"]. Write "…".'),
    "artigo com defeito": (
        PLAYED + '[[article]]\nnumber = "1"\ntext = "x"\ntable_points = { win = 0.5 }\n',
        'art. 1: win = 0.5. Write "1/2".',
    ),
    # Sides, orders, numbers
    "lado que não há": (
        PLAYED + 'withdrawn = ["Afla"]\n',
        "withdrawn names Afla, who is in no match and not in sides.",
    ),
    "lado sem semelhante": (
        PLAYED + 'across = ["Zzz"]\n',
        "across names Zzz, who is in no match and not in sides. Correct the name, or add it to sides.",
    ),
    "lado duas vezes": (PLAYED + 'sides = ["Alfa", "Alfa "]\n', "sides names Alfa twice. Name each side once."),
    "lado em branco": (PLAYED + 'sides = ["Alfa", ""]\n', 'sides = ["Alfa", ""]. Write ["Alfa", "Beta"].'),
    "dois sorteios dos mesmos": (
        PLAYED + 'lots = [["Alfa", "Beta"], ["Beta", "Alfa"]]\n',
        "lots orders Beta, Alfa twice. Keep the order that holds.",
    ),
    "sorteio de um": (PLAYED + 'lots = [["Alfa"]]\n', 'lots = [["Alfa"]]. Write [["Alfa", "Beta"]].'),
    "sorteio de números": (PLAYED + "lots = [1, 2]\n", 'lots = [1, 2]. Write [["Alfa", "Beta"]].'),
    "desistente e excluída": (
        PLAYED + 'withdrawn = ["Alfa"]\nexcluded = ["Alfa"]\n',
        "Alfa is among withdrawn and among excluded. Keep it in one of the two.",
    ),
    "desconto com vírgula": (PLAYED + "deductions = { Alfa = 0.5 }\n", 'deductions.Alfa = 0.5. Write "1/2".'),
    "desconto de palavra": (PLAYED + "deductions = { Alfa = true }\n", "deductions.Alfa = true. Write "),
    "desconto sem fim": (PLAYED + "deductions = { Alfa = 1e999999999 }\n", "deductions.Alfa = 1E+999999999. Write "),
    "desconto com sinal": (
        PLAYED + "deductions = { Alfa = -3 }\n",
        "deductions: Alfa has -3. Bonuses add and deductions take: write both without a sign.",
    ),
    "descontos em lista": (PLAYED + "deductions = [3]\n", "deductions = [3]. Write { Alfa = 4 }."),
    "fatos em lista": (PLAYED + "facts = [3]\n", "facts = [3]. Write { … }."),
    "fato de nome errado": (
        PLAYED + 'facts = { "conduct grad" = { Alfa = 3 } }\n',
        'facts: "conduct grad" is nothing that is counted here. Did you mean "conduct grade"?',
    ),
    "lado em dois grupos": (
        line("group A", "Alfa  1-0  Beta", "group B", "Alfa  1-0  Gama"),
        "Alfa plays in two groups: A, B. Correct the name, or the heading of the group.",
    ),
    "lado sem grupo": (
        'sides = ["Zeta"]\n' + line("group A", "Alfa  1-0  Beta", "group B", "Delta  1-0  Gama"),
        "Zeta has no match, so its group is not known. Write one of its matches with x.",
    ),
    "várias fases": (
        line("stage grupos", "Alfa  1-0  Beta", "stage final", "Alfa  1-0  Beta"),
        "the matches are of grupos, final, and a case ranks one stage.",
    ),
    "tabela sem lugar": (
        PLAYED + 'table = """\nprimeiro Alfa 3\n"""\n',
        "table, line 1, primeiro Alfa 3: neither a place nor a heading. Write PLACE SIDE POINTS, as 1 Alfa 3;",
    ),
    "tabela com dois sinais": (PLAYED + 'table = """\n1 Alfa --3\n"""\n', "table, line 1, 1 Alfa --3: neither a place"),
    **LISTS,
}


@pytest.mark.parametrize(("text", "said"), REFUSED.values(), ids=REFUSED)
def test_a_case_that_cannot_be_read_says_why_and_how_to_mend_it(text: str, said: str) -> None:
    with pytest.raises(CaseError) as error:
        case_of(text, find)
    assert any(told.startswith(said) for told in str(error.value).splitlines()), str(error.value)


def test_every_sentence_is_said_by_some_case() -> None:
    said = set()
    for text, _ in REFUSED.values():
        with pytest.raises(CaseError) as error:
            case_of(text, find)
        said |= {finding.code for finding in error.value.findings}
    assert CASES.keys() - said == {"no case", "no cases", "case unread", "case, no such modality there"}


def test_a_regulation_without_the_modality() -> None:
    with pytest.raises(CaseError) as error:
        case_of('use = "vale_azul/domino"\n', find, lambda name: load(VALE_AZUL, find))
    assert str(error.value).startswith("the regulation vale_azul has no domino. It has: futsal.")


def test_all_is_told_at_once() -> None:
    text = (
        line("Alfa 1-0 Beta", "Alfa  1-0  Alfa") + 'lots = 1\n[[article]]\nnumber = "1"\ntable_points = { win = 0.5 }\n'
    )
    with pytest.raises(CaseError) as error:
        case_of(text, find)
    told = str(error.value).splitlines()
    assert [each.split(":")[0].split(",")[0] for each in told] == [
        *("art. 1", "art. 1", "sheets", "sheets", 'lots = 1. Write [["Alfa"'),
    ]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_sentence_is_in_the_catalogue(language: str) -> None:
    known = catalogue_path(language).read_text(encoding="utf-8")
    words = [part for sentence in CASES.values() for part in (sentence.message, sentence.remedy) if part]
    joined = known.replace('"\n"', "")
    assert [word for word in words if word.replace('"', '\\"') not in joined] == []


# ------------------------------------------------------------------------------------------------- on the command line


def rank(*arguments: str, language: str = "pt_BR.UTF-8") -> tuple[int, str, str]:
    """What ``rank`` leaves, says, and says of what it could not rank."""
    found = CliRunner().invoke(app, list(arguments), env={"LC_ALL": language})
    return found.exit_code, found.stdout, found.stderr


def test_errors_stand_in_the_place_of_their_file(tmp_path: Path) -> None:
    good, bad = tmp_path / "a.toml", tmp_path / "b.toml"
    good.write_text(PLAYED, encoding="utf-8")
    bad.write_text(line("Alfa  2x1  Beta"), encoding="utf-8")
    (tmp_path / "notas.txt").write_text("nada", encoding="utf-8")
    code, out, _ = rank("--json", str(tmp_path))
    ranked, refused = map(json.loads, out.splitlines())
    assert (code, ranked["file"], refused["file"]) == (1, str(good), str(bad))
    assert list(refused) == ["file", "error"]
    assert refused["error"].startswith("sheets, linha 1, Alfa  2x1  Beta: ")
    assert rank("--json", str(good))[0] == 0


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("nada.toml", None, "there is no such file."),
        ("latin.toml", "São".encode("latin-1"), "the file is not UTF-8 text. Save it as UTF-8."),
        ("utf16.toml", PLAYED.encode("utf-16"), "the file is not UTF-8 text. Save it as UTF-8."),
    ],
)
def test_a_file_that_cannot_be_opened(tmp_path: Path, name: str, content: bytes | None, said: str) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    code, out, told = rank(str(path), language="C")
    assert (code, out) == (1, "")
    assert told.startswith(f"{path}: {said}")


def test_a_folder_without_a_case_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "leia.md").write_text("nada", encoding="utf-8")
    code, _, told = rank(str(tmp_path), language="C")
    assert (code, told) == (1, f"{tmp_path}: there is no .toml file in this folder. Name a case file.\n")


def test_what_a_case_expects_and_does_not_get_is_said(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    wrong = 'table = """\n2 Alfa 1\n1 Gama 0\n"""\nreasons = """\nAlfa, Beta   lot: 1, 2   art. 9\n"""\n'
    path.write_text(PLAYED + wrong, encoding="utf-8")
    assert rank(str(path))[1].splitlines()[-3:] == [
        "O caso espera Alfa no lugar 2 com 1.",
        "O caso espera Gama na tabela, que não está lá.",
        "O caso espera um passo que não foi dado: Alfa, Beta   lot: 1, 2   art. 9",
    ]


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n").encode(),
        lambda text: b"\xef\xbb\xbf" + text.encode(),
        lambda text: text.replace("  1-1  ", "\t1-1\t").encode(),
        lambda text: text.replace("Beta\n", "Beta   \n").encode(),
        lambda text: text.replace("  1-1  ", " \u00a0 1-1  ").encode(),
    ],
    ids=["CRLF", "BOM", "tabs", "trailing spaces", "spaces that do not break"],
)
def test_how_an_editor_saves_a_file_says_nothing(tmp_path: Path, change: object) -> None:
    path = tmp_path / "a.toml"
    assert callable(change)
    path.write_bytes(change(PLAYED))
    code, out, _ = rank("--json", str(path))
    assert (code, [place["side"] for place in json.loads(out)["places"]]) == (0, ["Alfa", "Beta"])


def test_a_line_that_is_written_again_is_cited_as_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(line("leg 1", "Alfa  1-0  Beta", "leg 2", "Alfa  1-0  Beta"), encoding="utf-8")
    (step,) = json.loads(rank("--json", str(path))[1])["steps"]
    assert step["matches"] == ["Alfa  1-0  Beta", "Alfa  1-0  Beta"]
