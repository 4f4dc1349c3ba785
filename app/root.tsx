import { type ReactNode, useEffect } from 'react';
import { type HeadersArgs, isRouteErrorResponse, Links, Outlet, Scripts, useLocation } from 'react-router';
import { type Language, languageOf } from '#domain/languages.ts';
import developmentStyles from './app.css?url';
import { DocumentHead } from './document-head.tsx';
import { words } from './i18n/words.ts';
import { RUNS_PREACT } from './ui/runs-preact.ts';
import { InTurn } from './ui/sections.tsx';
import { useHydrated } from './ui/use-hydrated.ts';

/** In production the style sheet is written into the page itself (entry.server.tsx). */
export const links = () => (import.meta.env.DEV ? [{ rel: 'stylesheet', href: developmentStyles }] : []);

/** What a refusal says of itself goes out with its page, such as the methods that an address takes. */
export const headers = ({ errorHeaders }: HeadersArgs) => errorHeaders ?? new Headers();

/** The server draws the whole document; in the browser Preact minds what stands in its body. */
export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation().pathname);
  useEffect(() => {
    const { documentElement: root } = document;
    // Even the same word again would have the browser style the whole page anew.
    if (root.lang !== language) root.lang = language;
  }, [language]);
  const site = <div id="site">{children}</div>;
  return RUNS_PREACT ? <InTurn>{site}</InTurn> : <Document language={language}>{site}</Document>;
}

function Document({ language, children }: { language: Language; children: ReactNode }) {
  // Once the application runs, what started it has done its work.
  const hydrated = useHydrated();
  return (
    <html lang={language} suppressHydrationWarning>
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
      <DocumentHead>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </DocumentHead>
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
