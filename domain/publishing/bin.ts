/** How long what was deleted can be brought back. */
export const BIN_KEPT_DAYS = 90;
