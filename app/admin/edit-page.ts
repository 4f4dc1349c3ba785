import { type LoaderFunctionArgs, redirect } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { adminPaths, findPage, notFoundPaths } from '#domain/pages.ts';
import { isSitePath, sitePath } from '#domain/publishing/preview.ts';
import type { PublicServices } from '#server/public-services.ts';
import { servicesOf } from '../http/services.ts';
import { wrongMethod } from '../http/wrong-method.ts';
import { PRIVATE, requireAdministrator, signedIn } from './auth/session.ts';

/** GET: leads to the editor of a page of the site: the one that `page` names, else the one whose link was followed. */
export async function loader(args: LoaderFunctionArgs) {
  if (!(await signedIn(args))) throw redirect(adminPaths.fr, { headers: PRIVATE });
  await requireAdministrator(args);
  const page = shownAt(args.url.searchParams.get('page') ?? followedFrom(args));
  const query = new URLSearchParams({ page, ...(languageOf(page) === 'en' && { lang: 'en' }) });
  throw redirect(`${adminPaths.fr}/${await editorOf(servicesOf(args), page)}?${query}`, { headers: PRIVATE });
}

export function action() {
  throw wrongMethod('GET, HEAD');
}

function followedFrom({ request, url }: Pick<LoaderFunctionArgs, 'request' | 'url'>): string {
  const from = URL.parse(request.headers.get('referer') ?? '');
  return from?.host === url.host ? from.pathname + from.search : '/';
}

/** The page that an address shows: where the site has none, the one that says so. */
function shownAt(path: string): string {
  const isOurs = path.startsWith('/') && !path.startsWith('//');
  return isSitePath(path) || !isOurs ? sitePath(path) : notFoundPaths[languageOf(path)];
}

/** Below the address of the back office. */
async function editorOf({ articles, caseStudies }: PublicServices, path: string): Promise<string> {
  const found = findPage(path.split(/[?#]/)[0] ?? '/');
  if (!found) return 'pages/common';
  const { page, language, slug } = found;
  const collections = {
    Article: ['articles', articles],
    CaseStudyDetail: ['case-studies', caseStudies],
  } as const;
  if (slug !== undefined && Object.hasOwn(collections, page.screen)) {
    const [name, entries] = collections[page.screen as keyof typeof collections];
    const entry = await entries.publishedBySlug(language, slug);
    if (entry) return `${name}/${entry.id}`;
  }
  return `pages/${page.seo.split('.')[0]}`;
}
