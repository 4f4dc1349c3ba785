import { Link } from 'react-router';
import { menuItems } from '#domain/content/menu.ts';
import { otherLanguage } from '#domain/languages.ts';
import { localisedHref, pathTo } from '#domain/pages.ts';
import { words } from '../../i18n/words.ts';
import { useContent } from './content.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function SiteHeader({ languageHref }: { languageHref: string }) {
  const { common, language } = useContent();
  return (
    <header className="border-b border-line bg-wall">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
        <Link to={pathTo('home', language)} className="text-xl font-bold">
          {common.agency.name}
        </Link>
        <nav aria-label={words[language].mainNavigation} className="flex flex-wrap gap-x-5 gap-y-1">
          {menuItems(common.menus.header).map((item) => (
            <Link key={item.id} to={localisedHref(item.url, language)} className="py-1 hover:underline">
              {item.label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-4">
          <Link
            to={languageHref}
            hrefLang={otherLanguage(language)}
            lang={otherLanguage(language)}
            className="py-1 underline"
          >
            {words[language].otherLanguage}
          </Link>
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
