"""Seats that people come to with a name and a deck of their own. Today's tokens are their players' own already."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        rooms.add_column(sa.Column("host", sa.Integer, nullable=False, server_default="-1"))
        rooms.add_column(sa.Column("decks", sa.String(16), nullable=False, server_default="any"))
        rooms.add_column(sa.Column("seeking", sa.Integer, nullable=False, server_default="0"))
        rooms.add_column(sa.Column("glance", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("way", sa.String(16), nullable=False, server_default=""))
        seats.add_column(sa.Column("invitation", sa.String(64), nullable=False, server_default=""))
        seats.add_column(sa.Column("deck", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        for name in ("host", "decks", "seeking", "glance"):
            rooms.drop_column(name)
    with op.batch_alter_table("seats") as seats:
        for name in ("way", "invitation", "deck"):
            seats.drop_column(name)
