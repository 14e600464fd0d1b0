"""The secret that a table's shuffles are committed to, and what each seat adds to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        rooms.add_column(sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    with op.batch_alter_table("events") as events:
        events.add_column(sa.Column("luck", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("secret")
    with op.batch_alter_table("events") as events:
        events.drop_column("luck")
