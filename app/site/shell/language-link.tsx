import { Link, useLocation } from 'react-router';
import { otherLanguage } from '#domain/languages.ts';
import { findPage, sharedQuery } from '#domain/pages.ts';
import { useAddressQuery } from '../address-query.ts';
import { useContent } from '../content.tsx';

/** To the same page in the other language, with what is chosen on it. */
export function LanguageLink({ href }: { href: string }) {
  const { language, words } = useContent();
  const match = findPage(useLocation().pathname);
  const { query } = useAddressQuery();
  return (
    <Link
      to={href + (match ? sharedQuery(match.page, query) : '')}
      hrefLang={otherLanguage(language)}
      lang={otherLanguage(language)}
      aria-label={`${words.otherLanguageShort} ${words.otherLanguage}`}
      className="round-button"
    >
      {words.otherLanguageShort}
    </Link>
  );
}
