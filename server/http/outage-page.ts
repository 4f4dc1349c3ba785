import { isTooBusy } from '#domain/gate/too-busy.ts';
import type { Language } from '#domain/languages.ts';
import { storageFault } from '#server/database/storage-fault.ts';

const RETRY_AFTER_SECONDS = 10;

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:16vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.2}';

const words = {
  fr: {
    title: 'Un instant, s’il vous plaît',
    text: 'Cette page ne peut pas être préparée pour le moment. Réessayez dans quelques secondes.',
    home: 'Revenir à l’accueil',
    href: '/',
  },
  en: {
    title: 'One moment, please',
    text: 'We can’t show this page just now. Please try again in a few seconds.',
    home: 'Back to the home page',
    href: '/en',
  },
};

/** Why nothing can be shown, as far as it is told. A `TooBusy` is one. */
export interface Outage {
  status: number;
  /** In seconds. */
  retryAfter: number;
  /** For programs. */
  message: string;
}

/** What is wrong where the database is away or full, or too many ask at once; undefined where it is another fault. */
export function outageOf(error: unknown, method: string): Outage | undefined {
  if (isTooBusy(error)) return error;
  const fault = storageFault(error);
  if (!fault) return undefined;
  const status = fault === 'full' && method !== 'GET' ? 507 : 503;
  return { status, retryAfter: RETRY_AFTER_SECONDS, message: 'The site cannot store or read just now.' };
}

/** Whether somebody looks at it, or a program. */
export function isForReading(accept: string | null | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

/** What goes out meanwhile, to somebody who reads it in a language, or to a program: it needs no database, and costs nothing. */
export function outageResponse(
  { status, retryAfter, message }: Outage,
  reader: Language | undefined,
): Response {
  const headers = { 'retry-after': String(retryAfter), 'cache-control': 'no-store' };
  if (!reader) return Response.json({ error: message }, { status, headers });
  return new Response(pageIn(reader), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  });
}

function pageIn(language: Language): string {
  const { title, text, home, href } = words[language];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${href}">${home}</a></p></main></body></html>
`;
}
