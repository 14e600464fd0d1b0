"""`python -m primogen`."""

from primogen.cli import main

if __name__ == "__main__":
    main()
