import { languages } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { securityHeaders } from '../../server/http/security/security-headers.ts';

const YEAR_SECONDS = 31_536_000;

/** A former address, and where it leads. */
export interface Moved {
  from: string;
  to: string;
}

/** `_redirects`, as Netlify and Cloudflare Pages read it: former addresses, and what the server answers. */
export function redirectRules(moved: readonly Moved[], server?: string): string {
  const rules = moved.map(({ from, to }) => `${encodeURI(from)} ${to} 301`);
  const answered = server
    ? served.map((address) => `${address} ${server}${address.replace('*', ':splat')} 200!`)
    : [];
  return `${[...rules, ...answered, '/en/* /en/404.html 404'].join('\n')}\n`;
}

/** What only the server can answer: forms, the estimates that come of them, and which times are free. */
const served = [
  '/api/*',
  ...languages.flatMap((language) => [
    `${pathTo('calculator', language)}.data`,
    pathTo('estimate', language).replace('{slug}', '*'),
    pathTo('appointment', language),
    `${pathTo('appointment', language)}.data`,
    pathTo('bookedAppointment', language).replace('{slug}', '*'),
  ]),
];

/** `_headers`, in the same manner. Policies stand in the pages themselves. */
export function headerRules(siteUrl: string): string {
  const headers = securityHeaders(siteUrl).map(([name, value]) => `  ${name}: ${value}`);
  const kept = `  cache-control: public, max-age=${YEAR_SECONDS}, immutable`;
  return [
    '/*',
    ...headers,
    ...['/assets/*', '/fonts/*', '/media/*'].flatMap((files) => [files, kept]),
    '',
  ].join('\n');
}
