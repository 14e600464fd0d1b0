// Once more: whether with the same deck, said at the old table and heard at the new one.

export const wish = { isSame: false };
