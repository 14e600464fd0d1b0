"""Which process runs a table. Tables under way are nobody's: the first process that starts takes them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
NOBODY = 0


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("room", sa.String(24), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("holder", sa.BigInteger, nullable=False),
    )
    op.execute(f"INSERT INTO leases (room, holder) SELECT id, {NOBODY} FROM rooms WHERE ended_at IS NULL")


def downgrade() -> None:
    op.drop_table("leases")
