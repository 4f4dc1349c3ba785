import { Form, Link, useLocation, useMatches } from 'react-router';
import { type Language, languages } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';
import { ThemeLabel } from '../../ui/theme-label.tsx';
import { useAdministrator, useMay } from '../administrator.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { TransferTools } from '../transfer/transfer-tools.tsx';
import { words } from '../words.ts';
import { addressOf, editedLanguage, openPath } from './address.ts';
import { ToolIcon } from './tool-icon.tsx';

export function AdminHeader() {
  const location = useLocation();
  const transfers = useMay('site');
  const writes = useMay('words');
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside an article it is a banner; the preview of the menus shows another
    <header className="admin-header" aria-label={words.title}>
      <Link to={addressOf(location, '')} className="admin-brand" aria-label={words.brand}>
        <span className="admin-awning" aria-hidden="true" />
        <span className="admin-brand-name">{words.brand}</span>
      </Link>
      <div className="admin-tools">
        <SearchBox />
        {transfers && <TransferTools />}
        {writes && <LanguageSelector />}
        <ThemeToggle />
        <LogOut />
      </div>
    </header>
  );
}

function LanguageSelector() {
  const location = useLocation();
  const edited = editedLanguage(location);
  // What is open may have another name in the other language.
  const shown = useMatches().at(-1)?.loaderData as { otherLanguagePath?: string } | null | undefined;
  const pathIn = (language: Language) =>
    (language !== edited && shown?.otherLanguagePath) || openPath(location);
  return (
    // biome-ignore lint/a11y/useSemanticElements: two links, not the fields of a form
    <div role="group" aria-label={words.contentLanguage} className="admin-languages">
      {languages.map((language) => (
        <Link
          key={language}
          to={addressOf(location, pathIn(language), language)}
          aria-current={language === edited ? 'true' : undefined}
          className="admin-language"
        >
          {language.toUpperCase()}
          <span className="sr-only"> {words.languageNames[language]}</span>
        </Link>
      ))}
    </div>
  );
}

function ThemeToggle() {
  return (
    <button type="button" data-theme-toggle className="tool">
      <ThemeLabel toDark={words.toDark} toLight={words.toLight} />
      <span className="contents dark:hidden">
        <ToolIcon name="moon" />
      </span>
      <span className="hidden dark:contents">
        <ToolIcon name="sun" />
      </span>
    </button>
  );
}

function LogOut() {
  const { email } = useAdministrator();
  return (
    <Form method="post" action={`${adminPaths.fr}/logout`}>
      <button type="submit" className="tool" aria-label={words.logOut} title={`${words.logOut} (${email})`}>
        <ToolIcon name="leave" />
      </button>
    </Form>
  );
}
