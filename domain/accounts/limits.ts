export const PASSWORD_MIN = 12;
export const SESSION_SECONDS = 86_400;
/** How long an invitation can be used, and a link made in the terminal. */
export const INVITATION_DAYS = 7;
export const TERMINAL_LINK_DAYS = 1;
