import path from 'node:path';

/** The defaults of a production build; the root only keeps Next from looking at the folders above. */
export default { turbopack: { root: path.resolve(import.meta.dirname) } };
