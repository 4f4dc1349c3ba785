export const PASSWORD_MIN = 12;
export const SESSION_SECONDS = 86_400;
/** How long an invitation can be used, and a link made in the terminal. */
export const INVITATION_DAYS = 7;
export const TERMINAL_LINK_DAYS = 1;
/** How long a link lasts that somebody asked for who has forgotten the password. */
export const MAILED_LINK_MINUTES = 30;
/** A link that an owner makes for a colleague who has forgotten the password. */
export const RESET_LINK_DAYS = 1;
