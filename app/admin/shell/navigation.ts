export interface NavigationEntry {
  id: string;
  label: string;
  /** Below the address of the back office. */
  path: string;
}

export interface NavigationGroup {
  id: string;
  label: string;
  entries: readonly NavigationEntry[];
}

/** The editor of a section: its id is the name of the section. */
const page = (id: string, label: string): NavigationEntry => ({ id, label, path: `pages/${id}` });
const screen = (id: string, label: string): NavigationEntry => ({ id, label, path: id });

/** Before all groups: what came in, and whether all is well. */
export const firstScreen = screen('today', 'Aujourd’hui');

/** THE table of what the left navigation holds. The dashboard opens on `home`. */
export const navigation: readonly NavigationGroup[] = [
  {
    id: 'visitors',
    label: 'Visiteurs',
    entries: [
      screen('inbox', 'Boîte de réception'),
      { id: 'quotes', label: 'Devis', path: 'inbox/quotes' },
      { id: 'applications', label: 'Candidatures', path: 'inbox/applications' },
      screen('appointments', 'Rendez-vous'),
      screen('appointment-hours', 'Horaires des rendez-vous'),
      screen('statistics', 'Fréquentation'),
    ],
  },
  {
    id: 'system',
    label: 'Système',
    entries: [page('common', 'Navigation et textes communs'), screen('menus', 'Gestion des menus')],
  },
  {
    id: 'pages',
    label: 'Pages',
    entries: [
      page('home', 'Accueil'),
      page('services', 'Services'),
      page('calculator', 'Calculateur de prix'),
      page('contact', 'Contact'),
      page('blog', 'Blog'),
      page('recruitment', 'Recrutement'),
    ],
  },
  {
    id: 'expertises',
    label: 'Expertises',
    entries: [
      page('react-development', 'Développement React'),
      page('nextjs-apps', 'Applications Next.js'),
      page('mobile-apps', 'Applications mobiles'),
      page('wordpress', 'Sites WordPress'),
      page('maintenance', 'Maintenance et support'),
      page('ecommerce', 'E-commerce'),
      page('hosting', 'Hébergement'),
    ],
  },
  {
    id: 'content',
    label: 'Contenus',
    entries: [
      screen('articles', 'Articles du blog'),
      screen('case-studies', 'Cas clients'),
      page('testimonials', 'Témoignages'),
    ],
  },
  {
    id: 'legal',
    label: 'Pages légales',
    entries: [
      page('legal', 'Mentions légales'),
      page('privacy', 'Confidentialité'),
      page('terms', 'Conditions générales (CGU)'),
    ],
  },
  {
    id: 'more-pages',
    label: 'Autres pages',
    entries: [
      page('agency', 'L’agence'),
      page('pricing', 'Tarifs'),
      page('projects', 'Cas client : mots de la page'),
      page('studycases', 'Cas clients : page de la liste'),
      page('faq', 'Questions fréquentes'),
      page('cii', 'Crédit d’impôt innovation'),
      page('expertise-react', 'React : compléments'),
      page('expertise-nextjs', 'Next.js : compléments'),
      page('wordpress-sites', 'WordPress : compléments'),
      page('maintenance-support', 'Maintenance : compléments'),
    ],
  },
  {
    id: 'site',
    label: 'Site',
    entries: [
      screen('publications', 'Publications'),
      screen('translations', 'Traductions'),
      screen('media', 'Médiathèque'),
      screen('checks', 'Contrôle des contenus'),
      screen('redirects', 'Anciennes adresses'),
      screen('mail', 'Envoi des e-mails'),
      screen('doctor', 'Diagnostic'),
      screen('bin', 'Corbeille'),
    ],
  },
  {
    id: 'team',
    label: 'Équipe',
    entries: [
      screen('administrators', 'Administrateurs'),
      screen('audit-log', 'Journal'),
      screen('account', 'Mon compte'),
    ],
  },
];

/** Open at first; the group of what is shown opens too. */
export const OPEN_GROUP = 'pages';

const allEntries = [firstScreen, ...navigation.flatMap(({ entries }) => entries)];

/** The entry of what is open: an article is part of the list of articles, a quote of the quotes and not of the inbox. */
export function entryHolding(path: string): NavigationEntry | undefined {
  return allEntries
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

export function entryOf(path: string): NavigationEntry | undefined {
  return allEntries.find((entry) => entry.path === path);
}
