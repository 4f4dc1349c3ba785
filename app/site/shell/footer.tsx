import { Link } from 'react-router';
import { menuItems } from '#domain/content/menu.ts';
import { type PageId, pathTo } from '#domain/pages.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { useContent } from '../content.tsx';
import { MenuLink } from './menu-link.tsx';

/** The anchor of the links at the foot of the page. */
export const FOOTER_NAVIGATION = 'plan';

const servicePages = {
  react: 'react',
  nextjs: 'nextjs',
  wordpress: 'wordpress',
  woocommerce: 'ecommerce',
  mobile: 'mobile',
  hosting: 'hosting',
  maintenance: 'maintenance',
} as const satisfies Record<string, PageId>;

const legalPages = [
  'legal',
  'privacy',
  'terms',
  'accessibility',
  'siteMap',
] as const satisfies readonly PageId[];

interface SiteFooterProps {
  year: number;
  /** Not on the calculator itself. */
  teaser: boolean;
  className?: string;
}

export function SiteFooter({ year, teaser, className = '' }: SiteFooterProps) {
  return (
    <footer className={`mt-auto bg-frame text-on-frame ${className}`}>
      <div className="awning -mt-px" aria-hidden="true" />
      <div className="page pt-12 pb-10">
        {teaser && <CalculatorTeaser />}
        <FooterNavigation />
        <FooterEnd year={year} />
      </div>
    </footer>
  );
}

function CalculatorTeaser() {
  const { common, language } = useContent();
  const { title, description, button } = common.footer.calculator;
  return (
    <div className="flex flex-wrap items-center justify-between gap-6 rounded-t-[2.5rem] border-2 border-brass-2 p-8 sm:px-12">
      <div>
        <p className="font-display text-[1.7rem] leading-tight font-bold">{title}</p>
        <p className="mt-1 opacity-85">{description}</p>
      </div>
      <Link to={pathTo('calculator', language)} className="button">
        {button} <Arrow />
      </Link>
    </div>
  );
}

function FooterNavigation() {
  const { common, language, words, href } = useContent();
  const { footer, menus } = common;
  const services = Object.entries(servicePages).map(([name, page]) => ({
    label: footer.services[name as keyof typeof servicePages],
    to: pathTo(page, language),
  }));
  const pages = menuItems(menus.footer).map(({ label, url }) => ({ label, to: href(url) }));
  const legal = legalPages.map((id) => ({ label: footer.legal[id], to: pathTo(id, language) }));
  return (
    <nav id={FOOTER_NAVIGATION} aria-label={words.footerNavigation} className="footer-links py-12">
      <FooterAddress />
      <FooterLinks title={footer.servicesTitle} links={services} />
      <FooterLinks title={footer.pagesTitle} links={pages} />
      <FooterLinks title={footer.legalTitle} links={legal} />
    </nav>
  );
}

function FooterLinks({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <div>
      <p className="font-display font-bold">{title}</p>
      <ul className="mt-2 text-[0.95rem]">
        {links.map(({ label, to }) => (
          <li key={to}>
            <MenuLink to={to} className="inline-block py-1 opacity-85 hover:underline hover:opacity-100">
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterAddress() {
  const { common } = useContent();
  const { name, address, phone, phoneHref, email } = common.agency;
  return (
    <address className="text-[0.95rem] not-italic">
      <p className="font-display text-xl font-bold">{name}</p>
      <p className="mt-2 mb-4 max-w-[30ch] opacity-85">{common.footer.tagline}</p>
      {address.street}, {address.postalCode} {address.city}
      <a href={phoneHref} className="block w-fit py-1 underline underline-offset-4">
        {phone}
      </a>
      <a href={`mailto:${email}`} className="block w-fit py-1 underline underline-offset-4">
        {email}
      </a>
    </address>
  );
}

function FooterEnd({ year }: { year: number }) {
  const { common, words } = useContent();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-white/20 pt-6 text-[0.9rem]">
      <p>{common.footer.copyright.replace('{year}', String(year))}</p>
      <ul aria-label={words.social} className="flex gap-5">
        {common.agency.social.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} ${words.newTab}`}
              className="inline-block py-1 underline underline-offset-4"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
