"""Every observable change, each made in one place. A source test forbids writing the state's columns anywhere else."""
