/** Tells the server which of the visitors at one address sends a form. */
export const MARK_HEADER = 'x-form';
