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
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
    <main className="page">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={language === 'fr' ? '/' : '/en'}>{home}</a> ({status})
      </p>
    </main>
  );
}
