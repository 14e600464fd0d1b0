"""How long an event took to come, and indexes: for the tables that are listed, and for an account's sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("events") as events:
        events.add_column(sa.Column("took", sa.Float))
    op.create_index("rooms_listed", "rooms", ["listed", "ended_at", "made_at"])
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_index("ix_sessions_ends_at", "sessions", ["ends_at"])


def downgrade() -> None:
    for name, table in (
        ("ix_sessions_ends_at", "sessions"),
        ("ix_sessions_account", "sessions"),
        ("rooms_listed", "rooms"),
    ):
        op.drop_index(name, table)
    with op.batch_alter_table("events") as events:
        events.drop_column("took")
