"""`python -m warhall` is the command `warhall`."""

from warhall.cli import main

if __name__ == "__main__":
    main()
