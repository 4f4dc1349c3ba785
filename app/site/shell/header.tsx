import { Link } from 'react-router';
import { isContactItem, menuItems } from '#domain/content/menu.ts';
import type { SectionContent } from '#domain/content/sections.ts';
import { pathTo } from '#domain/pages.ts';
import { useContent } from '../content.tsx';
import { LanguageLink } from './language-link.tsx';
import { LineIcon } from './line-icon.tsx';
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
  const { bookingButton } = common.header;
  return (
    <header data-solid={solid} className="site-header">
      <div className="page flex h-19 items-center gap-3 sm:gap-4 lg:gap-6">
        <Logo />
        {!reduced && <MainNavigation megaMenu={megaMenu} />}
        <div className={`ml-auto flex items-center gap-1 sm:gap-2 ${reduced ? '' : 'md:ml-0'}`}>
          {!reduced && (
            <>
              <LanguageLink href={languageHref} />
              <ThemeToggle />
            </>
          )}
          {reduced ? (
            <Link
              to={pathTo('appointment', language)}
              className="button button-small max-sm:px-3 max-sm:text-[0.9rem]"
            >
              {bookingButton}
            </Link>
          ) : (
            <>
              <CallLink />
              <ContactLink />
              <MobileMenu />
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function CallLink() {
  const { common, words } = useContent();
  const { phone, phoneHref } = common.agency;
  if (!phone) return null;
  return (
    <a href={phoneHref} className="round-button sm:hidden" aria-label={`${words.call} ${phone}`}>
      <LineIcon>
        <path
          d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z"
          strokeLinejoin="round"
        />
      </LineIcon>
    </a>
  );
}

/** Its words where there is room for them, else a letter. */
function ContactLink() {
  const { common, language } = useContent();
  return (
    <Link to={pathTo('contact', language)} className="button button-small letter-button">
      <span className="max-sm:sr-only">{common.header.contactButton}</span>
      <LineIcon className="sm:hidden">
        <path d="M4 6h16v12H4zM4 7l8 6 8-6" strokeLinejoin="round" />
      </LineIcon>
    </Link>
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
