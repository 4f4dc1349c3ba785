export const PASSWORD_MIN = 12;
export const SESSION_SECONDS = 86_400;
