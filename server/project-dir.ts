import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** Where content, build and fonts are found: the same from the sources and from the bundled server. */
export const projectDir = path.dirname(findPackageJSON(import.meta.url) ?? process.cwd());
