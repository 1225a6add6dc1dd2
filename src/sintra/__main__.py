"""``python -m sintra``: the same as the command `sintra`."""

from sintra.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
