import type { ReactNode } from 'react';
import { type HeadersArgs, isRouteErrorResponse, Links, Outlet, Scripts, useLocation } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import developmentStyles from './app.css?url';
import { words } from './i18n/words.ts';

/** In production the style sheet is written into the page itself (entry.server.tsx). */
export const links = () => (import.meta.env.DEV ? [{ rel: 'stylesheet', href: developmentStyles }] : []);

/** What a refusal says of itself goes out with its page, such as the methods that an address takes. */
export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers();

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <html lang={languageOf(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** What a visitor sees when something broke on our side: no detail, and a way on. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const { title, text, home } = words[language].failure;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main className="page band">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="awning awning-small" aria-hidden="true" />
      <div className="border-x-4 border-b-4 border-frame bg-window p-8 sm:p-12">
        <h1 className="text-title">{title}</h1>
        <p className="mt-4 mb-8 max-w-[52ch] text-lead">{text}</p>
        <a href={language === 'fr' ? '/' : '/en'} className="button">
          {home}
        </a>
        <p className="mt-6 text-ink-soft">{status}</p>
      </div>
    </main>
  );
}
