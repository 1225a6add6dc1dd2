"""The tests of Sintra. `tests.naive` holds the slow twins; the other folders follow those of the package."""
