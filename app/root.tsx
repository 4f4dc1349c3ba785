import type { ReactNode } from 'react';
import { type HeadersArgs, isRouteErrorResponse, Links, Outlet, Scripts, useLocation } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import icon from '../public/favicon.svg?raw';
import developmentStyles from './app.css?url';
import { words } from './i18n/words.ts';
import { useHydrated } from './ui/use-hydrated.ts';

/** In production the style sheet is written into the page itself (entry.server.tsx). */
export const links = () => (import.meta.env.DEV ? [{ rel: 'stylesheet', href: developmentStyles }] : []);

/** In the page itself: one request less for a drawing of three strokes. */
const iconAddress = `data:image/svg+xml,${encodeURIComponent(icon)}`;

/** What a refusal says of itself goes out with its page, such as the methods that an address takes. */
export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers();

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // Once the application runs, what started it has done its work.
  const hydrated = useHydrated();
  return (
    <html lang={languageOf(pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={iconAddress} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        {!hydrated && <Scripts />}
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
