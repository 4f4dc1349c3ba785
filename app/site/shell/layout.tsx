import { Suspense } from 'react';
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
  useLocation,
} from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { findPage } from '#domain/pages.ts';
import { parisYear } from '#domain/paris-day.ts';
import { agencyData } from '#domain/seo/structured-data.ts';
import { loadFullStylesheet } from '../../document/load-full-stylesheet.ts';
import { servicesOf } from '../../http/services.ts';
import { otherLanguagePath } from '../alternates.ts';
import { ContentProvider } from '../content.tsx';
import { revalidateOnOtherPage } from '../revalidate-on-other-page.ts';
import { HeadTags } from '../seo/head-tags.tsx';
import { addStructuredData } from '../seo/structured-data.ts';
import { sharedWords } from '../shared-words.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Chat } from './chat/chat.tsx';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';
import { LoadingNotice, type LoadingTexts } from './loading-notice.tsx';
import { PagePlace } from './page-place.tsx';
import { PrefetchLinks } from './prefetch-links.tsx';
import { SkipLink } from './skip-link.tsx';
import { StartedMark } from './started-mark.tsx';
import { usePageViews } from './use-page-views.ts';

/** Screens that lead to one thing only: fewer ways to go elsewhere. */
const LANDING_SCREENS = ['Cii', 'Belgium'];

export async function loader(args: LoaderFunctionArgs) {
  const services = servicesOf(args);
  const { pathname } = args.url;
  const language = languageOf(pathname);
  const [common, { chat }, { megaMenu }, blog, projects, languageHref] = await Promise.all([
    services.content.section('common', language),
    services.content.section('contact', language),
    services.content.section('services', language),
    services.content.section('blog', language),
    services.content.section('projects', language),
    otherLanguagePath(findPage(pathname), language, services),
  ]);
  addStructuredData(args, ...agencyData(services.siteUrl, common.agency));
  const loadingTexts: LoadingTexts = {
    blog: blog.loading,
    article: blog.article.loading,
    caseStudyDetail: projects.loading,
    caseStudyDetailAlias: projects.loading,
    cii: common.team.loading,
  };
  const year = parisYear(services.now());
  return { common: sharedWords(common), chat, megaMenu, loadingTexts, languageHref, year };
}

/** The page that came with styles of its own. On the way back the address is another before its page is. */
const servedPath = globalThis.location?.pathname;

/** Another page is drawn when its styles are there too. */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ url }, next) => {
    const styled = url.pathname === servedPath ? undefined : loadFullStylesheet();
    await next();
    await styled;
  },
];

export const shouldRevalidate = revalidateOnOtherPage;

export default function SiteLayout() {
  const { common, chat, megaMenu, loadingTexts, languageHref, year } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  usePageViews();
  const screen = findPage(pathname)?.page.screen ?? 'NotFound';
  const reduced = LANDING_SCREENS.includes(screen);
  const abovePriceBar = screen === 'Calculator' ? 'over-till' : undefined;
  return (
    <ContentProvider language={languageOf(pathname)} common={common}>
      <HeadTags />
      <PagePlace />
      <PrefetchLinks />
      <SkipLink />
      <AnnouncementBar inviting={!reduced} />
      <Suspense>
        <SiteHeader languageHref={languageHref} megaMenu={megaMenu} reduced={reduced} />
      </Suspense>
      <LoadingNotice texts={loadingTexts} />
      <Suspense>
        <main id="main" tabIndex={-1} data-screen={screen} className={abovePriceBar}>
          <Outlet />
        </main>
      </Suspense>
      <Suspense>
        <SiteFooter year={year} className={abovePriceBar} teaser={!abovePriceBar} />
      </Suspense>
      <Suspense>
        <aside aria-label={chat.button} className={abovePriceBar}>
          <Chat texts={chat} />
        </aside>
        <StartedMark />
      </Suspense>
    </ContentProvider>
  );
}
