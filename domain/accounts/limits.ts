export const PASSWORD_MIN = 12;
export const SESSION_SECONDS = 86_400;
/** A session that nobody uses for so long ends before. */
export const IDLE_HOURS = 8;
/** Its last use is noted no more often, so that looking around does not write all the time. */
export const USE_NOTED_EVERY_MS = 5 * 60 * 1000;
/** How long a browser is remembered as one from which an account was opened. */
export const DEVICE_SECONDS = 365 * 86_400;
/** How long an invitation can be used, and a link made in the terminal. */
export const INVITATION_DAYS = 7;
export const TERMINAL_LINK_DAYS = 1;
/** How long a link lasts that somebody asked for who has forgotten the password. */
export const MAILED_LINK_MINUTES = 30;
/** A link that an owner makes for a colleague who has forgotten the password. */
export const RESET_LINK_DAYS = 1;
