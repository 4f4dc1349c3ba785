import path from 'node:path';
import sirv from 'sirv';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** Files whose name changes with their content or carries their version. */
const IMMUTABLE = /^\/(?:assets|fonts)\//;

/** The built files, with the precompressed variants beside them. */
export function createStaticFiles(buildDir: string) {
  return sirv(path.join(buildDir, 'client'), {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const caching = IMMUTABLE.test(pathname)
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : `public, max-age=${DAY_SECONDS}`;
      response.setHeader('cache-control', caching);
    },
  });
}

export type StaticFiles = ReturnType<typeof createStaticFiles>;
