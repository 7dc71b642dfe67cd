"""Days and hours as people say them: "sáb, 19 de setembro", 15h20."""

from datetime import date, datetime, time

from babel.dates import get_day_names, get_month_names

from reports.language import Translator


def hour(at: time | datetime, t: Translator) -> str:
    """15h20 in Portuguese, 15:20 elsewhere; 9h00 without a leading nought."""
    return f"{at.hour}h{at.minute:02d}" if t.language == "pt-BR" else f"{at.hour}:{at.minute:02d}"


def day(on: date, t: Translator) -> str:
    """ "sáb, 19 de setembro"."""
    return t.gettext("%(weekday)s, %(day)s %(month)s") % {
        "weekday": weekday(on, t),
        "day": on.day,
        "month": month(on, t),
    }


def long_day(on: date, t: Translator) -> str:
    """ "sábado, 19 de setembro de 2026"."""
    return t.gettext("%(weekday)s, %(day)s %(month)s %(year)s") % {
        "weekday": str(get_day_names("wide", "format", t.locale)[on.weekday()]),
        "day": on.day,
        "month": month(on, t),
        "year": on.year,
    }


def short_day(on: date, t: Translator) -> str:
    """ "19 set 2026"."""
    name = str(get_month_names("abbreviated", "format", t.locale)[on.month]).rstrip(".")
    return f"{on.day} {name} {on.year}"


def days(first: date, last: date, t: Translator) -> str:
    """ "18 a 20 de setembro de 2026"; the months and years that differ are named twice."""
    values = {"first": first.day, "last": last.day, "month": month(last, t), "year": last.year}
    if first == last:
        return t.gettext("%(last)s %(month)s %(year)s") % values
    values["first_month"] = month(first, t)
    if first.year != last.year:
        values["first_year"] = first.year
        return t.gettext("%(first)s %(first_month)s %(first_year)s to %(last)s %(month)s %(year)s") % values
    if first.month != last.month:
        return t.gettext("%(first)s %(first_month)s to %(last)s %(month)s %(year)s") % values
    return t.gettext("%(first)s to %(last)s %(month)s %(year)s") % values


def weekday(on: date, t: Translator) -> str:
    """ "sáb"."""
    return str(get_day_names("abbreviated", "format", t.locale)[on.weekday()]).rstrip(".")


def month(on: date, t: Translator) -> str:
    """ "setembro"."""
    return str(get_month_names("wide", "format", t.locale)[on.month])
