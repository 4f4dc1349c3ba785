import { Link } from 'react-router';
import { menuItems } from '#domain/content/menu.ts';
import { localisedHref, type PageId, pathTo } from '#domain/pages.ts';
import { words } from '../../i18n/words.ts';
import { useContent } from './content.tsx';

const legalPages = ['legal', 'privacy', 'terms'] as const satisfies readonly PageId[];

export function SiteFooter() {
  const { common, language } = useContent();
  const { footer, menus } = common;
  return (
    <footer className="border-t border-line">
      <nav aria-label={words[language].footerNavigation} className="page flex flex-wrap gap-x-5 gap-y-1 py-8">
        {menuItems(menus.footer).map((item) => (
          <Link key={item.id} to={localisedHref(item.url, language)} className="py-1 hover:underline">
            {item.label}
          </Link>
        ))}
        {legalPages.map((id) => (
          <Link key={id} to={pathTo(id, language)} className="py-1 text-ink-soft hover:underline">
            {footer.legal[id]}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
