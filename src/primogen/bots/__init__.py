"""Bots. They see views, never the state: a bot that asks for the state is a type error."""
