import { type ReactNode, useState } from 'react';
import { type HeadersArgs, isRouteErrorResponse, Links, Outlet, Scripts, useLocation } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { pathTo } from '#domain/pages.ts';
import developmentStyles from './app.css?url';
import { FailurePage } from './failure-page.tsx';
import { useHydrated } from './ui/use-hydrated.ts';

/** In production the style sheet is written into the page itself (entry.server.tsx). */
export const links = () => (import.meta.env.DEV ? [{ rel: 'stylesheet', href: developmentStyles }] : []);

/** What a refusal says of itself goes out with its page, such as the methods that an address takes. */
export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers();

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // Once the application runs, what started it has done its work.
  const hydrated = useHydrated();
  const [theme] = useState(shownTheme);
  return (
    <html lang={languageOf(pathname)} className={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
      </head>
      <body>
        {children}
        {!hydrated && <Scripts />}
      </body>
    </html>
  );
}

/** Chosen by the script in the head (ui/theme-script.ts). A page that fails has its document drawn anew: it stays. */
function shownTheme(): string | undefined {
  return globalThis.document?.documentElement.classList.contains('dark') ? 'dark' : undefined;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const language = languageOf(pathname);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <FailurePage
      language={language}
      status={status}
      home={pathTo('home', language)}
      address={pathname + search}
    />
  );
}
