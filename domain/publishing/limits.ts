/** The name of a publication, as somebody reads it in a list. */
export const PUBLICATION_NAME_MAX = 100;
