import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { findPage } from '#domain/pages.ts';
import { servicesOf } from '../../services.ts';
import { otherLanguagePath } from '../alternates.ts';
import { HeadTags } from '../seo/head-tags.tsx';
import { ContentProvider } from './content.tsx';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeProvider } from './theme.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const services = servicesOf(args);
  const { pathname } = args.url;
  const language = languageOf(pathname);
  const [common, languageHref] = await Promise.all([
    services.content.section('common', language),
    otherLanguagePath(findPage(pathname), language, services),
  ]);
  return { common, languageHref };
}

export default function SiteLayout() {
  const { common, languageHref } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const screen = findPage(pathname)?.page.screen ?? 'NotFound';
  return (
    <ThemeProvider>
      <ContentProvider language={languageOf(pathname)} common={common}>
        <HeadTags />
        <SkipLink />
        <SiteHeader languageHref={languageHref} />
        <main id="main" tabIndex={-1} data-screen={screen} className="page py-16">
          <Outlet />
        </main>
        <SiteFooter />
      </ContentProvider>
    </ThemeProvider>
  );
}
