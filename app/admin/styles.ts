import stylesheet from './admin.css?url';

/** The style sheet of the back office: no public page asks for it, and no page of the back office for the other. */
export const adminLinks = () => [{ rel: 'stylesheet', href: stylesheet }];
