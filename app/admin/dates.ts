const dayAndTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const dayOnly = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'long',
});

const dayShort = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
  year: '2-digit',
});

/** `1 juin 2025, 14:00`: on the clock of the agency, wherever the administrator is. */
export const shortDateTime = (iso: string) => dayAndTime.format(new Date(iso));

/** `1 juin`. */
export const dayAndMonth = (iso: string) => dayOnly.format(new Date(iso));

/** `1 juin 25`, for a list where each line has little room. */
export const listDate = (iso: string) => dayShort.format(new Date(iso));
