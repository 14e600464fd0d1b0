"""How much time players have."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
NAMES = ("reserve", "increment", "days")


def upgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        for name in NAMES:
            rooms.add_column(sa.Column(name, sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        for name in NAMES:
            rooms.drop_column(name)
