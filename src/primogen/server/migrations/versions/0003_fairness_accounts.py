"""The secret that a table's shuffles are committed to, and what each seat adds; accounts, and what they keep."""

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
    op.create_table(
        "accounts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.String(200), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("ends_at", sa.Float, nullable=False),
    )
    op.create_table(
        "kept",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("part", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("kept", "sessions", "accounts"):
        op.drop_table(name)
    with op.batch_alter_table("rooms") as rooms:
        rooms.drop_column("secret")
    with op.batch_alter_table("events") as events:
        events.drop_column("luck")
