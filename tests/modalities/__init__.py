"""Each modality: what it declares, its own arithmetic, its worked cases, and the catalogue that lists it."""
