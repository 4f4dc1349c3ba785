import { z } from 'zod';
import { ownRedirectList } from '../../own-redirects.schema.ts';
import {
  amount,
  caseStudy,
  comparedText,
  flag,
  group,
  image,
  label,
  link,
  list,
  longText,
  oneOf,
  text,
} from '../section-parts/fields.ts';
import { accessibilityPage, siteMapPage } from '../section-parts/guide-pages.ts';

const menuItem = z.object({
  id: comparedText(),
  label: text(),
  url: link(),
  order: amount(),
  enabled: flag(true),
  type: oneOf(['link', 'megamenu']),
});

const menuLink = (id: string, label: string, url: string, order: number) => ({
  id,
  label,
  url,
  order,
  enabled: true,
  type: 'link' as const,
});

/** Shown when the managed menus cannot be read, so that every page stays within reach. */
const builtInHeader = [
  { ...menuLink('expertises', 'Expertises', '/expertises', 1), type: 'megamenu' as const },
  menuLink('agency', 'L’agence', '/agence', 2),
  menuLink('case-studies', 'Cas clients', '/cas-clients', 3),
  menuLink('pricing', 'Tarifs', '/tarifs', 4),
  menuLink('blog', 'Blog', '/blog', 5),
  menuLink('contact', 'Contact', '/contact', 6),
];

const builtInFooter = [
  menuLink('agency', 'L’agence', '/agence', 1),
  menuLink('case-studies', 'Cas clients', '/cas-clients', 2),
  menuLink('pricing', 'Tarifs', '/tarifs', 3),
  menuLink('blog', 'Blog', '/blog', 4),
  menuLink('recruitment', 'Recrutement', '/recrutement', 5),
  menuLink('contact', 'Contact', '/contact', 6),
];

const builtInPopular = [
  { label: 'Accueil', url: '/' },
  { label: 'Nos expertises', url: '/expertises' },
  { label: 'L’agence', url: '/agence' },
  { label: 'Cas clients', url: '/cas-clients' },
  { label: 'Le blog', url: '/blog' },
  { label: 'Contact', url: '/contact' },
];

export const commonSchema = z.object({
  loading: label('Chargement...'),
  /** Said while something that was asked for waits for the network. */
  offline: label('Pas de réseau. La suite viendra dès qu’il sera revenu.'),
  /** Said to whoever sends forms too quickly; `{seconds}` stands for how long to wait. */
  tooOften: label(
    'Plusieurs envois sont partis en une minute. Rien n’est perdu\u00a0: réessayez dans {seconds} secondes.',
  ),
  /** Said in the place of a team that is not there yet, or not at all. */
  team: group({ loading: label("Chargement de l'équipe..."), unavailable: label('Équipe non disponible') }),
  /** The link to the case study of a client or of a trade. */
  readStory: label('Lire l’histoire'),
  agency: group({
    name: text('Atelier Vitrine'),
    tagline: text(),
    address: group({
      street: text('12 rue de la Clef'),
      postalCode: text('59800'),
      city: text('Lille'),
      country: text('France'),
    }),
    phone: text('03 53 01 24 68'),
    phoneHref: link('tel:+33353012468'),
    email: text('bonjour@atelier-vitrine.example'),
    foundedYear: text('2010'),
    social: list(z.object({ name: text(), url: link() })),
  }),
  announcement: group({
    enabled: flag(),
    text: text(),
    linkLabel: text(),
    link: link(),
    /** In its place in the evening, while it is day on the page; `{time}` stands for what a clock shows there. */
    evening: group({ text: text(), button: label('Allumer les lampes') }),
  }),
  menus: group({ header: list(menuItem, builtInHeader), footer: list(menuItem, builtInFooter) }),
  header: group({
    contactButton: text('Nous écrire'),
    bookingButton: label('Prendre rendez-vous'),
    menuButton: text('Menu'),
    closeMenu: text('Fermer le menu'),
    home: text('Accueil'),
    careers: text('Carrières'),
    quote: text('Devis'),
    learnMore: text('En savoir plus'),
  }),
  footer: group({
    tagline: longText(),
    servicesTitle: text('Expertises'),
    pagesTitle: text('Le site'),
    legalTitle: text('Informations légales'),
    calculator: group({
      title: text('Combien coûte votre site\u202f?'),
      description: longText(),
      button: text('Calculer un prix'),
    }),
    copyright: text('© {year} Atelier Vitrine'),
    services: group({
      react: text('Développement React'),
      nextjs: text('Applications Next.js'),
      wordpress: text('Sites WordPress'),
      woocommerce: text('Boutiques WooCommerce'),
      mobile: text('Applications mobiles'),
      hosting: text('Hébergement'),
      maintenance: text('Maintenance et support'),
    }),
    legal: group({
      legal: text('Mentions légales'),
      privacy: text('Politique de confidentialité'),
      terms: text('Conditions générales'),
      accessibility: text('Accessibilité'),
      siteMap: text('Plan du site'),
    }),
  }),
  partners: group({
    title: text('Ils nous font confiance'),
    items: list(z.object({ name: text(), logo: image(), alt: text(), caseStudy: caseStudy() })),
  }),
  siteMap: siteMapPage,
  accessibility: accessibilityPage,
  notFound: group({
    documentTitle: text('Page introuvable - 404'),
    title: text('Oups ! Page introuvable'),
    description: longText(),
    countdown: text('Retour à l’accueil dans {seconds}\u00a0s.'),
    stop: text('Rester ici'),
    stopped: text('Le compte à rebours est arrêté.'),
    home: text('Aller à l’accueil'),
    previous: text('Revenir à la page précédente'),
    popularTitle: text('Les pages les plus visitées'),
    popular: list(z.object({ label: text(), url: link() }), builtInPopular),
  }),
  /** Addresses of a former site, edited under « Anciennes adresses ». */
  redirects: ownRedirectList,
});
