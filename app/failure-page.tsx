import type { Language } from '#domain/languages.ts';
import { words } from './i18n/words.ts';

interface FailurePageProps {
  language: Language;
  /** The HTTP status, where there is one. */
  status?: number | undefined;
  /** The address of the home page. */
  home: string;
}

/** What a visitor sees when something broke on our side: no detail, and a way on. */
export function FailurePage({ language, status, home }: FailurePageProps) {
  const failure = words[language].failure;
  return (
    <main className="page band">
      <title>{failure.title}</title>
      <meta name="robots" content="noindex" />
      <div className="awning awning-small" aria-hidden="true" />
      <div className="border-x-4 border-b-4 border-frame bg-window p-8 sm:p-12">
        <h1 className="text-title">{failure.title}</h1>
        <p className="mt-4 mb-8 max-w-[52ch] text-lead">{failure.text}</p>
        <a href={home} className="button">
          {failure.home}
        </a>
        {status && <p className="mt-6 text-ink-soft">{status}</p>}
      </div>
    </main>
  );
}
