import { Link } from 'react-router';
import { isContactItem, menuItems } from '#domain/content/menu.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../content.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useSolidHeader } from './use-solid-header.ts';

interface SiteHeaderProps {
  languageHref: string;
  megaMenu: SectionContent<'services'>['megaMenu'];
  /** The two landing pages lead to one thing: an appointment. */
  reduced: boolean;
}

export function SiteHeader({ languageHref, megaMenu, reduced }: SiteHeaderProps) {
  const { common, language } = useContent();
  const solid = useSolidHeader();
  const { contactButton, bookingButton } = common.header;
  return (
    <header
      data-solid={solid}
      className="sticky top-0 z-30 border-b border-transparent transition-colors data-[solid=true]:border-line data-[solid=true]:bg-wall"
    >
      <div className="page flex h-19 items-center gap-3 sm:gap-4 lg:gap-6">
        <Logo />
        {!reduced && <MainNavigation megaMenu={megaMenu} />}
        <div className={`ml-auto flex items-center gap-2 ${reduced ? '' : 'md:ml-0'}`}>
          {!reduced && (
            <>
              <LanguageLink href={languageHref} />
              <ThemeToggle />
            </>
          )}
          <Link
            to={pathTo(reduced ? 'appointment' : 'contact', language)}
            className={`button button-small whitespace-nowrap ${reduced ? 'max-sm:px-3 max-sm:text-[0.9rem]' : 'max-sm:hidden'}`}
          >
            {reduced ? bookingButton : contactButton}
          </Link>
          {!reduced && <MobileMenu />}
        </div>
      </div>
    </header>
  );
}

function MainNavigation({ megaMenu }: Pick<SiteHeaderProps, 'megaMenu'>) {
  const { common, words, href } = useContent();
  const items = menuItems(common.menus.header).filter((item) => !isContactItem(item));
  return (
    <nav
      aria-label={words.mainNavigation}
      className="ml-auto flex gap-4 text-[0.98rem] whitespace-nowrap max-md:hidden lg:gap-6"
    >
      {items.map((item) =>
        item.type === 'megamenu' ? (
          <MegaMenu key={item.id} label={item.label} href={href(item.url)} menu={megaMenu} />
        ) : (
          <MenuLink
            key={item.id}
            to={href(item.url)}
            className="border-b-2 border-transparent py-2 hover:border-awning aria-[current=page]:border-awning"
          >
            {item.label}
          </MenuLink>
        ),
      )}
    </nav>
  );
}
