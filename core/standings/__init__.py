"""From ledger rows to places: point table, measures, tie-break chain, ranking with its steps."""
