"""Tests of what is kept: database, tables, migrations, sheets."""
