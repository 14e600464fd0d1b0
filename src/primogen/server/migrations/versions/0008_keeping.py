"""Tables that cannot be opened, and which version has brought the database how far."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "unopened",
        sa.Column("room", sa.String(24), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "releases",
        sa.Column("step", sa.String(32), primary_key=True),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("releases", "unopened"):
        op.drop_table(name)
