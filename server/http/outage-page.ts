import type { StorageFault } from '#server/database/storage-fault.ts';

const RETRY_AFTER_SECONDS = '10';

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

/** What goes out while the database is away: nothing of it needs the database. */
export function outageResponse(request: Request, fault: StorageFault): Response {
  const status = fault === 'full' && request.method !== 'GET' ? 507 : 503;
  const headers = { 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' };
  const { pathname } = new URL(request.url);
  if (!request.headers.get('accept')?.includes('text/html'))
    return Response.json({ error: 'The site cannot store or read just now.' }, { status, headers });
  const language = /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'fr';
  const { title, text, home, href } = words[language];
  const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${href}">${home}</a></p></main></body></html>
`;
  return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}
