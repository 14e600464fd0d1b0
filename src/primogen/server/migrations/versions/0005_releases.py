"""What came of each event, how games stood, and by which rules and cards they are played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("release", sa.String(32), nullable=False, server_default=""))
    op.add_column("events", sa.Column("chance", sa.Text, nullable=False, server_default=""))
    op.add_column("events", sa.Column("fingerprint", sa.String(32), nullable=False, server_default=""))
    op.add_column("events", sa.Column("told", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "snapshots",
        sa.Column("room", sa.String(24), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("release", sa.String(32), nullable=False),
        sa.Column("under", sa.String(32), nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("name", sa.BigInteger, primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("processes", "snapshots"):
        op.drop_table(name)
    for name in ("told", "fingerprint", "chance"):
        op.drop_column("events", name)
    op.drop_column("rooms", "release")
