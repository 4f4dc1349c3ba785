import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { menuItems } from '#domain/content/menu.ts';
import { pathTo } from '#domain/pages.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Modal } from '../../ui/modal.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useContent } from '../content.tsx';
import { FOOTER_NAVIGATION } from './footer.tsx';
import { takeHeldTap } from './held-tap.ts';
import { Logo } from './logo.tsx';
import { MenuLink } from './menu-link.tsx';

/**
 * Below the mobile breakpoint. Without scripts the button leads to the links at the foot of the page; tapped before
 * the page is hydrated, the menu opens as soon as it is.
 */
export function MobileMenu() {
  const { common, words } = useContent();
  const hydrated = useHydrated();
  // Whatever leads on, or back, leaves the menu behind.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  const show = () => setOpenAt(key);
  useEffect(() => {
    if (hydrated && takeHeldTap()) setOpenAt(key);
  }, [hydrated, key]);
  const close = () => setOpenAt(undefined);
  const closeSoon = () => afterPaint(close);
  const { menuButton, closeMenu } = common.header;
  if (!hydrated) {
    return (
      <a href={`#${FOOTER_NAVIGATION}`} data-held className="round-button md:hidden" aria-label={menuButton}>
        <Bars />
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className="round-button md:hidden"
        aria-label={menuButton}
        aria-expanded={open}
        onClick={() => afterPaint(show)}
      >
        <Bars />
      </button>
      {open && (
        <Modal
          label={words.mainNavigation}
          onClose={closeSoon}
          className="slide-in m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-wall text-ink backdrop:bg-transparent"
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard clicks it */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: any link inside closes the menu */}
          <div className="page" onClick={({ target }) => (target as Element).closest('a') && close()}>
            <div className="flex h-19 items-center justify-between">
              <Logo />
              <button type="button" className="round-button" aria-label={closeMenu} onClick={closeSoon}>
                ✕
              </button>
            </div>
            <div className="awning awning-small" aria-hidden="true" />
            <MenuLinks />
          </div>
        </Modal>
      )}
    </>
  );
}

function MenuLinks() {
  const { common, language, href } = useContent();
  const { home, careers, quote } = common.header;
  const links = [
    { id: 'home', label: home, to: pathTo('home', language) },
    { id: 'careers', label: careers, to: pathTo('recruitment', language) },
    { id: 'quote', label: quote, to: pathTo('calculator', language) },
    ...menuItems(common.menus.header)
      .toSorted((a, b) => Number(b.type === 'megamenu') - Number(a.type === 'megamenu'))
      .map(({ id, label, url, type }) => ({
        id: `menu-${id}`,
        label,
        to: type === 'megamenu' ? pathTo('expertises', language) : href(url),
      })),
  ];
  return (
    <ul className="mt-6 pb-10">
      {links.map(({ id, label, to }) => (
        <li key={id} className="border-b border-line">
          <MenuLink
            to={to}
            className="block py-4 font-display text-2xl font-bold aria-[current=page]:text-awning-text aria-[current=page]:underline"
          >
            {label}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

function Bars() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path d="M4 7h16M4 12h16M4 17h16" strokeLinecap="round" />
    </svg>
  );
}
