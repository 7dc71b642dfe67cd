"""What changed from text to text, one change alone, and two changes brought together."""

from regulations.compare import alone, brought_over, changes
from regulations.find import folder_of
from regulations.read import texts
from regulations.writing import edits

OLD = texts(folder_of("jogos-cooperativas-2019"))
FUTSAL = "futsal.toml"


def test_the_same_text_changes_nothing_and_neither_does_its_order_or_layout() -> None:
    assert changes(OLD, OLD) == ()
    moved = {**OLD, FUTSAL: edits.move_article(FUTSAL, OLD[FUTSAL], 0, 1)}
    assert changes(OLD, moved) == ()
    spaced = {**OLD, FUTSAL: OLD[FUTSAL].replace("number    =", "number =") + "\n# fim\n"}
    assert changes(OLD, spaced) == ()


def test_each_article_with_its_figures() -> None:
    text = edits.set_at(FUTSAL, OLD[FUTSAL], 1, ("roster", "athletes"), 14)
    text = edits.set_at(FUTSAL, text, 3, ("match", "time", "interval"), edits.GONE)
    text = edits.add_article(FUTSAL, text, 99, {"number": "20", "text": "Novo.", "calendar": {"matches_per_day": 2}})
    text = edits.remove_article(FUTSAL, text, 0)
    new = {**OLD, FUTSAL: edits.set_head(FUTSAL, text, "title", "Futsal 2027")}
    found = {change.number: change for change in changes(OLD, new)}
    assert list(found) == ["", "2º", "3º", "20", "1º"]
    assert [(f.path, f.before, f.after) for f in found["2º"].figures()] == [("roster.athletes", 12, 14)]
    assert [(f.path, f.before, f.after) for f in found["3º"].figures()] == [("match.time.interval", "3 min", None)]
    assert (found["20"].before, found["1º"].after) == (None, None)


def test_a_file_that_came_went_or_broke_is_told_as_a_whole() -> None:
    without = {name: text for name, text in OLD.items() if name != FUTSAL}
    broken = {**OLD, FUTSAL: "["}
    for one, other in ((OLD, without), (without, OLD), (OLD, broken)):
        (change,) = changes(one, other)
        assert change.whole
        assert alone(one, other, change) == other


def test_each_change_alone_and_all_of_them_one_after_another() -> None:
    text = edits.set_at(FUTSAL, OLD[FUTSAL], 1, ("roster", "athletes"), 14)
    text = edits.remove_article(FUTSAL, text, 4)
    text = edits.add_article(FUTSAL, text, 99, {"number": "20", "text": "Novo."})
    new = {**OLD, FUTSAL: edits.set_head(FUTSAL, text, "title", "Futsal 2027")}
    found = changes(OLD, new)
    assert len(found) == 4
    for change in found:
        assert changes(OLD, alone(OLD, new, change)) == (change,)


def test_what_only_one_of_two_changed_is_kept() -> None:
    base = {"a.toml": "1", "b.toml": "1", "c.toml": "1"}
    mine = {"a.toml": "2", "b.toml": "1", "d.toml": "1"}
    now = {"a.toml": "1", "b.toml": "3", "c.toml": "1", "notes.toml": "1"}
    assert brought_over(base, mine, now) == {"a.toml": "2", "b.toml": "3", "d.toml": "1", "notes.toml": "1"}
    assert brought_over(base, mine, {**now, "a.toml": "9"}) is None
    assert brought_over(base, mine, {**now, "a.toml": "2"}) is not None
